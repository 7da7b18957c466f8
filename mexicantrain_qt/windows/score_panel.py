"""When is the score sheet to be seen, and where?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.side_panel import SidePanel

if TYPE_CHECKING:
    from mexicantrain_qt.windows.score_sheet import ScoreSheet


class ScorePanel(SidePanel):
    """The panel with the score sheet of the game on the table, as it is when the panel is opened."""

    next_round_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, game_now: Callable[[], Game | None], stage: QWidget, theme: Theme = FELT) -> None:
        self._game_now = game_now
        self._theme = theme
        self._colours: tuple[int, ...] = ()
        self._sheet: ScoreSheet | None = None
        holder = QWidget()
        self._holder = QVBoxLayout(holder)
        self._holder.setContentsMargins(0, 0, 0, 0)
        super().__init__(holder, stage, theme)

    def open_game(self, colours: Sequence[int]) -> None:
        """Another game lies on the table; *colours* by seat."""
        self._colours = tuple(colours)
        self.close_panel()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._theme = theme
        if self.is_open and (game := self._game_now()) is not None:
            had_focus = self.isAncestorOf(QApplication.focusWidget() or self)
            self._show(game)
            if had_focus:
                self.content.setFocus()

    def open_panel(self) -> None:
        game = self._game_now()
        if game is not None:
            self._show(game)
            super().open_panel()

    def _show(self, game: Game) -> None:
        # At the start nobody waits for it.
        from mexicantrain_qt.windows.score_model import scores_of  # noqa: PLC0415  see above
        from mexicantrain_qt.windows.score_sheet import ScoreSheet  # noqa: PLC0415  see above

        if self._sheet is not None:
            self._holder.removeWidget(self._sheet)
            self._sheet.hide()
            self._sheet.deleteLater()
        self._sheet = ScoreSheet(scores_of(game, self._colours), self._theme)
        self._sheet.next_round_asked.connect(self.close_panel)
        self._sheet.next_round_asked.connect(self.next_round_asked)
        self._sheet.new_game_asked.connect(self.new_game_asked)
        self._holder.addWidget(self._sheet)
        self._holder.activate()  # or the panel is as wide as it was without the sheet
        self.content.setFocusProxy(self._sheet)
