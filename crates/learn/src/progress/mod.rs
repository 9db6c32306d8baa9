//! What the player has reached: the state that is folded from the events of the log.

mod active_days;
mod event;
mod figures;

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};
use span_it_core::share::Share;
use span_it_core::solver::symmetry::fingerprint;

use crate::badges::{Badge, Badges, Earned};
use crate::date::Date;
use crate::ladder::{self, Rung};
use crate::lessons::{self, Step};
use crate::mistakes::LoggedMistake;
use crate::practice::Cards;
use crate::rating::{Opposition, Rating};
use crate::rush::{BestRuns, RushKind};

use active_days::ActiveDays;
pub use event::{Event, GameRecord, What};
pub use figures::{GameSummary, PuzzleCounts, SafeMoves, Streak, Week};

/// Opponents and steps of lessons that are kept, past ones included.
const MAX_RUNGS: usize = 1000;
const MAX_STEPS: usize = 1000;
/// Games that are kept; the oldest ten are dropped together, so that each ten games of the curve stay the same.
const MAX_GAMES: usize = 2000;
/// Puzzles that are not shown again.
pub const SHOWN: usize = 500;
/// Rated puzzles before a start on the ladder is proposed.
const PUZZLES_FOR_START: u32 = 10;
/// Days of *Today's Puzzle* that are kept.
const PUZZLE_DAYS: usize = 1000;

/// The state of a learner. Folding the same events gives the same state.
/// Unknown keys of a sum are accepted and missing ones have their defaults, so that another version of the program loses
/// nothing else.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    at_the_board: Rating,
    in_puzzles: Rating,
    /// By the name of the opponent, also of those that the ladder no longer has.
    rungs: BTreeMap<String, Rung>,
    games: Vec<GameSummary>,
    /// The games won of all games, also of those that are not kept.
    results: Share,
    /// The same by the name of the opponent.
    records: BTreeMap<String, Share>,
    wins: Streak,
    /// By the name of the step, also of those that no longer exist.
    lessons: BTreeMap<String, u32>,
    puzzles: PuzzleCounts,
    /// Puzzles found in a row, and the most.
    run: u32,
    best_run: u32,
    cards: Cards,
    shown: VecDeque<u64>,
    days: BTreeMap<Date, bool>,
    /// The first answer to the latest puzzle, and to those of the days.
    answer: Option<String>,
    day_answers: BTreeMap<Date, String>,
    active: ActiveDays,
    rush: BestRuns,
    badges: Badges,
}

impl Progress {
    /// Adds an event. Events count in the order in which they are added, whatever their times.
    pub fn add(&mut self, event: &Event) {
        let date = event.day;
        self.active.add(date);
        match &event.what {
            What::Lesson { id, tries } => {
                if self.lessons.len() < MAX_STEPS || self.lessons.contains_key(id) {
                    let best = self.lessons.entry(id.clone()).or_insert(*tries);
                    *best = (*best).min(*tries);
                }
            }
            What::Puzzle { kind, position, rating, answer, found, mix } => {
                self.answer.clone_from(answer);
                self.puzzles.add(*kind, *rating, *found);
                self.run = if *found { self.run.saturating_add(1) } else { 0 };
                self.best_run = self.best_run.max(self.run);
                self.shown.push_back(fingerprint(position));
                if self.shown.len() > SHOWN {
                    self.shown.pop_front();
                }
                if let (true, Some(rating)) = (*mix && kind.is_in_mix(), rating) {
                    self.in_puzzles.add(Opposition::puzzle(f64::from(*rating)), *found, date);
                }
            }
            What::Game(game) => self.add_game(game, date),
            What::Cards(mistakes) => self.cards.add_unknown(mistakes),
            What::Practice { position, found, .. } => self.cards.answer(position, *found, date),
            What::Day { date, found } => self.add_day(*date, *found),
            What::Rush(result) => self.rush.add(date, *result),
            What::OwnWin(_) => self.badges.own_wins = self.badges.own_wins.saturating_add(1),
            What::Sum(state) => {
                self.clone_from(state);
                if state.results == Share::default() {
                    // Of a version that counted only the games that it kept.
                    state.games.iter().for_each(|game| self.count(&game.vs, game.won));
                }
            }
        }
        self.earn(event);
    }

    /// Adds the badges that an event has earned.
    fn earn(&mut self, event: &Event) {
        let vs = if let What::Game(game) = &event.what { Some(game.vs.clone()) } else { None };
        for badge in Badge::ALL {
            // Lessons take long to count.
            let is_possible = badge != Badge::Course || matches!(event.what, What::Lesson { .. });
            if !is_possible || self.badges.earned.contains_key(&badge) {
                continue;
            }
            let (have, all) = self.toward(badge, event.day);
            if have >= all {
                self.badges.earned.insert(badge, Earned { date: event.day, vs: vs.clone() });
            }
        }
    }

    /// The earned badges.
    pub const fn badges(&self) -> &BTreeMap<Badge, Earned> {
        &self.badges.earned
    }

    /// How much is done for a badge, and how much it needs.
    pub fn toward(&self, badge: Badge, today: Date) -> (u32, u32) {
        let highest = || u32::try_from(ladder::highest(&self.rungs())).unwrap_or(0);
        let is_done = |number: u8| {
            let (done, steps) = self.lesson(number);
            u32::from(done == steps)
        };
        let badges = &self.badges;
        let in_run = || self.rush.record(RushKind::ThreeMinutes).unwrap_or_default();
        let (have, all) = match badge {
            Badge::CleanGame => (badges.perfect, 1),
            Badge::FirstDaily => (u32::from(self.days.values().any(|&found| found)), 1),
            Badge::FirstRung => (highest(), 1),
            Badge::BeatOwn => (badges.beaten_own, 1),
            Badge::Rush5 => (in_run(), 5),
            Badge::ThreeDays => (self.active.in_a_row(today).now, 3),
            Badge::Course => ((1..=lessons::LESSONS).map(is_done).sum(), lessons::LESSONS.into()),
            Badge::TwoThreats => (badges.two_threats, 1),
            Badge::OnlyRing => (badges.only_rings, 5),
            Badge::Comeback => (badges.comeback, 3),
            Badge::OwnWins => (badges.own_wins, 1),
            Badge::TenInARow => (self.run, 10),
            Badge::Rush20 => (in_run(), 20),
            Badge::SevenDays => (self.active.in_a_row(today).now, 7),
            Badge::PerfectGame => (badges.perfect, 8),
            Badge::HalfwayUp => (highest(), 8),
            Badge::NeverGiveUp => (badges.longest, 50),
            Badge::Master => (highest(), 15),
        };
        (if badges.earned.contains_key(&badge) { all } else { have.min(all) }, all)
    }

    fn add_game(&mut self, game: &GameRecord, date: Date) {
        let is_stronger = game.elo.is_some_and(|(elo, _)| elo > self.at_the_board.value());
        self.badges.add_game(game, is_stronger);
        if let (true, Some((elo, margin))) = (game.rated, game.elo) {
            self.at_the_board.add(Opposition::personality(elo, margin, game.began), game.won, date);
        }
        if let Some(name) = game.rung.as_ref().filter(|name| self.has_room_for(name)) {
            self.rungs.entry(name.clone()).or_default().add(game.board, game.won);
        }
        for mistake in &game.mistakes {
            self.cards.add(&LoggedMistake { vs: game.vs.clone(), ..mistake.clone() });
        }
        self.count(&game.vs, game.won);
        if self.games.len() >= MAX_GAMES {
            self.games.drain(..figures::GAMES_OF_A_POINT);
        }
        self.games.push(GameSummary::new(game, date));
    }

    fn count(&mut self, vs: &str, won: bool) {
        self.results.count(won);
        self.wins.add(won);
        if self.records.len() < MAX_RUNGS || self.records.contains_key(vs) {
            self.records.entry(vs.to_owned()).or_default().count(won);
        }
    }

    fn has_room_for(&self, rung: &str) -> bool {
        self.rungs.len() < MAX_RUNGS || self.rungs.contains_key(rung)
    }

    /// The first answer of a day counts. It is that of the puzzle before.
    fn add_day(&mut self, date: Date, found: bool) {
        if let (false, Some(answer)) = (self.days.contains_key(&date), self.answer.take()) {
            self.day_answers.insert(date, answer);
        }
        self.days.entry(date).or_insert(found);
        if self.days.len() > PUZZLE_DAYS
            && let Some((first, _)) = self.days.pop_first()
        {
            self.day_answers.remove(&first);
        }
    }

    /// The rating in games.
    pub const fn at_the_board(&self) -> &Rating {
        &self.at_the_board
    }

    /// The rating in puzzles.
    pub const fn in_puzzles(&self) -> &Rating {
        &self.in_puzzles
    }

    /// The rungs of these opponents.
    pub fn rungs_of<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Vec<Rung> {
        names.into_iter().map(|name| self.rungs.get(name).copied().unwrap_or_default()).collect()
    }

    /// The rungs of the ladder, weakest first.
    pub fn rungs(&self) -> Vec<Rung> {
        self.rungs_of(ladder::opponents().iter().map(|opponent| opponent.personality.name.as_str()))
    }

    /// The number of rungs that are won.
    pub fn climbed(&self) -> usize {
        ladder::climbed(&self.rungs())
    }

    /// The index of a rung above the first from which the player could start: after all lessons and ten puzzles, while no
    /// rung is won.
    pub fn suggested_rung(&self) -> Option<usize> {
        let is_ready = self.in_puzzles.results() >= PUZZLES_FOR_START && self.next_step().is_none();
        (is_ready && self.climbed() == 0)
            .then(|| ladder::suggested(self.in_puzzles.value()))
            .filter(|&index| index > 0)
    }

    /// The index of the rung that the player is at; `None` if all are climbed.
    pub fn next_rung(&self) -> Option<usize> {
        ladder::current(&self.rungs())
    }

    /// The games, oldest first; at most the last 2,000.
    pub fn games(&self) -> &[GameSummary] {
        &self.games
    }

    /// The games won of all games.
    pub const fn results(&self) -> Share {
        self.results
    }

    /// The games won of all games against an opponent.
    pub fn results_against(&self, name: &str) -> Share {
        self.records.get(name).copied().unwrap_or_default()
    }

    /// The same for each opponent, the one with the most games first.
    pub fn records(&self) -> Vec<(&str, Share)> {
        let mut records: Vec<_> = self.records.iter().map(|(name, games)| (name.as_str(), *games)).collect();
        records.sort_by_key(|(_, games)| std::cmp::Reverse(games.whole));
        records
    }

    /// The games that the player won in a row.
    pub const fn wins(&self) -> Streak {
        self.wins
    }

    /// The smallest number of answers to the step of a lesson with this name; `None` if it was not done.
    pub fn tries(&self, name: &str) -> Option<u32> {
        self.lessons.get(name).copied()
    }

    /// The same for a step that may be part of a former one.
    pub fn tries_of(&self, step: &Step) -> Option<u32> {
        self.tries(&step.name).or_else(|| self.tries(step.was.as_deref()?))
    }

    /// The steps that are done and the steps of a lesson, 1..=13.
    pub fn lesson(&self, number: u8) -> (usize, usize) {
        let steps: Vec<bool> =
            lessons::lesson(number).map(|(_, step)| self.tries_of(step).is_some()).collect();
        (steps.iter().filter(|&&done| done).count(), steps.len())
    }

    /// The number of steps that are done, of 31.
    pub fn lessons_done(&self) -> usize {
        lessons::all().iter().filter(|step| self.tries_of(step).is_some()).count()
    }

    /// The index of the first step that is not done; `None` if all are.
    pub fn next_step(&self) -> Option<usize> {
        lessons::all().iter().position(|step| self.tries_of(step).is_none())
    }

    /// Puzzles by kind and band.
    pub const fn puzzle_counts(&self) -> &PuzzleCounts {
        &self.puzzles
    }

    /// The puzzles that were found in a row, the last included.
    pub fn found_in_a_row(&self) -> Streak {
        Streak { now: self.run, best: self.best_run.max(self.run) }
    }

    /// Days in a row with any activity, up to today or yesterday.
    pub fn days_in_a_row(&self, today: Date) -> Streak {
        self.active.in_a_row(today)
    }

    /// The fingerprints of the last 500 puzzles, for
    /// [`Generator::without`](crate::generate::Generator::without).
    pub fn shown(&self) -> impl Iterator<Item = u64> + '_ {
        self.shown.iter().copied()
    }

    /// The cards of the player's own mistakes.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whether the puzzle of a day was found; `None` if it was not answered.
    pub fn day(&self, date: Date) -> Option<bool> {
        self.days.get(&date).copied()
    }

    /// The first answer to the puzzle of a day, as the log stores it.
    pub fn day_answer(&self, date: Date) -> Option<&str> {
        self.day_answers.get(&date).map(String::as_str)
    }

    /// The best runs of puzzles.
    pub const fn rush(&self) -> &BestRuns {
        &self.rush
    }

    /// The last seven days.
    pub fn week(&self, today: Date) -> Week {
        self.active.week(today)
    }

    /// Whether further results can be added, for a state that was read.
    pub(crate) fn is_valid(&self) -> bool {
        self.at_the_board.is_valid() && self.in_puzzles.is_valid()
    }
}
