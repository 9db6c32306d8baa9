//! Ratings of pools. Guards against ratings that depend on the order of agents or results, infinite
//! ratings, and comparisons of agents that are not connected by games.

use proptest::prelude::*;
use span_it_lab::tournament::GameResult;
use span_it_lab::tournament::stats::Ratings;

use super::made::{game, names, near, pairs};

#[test]
fn ratings_have_mean_1500_and_follow_the_wins() {
    let results =
        [pairs((0, 1), [30, 20, 20, 10]), pairs((1, 2), [30, 20, 20, 10]), pairs((0, 2), [60, 10, 10, 0])]
            .concat();
    let ratings = Ratings::new(&names(3), &results).unwrap();
    let values: Vec<f64> = (0..3).map(|agent| ratings.rating(agent).unwrap().value).collect();
    assert!(near(values.iter().sum::<f64>(), 4500.0, 1e-6), "{values:?}");
    assert!(values[0] > values[1] && values[1] > values[2], "{values:?}");
    assert!(ratings.rating(3).is_none());
    let lead = ratings.difference(0, 2).unwrap();
    assert!(near(lead.value, values[0] - values[2], 1e-9));
    assert!(near(ratings.difference(2, 0).unwrap().value, -lead.value, 1e-9));
    assert!(ratings.difference(0, 0).unwrap().margin95 < 1e-6);
}

/// With probabilities p and q of winning as first and as second player, the ratings of the model differ by
/// (logit p + logit q) / 2, and the advantage of the first move is (logit p - logit q) / 2.
#[test]
fn agrees_with_the_closed_form_for_two_agents() {
    let results = pairs((0, 1), [3_000, 4_000, 1_000, 2_000]);
    let ratings = Ratings::new(&names(2), &results).unwrap();
    let logit = |p: f64| (p / (1.0 - p)).ln();
    // Won first in 7,000 of 10,000 and second in 4,000.
    let unit = 400.0 / 10_f64.ln();
    let apart = unit * f64::midpoint(logit(0.7), logit(0.4));
    let first = unit * (logit(0.7) - logit(0.4)) / 2.0;
    assert!(near(ratings.difference(0, 1).unwrap().value, apart, 0.05));
    assert!(near(ratings.first_mover_advantage().value, first, 0.05));
}

#[test]
fn perfect_scores_have_finite_ratings() {
    let results = [pairs((0, 1), [200, 0, 0, 0]), pairs((1, 2), [200, 0, 0, 0])].concat();
    let ratings = Ratings::new(&names(3), &results).unwrap();
    for agent in 0..3 {
        let rating = ratings.rating(agent).unwrap();
        assert!(rating.value.is_finite() && rating.margin95 > 100.0, "{rating:?}");
        assert!(rating.margin95 < 2000.0, "{rating:?}");
    }
    assert!(ratings.difference(0, 1).unwrap().value > 600.0);
    // The first mover always wins: the agents are equal, and the first move has a large advantage.
    let ratings = Ratings::new(&names(2), &pairs((0, 1), [0, 100, 0, 0])).unwrap();
    assert!(near(ratings.rating(0).unwrap().value, 1500.0, 1e-6));
    assert!(ratings.rating(0).unwrap().margin95 > 50.0);
    assert!(ratings.first_mover_advantage().value > 500.0);
}

#[test]
fn refuses_disconnected_pools_with_names() {
    let mut names = names(5);
    names[3] = "Dora".to_owned();
    let results = [pairs((0, 2), [1, 1, 1, 1]), pairs((1, 3), [1, 1, 1, 1])].concat();
    let error = Ratings::new(&names, &results).unwrap_err();
    assert_eq!(error.to_string(), "there are groups without a game between them: A, C | B, Dora | E");
    assert_eq!(Ratings::new(&names, &[]).unwrap_err().to_string(), "there are no games yet");
}

/// The same results with the indices of the agents reversed.
fn turned(results: &[GameResult], agents: usize) -> Vec<GameResult> {
    let turn = |result: &GameResult| {
        let (one, other) = result.key.agents;
        let (one, other) = (agents - 1 - one, agents - 1 - other);
        let won = result.winning_agent() == result.key.agents.0;
        // The smaller place is now the other's: of the same pair, the game where it does as it did.
        game((other, one), result.key.pair, !result.exchanged, !won)
    };
    results.iter().map(turn).collect()
}

fn outcome() -> impl Strategy<Value = [u32; 4]> {
    (0..12_u32, 0..12_u32, 0..12_u32, 0..12_u32).prop_map(|(ww, first, second, ll)| [ww, first, second, ll])
}

proptest! {
    #[test]
    fn the_order_of_agents_and_results_is_nothing(a in outcome(), b in outcome(), c in outcome(), d in outcome()) {
        let mut results = [pairs((0, 1), a), pairs((1, 2), b), pairs((0, 3), c), pairs((2, 3), d)].concat();
        let Ok(ratings) = Ratings::new(&names(4), &results) else { return Ok(()) };
        let back = Ratings::new(&names(4), &turned(&results, 4)).unwrap();
        results.reverse();
        let mixed = Ratings::new(&names(4), &results).unwrap();
        for agent in 0..4 {
            let (own, its) = (ratings.rating(agent).unwrap(), back.rating(3 - agent).unwrap());
            prop_assert!(own.value.is_finite() && own.margin95.is_finite());
            prop_assert!(near(own.value, its.value, 1e-6) && near(own.margin95, its.margin95, 1e-5), "{own:?} {its:?}");
            prop_assert_eq!(own, mixed.rating(agent).unwrap());
        }
    }
}
