//! Replays the games of a log: checks them against its plan, the rules and the solver.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::{SearchTotals, Stop};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::solver::Solver;
use span_it_store::storage::{EventLog, LogError};

use super::read::{Lines, games_of, not_planned, plan};
use crate::thread_pool::{self, run_workers_or_one};
use crate::tournament::opening::Opening;
use crate::tournament::{Ending, GameResult, Plan, SideReport};

/// Fewer games are not worth a thread.
const GAMES_PER_THREAD: usize = 32;

/// Replays all games of a log on all cores, and returns their number. Nothing else does that: the log is a file of the
/// program, and its lines are trusted.
///
/// # Errors
/// The file is not a correct log, a game contradicts its moves or the plan (the first such line is reported), or the check
/// was cancelled.
pub fn check(path: &Path, stop: &Stop) -> Result<usize, LogError> {
    let mut log = EventLog::follow(path)?;
    let planned = plan(&log)?.clone();
    let Lines { plan, games, .. } = Lines::read(&mut log, planned, stop)?;
    let games = games_of(path, &plan, games)?;
    let cancelled = || LogError::Cancelled { path: path.to_owned() };
    let openings = plan.openings(stop).map_err(|error| LogError::in_line(path, 1, &error))?;
    let openings = openings.ok_or_else(cancelled)?;
    let check = |game: &GameResult, solver: &mut Solver| {
        let opening = openings.get(game.key.board).and_then(|board| board.get(game.key.pair as usize));
        opening.map_or(Ok(()), |opening| check_opening(game, opening))?;
        check_game(game, &plan, solver)
    };
    if let Some((line, problem)) = first_wrong(&games, &check, stop) {
        return Err(LogError::in_line(path, line, &problem));
    }
    if stop.is_cancelled() { Err(cancelled()) } else { Ok(games.len()) }
}

/// The first game, given with its line, that is wrong.
fn first_wrong(
    games: &[(usize, GameResult)],
    check: &(dyn Fn(&GameResult, &mut Solver) -> Result<(), String> + Sync),
    stop: &Stop,
) -> Option<(usize, String)> {
    let next = AtomicUsize::new(0);
    let worker = |_: usize, problems: &Sender<(usize, String)>| {
        let mut solver = Solver::new();
        while !stop.is_cancelled()
            && let Some((line, game)) = games.get(next.fetch_add(1, Ordering::Relaxed))
        {
            if let Err(problem) = check(game, &mut solver) {
                // Other threads have the games before this one; those after it no longer matter.
                next.store(games.len(), Ordering::Relaxed);
                drop(problems.send((*line, problem)));
            }
        }
    };
    let threads = thread_pool::threads().get().min(games.len().div_ceil(GAMES_PER_THREAD));
    let mut problems = Vec::new();
    run_workers_or_one("log", threads, &worker, |problem| problems.push(problem));
    problems.into_iter().min_by_key(|(line, _)| *line)
}

fn check_opening(game: &GameResult, opening: &Opening) -> Result<(), String> {
    if game.first != opening.first {
        return Err(not_planned("first", &game.first.to_string(), &opening.first.to_string()));
    }
    if !game.moves.starts_with(&opening.moves) {
        let names: Vec<String> = opening.moves.iter().map(Node::to_string).collect();
        let found = game.moves.iter().take(names.len()).map(Node::to_string).collect::<Vec<_>>();
        return Err(not_planned("the opening", &found.join(" "), &names.join(" ")));
    }
    Ok(())
}

/// Checks that the result and the counts agree with the moves.
fn check_game(game: &GameResult, plan: &Plan, solver: &mut Solver) -> Result<(), String> {
    let mut referee = Referee::new(game.size, game.first);
    let mut expected = ByPlayer::<SideReport>::default();
    for (ply, &mv) in game.moves.iter().enumerate() {
        let before = referee.position().clone();
        let player = before.to_move();
        let played = referee.play(mv, MoveNote::default());
        played.map_err(|refusal| format!("move {}, {mv}: {refusal}", ply + 1))?;
        if ply >= usize::from(game.opening_plies) {
            expected[player].record(&before, &solver.solve(&before), mv);
        }
    }
    check_ending(game, referee.outcome().map(|outcome| outcome.winner), plan)?;
    for (player, &found) in game.sides.iter() {
        let SideReport { moves, time_ns: time, longest_ns: longest, .. } = found;
        let counts = |side: SideReport| [side.moves, side.critical, side.kept];
        if counts(found) != counts(expected[player]) {
            let ([found, critical, kept], expected) = (counts(found), counts(expected[player]));
            return Err(format!(
                "{}: moves is {found}, critical {critical}, kept {kept}: expected {}, {} and {}, as the moves show",
                player.letter(),
                expected[0],
                expected[1],
                expected[2]
            ));
        }
        if longest > time || time > longest.saturating_mul(moves.into()) {
            return Err(format!(
                "{}: time_ns is {time}, longest_ns {longest}, moves {moves}: expected longest_ns to be at most \
                 time_ns, and time_ns at most moves times longest_ns",
                player.letter()
            ));
        }
        let SearchTotals { searches, visited, positions, .. } = found.search;
        if searches > moves.into() || visited < searches || positions < searches {
            return Err(format!(
                "{}: search has {searches} searches, visited {visited}, positions {positions}: expected at most a \
                 search per move, and a visited move and a position per search",
                player.letter()
            ));
        }
    }
    Ok(())
}

/// Checks the result against the player that has won by path, if any.
fn check_ending(game: &GameResult, by_path: Option<Player>, plan: &Plan) -> Result<(), String> {
    let result = |found: &str, expected: String| {
        Err(format!("the winner is {} {found}: expected {expected}, as the moves show", game.winner))
    };
    let loser = &plan.agents[game.agent(game.winner.opponent())];
    match (&game.ending, by_path) {
        (Ending::Path, Some(winner)) if winner == game.winner => Ok(()),
        (Ending::Forfeit(_), None) if loser.is_engine() => Ok(()),
        (Ending::Forfeit(_), None) => Err(format!(
            "{} loses by forfeit: expected a path, as only external engines can forfeit",
            loser.name()
        )),
        (Ending::Path, Some(winner)) => result("by path", winner.to_string()),
        (Ending::Path, None) => result("by path", "no winner by path".to_owned()),
        (Ending::Forfeit(_), Some(winner)) => result("by forfeit", format!("{winner} by path")),
    }
}
