//! Texts of the hint.

use crate::messages::language::{percent, possessive, short_decimal, with_minus};
use span_it_core::board::{Node, NodeKind, Path};

pub const YOUR_HEADING: &str = "yours";

texts! {
    title(node: Node) = "Hint: {node}";
    is_thinking(by: &str) = "{by} is thinking about your move…";
    count_heading(by: &str) = "{} count", possessive(by);
    stopped_at_level(finished: u16, wanted: u16) = "Stopped at level {finished} of {wanted} by the time limit.";
    play_anyway(node: Node) = "Play {node} anyway";
    wins(node: Node) = "{node} wins at once.";
    forced_block(node: Node, opponent: &str) = "A forced block: {opponent} would win at {node}.";
    formula(own: f64, pct: f64, opponent: f64) = "{} + {pct}% × {}", number(own), number(opponent);
}

pub const fn node_kind(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Major => "major node",
        NodeKind::Minor => "minor node",
    }
}

pub const TOTAL: &str = "Total";
pub const SUM_FORMULA: &str = "Yours + GamePredictability% of theirs";
pub const SHOW_NUMBERS: &str = "Show numbers";
pub const CLOSE: &str = "Close the hint";

pub fn lookahead(depth: u16, value: f64, reply: Option<Node>) -> String {
    let value = number(value);
    match reply {
        None => format!("Looking {depth} moves ahead: {value}."),
        Some(reply) => format!("Looking {depth} moves ahead: {value} (if the reply is {reply})."),
    }
}

/// The accessible name of the card's own toggle of the weights: the header has one too.
pub const HEAT_MAP: &str = "Heat map on the board";

pub fn number(value: f64) -> String {
    with_minus(&short_decimal(value))
}

pub fn signed(value: f64) -> String {
    if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
}

/// What a connector changes in the paths of its owner.
enum Change {
    Starts,
    Lengthens(u8, u8),
    Widens(u8, u8),
    Adds,
    Joins(u8),
}

fn change(resultant: &Path, adjacent: &[Path]) -> Change {
    match adjacent {
        [] => Change::Starts,
        [one] if resultant.major_span() > one.major_span() => {
            Change::Lengthens(one.major_span(), resultant.major_span())
        }
        [one] if resultant.minor_span() > one.minor_span() => {
            Change::Widens(one.minor_span(), resultant.minor_span())
        }
        [_] => Change::Adds,
        _ => Change::Joins(resultant.major_span()),
    }
}

/// What the node builds for the player. `share` is its part of the weight.
pub fn builds(node: Node, share: f64, resultant: &Path, adjacent: &[Path]) -> String {
    let share = percent(share);
    match change(resultant, adjacent) {
        Change::Starts => format!("Builds ({share}): {node} starts a new path of your own."),
        Change::Lengthens(from, to) => {
            format!("Builds ({share}): {node} extends your path from length {from} to {to}.")
        }
        Change::Widens(from, to) => format!("Builds ({share}): {node} widens your path from {from} to {to}."),
        Change::Adds => format!("Builds ({share}): {node} adds a connector to your path."),
        Change::Joins(length) => {
            format!("Builds ({share}): {node} joins two of your paths into one of length {length}.")
        }
    }
}

/// What the node would build for the opponent. `share` is its part of the weight.
pub fn blocks(node: Node, share: f64, opponent: &str, resultant: &Path, adjacent: &[Path]) -> String {
    let (share, whose) = (percent(share), possessive(opponent));
    match change(resultant, adjacent) {
        Change::Starts => format!("Blocks ({share}): {node} would start a new path for {opponent}."),
        Change::Lengthens(from, to) => {
            format!("Blocks ({share}): {node} would extend {whose} path from length {from} to {to}.")
        }
        Change::Widens(from, to) => {
            format!("Blocks ({share}): {node} would widen {whose} path from {from} to {to}.")
        }
        Change::Adds => format!("Blocks ({share}): {node} would add a connector to {whose} path."),
        Change::Joins(length) => {
            format!("Blocks ({share}): {node} would join two of {whose} paths into one of length {length}.")
        }
    }
}
