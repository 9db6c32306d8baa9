//! The picture of a character: five traits as bars.

use egui::{Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::kit::number::to_f32;
use crate::kit::theme::{Palette, font, text};
use crate::kit::widgets;
use crate::messages::language::percent;
use crate::messages::library as msg;
use span_it_core::personality::Factors;
use span_it_core::personality::character::Trait;

const NAME_WIDTH: f32 = 68.0;
const NUMBER_WIDTH: f32 = 48.0;
const BAR_HEIGHT: f32 = 8.0;

/// 0..=1, in the order of [`Trait::ALL`].
fn shares(factors: &Factors) -> [f64; 5] {
    Trait::ALL.map(|one| one.of(factors))
}

pub(crate) fn character(ui: &mut Ui, factors: &Factors) -> Response {
    let shares = shares(factors);
    let shown = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (one, share) in Trait::ALL.into_iter().zip(shares) {
            trait_row(ui, one, share);
        }
    });
    let response = ui.interact(shown.response.rect, shown.response.id.with("picture"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), msg::character(shares)));
    response
}

fn trait_row(ui: &mut Ui, one: Trait, share: f64) {
    let palette = Palette::of(ui);
    let name =
        ui.painter().layout_no_wrap(msg::trait_name(one).to_owned(), font::regular(12.5), palette.soft);
    let figure = ui.painter().layout_no_wrap(percent(share), font::mono(12.5), palette.ink);
    let height = name.size().y.max(figure.size().y) + 2.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let middle = rect.center().y;
    ui.painter().galley(pos2(rect.min.x, middle - name.size().y / 2.0), name, palette.soft);
    let at = pos2(rect.max.x - figure.size().x, middle - figure.size().y / 2.0);
    ui.painter().galley(at, figure, palette.ink);
    let bar = Rect::from_min_max(
        pos2(rect.min.x + NAME_WIDTH, middle - BAR_HEIGHT / 2.0),
        pos2((rect.max.x - NUMBER_WIDTH).max(rect.min.x + NAME_WIDTH), middle + BAR_HEIGHT / 2.0),
    );
    widgets::fill_bar(ui, bar, to_f32(share), palette.go);
    response.on_hover_text(text::body(msg::trait_note(one)));
}
