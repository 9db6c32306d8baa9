//! The history of games: storing finished and abandoned games, and the page *Games* that lists them
//! (`docs/interface.md, "Games"`).

pub(crate) mod commands;
pub(crate) mod database;
pub(crate) mod database_thread;
pub(crate) mod explorer_panel;
pub(crate) mod list;
pub(crate) mod recorder;
pub(crate) mod state;

use crate::context::action::learn::PuzzleAction;
use crate::context::page::{back_button, when};
use crate::context::prelude::*;
use crate::kit::split::{self, Part, Split};
use crate::kit::widgets::ValueMenu;
use crate::messages::game::why_disabled;
use crate::messages::games as msg;
use crate::messages::games::explorer as explorer_msg;
use crate::messages::puzzle::no_mistakes;
use crate::pages::games::commands::{delete, erase, export, load, open, put_back, read, review, undo_delete};
use crate::pages::games::state::{GamesState, Period};
use span_it_store::games::{GameId, Order};

/// Of a paragraph, in points.
const MAX_TEXT_WIDTH: f32 = 640.0;
/// With the space above, in points.
const BUTTONS_HEIGHT: f32 = 46.0;
const LOOK: Split = Split {
    id: "games",
    side: 340.0,
    is_left: false,
    side_margins: [Margin::same(16), Margin::symmetric(12, 8)],
    main_margins: [Margin::symmetric(24, 16), Margin::symmetric(12, 8)],
};

impl Page for GamesState {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        split::split(ui, LOOK, self.tab == 1, |ui, part| match part {
            Part::Tabs => title(ui, self, cx),
            Part::Side => {
                explorer_panel::show(ui, &mut self.explorer, &self.sizes, cx);
            }
            Part::Main => {
                ui.spacing_mut().item_spacing.y = 8.0;
                if split::is_wide(ui) {
                    widgets::row_from_right(ui, 40.0, |ui| title(ui, self, cx));
                }
                filters(ui, self, cx);
                games(ui, self, &cx.settings.handle, cx);
            }
        });
        self.follow_explorer();
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Files, "games")
    }

    fn can_undo(&self, _session: &Session) -> Possible {
        when(self.can_undo, why_disabled::undo())
    }

    fn adapt(&self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::Undo) => Action::call(undo_delete),
            action => action,
        }
    }
}

/// Width of the tabs with the help button, in points.
const TABS_AND_HELP: f32 = 300.0;

/// In a narrow window with the tabs. Filled from the right.
fn title(ui: &mut Ui, state: &mut GamesState, cx: &Context) {
    ui.spacing_mut().item_spacing.x = 8.0;
    back_button(ui, msg::close(), TABS_AND_HELP, cx);
    widgets::help_here(ui, msg::title());
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if split::is_wide(ui) {
            ui.label(text::title(msg::title()));
        } else {
            split::tabs(ui, msg::tabs_name(), &mut state.tab, &[msg::title(), explorer_msg::title()]);
        }
        if let Some(total) = state.rows.total {
            ui.add(Label::new(text::body_soft(msg::total(total, state.is_filtered()))).truncate());
        }
    });
}

fn games(ui: &mut Ui, state: &mut GamesState, handle: &str, cx: &Context) {
    if let Some(problem) = &state.problem {
        let text = text::body(msg::not_read(problem)).color(Palette::of(ui).bad);
        ui.add(Label::new(text).wrap());
    }
    match state.rows.total {
        None if state.problem.is_some() => {}
        None => {
            ui.add(Label::new(text::body_soft(msg::reading())).wrap());
        }
        Some(0) if state.is_filtered() => {
            let none = if state.filter.deleted { msg::none_deleted() } else { msg::no_match() };
            ui.add(Label::new(text::body_soft(none)).wrap());
            if widgets::button(msg::show_all()).small().show(ui).clicked() {
                state.clear_filter();
            }
        }
        Some(0) => {
            ui.set_max_width(ui.available_width().min(MAX_TEXT_WIDTH));
            ui.add(Label::new(text::body_soft(msg::empty())).wrap());
        }
        Some(_) => {
            let room = ui.available_rect_before_wrap();
            let above = room.with_max_y(room.bottom() - BUTTONS_HEIGHT);
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| list::show(ui, state, cx));
            let below = room.with_min_y(above.bottom() + 8.0);
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| buttons(ui, state, handle, cx));
            return;
        }
    }
    // Asks for the first games.
    let missing = state.rows.missing(0..1);
    cx.request_all(missing.into_iter().map(|part| Action::call(move |cx| load(cx, part))));
}

/// The commands for the chosen game. `handle` is the name of the player.
fn buttons(ui: &mut Ui, state: &mut GamesState, handle: &str, cx: &Context) {
    if state.filter.deleted {
        return buttons_of_deleted(ui, state, cx);
    }
    let game = state.chosen_game().map(|game| game.id);
    let is_chosen = game.map(|_| ()).ok_or(msg::choose_first());
    let is_narrow = ui.available_width() < NARROW_BUTTONS;
    let button = |label| if is_narrow { widgets::button(label).small() } else { widgets::button(label) };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = if is_narrow { 4.0 } else { 8.0 };
        let mut command = |button: widgets::Button<'_>, possible: Possible, action: fn(GameId) -> Action| {
            let response = button.show_possible(ui, possible);
            let clicked = game.filter(|_| widgets::is_first_click(&response));
            cx.request_all(clicked.map(action));
        };
        command(button(msg::open()).primary(), is_chosen, |game| {
            Action::call(move |cx| read(cx, game, open))
        });
        command(button(msg::review()), is_chosen, |game| Action::call(move |cx| read(cx, game, review)));
        let practise = button(msg::practise()).tip(msg::practise_tip());
        command(practise, can_practise(state, handle), |game| {
            Action::Learn(LearnAction::Puzzle(PuzzleAction::PractiseStored(game)))
        });
        command(button(msg::export()), is_chosen, |game| Action::call(move |cx| read(cx, game, export)));
        command(button(msg::delete()), is_chosen, |game| Action::call(move |cx| delete(cx, game)));
    });
}

/// *Erase* is to be pressed twice.
fn buttons_of_deleted(ui: &mut Ui, state: &mut GamesState, cx: &Context) {
    let game = state.chosen_game().map(|game| game.id);
    let is_chosen = game.map(|_| ()).ok_or(msg::choose_first());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let is_put_back = widgets::button(msg::put_back()).primary().show_possible(ui, is_chosen).clicked();
        let is_asked = game.is_some() && state.erasing == game;
        let label = if is_asked { msg::erase_for_good() } else { msg::erase() };
        let is_erased = widgets::button(label).show_possible(ui, is_chosen).clicked();
        let Some(game) = game else { return };
        if is_put_back {
            cx.later(move |cx| put_back(cx, game));
        } else if is_erased && is_asked {
            cx.later(move |cx| erase(cx, game));
        } else if is_erased {
            state.erasing = Some(game);
        }
    });
}

fn can_practise(state: &GamesState, handle: &str) -> Possible {
    let game = state.chosen_game().ok_or(msg::choose_first())?;
    let side = game.side_of(handle).ok_or(msg::not_yours())?;
    let has_mistakes = game.analysis.is_none_or(|analysis| analysis.has_mistakes(side));
    if has_mistakes { Ok(()) } else { Err(no_mistakes()) }
}

// Lengths in points.
const NARROW_BUTTONS: f32 = 480.0;
const WIDTHS: Widths = Widths { search: 180.0, menu: 124.0 };
/// In a window 640 wide, all filters need two lines.
const NARROW_WIDTHS: Widths = Widths { search: 116.0, menu: 112.0 };
/// In less room, the filters are narrow.
const ROOMY_FILTERS: f32 = 700.0;

#[derive(Clone, Copy)]
struct Widths {
    search: f32,
    menu: f32,
}

/// The filters above the list. Changes the filter, and lists the games that match.
fn filters(ui: &mut Ui, state: &mut GamesState, cx: &Context) {
    let before = state.filter.clone();
    let widths = if ui.available_width() < ROOMY_FILTERS { NARROW_WIDTHS } else { WIDTHS };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        // As high as the field, for a common middle.
        ui.spacing_mut().interact_size.y = 36.0;
        widgets::search_field(ui, &mut state.filter.player, msg::search(), widths.search);
        let GamesState { filter, period, sizes, zone, .. } = state;
        let size = |size: Option<_>| size.map_or_else(|| msg::all_sizes().to_owned(), msg::size);
        let all_sizes = [None].into_iter().chain(sizes.iter().copied().map(Some));
        let width = widths.menu;
        ValueMenu { width, name: size, spoken: |name| msg::size_chosen(name) }.show(
            ui,
            &mut filter.size,
            all_sizes,
        );
        let result = |(result, is_deleted)| msg::result_filter(result, is_deleted);
        let mut chosen = (filter.result, filter.deleted);
        let results = ValueMenu { width, name: result, spoken: |name| msg::result_chosen(name) };
        results.show(ui, &mut chosen, GamesState::RESULTS);
        (filter.result, filter.deleted) = chosen;
        let days = |period: Period| msg::periods()[period as usize].to_owned();
        let periods = ValueMenu { width, name: days, spoken: |name| msg::period_chosen(name) };
        periods.show(ui, period, Period::ALL);
        period.limit(filter, zone, cx.today());
        if *period != Period::AnyTime {
            let left = zone.start_of(cx.today().plus(1)).saturating_sub(cx.platform.unix_time());
            ui.ctx().request_repaint_after(Duration::from_secs(left.max(1).unsigned_abs()));
        }
        let order = |order| msg::order(order);
        ValueMenu { width, name: order, spoken: |name| msg::order_chosen(name) }.show(
            ui,
            &mut filter.order,
            Order::ALL,
        );
        position_button(ui, state);
    });
    if state.filter != before {
        state.search();
    }
}

fn position_button(ui: &mut Ui, state: &mut GamesState) {
    let is_on = state.filter.position.is_some();
    let button = widgets::button(msg::position()).small().selected(is_on).tip(msg::position_tip());
    if button.show(ui).clicked() {
        state.filter.position = (!is_on).then(|| state.explorer.position.clone());
    }
}
