//! The panel: the built-in personalities that measure the difficulty of a position.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use span_it_core::board::{Node, Position};
use span_it_core::engine::{Deadline, Engine, Seed, Stop, weigh};
use span_it_core::personality::{Factor, Factors, ladder, library};
use span_it_core::solver::Critical;

use super::difficulty::Difficulty;
use crate::truth::Ways;

/// A member of the panel.
#[derive(Clone, Debug)]
pub struct Member {
    /// The name.
    pub name: &'static str,
    /// The rating on the ladder.
    pub elo: f64,
    pub(crate) factors: &'static Factors,
    /// Attempts, each with its own noise.
    attempts: u64,
}

/// Not in the panel: they take four fifths of the time. The ratings without them agree with those of all (correlation
/// 0.98).
const LEFT_OUT: [&str; 3] = ["Weaver", "Sage", "Master"];
/// Attempts of a personality that looks one move ahead. The noise of the others hardly changes their moves.
const NOISY_ATTEMPTS: u64 = 8;

static PANEL: LazyLock<Vec<Member>> =
    LazyLock::new(|| members().filter(|member| !LEFT_OUT.contains(&member.name)).collect());

/// All built-in personalities, weakest first.
fn members() -> impl Iterator<Item = Member> {
    library::builtin().iter().filter_map(|personality| {
        let noisy = personality.factors[Factor::NodeRandom] != 0.0 && personality.factors.max_depth() == 1;
        Some(Member {
            name: &personality.name,
            elo: ladder::builtin().strength_of(&personality.factors)?.elo,
            factors: &personality.factors,
            attempts: if noisy { NOISY_ATTEMPTS } else { 1 },
        })
    })
}

impl Member {
    /// Its moves, each with its own noise. `None` if it was cancelled.
    fn moves(&self, position: &Position, stop: &Arc<Stop>) -> impl Iterator<Item = Option<Node>> {
        (0..self.attempts).map(move |attempt| {
            let seed = Seed::new(attempt * 7919 + 17).unwrap_or_default();
            choose(position, self.factors, seed, stop)
        })
    }
}

/// The built-in personalities, weakest first, each with whether at least half of its attempts are among the `right`
/// moves. `None` if it was cancelled. About 6 ms on 6 x 6.
pub fn finders(position: &Position, right: &[Node], stop: &Arc<Stop>) -> Option<Vec<(&'static str, bool)>> {
    members()
        .map(|member| {
            let moves: Option<Vec<Node>> = member.moves(position, stop).collect();
            let found = moves?.iter().filter(|mv| right.contains(mv)).count();
            Some((member.name, 2 * found as u64 >= member.attempts))
        })
        .collect()
}

/// The members, weakest first.
pub fn panel() -> &'static [Member] {
    &PANEL
}

/// The members up to one of this name, weakest first.
pub(crate) fn panel_up_to(name: &str) -> &'static [Member] {
    let count = panel().iter().take_while(|member| member.name != name).count();
    panel().get(..=count).unwrap_or(panel())
}

/// What the panel plays in a critical position.
#[derive(Clone, Debug, PartialEq)]
pub struct Measurement {
    /// The difficulty.
    pub difficulty: Difficulty,
    /// The share of each member's attempts that win, 0..=1.
    pub found: Vec<f64>,
    /// The losing node that most members choose in their first attempt, and their number.
    pub lure: Option<(Node, usize)>,
}

impl Measurement {
    /// The sum of [`found`](Self::found), 0..= the number of members.
    pub fn total(&self) -> f64 {
        self.found.iter().sum()
    }

    /// The number of members that find a winning move in at least half of their attempts.
    pub fn finders(&self) -> usize {
        self.found.iter().filter(|&&share| share >= 0.5).count()
    }
}

/// Lets the panel play in a critical position; `None` if it was cancelled. About 1 ms on 6 x 6.
pub fn measure(critical: &Critical, stop: &Arc<Stop>) -> Option<Measurement> {
    let mut found = Vec::with_capacity(panel().len());
    let mut wrong: BTreeMap<Node, usize> = BTreeMap::new();
    for member in panel() {
        let mut kept = 0;
        for (attempt, mv) in member.moves(&critical.position, stop).enumerate() {
            let mv = mv?;
            if critical.keeps(mv) {
                kept += 1;
            } else if attempt == 0 {
                *wrong.entry(mv).or_default() += 1;
            }
        }
        found.push(f64::from(kept) / member.attempts as f64);
    }
    let results: Vec<(f64, f64)> =
        panel().iter().map(|member| member.elo).zip(found.iter().copied()).collect();
    let lure = wrong.into_iter().max_by_key(|&(node, count)| (count, std::cmp::Reverse(node)));
    Some(Measurement { difficulty: Difficulty::measure(&results, critical.share()), found, lure })
}

/// The move of a personality; `None` if it was cancelled or the game is over.
pub(crate) fn choose(position: &Position, factors: &Factors, seed: Seed, stop: &Arc<Stop>) -> Option<Node> {
    let mut engine = Engine::new(position, factors, seed);
    engine_move(&mut engine, factors, stop)
}

/// The move of a personality whose engine follows the game.
pub(crate) fn engine_move(engine: &mut Engine, factors: &Factors, stop: &Arc<Stop>) -> Option<Node> {
    if stop.is_cancelled() {
        return None;
    }
    if factors.max_depth() == 1 {
        return engine.highest_weight().map(|(mv, _)| mv);
    }
    let deadline = Deadline::unlimited().with_cancel(Arc::clone(stop));
    engine.choose(&deadline).ok().map(|choice| choice.mv)
}

/// A forecast of the rating without the panel, from the moves that look best at first glance. Its error is
/// about 200 Elo. Takes a tenth of the time of [`measure`].
pub fn forecast(critical: &Critical) -> f64 {
    let lures = |name: &str| -> f64 {
        let Some(personality) = library::builtin_named(name) else { return 0.0 };
        let weights = weigh(&critical.position, &personality.factors, Seed::default());
        let winning = weights.iter().filter(|weight| critical.keeps(weight.node)).map(|weight| weight.w);
        let best = winning.fold(f64::NEG_INFINITY, f64::max);
        weights.iter().filter(|weight| !critical.keeps(weight.node) && weight.w > best).count() as f64
    };
    1719.0 + 172.0 * libm::log(1.0 + lures("Steady")) + 187.0 * libm::log(1.0 + lures("Blocker"))
        - 273.0 * first_glance(critical)
        + 102.0 * libm::log(critical.share())
}

/// The probability of keeping the win with a move of the highest [gain](Ways::gain), ties by lot.
fn first_glance(critical: &Critical) -> f64 {
    let ways = Ways::new(&critical.position);
    let gains: Vec<(u32, bool)> =
        critical.position.free_nodes().map(|mv| (ways.gain(mv), critical.keeps(mv))).collect();
    let best = gains.iter().map(|&(gain, _)| gain).max().unwrap_or(0);
    let tied = gains.iter().filter(|&&(gain, _)| gain == best);
    let winning = tied.clone().filter(|&&(_, keeps)| keeps).count();
    winning as f64 / tied.count().max(1) as f64
}
