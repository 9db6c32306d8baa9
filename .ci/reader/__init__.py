"""A client of AT-SPI, which reads the window and receives its announcements as a screen reader does."""

import json
import os
import re
import subprocess

from desk import PROGRAM, Failure, wait_for

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
TITLE = "Span-It!"
BOARD, PERSON, COMPUTER = "Board", "You", "Wanderer"
NODE = re.compile(r"([a-z])(\d+), (free|.+?)(?:,|$)")


def report(text):
    print(f"   {text}", flush=True)


def start_buses(desk):
    """Starts the session bus and the accessibility bus of a desk, and switches accessibility on."""
    address = f"unix:path={desk.home}/bus"
    desk.env["DBUS_SESSION_BUS_ADDRESS"] = address
    desk.env.pop("NO_AT_BRIDGE", None)
    desk.start(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address", address])
    wait_for("the session bus", (desk.home / "bus").exists)
    desk.start([LAUNCHER, "--launch-immediately"])
    status = ["--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"]
    enable = ["--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"]
    wait_for("the accessibility bus", lambda: desk.ask("gdbus", "call", "--session", *status, *enable, check=False))


def answer(toolkit, *arguments):
    """The answer of the toolkit to a command."""
    result = subprocess.run([toolkit, *arguments], capture_output=True, text=True, timeout=60)
    if result.returncode != 0:
        raise Failure(result.stderr.strip())
    return json.loads(result.stdout)


def arrow(here, there):
    """The arrow key that brings the cursor of the board from one node towards another."""
    (column, row), (to_column, to_row) = ((node[0], int(node[1:])) for node in (here, there))
    if row != to_row:
        return "Down" if row < to_row else "Up"
    return "Right" if column < to_column else "Left"


def away(node, free):
    """An arrow key that moves the cursor from a node to another free one."""
    return next((arrow(node, other) for other in free if other != node), "Up")


class Reader:
    """Reads one window. `toolkit` is the program that finds good moves."""

    def __init__(self, desk, toolkit):
        self.desk, self.toolkit = desk, toolkit
        start_buses(desk)
        os.environ.update(desk.env)
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self.atspi, self.context, self.vanished = Atspi, GLib.MainContext.default(), GLib.Error
        self.announcements, self.window = [], None
        self.listener = Atspi.EventListener.new(lambda event: self.announcements.append(event.any_data))
        self.listener.register("object:announcement")

    def wait(self, what, condition, seconds=30.0):
        """Handles events until `condition` returns a true value, and returns it. Asks again if an element that it
        reads vanishes meanwhile."""

        def poll():
            while self.context.iteration(False):
                pass
            try:
                return condition()
            except self.vanished:
                return False

        return wait_for(what, poll, seconds)

    def connect(self):
        """Finds the window and its board."""

        def application():
            desktop = self.atspi.get_desktop(0)
            applications = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
            return next((one for one in applications if one and one.get_name() == PROGRAM), None)

        self.window = self.wait("the program to appear on the accessibility bus", application)
        frames = lambda: [one.get_name() for one in self.everything() if one.get_role_name() == "frame"]
        self.wait("the window to have its title", lambda: frames() == [TITLE])
        report(f"the board has {self.board().get_child_count()} nodes")

    def everything(self, parent=None):
        """All descendants, parents first."""
        parent = parent or self.window
        for index in range(parent.get_child_count()):
            child = parent.get_child_at_index(index)
            if child is not None:
                yield child
                yield from self.everything(child)

    def find(self, name):
        return next((one for one in self.everything() if one.get_name() == name), None)

    def board(self):
        return self.wait("the board", lambda: self.find(BOARD))

    def focus(self):
        """The name of the element with the focus."""
        return self.wait("the focus", lambda: [self.focused_name()])[0]

    def focused_name(self):
        focused = self.atspi.StateType.FOCUSED
        found = (one for one in self.everything() if one.get_state_set().contains(focused))
        return next((one.get_name() for one in found), "")

    def nodes(self):
        """The nodes of the board by name, with their owners."""
        return self.wait("the nodes", self.nodes_now)

    def nodes_now(self):
        nodes, board = {}, self.board()
        for index in range(board.get_child_count()):
            child = board.get_child_at_index(index)
            match = NODE.match(child.get_name() or "") if child else None
            if match:
                nodes[match[1] + match[2]] = (child, match[3])
        return nodes

    def position(self, horizontal, vertical, to_move):
        """The position text; `horizontal` and `vertical` are the names of the players."""
        rows = {}
        for name, (_, owner) in self.nodes().items():
            sign = {"free": ".", horizontal: "h", vertical: "v"}[owner]
            rows.setdefault(int(name[1:]), []).append((name[0], sign))
        lines = ["".join(sign for _, sign in sorted(rows[row])) for row in sorted(rows)]
        return "/".join(lines) + " " + to_move

    def click(self, node):
        if not self.atspi.Action.do_action(node, 0):
            raise Failure(f"{node.get_name()} cannot be clicked")

    def press(self, *keys):
        """Presses keys and returns the next announcement."""
        heard = len(self.announcements)
        self.desk.keys(*keys)
        self.wait(f"an announcement after {' '.join(keys)}", lambda: len(self.announcements) > heard)
        return self.announcements[-1]

    def expect(self, pattern, news):
        """Requires an announcement to match a pattern, and returns the match."""
        match = re.fullmatch(pattern, news)
        if not match:
            raise Failure(f"announced {news!r} instead of {pattern!r}")
        report(news)
        return match

    def step_to(self, start, key="Tab", most=60):
        """Presses a key until the name of the element with the focus begins with `start`."""
        for _ in range(most):
            before = self.focus()
            if before.startswith(start):
                return
            self.desk.keys(key)
            self.wait(f"the focus to leave {before!r}", lambda: self.focus() != before)
        raise Failure(f"{key} does not reach {start!r}; the focus is at {self.focus()!r}")

    def walk_to(self, node):
        """Moves the cursor of the board to a free node with the arrow keys. They show it, so that Enter plays there."""
        is_shown = False
        for _ in range(60):
            at = NODE.match(self.wait("the focus on the board", lambda: NODE.match(self.focus()) and self.focus()))
            here = at[1] + at[2]
            if here == node and is_shown:
                return
            free = [name for name, (_, owner) in self.nodes().items() if owner == "free"]
            key = arrow(here, node) if here != node else away(node, free)
            self.desk.keys(key)
            is_shown = True
            self.wait(f"{key} to move the cursor", lambda: self.focus() != at.string)
        raise Failure(f"the arrow keys do not reach {node}")

    def ask(self, *arguments):
        """The answer of the toolkit."""
        return answer(self.toolkit, *arguments)
