//! The setup of a tournament: agents, games, boards, limits.

pub(crate) mod parts;
pub(crate) mod plan;
pub(crate) mod search_cost;

use crate::context::page::{TITLE_BESIDE, back_button};
use crate::context::prelude::*;
use crate::kit::form::NumberField;
use crate::kit::split::{self, Part, Split};
use crate::messages::{opponent_model, opponents, tournament as msg};
use crate::pages::tournament::setup::parts::Kind;
use crate::pages::tournament::setup::plan::{LIMIT, MAX_AGENTS, OPENING, Planned, SEED, SetUp, VISITS};
use crate::pages::tournament::state::TournamentState;
use crate::pages::tournament::{commands, history_list, label, start, top};
use crate::parts::chooser::Purpose;
use crate::parts::chooser::commands::ask_for_several;
use crate::parts::more;
use span_it_lab::tournament::Plan;

/// From this duration on, the estimate is a warning.
const LONG: Duration = Duration::from_mins(10);
const COUNT_WIDTH: f32 = 72.0;
const NAME_WIDTH: f32 = 150.0;
const SEED_WIDTH: f32 = 58.0;
/// Width of a label before a wide field.
const FIRST_WIDTH: f32 = 100.0;

const LOOK: Split = Split {
    id: "tournament set-up",
    side: 330.0,
    is_left: false,
    side_margins: [Margin::symmetric(26, 22), Margin::symmetric(16, 12)],
    main_margins: [Margin::symmetric(34, 22), Margin::symmetric(16, 12)],
};

pub(super) fn show(ui: &mut egui::Ui, state: &mut TournamentState, cx: &Context) {
    split::split(ui, LOOK, state.setup_tab == 1, |ui, part| match part {
        Part::Tabs => {
            crate::pages::tournament::tabs(
                ui,
                &mut state.setup_tab,
                &[msg::players(), msg::set_up_text()],
                cx,
            );
        }
        Part::Main => main(ui, state, cx),
        Part::Side => choices(ui, state, cx),
    });
}

fn main(ui: &mut egui::Ui, state: &mut TournamentState, cx: &Context) {
    top(ui, msg::title(), &msg::set_up(state.setup.kind.note()), |ui| {
        if state.last.is_some() && widgets::button(msg::back_to_results()).icon(Icon::Prev).show(ui).clicked()
        {
            cx.later(commands::go_back);
        }
    });
    ui.add_space(10.0);
    players(ui, state, cx);
}

fn players(ui: &mut egui::Ui, state: &mut TournamentState, cx: &Context) {
    let players = &mut state.setup.players;
    let count = players.count();
    ui.horizontal_wrapped(|ui| {
        ui.label(text::subheading(msg::players()));
        // Fixed width, so that the buttons do not move.
        widgets::label_cell(ui, COUNT_WIDTH, 28.0, text::soft(msg::chosen_count(count)));
        if widgets::button(msg::add_players()).small().show(ui).clicked() {
            cx.later(|cx| add(cx, opponents::several_title(), Purpose::Tournament));
        }
        let readers = widgets::button(msg::add_readers()).small().tip(opponent_model::read_opponent_note());
        if readers.show(ui).clicked() {
            cx.later(|cx| add(cx, opponents::readers_title(), Purpose::Readers));
        }
        if widgets::button(msg::none()).small().quiet().show(ui).clicked() {
            players.untick();
        }
    });
    // Always visible, as a text that appears would move the list under the pointer.
    widgets::note(ui, msg::player_count_range(), !(2..=MAX_AGENTS).contains(&count));
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("players").auto_shrink([false, false]).show(ui, |ui| {
        players.show(ui, msg::players());
        history_list::show(ui, &mut state.saved, cx);
    });
}

fn add(cx: &mut Context, title: &'static str, purpose: Purpose) {
    ask_for_several(cx, title, purpose, |cx| Some(&mut cx.states.the_mut::<TournamentState>().setup.players));
}

fn choices(ui: &mut egui::Ui, state: &mut TournamentState, cx: &Context) {
    let setup = &mut state.setup;
    widgets::row_from_right(ui, 32.0, |ui| {
        if split::is_wide(ui) {
            back_button(ui, msg::close(), TITLE_BESIDE, cx);
            widgets::help_here(ui, msg::title());
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::heading(msg::set_up_text()))
        });
    });
    ui.add_space(8.0);
    let foot = 92.0;
    let height = (ui.available_height() - foot).max(80.0);
    ScrollArea::vertical().id_salt("set-up").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        kind(ui, setup);
        games(ui, setup);
        // Always has a line, so that nothing moves.
        ui.add(Label::new(text::soft(setup.games_note())).truncate());
        boards(ui, setup);
        field(ui, &LIMIT, &mut setup.limit);
        time_limits(ui, &mut setup.limit);
        more(ui, setup, cx);
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        start_row(ui, Planned::of(&mut state.planned, &state.setup), cx);
    });
}

fn start_row(ui: &mut egui::Ui, planned: &Planned, cx: &Context) {
    let plan = &planned.plan;
    let why = plan.as_ref().err().cloned().unwrap_or_default();
    let start = widgets::button(msg::start()).primary().min_width(ui.available_width());
    if start.show_enabled(ui, plan.is_ok(), Some(&why)).clicked() {
        cx.later(start::start);
    }
    match plan {
        Ok(plan) => {
            let size = text::body(msg::size_estimate(plan.games(), planned.time));
            let is_long = planned.time.is_some_and(|time| time > LONG);
            ui.label(if is_long { size.color(Palette::of(ui).warn) } else { size })
        }
        Err(why) => ui.add(Label::new(text::small(why).color(Palette::of(ui).bad)).wrap()),
    };
}

const FIELD_HEIGHT: f32 = 34.0;
const FIELD_WIDTH: f32 = 120.0;

fn line(ui: &mut egui::Ui, width: f32, name: &str, contents: impl FnOnce(&mut egui::Ui)) {
    // The row has the height of the field from the start, else the label before it would be too high.
    let row = vec2(ui.available_width(), FIELD_HEIGHT);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        label(ui, width, name);
        contents(ui);
    });
}

/// The error text is above *Start*, so that nothing moves.
fn field<T>(ui: &mut egui::Ui, field: &NumberField<T>, value: &mut String) {
    line(ui, NAME_WIDTH, (field.name)(), |ui| drop(field.show(ui, value, FIELD_WIDTH)));
}

/// What may be entered depends on the boards.
fn games(ui: &mut egui::Ui, setup: &mut SetUp) {
    let problem = setup.pairs().err();
    line(ui, NAME_WIDTH, msg::games(), |ui| {
        let width = ui.available_width().min(FIELD_WIDTH);
        let field = widgets::number_field(ui, &mut setup.games, msg::games(), width, "", problem.is_some());
        if let Some(problem) = problem {
            field.on_hover_text(problem);
        }
    });
}

const TIME_LIMITS: [&str; 4] = ["0.1", "0.5", "2", "10"];

fn time_limits(ui: &mut egui::Ui, limit: &mut String) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for step in TIME_LIMITS.into_iter().chain([""]) {
            let message = msg::time_limit(step);
            if widgets::button(&message).small().selected(limit.trim() == step).show(ui).clicked() {
                step.clone_into(limit);
            }
        }
    });
}

/// The kind, and the first player of a gauntlet.
fn kind(ui: &mut egui::Ui, setup: &mut SetUp) {
    let mut index = setup.kind as usize;
    let items = msg::kinds().map(widgets::SegmentItem::plain);
    widgets::segmented(ui, msg::kind(), &mut index, &items);
    setup.kind = Kind::ALL[index.min(Kind::ALL.len() - 1)];
    if setup.kind == Kind::RoundRobin {
        return;
    }
    line(ui, FIRST_WIDTH, msg::first_player_text(), |ui| {
        let names = setup.names();
        let value = names.first().map(|name| msg::listed_name(name)).unwrap_or_default();
        widgets::choice_menu(ui, ui.available_width(), &value, &msg::first_player(&value), |ui| {
            ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
                for (place, name) in names.iter().enumerate() {
                    if widgets::choice_item(ui, place == 0, &msg::listed_name(name)) {
                        setup.first = Some(name.clone());
                    }
                }
            });
        });
    });
}

/// What only experts need.
fn more(ui: &mut egui::Ui, setup: &mut SetUp, cx: &Context) {
    if !more::button(ui, cx) {
        return;
    }
    if widgets::button(msg::competition()).small().tip(msg::competition_tip()).show(ui).clicked() {
        setup.fill_numbers(&Plan::competition(Vec::new()));
    }
    field(ui, &OPENING, &mut setup.opening);
    field(ui, &VISITS, &mut setup.visits);
    seed(ui, setup, cx);
}

fn seed(ui: &mut egui::Ui, setup: &mut SetUp, cx: &Context) {
    line(ui, SEED_WIDTH, msg::seed(), |ui| {
        if widgets::button(msg::new_seed()).small().show(ui).clicked() {
            cx.later(|cx| {
                cx.states.the_mut::<TournamentState>().setup.seed = cx.platform.random_seed().to_string();
            });
        }
        SEED.show(ui, &mut setup.seed, FIELD_WIDTH);
    });
}

fn boards(ui: &mut egui::Ui, setup: &mut SetUp) {
    let name = text::soft(msg::boards());
    let name = if setup.sizes().is_empty() { name.color(Palette::of(ui).bad) } else { name };
    widgets::label_cell(ui, NAME_WIDTH, 28.0, name);
    if let Some((index, chosen)) = setup.boards.show(ui) {
        setup.set_board(index, chosen);
    }
    line(ui, FIRST_WIDTH, msg::other_boards(), |ui| {
        let (mut typed, problem) = (setup.other_boards.clone(), setup.other_boards_problem());
        let width = ui.available_width();
        let field = widgets::text_field(ui, &mut typed, msg::other_boards(), width, problem.is_some());
        let changed = field.changed();
        field.on_hover_text(problem.as_deref().unwrap_or(msg::other_boards_tip()));
        if changed {
            setup.set_other_boards(typed);
        }
    });
}
