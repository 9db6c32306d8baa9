//! The colours of the two players: three palettes that people with each kind of colour blindness can distinguish.

use serde::{Deserialize, Serialize};

use crate::app::ui::theme::{Scheme, SideColors};

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

    /// The colours of Horizontal and Vertical on the grounds of a scheme. Where the published colours have too little
    /// contrast to these grounds, they are darker or lighter.
    pub(super) const fn sides(self, scheme: Scheme) -> [SideColors; 2] {
        let [h, v] = match (self, scheme) {
            (Self::BlueOrange, Scheme::Light) => {
                [[0x0000_72B2, 0x0000_639C, 0x00E3_EEF5], [0x00D5_5E00, 0x00A8_4600, 0x00F9_E9DF]]
            }
            (Self::BlueOrange, Scheme::Dark) => {
                [[0x0056_B4E9, 0x007C_C6F0, 0x001D_3342], [0x00E6_9F00, 0x00F0_B63A, 0x003A_2F18]]
            }
            (Self::BlueOrange, Scheme::HighContrast) => {
                [[0x0056_B4E9, 0x008A_D0F7, 0x000A_2433], [0x00E6_9F00, 0x00FF_C24D, 0x002E_2000]]
            }
            (Self::BlueOrange, Scheme::Classic) => {
                [[0x0000_5A9C, 0x0000_3F7A, 0x00DC_E8F2], [0x00A8_3C00, 0x0075_2A00, 0x00F7_E4D8]]
            }
            (Self::NavyGold, Scheme::Light) => {
                [[0x0000_4488, 0x0000_4488, 0x00E2_EAF3], [0x0099_7700, 0x0075_5B00, 0x00F5_EFD9]]
            }
            (Self::NavyGold, Scheme::Dark) => {
                [[0x0066_99CC, 0x0093_BBE3, 0x001E_2D3F], [0x00EE_CC66, 0x00F0_D27A, 0x0038_311A]]
            }
            (Self::NavyGold, Scheme::HighContrast) => {
                [[0x007D_B2EA, 0x00A8_CEF5, 0x000C_2036], [0x00EE_CC66, 0x00F5_DA8A, 0x002A_2204]]
            }
            (Self::NavyGold, Scheme::Classic) => {
                [[0x0000_0080, 0x0000_0080, 0x00DD_E0F5], [0x0080_6000, 0x0058_4200, 0x00F3_EBCB]]
            }
            (Self::PurpleAmber, Scheme::Light) => {
                [[0x0054_2788, 0x0054_2788, 0x00EC_E6F4], [0x00B3_5806, 0x0091_4500, 0x00F8_EADC]]
            }
            (Self::PurpleAmber, Scheme::Dark) => {
                [[0x0099_8EC3, 0x00BD_B4DE, 0x002B_2740], [0x00F1_A340, 0x00F5_B868, 0x003A_2C18]]
            }
            (Self::PurpleAmber, Scheme::HighContrast) => {
                [[0x00B3_A8E0, 0x00CF_C6F2, 0x001C_1636], [0x00F1_A340, 0x00FF_C078, 0x002E_1C04]]
            }
            (Self::PurpleAmber, Scheme::Classic) => {
                [[0x0054_2788, 0x004A_1F7A, 0x00E6_DEF0], [0x009A_4500, 0x006E_3200, 0x00F6_E4D4]]
            }
        };
        [SideColors::new(h, scheme), SideColors::new(v, scheme)]
    }
}
