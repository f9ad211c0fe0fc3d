"""Those who try to stall a server: each a function that is given its address and a time in seconds.

They know nothing of the server but what any stranger can, and go on as long as they are let.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine

Attack = Callable[[str, float], Coroutine[None, None, None]]
