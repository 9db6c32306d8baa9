//! The external engines in the setup of a tournament.

use eframe::egui::{self, Label};

use crate::app::action::Action;
use crate::app::engines::action::EnginesAction;
use crate::app::engines::list::ExternalEngine;
use crate::app::scene::Actions;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::engines as engines_msg;
use crate::messages::tournament as msg;
use span_it_arena::tournament::AgentSpec;

#[derive(Debug)]
struct Entry {
    engine: ExternalEngine,
    chosen: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Engines {
    entries: Vec<Entry>,
    /// Why the last tournament did not start.
    pub(super) problem: Option<String>,
}

impl Engines {
    /// Shows the engines of the player's list. Engines that were chosen stay chosen.
    pub(crate) fn list(&mut self, engines: &[ExternalEngine]) {
        let was = |engine: &ExternalEngine| {
            self.entries.iter().any(|one| one.chosen && one.engine.command == engine.command)
        };
        let entry = |engine: &ExternalEngine| Entry { chosen: was(engine), engine: engine.clone() };
        self.entries = engines.iter().map(entry).collect();
        self.problem = None;
    }

    /// The same after a change of the list; new engines are chosen.
    pub(crate) fn list_changed(&mut self, engines: &[ExternalEngine]) {
        let is_old: Vec<bool> = engines
            .iter()
            .map(|engine| self.entries.iter().any(|one| one.engine.command == engine.command))
            .collect();
        self.list(engines);
        for (entry, is_old) in self.entries.iter_mut().zip(is_old) {
            entry.chosen |= !is_old;
        }
    }

    pub(super) fn chosen(&self) -> impl Iterator<Item = AgentSpec> {
        let chosen = self.entries.iter().filter(|one| one.chosen);
        chosen.map(|Entry { engine, .. }| AgentSpec::Gtp {
            command: engine.command.clone(),
            folder: engine.folder.clone(),
        })
    }

    /// The engines; `None` for one that is not chosen.
    pub(super) fn choices(&self) -> Vec<Option<ExternalEngine>> {
        self.entries.iter().map(|one| one.chosen.then(|| one.engine.clone())).collect()
    }

    #[cfg(test)]
    pub(super) fn choose_all(&mut self) {
        self.entries.iter_mut().for_each(|one| one.chosen = true);
    }

    /// Chooses the engines that are among these agents.
    pub(super) fn choose_only(&mut self, agents: &[AgentSpec]) {
        for Entry { engine, chosen } in &mut self.entries {
            let is_it = |agent: &AgentSpec| matches!(agent, AgentSpec::Gtp { command, .. } if *command == engine.command);
            *chosen = agents.iter().any(is_it);
        }
    }

    pub(super) fn clear(&mut self) {
        self.entries.iter_mut().for_each(|one| one.chosen = false);
    }
}

pub(super) fn show(ui: &mut egui::Ui, engines: &mut Engines, actions: &mut Actions) {
    ui.add_space(10.0);
    ui.label(text::subheading(msg::ENGINES));
    ui.add(Label::new(text::soft(msg::ENGINES_NOTE)).wrap());
    for Entry { engine, chosen } in &mut engines.entries {
        let shown = msg::listed_name(&engine.name);
        widgets::checkbox_named(ui, chosen, &shown, &engine.name).on_hover_text(&engine.command);
    }
    ui.add_space(2.0);
    if widgets::button(engines_msg::OPEN_LIST).small().show(ui).clicked() {
        actions.push(Action::Engines(EnginesAction::Open(None)));
    }
    if let Some(problem) = &engines.problem {
        ui.add(Label::new(text::small(problem).color(Palette::of(ui).bad)).wrap());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn engine(name: &str) -> ExternalEngine {
        ExternalEngine {
            name: name.to_owned(),
            command: format!("{name} --gtp"),
            ..ExternalEngine::default()
        }
    }

    #[test]
    fn chosen_engines_stay_chosen() {
        let mut engines = Engines::default();
        engines.list(&[engine("one")]);
        assert_eq!(engines.chosen().count(), 0);
        engines.choose_all();
        engines.list(&[engine("two"), engine("one")]);
        let chosen: Vec<_> = engines.chosen().map(|agent| agent.name()).collect();
        assert_eq!(chosen, ["one --gtp"]);
        assert_eq!(engines.choices(), [None, Some(engine("one"))]);
        engines.clear();
        assert_eq!(engines.chosen().count(), 0);
    }
}
