//! A painted line of text.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Color32, FontId, Pos2, Ui, pos2};

pub(crate) struct Line<'a> {
    pub(crate) text: &'a str,
    pub(crate) font: FontId,
    pub(crate) color: Color32,
}

impl Line<'_> {
    /// Ends in an ellipsis if it would extend beyond `right`.
    pub(crate) fn paint(self, ui: &Ui, left_middle: Pos2, right: f32) {
        let mut job = LayoutJob::simple_singleline(self.text.to_owned(), self.font, self.color);
        job.wrap = TextWrapping::truncate_at_width((right - left_middle.x).max(0.0));
        let galley = ui.painter().layout_job(job);
        let top = left_middle.y - galley.size().y / 2.0;
        ui.painter().galley(pos2(left_middle.x, top), galley, self.color);
    }
}
