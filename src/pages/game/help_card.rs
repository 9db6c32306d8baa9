//! *Help me*: the button, and the card with all help for a player and its keys.

use eframe::egui::{TextStyle, TextWrapMode, WidgetText};

use crate::context::command::table;
use crate::context::prelude::*;
use crate::kit::{icons, list};
use crate::messages::{game, help_me as msg, menu, solver};
use crate::model::session::HintState;
use crate::pages::game::state::GameState;
use crate::parts::heat_map;

// Lengths in points.
const ICON_SIDE: f32 = 20.0;
const ROW_MARGIN: f32 = 10.0;
/// Above and below a row, and beside it in a narrow card.
const LOW_MARGIN: f32 = 8.0;
const NARROW_MARGIN: f32 = 4.0;
const NARROW: f32 = 240.0;
const SWITCH: [f32; 2] = [36.0, 20.0];
const CHOICE_HEIGHT: f32 = 34.0;

/// Whether the game offers help: to a person, while the game is not over and is no game of the ladder.
pub(super) fn is_offered(session: &Session) -> bool {
    session.is_started() && session.outcome().is_none() && !session.is_watching() && !session.is_on_ladder()
}

/// The button. It looks pressed while its card or anything in it is on.
pub(super) fn button<'a>(cx: &Context, state: &GameState) -> widgets::Button<'a> {
    let is_hinting = !matches!(cx.session.hint(), HintState::Closed);
    let is_on = state.help || is_hinting || cx.view.heat || cx.view.shows_winner;
    widgets::button(msg::title()).icon(Icon::Bulb).selected(is_on).tip(msg::tip())
}

/// The title of a card, with an icon and a button that closes it.
pub(super) fn heading(
    ui: &mut Ui,
    icon: impl Into<Option<Icon>>,
    title: &str,
    (close, action): (&str, GameAction),
    cx: &Context,
) {
    ui.horizontal(|ui| {
        if let Some(icon) = icon.into() {
            let (rect, _) = ui.allocate_exact_size(vec2(ICON_SIDE, 32.0), Sense::hover());
            icons::paint(ui.painter(), rect, icon, Palette::of(ui).go, 1.7);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, Icon::Close, close, true).clicked() {
                cx.request(Action::Game(action));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::heading(title)).truncate());
            });
        });
    });
}

/// One kind of help.
struct Row<'a> {
    icon: Icon,
    name: &'a str,
    /// The command with its key.
    command: &'a str,
    line: String,
    /// Of a switch.
    is_on: Option<bool>,
    action: GameAction,
}

pub(super) fn show(ui: &mut Ui, cx: &Context, state: &mut GameState) {
    let session = &cx.session;
    let refusal = refusal(session);
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        heading(ui, None, msg::title(), (msg::close(), GameAction::ToggleHelp), cx);
        let rows = [
            (Icon::Bulb, game::hint(), menu::hint(), msg::hint().to_owned(), None, GameAction::ToggleHint),
            (
                Icon::Eye,
                solver::who_is_winning(),
                menu::who_is_winning(),
                msg::winner().to_owned(),
                Some(cx.view.shows_winner),
                GameAction::ToggleWinner,
            ),
            (
                Icon::Heat,
                game::heat_map(),
                menu::heat_map(),
                heat_map::legend_text(session),
                Some(cx.view.heat),
                GameAction::ToggleHeat,
            ),
        ];
        for (icon, name, command, line, is_on, action) in rows {
            let row = Row { icon, name, command, line, is_on, action };
            let response = row.show(ui, refusal.as_deref());
            if std::mem::take(&mut state.focus_card) {
                response.request_focus();
            }
            if response.clicked() && refusal.is_none() {
                cx.request(Action::Game(row.action));
            }
        }
        if cx.view.heat && refusal.is_none() {
            // The label is in the middle of its row.
            ui.spacing_mut().interact_size.y = CHOICE_HEIGHT;
            ui.horizontal_wrapped(|ui| heat_map::choice(ui, cx));
        }
    });
}

/// Why there is no help now: the opponent is to move.
fn refusal(session: &Session) -> Option<String> {
    let to_move = session.game().position().to_move();
    let waits = !session.is_viewing() && !session.is_human(to_move);
    waits.then(|| game::is_turn_of(game::short_name(&session.seat(to_move).name)))
}

impl Row<'_> {
    fn show(&self, ui: &mut Ui, refusal: Option<&str>) -> Response {
        let palette = Palette::of(ui);
        let line = refusal.unwrap_or(&self.line);
        let right = if self.is_on.is_some() { SWITCH[0] } else { ICON_SIDE };
        let is_narrow = ui.available_width() < NARROW;
        let (margin, gap) = if is_narrow { (NARROW_MARGIN, 8.0) } else { (ROW_MARGIN, 12.0) };
        let left = margin + ICON_SIDE + gap;
        // The lines are lower than the switch.
        let width = ui.available_width() - left - margin;
        let lines = WidgetText::from(text::soft(line));
        let lines = lines.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Small);
        let height = 2.0 * LOW_MARGIN + 20.0 + lines.size().y;
        let size = vec2(ui.available_width(), height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        self.describe(&response, line, refusal.is_none());
        widgets::reveal_focus(&response);
        if refusal.is_none() {
            list::ground(ui, &response, false);
        }
        list::ring(ui, &response);
        let ink = if refusal.is_some() { icons::faded(palette.panel, palette.ink) } else { palette.ink };
        let sign = if refusal.is_some() { ink } else { palette.go };
        let first = rect.top() + LOW_MARGIN + 10.0;
        let icon =
            Rect::from_center_size(pos2(rect.left() + margin + 10.0, first), vec2(ICON_SIDE, ICON_SIDE));
        icons::paint(ui.painter(), icon, self.icon, sign, 1.7);
        let at = pos2(rect.left() + left, first);
        let name = ui.painter().text(at, Align2::LEFT_CENTER, self.name, font::semibold(14.0), ink);
        key_cap(ui, pos2(name.right() + 6.0, first), &table::key(self.command));
        ui.painter().galley(pos2(at.x, first + 11.0), lines, palette.soft);
        let end = pos2(rect.right() - margin - right / 2.0, first);
        match self.is_on {
            Some(is_on) => switch(ui, Rect::from_center_size(end, SWITCH.into()), is_on),
            None => icons::paint(
                ui.painter(),
                Rect::from_center_size(end, vec2(16.0, 16.0)),
                Icon::Next,
                ink,
                1.7,
            ),
        }
        response
    }

    fn describe(&self, response: &Response, line: &str, enabled: bool) {
        response.widget_info(|| match self.is_on {
            Some(is_on) => WidgetInfo::selected(Role::Switch, enabled, is_on, self.name),
            None => WidgetInfo::labeled(Role::Button, enabled, self.name),
        });
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(line));
    }
}

/// The key of a command, as on a keyboard.
fn key_cap(ui: &Ui, left: egui::Pos2, key: &str) {
    let palette = Palette::of(ui);
    let galley = ui.painter().layout_no_wrap(key.to_owned(), font::mono(11.5), palette.soft);
    let size = vec2(galley.size().x + 12.0, 20.0);
    let rect = Rect::from_min_size(pos2(left.x, left.y - size.y / 2.0), size);
    let stroke = Stroke::new(1.0, palette.line);
    ui.painter().rect(rect, palette.corner(5), palette.raised, stroke, StrokeKind::Inside);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, palette.soft);
}

fn switch(ui: &Ui, rect: Rect, is_on: bool) {
    let palette = Palette::of(ui);
    let (fill, knob) = if is_on { (palette.go, palette.on_go) } else { (palette.panel, palette.ctrl) };
    let border = Stroke::new(1.0, if is_on { palette.go } else { palette.ctrl });
    ui.painter().rect(rect, palette.corner(10), fill, border, StrokeKind::Inside);
    let half = rect.height() / 2.0;
    let x = if is_on { rect.right() - half } else { rect.left() + half };
    ui.painter().circle_filled(pos2(x, rect.center().y), half - 4.0, knob);
}
