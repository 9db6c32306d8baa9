//! 95% intervals contain the truth in 95% of cases, on pairs with dependent games. Guards against formulas that
//! treat games as independent, which are wrong in both directions here.
//!
//! The probabilities of single games are those of the model of the ratings. Within a pair both games depend on
//! one random number, so that either the opening decides (and pairs are split) or the agent does.

use span_it_lab::tournament::GameResult;
use span_it_lab::tournament::stats::{ELO_PER_LOGIT, Pairs, Ratings, elo};

use super::made::{Chance, game, names};

/// How the games of a pair depend on each other.
#[derive(Clone, Copy, Debug)]
enum Pairing {
    OpeningsDecide,
    AgentsDecide,
}

/// The share of dependent pairs.
const TOGETHER: f64 = 0.9;

/// The advantage of the first move in logits.
const ADVANTAGE: f64 = 0.8;

fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// Whether an agent that is stronger by this many logits wins moving first, and moving second.
fn pair(stronger: f64, pairing: Pairing, random: &mut Chance) -> (bool, bool) {
    let (first, second) = (chance(stronger + ADVANTAGE), chance(stronger - ADVANTAGE));
    let (one, alone) = (random.next(), random.next());
    let other = match pairing {
        _ if random.next() >= TOGETHER => alone,
        Pairing::OpeningsDecide => 1.0 - one,
        Pairing::AgentsDecide => one,
    };
    (one < first, other < second)
}

/// How often the intervals by pairs, and those by games, contain the truth.
fn coverage_of_elo(stronger: f64, pairing: Pairing) -> (f64, f64) {
    let truth = f64::midpoint(chance(stronger + ADVANTAGE), chance(stronger - ADVANTAGE));
    let mut random = Chance(1993);
    let (mut by_pairs, mut by_games) = (0, 0);
    let trials = 4000;
    for _ in 0..trials {
        let mut pairs = Pairs::default();
        for _ in 0..150 {
            pairs += Pairs::of(pair(stronger, pairing, &mut random), 1);
        }
        let (found, games) = (pairs.elo().unwrap(), f64::from(2 * pairs.total()));
        by_pairs += i32::from((found.value - elo(truth)).abs() <= found.margin95);
        let score = f64::from(2 * pairs.ww + pairs.split) / games;
        by_games += i32::from((score - truth).abs() <= 1.96 * (score * (1.0 - score) / games).sqrt());
    }
    (f64::from(by_pairs) / f64::from(trials), f64::from(by_games) / f64::from(trials))
}

#[test]
fn intervals_from_pairs_contain_the_truth() {
    for stronger in [0.0, 0.5] {
        let (by_pairs, by_games) = coverage_of_elo(stronger, Pairing::OpeningsDecide);
        assert!((0.93..0.97).contains(&by_pairs), "{by_pairs}");
        assert!(by_games > 0.985, "{by_games}");
        let (by_pairs, by_games) = coverage_of_elo(stronger, Pairing::AgentsDecide);
        assert!((0.93..0.97).contains(&by_pairs), "{by_pairs}");
        assert!(by_games < 0.94, "{by_games}");
    }
}

#[test]
fn intervals_of_normalised_elo_contain_the_truth() {
    for (ww, split, count) in [(0.8, 0.18, 50), (0.8, 0.18, 1000), (0.6, 0.3, 200), (0.33, 0.34, 100)] {
        let ll = 1.0 - ww - split;
        let mean: f64 = ww + split / 2.0;
        let variance = ww + split / 4.0 - mean.powi(2);
        let truth = (mean - 0.5) / (2.0 * variance).sqrt() * 2.0 * ELO_PER_LOGIT;
        let mut random = Chance(1995);
        let trials = 1500;
        let hits = (0..trials).filter(|_| {
            let mut pairs = Pairs::default();
            for _ in 0..count {
                let one = random.next();
                pairs += Pairs::of((one >= ll, one >= ll + split), 1);
            }
            let found = pairs.normalised_elo().unwrap();
            (found.value - truth).abs() <= found.margin95
        });
        let share = hits.count() as f64 / f64::from(trials);
        assert!((0.93..0.97).contains(&share), "{ww} {split} of {count}: {share}");
    }
}

/// How often the intervals of ratings, of the best agent's lead and of the advantage of the first move contain
/// the truth.
fn coverage_of_ratings(pairing: Pairing) -> [f64; 3] {
    let truth = [0.7, 0.2, -0.3, -0.6];
    let mut random = Chance(1994);
    let mut held = [0; 3];
    let trials = 1500;
    for _ in 0..trials {
        let ratings = Ratings::new(&names(4), &pool(&truth, pairing, &mut random)).unwrap();
        for (agent, own) in truth.iter().enumerate() {
            let rating = ratings.rating(agent).unwrap();
            held[0] += i32::from((rating.value - 1500.0 - own * ELO_PER_LOGIT).abs() <= rating.margin95);
        }
        let lead = ratings.difference(0, 3).unwrap();
        held[1] += i32::from((lead.value - (truth[0] - truth[3]) * ELO_PER_LOGIT).abs() <= lead.margin95);
        let first = ratings.first_mover_advantage();
        held[2] += i32::from((first.value - ADVANTAGE * ELO_PER_LOGIT).abs() <= first.margin95);
    }
    let share = |held: i32, of: i32| f64::from(held) / f64::from(of * trials);
    [share(held[0], 4), share(held[1], 1), share(held[2], 1)]
}

fn pool(truth: &[f64], pairing: Pairing, random: &mut Chance) -> Vec<GameResult> {
    let mut results = Vec::new();
    for (one, own) in truth.iter().enumerate() {
        for (other, its) in truth.iter().enumerate().skip(one + 1) {
            for number in 0..50 {
                let (first, second) = pair(own - its, pairing, random);
                results.push(game((one, other), number, false, first));
                results.push(game((one, other), number, true, second));
            }
        }
    }
    results
}

#[test]
fn intervals_of_ratings_contain_the_truth() {
    for pairing in [Pairing::OpeningsDecide, Pairing::AgentsDecide] {
        let coverage = coverage_of_ratings(pairing);
        assert!(coverage.iter().all(|share| (0.925..0.975).contains(share)), "{pairing:?}: {coverage:?}");
    }
}
