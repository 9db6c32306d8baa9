//! The personality dialog: name, author, description, the fourteen factors, each checked as it is
//! typed; load, save, use in the next game.

mod form;

use eframe::egui::{self, Align, Layout};

use super::Actions;
use crate::app::Action;
use crate::app::icons::Icon;
use crate::app::theme::{Palette, text};
use crate::app::widgets::{self, ChipKind};
use crate::board::Player;
use crate::messages::dialogs::editor as own;
use crate::messages::files;
use crate::personality::{Factor, FactorGroup};

pub use form::Form;

/// Widths of a row's name and number, in points.
const NAMES: f32 = 178.0;
/// Width of the number field, in points.
const NUMBERS: f32 = 110.0;
/// In a dialog narrower than this the footer holds the buttons to save only, in points.
const NARROW: f32 = 520.0;
/// Height of a row, in points.
const ROW: f32 = 35.0;

impl Form {
    /// Shows the dialog; says whether it wants to be closed.
    pub(super) fn show(&mut self, ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
        if self.asking {
            return self.show_question(ctx, id, actions);
        }
        let shared = std::cell::RefCell::new(&mut *self);
        let mut asked = Vec::new();
        let result = widgets::dialog(
            ctx,
            (id, own::TITLE),
            (720.0, 720.0),
            |ui| shared.borrow_mut().body(ui, &mut asked),
            |ui| shared.borrow_mut().footer(ui),
        );
        actions.append(&mut asked);
        // Saved from here the dialog stays, even if a save that was to close it was given up before.
        self.closing &= result.footer.is_none();
        actions.extend(result.footer);
        result.closed
    }

    fn body(&mut self, ui: &mut egui::Ui, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 8.0;
        self.head(ui, actions);
        let width = ui.available_width();
        let field = |ui: &mut egui::Ui, label: &str, value: &mut String, invalid| {
            ui.horizontal(|ui| {
                widgets::label_cell(ui, 96.0, ROW, text::soft(label));
                widgets::text_field(ui, value, label, width - 112.0, invalid);
            });
        };
        let nameless = self.name.trim().is_empty();
        field(ui, own::NAME, &mut self.name, nameless);
        field(ui, own::AUTHOR, &mut self.author, false);
        field(ui, own::DESCRIPTION, &mut self.description, false);
        for group in FactorGroup::ALL {
            ui.add_space(6.0);
            ui.label(text::small_strong(group.title()).weak());
            for factor in Factor::all().filter(|factor| factor.info().group == group) {
                self.row(ui, factor);
            }
        }
        if ui.available_width() < NARROW {
            actions.extend(ui.horizontal(|ui| self.use_buttons(ui)).inner);
        }
    }

    /// Where it came from, what has changed, load and revert.
    fn head(&self, ui: &mut egui::Ui, actions: &mut Actions) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if widgets::button(own::LOAD).icon(Icon::Folder).small().show(ui).clicked() {
                    actions.push(Action::OpenLibrary(None));
                }
                let changes = self.changes();
                if widgets::button(own::REVERT).small().show_enabled(ui, changes > 0, None).clicked() {
                    actions.push(Action::RevertPersonality);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let from = match &self.file {
                        Some(path) => files::name(path),
                        None if self.is_shipped() => own::SHIPPED.to_owned(),
                        None => own::NEW.to_owned(),
                    };
                    ui.add(egui::Label::new(text::soft(from)).truncate());
                    if changes > 0 {
                        widgets::chip(ui, &own::changes(changes), ChipKind::Go);
                    }
                });
            });
        });
    }

    /// One factor: name, number, meaning or what is wrong, reset.
    fn row(&mut self, ui: &mut egui::Ui, factor: Factor) {
        let info = factor.info();
        let palette = Palette::of(ui);
        let invalid = self.value(factor).is_none();
        let changed = self.is_changed(factor);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            widgets::label_cell(ui, NAMES, ROW, text::body(info.name));
            widgets::number_field(ui, &mut self.texts[factor as usize], info.name, NUMBERS, "", invalid);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if changed && widgets::icon_button(ui, Icon::Reset, &own::reset(info.name), true).clicked() {
                    self.reset(factor);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let said = if invalid {
                        text::small(own::expected(&info.expected())).color(palette.bad)
                    } else {
                        text::soft(info.meaning)
                    };
                    ui.add(egui::Label::new(said).truncate());
                });
            });
        });
    }

    /// Why it can be neither saved nor used.
    fn why_not(&self) -> Option<&'static str> {
        let why = if self.name.trim().is_empty() { own::NAME_NEEDED } else { own::INVALID };
        self.personality().is_none().then_some(why)
    }

    /// Uses it in the next game.
    fn use_buttons(&self, ui: &mut egui::Ui) -> Option<Action> {
        let why = self.why_not();
        let mut pressed = None;
        for (label, player) in
            [(own::USE_HORIZONTAL, Player::Horizontal), (own::USE_VERTICAL, Player::Vertical)]
        {
            let fits = self.of.is_none_or(|of| of == player);
            if fits && widgets::button(label).show_enabled(ui, why.is_none(), why).clicked() {
                let whole = self.personality().map(Box::new);
                pressed = whole.map(|whole| Action::UseInNextGame(player, whole));
            }
        }
        pressed
    }

    /// Use, save as, save.
    fn footer(&self, ui: &mut egui::Ui) -> Option<Action> {
        let why = self.why_not();
        let narrow = ui.available_width() < NARROW;
        let mut pressed = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let save = if self.file.is_none() { own::SAVE_COPY } else { own::SAVE };
            if widgets::button(save).primary().show_enabled(ui, why.is_none(), why).clicked() {
                pressed = Some(Action::SavePersonality);
            }
            if self.file.is_some()
                && widgets::button(own::SAVE_AS).show_enabled(ui, why.is_none(), why).clicked()
            {
                pressed = Some(Action::SavePersonalityAs);
            }
            if !narrow {
                let used = ui.with_layout(Layout::left_to_right(Align::Center), |ui| self.use_buttons(ui));
                pressed = used.inner.or(pressed.take());
            }
        });
        pressed
    }

    /// Leaving with changes: save, discard, or stay.
    fn show_question(&mut self, ctx: &egui::Context, id: egui::Id, actions: &mut Actions) -> bool {
        let can_save = self.personality().is_some();
        let body = |ui: &mut egui::Ui| ui.label(text::body(own::unsaved(&self.name)));
        let result = widgets::dialog(ctx, (id, own::UNSAVED_TITLE), (440.0, 720.0), body, |ui| {
            question_footer(ui, can_save)
        });
        match result.footer {
            Some(Leave::Save) => {
                (self.asking, self.closing) = (false, !self.loading);
                actions.push(Action::SavePersonality);
            }
            Some(Leave::Discard) => {
                self.discard();
                if !self.loading {
                    return true;
                }
                actions.push(Action::OpenLibrary(None));
            }
            Some(Leave::Stay) => self.asking = false,
            None => self.asking &= !result.closed,
        }
        false
    }
}

/// How the dialog is left.
enum Leave {
    Save,
    Discard,
    Stay,
}

fn question_footer(ui: &mut egui::Ui, can_save: bool) -> Option<Leave> {
    let mut pressed = None;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(own::SAVE).primary().show_enabled(ui, can_save, Some(own::INVALID)).clicked() {
            pressed = Some(Leave::Save);
        }
        if widgets::button(own::DISCARD).show(ui).clicked() {
            pressed = Some(Leave::Discard);
        }
        if widgets::button(own::KEEP_EDITING).show(ui).clicked() {
            pressed = Some(Leave::Stay);
        }
    });
    pressed
}
