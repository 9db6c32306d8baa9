//! Searches for moves on its own thread.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::board::{Node, Position};
use span_it_core::engine::{
    Choice, Deadline, Engine, Manner, OpponentModel, PerfectPlayer, Progress, SearchError, SearchStats, Seed,
    Stop, weigh,
};
use span_it_core::personality::{Factor, Factors};
use span_it_core::solver::win_in::{MAX_N, budget, quickest};
use span_it_core::solver::{Solver, perfect};

#[derive(Clone, Debug)]
pub struct EngineRequest {
    pub position: Position,
    /// The personality of that player.
    pub factors: Factors,
    /// The manner of perfect play. Luck and the personality then only choose among equally good moves.
    pub perfect: Option<Manner>,
    pub seed: Seed,
    /// The longest time for the move, from the start of the search.
    pub limit: Option<Duration>,
    /// The opponent model. It is asked first, within the same time. Perfect play ignores it.
    pub opponent_model: Option<Arc<dyn OpponentModel>>,
    /// Whether a forced win is answered before the personality is asked.
    pub seeks_win: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum EngineReport {
    Progress(Progress),
    /// The move that follows forces a winning path with this many connectors.
    WinIn(u8),
    /// The last report of a search.
    Done(Result<Choice, SearchError>),
}

pub type EngineWorker = Worker<EngineRequest, EngineReport>;

const MIN_REPORT_INTERVAL: Duration = Duration::from_millis(50);
/// The least `NodeRandom` of perfect play, so that its games differ.
const MIN_LUCK: f64 = 3.0;

/// Starts the thread.
///
/// # Errors
/// The system cannot start a thread.
pub fn start(wake: Wake) -> io::Result<EngineWorker> {
    Worker::start("engine", wake, |request, stop, report| {
        Some(EngineReport::Done(search(&request, stop, report)))
    })
}

fn search(
    request: &EngineRequest,
    stop: &Arc<Stop>,
    report: Reporter<'_, EngineReport>,
) -> Result<Choice, SearchError> {
    let deadline =
        request.limit.map_or_else(Deadline::unlimited, Deadline::after).with_stop(Arc::clone(stop));
    if let Some(manner) = request.perfect {
        let mut player = PerfectPlayer::new(&with_luck(&request.factors), request.seed, manner);
        return player.choose(&request.position, &deadline);
    }
    if request.seeks_win
        && let Some((n, mv)) = forced_win(request, stop)
    {
        report(EngineReport::WinIn(n));
        let stats = SearchStats::default();
        return Ok(Choice {
            mv,
            value: 0.0,
            line: vec![mv],
            depth: 1,
            wanted: 1,
            visited: 1,
            complete: true,
            stats,
        });
    }
    let mut reported = Duration::ZERO;
    let mut note = |progress| {
        let now = deadline.elapsed();
        if now.saturating_sub(reported) >= MIN_REPORT_INTERVAL {
            reported = now;
            report(EngineReport::Progress(progress));
        }
    };
    let mut engine = Engine::new(&request.position, &request.factors, request.seed);
    let opponent = request.opponent_model.as_ref().and_then(|model| model.factors(&deadline));
    engine.set_opponent_model(opponent.as_ref());
    engine.choose_with_report(&deadline, &mut note)
}

/// The least number of connectors that forces a winning path, if it is small, and the best move for it.
fn forced_win(request: &EngineRequest, stop: &Stop) -> Option<(u8, Node)> {
    let weights = weigh(&request.position, &request.factors, request.seed);
    let weight = |node| weights.iter().find(|weight| weight.node == node).map_or(0.0, |weight| weight.w);
    let winning = perfect::winning_moves(&mut Solver::new(), &request.position, &weight);
    let may_continue = || !stop.is_cancelled();
    quickest(&request.position, MAX_N, budget(&request.position), &winning, &may_continue).ok()?
}

fn with_luck(factors: &Factors) -> Factors {
    let mut lucky = factors.clone();
    if factors[Factor::NodeRandom].abs() < MIN_LUCK {
        lucky.set(Factor::NodeRandom, MIN_LUCK).unwrap_or_default();
    }
    lucky
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::mpsc::{Receiver, RecvTimeoutError};

    use super::*;
    use crate::platform::jobs::test_wake;
    use span_it_core::board::{BoardSize, Player, winner};
    use span_it_core::personality::library;

    fn started() -> (EngineWorker, Receiver<()>) {
        let (wake, woken) = test_wake();
        (start(wake).unwrap(), woken)
    }

    fn request(size: usize, breadth: f64, depth: f64) -> EngineRequest {
        let mut factors = Factors::default();
        factors.set(Factor::GameTreeMaxBreadth, breadth).unwrap();
        factors.set(Factor::GameTreeMaxDepth, depth).unwrap();
        let position = Position::empty(BoardSize::square(size).unwrap(), Player::Horizontal);
        EngineRequest {
            position,
            factors,
            perfect: None,
            seed: Seed::default(),
            limit: None,
            opponent_model: None,
            seeks_win: false,
        }
    }

    fn answer(worker: &mut EngineWorker, woken: &Receiver<()>) -> Choice {
        loop {
            for report in worker.poll() {
                if let EngineReport::Done(result) = report {
                    return result.unwrap();
                }
            }
            let waited = woken.recv_timeout(Duration::from_mins(1));
            assert_ne!(waited, Err(RecvTimeoutError::Timeout), "no reply");
        }
    }

    #[test]
    fn answers_only_the_latest_request() {
        let (mut worker, woken) = started();
        worker.submit(request(3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).depth, 1);
        assert!(worker.poll().is_empty() && !worker.is_busy());
        worker.submit(request(20, 1000.0, 50.0));
        worker.submit(request(3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).wanted, 1);
    }

    #[test]
    fn answers_move_now_but_not_cancel_and_ends_when_dropped() {
        let (mut worker, woken) = started();
        worker.submit(request(4, 1000.0, 50.0));
        worker.stop().unwrap().move_now();
        let choice = answer(&mut worker, &woken);
        assert!(choice.depth >= 1 && !choice.complete);
        worker.submit(request(20, 1000.0, 50.0));
        worker.cancel();
        worker.submit(request(3, 10.0, 1.0));
        assert_eq!(answer(&mut worker, &woken).wanted, 1);
        worker.submit(request(20, 1000.0, 50.0));
        drop(worker);
        // The wake is dropped with the thread.
        while woken.recv().is_ok() {}
    }

    /// The moves of a game after an opening, in which both players are perfect.
    fn perfect_game(mut position: Position, factors: &Factors, seed: u64) -> Vec<Node> {
        let (stop, mut moves) = (Arc::default(), Vec::new());
        let first = position.to_move();
        while winner(&position).is_none() {
            let request = EngineRequest {
                position: position.clone(),
                factors: factors.clone(),
                perfect: Some(Manner::Fighter),
                seed: Seed::new(seed).unwrap(),
                ..request(4, 1.0, 1.0)
            };
            let choice = search(&request, &stop, &mut |_| ()).unwrap();
            position = position.after(choice.mv);
            moves.push(choice.mv);
        }
        assert_eq!(winner(&position), Some(first), "a won position was lost");
        moves
    }

    #[test]
    fn perfect_play_varies_and_keeps_its_win() {
        let empty = Position::empty(BoardSize::square(4).unwrap(), Player::Horizontal);
        for name in ["Steady", "Blocker", "Master"] {
            let factors = &library::builtin_named(name).unwrap().factors;
            let games: BTreeSet<_> = (1..=6).map(|seed| perfect_game(empty.clone(), factors, seed)).collect();
            assert!(games.len() >= 5, "{name} decided {} different games of 6", games.len());
        }
    }
}
