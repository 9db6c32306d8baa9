//! Blocks that the program fills: in the text they are fenced and marked `live`.

use crate::app::help::diagram::Word;
use crate::messages::dialogs::keyboard;
use crate::messages::help as words;
use span_it_core::board::Position;
use span_it_core::personality::{Factor, Personality, library};

/// A block that the program fills.
#[derive(Clone, Debug, PartialEq)]
pub enum Live {
    /// The Board Diagram with its words.
    Diagram,
    /// The worked example of a trial node's weight.
    Example,
    /// The facts of a factor.
    Factor(Factor),
    /// The tables of keys.
    Keys,
    /// The shipped personalities.
    Cast,
    /// A position to look at, with what is to be seen.
    Board(Position, String),
    /// A position with its winner's two trees, and what is to be seen.
    Trees(Position, String),
}

impl Live {
    /// What a live block's text asks for: a word, and what it needs; a caption on the lines below.
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

    /// Its words, for the search.
    pub(super) fn words(&self) -> String {
        match self {
            Self::Diagram => Word::ALL.map(Word::name).join(" "),
            Self::Example => words::example::DO.to_owned(),
            Self::Factor(factor) => {
                let info = factor.info();
                format!("{} {}{}", words::factor::meaning(info), info.key, words::factor::facts(info))
            }
            Self::Keys => keyboard::TABLES.iter().flat_map(|(_, rows)| rows.iter()).map(in_words).collect(),
            Self::Cast => cast().flat_map(|one| [one.name.as_str(), " ", description(one), " "]).collect(),
            Self::Board(_, caption) | Self::Trees(_, caption) => caption.clone(),
        }
    }
}

fn in_words((keys, meaning): &(&str, &str)) -> String {
    format!("{keys} {meaning} ")
}

/// The shipped personalities, weakest first.
pub fn cast() -> impl Iterator<Item = &'static Personality> {
    library::shipped().iter()
}

/// What a personality says of itself.
pub fn description(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap_or_default()
}
