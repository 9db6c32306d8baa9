"""Solves a lesson and puzzles by keyboard alone."""

from desk import Failure

SIDES = {"left to right": "h", "top to bottom": "v"}
NAMES = {side: name for name, side in SIDES.items()}
YOU = f"You join ({'|'.join(SIDES)})\\."
FOUND = r"Right(!|, this time\.)"


def lesson(reader):
    """Answers step 1 of lesson 3 wrongly, then rightly."""
    reader.expect("Learn", reader.press("l"))
    reader.step_to("Lesson 3")
    reader.expect(r"Lesson 3, Stop your opponent, step 1 of \d\. .*", reader.press("Return"))
    reader.walk_to("a3")
    reader.expect(r"a3\. Not that\. .* Try again, button\.", reader.press("Return"))
    require_focus(reader, "Try again")
    reader.press("Return")
    reader.walk_to("e5")
    reader.expect(r"e5\. Right\. .* Next step, button\.", reader.press("Return"))
    require_focus(reader, "Next step")
    reader.expect(r"Lesson 3, Stop your opponent, step 2 of \d\. .*", reader.press("Return"))


def puzzles(reader):
    """Solves one puzzle each of *Keep the win*, *Who wins?* and *Spot the mistake*."""
    reader.press("p")
    keep(reader)
    judge(reader)
    mistake(reader)


def choose_kind(reader, name):
    """Chooses a kind of puzzle and returns the announcement of the puzzle."""
    reader.step_to("Puzzles: ", "shift+Tab")
    reader.desk.keys("Return")
    reader.step_to(name, "Down")
    return reader.press("Return")


def keep(reader):
    news = reader.expect(rf"Puzzle, .* {YOU} Keep the win\. .*", choose_kind(reader, "Keep the win"))
    position = reader.position(NAMES["h"], NAMES["v"], SIDES[news[1]])
    winning = reader.ask("solve", "--position", position)["winning_moves"]
    reader.walk_to(winning[0])
    reader.expect(r"Right! .* Next puzzle, button\.", reader.press("Return"))
    require_focus(reader, "Next puzzle")
    reader.press("Return")


def judge(reader):
    """Tries the answers in turn; a wrong one can be replaced at once."""
    reader.expect(r"Puzzle, .* Who wins\? .* Choose with 1, 2, 3\. .*", choose_kind(reader, "Who wins?"))
    for key in "123":
        news = reader.press(key)
        if "is wrong here" not in news:
            break
        reader.expect(r"Not that\. .* Try again, button\.", news)
    else:
        raise Failure("none of the three answers of Who wins? is right")
    if "Next puzzle, button." in news:
        reader.expect(rf"{FOUND} .* Next puzzle, button\.", news)
    else:
        reader.expect(r"The side to move wins\. Now play a winning move\.", news)


def mistake(reader):
    """Chooses each move in turn until it is the mistake."""
    reader.expect(r"Puzzle, .* Which move gave the win away\? .*", choose_kind(reader, "Spot the mistake"))
    for _ in range(40):
        reader.expect(rf"\d+\. [a-z]\d+, ({'|'.join(SIDES)})", reader.press("Next"))
        news = reader.press("Return")
        if "gave the win away" in news:
            reader.expect(rf"{FOUND} Move \d+, [a-z]\d+, gave the win away\. .* Next puzzle, button\.", news)
            return
        reader.expect(r"Not move \d+\. .* Try again, button\.", news)
        require_focus(reader, "Try again")
        reader.press("Return")
    raise Failure("no move is the mistake")


def require_focus(reader, name):
    reader.wait(f"the focus on {name}", lambda: reader.focus() == name)
