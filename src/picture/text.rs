//! The outlines of texts, from the font of the game.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider as _};
use tiny_skia::{Path, PathBuilder};

/// The font of coordinates and marks: Inter, under the SIL Open Font Licence.
pub(crate) const FONT: &[u8] = include_bytes!("../../assets/fonts/Inter-Medium.otf");

#[cfg(feature = "window")]
pub(crate) const FONT_LICENCE: &str = include_str!("../../assets/fonts/Inter-LICENSE.txt");

/// Height of capitals and digits, as a share of the font size.
const CAPITALS: f32 = 0.727;

/// A line of text around its middle, in pixels; `None` if no letter has an outline.
pub(super) fn outline(text: &str, (x, y): (f32, f32), size: f32) -> Option<Path> {
    let font = FontRef::new(FONT).ok()?;
    let (sizes, location) = (Size::new(size), LocationRef::default());
    let metrics = font.glyph_metrics(sizes, location);
    let glyphs: Vec<_> = text.chars().map(|letter| font.charmap().map(letter).unwrap_or_default()).collect();
    let widths: Vec<f32> =
        glyphs.iter().map(|&glyph| metrics.advance_width(glyph).unwrap_or_default()).collect();
    let mut pen = Pen {
        path: PathBuilder::new(),
        x: x - widths.iter().sum::<f32>() / 2.0,
        y: y + size * CAPITALS / 2.0,
    };
    for (glyph, width) in glyphs.into_iter().zip(widths) {
        let outline = font.outline_glyphs().get(glyph)?;
        outline.draw(DrawSettings::unhinted(sizes, location), &mut pen).ok()?;
        pen.x += width;
    }
    pen.path.finish()
}

/// Draws glyphs at a place. Glyphs point up, and pictures down.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let (left, top) = (self.x, self.y);
        self.path.cubic_to(left + ax, top - ay, left + bx, top - by, left + x, top - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
