//! The move of a lost position that the opponent is most likely to answer wrongly.
//!
//! Every move of a lost position can be answered, but often by few replies, and these may look bad. The model of
//! the opponent sees what [random fills](super::random_fills) of the board show: how often each reply wins. It
//! prefers replies by the odds. A move is worth the probability of a wrong reply, plus, if the reply is right, a share of
//! later chances: the fills that the player still wins after the best right reply.

use crate::board::{Node, Position};
use crate::engine::{Deadline, Seed};
use crate::rng::{SplitMix64, mix_words};
use crate::solver::Solver;

use super::found::{Found, found};
use super::random_fills::RandomFills;
use crate::engine::deadline::Interrupt;

/// Examined moves, those first that win most fills. More than the nodes of a 6 x 6 board.
const MAX_CANDIDATES: usize = 64;

/// Weakness of the model: a reply with odds lower by this factor of `e` is chosen `1 / e` times as often. A smaller
/// value makes no mistakes, a larger one plays at random.
const WEAKNESS: f64 = 0.2;

/// The weight of later chances.
const LATER: f64 = 1.0;

/// The move of a lost position.
pub(super) fn choose(
    solver: &mut Solver,
    position: &Position,
    seed: Seed,
    deadline: &Deadline,
) -> Result<Found, Interrupt> {
    let rng = SplitMix64::new(mix_words(seed, &[position.connectors().into()]));
    let mut fills = RandomFills::new(position, position.to_move(), rng);
    let (mut best, mut visited, mut interrupt) = (None, 0, None);
    for (number, node) in candidates(position, &mut fills) {
        let worth = worth(solver, &position.after(node), &fills.shares_against(number));
        if best.is_none_or(|(highest, _)| worth > highest) {
            best = Some((worth, node));
        }
        visited += 1;
        interrupt = deadline.poll(2, visited).err();
        if interrupt.is_some() {
            break;
        }
    }
    found(best.map(|(_, node)| node), visited, interrupt)
}

/// The free nodes that win most fills, best first; equal ones in row-major order.
fn candidates(position: &Position, fills: &mut RandomFills) -> Vec<(usize, Node)> {
    let mut shares = fills.shares_with();
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    shares.truncate(MAX_CANDIDATES);
    let nodes: Vec<Node> = position.size().nodes().collect();
    shares.into_iter().map(|(number, _)| (number, nodes[number])).collect()
}

/// The chance to win after a move. `shares` are the fills that the player wins after each reply.
fn worth(solver: &mut Solver, after: &Position, shares: &[(usize, f64)]) -> f64 {
    let size = after.size();
    let winning: Vec<usize> = solver.winning_moves(after).iter().map(|&node| size.index_of(node)).collect();
    let is_right = |number: usize| winning.contains(&number);
    let odds = |share: f64| odds(share);
    let best = shares.iter().map(|&(_, share)| odds(share)).fold(0.0, f64::max);
    let (mut wrong, mut right) = (0.0, 0.0);
    for &(number, share) in shares {
        let mass = (odds(share) / best).powf(1.0 / WEAKNESS);
        *if is_right(number) { &mut right } else { &mut wrong } += mass;
    }
    let later = shares.iter().filter(|(number, _)| is_right(*number)).map(|&(_, share)| share);
    let later = LATER * later.fold(1.0, f64::min);
    let mistake = wrong / (wrong + right);
    mistake + (1.0 - mistake) * later
}

/// The opponent's odds, from the share of the fills that the player wins.
fn odds(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    (1.0 - share) / share
}
