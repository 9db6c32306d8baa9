//! The pages for learning, and their states between frames.

use crate::context::action::learn::LearnPage;
use crate::context::page::Page;
use crate::messages::{learn as learn_msg, progress as progress_msg};
use crate::pages::learn::ladder::LadderPage;
use crate::pages::learn::lesson::state::Lesson;
use crate::pages::learn::page::ColumnPage;
use crate::pages::learn::puzzle::state::PuzzleState;
use crate::pages::learn::{hub, progress};
use crate::platform::jobs::job::Job;
use span_it_learn::analysis::GameReport;
use span_it_learn::mistakes::LoggedMistake;
use span_it_learn::progress::GameRecord;

#[derive(Debug)]
pub struct LearnState {
    pub(super) hub: ColumnPage,
    pub(super) ladder: LadderPage,
    pub(super) progress: ColumnPage,
    pub lesson: Option<Box<Lesson>>,
    pub puzzle: PuzzleState,
}

impl Default for LearnState {
    fn default() -> Self {
        Self {
            hub: ColumnPage::new(learn_msg::title(), hub::show),
            ladder: LadderPage::default(),
            progress: ColumnPage::new(progress_msg::title(), progress::show),
            lesson: None,
            puzzle: PuzzleState::default(),
        }
    }
}

impl LearnState {
    pub(crate) fn page(&self, page: LearnPage) -> &dyn Page {
        match page {
            LearnPage::Lesson => self.lesson.as_deref().map_or(&self.hub, |page| page as &dyn Page),
            LearnPage::Ladder => &self.ladder,
            LearnPage::Progress => &self.progress,
            LearnPage::Hub => &self.hub,
            LearnPage::Puzzle => &self.puzzle,
        }
    }

    pub(crate) fn page_mut(&mut self, page: LearnPage) -> &mut dyn Page {
        match page {
            LearnPage::Lesson => match &mut self.lesson {
                Some(page) => page.as_mut(),
                None => &mut self.hub,
            },
            LearnPage::Ladder => &mut self.ladder,
            LearnPage::Progress => &mut self.progress,
            LearnPage::Hub => &mut self.hub,
            LearnPage::Puzzle => &mut self.puzzle,
        }
    }

    /// Drops the states of the other pages. The search for puzzles ends with its page.
    pub(crate) fn leave_all_but(&mut self, page: LearnPage) {
        if page != LearnPage::Lesson {
            self.lesson = None;
        }
        if page != LearnPage::Puzzle {
            self.puzzle = PuzzleState::default();
        }
    }

    /// Gives the focus to the main button of a page with an answer.
    pub(crate) fn focus_main_button(&mut self, page: LearnPage) {
        match (page, &mut self.lesson) {
            (LearnPage::Puzzle, _) => self.puzzle.focuses_primary = true,
            (LearnPage::Lesson, Some(lesson)) => lesson.focuses_primary = true,
            _ => {}
        }
    }

    pub(crate) fn close(&mut self) {
        *self = Self::default();
    }
}

type RatedReport = Option<(GameReport, Vec<LoggedMistake>)>;

/// A finished game that is being analysed.
#[derive(Debug)]
pub struct FinishedGame {
    pub(super) time: i64,
    pub(super) record: GameRecord,
    /// The number of the game, if undo can take back the resignation that ended it.
    pub(super) resigned: Option<u64>,
    /// Whether the player resigned.
    pub(super) gave_up: bool,
    /// Whether the player had help.
    pub(super) is_helped: bool,
    pub(super) job: Option<Job<RatedReport>>,
}

/// The finished games that are not in the log yet.
#[derive(Debug, Default)]
pub struct RatedGames {
    pub finished: Vec<FinishedGame>,
}
