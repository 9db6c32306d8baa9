//! Pictures of boards: SVG, PNG, and animated GIFs of games. The window and the toolkit use the same writer.
//!
//! ```
//! use span_it_picture::{Colors, Picture, Style};
//!
//! let position = "h.v/../.../../... h".parse()?;
//! let svg = Picture::of(position).to_svg(&Style { colors: Colors::LIGHT, side: 400 });
//! assert!(svg.contains("data-node=\"a1\" data-owner=\"h\""));
//! # Ok::<(), span_it_core::board::NotationError>(())
//! ```

mod animation;
mod colors;
mod draw;
pub mod heat_map;
mod image;
mod marks;
mod raster;
mod shape;
mod svg;
mod text;

use span_it_core::board::{Node, Player, Position};

pub use crate::animation::{Animation, AnimationError};
pub use crate::colors::{Colors, Rgb};
pub use crate::heat_map::Heat;
pub use crate::image::{Image, ImageError};
pub use crate::marks::{Annotation, Ink, Mark, solver_marks};

/// The font of coordinates and marks: Inter, under the SIL Open Font Licence.
pub const FONT: &[u8] = include_bytes!("../assets/Inter-Medium.otf");

/// The licence of [`FONT`].
pub const FONT_LICENCE: &str = include_str!("../assets/Inter-LICENSE.txt");

/// The range of [`Style::side`].
pub const SIDES: std::ops::RangeInclusive<u32> = 100..=4000;

/// A position with everything that is drawn over it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What is drawn.
    pub position: Position,
    /// The text for screen readers; any text, for example with the names of players.
    pub title: String,
    /// Whether the names of rows and columns are beside the board.
    pub coordinates: bool,
    /// Its connector has a halo.
    pub last_move: Option<Node>,
    /// A proposed move.
    pub hint: Option<(Player, Node)>,
    /// The heat map.
    pub weights: Vec<Heat>,
    /// Signs on nodes.
    pub marks: Vec<(Node, Mark)>,
    /// The two trees of a proof.
    pub trees: Vec<Branch>,
    /// Its connectors are drawn fainter.
    pub earlier: Option<Position>,
    /// What explains the position.
    pub annotations: Vec<Annotation>,
}

/// A node of one of the two trees of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Where the connector is or could be played.
    pub node: Node,
    /// Whose tree it is.
    pub player: Player,
    /// Whether it belongs to the second tree, whose lines are dashed.
    pub is_second: bool,
}

/// Colours and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colours of everything.
    pub colors: Colors,
    /// The longer side, in pixels; see [`SIDES`].
    pub side: u32,
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
