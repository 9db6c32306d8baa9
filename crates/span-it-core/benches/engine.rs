//! What developers of the engine profile: the weights and the lookahead, on the boards of
//! `span-it-toolkit bench`. Run with `cargo bench`.
//!
//! Where the time goes (`perf record`, 6x6, 16 connectors, shares of the samples):
//!
//! | part | breadth 10 depth 3 | Master |
//! | --- | --- | --- |
//! | weighing the nodes around a path, `Paths::around` and `change` inlined in it | 22 % | 28 % |
//! | playing, joining and undoing moves | 13 % | 15 % |
//! | finding the best node, ranking the kept ones | 17 % | 19 % |
//! | walking the tree, bounds, positions and chains met before | 11 % | 17 % |
//! | tables and weights from nothing, once a choice, and memory asked for | 20 % | below 1 % |
//!
//! The bound is the number of moves played: a position that is met for the first time costs some
//! 100 ns on 6x6, most of it for the five to seven nodes whose weights change. To go below it, a last
//! reply would have to be valued without playing the move before it: possible where the opponent's best
//! node is certain to stay among those kept, which asks for a walk around the path all the same.
//!
//! Dealing the first level's moves to two threads was built and measured by moves played, a measure
//! that no busy machine disturbs. It came out 0.6 to 1.6 times as fast as one thread, mostly 1.0 to
//! 1.2 times, for searches from 1 ms to 1 s: the first move has to be valued before the others have
//! something to beat, and what one thread learns of a position the other has to find out again.
//! So a search has one thread, and what has many games to play gives each thread games of its own.

use divan::{Bencher, black_box};
use span_it_core::board::{BoardSize, Node, Position};
use span_it_core::engine::workload::{Dice, midgame};
use span_it_core::engine::{Deadline, Seed, Thinker, weigh};
use span_it_core::personality::{Factors, library};

fn main() {
    divan::main();
}

fn factors(name: &str) -> Factors {
    library::shipped_named(name).expect("it is shipped").factors.clone()
}

/// A board of `n` x `n` with a quarter of its nodes taken.
fn board(n: usize) -> Position {
    let size = BoardSize::square(n).expect("boards are 3 to 20 wide");
    midgame(size, size.node_count() / 4, &mut Dice::new(1993))
}

/// One move, the best weight, the move taken back: what a search does most.
#[divan::bench(args = [6, 8, 12, 20])]
fn best_weight_after_a_move(bencher: Bencher<'_, '_>, n: usize) {
    let position = board(n);
    let free: Vec<Node> = position.free_nodes().collect();
    let mut thinker = Thinker::new(&position, &factors("Planner"), Seed::default());
    let mut turn = 0;
    bencher.bench_local(|| {
        turn = (turn + 1) % free.len();
        thinker.heaviest_reply(black_box(free[turn]))
    });
}

/// The plain reading of all weights, as the heat map asks for them.
#[divan::bench(args = [6, 20])]
fn literal_weights(bencher: Bencher<'_, '_>, n: usize) {
    let (position, factors) = (board(n), factors("Planner"));
    bencher.bench_local(|| weigh(black_box(&position), &factors, Seed::default()));
}

/// Tables and weights from nothing, as every single request pays for them.
#[divan::bench(args = [6, 20])]
fn setting_up(bencher: Bencher<'_, '_>, n: usize) {
    let (position, factors) = (board(n), factors("Planner"));
    bencher.bench_local(|| Thinker::new(black_box(&position), &factors, Seed::default()));
}

/// A whole choice on 6x6.
#[divan::bench(args = ["Steady", "Spider", "Planner", "Strategist", "Master"])]
fn choice(bencher: Bencher<'_, '_>, name: &str) {
    let mut thinker = Thinker::new(&board(6), &factors(name), Seed::default());
    bencher.bench_local(|| thinker.choose(&Deadline::unlimited(), &mut |_| ()));
}
