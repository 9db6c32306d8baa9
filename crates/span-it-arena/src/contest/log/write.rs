//! Plans and games as the lines of a log.

use std::time::Duration;

use super::{FORMAT, VERSION};
use crate::contest::{AgentSpec, Ending, GameResult, OwnNames, Plan, SideReport};
use span_it_core::board::{Node, Player};
use span_it_core::json::{quoted, write_array, write_line};
use span_it_core::personality::Personality;

/// The first line of a plan's log, with its end.
pub(super) fn plan_line(plan: &Plan) -> String {
    let mut fields = vec![("format", quoted(FORMAT)), ("version", VERSION.to_string())];
    fields.extend(plan_fields(plan));
    write_line(&fields) + "\n"
}

/// What a log tells of its plan, key by key. The number of threads is not part of it: it changes
/// nothing.
pub(super) fn plan_fields(plan: &Plan) -> Vec<(&'static str, String)> {
    let boards = plan.boards.iter().map(|size| format!("[{},{}]", size.rows(), size.cols()));
    let meetings = plan.meetings.iter().map(|(a, b)| format!("[{a},{b}]"));
    vec![
        ("agents", write_array(plan.agents.iter().map(agent))),
        ("meetings", write_array(meetings)),
        ("boards", write_array(boards)),
        ("pairs", plan.pairs.to_string()),
        ("opening_plies", plan.opening_plies.to_string()),
        ("seed", plan.seed.to_string()),
        ("max_move_us", plan.max_move.map_or_else(|| "null".to_owned(), |time| micros(time).to_string())),
    ]
}

/// The line with the names that outside programs have given themselves, with its end.
pub(super) fn names_line(names: &OwnNames) -> String {
    let names = names.iter().map(|(command, name)| format!("[{},{}]", quoted(command), quoted(name)));
    write_line(&[(super::read::NAMES, write_array(names))]) + "\n"
}

/// Whole microseconds, as many as a file's number can hold.
pub(super) fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX).min(super::read::MAX_US)
}

/// An agent as an object on one line.
pub(super) fn agent(agent: &AgentSpec) -> String {
    match agent {
        AgentSpec::Personality(one) => {
            write_line(&[("kind", quoted("personality")), ("personality", personality(one))])
        }
        AgentSpec::Reader { personality: one, cast } => write_line(&[
            ("kind", quoted("reader")),
            ("personality", personality(one)),
            ("cast", write_array(cast.iter().map(personality))),
        ]),
        AgentSpec::Perfect => write_line(&[("kind", quoted("perfect"))]),
        AgentSpec::Random => write_line(&[("kind", quoted("random"))]),
        AgentSpec::Gtp { command } => write_line(&[("kind", quoted("gtp")), ("command", quoted(command))]),
    }
}

/// A personality on one line: a line break stands only between the pieces of a JSON text, never within
/// one.
fn personality(personality: &Personality) -> String {
    personality.to_json().lines().map(str::trim_start).collect()
}

/// The line of a finished game, with its end.
pub(super) fn game_line(game: &GameResult) -> String {
    let (a, b) = game.key.agents;
    let mut fields = vec![
        ("agents", format!("[{a},{b}]")),
        ("board", game.key.board.to_string()),
        ("pair", game.key.pair.to_string()),
        ("exchanged", game.exchanged.to_string()),
        ("first", letter(game.first)),
        ("winner", letter(game.winner)),
    ];
    match &game.ending {
        Ending::Path => fields.push(("by", quoted("path"))),
        Ending::Forfeit(reason) => {
            fields.push(("by", quoted("forfeit")));
            fields.push(("reason", quoted(reason)));
        }
    }
    fields.push(("moves", quoted(&game.moves.iter().map(Node::to_string).collect::<Vec<_>>().join(" "))));
    fields.push(("h", side(&game.sides.horizontal)));
    fields.push(("v", side(&game.sides.vertical)));
    write_line(&fields) + "\n"
}

fn side(side: &SideReport) -> String {
    write_line(&[
        ("moves", side.moves.to_string()),
        ("critical", side.critical.to_string()),
        ("kept", side.kept.to_string()),
        ("time_us", exact_micros(side.time_ns)),
        ("longest_us", exact_micros(side.longest_ns)),
    ])
}

/// Nanoseconds as microseconds, none of them lost, and no more than a log can hold.
pub(super) fn exact_micros(nanoseconds: u64) -> String {
    let nanoseconds = nanoseconds.min(super::read::MAX_NS);
    format!("{}.{:03}", nanoseconds / 1000, nanoseconds % 1000)
}

fn letter(player: Player) -> String {
    quoted(&player.letter().to_string())
}
