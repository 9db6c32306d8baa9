//! The two players, and one value per player.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two players (`docs/rules.md, "Board"`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Player {
    /// Joins the left edge to the right edge.
    #[serde(rename = "h")]
    Horizontal,
    /// Joins the top edge to the bottom edge.
    #[serde(rename = "v")]
    Vertical,
}

impl Player {
    /// Both players, horizontal first.
    pub const ALL: [Self; 2] = [Self::Horizontal, Self::Vertical];

    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Horizontal => Self::Vertical,
            Self::Vertical => Self::Horizontal,
        }
    }

    /// 0 for horizontal, 1 for vertical, as in `docs/rules.md, "Noise"`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `h` or `v`, as in positions and files.
    pub const fn letter(self) -> char {
        match self {
            Self::Horizontal => 'h',
            Self::Vertical => 'v',
        }
    }

    /// The player with this [letter](Self::letter).
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'h' => Some(Self::Horizontal),
            'v' => Some(Self::Vertical),
            _ => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
        })
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "an object with h and v")]
pub struct ByPlayer<T> {
    /// The value of horizontal.
    #[serde(rename = "h")]
    pub horizontal: T,
    /// The value of vertical.
    #[serde(rename = "v")]
    pub vertical: T,
}

impl<T> ByPlayer<T> {
    /// Calls `make` for each player, horizontal first.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> Self {
        Self { horizontal: make(Player::Horizontal), vertical: make(Player::Vertical) }
    }

    /// Converts both values, horizontal first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer { horizontal: change(self.horizontal), vertical: change(self.vertical) }
    }

    /// Both values with their players, horizontal first.
    pub fn iter(&self) -> impl Iterator<Item = (Player, &T)> {
        Player::ALL.into_iter().map(|player| (player, &self[player]))
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::Horizontal => &self.horizontal,
            Player::Vertical => &self.vertical,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::Horizontal => &mut self.horizontal,
            Player::Vertical => &mut self.vertical,
        }
    }
}
