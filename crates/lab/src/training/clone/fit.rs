//! The maximum a posteriori fit.

use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::{Factor, Factors, library};
use span_it_core::seed::Seed;

use super::evidence::Decision;
use super::guess::{Guess, NUMBERS, PRIOR, Scales, rounded};
use super::{MadeMove, heaviest};
use crate::linalg::Matrix;

/// Choices for the comparison of the starting points.
const TRIAL: usize = 150;
/// Steps from each starting point.
const TRIAL_STEPS: usize = 12;
/// Starting points that are followed to the end.
const FINALISTS: usize = 3;
/// The most steps of each finalist.
const STEPS: usize = 60;
/// An improvement of the log-likelihood that ends the fit.
const ENOUGH: f64 = 0.01;

/// The negative log-posterior at a guess, with its gradient and Fisher information.
struct Posterior {
    loss: f64,
    slope: [f64; NUMBERS],
    curve: [[f64; NUMBERS]; NUMBERS],
}

/// The best guess from many starting points; `None` if cancelled.
///
/// The likelihood has several maxima, as the sign of a base cannot change during a fit. So all signs are tried,
/// and the built-in personalities.
pub(super) fn fit(decisions: &[&Decision], stop: &Stop) -> Option<Guess> {
    let every = decisions.len().div_ceil(TRIAL).max(1);
    let trial: Vec<&Decision> = decisions.iter().copied().step_by(every).collect();
    let mut ranked = Vec::new();
    for start in starts() {
        ranked.push(climb(start, &trial, TRIAL_STEPS, stop)?);
    }
    ranked.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let mut best: Option<(f64, Guess)> = None;
    for (_, guess) in ranked.into_iter().take(FINALISTS) {
        let found = climb(guess, decisions, STEPS, stop)?;
        if best.as_ref().is_none_or(|(loss, _)| found.0 < *loss) {
            best = Some(found);
        }
    }
    best.map(|(_, guess)| guess)
}

fn starts() -> Vec<Guess> {
    let mut starts: Vec<Guess> =
        library::builtin().iter().map(|builtin| Guess::of(&builtin.factors)).collect();
    let sign = |bit: usize| if bit == 0 { 1.0 } else { -1.0 };
    for signs in 0..8_usize {
        let signs = [sign(signs & 1), sign(signs & 2), sign(signs & 4)];
        starts.extend([0.3, 0.9].map(|share| Guess::start(signs, 1.3, share)));
    }
    starts
}

/// Fisher scoring with Levenberg-Marquardt damping, so that no step is worse.
// CITE: Marquardt, "An algorithm for least-squares estimation of nonlinear parameters", 1963.
fn climb(start: Guess, decisions: &[&Decision], steps: usize, stop: &Stop) -> Option<(f64, Guess)> {
    let mut guess = start;
    let mut posterior = posterior_at(&guess, decisions);
    let mut damping = 1e-2;
    for _ in 0..steps {
        if stop.is_cancelled() {
            return None;
        }
        let step = solve(&posterior, damping);
        let moved = guess.moved(&step);
        let next = posterior_at(&moved, decisions);
        let gain = posterior.loss - next.loss;
        if gain > 0.0 {
            (guess, posterior) = (moved, next);
            damping = f64::max(damping / 5.0, 1e-6);
            if gain < ENOUGH {
                break;
            }
        } else {
            damping *= 6.0;
            if damping > 1e8 {
                break;
            }
        }
    }
    Some((posterior.loss, guess))
}

/// The posterior at a guess.
fn posterior_at(guess: &Guess, decisions: &[&Decision]) -> Posterior {
    let scales = Scales::new(guess);
    let mut posterior =
        Posterior { loss: guess.penalty(), slope: [0.0; NUMBERS], curve: [[0.0; NUMBERS]; NUMBERS] };
    for (index, (mean, firmness)) in PRIOR.into_iter().enumerate() {
        posterior.slope[index] = firmness * (guess.numbers[index] - mean);
        posterior.curve[index][index] = firmness;
    }
    for decision in decisions {
        posterior.add(&scales, decision);
    }
    posterior
}

impl Posterior {
    /// Adds a choice. The probability of a node is its share of the sum of `exp(V)`.
    fn add(&mut self, scales: &Scales<'_>, decision: &Decision) {
        let nodes: Vec<_> = decision.nodes.iter().map(|node| scales.weigh(node)).collect();
        let most = nodes.iter().map(|node| node.value).fold(f64::MIN, f64::max);
        let odds: Vec<f64> = nodes.iter().map(|node| (node.value - most).exp()).collect();
        let total: f64 = odds.iter().sum();
        let taken = &nodes[decision.taken];
        self.loss += total.ln() - (taken.value - most);
        let mut mean = [0.0; NUMBERS];
        for (node, odds) in nodes.iter().zip(&odds) {
            let probability = odds / total;
            // Less likely nodes make no difference.
            if probability > 1e-12 {
                add_scaled(&mut mean, &node.slope, probability);
                self.add_square(&node.slope, probability);
            }
        }
        self.add_square(&mean, -1.0);
        add_scaled(&mut self.slope, &mean, 1.0);
        add_scaled(&mut self.slope, &taken.slope, -1.0);
    }

    fn add_square(&mut self, vector: &[f64; NUMBERS], times: f64) {
        for (row, x) in self.curve.iter_mut().zip(vector) {
            add_scaled(row, vector, x * times);
        }
    }
}

fn add_scaled(sum: &mut [f64; NUMBERS], vector: &[f64; NUMBERS], times: f64) {
    for (sum, x) in sum.iter_mut().zip(vector) {
        *sum += times * x;
    }
}

/// The damped Newton step. More damping makes it shorter and closer to the gradient.
fn solve(posterior: &Posterior, damping: f64) -> [f64; NUMBERS] {
    let mut matrix = Matrix::zero(NUMBERS);
    for (row, cells) in posterior.curve.iter().enumerate() {
        for (column, &cell) in cells.iter().enumerate() {
            *matrix.at_mut(row, column) = cell;
        }
        *matrix.at_mut(row, row) += damping * cells[row] + 1e-9;
    }
    let step = matrix.cholesky().map(|factor| factor.solve(&posterior.slope.map(|slope| -slope)));
    let finite = step.filter(|step| step.iter().all(|x| x.is_finite()));
    finite.and_then(|step| step.try_into().ok()).unwrap_or([0.0; NUMBERS])
}

/// Steps of the search for an upper bound, and of the bisection.
const DOUBLINGS: u32 = 24;
const HALVINGS: u32 = 12;

/// Sets `NodeRandom` so that the clone chooses the node that is heaviest without noise as often as the player
/// did.
pub(super) fn set(factors: &mut Factors, choices: &[(usize, &MadeMove)]) {
    let noiseless: Vec<_> = choices.iter().map(|(_, choice)| (*choice, heaviest(factors, choice))).collect();
    let wanted = noiseless.iter().filter(|(choice, heaviest)| *heaviest == Some(choice.mv)).count();
    let is_too_steady = |factors: &mut Factors, noise: f64| {
        let most = Factor::NodeRandom.info().max;
        factors.set(Factor::NodeRandom, rounded(noise).min(most)).unwrap_or_default();
        let rolled = noiseless.iter().zip(1..).filter(|((choice, heaviest), seed)| {
            let seed = Seed::new(*seed).unwrap_or_default();
            Engine::new(&choice.position, factors, seed).highest_weight().map(|(mv, _)| mv) == *heaviest
        });
        rolled.count() > wanted
    };
    if wanted == noiseless.len() {
        return;
    }
    let (mut least, mut most) = (0.0, 0.1);
    for _ in 0..DOUBLINGS {
        if !is_too_steady(factors, most) {
            break;
        }
        (least, most) = (most, most * 2.0);
    }
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(least, most);
        if is_too_steady(factors, middle) {
            least = middle;
        } else {
            most = middle;
        }
    }
}
