//! Makes puzzles from games between the built-in personalities.
//!
//! Every game has its own random numbers, so the puzzles depend on the request only and not on the number of
//! threads. On 6 x 6 one thread makes 43 to 62 puzzles per second of processor time.

mod candidates;
mod game;
mod plan;
mod today;

use std::collections::{HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::Builder;

use span_it_core::engine::Stop;
use span_it_core::rng::{SplitMix64, mix_words};
use span_it_core::solver::symmetry::fingerprint;

use crate::puzzles::Puzzle;

pub use candidates::{is_candidate, is_good};
pub(crate) use plan::kinds_of_mix;
pub use plan::{Request, Wanted};
pub use today::{TODAY_MARGIN, todays_puzzle, todays_target};

/// The random numbers of this module.
const PURPOSE: u64 = 0x7075_7a7a;
/// Games that several threads play at a time. One thread plays one, so that the first puzzle is ready soon.
const BATCH: u64 = 16;
/// Games without a puzzle after which the generator ends: the request cannot be met.
const MAX_FRUITLESS: u64 = 20_000;

/// An endless supply of puzzles. Ends only if it is cancelled, or if 20,000 games in a row have none.
///
/// ```
/// use span_it_core::engine::Seed;
/// use span_it_learn::generate::{Generator, Request, Wanted};
/// use span_it_learn::puzzles::{Band, Kind};
/// let request =
///     Request { band: Some(Band::Starter), kinds: Wanted::Kind(Kind::Stop), ..Request::new(Seed::default()) };
/// let puzzle = Generator::new(request).next().ok_or("no puzzle")?;
/// assert_eq!((puzzle.kind(), puzzle.band()), (Kind::Stop, Some(Band::Starter)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Generator {
    request: Request,
    threads: NonZeroUsize,
    stop: Arc<Stop>,
    next_game: u64,
    fruitless: u64,
    ready: VecDeque<Puzzle>,
    seen: HashSet<u64>,
}

impl Generator {
    /// A generator that works on the calling thread.
    pub fn new(request: Request) -> Self {
        Self {
            request,
            threads: NonZeroUsize::MIN,
            stop: Arc::default(),
            next_game: 0,
            fruitless: 0,
            ready: VecDeque::new(),
            seen: HashSet::new(),
        }
    }

    /// Lets up to `threads` threads play the games of a batch. The puzzles are the same.
    #[must_use]
    pub fn with_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Ends the generator when `stop` is cancelled; it polls in every game.
    #[must_use]
    pub fn with_stop(self, stop: Arc<Stop>) -> Self {
        Self { stop, ..self }
    }

    /// Leaves out puzzles with these [fingerprints](fingerprint), such as the last 500 that were shown.
    #[must_use]
    pub fn without(mut self, shown: impl IntoIterator<Item = u64>) -> Self {
        self.seen.extend(shown);
        self
    }

    /// The number of games played so far.
    #[cfg(test)]
    pub(crate) const fn games(&self) -> u64 {
        self.next_game
    }

    /// Plays the next games; `None` if it was cancelled.
    fn play_batch(&mut self) -> Option<()> {
        let batch = if self.threads == NonZeroUsize::MIN { 1 } else { BATCH };
        let games = self.next_game..self.next_game + batch;
        self.next_game = games.end;
        let request = self.request;
        let stop = Arc::clone(&self.stop);
        let puzzles = in_order(self.threads, games, &|game| puzzle_of_game(&request, game, &stop)).ok()?;
        for puzzle in puzzles {
            if self.seen.insert(fingerprint(&puzzle.position)) {
                self.ready.push_back(puzzle);
            }
        }
        self.fruitless = if self.ready.is_empty() { self.fruitless + batch } else { 0 };
        Some(())
    }
}

impl Iterator for Generator {
    type Item = Puzzle;

    fn next(&mut self) -> Option<Puzzle> {
        while self.ready.is_empty() {
            if self.fruitless >= MAX_FRUITLESS || self.stop.is_cancelled() {
                return None;
            }
            self.play_batch()?;
        }
        self.ready.pop_front()
    }
}

/// The work was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cancelled;

/// The puzzles of all games in the order of the games. If the system refuses threads, the calling thread does the work.
fn in_order(
    threads: NonZeroUsize,
    games: Range<u64>,
    work: &(impl Fn(u64) -> Result<Option<Puzzle>, Cancelled> + Sync),
) -> Result<Vec<Puzzle>, Cancelled> {
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
    results.into_iter().filter_map(|(_, puzzle)| puzzle.transpose()).collect()
}

/// One of the puzzles of the game with this number, because puzzles of one game give each other away.
fn puzzle_of_game(request: &Request, game: u64, stop: &Arc<Stop>) -> Result<Option<Puzzle>, Cancelled> {
    let plan = plan::GamePlan::new(request, game);
    let words = [PURPOSE, plan.size.rows().into(), plan.size.cols().into(), game];
    let mut rng = SplitMix64::new(mix_words(request.seed, &words));
    let plies = game::play(plan.size, plan.cast, &mut rng, stop).ok_or(Cancelled)?;
    let mut by_kind = Vec::new();
    for kind in plan::kinds(request) {
        let mut puzzles = candidates::puzzles(kind, &plies, &plan, &mut rng, stop)?;
        puzzles.retain(|puzzle| request.band.is_none_or(|band| puzzle.band() == Some(band)));
        if !puzzles.is_empty() {
            by_kind.push(puzzles);
        }
    }
    if by_kind.is_empty() {
        return Ok(None);
    }
    let mut puzzles = by_kind.swap_remove(rng.below(by_kind.len()));
    Ok(Some(puzzles.swap_remove(rng.below(puzzles.len()))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::seed::Seed;

    #[test]
    fn one_thread_stops_at_the_game_with_the_puzzle() {
        for seed in 0..5 {
            let request = Request::new(Seed::new(seed).unwrap());
            let mut alone = Generator::new(request);
            let puzzle = alone.next().unwrap();
            assert!(alone.ready.is_empty());
            let last_game = alone.games() - 1;
            let made = puzzle_of_game(&request, last_game, &Arc::default()).unwrap();
            assert_eq!(made, Some(puzzle), "game {last_game}");
        }
    }
}
