//! Live blocks: fenced blocks marked `live`, which the program fills.

use crate::app::command::keyboard;
use crate::app::help::diagram::Word;
use crate::messages::help as words;
use span_it_core::board::Position;
use span_it_core::personality::{Factor, Personality, library};

/// A live block.
#[derive(Clone, Debug, PartialEq)]
pub enum Live {
    /// The Board Diagram with its words.
    Diagram,
    /// The worked example of a node weight.
    Example,
    /// The facts of a factor.
    Factor(Factor),
    /// The tables of keys.
    Keys,
    /// The built-in personalities.
    Cast,
    /// A position with a caption.
    Board(Position, String),
    /// A position with the winner's two trees and a caption.
    Trees(Position, String),
}

impl Live {
    /// Parses a live block: a keyword with its arguments, and a caption on the lines below.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (line, caption) = text.split_once('\n').unwrap_or((text, ""));
        let caption = caption.split_whitespace().collect::<Vec<_>>().join(" ");
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        match what {
            "diagram" => Some(Self::Diagram),
            "example" => Some(Self::Example),
            "keys" => Some(Self::Keys),
            "cast" => Some(Self::Cast),
            "factor" => Factor::all().find(|factor| factor.info().name == rest).map(Self::Factor),
            "board" => Some(Self::Board(rest.parse().ok()?, caption)),
            "trees" => Some(Self::Trees(rest.parse().ok()?, caption)),
            _ => None,
        }
    }

    /// The text of the block, for the search.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Diagram => Word::ALL.map(Word::name).join(" "),
            Self::Example => words::example::DO.to_owned(),
            Self::Factor(factor) => {
                let info = factor.info();
                format!("{} {}{}", words::factor::meaning(info), info.key, words::factor::facts(info))
            }
            Self::Keys => keyboard::tables().iter().flat_map(|(_, rows)| rows).map(in_words).collect(),
            Self::Cast => cast().flat_map(|one| [one.name.as_str(), " ", description(one), " "]).collect(),
            Self::Board(_, caption) | Self::Trees(_, caption) => caption.clone(),
        }
    }
}

fn in_words((keys, meaning): &keyboard::Row) -> String {
    format!("{keys} {meaning} ")
}

/// The built-in personalities, weakest first.
pub fn cast() -> impl Iterator<Item = &'static Personality> {
    library::builtin().iter()
}

/// The description of a personality; empty if it has none.
pub fn description(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap_or_default()
}
