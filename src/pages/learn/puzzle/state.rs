//! The state of the page between frames, and where its puzzles come from.

use std::collections::VecDeque;

use crate::board::BoardState;
use crate::context::action::learn::Choice;
use crate::context::prelude::*;
use crate::messages::{puzzle as msg, rush};
use crate::pages::learn::feedback::Refusal;
use crate::pages::learn::puzzle::attempt::{Attempt, Origin};
use crate::pages::learn::puzzle::run::{self, FinishedRun, Run};
use crate::platform::jobs::{Job, Progress as JobProgress, Wake};
use span_it_core::seed::Seed;
use span_it_learn::date::Date;
use span_it_learn::generate::todays_puzzle;
use span_it_learn::lessons::LESSONS;
use span_it_learn::mistakes::LoggedMistake;
use span_it_learn::practice::{Card, Cards};
use span_it_learn::progress::Progress;
use span_it_learn::puzzles::Puzzle;
use span_it_learn::source::{PuzzleSource, Wishes};

const LESSONS_TO_BEGIN: usize = 5;
/// In Elo: above the easiest band.
const NO_BEGINNER: f64 = 300.0;

#[derive(Debug, Default)]
pub struct PuzzleState {
    pub(super) supply: Option<Supply>,
    pub attempt: Option<Attempt>,
    pub(super) refusal: Refusal,
    /// Why there is no puzzle, once the supply has ended.
    pub(super) end: Option<&'static str>,
    pub board: BoardState,
    /// What the strip says of the ring at the pointer or the cursor.
    pub(super) pointed_facts: Option<String>,
    /// The number of puzzles that were shown.
    pub(super) shown: u64,
    /// Whether the primary button takes the focus when it is shown next.
    pub(in crate::pages::learn) focuses_primary: bool,
    /// The run that ended last, shown while there is no supply.
    pub(super) finished: Option<Box<FinishedRun>>,
    /// The page that the mistakes of a game were opened from, which Esc returns to.
    pub(super) opened_from: Option<PageId>,
}

impl PuzzleState {
    /// Begins with another supply. The previous one ends.
    pub(super) fn begin(&mut self, supply: Option<Supply>) {
        *self = Self { supply, shown: self.shown + 1, ..Self::default() };
        if self.supply.is_none() {
            self.end = Some(msg::no_thread());
        }
    }

    /// The choice, while puzzles come from the endless supply.
    pub fn choice(&self) -> Option<Choice> {
        match &self.supply {
            Some(Supply::Source { choice, .. }) => Some(*choice),
            _ => None,
        }
    }

    pub(super) fn day(&self) -> Option<Date> {
        match &self.supply {
            Some(Supply::Day { date, .. }) => Some(*date),
            _ => None,
        }
    }

    pub(super) fn run(&self) -> Option<&Run> {
        match &self.supply {
            Some(Supply::Rush(run)) => Some(run),
            _ => None,
        }
    }

    /// What is shown: puzzles, the puzzle of a day, or cards.
    pub(super) fn heading(&self) -> String {
        match &self.supply {
            Some(Supply::Day { is_today: true, .. }) => msg::today_title().to_owned(),
            Some(Supply::Day { date, .. }) => msg::day(*date),
            Some(Supply::Practice(sitting)) if sitting.total > 0 && self.end.is_none() => {
                msg::sitting(sitting.number(), sitting.total)
            }
            Some(Supply::Practice(_)) => msg::my_mistakes().to_owned(),
            Some(Supply::Rush(run)) => run::name(run.rush.kind()).to_owned(),
            Some(Supply::Missed(_)) => rush::try_it().to_owned(),
            Some(Supply::Source { .. }) | None => msg::title_text().to_owned(),
        }
    }

    /// What the page says while there is no puzzle yet.
    pub(super) fn searching(&self) -> &'static str {
        match &self.supply {
            Some(Supply::Practice(_)) => msg::searching_games(),
            Some(Supply::Day { .. }) => msg::searching_day(),
            Some(Supply::Rush(_)) => rush::one_moment(),
            _ => msg::searching(),
        }
    }

    /// Takes the next puzzle if it is wanted and ready. Returns whether the page shows something new.
    pub(super) fn fetch(&mut self, progress: &Progress) -> bool {
        if self.attempt.is_some() || self.end.is_some() {
            return false;
        }
        let Some(supply) = &mut self.supply else { return false };
        match supply.next(progress) {
            NextPuzzle::Ready(attempt) => {
                self.attempt = Some(*attempt);
                (self.shown, self.refusal) = (self.shown + 1, None);
                self.board.start_over();
                true
            }
            NextPuzzle::NotYet => false,
            NextPuzzle::None(why) => {
                self.end = Some(why);
                true
            }
        }
    }

    pub(super) fn can_show(&self) -> Possible {
        match &self.attempt {
            None => Err(msg::no_puzzle()),
            Some(attempt) if attempt.is_over() => Err(msg::shown_already()),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn position_to_explain(&self) -> Result<Position, &'static str> {
        self.attempt.as_ref().ok_or(msg::no_puzzle())?.position_to_explain()
    }

    pub(super) fn can_skip(&self) -> Possible {
        match &self.supply {
            Some(Supply::Day { .. }) => Err(msg::one_a_day()),
            _ if self.attempt.is_none() => Err(msg::no_puzzle()),
            _ => Ok(()),
        }
    }
}

#[derive(Debug)]
pub(crate) enum Supply {
    /// An endless supply.
    Source { choice: Choice, source: PuzzleSource },
    /// The puzzle of a day; the job ends once.
    Day { date: Date, is_today: bool, job: Option<Job<Option<Puzzle>>> },
    /// Mistakes of the player.
    Practice(Sitting),
    /// A run.
    Rush(Box<Run>),
    /// What was missed in the run that has ended.
    Missed(VecDeque<Puzzle>),
}

#[derive(Debug)]
pub(crate) struct Sitting {
    cards: VecDeque<Card>,
    pub(crate) total: usize,
    pub(crate) found: usize,
    pub(crate) answered: usize,
    /// The days until the next card is due, if none is due now.
    pub(crate) next_due: Option<i32>,
    /// Looks for more mistakes in the stored games.
    pub(super) search: Option<Job<StoredMistakes>>,
    /// Why there are no cards.
    empty: &'static str,
}

/// Mistakes of stored games, or why they cannot be read.
pub(super) type StoredMistakes = Result<Vec<LoggedMistake>, String>;

#[derive(Debug)]
pub(super) enum NextPuzzle {
    Ready(Box<Attempt>),
    NotYet,
    /// There is none, and why.
    None(&'static str),
}

impl Supply {
    pub(super) fn source(
        choice: Choice,
        progress: &Progress,
        seed: Seed,
        wake: Wake,
    ) -> std::io::Result<Self> {
        let wishes = Wishes {
            kinds: choice.kinds,
            band: None,
            rating: level(progress),
            effort: choice.effort,
            shown: progress.shown().collect(),
            for_run: false,
            seed,
        };
        Ok(Self::Source { choice, source: PuzzleSource::start(wishes, move || wake())? })
    }

    pub(super) fn day(date: Date, today: Date, wake: Wake) -> std::io::Result<Self> {
        let job = Job::start("puzzle of the day", wake, move |stop| todays_puzzle(date, stop))?;
        Ok(Self::Day { date, is_today: date == today, job: Some(job) })
    }

    pub(super) fn next(&mut self, progress: &Progress) -> NextPuzzle {
        match self {
            Self::Source { choice, source } => match source.take(level(progress)) {
                Some(puzzle) => ready(puzzle, Origin::Source { rated: choice.is_rated() }),
                None if source.is_exhausted() => NextPuzzle::None(msg::exhausted()),
                None => NextPuzzle::NotYet,
            },
            Self::Day { date, job, .. } => {
                let found = progress.day(*date);
                match job.as_ref().map_or(JobProgress::Lost, Job::poll) {
                    JobProgress::Done(Some(puzzle)) => {
                        *job = None;
                        let origin = Origin::Day { date: *date, is_answered: found.is_some() };
                        let mut attempt = Attempt::new(puzzle, origin);
                        if found == Some(true) {
                            attempt.solve(progress.day_answer(*date).and_then(|answer| answer.parse().ok()));
                        }
                        NextPuzzle::Ready(Box::new(attempt))
                    }
                    JobProgress::Pending => NextPuzzle::NotYet,
                    JobProgress::Done(None) | JobProgress::Lost => NextPuzzle::None(msg::exhausted()),
                }
            }
            Self::Practice(sitting) => sitting.next(),
            Self::Rush(run) => match run.source.take(run.rush.target()) {
                Some(puzzle) => ready(puzzle, Origin::Run),
                None if run.source.is_exhausted() => NextPuzzle::None(msg::exhausted()),
                None => NextPuzzle::NotYet,
            },
            Self::Missed(puzzles) => match puzzles.pop_front() {
                Some(puzzle) => ready(puzzle, Origin::Run),
                None => NextPuzzle::None(msg::sitting_done()),
            },
        }
    }
}

impl Sitting {
    pub(super) fn due(progress: &Progress, today: Date) -> Self {
        let next_due = progress.cards().all().iter().map(|card| card.days_left(today)).min();
        Self { next_due, ..Self::new(&progress.cards().sitting(today), msg::no_cards()) }
    }

    pub(super) fn of_game(cards: &[&Card]) -> Self {
        Self::new(cards, msg::no_mistakes())
    }

    fn new(cards: &[&Card], empty: &'static str) -> Self {
        let cards: VecDeque<Card> = cards.iter().copied().cloned().collect();
        Self { total: cards.len(), cards, found: 0, answered: 0, next_due: None, search: None, empty }
    }

    /// Adds the cards of these mistakes, new ones if there are none.
    pub(super) fn add(&mut self, mistakes: Vec<LoggedMistake>, known: &Cards) {
        self.total += mistakes.len();
        self.cards.extend(
            mistakes
                .into_iter()
                .map(|mistake| known.card(&mistake.position).cloned().unwrap_or_else(|| Card::new(mistake))),
        );
    }

    fn next(&mut self) -> NextPuzzle {
        let Some(card) = self.cards.pop_front() else {
            if self.search.is_some() {
                return NextPuzzle::NotYet;
            }
            return NextPuzzle::None(match (self.total, self.next_due) {
                (0, None) => self.empty,
                (0, Some(_)) => msg::no_cards_due(),
                _ => msg::sitting_done(),
            });
        };
        ready(card.puzzle(), Origin::Card(Box::new(card.mistake)))
    }

    /// The number of the card on the board, from 1.
    pub(crate) fn number(&self) -> usize {
        self.total - self.cards.len()
    }

    /// Whether no card follows.
    pub(super) fn is_last(&self) -> bool {
        self.cards.is_empty() && self.search.is_none()
    }

    pub(super) fn record(&mut self, found: bool) {
        self.answered += 1;
        self.found += usize::from(found);
    }
}

/// The rating that mixed puzzles suit. Until the rating in puzzles is known, games and lessons say that a player is no
/// beginner.
fn level(progress: &Progress) -> f64 {
    let rating = progress.in_puzzles();
    let is_done = |&lesson: &u8| {
        let (done, steps) = progress.lesson(lesson);
        done == steps
    };
    let has_begun = || progress.wins().best > 0 || (1..=LESSONS).filter(is_done).count() >= LESSONS_TO_BEGIN;
    rating.value() + if !rating.is_shown() && has_begun() { NO_BEGINNER } else { 0.0 }
}

fn ready(puzzle: Puzzle, origin: Origin) -> NextPuzzle {
    NextPuzzle::Ready(Box::new(Attempt::new(puzzle, origin)))
}
