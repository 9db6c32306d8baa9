//! Puzzles that suit a player, made on a thread of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};

use serde::{Deserialize, Serialize};
use span_it_core::board::BoardSize;
use span_it_core::engine::Stop;
use span_it_core::rng::mix_words;
use span_it_core::seed::Seed;

use crate::generate::{Generator, Request, Wanted, kinds_of_mix};
use crate::puzzles::{Band, Kind, Puzzle, rating_for};

/// The probability with which the player should find a puzzle.
// CITE: Wilson et al., "The eighty five percent rule for optimal learning", Nature Communications 10, 2019.
const SUCCESS: f64 = 0.78;
/// How far the difficulty may be from the target.
const MARGIN: f64 = 100.0;
/// The change of the target for *Easier* and *Harder*.
const STEP: f64 = 200.0;
/// Farther than any puzzle is from a target.
const FAR: f64 = 1e6;
/// Puzzles that are kept ready.
const READY: usize = 8;
/// Puzzles to choose one from. If none is near the target, the nearest is used.
const CHOICE: usize = 12;
/// The share of winning moves that the thread assumes when it chooses a band.
const TYPICAL_SHARE: f64 = 0.1;

/// How hard the puzzles should be, beside the rating: steps of 200 Elo from the level at which a player finds 78% of the puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Effort(i8);

impl Effort {
    const EASIEST: i8 = -3;
    const HARDEST: i8 = 4;

    /// One step easier; the easiest stays.
    #[must_use]
    pub fn easier(self) -> Self {
        Self((self.0 - 1).max(Self::EASIEST))
    }

    /// One step harder; the hardest stays.
    #[must_use]
    pub fn harder(self) -> Self {
        Self((self.0 + 1).min(Self::HARDEST))
    }

    /// The same, or the nearest possible one, for a number that was read from a file.
    #[must_use]
    pub fn tidied(self) -> Self {
        Self(self.0.clamp(Self::EASIEST, Self::HARDEST))
    }
}

/// The difficulty for a player: found with a probability of 78%, if this share of the free nodes wins.
pub fn target(rating: f64, effort: Effort, share: f64) -> f64 {
    rating_for(rating, SUCCESS, share) + STEP * f64::from(effort.0)
}

fn nearest(puzzles: &[Puzzle], distance: impl Fn(&Puzzle) -> f64) -> Option<usize> {
    (0..puzzles.len()).min_by(|&a, &b| distance(&puzzles[a]).total_cmp(&distance(&puzzles[b])))
}

/// From the target; 0 without a difficulty.
fn distance(puzzle: &Puzzle, rating: f64, effort: Effort) -> f64 {
    let target = target(rating, effort, puzzle.share);
    puzzle.difficulty.map_or(0.0, |difficulty| (difficulty.rating - target).abs())
}

/// The wishes of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Wishes {
    /// The kinds.
    pub kinds: Wanted,
    /// The band; `None` for puzzles that suit the rating. Ignored for kinds without difficulty.
    pub band: Option<Band>,
    /// The rating in puzzles.
    pub rating: f64,
    /// How hard they should be, if there is no band.
    pub effort: Effort,
    /// The fingerprints of puzzles that were shown lately.
    pub shown: Vec<u64>,
    /// Whether they are for a [run](crate::rush): the rating is the difficulty itself, one ring answers each puzzle,
    /// the boards have at most 6 x 6, and the player always joins left to right.
    pub for_run: bool,
    /// The seed of this supply.
    pub seed: Seed,
}

impl Wishes {
    /// The kind of the puzzle before it is `last`.
    fn best(&self, puzzles: &[Puzzle], last: Option<Kind>, rating: f64) -> Option<usize> {
        let of_repetition = match self.kinds {
            Wanted::Mix => FAR,
            Wanted::Kind(_) => 0.0,
        };
        let repeats = |puzzle: &Puzzle| if last == Some(puzzle.kind()) { of_repetition } else { 0.0 };
        // All that are near enough are equal, so the first of them is taken.
        let least = if self.for_run { 0.0 } else { MARGIN };
        nearest(puzzles, |puzzle| self.distance(puzzle, rating).max(least) + repeats(puzzle))
    }

    /// From what suits this rating.
    fn distance(&self, puzzle: &Puzzle, rating: f64) -> f64 {
        match puzzle.difficulty {
            Some(difficulty) if self.for_run => (difficulty.rating - rating).abs(),
            _ => distance(puzzle, rating, self.effort),
        }
    }
}

/// A supply of puzzles. A thread keeps eight ready and then sleeps; it ends when the supply is dropped.
#[derive(Debug)]
pub struct PuzzleSource {
    puzzles: Option<Receiver<Puzzle>>,
    ready: Vec<Puzzle>,
    /// The kind of the puzzle that was taken last.
    last: Option<Kind>,
    rating: Arc<AtomicI32>,
    wishes: Wishes,
    stop: Arc<Stop>,
    thread: Option<JoinHandle<()>>,
}

impl PuzzleSource {
    /// Starts the thread. `wake` is called on it whenever a puzzle is ready.
    ///
    /// # Errors
    /// The system starts no thread.
    pub fn start(wishes: Wishes, wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (sender, puzzles) = sync_channel(READY);
        let supplier = Supplier::new(wishes.clone());
        let (stop, rating) = (Arc::clone(&supplier.stop), Arc::clone(&supplier.rating));
        let thread = Builder::new().name("puzzles".to_owned()).spawn(move || supplier.run(&sender, &wake))?;
        let (puzzles, thread) = (Some(puzzles), Some(thread));
        Ok(Self { puzzles, ready: Vec::new(), last: None, rating, wishes, stop, thread })
    }

    /// Takes the puzzle that suits the rating best, in a mix of another kind than the last; `None` if none is ready yet.
    /// Later puzzles are made for this rating.
    pub fn take(&mut self, rating: f64) -> Option<Puzzle> {
        self.rating.store(rounded(rating), Ordering::Relaxed);
        if let Some(puzzles) = &self.puzzles {
            self.ready.extend(puzzles.try_iter().take(READY));
        }
        let index = match self.wishes.band {
            Some(_) => (!self.ready.is_empty()).then_some(0),
            None => self.wishes.best(&self.ready, self.last, rating),
        };
        // One of another kind follows.
        let repeats =
            |index: &usize| self.wishes.kinds == Wanted::Mix && self.last == Some(self.ready[*index].kind());
        let is_last = self.thread.as_ref().is_none_or(JoinHandle::is_finished);
        let index = index.filter(|index| is_last || self.wishes.band.is_some() || !repeats(index));
        let puzzle = index.map(|index| self.ready.remove(index))?;
        self.last = Some(puzzle.kind());
        Some(if self.wishes.for_run { puzzle.left_to_right() } else { puzzle })
    }

    /// Whether the thread has ended because the wishes cannot be met.
    pub fn is_exhausted(&self) -> bool {
        self.ready.is_empty() && self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

impl Drop for PuzzleSource {
    fn drop(&mut self) {
        self.stop.cancel();
        // A thread that waits to hand over a puzzle ends when there is no receiver.
        self.puzzles = None;
        if let Some(thread) = self.thread.take() {
            // It polls the stop in every move of a game, so this takes milliseconds.
            drop(thread.join());
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are between -10000 and 10000")]
fn rounded(rating: f64) -> i32 {
    rating.clamp(-10_000.0, 10_000.0).round() as i32
}

/// The thread's side of a [`PuzzleSource`].
struct Supplier {
    wishes: Wishes,
    rating: Arc<AtomicI32>,
    stop: Arc<Stop>,
    /// Generators so far.
    supplies: u64,
    /// Puzzles so far.
    puzzles: usize,
    band: Option<Band>,
    /// Those of the band, one for each choice of kinds.
    generators: Vec<(Wanted, Generator)>,
}

impl Supplier {
    fn new(wishes: Wishes) -> Self {
        Self {
            rating: Arc::new(AtomicI32::new(rounded(wishes.rating))),
            wishes,
            stop: Arc::default(),
            supplies: 0,
            puzzles: 0,
            band: None,
            generators: Vec::new(),
        }
    }

    fn run(mut self, sender: &SyncSender<Puzzle>, wake: &dyn Fn()) {
        while let Some(puzzle) = self.next() {
            if sender.send(puzzle).is_err() {
                return;
            }
            wake();
        }
    }

    fn next(&mut self) -> Option<Puzzle> {
        let rating = f64::from(self.rating.load(Ordering::Relaxed));
        let band = self.band(rating);
        if band != self.band {
            self.band = band;
            self.generators.clear();
        }
        let kinds = self.kinds();
        self.puzzles += 1;
        let known = self.generators.iter().position(|(of, _)| *of == kinds);
        let mut generator = match known {
            Some(index) => self.generators.swap_remove(index).1,
            None => self.generator_for(kinds),
        };
        let puzzle = if self.suits_rating() { self.choose(&mut generator, rating) } else { generator.next() };
        self.generators.push((kinds, generator));
        puzzle
    }

    /// Whether puzzles are of the mix and for a beginner.
    fn is_easiest(&self) -> bool {
        self.wishes.kinds == Wanted::Mix && self.wishes.band.is_none() && self.band == Some(Band::Starter)
    }

    /// The kinds of the next puzzle. In the mix they take turns, because games contain many more puzzles of some kinds
    /// than of others. The first puzzle may be of any kind, so that it is ready soon.
    fn kinds(&self) -> Wanted {
        let for_run = self.wishes.for_run;
        let is_any = self.puzzles == 0 && !for_run && !self.is_easiest();
        if self.wishes.kinds != Wanted::Mix || is_any {
            return self.wishes.kinds;
        }
        let mut kinds = kinds_of_mix(self.band);
        if self.is_easiest() {
            // The easiest puzzles of the other kinds belong to the next band. *Win in 1* is too easy.
            kinds = vec![Kind::Stop, Kind::Keep, Kind::Stop, Kind::Only];
        }
        kinds.retain(|&kind| !for_run || kind != Kind::WinIn);
        kinds.get(self.puzzles % kinds.len().max(1)).map_or(Wanted::Mix, |&kind| Wanted::Kind(kind))
    }

    /// Whether puzzles have to suit the rating.
    fn suits_rating(&self) -> bool {
        let has_difficulty = match self.wishes.kinds {
            Wanted::Mix => true,
            Wanted::Kind(kind) => kind.has_difficulty(),
        };
        self.wishes.band.is_none() && has_difficulty
    }

    /// The first puzzle near the target; the nearest if none of the next twelve is.
    fn choose(&self, generator: &mut Generator, rating: f64) -> Option<Puzzle> {
        let mut choice = Vec::new();
        for puzzle in generator.take(CHOICE) {
            let is_near = self.wishes.distance(&puzzle, rating) <= MARGIN;
            choice.push(puzzle);
            if is_near {
                break;
            }
        }
        let index = self.wishes.best(&choice, None, rating)?;
        Some(choice.swap_remove(index))
    }

    /// The band to generate: that of the wishes, or of the target.
    fn band(&self, rating: f64) -> Option<Band> {
        match self.wishes.kinds {
            Wanted::Kind(kind) if !kind.has_difficulty() => None,
            // Their difficulty is that of a kind or of an opponent, so the best of all bands is chosen.
            Wanted::Kind(_) => self.wishes.band,
            Wanted::Mix if self.wishes.for_run => Some(Band::for_rating(rounded(rating))),
            Wanted::Mix => {
                let target = target(rating, self.wishes.effort, TYPICAL_SHARE);
                self.wishes.band.or_else(|| Some(Band::for_rating(rounded(target))))
            }
        }
    }

    fn generator_for(&mut self, kinds: Wanted) -> Generator {
        self.supplies += 1;
        let seed = mix_words(self.wishes.seed, &[self.supplies]) & Seed::MAX.get();
        let seed = Seed::new(seed).unwrap_or_default();
        let is_large = self.wishes.for_run && self.band == Some(Band::Expert);
        let size = is_large.then_some(BoardSize::STANDARD);
        let is_harder = self.is_easiest() && matches!(kinds, Wanted::Kind(Kind::Keep | Kind::Only));
        let band = if is_harder { self.band.max(Some(Band::Easy)) } else { self.band };
        let request = Request { size, kinds, band, ..Request::new(seed) };
        Generator::new(request).with_stop(Arc::clone(&self.stop)).without(self.wishes.shown.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Kind;

    fn supplier(rating: f64, seed: u64) -> Supplier {
        Supplier::new(Wishes {
            kinds: Wanted::Mix,
            band: None,
            rating,
            effort: Effort::default(),
            shown: Vec::new(),
            for_run: false,
            seed: Seed::new(seed).unwrap(),
        })
    }

    /// The number of games that are played for the first puzzle.
    fn games_before_first(rating: f64, seed: u64) -> u64 {
        let mut supplier = supplier(rating, seed);
        assert!(supplier.next().is_some());
        supplier.generators[0].1.games()
    }

    /// A game with the search for its puzzles takes some milliseconds, and the page waits for the first puzzle:
    /// 25 games take 0.1 s.
    #[test]
    fn first_puzzle_needs_few_games() {
        for rating in [700.0, 1000.0, 1300.0, 1600.0, 1900.0] {
            let games: Vec<u64> = (1..=40).map(|seed| games_before_first(rating, seed)).collect();
            let mean = games.iter().sum::<u64>() as f64 / games.len() as f64;
            assert!(mean <= 25.0, "{rating}: {games:?}");
        }
    }

    #[test]
    fn kinds_of_the_mix_take_turns() {
        for rating in [1000.0, 1300.0, 1600.0, 1900.0, 2300.0] {
            let mut supplier = supplier(rating, 1);
            let kinds: Vec<Kind> = (0..7).map(|_| supplier.next().unwrap().kind()).collect();
            let easiest = || vec![Kind::Stop, Kind::Keep, Kind::Only];
            let possible = if supplier.is_easiest() { easiest() } else { kinds_of_mix(supplier.band) };
            assert!(possible.len() >= 2 && kinds.iter().all(|kind| possible.contains(kind)), "{kinds:?}");
            for turn in kinds[1..].chunks_exact(possible.len()) {
                let all = possible.iter().all(|kind| turn.contains(kind));
                assert!(all || supplier.is_easiest(), "{rating}: {kinds:?}");
            }
        }
    }

    #[test]
    fn the_first_near_puzzle_of_another_kind_is_best() {
        let request = Request { kinds: Wanted::Mix, ..Request::new(Seed::default()) };
        let puzzles: Vec<Puzzle> = Generator::new(request).take(30).collect();
        for rating in [1500.0, 2000.0, 2500.0] {
            let wishes = &supplier(rating, 1).wishes;
            for last in [None, Some(Kind::Keep)] {
                let near = |puzzle: &Puzzle| wishes.distance(puzzle, rating) <= MARGIN;
                let first = puzzles.iter().position(|one| near(one) && Some(one.kind()) != last);
                let chosen = wishes.best(&puzzles, last, rating).unwrap();
                assert!(first.is_none_or(|first| first == chosen), "{rating} {last:?}");
            }
            assert_eq!(wishes.best(&[], None, rating), None);
        }
    }
}
