//! What assistive technology gets beyond the widgets: announcements, the name of the window, the texts of the focused
//! node for screen readers that do not read them by themselves, and a steady focus.

pub(crate) mod focused_node;
pub(crate) mod live_region;
mod steady_focus;

use eframe::egui::{Role, Ui, UiKind, accesskit_root_id};

use crate::app::context::Context;
use crate::jobs;

pub(crate) use crate::app::accessibility::steady_focus::install;

/// Names the menu that this is a part of.
pub(crate) fn name_menu(ui: &Ui, role: Role, name: &str) {
    let menu = ui.stack().iter().find(|part| part.kind() == Some(UiKind::Menu));
    let Some(menu) = menu else { return };
    ui.ctx().accesskit_node_builder(menu.unique_id, |node| {
        node.set_role(role);
        node.set_label(name);
    });
}

/// Completes the accessibility tree of a frame, after all widgets and the title of the window.
pub(crate) fn complete(cx: &mut Context, ui: &mut Ui) {
    let text = std::mem::take(&mut cx.view.announcement);
    let title = cx.view.window_title.as_str();
    let is_on = cx.egui.accesskit_node_builder(accesskit_root_id(), |root| root.set_label(title)).is_some();
    if !is_on {
        return;
    }
    let is_first = !std::mem::replace(&mut cx.view.is_accessible, true);
    if is_first || !text.is_empty() {
        cx.platform.find_announcement_listeners(jobs::repaint_wake(&cx.egui));
    }
    if !text.is_empty() {
        cx.view.news.add(&text);
    }
    cx.view.live_region.show(ui, text);
    if let Some(is_heard) = cx.platform.announcements_are_heard() {
        cx.view.news.set_heard(is_heard);
    }
    cx.view.news.describe_value(&cx.egui);
    cx.view.news.describe_focused_node(&cx.egui);
}
