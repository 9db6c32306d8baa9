//! Benchmarks of the weights and the lookahead, on the boards of `span-it-toolkit bench`. Run with
//! `cargo bench`.
//!
//! A profile (`perf record`, 6 x 6, 16 connectors, share of the samples):
//!
//! | part | breadth 10, depth 3 | Master |
//! | --- | --- | --- |
//! | weighing the nodes around a path | 22% | 28% |
//! | playing, joining and undoing moves | 13% | 15% |
//! | finding the best node, ranking the kept ones | 17% | 19% |
//! | alpha-beta, transposition table, forced lines | 11% | 17% |
//! | setting up tables and weights, allocation | 20% | below 1% |
//!
//! The cost is proportional to the number of played moves: a new position on 6 x 6 costs about 100 ns, most of
//! it for the five to seven nodes whose weights change.
//!
//! A search with two threads at the first level was measured at 0.6 to 1.6 times the speed of one thread,
//! mostly 1.0 to 1.2 times, for searches of 1 ms to 1 s: the first move must be searched before alpha-beta can
//! prune the others, and the threads repeat each other's work. So a search has one thread, and contests run
//! one game per thread.

use divan::{Bencher, black_box};
use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Engine, Seed, weigh};
use span_it_core::personality::{Factors, library};
use span_it_core::rng::Lcg64;

fn main() {
    divan::main();
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
