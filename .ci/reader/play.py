"""Plays a game by the actions of the nodes."""

import re

from desk import Failure
from reader import COMPUTER, PERSON, report


def best_move(reader):
    position = reader.position(PERSON, COMPUTER, "h")
    return reader.ask("move", "--personality", "Master", "--position", position, "--max-ms", "100")["move"]


def game(reader):
    """Plays until a result is announced."""
    moves = 0
    while True:
        name = best_move(reader)
        heard = len(reader.announcements)
        reader.click(reader.nodes()[name][0])
        reader.wait(f"{name} to be played", lambda: reader.nodes()[name][1] == PERSON)
        about_moves = lambda: [text for text in reader.announcements[heard:] if " played " in text]
        news = reader.wait(f"the announcement after {name}", about_moves)[-1]
        moves += 1
        if " win" in news:
            reader.expect(rf"({PERSON}|{COMPUTER}) played [a-z]\d+\. .* wins?\..*", news)
            return report(f"{moves} moves")
        reply = re.fullmatch(rf"{COMPUTER} played ([a-z]\d+)\. Your move\.", news)
        if not reply:
            raise Failure(f"announced after {name}: {news!r}")
        if reader.nodes()[reply[1]][1] != COMPUTER:
            raise Failure(f"{news!r} was announced, but the node is {reader.nodes()[reply[1]][0].get_name()!r}")
        moves += 1
