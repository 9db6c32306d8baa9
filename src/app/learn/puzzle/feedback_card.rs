//! The card with the answer: a tint, an icon and words.

use eframe::egui::{Align, Frame, Label, Layout, Margin, Sense, Ui, vec2};

use crate::app::learn::puzzle::attempt::{Attempt, Tone};
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::theme::{Palette, text};
use crate::messages::puzzle as msg;

/// `lines` is the greatest number of lines.
pub(super) fn show(ui: &mut Ui, attempt: &Attempt, lines: usize) {
    let Some(feedback) = attempt.feedback() else { return };
    let palette = Palette::of(ui);
    let (fill, ink, icon) = match feedback.tone {
        Tone::Right => (palette.go_tint, palette.go, Icon::Check),
        Tone::Wrong => (palette.bad_tint, palette.bad, Icon::Cross),
        Tone::Neutral => (palette.raised, palette.soft, Icon::Info),
    };
    let margin = if lines > 1 { Margin::symmetric(12, 10) } else { Margin::symmetric(8, 3) };
    Frame::new().fill(fill).corner_radius(palette.corner(10)).inner_margin(margin).show(ui, |ui| {
        ui.take_available_width();
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let (place, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            icons::paint(ui.painter(), place, icon, ink, 2.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                if lines == 1 {
                    ui.add(Label::new(text::small(feedback.text())).wrap());
                    return;
                }
                if let Some(head) = head(attempt) {
                    ui.label(text::body_strong(head));
                }
                for line in &feedback.lines {
                    ui.add(Label::new(text::body(line)).wrap());
                }
            });
        });
    });
}

/// Whether the first answer was right, once the puzzle is over.
fn head(attempt: &Attempt) -> Option<&'static str> {
    let found = attempt.runner().result().filter(|_| attempt.is_over())?;
    Some(if found { msg::FOUND } else { msg::NOT_FOUND })
}
