//! The colours of a picture.

use span_it_core::board::Player;

/// Red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// A colour from `0xRRGGBB`.
    pub(crate) const fn hex(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self([r, g, b])
    }

    /// This colour with `share` of the other one, 0..=1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the value is between two bytes"
    )]
    #[must_use]
    pub(crate) fn mixed(self, other: Self, share: f32) -> Self {
        let part = |index: usize| {
            let [from, to] = [self.0[index], other.0[index]].map(f32::from);
            (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
        };
        Self([part(0), part(1), part(2)])
    }

    /// Whether black text is easier to read on it than white text.
    pub(crate) fn is_light(self) -> bool {
        let [r, g, b] = self.0.map(u32::from);
        299 * r + 587 * g + 114 * b > 140_000
    }
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// Around the board.
    pub table: Rgb,
    /// The ground of the board.
    pub board: Rgb,
    /// Inside signs.
    pub panel: Rgb,
    /// The border of the board.
    pub line: Rgb,
    /// Free nodes.
    pub ctrl: Rgb,
    /// The second tree, and signs without a verdict.
    pub ink: Rgb,
    /// Coordinates.
    pub soft: Rgb,
    /// Of Horizontal and Vertical.
    pub sides: [Rgb; 2],
    /// The first tree, hints, and moves that keep the win.
    pub go: Rgb,
    /// The heaviest nodes.
    pub heat: Rgb,
    /// The trial node of the Board Diagram, purple as in 1993.
    pub trial: Rgb,
    /// Moves that give the win away.
    pub bad: Rgb,
}

impl Colors {
    /// The light theme of the game.
    pub const LIGHT: Self = Self {
        table: Rgb::hex(0x00F4_F2ED),
        board: Rgb::hex(0x00FC_FBF8),
        panel: Rgb::hex(0x00FF_FFFF),
        line: Rgb::hex(0x00DD_D8CD),
        ctrl: Rgb::hex(0x008A_8577),
        ink: Rgb::hex(0x001F_242B),
        soft: Rgb::hex(0x005A_6270),
        sides: [Rgb::hex(0x0000_72B2), Rgb::hex(0x00D5_5E00)],
        go: Rgb::hex(0x0000_785A),
        heat: Rgb::hex(0x0000_9E73),
        trial: Rgb::hex(0x007A_2FB5),
        bad: Rgb::hex(0x00A3_286E),
    };
    /// The dark theme of the game.
    pub const DARK: Self = Self {
        table: Rgb::hex(0x0015_181D),
        board: Rgb::hex(0x001B_1F26),
        panel: Rgb::hex(0x001F_242B),
        line: Rgb::hex(0x0036_3E48),
        ctrl: Rgb::hex(0x0076_818F),
        ink: Rgb::hex(0x00EC_EFF3),
        soft: Rgb::hex(0x00A7_B0BC),
        sides: [Rgb::hex(0x0056_B4E9), Rgb::hex(0x00E6_9F00)],
        go: Rgb::hex(0x0035_C79A),
        heat: Rgb::hex(0x0035_C79A),
        trial: Rgb::hex(0x00C9_9BF2),
        bad: Rgb::hex(0x00E5_8FBE),
    };
    /// For paper: a white ground, and colours that stay distinct in grey.
    pub const PRINT: Self = Self {
        table: Rgb::hex(0x00FF_FFFF),
        board: Rgb::hex(0x00FF_FFFF),
        panel: Rgb::hex(0x00FF_FFFF),
        line: Rgb::hex(0x00B0_B0B0),
        ctrl: Rgb::hex(0x0080_8080),
        ink: Rgb::hex(0x0000_0000),
        soft: Rgb::hex(0x0040_4040),
        sides: [Rgb::hex(0x0000_3F7A), Rgb::hex(0x00D5_5E00)],
        go: Rgb::hex(0x0000_5500),
        heat: Rgb::hex(0x0000_7000),
        trial: Rgb::hex(0x0066_0088),
        bad: Rgb::hex(0x0080_004A),
    };

    pub const fn side(&self, player: Player) -> Rgb {
        self.sides[player.index()]
    }
}
