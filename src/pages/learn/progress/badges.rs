//! The strip of badges on the page *My progress*. The chosen one shows what it is for, and how far the player is.

use egui::text::LayoutJob;

use crate::context::prelude::*;
use crate::kit::theme::font;
use crate::messages::learn::diploma as diploma_msg;
use crate::messages::{language, progress as msg};
use crate::pages::learn::diploma;
use crate::parts::badge;
use span_it_core::share::Share;
use span_it_learn::badges::Badge;

// Lengths in points.
const SIDE: f32 = 52.0;
const PANEL_SIDE: f32 = 76.0;
/// With the name, on two lines at most, and the count.
const HEIGHT: f32 = 104.0;
const MIN_WIDTH: f32 = 80.0;
/// Around the picture.
const RING: f32 = 4.0;

pub(super) fn show(ui: &mut Ui, cx: &Context) {
    let earned = cx.progress().badges().len();
    ui.horizontal(|ui| {
        ui.label(text::subheading(msg::badges()));
        ui.label(text::soft(msg::badges_earned(earned, Badge::ALL.len())));
    });
    let key = badge::chosen_id();
    let mut chosen = ui.data(|data| data.get_temp(key)).unwrap_or_else(|| nearest(cx));
    // Rows of equal length.
    let fits = |count: &f32| ui.available_width() >= count * MIN_WIDTH;
    let count = [9.0, 6.0].into_iter().find(fits).unwrap_or(3.0);
    let size = vec2((ui.available_width() / count).floor(), HEIGHT);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        for badge in Badge::ALL {
            if medal(ui, size, badge, badge == chosen, cx) {
                chosen = badge;
                ui.data_mut(|data| data.insert_temp(key, badge));
            }
        }
    });
    widgets::rule(ui, 4.0);
    panel(ui, chosen, cx);
}

/// How much is done of what it needs.
fn so_far(badge: Badge, cx: &Context) -> Share {
    let (part, whole) = cx.progress().toward(badge, cx.today());
    Share { part, whole }
}

/// Of those to come, the one that needs the smallest part.
fn nearest(cx: &Context) -> Badge {
    let to_come = Badge::ALL.into_iter().filter(|badge| !cx.progress().badges().contains_key(badge));
    let part = |badge: &Badge| so_far(*badge, cx).value().unwrap_or_default();
    // The first of equal ones.
    to_come.rev().max_by(|a, b| part(a).total_cmp(&part(b))).unwrap_or(Badge::Master)
}

/// Returns whether it was chosen, with the pointer or the keyboard.
fn medal(ui: &mut Ui, size: Vec2, badge: Badge, is_chosen: bool, cx: &Context) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let is_earned = cx.progress().badges().contains_key(&badge);
    let label = if is_earned { msg::badge_name_earned } else { msg::badge_name_not_yet };
    let label = label(msg::badge(badge), state(badge, cx));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
    let palette = Palette::of(ui);
    if is_chosen {
        let stroke = Stroke::new(2.0, palette.go);
        ui.painter().rect_stroke(rect, palette.corner(12), stroke, StrokeKind::Inside);
    }
    let place = Rect::from_center_size(rect.center_top() + vec2(0.0, SIDE / 2.0), Vec2::splat(SIDE));
    badge::paint(ui.painter(), place.shrink(RING), badge, is_earned, palette);
    let so_far = Some(so_far(badge, cx)).filter(|share| !is_earned && share.whole > 1);
    let name = (msg::badge(badge), font::medium(12.0), palette.ink);
    let count = so_far.map(|share| (msg::share_count(share), font::regular(12.0), palette.soft));
    let mut at = place.center_bottom();
    for (text, font, color) in [Some(name), count].into_iter().flatten() {
        let mut job = LayoutJob::simple(text, font, color, rect.width() - 2.0 * RING);
        job.halign = Align::Center;
        let galley = ui.painter().layout_job(job);
        let height = galley.size().y;
        ui.painter().galley(at, galley, color);
        at.y += height;
    }
    widgets::entry_ring(ui, &response);
    widgets::reveal_focus(&response);
    response.clicked() || response.gained_focus()
}

/// When it was earned, or how far it is.
fn state(badge: Badge, cx: &Context) -> String {
    if let Some(earned) = cx.progress().badges().get(&badge) {
        return msg::badge_date(language::short_date(earned.date), earned.vs.as_deref());
    }
    let so_far = so_far(badge, cx);
    msg::badge_so_far(badge, so_far.part, so_far.whole)
}

fn panel(ui: &mut Ui, badge: Badge, cx: &Context) {
    let is_earned = cx.progress().badges().contains_key(&badge);
    widgets::row_from_right(ui, PANEL_SIDE, |ui| {
        if badge == Badge::Course && is_earned {
            if widgets::button(diploma_msg::show()).show(ui).clicked() {
                cx.later(diploma::open);
            }
        } else if !is_earned && widgets::button(&msg::badge_way(badge)).show(ui).clicked() {
            cx.request(badge::way(badge));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(PANEL_SIDE, PANEL_SIDE), Sense::hover());
            badge::paint(ui.painter(), rect, badge, is_earned, Palette::of(ui));
            ui.add_space(8.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(text::subheading(msg::badge(badge)));
                ui.add(Label::new(text::soft(msg::badge_fact(badge))).wrap());
                ui.label(text::body_strong(state(badge, cx)));
            });
        });
    });
}
