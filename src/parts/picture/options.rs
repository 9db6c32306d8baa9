//! The choices of the picture dialog.

use crate::context::prelude::*;
use crate::kit::theme::{PlayerColors, Theme};
use crate::picture::{Colors, Rgb, Style};

/// The longer side of a picture, in pixels.
pub(crate) const PICTURE_SIDES: [u32; 3] = [480, 960, 1920];
/// The longer side of an animation, in pixels.
pub(crate) const ANIMATION_SIDES: [u32; 3] = [240, 480, 720];
pub(crate) const DELAYS: [Duration; 3] =
    [Duration::from_millis(1200), Duration::from_millis(700), Duration::from_millis(300)];

/// Indices into the texts and values of each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    pub format: usize,
    pub side: usize,
    /// As on the screen, light, dark or for print.
    pub colors: usize,
    /// Of an animation.
    pub speed: usize,
}

impl Default for Choices {
    fn default() -> Self {
        Self { format: 0, side: 1, colors: 0, speed: 1 }
    }
}

impl Choices {
    pub(crate) fn delay(self) -> Duration {
        DELAYS[self.speed.min(DELAYS.len() - 1)]
    }

    pub(crate) fn style(self, sides: [u32; 3], screen: &Palette, players: PlayerColors) -> Style {
        let colors = match self.colors {
            1 => colors_of(Palette::new(Theme::Light, players)),
            2 => colors_of(Palette::new(Theme::Dark, players)),
            3 => Colors::PRINT,
            _ => colors_of(screen),
        };
        Style { colors, side: sides[self.side.min(sides.len() - 1)] }
    }
}

pub(crate) fn colors_of(palette: &Palette) -> Colors {
    let rgb = |color: Color32| Rgb([color.r(), color.g(), color.b()]);
    Colors {
        table: rgb(palette.table),
        board: rgb(palette.board),
        panel: rgb(palette.panel),
        line: rgb(palette.line),
        ctrl: rgb(palette.ctrl),
        ink: rgb(palette.ink),
        soft: rgb(palette.soft),
        sides: [rgb(palette.h.graphic), rgb(palette.v.graphic)],
        go: rgb(palette.go),
        heat: rgb(palette.heat),
        trial: rgb(palette.trial),
        bad: rgb(palette.bad),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_have_the_colours_of_the_themes() {
        let colors = |scheme| colors_of(Palette::new(scheme, PlayerColors::default()));
        assert_eq!(colors(Theme::Light), Colors::LIGHT);
        assert_eq!(colors(Theme::Dark), Colors::DARK);
    }
}
