//! The list of the contests that are kept, below those who may take part in the next one.

use eframe::egui::{self, Button, Label, vec2};

use super::Ask;
use crate::app::Action;
use crate::app::archive::{Earlier, List, is_held};
use crate::app::screens::Actions;
use crate::app::theme::{Palette, text};
use crate::contest::log::Glance;
use crate::messages::{files, tournament as words};

/// Shows the list, if there is anything in it.
pub(super) fn show(ui: &mut egui::Ui, list: &List, actions: &mut Actions) {
    if list.known().is_empty() {
        return;
    }
    ui.add_space(10.0);
    ui.label(text::subheading(words::EARLIER));
    for (place, earlier) in list.known().iter().enumerate() {
        if row(ui, earlier) {
            actions.push(Action::Tournament(Ask::Open(place)));
        }
    }
}

/// One of them; says whether it is to be opened.
fn row(ui: &mut egui::Ui, earlier: &Earlier) -> bool {
    let said = match &earlier.glance {
        Ok(Glance { plan, played }) => {
            let said = words::earlier(plan, *played, earlier.age);
            let button = Button::new(text::body(said)).truncate().min_size(vec2(0.0, 28.0));
            return ui.add(button).clicked();
        }
        Err(error) if is_held(error) => text::soft(words::held(&files::name(&earlier.path))),
        Err(error) => text::small(error.to_string()).color(Palette::of(ui).bad),
    };
    ui.add(Label::new(said).wrap());
    false
}
