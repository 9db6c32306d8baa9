"""Solves a lesson and a puzzle by keyboard alone."""

SIDES = {"left to right": "h", "top to bottom": "v"}
NAMES = {side: name for name, side in SIDES.items()}
YOU = f"You join ({'|'.join(SIDES)})\\."


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


def puzzle(reader):
    """Solves a puzzle *Keep the win*."""
    reader.press("p")
    reader.step_to("Puzzles: ", "shift+Tab")
    reader.desk.keys("Return")
    reader.step_to("Keep the win", "Down")
    news = reader.expect(rf"Puzzle, .* {YOU} Keep the win\. .*", reader.press("Return"))
    position = reader.position(NAMES["h"], NAMES["v"], SIDES[news[1]])
    winning = reader.ask("solve", "--position", position)["winning_moves"]
    reader.walk_to(winning[0])
    reader.expect(r"Right! .* Next puzzle, button\.", reader.press("Return"))
    require_focus(reader, "Next puzzle")
    reader.press("Return")


def require_focus(reader, name):
    reader.wait(f"the focus on {name}", lambda: reader.focus() == name)
