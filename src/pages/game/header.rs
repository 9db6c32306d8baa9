//! The header above the board (title, line, *Help me*) and what the strip says.

use crate::context::prelude::*;
use crate::kit::icons;
use crate::messages::{game, result};
use crate::pages::game::commands::toggle_help;
use crate::pages::game::headline::{Headline, refusal};
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
    let title = Headline::of(cx).with_message(refusal(state, &cx.session));
    let line = text::body_soft(&title.line);
    let right = ui.max_rect().right() - MARGIN;
    let (rect, line) = line_below(ui, rect, right, line, |ui, line| title.show_line(ui, line));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    ui.spacing_mut().item_spacing.x = GAP;
    if !cx.settings.side_panel {
        let panel = widgets::button(game::side_panel()).small().tip(game::side_panel_tip());
        if panel.show(ui).clicked() {
            cx.later(|cx| cx.settings.side_panel ^= true);
        }
    }
    control(ui, cx, state);
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
fn control(ui: &mut Ui, cx: &Context, state: &GameState) {
    let is_low = ui.available_height() < 38.0;
    let fitting = |button: widgets::Button<'static>| if is_low { button.small() } else { button };
    let is_viewing = cx.session.is_viewing();
    if cx.session.is_on_ladder() && !is_viewing {
        ladder_pill(ui, cx, state);
    } else if help_card::is_offered(&cx.session)
        && !is_viewing
        && fitting(help_card::button(cx, state)).show(ui).clicked()
    {
        cx.later(|cx| toggle_help(cx, true));
    }
    for button in Headline::of(cx).buttons.iter().rev() {
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
            let kinds = board_area::marks_on_board(cx, state);
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

/// The match of a ladder game: opponent and score.
fn ladder_pill(ui: &mut Ui, cx: &Context, state: &GameState) {
    let Some(line) = ladder_line(cx, state) else { return };
    let palette = Palette::of(ui);
    let galley = ui.painter().layout_no_wrap(line.clone(), font::medium(14.0), palette.ink);
    let height = ui.available_height().min(38.0);
    let size = vec2(galley.size().x + 2.0 * PILL_MARGIN + PILL_ICON + GAP, height);
    if size.x > ui.available_width() {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &line));
    ui.painter().rect_filled(rect, palette.corner(19), palette.raised);
    let icon = rect.with_min_x(rect.left() + PILL_MARGIN).with_max_x(rect.left() + PILL_MARGIN + PILL_ICON);
    icons::paint(ui.painter(), icon, Icon::Ladder, palette.go, 1.7);
    let at = pos2(icon.right() + GAP, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.ink);
}

/// `None` outside the ladder.
fn ladder_line(cx: &Context, state: &GameState) -> Option<String> {
    let session = &cx.session;
    if session.outcome().is_some() {
        // The match may be over, and then the progress has none.
        return state.changes.as_ref()?.score(session);
    }
    let rung = session.standing().rung.filter(|_| session.is_started() && !session.is_previewing())?;
    let rungs = cx.progress().rungs();
    let rung = usize::from(rung).checked_sub(1).and_then(|index| rungs.get(index))?;
    let series = if session.is_rated() { rung.series } else { rung.handicap };
    let opponent = session.only_human().map(|you| &session.seat(you.opponent()).name)?;
    Some(result::match_score(game::short_name(opponent), series.won, series.lost))
}
