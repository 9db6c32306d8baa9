//! Puzzles by kind and band.

use serde::{Deserialize, Serialize};

use super::Share;
use crate::puzzles::{Band, Kind};

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
        self.counts[kind.index()][column].add(u32::from(found), 1);
    }

    /// The found puzzles of a kind in a band; without a band, those without difficulty.
    pub fn cell(&self, kind: Kind, band: Option<Band>) -> Share {
        self.counts[kind.index()][band.map_or(COLUMNS - 1, Band::index)]
    }

    /// The found puzzles of a kind.
    pub fn by_kind(&self, kind: Kind) -> Share {
        sum(self.counts[kind.index()].iter())
    }

    /// The found puzzles of a band.
    pub fn by_band(&self, band: Band) -> Share {
        sum(self.counts.iter().map(|row| &row[band.index()]))
    }

    /// All found puzzles.
    pub fn total(&self) -> Share {
        sum(self.counts.iter().flatten())
    }
}

fn sum<'a>(shares: impl Iterator<Item = &'a Share>) -> Share {
    shares.fold(Share::default(), |mut total, share| {
        total.add(share.part, share.of);
        total
    })
}
