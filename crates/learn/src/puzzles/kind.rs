//! The kinds and bands of puzzles.

use serde::{Deserialize, Serialize};

use super::difficulty::Difficulty;

/// The eight kinds of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Play a move that wins.
    Keep,
    /// The same, where only one move wins.
    Only,
    /// The same, where the opponent needs one connector.
    Stop,
    /// Join with N connectors, while the program resists as long as it can.
    WinIn,
    /// Repair one of two trees after a cut.
    Repair,
    /// Who wins?
    Judge,
    /// Which of six moves was the mistake?
    Mistake,
    /// Win against a personality without taking back.
    Play,
}

impl Kind {
    /// All kinds, in the order of menus.
    pub const ALL: [Self; 8] = [
        Self::Keep,
        Self::Only,
        Self::Stop,
        Self::WinIn,
        Self::Repair,
        Self::Judge,
        Self::Mistake,
        Self::Play,
    ];

    /// The key in files and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Only => "only",
            Self::Stop => "stop",
            Self::WinIn => "win-in",
            Self::Repair => "repair",
            Self::Judge => "judge",
            Self::Mistake => "mistake",
            Self::Play => "play",
        }
    }

    /// The kind with this [key](Self::key).
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// The index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether puzzles of this kind are part of the mix, which is rated.
    pub(crate) const fn is_in_mix(self) -> bool {
        matches!(self, Self::Keep | Self::Only | Self::Stop | Self::WinIn)
    }

    /// Whether puzzles of this kind have a rating, and so a band.
    pub const fn has_difficulty(self) -> bool {
        !matches!(self, Self::Repair | Self::Judge | Self::Mistake)
    }
}

/// A range of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Band {
    /// Below 1000.
    Starter,
    /// From 1000.
    Easy,
    /// From 1300.
    Medium,
    /// From 1600.
    Hard,
    /// From 1900.
    Expert,
}

impl Band {
    /// All bands, easiest first.
    pub const ALL: [Self; 5] = [Self::Starter, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The band of a rating.
    pub(crate) fn for_rating(rating: i32) -> Self {
        let fits = |band: &&Self| rating >= band.least();
        Self::ALL.iter().rev().find(fits).copied().unwrap_or(Self::Starter)
    }

    /// The band of a difficulty.
    pub fn new(difficulty: Difficulty) -> Self {
        Self::for_rating(difficulty.rounded())
    }

    /// The lowest rounded rating of the band.
    pub const fn least(self) -> i32 {
        match self {
            Self::Starter => i32::MIN,
            Self::Easy => 1000,
            Self::Medium => 1300,
            Self::Hard => 1600,
            Self::Expert => 1900,
        }
    }

    /// The key in files and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Starter => "starter",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The band with this [key](Self::key).
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.key() == key)
    }

    /// The index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_have_no_gaps() {
        let bands = [-200, 990, 1000, 1290, 1300, 1590, 1600, 1890, 1900, 2800].map(Band::for_rating);
        let expected = Band::ALL.map(|band| [band, band]).concat();
        assert_eq!(bands.to_vec(), expected);
    }

    #[test]
    fn keys_are_read_back() {
        assert!(Kind::ALL.iter().all(|kind| Kind::from_key(kind.key()) == Some(*kind)));
        assert!(Band::ALL.iter().all(|band| Band::from_key(band.key()) == Some(*band)));
        assert!(Kind::ALL.iter().enumerate().all(|(index, kind)| kind.index() == index));
    }
}
