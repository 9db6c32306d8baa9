//! The look: colours, fonts and text styles of the themes (`docs/interface.md, "Look"`).

pub(crate) mod schemes;
pub(crate) mod style;

use egui::Color32;

use span_it_core::board::Player;

pub use crate::kit::theme::schemes::{PlayerColors, Theme};
pub(crate) use crate::kit::theme::style::relief;
pub use crate::kit::theme::style::{font, install, set_reduced_motion, text};

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

/// The edges that make controls look three-dimensional, and the title bars of dialogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relief {
    pub light: Color32,
    pub shade: Color32,
    pub title: Color32,
    pub on_title: Color32,
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
    /// The trial node of the Board Diagram, purple as in 1993.
    pub trial: Color32,
    pub bad: Color32,
    pub bad_tint: Color32,
    pub warn: Color32,
    pub warn_tint: Color32,
    /// Overlay on the window behind a dialog.
    pub dim: Color32,
    pub shadow: Color32,
    pub dark: bool,
    pub dialog_border: Option<Color32>,
    /// With a relief, all corners are square.
    pub relief: Option<Relief>,
}

/// A colour from `0xRRGGBB`.
const fn hex(rgb: u32) -> Color32 {
    let [_, r, g, b] = rgb.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// One row per theme, one column per palette of the players.
static PALETTES: [[Palette; PlayerColors::ALL.len()]; Theme::ALL.len()] = {
    let mut rows = [Theme::System.palettes(); Theme::ALL.len()];
    let mut index = 0;
    while index < rows.len() {
        rows[index] = Theme::ALL[index].palettes();
        index += 1;
    }
    rows
};

/// The palettes for the two themes of egui.
#[derive(Clone, Copy, Debug)]
struct Look {
    light: &'static Palette,
    dark: &'static Palette,
}

impl Look {
    fn of(ctx: &egui::Context) -> Self {
        let look = ctx.data(|data| data.get_temp(egui::Id::NULL));
        look.unwrap_or_else(|| Self::new(Theme::System, PlayerColors::default()))
    }

    fn new(theme: Theme, colors: PlayerColors) -> Self {
        let [light, dark, palette] = [Theme::Light, Theme::Dark, theme].map(|it| Palette::new(it, colors));
        if palette.dark { Self { light, dark: palette } } else { Self { light: palette, dark } }
    }

    const fn palette(self, dark: bool) -> &'static Palette {
        if dark { self.dark } else { self.light }
    }
}

pub fn set_look(ctx: &egui::Context, theme: Theme, colors: PlayerColors) {
    let look = Look::new(theme, colors);
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, look));
    style::set_visuals(ctx, look.light, look.dark);
    ctx.set_theme(match theme {
        Theme::System => egui::ThemePreference::System,
        _ if Palette::new(theme, colors).dark => egui::ThemePreference::Dark,
        _ => egui::ThemePreference::Light,
    });
}

impl Palette {
    pub fn new(theme: Theme, colors: PlayerColors) -> &'static Self {
        &PALETTES[theme as usize][colors as usize]
    }

    pub fn of(ui: &egui::Ui) -> &'static Self {
        Look::of(ui.ctx()).palette(ui.visuals().dark_mode)
    }

    pub fn of_ctx(ctx: &egui::Context) -> &'static Self {
        Look::of(ctx).palette(ctx.theme() == egui::Theme::Dark)
    }

    /// Whether this is the theme *1993*.
    pub(crate) const fn is_of_1993(&self) -> bool {
        self.relief.is_some()
    }

    pub const fn side(&self, player: Player) -> &SideColors {
        match player {
            Player::Horizontal => &self.h,
            Player::Vertical => &self.v,
        }
    }

    /// A corner radius in points; 0 in a theme with square corners.
    pub const fn corner(&self, radius: u8) -> u8 {
        if self.is_of_1993() { 0 } else { radius }
    }

    /// A frame with this ground and corner radius.
    pub fn frame(&self, ground: Color32, radius: u8) -> egui::Frame {
        egui::Frame::new().fill(ground).corner_radius(self.corner(radius))
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
    use egui::Rgba;

    use super::*;

    fn palettes() -> impl Iterator<Item = (Theme, PlayerColors, &'static Palette)> {
        Theme::ALL
            .into_iter()
            .flat_map(|theme| PlayerColors::ALL.map(|colors| (theme, colors, Palette::new(theme, colors))))
    }

    #[test]
    fn text_and_graphics_have_enough_contrast() {
        for (theme, colors, palette) in palettes() {
            let for_text = if theme == Theme::HighContrast { 7.0 } else { 4.5 };
            let at_least = |least: f32, top: Color32, ground: Color32| {
                let ratio = contrast(ground, top);
                assert!(ratio >= least, "{theme:?}, {colors:?}: {top:?} on {ground:?} has only {ratio}");
            };
            let (h, v) = (palette.h, palette.v);
            for ground in [palette.table, palette.board, palette.panel, palette.raised] {
                for text in [palette.ink, palette.soft, h.text, v.text, palette.go, palette.bad, palette.warn]
                {
                    at_least(for_text, text, ground);
                }
                for graphic in [palette.ctrl, h.graphic, v.graphic] {
                    at_least(3.0, graphic, ground);
                }
            }
            let (go, bad, warn) = (palette.go_tint, palette.bad_tint, palette.warn_tint);
            for tint in [h.tint, v.tint, go, bad, warn] {
                at_least(for_text, palette.ink, tint);
            }
            for (text, tint) in [(palette.go, go), (palette.bad, bad), (palette.warn, warn)] {
                at_least(for_text, text, tint);
            }
            for side in [h, v] {
                at_least(for_text, side.text, side.tint);
                at_least(for_text, side.on, side.filled);
            }
            at_least(for_text, palette.on_go, palette.go);
            if let Some(relief) = palette.relief {
                at_least(for_text, relief.on_title, relief.title);
            }
        }
    }

    #[test]
    fn players_differ_with_every_colour_deficiency() {
        for (theme, colors, palette) in palettes() {
            for (name, matrix) in &DEFICIENCIES {
                let [h, v] = [palette.h, palette.v].map(|side| lab(seen(side.graphic, matrix)));
                let distance = h.iter().zip(v).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt();
                assert!(distance >= 40.0, "{theme:?}, {colors:?}: only {distance} with {name}");
            }
        }
    }

    /// Simulates a complete colour deficiency, on linear RGB.
    ///
    /// CITE: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
    /// (IEEE TVCG 15, 2009), severity 1.0.
    const DEFICIENCIES: [(&str, [[f32; 3]; 3]); 3] = [
        (
            "protanopia",
            [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
        ),
        (
            "deuteranopia",
            [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
        ),
        (
            "tritanopia",
            [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        ),
    ];

    fn seen(color: Color32, matrix: &[[f32; 3]; 3]) -> [f32; 3] {
        let linear = Rgba::from(color);
        let linear = [linear.r(), linear.g(), linear.b()];
        matrix.map(|row| {
            row.iter().zip(linear).map(|(share, light)| share * light).sum::<f32>().clamp(0.0, 1.0)
        })
    }

    /// From linear RGB to XYZ, as shares of the white point D65.
    const TO_XYZ: [[f32; 3]; 3] = [
        [0.433_950, 0.376_210, 0.189_841],
        [0.212_673, 0.715_152, 0.072_175],
        [0.017_757, 0.109_468, 0.872_775],
    ];

    /// From linear RGB to CIELAB (CIE 1976). There a distance of 2 is hardly visible, 100 is black to white.
    fn lab(linear: [f32; 3]) -> [f32; 3] {
        let [x, y, z] = TO_XYZ.map(|row| {
            let light = row.iter().zip(linear).map(|(share, light)| share * light).sum::<f32>();
            if light > 0.008_856 { light.cbrt() } else { (903.3 * light + 16.0) / 116.0 }
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}
