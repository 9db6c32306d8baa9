//! The strip of badges on the page *My progress*. The chosen one shows what it is for, and how far the player is.

use crate::context::prelude::*;
use crate::messages::learn::diploma as diploma_msg;
use crate::messages::{language, progress as msg};
use crate::pages::learn::diploma;
use crate::parts::badge;
use span_it_learn::badges::Badge;

// Lengths in points.
const SIDE: f32 = 52.0;
const PANEL_SIDE: f32 = 76.0;
/// Around the chosen one.
const RING: f32 = 4.0;

pub(super) fn show(ui: &mut Ui, cx: &Context) {
    let earned = cx.progress().badges().len();
    ui.horizontal(|ui| {
        ui.label(text::subheading(msg::badges()));
        ui.label(text::soft(msg::badges_earned(earned, Badge::ALL.len())));
    });
    let key = badge::chosen_id();
    let next = || Badge::ALL.into_iter().find(|badge| !cx.progress().badges().contains_key(badge));
    let mut chosen = ui.data(|data| data.get_temp(key)).or_else(next).unwrap_or(Badge::Master);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
        for badge in Badge::ALL {
            if medal(ui, badge, badge == chosen, cx) {
                chosen = badge;
                ui.data_mut(|data| data.insert_temp(key, badge));
            }
        }
    });
    widgets::rule(ui, 4.0);
    panel(ui, chosen, cx);
}

/// Returns whether it was chosen, with the pointer or the keyboard.
fn medal(ui: &mut Ui, badge: Badge, is_chosen: bool, cx: &Context) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::CLICK);
    let is_earned = cx.progress().badges().contains_key(&badge);
    let label = if is_earned { msg::badge_name_earned } else { msg::badge_name_not_yet };
    let label = label(msg::badge(badge), state(badge, cx));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &label));
    let palette = Palette::of(ui);
    badge::paint(ui.painter(), rect.shrink(RING), badge, is_earned, palette);
    if is_chosen {
        let stroke = Stroke::new(2.0, palette.go);
        ui.painter().rect_stroke(rect, palette.corner(12), stroke, StrokeKind::Inside);
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
    let (have, all) = cx.progress().toward(badge, cx.today());
    msg::badge_so_far(badge, have, all)
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
