//! What the editor remembers between frames.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use crate::app::board::{BoardState, Heat, Shift};
use crate::app::editor::Form;
use crate::app::editor::accuracy_job;
use crate::app::editor::accuracy_job::Report;
use crate::app::editor::match_job::Bout;
use crate::app::editor::preview_job;
use crate::app::editor::preview_job::{Picture, Question};
use crate::app::editor::test_positions::Stage;
use crate::app::game::heat_map;
use crate::app::jobs::file_watch::Watch;
use crate::app::jobs::personality_loader::Reading;
use crate::app::jobs::worker::{Errands, Wake};
use crate::app::review;
use crate::app::view::Dialog;
use crate::app::{Action, Session};
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::NodeWeight;
use span_it_core::personality::{Factor, Factors, Personality, library};

/// The time a move of the preview may take where the game has no limit, or a longer one.
const LONGEST: Duration = Duration::from_secs(10);

/// What can be asked for in the editor.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Takes the last change back.
    Undo,
    /// Does it again.
    Redo,
    /// Back to what is saved.
    Revert,
    /// Copies the personality as text.
    Copy,
    /// Enters a personality from a text.
    Paste(String),
    /// Begins a game against it.
    Try,
    /// Begins the match against the old one, or the one it is compared with.
    Match,
    /// Ends the match, or puts its result away.
    EndMatch,
    /// Hands it to a player of the game on the table.
    UseNow(Player),
    /// Reads its file again.
    Reload,
    /// Of the question before leaving: saves, then leaves.
    SaveFirst,
    /// Of the question before leaving: leaves the changes.
    Discard,
    /// Of the question before leaving: stays.
    KeepEditing,
}

/// Whom it is compared with.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Rival {
    /// Nobody.
    #[default]
    Nobody,
    /// The personality as it is saved, or the one it was trained from.
    OldSelf,
    /// Another one.
    Other(Box<Personality>),
}

/// A picture as it is drawn.
#[derive(Debug)]
pub struct Seen {
    /// What the thread found.
    pub picture: Picture,
    /// Its weights, heaviest first.
    pub ranked: Vec<NodeWeight>,
    /// The same as the board draws them.
    pub heat: Vec<Heat>,
    /// Where the one it is compared with sees it otherwise.
    pub shifts: Vec<Shift>,
}

/// A difference of two shares that is worth being drawn.
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

/// The page's state.
#[derive(Debug)]
pub struct State {
    /// What has been entered.
    pub form: Form,
    /// Which half is shown where only one fits.
    pub tab: usize,
    /// Where it is looked at.
    pub stage: Stage,
    /// Who is to move there, if not who the position says.
    pub side: Option<Player>,
    /// Whom it is compared with.
    pub rival: Rival,
    /// The personalities it can be compared with, as far as they are known.
    pub others: Vec<Personality>,
    /// Whether there may be others by now.
    pub outdated: bool,
    /// Cursor and zoom of the preview's board.
    pub board: BoardState,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    /// The review that the editor was opened over.
    pub back: Option<Box<review::State>>,
    /// The dialogs that the editor was opened over.
    pub below: Vec<Dialog>,
    /// The match that was begun.
    pub bout: Option<Bout>,
    /// The factor whose row has the keyboard.
    pub factor: Option<Factor>,
    /// What had the keyboard in the last frame.
    pub focused: Option<egui::Id>,
    /// What is to be done once the changes are saved or left.
    pub then: Option<Box<Action>>,
    seen: Option<Seen>,
    asked: Option<Question>,
    given: Option<Question>,
    preview: Option<Errands<Question, Box<Picture>>>,
    reading: Option<Reading>,
    school: Option<Errands<Factors, Report>>,
    examined: Option<Factors>,
    report: Option<Report>,
    watch: Option<Watch>,
}

impl State {
    /// The editor on a form.
    pub fn new(form: Form) -> Self {
        Self {
            form,
            tab: 0,
            stage: Stage::default(),
            side: None,
            rival: Rival::default(),
            others: library::shipped().to_vec(),
            outdated: true,
            board: BoardState::default(),
            pointed: None,
            back: None,
            below: Vec::new(),
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

    /// The picture to be drawn: the latest there is.
    pub const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// How the school judges it: the latest there is.
    pub const fn school(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// Whether it is compared with another personality than itself.
    pub const fn is_compared_with_other(&self) -> bool {
        matches!(self.rival, Rival::Other(_))
    }

    /// Whether a picture is being made.
    pub fn is_drawing(&self) -> bool {
        self.seen.as_ref().is_none_or(|seen| Some(&seen.picture.of) != self.asked.as_ref())
    }

    /// The personality it is compared with.
    pub fn compared(&self) -> Option<&Personality> {
        match &self.rival {
            Rival::Nobody => None,
            Rival::OldSelf => Some(self.form.old_self().0),
            Rival::Other(other) => Some(other),
        }
    }

    /// Takes in whom it can be compared with. One that was changed is compared as it is now; one that is
    /// gone, as it was.
    fn take_others(&mut self, others: Vec<Personality>) {
        if let Rival::Other(rival) = &mut self.rival
            && !others.contains(rival)
            && let Some(changed) = others.iter().rfind(|other| other.name == rival.name)
        {
            **rival = changed.clone();
        }
        self.others = others;
    }

    /// Has the folder of the player's own read again, if that is due, and hears what is in it.
    pub(crate) fn read_others(&mut self, folder: Option<PathBuf>, wake: &Wake) {
        if std::mem::take(&mut self.outdated) {
            self.reading = Some(Reading::start(folder, wake.clone()));
        }
        if let Some(others) = self.reading.as_ref().and_then(Reading::hear) {
            self.reading = None;
            self.take_others(others);
        }
    }

    /// The position looked at; `None` where the game on the table is over.
    pub fn position(&self, session: &Session) -> Option<Position> {
        let position = match self.stage.position() {
            Some(position) => position,
            None if span_it_core::board::winner(&session.shown_position()).is_some() => return None,
            None => session.shown_position(),
        };
        let side = self.side.unwrap_or_else(|| position.to_move());
        Some(position.with_to_move(side))
    }

    /// The time that a move may take.
    pub fn limit(session: &Session) -> Duration {
        session.setup().max_move.unwrap_or(LONGEST)
    }

    /// Has the preview follow what is entered and looked at, and hears what has become of it. `busy`
    /// says whether a slider is being dragged or the machine measured: the school waits until then.
    ///
    /// # Errors
    /// The system gives no thread.
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

    /// Asks what has not been asked yet. Where a slider is dragged, every frame asks something else: each
    /// question is left alone until its first picture is there, else none ever would be.
    fn preview(&mut self, wake: &Wake) -> io::Result<()> {
        let is_seen = self.seen.as_ref().is_some_and(|seen| Some(&seen.picture.of) == self.given.as_ref());
        let is_waited_for = !is_seen && self.preview.as_ref().is_some_and(Errands::is_busy);
        if is_waited_for || self.asked == self.given {
            return Ok(());
        }
        if self.preview.is_none() {
            self.preview = Some(preview_job::start(wake.clone())?);
        }
        if let (Some(preview), Some(question)) = (&mut self.preview, &self.asked) {
            preview.give(question.clone());
            self.given.clone_from(&self.asked);
        }
        Ok(())
    }

    fn hear(&mut self) {
        if let Some(bout) = &mut self.bout {
            bout.hear();
        }
        let reports = self.school.as_mut().map(Errands::hear).unwrap_or_default();
        self.report = reports.into_iter().last().or(self.report.take());
        let pictures = self.preview.as_mut().map(Errands::hear).unwrap_or_default();
        if let Some(picture) = pictures.into_iter().last() {
            self.seen = Some(Seen::new(*picture));
        }
    }

    /// Has it examined once there is a first picture: that comes first.
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
                school.give(factors);
            }
        }
        Ok(())
    }

    fn watch_file(&mut self, wake: &Wake) -> io::Result<()> {
        let watched = self.watch.as_ref().map(Watch::path);
        if watched != self.form.file.as_deref() {
            self.watch = self.form.file.clone().map(|file| Watch::start(file, wake.clone())).transpose()?;
        }
        Ok(())
    }

    /// Looks at the file at once: the window has come back from another program.
    pub(crate) fn look_at_file(&self) {
        if let Some(watch) = &self.watch {
            watch.look();
        }
    }

    /// Whether its file was changed since this was last asked.
    pub(crate) fn has_file_changed(&self) -> bool {
        self.watch.as_ref().is_some_and(Watch::has_changed)
    }

    /// Stops everything that goes on while the page is shown: another page is.
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
    fn while_a_slider_is_dragged_there_are_pictures() {
        let mut state = State::new(Form::new(named("Mine", "Master"), None, None));
        let (waker, woken) = channel();
        let wake: Wake = Arc::new(move || waker.send(()).unwrap_or_default());
        let position = Stage::Opening.position().unwrap();
        for step in 0..10_000 {
            // Every frame asks something else, long before a search of fifty levels is through.
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
        Personality { name: name.to_owned(), ..library::shipped_named(like).unwrap().clone() }
    }

    #[test]
    fn it_stays_compared_with_the_same_one_however_the_list_changes() {
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
