//! Weights: the incremental ones of an engine against [`weigh`], and values of the rules.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::workload::random_personality;
use span_it_core::engine::{Engine, Seed, blend_factors, explain, weigh};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;

/// The first node of highest `W` by the rule for ties, with `W`.
fn heaviest(position: &Position, factors: &Factors, seed: Seed) -> Option<(Node, u64)> {
    let mut weights = weigh(position, factors, seed);
    let size = position.size();
    weights.sort_by_key(|weight| (size.centre_distance(weight.node), weight.node));
    weights.sort_by(|a, b| b.w.total_cmp(&a.w));
    weights.first().map(|weight| (weight.node, weight.w.to_bits()))
}

#[test]
fn weights_along_a_game_equal_direct_ones() {
    let mut rng = Lcg64::new(7);
    let bits = |(node, weight): (Node, f64)| (node, (weight + 0.0).to_bits());
    for round in 0..40 {
        let size = BoardSize::new(3 + round % 4, 3 + round % 5).unwrap();
        let mut factors = random_personality(1.0, 1.0, &mut rng);
        factors.set(Factor::NodeRandom, rng.pick(&[0.0, 0.0, 5.0, -1e6])).unwrap();
        factors.set(Factor::PathMemberCount, rng.pick(&[0.0, -1.2, 1e6])).unwrap();
        factors.set(Factor::PathMajorSpan, rng.pick(&[0.0, 2.5, -1e6])).unwrap();
        let seed = Seed::new(rng.below(1000)).unwrap();
        let mut position = Position::empty(size, Player::Vertical);
        let mut engine = Engine::new(&position, &factors, seed);
        while winner(&position).is_none() {
            assert_eq!(engine.highest_weight().map(bits), heaviest(&position, &factors, seed), "{position}");
            let free: Vec<Node> = position.free_nodes().collect();
            let mv = rng.pick(&free);
            let reply = engine.highest_weight_reply(mv).map(bits);
            position = position.after(mv);
            assert_eq!(reply, heaviest(&position, &factors, seed), "{mv} to {position}");
            engine.play(mv).unwrap();
        }
        assert_eq!((engine.winner(), engine.highest_weight()), (winner(&position), None));
    }
}

#[test]
fn explanation_adds_up_to_the_weight() {
    let factors = random_personality(1.0, 1.0, &mut Lcg64::new(3));
    let position: Position = "h../.h/v.h/../.v. v".parse().unwrap();
    for weight in weigh(&position, &factors, Seed::default()) {
        let rows = explain(&position, &factors, Seed::default(), weight.node);
        assert_eq!(rows.len(), 8);
        let own: f64 = rows.iter().map(|row| row.own).sum();
        let other: f64 = rows.iter().map(|row| row.other).sum();
        assert!((own - weight.own.total).abs() < 1e-9, "{}", weight.node);
        assert!((other - weight.other.total).abs() < 1e-9, "{}", weight.node);
    }
}

/// The values of `docs/rules.md, "Noise"`.
#[test]
#[expect(clippy::float_cmp, reason = "the rules give every bit")]
fn noise_matches_the_test_values_of_the_rules() {
    let (h, v) = (Player::Horizontal, Player::Vertical);
    let cases = [
        (0, 0, (0, 0), h, 0.471_410_429_668_480_24),
        (42, 0, (0, 0), h, 0.795_944_012_175_997_6),
        (42, 7, (4, 6), v, 0.469_612_522_996_849_64),
        (1993, 20, (5, 5), h, 0.554_817_591_554_943_5),
        (Seed::MAX.get(), 60, (10, 10), v, 0.973_420_612_566_133_7),
    ];
    let mut factors = Factors::default();
    factors.set(Factor::NodeRandom, 1.0).unwrap();
    for (seed, connectors, (row, col), player, expected) in cases {
        let node = Node::new(row, col).unwrap();
        let mut position = Position::empty(BoardSize::square(20).unwrap(), player);
        for (index, taken) in
            position.size().nodes().filter(|&taken| taken.row() > 20).take(connectors).enumerate()
        {
            position.place(taken, Player::ALL[index % 2]).unwrap();
        }
        let weights = weigh(&position, &factors, Seed::new(seed).unwrap());
        let weight = weights.iter().find(|weight| weight.node == node).unwrap();
        assert_eq!(weight.own.random, expected);
    }
}

#[test]
#[expect(clippy::float_cmp, reason = "factors are copied")]
fn only_weight_factors_are_the_opponents() {
    let value = |start: f64| move |factor: Factor| start + f64::from(u8::try_from(factor as usize).unwrap());
    let own = Factors::from_fn(value(1.0)).unwrap();
    let opponent = Factors::from_fn(value(2.0)).unwrap();
    let blended = blend_factors(&own, &opponent);
    let theirs = Factor::all().filter(|&factor| blended[factor] == opponent[factor]).count();
    assert_eq!(theirs, 9);
    for factor in [Factor::NodeRandom, Factor::GameTreeMaxDepth, Factor::GameTreeValueFade] {
        assert_eq!(blended[factor], own[factor], "{factor:?}");
    }
}
