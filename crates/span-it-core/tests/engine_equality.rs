//! The fast search against the reference reading: the same move, value and line, to the last bit.
//! Guards against pruning that is not exact, bookkeeping that drifts, ties told apart wrongly, and a rival's
//! moves weighed by the wrong personality.

use std::time::Duration;

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::workload::{Behaviour, Dice, behaviour, midgame};
use span_it_core::engine::{Choice, Deadline, Seed, Thinker, choose, literal, replies_by};
use span_it_core::personality::{Factor, Factors};

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

/// Searches at once and level by level, and asserts that nothing differs from the reference but the
/// moves visited. Tells how many of them the fast search and the reference visited.
fn assert_equal(position: &Position, factors: &Factors, seed: Seed) -> (u64, u64) {
    let unlimited = Deadline::unlimited();
    let fast = choose(position, factors, seed, &unlimited, &mut |_| ());
    let deepening = choose(position, factors, seed, &unhurried(), &mut |_| ());
    let slow = literal::choose(position, factors, seed, &unlimited, &mut |_| ());
    let (Ok(fast), Ok(deepening), Ok(slow)) = (&fast, &deepening, &slow) else {
        assert_eq!((&fast, &deepening), (&slow, &slow));
        return (0, 0);
    };
    for found in [fast, deepening] {
        assert_same(found, slow, factors, &format!("{position} {factors:?} {seed}"));
    }
    (fast.visited, slow.visited)
}

/// A limit that no test reaches: with one, a search goes level by level.
fn unhurried() -> Deadline {
    Deadline::by_clock(Duration::MAX, || Duration::ZERO)
}

fn assert_same(fast: &Choice, slow: &Choice, factors: &Factors, case: &str) {
    assert_eq!((fast.mv, fast.value.to_bits()), (slow.mv, slow.value.to_bits()), "{case}");
    assert_eq!((fast.depth, fast.complete), (slow.depth, slow.complete), "{case}");
    // With nothing left of a reply's value, replies are not looked at.
    if factors[Factor::GameTreeValueFade] < 100.0 {
        assert_eq!(fast.line, slow.line, "{case}");
    }
}

fn assert_all_equal(seed: u64, searches: u32, draw: impl Fn(&mut Dice) -> (Position, Factors)) {
    let mut dice = Dice::new(seed);
    let (mut fast, mut slow) = (0, 0);
    for _ in 0..searches {
        let (position, factors) = draw(&mut dice);
        let visited = assert_equal(&position, &factors, Seed::new(dice.roll(1 << 30)).unwrap());
        fast += visited.0;
        slow += visited.1;
    }
    assert!(fast < slow, "the fast search visited {fast} moves, the reference {slow}");
}

/// The most nodes that the reference may have to weigh, so that the test ends soon.
const MOST_WEIGHED: f64 = 1500.0;

/// How many nodes the reference weighs at most.
fn weighed(position: &Position, factors: &Factors) -> f64 {
    let free = position.free_nodes().count() as f64;
    let kept = 1.0 - factors[Factor::GameTreeBreadthTrim] / 100.0;
    let (mut breadth, mut positions, mut all) = (factors[Factor::GameTreeMaxBreadth], 1.0, 0.0);
    for _ in 0..factors.max_depth() {
        all += positions * free;
        positions *= breadth.round().clamp(1.0, free.max(1.0));
        breadth *= kept;
    }
    all
}

/// A search that the reference can make soon, on a board of up to so many rows and columns.
fn case(dice: &mut Dice, style: Style, most: u64) -> (Position, Factors) {
    loop {
        let position = random_position(dice, most, 95);
        let depth = dice.between(1.0, 5.99).floor();
        let breadth = dice.between(1.0, 12.99).floor();
        let factors = random_factors(dice, style, depth, breadth);
        if weighed(&position, &factors) <= MOST_WEIGHED {
            return (position, factors);
        }
    }
}

#[test]
fn small_boards_with_ties_on_purpose() {
    assert_all_equal(1, 700, |dice| case(dice, Style::Ties, 5));
}

#[test]
fn small_boards_with_usual_factors() {
    assert_all_equal(2, 700, |dice| case(dice, Style::Usual, 5));
}

#[test]
fn small_boards_at_the_ends_of_the_range() {
    assert_all_equal(3, 700, |dice| case(dice, Style::Extreme, 5));
}

#[test]
fn larger_boards_of_all_styles() {
    for (seed, style) in [(4, Style::Ties), (5, Style::Usual), (6, Style::Extreme)] {
        assert_all_equal(seed, 20, |dice| case(dice, style, 12));
    }
}

#[test]
fn whole_boards_kept() {
    let draw = |dice: &mut Dice| {
        let size = BoardSize::new(5, 6).unwrap();
        let style = dice.pick(&[Style::Ties, Style::Usual, Style::Extreme]);
        let breadth = dice.pick(&[33.0, 36.0, 1000.0]);
        (midgame(size, 8, dice), random_factors(dice, style, 2.0, breadth))
    };
    assert_all_equal(7, 20, draw);
}

#[test]
fn behaviour_is_as_it_was() {
    // Where play was meant to change, so may the checksum; where only speed was, `visited` alone.
    assert_eq!(behaviour(), Behaviour { checksum: 0xbfd5_8437_41a9_7215, visited: 15_907 });
}

/// A thinker at a position, which has read its rival before and followed the last moves there.
fn follower(position: &Position, (own, rival): (&Factors, &Factors), seed: Seed, dice: &mut Dice) -> Thinker {
    let mut before = position.clone();
    let followed: Vec<_> = (0..2)
        .filter_map(|_| {
            let own = |node: &_| before.owner(*node) == Some(before.to_move().opponent());
            let mine: Vec<_> = position.size().nodes().filter(own).collect();
            let taken = (!mine.is_empty()).then(|| dice.pick(&mine))?;
            before = without(&before, taken);
            Some(taken)
        })
        .collect();
    let mut thinker = Thinker::new(&before, own, seed);
    thinker.read(Some(rival));
    for &mv in followed.iter().rev() {
        thinker.play(mv).unwrap();
    }
    thinker
}

/// The position before the last move, had that been this one.
fn without(position: &Position, last: Node) -> Position {
    let mut before = Position::empty(position.size(), position.to_move().opponent());
    for (node, owner) in position.nodes().filter(|(node, _)| *node != last) {
        if let Some(owner) = owner {
            before.place(node, owner).unwrap();
        }
    }
    before
}

/// Searches with two personalities, and asserts that the fast search answers as the reference does: at
/// once, level by level, unpruned, and by a thinker that read somebody else before. Tells whether reading
/// changed the answer.
fn assert_reads_equally((position, own): (Position, Factors), rival: &Factors, dice: &mut Dice) -> bool {
    let seed = Seed::new(dice.roll(1 << 30)).unwrap();
    let unlimited = Deadline::unlimited();
    let slow = literal::choose_reading(&position, (&own, rival), seed, &unlimited, &mut |_| ());
    let mut thinker = follower(&position, (&own, rival), seed, dice);
    if dice.roll(2) == 0 {
        thinker.read(Some(&random_factors(dice, Style::Usual, 2.0, 3.0)));
        thinker.read(Some(rival));
    }
    let fast = thinker.choose(&unlimited, &mut |_| ());
    let deepening = thinker.choose(&unhurried(), &mut |_| ());
    let unpruned = thinker.choose_unpruned(&unlimited);
    thinker.read(None);
    let plain = thinker.choose(&unlimited, &mut |_| ());
    assert_eq!(
        plain,
        choose(&position, &own, seed, &unlimited, &mut |_| ()).map(|choice| timeless(&plain, choice))
    );
    let Ok(slow) = &slow else {
        assert_eq!([&fast, &deepening, &unpruned], [&slow; 3]);
        return false;
    };
    for found in [&fast, &deepening, &unpruned] {
        let found = found.as_ref().unwrap();
        assert_same(found, slow, &own, &format!("{position} {own:?} against {rival:?} {seed}"));
    }
    plain.is_ok_and(|plain| (plain.mv, plain.value.to_bits()) != (slow.mv, slow.value.to_bits()))
}

/// The choice with the measured times of another.
fn timeless(of: &Result<Choice, span_it_core::engine::SearchError>, mut choice: Choice) -> Choice {
    if let Ok(of) = of {
        choice.stats.clone_from(&of.stats);
    }
    choice
}

#[test]
fn a_rival_that_is_read_weighs_its_own_moves() {
    let mut dice = Dice::new(8);
    let mut changed = 0;
    for round in 0..600 {
        let [style, other] = [0; 2].map(|_| dice.pick(&[Style::Ties, Style::Usual, Style::Extreme]));
        let searched = case(&mut dice, style, if round % 20 == 0 { 12 } else { 5 });
        let rival = random_factors(&mut dice, other, 7.0, 9.0);
        changed += u32::from(assert_reads_equally(searched, &rival, &mut dice));
    }
    assert!(changed > 200, "reading changed {changed} of 600 answers");
}

#[test]
fn who_reads_somebody_that_weighs_alike_plays_as_ever() {
    let mut dice = Dice::new(9);
    for _ in 0..100 {
        let (position, own) = case(&mut dice, Style::Usual, 5);
        // Of the rival's factors only those matter that make a weight.
        let mut rival = own.clone();
        for (factor, value) in
            [(Factor::GameTreeMaxDepth, 9.0), (Factor::GameTreeValueFade, 77.0), (Factor::NodeRandom, 3.0)]
        {
            rival.set(factor, value).unwrap();
        }
        assert_eq!(replies_by(&own, &rival), own);
        let answer = |rival| {
            let mut thinker = Thinker::new(&position, &own, Seed::default());
            thinker.read(rival);
            thinker
                .choose(&Deadline::unlimited(), &mut |_| ())
                .map(|choice| (choice.mv, choice.value.to_bits(), choice.line, choice.visited))
        };
        assert_eq!(answer(Some(&rival)), answer(None), "{position}");
    }
}
