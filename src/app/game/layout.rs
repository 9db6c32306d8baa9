//! The arrangement of the game page for a window size.

use eframe::egui::Vec2;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Layout {
    /// The panel is at the right of the board.
    Wide {
        /// In points; `None` if hidden.
        panel: Option<f32>,
    },
    /// The panel is below the board, in an upright window.
    Portrait,
    /// Cards above the board, buttons below it.
    Compact {
        /// Whether the window is so low that the texts of the header move into the cards.
        low: bool,
    },
}

impl Layout {
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

    pub(super) const fn has_header(self) -> bool {
        !matches!(self, Self::Compact { low: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_has_a_layout() {
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
