//! Spreads the games of a batch over threads.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Builder;

use crate::puzzles::Puzzle;

/// The work was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cancelled;

/// The puzzles of all games in the order of the games. If the system refuses
/// threads, the calling thread does the work.
pub(super) fn map(
    threads: NonZeroUsize,
    games: Range<u64>,
    work: &(impl Fn(u64) -> Result<Option<Puzzle>, Cancelled> + Sync),
) -> Result<Vec<Puzzle>, Cancelled> {
    if threads == NonZeroUsize::MIN {
        return games.map(work).collect::<Result<Vec<_>, _>>().map(|all| all.into_iter().flatten().collect());
    }
    let next = AtomicU64::new(games.start);
    let results = Mutex::new(Vec::new());
    let worker = || {
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games.end {
                return;
            }
            let puzzle = work(game);
            let Ok(mut results) = results.lock() else { return };
            results.push((game, puzzle));
        }
    };
    std::thread::scope(|scope| {
        for number in 1..threads.get() {
            let spawned = Builder::new().name(format!("puzzles {number}")).spawn_scoped(scope, worker);
            if spawned.is_err() {
                break;
            }
        }
        worker();
    });
    let mut results = results.into_inner().ok().ok_or(Cancelled)?;
    results.sort_unstable_by_key(|&(game, _)| game);
    let puzzles = results.into_iter().map(|(_, puzzle)| puzzle).collect::<Result<Vec<_>, _>>()?;
    Ok(puzzles.into_iter().flatten().collect())
}
