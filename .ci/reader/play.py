"""Plays a game by the actions of the nodes."""

import re

from desk import Failure
from reader import COMPUTER, PERSON, report


def best_move(reader):
    position = reader.position(PERSON, COMPUTER, "h")
    return reader.ask("move", "--personality", "Master", "--position", position, "--max-ms", "100")["move"]


def game(reader):
    """Plays until a result is announced."""
    moves = early = 0
    nodes = reader.nodes()
    while True:
        name = best_move(reader)
        heard = len(reader.announcements)
        reader.click(nodes[name][0])
        is_played = lambda: (now := reader.nodes())[name][1] == PERSON and now
        # A person may read the board in the opponent's turn, and press a node later.
        nodes = reader.wait(f"{name} to be played", is_played)
        early += len(reader.announcements) == heard
        about_moves = lambda: [text for text in reader.announcements[heard:] if " played " in text]
        news = reader.wait(f"the announcement after {name}", about_moves)[-1]
        moves += 1
        if " win" in news:
            reader.expect(rf"({PERSON}|{COMPUTER}) played [a-z]\d+\. .* wins?\..*", news)
            if not early:
                raise Failure("the board was not read in the opponent's turn")
            return report(f"{moves} moves; the board was read {early} times in the opponent's turn")
        reply = re.fullmatch(rf"{COMPUTER} played ([a-z]\d+)\. Your move\.", news)
        if not reply:
            raise Failure(f"announced after {name}: {news!r}")
        if reader.nodes()[reply[1]][1] != COMPUTER:
            raise Failure(f"{news!r} was announced, but the node is {reader.nodes()[reply[1]][0].get_name()!r}")
        moves += 1
