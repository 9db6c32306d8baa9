//! The New Game dialog: two players, board, first player, time limit, seed.

pub(crate) mod form;

use eframe::egui::{self, Align, CornerRadius, Frame, Layout, Margin, Stroke};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::game::player_cards;
use crate::app::help::action::HelpAction;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::action::LibraryAction;
use crate::app::scene::Actions;
use crate::app::ui::board_choice::BOARD_SIDES;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::app::ui::widgets::{ChipKind, SegmentItem};
use crate::messages::dialogs::new_game as msg;
use crate::messages::{dialogs as dialogs_msg, help, opponent_model};
use span_it_core::board::Player;
use span_it_core::record::PlayerKind;

pub(crate) use crate::app::game::new_game::form::{NewGameDialog, default_name};

/// Width of the labels of the lower half, in points.
const LABELS: f32 = 142.0;
/// Below this width, in points, the footer has only the buttons.
const NARROW: f32 = 400.0;
/// Below this width, in points, the two sections are one above the other, and labels are above their
/// fields.
const STACKED: f32 = 600.0;
/// From this width on, in points, time limit and seed share a row.
const TOGETHER: f32 = 620.0;
/// From this width on, in points, the playing style is beside the check box of the computer.
const BESIDE: f32 = 362.0;
/// Height of a description, in points: three lines.
const DESCRIPTION: f32 = 48.0;
/// Height of the number fields, in points.
const FIELD: f32 = 34.0;
/// Height of a row with a check box, in points.
const READS: f32 = 28.0;

/// Shows the dialog. Returns whether to close it.
pub(crate) fn show(
    ctx: &egui::Context,
    id: egui::Id,
    form: &mut NewGameDialog,
    actions: &mut Actions,
) -> bool {
    let setup = form.setup();
    let mut asked = Vec::new();
    let shared = std::cell::RefCell::new(form);
    let result = widgets::dialog(
        ctx,
        (id, msg::TITLE),
        (876.0, f32::INFINITY),
        |ui| body(ui, &mut shared.borrow_mut(), &mut asked),
        |ui| footer(ui, &mut shared.borrow_mut(), &setup),
    );
    actions.append(&mut asked);
    let pressed = result.footer.or(result.entered.map(|_| Footer::Play));
    match pressed {
        Some(Footer::Play) => {
            // Text typed in this frame counts too.
            match (shared.borrow().setup(), result.entered) {
                (Ok((setup, random_first)), _) => {
                    actions
                        .push(Action::Game(GameAction::StartGame { setup: Box::new(setup), random_first }));
                }
                // Enter took the focus from the field; give it back so that the input can be corrected.
                (Err(_), Some(field)) => ctx.memory_mut(|memory| memory.request_focus(field)),
                (Err(_), None) => {}
            }
            false
        }
        Some(Footer::Cancel) => true,
        None => result.closed,
    }
}

enum Footer {
    Play,
    Cancel,
}

fn body(ui: &mut egui::Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 12.0;
    let is_narrow = ui.available_width() < STACKED;
    if is_narrow {
        for player in Player::ALL {
            section(ui, player, is_narrow, form, actions);
        }
    } else {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.columns(2, |columns| {
            for (ui, player) in columns.iter_mut().zip(Player::ALL) {
                section(ui, player, is_narrow, form, actions);
            }
        });
    }
    ui.add_space(4.0);
    board(ui, form, actions);
    first_move(ui, form);
    limit_and_seed(ui, form, actions);
}

fn section(
    ui: &mut egui::Ui,
    player: Player,
    is_narrow: bool,
    form: &mut NewGameDialog,
    actions: &mut Actions,
) {
    let palette = Palette::of(ui);
    let margin = if ui.available_width() < NARROW && is_narrow { 12 } else { 18 };
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::same(margin));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            player_cards::tile(ui, player, 42.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add_space(2.0);
                ui.label(text::subheading(msg::player_heading(player)));
                ui.label(text::soft(msg::goal(player)));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::help_button(ui, &help::about(&msg::player_heading(player))).clicked() {
                    actions.push(Action::Help(HelpAction::Open(Chapter::Personalities.into())));
                }
            });
        });
        let width = ui.available_width();
        let seat = &mut form.seats[player];
        let invalid = seat.name.trim().is_empty();
        if widgets::name_field(ui, &mut seat.name, &msg::name_field(player), width, invalid).changed() {
            seat.named = true;
        }
        let computer = seat.computer;
        if width < BESIDE {
            hand(ui, player, form);
            optional(ui, FIELD, computer, is_narrow, |ui| style(ui, player, form));
        } else {
            widgets::cell(ui, width, FIELD, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                hand(ui, player, form);
                if computer {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| style(ui, player, form));
                }
            });
        }
        let is_personality = form.seats[player].kind() == PlayerKind::Computer;
        optional(ui, READS, is_personality, is_narrow, |ui| reads(ui, player, form));
        personality(ui, player, form, actions);
    });
}

/// The check box of the computer.
fn hand(ui: &mut egui::Ui, player: Player, form: &mut NewGameDialog) {
    let mut computer = form.seats[player].computer;
    let label = msg::for_player(msg::COMPUTER_PLAYS, player);
    if widgets::checkbox_named(ui, &mut computer, msg::COMPUTER_PLAYS, &label).changed() {
        form.set_computer(player, computer);
    }
}

/// A row that only a computer player has. Side by side, sections reserve its room, so that nothing moves
/// when it appears.
fn optional(
    ui: &mut egui::Ui,
    height: f32,
    shown: bool,
    is_narrow: bool,
    contents: impl FnOnce(&mut egui::Ui),
) {
    if shown {
        let room = ui.available_width();
        widgets::cell(ui, room, height, Layout::top_down(Align::Min), contents);
    } else if !is_narrow {
        ui.allocate_space(egui::vec2(1.0, height));
    }
}

/// By personality or perfect play.
fn style(ui: &mut egui::Ui, player: Player, form: &mut NewGameDialog) {
    let items = [SegmentItem::plain(msg::PERSONALITY), SegmentItem::plain(msg::PERFECT_PLAY)];
    let mut style = form.seats[player].style;
    ui.push_id(player, |ui| {
        let name = msg::for_player(msg::COMPUTER_PLAYS, player);
        if widgets::segmented(ui, &name, &mut style, &items).changed() {
            form.play_by(player, style);
        }
    });
}

/// The check box *Read the opponent*.
fn reads(ui: &mut egui::Ui, player: Player, form: &mut NewGameDialog) {
    let seat = &mut form.seats[player];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let name = msg::for_player(opponent_model::READ_OPPONENT, player);
        let check = widgets::checkbox_named(ui, &mut seat.reads, opponent_model::READ_OPPONENT, &name);
        check.on_hover_text(opponent_model::READ_OPPONENT_NOTE);
        if seat.reads && seat.personality.factors.max_depth() == 1 {
            let note = egui::Label::new(text::soft(opponent_model::NO_REPLIES)).truncate();
            ui.add(note).on_hover_text(opponent_model::NO_REPLIES_NOTE);
        }
    });
}

/// The personality with its description and buttons.
fn personality(ui: &mut egui::Ui, player: Player, form: &NewGameDialog, actions: &mut Actions) {
    let seat = &form.seats[player];
    let frame = Frame::new()
        .fill(Palette::of(ui).raised)
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::symmetric(14, 12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            let role = msg::personality_role(seat.kind());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                widgets::chip(ui, role, ChipKind::Plain);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(text::body_strong(&seat.personality.name)).truncate());
                });
            });
        });
        let description =
            seat.personality.description.as_deref().unwrap_or(dialogs_msg::library::NO_DESCRIPTION);
        let lines = |ui: &mut egui::Ui| ui.add(egui::Label::new(text::soft(description)).wrap());
        let room = ui.available_width();
        widgets::cell(ui, room, DESCRIPTION, Layout::top_down(Align::Min), lines).on_hover_text(description);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
            let [load_name, edit_name] =
                [msg::CHOOSE_PERSONALITY, msg::EDIT].map(|label| msg::for_player(label, player));
            let load = widgets::button(msg::CHOOSE_PERSONALITY).icon(Icon::Folder).small().named(&load_name);
            if load.show(ui).clicked() {
                actions.push(Action::Library(LibraryAction::OpenFor(Some(player))));
            }
            if widgets::button(msg::EDIT).small().named(&edit_name).show(ui).clicked() {
                let personality = Box::new(seat.personality.clone());
                actions.push(Action::Editor(EditorAction::Edit {
                    personality,
                    file: seat.file.clone(),
                    of: Some(player),
                }));
            }
        });
    });
}

/// A row of the lower half: a label and its fields. In a narrow window the fields are below the label and
/// wrap.
fn row(ui: &mut egui::Ui, label: &str, contents: impl FnOnce(&mut egui::Ui)) {
    if ui.available_width() < STACKED {
        if !label.is_empty() {
            ui.add(egui::Label::new(text::soft(label)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
            contents(ui);
        });
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let labels = LABELS.min(ui.available_width() / 3.0);
        widgets::label_cell(ui, labels, FIELD, text::soft(label));
        contents(ui);
    });
}

fn board(ui: &mut egui::Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    row(ui, msg::BOARD, |ui| {
        let labels = BOARD_SIDES.map(msg::square_size);
        let mut items: Vec<_> = labels.iter().map(|label| SegmentItem::plain(label)).collect();
        items.push(SegmentItem::plain(msg::OTHER_SIZE));
        widgets::segmented(ui, msg::BOARD, &mut form.size, &items);
        if widgets::help_button(ui, &help::about(msg::BOARD)).clicked() {
            actions.push(Action::Help(HelpAction::Open(Place::at(Chapter::PerfectPlay, "a-fair-handicap"))));
        }
    });
    if form.is_handicap() {
        row(ui, "", |ui| {
            ui.label(text::soft(msg::ROWS));
            let invalid = !NewGameDialog::is_side(&form.rows);
            widgets::number_field(ui, &mut form.rows, msg::ROWS, 64.0, "", invalid);
            ui.label(text::soft(msg::COLUMNS));
            let invalid = !NewGameDialog::is_side(&form.cols);
            widgets::number_field(ui, &mut form.cols, msg::COLUMNS, 64.0, "", invalid);
            if let Ok(size) = form.board() {
                ui.add(egui::Label::new(text::soft(msg::handicap_note(size))).wrap());
            }
        });
    }
}

fn first_move(ui: &mut egui::Ui, form: &mut NewGameDialog) {
    row(ui, msg::FIRST_MOVE, |ui| {
        let side = |player| SegmentItem { label: crate::messages::game::side(player), side: Some(player) };
        let items = [side(Player::Horizontal), side(Player::Vertical), SegmentItem::plain(msg::RANDOM)];
        widgets::segmented(ui, msg::FIRST_MOVE, &mut form.first, &items);
    });
}

fn limit_and_seed(ui: &mut egui::Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    if ui.available_width() < TOGETHER {
        row(ui, msg::TIME_LIMIT, |ui| {
            limit(ui, form);
            limit_help(ui, actions);
        });
        return row(ui, msg::SEED, |ui| seed(ui, form, actions));
    }
    row(ui, msg::TIME_LIMIT, |ui| {
        limit(ui, form);
        ui.add_space(22.0);
        ui.label(text::soft(msg::SEED));
        seed(ui, form, actions);
        limit_help(ui, actions);
    });
}

fn limit(ui: &mut egui::Ui, form: &mut NewGameDialog) {
    let invalid = form.max_move().is_err();
    widgets::number_field(ui, &mut form.limit, msg::TIME_LIMIT, 84.0, msg::TIME_LIMIT_UNIT, invalid);
}

fn limit_help(ui: &mut egui::Ui, actions: &mut Actions) {
    if widgets::help_button(ui, &help::about(msg::TIME_LIMIT)).clicked() {
        actions
            .push(Action::Help(HelpAction::Open(Place::at(Chapter::Factors, "how-the-lookahead-adds-up"))));
    }
}

fn seed(ui: &mut egui::Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    let invalid = form.parsed_seed().is_err();
    widgets::number_field(ui, &mut form.seed, msg::SEED, 150.0, "", invalid);
    if widgets::button(msg::NEW_SEED).icon(Icon::Dice).small().show(ui).clicked() {
        actions.push(Action::Game(GameAction::NewSeed));
    }
}

fn footer(
    ui: &mut egui::Ui,
    form: &mut NewGameDialog,
    setup: &Result<(span_it_core::record::GameSetup, bool), &'static str>,
) -> Option<Footer> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let narrow = ui.available_width() < NARROW;
        let [play, cancel] = if narrow { [0.0; 2] } else { [150.0, 104.0] };
        let play = widgets::button(msg::PLAY).icon(Icon::Play).primary().min_width(play);
        let response = play.show_enabled(ui, setup.is_ok(), setup.as_ref().err().copied());
        if std::mem::take(&mut form.focus_play) {
            response.request_focus();
        }
        if response.clicked() {
            pressed = Some(Footer::Play);
        }
        if widgets::button(dialogs_msg::CANCEL).min_width(cancel).show(ui).clicked() {
            pressed = Some(Footer::Cancel);
        }
        if narrow {
            // The tooltip of Play names what must be corrected.
            return;
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let palette = Palette::of(ui);
            let message = match setup {
                Ok((setup, _)) => text::soft(msg::advantage_note(setup.size)),
                Err(problem) => text::small(*problem).color(palette.bad),
            };
            ui.add(egui::Label::new(message).wrap());
        });
    });
    pressed
}

impl Dialog for NewGameDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        show(frame.ctx, frame.id, self, frame.actions)
    }

    fn help_place(&self) -> Place {
        Chapter::Personalities.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
