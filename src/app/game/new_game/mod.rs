//! The New Game dialog: two players, board, first player, time limit, seed.

pub(crate) mod form;

use eframe::egui::{Align, Frame, Label, Layout, Margin, Stroke, Ui, vec2};

use crate::app::action::{Action, Actions};
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::editor::action::EditorAction;
use crate::app::game::action::GameAction;
use crate::app::game::opponents::{Opponent, list};
use crate::app::game::player_cards;
use crate::app::help::place::{Chapter, HelpAction, Place};
use crate::app::library::action::LibraryAction;
use crate::app::ui::board_choice::BOARD_SIDES;
use crate::app::ui::widgets::{self, SegmentItem, choice};
use crate::app::ui::{Icon, Palette, text};
use crate::messages::dialogs::new_game as msg;
use crate::messages::{dialogs as dialogs_msg, engines, help, language, opponent_model, opponents};
use span_it_core::board::Player;
use span_it_core::record::{GameSetup, PlayerKind};

pub(crate) use crate::app::game::new_game::form::{NewGameDialog, default_name};

// Lengths in points.
/// In a narrower dialog everything is one below the other, and the footer has only the buttons.
const SIDE_BY_SIDE_MIN_WIDTH: f32 = 600.0;
const RULE_ABOVE_FOOT: f32 = 6.0;

fn body(ui: &mut Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 12.0;
    let is_narrow = ui.available_width() < SIDE_BY_SIDE_MIN_WIDTH;
    if is_narrow {
        for player in Player::ALL {
            player_section(ui, player, is_narrow, form, actions);
        }
    } else {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.columns(2, |columns| {
            for (ui, player) in columns.iter_mut().zip(Player::ALL) {
                player_section(ui, player, is_narrow, form, actions);
            }
        });
    }
    ui.add_space(4.0);
    board(ui, form, actions);
    first_move(ui, form);
    limit_and_seed(ui, form, actions);
}

fn row(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui)) {
    widgets::field_row(ui, label, SIDE_BY_SIDE_MIN_WIDTH, contents);
}

fn board(ui: &mut Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    row(ui, msg::BOARD, |ui| {
        let labels = BOARD_SIDES.map(language::square);
        let items = labels.each_ref().map(|label| SegmentItem::plain(label));
        let mut size = form.common_size();
        if widgets::segmented(ui, msg::BOARD, &mut size, &items).changed() {
            form.set_common_size(size);
        }
        if widgets::help_button(ui, &help::about(msg::BOARD)).clicked() {
            actions.push(Action::Help(HelpAction::Open(Place::at(Chapter::PerfectPlay, "a-fair-handicap"))));
        }
    });
    row(ui, "", |ui| {
        for (label, side) in [(msg::COLUMNS, &mut form.cols), (msg::ROWS, &mut form.rows)] {
            ui.label(text::soft(label));
            let invalid = !NewGameDialog::is_side(side);
            widgets::number_field(ui, side, label, 56.0, "", invalid);
        }
        ui.add(Label::new(text::soft(msg::size_note(form.board().ok()))).wrap());
    });
}

fn first_move(ui: &mut Ui, form: &mut NewGameDialog) {
    row(ui, msg::FIRST_MOVE, |ui| {
        let side = |player| SegmentItem { label: crate::messages::game::side(player), side: Some(player) };
        let items = [side(Player::Horizontal), side(Player::Vertical), SegmentItem::plain(msg::RANDOM)];
        widgets::segmented(ui, msg::FIRST_MOVE, &mut form.first, &items);
    });
}

fn limit_and_seed(ui: &mut Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    if ui.available_width() < SIDE_BY_SIDE_MIN_WIDTH {
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

fn limit(ui: &mut Ui, form: &mut NewGameDialog) {
    let invalid = form.max_move().is_err();
    widgets::number_field(ui, &mut form.limit, msg::TIME_LIMIT, 84.0, msg::TIME_LIMIT_UNIT, invalid);
}

fn limit_help(ui: &mut Ui, actions: &mut Actions) {
    if widgets::help_button(ui, &help::about(msg::TIME_LIMIT)).clicked() {
        let place = Place::at(Chapter::Factors, "how-the-lookahead-adds-up");
        actions.push(Action::Help(HelpAction::Open(place)));
    }
}

fn seed(ui: &mut Ui, form: &mut NewGameDialog, actions: &mut Actions) {
    let invalid = form.parsed_seed().is_err();
    widgets::number_field(ui, &mut form.seed, msg::SEED, 150.0, "", invalid);
    if widgets::button(msg::NEW_SEED).icon(Icon::Dice).small().show(ui).clicked() {
        actions.push(Action::Game(GameAction::NewSeed));
    }
}

/// Returns whether *Play* was pressed, or else *Cancel*.
fn footer(ui: &mut Ui, focus_play: bool, setup: &Result<(GameSetup, bool), &'static str>) -> Option<bool> {
    let mut pressed = None;
    let foot = ui.max_rect();
    let line = Palette::of(ui).line;
    ui.painter().hline(foot.x_range(), foot.top() - RULE_ABOVE_FOOT, (1.0, line));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let narrow = ui.available_width() < SIDE_BY_SIDE_MIN_WIDTH;
        let [play, cancel] = if narrow { [0.0; 2] } else { [150.0, 104.0] };
        let play = widgets::button(msg::PLAY).icon(Icon::Play).primary().min_width(play);
        let response = play.show_enabled(ui, setup.is_ok(), setup.as_ref().err().copied());
        if focus_play {
            response.request_focus();
        }
        if response.clicked() {
            pressed = Some(true);
        }
        if widgets::button(dialogs_msg::CANCEL).min_width(cancel).show(ui).clicked() {
            pressed = Some(false);
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
            ui.add(Label::new(message).wrap());
        });
    });
    pressed
}

impl Dialog for NewGameDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let entered = choice::take_enter(frame.ctx);
        let setup = self.setup();
        let focus_play = std::mem::take(&mut self.focus_play);
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, msg::TITLE),
            (876.0, f32::INFINITY),
            |ui| body(ui, self, frame.actions),
            |ui| footer(ui, focus_play, &setup),
        );
        let entered = entered.or(result.entered);
        match result.footer.or(entered.map(|_| true)) {
            Some(true) => {
                // Text typed in this frame counts too.
                match (self.setup(), entered) {
                    (Ok((setup, random_first)), _) => {
                        let setup = Box::new(setup);
                        frame.actions.push(Action::Game(GameAction::StartGame { setup, random_first }));
                    }
                    // Enter took the focus from the field; give it back so that the input can be corrected.
                    (Err(_), Some(field)) => frame.ctx.memory_mut(|memory| memory.request_focus(field)),
                    (Err(_), None) => {}
                }
                false
            }
            Some(false) => true,
            None => result.closed,
        }
    }

    fn help_place(&self) -> Place {
        Chapter::Personalities.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}

// Lengths in points.
/// Three lines.
const DESCRIPTION_HEIGHT: f32 = 48.0;
const LAST_ROW_HEIGHT: f32 = 28.0;

fn player_section(
    ui: &mut Ui,
    player: Player,
    is_narrow: bool,
    form: &mut NewGameDialog,
    actions: &mut Actions,
) {
    let palette = Palette::of(ui);
    let margin = if is_narrow { 12 } else { 18 };
    let frame = Frame::new()
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(palette.corner(14))
        .inner_margin(Margin::same(margin));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        heading(ui, player, actions);
        let width = ui.available_width();
        let seat = &mut form.seats[player];
        let invalid = seat.name.trim().is_empty();
        let is_own = !seat.kind().is_external();
        ui.add_enabled_ui(is_own, |ui| {
            let field = widgets::name_field(ui, &mut seat.name, msg::NAME_FIELD[player], width, invalid);
            if field.changed() {
                seat.named = true;
            }
        });
        let mut computer = seat.computer;
        let label = msg::for_player(msg::COMPUTER_PLAYS, player);
        if widgets::checkbox_named(ui, &mut computer, msg::COMPUTER_PLAYS, &label).changed() {
            form.set_computer(player, computer);
        }
        personality(ui, player, form, actions);
        let room = ui.available_width();
        widgets::cell(ui, room, LAST_ROW_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
            last_row(ui, player, form);
        });
    });
}

fn heading(ui: &mut Ui, player: Player, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        player_cards::tile(ui, player, 42.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space(2.0);
            ui.label(text::subheading(msg::PLAYER_HEADING[player]));
            ui.label(text::soft(msg::goal(player)));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::help_button(ui, &help::about(msg::PLAYER_HEADING[player])).clicked() {
                actions.push(Action::Help(HelpAction::Open(Chapter::Personalities.into())));
            }
        });
    });
}

fn personality(ui: &mut Ui, player: Player, form: &NewGameDialog, actions: &mut Actions) {
    let seat = &form.seats[player];
    let palette = Palette::of(ui);
    let frame = palette.frame(palette.raised, 10).inner_margin(Margin::symmetric(14, 12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let role = msg::personality_role(seat.kind());
        let opponent = Opponent::of(seat.kind(), &seat.personality);
        let name = match opponent {
            Some(opponent) => opponent.name(),
            None if seat.kind().is_external() => &seat.name,
            None => &seat.personality.name,
        };
        let is_engine = seat.kind().is_external();
        let own = || if is_engine { String::new() } else { opponents::OWN.to_owned() };
        let strength = opponent.map_or_else(own, Opponent::strength);
        let button = list::ButtonTexts { role, name, strength: &strength };
        if list::opponent_button(ui, button, &msg::for_player(role, player)).clicked() {
            actions.push(Action::Game(GameAction::OpenOpponents(player)));
        }
        let description = match opponent {
            Some(opponent) => opponent.description(),
            None if is_engine => engines::ABOUT,
            None => seat.personality.description.as_deref().unwrap_or(dialogs_msg::library::NO_DESCRIPTION),
        };
        let lines = |ui: &mut Ui| ui.add(Label::new(text::soft(description)).wrap());
        let room = ui.available_width();
        widgets::cell(ui, room, DESCRIPTION_HEIGHT, Layout::top_down(Align::Min), lines)
            .on_hover_text(description);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let [choose_name, edit_name] =
                [msg::CHOOSE_PERSONALITY, msg::EDIT].map(|label| msg::for_player(label, player));
            let choose =
                widgets::button(msg::CHOOSE_PERSONALITY).icon(Icon::Folder).small().named(&choose_name);
            if choose.show(ui).clicked() {
                actions.push(Action::Library(LibraryAction::OpenFor(Some(player))));
            }
            let edit = widgets::button(msg::EDIT).small().named(&edit_name);
            if edit.show_enabled(ui, !is_engine, Some(engines::NO_PERSONALITY)).clicked() {
                let (personality, file) = (Box::new(seat.personality.clone()), seat.file.clone());
                actions.push(Action::Editor(EditorAction::Edit { personality, file, of: Some(player) }));
            }
        });
    });
}

/// *Read the opponent*, or what the personality is for.
fn last_row(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let seat = &mut form.seats[player];
    let note = match seat.kind() {
        PlayerKind::Computer => return reads_checkbox(ui, player, form),
        PlayerKind::Human => opponents::HINTS_NOTE.to_owned(),
        PlayerKind::Perfect(_) => opponents::breaks_ties(&seat.personality.name),
        PlayerKind::Engine => engines::NAME_NOTE.to_owned(),
    };
    ui.add(Label::new(text::soft(note)).truncate());
}

fn reads_checkbox(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let seat = &mut form.seats[player];
    ui.spacing_mut().item_spacing.x = 10.0;
    let name = msg::for_player(opponent_model::READ_OPPONENT, player);
    let check = widgets::checkbox_named(ui, &mut seat.reads, opponent_model::READ_OPPONENT, &name);
    check.on_hover_text(opponent_model::READ_OPPONENT_NOTE);
    if seat.reads && seat.personality.factors.max_depth() == 1 {
        let note = Label::new(text::soft(opponent_model::NO_REPLIES)).truncate();
        ui.add(note).on_hover_text(opponent_model::NO_REPLIES_NOTE);
    }
}
