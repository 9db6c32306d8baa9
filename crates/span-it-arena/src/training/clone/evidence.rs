//! The choices of a player in records, every position once.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use span_it_core::board::{Player, Position};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;

use super::games::Games;
use super::{Choice, free};

/// A player's choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// One per position, with the number of its game.
    pub(super) choices: Vec<(usize, Choice)>,
    /// Games with a choice in them.
    pub(super) games: usize,
    /// Choices that were left out because their positions occurred before.
    pub(super) moves_left_out: usize,
    /// Records with only such choices.
    pub(super) records_left_out: usize,
}

impl Evidence {
    /// The choices of the players with a wanted name. The order of the records does not matter.
    pub(super) fn of(records: &[(GameSetup, Referee)], is_wanted: &dyn Fn(&str) -> bool) -> Self {
        let mut records: Vec<_> = records.iter().collect();
        // Longest first: moves that were taken back count less than those that replaced them.
        records.sort_by_cached_key(|(setup, game)| {
            let sides = Player::ALL.map(|player| is_wanted(&setup.players[player].name));
            let moves: Vec<_> = game.moves().iter().map(|mv| mv.node).collect();
            (
                Reverse(usize::from(game.start().connectors()) + moves.len()),
                game.start().to_string(),
                sides,
                moves,
            )
        });
        let (mut evidence, mut seen, mut games) = (Self::default(), HashSet::new(), Games::default());
        for (setup, game) in records {
            let positions = positions(game);
            let record = games.add(&positions);
            evidence.add(record, choices(positions, setup, game, is_wanted), &mut seen);
        }
        evidence.number(&mut games);
        evidence
    }

    /// Adds the choices of a record in new positions.
    fn add(&mut self, record: usize, choices: Vec<Choice>, seen: &mut HashSet<Position>) {
        let (before, of) = (self.choices.len(), choices.len());
        let new = choices.into_iter().filter(|choice| seen.insert(choice.position.clone()));
        self.choices.extend(new.map(|choice| (record, choice)));
        let new = self.choices.len() - before;
        self.moves_left_out += of - new;
        self.records_left_out += usize::from(new == 0 && of > 0);
    }

    /// Replaces the numbers of records by those of their games, in the order of the choices.
    fn number(&mut self, games: &mut Games) {
        let mut numbers = HashMap::new();
        for (number, _) in &mut self.choices {
            let next = numbers.len();
            *number = *numbers.entry(games.of(*number)).or_insert(next);
        }
        self.games = numbers.len();
    }
}

/// The positions of a record, starting with the first.
fn positions(game: &Referee) -> Vec<Position> {
    let mut positions = vec![game.start().clone()];
    for (ply, mv) in game.moves().iter().enumerate() {
        positions.push(positions[ply].after(mv.node));
    }
    positions
}

/// The moves in positions with more than one free node.
fn choices(
    positions: Vec<Position>,
    setup: &GameSetup,
    game: &Referee,
    is_wanted: &dyn Fn(&str) -> bool,
) -> Vec<Choice> {
    let made = positions.into_iter().zip(game.moves());
    let wanted =
        made.filter(|(position, mv)| free(position) > 1 && is_wanted(&setup.players[mv.player].name));
    wanted.map(|(position, mv)| Choice { position, mv: mv.node }).collect()
}
