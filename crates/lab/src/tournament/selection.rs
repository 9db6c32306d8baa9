//! Parts of the games of a tournament: the games on one board, or of one side.

use span_it_core::board::{BoardSize, Player};

use super::stats::Anchor;
use super::{GameResult, Scoreboard};

/// The games that a table counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Selection {
    /// The only board; `None` for all.
    pub board: Option<BoardSize>,
    /// The only side of an agent whose games count in its row; `None` for both.
    pub side: Option<Side>,
}

/// How an agent played a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// It moved first.
    First,
    /// It moved second.
    Second,
    /// It joined left to right.
    Horizontal,
    /// It joined top to bottom.
    Vertical,
}

impl Side {
    /// All sides.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Horizontal, Self::Vertical];

    /// The player of this side in a game.
    pub const fn player(self, game: &GameResult) -> Player {
        match self {
            Self::First => game.first,
            Self::Second => game.first.opponent(),
            Self::Horizontal => Player::Horizontal,
            Self::Vertical => Player::Vertical,
        }
    }
}

impl Selection {
    /// Whether a game counts in the row of the agent that played this player.
    pub fn counts(self, game: &GameResult, player: Player) -> bool {
        self.has_board(game) && self.side.is_none_or(|side| side.player(game) == player)
    }

    pub(super) fn has_board(self, game: &GameResult) -> bool {
        self.board.is_none_or(|board| board == game.size)
    }
}

/// The boards of these games, in the order of the plan.
pub fn boards(results: &[GameResult]) -> Vec<BoardSize> {
    let mut boards: Vec<(usize, BoardSize)> = Vec::new();
    for game in results {
        if !boards.iter().any(|(_, size)| *size == game.size) {
            boards.push((game.key.board, game.size));
        }
    }
    boards.sort_by_key(|&(place, size)| (place, size.rows(), size.cols()));
    boards.into_iter().map(|(_, size)| size).collect()
}

/// The sides with tables of their own. Horizontal and vertical are omitted if horizontal moved first in all games.
pub fn sides(results: &[GameResult]) -> &'static [Side] {
    let is_same = results.iter().all(|game| game.first == Player::Horizontal);
    if is_same { &Side::ALL[..2] } else { &Side::ALL }
}

/// The table of each board, if there are several, and of each side on all boards.
pub fn tables(
    names: &[String],
    results: &[GameResult],
    anchor: Option<&Anchor>,
) -> Vec<(Selection, Scoreboard)> {
    if results.is_empty() {
        return Vec::new();
    }
    let boards = boards(results);
    let boards = if boards.len() > 1 { boards } else { Vec::new() };
    let boards = boards.into_iter().map(|size| Selection { board: Some(size), side: None });
    let sides = sides(results).iter().map(|&side| Selection { board: None, side: Some(side) });
    let table = |selection| (selection, Scoreboard::anchored(names, results, selection, anchor));
    boards.chain(sides).map(table).collect()
}
