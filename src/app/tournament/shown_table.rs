//! What the page shows of the finished games: the table of the selected board and side, and the games of a pairing. Both
//! are computed when games or selection change, not in every frame.

use crate::app::tournament::cell_texts::TableTexts;
use span_it_arena::tournament::{GameResult, Plan, Scoreboard, Selection, Side, selection};
use span_it_core::board::Player;

#[derive(Debug)]
pub(super) struct ShownTable {
    pub(super) selection: Selection,
    /// The sides that can be selected.
    pub(super) sides: &'static [Side],
    /// The table of the selection; `None` if that is the table of all games.
    part: Option<Scoreboard>,
    pub(super) texts: TableTexts,
    listed: ListedGames,
    /// How often a game was read, to test that drawing reads none.
    games_read: usize,
}

/// The games of a pairing, found among the first `searched` games.
#[derive(Debug, Default)]
struct ListedGames {
    pairing: Option<(usize, usize)>,
    selection: Selection,
    searched: usize,
    places: Vec<usize>,
}

impl ShownTable {
    pub(super) fn new(all: &Scoreboard, plan: &Plan, games: &[GameResult]) -> Self {
        Self {
            selection: Selection::default(),
            sides: selection::sides(games),
            part: None,
            texts: TableTexts::new(all, Some(plan)),
            listed: ListedGames::default(),
            games_read: games.len(),
        }
    }

    /// Computes the table again.
    pub(super) fn update(&mut self, all: &Scoreboard, plan: &Plan, names: &[String], games: &[GameResult]) {
        self.sides = selection::sides(games);
        self.games_read += games.len();
        let is_part = self.selection != Selection::default();
        self.part = is_part.then(|| Scoreboard::of(names, games, self.selection));
        self.texts = TableTexts::new(self.part.as_ref().unwrap_or(all), Some(plan));
    }

    pub(super) fn table<'a>(&'a self, all: &'a Scoreboard) -> &'a Scoreboard {
        self.part.as_ref().unwrap_or(all)
    }

    pub(super) const fn games_read(&self) -> usize {
        self.games_read
    }

    /// The places of the games that the cell of these agents counts, in the order of their ends. Searches only games
    /// that are new since the last call.
    pub(super) fn list(&mut self, pairing: (usize, usize), games: &[GameResult]) -> &[usize] {
        let is_same = self.listed.pairing == Some(pairing) && self.listed.selection == self.selection;
        if !is_same || self.listed.searched > games.len() {
            self.listed =
                ListedGames { pairing: Some(pairing), selection: self.selection, ..ListedGames::default() };
        }
        let selection = self.selection;
        let new = games.iter().enumerate().skip(self.listed.searched);
        let found = new.filter(|(_, game)| counts(selection, game, pairing)).map(|(place, _)| place);
        self.listed.places.extend(found);
        self.games_read += games.len() - self.listed.searched;
        self.listed.searched = games.len();
        &self.listed.places
    }
}

/// Whether the cell of the first agent against the second counts a game.
fn counts(selection: Selection, game: &GameResult, (one, other): (usize, usize)) -> bool {
    let player = if game.agent(Player::Horizontal) == one { Player::Horizontal } else { Player::Vertical };
    game.key.agents == (one.min(other), one.max(other)) && selection.counts(game, player)
}
