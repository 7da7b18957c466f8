"""What does somebody see of the game? The table, a slim bar, and what comes and goes over the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_troubles
