//! The fast search against the literal reference: the same move, value and line, bit for bit. Guards against
//! inexact pruning, wrong incremental weights, wrong tie order and wrong use of the opponent model.

use std::time::Duration;

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::workload::{Behaviour, behaviour, midgame};
use span_it_core::engine::{
    Choice, Deadline, Engine, Limits, SearchError, Seed, blend_factors, choose, literal,
};
use span_it_core::personality::{Factor, Factors, Formulas};
use span_it_core::rng::Lcg64;

#[derive(Clone, Copy, Debug)]
enum Style {
    /// Small whole numbers, many of them equal, for many ties.
    Ties,
    /// Plausible values.
    Usual,
    /// The ends of the legal range, for saturation.
    Extreme,
}

fn random_factor(rng: &mut Lcg64, style: Style, factor: Factor) -> f64 {
    let info = factor.info();
    match (factor, style) {
        (Factor::NodeRandom, _) if rng.below(3) > 0 => 0.0,
        (Factor::GameTreeBreadthTrim | Factor::GameTreeValueFade, _) => match rng.below(4) {
            0 => 0.0,
            1 => rng.pick(&[-100.0, 100.0, 50.0, 40.0]),
            _ => rng.uniform(-100.0, 100.0),
        },
        (_, Style::Ties) => rng.pick(&[-1.0, 0.0, 0.0, 1.0, 2.0]),
        (Factor::GamePredictability, _) => rng.uniform(0.0, 120.0),
        (_, Style::Usual) => rng.uniform(-3.0, 3.0),
        (_, Style::Extreme) => rng.pick(&[info.min, info.max, -1e3, 1e3, 0.5, 0.0, 1e-3]),
    }
}

fn random_factors(rng: &mut Lcg64, style: Style, depth: f64, breadth: f64) -> Factors {
    let mut factors = Factors::from_fn(|factor| match factor {
        Factor::GameTreeMaxDepth => depth,
        Factor::GameTreeMaxBreadth => breadth,
        _ => random_factor(rng, style, factor),
    })
    .unwrap();
    factors.formulas = rng.pick(&[Formulas::Present, Formulas::Present, Formulas::Printed]);
    factors
}

fn random_position(rng: &mut Lcg64, most: u64, fullest: u64) -> Position {
    let mut length = || usize::try_from(3 + rng.below(most - 2)).unwrap();
    let size = BoardSize::new(length(), length()).unwrap();
    let mut position = Position::empty(size, Player::ALL[usize::from(rng.below(2) == 0)]);
    let percent = rng.below(fullest);
    for node in size.nodes() {
        if rng.below(100) < percent {
            position.place(node, Player::ALL[usize::from(rng.below(2) == 0)]).unwrap();
        }
    }
    position
}

/// Searches at once and level by level, and compares all but the visited moves with the reference. Returns the
/// visited moves of the fast search and of the reference.
fn assert_equal(position: &Position, factors: &Factors, seed: Seed) -> (u64, u64) {
    let unlimited = Deadline::unlimited();
    let fast = choose(position, factors, seed, &unlimited);
    let deepening = choose(position, factors, seed, &unhurried());
    let slow = literal::choose(position, factors, seed);
    let (Ok(fast), Ok(deepening), Ok(slow)) = (&fast, &deepening, &slow) else {
        assert_eq!((&fast, &deepening), (&slow, &slow));
        return (0, 0);
    };
    for actual in [fast, deepening] {
        assert_same(actual, slow, factors, &format!("{position} {factors:?} {seed}"));
    }
    (fast.visited, slow.visited)
}

/// A time limit that is never reached, so that the search deepens level by level.
fn unhurried() -> Deadline {
    Deadline::by_clock(Duration::MAX, || Duration::ZERO)
}

fn assert_same(fast: &Choice, slow: &Choice, factors: &Factors, case: &str) {
    assert_eq!((fast.mv, fast.value.to_bits()), (slow.mv, slow.value.to_bits()), "{case}");
    assert_eq!((fast.depth, fast.complete), (slow.depth, slow.complete), "{case}");
    // With fade 100 replies are not searched.
    if factors[Factor::GameTreeValueFade] < 100.0 {
        assert_eq!(fast.line, slow.line, "{case}");
    }
}

fn assert_all_equal(seed: u64, searches: u32, draw: impl Fn(&mut Lcg64) -> (Position, Factors)) {
    let mut rng = Lcg64::new(seed);
    let (mut fast, mut slow) = (0, 0);
    for _ in 0..searches {
        let (position, factors) = draw(&mut rng);
        let visited = assert_equal(&position, &factors, Seed::new(rng.below(1 << 30)).unwrap());
        fast += visited.0;
        slow += visited.1;
    }
    assert!(fast < slow, "the fast search visited {fast} moves, the reference {slow}");
}

/// Maximum number of nodes that the reference weighs, for the run time of the test.
const MAX_WEIGHED: f64 = 1500.0;

/// An upper bound of the nodes that the reference weighs.
fn weighed(position: &Position, factors: &Factors) -> f64 {
    let free = position.free_count() as f64;
    let kept = 1.0 - factors[Factor::GameTreeBreadthTrim] / 100.0;
    let (mut breadth, mut positions, mut all) = (factors[Factor::GameTreeMaxBreadth], 1.0, 0.0);
    for _ in 0..factors.max_depth() {
        all += positions * free;
        positions *= breadth.round().clamp(1.0, free.max(1.0));
        breadth *= kept;
    }
    all
}

/// A random search within [`MAX_WEIGHED`], on a board of up to `most` rows and columns.
fn case(rng: &mut Lcg64, style: Style, most: u64) -> (Position, Factors) {
    loop {
        let position = random_position(rng, most, 95);
        let depth = rng.uniform(1.0, 5.99).floor();
        let breadth = rng.uniform(1.0, 12.99).floor();
        let factors = random_factors(rng, style, depth, breadth);
        if weighed(&position, &factors) <= MAX_WEIGHED {
            return (position, factors);
        }
    }
}

#[test]
fn equal_on_random_boards() {
    for (seed, style) in [(1, Style::Ties), (2, Style::Usual), (3, Style::Extreme)] {
        assert_all_equal(seed, 700, |rng| case(rng, style, 5));
        assert_all_equal(seed + 3, 20, |rng| case(rng, style, 12));
    }
}

#[test]
fn equal_with_full_breadth() {
    let draw = |rng: &mut Lcg64| {
        let size = BoardSize::new(5, 6).unwrap();
        let style = rng.pick(&[Style::Ties, Style::Usual, Style::Extreme]);
        let breadth = rng.pick(&[33.0, 36.0, 1000.0]);
        (midgame(size, 8, rng), random_factors(rng, style, 2.0, breadth))
    };
    assert_all_equal(7, 20, draw);
}

#[test]
fn behaviour_is_unchanged() {
    // An optimisation may change `visited`, but never the checksum.
    assert_eq!(behaviour(), Behaviour { checksum: 0x11cf_c808_caff_cd78, visited: 15_764 });
}

/// An engine with an opponent model, set up to two moves before a position and moved to it.
fn follower(
    position: &Position,
    (own, opponent): (&Factors, &Factors),
    seed: Seed,
    rng: &mut Lcg64,
) -> Engine {
    let mut before = position.clone();
    let followed: Vec<_> = (0..2)
        .filter_map(|_| {
            let own = |node: &_| before.owner(*node) == Some(before.to_move().opponent());
            let mine: Vec<_> = position.size().nodes().filter(own).collect();
            let taken = (!mine.is_empty()).then(|| rng.pick(&mine))?;
            before = without(&before, taken);
            Some(taken)
        })
        .collect();
    let mut engine = Engine::new(&before, own, seed);
    engine.set_opponent_model(Some(opponent));
    for &mv in followed.iter().rev() {
        engine.play(mv).unwrap();
    }
    engine
}

/// The position before a last move in `last`.
fn without(position: &Position, last: Node) -> Position {
    let mut before = Position::empty(position.size(), position.to_move().opponent());
    for (node, owner) in position.nodes().filter(|(node, _)| *node != last) {
        if let Some(owner) = owner {
            before.place(node, owner).unwrap();
        }
    }
    before
}

/// Searches with an opponent model, and compares with the reference: at once, level by level, unpruned, and
/// after another model was set. Returns whether the model changed the answer.
fn assert_equal_with_model(
    (position, own): (Position, Factors),
    opponent: &Factors,
    rng: &mut Lcg64,
) -> bool {
    let seed = Seed::new(rng.below(1 << 30)).unwrap();
    let unlimited = Deadline::unlimited();
    let slow = literal::choose_with_model(&position, (&own, opponent), seed, own.max_depth());
    let mut engine = follower(&position, (&own, opponent), seed, rng);
    if rng.below(2) == 0 {
        engine.set_opponent_model(Some(&random_factors(rng, Style::Usual, 2.0, 3.0)));
        engine.set_opponent_model(Some(opponent));
    }
    let fast = engine.choose(&unlimited);
    let deepening = engine.choose(&unhurried());
    let unpruned = engine.choose_unpruned(&unlimited, &mut |_| ());
    engine.set_opponent_model(None);
    let plain = engine.choose(&unlimited);
    assert_eq!(plain, choose(&position, &own, seed, &unlimited).map(|choice| timeless(&plain, choice)));
    let Ok(slow) = &slow else {
        assert_eq!([&fast, &deepening, &unpruned], [&slow; 3]);
        return false;
    };
    for actual in [&fast, &deepening, &unpruned] {
        let actual = actual.as_ref().unwrap();
        assert_same(actual, slow, &own, &format!("{position} {own:?} against {opponent:?} {seed}"));
    }
    plain.is_ok_and(|plain| (plain.mv, plain.value.to_bits()) != (slow.mv, slow.value.to_bits()))
}

/// The choice with the measured times of another.
fn timeless(other: &Result<Choice, SearchError>, mut choice: Choice) -> Choice {
    if let Ok(other) = other {
        choice.stats.clone_from(&other.stats);
    }
    choice
}

#[test]
fn equal_with_an_opponent_model() {
    let mut rng = Lcg64::new(8);
    let mut changed = 0;
    for round in 0..600 {
        let [style, other] = [0; 2].map(|_| rng.pick(&[Style::Ties, Style::Usual, Style::Extreme]));
        let searched = case(&mut rng, style, if round % 20 == 0 { 12 } else { 5 });
        let opponent = random_factors(&mut rng, other, 7.0, 9.0);
        changed += u32::from(assert_equal_with_model(searched, &opponent, &mut rng));
    }
    assert!(changed > 200, "the model changed {changed} of 600 answers");
}

#[test]
fn model_with_equal_weights_changes_nothing() {
    let mut rng = Lcg64::new(9);
    for _ in 0..100 {
        let (position, own) = case(&mut rng, Style::Usual, 5);
        // Of the opponent's factors only those matter that make a weight.
        let mut opponent = own.clone();
        for (factor, value) in
            [(Factor::GameTreeMaxDepth, 9.0), (Factor::GameTreeValueFade, 77.0), (Factor::NodeRandom, 3.0)]
        {
            opponent.set(factor, value).unwrap();
        }
        assert_eq!(blend_factors(&own, &opponent), own);
        let answer = |opponent| {
            let mut engine = Engine::new(&position, &own, Seed::default());
            engine.set_opponent_model(opponent);
            engine
                .choose(&Deadline::unlimited())
                .map(|choice| (choice.mv, choice.value.to_bits(), choice.line, choice.visited))
        };
        assert_eq!(answer(Some(&opponent)), answer(None), "{position}");
    }
}

/// The search with a bound on visits answers as the reference does at the depth that it reached.
#[test]
fn visit_limit_answers_with_a_finished_level() {
    let mut rng = Lcg64::new(10);
    let mut interrupted = 0;
    for _ in 0..500 {
        let (position, factors) = case(&mut rng, Style::Usual, 5);
        let limits = Limits { visits: Some(20), ..Limits::NONE };
        let seed = Seed::new(rng.below(1 << 30)).unwrap();
        let Ok(choice) = choose(&position, &factors, seed, &Deadline::new(limits)) else {
            continue;
        };
        if choice.complete {
            continue;
        }
        interrupted += 1;
        let depth = Deadline::new(Limits { depth: Some(choice.depth), ..Limits::NONE });
        let fast = choose(&position, &factors, seed, &depth);
        let slow = literal::choose_with_model(&position, (&factors, &factors), seed, choice.depth);
        for expected in [fast, slow] {
            let case = format!("{position} {factors:?} {seed}");
            assert_same(&choice, &expected.unwrap(), &factors, &case);
        }
    }
    assert!(interrupted > 20, "{interrupted} of 500 searches were interrupted");
}

#[test]
fn search_at_once_completes_or_exceeds_its_limit() {
    let mut rng = Lcg64::new(11);
    for _ in 0..100 {
        let (position, factors) = case(&mut rng, Style::Usual, 5);
        let seed = Seed::new(rng.below(1 << 30)).unwrap();
        let visits = Some(rng.pick(&[0, u64::MAX]));
        let deadline = Deadline::new(Limits { visits, ..Limits::NONE }).at_once();
        let unlimited = choose(&position, &factors, seed, &Deadline::unlimited());
        match (choose(&position, &factors, seed, &deadline), unlimited) {
            (Ok(choice), Ok(unlimited)) => {
                assert_same(&choice, &unlimited, &factors, &format!("{position} {factors:?} {seed}"));
            }
            (error, Err(over)) => assert_eq!(error, Err(over)),
            (Err(error), Ok(_)) => {
                assert_eq!((error, visits), (SearchError::LimitExceeded, Some(0)), "{position}");
            }
        }
    }
}

fn with(factors: &[(Factor, f64)]) -> Factors {
    let mut all = Factors::default();
    for &(factor, value) in factors {
        all.set(factor, value).unwrap();
    }
    all
}

/// The reference counts `B_1 + B_1 * B_2 + ...` moves with the breadths of `docs/rules.md, "Lookahead"`.
#[test]
fn reference_has_the_breadths_of_the_rules() {
    let empty = Position::empty(BoardSize::square(6).unwrap(), Player::Horizontal);
    for (breadth, trim, depth, visited) in [
        (10.0, 40.0, 3, 10 + 60 + 240),
        (5.0, 50.0, 3, 5 + 15 + 15),
        (10.0, 100.0, 3, 30),
        (1.0, -100.0, 3, 11),
    ] {
        let factors = with(&[
            (Factor::GameTreeMaxBreadth, breadth),
            (Factor::GameTreeBreadthTrim, trim),
            (Factor::GameTreeMaxDepth, depth.into()),
        ]);
        let choice = literal::choose(&empty, &factors, Seed::default()).unwrap();
        assert_eq!(choice.visited, visited);
    }
}

#[test]
fn ties_prefer_centre_then_top_then_left() {
    let factors = Factors::from_fn(|factor| factor.info().min.max(0.0)).unwrap();
    let mut position = Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal);
    let mut moves = Vec::new();
    while let Ok(choice) = literal::choose(&position, &factors, Seed::default()) {
        assert_eq!(
            choose(&position, &factors, Seed::default(), &Deadline::unlimited()).unwrap().mv,
            choice.mv
        );
        position = position.after(choice.mv);
        moves.push(choice.mv.to_string());
    }
    let all = "c3 b2 d2 b4 d4 c1 a3 e3 c5 a1 e1 a5 e5";
    assert!(moves.len() > 5 && all.starts_with(&moves.join(" ")), "{moves:?}");
}

/// Levels that only add one forced move to each line are skipped.
#[test]
fn searches_the_levels_that_can_change_the_answer() {
    let empty = Position::empty(BoardSize::square(6).unwrap(), Player::Horizontal);
    let levels = |depth: f64, deadline: &Deadline| -> Vec<u16> {
        let factors = with(&[
            (Factor::GameTreeMaxBreadth, 10.0),
            (Factor::GameTreeBreadthTrim, 40.0),
            (Factor::GameTreeMaxDepth, depth),
        ]);
        let choice = choose(&empty, &factors, Seed::default(), deadline).unwrap();
        choice.stats.levels.iter().map(|level| level.level).collect()
    };
    assert_eq!(levels(8.0, &unhurried()), [1, 2, 3, 4, 8]);
    assert_eq!(levels(5.0, &unhurried()), [1, 2, 3, 4, 5]);
    assert_eq!(levels(1.0, &unhurried()), [1]);
    assert_eq!(levels(8.0, &Deadline::unlimited()), [8]);
    let bounded = Limits { time: Some(Duration::MAX), depth: Some(6), ..Limits::NONE };
    assert_eq!(levels(8.0, &Deadline::new(bounded)), [1, 2, 3, 4, 6]);
    assert_eq!(levels(8.0, &Deadline::new(Limits { depth: Some(0), ..Limits::NONE })), [1]);
}

/// More positions and forced moves than a search stores: full tables do not change the answer.
#[test]
fn full_tables_change_nothing() {
    let position = Position::empty(BoardSize::square(12).unwrap(), Player::Horizontal);
    let mut rng = Lcg64::new(12);
    for (breadth, trim, depth) in [(34.0, 0.0, 5), (50.0, 58.0, 50)] {
        let mut factors = random_factors(&mut rng, Style::Usual, 50.0, breadth);
        for (factor, value) in [
            (Factor::GameTreeBreadthTrim, trim),
            (Factor::GameTreeValueFade, 5.0),
            (Factor::PathIsWinner, 1000.0),
            (Factor::NodeRandom, 0.0),
        ] {
            factors.set(factor, value).unwrap();
        }
        let mut engine = Engine::new(&position, &factors, Seed::default());
        let deadline = Deadline::new(Limits { depth: Some(depth), ..Limits::NONE });
        let pruned = engine.choose(&deadline).unwrap();
        let unpruned = engine.choose_unpruned(&deadline, &mut |_| ()).unwrap();
        assert_same(&pruned, &unpruned, &factors, &format!("{factors:?}"));
    }
}
