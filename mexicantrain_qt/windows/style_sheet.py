"""How do Qt's style sheets say that look? ``@names@`` are filled in by ``style``."""

from __future__ import annotations

STYLE_SHEET = """
QWidget { color: @text@; }
QMainWindow, QDialog, QMenu { background: @ground@; }
QToolTip { background: @raised@; color: @text@; border: 1px solid @strong_line@; padding: 4px 8px; }

QPushButton {
    background: @raised@; border: 1px solid @line@; border-radius: 8px;
    padding: 0 16px; min-height: 34px;
}
QPushButton:hover { background: @hover@; }
QPushButton:pressed { background: @field@; }
QPushButton:focus { border: 2px solid @accent@; padding: 0 15px; min-height: 32px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid @accent@; padding: 0 7px; min-height: 30px; }
QToolButton:focus, QCheckBox:focus, QSlider:focus { border: 2px solid @accent@; }
QPushButton:disabled { color: @strong_line@; border-color: @line@; }
QToolButton:disabled { color: @strong_line@; }
QPushButton#play {
    background: @accent@; color: @accent_text@; border: 2px solid @accent@; font-weight: 600;
    min-height: 42px; padding: 0 24px;
}
QPushButton#play:hover { background: @accent_hover@; border-color: @accent_hover@; }
QPushButton#play:focus { border: 2px solid @text@; padding: 0 24px; min-height: 42px; }
QPushButton#play:disabled { background: @raised@; color: @strong_line@; border-color: @line@; }

QToolButton { background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 4px; }
QToolButton:hover, QToolButton:open { background: @hover@; }
QToolButton:checked { background: @hover@; border-color: @strong_line@; }
QToolButton#sound:checked { background: transparent; border-color: transparent; }
QToolButton#sound:checked:hover { background: @hover@; }
QToolButton#sound:focus { border: 2px solid @accent@; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton#choice:checked {
    background: @accent@; color: @accent_text@; border-color: @accent@;
}
QPushButton#choice:checked:focus { border-color: @text@; }

QLineEdit, QComboBox, QSpinBox {
    background: @field@; border: 1px solid @line@; border-radius: 8px; padding: 0 8px; min-height: 32px;
    selection-background-color: @accent@; selection-color: @accent_text@;
}
QPlainTextEdit#code { background: @field@; border: 1px solid @line@; border-radius: 8px; padding: 4px; }
QPlainTextEdit#code:focus { border: 2px solid @accent@; padding: 3px; }
QSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0 0 0 8px; min-height: 0; background: transparent; }
QComboBox:hover, QLineEdit:hover, QSpinBox:hover { border-color: @strong_line@; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url("@chevron-down@"); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background: @raised@; border: 1px solid @strong_line@; padding: 4px; outline: none;
    selection-background-color: @hover@; selection-color: @text@;
}
QComboBox QAbstractItemView::item { min-height: 30px; padding: 0 8px; border-radius: 6px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 24px; background: transparent; }
QSpinBox::up-arrow { image: url("@chevron-up@"); width: 14px; height: 14px; }
QSpinBox::down-arrow { image: url("@chevron-down@"); width: 14px; height: 14px; }


QCheckBox { spacing: 8px; border: 2px solid transparent; border-radius: 8px; padding: 2px 4px; }
QCheckBox::indicator {
    width: 20px; height: 20px; border-radius: 6px; border: 1px solid @strong_line@; background: @field@;
}
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@; image: url("@check@"); }
QCheckBox:disabled { color: @strong_line@; }
QCheckBox::indicator:checked:disabled { background: @strong_line@; border-color: @strong_line@; }
QSlider { min-height: 24px; border: 2px solid transparent; border-radius: 8px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @strong_line@; }
QSlider::sub-page:horizontal { border-radius: 2px; background: @accent@; }
QSlider::sub-page:horizontal:disabled { background: @strong_line@; }
QSlider::handle:horizontal { width: 18px; margin: -7px 0; border-radius: 9px; background: @accent@; }
QSlider::handle:horizontal:disabled { background: @strong_line@; }

QMenu { border: 1px solid @line@; padding: 8px; }
QMenu::item { padding: 8px 32px 8px 16px; border-radius: 6px; }
QMenu::item:selected { background: @hover@; }
QMenu::item:disabled { color: @strong_line@; }
QMenu::separator { height: 1px; background: @line@; margin: 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::indicator:checked { image: url("@dot@"); }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: @hover@; border-radius: 4px; min-height: 32px; }
QScrollBar::handle:vertical:hover { background: @strong_line@; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none; height: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: @hover@; border-radius: 4px; min-width: 32px; }

QListView, QTableView { background: transparent; border: none; outline: none; }
QTableView { border: 2px solid transparent; border-radius: 8px; }
QTableView:focus { border-color: @line@; }
QListView::item { padding: 8px; border-radius: 8px; }
QListView::item:selected { background: @hover@; color: @text@; }
QListView::item:selected:focus { border: 2px solid @accent@; padding: 6px; }

QListView#log::item { padding: 4px 0; }

QTextEdit#reader { background: @field@; border: 1px solid @line@; border-radius: 12px; padding: 0; }
QTextEdit#reader:focus { border-color: @accent@; }

QWidget#bar { background: @ground@; border-bottom: 1px solid @line@; }
QFrame#guide { background: @ground@; border: 1px solid @accent@; border-radius: 12px; }
QFrame#toast { background: @ground@; border: 1px solid @strong_line@; border-radius: 12px; }
QWidget#panel { background: @ground@; border-left: 1px solid @line@; }
QWidget#plate { background: @raised@; border: 1px solid @line@; border-radius: 12px; }
QMessageBox QLabel#qt_msgbox_label { font-weight: 600; }
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 320px; }
QLabel#muted { color: @muted@; }
QLabel#error { color: @error@; }
QLabel#yours { color: @accent@; font-weight: 600; }
QLabel#changed { background: @hover@; color: @text@; border-radius: 6px; padding: 0 6px; }
"""
