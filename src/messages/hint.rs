//! Texts of the hint.

pub use crate::messages::game::short_name as opponent;
pub use crate::messages::generated::hint::*;

use crate::messages::generated::hint as texts;
use crate::messages::language::{and_list, or_list, short_decimal, with_minus};
use span_it_core::board::{Node, Path, Player};

pub fn formula(own: f64, percent: f64, opponent: f64) -> String {
    format!("{} + {percent}% × {}", number(own), number(opponent))
}

pub fn counted(percent: f64, value: f64) -> String {
    format!("{}% = {}", with_minus(&percent.to_string()), number(value))
}

pub fn number(value: f64) -> String {
    with_minus(&short_decimal(value))
}

pub fn signed(value: f64) -> String {
    if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
}

/// What a line changes in the paths of its owner.
enum Change {
    Starts,
    Reaches(&'static str),
    Extends,
    Strengthens,
    Joins,
}

/// The key of an edge of a player's goal; `end` is the right or the lower one.
const fn edge(player: Player, end: bool) -> &'static str {
    match (player, end) {
        (Player::Horizontal, false) => "left",
        (Player::Horizontal, true) => "right",
        (Player::Vertical, false) => "top",
        (Player::Vertical, true) => "bottom",
    }
}

fn change(resultant: &Path, adjacent: &[Path]) -> Change {
    let [before] = adjacent else {
        return if adjacent.is_empty() { Change::Starts } else { Change::Joins };
    };
    let new = [false, true].into_iter().zip(resultant.edges().into_iter().zip(before.edges()));
    let reached = new.into_iter().find(|(_, (now, before))| *now && !before);
    match reached {
        Some((end, _)) => Change::Reaches(edge(resultant.owner(), end)),
        None if resultant.major_span() > before.major_span() => Change::Extends,
        None => Change::Strengthens,
    }
}

/// The ring of a path that is nearest to the move.
fn nearest(node: Node, path: &Path) -> Node {
    let distance = |ring: Node| {
        let along = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        along(ring.row(), node.row()) + along(ring.col(), node.col())
    };
    path.members().iter().copied().min_by_key(|&ring| distance(ring)).unwrap_or(node)
}

/// What the line does for the player, if that can be seen; `left` are the lines that are missing on a shortened way.
pub fn builds(node: Node, resultant: &Path, adjacent: &[Path], left: Option<u32>) -> Option<String> {
    Some(match (change(resultant, adjacent), adjacent, left) {
        (Change::Reaches(edge), ..) => builds::reaches(edge),
        (Change::Joins, ..) => builds::joins().to_owned(),
        (Change::Extends, [path, ..], _) => builds::extends(nearest(node, path)),
        (_, _, Some(left)) => builds::shortens(left),
        (_, [path, ..], None) => builds::strengthens(nearest(node, path)),
        (_, [], None) => return None,
    })
}

/// What it takes from the opponent, if that can be seen. Their way becomes `longer` by so many lines.
pub fn blocks(
    node: Node,
    opponent: &str,
    (resultant, adjacent): (&Path, &[Path]),
    longer: u32,
) -> Option<String> {
    Some(match (change(resultant, adjacent), adjacent, longer) {
        (Change::Reaches(edge), ..) => blocks::reaches(opponent, edge),
        (Change::Joins, ..) => blocks::joins(opponent),
        (Change::Extends, [path, ..], _) => blocks::extends(opponent, nearest(node, path)),
        (_, _, 1..=9) => blocks::lengthens(opponent, longer),
        _ => return None,
    })
}

/// A win that takes `n` moves, and the rings that join the edges after the first.
pub fn forces(node: Node, n: u8, finishing: &[Node], opponent: &str) -> String {
    let names: Vec<String> = finishing.iter().map(Node::to_string).collect();
    if n == 2 { texts::wins_next(node, or_list(&names)) } else { texts::wins_in(node, n, opponent) }
}

/// Where and why, in one sentence.
pub fn why(node: Node, reasons: &[String]) -> String {
    texts::why(node, and_list(reasons))
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;
    use crate::messages::dialogs::new_game::YOU;

    #[test]
    fn sentences_fit_opponents_and_numbers() {
        let node = Node::from_str("b2").unwrap();
        let (you, ada) = (YOU, "Ada");
        for (sentence, expected) in [
            (lost(node, you), "Your opponent is winning. b2 is as good as any other move."),
            (hardest(node, ada, 1), "Ada is winning. b2 makes it hardest: one answer wins."),
            (hardest(node, ada, 12), "Ada is winning. b2 makes it hardest: twelve answers win."),
            (hardest(node, you, 13), "Your opponent is winning. b2 makes it hardest: 13 answers win."),
            (
                losing_choice("Sage", node, you, Some(node)),
                "Sage, who gives your hints, prefers b2. It loses: your opponent answers b2.",
            ),
            (
                losing_choice("Sage", node, ada, None::<Node>),
                "Sage, who gives your hints, prefers b2. It loses.",
            ),
            (blocks::lengthens(you, 1), "makes the way of your opponent 1 line longer"),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
