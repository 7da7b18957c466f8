"""What is always in reach above the table? A slim bar: menu, sheet and round, what to do now, and a few tools."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from mexicantrain_qt.windows.commands import Commands
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.icons import ICON
from mexicantrain_qt.windows.menus import MainMenu
from mexicantrain_qt.windows.style import BODY, STEP, sized

HEIGHT = 48


class Bar(QWidget):
    """The slim bar. It shows what it is told; what its buttons do is said by ``Commands``."""

    def __init__(self, commands: Commands, menu: MainMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(HEIGHT)
        self._commands = commands
        self._sheet = ElidedLabel()
        sized(self._sheet, BODY, bold=True)
        self._round = ElidedLabel()
        self._round.setObjectName("muted")
        self._prompt = ElidedLabel()
        self._prompt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._prompt.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        menu_button = self._with_menu("menu", menu)
        commands["menu"].triggered.connect(menu_button.showMenu)
        groups: tuple[tuple[QWidget, ...], ...] = (
            (menu_button,),
            (self._sheet, self._round),
            (self._prompt,),
            (self._button("undo"), self._button("redo"), self._button("hint")),
            (self._with_menu("pace", menu.pace), self._button("sound")),
            (self._button("score"), self._button("log")),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(STEP, 0, STEP, 0)
        row.setSpacing(STEP * 2)
        for group in groups:
            part = QHBoxLayout()
            part.setSpacing(STEP // 2 if isinstance(group[0], QToolButton) else STEP)
            for widget in group:
                part.addWidget(widget)
            row.addLayout(part, 1 if group[0] is self._prompt else 0)

    def show_table(self, sheet: str, differences: str, round_: str) -> None:
        """Name the *sheet* and the *round_*; *differences* from the sheet are the tooltip."""
        self._sheet.setText(sheet)
        self._sheet.setAccessibleDescription(differences)
        self._sheet.set_tool_tip(differences)
        self._round.setText(round_)

    def show_prompt(self, sentence: str, *, yours: bool) -> None:
        """Say what there is to do; it is the bright thing in the bar when it is *yours* to do."""
        self._prompt.setText(sentence)
        self._prompt.setObjectName("yours" if yours else "muted")
        self.style().unpolish(self._prompt)
        self.style().polish(self._prompt)

    def _button(self, name: str) -> QToolButton:
        action = self._commands[name]
        button = QToolButton(self)  # without a parent it would be a window when it is made visible
        button.setObjectName(name)
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(ICON, ICON))
        button.setFixedSize(STEP * 5, STEP * 5)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setVisible(action.isVisible())
        action.visibleChanged.connect(lambda: button.setVisible(action.isVisible()))
        return button

    def _with_menu(self, name: str, menu: QMenu) -> QToolButton:
        button = self._button(name)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return button
