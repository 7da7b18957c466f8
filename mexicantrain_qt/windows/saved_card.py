"""What is there to see of one kept game? Its table, who plays, by which sheet, how it stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mexicantrain_qt.controller.saved_games import GameLine
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.looks import PlayerLook, TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts_saved
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.style import BODY, STEP, TITLE, sized
from mexicantrain_qt.windows.table_picture import TablePictures
from mexicantrain_qt.windows.texts_table import sheet_title

_WIDTH = STEP * 56
_HEIGHT = _WIDTH * 5 // 8
_LINES = 4
"""What eight players with their levels and points need."""
_WAIT_MS = 60
"""Whoever runs through the list with the arrows does not wait for pictures."""


class SavedCard(QFrame):
    """One kept game. The picture comes a moment after the words."""

    def __init__(
        self,
        preview: Callable[[str], PlayerView | None],
        theme: Theme,
        style: TileStyle,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("plate")
        self._preview = preview
        self._look = (theme, style)
        self._pictures: TablePictures | None = None
        self._game: GameLine | None = None
        self._picture = QLabel()
        self._picture.setFixedSize(_WIDTH, _HEIGHT)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = ElidedLabel()
        sized(self._name, TITLE, bold=True)
        self._how_far = ElidedLabel()
        self._how_far.setObjectName("muted")
        self._players = QLabel()
        self._players.setWordWrap(True)
        self._players.setTextFormat(Qt.TextFormat.PlainText)
        self._players.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._players.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._players.setMinimumHeight(self._players.fontMetrics().lineSpacing() * _LINES)
        sized(self._players, BODY)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP * 2, STEP * 2, STEP * 2, STEP * 2)
        column.setSpacing(STEP)
        column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._name)
        column.addWidget(self._how_far)
        column.addWidget(self._players, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT_MS)
        self._timer.timeout.connect(self._show_picture)

    def show_game(self, game: GameLine | None) -> None:
        self._game = game
        self._picture.setPixmap(QPixmap())
        if game is None:
            for label in (self._name, self._how_far, self._players):
                label.setText("")
            self._timer.stop()
            return
        rounds = game.options.rounds
        self._name.setText(game.name)
        self._how_far.setText(
            " · ".join(
                (
                    sheet_title(game.options, {}),
                    texts_saved.progress(game.round, rounds, is_over=game.is_over),
                    texts_saved.when(game.kept_at),
                )
            )
        )
        self._players.setText(" · ".join(map(texts_saved.player_and_total, game.players, game.totals)))
        self._timer.start()

    def close_pictures(self) -> None:
        """No picture is taken any more."""
        self._timer.stop()
        if self._pictures is not None:
            self._pictures.close()
            self._pictures = None

    def _show_picture(self) -> None:
        view = None if self._game is None else self._preview(self._game.name)
        if self._game is None or view is None:
            return
        if self._pictures is None:
            self._pictures = TablePictures(*self._look, self)
        looks = tuple(
            PlayerLook(player.name, seat, player.kind == "person")
            for seat, player in enumerate(self._game.players)
        )
        self._picture.setPixmap(self._pictures.picture(view, looks, _WIDTH, self.devicePixelRatioF()))
