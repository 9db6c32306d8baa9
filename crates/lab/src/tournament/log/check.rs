//! Checks the games of a log against its plan, the rules and the solver.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

use crate::thread_pool::{self, run_workers_or_one};
use crate::tournament::opening::Opening;
use crate::tournament::plan::PairNumbers;
use crate::tournament::{Ending, GameResult, PairKey, Plan, SideReport};
use span_it_core::board::{ByPlayer, Node, Player};
use span_it_core::engine::{SearchTotals, Stop};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::solver::Solver;

/// Fewer games are not worth a thread.
const GAMES_PER_THREAD: usize = 32;

/// How far the reading of a log is. Another thread can show it.
#[derive(Debug, Default)]
pub struct ReadProgress {
    games: AtomicUsize,
    checked: AtomicUsize,
}

impl ReadProgress {
    /// The number of games that were read.
    pub fn games(&self) -> usize {
        self.games.load(Ordering::Relaxed)
    }

    /// The number of games that were replayed. Replaying begins when all games have been read.
    pub fn checked(&self) -> usize {
        self.checked.load(Ordering::Relaxed)
    }

    pub(super) fn set_games(&self, games: usize) {
        self.games.store(games, Ordering::Relaxed);
    }
}

/// A plan to which the games of a log must belong.
pub(super) struct Planned<'a> {
    plan: &'a Plan,
    openings: &'a [Vec<Opening>],
    numbers: PairNumbers,
}

impl<'a> Planned<'a> {
    pub(super) fn new(plan: &'a Plan, openings: &'a [Vec<Opening>]) -> Self {
        Self { plan, openings, numbers: plan.pair_numbers() }
    }

    /// Completes a game with what the plan determines, and gives the number of its pair. Fails if the plan has no such
    /// game.
    pub(super) fn complete(&self, game: GameResult) -> Result<(u64, GameResult), String> {
        let PairKey { agents, board, pair } = game.key;
        let plan = self.plan;
        let not_planned = |key: &str, found: String, expected: &str| {
            format!("{key} is {found}: expected {expected}, as in the plan in line 1")
        };
        let Some(number) = self.numbers.of(game.key) else {
            return Err(not_planned("agents", format!("[{},{}]", agents.0, agents.1), "a pairing"));
        };
        let Some(&size) = plan.boards.get(board) else {
            return Err(not_planned("board", board.to_string(), &format!("less than {}", plan.boards.len())));
        };
        let Some(opening) = self.openings.get(board).and_then(|openings| openings.get(pair as usize)) else {
            return Err(not_planned("pair", pair.to_string(), &format!("less than {}", plan.pairs)));
        };
        if let Some(shard) = plan.shard.filter(|shard| !shard.has(number)) {
            return Err(format!(
                "the pair has number {number}: expected one of shard {shard}, as line 2 says"
            ));
        }
        if game.first != opening.first {
            return Err(not_planned("first", game.first.to_string(), &opening.first.to_string()));
        }
        if !game.moves.starts_with(&opening.moves) {
            let names: Vec<String> = opening.moves.iter().map(Node::to_string).collect();
            let found = game.moves.iter().take(names.len()).map(Node::to_string).collect::<Vec<_>>();
            return Err(not_planned("the opening", found.join(" "), &names.join(" ")));
        }
        let opening_plies = u16::try_from(opening.moves.len()).unwrap_or(u16::MAX);
        Ok((number, GameResult { size, opening_plies, ..game }))
    }
}

/// The first game whose moves contradict it, with its line. Replays the games, each given with its line,
/// on all cores until the stop is cancelled.
pub(super) fn replay(
    games: &[(usize, GameResult)],
    plan: &Plan,
    (stop, progress): (&Stop, &ReadProgress),
) -> Option<(usize, String)> {
    let next = AtomicUsize::new(0);
    let worker = |_: usize, problems: &Sender<(usize, String)>| {
        let mut solver = Solver::new();
        while !stop.is_cancelled()
            && let Some((line, game)) = games.get(next.fetch_add(1, Ordering::Relaxed))
        {
            if let Err(problem) = check(game, plan, &mut solver) {
                // Other threads have the games before this one; those after it no longer matter.
                next.store(games.len(), Ordering::Relaxed);
                drop(problems.send((*line, problem)));
            }
            progress.checked.fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = thread_pool::threads().get().min(games.len().div_ceil(GAMES_PER_THREAD));
    let mut problems = Vec::new();
    run_workers_or_one("log", threads, &worker, |problem| problems.push(problem));
    problems.into_iter().min_by_key(|(line, _)| *line)
}

/// Checks that the result and the counts agree with the moves.
fn check(game: &GameResult, plan: &Plan, solver: &mut Solver) -> Result<(), String> {
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
