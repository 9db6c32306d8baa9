//! What the game teaches: a sentence with a rule, the turning points, and *Practise this*.

use crate::context::action::learn::PuzzleAction;
use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::widgets::CardKind;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::review as msg;
use crate::messages::{game, proof, puzzle};
use crate::model::story::{StoryTexts, reader};
use crate::pages::review::{MoveView, commands};
use span_it_learn::story::{PointKind, TurningPoint};

// Lengths in points.
const MARK: f32 = 36.0;
const PADDING: f32 = 8.0;
const GAP: f32 = 8.0;
const BUTTON: f32 = 38.0;
const MAIN_BUTTON: f32 = 46.0;

/// The sentence and the points; what does not fit scrolls.
pub(super) fn show(ui: &mut Ui, texts: StoryTexts<'_>, view: MoveView<'_>) {
    let kind = if texts.is_won() { CardKind::Good } else { CardKind::Raised };
    widgets::card(ui, kind, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add(Label::new(text::subheading(texts.moral()).size(16.0)).wrap());
        let lesson = texts.lesson();
        if !lesson.is_empty() {
            ui.add(Label::new(text::body(lesson)).wrap());
        }
    });
    ui.spacing_mut().item_spacing.y = 2.0;
    for point in &texts.story.points {
        row(ui, texts, point, view);
    }
}

fn row(ui: &mut Ui, texts: StoryTexts<'_>, point: &TurningPoint, view: MoveView<'_>) {
    let palette = Palette::of(ui);
    let (title_text, line_text) = (texts.title(point), texts.line(point));
    let width = ui.available_width();
    let room = width - 2.0 * PADDING - MARK;
    let layout = |text: &str, font, color| ui.painter().layout(text.to_owned(), font, color, room);
    let title = layout(&title_text, font::semibold(14.0), palette.ink);
    let line = layout(&line_text, font::regular(13.0), palette.soft);
    let height = (title.size().y + 2.0 + line.size().y).max(MARK) + 2.0 * PADDING;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let is_current = view.navigation.at == point.ply;
    let name = sentences(&[with_full_stop(msg::story::at_move(point.ply + 1, &title_text)), line_text]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &name));
    widgets::reveal_focus(&response);
    if is_current || response.hovered() {
        let ground = if is_current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
        ui.painter().rect_filled(rect, palette.corner(10), ground);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0), 8);
    }
    let inside = rect.shrink(PADDING);
    let mark = Rect::from_min_size(inside.min + vec2(4.0, 1.0), vec2(16.0, 16.0));
    paint_mark(ui.painter(), mark, point.kind, palette);
    let number = mark.center_bottom() + vec2(0.0, 5.0);
    ui.painter().text(number, Align2::CENTER_TOP, point.ply + 1, font::mono(12.0), palette.soft);
    let left = inside.left() + MARK;
    ui.painter().galley(pos2(left, inside.top()), title.clone(), palette.ink);
    ui.painter().galley(pos2(left, inside.top() + title.size().y + 2.0), line, palette.soft);
    if response.clicked() {
        view.cx.request(Action::Review(ReviewAction::ShowMove(point.ply)));
    }
}

/// The sign of a turning point, in the list and below the bars.
pub(super) fn paint_mark(painter: &egui::Painter, rect: Rect, kind: PointKind, palette: &Palette) {
    match kind {
        PointKind::GaveAway { .. } | PointKind::MadeItEasy { .. } => {
            icons::paint(painter, rect, Icon::Cross, palette.bad, 2.4);
        }
        PointKind::LetYouIn { .. } | PointKind::Hard { .. } | PointKind::Found { .. } => {
            icons::paint(painter, rect, Icon::Check, palette.go, 2.4);
        }
        PointKind::WonAtOnce { .. } | PointKind::BestMove { .. } => {
            painter.circle_stroke(rect.center(), rect.width() * 0.42, (2.0, palette.go));
            painter.circle_filled(rect.center(), rect.width() * 0.16, palette.go);
        }
    }
}

/// The height of the buttons in this width.
pub(super) fn buttons_height(view: MoveView<'_>) -> f32 {
    let has_practice = view.texts.is_some_and(|texts| texts.practised(Some(view.facts.ply)).is_some());
    if has_practice { MAIN_BUTTON + GAP + BUTTON } else { BUTTON }
}

/// *Practise this*, and below it three smaller buttons; `is_low` puts them into one row.
pub(super) fn buttons(ui: &mut Ui, texts: StoryTexts<'_>, view: MoveView<'_>, is_low: bool) {
    let cx = view.cx;
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let practised = texts.practised(Some(view.facts.ply));
    let count = if is_low && practised.is_some() { 4.0 } else { 3.0 };
    let each = ((ui.available_width() - (count - 1.0) * GAP) / count).floor();
    let practise = |ui: &mut Ui, width: f32| {
        let Some(ply) = practised else { return };
        let button = widgets::button(msg::practise_this()).icon(Icon::Undo).primary().width(width);
        let button = if is_low { button } else { button.touch() };
        if button.show(ui).clicked() {
            cx.request(Action::Learn(LearnAction::Puzzle(PuzzleAction::PractisePosition(ply))));
        }
    };
    if !is_low {
        practise(ui, ui.available_width());
    }
    ui.horizontal(|ui| {
        if is_low {
            practise(ui, each);
        }
        let is_own = !cx.session.is_previewing();
        let rematch = widgets::button(game::rematch()).width(each);
        let rematch = if practised.is_none() { rematch.primary() } else { rematch };
        if is_own && rematch.show(ui).clicked() {
            cx.request(Action::Game(GameAction::Rematch));
        }
        if widgets::button(msg::all_moves()).width(each).show(ui).clicked() {
            cx.later(commands::toggle_all_moves);
        }
        let why = widgets::button(puzzle::why()).width(each);
        let is_over = view.facts.wins_game();
        if why.show_enabled(ui, !is_over, Some(proof::game_over())).clicked() {
            cx.later(commands::show_why);
        }
    });
}

/// The person or side above the axis of the bars.
pub(super) fn upper(session: &Session) -> Player {
    reader(session).or_else(|| session.only_human()).unwrap_or(Player::Horizontal)
}
