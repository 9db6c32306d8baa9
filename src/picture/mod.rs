//! Pictures of boards: SVG, PNG, and animated GIFs of games. The window and the toolkit use the same writer.
//!
//! ```
//! use span_it::picture::{Colors, Picture, Style};
//!
//! let position = "h.v/../.../../... h".parse()?;
//! let svg = Picture::of(position).to_svg(&Style { colors: Colors::LIGHT, side: 400 });
//! assert!(svg.contains("data-node=\"a1\" data-owner=\"h\""));
//! # Ok::<(), span_it_core::board::NotationError>(())
//! ```

mod animation;
mod colors;
mod content;
#[cfg(feature = "window")]
mod diploma;
mod draw;
pub mod heat_map;
mod image;
mod marks;
mod raster;
mod shape;
mod signs;
mod svg;
mod text;

use span_it_core::board::Position;

pub use crate::picture::animation::Animation;
pub use crate::picture::colors::{Colors, Rgb};
pub use crate::picture::content::{Branch, Picture, SIDES, Style};
#[cfg(feature = "window")]
pub(crate) use crate::picture::diploma::Diploma;
pub use crate::picture::heat_map::Heat;
pub use crate::picture::image::{Image, ImageError};
pub use crate::picture::marks::{Annotation, Ink, Mark, solver_marks};
#[cfg(feature = "window")]
pub(crate) use crate::picture::text::{FONT, FONT_LICENCE};

/// What is saved as a picture, in any colours.
#[cfg(feature = "window")]
pub(crate) trait Sheet {
    fn to_svg(&self, style: &Style) -> String;

    fn to_image(&self, style: &Style) -> Result<Image, ImageError>;
}

#[cfg(feature = "window")]
impl Sheet for Picture {
    fn to_svg(&self, style: &Style) -> String {
        Self::to_svg(self, style)
    }

    fn to_image(&self, style: &Style) -> Result<Image, ImageError> {
        Self::to_image(self, style)
    }
}

impl Picture {
    /// Only the position, with coordinates.
    pub const fn of(position: Position) -> Self {
        Self {
            position,
            title: String::new(),
            coordinates: true,
            last_move: None,
            hint: None,
            weights: Vec::new(),
            marks: Vec::new(),
            trees: Vec::new(),
            earlier: None,
            annotations: Vec::new(),
        }
    }

    /// A complete SVG file. Each free node and each connector is an element with the attribute `data-node`; a connector
    /// also has `data-owner`, `h` or `v`.
    pub fn to_svg(&self, style: &Style) -> String {
        svg::write(&draw::drawing(self, &style.colors), &self.title, style)
    }

    /// The same picture as pixels.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub fn to_image(&self, style: &Style) -> Result<Image, ImageError> {
        raster::draw(&draw::drawing(self, &style.colors), style)
    }
}
