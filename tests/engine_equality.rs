//! The fast search against the reference reading: the same move, value and line, to the last bit.
//! Guards against pruning that is not exact, bookkeeping that drifts, and ties told apart wrongly.

use span_it::board::{BoardSize, Player, Position, winner};
use span_it::engine::{Deadline, Seed, choose, literal};
use span_it::personality::{Factor, Factors};

/// Random numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn between(&mut self, least: f64, greatest: f64) -> f64 {
        least + (greatest - least) * (self.roll(1 << 20) as f64 / f64::from(1 << 20))
    }

    fn pick(&mut self, values: &[f64]) -> f64 {
        values[usize::try_from(self.roll(values.len() as u64)).unwrap()]
    }
}

/// What kind of personality the factors are drawn for.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Small whole numbers, many of them alike: ties everywhere.
    Ties,
    /// What authors might write.
    Usual,
    /// The ends of the legal range: sums and powers that saturate.
    Extreme,
}

fn random_factor(dice: &mut Dice, style: Style, factor: Factor) -> f64 {
    let info = factor.info();
    match (factor, style) {
        (Factor::NodeRandom, _) if dice.roll(3) > 0 => 0.0,
        (Factor::GameTreeBreadthTrim | Factor::GameTreeValueFade, _) => match dice.roll(4) {
            0 => 0.0,
            1 => dice.pick(&[-100.0, 100.0, 50.0, 40.0]),
            _ => dice.between(-100.0, 100.0),
        },
        (_, Style::Ties) => dice.pick(&[-1.0, 0.0, 0.0, 1.0, 2.0]),
        (Factor::GamePredictability, _) => dice.between(0.0, 120.0),
        (_, Style::Usual) => dice.between(-3.0, 3.0),
        (_, Style::Extreme) => dice.pick(&[info.min, info.max, -1e3, 1e3, 0.5, 0.0, 1e-3]),
    }
}

fn random_factors(dice: &mut Dice, style: Style, depth: f64, breadth: f64) -> Factors {
    Factors::from_fn(|factor| match factor {
        Factor::GameTreeMaxDepth => depth,
        Factor::GameTreeMaxBreadth => breadth,
        _ => random_factor(dice, style, factor),
    })
    .unwrap()
}

fn random_position(dice: &mut Dice, most: u64, fullest: u64) -> Position {
    let mut length = || usize::try_from(3 + dice.roll(most - 2)).unwrap();
    let size = BoardSize::new(length(), length()).unwrap();
    let mut position = Position::empty(size, Player::ALL[usize::from(dice.roll(2) == 0)]);
    let percent = dice.roll(fullest);
    for node in size.nodes() {
        if dice.roll(100) < percent {
            position.place(node, Player::ALL[usize::from(dice.roll(2) == 0)]).unwrap();
        }
    }
    position
}

/// Searches both ways and asserts that nothing differs but the moves visited. Says how many of
/// them the fast search spared.
fn assert_equal(position: &Position, factors: &Factors, seed: Seed) -> (u64, u64) {
    let unlimited = Deadline::unlimited();
    let fast = choose(position, factors, seed, &unlimited, &mut |_| ());
    let slow = literal::choose(position, factors, seed, &unlimited, &mut |_| ());
    let (Ok(fast), Ok(slow)) = (&fast, &slow) else {
        assert_eq!(fast, slow);
        return (0, 0);
    };
    let case = format!("{position} {factors:?} {seed}");
    assert_eq!((fast.mv, fast.value.to_bits()), (slow.mv, slow.value.to_bits()), "{case}");
    assert_eq!((fast.depth, fast.complete), (slow.depth, slow.complete), "{case}");
    // With nothing left of a reply's value, replies are not looked at.
    if factors[Factor::GameTreeValueFade] < 100.0 {
        assert_eq!(fast.line, slow.line, "{case}");
    }
    (fast.visited, slow.visited)
}

fn assert_all_equal(seed: u64, searches: u32, draw: impl Fn(&mut Dice) -> (Position, Factors)) {
    let mut dice = Dice(seed);
    let (mut fast, mut slow) = (0, 0);
    for _ in 0..searches {
        let (position, factors) = draw(&mut dice);
        let visited = assert_equal(&position, &factors, Seed::new(dice.roll(1 << 30)).unwrap());
        fast += visited.0;
        slow += visited.1;
    }
    assert!(fast < slow, "the fast search visited {fast} moves, the reference {slow}");
}

fn small(dice: &mut Dice, style: Style) -> (Position, Factors) {
    let position = random_position(dice, 5, 90);
    let depth = dice.between(1.0, 5.99).floor();
    let breadth = if depth > 3.0 { dice.between(1.0, 4.99) } else { dice.between(1.0, 12.99) };
    (position, random_factors(dice, style, depth, breadth.floor()))
}

#[test]
fn small_boards_with_ties_on_purpose() {
    assert_all_equal(1, 500, |dice| small(dice, Style::Ties));
}
#[test]
fn small_boards_with_usual_factors() {
    assert_all_equal(2, 500, |dice| small(dice, Style::Usual));
}

#[test]
fn small_boards_at_the_ends_of_the_range() {
    assert_all_equal(3, 500, |dice| small(dice, Style::Extreme));
}
