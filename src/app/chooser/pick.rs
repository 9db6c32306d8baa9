//! What can be chosen.

use std::path::PathBuf;

use crate::app::engines::ExternalEngine;
use span_it_core::engine::Manner;
use span_it_core::personality::Personality;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pick {
    Personality {
        personality: Box<Personality>,
        /// `None` for a built-in one.
        file: Option<PathBuf>,
    },
    Perfect(Manner),
    Engine(ExternalEngine),
    /// Plays any legal move; in tournaments only.
    Random,
}

impl Pick {
    pub(crate) fn personality(personality: Personality, file: Option<PathBuf>) -> Self {
        Self::Personality { personality: Box::new(personality), file }
    }

    /// Whether this is the same choice. A personality is the same wherever its file is.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Personality { personality: one, .. }, Self::Personality { personality: other, .. }) => {
                one.name == other.name && one.factors == other.factors
            }
            (Self::Engine(one), Self::Engine(other)) => one.command == other.command,
            _ => self == other,
        }
    }
}
