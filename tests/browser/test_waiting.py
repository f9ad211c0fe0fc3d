"""The room where one waits for others."""

from __future__ import annotations

from typing import Final

MARK: Final = """addEventListener('DOMContentLoaded', () => {
  document.getElementById('scene').first = true;
});"""
"""A poster that takes the place of another has no mark."""
SCENE: Final = "() => [scene.first ?? false, scene.classList.contains('quay')]"


def test_an_open_table_keeps_the_quay_that_it_has_from_the_first_moment(visit):
    page = visit("/new?game=port-royal&seats=open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.add_init_script(MARK)
    page.reload()
    page.get_by_role("button", name="Copy the link").wait_for()
    assert page.evaluate(SCENE) == [True, True]
