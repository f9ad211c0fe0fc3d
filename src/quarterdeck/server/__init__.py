"""Tables for browsers and programs: HTTP to find a seat, one WebSocket a table.

The server knows no game. Each table has one writer: an action is checked, stored, acknowledged and
then told to everybody who may know it. ``docs/protocol.md`` describes the messages.
"""
