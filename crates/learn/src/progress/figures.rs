//! Figures about games and puzzles.

use serde::{Deserialize, Serialize};
use span_it_core::board::Phase;
use span_it_core::share::Share;

use super::GameRecord;
use super::Progress;
use crate::date::Date;
use crate::mistakes::MistakeKind;
use crate::puzzles::{Band, Kind};
use crate::style::{Style, Words};

/// Games of the current figures.
const RECENT: usize = 20;
/// Games whose style is compared with that of the games before.
const STYLE_GAMES: usize = 10;
/// Games of a point of the curve.
pub(super) const GAMES_OF_A_POINT: usize = 10;

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSummary {
    /// The day.
    pub date: Date,
    /// The opponent.
    pub vs: String,
    /// Whether the player won.
    pub won: bool,
    /// Whether it was rated.
    pub rated: bool,
    /// Safe moves in each phase.
    pub phases: [Share; 3],
    /// Chances taken.
    pub chances: Share,
    /// Mistakes by kind.
    pub kinds: [u32; 5],
    /// What the moves did.
    #[serde(default)]
    pub style: Style,
}

impl GameSummary {
    pub(super) fn new(game: &GameRecord, date: Date) -> Self {
        Self {
            date,
            vs: game.vs.clone(),
            won: game.won,
            rated: game.rated,
            phases: Phase::ALL.map(|phase| {
                let index = phase.index();
                Share { part: game.kept[index], whole: game.critical[index] }
            }),
            chances: Share { part: game.chances[1], whole: game.chances[0] },
            kinds: game.kinds,
            style: game.style,
        }
    }
}

/// The figures of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SafeMoves {
    /// Critical moves that kept the win.
    pub all: Share,
    /// By phase, in the order of [`Phase::ALL`].
    pub phases: [Share; 3],
    /// Critical moves right after a mistake of the opponent.
    pub chances: Share,
    /// Mistakes by kind, in the order of [`MistakeKind::ALL`].
    pub kinds: [u32; MistakeKind::ALL.len()],
    /// What the moves did.
    pub style: Style,
    /// The number of games.
    pub games: usize,
}

impl SafeMoves {
    fn new(games: &[GameSummary]) -> Self {
        let mut kept = Self { games: games.len(), ..Self::default() };
        for game in games {
            for (sum, share) in kept.phases.iter_mut().zip(game.phases) {
                *sum += share;
                kept.all += share;
            }
            kept.style = kept.style.and(game.style);
            kept.chances += game.chances;
            for (sum, count) in kept.kinds.iter_mut().zip(game.kinds) {
                *sum = sum.saturating_add(count);
            }
        }
        kept
    }

    /// The five words of the style.
    pub fn words(&self) -> Words {
        self.style.words(self.phases)
    }
}

impl Progress {
    /// The figures of the last ten games, and of all games before.
    pub fn style_games(&self) -> [SafeMoves; 2] {
        let (before, last) = self.games.split_at(self.games.len().saturating_sub(STYLE_GAMES));
        [last, before].map(SafeMoves::new)
    }

    /// The figures of the last 20 games.
    pub fn safe_moves(&self) -> SafeMoves {
        SafeMoves::new(&self.games[self.games.len().saturating_sub(RECENT)..])
    }

    /// The figures of each ten games that are kept with their number, from 1, oldest first; the last ten may be fewer.
    pub fn safe_moves_curve(&self) -> Vec<(usize, SafeMoves)> {
        let dropped = (self.results.whole as usize).saturating_sub(self.games.len()) / GAMES_OF_A_POINT;
        (dropped + 1..).zip(self.games.chunks(GAMES_OF_A_POINT).map(SafeMoves::new)).collect()
    }
}

/// Bands, and one more for kinds without difficulty.
const COLUMNS: usize = Band::ALL.len() + 1;

/// The found puzzles by kind and band.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleCounts {
    counts: [[Share; COLUMNS]; Kind::ALL.len()],
}

impl PuzzleCounts {
    pub(super) fn add(&mut self, kind: Kind, rating: Option<i32>, found: bool) {
        let column = rating.map_or(COLUMNS - 1, |rating| Band::for_rating(rating).index());
        self.counts[kind.index()][column].count(found);
    }

    /// The found puzzles of a kind in a band; without a band, those without difficulty.
    pub fn cell(&self, kind: Kind, band: Option<Band>) -> Share {
        self.counts[kind.index()][band.map_or(COLUMNS - 1, Band::index)]
    }

    /// The found puzzles of a kind.
    pub fn by_kind(&self, kind: Kind) -> Share {
        self.counts[kind.index()].into_iter().sum()
    }

    /// The found puzzles of a band.
    pub fn by_band(&self, band: Band) -> Share {
        self.counts.iter().map(|row| row[band.index()]).sum()
    }

    /// All found puzzles.
    pub fn total(&self) -> Share {
        self.counts.iter().flatten().copied().sum()
    }
}

/// Results in a row: the last ones, and the most so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Streak {
    /// The last ones.
    pub now: u32,
    /// The most.
    pub best: u32,
}

impl Streak {
    pub(super) fn add(&mut self, continues: bool) {
        self.now = if continues { self.now.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.now);
    }
}

/// Which of the last seven days had any activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    /// The first day.
    pub first: Date,
    /// Whether each day had activity. The last one is today.
    pub active: [bool; 7],
}
