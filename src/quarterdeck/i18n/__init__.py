"""Words in every language, from Fluent files in ``quarterdeck/locale``.

:class:`Words` looks messages up; a :class:`Wording` puts a game's values into them: actions,
events, refusals and results. Games without a wording of their own are told in their notation.
"""

from quarterdeck.i18n.changes import changes_told
from quarterdeck.i18n.wording import Wording, wording_for
from quarterdeck.i18n.words import Words, negotiate, system_language
from quarterdeck.languages import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Wording",
    "Words",
    "changes_told",
    "negotiate",
    "system_language",
    "wording_for",
]
