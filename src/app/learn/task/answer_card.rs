//! The card with the result of an answer: tint, icon and words.

use eframe::egui::{Align, Color32, Frame, Label, Layout, Margin, Sense, Ui, vec2};

use crate::app::learn::task::{Answer, AnswerKind};
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, text};
use crate::messages::lessons as msg;

pub(super) fn show(ui: &mut Ui, answer: &Answer) {
    let palette = Palette::of(ui);
    let (fill, color, icon) = look(palette, answer.kind);
    let frame = palette.frame(fill, 10).inner_margin(Margin::symmetric(14, 12));
    let frame = if answer.kind == AnswerKind::Note { frame } else { frame.stroke((1.0, color)) };
    frame.show(ui, |ui| {
        ui.take_available_width();
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            sign(ui, icon, color, 18.0);
            ui.label(text::subheading(heading(answer.kind)).color(color));
        });
        ui.add(Label::new(text::body(&answer.text)).wrap());
    });
}

/// The same in a strip of a narrow window.
pub(super) fn strip(ui: &mut Ui, answer: &Answer) {
    let palette = Palette::of(ui);
    let (fill, color, icon) = look(palette, answer.kind);
    let frame: Frame = palette.frame(fill, 8).inner_margin(Margin::symmetric(10, 3));
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            sign(ui, icon, color, 18.0);
            ui.add(Label::new(text::small(&answer.text)).wrap());
        });
    });
}

const fn look(palette: &Palette, kind: AnswerKind) -> (Color32, Color32, Icon) {
    match kind {
        AnswerKind::Right => (palette.go_tint, palette.go, Icon::Check),
        AnswerKind::Wrong => (palette.bad_tint, palette.bad, Icon::Cross),
        AnswerKind::Note => (palette.raised, palette.ink, Icon::Info),
    }
}

const fn heading(kind: AnswerKind) -> &'static str {
    match kind {
        AnswerKind::Right => msg::RIGHT,
        AnswerKind::Wrong => msg::WRONG,
        AnswerKind::Note => msg::CONTINUES,
    }
}

fn sign(ui: &mut Ui, icon: Icon, color: Color32, side: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    icons::paint(ui.painter(), rect, icon, color, 2.2);
}
