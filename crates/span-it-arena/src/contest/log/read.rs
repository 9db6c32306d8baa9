//! The lines of a log back to a plan and its games: strict, and every game checked.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;
use std::time::Duration;

use super::lines::{Lines, MAX_LINE};
use super::{FORMAT, GameError, LogError, VERSION, check, write};
use crate::contest::opening::Opening;
use crate::contest::{AgentSpec, Ending, GameResult, OwnNames, PairKey, Plan, SideReport};
use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, Object, Value, shorten};
use span_it_core::personality::Personality;
use span_it_core::seed::Seed;

/// The greatest time that a log can hold, in microseconds: 2^53-1.
pub(super) const MAX_US: u64 = (1 << 53) - 1;
/// The same in nanoseconds.
pub(super) const MAX_NS: u64 = MAX_US * 1000;

const PLAN_KEYS: [&str; 9] =
    ["format", "version", "agents", "meetings", "boards", "pairs", "opening_plies", "seed", "max_move_us"];
const GAME_KEYS: [&str; 11] =
    ["agents", "board", "pair", "exchanged", "first", "winner", "by", "reason", "moves", "h", "v"];
/// The key of the line with the names of outside programs.
pub(super) const NAMES: &str = "names";
/// The most bytes that such a name may have: the answers to two questions, shortened.
const MAX_NAME: usize = 4096;

const PLAYER: &str = "\"h\" or \"v\"";
const KIND: &str = "\"personality\", \"reader\", \"perfect\", \"random\" or \"gtp\"";

/// What stands in a log.
pub(super) struct Found {
    pub(super) plan: Plan,
    pub(super) games: Vec<GameResult>,
    /// What outside programs have called themselves, if that is told.
    pub(super) names: Option<OwnNames>,
    /// Bytes of the lines that are whole.
    pub(super) whole: u64,
}

/// Reads a log from its beginning; a last line without an end is left out.
pub(super) fn read(
    path: &Path,
    file: &File,
    expected: Option<&Plan>,
    stop: &Stop,
) -> Result<Found, LogError> {
    let mut lines = Lines::of(path, file);
    let plan = plan_of(&mut lines)?;
    let faulty = |source| LogError::Plan { path: path.to_owned(), source };
    if let Some(expected) = expected {
        compare(path, &plan, expected)?;
    }
    let broken_off = || LogError::BrokenOff { path: path.to_owned() };
    let openings = plan.openings(stop).map_err(faulty)?.ok_or_else(broken_off)?;
    let mut games = Vec::new();
    let read = read_games(&mut lines, (&plan, &openings), &mut games, stop);
    // Whatever is wrong with a line, what is wrong with a game before it is told first.
    if let Some((line, problem)) = check::replay(&games, &plan, stop) {
        return Err(LogError::Game { path: path.to_owned(), line, problem });
    }
    let names = read?;
    if stop.is_cancelled() {
        return Err(broken_off());
    }
    let mut games = games.into_iter().map(|(_, game)| game).collect::<Vec<_>>();
    plan.put_in_order(&mut games);
    Ok(Found { plan, games, names, whole: lines.whole })
}

/// Reads the lines after the first: the games of the plan, each with the number of its line, and the names.
fn read_games(
    lines: &mut Lines<'_>,
    (plan, openings): (&Plan, &[Vec<Opening>]),
    games: &mut Vec<(usize, GameResult)>,
    stop: &Stop,
) -> Result<Option<OwnNames>, LogError> {
    let path = lines.path;
    let meetings = plan.meetings.iter().copied().collect();
    let (mut seen, mut names) = (HashMap::new(), None);
    while let Some(line) = lines.next()? {
        if stop.is_cancelled() {
            break;
        }
        let line_number = lines.number;
        let format = |source: FormatError| LogError::Format {
            path: path.to_owned(),
            source: source.on_line(line_number),
        };
        let game = match read_line(&line, plan, names.is_some()).map_err(format)? {
            Entry::Game(game) => *game,
            Entry::Names(told) => {
                names = Some(told);
                continue;
            }
        };
        let checked = check::planned(game, plan, (&meetings, openings)).and_then(|game| {
            match seen.insert((game.key, game.exchanged), line_number) {
                Some(before) => Err(GameError::Twice { before }),
                None => Ok(game),
            }
        });
        let faulty = |problem| LogError::Game { path: path.to_owned(), line: line_number, problem };
        games.push((line_number, checked.map_err(faulty)?));
    }
    Ok(names)
}

/// Refuses the log of another plan, with the first thing that differs.
fn compare(path: &Path, found: &Plan, expected: &Plan) -> Result<(), LogError> {
    let other = |key: String, found: &str, expected: &str| LogError::OtherPlan {
        path: path.to_owned(),
        key,
        found: shorten(found),
        expected: shorten(expected),
    };
    if found.agents.len() == expected.agents.len() {
        for (place, (found, expected)) in found.agents.iter().zip(&expected.agents).enumerate() {
            let (one, another) = (write::agent(found), write::agent(expected));
            if one != another {
                let (one, another) = if found.name() == expected.name() {
                    (format!("another {}", found.name()), "the same factors and texts".to_owned())
                } else {
                    (found.name(), expected.name())
                };
                return Err(other(format!("agents[{place}]"), &one, &another));
            }
        }
    } else {
        let names = |plan: &Plan| plan.names().join(", ");
        return Err(other("agents".to_owned(), &names(found), &names(expected)));
    }
    for ((key, one), (_, another)) in write::plan_fields(found).into_iter().zip(write::plan_fields(expected))
    {
        if one != another {
            return Err(other(key.to_owned(), &one, &another));
        }
    }
    Ok(())
}

/// The plan in the first line, once it is found to be sound.
pub(super) fn plan_of(lines: &mut Lines<'_>) -> Result<Plan, LogError> {
    let path = lines.path;
    // Of a file without a line it is what stands there that is wrong.
    let first = lines.next()?.unwrap_or_else(|| std::mem::take(&mut lines.rest));
    let format = |source: FormatError| LogError::Format { path: path.to_owned(), source: source.on_line(1) };
    let plan = read_plan(&first).map_err(format)?;
    plan.check().map_err(|source| LogError::Plan { path: path.to_owned(), source })?;
    Ok(plan)
}

fn read_plan(line: &[u8]) -> Result<Plan, FormatError> {
    let value = Value::parse(line, MAX_LINE)?;
    let object = value.object()?;
    object.header(FORMAT, VERSION)?;
    object.only(&PLAN_KEYS)?;
    let many = |key, expected| object.required(key, expected)?.items(expected);
    let limit = object.required("max_move_us", "a time or null")?;
    let greatest = Seed::MAX.get();
    let seed = object.required("seed", "a whole number")?;
    Ok(Plan {
        agents: many("agents", "an array of agents")?
            .map(|value| read_agent(&value))
            .collect::<Result<_, _>>()?,
        meetings: many("meetings", "an array of pairs of agents")?
            .map(|value| read_two(&value, usize::MAX as u64))
            .collect::<Result<_, _>>()?,
        boards: many("boards", "an array of boards")?
            .map(|value| read_size(&value))
            .collect::<Result<_, _>>()?,
        pairs: read_number(&object, "pairs")?,
        opening_plies: read_number(&object, "opening_plies")?,
        seed: Seed::new(seed.whole(0..=greatest)?).ok_or_else(|| seed.unexpected("a seed"))?,
        max_move: if limit.is_null() { None } else { Some(Duration::from_micros(limit.whole(0..=MAX_US)?)) },
        threads: None,
    })
}

fn read_agent(value: &Value<'_>) -> Result<AgentSpec, FormatError> {
    let object = value.object()?;
    let kind = object.required("kind", KIND)?;
    let personality = |key| Personality::from_value(&object.required(key, "a whole personality")?);
    let (agent, keys): (_, &[&str]) = match kind.text(KIND)?.as_str() {
        "personality" => (AgentSpec::Personality(Box::new(personality("personality")?)), &["personality"]),
        "reader" => {
            let cast = object.required("cast", "an array of personalities")?;
            let cast = cast.items("an array of personalities")?.map(|one| Personality::from_value(&one));
            let cast = cast.collect::<Result<_, _>>()?;
            let personality = Box::new(personality("personality")?);
            (AgentSpec::Reader { personality, cast }, &["personality", "cast"])
        }
        "perfect" => (AgentSpec::Perfect, &[]),
        "random" => (AgentSpec::Random, &[]),
        "gtp" => {
            let command = object.required("command", "a command line")?.text("a command line")?;
            (AgentSpec::Gtp { command }, &["command"])
        }
        _ => return Err(kind.unexpected(KIND)),
    };
    object.only(&[&["kind"], keys].concat())?;
    Ok(agent)
}

/// An array of two whole numbers.
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

fn read_size(value: &Value<'_>) -> Result<BoardSize, FormatError> {
    let (rows, cols) = read_two(value, u64::MAX)?;
    BoardSize::new(rows, cols).ok().ok_or_else(|| value.unexpected("rows and columns, each 3 to 20"))
}

/// A whole number as large as its kind.
fn read_number<N: TryFrom<u64>>(object: &Object<'_>, key: &str) -> Result<N, FormatError> {
    let value = object.required(key, "a whole number")?;
    N::try_from(value.whole(0..=MAX_US)?).ok().ok_or_else(|| value.unexpected("a smaller number"))
}

fn read_player(object: &Object<'_>, key: &str) -> Result<Player, FormatError> {
    let value = object.required(key, PLAYER)?;
    let text = value.text(PLAYER)?;
    let mut letters = text.chars();
    let player = letters.next().and_then(Player::from_letter).filter(|_| letters.next().is_none());
    player.ok_or_else(|| value.unexpected(PLAYER))
}

/// A line after the first.
enum Entry {
    Game(Box<GameResult>),
    Names(OwnNames),
}

/// Reads a line after the first; the names stand there once at most.
fn read_line(line: &[u8], plan: &Plan, named: bool) -> Result<Entry, FormatError> {
    let value = Value::parse(line, MAX_LINE)?;
    let object = value.object()?;
    match object.optional(NAMES) {
        Some(again) if named => Err(again.unexpected("the names of the programs once")),
        Some(names) => object.only(&[NAMES]).and_then(|()| read_names(&names, plan)).map(Entry::Names),
        None => read_game(&object).map(|game| Entry::Game(Box::new(game))),
    }
}

/// What outside programs have called themselves.
fn read_names(value: &Value<'_>, plan: &Plan) -> Result<OwnNames, FormatError> {
    const EXPECTED: &str = "command lines of the plan, each with a name";
    let mut names = OwnNames::new();
    for entry in value.items(EXPECTED)? {
        let mut two = entry.items(EXPECTED)?;
        let (Some(command), Some(name), None) = (two.next(), two.next(), two.next()) else {
            return Err(entry.unexpected(EXPECTED));
        };
        let (command, name) = (command.text(EXPECTED)?, name.text(EXPECTED)?);
        let agent = AgentSpec::Gtp { command: command.clone() };
        if name.trim().is_empty() || name.len() > MAX_NAME || !plan.agents.contains(&agent) {
            return Err(entry.unexpected(EXPECTED));
        }
        names.insert(command, name);
    }
    Ok(names)
}

/// A game as its line tells it; what the plan settles is not filled in yet.
fn read_game(object: &Object<'_>) -> Result<GameResult, FormatError> {
    const BY: &str = "\"path\" or \"forfeit\"";
    object.only(&GAME_KEYS)?;
    let by = object.required("by", BY)?;
    let reason = object.optional("reason");
    let ending = match by.text(BY)?.as_str() {
        "path" => match reason {
            Some(reason) => return Err(reason.unexpected("no reason, as the game ended by path")),
            None => Ending::Path,
        },
        "forfeit" => Ending::Forfeit(object.required("reason", "a text")?.text("a text")?),
        _ => return Err(by.unexpected(BY)),
    };
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
        ending,
        moves: read_moves(&object.required("moves", "nodes")?)?,
        opening_plies: 0,
        sides: ByPlayer { horizontal: read_side(object, "h")?, vertical: read_side(object, "v")? },
    })
}

fn read_moves(value: &Value<'_>) -> Result<Vec<Node>, FormatError> {
    const NODES: &str = "nodes such as c3, with a space between two";
    let text = value.text(NODES)?;
    let moves = text.split(' ').filter(|_| !text.is_empty());
    moves.map(|name| name.parse().ok().ok_or_else(|| value.unexpected(NODES))).collect()
}

fn read_side(object: &Object<'_>, key: &str) -> Result<SideReport, FormatError> {
    let side = object.required(key, "how the player played")?.object()?;
    side.only(&["moves", "critical", "kept", "time_us", "longest_us"])?;
    Ok(SideReport {
        moves: read_number(&side, "moves")?,
        critical: read_number(&side, "critical")?,
        kept: read_number(&side, "kept")?,
        time_ns: read_time(&side, "time_us")?,
        longest_ns: read_time(&side, "longest_us")?,
    })
}

/// Microseconds, to the nanosecond; in the logs of before they are whole.
fn read_time(object: &Object<'_>, key: &str) -> Result<u64, FormatError> {
    const TIME: &str = "microseconds with three digits after the point";
    let value = object.required(key, TIME)?;
    let written = value.as_written();
    let (whole, rest) = written.split_once('.').unwrap_or((written, "000"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let nanoseconds = (rest.len() == 3 && digits(whole) && digits(rest)).then(|| [whole, rest].concat());
    let nanoseconds = nanoseconds.and_then(|text| text.parse().ok()).filter(|&time| time <= MAX_NS);
    nanoseconds.ok_or_else(|| value.unexpected(TIME))
}
