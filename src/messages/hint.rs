//! Texts of the hint.

use span_it_core::board::{Node, NodeKind, Path};
use span_it_core::text::humanize::grouped;

pub const YOUR_HEADING: &str = "yours";

texts! {
    title(node: Node) = "Hint: {node}";
    is_thinking(by: &str) = "{by} is thinking about your move…";
    node_kind(kind: NodeKind) = "{kind} node";
    count_heading(by: &str) = "{} count", possessive(by);
    stopped_at_level(finished: u16, wanted: u16) = "Stopped at level {finished} of {wanted} by the time limit.";
    play(node: Node) = "Play {node}";
    play_anyway(node: Node) = "Play {node} anyway";
    wins(node: Node) = "{node} wins at once.";
    forced_block(node: Node, opponent: &str) = "A forced block: {opponent} would win at {node}.";
    builds(percent: f64, effect: &str) = "Builds ({percent:.0}%): {effect}.";
    blocks(percent: f64, effect: &str) = "Blocks ({percent:.0}%): {effect}.";
}

pub fn opponent_heading(opponent: &str) -> String {
    possessive(opponent)
}

pub const TOTAL: &str = "Total";
pub const SUM_FORMULA: &str = "Yours + GamePredictability% of theirs";
pub const SHOW_NUMBERS: &str = "Show numbers";
pub const CLOSE: &str = "Close the hint";

pub fn formula(own: f64, pct: f64, opponent: f64) -> String {
    format!("{} + {pct}% × {}", number(own), number(opponent))
}

pub fn lookahead(depth: u16, value: f64, reply: Option<Node>) -> String {
    let reply = reply.map_or_else(String::new, |reply| format!(" (if the reply is {reply})"));
    format!("Looking {depth} moves ahead: {}{reply}.", number(value))
}

/// The accessible name of the card's own toggle of the weights: the header has one too.
pub const HEAT_MAP: &str = "Heat map on the board";

pub fn number(value: f64) -> String {
    let text = match value.abs() {
        size if size >= 1e9 => format!("{value:.2e}"),
        size if size >= 1e5 => format!("{value:.0}"),
        _ => format!("{value:.2}"),
    };
    grouped(text).replace('-', "−")
}

pub fn signed(value: f64) -> String {
    if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
}

#[derive(Clone, Copy, Debug)]
pub enum Whose<'a> {
    Yours,
    Opponents(&'a str),
}

/// The effect of a connector on the paths of a player.
pub fn effect(node: Node, whose: Whose<'_>, resultant: &Path, adjacent: &[Path]) -> String {
    let subject = match whose {
        Whose::Yours => format!("{node} "),
        Whose::Opponents(_) => format!("{node} would "),
    };
    subject + &verb_phrase(whose, resultant, adjacent)
}

pub fn verb_phrase(whose: Whose<'_>, resultant: &Path, adjacent: &[Path]) -> String {
    let s = if matches!(whose, Whose::Yours) { "s" } else { "" };
    let owner = match whose {
        Whose::Yours => "your".to_owned(),
        Whose::Opponents(name) => possessive(name),
    };
    match adjacent {
        [] => match whose {
            Whose::Yours => "starts a new path of your own".to_owned(),
            Whose::Opponents(name) => format!("start a new path for {name}"),
        },
        [one] if resultant.major_span() > one.major_span() => {
            format!("extend{s} {owner} path from length {} to {}", one.major_span(), resultant.major_span())
        }
        [one] if resultant.minor_span() > one.minor_span() => {
            format!("widen{s} {owner} path from {} to {}", one.minor_span(), resultant.minor_span())
        }
        [_] => format!("add{s} a connector to {owner} path"),
        _ => format!("join{s} two of {owner} paths into one of length {}", resultant.major_span()),
    }
}

/// `Ada's`, `Boss'`.
pub fn possessive(name: &str) -> String {
    if name.ends_with('s') { format!("{name}’") } else { format!("{name}’s") }
}
