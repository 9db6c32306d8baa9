//! The larger measurements: `docs/toolkit/puzzles.md, "How it is checked"`. Each has a small version that
//! always runs.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Engine, Seed};
use span_it_core::personality::{Factor, Factors, library};
use span_it_core::rng::Lcg64;
use span_it_core::stopwatch::Stopwatch;
use span_it_learn::generate::{Generator, Request, Wanted};
use span_it_learn::ladder;
use span_it_learn::puzzles::{Difficulty, Kind, Member, Puzzle, PuzzleRunner, Task, panel};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::rating::{Opposition, Rating};
use span_it_learn::source::{Effort, target};
use span_it_learn::truth::Ways;

use super::generator::{check_criteria, check_judgements, puzzles, request};

fn choose(position: &Position, factors: &Factors, seed: u64) -> Node {
    let mut engine = Engine::new(position, factors, Seed::new(seed).unwrap());
    engine.choose(&Deadline::unlimited()).unwrap().mv
}

#[test]
#[ignore = "a minute: cargo test --release -p span-it-learn -- --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "the figures are the result")]
fn a_thousand_puzzles_are_good_and_judged_exactly() {
    let clock = Stopwatch::start();
    let puzzles = puzzles(Kind::Keep, 1, 1000);
    let seconds = clock.elapsed().as_secs_f64();
    println!("{:.0} good 6 x 6 puzzles a second on one core", 1000.0 / seconds);
    check_criteria(&puzzles);
    puzzles.iter().for_each(check_judgements);
    assert!(1000.0 / seconds >= 50.0 || cfg!(debug_assertions), "{seconds} s");
}

/// Plausible personalities that are not in the panel, of depth 1 to 8.
fn strangers(count: usize) -> Vec<Factors> {
    let mut rng = Lcg64::new(4711);
    let ranges = [
        (Factor::NodeMajor, 0.0, 3.0),
        (Factor::NodeMinor, 0.0, 3.0),
        (Factor::PathMajorSpan, 1.0, 3.0),
        (Factor::PathMinorSpan, -2.0, 2.0),
        (Factor::PathIsAnchored, -2.0, 3.0),
        (Factor::PathMemberCount, -1.5, 1.0),
        (Factor::BoardPathCount, -1.5, 1.0),
        (Factor::GamePredictability, 20.0, 98.0),
    ];
    let depths = [1.0, 1.0, 2.0, 4.0, 6.0, 8.0];
    let mut all = Vec::new();
    for number in 0..count {
        let mut factors = Factors::default();
        for (factor, least, greatest) in ranges {
            factors.set(factor, rng.uniform(least, greatest)).unwrap();
        }
        for (factor, value) in [
            (Factor::PathIsWinner, 1e4),
            (Factor::GameTreeMaxBreadth, 12.0),
            (Factor::GameTreeMaxDepth, depths[number % depths.len()]),
            (Factor::GameTreeBreadthTrim, 40.0),
        ] {
            factors.set(factor, value).unwrap();
        }
        all.push(factors);
    }
    all
}

/// The rating of a player that found these puzzles, as the difficulty scale sees it.
fn fitted_rating(results: &[(Difficulty, f64, bool)]) -> f64 {
    let likelihood = |rating: f64| -> f64 {
        let log = |(difficulty, share, found): &(Difficulty, f64, bool)| {
            let p = difficulty.chance(rating, *share).clamp(1e-4, 1.0 - 1e-4);
            if *found { p.ln() } else { (1.0 - p).ln() }
        };
        results.iter().map(log).sum()
    };
    let ratings = (0..=250).map(|step| 300.0 + 10.0 * f64::from(step));
    ratings.max_by(|&a, &b| likelihood(a).total_cmp(&likelihood(b))).unwrap()
}

fn found_by(strangers: &[Factors], puzzles: &[Puzzle]) -> Vec<Vec<bool>> {
    let finds = |factors: &Factors, puzzle: &Puzzle| {
        PuzzleRunner::new(puzzle.clone()).answer(Answer::Node(choose(&puzzle.position, factors, 0)))
            == Reaction::Right
    };
    strangers.iter().map(|one| puzzles.iter().map(|puzzle| finds(one, puzzle)).collect()).collect()
}

/// The mean chance of simulated players of one strength against the opponent that their rating in puzzles proposes.
fn chance_from_the_start(strength: f64, puzzles: u32, rng: &mut Lcg64) -> f64 {
    const PLAYERS: u32 = 400;
    const SHARE: f64 = 0.1;
    let day = "2026-11-28".parse().unwrap();
    let chances = (0..PLAYERS).map(|_| {
        let mut rating = Rating::default();
        for _ in 0..puzzles {
            let wanted = target(rating.value(), Effort::default(), SHARE);
            let difficulty = Difficulty { rating: wanted + rng.uniform(-100.0, 100.0), deviation: 200.0 };
            let is_found = rng.uniform(0.0, 1.0) < difficulty.chance(strength, SHARE);
            rating.add(Opposition::puzzle(difficulty.rating), is_found, day);
        }
        let opponent = &ladder::opponents()[ladder::suggested(rating.value())];
        1.0 / (1.0 + 10_f64.powf((opponent.elo - strength) / 400.0))
    });
    chances.sum::<f64>() / f64::from(PLAYERS)
}

#[test]
fn games_from_the_proposed_rung_are_even() {
    let mut rng = Lcg64::new(1993);
    for puzzles in [10, 30, 100] {
        for strength in (900..=1350).step_by(50) {
            let chance = chance_from_the_start(f64::from(strength), puzzles, &mut rng);
            assert!((0.4..=0.6).contains(&chance), "{strength} after {puzzles} puzzles: {chance}");
        }
        // No rung above the eighth is proposed.
        assert!(chance_from_the_start(1900.0, puzzles, &mut rng) > 0.9);
    }
}

/// Predicts the share of the strangers that find each fresh puzzle, with ratings from other puzzles. The
/// correlation with the real shares, and the mean prediction and share of each fifth.
fn forecast_strangers(players: usize, known: usize, fresh: usize) -> (f64, Vec<(f64, f64)>) {
    let (strangers, known, fresh) =
        (strangers(players), puzzles(Kind::Keep, 21, known), puzzles(Kind::Keep, 22, fresh));
    let ratings: Vec<f64> = found_by(&strangers, &known)
        .into_iter()
        .map(|found| {
            let results: Vec<_> = known
                .iter()
                .zip(found)
                .map(|(puzzle, found)| (puzzle.difficulty.unwrap(), puzzle.share, found))
                .collect();
            fitted_rating(&results)
        })
        .collect();
    let found = found_by(&strangers, &fresh);
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for (index, puzzle) in fresh.iter().enumerate() {
        let difficulty = puzzle.difficulty.unwrap();
        let predicted: f64 = ratings.iter().map(|&rating| difficulty.chance(rating, puzzle.share)).sum();
        let real = found.iter().filter(|found| found[index]).count() as f64;
        pairs.push((predicted / strangers.len() as f64, real / strangers.len() as f64));
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mean = |pairs: &[(f64, f64)]| {
        let sum = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        (sum.0 / pairs.len() as f64, sum.1 / pairs.len() as f64)
    };
    let (mx, my) = mean(&pairs);
    let sum = |f: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|&(x, y)| f(x - mx, y - my)).sum::<f64>();
    let correlation = sum(&|x, y| x * y) / (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    (correlation, pairs.chunks(pairs.len().div_ceil(5)).map(mean).collect())
}

#[test]
fn difficulty_predicts_other_personalities() {
    let (correlation, _) = forecast_strangers(6, 30, 40);
    assert!(correlation > 0.3, "{correlation}");
}

#[test]
#[ignore = "some minutes: cargo test --release -p span-it-learn -- --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "the figures are the result")]
fn difficulty_predicts_24_strangers() {
    let (correlation, fifths) = forecast_strangers(24, 500, 500);
    println!("correlation {correlation:.3}; predicted and found in each fifth: {fifths:.2?}");
    assert!(correlation >= 0.65);
    assert!(fifths.iter().all(|(predicted, found)| (predicted - found).abs() <= 0.1), "{fifths:?}");
}

/// A player who knows the lessons 1 to 6: finish, stop, build and block, two threats. It does not search.
struct Learner(Lcg64);

impl Learner {
    fn finishing(position: &Position) -> Vec<Node> {
        position.free_nodes().filter(|&mv| winner(&position.after(mv)).is_some()).collect()
    }

    /// The moves after which the player could finish in two nodes.
    fn double_threats(position: &Position) -> Vec<Node> {
        let mover = position.to_move();
        let ways = Ways::new(position);
        let nearer = position.free_nodes().filter(|&mv| ways.own_missing() == 2 && ways.shortens(mv));
        nearer.filter(|&mv| Self::finishing(&position.after(mv).with_to_move(mover)).len() >= 2).collect()
    }

    fn choose(&mut self, position: &Position) -> Node {
        let opponent = position.clone().with_to_move(position.to_move().opponent());
        if let Some(&mv) = Self::finishing(position).first().or(Self::finishing(&opponent).first()) {
            return mv;
        }
        let threats = Self::double_threats(position);
        if !threats.is_empty() {
            return self.0.pick(&threats);
        }
        let threatened = !Self::double_threats(&opponent).is_empty();
        let ways = Ways::new(position);
        let value = |mv: Node| {
            let gain = i64::from(ways.gain(mv));
            let after = position.after(mv);
            if threatened && !Self::double_threats(&after).is_empty() { gain - 5 } else { gain }
        };
        let values: Vec<(i64, Node)> = position.free_nodes().map(|mv| (value(mv), mv)).collect();
        let best = values.iter().map(|&(value, _)| value).max().unwrap();
        let moves: Vec<Node> =
            values.into_iter().filter(|&(value, _)| value == best).map(|(_, mv)| mv).collect();
        self.0.pick(&moves)
    }
}

/// The share of games that the learner wins against a built-in personality, moving first in every other one.
fn learner_score(name: &str, games: u32) -> f64 {
    let personality = library::builtin_named(name).unwrap();
    let mut learner = Learner(Lcg64::new(1));
    let mut won = 0;
    for game in 0..games {
        let first = Player::ALL[usize::try_from(game % 2).unwrap()];
        let mut position = Position::empty(BoardSize::STANDARD, first);
        while winner(&position).is_none() {
            let mv = if position.to_move() == Player::Horizontal {
                learner.choose(&position)
            } else {
                choose(&position, &personality.factors, game.into())
            };
            position = position.after(mv);
        }
        won += u32::from(winner(&position) == Some(Player::Horizontal));
    }
    f64::from(won) / f64::from(games)
}

#[test]
fn sprinter_is_beaten_with_the_lessons() {
    let score = learner_score("Sprinter", 6);
    assert!(score > 0.6, "{score}");
}

#[test]
#[ignore = "some minutes: cargo test --release -p span-it-learn -- --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "the figures are the result")]
fn the_lessons_are_enough_to_climb_past_steady() {
    for opponent in &ladder::opponents()[..8] {
        let score = learner_score(&opponent.personality.name, 40);
        println!("{}: {score:.2}", opponent.personality.name);
        let needed = if opponent.elo < 1300.0 { 0.5 } else { 0.0 };
        assert!(score > needed, "{}: {score}", opponent.personality.name);
    }
}

/// Whether a personality plays all moves of a *Win in N* in time.
fn masters(puzzle: &Puzzle, factors: &Factors, seed: u64) -> bool {
    let mut runner = PuzzleRunner::new(puzzle.clone());
    loop {
        match runner.answer(Answer::Node(choose(runner.question(), factors, seed))) {
            Reaction::Right => return true,
            Reaction::Continues { .. } => {}
            _ => return false,
        }
    }
}

/// Whether the rating of *Win in N* on a square board is that which the puzzles state. From four attempts of each member
/// of the panel.
#[expect(clippy::print_stdout, reason = "the figures are the result")]
fn check_win_in(n: u8, side: usize) {
    const COUNT: usize = 150;
    let size = BoardSize::square(side).unwrap();
    let request = Request { size: Some(size), ..request(Wanted::Kind(Kind::WinIn), 5) };
    let puzzles = Generator::new(request).filter(|puzzle| puzzle.task == Task::WinIn(n)).take(COUNT);
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut stated = None;
    for puzzle in puzzles {
        let result = |member: &Member| {
            let personality = library::builtin_named(member.name).unwrap();
            let found = (1..=4).filter(|&seed| masters(&puzzle, &personality.factors, seed)).count();
            (member.elo, found as f64 / 4.0)
        };
        let results: Vec<(f64, f64)> = panel().iter().map(result).collect();
        let measured = Difficulty::measure(&results, puzzle.share);
        sum += measured.rating;
        squares += measured.rating.powi(2) + measured.deviation.powi(2);
        stated = puzzle.difficulty;
    }
    let (mean, stated) = (sum / COUNT as f64, stated.unwrap());
    let deviation = (squares / COUNT as f64 - mean.powi(2)).sqrt();
    println!("win in {n} on {side} x {side}: {mean:.0}, deviation {deviation:.0}");
    assert!((mean - stated.rating).abs() < 100.0, "{mean} for {n} connectors on {side} x {side}");
    assert!(deviation < stated.deviation, "{deviation} for {n} connectors on {side} x {side}");
}

#[test]
#[ignore = "some minutes: cargo test --release -p span-it-learn -- --ignored --nocapture"]
fn win_in_n_has_the_same_rating_on_every_board() {
    for (n, side) in [(1, 4), (1, 6), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (3, 6), (4, 6)] {
        check_win_in(n, side);
    }
}
