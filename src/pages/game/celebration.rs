//! What celebrates a rung that was won: the rung grows between its neighbours, and shapes of the game fall beside the board.

use eframe::egui::{Color32, Painter, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::kit::{Palette, icons};
use crate::messages::result as msg;
use crate::model::result::SeriesResult;
use crate::parts::emblem::{Emblem, EmblemLook};
use span_it_core::board::Player;
use span_it_learn::ladder::{Rung, opponents};

/// In seconds.
pub(super) const FALLING: f64 = 1.2;

// Lengths in points.
const HEIGHT: f32 = 190.0;
const BETWEEN_RAILS: f32 = 168.0;
const BETWEEN_RUNGS: f32 = 62.0;
const DOT: f32 = 7.5;
const EMBLEM: f32 = 40.0;
const WON_EMBLEM: f32 = 56.0;
const RAYS: u8 = 14;
/// Narrower places beside the board have no shapes.
const MIN_STRIP: f32 = 60.0;

/// The rung with its neighbours. `share` is how far it has grown, 0..=1.
pub(super) fn rung(ui: &mut Ui, series: SeriesResult, rungs: &[Rung], share: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let name = opponents().get(series.rung).map_or("", |opponent| opponent.personality.name.as_str());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, msg::rung_won(name)));
    let drawing = Drawing { painter: ui.painter(), palette: Palette::of(ui), center: rect.center(), share };
    drawing.rails(series.rung);
    let above = series.rung + 1;
    if above < opponents().len() {
        drawing.rung(above, -BETWEEN_RUNGS, rungs[above].is_won);
    }
    if let Some(below) = series.rung.checked_sub(1) {
        drawing.rung(below, BETWEEN_RUNGS, rungs[below].is_won);
    }
    drawing.won(series.rung);
}

struct Drawing<'a> {
    painter: &'a Painter,
    palette: &'a Palette,
    center: Pos2,
    share: f32,
}

impl Drawing<'_> {
    fn rails(&self, rung: usize) {
        let Self { painter, palette, center, .. } = *self;
        for side in [-0.5, 0.5] {
            let x = center.x + side * BETWEEN_RAILS;
            let (top, bottom) = (center.y - HEIGHT / 2.0 + 4.0, center.y + HEIGHT / 2.0 - 4.0);
            let top = if rung + 1 < opponents().len() { top } else { center.y };
            let bottom = if rung > 0 { bottom } else { center.y };
            painter.vline(x, top..=bottom, Stroke::new(6.0, palette.line));
            painter.vline(x, center.y..=bottom, Stroke::new(6.0, palette.go));
        }
    }

    fn dots(&self, y: f32, is_won: bool) {
        for side in [-0.5, 0.5] {
            let at = pos2(self.center.x + side * BETWEEN_RAILS, y);
            let (fill, line) = if is_won {
                (self.palette.go, self.palette.go)
            } else {
                (self.palette.panel, self.palette.ctrl)
            };
            self.painter.circle(at, DOT, fill, Stroke::new(2.0, line));
        }
    }

    fn rung(&self, index: usize, offset: f32, is_won: bool) {
        let y = self.center.y + offset;
        let half = BETWEEN_RAILS / 2.0;
        let color = if is_won { self.palette.go } else { self.palette.line };
        let x = self.center.x;
        self.painter.hline(x - half..=x + half, y, Stroke::new(if is_won { 8.0 } else { 6.0 }, color));
        self.dots(y, is_won);
        let look = if is_won { EmblemLook::Won } else { EmblemLook::Plain };
        self.emblem(index, pos2(x, y), EMBLEM, look);
    }

    fn won(&self, index: usize) {
        let Self { painter, palette, center, share } = *self;
        let half = BETWEEN_RAILS / 2.0 * share;
        painter.hline(center.x - half..=center.x + half, center.y, Stroke::new(10.0, palette.go));
        self.dots(center.y, share >= 1.0);
        for ray in 0..RAYS {
            let direction = Vec2::angled(f32::from(ray) * std::f32::consts::TAU / f32::from(RAYS) + 0.22);
            // The rung itself needs no rays.
            if direction.y.abs() < 0.3 {
                continue;
            }
            let length = if ray % 2 == 0 { 18.0 } else { 12.0 } * share;
            let flat = |distance: f32| center + vec2(direction.x * distance, direction.y * distance * 0.8);
            painter.line_segment([flat(42.0), flat(42.0 + length)], Stroke::new(3.0, palette.go));
        }
        self.emblem(index, center, EMBLEM + (WON_EMBLEM - EMBLEM) * share, EmblemLook::Current);
    }

    fn emblem(&self, index: usize, center: Pos2, side: f32, look: EmblemLook) {
        let Some(opponent) = opponents().get(index) else { return };
        let rect = Rect::from_center_size(center, Vec2::splat(side));
        self.painter.rect_filled(rect.expand(5.0), self.palette.corner(14), self.palette.panel);
        Emblem::of(opponent.personality).paint(self.painter, rect, look, self.palette);
    }
}

/// Shapes of the game that fall once in `room`, left and right of `taken`. `share` is the share of the time, 0..=1.
pub(super) fn shapes(ui: &Ui, room: Rect, taken: Rect, share: f32) {
    let left = room.with_max_x(taken.left() - 8.0);
    let right = room.with_min_x(taken.right() + 8.0);
    for (side, strip) in [left, right].into_iter().enumerate() {
        if strip.width() >= MIN_STRIP {
            fall(&ui.painter().with_clip_rect(strip), strip, share, side, Palette::of(ui));
        }
    }
    ui.ctx().request_repaint();
}

const SHAPES: u16 = 32;

fn fall(painter: &Painter, strip: Rect, share: f32, side: usize, palette: &Palette) {
    let colors = [
        palette.side(Player::Horizontal).graphic,
        palette.side(Player::Vertical).graphic,
        palette.go,
        palette.heat,
    ];
    let seed = if side == 0 { 77_u32 } else { 1993 };
    for number in 0..SHAPES {
        let random = |salt: u32| {
            let mixed = (u32::from(number) + 1).wrapping_mul(2_654_435_761).wrapping_add(seed * salt);
            let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(2_246_822_519);
            f32::from(u16::try_from((mixed >> 8) & 0xffff).unwrap_or_default()) / 65_536.0
        };
        // Each starts above the strip and leaves it before the end.
        let start = -0.9 * random(3);
        let down = start + share * (1.2 + 0.8 * random(5));
        if !(0.0..=1.0).contains(&down) {
            continue;
        }
        let at = pos2(
            strip.left() + 8.0 + (strip.width() - 16.0) * random(7),
            strip.top() + strip.height() * down,
        );
        let fading = (1.0 - down * 0.6) * (1.0 - share * share);
        let color = colors[usize::from(number) % colors.len()].gamma_multiply(fading);
        shape(painter, at, number, (random(11) + share) * std::f32::consts::PI, color);
    }
}

fn shape(painter: &Painter, at: Pos2, number: u16, angle: f32, color: Color32) {
    match (number / 4) % 4 {
        0 => {
            painter.circle_filled(at, 4.5, color);
        }
        1 => {
            painter.add(icons::diamond(at, 6.0, color));
        }
        _ => {
            let half = Vec2::angled(angle) * 8.0;
            painter.line_segment([at - half, at + half], Stroke::new(4.5, color));
        }
    }
}
