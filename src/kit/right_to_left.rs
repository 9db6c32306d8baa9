//! egui shapes the words of right-to-left scripts, but lays them out from left to right. Swaps them on the screen; the texts
//! of assistive technology and of files stay.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Glyph, Row};
use egui::epaint::{ClippedShape, TextShape};
use egui::{Context, FullOutput, Plugin, Shape};

pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(WordOrder);
}

struct WordOrder;

impl Plugin for WordOrder {
    fn debug_name(&self) -> &'static str {
        "order of right-to-left words"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        output.shapes.iter_mut().for_each(|ClippedShape { shape, .. }| reorder_shape(shape));
    }
}

fn reorder_shape(shape: &mut Shape) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(reorder_shape),
        Shape::Text(TextShape { galley, .. }) if galley.job.text.chars().any(is_right_to_left) => {
            let galley = Arc::make_mut(galley);
            for row in &mut galley.rows {
                reorder_row(Arc::make_mut(&mut row.row), galley.pixels_per_point);
            }
        }
        _ => (),
    }
}

fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

/// Whether a character between two words belongs to their order.
const fn is_gap(letter: char) -> bool {
    matches!(letter, ' ' | '\u{A0}' | '-' | '\'' | '’' | '"')
}

/// Mirrors the places of the words and gaps of each right-to-left phrase.
fn reorder_row(row: &mut Row, pixels_per_point: f32) {
    let starts: Vec<_> = (0..=row.glyphs.len())
        .map(|index| index.checked_sub(1).map_or(0.0, |last| row.glyphs[last].max_x()))
        .collect();
    for phrase in phrases(&row.glyphs) {
        let mirror = starts[phrase.start] + starts[phrase.end];
        let mut word = phrase.start;
        for index in phrase.start + 1..=phrase.end {
            let ends = index == phrase.end
                || is_right_to_left(row.glyphs[index].chr) != is_right_to_left(row.glyphs[word].chr);
            if ends {
                let by = ((mirror - starts[word] - starts[index]) * pixels_per_point).round();
                shift(row, word..index, by / pixels_per_point);
                word = index;
            }
        }
    }
}

/// The glyphs from the first to the last right-to-left one with nothing but gaps between them.
fn phrases(glyphs: &[Glyph]) -> Vec<Range<usize>> {
    let mut phrases: Vec<Range<usize>> = Vec::new();
    for (index, _) in glyphs.iter().enumerate().filter(|(_, glyph)| is_right_to_left(glyph.chr)) {
        match phrases.last_mut() {
            Some(phrase) if glyphs[phrase.end..index].iter().all(|glyph| is_gap(glyph.chr)) => {
                phrase.end = index + 1;
            }
            _ => phrases.push(index..index + 1),
        }
    }
    phrases
}

fn shift(row: &mut Row, glyphs: Range<usize>, by: f32) {
    for glyph in &mut row.glyphs[glyphs] {
        glyph.pos.x += by;
        let first = glyph.first_vertex as usize;
        if !glyph.uv_rect.is_nothing() {
            row.visuals.mesh.vertices[first..first + 4].iter_mut().for_each(|vertex| vertex.pos.x += by);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Color32, FontId, RawInput};

    use super::*;

    /// A text from left to right as shown. Capitals stand for letters from right to left, without their order in words.
    fn shown(text: &str) -> String {
        let ctx = Context::default();
        crate::kit::theme::install(&ctx);
        let mut shown = Vec::new();
        drop(ctx.run_ui(RawInput::default(), |ui| {
            let mut galley = ui.painter().layout_no_wrap(text.into(), FontId::default(), Color32::BLACK);
            let row = Arc::make_mut(&mut Arc::make_mut(&mut galley).rows[0].row);
            for glyph in row.glyphs.iter_mut().filter(|glyph| glyph.chr.is_ascii_uppercase()) {
                glyph.chr = char::from_u32(u32::from(glyph.chr) + 0x590).expect("a Hebrew letter");
            }
            let before = row.clone();
            reorder_row(row, 1.0);
            for (glyph, old) in row.glyphs.iter().zip(&before.glyphs).filter(|(glyph, _)| glyph.chr != ' ') {
                let first = glyph.first_vertex as usize;
                let [new, old_first] = [&*row, &before].map(|row| row.visuals.mesh.vertices[first].pos.x);
                assert!((glyph.pos.x - old.pos.x - (new - old_first)).abs() < 0.01, "{text}");
            }
            let letters = row.glyphs.iter().zip(text.chars());
            shown = letters.map(|(glyph, letter)| (glyph.pos.x, letter)).collect();
        }));
        shown.sort_by(|one, other| one.0.total_cmp(&other.0));
        shown.into_iter().map(|(_, letter)| letter).collect()
    }

    #[test]
    fn words_of_right_to_left_names_keep_their_order() {
        let cases = [
            ("one two", "one two"),
            ("ONE", "ONE"),
            ("ONE TWO THREE wins", "THREE TWO ONE wins"),
            ("ONE-TWO", "TWO-ONE"),
            ("ONE TWO – THREE FOUR", "TWO ONE – FOUR THREE"),
            ("1. ONE TWO, 2 (A B)", "1. TWO ONE, 2 (B A)"),
        ];
        for (text, expected) in cases {
            assert_eq!(shown(text), expected, "{text}");
        }
    }
}
