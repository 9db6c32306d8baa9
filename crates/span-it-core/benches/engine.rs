//! Benchmarks of the weights and the lookahead, on the boards of `span-it-toolkit bench`. Run with
//! `cargo bench`.
//!
//! First a table of moves of personalities on 6 x 6, without and with a time limit, as multiples of a yardstick: the
//! direct computation of all weights ([`weigh`]), which is not optimised. The samples are interleaved, so that other load
//! affects all columns alike, and two versions of the program can be compared by their multiples. Then the figures of
//! divan.
//!
//! A profile of Master (`perf record`, 6 x 6, 16 connectors, share of the samples):
//!
//! | part | share |
//! | --- | --- |
//! | weighing the nodes around a path, playing, joining and undoing moves | 25% |
//! | finding the best node, ranking the kept ones, exact weights | 29% |
//! | alpha-beta, transposition table, forced lines | 22% |
//! | hash index of positions, mostly waiting for memory | 17% |
//!
//! The cost is proportional to the number of played moves, most of them in forced lines.
//!
//! A search with two threads at the first level was measured at 0.6 to 1.6 times the speed of one thread,
//! mostly 1.0 to 1.2 times, for searches of 1 ms to 1 s: the first move must be searched before alpha-beta can
//! prune the others, and the threads repeat each other's work. So a search has one thread, and tournaments run
//! one game per thread.

use std::io;
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Engine, Seed, weigh};
use span_it_core::personality::{Factor, Factors, library};
use span_it_core::rng::Lcg64;

/// The personalities of the table; `10/3` is Planner with breadth 10 and depth 3, without noise.
const PLAYERS: [&str; 7] = ["10/3", "Spider", "Weaver", "Planner", "Strategist", "Sage", "Master"];

/// Positions of the table.
const POSITIONS: usize = 24;

fn main() -> io::Result<()> {
    // No filter and no option of divan, only the `--bench` of Cargo.
    if std::env::args().skip(1).eq(["--bench"]) {
        ratios(&mut io::stdout().lock())?;
    }
    divan::main();
    Ok(())
}

/// The factors of an entry of [`PLAYERS`].
fn player(name: &str) -> Factors {
    if name != "10/3" {
        return factors(name);
    }
    let mut small = factors("Planner");
    for (factor, value) in [
        (Factor::GameTreeMaxBreadth, 10.0),
        (Factor::GameTreeMaxDepth, 3.0),
        (Factor::GameTreeBreadthTrim, 0.0),
        (Factor::NodeRandom, 0.0),
    ] {
        small.set(factor, value).expect("the value is legal");
    }
    small
}

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// The times of a move without and with a limit, and of the yardstick, in microseconds: means of the fastest of three
/// samples of each position.
fn measure(factors: &Factors) -> [f64; 3] {
    let (mut rng, mut sums) = (Lcg64::new(6), [0.0; 3]);
    let yardstick = self::factors("Planner");
    for _ in 0..POSITIONS {
        let position = midgame(BoardSize::STANDARD, 16, &mut rng);
        let choose = |deadline: Deadline| {
            let mut engine = Engine::new(&position, factors, Seed::default());
            time(|| _ = black_box(engine.choose(&deadline, &mut |_| ())))
        };
        let mut least = [Duration::MAX; 3];
        for _ in 0..3 {
            let samples = [
                choose(Deadline::unlimited()),
                choose(Deadline::after(Duration::from_hours(1))),
                time(|| _ = black_box(weigh(black_box(&position), &yardstick, Seed::default()))),
            ];
            for (least, sample) in least.iter_mut().zip(samples) {
                *least = sample.min(*least);
            }
        }
        for (sum, least) in sums.iter_mut().zip(least) {
            *sum += least.as_secs_f64() * 1e6 / POSITIONS as f64;
        }
    }
    sums
}

fn ratios(out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "mean us per move on 6 x 6, and as multiples of the yardstick")?;
    writeln!(out, "player      no limit  time limit  yardstick  no limit/yard  time limit/yard")?;
    for name in PLAYERS {
        let [unlimited, limited, yard] = measure(&player(name));
        write!(out, "{name:<10} {unlimited:>9.1} {limited:>11.1} {yard:>10.1}")?;
        writeln!(out, " {:>14.2} {:>16.2}", unlimited / yard, limited / yard)?;
    }
    Ok(())
}

fn factors(name: &str) -> Factors {
    library::builtin_named(name).expect("it is built in").factors.clone()
}

/// A position on `n` x `n` with a quarter of the nodes taken.
fn board(n: usize) -> Position {
    let size = BoardSize::square(n).expect("the size is 3 to 20");
    midgame(size, size.node_count() / 4, &mut Lcg64::new(1993))
}

/// A move, the highest weight after it, and undo: the inner loop of a search.
#[divan::bench(args = [6, 8, 12, 20])]
fn best_weight_after_a_move(bencher: Bencher<'_, '_>, n: usize) {
    let position = board(n);
    let free: Vec<Node> = position.free_nodes().collect();
    let mut engine = Engine::new(&position, &factors("Planner"), Seed::default());
    let mut turn = 0;
    bencher.bench_local(|| {
        turn = (turn + 1) % free.len();
        engine.highest_weight_reply(black_box(free[turn]))
    });
}

/// The direct computation of all weights, as for the heat map.
#[divan::bench(args = [6, 20])]
fn literal_weights(bencher: Bencher<'_, '_>, n: usize) {
    let (position, factors) = (board(n), factors("Planner"));
    bencher.bench_local(|| weigh(black_box(&position), &factors, Seed::default()));
}

/// Setting up an engine, as for every single request.
#[divan::bench(args = [6, 20])]
fn setting_up(bencher: Bencher<'_, '_>, n: usize) {
    let (position, factors) = (board(n), factors("Planner"));
    bencher.bench_local(|| Engine::new(black_box(&position), &factors, Seed::default()));
}

/// A move on 6 x 6.
#[divan::bench(args = ["Steady", "Spider", "Planner", "Strategist", "Master"])]
fn choice(bencher: Bencher<'_, '_>, name: &str) {
    let mut engine = Engine::new(&board(6), &factors(name), Seed::default());
    bencher.bench_local(|| engine.choose(&Deadline::unlimited(), &mut |_| ()));
}
