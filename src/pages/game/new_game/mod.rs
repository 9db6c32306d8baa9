//! The New Game dialog: two players, board and first move; under *More* any size, the computer's time, the seed and whether
//! a computer adapts.

pub(crate) mod form;
pub(crate) mod more;

use crate::context::prelude::*;
use crate::kit::form::correct;
use crate::kit::widgets::{ValueMenu, choice};
use crate::messages::dialogs::new_game as msg;
use crate::messages::game::short_name;
use crate::messages::language;
use crate::pages::game::commands::open_chooser;
use crate::pages::game::player_cards;
use crate::pages::game::player_cards::Occupant;
use crate::parts::board_choice::BOARD_SIDES;
use span_it_core::record::GameSetup;
use span_it_learn::ladder::Handicap;

pub(crate) use crate::pages::game::new_game::form::NewGameDialog;

// Lengths in points.
const WIDTH: f32 = 800.0;
/// With *More*.
const HEIGHT: f32 = 660.0;
/// In a narrower dialog everything is one below the other.
const SIDE_BY_SIDE_MIN_WIDTH: f32 = 600.0;
const RULE_ABOVE_FOOT: f32 = 8.0;
const BETWEEN: f32 = 16.0;
const SWITCH: f32 = 40.0;
const PLAY_WIDTH: f32 = 180.0;
/// Of *Head start* and *Clock*.
const MENU: f32 = 190.0;
/// In minutes for each person.
const CLOCKS: [Option<u64>; 5] = [None, Some(1), Some(3), Some(5), Some(10)];
/// In a lower window, everything is closer and the players have no character.
const LOW: f32 = 570.0;
/// In a still lower one, *Head start* and *Clock for people* belong to *More*.
const LOWEST: f32 = 520.0;

fn body(ui: &mut Ui, form: &mut NewGameDialog, cx: &Context) {
    ui.spacing_mut().item_spacing.y = if is_low(ui) { 8.0 } else { 12.0 };
    if ui.available_width() < SIDE_BY_SIDE_MIN_WIDTH {
        player_section(ui, Player::Horizontal, form, cx);
        if widgets::button(msg::switch_sides()).icon(Icon::Swap).small().show(ui).clicked() {
            form.switch_sides();
        }
        player_section(ui, Player::Vertical, form, cx);
    } else {
        sections(ui, form, cx);
    }
    ui.add_space(2.0);
    row(ui, msg::board(), |ui| {
        let labels = BOARD_SIDES.map(language::square);
        let items = labels.each_ref().map(|label| SegmentItem::plain(label));
        let mut size = form.common_size();
        if widgets::segmented(ui, msg::board(), &mut size, &items).changed() {
            form.set_common_size(size);
        }
    });
    if form.is_more_open || ui.ctx().content_rect().height() >= LOWEST {
        head_start_and_clock(ui, form);
    }
    first_move(ui, form);
    if form.is_more_open {
        widgets::rule(ui, 0.0);
        more_button(ui, form, cx);
        more::show(ui, form, cx);
    }
}

fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

fn row(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui)) {
    widgets::field_row(ui, label, SIDE_BY_SIDE_MIN_WIDTH, contents);
}

/// The two players, and between them *Switch sides*.
fn sections(ui: &mut Ui, form: &mut NewGameDialog, cx: &Context) {
    ui.spacing_mut().item_spacing.x = BETWEEN;
    let top = ui.cursor().top();
    let middle = ui.available_rect_before_wrap().center().x;
    ui.columns(2, |columns| {
        for (ui, player) in columns.iter_mut().zip(Player::ALL) {
            player_section(ui, player, form, cx);
        }
    });
    let place = Rect::from_min_size([middle - SWITCH / 2.0, top + BETWEEN].into(), vec2(SWITCH, SWITCH));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place));
    let palette = Palette::of(ui);
    let stroke = Stroke::new(1.0, palette.line);
    ui.painter().rect(place, palette.corner(10), palette.panel, stroke, eframe::egui::StrokeKind::Inside);
    let inside = &mut ui.new_child(UiBuilder::new().max_rect(place.shrink(4.0)));
    if widgets::icon_button(inside, Icon::Swap, msg::switch_sides(), true).clicked() {
        form.switch_sides();
    }
}

fn head_start_and_clock(ui: &mut Ui, form: &mut NewGameDialog) {
    row(ui, msg::head_start(), |ui| {
        let name = |start: Option<(Handicap, Player)>| {
            start.map_or_else(
                || msg::no_head_start().to_owned(),
                |(board, player)| msg::head_start_of(board, short_name(form.seats[player].name.trim())),
            )
        };
        let all: Vec<_> = [None].into_iter().chain(form.head_starts().map(Some)).collect();
        let mut chosen = form.head_start();
        let menu = ValueMenu { width: MENU, name, spoken: |value: &str| msg::head_start_name(value) };
        let is_changed = menu.show(ui, &mut chosen, all);
        if is_changed {
            form.set_head_start(chosen);
        }
        ui.add_space(BETWEEN - 8.0);
        ui.label(text::soft(msg::clock()));
        let name = |clock: Option<Duration>| {
            clock.map_or_else(
                || msg::no_clock().to_owned(),
                |clock| msg::clock_of(clock.as_secs().div_ceil(60)),
            )
        };
        let menu = ValueMenu { width: MENU, name, spoken: |value: &str| msg::clock_name(value) };
        menu.show(ui, &mut form.clock, CLOCKS.map(|minutes| minutes.map(Duration::from_mins)));
    });
}

fn first_move(ui: &mut Ui, form: &mut NewGameDialog) {
    row(ui, msg::first_move(), |ui| {
        let names = Player::ALL.map(|player| match form.seats[player].name.trim() {
            "" => msg::direction(player),
            name => short_name(name),
        });
        let side = |player: Player| SegmentItem { label: &names[player.index()], side: Some(player) };
        let items = [side(Player::Horizontal), side(Player::Vertical), SegmentItem::plain(msg::random())];
        widgets::segmented(ui, msg::first_move(), &mut form.first, &items);
    });
}

fn more_button(ui: &mut Ui, form: &mut NewGameDialog, cx: &Context) {
    let icon = if form.is_more_open { Icon::ChevronDown } else { Icon::Next };
    let button = widgets::button(msg::more()).icon(icon).small().quiet().show(ui);
    if std::mem::take(&mut form.focus_more) {
        button.request_focus();
    }
    if button.clicked() {
        form.is_more_open ^= true;
        form.focus_more = true;
        let is_open = form.is_more_open;
        cx.later(move |cx| cx.settings.more_in_new_game = is_open);
    }
}

/// Returns whether *Play* was pressed.
fn footer(
    ui: &mut Ui,
    form: &mut NewGameDialog,
    setup: &Result<(GameSetup, bool), &'static str>,
    cx: &Context,
) -> bool {
    let foot = ui.max_rect();
    if !form.is_more_open {
        let line = Palette::of(ui).line;
        ui.painter().hline(foot.x_range(), foot.top() - RULE_ABOVE_FOOT, (1.0, line));
    }
    let layout = Layout::right_to_left(Align::Center);
    ui.with_layout(layout, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let width = PLAY_WIDTH.min(ui.available_width() / 2.0);
        let play = widgets::button(msg::play()).icon(Icon::Play).primary().min_width(width);
        let response = play.show_enabled(ui, setup.is_ok(), setup.as_ref().err().copied());
        if std::mem::take(&mut form.focus_play) {
            response.request_focus();
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if !form.is_more_open {
                more_button(ui, form, cx);
            }
            let palette = Palette::of(ui);
            let line = match (setup, form.is_more_open) {
                (Err(problem), _) => text::small(*problem).color(palette.bad),
                (Ok(_), true) => return,
                (Ok((setup, _)), false) => {
                    let has_computer = Player::ALL.iter().any(|&player| form.seats[player].computer);
                    let limit = setup.max_move.filter(|_| has_computer);
                    text::soft(msg::more_summary(setup.size, limit))
                }
            };
            ui.add(Label::new(line).truncate());
        });
        response.clicked()
    })
    .inner
}

/// Starts the game of the dialog, and keeps the name of the person at this computer.
fn start(frame: &mut DialogFrame<'_>, setup: GameSetup, random_first: bool) {
    let named = setup.clone();
    frame.cx.later(move |cx: &mut Context| form::keep_name(&mut cx.settings, &named));
    let setup = Box::new(setup);
    frame.cx.request(Action::Game(GameAction::StartGame { setup, random_first }));
}

impl Dialog for NewGameDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let cx = frame.cx;
        let entered = choice::take_enter(&cx.egui);
        let setup = self.setup();
        let shared = std::cell::RefCell::new(&mut *self);
        let result = widgets::growing_dialog(
            &cx.egui,
            (frame.id, msg::title()),
            (WIDTH, HEIGHT),
            |ui| body(ui, &mut shared.borrow_mut(), cx),
            |ui| footer(ui, &mut shared.borrow_mut(), &setup, cx),
        );
        let entered = entered.or(result.entered);
        if !result.footer && !result.enter_idle && entered.is_none() {
            return result.closed;
        }
        // Text typed in this frame counts too.
        match (self.setup(), entered) {
            (Ok((setup, random_first)), _) => start(frame, setup, random_first),
            (Err(_), Some(field)) => correct(&cx.egui, field),
            (Err(_), None) => {}
        }
        false
    }

    fn help_place(&self) -> Place {
        Chapter::Personalities.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}

const TILE: f32 = 40.0;

fn player_section(ui: &mut Ui, player: Player, form: &mut NewGameDialog, cx: &Context) {
    let palette = Palette::of(ui);
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(palette.corner(12))
        .inner_margin(Margin::symmetric(16, if is_low(ui) { 10 } else { 16 }));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(12.0, 4.0);
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.add_space(18.0);
                player_cards::tile(ui, player, TILE);
            });
            ui.vertical(|ui| {
                ui.label(text::soft(player_cards::direction(ui, player)));
                name(ui, player, form);
            });
        });
        let gap = if is_low(ui) { 0.0 } else { 4.0 };
        ui.add_space(1.5 * gap);
        let mut computer = form.seats[player].computer;
        let label = msg::for_player(msg::computer_plays(), player);
        if widgets::checkbox_named(ui, &mut computer, msg::computer_plays(), &label).changed() {
            form.set_computer(player, computer);
        }
        ui.add_space(gap);
        chooser(ui, player, form, cx);
    });
}

fn name(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let width = ui.available_width();
    let seat = &mut form.seats[player];
    let invalid = seat.name.trim().is_empty();
    widgets::name_field(ui, &mut seat.name, msg::name_field(player), width, invalid);
}

/// Who plays, or gives the hints.
fn chooser(ui: &mut Ui, player: Player, form: &NewGameDialog, cx: &Context) {
    let seat = &form.seats[player];
    let occupant = Occupant::new(seat.kind(), &seat.personality);
    let occupant = if is_low(ui) { occupant.without_character() } else { occupant };
    if player_cards::chooser(ui, player, occupant).clicked() {
        cx.later(move |cx| open_chooser(cx, player));
    }
}
