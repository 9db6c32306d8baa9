//! The sign that the person has another side than in the last game, until the person's first move.

use crate::context::prelude::*;
use crate::kit::theme::Theme;
use crate::messages::sides as msg;
use crate::model::settings::Direction;

// Lengths in points.
const SIGN: f32 = 112.0;
const ARROW: Vec2 = vec2(64.0, 80.0);
/// A lower panel has only the buttons.
const ROOM: f32 = 330.0;

/// The word of the colour; in high contrast that of the shape.
fn color(player: Player, cx: &Context) -> String {
    let is_shape = matches!(cx.settings.theme, Theme::HighContrast | Theme::Classic);
    let colors = (!is_shape).then_some(cx.settings.player_colors);
    msg::color(player, colors.map_or_else(|| "shape".to_owned(), |colors| format!("{colors:?}")))
}

/// The title above the board.
pub(super) fn title(player: Player, cx: &Context) -> String {
    msg::you_are(color(player, cx))
}

/// The sign, and the ways back.
pub(super) fn show(ui: &mut Ui, player: Player, cx: &Context) {
    if ui.available_height() >= ROOM {
        sign(ui, player);
        widgets::card(ui, CardKind::Active(player), |ui| {
            ui.add(Label::new(text::body(msg::changed(color(player, cx), player))).wrap());
        });
    }
    if cx.session.setup().start.is_some() {
        return;
    }
    let back = widgets::button(msg::switch_back()).icon(Icon::Swap).width(ui.available_width());
    if back.show(ui).clicked() {
        cx.later(switch_back);
    }
    let always = msg::always(player.opponent());
    if widgets::button(&always).width(ui.available_width()).show(ui).clicked() {
        cx.later(move |cx| {
            let is_horizontal = player == Player::Vertical;
            cx.settings.direction =
                if is_horizontal { Direction::LeftToRight } else { Direction::TopToBottom };
            switch_back(cx);
        });
    }
}

fn switch_back(cx: &mut Context) {
    cx.session.exchange_sides(cx.platform.now());
    if let Some(you) = cx.session.only_human() {
        cx.announce(&msg::announced(you));
    }
}

/// An arrow between the two edges to join, and the direction in words.
fn sign(ui: &mut Ui, player: Player) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), SIGN), Sense::hover());
    let words = msg::direction(player);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let palette = Palette::of(ui);
    let side = palette.side(player);
    ui.painter().rect_filled(rect, palette.corner(12), side.filled);
    let center = pos2(rect.left() + 18.0 + ARROW.x / 2.0, rect.center().y);
    let turn =
        |x: f32, y: f32| center + if player == Player::Vertical { vec2(x, y) } else { vec2(y * 0.8, x) };
    let stroke = Stroke::new(6.0, side.on);
    let [half, end] = [ARROW.x / 2.0, ARROW.y / 2.0];
    let lines = [
        [turn(-half, -end), turn(half, -end)],
        [turn(-half, end), turn(half, end)],
        [turn(0.0, 14.0 - end), turn(0.0, end - 14.0)],
        [turn(-13.0, end - 27.0), turn(0.0, end - 14.0)],
        [turn(13.0, end - 27.0), turn(0.0, end - 14.0)],
    ];
    for line in lines {
        ui.painter().line_segment(line, stroke);
    }
    let place = rect.with_min_x(center.x + half + 24.0).shrink2(vec2(6.0, 0.0));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    ui.add(Label::new(text::title(&words).size(25.0).color(side.on)).wrap());
}
