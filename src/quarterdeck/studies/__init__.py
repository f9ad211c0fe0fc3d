"""Questions about a game, answered from many games of bots, with intervals and pictures.

A question is a small function over one finished game: it yields numbers, each for a place in a
chart. Everything else (playing, counting, intervals, drawing) is done for it.
"""

from quarterdeck.studies.answers import Answer, Point, answer, answers_to
from quarterdeck.studies.questions import Question, find_question, questions_for
from quarterdeck.studies.story import Moment, Story, Tale, Value

__all__ = [
    "Answer",
    "Moment",
    "Point",
    "Question",
    "Story",
    "Tale",
    "Value",
    "answer",
    "answers_to",
    "find_question",
    "questions_for",
]
