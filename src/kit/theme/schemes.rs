//! The themes: one constant each, with the colours of the two players in three palettes that people with each kind of
//! colour blindness can distinguish.

use egui::Color32;
use serde::{Deserialize, Serialize};

use crate::kit::theme::{Palette, Relief, SideColors, hex};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The theme of the desktop: light or dark.
    #[default]
    System,
    Light,
    Dark,
    HighContrast,
    /// In the style of Windows 3.1.
    #[serde(rename = "1993")]
    Classic,
}

/// Which pair of colours the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayerColors {
    /// CITE: Okabe and Ito, "Color Universal Design" (2008).
    #[default]
    BlueOrange,
    /// CITE: Tol, "Colour Schemes" (SRON technical note, 2021): "medium-contrast".
    NavyGold,
    /// CITE: Harrower and Brewer, "ColorBrewer.org" (2003): `PuOr`.
    PurpleAmber,
}

impl PlayerColors {
    /// All palettes, as menus list them.
    pub const ALL: [Self; 3] = [Self::BlueOrange, Self::NavyGold, Self::PurpleAmber];
}

impl Theme {
    /// All themes, as menus list them.
    pub const ALL: [Self; 5] = [Self::System, Self::Light, Self::Dark, Self::HighContrast, Self::Classic];

    const fn colors(self) -> (Palette, Players) {
        match self {
            Self::System | Self::Light => LIGHT,
            Self::Dark => DARK,
            Self::HighContrast => HIGH_CONTRAST,
            Self::Classic => CLASSIC,
        }
    }

    /// A palette for each of [`PlayerColors::ALL`].
    pub(super) const fn palettes(self) -> [Palette; PlayerColors::ALL.len()] {
        let (colors, [first, second, third]) = self.colors();
        [colors.with_players(first), colors.with_players(second), colors.with_players(third)]
    }
}

/// Graphic, text and tint of Horizontal and of Vertical, for each of [`PlayerColors::ALL`]. Where the published colours
/// have too little contrast to the grounds of the theme, they are darker or lighter.
type Players = [[[u32; 3]; 2]; PlayerColors::ALL.len()];

impl Palette {
    const fn with_players(self, [h, v]: [[u32; 3]; 2]) -> Self {
        Self { h: self.player(h), v: self.player(v), ..self }
    }

    const fn player(&self, [graphic, text, tint]: [u32; 3]) -> SideColors {
        let filled = if self.dark { graphic } else { text };
        SideColors {
            graphic: hex(graphic),
            text: hex(text),
            tint: hex(tint),
            on: self.on_go,
            filled: hex(filled),
        }
    }
}

/// Replaced by the colours of the players.
const NO_PLAYER: SideColors = SideColors {
    graphic: Color32::BLACK,
    text: Color32::BLACK,
    tint: Color32::BLACK,
    on: Color32::BLACK,
    filled: Color32::BLACK,
};

const LIGHT: (Palette, Players) = (
    Palette {
        table: hex(0x00F4_F2ED),
        board: hex(0x00FC_FBF8),
        panel: hex(0x00FF_FFFF),
        raised: hex(0x00F0_EDE6),
        line: hex(0x00DD_D8CD),
        ctrl: hex(0x008A_8577),
        ink: hex(0x001F_242B),
        soft: hex(0x005A_6270),
        h: NO_PLAYER,
        v: NO_PLAYER,
        go: hex(0x0000_785A),
        go_tint: hex(0x00E2_F1EB),
        on_go: Color32::WHITE,
        heat: hex(0x0000_9E73),
        trial: hex(0x007A_2FB5),
        bad: hex(0x00A3_286E),
        bad_tint: hex(0x00F6_E6EF),
        warn: hex(0x007A_5A00),
        warn_tint: hex(0x00F8_F0D8),
        dim: Color32::from_rgba_premultiplied(13, 15, 18, 107),
        shadow: Color32::from_rgba_premultiplied(9, 7, 4, 56),
        dark: false,
        dialog_border: None,
        relief: None,
    },
    [
        [[0x0000_72B2, 0x0000_639C, 0x00E3_EEF5], [0x00D5_5E00, 0x00A8_4600, 0x00F9_E9DF]],
        [[0x0000_4488, 0x0000_4488, 0x00E2_EAF3], [0x0099_7700, 0x0075_5B00, 0x00F5_EFD9]],
        [[0x0054_2788, 0x0054_2788, 0x00EC_E6F4], [0x00B3_5806, 0x0091_4500, 0x00F8_EADC]],
    ],
);

const DARK: (Palette, Players) = (
    Palette {
        table: hex(0x0015_181D),
        board: hex(0x001B_1F26),
        panel: hex(0x001F_242B),
        raised: hex(0x002A_3038),
        line: hex(0x0036_3E48),
        ctrl: hex(0x0076_818F),
        ink: hex(0x00EC_EFF3),
        soft: hex(0x00A7_B0BC),
        h: NO_PLAYER,
        v: NO_PLAYER,
        go: hex(0x0035_C79A),
        go_tint: hex(0x0017_352D),
        on_go: hex(0x000E_1512),
        heat: hex(0x0035_C79A),
        trial: hex(0x00C9_9BF2),
        bad: hex(0x00E5_8FBE),
        bad_tint: hex(0x003B_2332),
        warn: hex(0x00E8_D95A),
        warn_tint: hex(0x0037_331A),
        dim: Color32::from_rgba_premultiplied(0, 0, 0, 140),
        shadow: Color32::from_rgba_premultiplied(0, 0, 0, 128),
        dark: true,
        dialog_border: Some(hex(0x0036_3E48)),
        relief: None,
    },
    [
        [[0x0056_B4E9, 0x007C_C6F0, 0x001D_3342], [0x00E6_9F00, 0x00F0_B63A, 0x003A_2F18]],
        [[0x0066_99CC, 0x0093_BBE3, 0x001E_2D3F], [0x00EE_CC66, 0x00F0_D27A, 0x0038_311A]],
        [[0x0099_8EC3, 0x00BD_B4DE, 0x002B_2740], [0x00F1_A340, 0x00F5_B868, 0x003A_2C18]],
    ],
);

const HIGH_CONTRAST: (Palette, Players) = (
    Palette {
        table: Color32::BLACK,
        board: Color32::BLACK,
        panel: Color32::BLACK,
        raised: hex(0x001A_1A1A),
        line: hex(0x0096_9696),
        ctrl: Color32::WHITE,
        ink: Color32::WHITE,
        soft: hex(0x00DC_DCDC),
        h: NO_PLAYER,
        v: NO_PLAYER,
        go: hex(0x003D_F2B4),
        go_tint: hex(0x0000_2B1E),
        on_go: Color32::BLACK,
        heat: hex(0x003D_F2B4),
        trial: hex(0x00DD_B8FF),
        bad: hex(0x00FF_A6D6),
        bad_tint: hex(0x0033_0A22),
        warn: hex(0x00FF_EB5C),
        warn_tint: hex(0x002B_2600),
        dim: Color32::from_rgba_premultiplied(0, 0, 0, 180),
        shadow: Color32::TRANSPARENT,
        dark: true,
        dialog_border: Some(Color32::WHITE),
        relief: None,
    },
    [
        [[0x0056_B4E9, 0x008A_D0F7, 0x000A_2433], [0x00E6_9F00, 0x00FF_C24D, 0x002E_2000]],
        [[0x007D_B2EA, 0x00A8_CEF5, 0x000C_2036], [0x00EE_CC66, 0x00F5_DA8A, 0x002A_2204]],
        [[0x00B3_A8E0, 0x00CF_C6F2, 0x001C_1636], [0x00F1_A340, 0x00FF_C078, 0x002E_1C04]],
    ],
);

const CLASSIC: (Palette, Players) = (
    Palette {
        table: hex(0x00C0_C0C0),
        board: Color32::WHITE,
        panel: hex(0x00C0_C0C0),
        raised: hex(0x00D6_D6D6),
        line: hex(0x0080_8080),
        ctrl: hex(0x005F_5F5F),
        ink: Color32::BLACK,
        soft: hex(0x0040_4040),
        h: NO_PLAYER,
        v: NO_PLAYER,
        go: hex(0x0000_5500),
        go_tint: hex(0x00E0_EEE0),
        on_go: Color32::WHITE,
        heat: hex(0x0000_7000),
        trial: hex(0x0080_0080),
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
    },
    [
        [[0x0000_5A9C, 0x0000_3F7A, 0x00DC_E8F2], [0x00A8_3C00, 0x0075_2A00, 0x00F7_E4D8]],
        [[0x0000_0080, 0x0000_0080, 0x00DD_E0F5], [0x0080_6000, 0x0058_4200, 0x00F3_EBCB]],
        [[0x0054_2788, 0x004A_1F7A, 0x00E6_DEF0], [0x009A_4500, 0x006E_3200, 0x00F6_E4D4]],
    ],
);
