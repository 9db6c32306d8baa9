//! The list of the contests that are kept, below those who may take part in the next one.

use std::collections::HashMap;

use eframe::egui::{self, Button, Label, vec2};

use super::Ask;
use crate::app::Action;
use crate::app::archive::{Earlier, List, is_held};
use crate::app::screens::Actions;
use crate::app::theme::{Palette, text};
use crate::app::widgets;
use crate::contest::log::Glance;
use crate::messages::{files, tournament as words};

/// Shows the list, if there is anything in it.
pub(super) fn show(ui: &mut egui::Ui, list: &List, actions: &mut Actions) {
    if list.known().is_empty() {
        return;
    }
    ui.add_space(10.0);
    ui.label(text::subheading(words::EARLIER));
    let said: Vec<Option<String>> = list.known().iter().map(said).collect();
    let mut times = HashMap::new();
    said.iter().flatten().for_each(|said| *times.entry(said.as_str()).or_insert(0) += 1);
    for (place, (earlier, said)) in list.known().iter().zip(&said).enumerate() {
        let is_alike = said.as_deref().is_some_and(|said| times[said] > 1);
        let file = is_alike.then(|| files::name(&earlier.path));
        if row(ui, earlier, said.as_deref().map(|said| words::told_apart(said, file.as_deref()))) {
            actions.push(Action::Tournament(Ask::Open(place)));
        }
    }
    if list.more() > 0 && widgets::button(&words::more_earlier(list.more())).small().show(ui).clicked() {
        actions.push(Action::Tournament(Ask::ListAll));
    }
}

/// What is said of one that can be read.
fn said(earlier: &Earlier) -> Option<String> {
    let Glance { plan, played } = earlier.glance.as_ref().ok()?;
    Some(words::earlier(plan, *played, earlier.age))
}

/// One of them; says whether it is to be opened.
fn row(ui: &mut egui::Ui, earlier: &Earlier, said: Option<String>) -> bool {
    if let Some(said) = said {
        let button = Button::new(text::body(said)).truncate().min_size(vec2(0.0, 28.0));
        return ui.add(button).clicked();
    }
    if let Err(error) = &earlier.glance {
        let said = if is_held(error) {
            text::soft(words::held(&files::name(&earlier.path)))
        } else {
            text::small(error.to_string()).color(Palette::of(ui).bad)
        };
        ui.add(Label::new(said).wrap());
    }
    false
}
