//! Texts of the hint.

use crate::messages::dialogs::new_game::YOU;
use crate::messages::game::short_name;
use crate::messages::language;
use crate::messages::language::{Count, and_list, capitalised, short_decimal, with_minus};
use span_it_core::board::{Node, Path, Player};

pub const THINKING: &str = "Thinking…";

texts! {
    blocks_for(opponent: &str) = "Blocks {opponent}";
    stopped_at_level(finished: u16, wanted: u16) = "Stopped at level {finished} of {wanted} by the time limit.";
    play_anyway(node: Node) = "Play {node} anyway";
    formula(own: f64, pct: f64, opponent: f64) = "{} + {pct}% × {}", number(own), number(opponent);
    counted(pct: f64, value: f64) = "{}% = {}", with_minus(&pct.to_string()), number(value);
}

pub const BUILDS: &str = "Builds for you";
pub const TOGETHER: &str = "Together";
pub const TOTAL: &str = "Total";
pub const COUNTED: &str = "Counts";
pub const SUM_FORMULA: &str = "Yours + GamePredictability% of theirs";
pub const SAVE_WEIGHTS: &str = "Save as CSV…";
pub const SAVE_WEIGHTS_TIP: &str = "The weights of all free nodes, for a spreadsheet";
pub const SAVE_WEIGHTS_TITLE: &str = "Save the weights";
pub const WEIGHTS_FILE: &str = "weights.csv";

/// The columns of the table of weights; `names` are the player to move and the opponent.
pub fn weight_heads(names: [&str; 2]) -> Vec<String> {
    const PARTS: [&str; 5] = ["initial", "random", "path change", "path count", "total"];
    let of = |name| PARTS.map(|part| format!("{name}: {part}"));
    let parts = names.into_iter().flat_map(of);
    ["Node", "Weight"].map(str::to_owned).into_iter().chain(parts).collect()
}

pub const SHOW_NUMBERS: &str = "Show numbers";
pub const CLOSE: &str = "Close the hint";

pub fn lookahead(depth: u16, value: f64, reply: Option<Node>) -> String {
    let value = number(value);
    match reply {
        None => format!("Looking {depth} moves ahead: {value}."),
        Some(reply) => format!("Looking {depth} moves ahead: {value} (if the reply is {reply})."),
    }
}

pub fn number(value: f64) -> String {
    with_minus(&short_decimal(value))
}

pub fn signed(value: f64) -> String {
    if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
}

/// The name of the opponent within a sentence.
pub fn opponent(name: &str) -> String {
    if name == YOU { "your opponent".to_owned() } else { short_name(name) }
}

/// The personality's own move, which gives the win away.
pub fn losing_choice(personality: &str, node: Node, opponent: &str, reply: Option<Node>) -> String {
    match reply {
        Some(reply) => {
            format!(
                "{personality}, who gives your hints, prefers {node}. It loses: {opponent} answers {reply}."
            )
        }
        None => format!("{personality}, who gives your hints, prefers {node}. It loses."),
    }
}

texts! {
    /// The move joins the edges.
    wins(node: Node) = "{node} joins your path from edge to edge and wins.";
    /// The opponent would join the edges here.
    saves(node: Node, opponent: &str) = "{node} stops {opponent}, who would win there.";
    /// Every move loses equally.
    lost(node: Node, opponent: &str) = "{} is winning. {node} is as good as any other move.", capitalised(opponent);
}

/// The position is lost, and the move leaves the opponent few winning answers.
pub fn hardest(node: Node, opponent: &str, answers: usize) -> String {
    let (answers, opponent) = (Count(answers), capitalised(opponent));
    plural!(
        answers.0,
        "{opponent} is winning. {node} makes it hardest: {answers} answer wins.",
        "{opponent} is winning. {node} makes it hardest: {answers} answers win."
    )
}

/// What a line changes in the paths of its owner.
enum Change {
    Starts,
    Reaches(&'static str),
    Extends,
    Strengthens,
    Joins,
}

/// An edge of a player's goal; `end` is the right or the lower one.
const fn edge(player: Player, end: bool) -> &'static str {
    match (player, end) {
        (Player::Horizontal, false) => "left edge",
        (Player::Horizontal, true) => "right edge",
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
        (Change::Reaches(edge), ..) => format!("brings your path to the {edge}"),
        (Change::Joins, ..) => "joins two of your paths".to_owned(),
        (Change::Extends, [path, ..], _) => format!("extends your path from {}", nearest(node, path)),
        (_, _, Some(left)) => format!("leaves you {} to go", language::counted(left, "line", "lines")),
        (_, [path, ..], None) => format!("strengthens your path at {}", nearest(node, path)),
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
        (Change::Reaches(edge), ..) => format!("stops {opponent} one step from the {edge}"),
        (Change::Joins, ..) => format!("keeps two paths of {opponent} apart"),
        (Change::Extends, [path, ..], _) => {
            format!("stands in the way of {opponent} at {}", nearest(node, path))
        }
        (_, _, 1..=9) => {
            let longer = language::counted(longer, "line", "lines");
            format!("makes the way of {opponent} {longer} longer")
        }
        _ => return None,
    })
}

/// Where nothing else can be said.
pub fn good_spot(opponent: &str) -> String {
    format!("takes a good spot from {opponent}")
}

/// Where and why, in one sentence.
pub fn why(node: Node, reasons: &[String]) -> String {
    format!("{node} {}.", and_list(reasons))
}
