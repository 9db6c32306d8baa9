//! The list of opponents: a group of radio buttons with name, strength and character.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align2, EventFilter, FocusDirection, Id, Key, Modifiers, PointerButton, Rect, Response, Role, Sense, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::game::opponents::Opponent;
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::line::Line;
use crate::app::ui::theme::{Palette, font, mix};
use crate::app::ui::widgets;
use crate::messages::opponents as msg;

// Lengths in points.
const ROW_HEIGHT: f32 = 44.0;
const PADDING: f32 = 10.0;
const CHECK: f32 = 16.0;
const GAP: f32 = 8.0;
/// Above and below the rows, so that the scroll area does not cut the focus ring.
const MARGIN: f32 = 2.0;
/// A narrower row has the strength only as a word.
const RATING_MIN_WIDTH: f32 = 250.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Choice {
    /// With an arrow key or a click.
    Moved(Opponent),
    /// By a double click, Enter, Space or assistive technology.
    Made(Opponent),
}

impl Choice {
    pub(crate) const fn opponent(self) -> Opponent {
        match self {
            Self::Moved(opponent) | Self::Made(opponent) => opponent,
        }
    }
}

/// `name` is the accessible name of the group. It is one Tab stop; the arrow keys choose. `focus` gives it the focus.
pub(crate) fn show(
    ui: &mut Ui,
    name: &str,
    opponents: &[Opponent],
    chosen: Option<Opponent>,
    focus: bool,
) -> Option<Choice> {
    let builder =
        UiBuilder::new().id_salt(name).accessibility_role(Role::RadioGroup).accessibility_label(name);
    ui.scope_builder(builder, |ui| rows(ui, opponents, chosen, focus)).inner
}

fn rows(ui: &mut Ui, opponents: &[Opponent], chosen: Option<Opponent>, focus: bool) -> Option<Choice> {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add_space(MARGIN);
    let id = ui.scope_id().with("opponent");
    let current = opponents.iter().position(|&one| Some(one) == chosen);
    let stop = current.unwrap_or(0);
    let is_new = ui.ctx().read_response(id.with(stop)).is_none();
    let moved = arrow_keys(ui, id, current, opponents.len());
    let mut choice = moved.map(|index| Choice::Moved(opponents[index]));
    for (index, &opponent) in opponents.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::hover());
        let is_stop = index == moved.unwrap_or(stop);
        // Only the chosen row is a Tab stop; the others can be clicked.
        let response = ui.interact(rect, id.with(index), if is_stop { Sense::click() } else { Sense::CLICK });
        let is_chosen = moved.or(current) == Some(index);
        let label = msg::row(opponent.name(), &opponent.strength(), opponent.character());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, &label));
        if response.clicked() {
            let by_pointer = response.clicked_by(PointerButton::Primary) && !response.double_clicked();
            choice = Some(if by_pointer { Choice::Moved(opponent) } else { Choice::Made(opponent) });
        }
        if is_stop && focus {
            response.request_focus();
        }
        if is_stop && (is_new || focus || moved.is_some()) {
            ui.scroll_to_rect_animation(rect.expand(MARGIN), None, ScrollAnimation::none());
        }
        if ui.is_rect_visible(rect) {
            paint(ui, &response, opponent, is_chosen);
        }
        response.on_hover_text(msg::tip(&opponent.strength(), opponent.description()));
    }
    ui.add_space(MARGIN);
    choice
}

/// Returns the row that an arrow key chooses.
fn arrow_keys(ui: &Ui, id: Id, current: Option<usize>, count: usize) -> Option<usize> {
    let own = id.with(current.unwrap_or(0));
    if !ui.memory(|memory| memory.has_focus(own)) {
        return None;
    }
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(own, filter));
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (up, down) = (presses(Key::ArrowUp), presses(Key::ArrowDown));
    if up + down == 0 {
        return None;
    }
    let next = match current {
        Some(current) => (current + down).saturating_sub(up).min(count.saturating_sub(1)),
        None => 0,
    };
    ui.memory_mut(|memory| {
        memory.request_focus(id.with(next));
        // The focus lock takes effect one frame late; until then, egui must not move the focus too.
        memory.move_focus(FocusDirection::None);
    });
    Some(next)
}

fn paint(ui: &Ui, response: &Response, opponent: Opponent, is_chosen: bool) {
    let palette = Palette::of(ui);
    let (rect, radius) = (response.rect, 8);
    if is_chosen {
        ui.painter().rect_filled(rect, palette.corner(radius), palette.go_tint);
    } else if response.hovered() {
        let fill = mix(palette.panel, palette.ink, 0.06);
        ui.painter().rect_filled(rect, palette.corner(radius), fill);
    }
    let left = rect.left() + PADDING + CHECK + GAP;
    let [above, below] = [0.31, 0.71].map(|share| rect.top() + share * rect.height());
    if is_chosen {
        let place =
            Rect::from_center_size(pos2(rect.left() + PADDING + CHECK / 2.0, above), vec2(CHECK, CHECK));
        icons::paint(ui.painter(), place, Icon::Check, palette.go, 2.2);
    }
    let right = rect.right() - PADDING;
    let strength = ui.painter().text(
        pos2(right, above),
        Align2::RIGHT_CENTER,
        if rect.width() < RATING_MIN_WIDTH { opponent.grade() } else { opponent.strength() },
        font::regular(12.5),
        palette.soft,
    );
    let name = Line { text: opponent.name(), font: font::semibold(14.0), color: palette.ink };
    name.paint(ui, pos2(left, above), strength.left() - GAP);
    let character = Line { text: opponent.character(), font: font::regular(12.5), color: palette.soft };
    character.paint(ui, pos2(left, below), right);
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0), radius);
    }
}
