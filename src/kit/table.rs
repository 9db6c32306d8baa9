//! Tables: columns of a list, and grids of figures.

use egui::{Grid, Rect, RichText, Sense, Ui, pos2, vec2};

use crate::kit::theme::{Palette, font, text};
use crate::kit::widgets::label::Line;

/// In points.
const HEAD_HEIGHT: f32 = 22.0;
const ROW_HEIGHT: f32 = 22.0;

/// The columns of a list with a scroll bar that is always there. Lengths in points.
pub(crate) struct Columns<const N: usize> {
    pub(crate) heads: fn() -> [&'static str; N],
    /// `None` for the column that has the rest.
    pub(crate) widths: [Option<f32>; N],
    /// At both sides of a row.
    pub(crate) padding: f32,
    /// Between the columns.
    pub(crate) gap: f32,
}

impl<const N: usize> Columns<N> {
    pub(crate) fn heads(&self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD_HEIGHT), Sense::hover());
        // The rows are beside the scroll bar.
        let rect = rect.with_max_x(rect.right() - ui.spacing().scroll.allocated_width());
        let color = Palette::of(ui).soft;
        self.paint(ui, rect, (self.heads)().map(|text| Line { text, font: font::semibold(12.5), color }));
    }

    /// Paints the cells of a row. A text that is too long ends in an ellipsis.
    pub(crate) fn paint<'a>(&self, ui: &Ui, row: Rect, cells: impl IntoIterator<Item = Line<'a>>) {
        let row = row.shrink2(vec2(self.padding, 0.0));
        let fixed: f32 = self.widths.iter().flatten().sum();
        let rest = row.width() - fixed - self.gap * (N - 1) as f32;
        let mut left = row.left();
        for (cell, width) in cells.into_iter().zip(self.widths) {
            let right = left + width.unwrap_or(rest);
            cell.paint(ui, pos2(left, row.center().y), right);
            left = right + self.gap;
        }
    }
}

/// A grid of texts under their heads. `spacing` is between columns and between rows, in points.
pub(crate) fn figures<H, R>(
    ui: &mut Ui,
    id: &str,
    spacing: [f32; 2],
    heads: impl IntoIterator<Item = H>,
    rows: impl IntoIterator<Item = R>,
) where
    H: Into<String>,
    R: IntoIterator<Item = RichText>,
{
    Grid::new(id).min_row_height(ROW_HEIGHT).spacing(spacing).show(ui, |ui| {
        let heads: Vec<RichText> = heads.into_iter().map(text::small_strong).collect();
        let heads = Some(heads).filter(|heads| !heads.is_empty());
        for row in heads.into_iter().chain(rows.into_iter().map(|row| row.into_iter().collect())) {
            for cell in row {
                ui.label(cell);
            }
            ui.end_row();
        }
    });
}
