//! What is rarely needed in New Game: any size, the computer's time, the seed, and whether a computer adapts.

use crate::context::prelude::*;
use crate::messages::dialogs::new_game as msg;
use crate::messages::game::short_name;
use crate::messages::opponent_model;
use crate::pages::game::commands::set_random_seed;
use crate::pages::game::new_game::form::{LIMIT, NewGameDialog, SEED};

// Lengths in points.
const SIDE_WIDTH: f32 = 64.0;
const LIMIT_WIDTH: f32 = 64.0;
const SEED_WIDTH: f32 = 156.0;
const GAP: f32 = 14.0;

pub(super) fn show(ui: &mut Ui, form: &mut NewGameDialog, cx: &Context) {
    super::row(ui, msg::columns(), |ui| size(ui, form));
    super::row(ui, msg::time_limit(), |ui| {
        let invalid = LIMIT.value(&form.limit).is_err();
        LIMIT.show(ui, &mut form.limit, LIMIT_WIDTH);
        note(ui, if invalid { msg::time_limit_short() } else { msg::time_limit_unit() }, invalid);
        ui.add_space(GAP);
        ui.label(text::soft(msg::seed()));
        SEED.show(ui, &mut form.seed, SEED_WIDTH);
        if widgets::icon_button(ui, Icon::Dice, msg::new_seed(), true).clicked() {
            cx.later(set_random_seed);
        }
    });
    for player in Player::ALL {
        let seat = &form.seats[player];
        // A personality that looks only at its own move expects no reply.
        if seat.kind().is_personality() && seat.personality.factors.max_depth() > 1 {
            super::row(ui, "", |ui| adapts(ui, player, form));
        }
    }
}

fn size(ui: &mut Ui, form: &mut NewGameDialog) {
    let invalid = form.board().is_err();
    for (label, side) in [(msg::columns(), &mut form.cols), (msg::rows(), &mut form.rows)] {
        if label == msg::rows() {
            ui.add_space(GAP);
            ui.label(text::soft(label));
        }
        let is_wrong = !NewGameDialog::is_side(side);
        widgets::number_field(ui, side, label, SIDE_WIDTH, "", is_wrong);
    }
    note(ui, if invalid { msg::size_short() } else { msg::size_note() }, invalid);
}

fn note(ui: &mut Ui, note: &str, is_error: bool) {
    let note = if is_error { text::small(note).color(Palette::of(ui).bad) } else { text::soft(note) };
    ui.add(Label::new(note).truncate());
}

fn adapts(ui: &mut Ui, player: Player, form: &mut NewGameDialog) {
    let other = &form.seats[player.opponent()];
    let other = other.computer.then(|| short_name(&other.name));
    let seat = &mut form.seats[player];
    let label = opponent_model::adapts(short_name(&seat.name), other.as_deref());
    let check = widgets::checkbox(ui, &mut seat.reads, &label);
    check.on_hover_text(opponent_model::read_opponent_note());
    let line = match other {
        None => opponent_model::adapts_note(),
        Some(_) => opponent_model::adapts_to_computer_note(),
    };
    ui.add(Label::new(text::soft(line)).truncate());
}
