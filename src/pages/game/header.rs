//! The header above the board (title, line, *Help me*) and what the strip says.

use crate::context::prelude::*;
use crate::kit::icons;
use crate::messages::{game, ladder, result};
use crate::pages::game::commands::toggle_help;
use crate::pages::game::headline::{Headline, HeadlineButton};
use crate::pages::game::state::GameState;
use crate::pages::game::{board_area, help_card, home};
use crate::parts::heading::{line_below, title_and_line};
use crate::parts::{heat_map, moves};

// Lengths in points.
/// Between the line and the window's edge.
const MARGIN: f32 = 16.0;
const GAP: f32 = 8.0;
const PILL_MARGIN: f32 = 16.0;
const PILL_ICON: f32 = 18.0;

/// Whose move it is, what just happened, and *Help me* or what takes its place.
pub(super) fn show(ui: &mut Ui, rect: Rect, cx: &Context, state: &GameState) {
    let title = Headline::of(cx).with_message(state.refusal(&cx.session));
    let line = text::body_soft(&title.line);
    let right = ui.max_rect().right() - MARGIN;
    let (rect, line) = line_below(ui, rect, right, line, |ui, line| title.show_line(ui, line));
    let end = rect.left() + ladder_width(ui, cx, state);
    let rect = rect.with_max_x(end.min(right).max(rect.right()));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    if !cx.settings.side_panel {
        let panel = widgets::button(game::side_panel()).small().tip(game::side_panel_tip());
        if panel.show(ui).clicked() {
            cx.later(|cx| cx.settings.side_panel ^= true);
        }
    }
    let room = ui.available_width() - heading_width(ui, &title.heading) - GAP;
    control(ui, cx, state, room);
    let heading = [text::title(&title.heading), text::heading(&title.heading)];
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        let heading = Label::new(widgets::fitting(ui, ui.available_width(), heading)).truncate();
        title_and_line(ui, heading, |ui| {
            if let Some(line) = line {
                title.show_line(ui, line);
            }
        });
    });
}

/// *Help me* or what takes its place, the match of a ladder game or the way back to the game; and *Move now* beside it, so that a late
/// click does not press another button.
fn control(ui: &mut Ui, cx: &Context, state: &GameState, room: f32) {
    let is_low = ui.available_height() < 38.0;
    let fitting = |button: widgets::Button<'static>| if is_low { button.small() } else { button };
    let buttons = Headline::of(cx).buttons;
    let is_viewing = cx.session.is_viewing();
    if cx.session.is_on_ladder() && !is_viewing {
        let width = |button: &HeadlineButton| fitting(button.widget()).fitting_width(ui) + GAP;
        let room = room - buttons.iter().map(width).sum::<f32>();
        ladder_pill(ui, cx, state, room);
    } else if help_card::is_offered(&cx.session)
        && !is_viewing
        && fitting(help_card::button(cx, state)).show(ui).clicked()
    {
        cx.later(|cx| toggle_help(cx, true));
    }
    for button in buttons.iter().rev() {
        if fitting(button.widget()).show(ui).clicked() {
            cx.request(button.action.clone());
        }
    }
}

/// The meaning of the marks on the board, and the ring at the pointer or the cursor; seed and time limit while computers
/// play.
pub(super) fn status(ui: &mut Ui, cx: &Context, state: &GameState) {
    let session = &cx.session;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if let Some(facts) = &state.pointed_facts {
            ui.label(text::soft(facts));
        } else if session.is_watching() {
            let setup = session.setup();
            ui.label(text::soft(game::status_details(setup.seed, setup.max_move)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if home::is_open(cx) {
                ui.label(text::soft(home::strip(cx)));
            }
            let kinds = board_area::marks_on_board(cx);
            if moves::are_marked(cx) {
                moves::legend(ui);
            } else {
                moves::marks_legend(ui, &kinds);
            }
            if cx.view.heat && session.outcome().is_none() {
                heat_map::legend(ui, session, cx.view.heat_part);
            }
        });
    });
}

/// Of a title that may be smaller than usual.
fn heading_width(ui: &Ui, title: &str) -> f32 {
    widgets::text_width(ui, text::heading(title))
}

/// What the title and the match of a ladder game need, whoever is to move, so that the match keeps its place.
fn ladder_width(ui: &Ui, cx: &Context, state: &GameState) -> f32 {
    let Some([line, _]) = ladder_lines(cx, state) else { return 0.0 };
    let [you, opponent] = Player::ALL.map(|player| game::short_name(&cx.session.seat(player).name));
    let titles = [&you, &opponent].map(|name| {
        heading_width(ui, &game::your_move(name)).max(heading_width(ui, &game::is_thinking(name)))
    });
    titles[0].max(titles[1]) + GAP + pill_size(ui, &line).x
}

fn pill_size(ui: &Ui, line: &str) -> Vec2 {
    let galley = ui.painter().layout_no_wrap(line.to_owned(), font::medium(14.0), Palette::of(ui).ink);
    vec2(galley.size().x + 2.0 * PILL_MARGIN + PILL_ICON + GAP, ui.available_height().min(38.0))
}

/// The match of a ladder game: opponent and score or, in less room, only the score.
fn ladder_pill(ui: &mut Ui, cx: &Context, state: &GameState, room: f32) {
    let Some([line, score]) = ladder_lines(cx, state) else { return };
    let shown = [&line, &score].into_iter().find(|shown| pill_size(ui, shown).x <= room);
    let Some(shown) = shown else { return };
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(pill_size(ui, shown), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line));
    ui.painter().rect_filled(rect, palette.corner(19), palette.raised);
    let icon = rect.with_min_x(rect.left() + PILL_MARGIN).with_max_x(rect.left() + PILL_MARGIN + PILL_ICON);
    icons::paint(ui.painter(), icon, Icon::Ladder, palette.go, 1.7);
    let at = pos2(icon.right() + GAP, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, shown, font::medium(14.0), palette.ink);
    response.on_hover_text(line);
}

/// The match and its score; `None` outside the ladder.
fn ladder_lines(cx: &Context, state: &GameState) -> Option<[String; 2]> {
    let session = &cx.session;
    let opponent = game::short_name(&session.seat(session.only_human()?.opponent()).name);
    let (won, lost) = if session.outcome().is_some() {
        // The match may be over, and then the progress has none.
        state.changes.as_ref()?.score(session)?
    } else {
        let rung = session.standing().rung.filter(|_| session.is_started() && !session.is_previewing())?;
        let rungs = cx.progress().rungs();
        let rung = usize::from(rung).checked_sub(1).and_then(|index| rungs.get(index))?;
        let series = if session.is_rated() { rung.series } else { rung.handicap };
        (series.won, series.lost)
    };
    Some([result::match_score(opponent, won, lost), ladder::score(won, lost)])
}
