"""Completes all lessons, ten puzzles of each kind, and a rung of the ladder, by keyboard alone."""

import json
import re

from desk import ROOT, Failure
from reader import COMPUTER, PERSON, learn, report

LESSONS = ROOT / "crates/learn/assets/lessons.jsonl"
# Answers to the steps in which only the player moves.
ALONE = {"join-1": ["a3"], "join-2": ["c3", "e3"], "obstacle-1": ["d2", "e1"], "obstacle-2": ["d4", "e5"]}
CLASSES = ["horizontal", "vertical", "to-move"]
OPPOSITE = {"h": "v", "v": "h"}
KINDS = ["Keep the win", "Only one ring", "Stop them", "Win in a few moves", "Repair"]
PUZZLES = 10


def position(reader, you, names, last=None):
    """The position text once two readings agree and differ from `last`; `names` are those of horizontal and vertical."""

    def read():
        try:
            texts = [reader.position(names["h"], names["v"], you) for _ in range(2)]
        except KeyError:
            return None
        return texts[0] if texts[0] == texts[1] != last else None

    return reader.wait("the board to be steady", read)


def winning_move(reader, text):
    """A winning move, or a good one if there is none."""
    winning = reader.ask("solve", "--position", text)["winning_moves"]
    return winning[0] if winning else reader.ask("move", "--personality", "Master", "--position", text)["move"]


def play(reader, node):
    reader.walk_to(node)
    return reader.press("Return")


def lessons(reader):
    """Answers each step rightly at the first attempt."""
    steps = [json.loads(line) for line in LESSONS.read_text().splitlines()]
    reader.press("l")
    learn.require_focus(reader, "Learn the game")
    for step in steps:
        lesson, number = step["number"]
        news = reader.press("Return")
        reader.expect(rf"Lesson {lesson}, .*, step {number} of \d\. .*", news)
        answer = complete(reader, step)
        if not re.search(r"(Next.*|Finish), button\.$", answer):
            raise Failure(f"step {step['name']} is not done after {answer!r}")
    if reader.press("Return") != "Learn":
        raise Failure(f"announced {reader.announcements[-1]!r} after the last lesson")


def complete(reader, step):
    names = {"h": "Round dots", "v": "Diamonds"}
    [(mode, values)] = step["mode"].items()
    if mode == "alone":
        return [play(reader, node) for node in ALONE[step["name"]]][-1]
    if mode == "partner":
        return play(reader, values["accept"][0])
    if mode == "move":
        return play(reader, winning_move(reader, position(reader, step["you"], names)))
    if mode == "judge":
        news = reader.press(str(CLASSES.index(values["class"]) + 1))
        return play(reader, values["then_move"][0]) if "then_move" in values else news
    if mode == "cut":
        return [play(reader, reader.wait("a way", lambda: branch(reader))) for _ in range(values["times"])][-1]
    text = None
    while True:
        text = position(reader, step["you"], names, text)
        news = play(reader, winning_move(reader, text))
        if "button." in news:
            return news


def branch(reader):
    """A free node of a way that may be cut."""
    nodes = reader.nodes().items()
    return next((name for name, (node, owner) in nodes if owner == "free" and " way" in node.get_name()), None)


def puzzles(reader):
    """Solves ten puzzles of each kind."""
    reader.press("p")
    for kind in KINDS + ["Win it"]:
        news = learn.choose_kind(reader, kind)
        for _ in range(PUZZLES):
            solve(reader, news)
            news = reader.press("Return")
        report(f"{kind}: {PUZZLES} solved")
    for _ in range(PUZZLES):
        learn.judge(reader)
        learn.mistake(reader)


def solve(reader, news):
    """Answers until the puzzle is found, at the first attempt."""
    you = learn.SIDES[re.search(learn.YOU, news)[1]]
    names = dict(learn.NAMES)
    if opponent := re.search(r"Win against ([^.]+)\.", news):
        names[OPPOSITE[you]] = opponent[1]
    left = re.search(r"Win in (\d)\.", news)
    left = int(left[1]) if left else 0
    text = None
    while True:
        text = position(reader, you, names, text)
        if left:
            node = reader.ask("solve", "--position", text, "--win-in", str(left))["win_in_moves"][0]
            left -= 1
        else:
            node = winning_move(reader, text)
        news = play(reader, node)
        if news.endswith("Next puzzle, button."):
            reader.expect(r"Right! .*", news)
            return learn.require_focus(reader, "Next puzzle")


def rung(reader):
    """Wins both games of the first rung."""
    reader.press("shift+r")
    reader.step_to(f"Challenge {COMPUTER}")
    for you in "hv":
        reader.desk.keys("Return")
        if you == "v":
            reader.wait("the opponent to begin", lambda: reader.announcements[-1].endswith("Your move."))
        names = {you: PERSON, OPPOSITE[you]: COMPUTER}
        text = None
        while text != "":
            text = play_on(reader, you, names, text)
        if you == "h":
            reader.step_to("Next game")
    text = f"{COMPUTER}’s rung is yours."
    reader.wait(text, lambda: any(text in news for news in reader.announcements))


def play_on(reader, you, names, last):
    """Plays a move. Returns the position before it, or an empty text if it wins."""
    heard = len(reader.announcements)
    text = position(reader, you, names, last)
    node = winning_move(reader, text)
    reader.walk_to(node)
    reader.desk.keys("Return")
    news = lambda: [text for text in reader.announcements[heard:] if "Your move." in text or f"{PERSON} win" in text or "wins." in text]
    answer = reader.wait(f"the answer to {node}", news)[0]
    if f"{COMPUTER} wins." in answer:
        raise Failure(answer)
    return "" if f"{PERSON} win" in answer else text
