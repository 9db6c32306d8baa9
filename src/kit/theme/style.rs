//! Fonts, and egui's own style in the colours of the palettes.

use std::sync::Arc;

use egui::style::{ScrollAnimation, ScrollStyle, WidgetVisuals};
use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke,
    Style, TextStyle, Theme, Visuals, vec2,
};

use crate::kit::theme;
use crate::kit::theme::{Palette, PlayerColors, set_look};

pub(super) mod names {
    pub(crate) const TITLE: &str = "title";
    pub(crate) const SUBHEADING: &str = "subheading";
    pub(crate) const BODY_STRONG: &str = "body-strong";
    pub(crate) const SMALL_STRONG: &str = "small-strong";
    pub(crate) const MONO_STRONG: &str = "mono-strong";
    pub(crate) const MEDIUM: &str = "medium";
    pub(crate) const SEMIBOLD: &str = "semibold";
}

/// For text painted without widgets. Sizes in points.
pub mod font {
    use egui::{FontFamily, FontId};

    use super::names;

    fn named(name: &str, size: f32) -> FontId {
        FontId::new(size, FontFamily::Name(name.into()))
    }

    pub fn regular(size: f32) -> FontId {
        FontId::proportional(size)
    }

    pub fn medium(size: f32) -> FontId {
        named(names::MEDIUM, size)
    }

    pub fn semibold(size: f32) -> FontId {
        named(names::SEMIBOLD, size)
    }

    pub fn mono(size: f32) -> FontId {
        FontId::monospace(size)
    }

    pub fn mono_strong(size: f32) -> FontId {
        named(names::MONO_STRONG, size)
    }
}

/// Text styles: each function returns a text in one style. Sizes in points.
pub mod text {
    use egui::{RichText, TextStyle};

    use super::names;

    fn styled(text: impl Into<String>, name: &str) -> RichText {
        RichText::new(text).text_style(TextStyle::Name(name.into()))
    }

    pub fn title(text: impl Into<String>) -> RichText {
        styled(text, names::TITLE)
    }

    pub fn heading(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Heading)
    }

    pub fn subheading(text: impl Into<String>) -> RichText {
        styled(text, names::SUBHEADING)
    }

    pub fn body(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Body)
    }

    pub fn body_strong(text: impl Into<String>) -> RichText {
        styled(text, names::BODY_STRONG)
    }

    pub fn body_soft(text: impl Into<String>) -> RichText {
        body(text).weak()
    }

    pub fn small(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Small)
    }

    pub fn small_strong(text: impl Into<String>) -> RichText {
        styled(text, names::SMALL_STRONG)
    }

    pub fn soft(text: impl Into<String>) -> RichText {
        small(text).weak()
    }

    pub fn mono(text: impl Into<String>) -> RichText {
        RichText::new(text).text_style(TextStyle::Monospace)
    }

    pub fn mono_strong(text: impl Into<String>) -> RichText {
        styled(text, names::MONO_STRONG)
    }
}

/// The raised and sunken edges of the theme *1993*. Other themes have none.
pub(crate) mod relief {
    use egui::{Painter, Rect, Stroke, pos2};

    use crate::kit::theme::Palette;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Edge {
        Raised,
        Sunken,
    }

    /// In points.
    const WIDTH: f32 = 1.5;

    /// Paints the edge inside `rect`, if the theme has a relief.
    pub(crate) fn paint(painter: &Painter, rect: Rect, edge: Edge, palette: &Palette) {
        let Some(relief) = palette.relief else { return };
        let (upper, lower) = match edge {
            Edge::Raised => (relief.light, relief.shade),
            Edge::Sunken => (relief.shade, relief.light),
        };
        let inside = rect.shrink(WIDTH / 2.0);
        let bend = |corner| vec![inside.left_bottom(), corner, inside.right_top()];
        for (corner, color) in
            [(pos2(inside.right(), inside.bottom()), lower), (pos2(inside.left(), inside.top()), upper)]
        {
            painter.line(bend(corner), Stroke::new(WIDTH, color));
        }
    }
}

/// Of panels, menus and dialogs, in seconds.
const APPEAR: f32 = 0.12;

/// Call once, before the first frame.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    ctx.all_styles_mut(|style| {
        text_styles(style);
        spacing(style);
    });
    set_look(ctx, theme::Theme::System, PlayerColors::default());
}

pub(super) fn set_visuals(ctx: &Context, light: &Palette, dark: &Palette) {
    for (theme, palette) in [(Theme::Light, light), (Theme::Dark, dark)] {
        ctx.style_mut_of(theme, |style| style.visuals = visuals(palette));
    }
}

pub fn set_reduced_motion(ctx: &Context, reduced: bool) {
    ctx.all_styles_mut(|style| {
        style.animation_time = if reduced { 0.0 } else { APPEAR };
        style.scroll_animation = if reduced { ScrollAnimation::none() } else { ScrollAnimation::default() };
    });
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 5] = [
        ("inter", include_bytes!("../../../assets/fonts/Inter-Regular.otf")),
        ("inter-medium", crate::picture::FONT),
        ("inter-semibold", include_bytes!("../../../assets/fonts/Inter-SemiBold.otf")),
        ("mono", include_bytes!("../../../assets/fonts/JetBrainsMono-Regular.ttf")),
        ("mono-bold", include_bytes!("../../../assets/fonts/JetBrainsMono-Bold.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    // Each family falls back to the other one for missing characters.
    for (family, order) in [
        (FontFamily::Proportional, ["inter", "mono"]),
        (FontFamily::Monospace, ["mono", "inter"]),
        (FontFamily::Name(names::MEDIUM.into()), ["inter-medium", "mono"]),
        (FontFamily::Name(names::SEMIBOLD.into()), ["inter-semibold", "mono-bold"]),
        (FontFamily::Name(names::MONO_STRONG.into()), ["mono-bold", "inter-semibold"]),
    ] {
        fonts.families.insert(family, order.map(str::to_owned).to_vec());
    }
    fonts
}

fn text_styles(style: &mut Style) {
    let named = |name: &str| TextStyle::Name(name.into());
    style.text_styles = [
        (named(names::TITLE), font::semibold(22.0)),
        (TextStyle::Heading, font::semibold(17.0)),
        (named(names::SUBHEADING), font::semibold(15.0)),
        (TextStyle::Body, FontId::proportional(14.0)),
        (named(names::BODY_STRONG), font::semibold(14.0)),
        (TextStyle::Button, font::medium(13.5)),
        (TextStyle::Small, FontId::proportional(12.5)),
        (named(names::SMALL_STRONG), font::semibold(12.5)),
        (TextStyle::Monospace, FontId::monospace(13.0)),
        (named(names::MONO_STRONG), font::mono_strong(13.0)),
    ]
    .into();
}

fn spacing(style: &mut Style) {
    style.animation_time = APPEAR;
    style.interaction.tooltip_delay = 0.4;
    style.interaction.selectable_labels = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(10.0, 5.0);
    spacing.menu_margin = Margin::same(6);
    spacing.window_margin = Margin::same(16);
    spacing.interact_size = vec2(32.0, 28.0);
    spacing.icon_width = 18.0;
    spacing.icon_width_inner = 10.0;
    spacing.icon_spacing = 8.0;
    spacing.tooltip_width = 360.0;
    spacing.menu_width = 260.0;
    spacing.scroll = ScrollStyle {
        bar_width: 8.0,
        dormant_handle_opacity: 0.6,
        dormant_background_opacity: 0.0,
        foreground_color: false,
        ..ScrollStyle::thin()
    };
}

fn visuals(palette: &Palette) -> Visuals {
    let base = if palette.dark { Visuals::dark() } else { Visuals::light() };
    let mut visuals = Visuals {
        weak_text_color: Some(palette.soft),
        hyperlink_color: palette.go,
        faint_bg_color: palette.raised,
        extreme_bg_color: palette.board,
        code_bg_color: palette.raised,
        warn_fg_color: palette.warn,
        error_fg_color: palette.bad,
        window_corner_radius: CornerRadius::same(palette.corner(18)),
        window_shadow: shadow(palette, 18, 50),
        window_fill: palette.panel,
        window_stroke: Stroke::new(1.0, palette.dialog_border.unwrap_or(palette.line)),
        menu_corner_radius: CornerRadius::same(palette.corner(12)),
        panel_fill: palette.panel,
        popup_shadow: shadow(palette, 6, 20),
        slider_trailing_fill: true,
        disabled_alpha: 0.45,
        ..base
    };
    visuals.selection.bg_fill = palette.go_tint;
    visuals.selection.stroke = Stroke::new(1.0, palette.go);
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.go);
    visuals.text_cursor.blink = false;
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(palette, palette.panel, palette.line);
    widgets.inactive = widget(palette, palette.panel, palette.line);
    widgets.hovered = widget(palette, palette.raised, palette.ctrl);
    widgets.active = WidgetVisuals {
        bg_stroke: Stroke::new(2.0, palette.go),
        ..widget(palette, palette.raised, palette.go)
    };
    widgets.open = widget(palette, palette.raised, palette.ctrl);
    // The rails of scroll bars and sliders.
    widgets.inactive.bg_fill = palette.ctrl;
    widgets.hovered.bg_fill = palette.ctrl;
    widgets.active.bg_fill = palette.go;
    visuals
}

fn widget(palette: &Palette, fill: Color32, border: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::same(palette.corner(8)),
        fg_stroke: Stroke::new(1.0, palette.ink),
        expansion: 0.0,
    }
}

fn shadow(palette: &Palette, down: i8, blur: u8) -> Shadow {
    Shadow { offset: [0, down], blur, spread: 0, color: palette.shadow }
}
