"""The page of the HTTP calls: plain HTML, made here, so that nothing is loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from litestar import Litestar, MediaType, Response, get
from litestar.connection import Request
from litestar.datastructures import State

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d2733; background: #fbf8f1; }
h2 { margin: 2rem 0 .25rem; font-size: 1.05rem; }
code { font-family: ui-monospace, monospace; }
.method { color: #8a2b1d; }
pre { background: #f0eadb; padding: .75rem 1rem; overflow: auto; border-radius: .25rem; }
@media (prefers-color-scheme: dark) {
  body { color: #e7e2d6; background: #151d26; } pre { background: #202b37; }
  .method { color: #f0a08f; } a { color: #9cc6ee; }
}
"""
Plain = dict[str, object]
REFUSED: Final = {
    "description": "Refused, with the reason",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "required": ["error"],
                "properties": {
                    "error": {
                        "type": "object",
                        "required": ["code", "text", "details"],
                        "properties": {
                            "code": {"type": "string"},
                            "text": {"type": "string"},
                            "details": {"type": "object"},
                        },
                    }
                },
            }
        }
    },
}


def schema_of(app: Litestar) -> Plain:
    """The calls as OpenAPI; each answers anything but success in the same form."""
    schema: Plain = dict(app.openapi_schema.to_schema())
    for _, methods in _items(_at(schema, "paths")):
        for _, call in _items(methods):
            responses = _at(call, "responses")
            if isinstance(responses, dict):
                responses.pop("400", None)  # Litestar's own form
                responses["default"] = REFUSED
    return schema


def page(schema: Plain) -> str:
    """The calls, one after the other."""
    title = escape(f"{_at(schema, 'info', 'title')} {_at(schema, 'info', 'version')}")
    calls = "\n".join(_calls(schema))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}: HTTP calls</title>"
        '<link rel="stylesheet" href="/api/docs/style.css">'
        f"<h1>{title}: HTTP calls</h1>"
        '<p>The same as a schema: <a href="/api/docs/openapi.json">openapi.json</a>. '
        "The messages of a table's WebSocket are in <code>docs/protocol.md</code>.</p>"
        f"{calls}</html>"
    )


def _calls(schema: Plain) -> Iterator[str]:
    for path, methods in _items(_at(schema, "paths")):
        for method, call in _items(methods):
            yield (
                f'<h2><code><span class="method">{escape(method.upper())}</span> '
                f"{escape(path)}</code></h2>"
                f"<p><b>{escape(str(_at(call, 'summary')))}.</b> "
                f"{escape(str(_at(call, 'description') or ''))}</p>"
            )
            asked = _at(call, "requestBody", "content", "application/json", "schema")
            if asked:
                yield f"<p>Body:</p><pre>{escape(_shape(schema, asked))}</pre>"
            for status, answer in _items(_at(call, "responses")):
                given = _at(answer, "content", "application/json", "schema")
                if status.startswith("2") and given:
                    yield f"<p>{status}:</p><pre>{escape(_shape(schema, given))}</pre>"


def _shape(schema: Plain, kind: object, depth: int = 0) -> str:
    """A type in a few words, as JSON would look."""
    name = str(_at(kind, "$ref") or "").rpartition("/")[2]
    if name:
        return _shape(schema, _at(schema, "components", "schemas", name), depth)
    options = _at(kind, "oneOf") or _at(kind, "anyOf")
    if isinstance(options, list):
        return " | ".join(_shape(schema, option, depth) for option in options)
    values = _at(kind, "enum")
    if isinstance(values, list):
        return " | ".join(f'"{value}"' for value in values)
    if _at(kind, "type") == "array":
        return f"[{_shape(schema, _at(kind, 'items'), depth)}, ...]"
    fields = _items(_at(kind, "properties"))
    if fields:
        inside = "  " * (depth + 1)
        lines = [f'{inside}"{key}": {_shape(schema, of, depth + 1)}' for key, of in fields]
        return "{\n" + ",\n".join(lines) + "\n" + "  " * depth + "}"
    return str(_at(kind, "const") or _at(kind, "type") or "anything")


def _at(value: object, *keys: str) -> object:
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _items(value: object) -> list[tuple[str, object]]:
    return [(str(key), item) for key, item in value.items()] if isinstance(value, dict) else []


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def show_reference(request: Request[None, None, State]) -> str:
    """The page."""
    return page(schema_of(request.app))


@get("/api/docs/style.css", include_in_schema=False, sync_to_thread=False)
def show_style() -> Response[str]:
    """Its look."""
    return Response(STYLE, media_type="text/css")


@get("/api/docs/openapi.json", include_in_schema=False, sync_to_thread=False)
def show_schema(request: Request[None, None, State]) -> Plain:
    """The calls for programs."""
    return schema_of(request.app)


REFERENCE: Final = (show_reference, show_style, show_schema)
