//! Properties of the engine over all boards and factors. Guards against a NaN, an infinity, a panic or an
//! endless search of any legal personality.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use proptest::prelude::*;
use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{
    Deadline, Engine, Limits, NodeWeight, SearchError, Seed, Stop, WeightParts, choose, weigh,
};
use span_it_core::personality::library::builtin;
use span_it_core::personality::{Factor, Factors};
use span_it_core::solver::symmetry::Symmetry;

use crate::support::any_position;

/// Any board with a random share of its nodes taken at random.
fn positions() -> impl Strategy<Value = Position> {
    (0..30_u32).prop_flat_map(any_position)
}

/// Any legal value of a factor, with a higher share of its ends and zero.
fn value(factor: Factor) -> BoxedStrategy<f64> {
    let info = factor.info();
    let whole = info.min >= 1.0;
    let fit = move |value: f64| if whole { value.round() } else { value };
    prop_oneof![
        1 => Just(info.min),
        1 => Just(info.max),
        1 => Just(if whole { 1.0 } else { 0.0 }),
        2 => (-3.0..3.0f64).prop_map(move |value| fit(value.clamp(info.min, info.max))),
        2 => (info.min..=info.max).prop_map(fit),
    ]
    .boxed()
}

fn any_factors() -> impl Strategy<Value = Factors> {
    let values: Vec<_> = Factor::all().map(value).collect();
    values.prop_map(|values| Factors::from_fn(|factor| values[factor as usize]).unwrap())
}

fn seeds() -> impl Strategy<Value = Seed> {
    (0..=Seed::MAX.get()).prop_map(|number| Seed::new(number).unwrap())
}

fn numbers(weight: &NodeWeight) -> Vec<f64> {
    let parts =
        |parts: WeightParts| [parts.initial, parts.random, parts.path_change, parts.path_count, parts.total];
    [&parts(weight.own)[..], &parts(weight.other), &[weight.w]].concat()
}

/// A deadline that is over after this number of polls.
fn after_polls(count: u64) -> Deadline {
    let polls = AtomicU64::new(0);
    let clock = move || Duration::from_nanos(polls.fetch_add(1, Ordering::Relaxed));
    Deadline::by_clock(Duration::from_nanos(count), clock)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn weights_are_finite_without_negative_zero(
        position in positions(), factors in any_factors(), seed in seeds()
    ) {
        for weight in weigh(&position, &factors, seed) {
            for number in numbers(&weight) {
                prop_assert!(number.is_finite());
                prop_assert!(number != 0.0 || number.is_sign_positive());
            }
        }
    }

    #[test]
    fn searches_end_with_a_legal_move(
        position in positions(), factors in any_factors(), seed in seeds(), polls in 0..40u64
    ) {
        let choice = choose(&position, &factors, seed, &after_polls(polls));
        if winner(&position).is_some() {
            prop_assert!(choice.is_err());
        } else {
            let choice = choice.unwrap();
            prop_assert!(position.is_free(choice.mv));
            prop_assert!(choice.value.is_finite());
            prop_assert!((1..=choice.wanted).contains(&choice.depth));
            prop_assert_eq!(choice.complete, choice.depth == choice.wanted);
            prop_assert_eq!(choice.line[0], choice.mv);
        }
    }

    #[test]
    fn transposed_board_has_the_same_weights(position in positions(), factors in any_factors()) {
        let mut factors = factors;
        factors.set(Factor::NodeRandom, 0.0).unwrap();
        let weights = weigh(&position, &factors, Seed::default());
        let transposition = Symmetry::new(4).unwrap();
        let turned = weigh(&transposition.position(&position), &factors, Seed::default());
        prop_assert_eq!(weights.len(), turned.len());
        for weight in weights {
            let node = transposition.node(position.size(), weight.node);
            let expected = NodeWeight { node, ..weight };
            prop_assert!(turned.contains(&expected));
        }
    }
}

/// A search that no machine finishes.
fn endless() -> (Position, Factors) {
    let mut factors = Factors::default();
    factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
    factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
    (Position::empty(BoardSize::square(20).unwrap(), Player::Horizontal), factors)
}

#[test]
fn search_that_has_to_end_answers_with_its_first_level() {
    let (position, factors) = endless();
    let stop = Arc::new(Stop::default());
    stop.move_now();
    let visits = Limits { visits: Some(100), ..Limits::NONE };
    let moving_now = || Deadline::unlimited().with_stop(Arc::clone(&stop));
    for deadline in [Deadline::after(Duration::ZERO), Deadline::new(visits), moving_now()] {
        assert!(!deadline.is_at_once());
        let choice = choose(&position, &factors, Seed::default(), &deadline).unwrap();
        assert_eq!((choice.depth, choice.complete), (1, false));
        let at_once = choose(&position, &factors, Seed::default(), &deadline.at_once());
        assert_eq!(at_once, Err(SearchError::LimitExceeded));
    }
    // A stop that only cancels ignores *Move now*.
    let deadline = Deadline::unlimited().with_cancel(Arc::clone(&stop));
    assert!(
        deadline.is_at_once() && choose(&position, &Factors::default(), Seed::default(), &deadline).is_ok()
    );
    stop.cancel();
    for deadline in [moving_now(), deadline] {
        let choice = choose(&position, &factors, Seed::default(), &deadline);
        assert_eq!(choice, Err(SearchError::Cancelled));
    }
}

#[test]
fn cancelling_ends_a_search_at_the_next_poll() {
    let (position, factors) = endless();
    let polls = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(Stop::default());
    let (counted, button) = (Arc::clone(&polls), Arc::clone(&stop));
    let clock = move || {
        if counted.fetch_add(1, Ordering::Relaxed) == 3 {
            button.cancel();
        }
        Duration::ZERO
    };
    let deadline = Deadline::by_clock(Duration::MAX, clock).with_stop(stop);
    let error = choose(&position, &factors, Seed::default(), &deadline).unwrap_err();
    assert_eq!(error, SearchError::Cancelled);
    // Four polls, and the time of the level that was stopped.
    assert_eq!(polls.load(Ordering::Relaxed), 5);
}

#[test]
fn stopped_level_counts_in_time_and_visits() {
    let (position, factors) = endless();
    let ticks = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&ticks);
    let clock = move || Duration::from_millis(10 * counted.fetch_add(1, Ordering::Relaxed));
    let deadline = Deadline::by_clock(Duration::from_secs(1), clock);
    let choice = choose(&position, &factors, Seed::default(), &deadline).unwrap();
    let last = choice.stats.levels.last().unwrap();
    assert!(!choice.complete && last.level > choice.depth && last.visited > 0, "{choice:?}");
    assert_eq!(choice.visited, choice.stats.visited());
    let all: Duration = choice.stats.levels.iter().map(|level| level.time).sum();
    assert!(all >= Duration::from_millis(900), "{all:?}");
}

#[test]
fn polls_every_few_thousand_moves() {
    let (position, factors) = endless();
    let mut visited = vec![0];
    let mut engine = Engine::new(&position, &factors, Seed::default());
    let choice = engine.choose_with_report(&after_polls(60), &mut |progress| visited.push(progress.visited));
    assert!(!choice.unwrap().complete);
    assert!(visited.len() >= 60, "{} polls", visited.len());
    let most = visited.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap();
    assert!(most <= 5000, "{most} moves between two polls");
}

/// The moves of a game that a personality plays against itself after an opening.
fn game_moves(opening: &Position, factors: &Factors, seed: Seed) -> Vec<Node> {
    let mut position = opening.clone();
    let mut moves = Vec::new();
    while winner(&position).is_none() {
        let choice = choose(&position, factors, seed, &Deadline::unlimited()).unwrap();
        position = position.after(choice.mv);
        moves.push(choice.mv);
    }
    moves
}

#[test]
fn built_in_personalities_vary_their_games() {
    let empty = Position::empty(BoardSize::square(4).unwrap(), Player::Horizontal);
    let openings = [empty.clone(), empty.after(Node::new(2, 2).unwrap())];
    let e5 = Position::empty(BoardSize::STANDARD, Player::Horizontal).after(Node::new(4, 4).unwrap());
    for personality in builtin() {
        for opening in &openings {
            let games: BTreeSet<_> = (1..=6)
                .map(|seed| game_moves(opening, &personality.factors, Seed::new(seed).unwrap()))
                .collect();
            assert!(games.len() >= 3, "{} played {} different games of 6", personality.name, games.len());
        }
        let reply = |seed| {
            let seed = Seed::new(seed).unwrap();
            choose(&e5, &personality.factors, seed, &Deadline::unlimited()).unwrap().mv
        };
        let replies: BTreeSet<_> = (1..=12).map(reply).collect();
        assert!(replies.len() >= 2, "{} always answers e5 with {replies:?}", personality.name);
    }
}
