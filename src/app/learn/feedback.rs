//! What a lesson or a puzzle says about the latest answer, and the card with it: tint, icon and words.

use eframe::egui::{Align, Color32, Frame, Label, Layout, Margin, Sense, Ui, vec2};

use crate::app::ui::{Icon, Palette, icons, text};
use crate::messages::language::sentences;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Neither: a note, or the task continues.
    Neutral,
    Right,
    Wrong,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Feedback {
    pub tone: Tone,
    pub lines: Vec<String>,
}

impl Feedback {
    pub(super) fn new(tone: Tone, lines: Vec<String>) -> Self {
        Self { tone, lines }
    }

    pub(super) fn one(tone: Tone, line: impl Into<String>) -> Self {
        Self::new(tone, vec![line.into()])
    }

    pub(crate) fn text(&self) -> String {
        sentences(&self.lines)
    }

    pub(super) fn card(&self, ui: &mut Ui, heading: Option<&str>) {
        let palette = Palette::of(ui);
        let (fill, ink, icon) = look(palette, self.tone);
        let frame = palette.frame(fill, 10).inner_margin(Margin::symmetric(14, 12));
        let frame = if self.tone == Tone::Neutral { frame } else { frame.stroke((1.0, ink)) };
        frame.show(ui, |ui| {
            ui.take_available_width();
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                sign(ui, icon, ink);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    if let Some(heading) = heading {
                        ui.label(text::subheading(heading).color(ink));
                    }
                    for line in &self.lines {
                        ui.add(Label::new(text::body(line)).wrap());
                    }
                });
            });
        });
    }

    /// The same in a strip of a narrow window, which it fills.
    pub(super) fn strip(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (fill, ink, icon) = look(palette, self.tone);
        let frame: Frame = palette.frame(fill, 8).inner_margin(Margin::symmetric(10, 3));
        frame.show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                sign(ui, icon, ink);
                ui.add(Label::new(text::small(self.text())).wrap());
            });
        });
    }
}

const fn look(palette: &Palette, tone: Tone) -> (Color32, Color32, Icon) {
    match tone {
        Tone::Right => (palette.go_tint, palette.go, Icon::Check),
        Tone::Wrong => (palette.bad_tint, palette.bad, Icon::Cross),
        Tone::Neutral => (palette.raised, palette.ink, Icon::Info),
    }
}

fn sign(ui: &mut Ui, icon: Icon, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    icons::paint(ui.painter(), rect, icon, color, 2.2);
}
