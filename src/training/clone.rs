//! A personality in the likeness of a player: fitted to the choices that the player made in recorded
//! games.
//!
//! The player is taken to weigh nodes as a personality of depth 1 does, and to take each the more
//! often the heavier it is; the factors are those under which the choices made are likeliest. How
//! much of the player they catch is measured on moves that they were not fitted to.
//!
//! May import: [`board`](crate::board), [`engine`](crate::engine), [`json`](crate::json) (words for sizes),
//! [`personality`](crate::personality), [`record`](crate::record), [`referee`](crate::referee),
//! [`seed`](crate::seed).
// CITE: McFadden, "Conditional logit analysis of qualitative choice behavior", 1974.

mod choices;
mod fit;
mod guess;
mod luck;

use std::collections::BTreeSet;
use std::sync::Arc;

use thiserror::Error;

use crate::board::{Node, Player, Position};
use crate::engine::{Deadline, Stop, Thinker, choose};
use crate::json::said_bytes;
use crate::personality::{Factor, Factors, MAX_BYTES, Personality, library};
use crate::record::GameSetup;
use crate::referee::Referee;
use crate::seed::Seed;

use choices::Decision;

/// The fewest choices that a player can be known by.
pub const MIN_CHOICES: usize = 30;
/// Nodes to choose from that are looked at in all; of more, choices are left out evenly.
const MAX_NODES: usize = 250_000;
/// Held-out moves that are guessed at; of more, evenly chosen ones.
const MAX_JUDGED: usize = 300;
/// Parts that the games are divided into: each is guessed at after a fit to the others.
const FOLDS: usize = 5;

/// Why nobody can be cloned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CloneError {
    /// Nobody in the records has this name.
    #[error("nobody is called {name:?}: expected one of those who play in the records: {}", .present.join(", "))]
    NoSuchPlayer {
        /// The name asked for.
        name: String,
        /// The names that there are.
        present: Vec<String>,
    },
    /// The player is hardly known.
    #[error("{name} has {choices} moves in the records{}: expected at least {MIN_CHOICES}", said_again(*.again))]
    TooFew {
        /// The player.
        name: String,
        /// The moves made where there was a choice.
        choices: usize,
        /// Records left out, since another one holds the same moves.
        again: usize,
    },
    /// A name that makes the likeness' file larger than such a file may be.
    #[error(
        "the player's name has {bytes} bytes: expected fewer, so that the likeness is a file of at most {}",
        said_bytes(MAX_BYTES)
    )]
    LongName {
        /// How long it is.
        bytes: usize,
    },
    /// It was broken off.
    #[error("cloning was broken off")]
    Cancelled,
}

fn said_again(again: usize) -> &'static str {
    if again == 0 { "" } else { ", what is in several of them counted once" }
}

/// A move and the position it was made in, by the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where.
    pub position: Position,
    /// What.
    pub mv: Node,
}

/// The choices of one player, game by game: moves made where more than one node was free. No game is there
/// twice: moves that have been fitted to cannot be held out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    name: String,
    games: Vec<Vec<Choice>>,
    /// Records that were left out.
    again: usize,
}

impl Sitting {
    /// The choices of the player of this name, in small letters or capitals, on either side.
    ///
    /// # Errors
    /// Nobody has the name, or too few moves; or it is too long for a file.
    pub fn of(records: &[(GameSetup, Referee)], name: &str) -> Result<Self, CloneError> {
        let wanted = name.to_lowercase();
        let is_wanted = |seat: &str| seat.to_lowercase() == wanted;
        let seats = || records.iter().flat_map(|(setup, _)| setup.players.iter().map(|(_, seat)| &seat.name));
        // Where it is written in several ways, the one with the most capitals at its beginning.
        let Some(name) = seats().filter(|seat| is_wanted(seat)).min().cloned() else {
            let present: BTreeSet<String> = seats().cloned().collect();
            return Err(CloneError::NoSuchPlayer {
                name: name.to_owned(),
                present: present.into_iter().collect(),
            });
        };
        let own =
            |(setup, _): &&(GameSetup, Referee)| setup.players.iter().any(|(_, seat)| is_wanted(&seat.name));
        let records: Vec<_> = records.iter().filter(own).collect();
        let kept = once(&records, &is_wanted);
        let games: Vec<Vec<Choice>> =
            kept.iter().map(|(setup, game)| choices_in(setup, game, &is_wanted)).collect();
        let again = records.len() - kept.len();
        match Self::new(&name, games) {
            Ok(sitting) => Ok(Self { again, ..sitting }),
            Err(CloneError::TooFew { name, choices, .. }) => Err(CloneError::TooFew { name, choices, again }),
            Err(error) => Err(error),
        }
    }

    /// Choices from anywhere, game by game.
    ///
    /// # Errors
    /// They are too few, or the name is too long for a file.
    pub fn new(name: &str, games: Vec<Vec<Choice>>) -> Result<Self, CloneError> {
        let is_choice = |choice: &Choice| {
            choice.position.is_free(choice.mv) && choice.position.free_nodes().nth(1).is_some()
        };
        let mut games = games;
        for game in &mut games {
            game.retain(is_choice);
        }
        games.retain(|game| !game.is_empty());
        let choices = games.iter().map(Vec::len).sum();
        if choices < MIN_CHOICES {
            return Err(CloneError::TooFew { name: name.to_owned(), choices, again: 0 });
        }
        let sitting = Self { name: name.to_owned(), games, again: 0 };
        if portrait(&sitting, Factors::default(), Foretold::default(), 0.0).has_room() {
            Ok(sitting)
        } else {
            Err(CloneError::LongName { bytes: name.len() })
        }
    }

    /// The player, as the records write the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Records that were left out, since another one holds the same moves of the player, or the same and more.
    pub const fn again(&self) -> usize {
        self.again
    }

    /// Games with a choice in them.
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// Choices in all.
    pub fn choices(&self) -> usize {
        self.games.iter().map(Vec::len).sum()
    }

    /// Every so many choices that the nodes to look at are not too many, each with the part it
    /// belongs to: whole games where there are enough of them, else every fifth choice.
    fn parts(&self) -> Vec<(usize, &Choice)> {
        let by_game = self.games.len() >= FOLDS;
        let numbered =
            self.games.iter().enumerate().flat_map(|(game, choices)| choices.iter().map(move |c| (game, c)));
        let choices: Vec<(usize, &Choice)> = numbered
            .enumerate()
            .map(|(index, (game, choice))| (if by_game { game } else { index } % FOLDS, choice))
            .collect();
        let nodes: usize = choices.iter().map(|(_, choice)| free(&choice.position)).sum();
        // No multiple of the parts, so that each part loses its share.
        let every = match nodes.div_ceil(MAX_NODES).max(1) {
            many if many.is_multiple_of(FOLDS) => many + 1,
            many => many,
        };
        choices.into_iter().step_by(every).collect()
    }
}

/// The records in the order of their moves, without those whose moves another one holds, on the same side and from the
/// same position: copies, and games that were saved once more later on.
fn once<'a>(
    records: &[&'a (GameSetup, Referee)],
    is_wanted: &dyn Fn(&str) -> bool,
) -> Vec<&'a (GameSetup, Referee)> {
    let key = |(setup, game): &&(GameSetup, Referee)| {
        let sides = Player::ALL.map(|player| is_wanted(&setup.players[player].name));
        let moves: Vec<_> = game.moves().iter().map(|mv| mv.node).collect();
        (game.start().to_string(), sides, moves)
    };
    let mut keyed: Vec<_> = records.iter().map(key).zip(0_usize..).collect();
    // Whatever begins as one does stands right after it. Of records alike the first stays.
    keyed.sort_by(|(a, one), (b, another)| a.cmp(b).then(another.cmp(one)));
    let held = keyed.windows(2).filter(|pair| {
        let ((start, sides, moves), (next_start, next_sides, next_moves)) = (&pair[0].0, &pair[1].0);
        start == next_start && sides == next_sides && next_moves.starts_with(moves)
    });
    let held: BTreeSet<usize> = held.map(|pair| pair[0].1).collect();
    // In the order of their moves: what comes of them does not depend on the order they were given in.
    keyed.iter().filter(|(_, place)| !held.contains(place)).map(|&(_, place)| records[place]).collect()
}

fn choices_in(setup: &GameSetup, game: &Referee, is_wanted: &dyn Fn(&str) -> bool) -> Vec<Choice> {
    let mut position = game.start().clone();
    let mut choices = Vec::new();
    for mv in game.moves() {
        let next = position.after(mv.node);
        if is_wanted(&setup.players[mv.player].name) {
            choices.push(Choice { position, mv: mv.node });
        }
        position = next;
    }
    choices
}

fn free(position: &Position) -> usize {
    position.size().node_count() - usize::from(position.connectors())
}

/// Moves foretold, of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Foretold {
    /// Moves that were made as foretold.
    pub right: usize,
    /// Moves in all.
    pub of: usize,
}

impl Foretold {
    /// The share, 0 to 1.
    pub fn share(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.right as f64 / self.of as f64 }
    }
}

/// A personality in the likeness of a player, and how good a likeness it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness {
    /// The personality, fitted to all choices.
    pub personality: Personality,
    /// Moves held out of the fit that were foretold: the heaviest node was taken.
    pub foretold: Foretold,
    /// The share of those moves that a random mover foretells, 0 to 1.
    pub chance: f64,
    /// The shipped personality that foretells most of them, and how many.
    pub best_shipped: (String, Foretold),
}

/// How far cloning has come: steps done and steps in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub of: usize,
}

/// Fits a personality to a player's choices, and measures it on moves held out.
///
/// # Errors
/// [`Cancelled`](CloneError::Cancelled).
pub fn clone(
    sitting: &Sitting,
    stop: &Arc<Stop>,
    report: &mut dyn FnMut(Progress),
) -> Result<Likeness, CloneError> {
    let parts = sitting.parts();
    let decided: Vec<(usize, Decision)> = parts
        .iter()
        .filter_map(|(part, choice)| Some((*part, Decision::new(&choice.position, choice.mv)?)))
        .collect();
    let judged = evenly(&parts, MAX_JUDGED);
    let of = FOLDS + 1 + library::shipped().len();
    let mut tell = |done| report(Progress { done, of });
    let mut foretold = Foretold::default();
    for fold in 0..FOLDS {
        tell(fold);
        let factors = fitted(&decided, Some(fold), stop)?;
        let held_out = judged.iter().filter(|(part, _)| *part == fold);
        foretold.count(held_out.map(|(_, choice)| heaviest(&factors, choice) == Some(choice.mv)));
    }
    tell(FOLDS);
    let mut factors = fitted(&decided, None, stop)?;
    luck::add(&mut factors, &judged);
    let mut best_shipped = (String::new(), Foretold { right: 0, of: judged.len() });
    for (index, shipped) in library::shipped().iter().enumerate() {
        tell(FOLDS + 1 + index);
        let right = foretold_by(&shipped.factors, &judged, stop)?;
        if right.right > best_shipped.1.right || best_shipped.0.is_empty() {
            best_shipped = (shipped.name.clone(), right);
        }
    }
    tell(of);
    let chance = judged.iter().map(|(_, choice)| 1.0 / free(&choice.position) as f64).sum::<f64>();
    let chance = chance / judged.len().max(1) as f64;
    Ok(Likeness { personality: portrait(sitting, factors, foretold, chance), foretold, chance, best_shipped })
}

impl Foretold {
    fn count(&mut self, right: impl Iterator<Item = bool>) {
        for right in right {
            self.of += 1;
            self.right += usize::from(right);
        }
    }
}

/// The factors fitted to all parts but one.
fn fitted(
    decided: &[(usize, Decision)],
    held_out: Option<usize>,
    stop: &Stop,
) -> Result<Factors, CloneError> {
    let seen: Vec<&Decision> =
        decided.iter().filter(|(part, _)| Some(*part) != held_out).map(|(_, decision)| decision).collect();
    let guess = fit::fit(&seen, stop).ok_or(CloneError::Cancelled)?;
    // All that a guess can be is legal.
    Ok(guess.factors().unwrap_or_default())
}

/// At most so many of the items, evenly chosen.
fn evenly<T: Copy>(items: &[T], most: usize) -> Vec<T> {
    let taken = items.len().min(most);
    (0..taken).filter_map(|index| items.get(index * items.len() / taken).copied()).collect()
}

/// The heaviest node.
fn heaviest(factors: &Factors, choice: &Choice) -> Option<Node> {
    Thinker::new(&choice.position, factors, Seed::default()).heaviest().map(|(mv, _)| mv)
}

/// How many of the moves a personality would have made, looking ahead as it does, luck apart.
fn foretold_by(
    factors: &Factors,
    judged: &[(usize, &Choice)],
    stop: &Arc<Stop>,
) -> Result<Foretold, CloneError> {
    let deadline = Deadline::unlimited().with_cancel(Arc::clone(stop));
    let mut sober = factors.clone();
    // Zero is always legal.
    sober.set(Factor::NodeRandom, 0.0).unwrap_or_default();
    let mut foretold = Foretold::default();
    for (_, choice) in judged {
        let mv = choose(&choice.position, &sober, Seed::default(), &deadline, &mut |_| ());
        if stop.is_cancelled() {
            return Err(CloneError::Cancelled);
        }
        foretold.count(std::iter::once(mv.is_ok_and(|found| found.mv == choice.mv)));
    }
    Ok(foretold)
}

/// The personality with its name and what it is.
fn portrait(sitting: &Sitting, factors: Factors, foretold: Foretold, chance: f64) -> Personality {
    let percent = |share: f64| (share * 100.0).round();
    let description = format!(
        "Plays like {}, learnt from {} moves: it foretells {} % of the others, where chance has {} %.",
        sitting.name,
        sitting.choices(),
        percent(foretold.share()),
        percent(chance),
    );
    Personality {
        name: format!("{}'s likeness", sitting.name),
        author: Some(sitting.name.clone()),
        description: Some(description),
        factors,
        extra: None,
    }
}
