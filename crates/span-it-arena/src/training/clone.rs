//! A personality in the likeness of a player: fitted to the choices that the player made in recorded
//! games.
//!
//! The player is taken to weigh nodes as a personality of depth 1 does, and to take each the more
//! often the heavier it is; the factors are those under which the choices made are likeliest. How
//! much of the player they catch is measured on moves that they were not fitted to.
// CITE: McFadden, "Conditional logit analysis of qualitative choice behavior", 1974.

mod choices;
mod evidence;
mod fit;
mod games;
mod guess;
mod luck;

use std::collections::BTreeSet;
use std::sync::Arc;

use thiserror::Error;

use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Stop, choose};
use span_it_core::personality::{Factor, Factors, MAX_BYTES, Personality, library};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_core::seed::Seed;
use span_it_core::text::humanize::byte_size;

use choices::Decision;
use evidence::Evidence;

/// The fewest choices that a player can be known by.
pub const MIN_CHOICES: usize = 30;
/// Nodes to choose from that are looked at in all; of more, choices are left out evenly.
const MAX_NODES: usize = 250_000;
/// Held-out moves that are guessed at; of more, evenly chosen ones.
const MAX_JUDGED: usize = 300;
/// Parts that the games are divided into: each is guessed at after a fit to the others.
const FOLDS: usize = 5;

/// Why a player cannot be cloned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CloneError {
    /// No player in the records has this name.
    #[error("the records have no player {name:?}; their players are: {}", .present.join(", "))]
    NoSuchPlayer {
        /// The name.
        name: String,
        /// The names in the records.
        present: Vec<String>,
    },
    /// The records have too few moves of the player.
    #[error("{name} has {choices} moves in the records{}: expected at least {MIN_CHOICES}", counted_once(*.repeated))]
    TooFew {
        /// The player.
        name: String,
        /// Moves with more than one free node, one per position.
        choices: usize,
        /// Moves left out because their positions occur more than once.
        repeated: usize,
    },
    /// The name does not fit into a personality file.
    #[error(
        "the player's name has {bytes} bytes, so the file of the clone would be larger than {}",
        byte_size(MAX_BYTES)
    )]
    LongName {
        /// The length of the name.
        bytes: usize,
    },
    /// It was cancelled.
    #[error("cloning was cancelled")]
    Cancelled,
}

const fn counted_once(repeated: usize) -> &'static str {
    if repeated == 0 { "" } else { ", each position counted once" }
}

/// A move and the position it was made in, by the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where.
    pub position: Position,
    /// What.
    pub mv: Node,
}

/// The choices of one player: moves made where more than one node was free.
///
/// No position is there twice, whatever was played in it: what has been fitted to cannot be held out. So
/// copies of a game, earlier saves of it and saves that begin later are no new evidence. Of the moves made in
/// one position that of the record that went farthest counts. Records that share a position of eight
/// connectors or more, or each share one with a third, are one game, once taken back and played on otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    name: String,
    evidence: Evidence,
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
        let evidence = Evidence::of(records, &is_wanted);
        let (choices, repeated) = (evidence.choices.len(), evidence.repeated);
        if choices < MIN_CHOICES {
            return Err(CloneError::TooFew { name, choices, repeated });
        }
        let bytes = name.len();
        let sitting = Self { name, evidence };
        let known = Known { learnt: choices, foretold: Foretold::default(), chance: 0.0 };
        if portrait(&sitting, Factors::default(), known).has_room() {
            Ok(sitting)
        } else {
            Err(CloneError::LongName { bytes })
        }
    }

    /// The player, as the records write the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Records that were left out, since all positions in them are in others.
    pub const fn again(&self) -> usize {
        self.evidence.again
    }

    /// Moves that were left out, since their positions were there already: those of such records as well.
    pub const fn repeated(&self) -> usize {
        self.evidence.repeated
    }

    /// Games with a choice in them.
    pub const fn games(&self) -> usize {
        self.evidence.games
    }

    /// Choices in all.
    pub const fn choices(&self) -> usize {
        self.evidence.choices.len()
    }

    /// Whether there are games enough for each to be foretold from others alone.
    const fn is_by_game(&self) -> bool {
        self.games() >= FOLDS
    }

    /// Every so many choices that the nodes to look at are not too many, each with the part it
    /// belongs to: whole games where there are enough of them, else every fifth choice.
    fn parts(&self) -> Vec<(usize, &Choice)> {
        let part = |index: usize, game: usize| if self.is_by_game() { game } else { index } % FOLDS;
        let choices = self.evidence.choices.iter().enumerate();
        let choices = choices.map(|(index, (game, choice))| (part(index, *game), choice));
        let nodes: usize = self.evidence.choices.iter().map(|(_, choice)| free(&choice.position)).sum();
        // No multiple of the parts, so that each part loses its share.
        let every = match nodes.div_ceil(MAX_NODES).max(1) {
            many if many.is_multiple_of(FOLDS) => many + 1,
            many => many,
        };
        choices.step_by(every).collect()
    }
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
    /// The personality, fitted to all choices that were learnt from.
    pub personality: Personality,
    /// The choices that were learnt from: all, or of very many an even part.
    pub learnt: usize,
    /// Whether each of these games was foretold from others alone: there were enough of them.
    pub by_game: bool,
    /// Of those choices at most so many, evenly chosen, that were foretold: each after a fit without its
    /// part, the heaviest node was taken.
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

/// Fits a personality to a player's choices, and measures how well such fits foretell what they were not
/// fitted to: the games are divided into five parts, or the moves where there are fewer than five games, and
/// the moves of each are foretold after a fit to the other four.
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
    let of = FOLDS + 1 + library::builtin().len();
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
    for (index, shipped) in library::builtin().iter().enumerate() {
        tell(FOLDS + 1 + index);
        let right = foretold_by(&shipped.factors, &judged, stop)?;
        if right.right > best_shipped.1.right || best_shipped.0.is_empty() {
            best_shipped = (shipped.name.clone(), right);
        }
    }
    tell(of);
    let chance = judged.iter().map(|(_, choice)| 1.0 / free(&choice.position) as f64).sum::<f64>();
    let chance = chance / judged.len().max(1) as f64;
    let known = Known { learnt: parts.len(), foretold, chance };
    let personality = portrait(sitting, factors, known);
    let by_game = sitting.is_by_game();
    Ok(Likeness { personality, learnt: parts.len(), by_game, foretold, chance, best_shipped })
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
    Engine::new(&choice.position, factors, Seed::default()).highest_weight().map(|(mv, _)| mv)
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

/// What is known of a likeness.
#[derive(Clone, Copy, Debug)]
struct Known {
    learnt: usize,
    foretold: Foretold,
    chance: f64,
}

/// The personality with its name and what it is.
fn portrait(sitting: &Sitting, factors: Factors, known: Known) -> Personality {
    let percent = |share: f64| (share * 100.0).round();
    let (name, learnt, judged) = (&sitting.name, known.learnt, known.foretold.of);
    let description = format!(
        "Plays like {name}, learnt from {learnt} moves. Fits without a fifth of them foretold {} % of what was left \
         out ({judged} moves judged), where chance has {} %.",
        percent(known.foretold.share()),
        percent(known.chance),
    );
    Personality {
        name: format!("{name}'s likeness"),
        author: Some(name.clone()),
        description: Some(description),
        factors,
        extra: None,
    }
}
