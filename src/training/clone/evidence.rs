//! What a player's records show, each position once.
//!
//! May import: [`board`](crate::board), [`record`](crate::record), [`referee`](crate::referee).

use std::cmp::Reverse;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::board::{Player, Position};
use crate::record::GameSetup;
use crate::referee::Referee;

use super::{Choice, free};

/// Connectors from which on two games that are alike so far are taken for one.
const ALIKE: u16 = 8;

/// A player's choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// One for each position, with the number of its game.
    pub(super) choices: Vec<(usize, Choice)>,
    /// Games with a choice in them.
    pub(super) games: usize,
    /// Choices that were left out, since their positions were there already.
    pub(super) repeated: usize,
    /// Records with nothing but such choices.
    pub(super) again: usize,
}

impl Evidence {
    /// What the records show of whoever has a name that is wanted. The records' order makes no difference.
    pub(super) fn of(records: &[(GameSetup, Referee)], is_wanted: &dyn Fn(&str) -> bool) -> Self {
        let mut records: Vec<_> = records.iter().collect();
        // Those that went farthest first: what was taken back counts less than what was played on.
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
        let (mut evidence, mut seen) = (Self::default(), HashMap::new());
        for (setup, game) in records {
            evidence.add(choices_in(setup, game, is_wanted), &mut seen);
        }
        evidence
    }

    /// Takes the choices of a record in; `seen` tells to which game a position belongs.
    fn add(&mut self, record: Vec<Choice>, seen: &mut HashMap<Position, usize>) {
        let mut alike = record.iter().rev().filter(|choice| choice.position.connectors() >= ALIKE);
        let known = alike.find_map(|choice| seen.get(&choice.position)).copied();
        let (game, before, of) = (known.unwrap_or(self.games), self.choices.len(), record.len());
        for choice in record {
            if let Entry::Vacant(place) = seen.entry(choice.position.clone()) {
                place.insert(game);
                self.choices.push((game, choice));
            }
        }
        let new = self.choices.len() - before;
        self.repeated += of - new;
        self.again += usize::from(new == 0 && of > 0);
        self.games += usize::from(new > 0 && known.is_none());
    }
}

/// The moves made where more than one node was free.
fn choices_in(setup: &GameSetup, game: &Referee, is_wanted: &dyn Fn(&str) -> bool) -> Vec<Choice> {
    let mut position = game.start().clone();
    let mut choices = Vec::new();
    for mv in game.moves() {
        let next = position.after(mv.node);
        if free(&position) > 1 && is_wanted(&setup.players[mv.player].name) {
            choices.push(Choice { position, mv: mv.node });
        }
        position = next;
    }
    choices
}
