//! Texts round the Help book: its page, its diagrams, its worked example. The chapters themselves are the
//! files of `assets/help`.

use crate::messages::hint;
use span_it_core::board::{Node, NodeKind, Path, Player};

/// The page's name.
pub const HELP: &str = "Help";
/// The menu's command.
pub const CONTENTS: &str = "Contents";
/// The menu's list of chapters.
pub const CHAPTERS: &str = "Chapters";
/// Closes the book.
pub const CLOSE: &str = "Close help";
/// To the place before.
pub const BACK: &str = "Back";
/// To the place after.
pub const FORWARD: &str = "Forward";
/// Saves this chapter as a page to print.
pub const PRINT_TOPIC: &str = "Print Topic…";
/// Saves the whole book so.
pub const PRINT_BOOK: &str = "Print the Book…";
/// Saves a personality so.
pub const PRINT_PERSONALITY: &str = "Print…";
/// The search field.
pub const SEARCH: &str = "Search the help";
/// Forgets what was searched for.
pub const CLEAR: &str = "Clear the search";
/// The tabs of a narrow window.
pub const TABS: &str = "Contents or text";
/// The chapter, on a narrow window.
pub const TEXT_TAB: &str = "Text";
/// The list of chapters.
pub const CHAPTER_LIST: &str = "Chapters of the help";
/// What was found.
pub const HIT_LIST: &str = "Places found";
/// How to go through what was found.
pub const NEXT_HIT: &str = "Enter goes to the next place.";
/// Opens the help on what went wrong.
pub const EXPLAIN: &str = "Help";
/// Title of the dialog that saves a page.
pub const SAVE_PAGE: &str = "Save as a page to print";
/// The kind of file a page is.
pub const PAGES: &str = "Web pages";
/// The book's title on paper.
pub const BOOK: &str = "The Span-It! Help";

/// What a small help button is called.
pub fn about(what: &str) -> String {
    format!("Help: {what}")
}

/// Announced when a place is opened.
pub fn opened(title: &str) -> String {
    format!("Help: {title}")
}

/// How much was found: "12 matches in 5 places".
pub fn found(matches: usize, places: usize) -> String {
    match (matches, places) {
        (0, _) => "Nothing found".to_owned(),
        (1, _) => "1 match".to_owned(),
        (n, 1) => format!("{n} matches in 1 place"),
        (n, places) => format!("{n} matches in {places} places"),
    }
}

/// A side.
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Horizontal",
        Player::Vertical => "Vertical",
    }
}

/// On the Board Diagram at the trial node: "if vertical goes here".
pub fn goes_here(player: Player) -> String {
    format!("if {player} goes here")
}

/// The words to point at.
pub const WORDS: &str = "Point at a word to see it on the board";
/// How to use the diagram.
pub const DIAGRAM_HOW: &str =
    "Point at a word, or click it, to see it on the board. Click a free node to try it.";

/// The orientation's note.
pub const ORIENTATION: &str =
    "Horizontal joins left to right, Vertical top to bottom. A node has no orientation; players have.";
/// The owner's note.
pub const OWNER: &str =
    "Each ringed node holds a connector; it is owned by who placed it. The other nodes have no owner yet.";

/// How many nodes there are.
pub fn all_nodes(count: usize) -> String {
    format!("All {count} nodes of this board, free and taken.")
}

/// The nodes of a kind.
pub fn nodes_of(kind: NodeKind, count: usize) -> String {
    let way = match kind {
        NodeKind::Major => "along its owner’s orientation",
        NodeKind::Minor => "across its owner’s orientation",
    };
    format!("The {count} {kind} nodes: a connector there runs {way}.")
}

/// How many paths there are.
pub fn all_paths(count: usize) -> String {
    format!("{count} real paths in their owners’ colours, and in green the resultant path.")
}

/// Real paths by player.
pub fn real_paths([horizontal, vertical]: [usize; 2]) -> String {
    format!("{horizontal} real paths of Horizontal and {vertical} of Vertical are on the board already.")
}

/// Spans of all paths: of the resultant one, and of each player's real ones.
pub fn spans(kind: NodeKind, resultant: u8, [horizontal, vertical]: &[Vec<u8>; 2]) -> String {
    format!(
        "The {kind} span of the resultant path is {resultant}; of Horizontal’s real paths {}, of Vertical’s {}.",
        list(horizontal),
        list(vertical)
    )
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

/// The trial node's note.
pub fn trial(node: Node) -> String {
    format!("{node} is the node being weighed. Click another free node to weigh that one.")
}

/// The resultant path's note.
pub fn resultant(player: Player, node: Node, path: &Path) -> String {
    format!("If {player} goes to {node}, the resultant path has {}.", facts(path))
}

/// A path's figures: "4 connectors, major span 3, minor span 1, anchored".
pub fn facts(path: &Path) -> String {
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

/// A factor's number as it was written, with a true minus sign.
pub fn number(value: f64) -> String {
    format!("{value}").replace('-', "−")
}

/// A power that keeps its sign: `2³`, `−(1.5¹)`.
pub fn power(base: f64, exponent: u16) -> String {
    let power = format!("{}{}", base.abs(), superscript(exponent));
    if base < 0.0 { format!("−({power})") } else { power }
}

fn superscript(number: u16) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    number.to_string().bytes().map(|digit| DIGITS[usize::from(digit.saturating_sub(b'0')).min(9)]).collect()
}

/// The resultant path's term less the adjacent paths': `2³ − (2¹ + 2¹)`.
pub fn difference(resultant: &str, adjacent: &[String]) -> String {
    match adjacent {
        [] => resultant.to_owned(),
        [one] => format!("{resultant} − {one}"),
        more => format!("{resultant} − ({})", more.join(" + ")),
    }
}

/// A product.
pub fn times(count: f64, value: f64) -> String {
    format!("{} × {}", number(count), number(value))
}

/// Chance.
pub fn luck(most: f64) -> String {
    if most == 0.0 { "none".to_owned() } else { format!("0 up to {}", number(most)) }
}

/// The worked example.
pub mod example {
    use super::{Node, Path, Player, facts, hint, side};

    /// What the personality's list is called.
    pub const PERSONALITY: &str = "Personality of the example";
    /// Heads of the columns.
    pub const FACTOR: &str = "Factor";
    /// Second.
    pub const NUMBER: &str = "Its number";
    /// Third.
    pub const HOW: &str = "How it enters";
    /// What the node is worth.
    pub const WORTH: &str = "Worth";
    /// What can be done.
    pub const DO: &str =
        "Click another free node, or choose another personality: everything below is computed anew.";

    /// A column's head: "for Vertical".
    pub fn for_side(player: Player) -> String {
        format!("for {}", side(player))
    }

    /// What is weighed.
    pub fn title(node: Node, name: &str) -> String {
        format!("{node} as {name} weighs it")
    }

    /// The resultant path.
    pub fn resultant(path: &Path) -> String {
        format!("Resultant path: {}.", facts(path))
    }

    /// The real paths it takes up.
    pub fn adjacent(paths: &[Path]) -> String {
        match paths {
            [] => "Adjacent real paths: none, so a path is started (+1).".to_owned(),
            [one] => format!("Adjacent real path: {}; it is expanded (0).", facts(one)),
            more => {
                let each: Vec<_> = more.iter().map(facts).collect();
                format!("Adjacent real paths: {}; they are merged (−1).", each.join("; and "))
            }
        }
    }

    /// Part B in numbers.
    pub fn sum(own: f64, share: f64, other: f64, whole: f64) -> String {
        format!("{} = {}", hint::formula(own, share, other), hint::number(whole))
    }

    /// Its place among the free nodes.
    pub fn rank(node: Node, rank: usize, free: usize) -> String {
        match rank {
            1 => format!("No other of the {free} free nodes weighs more than {node}."),
            2 => format!("One of the other {} free nodes weighs more than {node}.", free.saturating_sub(1)),
            _ => format!(
                "{} of the other {} free nodes weigh more than {node}.",
                rank - 1,
                free.saturating_sub(1)
            ),
        }
    }
}

/// The line under a factor's heading.
pub mod factor {
    use span_it_core::personality::{FactorInfo, Scale};

    use super::number;
    use span_it_core::text::humanize::grouped;

    /// What it may be, what a slider offers, and what a new personality has; to follow its key.
    pub fn facts(info: &FactorInfo) -> String {
        let (from, to) = info.slider;
        let scale = match info.scale {
            Scale::Linear => "",
            Scale::Logarithmic => ", by powers of ten",
        };
        format!(
            " · {} from {} to {} · useful: {} to {}{scale} · new personalities have {}",
            if info.allows(info.min + 0.5) { "number" } else { "whole number" },
            bound(info.min),
            bound(info.max),
            bound(from),
            bound(to),
            number(info.default)
        )
    }

    /// What it does.
    pub fn meaning(info: &FactorInfo) -> String {
        format!("{}.", info.meaning)
    }

    fn bound(value: f64) -> String {
        grouped(value).replace('-', "−")
    }
}

/// Pages to print.
pub mod page {
    /// Under a personality's name.
    pub fn by(author: &str) -> String {
        format!("by {author}")
    }

    /// Heads of the table of factors.
    pub const HEADS: [&str; 3] = ["Factor", "Value", "Meaning"];
    /// At the foot.
    pub fn made() -> String {
        format!("Made with Span-It! {}.", env!("CARGO_PKG_VERSION"))
    }
}
