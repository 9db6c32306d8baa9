//! A picture as pixels, and as a PNG file.

use thiserror::Error;

/// Why a picture or an animation could not be made.
#[derive(Debug, Error)]
pub enum ImageError {
    /// The system has not enough memory.
    #[error("there is no memory for the picture")]
    NoMemory,
    /// The picture could not be compressed.
    #[error("the picture could not be compressed: {0}")]
    Png(#[from] png::EncodingError),
    /// The pictures of an animation could not be compressed.
    #[error("the animation could not be written: {0}")]
    Gif(#[from] gif::EncodingError),
    /// `proceed` returned `false`.
    #[error("the animation was cancelled")]
    Cancelled,
    /// The animation has nothing to show.
    #[error("the animation has no pictures")]
    Empty,
}

/// Opaque pixels, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    width: u32,
    height: u32,
    rgb: Vec<u8>,
}

impl Image {
    /// From four bytes per pixel. The fourth is not used, because the ground covers the whole picture.
    pub(super) fn new(width: u32, height: u32, rgba: &[u8]) -> Self {
        let rgb = rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Self { width, height, rgb }
    }

    /// In pixels.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// In pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Red, green and blue of each pixel, row by row.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// A complete PNG file.
    ///
    /// # Errors
    /// If it cannot be compressed.
    pub fn to_png(&self) -> Result<Vec<u8>, ImageError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgb)?;
        writer.finish()?;
        Ok(file)
    }
}
