//! State of the editor between frames.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use crate::app::board::{BoardState, Heat, Shift};
use crate::app::dialogs::Dialogs;
use crate::app::editor::Form;
use crate::app::editor::accuracy_job;
use crate::app::editor::accuracy_job::Report;
use crate::app::editor::match_job::Bout;
use crate::app::editor::preview_job;
use crate::app::editor::preview_job::{Picture, Question};
use crate::app::editor::test_positions::Stage;
use crate::app::game::heat_map;
use crate::app::review;
use crate::app::{Action, Session};
use crate::jobs::file_watch::FileWatch;
use crate::jobs::personality_loader::PersonalityLoader;
use crate::jobs::{Wake, Worker};
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::NodeWeight;
use span_it_core::personality::{Factor, Factors, Personality, library};

/// Upper time limit of a preview move.
const LONGEST: Duration = Duration::from_secs(10);

/// Actions of the editor.
#[derive(Clone, Debug)]
pub enum EditorAction {
    /// Opens the editor on a personality.
    Edit {
        /// What to edit.
        personality: Box<Personality>,
        /// The file it was read from.
        file: Option<PathBuf>,
        /// The player of the New Game dialog it is edited for.
        of: Option<Player>,
    },
    /// Opens the editor where it was left, else on the personality of the computer player.
    Open,
    /// Opens the editor on a new personality.
    New,
    /// Saves the personality to its file, or asks for one.
    Save,
    /// Asks for a file and saves the personality to it.
    SaveAs,
    /// Uses a personality for a player of the next game.
    UseInNextGame(Player, Box<Personality>),
    /// Opens the editor on the changes that an earlier window left.
    OpenDraft,
    /// Discards these changes.
    DiscardDraft,
    /// Undoes the last step.
    Undo,
    /// Redoes the last undone step.
    Redo,
    /// Restores the saved state.
    Revert,
    /// Copies the personality as text.
    Copy,
    /// Enters a personality from a text.
    Paste(String),
    /// Starts a game against the personality.
    Try,
    /// Starts the quick match against the baseline or the compared personality.
    Match,
    /// Stops the match, or closes its result.
    EndMatch,
    /// Gives the personality to a player of the current game.
    UseNow(Player),
    /// Reads the file again.
    Reload,
    /// In the dialog about unsaved changes: saves, then continues.
    SaveFirst,
    /// In the dialog about unsaved changes: discards them and continues.
    Discard,
    /// In the dialog about unsaved changes: returns to the editor.
    KeepEditing,
}

/// What the personality is compared with.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Rival {
    /// Nothing.
    #[default]
    Nobody,
    /// The saved state, or the start personality of a training.
    OldSelf,
    /// Another personality.
    Other(Box<Personality>),
}

/// A preview prepared for drawing.
#[derive(Debug)]
pub struct Seen {
    /// The result of the thread.
    pub picture: Picture,
    /// Its weights, in descending order.
    pub ranked: Vec<NodeWeight>,
    /// The weights as colours of the board.
    pub heat: Vec<Heat>,
    /// Differences to the compared personality.
    pub shifts: Vec<Shift>,
}

/// Minimum difference of two shares that is drawn.
const CLEAR: f32 = 0.12;

impl Seen {
    fn new(picture: Picture) -> Self {
        let size = picture.of.position.size();
        let ranked = heat_map::ranked(size, &picture.own.weights);
        let map = heat_map::map_of(&ranked);
        let theirs =
            picture.other.as_ref().map(|other| heat_map::map_of(&heat_map::ranked(size, &other.weights)));
        let change = |own: &Heat| {
            let their = theirs.as_ref()?.iter().find(|heat| heat.node == own.node)?;
            Some(Shift { node: own.node, change: own.share - their.share })
        };
        let shifts = map.iter().filter_map(change).filter(|shift| shift.change.abs() >= CLEAR).collect();
        Self { ranked, heat: map, shifts, picture }
    }
}

/// State of the editor page.
#[derive(Debug)]
pub struct State {
    /// The contents of the fields.
    pub form: Form,
    /// The selected tab of a narrow window.
    pub tab: usize,
    /// The test position.
    pub stage: Stage,
    /// The player to move, if changed by the user.
    pub side: Option<Player>,
    /// What the personality is compared with.
    pub rival: Rival,
    /// The personalities that can be compared with.
    pub others: Vec<Personality>,
    /// Whether `others` must be read again.
    pub outdated: bool,
    /// Cursor and zoom of the preview board.
    pub board: BoardState,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    /// The review from which the editor was opened.
    pub back: Option<Box<review::State>>,
    /// The dialogs from which the editor was opened.
    pub below: Dialogs,
    /// The quick match.
    pub bout: Option<Bout>,
    /// The factor whose row has the focus.
    pub factor: Option<Factor>,
    /// The widget that had the focus in the last frame.
    pub focused: Option<egui::Id>,
    /// The action to continue with once the changes are saved or discarded.
    pub then: Option<Box<Action>>,
    seen: Option<Seen>,
    asked: Option<Question>,
    given: Option<Question>,
    preview: Option<Worker<Question, Box<Picture>>>,
    reading: Option<PersonalityLoader>,
    school: Option<Worker<Factors, Report>>,
    examined: Option<Factors>,
    report: Option<Report>,
    watch: Option<FileWatch>,
}

impl State {
    /// Opens the editor with a form.
    pub fn new(form: Form) -> Self {
        Self {
            form,
            tab: 0,
            stage: Stage::default(),
            side: None,
            rival: Rival::default(),
            others: library::builtin().to_vec(),
            outdated: true,
            board: BoardState::default(),
            pointed: None,
            back: None,
            below: Dialogs::default(),
            bout: None,
            factor: None,
            focused: None,
            then: None,
            seen: None,
            asked: None,
            given: None,
            preview: None,
            reading: None,
            school: None,
            examined: None,
            report: None,
            watch: None,
        }
    }

    /// The latest preview.
    pub const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// The latest report of the accuracy test.
    pub const fn school(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// Whether the compared personality is another one than the baseline.
    pub const fn is_compared_with_other(&self) -> bool {
        matches!(self.rival, Rival::Other(_))
    }

    /// Whether a preview is being computed.
    pub fn is_drawing(&self) -> bool {
        self.seen.as_ref().is_none_or(|seen| Some(&seen.picture.of) != self.asked.as_ref())
    }

    /// The compared personality.
    pub fn compared(&self) -> Option<&Personality> {
        match &self.rival {
            Rival::Nobody => None,
            Rival::OldSelf => Some(self.form.old_self().0),
            Rival::Other(other) => Some(other),
        }
    }

    /// Replaces the personalities to compare with. The compared one is updated if it has changed, and stays
    /// if it was deleted.
    fn take_others(&mut self, others: Vec<Personality>) {
        if let Rival::Other(rival) = &mut self.rival
            && !others.contains(rival)
            && let Some(changed) = others.iter().rfind(|other| other.name == rival.name)
        {
            **rival = changed.clone();
        }
        self.others = others;
    }

    /// Reads the player's own personalities in the background, if they are outdated.
    pub(crate) fn read_others(&mut self, folder: Option<PathBuf>, wake: &Wake) {
        if std::mem::take(&mut self.outdated) {
            self.reading = Some(PersonalityLoader::start(folder, wake.clone()));
        }
        if let Some(others) = self.reading.as_ref().and_then(PersonalityLoader::poll) {
            self.reading = None;
            self.take_others(others);
        }
    }

    /// The position of the preview; `None` if it is the current game and that has ended.
    pub fn position(&self, session: &Session) -> Option<Position> {
        let position = match self.stage.position() {
            Some(position) => position,
            None if span_it_core::board::winner(&session.shown_position()).is_some() => return None,
            None => session.shown_position(),
        };
        let side = self.side.unwrap_or_else(|| position.to_move());
        Some(position.with_to_move(side))
    }

    /// The time limit of a move.
    pub fn limit(session: &Session) -> Duration {
        session.setup().max_move.unwrap_or(LONGEST)
    }

    /// Updates preview, accuracy test and file watch after a change, and processes their results. The
    /// accuracy test waits while `busy`, that is while a slider is dragged or the CPU benchmark runs.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub(crate) fn follow(&mut self, session: &Session, busy: bool, wake: &Wake) -> io::Result<()> {
        self.hear();
        let position = self.position(session);
        if position.is_none() {
            (self.asked, self.given, self.seen, self.preview) = (None, None, None, None);
        }
        if let (Some(position), Some(factors)) = (position, self.form.factors()) {
            self.asked = Some(Question {
                position,
                factors,
                other: self.compared().map(|other| other.factors.clone()),
                seed: session.setup().seed,
                limit: Self::limit(session).min(LONGEST),
            });
            self.preview(wake)?;
        }
        if !busy {
            self.go_to_school(wake)?;
        }
        self.watch_file(wake)
    }

    /// Submits the latest question. While a slider is dragged, the question changes in every frame: each one
    /// runs until its first result, else no result would ever appear.
    fn preview(&mut self, wake: &Wake) -> io::Result<()> {
        let is_seen = self.seen.as_ref().is_some_and(|seen| Some(&seen.picture.of) == self.given.as_ref());
        let is_waited_for = !is_seen && self.preview.as_ref().is_some_and(Worker::is_busy);
        if is_waited_for || self.asked == self.given {
            return Ok(());
        }
        if self.preview.is_none() {
            self.preview = Some(preview_job::start(wake.clone())?);
        }
        if let (Some(preview), Some(question)) = (&mut self.preview, &self.asked) {
            preview.submit(question.clone());
            self.given.clone_from(&self.asked);
        }
        Ok(())
    }

    fn hear(&mut self) {
        if let Some(bout) = &mut self.bout {
            bout.hear();
        }
        let reports = self.school.as_mut().map(Worker::poll).unwrap_or_default();
        self.report = reports.into_iter().last().or(self.report.take());
        let pictures = self.preview.as_mut().map(Worker::poll).unwrap_or_default();
        if let Some(picture) = pictures.into_iter().last() {
            self.seen = Some(Seen::new(*picture));
        }
    }

    /// Starts the accuracy test after the first preview, which has priority.
    fn go_to_school(&mut self, wake: &Wake) -> io::Result<()> {
        if self.is_drawing() && self.asked.is_some() {
            if let Some(school) = &mut self.school {
                school.cancel();
            }
            self.examined = None;
            return Ok(());
        }
        if let Some(factors) = self.form.factors()
            && self.examined.as_ref() != Some(&factors)
        {
            self.examined = Some(factors.clone());
            if self.report.as_ref().is_some_and(|report| report.over && report.of == factors) {
                return Ok(());
            }
            if self.school.is_none() {
                self.school = Some(accuracy_job::start(wake.clone())?);
            }
            if let Some(school) = &mut self.school {
                school.submit(factors);
            }
        }
        Ok(())
    }

    fn watch_file(&mut self, wake: &Wake) -> io::Result<()> {
        let watched = self.watch.as_ref().map(FileWatch::path);
        if watched != self.form.file.as_deref() {
            self.watch =
                self.form.file.clone().map(|file| FileWatch::start(file, wake.clone())).transpose()?;
        }
        Ok(())
    }

    /// Checks the file at once, because the window has got the focus again.
    pub(crate) fn look_at_file(&self) {
        if let Some(watch) = &self.watch {
            watch.check();
        }
    }

    /// Whether the file has changed since the last call.
    pub(crate) fn has_file_changed(&self) -> bool {
        self.watch.as_ref().is_some_and(FileWatch::has_changed)
    }

    /// Stops all jobs of the page, because another page is shown.
    pub(crate) fn rest(&mut self) {
        (self.preview, self.watch, self.asked, self.given) = (None, None, None, None);
        (self.reading, self.outdated) = (None, true);
        (self.school, self.examined) = (None, None);
        if let Some(bout) = &mut self.bout {
            bout.cancel();
        }
        self.below.clear();
        self.form.of = None;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    use super::*;
    use span_it_core::engine::Seed;

    #[test]
    fn previews_appear_while_a_slider_is_dragged() {
        let mut state = State::new(Form::new(named("Mine", "Master"), None, None));
        let (waker, woken) = channel();
        let wake: Wake = Arc::new(move || waker.send(()).unwrap_or_default());
        let position = Stage::Opening.position().unwrap();
        for step in 0..10_000 {
            // The question changes in every frame, long before a search of 50 levels finishes.
            let mut factors = state.form.saved_self().factors.clone();
            factors.set(Factor::NodeMajor, f64::from(step) / 1000.0).unwrap();
            factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
            let (seed, other) = (Seed::default(), None);
            state.asked = Some(Question { position: position.clone(), factors, other, seed, limit: LONGEST });
            state.preview(&wake).unwrap();
            woken.recv_timeout(Duration::from_millis(1)).unwrap_or_default();
            state.hear();
            if state.seen().is_some_and(|seen| seen.picture.of.factors[Factor::NodeMajor] > 0.0) {
                return;
            }
        }
        panic!("no picture but the first has come");
    }

    fn named(name: &str, like: &str) -> Personality {
        Personality { name: name.to_owned(), ..library::builtin_named(like).unwrap().clone() }
    }

    #[test]
    fn comparison_survives_changes_of_the_list() {
        let mut state = State::new(Form::new(named("Mine", "Steady"), None, None));
        let [ada, bob] = [named("Ada", "Spider"), named("Bob", "Master")];
        state.take_others(vec![ada.clone(), bob.clone()]);
        state.rival = Rival::Other(Box::new(bob.clone()));
        state.take_others(vec![bob.clone()]);
        assert_eq!(state.compared(), Some(&bob));
        state.take_others(vec![ada]);
        assert_eq!(state.compared(), Some(&bob), "deleted, it is compared as it was");
        let changed = named("Bob", "Novice");
        state.take_others(vec![changed.clone()]);
        assert_eq!(state.compared(), Some(&changed));
    }
}
