//! Live blocks: fenced blocks marked `live`, which the program fills.

use crate::app::command::table::{self, KeyRow};
use crate::app::help::diagram::DiagramWord;
use crate::messages::help as msg;
use span_it_core::board::Position;
use span_it_core::personality::{Factor, Personality, library};

#[derive(Clone, Debug, PartialEq)]
pub enum LiveBlock {
    Diagram,
    Example,
    Factor(Factor),
    Keys,
    BuiltInPersonalities,
    Board(Position, String),
    Trees(Position, String),
}

impl LiveBlock {
    /// A keyword with its arguments, and a caption on the lines below.
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

    pub(super) fn words(&self) -> String {
        match self {
            Self::Diagram => DiagramWord::ALL.map(DiagramWord::name).join(" "),
            Self::Example => msg::example::INSTRUCTIONS.to_owned(),
            Self::Factor(factor) => {
                let info = factor.info();
                format!("{} {}{}", msg::factor::meaning(info), info.key, msg::factor::factor_range(info))
            }
            Self::Keys => {
                let in_words = |(keys, meaning): &KeyRow| format!("{keys} {meaning} ");
                table::key_list().iter().flat_map(|(_, rows)| rows).map(in_words).collect()
            }
            Self::BuiltInPersonalities => {
                let in_words = |one: &Personality| format!("{} {} ", one.name, description(one));
                library::builtin().iter().map(in_words).collect()
            }
            Self::Board(_, caption) | Self::Trees(_, caption) => caption.clone(),
        }
    }
}

pub(crate) fn description(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap_or_default()
}
