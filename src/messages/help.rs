//! Texts of the help page, its diagrams and its worked example. The chapters are in `assets/help`.

pub use crate::messages::game::side;
use crate::messages::hint;
use crate::messages::language::{and_list, counted, series, superscript, with_minus};
use span_it_core::board::{ByPlayer, Node, NodeKind, Path, Player};

pub const HELP: &str = "Help";
pub const CONTENTS: &str = "Contents";
pub const CHAPTERS: &str = "Chapters";
pub const CLOSE: &str = "Close help";
pub const BACK: &str = "Back";
pub const FORWARD: &str = "Forward";
pub const PRINT_TOPIC: &str = "Save topic for printing…";
pub const PRINT_BOOK: &str = "Save book for printing…";
pub const PRINT_PERSONALITY: &str = "Save for Printing (HTML)…";
pub const SEARCH: &str = "Search the help";
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
    all_nodes(count: usize) = "All {count} nodes of this board, free and taken.";
    all_paths(count: usize) = "{count} real paths in their owners’ colours, and in green the resultant path.";
    real_paths(counts: [usize; 2]) =
        "{} real paths of Horizontal and {} of Vertical are on the board already.", counts[0], counts[1];
    trial_node(node: Node) = "{node} is the node to be weighed. Click another free node to weigh that one instead.";
    resultant(player: Player, node: Node, path: &Path) =
        "If {} plays {node}, the resultant path has {}.", side(player), path_facts(path);
    product(count: f64, value: f64) = "{} × {}", number(count), number(value);
}

pub const IF_PLAYED_HERE: ByPlayer<&str> =
    ByPlayer { horizontal: "if horizontal goes here", vertical: "if vertical goes here" };

pub fn spans(kind: NodeKind, resultant: u8, real: &[Vec<u8>; 2]) -> String {
    let [horizontal, vertical] = real.each_ref().map(|spans| list(spans));
    match kind {
        NodeKind::Major => format!(
            "The major span of the resultant path is {resultant}; of Horizontal’s real paths {horizontal}, of \
             Vertical’s {vertical}."
        ),
        NodeKind::Minor => format!(
            "The minor span of the resultant path is {resultant}; of Horizontal’s real paths {horizontal}, of \
             Vertical’s {vertical}."
        ),
    }
}

/// The words of the Board Diagram, in the order of `DiagramWord`.
pub const DIAGRAM_WORDS: [&str; 13] = [
    "Node",
    "Major node",
    "Minor node",
    "Orientation",
    "Owner",
    "Path",
    "Path major span",
    "Path minor span",
    "Trial node",
    "Resultant path",
    "Real path",
    "maj",
    "min",
];

/// How much was found: "12 matches in 5 places".
pub fn match_count(matches: usize, places: usize) -> String {
    let matches = match (matches, places) {
        (0, _) => return "Nothing found".to_owned(),
        (1, _) => return "1 match".to_owned(),
        _ => counted(matches, "match", "matches"),
    };
    plural!(places, "{matches} in {places} place", "{matches} in {places} places")
}

pub const DIAGRAM_INSTRUCTIONS: &str =
    "Point at a word, or click it, to see it on the board. Click a free node to try it.";

pub const ORIENTATION_NOTE: &str =
    "Horizontal joins left to right, Vertical top to bottom. Players have an orientation; nodes do not.";
pub const OWNER_NOTE: &str = "Each ringed node has a connector and belongs to the player who placed it. The other nodes have no owner yet.";

pub fn nodes_of(kind: NodeKind, count: usize) -> String {
    match kind {
        NodeKind::Major => {
            format!("The {count} major nodes: a connector there runs along its owner’s orientation.")
        }
        NodeKind::Minor => {
            format!("The {count} minor nodes: a connector there runs across its owner’s orientation.")
        }
    }
}

/// "3, 0 and 1".
fn list(numbers: &[u8]) -> String {
    if numbers.is_empty() {
        return "none".to_owned();
    }
    and_list(&numbers.iter().map(u8::to_string).collect::<Vec<_>>())
}

/// A path's figures: "4 connectors, major span 3, minor span 1, anchored".
pub fn path_facts(path: &Path) -> String {
    let mut facts = vec![
        counted(path.member_count(), "connector", "connectors"),
        format!("major span {}", path.major_span()),
        format!("minor span {}", path.minor_span()),
    ];
    if path.is_winner() {
        facts.push("a winner".to_owned());
    } else if path.is_anchored() {
        facts.push("anchored".to_owned());
    }
    series(&facts)
}

pub fn number(value: f64) -> String {
    with_minus(&value.to_string())
}

/// A power that keeps its sign: `2³`, `−(1.5¹)`.
pub fn power(base: f64, exponent: u16) -> String {
    let power = format!("{}{}", base.abs(), superscript(exponent));
    if base < 0.0 { format!("−({power})") } else { power }
}

/// The resultant path's term less the adjacent paths': `2³ − (2¹ + 2¹)`.
pub fn difference(resultant: &str, adjacent: &[String]) -> String {
    match adjacent {
        [] => resultant.to_owned(),
        [one] => format!("{resultant} − {one}"),
        more => format!("{resultant} − ({})", more.join(" + ")),
    }
}

pub fn random_part(most: f64) -> String {
    if most == 0.0 { "none".to_owned() } else { format!("0 to {}", number(most)) }
}

pub mod example {
    use crate::messages::language::clauses;

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
        sum(own: f64, share: f64, other: f64, whole: f64) =
            "{} = {}", hint::formula(own, share, other), hint::number(whole);
    }

    pub fn adjacent(paths: &[Path]) -> String {
        match paths {
            [] => "Adjacent real paths: none, so it starts a path (+1).".to_owned(),
            [one] => format!("Adjacent real path: {}; it is expanded (0).", path_facts(one)),
            more => {
                let each: Vec<_> = more.iter().map(path_facts).collect();
                format!("Adjacent real paths: {}; they are merged (−1).", clauses(&each))
            }
        }
    }

    pub fn rank(node: Node, rank: usize, free: usize) -> String {
        let (more, others) = (rank.saturating_sub(1), free.saturating_sub(1));
        if more == 0 {
            return format!("None of the {free} free nodes has more weight than {node}.");
        }
        plural!(
            more,
            "{more} of the other {others} free nodes has more weight than {node}.",
            "{more} of the other {others} free nodes have more weight than {node}."
        )
    }
}

pub mod factor {
    use span_it_core::personality::{FactorInfo, FactorKind, Scale};

    use super::number;
    use crate::messages::language::{facts, grouped, with_full_stop, with_minus};

    pub fn factor_range(info: &FactorInfo) -> String {
        let (from, to) = info.usual;
        let [least, most, from, to] = [info.min, info.max, from, to].map(|value| with_minus(&grouped(value)));
        let range = if info.kind == FactorKind::Whole {
            format!("whole number from {least} to {most}")
        } else {
            format!("number from {least} to {most}")
        };
        let typical = match info.scale {
            Scale::Linear => format!("typical: {from} to {to}"),
            Scale::Logarithmic => format!("typical: {from} to {to}, logarithmic"),
        };
        format!(" · {}", facts(&[range, typical, format!("default: {}", number(info.default))]))
    }

    /// What the factor values, as a phrase.
    pub const fn phrase(info: &FactorInfo) -> &'static str {
        info.meaning
    }

    pub fn meaning(info: &FactorInfo) -> String {
        with_full_stop(phrase(info))
    }
}

pub mod page {
    pub const NOTES: &str = "Notes";
    pub const COLUMN_HEADS: [&str; 3] = ["Factor", "Value", "Meaning"];

    texts! {
        made_with() = "Made with Span-It! {}.", env!("CARGO_PKG_VERSION");
    }
}
