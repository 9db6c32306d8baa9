//! What assistive technology gets beyond the widgets: announcements, and the names of menus.

use eframe::egui::{Context, Id, Rect, Response, Role, Sense, Ui, UiKind, WidgetInfo, accesskit, vec2};

pub(crate) fn name_menu(ui: &Ui, role: Role, name: &str) {
    let menu = ui.stack().iter().find(|part| part.kind() == Some(UiKind::Menu));
    let Some(menu) = menu else { return };
    ui.ctx().accesskit_node_builder(menu.unique_id, |node| {
        node.set_role(role);
        node.set_label(name);
    });
}

/// Announces a text at the end of the frame, from a widget.
pub(crate) fn announce(ctx: &Context, text: String) {
    ctx.data_mut(|data| data.insert_temp(announced(), text));
}

/// What a widget has announced since the last call.
pub(crate) fn take_announcement(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(announced()))
}

fn announced() -> Id {
    Id::unique("announcement of a widget")
}

/// A disabled control keeps its actions, because assistive technology may remember those that it had at first. If one is
/// requested, announces why it is not possible.
pub(crate) fn keep_actions(response: &Response, why: Option<&str>) {
    let (ctx, id) = (&response.ctx, response.id);
    ctx.accesskit_node_builder(id, |node| {
        node.add_action(accesskit::Action::Focus);
        node.add_action(accesskit::Action::Click);
    });
    let is_pressed = ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click));
    if let Some(why) = why.filter(|_| is_pressed) {
        announce(ctx, why.to_owned());
    }
}

/// A live region of one point in the corner of the window.
#[derive(Debug, Default)]
pub struct LiveRegion {
    text: String,
    /// A new node for each announcement: assistive technology ignores a text that does not change.
    number: u64,
}

impl LiveRegion {
    pub(crate) fn show(&mut self, ui: &mut Ui, announcement: String) {
        if !announcement.is_empty() {
            self.text = announcement;
            self.number += 1;
        }
        if self.text.is_empty() {
            return;
        }
        let id = ui.scope_id().with(("announcement", self.number));
        let corner = Rect::from_min_size(ui.max_rect().left_top(), vec2(1.0, 1.0));
        let response = ui.interact(corner, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.text));
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
    }
}

/// Describes a combo box by its value. Screen readers on Linux read only the name; others would read the value twice.
pub(crate) fn describe_value(ctx: &Context, id: Id, value: &str) {
    if cfg!(target_os = "linux") {
        ctx.accesskit_node_builder(id, |node| node.set_description(value));
    }
}
