//! The list of saved tournaments, below the setup of the next one.

use std::collections::HashMap;

use eframe::egui::{self, Atom, Button, Label, vec2};

use crate::app::Action;
use crate::app::shell::Actions;
use crate::app::tournament::TournamentAction;
use crate::app::tournament::history::{Earlier, List, is_held};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::{files, tournament as words};
use span_it_arena::contest::log::Summary;

/// Width of the delete button, in points.
const DELETE: f32 = 40.0;
/// Maximum width of the text of an entry, in points.
const ROW: f32 = 560.0;

/// Shows the list. Hidden if it is empty and nothing was deleted.
pub(super) fn show(ui: &mut egui::Ui, list: &List, actions: &mut Actions) {
    if list.known().is_empty() && list.deleted() == 0 {
        return;
    }
    ui.add_space(10.0);
    ui.label(text::subheading(words::EARLIER));
    let said: Vec<Option<String>> = list.known().iter().map(entry_text).collect();
    let mut times = HashMap::new();
    said.iter().flatten().for_each(|said| *times.entry(said.as_str()).or_insert(0) += 1);
    for (place, (earlier, said)) in list.known().iter().zip(&said).enumerate() {
        let is_alike = said.as_deref().is_some_and(|said| times[said] > 1);
        let file = is_alike.then(|| files::name(&earlier.path));
        let said = said.as_deref().map(|said| words::told_apart(said, file.as_deref()));
        if let Some(ask) = row(ui, earlier, said) {
            actions.push(Action::Tournament(ask(place)));
        }
    }
    if list.more() > 0 && widgets::button(&words::more_earlier(list.more())).small().show(ui).clicked() {
        actions.push(Action::Tournament(TournamentAction::ListAll));
    }
    if list.deleted() > 0 {
        undo(ui, list.deleted(), actions);
    }
}

/// Number of deleted tournaments, and a button that restores the last one.
fn undo(ui: &mut egui::Ui, count: usize, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.label(text::soft(words::deleted(count)));
        if widgets::button(words::RESTORE).small().show(ui).clicked() {
            actions.push(Action::Tournament(TournamentAction::Restore));
        }
    });
}

/// The text of a readable entry.
fn entry_text(earlier: &Earlier) -> Option<String> {
    let Summary { plan, played } = earlier.glance.as_ref().ok()?;
    Some(words::earlier(plan, *played, earlier.age))
}

/// An entry. Returns the action of the clicked button.
fn row(ui: &mut egui::Ui, earlier: &Earlier, said: Option<String>) -> Option<fn(usize) -> TournamentAction> {
    let file = files::name(&earlier.path);
    let held = matches!(&earlier.glance, Err(error) if is_held(error));
    let mut asked: Option<fn(usize) -> TournamentAction> = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let name = words::delete(said.as_deref().unwrap_or(&file));
        let width = (ui.available_width() - DELETE).clamp(0.0, ROW);
        ui.scope(|ui| {
            ui.set_max_width(width);
            match (said, &earlier.glance) {
                (Some(said), _) => {
                    // Left-aligned text.
                    let button = Button::new((text::body(said), Atom::grow())).truncate();
                    if ui.add(button.min_size(vec2(width, 28.0))).clicked() {
                        asked = Some(TournamentAction::Open);
                    }
                }
                (None, Err(error)) => {
                    let said = if held {
                        text::soft(words::held(&file))
                    } else {
                        text::small(error.to_string()).color(Palette::of(ui).bad)
                    };
                    ui.set_min_width(width);
                    ui.add(Label::new(said).wrap());
                }
                (None, Ok(_)) => {}
            }
        });
        // A tournament that another window plays cannot be deleted. Only the first click of a double click
        // counts, as the next entry moves under the pointer.
        if !held && widgets::is_first_click(&widgets::icon_button(ui, Icon::Close, &name, true)) {
            asked = Some(TournamentAction::Delete);
        }
    });
    asked
}
