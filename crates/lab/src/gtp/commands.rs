//! The table of commands.

use std::time::Duration;

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::seed::Seed;
use span_it_core::text::digits::whole;

use super::colour;
use super::session::Session;

/// The answer to a command: its text, or the error.
type Answer = Result<String, String>;

struct Command {
    name: &'static str,
    /// The arguments, one word each.
    arguments: &'static str,
    help: &'static str,
    run: fn(&mut Session, &[String]) -> Answer,
}

const fn command(
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&mut Session, &[String]) -> Answer,
) -> Command {
    Command { name, arguments, help, run }
}

impl Command {
    fn usage(&self) -> String {
        format!("{} {}", self.name, self.arguments).trim_end().to_owned()
    }

    /// Fails if there are too many arguments.
    fn check(&self, words: &[String]) -> Result<(), String> {
        let Some(word) = words.get(self.arguments.split_whitespace().count()) else { return Ok(()) };
        let alone = if self.arguments.is_empty() { " alone" } else { "" };
        Err(format!("syntax error: {word:?} is too much: expected {}{alone}", self.usage()))
    }
}

/// The first lines of `help`.
const CONVENTIONS: &str = "\
black (b) is the horizontal player: left to right; white (w) the vertical one: top to bottom
a node is a column letter and a row number from the top left: a1, b2, c3 ... aa5
major nodes have odd numbers (a1, c1, a3 ...), minor nodes even ones (b2, d2 ...)
boardsize N is a board of N x N major nodes, boardsize R C one of R rows and C columns, 3 to 20 each
either colour may be played at any time; there is no passing";

/// All commands in alphabetical order.
static COMMANDS: &[Command] = &[
    command(
        "boardsize",
        "N | R C",
        "an empty board of N x N, or of R rows and C columns, 3 to 20",
        boardsize,
    ),
    command("clear_board", "", "an empty board of the same size", clear_board),
    command("final_score", "", "B+ or W+, the winner; an error before the game is over", final_score),
    command("genmove", "COLOUR", "chooses and plays a move", genmove),
    command("help", "[COMMAND]", "the commands, colours, nodes and sizes", help),
    command("known_command", "NAME", "true or false", |_, arguments| Ok(is_known(arguments).to_string())),
    command("list_commands", "", "the names of all commands, one per line", |_, _| Ok(names())),
    command("name", "", "the name of the program and its personality", |session, _| Ok(session.name())),
    command("play", "COLOUR NODE", "plays a move of either colour", play),
    command("protocol_version", "", "2", |_, _| Ok("2".to_owned())),
    command("quit", "", "ends the session", quit),
    command("reg_genmove", "COLOUR", "chooses a move without playing it", reg_genmove),
    command("set_random_seed", "S", "the seed of the noise, 0 to 9007199254740991", set_random_seed),
    command("showboard", "", "draws the board", |session, _| Ok(drawing(&session.position))),
    command("time_left", "COLOUR SECONDS STONES", "the clock of a player; 0 stones is main time", time_left),
    command(
        "time_settings",
        "MAIN OVERTIME STONES",
        "seconds, seconds per overtime, moves per overtime",
        time_settings,
    ),
    command("undo", "", "takes the last move back", undo),
    command("version", "", "the program's version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
];

fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

pub(super) fn run(session: &mut Session, name: &str, arguments: &[String]) -> Answer {
    let command = find(name).ok_or("unknown command")?;
    command.check(arguments)?;
    (command.run)(session, arguments)
}

fn boardsize(session: &mut Session, arguments: &[String]) -> Answer {
    const EXPECTED: &str = "syntax error: expected boardsize N, or boardsize R C";
    let sides: Vec<usize> =
        arguments.iter().map(|word| whole(word).ok_or(EXPECTED)).collect::<Result<_, _>>()?;
    let (rows, cols) = match sides[..] {
        [n] => (n, n),
        [rows, cols] => (rows, cols),
        _ => return Err(EXPECTED.to_owned()),
    };
    let size = BoardSize::new(rows, cols).map_err(|error| format!("unacceptable size: {error}"))?;
    session.clear(size);
    done()
}

fn clear_board(session: &mut Session, _: &[String]) -> Answer {
    session.clear(session.position.size());
    done()
}

fn play(session: &mut Session, arguments: &[String]) -> Answer {
    let player = read_colour(arguments)?;
    let word = arguments.get(1).ok_or("syntax error: expected a colour and a node")?.to_lowercase();
    if word == "pass" {
        return Err("illegal move: there is no passing".to_owned());
    }
    let node: Node = word.parse().map_err(|error| format!("syntax error: {error}"))?;
    session.play(player, node).map_err(|error| format!("illegal move: {error}"))?;
    done()
}

fn genmove(session: &mut Session, arguments: &[String]) -> Answer {
    let player = read_colour(arguments)?;
    let node = session.choose(player)?;
    session.play(player, node)?;
    Ok(node.to_string())
}

fn reg_genmove(session: &mut Session, arguments: &[String]) -> Answer {
    let player = read_colour(arguments)?;
    session.choose(player).map(|node| node.to_string())
}

fn undo(session: &mut Session, _: &[String]) -> Answer {
    if session.undo() { done() } else { Err("cannot undo".to_owned()) }
}

fn time_settings(session: &mut Session, arguments: &[String]) -> Answer {
    const EXPECTED: &str = "syntax error: expected time_settings MAIN OVERTIME STONES, in whole seconds";
    let numbers = whole_numbers(arguments, EXPECTED)?;
    let [main, overtime, stones] = numbers[..] else { return Err(EXPECTED.to_owned()) };
    session.clocks.set(seconds(main), seconds(overtime), stones);
    done()
}

fn time_left(session: &mut Session, arguments: &[String]) -> Answer {
    const EXPECTED: &str = "syntax error: expected time_left COLOUR SECONDS STONES";
    let player = read_colour(arguments)?;
    let numbers = whole_numbers(&arguments[1..], EXPECTED)?;
    let [time, stones] = numbers[..] else { return Err(EXPECTED.to_owned()) };
    session.clocks.set_left(player, seconds(time), stones);
    done()
}

fn set_random_seed(session: &mut Session, arguments: &[String]) -> Answer {
    let seed = arguments.first().and_then(|word| whole(word)).and_then(Seed::new);
    session.seed = seed.ok_or_else(|| format!("syntax error: expected a number from 0 to {}", Seed::MAX))?;
    done()
}

fn final_score(session: &mut Session, _: &[String]) -> Answer {
    match board::winner(&session.position) {
        Some(Player::Horizontal) => Ok("B+".to_owned()),
        Some(Player::Vertical) => Ok("W+".to_owned()),
        None => Err("cannot score: the game is not over".to_owned()),
    }
}

fn names() -> String {
    COMMANDS.iter().map(|command| command.name).collect::<Vec<_>>().join("\n")
}

fn is_known(arguments: &[String]) -> bool {
    arguments.first().is_some_and(|name| find(name).is_some())
}

fn help(_: &mut Session, arguments: &[String]) -> Answer {
    let line = |command: &Command| format!("{}: {}", command.usage(), command.help);
    if let Some(name) = arguments.first() {
        return find(name).map(line).ok_or_else(|| "unknown command".to_owned());
    }
    let commands: Vec<String> = COMMANDS.iter().map(line).collect();
    Ok(format!("{CONVENTIONS}\n{}", commands.join("\n")))
}

fn quit(session: &mut Session, _: &[String]) -> Answer {
    session.has_ended = true;
    done()
}

/// The answer of a command without a result.
#[expect(clippy::unnecessary_wraps, reason = "every command returns an answer")]
const fn done() -> Answer {
    Ok(String::new())
}

fn read_colour(arguments: &[String]) -> Result<Player, String> {
    match arguments.first().map(|word| word.to_lowercase()).as_deref() {
        Some("b" | "black") => Ok(Player::Horizontal),
        Some("w" | "white") => Ok(Player::Vertical),
        _ => Err("syntax error: expected a colour, black or white".to_owned()),
    }
}

fn whole_numbers(words: &[String], expected: &str) -> Result<Vec<u32>, String> {
    words.iter().map(|word| whole(word).ok_or_else(|| expected.to_owned())).collect()
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(number.into())
}

/// The board as text: B and W for connectors, dots for free nodes.
fn drawing(position: &Position) -> String {
    let size = position.size();
    let width = if size.grid_cols() > 26 { 3 } else { 2 };
    let line = |head: String, cell: &dyn Fn(u8) -> String| {
        let cells = (0..size.grid_cols()).map(|col| format!("{:>width$}", cell(col)));
        std::iter::once(head).chain(cells).collect::<String>().trim_end().to_owned()
    };
    // The first line of the answer contains its sign, so it stays empty to keep the columns aligned.
    let mut lines = vec![String::new(), line("  ".to_owned(), &column_letters)];
    lines.extend((0..size.grid_rows()).map(|row| {
        let owner = |node| letter(position.owner(node)).to_string();
        line(format!("{:2}", row + 1), &|col| Node::new(row, col).map_or_else(String::new, owner))
    }));
    let state = board::winner(position).map_or_else(
        || format!("{} to move", colour(position.to_move())),
        |winner| format!("{} has won", colour(winner)),
    );
    lines.push(format!("B black, left to right; W white, top to bottom; {state}"));
    lines.push(position.to_string());
    lines.join("\n")
}

/// The letters of a column in the names of its nodes.
fn column_letters(col: u8) -> String {
    // Every column has a node in one of the two top rows.
    let name = Node::new(col % 2, col).map_or_else(String::new, |node| node.to_string());
    name.trim_end_matches(|letter: char| letter.is_ascii_digit()).to_owned()
}

const fn letter(owner: Option<Player>) -> char {
    match owner {
        Some(Player::Horizontal) => 'B',
        Some(Player::Vertical) => 'W',
        None => '.',
    }
}
