//! Texts of the help page, its diagrams and its worked example. The chapters are in `assets/help`.

pub use crate::messages::game::side;
use crate::messages::hint;
use span_it_core::board::{Node, NodeKind, Path, Player};

pub const HELP: &str = "Help";
pub const CONTENTS: &str = "Contents";
pub const CHAPTERS: &str = "Chapters";
pub const CLOSE: &str = "Close help";
pub const BACK: &str = "Back";
pub const FORWARD: &str = "Forward";
pub const PRINT_TOPIC: &str = "Save Topic for Printing…";
pub const PRINT_BOOK: &str = "Save Book for Printing…";
pub const PRINT_PERSONALITY: &str = "Save for Printing (HTML)…";
pub const SEARCH: &str = "Search the help";
/// The tabs of a narrow window.
pub const TABS_NAME: &str = "Contents or text";
pub const TEXT_TAB: &str = "Text";
pub const NEXT_MATCH_TIP: &str = "Enter goes to the next match.";
pub const HELP_BUTTON: &str = "Help";
pub const SAVE_PAGE: &str = "Save for printing";
pub const WEB_PAGES: &str = "Web pages";
pub const BOOK: &str = "The Span-It! Help";

texts! {
    about(what: &str) = "Help: {what}";
    place_opened(title: &str) = "Help: {title}";
    if_played_here(player: Player) = "if {player} goes here";
    all_nodes(count: usize) = "All {count} nodes of this board, free and taken.";
    all_paths(count: usize) = "{count} real paths in their owners’ colours, and in green the resultant path.";
    real_paths(counts: [usize; 2]) =
        "{} real paths of Horizontal and {} of Vertical are on the board already.", counts[0], counts[1];
    spans(kind: NodeKind, resultant: u8, real: &[Vec<u8>; 2]) =
        "The {kind} span of the resultant path is {resultant}; of Horizontal’s real paths {}, of Vertical’s {}.",
        list(&real[0]), list(&real[1]);
    trial_node(node: Node) = "{node} is the node to be weighed. Click another free node to weigh that one instead.";
    resultant(player: Player, node: Node, path: &Path) =
        "If {} plays {node}, the resultant path has {}.", side(player), path_facts(path);
}

/// How much was found: "12 matches in 5 places".
pub fn match_count(matches: usize, places: usize) -> String {
    match (matches, places) {
        (0, _) => "Nothing found".to_owned(),
        (1, _) => "1 match".to_owned(),
        (n, 1) => format!("{n} matches in 1 place"),
        (n, places) => format!("{n} matches in {places} places"),
    }
}

pub const DIAGRAM_INSTRUCTIONS: &str =
    "Point at a word, or click it, to see it on the board. Click a free node to try it.";

pub const ORIENTATION_NOTE: &str =
    "Horizontal joins left to right, Vertical top to bottom. Players have an orientation; nodes do not.";
pub const OWNER_NOTE: &str = "Each ringed node has a connector and belongs to the player who placed it. The other nodes have no owner yet.";

pub fn nodes_of(kind: NodeKind, count: usize) -> String {
    let direction = match kind {
        NodeKind::Major => "along its owner’s orientation",
        NodeKind::Minor => "across its owner’s orientation",
    };
    format!("The {count} {kind} nodes: a connector there runs {direction}.")
}

/// "3, 0 and 1".
fn list(numbers: &[u8]) -> String {
    let words: Vec<_> = numbers.iter().map(u8::to_string).collect();
    match words.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// A path's figures: "4 connectors, major span 3, minor span 1, anchored".
pub fn path_facts(path: &Path) -> String {
    let connectors = match path.member_count() {
        1 => "1 connector".to_owned(),
        n => format!("{n} connectors"),
    };
    let anchored = if path.is_winner() {
        ", a winner"
    } else if path.is_anchored() {
        ", anchored"
    } else {
        ""
    };
    format!("{connectors}, major span {}, minor span {}{anchored}", path.major_span(), path.minor_span())
}

pub fn number(value: f64) -> String {
    format!("{value}").replace('-', "−")
}

/// A power that keeps its sign: `2³`, `−(1.5¹)`.
pub fn power(base: f64, exponent: u16) -> String {
    let power = format!("{}{}", base.abs(), superscript(exponent));
    if base < 0.0 { format!("−({power})") } else { power }
}

pub(super) fn superscript(number: impl std::fmt::Display) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().chars().filter_map(|digit| DIGITS.get(digit.to_digit(10)? as usize)).collect()
}

/// The resultant path's term less the adjacent paths': `2³ − (2¹ + 2¹)`.
pub fn difference(resultant: &str, adjacent: &[String]) -> String {
    match adjacent {
        [] => resultant.to_owned(),
        [one] => format!("{resultant} − {one}"),
        more => format!("{resultant} − ({})", more.join(" + ")),
    }
}

pub fn product(count: f64, value: f64) -> String {
    format!("{} × {}", number(count), number(value))
}

pub fn random_part(most: f64) -> String {
    if most == 0.0 { "none".to_owned() } else { format!("0 to {}", number(most)) }
}

pub mod example {
    use super::{Node, Path, Player, hint, path_facts, side};

    pub const FACTOR: &str = "Factor";
    pub const VALUE: &str = "Value";
    pub const CALCULATION: &str = "Calculation";
    pub const TOTAL: &str = "Total";
    pub const INSTRUCTIONS: &str =
        "Click another free node or choose another personality to recalculate everything below.";

    texts! {
        for_player(player: Player) = "for {}", side(player);
        title(node: Node, name: &str) = "{node}, weighed by {name}";
        resultant(path: &Path) = "Resultant path: {}.", path_facts(path);
    }

    pub fn adjacent(paths: &[Path]) -> String {
        match paths {
            [] => "Adjacent real paths: none, so it starts a path (+1).".to_owned(),
            [one] => format!("Adjacent real path: {}; it is expanded (0).", path_facts(one)),
            more => {
                let each: Vec<_> = more.iter().map(path_facts).collect();
                format!("Adjacent real paths: {}; they are merged (−1).", each.join("; and "))
            }
        }
    }

    pub fn sum(own: f64, share: f64, other: f64, whole: f64) -> String {
        format!("{} = {}", hint::formula(own, share, other), hint::number(whole))
    }

    pub fn rank(node: Node, rank: usize, free: usize) -> String {
        match rank {
            1 => format!("None of the {free} free nodes has more weight than {node}."),
            2 => {
                format!("One of the other {} free nodes has more weight than {node}.", free.saturating_sub(1))
            }
            _ => format!(
                "{} of the other {} free nodes have more weight than {node}.",
                rank - 1,
                free.saturating_sub(1)
            ),
        }
    }
}

pub mod factor {
    use span_it_core::personality::{FactorInfo, Scale};

    use super::number;
    use span_it_core::text::humanize::grouped;

    pub fn factor_range(info: &FactorInfo) -> String {
        let (from, to) = info.slider;
        let scale = match info.scale {
            Scale::Linear => "",
            Scale::Logarithmic => ", logarithmic",
        };
        format!(
            " · {} from {} to {} · typical: {} to {}{scale} · default: {}",
            if info.allows(info.min + 0.5) { "number" } else { "whole number" },
            bound_text(info.min),
            bound_text(info.max),
            bound_text(from),
            bound_text(to),
            number(info.default)
        )
    }

    pub fn meaning(info: &FactorInfo) -> String {
        format!("{}.", info.meaning)
    }

    fn bound_text(value: f64) -> String {
        grouped(value).replace('-', "−")
    }
}

pub mod page {
    pub const NOTES: &str = "Notes";
    pub const COLUMN_HEADS: [&str; 3] = ["Factor", "Value", "Meaning"];

    texts! {
        by(author: &str) = "by {author}";
        made_with() = "Made with Span-It! {}.", env!("CARGO_PKG_VERSION");
    }
}
