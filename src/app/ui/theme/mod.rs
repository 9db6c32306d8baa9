//! The look: colours, fonts and text styles of both themes (`docs/interface.md, "Look"`).

pub(crate) mod style;
pub mod text;

use egui::Color32;

use span_it_core::board::Player;

pub use crate::app::ui::theme::style::{font, install, set_reduced_motion};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideColors {
    /// Dots, connectors and rails.
    pub graphic: Color32,
    /// On any ground.
    pub text: Color32,
    pub tint: Color32,
    /// Text on [`filled`](Self::filled).
    pub on: Color32,
    /// Ground of a filled chip.
    pub filled: Color32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Around the board.
    pub table: Color32,
    /// Also the ground of fields.
    pub board: Color32,
    /// Also the ground of menus and dialogs.
    pub panel: Color32,
    pub raised: Color32,
    pub line: Color32,
    /// Borders that carry meaning, free nodes, axes.
    pub ctrl: Color32,
    pub ink: Color32,
    pub soft: Color32,
    pub h: SideColors,
    pub v: SideColors,
    /// Primary, focus and hint.
    pub go: Color32,
    pub go_tint: Color32,
    pub on_go: Color32,
    pub heat: Color32,
    pub bad: Color32,
    pub bad_tint: Color32,
    pub warn: Color32,
    pub warn_tint: Color32,
    /// Overlay on the window behind a dialog.
    pub dim: Color32,
    pub shadow: Color32,
    pub dark: bool,
}

/// A colour from `0xRRGGBB`.
const fn hex(rgb: u32) -> Color32 {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

impl Palette {
    pub const LIGHT: Self = Self {
        table: hex(0x00F4_F2ED),
        board: hex(0x00FC_FBF8),
        panel: hex(0x00FF_FFFF),
        raised: hex(0x00F0_EDE6),
        line: hex(0x00DD_D8CD),
        ctrl: hex(0x008A_8577),
        ink: hex(0x001F_242B),
        soft: hex(0x005A_6270),
        h: SideColors {
            graphic: hex(0x0000_72B2),
            text: hex(0x0000_639C),
            tint: hex(0x00E3_EEF5),
            on: Color32::WHITE,
            filled: hex(0x0000_72B2),
        },
        v: SideColors {
            graphic: hex(0x00D5_5E00),
            text: hex(0x00A8_4600),
            tint: hex(0x00F9_E9DF),
            on: Color32::WHITE,
            filled: hex(0x00A8_4600),
        },
        go: hex(0x0000_785A),
        go_tint: hex(0x00E2_F1EB),
        on_go: Color32::WHITE,
        heat: hex(0x0000_9E73),
        bad: hex(0x00A3_286E),
        bad_tint: hex(0x00F6_E6EF),
        warn: hex(0x007A_5A00),
        warn_tint: hex(0x00F8_F0D8),
        dim: Color32::from_rgba_premultiplied(13, 15, 18, 107),
        shadow: Color32::from_rgba_premultiplied(9, 7, 4, 56),
        dark: false,
    };

    pub const DARK: Self = Self {
        table: hex(0x0015_181D),
        board: hex(0x001B_1F26),
        panel: hex(0x001F_242B),
        raised: hex(0x002A_3038),
        line: hex(0x0036_3E48),
        ctrl: hex(0x0076_818F),
        ink: hex(0x00EC_EFF3),
        soft: hex(0x00A7_B0BC),
        h: SideColors {
            graphic: hex(0x0056_B4E9),
            text: hex(0x007C_C6F0),
            tint: hex(0x001D_3342),
            on: hex(0x000E_1512),
            filled: hex(0x0056_B4E9),
        },
        v: SideColors {
            graphic: hex(0x00E6_9F00),
            text: hex(0x00F0_B63A),
            tint: hex(0x003A_2F18),
            on: hex(0x000E_1512),
            filled: hex(0x00E6_9F00),
        },
        go: hex(0x0035_C79A),
        go_tint: hex(0x0017_352D),
        on_go: hex(0x000E_1512),
        heat: hex(0x0035_C79A),
        bad: hex(0x00E5_8FBE),
        bad_tint: hex(0x003B_2332),
        warn: hex(0x00E8_D95A),
        warn_tint: hex(0x0037_331A),
        dim: Color32::from_rgba_premultiplied(0, 0, 0, 140),
        shadow: Color32::from_rgba_premultiplied(0, 0, 0, 128),
        dark: true,
    };

    pub const fn themed(dark: bool) -> &'static Self {
        if dark { &Self::DARK } else { &Self::LIGHT }
    }

    pub fn of(ui: &egui::Ui) -> &'static Self {
        Self::themed(ui.visuals().dark_mode)
    }

    pub fn of_ctx(ctx: &egui::Context) -> &'static Self {
        Self::themed(ctx.theme() == egui::Theme::Dark)
    }

    pub const fn side(&self, player: Player) -> &SideColors {
        match player {
            Player::Horizontal => &self.h,
            Player::Vertical => &self.v,
        }
    }

    /// The text colour with more contrast to `ground`.
    pub fn text_on(&self, ground: Color32) -> Color32 {
        let dark_text = if self.dark { self.on_go } else { self.ink };
        let light_text = if self.dark { self.ink } else { self.on_go };
        if contrast(ground, dark_text) >= contrast(ground, light_text) { dark_text } else { light_text }
    }
}

/// `share` is 0..=1. Looks like opacity, but is opaque, so that shapes may overlap.
pub fn mix(ground: Color32, top: Color32, share: f32) -> Color32 {
    ground.lerp_to_gamma(top, share.clamp(0.0, 1.0))
}

/// The contrast ratio of two opaque colours, 1..=21, as in WCAG 2.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: Color32) -> f32 {
    let linear = egui::Rgba::from(color);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_graphics_have_enough_contrast() {
        for palette in [Palette::LIGHT, Palette::DARK] {
            for ground in [palette.table, palette.board, palette.panel, palette.raised] {
                for text in
                    [palette.ink, palette.soft, palette.h.text, palette.v.text, palette.go, palette.bad]
                {
                    assert!(contrast(ground, text) >= 4.5, "text {text:?} on {ground:?}");
                }
                for graphic in [palette.ctrl, palette.h.graphic, palette.v.graphic] {
                    assert!(contrast(ground, graphic) >= 3.0, "graphic {graphic:?} on {ground:?}");
                }
            }
            for side in [palette.h, palette.v] {
                assert!(contrast(side.filled, side.on) >= 4.5);
                assert!(contrast(side.tint, side.text) >= 4.5);
            }
            assert!(contrast(palette.go, palette.on_go) >= 4.5);
        }
    }

    #[test]
    fn mixing_runs_from_ground_to_top() {
        let (ground, top) = (Color32::WHITE, Color32::BLACK);
        assert_eq!(mix(ground, top, -1.0), ground);
        assert_eq!(mix(ground, top, 2.0), top);
    }
}
