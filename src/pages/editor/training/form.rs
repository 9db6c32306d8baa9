//! The setup of a training: its fields, and the training that they describe.

use crate::context::prelude::*;
use crate::kit::form::{self, NumberField};
use crate::kit::number;
use crate::kit::widgets::FieldLook;
use crate::messages::{tournament, training as msg};
use crate::model::training::config::{Length, MAX_ROUNDS, TrainingTask};
use crate::pages::editor::training::commands::{self, ask_for_opponents, set_random_seed, start_training};
use crate::parts::board_choice::BoardChoice;
use crate::parts::chooser::pick::Pick;
use crate::parts::chooser::players::Players;
use crate::parts::more;
use span_it_core::engine::Seed;
use span_it_core::personality::ladder::Ladder;
use span_it_core::personality::library;
use span_it_lab::training::train::{Dimension, Objective, Space, TrainingConfig};

pub(super) const MAX_SIZE: (f32, f32) = (680.0, 720.0);
const MINUTES: [u32; 3] = [1, 5, 15];
/// They answer fast, and their styles differ.
const DEFAULT_OPPONENTS: [&str; 3] = ["Steady", "Fencer", "Blocker"];
/// Width of an end of a range, and of both with their names.
const END_WIDTH: f32 = 76.0;
const RANGE_WIDTH: f32 = 236.0;
/// From this width on, a range is beside the name of its factor, in points.
const ROOMY: f32 = 380.0;

const TARGET: NumberField<f64> = NumberField::new(msg::target, msg::target_range, |text| {
    number::number_in(text.trim().trim_end_matches('%'), 0.0..=100.0).map(|percent| percent / 100.0)
})
.unit("%");
const ROUNDS: NumberField<u32> =
    NumberField::new(msg::rounds, msg::rounds_range, |text| number::whole_in(text, 1..=MAX_ROUNDS));
const SEED: NumberField<Seed> = NumberField::new(msg::seed, msg::seed_range, number::typed_seed);
const VISITED: NumberField<u64> =
    NumberField::new(msg::visited, msg::visited_range, |text| number::whole_in(text, 1..=1_000_000_000));

#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) factor: Factor,
    pub(super) free: bool,
    pub(super) ends: [String; 2],
}

#[derive(Clone, Debug)]
pub struct TrainingForm {
    pub(super) start: Personality,
    pub(super) objective: usize,
    pub(super) target: String,
    pub(super) opponents: Players,
    pub(super) boards: BoardChoice,
    pub(super) length: usize,
    pub(super) rounds: String,
    pub(super) seed: String,
    pub(super) visited: String,
    pub(super) rows: Vec<Row>,
}

impl TrainingForm {
    pub fn new(start: Personality, seed: Seed) -> Self {
        let mut opponents = Players::default();
        let default = DEFAULT_OPPONENTS.into_iter().filter_map(library::builtin_named);
        opponents.add(default.map(|one| Pick::personality(one.clone(), None)), &Ladder::default());
        let row = |factor| {
            let Dimension { min, max, .. } = Dimension::of(factor).with_start(&start.factors);
            Row { factor, free: true, ends: [min, max].map(|end| end.to_string()) }
        };
        let rows = Factor::all().map(row).collect();
        Self {
            start,
            objective: 0,
            target: "40".to_owned(),
            opponents,
            boards: BoardChoice::default(),
            length: 1,
            rounds: "40".to_owned(),
            seed: seed.to_string(),
            visited: "5000".to_owned(),
            rows,
        }
    }

    pub(super) const fn needs_opponents(&self) -> bool {
        self.objective > 0
    }

    pub(super) const fn has_target(&self) -> bool {
        self.objective == 2
    }

    pub(super) fn length(&self) -> Result<Length, String> {
        if let Some(&minutes) = MINUTES.get(self.length) {
            return Ok(Length::Minutes(minutes));
        }
        Ok(Length::Rounds(ROUNDS.value(&self.rounds)?))
    }

    pub(super) fn sizes(&self) -> Result<Vec<BoardSize>, String> {
        let sizes = self.boards.sizes();
        if sizes.is_empty() { Err(msg::board_needed().to_owned()) } else { Ok(sizes) }
    }

    fn space(&self) -> Result<Space, String> {
        let free = self.rows.iter().filter(|row| row.free);
        if free.clone().next().is_none() {
            return Err(msg::factor_needed().to_owned());
        }
        let dimensions = free.map(|row| row.dimension(&self.start.factors));
        let dimensions = dimensions.collect::<Result<Vec<_>, _>>()?;
        Space::new(dimensions).map_err(|error| error.to_string())
    }

    fn objective(&self) -> Result<Objective, String> {
        if !self.needs_opponents() {
            return Ok(Objective::Keep);
        }
        let against = self.opponents.agents(&[]);
        if against.is_empty() {
            return Err(msg::opponent_needed().to_owned());
        }
        if self.has_target() {
            Ok(Objective::Target { against, score: TARGET.value(&self.target)? })
        } else {
            Ok(Objective::Score { against })
        }
    }

    /// The training that the fields describe, or the first wrong field as a text for the player.
    pub fn task(&self) -> Result<TrainingTask, String> {
        let training = TrainingConfig {
            start: self.start.factors.clone(),
            objective: self.objective()?,
            boards: self.sizes()?,
            space: self.space()?,
            seed: SEED.value(&self.seed)?,
            max_visited: VISITED.value(&self.visited)?,
        };
        training.check().map_err(|error| error.to_string())?;
        let task = TrainingTask { start: self.start.clone(), training, length: self.length()? };
        let new = task.personality(self.start.factors.clone(), u32::MAX);
        if new.has_room() { Ok(task) } else { Err(msg::name_too_long().to_owned()) }
    }
}

impl Row {
    /// The factor with its range, which must contain the start value; or an error text.
    pub(super) fn dimension(&self, start: &Factors) -> Result<Dimension, String> {
        let [Ok(min), Ok(max)] = self.ends.each_ref().map(|end| number::typed_number(end)) else {
            return Err(msg::range_needed().to_owned());
        };
        let dimension = Dimension::parse(&format!("{}={min}:{max}", self.factor.info().key));
        let dimension = dimension.ok().ok_or_else(|| msg::range_needed().to_owned())?;
        if dimension.check_start(start).is_ok() {
            Ok(dimension)
        } else {
            Err(msg::start_out_of_range(self.factor, start[self.factor]))
        }
    }
}

/// Returns whether to close the dialog.
pub(super) fn show(cx: &Context, id: egui::Id, form: &mut TrainingForm, focus: bool) -> bool {
    let task = form.task();
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        ui.add(Label::new(text::body_strong(&form.start.name)).truncate());
        ui.add(Label::new(text::soft(msg::about())).wrap());
        length(ui, form);
        if !more::button(ui, cx) {
            return;
        }
        if objective(ui, form) {
            commands::request(cx, ask_for_opponents);
        }
        boards(ui, form);
        SEED.row(ui, &mut form.seed, |ui| {
            if widgets::button(tournament::new_seed()).small().show(ui).clicked() {
                commands::request(cx, set_random_seed);
            }
        });
        visited(ui, form);
        factors(ui, form);
    };
    let result = widgets::dialog(&cx.egui, (id, msg::title()), MAX_SIZE, body, |ui| {
        widgets::help_here(ui, msg::title());
        let why_not = task.as_ref().err().map(String::as_str);
        FormFooter { why_not, problem: why_not, ..FormFooter::new(msg::start()) }.show(ui)
    });
    let (main, is_cancelled) = result.footer;
    if focus {
        main.request_focus();
    }
    match (result.entered, form.task()) {
        (Some(field), Err(_)) if !main.clicked() => form::correct(&cx.egui, field),
        (None, _) if !main.clicked() => {}
        _ => commands::request(cx, start_training),
    }
    result.closed || is_cancelled
}

/// Returns whether to ask for more opponents.
fn objective(ui: &mut egui::Ui, form: &mut TrainingForm) -> bool {
    heading(ui, msg::objective());
    let items = msg::objectives().map(SegmentItem::plain);
    widgets::segmented(ui, msg::objective(), &mut form.objective, &items);
    widgets::note(ui, msg::objective_notes()[form.objective.min(2)], false);
    if form.has_target() {
        TARGET.row(ui, &mut form.target, |_| ());
    }
    if !form.needs_opponents() {
        return false;
    }
    heading(ui, msg::opponents());
    form.opponents.show(ui, msg::opponents());
    if form.opponents.count() == 0 {
        widgets::note(ui, msg::opponent_needed(), true);
    } else if let Ok(visited) = VISITED.value(&form.visited) {
        widgets::note(ui, &msg::opponents_note(visited), false);
    }
    widgets::button(msg::add_opponents()).small().show(ui).clicked()
}

fn boards(ui: &mut egui::Ui, form: &mut TrainingForm) {
    heading(ui, msg::boards());
    if let Some((index, chosen)) = form.boards.show(ui) {
        form.boards.0[index] = chosen;
    }
    if let Err(problem) = form.sizes() {
        widgets::note(ui, &problem, true);
    }
}

fn length(ui: &mut egui::Ui, form: &mut TrainingForm) {
    heading(ui, msg::length());
    let items = msg::lengths().map(SegmentItem::plain);
    widgets::segmented(ui, msg::length(), &mut form.length, &items);
    if form.length >= MINUTES.len() {
        ROUNDS.row(ui, &mut form.rounds, |_| ());
        widgets::note(ui, msg::rounds_note(), false);
    } else {
        widgets::note(ui, msg::minutes_note(), false);
    }
}

fn visited(ui: &mut egui::Ui, form: &mut TrainingForm) {
    VISITED.row(ui, &mut form.visited, |_| ());
    widgets::note(ui, msg::visited_note(), false);
}

fn factors(ui: &mut egui::Ui, form: &mut TrainingForm) {
    let count = form.rows.iter().filter(|row| row.free).count();
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 30.0;
        ui.label(text::subheading(msg::factors()));
        ui.label(text::soft(msg::free_count(count, form.rows.len())));
        for (label, free) in [(msg::all(), true), (msg::none(), false)] {
            if widgets::button(label).small().quiet().show(ui).clicked() {
                form.rows.iter_mut().for_each(|row| row.free = free);
            }
        }
    });
    if count == 0 {
        widgets::note(ui, msg::factor_needed(), true);
    }
    let problem = |row: &Row| row.dimension(&form.start.factors).err().filter(|_| row.free);
    if let Some(problem) = form.rows.iter().find_map(problem) {
        widgets::note(ui, &problem, true);
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    for row in &mut form.rows {
        let is_invalid = row.free && row.dimension(&form.start.factors).is_err();
        factor(ui, row, is_invalid);
    }
}

/// One factor. Below `ROOMY`, its range is on a second line.
fn factor(ui: &mut egui::Ui, row: &mut Row, is_invalid: bool) {
    let (width, name) = (ui.available_width(), row.factor.info().name);
    let look = if is_invalid { FieldLook::Invalid } else { FieldLook::Plain };
    if width < ROOMY {
        widgets::checkbox(ui, &mut row.free, name);
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if width < ROOMY {
            ui.add_space(28.0);
        } else {
            widgets::cell(ui, width - RANGE_WIDTH, 30.0, Layout::left_to_right(Align::Center), |ui| {
                widgets::checkbox(ui, &mut row.free, name);
            });
        }
        for (index, value) in row.ends.iter_mut().enumerate() {
            ui.label(text::soft(msg::range()[index]));
            let name = msg::range_end(row.factor, index);
            ui.add_enabled_ui(row.free, |ui| widgets::list_number_field(ui, value, &name, END_WIDTH, look));
        }
    });
}

fn heading(ui: &mut egui::Ui, message: &str) {
    ui.add_space(4.0);
    ui.label(text::subheading(message));
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_lab::tournament::PlayerSpec;

    fn form() -> TrainingForm {
        TrainingForm::new(library::builtin_named("Steady").unwrap().clone(), Seed::new(1993).unwrap())
    }

    #[test]
    fn default_is_wins_kept_with_all_factors() {
        let task = form().task().unwrap();
        assert_eq!((&task.training.objective, task.length), (&Objective::Keep, Length::Minutes(5)));
        assert_eq!(task.training.space, Space::all());
        assert_eq!((task.training.boards, task.training.max_visited), (vec![BoardSize::STANDARD], 5000));
        assert_eq!(task.training.start, task.start.factors);
    }

    #[test]
    fn config_matches_the_fields() {
        let mut form = form();
        form.objective = 2;
        form.target = "35,5 %".to_owned();
        form.visited = "12 000".to_owned();
        (form.length, form.rounds) = (MINUTES.len(), "7".to_owned());
        let free = [Factor::NodeMajor, Factor::GameTreeMaxDepth];
        form.rows.iter_mut().for_each(|row| row.free = free.contains(&row.factor));
        form.rows[0].ends = ["−2,5".to_owned(), "4".to_owned()];
        let task = form.task().unwrap();
        let Objective::Target { against, score } = &task.training.objective else { panic!("a target") };
        assert!((score - 0.355).abs() < 1e-12);
        assert_eq!(against.iter().map(PlayerSpec::name).collect::<Vec<_>>(), DEFAULT_OPPONENTS);
        assert_eq!((task.length, task.training.max_visited), (Length::Rounds(7), 12_000));
        let space = task.training.space.dimensions();
        assert_eq!(
            (space.len(), space[0].factor, space[0].min, space[0].max),
            (2, Factor::NodeMajor, -2.5, 4.0)
        );
    }

    #[test]
    fn names_the_first_wrong_field() {
        type Change = fn(&mut TrainingForm);
        let cases: [(Change, &str); 6] = [
            (|form| form.rows[11].ends[0] = "0".to_owned(), msg::range_needed()),
            (|form| form.boards.0.fill(false), msg::board_needed()),
            (|form| form.visited = "0".to_owned(), msg::visited_range()),
            (|form| (form.length, form.rounds) = (3, "0".to_owned()), msg::rounds_range()),
            (
                |form| {
                    form.objective = 1;
                    form.opponents = Players::default();
                },
                msg::opponent_needed(),
            ),
            (|form| form.start.name = "n".repeat(25_000), msg::name_too_long()),
        ];
        for (change, problem) in cases {
            let mut form = form();
            change(&mut form);
            assert_eq!(form.task(), Err(problem.to_owned()));
        }
    }

    #[test]
    fn range_contains_the_start() {
        let mut outside = form();
        outside.rows[0].ends = ["10".to_owned(), "20".to_owned()];
        assert_eq!(outside.task(), Err(msg::start_out_of_range(Factor::NodeMajor, 2.0)));
        let mut far = library::builtin_named("Steady").unwrap().clone();
        far.factors.set(Factor::NodeMajor, 40.0).unwrap();
        let task = TrainingForm::new(far, Seed::default()).task().unwrap();
        assert_eq!(task.training.space.dimensions()[0].max.to_bits(), 40.0_f64.to_bits());
    }
}
