//! `bench`: the speed of the engine on this machine, compared with the literal reference.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::workload::{behaviour, midgame, random_personality};
use span_it_core::engine::{Choice, Deadline, Engine, SearchError, Seed, Stop, literal, weigh};
use span_it_core::personality::{Factor, Factors, library};
use span_it_core::rng::Lcg64;
use span_it_core::stopwatch::Stopwatch;
use span_it_lab::tournament::export::Table;
use span_it_lab::tournament::{Control, Plan, PlayerSpec, Scoreboard, run as run_tournament};

use crate::toolkit::numbers::whole;
use crate::toolkit::report::Failure;
use crate::toolkit::streams;

const HELP: &str = "\
Examples:
  span-it-toolkit bench
  span-it-toolkit bench --json --rounds 5

Times are medians over the rounds, in microseconds. The measurements alternate,
so that other load on the machine affects all of them alike. \"literal\" is the
slow, direct implementation of the rules; \"ratio\" says how many times slower it
is. The checksum covers a fixed set of moves and values: if it changes, the
engine plays differently.

More: docs/toolkit/positions.md";

#[derive(Debug, Args)]
#[command(after_help = HELP)]
pub(crate) struct Options {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    /// Samples of each measurement
    #[arg(long, value_name = "N", default_value = "15", allow_negative_numbers = true, value_parser = whole::<u32>(1, 1000, 15))]
    rounds: u32,
    /// Only measurements whose names contain this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// Something to measure, and the same done by the literal reference.
struct Work {
    name: String,
    fast: Box<dyn FnMut()>,
    /// Repetitions in one sample.
    times: u32,
    literal: Option<Box<dyn FnMut()>>,
}

#[derive(Debug, Serialize)]
struct Line {
    work: String,
    us: f64,
    literal_us: Option<f64>,
    ratio: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Checksum {
    checksum: String,
    visited: u64,
}

impl Work {
    fn new(name: impl Into<String>, times: u32, fast: impl FnMut() + 'static) -> Self {
        Self { name: name.into(), fast: Box::new(fast), times, literal: None }
    }

    fn with_literal(self, literal: impl FnMut() + 'static) -> Self {
        Self { literal: Some(Box::new(literal)), ..self }
    }
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    let wanted = |work: &Work| options.only.as_ref().is_none_or(|part| work.name.contains(part));
    let (chosen, others): (Vec<_>, Vec<_>) = works().into_iter().partition(wanted);
    if chosen.is_empty() {
        let names: Vec<String> = others.iter().map(|work| format!("  {}", work.name)).collect();
        let part = options.only.as_deref().unwrap_or_default();
        return Err(Failure::Refused(format!(
            "--only: no measurement's name contains {part:?}; expected a part of one of\n{}",
            names.join("\n")
        )));
    }
    Ok(print(&measure(chosen, options.rounds), options.json)?)
}

fn print(lines: &[Line], json: bool) -> io::Result<()> {
    let mut out = streams::output();
    let sum = behaviour();
    let sum = Checksum { checksum: format!("{:016x}", sum.checksum), visited: sum.visited };
    if json {
        for line in lines {
            writeln!(out, "{}", serde_json::to_string(line)?)?;
        }
        return writeln!(out, "{}", serde_json::to_string(&sum)?);
    }
    let optional = |number: Option<f64>| number.map_or("-".to_owned(), |number| format!("{number:.1}"));
    let table = Table::new(lines)
        .text("work", |line| line.work.clone())
        .number("us", |line| format!("{:.3}", line.us))
        .number("literal us", |line| optional(line.literal_us))
        .number("ratio", |line| optional(line.ratio));
    write!(out, "{}", table.to_text())?;
    writeln!(out, "checksum {}, {} visited moves", sum.checksum, sum.visited)
}

fn measure(mut works: Vec<Work>, rounds: u32) -> Vec<Line> {
    let mut samples = vec![(Vec::new(), Vec::new()); works.len()];
    for _ in 0..rounds {
        for (work, (fast, literal)) in works.iter_mut().zip(&mut samples) {
            fast.push(sample(&mut work.fast, work.times));
            literal.extend(work.literal.as_mut().map(|work| sample(work, 1)));
        }
    }
    let line = |(work, (fast, literal)): (Work, (Vec<f64>, Vec<f64>))| {
        let us = median(fast).unwrap_or(f64::NAN);
        let literal_us = median(literal);
        Line { work: work.name, us, literal_us, ratio: literal_us.map(|literal| literal / us) }
    };
    works.into_iter().zip(samples).map(line).collect()
}

/// The microseconds of one repetition.
fn sample(work: &mut dyn FnMut(), times: u32) -> f64 {
    let watch = Stopwatch::start();
    (0..times).for_each(|_| work());
    watch.elapsed().as_secs_f64() * 1e6 / f64::from(times)
}

fn median(mut samples: Vec<f64>) -> Option<f64> {
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() / 2).copied()
}

fn works() -> Vec<Work> {
    let mut rng = Lcg64::new(1993);
    let mut works: Vec<Work> =
        [(6, 16), (8, 30), (12, 70), (20, 200)].map(|(n, moves)| heaviest(n, moves, &mut rng)).into();
    let shallow = with_depth("Planner", 10.0, 3.0);
    let work = lookahead("Planner at breadth 10 depth 3, 6x6", &shallow, Deadline::unlimited);
    works.push(work.with_literal(literal_lookahead(&shallow)));
    let deep = with_depth("Planner", 10.0, 6.0);
    works.push(lookahead("Planner at breadth 10 depth 6, 6x6", &deep, Deadline::unlimited));
    for name in ["Planner", "Strategist", "Master"] {
        works.push(lookahead(&format!("{name}, 6x6"), &builtin(name), Deadline::unlimited));
    }
    // With a time limit, a search deepens level by level.
    let limited = || Deadline::after(Duration::from_hours(1));
    works.push(lookahead("Master, 6x6, with a time limit", &builtin("Master"), limited));
    works.push(pruning(&mut rng));
    works.push(whole_game());
    works.push(tournament());
    works.push(late());
    works.push(cancelling());
    works
}

fn builtin(name: &str) -> Factors {
    library::builtin_named(name).map(|personality| personality.factors.clone()).unwrap_or_default()
}

fn with_depth(name: &str, breadth: f64, depth: f64) -> Factors {
    let mut factors = builtin(name);
    for (factor, value) in [(Factor::GameTreeMaxBreadth, breadth), (Factor::GameTreeMaxDepth, depth)] {
        factors.set(factor, value).unwrap_or_default();
    }
    factors
}

fn square(n: usize) -> BoardSize {
    BoardSize::square(n).unwrap_or_else(|_| unreachable!("sizes of the bench are legal"))
}

/// Plays a move in the middle of a game, finds the greatest weight and takes the move back.
fn heaviest(n: usize, moves: usize, rng: &mut Lcg64) -> Work {
    let position = midgame(square(n), moves, rng);
    let factors = builtin("Planner");
    let free: Vec<Node> = position.free_nodes().collect();
    let mut engine = Engine::new(&position, &factors, Seed::default());
    let (mut turn, mut slow_turn) = (0, 0);
    let fast_free = free.clone();
    let fast = move || {
        turn = (turn + 1) % fast_free.len();
        black_box(engine.highest_weight_reply(fast_free[turn]));
    };
    let literal = move || {
        slow_turn = (slow_turn + 1) % free.len();
        let after = position.after(free[slow_turn]);
        let weights = weigh(&after, &factors, Seed::default());
        black_box(weights.iter().map(|weight| weight.w).fold(f64::NEG_INFINITY, f64::max));
    };
    Work::new(format!("best weight after a move, {n}x{n}"), 20_000, fast).with_literal(literal)
}

/// A whole choice (tables, weights and search) on 6 x 6 boards with 16 connectors.
fn lookahead(name: &str, factors: &Factors, deadline: fn() -> Deadline) -> Work {
    let (factors, mut positions) = (factors.clone(), midgames());
    Work::new(name, 9, move || {
        positions.rotate_left(1);
        let mut engine = Engine::new(&positions[0], &factors, Seed::default());
        answered(engine.choose(&deadline()));
    })
}

/// The same choice by the literal reference.
fn literal_lookahead(factors: &Factors) -> impl FnMut() + 'static {
    let (factors, mut positions) = (factors.clone(), midgames());
    move || {
        positions.rotate_left(1);
        answered(literal::choose(&positions[0], &factors, Seed::default()));
    }
}

fn midgames() -> Vec<Position> {
    let mut rng = Lcg64::new(6);
    (0..9).map(|_| midgame(square(6), 16, &mut rng)).collect()
}

fn answered(choice: Result<Choice, SearchError>) {
    drop(black_box(choice));
}

/// Random personalities of depth 5; "literal" is the same search without pruning.
fn pruning(rng: &mut Lcg64) -> Work {
    let mut engines: Vec<Engine> = (0..100)
        .map(|_| {
            let position = midgame(square(6), 16, rng);
            Engine::new(&position, &random_personality(10.0, 5.0, rng), Seed::default())
        })
        .collect();
    let mut unpruned = engines.clone();
    let fast = move || {
        engines.rotate_left(1);
        answered(engines[0].choose(&Deadline::unlimited()));
    };
    let literal = move || {
        unpruned.rotate_left(1);
        answered(unpruned[0].choose_unpruned(&Deadline::unlimited(), &mut |_| ()));
    };
    Work::new("depth 5, random personality, against no pruning", 1, fast).with_literal(literal)
}

/// A game between two personalities of depth 1.
fn whole_game() -> Work {
    let empty = Position::empty(square(6), Player::Horizontal);
    let start = ["Steady", "Blocker"].map(|name| Engine::new(&empty, &builtin(name), Seed::default()));
    Work::new("a whole game of depth 1, 6x6", 50, move || {
        let mut players = start.clone();
        while let Some((mv, _)) = players[0].highest_weight() {
            for player in &mut players {
                player.play(mv).unwrap_or_default();
            }
            players.reverse();
        }
        black_box(&players);
    })
}

/// A match of personalities of depth 1 on all cores, and its table.
fn tournament() -> Work {
    let agents = ["Steady", "Blocker"].map(PlayerSpec::parse).into_iter().filter_map(Result::ok).collect();
    let plan = Plan { pairs: 100, ..Plan::round_robin(agents) };
    Work::new("a tournament of 200 games of depth 1 with its table, 6x6", 1, move || {
        let mut games = Vec::new();
        let played = run_tournament(&plan, &[], &Control::default(), &mut |game| games.push(game.clone()));
        drop(black_box((played, Scoreboard::new(&plan.names(), &games))));
    })
}

fn boundless() -> (Position, Factors) {
    (Position::empty(square(20), Player::Horizontal), with_depth("Planner", 1000.0, 50.0))
}

/// The time of a search that is limited to 20 ms; the 20 ms are included.
fn late() -> Work {
    let (position, factors) = boundless();
    Work::new("20 ms limit, 20x20 breadth 1000 depth 50", 1, move || {
        let limit = Deadline::after(Duration::from_millis(20));
        answered(Engine::new(&position, &factors, Seed::default()).choose(&limit));
    })
}

/// The time until a search ends that is cancelled in level 2.
fn cancelling() -> Work {
    let (position, factors) = boundless();
    Work::new("100 polls, then cancelled, 20x20 breadth 1000", 1, move || {
        let stop = std::sync::Arc::new(Stop::default());
        let deadline = Deadline::unlimited().with_stop(std::sync::Arc::clone(&stop));
        let mut engine = Engine::new(&position, &factors, Seed::default());
        let mut polls = 0;
        answered(engine.choose_with_report(&deadline, &mut |_| {
            polls += 1;
            if polls == 100 {
                stop.cancel();
            }
        }));
    })
}
