//! The list of external engines (GTP programs) in the setup of a tournament.

use eframe::egui::{self, Align, Label, Layout, vec2};

use crate::app::action::Action;
use crate::app::scene::Actions;
use crate::app::tournament::action::TournamentAction;
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::tournament as msg;
use span_it_arena::contest::AgentSpec;
use span_it_arena::gtp;

const MAX_ENGINES: usize = 16;
/// Approximate width of a character in a check box label, in points.
const LETTER: f32 = 7.6;

#[derive(Debug)]
struct Engine {
    command: String,
    chosen: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Engines {
    entries: Vec<Engine>,
    command: String,
    pub(super) problem: Option<String>,
}

impl Engines {
    /// Engines that were chosen stay chosen.
    pub(super) fn list(&mut self, commands: &[String]) {
        let was = |command: &String| self.entries.iter().any(|one| one.chosen && one.command == *command);
        let engine = |command: &String| Engine { chosen: was(command), command: command.clone() };
        self.entries = commands.iter().map(engine).collect();
    }

    /// Adds the engine in the field and chooses it. Returns its command.
    pub(crate) fn add(&mut self) -> Option<String> {
        let command = self.command.trim().to_owned();
        self.problem = match gtp::check_command(&command) {
            Err(error) => Some(error.to_string()),
            Ok(()) if self.entries.iter().any(|one| one.command == command) => {
                Some(msg::ENGINE_DUPLICATE.to_owned())
            }
            Ok(()) if self.entries.len() >= MAX_ENGINES => Some(msg::too_many_engines(MAX_ENGINES)),
            Ok(()) => None,
        };
        if self.problem.is_some() {
            return None;
        }
        self.command.clear();
        self.entries.push(Engine { command: command.clone(), chosen: true });
        Some(command)
    }

    pub(crate) fn remove(&mut self, place: usize) -> Option<String> {
        self.problem = None;
        (place < self.entries.len()).then(|| self.entries.remove(place).command)
    }

    pub(super) fn chosen(&self) -> impl Iterator<Item = AgentSpec> {
        let chosen = self.entries.iter().filter(|one| one.chosen);
        chosen.map(|one| AgentSpec::Gtp { command: one.command.clone() })
    }

    /// The command of each engine; `None` if it is not chosen.
    pub(super) fn choices(&self) -> Vec<Option<String>> {
        self.entries.iter().map(|one| one.chosen.then(|| one.command.clone())).collect()
    }

    #[cfg(test)]
    pub(super) fn choose_all(&mut self) {
        self.entries.iter_mut().for_each(|one| one.chosen = true);
    }

    pub(super) fn clear(&mut self) {
        self.entries.iter_mut().for_each(|one| one.chosen = false);
    }
}

pub(super) fn show(ui: &mut egui::Ui, engines: &mut Engines, actions: &mut Actions) {
    ui.add_space(10.0);
    ui.label(text::subheading(msg::ENGINES));
    ui.add(Label::new(text::soft(msg::ENGINES_NOTE)).wrap());
    for (place, engine) in engines.entries.iter_mut().enumerate() {
        row(ui, place, engine, actions);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.spacing_mut().interact_size.y = 36.0;
        ui.label(text::soft(msg::ENGINE_COMMAND));
        let width = (ui.available_width() - 80.0).clamp(120.0, 360.0);
        let is_wrong = engines.problem.is_some() && !engines.command.is_empty();
        let field = widgets::text_field(ui, &mut engines.command, msg::ENGINE_COMMAND, width, is_wrong);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if field.changed() {
            engines.problem = None;
        }
        let can = !engines.command.trim().is_empty();
        let add = widgets::button(msg::ADD_ENGINE).show_enabled(ui, can, Some(msg::NO_COMMAND));
        if add.clicked() || entered && can {
            actions.push(Action::Tournament(TournamentAction::AddEngine));
        }
    });
    if let Some(problem) = &engines.problem {
        ui.add(Label::new(text::small(problem).color(Palette::of(ui).bad)).wrap());
    }
}

fn row(ui: &mut egui::Ui, place: usize, engine: &mut Engine, actions: &mut Actions) {
    let size = vec2(ui.available_width(), 32.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let room = ui.available_width() - 80.0;
        let shown = shortened(&engine.command, room);
        widgets::checkbox_named(ui, &mut engine.chosen, &shown, &engine.command)
            .on_hover_text(&engine.command);
        if widgets::icon_button(ui, Icon::Close, &msg::remove_engine(&engine.command), true).clicked() {
            actions.push(Action::Tournament(TournamentAction::RemoveEngine(place)));
        }
    });
}

/// The part of a command that fits into `room` points.
fn shortened(command: &str, room: f32) -> String {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number of letters")]
    let letters = (room.max(0.0) / LETTER) as usize;
    if command.chars().count() <= letters {
        return command.to_owned();
    }
    command.chars().take(letters.saturating_sub(1).max(8)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_engines_once_and_removes_them() {
        let mut engines = Engines::default();
        for (command, added) in
            [("gnubridgit --gtp", true), (" gnubridgit --gtp ", false), ("an 'open quote", false)]
        {
            command.clone_into(&mut engines.command);
            assert_eq!(engines.add().is_some(), added, "{command}");
            assert_eq!(engines.problem.is_none(), added);
        }
        assert_eq!(engines.chosen().count(), 1);
        engines.list(&["gnubridgit --gtp".to_owned(), "other".to_owned()]);
        assert_eq!(engines.chosen().count(), 1, "a chosen engine stays chosen");
        assert_eq!(engines.remove(1), Some("other".to_owned()));
        assert_eq!((engines.remove(1), engines.entries.len()), (None, 1));
        engines.clear();
        assert_eq!(engines.chosen().count(), 0);
    }

    #[test]
    fn truncates_long_commands() {
        assert_eq!(shortened("short", 200.0), "short");
        let long = shortened(&"x".repeat(200), 200.0);
        assert!(long.ends_with('…') && long.chars().count() == 26, "{long}");
    }
}
