//! Announcements as one polite live region.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, accesskit, vec2};

/// A live region of one point in the corner of the window.
#[derive(Debug, Default)]
pub struct LiveRegion {
    text: String,
    /// A new node for each announcement: assistive technology ignores a text that does not change.
    number: u64,
}

impl LiveRegion {
    /// Shows the latest announcement.
    pub(super) fn show(&mut self, ui: &mut Ui, announcement: String) {
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
