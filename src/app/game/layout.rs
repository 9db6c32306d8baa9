//! How the window is laid out at its size.

use eframe::egui::Vec2;

/// Where things go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Layout {
    /// A panel at the right of the board, so wide, unless it is hidden.
    Wide {
        /// Width in points.
        panel: Option<f32>,
    },
    /// The panel below the board: the window stands upright.
    Portrait,
    /// Cards above the board, buttons below it.
    Compact {
        /// Whether the window is so low that the header's texts move into the cards.
        low: bool,
    },
}

impl Layout {
    /// The layout of a window of this size.
    pub(crate) fn of(size: Vec2, side_panel: bool) -> Self {
        if size.x < 760.0 {
            Self::Compact { low: size.y < 560.0 }
        } else if size.y > 1.15 * size.x && size.y > 1000.0 {
            Self::Portrait
        } else {
            let width = if size.x < 1000.0 { 264.0 } else { 344.0 };
            Self::Wide { panel: side_panel.then_some(width) }
        }
    }

    /// Whether titles stand above the board.
    pub(super) const fn has_header(self) -> bool {
        !matches!(self, Self::Compact { low: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_its_layout() {
        let of = |x, y| Layout::of(Vec2::new(x, y), true);
        assert_eq!(of(1280.0, 800.0), Layout::Wide { panel: Some(344.0) });
        assert_eq!(of(3840.0, 2160.0), Layout::Wide { panel: Some(344.0) });
        assert_eq!(of(800.0, 600.0), Layout::Wide { panel: Some(264.0) });
        assert_eq!(of(640.0, 480.0), Layout::Compact { low: true });
        assert_eq!(of(640.0, 700.0), Layout::Compact { low: false });
        assert_eq!(of(900.0, 1400.0), Layout::Portrait);
        assert_eq!(Layout::of(Vec2::new(1280.0, 800.0), false), Layout::Wide { panel: None });
    }
}
