//! Live blocks: fenced blocks marked `live`, which the program fills.

use crate::app::command::key_list;
use crate::app::help::diagram::DiagramWord;
use crate::messages::help as msg;
use span_it_core::board::Position;
use span_it_core::personality::{Factor, Personality, library};

#[derive(Clone, Debug, PartialEq)]
pub enum LiveBlock {
    /// The Board Diagram with its words.
    Diagram,
    /// The worked example of a node weight.
    Example,
    /// The facts of a factor.
    Factor(Factor),
    /// The tables of keys.
    Keys,
    /// The built-in personalities.
    BuiltInPersonalities,
    /// A position with a caption.
    Board(Position, String),
    /// A position with the winner's two trees and a caption.
    Trees(Position, String),
}

impl LiveBlock {
    /// Parses a live block: a keyword with its arguments, and a caption on the lines below.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (line, caption) = text.split_once('\n').unwrap_or((text, ""));
        let caption = caption.split_whitespace().collect::<Vec<_>>().join(" ");
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        match what {
            "diagram" => Some(Self::Diagram),
            "example" => Some(Self::Example),
            "keys" => Some(Self::Keys),
            "cast" => Some(Self::BuiltInPersonalities),
            "factor" => Factor::all().find(|factor| factor.info().name == rest).map(Self::Factor),
            "board" => Some(Self::Board(rest.parse().ok()?, caption)),
            "trees" => Some(Self::Trees(rest.parse().ok()?, caption)),
            _ => None,
        }
    }

    /// The text of the block, for the search.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Diagram => DiagramWord::ALL.map(DiagramWord::name).join(" "),
            Self::Example => msg::example::INSTRUCTIONS.to_owned(),
            Self::Factor(factor) => {
                let info = factor.info();
                format!("{} {}{}", msg::factor::meaning(info), info.key, msg::factor::factor_range(info))
            }
            Self::Keys => key_list::tables().iter().flat_map(|(_, rows)| rows).map(in_words).collect(),
            Self::BuiltInPersonalities => built_in_personalities()
                .flat_map(|one| [one.name.as_str(), " ", description(one), " "])
                .collect(),
            Self::Board(_, caption) | Self::Trees(_, caption) => caption.clone(),
        }
    }
}

fn in_words((keys, meaning): &key_list::Row) -> String {
    format!("{keys} {meaning} ")
}

/// The built-in personalities, weakest first.
pub(crate) fn built_in_personalities() -> impl Iterator<Item = &'static Personality> {
    library::builtin().iter()
}

/// The description of a personality; empty if it has none.
pub(crate) fn description(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap_or_default()
}
