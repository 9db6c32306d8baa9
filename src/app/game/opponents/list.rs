//! The list of opponents: a group of radio buttons with name, strength and character; the dialog with it, and the button that
//! shows the chosen opponent and opens the dialog.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Align, Align2, EventFilter, Id, Key, Layout, Modifiers, PointerButton, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame};
use crate::app::game::action::GameAction;
use crate::app::game::opponents::{Opponent, built_in};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::widgets::label::Line;
use crate::app::ui::{Icon, Palette, font, icons, mix, widgets};
use crate::messages::{dialogs as dialogs_msg, engines, opponents as msg};
use span_it_core::board::Player;

// Lengths in points.
const ROW_HEIGHT: f32 = 44.0;
const PADDING: f32 = 10.0;
const CHECK: f32 = 16.0;
const GAP: f32 = 8.0;
/// Above and below the rows, so that the scroll area does not cut the focus ring.
const MARGIN: f32 = 2.0;

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
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    if !widgets::keeps_keys(ui, own, filter) {
        return None;
    }
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (up, down) = (presses(Key::ArrowUp), presses(Key::ArrowDown));
    if up + down == 0 {
        return None;
    }
    let next = match current {
        Some(current) => (current + down).saturating_sub(up).min(count.saturating_sub(1)),
        None => 0,
    };
    widgets::pass_focus(ui, id.with(next));
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
        opponent.strength(),
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

// Lengths in points.
const BUTTON_HEIGHT: f32 = 36.0;
const BUTTON_PADDING: f32 = 12.0;
const CHEVRON: f32 = 16.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct ButtonTexts<'a> {
    pub(crate) role: &'a str,
    pub(crate) name: &'a str,
    pub(crate) strength: &'a str,
}

/// `label` is the accessible name.
pub(crate) fn opponent_button(ui: &mut Ui, texts: ButtonTexts<'_>, label: &str) -> Response {
    let response = ui.allocate_response(vec2(ui.available_width(), BUTTON_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo {
        current_text_value: Some(texts.name.to_owned()),
        ..WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), label)
    });
    if ui.is_rect_visible(response.rect) {
        paint_button(ui, &response, texts);
    }
    response
}

fn paint_button(ui: &Ui, response: &Response, texts: ButtonTexts<'_>) {
    let palette = Palette::of(ui);
    let (rect, radius) = (response.rect, 8);
    let middle = rect.center().y;
    let fill = if response.hovered() { mix(palette.panel, palette.ink, 0.08) } else { palette.panel };
    let stroke = Stroke::new(1.0, palette.ctrl);
    ui.painter().rect(rect, palette.corner(radius), fill, stroke, StrokeKind::Inside);
    relief::paint(ui.painter(), rect, Edge::Raised, palette);
    let chevron = pos2(rect.right() - BUTTON_PADDING - CHEVRON / 2.0, middle);
    let chevron = Rect::from_center_size(chevron, vec2(CHEVRON, CHEVRON));
    icons::paint(ui.painter(), chevron, Icon::ChevronDown, palette.ink, 1.7);
    let (small, soft) = (font::regular(12.5), palette.soft);
    let at = pos2(chevron.left() - GAP, middle);
    let strength = ui.painter().text(at, Align2::RIGHT_CENTER, texts.strength, small.clone(), soft);
    let at = pos2(rect.left() + BUTTON_PADDING, middle);
    let role = ui.painter().text(at, Align2::LEFT_CENTER, texts.role, small, soft);
    let name = Line { text: texts.name, font: font::semibold(14.0), color: palette.ink };
    name.paint(ui, pos2(role.right() + GAP, middle), strength.left() - GAP);
    if response.has_focus() {
        widgets::focus_ring(ui, rect, radius);
    }
}

#[derive(Debug)]
pub(crate) struct OpponentDialog {
    player: Player,
    /// For a person, who needs a personality only for hints.
    for_hints: bool,
    chosen: Option<Opponent>,
    focus: bool,
}

enum Footer {
    Choose,
    Cancel,
    Engine,
}

impl OpponentDialog {
    pub(crate) const fn new(player: Player, for_hints: bool, chosen: Option<Opponent>) -> Self {
        Self { player, for_hints, chosen, focus: true }
    }

    fn opponents(&self) -> Vec<Opponent> {
        if self.for_hints { built_in().collect() } else { Opponent::all().collect() }
    }
}

fn footer(ui: &mut Ui, can_choose: bool, for_hints: bool) -> Option<Footer> {
    let mut pressed = None;
    if !for_hints && widgets::button(engines::CHOOSE).tip(engines::ABOUT).show(ui).clicked() {
        pressed = Some(Footer::Engine);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let choose = widgets::button(dialogs_msg::library::CHOOSE).primary();
        if choose.show_enabled(ui, can_choose, None).clicked() {
            pressed = Some(Footer::Choose);
        }
        if widgets::button(dialogs_msg::CANCEL).show(ui).clicked() {
            pressed = Some(Footer::Cancel);
        }
    });
    pressed
}

impl Dialog for OpponentDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let title = if self.for_hints { msg::HINTS_TITLE } else { msg::TITLE };
        let (opponents, focus) = (self.opponents(), std::mem::take(&mut self.focus));
        let mut choice = None;
        let result = widgets::dialog(
            frame.ctx,
            (frame.id, title),
            (470.0, 800.0),
            |ui| choice = show(ui, title, &opponents, self.chosen, focus),
            |ui| footer(ui, self.chosen.is_some(), self.for_hints),
        );
        self.chosen = choice.map(Choice::opponent).or(self.chosen);
        let is_made =
            matches!(choice, Some(Choice::Made(_))) || matches!(result.footer, Some(Footer::Choose));
        if let Some(opponent) = self.chosen.filter(|_| is_made) {
            let player = self.player;
            frame.actions.push(Action::Game(GameAction::ChooseOpponent { player, opponent }));
            return true;
        }
        if matches!(result.footer, Some(Footer::Engine)) {
            frame.actions.push(Action::ShowEngines(Some(self.player)));
        }
        result.closed || matches!(result.footer, Some(Footer::Cancel))
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Personalities, "built-in-personalities")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
