//! What a lesson or a puzzle says about the latest answer or about a click that answered nothing, and the card with it:
//! tint, icon and words.

use crate::board::BoardOutput;
use crate::context::prelude::*;
use crate::kit::{accessibility, icons};
use crate::messages::game::click_a_ring;
use crate::messages::language::sentences;
use crate::messages::{board as board_msg, learn as msg};
use crate::pages::learn::task::TaskButton;

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

/// Why a click on the board answered nothing, with the ring that was clicked.
pub(super) type Refusal = Option<(Option<Node>, String)>;

/// Answers a click that answered nothing, until another ring is pointed at. `waits_for` is what to do first.
pub(super) fn refuse(
    ui: &Ui,
    refusal: &mut Refusal,
    output: &BoardOutput,
    position: &Position,
    waits_for: Option<String>,
) {
    let other = output.pointed.filter(|_| output.refused.is_none());
    refusal.take_if(|(node, _)| output.played.is_some() || (other.is_some() && other != *node));
    let text = match (waits_for, output.refused) {
        (_, None) if !output.clicked_dot => return,
        (Some(text), _) => text,
        (None, None) => click_a_ring().to_owned(),
        (None, Some(node)) if position.is_free(node) => board_msg::not_now().to_owned(),
        (None, Some(node)) => board_msg::is_taken(node),
    };
    accessibility::announce(ui.ctx(), text.clone());
    *refusal = Some((output.refused, text));
}

/// That the board waits for this button.
pub(super) fn waits_for(button: Option<TaskButton>) -> String {
    button.map_or_else(|| msg::use_the_buttons().to_owned(), |button| msg::press_first(&button.label))
}
