//! The puzzles of one game.

use std::ops::RangeInclusive;
use std::sync::Arc;

use span_it_core::board::Node;
use span_it_core::engine::Stop;
use span_it_core::rng::SplitMix64;
use span_it_core::solver::{Critical, Solver, proof, win_in};

use super::Cancelled;
use super::game::Ply;
use super::plan::GamePlan;
use crate::puzzles::{Difficulty, Kind, Measurement, Puzzle, Source, Task, forecast, measure, panel};
use crate::truth::{Class, Ways};

/// *Win in N* has at most this many first moves.
const MAX_FIRST_MOVES: usize = 2;
/// The moves of *Find the mistake*, and the critical ones among them.
const STRETCH: usize = 6;
const MIN_CRITICAL: usize = 3;
/// The smallest numbers of free nodes and of connectors on the board.
const MIN_FREE: usize = 8;
const MIN_CONNECTORS: u16 = 4;
/// The largest number of winning moves: luck is at most one in four, or one in three on small boards.
const MAX_WINNING: usize = 7;
/// The least total of the panel's shares, and by how much the largest is below the number of members: one finds it,
/// and one fails.
const LEAST_TOTAL: f64 = 1.0;
const LEAST_MISSING: f64 = 1.5;
/// Members that choose the same losing node.
const MIN_LURED: usize = 3;
/// The largest standard deviation of the difficulty.
const MAX_DEVIATION: f64 = 260.0;
/// Connectors on the board when *Win it* begins.
const PLAY_FROM: RangeInclusive<u16> = 4..=24;
/// Connectors on the board when *Who wins?* is asked.
const JUDGE_FROM: RangeInclusive<u16> = 4..=60;

/// The puzzles of a kind that a game contains.
pub(super) fn puzzles(
    kind: Kind,
    plies: &[Ply],
    plan: &GamePlan,
    rng: &mut SplitMix64,
    stop: &Arc<Stop>,
) -> Result<Vec<Puzzle>, Cancelled> {
    match kind {
        Kind::Keep | Kind::Only => keep(kind, plies, plan, stop),
        Kind::Stop => stop_them(plies, rng, stop),
        Kind::WinIn => Ok(win_in_n(plies, rng)),
        Kind::Repair => Ok(repair(plies, rng).into_iter().collect()),
        Kind::Judge => Ok(judge(plies, rng).into_iter().collect()),
        Kind::Mistake => Ok(find_mistake(plies, rng).into_iter().collect()),
        Kind::Play => Ok(play(plies, rng).into_iter().collect()),
    }
}

fn source(ply: &Ply) -> Source {
    Source { name: ply.name.to_owned(), played: ply.mv, was_mistake: ply.is_mistake() }
}

fn puzzle(task: Task, ply: &Ply, difficulty: Option<Difficulty>, share: f64) -> Puzzle {
    Puzzle {
        task,
        position: ply.position.clone(),
        difficulty,
        share,
        finders: None,
        source: Some(source(ply)),
    }
}

/// The mistakes of the game that make good puzzles.
fn keep(kind: Kind, plies: &[Ply], plan: &GamePlan, stop: &Arc<Stop>) -> Result<Vec<Puzzle>, Cancelled> {
    let mut puzzles = Vec::new();
    for ply in plies.iter().filter(|ply| ply.is_mistake()) {
        let Some(critical) = &ply.critical else { continue };
        let only = critical.winning.len() == 1;
        if only != (kind == Kind::Only) || !plan.may_fit(|| forecast(critical)) {
            continue;
        }
        if !is_candidate(critical, plan.max_share) {
            continue;
        }
        let measurement = measure(critical, stop).ok_or(Cancelled)?;
        if is_good(&measurement) {
            let task = if only { Task::Only } else { Task::Keep };
            let difficulty = Some(measurement.difficulty);
            let finders = Some(measurement.finders());
            puzzles.push(Puzzle { finders, ..puzzle(task, ply, difficulty, critical.share()) });
        }
    }
    Ok(puzzles)
}

/// One critical position in which the opponent needs one connector.
fn stop_them(plies: &[Ply], rng: &mut SplitMix64, stop: &Arc<Stop>) -> Result<Vec<Puzzle>, Cancelled> {
    let fits = |critical: &Critical| {
        let ways = Ways::new(&critical.position);
        has_limited_luck(critical, 1.0) && ways.own_missing() >= 2 && ways.other_missing() == 1
    };
    let Some((ply, critical)) = pick_critical(plies, rng, fits) else { return Ok(Vec::new()) };
    let measurement = measure(critical, stop).ok_or(Cancelled)?;
    let puzzle = puzzle(Task::Stop, ply, Some(measurement.difficulty), critical.share());
    Ok(vec![Puzzle { finders: Some(measurement.finders()), ..puzzle }])
}

/// One position for each N, with at most two first moves.
fn win_in_n(plies: &[Ply], rng: &mut SplitMix64) -> Vec<Puzzle> {
    let mut found: [Vec<Puzzle>; 4] = Default::default();
    for ply in plies {
        let Some(critical) = &ply.critical else { continue };
        let ways = Ways::new(&critical.position);
        let near = ways.own_missing() == 1;
        if critical.position.connectors() < 4 || !near && ways.other_missing() < 2 {
            continue;
        }
        let Ok(win_in::WinIn { n: Some(n), .. }) =
            win_in::win_in(&ply.position, win_in::MAX_N, win_in::BUDGET)
        else {
            continue;
        };
        let moves = win_in::moves(&ply.position, n, win_in::BUDGET).unwrap_or_default();
        if (1..=MAX_FIRST_MOVES).contains(&moves.len()) {
            let share = moves.len() as f64 / critical.free as f64;
            let difficulty = win_in_difficulty(n);
            found[usize::from(n) - 1].push(puzzle(Task::WinIn(n), ply, Some(difficulty), share));
        }
    }
    let one = |puzzles: Vec<Puzzle>| (!puzzles.is_empty()).then(|| puzzles[rng.below(puzzles.len())].clone());
    found.into_iter().filter_map(one).collect()
}

/// The difficulty of *Win in N*, measured once by letting the panel attack. The board hardly matters: the test
/// `win_in_n_has_the_same_rating_on_every_board` measures 1,420 to 1,460 for two connectors and 1,610 to 1,650 for three.
fn win_in_difficulty(n: u8) -> Difficulty {
    let rating = match n {
        1 => 610.0,
        2 => 1440.0,
        3 => 1625.0,
        _ => 1830.0,
    };
    Difficulty { rating, deviation: 400.0 }
}

/// One cut of the two trees of a position that its winner wins moving second.
fn repair(plies: &[Ply], rng: &mut SplitMix64) -> Option<Puzzle> {
    let mut solver = Solver::new();
    let lost: Vec<&Ply> =
        plies.iter().filter(|ply| solver.winner(&ply.position) != ply.position.to_move()).collect();
    let ply = *lost.get(rng.below(lost.len().max(1)))?;
    let trees = proof::proof(&ply.position)?.trees();
    let cuts: Vec<Node> = trees.into_iter().flatten().collect();
    let cut = *cuts.get(rng.below(cuts.len().max(1)))?;
    let critical = Critical::new(&mut solver, &ply.position.after(cut))?;
    let ways = Ways::new(&critical.position);
    let fits = has_limited_luck(&critical, 0.25) && ways.own_missing() >= 2 && ways.other_missing() >= 2;
    fits.then(|| Puzzle {
        position: critical.position.clone(),
        source: None,
        ..puzzle(Task::Repair(cut), ply, None, critical.share())
    })
}

/// One position of a class that is drawn first, so that the classes are equally frequent.
fn judge(plies: &[Ply], rng: &mut SplitMix64) -> Option<Puzzle> {
    let wanted = rng.pick(&Class::ALL);
    let mut solver = Solver::new();
    let mut fits = |ply: &&Ply| is_open(ply) && Class::new(&mut solver, &ply.position) == wanted;
    let fitting: Vec<&Ply> = plies.iter().filter(&mut fits).collect();
    let ply = *fitting.get(rng.below(fitting.len().max(1)))?;
    Some(Puzzle { source: None, ..puzzle(Task::Judge(wanted), ply, None, 1.0 / 3.0) })
}

/// Whether who wins is a question: neither player needs only one connector.
pub(super) fn is_open(ply: &Ply) -> bool {
    let ways = Ways::new(&ply.position);
    JUDGE_FROM.contains(&ply.position.connectors()) && ways.own_missing() >= 2 && ways.other_missing() >= 2
}

/// One stretch of the game with exactly one mistake among several critical moves.
fn find_mistake(plies: &[Ply], rng: &mut SplitMix64) -> Option<Puzzle> {
    let fits = |stretch: &&[Ply]| {
        stretch.iter().filter(|ply| ply.is_mistake()).count() == 1
            && stretch.iter().filter(|ply| ply.critical.is_some()).count() >= MIN_CRITICAL
    };
    let fitting: Vec<&[Ply]> = plies.windows(STRETCH).filter(fits).collect();
    let stretch = *fitting.get(rng.below(fitting.len().max(1)))?;
    let mistake = stretch.iter().position(Ply::is_mistake)?;
    let moves = stretch.iter().map(|ply| ply.mv).collect();
    let first = stretch.first()?;
    let task = Task::Mistake { moves, mistake };
    Some(Puzzle { source: None, ..puzzle(task, first, None, 1.0 / STRETCH as f64) })
}

/// One critical position to play on from, against a member of the panel.
fn play(plies: &[Ply], rng: &mut SplitMix64) -> Option<Puzzle> {
    let fits = |critical: &Critical| {
        let ways = Ways::new(&critical.position);
        PLAY_FROM.contains(&critical.position.connectors())
            && ways.own_missing() >= 2
            && ways.other_missing() >= 2
    };
    let (ply, critical) = pick_critical(plies, rng, fits)?;
    let opponent = panel().get(rng.below(panel().len()))?;
    let difficulty = Difficulty { rating: 300.0 + 0.76 * opponent.elo, deviation: 250.0 };
    let task = Task::Play(opponent.name.to_owned());
    Some(Puzzle { source: None, ..puzzle(task, ply, Some(difficulty), critical.share()) })
}

/// One of the critical positions that fit.
fn pick_critical<'a>(
    plies: &'a [Ply],
    rng: &mut SplitMix64,
    fits: impl Fn(&Critical) -> bool,
) -> Option<(&'a Ply, &'a Critical)> {
    let critical = plies.iter().filter_map(|ply| Some((ply, ply.critical.as_ref()?)));
    let fitting: Vec<(&Ply, &Critical)> = critical.filter(|(_, critical)| fits(critical)).collect();
    fitting.get(rng.below(fitting.len().max(1))).copied()
}

/// Whether the position passes the criteria that need no panel: neither player needs only one connector, and
/// luck is limited. `max_share` is the largest share of winning moves.
pub fn is_candidate(critical: &Critical, max_share: f64) -> bool {
    let ways = Ways::new(&critical.position);
    has_limited_luck(critical, max_share) && ways.own_missing() >= 2 && ways.other_missing() >= 2
}

/// Whether the position has enough nodes and few enough winning moves.
fn has_limited_luck(critical: &Critical, max_share: f64) -> bool {
    critical.free >= MIN_FREE
        && critical.position.connectors() >= MIN_CONNECTORS
        && critical.winning.len() <= MAX_WINNING
        && critical.share() <= max_share
}

/// Whether the panel's result makes a good puzzle: some find it and some fail, there is a lure, and the
/// difficulty is certain enough.
pub fn is_good(measurement: &Measurement) -> bool {
    let total = measurement.total();
    let most = measurement.found.len() as f64 - LEAST_MISSING;
    (LEAST_TOTAL..=most).contains(&total)
        && measurement.lure.is_some_and(|(_, lured)| lured >= MIN_LURED)
        && measurement.difficulty.deviation <= MAX_DEVIATION
}
