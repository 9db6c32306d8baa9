"""Solves a lesson and puzzles by keyboard alone."""

from desk import Failure

SIDES = {"Horizontal": "h", "Vertical": "v"}


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
    reader.step_to("Kind: ", "shift+Tab")
    reader.desk.keys("Return")
    reader.step_to(name, "Down")
    return reader.press("Return")


def keep(reader):
    news = reader.expect(r"Puzzles, .* You are (\w+)\. .* Keep the win\. .*", choose_kind(reader, "Keep the win"))
    position = reader.position("Horizontal", "Vertical", SIDES[news[1]])
    winning = reader.ask("solve", "--position", position)["winning_moves"]
    reader.walk_to(winning[0])
    reader.expect(r"Found\. .* Next, button\.", reader.press("Return"))
    require_focus(reader, "Next")
    reader.press("Return")


def judge(reader):
    """Tries the answers in turn; a wrong one can be replaced at once."""
    reader.expect(r"Puzzles, .* Who wins\? .* Choose with the buttons or 1, 2, 3\. .*", choose_kind(reader, "Who wins?"))
    for key in "123":
        news = reader.press(key)
        if "is wrong here" not in news:
            break
        reader.expect(r"Not that: .* Try again, button\.", news)
    else:
        raise Failure("none of the three answers of Who wins? is right")
    if news.startswith("Right: the side that moves first wins."):
        reader.expect(r"Right: .* Now play a winning move\.", news)
    else:
        reader.expect(r"(Found|Found later)\. .* Next, button\.", news)


def mistake(reader):
    """Chooses each move in turn until it is the mistake."""
    reader.expect(r"Puzzles, .* Which move gave the win away\? .*", choose_kind(reader, "Spot the mistake"))
    for _ in range(40):
        reader.expect(r"\d+\. (Horizontal|Vertical) [a-z]\d+.*", reader.press("Next"))
        news = reader.press("Return")
        if "gave the win away" in news:
            reader.expect(r"(Found|Found later)\. Move \d+, [a-z]\d+, gave the win away\. .* Next, button\.", news)
            return
        reader.expect(r"Not move \d+: .* Try again, button\.", news)
        require_focus(reader, "Try again")
        reader.press("Return")
    raise Failure("no move is the mistake")


def require_focus(reader, name):
    reader.wait(f"the focus on {name}", lambda: reader.focus() == name)
