//! The bar under the menu with an error or information.

use eframe::egui::{Align, Frame, Label, Layout, Margin, Panel, Sense, Ui, vec2};

use crate::app::action::{Action, WindowAction};
use crate::app::help::action::HelpAction;
use crate::app::scene::Actions;
use crate::app::ui::icons::Icon;
use crate::app::ui::notices::Notices;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::{icons, widgets};
use crate::messages::{files, help};

pub(crate) fn show(ui: &mut Ui, notices: &Notices, actions: &mut Actions) {
    let Some(notice) = notices.shown() else { return };
    let palette = Palette::of(ui);
    let (ground, ink, icon) = if notice.is_error {
        (palette.bad_tint, palette.bad, Icon::Cross)
    } else {
        (palette.go_tint, palette.go, Icon::Info)
    };
    let frame = Frame::new().fill(ground).inner_margin(Margin::symmetric(20, 7));
    Panel::top("notice").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        // A fixed height, because the row would take all the room above the details.
        let row = vec2(ui.available_width(), 30.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if widgets::button(files::CLOSE).small().show(ui).clicked() {
                actions.push(Action::Window(WindowAction::CloseNotice));
            }
            if notice.details.is_some()
                && widgets::button(files::DETAILS).small().selected(notice.open).show(ui).clicked()
            {
                actions.push(Action::Window(WindowAction::ToggleNoticeDetails));
            }
            if let Some(place) = &notice.help {
                let name = help::about(&place.title());
                if widgets::button(help::HELP_BUTTON).named(&name).small().show(ui).clicked() {
                    actions.push(Action::Help(HelpAction::Open(place.clone())));
                }
            }
            for (label, action) in [&notice.other, &notice.offer].into_iter().flatten() {
                if widgets::button(label).small().show(ui).clicked() {
                    actions.push(action.clone());
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                icons::paint(ui.painter(), rect, icon, ink, 2.0);
                ui.add(Label::new(text::body(&notice.text).color(palette.ink)).wrap());
            });
        });
        if let (true, Some(details)) = (notice.open, &notice.details) {
            ui.add(Label::new(text::mono(details)).wrap().selectable(true));
        }
    });
}
