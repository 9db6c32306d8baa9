//! What the editor keeps between frames.

use std::io;

use crate::board::{BoardState, Heat, WeightChange};
use crate::context::prelude::*;
use crate::context::states::States;
use crate::model::drafts::Drafts;
use crate::model::form::EditorForm;
use crate::model::measurements::{AccuracyReport, QuickMatch, start_accuracy_test};
use crate::model::strength::StrengthTest;
use crate::pages::editor::preview_job;
use crate::pages::editor::preview_job::{Preview, PreviewRequest, TestPosition};
use crate::parts::heat_map;
use crate::platform::jobs::{Job, Wake, Worker, load_personalities};
use span_it_core::engine::NodeWeight;
use span_it_core::personality::character::Trait;
use span_it_core::personality::ladder::{Ladder, Measured};
use span_it_core::personality::library;
use span_it_core::personality::sliders::factors_of;

const MAX_TIME: Duration = Duration::from_secs(10);

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Comparison {
    #[default]
    None,
    /// The saved state, or the start personality of a training.
    SavedVersion,
    Personality(Box<Personality>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchTime {
    Took(Duration),
    /// It stopped at this limit.
    Over(Duration),
}

#[derive(Debug)]
pub struct DrawnPreview {
    pub preview: Preview,
    /// Its weights, in descending order.
    pub ranked: Vec<NodeWeight>,
    pub heat: Vec<Heat>,
    pub weight_changes: Vec<WeightChange>,
}

/// Minimum difference of two shares that is drawn.
const MIN_SHOWN_CHANGE: f32 = 0.12;

impl DrawnPreview {
    pub(super) fn new(preview: Preview) -> Self {
        let size = preview.request.position.size();
        let ranked = heat_map::ranked(size, &preview.own.weights);
        let map = heat_map::map_of(&ranked);
        let theirs =
            preview.other.as_ref().map(|other| heat_map::map_of(&heat_map::ranked(size, &other.weights)));
        let change = |own: &Heat| {
            let their = theirs.as_ref()?.iter().find(|heat| heat.node == own.node)?;
            Some(WeightChange { node: own.node, change: own.share - their.share })
        };
        let weight_changes =
            map.iter().filter_map(change).filter(|shift| shift.change.abs() >= MIN_SHOWN_CHANGE).collect();
        Self { ranked, heat: map, weight_changes, preview }
    }
}

#[derive(Debug)]
pub struct EditorState {
    pub form: EditorForm,
    pub test_position: TestPosition,
    pub comparison: Comparison,
    /// The personalities that can be compared with.
    pub others: Vec<Personality>,
    pub outdated: bool,
    pub board: BoardState,
    /// The node under the pointer or the cursor.
    pub pointed: Option<Node>,
    pub(crate) returns_to_review: bool,
    /// The autosaved changes.
    pub(crate) drafts: Drafts,
    pub quick_match: Option<QuickMatch>,
    /// The factor whose row has the focus.
    pub factor: Option<Factor>,
    /// The slider with the focus or under the pointer.
    pub slider: Option<Trait>,
    pub focused: Option<egui::Id>,
    pub drawn: Option<DrawnPreview>,
    /// Searches what the drawn preview has not.
    search: Option<Worker<Preview, Box<Preview>>>,
    reading: Option<Job<Vec<Personality>>>,
    accuracy_test: Option<Worker<Factors, AccuracyReport>>,
    tested_factors: Option<Factors>,
    /// The factors whose result is kept with the versions.
    pub(crate) noted_accuracy: Option<Factors>,
    report: Option<AccuracyReport>,
    strength: Option<StrengthTest>,
}

/// The form of the personality editor, if it is open or was left.
pub(crate) fn form_mut(states: &mut States) -> Option<&mut EditorForm> {
    states.get_mut::<EditorState>().map(|state| &mut state.form)
}

impl EditorState {
    pub fn new(form: EditorForm) -> Self {
        Self {
            form,
            test_position: TestPosition::default(),
            comparison: Comparison::default(),
            others: library::builtin().to_vec(),
            outdated: true,
            board: BoardState::default(),
            pointed: None,
            returns_to_review: false,
            drafts: Drafts::default(),
            quick_match: None,
            factor: None,
            slider: None,
            focused: None,
            drawn: None,
            search: None,
            reading: None,
            accuracy_test: None,
            tested_factors: None,
            noted_accuracy: None,
            report: None,
            strength: None,
        }
    }

    /// The place of the personality on the ladder, once that is known.
    pub(super) fn place_on_ladder(&self) -> Option<f64> {
        self.strength.as_ref().filter(|test| test.factors == *self.form.factors())?.place()
    }

    /// Measures the strength, unless it was measured before. Returns when to call again.
    pub(crate) fn measure_strength(
        &mut self,
        ratings: &Ladder,
        now: Duration,
        wake: &Wake,
    ) -> io::Result<Option<Duration>> {
        let factors = self.form.factors();
        if self.strength.as_ref().is_none_or(|test| test.factors != *factors) {
            let known = ratings.strength_of(factors).map(|strength| strength.elo);
            self.strength = Some(StrengthTest::new(factors.clone(), now, known));
        }
        self.strength.as_mut().map_or(Ok(None), |test| test.update(now, wake))
    }

    /// The strength of the edited personality when it has been measured, and whether it is saved.
    pub(crate) fn take_measured(&mut self) -> Option<(Measured, bool)> {
        let test = self.strength.as_mut()?;
        let (strength, factors) = (test.take_result()?, test.factors.clone());
        let is_saved = self.form.file.is_some() && factors == self.form.saved.factors;
        let name = self.form.saved.name.clone();
        Some((Measured { name, factors, strength, tournament: None }, is_saved))
    }

    pub const fn accuracy_test(&self) -> Option<&AccuracyReport> {
        self.report.as_ref()
    }

    /// Whether the slider with the focus or under the pointer moves the factor.
    pub(super) fn is_slid(&self, factor: Factor) -> bool {
        self.slider.is_some_and(|slider| factors_of(slider).any(|own| own == factor))
    }

    pub const fn is_compared_with_other(&self) -> bool {
        matches!(self.comparison, Comparison::Personality(_))
    }

    pub fn compared(&self) -> Option<&Personality> {
        match &self.comparison {
            Comparison::None => None,
            Comparison::SavedVersion => Some(self.form.comparison_baseline().0),
            Comparison::Personality(other) => Some(other),
        }
    }

    /// Replaces the personalities to compare with. The compared one is updated if it has changed, and stays
    /// if it was deleted.
    fn set_others(&mut self, others: Vec<Personality>) {
        if let Comparison::Personality(comparison) = &mut self.comparison
            && !others.contains(comparison)
            && let Some(changed) = others.iter().rfind(|other| other.name == comparison.name)
        {
            **comparison = changed.clone();
        }
        self.others = others;
    }

    pub(crate) fn load_others(&mut self, folder: Option<PathBuf>, wake: &Wake) {
        if std::mem::take(&mut self.outdated) {
            self.reading = load_personalities(folder, wake.clone());
        }
        if let Some(others) = Job::take_answer(&mut self.reading) {
            self.set_others(others);
        }
    }

    /// The position of the preview; `None` if it is the current game and that has ended.
    pub fn position(&self, session: &Session) -> Option<Position> {
        match self.test_position.position() {
            None if span_it_core::board::winner(&session.shown_position()).is_some() => None,
            None => Some(session.shown_position()),
            position => position,
        }
    }

    /// How long the lookahead takes in the shown position, once that is known.
    pub(super) fn search_time(&self) -> Option<SearchTime> {
        let Preview { request, own, complete, .. } = &self.drawn.as_ref()?.preview;
        if request.factors.max_depth() < 2 || *self.form.factors() != request.factors {
            return None;
        }
        let over = complete.then_some(SearchTime::Over(request.limit));
        own.time.map(SearchTime::Took).or(over)
    }

    /// Updates preview and accuracy test after a change, and processes their results. The accuracy test
    /// waits while `busy`, that is while a slider is dragged.
    pub(crate) fn update(&mut self, session: &Session, busy: bool, wake: &Wake) -> io::Result<()> {
        self.poll();
        let request = self.position(session).map(|position| PreviewRequest {
            position,
            factors: self.form.factors().clone(),
            other: self.compared().map(|other| other.factors.clone()),
            seed: session.setup().seed,
            limit: session.setup().max_move.unwrap_or(MAX_TIME).min(MAX_TIME),
        });
        if self.drawn.as_ref().map(|drawn| &drawn.preview.request) != request.as_ref() {
            self.draw(request, wake)?;
        }
        if busy { Ok(()) } else { self.start_accuracy_test(wake) }
    }

    /// Computes the weights and the moves of one level, and starts the search of the further levels.
    fn draw(&mut self, request: Option<PreviewRequest>, wake: &Wake) -> io::Result<()> {
        if let Some(search) = &mut self.search {
            search.cancel();
        }
        self.drawn = request.and_then(Preview::new).map(DrawnPreview::new);
        if let Some(DrawnPreview { preview, .. }) = &self.drawn
            && !preview.complete
        {
            let search = match &mut self.search {
                Some(search) => search,
                none => none.insert(preview_job::start(wake.clone())?),
            };
            search.submit(preview.clone());
        }
        Ok(())
    }

    fn poll(&mut self) {
        if let Some(quick_match) = &mut self.quick_match {
            quick_match.poll();
        }
        let reports = self.accuracy_test.as_mut().map(Worker::poll).unwrap_or_default();
        self.report = reports.into_iter().last().or(self.report.take());
        let previews = self.search.as_mut().map(Worker::poll).unwrap_or_default();
        if let Some(preview) = previews.into_iter().last() {
            self.drawn = Some(DrawnPreview::new(*preview));
        }
    }

    fn start_accuracy_test(&mut self, wake: &Wake) -> io::Result<()> {
        let factors = self.form.factors().clone();
        if self.tested_factors.as_ref() != Some(&factors) {
            self.tested_factors = Some(factors.clone());
            if self.report.as_ref().is_some_and(|report| report.over && report.factors == factors) {
                return Ok(());
            }
            if self.accuracy_test.is_none() {
                self.accuracy_test = Some(start_accuracy_test(wake.clone())?);
            }
            if let Some(accuracy_test) = &mut self.accuracy_test {
                accuracy_test.submit(factors);
            }
        }
        Ok(())
    }

    /// Stops all jobs of the page, because another page is shown.
    pub(crate) fn stop_jobs(&mut self) {
        (self.search, self.drawn) = (None, None);
        (self.reading, self.outdated) = (None, true);
        (self.accuracy_test, self.tested_factors) = (None, None);
        self.strength = None;
        if let Some(quick_match) = &mut self.quick_match {
            quick_match.cancel();
        }
        self.form.of = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::jobs::test_wake;
    use span_it_core::engine::{self, Seed};

    #[test]
    fn preview_follows_a_dragged_slider_at_once() {
        let mut state = EditorState::new(EditorForm::new(named("Mine", "Master"), None, None));
        let (wake, woken) = test_wake();
        let mut factors = state.form.saved.factors.clone();
        factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        let position = TestPosition::Opening.position().unwrap();
        let (seed, other) = (Seed::default(), None);
        let mut request = PreviewRequest { position, factors, other, seed, limit: MAX_TIME };
        for step in 0..20 {
            // The request changes in every frame, long before a search of 50 levels finishes.
            request.factors.set(Factor::NodeMajor, f64::from(step)).unwrap();
            state.draw(Some(request.clone()), &wake).unwrap();
            let preview = &state.drawn.as_ref().unwrap().preview;
            assert_eq!((&preview.request, preview.own.choice.depth), (&request, 1));
            let weights = engine::weigh(&request.position, &request.factors, seed);
            assert_eq!(preview.own.weights, weights);
        }
        while state.drawn.as_ref().unwrap().preview.own.choice.depth == 1 {
            woken.recv().unwrap();
            state.poll();
        }
    }

    fn named(name: &str, like: &str) -> Personality {
        Personality { name: name.to_owned(), ..library::builtin_named(like).unwrap().clone() }
    }

    #[test]
    fn comparison_survives_changes_of_the_list() {
        let mut state = EditorState::new(EditorForm::new(named("Mine", "Steady"), None, None));
        let [ada, bob] = [named("Ada", "Spider"), named("Bob", "Master")];
        state.set_others(vec![ada.clone(), bob.clone()]);
        state.comparison = Comparison::Personality(Box::new(bob.clone()));
        state.set_others(vec![bob.clone()]);
        assert_eq!(state.compared(), Some(&bob));
        state.set_others(vec![ada]);
        assert_eq!(state.compared(), Some(&bob), "a deleted personality stays as it was");
        let changed = named("Bob", "Novice");
        state.set_others(vec![changed.clone()]);
        assert_eq!(state.compared(), Some(&changed));
    }
}
