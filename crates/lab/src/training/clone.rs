//! Clones: personalities fitted to the moves of a player in game records.
//!
//! The model is a multinomial logit: the player weighs nodes like a personality of depth 1 and chooses a node
//! with a probability that grows with its weight. The fit maximises the likelihood of the choices.
//! Cross-validation measures how well the clone predicts moves that it was not fitted to.
// CITE: McFadden, "Conditional logit analysis of qualitative choice behavior", 1974.

mod evidence;
mod fit;
mod guess;

use std::collections::BTreeSet;
use std::sync::Arc;

use thiserror::Error;

use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Stop, choose};
use span_it_core::personality::{Factor, Factors, MAX_BYTES, Personality, library};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_core::seed::Seed;
use span_it_core::share::Share;
use span_it_core::text::humanize::byte_size;
use span_it_core::text::names::name_key;

use evidence::{Decision, Evidence};

/// The least number of choices for a fit.
pub const MIN_CHOICES: usize = 30;
/// The most free nodes of all choices together. If there are more, choices are left out evenly.
const MAX_NODES: usize = 250_000;
/// The most moves that are predicted. If there are more, they are sampled evenly.
const MAX_JUDGED: usize = 300;
/// The folds of the cross-validation.
const FOLDS: usize = 5;

/// Why a player cannot be cloned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CloneError {
    /// The records have no such player or too few of its moves, or its name does not fit into a personality file.
    #[error("{0}")]
    Unsuitable(String),
    /// It was cancelled.
    #[error("cloning was cancelled")]
    Cancelled,
}

/// A move of the player to move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MadeMove {
    position: Position,
    mv: Node,
}

/// The choices of one player: moves in positions with more than one free node.
///
/// Every position counts once, as a position of the fit cannot be used for validation. So copies of a game and
/// earlier saves of it add nothing. The move in a position is that of the record with the most moves. Records
/// that share a position with at least eight connectors, directly or through a third record, are branches of one
/// game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerMoves {
    name: String,
    evidence: Evidence,
}

impl PlayerMoves {
    /// The choices of the player with this name, ignoring case, on either side.
    ///
    /// # Errors
    /// No such player, too few moves, or a name that is too long for a file.
    pub fn of(records: &[(GameSetup, Referee)], name: &str) -> Result<Self, CloneError> {
        let wanted = name_key(name);
        let is_wanted = |seat: &str| name_key(seat) == wanted;
        let seats = || records.iter().flat_map(|(setup, _)| setup.players.iter().map(|(_, seat)| &seat.name));
        // Of several spellings, the one that sorts first: capitals before small letters.
        let Some(name) = seats().filter(|seat| is_wanted(seat)).min().cloned() else {
            let present = seats().map(String::as_str).collect::<BTreeSet<_>>().into_iter();
            let present = present.collect::<Vec<_>>().join(", ");
            let problem = format!("the records have no player {name:?}; their players are: {present}");
            return Err(CloneError::Unsuitable(problem));
        };
        let evidence = Evidence::of(records, &is_wanted);
        let (choices, repeated) = (evidence.choices.len(), evidence.moves_left_out);
        if choices < MIN_CHOICES {
            let once = if repeated == 0 { "" } else { ", each position counted once" };
            let problem =
                format!("{name} has {choices} moves in the records{once}: expected at least {MIN_CHOICES}");
            return Err(CloneError::Unsuitable(problem));
        }
        let bytes = name.len();
        let player_moves = Self { name, evidence };
        let example = personality(&player_moves, Factors::default(), choices, Share::default(), 0.0);
        if example.has_room() {
            Ok(player_moves)
        } else {
            let most = byte_size(MAX_BYTES);
            Err(CloneError::Unsuitable(format!(
                "the player's name has {bytes} bytes, so the file of the clone would be larger than {most}"
            )))
        }
    }

    /// The name of the player, as the records spell it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Records that were left out because all their positions are in others.
    pub const fn records_left_out(&self) -> usize {
        self.evidence.records_left_out
    }

    /// Moves that were left out because their positions are in other records.
    pub const fn moves_left_out(&self) -> usize {
        self.evidence.moves_left_out
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.evidence.games
    }

    /// The number of choices.
    pub const fn choices(&self) -> usize {
        self.evidence.choices.len()
    }

    /// Whether there are enough games to make the folds of whole games.
    const fn is_by_game(&self) -> bool {
        self.games() >= FOLDS
    }

    /// The choices for the fit, each with its fold: that of its game if there are enough games, else every fifth
    /// choice.
    fn parts(&self) -> Vec<(usize, &MadeMove)> {
        let part = |index: usize, game: usize| if self.is_by_game() { game } else { index } % FOLDS;
        let choices = self.evidence.choices.iter().enumerate();
        let choices = choices.map(|(index, (game, choice))| (part(index, *game), choice));
        let nodes: usize = self.evidence.choices.iter().map(|(_, choice)| choice.position.free_count()).sum();
        // Not a multiple of the folds, so that all folds lose equally many.
        let every = match nodes.div_ceil(MAX_NODES).max(1) {
            many if many.is_multiple_of(FOLDS) => many + 1,
            many => many,
        };
        choices.step_by(every).collect()
    }
}

/// A clone and its accuracy.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness {
    /// The personality.
    pub personality: Personality,
    /// The number of choices used for the fit.
    pub fitted: usize,
    /// Whether the folds were whole games.
    pub by_game: bool,
    /// The predictions of the cross-validation: the heaviest node after a fit to the other folds.
    pub predicted: Share,
    /// The share of the same moves that a random mover predicts, 0 to 1.
    pub chance: f64,
    /// The built-in personality that predicts most of the same moves.
    pub best_builtin: (String, Share),
}

/// Fits a personality to a player's choices, and measures its accuracy by five-fold cross-validation. The folds
/// are whole games, or moves if there are fewer than five games. `report` gets the steps done and their total.
///
/// # Errors
/// [`Cancelled`](CloneError::Cancelled).
pub fn clone(
    player_moves: &PlayerMoves,
    stop: &Arc<Stop>,
    report: &mut dyn FnMut(usize, usize),
) -> Result<Likeness, CloneError> {
    let parts = player_moves.parts();
    let decided: Vec<(usize, Decision)> = parts
        .iter()
        .filter_map(|(part, choice)| Some((*part, Decision::new(&choice.position, choice.mv)?)))
        .collect();
    let judged = evenly(&parts, MAX_JUDGED);
    let of = FOLDS + 1 + library::builtin().len();
    let mut report_done = |done| report(done, of);
    let mut predicted = Share::default();
    for fold in 0..FOLDS {
        report_done(fold);
        let factors = fitted(&decided, Some(fold), stop)?;
        let held_out = judged.iter().filter(|(part, _)| *part == fold);
        for (_, choice) in held_out {
            predicted.count(heaviest(&factors, choice) == Some(choice.mv));
        }
    }
    report_done(FOLDS);
    let mut factors = fitted(&decided, None, stop)?;
    fit::set(&mut factors, &judged);
    let mut best_builtin = (String::new(), Share::default());
    for (index, builtin) in library::builtin().iter().enumerate() {
        report_done(FOLDS + 1 + index);
        let right = predictions_of(&builtin.factors, &judged, stop)?;
        if right.part > best_builtin.1.part || best_builtin.0.is_empty() {
            best_builtin = (builtin.name.clone(), right);
        }
    }
    report_done(of);
    let chance = judged.iter().map(|(_, choice)| 1.0 / choice.position.free_count() as f64).sum::<f64>();
    let chance = chance / judged.len().max(1) as f64;
    let personality = personality(player_moves, factors, parts.len(), predicted, chance);
    let by_game = player_moves.is_by_game();
    Ok(Likeness { personality, fitted: parts.len(), by_game, predicted, chance, best_builtin })
}

/// The factors fitted to all folds but one.
fn fitted(
    decided: &[(usize, Decision)],
    held_out: Option<usize>,
    stop: &Stop,
) -> Result<Factors, CloneError> {
    let seen: Vec<&Decision> =
        decided.iter().filter(|(part, _)| Some(*part) != held_out).map(|(_, decision)| decision).collect();
    let guess = fit::fit(&seen, stop).ok_or(CloneError::Cancelled)?;
    // Every guess gives valid factors.
    Ok(guess.factors().unwrap_or_default())
}

/// At most `most` of the items, evenly sampled.
fn evenly<T: Copy>(items: &[T], most: usize) -> Vec<T> {
    let taken = items.len().min(most);
    (0..taken).filter_map(|index| items.get(index * items.len() / taken).copied()).collect()
}

fn heaviest(factors: &Factors, choice: &MadeMove) -> Option<Node> {
    Engine::new(&choice.position, factors, Seed::default()).highest_weight().map(|(mv, _)| mv)
}

/// The moves that a personality predicts at its full depth, without noise.
fn predictions_of(
    factors: &Factors,
    judged: &[(usize, &MadeMove)],
    stop: &Arc<Stop>,
) -> Result<Share, CloneError> {
    let deadline = Deadline::unlimited().with_cancel(Arc::clone(stop));
    let mut noiseless = factors.clone();
    // Zero is always valid.
    noiseless.set(Factor::NodeRandom, 0.0).unwrap_or_default();
    let mut predicted = Share::default();
    for (_, choice) in judged {
        let mv = choose(&choice.position, &noiseless, Seed::default(), &deadline);
        if stop.is_cancelled() {
            return Err(CloneError::Cancelled);
        }
        predicted.count(mv.is_ok_and(|found| found.mv == choice.mv));
    }
    Ok(predicted)
}

/// The personality with its name and description.
fn personality(
    player_moves: &PlayerMoves,
    factors: Factors,
    fitted: usize,
    predicted: Share,
    chance: f64,
) -> Personality {
    let percent = |share: f64| (share * 100.0).round();
    let (name, judged) = (&player_moves.name, predicted.whole);
    let description = format!(
        "Plays like {name}, fitted to {fitted} moves. Fits to four fifths of the moves predicted {}% of the others \
         ({judged} moves); chance predicts {}%.",
        percent(predicted.value().unwrap_or_default()),
        percent(chance),
    );
    Personality {
        name: format!("{name}'s likeness"),
        author: Some(name.clone()),
        description: Some(description),
        notes: None,
        factors,
        extra: None,
    }
}
