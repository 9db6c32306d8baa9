//! The menus for the kind and the level of the puzzles.

use eframe::egui::Ui;

use crate::app::learn::puzzle::action::{Choice, PuzzleAction};
use crate::app::learn::puzzle::request;
use crate::app::scene::Actions;
use crate::app::ui::widgets;
use crate::messages::puzzle as msg;
use span_it_learning::generate::Wanted;
use span_it_learning::puzzles::{Band, Kind};
use span_it_learning::source::Effort;

const EFFORTS: [(Effort, &str); 3] =
    [(Effort::Easier, msg::EASIER), (Effort::Normal, msg::ADAPTIVE), (Effort::Harder, msg::HARDER)];

/// Two buttons of these widths, in points.
pub(super) fn show(ui: &mut Ui, widths: [f32; 2], choice: Choice, actions: &mut Actions) {
    let mut next = choice;
    let [kind, level] = [kind_name(choice.kinds), level_name(choice)];
    widgets::choice_menu(ui, widths[0], kind, &msg::kind_chosen(kind), |ui| kinds(ui, &mut next));
    widgets::choice_menu(ui, widths[1], level, &msg::level_chosen(level), |ui| levels(ui, &mut next));
    if next != choice {
        actions.push(request(PuzzleAction::Choose(next)));
    }
}

fn kind_name(kinds: Wanted) -> &'static str {
    match kinds {
        Wanted::Mix => msg::MIX,
        Wanted::Kind(kind) => msg::kind(kind),
    }
}

fn level_name(choice: Choice) -> &'static str {
    let effort = EFFORTS.iter().find(|(effort, _)| *effort == choice.effort).map_or("", |(_, name)| name);
    choice.band.map_or(effort, msg::band)
}

fn kinds(ui: &mut Ui, choice: &mut Choice) {
    for kinds in [Wanted::Mix].into_iter().chain(Kind::ALL.map(Wanted::Kind)) {
        if widgets::choice_item(ui, choice.kinds == kinds, kind_name(kinds)) {
            choice.kinds = kinds;
        }
    }
}

fn levels(ui: &mut Ui, choice: &mut Choice) {
    for (effort, name) in EFFORTS {
        if widgets::choice_item(ui, choice.band.is_none() && choice.effort == effort, name) {
            (choice.band, choice.effort) = (None, effort);
        }
    }
    ui.separator();
    for band in Band::ALL {
        if widgets::choice_item(ui, choice.band == Some(band), msg::band(band)) {
            choice.band = Some(band);
        }
    }
}

/// *Easier* and *Harder*, each this wide.
pub(super) fn efforts(ui: &mut Ui, width: f32, choice: Choice, actions: &mut Actions) {
    for (effort, name) in [EFFORTS[0], EFFORTS[2]] {
        let is_on = choice.band.is_none() && choice.effort == effort;
        if widgets::button(name).small().selected(is_on).width(width).show(ui).clicked() {
            let effort = if is_on { Effort::Normal } else { effort };
            actions.push(request(PuzzleAction::Choose(Choice { band: None, effort, ..choice })));
        }
    }
}
