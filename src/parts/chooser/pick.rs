//! What can be chosen.

use std::path::PathBuf;
use std::sync::Arc;

use span_it_core::engine::Manner;
use span_it_core::personality::Personality;
use span_it_lab::tournament::PlayerSpec;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Pick {
    Personality {
        personality: Box<Personality>,
        /// `None` for a built-in one.
        file: Option<PathBuf>,
    },
    Perfect,
    /// Plays any legal move; not in games of the window.
    Random,
    /// Guesses its opponent; in tournaments only. Without candidates, its opponent can be any known personality.
    Reader {
        personality: Box<Personality>,
        candidates: Option<Arc<[Personality]>>,
    },
}

impl Pick {
    pub(crate) fn personality(personality: Personality, file: Option<PathBuf>) -> Self {
        Self::Personality { personality: Box::new(personality), file }
    }

    /// A player of an earlier tournament; `None` if it is another program.
    pub(crate) fn of_agent(agent: &PlayerSpec) -> Option<Self> {
        Some(match agent.clone() {
            PlayerSpec::Personality(personality) => Self::Personality { personality, file: None },
            PlayerSpec::Reader { personality, candidates } => {
                Self::Reader { personality, candidates: Some(candidates) }
            }
            PlayerSpec::Perfect(_) => Self::Perfect,
            PlayerSpec::Random => Self::Random,
            PlayerSpec::Gtp { .. } => return None,
        })
    }

    /// `known` are the candidates of a reader that has none.
    pub(crate) fn agent(&self, known: &Arc<[Personality]>) -> PlayerSpec {
        match self.clone() {
            Self::Personality { personality, .. } => PlayerSpec::Personality(personality),
            Self::Reader { personality, candidates } => PlayerSpec::Reader {
                personality,
                candidates: candidates.unwrap_or_else(|| Arc::clone(known)),
            },
            Self::Perfect => PlayerSpec::Perfect(Manner::Fighter),
            Self::Random => PlayerSpec::Random,
        }
    }

    /// Whether this is the same choice. A personality is the same wherever its file is.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Personality { personality: one, .. }, Self::Personality { personality: other, .. })
            | (Self::Reader { personality: one, .. }, Self::Reader { personality: other, .. }) => {
                one.name == other.name && one.factors == other.factors
            }
            _ => self == other,
        }
    }
}
