//! The schemes: grounds, texts and signals of each theme, without the colours of the players.

use egui::Color32;

use crate::app::ui::theme::{Palette, PlayerColors, Relief, hex};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    Light,
    Dark,
    HighContrast,
    /// In the style of Windows 3.1.
    Classic,
}

impl Scheme {
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::HighContrast, Self::Classic];

    pub(super) const fn palette(self, colors: PlayerColors) -> Palette {
        let [h, v] = colors.sides(self);
        let grounds = match self {
            Self::Light => LIGHT,
            Self::Dark => DARK,
            Self::HighContrast => HIGH_CONTRAST,
            Self::Classic => CLASSIC,
        };
        Palette { h, v, ..grounds }
    }
}

const fn sides(scheme: Scheme) -> [super::SideColors; 2] {
    PlayerColors::BlueOrange.sides(scheme)
}

const LIGHT: Palette = Palette {
    table: hex(0x00F4_F2ED),
    board: hex(0x00FC_FBF8),
    panel: hex(0x00FF_FFFF),
    raised: hex(0x00F0_EDE6),
    line: hex(0x00DD_D8CD),
    ctrl: hex(0x008A_8577),
    ink: hex(0x001F_242B),
    soft: hex(0x005A_6270),
    h: sides(Scheme::Light)[0],
    v: sides(Scheme::Light)[1],
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
    dialog_border: None,
    relief: None,
};

const DARK: Palette = Palette {
    table: hex(0x0015_181D),
    board: hex(0x001B_1F26),
    panel: hex(0x001F_242B),
    raised: hex(0x002A_3038),
    line: hex(0x0036_3E48),
    ctrl: hex(0x0076_818F),
    ink: hex(0x00EC_EFF3),
    soft: hex(0x00A7_B0BC),
    h: sides(Scheme::Dark)[0],
    v: sides(Scheme::Dark)[1],
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
    dialog_border: Some(hex(0x0036_3E48)),
    relief: None,
};

const HIGH_CONTRAST: Palette = Palette {
    table: Color32::BLACK,
    board: Color32::BLACK,
    panel: Color32::BLACK,
    raised: hex(0x001A_1A1A),
    line: hex(0x0096_9696),
    ctrl: Color32::WHITE,
    ink: Color32::WHITE,
    soft: hex(0x00DC_DCDC),
    h: sides(Scheme::HighContrast)[0],
    v: sides(Scheme::HighContrast)[1],
    go: hex(0x003D_F2B4),
    go_tint: hex(0x0000_2B1E),
    on_go: Color32::BLACK,
    heat: hex(0x003D_F2B4),
    bad: hex(0x00FF_A6D6),
    bad_tint: hex(0x0033_0A22),
    warn: hex(0x00FF_EB5C),
    warn_tint: hex(0x002B_2600),
    dim: Color32::from_rgba_premultiplied(0, 0, 0, 180),
    shadow: Color32::TRANSPARENT,
    dark: true,
    dialog_border: Some(Color32::WHITE),
    relief: None,
};

const CLASSIC: Palette = Palette {
    table: hex(0x00C0_C0C0),
    board: Color32::WHITE,
    panel: hex(0x00C0_C0C0),
    raised: hex(0x00D6_D6D6),
    line: hex(0x0080_8080),
    ctrl: hex(0x005F_5F5F),
    ink: Color32::BLACK,
    soft: hex(0x0040_4040),
    h: sides(Scheme::Classic)[0],
    v: sides(Scheme::Classic)[1],
    go: hex(0x0000_5500),
    go_tint: hex(0x00E0_EEE0),
    on_go: Color32::WHITE,
    heat: hex(0x0000_7000),
    bad: hex(0x0080_004A),
    bad_tint: hex(0x00F3_DCE8),
    warn: hex(0x0057_4000),
    warn_tint: hex(0x00F5_EBC0),
    dim: Color32::from_rgba_premultiplied(0, 0, 0, 90),
    shadow: Color32::TRANSPARENT,
    dark: false,
    dialog_border: Some(Color32::BLACK),
    relief: Some(Relief {
        light: Color32::WHITE,
        shade: hex(0x0080_8080),
        title: hex(0x0000_0080),
        on_title: Color32::WHITE,
    }),
};
