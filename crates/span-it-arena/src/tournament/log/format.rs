//! The lines of a log, written and read: the plan, the names of external engines, and the games.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Manner;
use span_it_core::personality::Personality;
use span_it_core::seed::Seed;
use span_it_files::json::{FormatError, Object, Value, quoted, real, write_array, write_line};

use crate::tournament::opening::Opening;
use crate::tournament::stats::Sprt;
use crate::tournament::{AgentSpec, Ending, GameResult, OwnNames, PairKey, Plan, SideReport};

/// Maximum length of a line: 16 MiB, enough for a plan of hundreds of personalities.
pub(super) const MAX_LINE: usize = 16 * 1024 * 1024;

pub(super) const FORMAT: &str = "span-it-tournament";
const VERSION: u64 = 1;
/// The only key of the line with the names of external engines.
pub(super) const NAMES: &str = "names";

/// The only key of a line with a name of the tournament.
pub(super) const TITLE: &str = "title";
/// Maximum length of a name of the tournament, in bytes.
pub(super) const MAX_TITLE: usize = 400;

/// The greatest time in a log, in microseconds, and the greatest number of visited moves: 2^53-1.
const MAX_LIMIT: u64 = (1 << 53) - 1;
const MAX_TIME_NS: u64 = MAX_LIMIT * 1000;
/// Maximum length of an engine's name in bytes: the answers to two questions, shortened.
const MAX_NAME: usize = 4096;

const PLAN_KEYS: [&str; 12] = [
    "format",
    "version",
    "agents",
    "meetings",
    "boards",
    "pairs",
    "opening_plies",
    "seed",
    "max_move_us",
    MAX_VISITS,
    OPENINGS,
    SPRT,
];
/// The optional keys of a plan.
const MAX_VISITS: &str = "max_visits";
const OPENINGS: &str = "openings";
pub(super) const SPRT: &str = "sprt";
const GAME_KEYS: [&str; 11] =
    ["agents", "board", "pair", "exchanged", "first", "winner", "by", "reason", "moves", "h", "v"];
const SIDE_KEYS: [&str; 5] = ["moves", "critical", "kept", "time_us", "longest_us"];

/// A line after the first.
pub(super) enum Entry {
    /// A game without what the plan determines.
    Game(Box<GameResult>),
    Names(OwnNames),
    /// The name of the tournament.
    Title(String),
}

/// Reads a line after the first. The names may occur once, titles several times.
pub(super) fn read_entry(line: &[u8], plan: &Plan, has_names: bool) -> Result<Entry, FormatError> {
    let value = Value::parse(line, MAX_LINE)?;
    let object = value.object()?;
    if let Some(title) = object.optional(TITLE) {
        return object.only(&[TITLE]).and_then(|()| read_title(&title)).map(Entry::Title);
    }
    match object.optional(NAMES) {
        Some(again) if has_names => Err(again.unexpected("the names of the programs once")),
        Some(names) => object.only(&[NAMES]).and_then(|()| read_names(&names, plan)).map(Entry::Names),
        None => read_game(&object).map(|game| Entry::Game(Box::new(game))),
    }
}

/// The first line, with its end.
pub(super) fn write_plan(plan: &Plan) -> String {
    let mut fields = vec![("format", quoted(FORMAT)), ("version", VERSION.to_string())];
    fields.extend(plan_fields(plan));
    fields.retain(|(key, value)| ![MAX_VISITS, OPENINGS, SPRT].contains(key) || value != "null");
    write_line(&fields) + "\n"
}

/// The keys and values of a plan. The number of threads is not among them, as it changes no result.
pub(super) fn plan_fields(plan: &Plan) -> Vec<(&'static str, String)> {
    let boards = plan.boards.iter().map(|size| write_two(size.rows(), size.cols()));
    let pairings = plan.pairings.iter().map(|&(a, b)| write_two(a, b));
    let time = plan.max_move.map(|time| u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    let null = || "null".to_owned();
    let limit = |limit: Option<u64>| {
        limit.map_or_else(|| "null".to_owned(), |limit| limit.min(MAX_LIMIT).to_string())
    };
    vec![
        ("agents", write_array(plan.agents.iter().map(write_agent))),
        ("meetings", write_array(pairings)),
        ("boards", write_array(boards)),
        ("pairs", plan.pairs.to_string()),
        ("opening_plies", plan.opening_plies.to_string()),
        ("seed", plan.seed.to_string()),
        ("max_move_us", limit(time)),
        (MAX_VISITS, limit(plan.max_visits)),
        (OPENINGS, plan.openings.as_ref().map_or_else(null, |openings| write_openings(openings))),
        (SPRT, plan.sprt.as_ref().map_or_else(null, write_sprt)),
    ]
}

pub(super) fn read_plan(line: &[u8]) -> Result<Plan, FormatError> {
    let value = Value::parse(line, MAX_LINE)?;
    let object = value.object()?;
    object.header(FORMAT, VERSION)?;
    object.only(&PLAN_KEYS)?;
    let many = |key, expected| object.required(key, expected)?.items(expected);
    let limit = object.required("max_move_us", "a time or null")?;
    let seed = object.required("seed", "a whole number")?;
    Ok(Plan {
        agents: many("agents", "an array of agents")?
            .map(|value| read_agent(&value))
            .collect::<Result<_, _>>()?,
        pairings: many("meetings", "an array of pairs of agents")?
            .map(|value| read_two(&value, usize::MAX as u64))
            .collect::<Result<_, _>>()?,
        boards: many("boards", "an array of boards")?
            .map(|value| read_board(&value))
            .collect::<Result<_, _>>()?,
        pairs: read_number(&object, "pairs")?,
        opening_plies: read_number(&object, "opening_plies")?,
        seed: Seed::new(seed.whole(0..=Seed::MAX.get())?).ok_or_else(|| seed.unexpected("a seed"))?,
        max_move: if limit.is_null() {
            None
        } else {
            Some(Duration::from_micros(limit.whole(0..=MAX_LIMIT)?))
        },
        max_visits: object
            .optional(MAX_VISITS)
            .map(|visits| visits.whole(1..=Plan::MAX_VISITS))
            .transpose()?,
        openings: object.optional(OPENINGS).map(|boards| read_openings(&boards)).transpose()?.map(Arc::new),
        sprt: object.optional(SPRT).map(|test| read_sprt(&test)).transpose()?,
        threads: None,
    })
}

/// The openings of each board: the first player and the moves.
fn write_openings(boards: &[Vec<Opening>]) -> String {
    let opening = |one: &Opening| format!("[{},{}]", write_player(one.first), write_moves(&one.moves));
    write_array(boards.iter().map(|openings| write_array(openings.iter().map(opening))))
}

fn read_openings(value: &Value<'_>) -> Result<Vec<Vec<Opening>>, FormatError> {
    const EXPECTED: &str = "an array of openings for each board";
    const OPENING: &str = "an array of a player and moves";
    let opening = |value: Value<'_>| {
        let mut two = value.items(OPENING)?;
        let (Some(first), Some(moves), None) = (two.next(), two.next(), two.next()) else {
            return Err(value.unexpected(OPENING));
        };
        Ok(Opening { first: player_of(&first)?, moves: read_moves(&moves)? })
    };
    value.items(EXPECTED)?.map(|board| board.items(EXPECTED)?.map(opening).collect()).collect()
}

fn write_sprt(test: &Sprt) -> String {
    let ((elo0, elo1), (alpha, beta)) = (test.hypotheses(), test.errors());
    write_array([elo0, elo1, alpha, beta].into_iter().map(real))
}

fn read_sprt(value: &Value<'_>) -> Result<Sprt, FormatError> {
    const EXPECTED: &str = "an array of elo0, elo1, alpha and beta of a possible test";
    let numbers = value.items(EXPECTED)?.map(|number| number.number(EXPECTED));
    let numbers: Vec<f64> = numbers.collect::<Result<_, _>>()?;
    let &[elo0, elo1, alpha, beta] = numbers.as_slice() else { return Err(value.unexpected(EXPECTED)) };
    Sprt::new(elo0, elo1, alpha, beta).ok().ok_or_else(|| value.unexpected(EXPECTED))
}

/// An agent as an object on one line.
pub(super) fn write_agent(agent: &AgentSpec) -> String {
    match agent {
        AgentSpec::Personality(personality) => {
            write_line(&[("kind", quoted("personality")), ("personality", personality.to_line())])
        }
        AgentSpec::Reader { personality, cast } => write_line(&[
            ("kind", quoted("reader")),
            ("personality", personality.to_line()),
            ("cast", write_array(cast.iter().map(Personality::to_line))),
        ]),
        AgentSpec::Perfect(Manner::Fighter) => write_line(&[("kind", quoted("perfect"))]),
        AgentSpec::Perfect(Manner::Plain) => {
            write_line(&[("kind", quoted("perfect")), ("manner", quoted("plain"))])
        }
        AgentSpec::Random => write_line(&[("kind", quoted("random"))]),
        AgentSpec::Gtp { command, folder } => {
            let mut fields = vec![("kind", quoted("gtp")), ("command", quoted(command))];
            fields.extend(folder.as_ref().map(|folder| ("folder", quoted(&folder.to_string_lossy()))));
            write_line(&fields)
        }
    }
}

fn read_agent(value: &Value<'_>) -> Result<AgentSpec, FormatError> {
    const KIND: &str = "\"personality\", \"reader\", \"perfect\", \"random\" or \"gtp\"";
    const CAST: &str = "an array of personalities";
    let object = value.object()?;
    let kind = object.required("kind", KIND)?;
    let personality = || Personality::from_value(&object.required("personality", "a whole personality")?);
    let (agent, keys): (_, &[&str]) = match kind.text(KIND)?.as_str() {
        "personality" => (AgentSpec::Personality(Box::new(personality()?)), &["kind", "personality"]),
        "reader" => {
            let cast = object.required("cast", CAST)?.items(CAST)?;
            let cast = cast.map(|value| Personality::from_value(&value)).collect::<Result<_, _>>()?;
            let personality = Box::new(personality()?);
            (AgentSpec::Reader { personality, cast }, &["kind", "personality", "cast"])
        }
        "perfect" => (AgentSpec::Perfect(read_manner(&object)?), &["kind", "manner"]),
        "random" => (AgentSpec::Random, &["kind"]),
        "gtp" => {
            let command = object.required("command", "a command line")?.text("a command line")?;
            let folder = object.optional("folder").map(|folder| folder.text("a folder")).transpose()?;
            (AgentSpec::Gtp { command, folder: folder.map(PathBuf::from) }, &["kind", "command", "folder"])
        }
        _ => return Err(kind.unexpected(KIND)),
    };
    object.only(keys)?;
    Ok(agent)
}

fn read_manner(object: &Object<'_>) -> Result<Manner, FormatError> {
    const MANNER: &str = "\"plain\", or no manner";
    let Some(manner) = object.optional("manner") else { return Ok(Manner::Fighter) };
    match manner.text(MANNER)?.as_str() {
        "plain" => Ok(Manner::Plain),
        _ => Err(manner.unexpected(MANNER)),
    }
}

/// The line with the names of external engines, with its end.
pub(super) fn write_names(names: &OwnNames) -> String {
    let names = names.iter().map(|(command, name)| format!("[{},{}]", quoted(command), quoted(name)));
    write_line(&[(NAMES, write_array(names))]) + "\n"
}

fn read_names(value: &Value<'_>, plan: &Plan) -> Result<OwnNames, FormatError> {
    const EXPECTED: &str = "command lines of the plan, each with a name";
    let mut names = OwnNames::new();
    for entry in value.items(EXPECTED)? {
        let mut two = entry.items(EXPECTED)?;
        let (Some(command), Some(name), None) = (two.next(), two.next(), two.next()) else {
            return Err(entry.unexpected(EXPECTED));
        };
        let (command, name) = (command.text(EXPECTED)?, name.text(EXPECTED)?);
        let is_planned =
            |agent: &AgentSpec| matches!(agent, AgentSpec::Gtp { command: own, .. } if *own == command);
        if name.trim().is_empty() || name.len() > MAX_NAME || !plan.agents.iter().any(is_planned) {
            return Err(entry.unexpected(EXPECTED));
        }
        if names.insert(command, name).is_some() {
            return Err(entry.unexpected("each command line once"));
        }
    }
    Ok(names)
}

/// The line with the name of the tournament, with its end.
pub(super) fn write_title(title: &str) -> String {
    write_line(&[(TITLE, quoted(title))]) + "\n"
}

fn read_title(value: &Value<'_>) -> Result<String, FormatError> {
    const EXPECTED: &str = "a text of at most 400 bytes";
    let title = value.text(EXPECTED)?;
    if title.len() > MAX_TITLE { Err(value.unexpected(EXPECTED)) } else { Ok(title) }
}

/// The line of a finished game, with its end.
pub(super) fn write_game(game: &GameResult) -> String {
    let (a, b) = game.key.agents;
    let mut fields = vec![
        ("agents", write_two(a, b)),
        ("board", game.key.board.to_string()),
        ("pair", game.key.pair.to_string()),
        ("exchanged", game.exchanged.to_string()),
        ("first", write_player(game.first)),
        ("winner", write_player(game.winner)),
    ];
    match &game.ending {
        Ending::Path => fields.push(("by", quoted("path"))),
        Ending::Forfeit(reason) => {
            fields.push(("by", quoted("forfeit")));
            fields.push(("reason", quoted(reason)));
        }
    }
    fields.push(("moves", write_moves(&game.moves)));
    fields.push(("h", write_side(&game.sides.horizontal)));
    fields.push(("v", write_side(&game.sides.vertical)));
    write_line(&fields) + "\n"
}

fn read_game(object: &Object<'_>) -> Result<GameResult, FormatError> {
    object.only(&GAME_KEYS)?;
    let exchanged = object.required("exchanged", "true or false")?;
    Ok(GameResult {
        key: PairKey {
            agents: read_two(&object.required("agents", "two agents")?, usize::MAX as u64)?,
            board: read_number(object, "board")?,
            pair: read_number(object, "pair")?,
        },
        exchanged: match exchanged.as_written() {
            "true" => true,
            "false" => false,
            _ => return Err(exchanged.unexpected("true or false")),
        },
        size: BoardSize::STANDARD,
        first: read_player(object, "first")?,
        winner: read_player(object, "winner")?,
        ending: read_ending(object)?,
        moves: read_moves(&object.required("moves", "nodes")?)?,
        opening_plies: 0,
        sides: ByPlayer { horizontal: read_side(object, "h")?, vertical: read_side(object, "v")? },
    })
}

fn read_ending(object: &Object<'_>) -> Result<Ending, FormatError> {
    const BY: &str = "\"path\" or \"forfeit\"";
    let by = object.required("by", BY)?;
    match by.text(BY)?.as_str() {
        "path" => match object.optional("reason") {
            Some(reason) => Err(reason.unexpected("no reason, as the game ended by path")),
            None => Ok(Ending::Path),
        },
        "forfeit" => Ok(Ending::Forfeit(object.required("reason", "a text")?.text("a text")?)),
        _ => Err(by.unexpected(BY)),
    }
}

fn write_side(side: &SideReport) -> String {
    write_line(&[
        ("moves", side.moves.to_string()),
        ("critical", side.critical.to_string()),
        ("kept", side.kept.to_string()),
        ("time_us", write_time(side.time_ns)),
        ("longest_us", write_time(side.longest_ns)),
    ])
}

fn read_side(object: &Object<'_>, key: &str) -> Result<SideReport, FormatError> {
    let side = object.required(key, "the player's counts and times")?.object()?;
    side.only(&SIDE_KEYS)?;
    Ok(SideReport {
        moves: read_number(&side, "moves")?,
        critical: read_number(&side, "critical")?,
        kept: read_number(&side, "kept")?,
        time_ns: read_time(&side, "time_us")?,
        longest_ns: read_time(&side, "longest_us")?,
    })
}

/// Nanoseconds as microseconds with three decimals, at most [`MAX_LIMIT`].
pub(super) fn write_time(nanoseconds: u64) -> String {
    let nanoseconds = nanoseconds.min(MAX_TIME_NS);
    format!("{}.{:03}", nanoseconds / 1000, nanoseconds % 1000)
}

fn read_time(object: &Object<'_>, key: &str) -> Result<u64, FormatError> {
    const TIME: &str = "microseconds with three decimals";
    let value = object.required(key, TIME)?;
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let parts = value.as_written().split_once('.');
    let parts =
        parts.filter(|(whole, decimals)| decimals.len() == 3 && is_number(whole) && is_number(decimals));
    let nanoseconds = parts.and_then(|(whole, decimals)| [whole, decimals].concat().parse().ok());
    nanoseconds.filter(|&time| time <= MAX_TIME_NS).ok_or_else(|| value.unexpected(TIME))
}

fn write_two(a: impl Display, b: impl Display) -> String {
    format!("[{a},{b}]")
}

fn read_two(value: &Value<'_>, most: u64) -> Result<(usize, usize), FormatError> {
    const TWO: &str = "an array of two whole numbers";
    let mut items = value.items(TWO)?;
    let (Some(a), Some(b), None) = (items.next(), items.next(), items.next()) else {
        return Err(value.unexpected(TWO));
    };
    let number =
        |value: &Value<'_>| usize::try_from(value.whole(0..=most)?).ok().ok_or_else(|| value.unexpected(TWO));
    Ok((number(&a)?, number(&b)?))
}

fn read_board(value: &Value<'_>) -> Result<BoardSize, FormatError> {
    let (rows, cols) = read_two(value, u64::MAX)?;
    BoardSize::new(rows, cols).ok().ok_or_else(|| value.unexpected("rows and columns, each 3 to 20"))
}

/// A whole number in the range of its type.
fn read_number<N: TryFrom<u64>>(object: &Object<'_>, key: &str) -> Result<N, FormatError> {
    let value = object.required(key, "a whole number")?;
    N::try_from(value.whole(0..=(1 << 53) - 1)?).ok().ok_or_else(|| value.unexpected("a smaller number"))
}

fn write_player(player: Player) -> String {
    quoted(&player.letter().to_string())
}

const PLAYER: &str = "\"h\" or \"v\"";

fn read_player(object: &Object<'_>, key: &str) -> Result<Player, FormatError> {
    player_of(&object.required(key, PLAYER)?)
}

fn player_of(value: &Value<'_>) -> Result<Player, FormatError> {
    let text = value.text(PLAYER)?;
    let mut letters = text.chars();
    let player = letters.next().and_then(Player::from_letter).filter(|_| letters.next().is_none());
    player.ok_or_else(|| value.unexpected(PLAYER))
}

fn write_moves(moves: &[Node]) -> String {
    quoted(&moves.iter().map(Node::to_string).collect::<Vec<_>>().join(" "))
}

fn read_moves(value: &Value<'_>) -> Result<Vec<Node>, FormatError> {
    const NODES: &str = "nodes such as c3, with a space between two";
    let text = value.text(NODES)?;
    let moves = text.split(' ').filter(|_| !text.is_empty());
    moves.map(|name| name.parse().ok().ok_or_else(|| value.unexpected(NODES))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_the_folder_of_an_engine() {
        let folder = Some(PathBuf::from("tools/engine \"1\""));
        for agent in
            [None, folder].map(|folder| AgentSpec::Gtp { command: "engine --fast".to_owned(), folder })
        {
            let line = write_agent(&agent);
            let read = Value::parse(line.as_bytes(), MAX_LINE).map(|value| read_agent(&value));
            assert_eq!(read.unwrap().unwrap(), agent, "{line}");
        }
    }

    #[test]
    fn names_have_each_command_once() {
        let command = || AgentSpec::Gtp { command: "engine --fast".to_owned(), folder: None };
        let plan = Plan::round_robin(vec![command(), AgentSpec::Random]);
        let read = |names: &str| match read_entry(format!("{{\"names\":[{names}]}}").as_bytes(), &plan, false)
        {
            Ok(Entry::Names(names)) => Ok(names.into_iter().collect::<Vec<_>>()),
            Ok(_) => panic!("these are names"),
            Err(error) => Err(error.to_string()),
        };
        let one = r#"["engine --fast","Engine 1.0"]"#;
        assert_eq!(read(one), Ok(vec![("engine --fast".to_owned(), "Engine 1.0".to_owned())]));
        let message = read(&format!("{one},{one}")).unwrap_err();
        assert!(message.ends_with("expected each command line once"), "{message}");
        assert!(read(r#"["other","Engine"]"#).is_err() && read(r#"["engine --fast"," "]"#).is_err());
    }
}
