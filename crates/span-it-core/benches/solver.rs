//! Benchmarks of the solver.
//!
//! First a table of ratios, whose samples are interleaved so that other load affects all columns alike: the
//! winner, the whole solution, the solution along a game, and the direct implementation of
//! `docs/rules.md, "Perfect play"` with one union per move. Then the figures of divan for each board.

#[path = "../tests/solver/random.rs"]
mod random;
#[path = "../tests/solver/slow.rs"]
mod slow;

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use random::Random;
use span_it_core::board::{BoardSize, Position};
use span_it_core::solver::Solver;

/// Board sizes of the table.
const SIZES: [usize; 4] = [6, 8, 12, 20];
/// Shares of the nodes taken, percent: opening, mid-game, late game.
const FILLS: [usize; 3] = [15, 50, 70];

fn main() -> io::Result<()> {
    // No filter and no option of divan, only the `--bench` of Cargo.
    if std::env::args().skip(1).eq(["--bench"]) {
        ratios(&mut io::stdout().lock())?;
    }
    divan::main();
    Ok(())
}

/// Positions of random games with this share of the nodes taken, without a winner.
fn positions(n: usize, fill: usize, count: usize) -> Vec<Position> {
    let mut rng = Random::new(1993);
    let size = BoardSize::square(n).expect("a board's size");
    let wanted = size.node_count() * fill / 100;
    std::iter::repeat_with(|| rng.game(size, wanted))
        .filter(|position| usize::from(position.connectors()) == wanted)
        .take(count)
        .collect()
}

/// The positions of one random game up to its end.
fn game(n: usize, fill: usize) -> Vec<Position> {
    let last = positions(n, fill, 1).remove(0);
    let mut backwards = vec![last];
    let mut rng = Random::new(6);
    while let Some(position) = backwards.last()
        && position.connectors() > 0
        && backwards.len() < 12
    {
        let mover = position.to_move().opponent();
        let owned: Vec<_> = position.nodes_of(mover).collect();
        let taken_back = rng.pick(&owned);
        let mut before = Position::empty(position.size(), mover);
        for (node, owner) in position.nodes().filter(|&(node, _)| node != taken_back) {
            if let Some(owner) = owner {
                before.place(node, owner).expect("the node is free");
            }
        }
        backwards.push(before);
    }
    backwards.reverse();
    backwards
}

#[expect(clippy::disallowed_methods, reason = "a bench measures time")]
fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// The median of the samples, in microseconds.
fn median(mut samples: Vec<Duration>) -> f64 {
    samples.sort_unstable();
    samples[samples.len() / 2].as_secs_f64() * 1e6
}

/// One line of the table, in microseconds a position.
fn measure(n: usize, fill: usize) -> [f64; 4] {
    let many = positions(n, fill, 200);
    let line = game(n, fill);
    let mut samples = [(); 4].map(|()| Vec::new());
    // One solver per column, with positions half the list apart, so that neither the solver nor the branch
    // prediction has just seen a position.
    let (mut winner, mut whole, mut along) = (Solver::new(), Solver::new(), Solver::new());
    for (round, position) in (0..4).flat_map(|_| &many).enumerate() {
        samples[0].push(time(|| _ = black_box(winner.winner(black_box(position)))));
        let other = &many[(round + many.len() / 2) % many.len()];
        samples[1].push(time(|| _ = black_box(whole.solve(black_box(other)))));
        let next = &line[round % line.len()];
        let sample = time(|| _ = black_box(along.solve(black_box(next))));
        if !round.is_multiple_of(line.len()) {
            samples[2].push(sample);
        }
        if round.is_multiple_of(many.len() / 4) {
            samples[3].push(time(|| _ = black_box(slow::solve(position))));
        }
    }
    samples.map(median)
}

fn ratios(out: &mut impl io::Write) -> io::Result<()> {
    writeln!(out, "us per position (median)                                   one union")?;
    writeln!(out, " board  taken     winner  all moves  along a game  per move  moves/winner  slow/moves")?;
    for n in SIZES {
        for fill in FILLS {
            let [winner, whole, along, slow] = measure(n, fill);
            let (ratio, gain) = (whole / winner, slow / whole);
            write!(out, "{n:>2} x {n:<2} {fill:>4} %  {winner:>9.2}  {whole:>9.2}  {along:>12.2}")?;
            writeln!(out, "  {slow:>8.0}  {ratio:>10.2}  {gain:>8.0}")?;
        }
    }
    Ok(())
}

#[divan::bench(args = SIZES)]
fn winner(bencher: divan::Bencher, n: usize) {
    let positions = positions(n, 50, 40);
    let (mut solver, mut next) = (Solver::new(), positions.iter().cycle());
    bencher.bench_local(|| next.next().map(|position| solver.winner(position)));
}

#[divan::bench(args = SIZES)]
fn all_moves(bencher: divan::Bencher, n: usize) {
    let positions = positions(n, 50, 40);
    let (mut solver, mut next) = (Solver::new(), positions.iter().cycle());
    bencher.bench_local(|| next.next().map(|position| solver.solve(position)));
}
