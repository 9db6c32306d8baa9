//! Animated GIFs.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use gif::{Encoder, Frame, Repeat};

use crate::picture::image::{Image, ImageError};
use crate::picture::{Picture, Style};

/// Number of colours of a GIF.
const COLORS: usize = 256;
/// How much longer the last frame is shown.
const LAST: u32 = 4;

/// Pictures of one board that are shown one after the other, for ever.
#[derive(Clone, Debug)]
pub struct Animation {
    /// On boards of one size; at least one.
    pub pictures: Vec<Picture>,
    /// Of all pictures.
    pub style: Style,
    /// How long each picture is shown. GIF counts in hundredths of a second.
    pub delay: Duration,
}

impl Animation {
    /// A complete GIF file. Calls `proceed` with the number of finished pictures, and stops if it returns `false`.
    ///
    /// # Errors
    /// If there are no pictures, a picture cannot be made, or `proceed` returned `false`.
    pub fn to_gif(&self, mut proceed: impl FnMut(usize) -> bool) -> Result<Vec<u8>, ImageError> {
        let last = self.pictures.last().ok_or(ImageError::Empty)?.to_image(&self.style)?;
        let mut before = self.pictures[0].to_image(&self.style)?;
        let palette = Palette::of(&[&before, &last]);
        let [width, height] =
            [before.width(), before.height()].map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut indices = palette.indices(&before);
        let whole = Area { rows: 0..height.into(), cols: 0..width.into() };
        encoder.write_frame(&self.frame(&whole, &indices, width.into(), 0))?;
        for (number, picture) in self.pictures.iter().enumerate().skip(1) {
            if !proceed(number) {
                return Err(ImageError::Cancelled);
            }
            let image = picture.to_image(&self.style)?;
            let area = Area::of_change(&before, &image);
            indices = palette.indices(&image);
            encoder.write_frame(&self.frame(&area, &indices, width.into(), number))?;
            before = image;
        }
        drop(encoder);
        Ok(file)
    }

    /// The part of a picture in `area`.
    fn frame(&self, area: &Area, indices: &[u8], width: usize, number: usize) -> Frame<'static> {
        let pixels: Vec<u8> =
            area.rows.clone().flat_map(|row| &indices[row * width..][area.cols.clone()]).copied().collect();
        let [left, top, across, down] = [area.cols.start, area.rows.start, area.cols.len(), area.rows.len()]
            .map(|length| u16::try_from(length).unwrap_or(u16::MAX));
        let times = if number + 1 == self.pictures.len() { LAST } else { 1 };
        let delay = u16::try_from((self.delay * times).as_millis() / 10).unwrap_or(u16::MAX);
        Frame { left, top, delay, ..Frame::from_indexed_pixels(across, down, pixels, None) }
    }
}

/// A rectangle of pixels.
struct Area {
    rows: Range<usize>,
    cols: Range<usize>,
}

impl Area {
    /// The smallest area with all differences; one pixel without any.
    fn of_change(before: &Image, after: &Image) -> Self {
        let width = after.width() as usize;
        let pixels = before.rgb().chunks_exact(3).zip(after.rgb().chunks_exact(3));
        let changed = pixels.enumerate().filter(|(_, (one, other))| one != other).map(|(at, _)| at);
        let mut area: Option<Self> = None;
        for at in changed {
            let (row, col) = (at / width, at % width);
            let grown = area.get_or_insert(Self { rows: row..row + 1, cols: col..col + 1 });
            grown.rows = grown.rows.start.min(row)..grown.rows.end.max(row + 1);
            grown.cols = grown.cols.start.min(col)..grown.cols.end.max(col + 1);
        }
        area.unwrap_or(Self { rows: 0..1, cols: 0..1 })
    }
}

/// The most frequent colours of some images. Others are replaced by the nearest.
struct Palette {
    colors: Vec<[u8; 3]>,
}

impl Palette {
    fn of(images: &[&Image]) -> Self {
        let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
        for color in images.iter().flat_map(|image| image.rgb().chunks_exact(3)) {
            *counts.entry([color[0], color[1], color[2]]).or_default() += 1;
        }
        let mut counted: Vec<_> = counts.into_iter().collect();
        counted.sort_by(|(_, one), (_, other)| other.cmp(one));
        Self { colors: counted.into_iter().take(COLORS).map(|(color, _)| color).collect() }
    }

    fn bytes(&self) -> Vec<u8> {
        self.colors.concat()
    }

    fn indices(&self, image: &Image) -> Vec<u8> {
        let mut found: BTreeMap<[u8; 3], u8> = BTreeMap::new();
        let colors = image.rgb().chunks_exact(3).map(|color| [color[0], color[1], color[2]]);
        colors.map(|color| *found.entry(color).or_insert_with(|| self.nearest(color))).collect()
    }

    fn nearest(&self, color: [u8; 3]) -> u8 {
        let distance = |other: &[u8; 3]| -> u32 {
            color.iter().zip(other).map(|(&one, &other)| u32::from(one.abs_diff(other)).pow(2)).sum()
        };
        let nearest = self.colors.iter().enumerate().min_by_key(|(_, other)| distance(other));
        nearest.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
    }
}
