//! What developers of the engine profile: the weights and the lookahead, on the boards of
//! `span-it-toolkit bench`. Run with `cargo bench`.

use divan::{Bencher, black_box};
use span_it::board::{BoardSize, Node, Position};
use span_it::engine::workload::{Dice, midgame};
use span_it::engine::{Deadline, Seed, Thinker, weigh};
use span_it::personality::{Factors, library};

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
