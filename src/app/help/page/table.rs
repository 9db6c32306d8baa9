//! Tables of a chapter: columns as wide as necessary, cells that wrap.

use eframe::egui::{Align, Layout, Stroke, Ui, vec2};

use crate::app::help::Span;
use crate::app::help::page::ChapterView;
use crate::app::help::page::rich_text::TextKind;
use crate::app::ui::theme::Palette;

// Lengths in points.
const COLUMN_GAP: f32 = 14.0;
const ROW_PADDING: f32 = 4.0;

impl ChapterView<'_> {
    /// The first row is the header, which is left out if it is empty.
    pub(super) fn table(&mut self, ui: &mut Ui, rows: &[Vec<Vec<Span>>]) {
        let widths = self.widths(ui, rows);
        let line = Stroke::new(1.0, Palette::of(ui).line);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, row) in rows.iter().enumerate() {
                let kind = if index == 0 { TextKind::Head } else { TextKind::Small };
                if index == 0 && row.iter().all(Vec::is_empty) {
                    continue;
                }
                ui.add_space(ROW_PADDING);
                let shown = ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
                    for (cell, width) in row.iter().zip(&widths) {
                        ui.allocate_ui_with_layout(vec2(*width, 0.0), Layout::top_down(Align::Min), |ui| {
                            ui.set_width(*width);
                            self.flow(ui, cell, kind);
                        });
                    }
                });
                ui.add_space(ROW_PADDING);
                let bottom = shown.response.rect.bottom() + ROW_PADDING;
                ui.painter().hline(ui.max_rect().x_range(), bottom, line);
            }
        });
    }

    /// The width of the widest cell, unless there is too little room.
    fn widths(&self, ui: &Ui, rows: &[Vec<Vec<Span>>]) -> Vec<f32> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let room = ui.available_width() - COLUMN_GAP * columns.saturating_sub(1) as f32;
        let natural: Vec<f32> = (0..columns).map(|column| self.natural(ui, rows, column)).collect();
        shared(&natural, room)
    }

    fn natural(&self, ui: &Ui, rows: &[Vec<Vec<Span>>], column: usize) -> f32 {
        let width = |(index, row): (usize, &Vec<Vec<Span>>)| {
            let kind = if index == 0 { TextKind::Head } else { TextKind::Small };
            let mut job = self.job(ui, row.get(column).map_or(&[], Vec::as_slice), kind);
            job.wrap.max_width = f32::INFINITY;
            ui.fonts_mut(|fonts| fonts.layout_job(job).size().x)
        };
        rows.iter().enumerate().map(width).fold(0.0, f32::max).ceil() + 2.0
    }
}

/// Gives narrow columns what they need, and the others equal shares of the rest.
fn shared(natural: &[f32], room: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by(|&a, &b| natural[a].total_cmp(&natural[b]));
    let mut widths = natural.to_vec();
    let mut left = room.max(0.0);
    for (done, &column) in order.iter().enumerate() {
        let share = left / (natural.len() - done) as f32;
        widths[column] = natural[column].min(share);
        left -= widths[column];
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrow_columns_get_what_they_need() {
        assert_eq!(shared(&[50.0, 60.0], 300.0), [50.0, 60.0]);
        assert_eq!(shared(&[50.0, 900.0, 100.0], 400.0), [50.0, 250.0, 100.0]);
        assert_eq!(shared(&[500.0, 900.0], 400.0), [200.0, 200.0]);
        assert_eq!(shared(&[], 400.0), [0.0; 0]);
    }
}
