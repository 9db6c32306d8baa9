//! The panel beside the table: setup, live game, or the games of one pairing.

use crate::board;
use crate::context::page::{TITLE_BESIDE, back_button};
use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::list::{List, ListAnswer, RowKind};
use crate::kit::split;
use crate::kit::widgets::ChipKind;
use crate::kit::widgets::label::Line;
use crate::messages::language::{grouped, seconds, sizes};
use crate::messages::{tournament as msg, tournament_facts};
use crate::pages::tournament::state::{Tournament, game_id};
use crate::pages::tournament::{label, replay};
use crate::parts::more;
use span_it_core::board::path_of;
use span_it_lab::tournament::{Ending, GameResult};

const NAME_WIDTH: f32 = 150.0;
const GAME_HEIGHT: f32 = 44.0;
const GLYPH: f32 = 12.0;

/// In a wide window with a heading, which the tabs replace in a narrow one.
pub(super) fn show(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    let is_wide = split::is_wide(ui);
    if is_wide {
        heading(ui, tournament, cx);
    }
    if let Some(listed_pairing) = tournament.listed_pairing {
        if is_wide {
            ui.add_space(6.0);
            pairing_heading(ui, tournament, listed_pairing);
        } else {
            ui.horizontal(|ui| {
                back(ui, tournament);
                pairing_heading(ui, tournament, listed_pairing);
            });
        }
        let (one, other) = listed_pairing;
        let texts = tournament.shown.texts.cell(one, other).filter(|texts| !texts.statistics.is_empty());
        if let Some(texts) = texts {
            ui.add(Label::new(text::soft(&texts.statistics)).wrap());
        }
    }
    contents(ui, tournament, cx);
}

fn heading(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    widgets::row_from_right(ui, 32.0, |ui| {
        back_button(ui, msg::close(), TITLE_BESIDE, cx);
        widgets::help_here(ui, msg::title());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| match tournament.listed_pairing {
            Some(_) => {
                back(ui, tournament);
                ui.label(text::body_soft(msg::set_up_text()));
            }
            None => {
                ui.label(text::heading(msg::set_up_text()));
            }
        });
    });
}

fn contents(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    if let Some(listed_pairing) = tournament.listed_pairing {
        ui.add_space(6.0);
        return games(ui, tournament, listed_pairing, cx);
    }
    if tournament.is_under_way() && !tournament.watching {
        facts(ui, tournament, cx.settings.workshop_details);
        return live(ui, tournament, cx);
    }
    ScrollArea::vertical().id_salt("all games").auto_shrink(false).show(ui, |ui| {
        facts(ui, tournament, cx.settings.workshop_details);
        if more::button(ui, cx) && !tournament.shown.texts.overall.is_empty() {
            ui.label(text::subheading(tournament_facts::all_games()));
            ui.add_space(4.0);
            named(ui, &tournament.shown.texts.overall);
        }
    });
}

fn facts(ui: &mut egui::Ui, tournament: &Tournament, has_details: bool) {
    let plan = &tournament.plan;
    let games = 2 * plan.pairs as usize * plan.boards.len();
    let limit = plan.max_move.map_or(msg::no_limit().to_owned(), |limit| msg::time_limit(&seconds(limit)));
    let opening = match &plan.openings {
        Some(_) => (msg::openings(), msg::from_file().to_owned()),
        None => (msg::opening(), plan.opening_plies.to_string()),
    };
    let mut facts = vec![
        (msg::players(), msg::chosen_count(plan.agents.len())),
        (msg::games(), grouped(games as u64)),
        (msg::boards(), sizes(&plan.boards)),
        (msg::first_move(), msg::alternates().to_owned()),
        (msg::time_per_move(), limit),
    ];
    if has_details {
        facts.extend([opening, (msg::seed(), plan.seed.to_string())]);
        let visits = plan.max_visits.map(msg::most_visits);
        facts.extend(visits.map(|visits| (msg::visited_moves(), visits)));
    }
    ui.spacing_mut().item_spacing.y = 2.0;
    named(ui, &facts);
    ui.add_space(6.0);
    ui.separator();
    ui.add_space(6.0);
}

fn named(ui: &mut egui::Ui, facts: &[(&str, String)]) {
    for (name, fact) in facts {
        ui.horizontal(|ui| {
            label(ui, NAME_WIDTH, name);
            ui.add(Label::new(text::body(fact)).wrap());
        });
    }
}

fn live(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    widgets::row_from_right(ui, 24.0, |ui| {
        widgets::chip(ui, &msg::game_count(tournament.live()), ChipKind::Plain);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::subheading(msg::now_playing())).truncate());
        });
    });
    ui.add_space(6.0);
    who_below(ui, tournament);
    ui.add_space(6.0);
    let foot = 48.0;
    let room = ui.available_rect_before_wrap();
    let side = room.width().min(room.height() - foot);
    if side > 60.0 && tournament.followed.is_some() {
        let (_, rect) = ui.allocate_space(vec2(room.width(), side));
        board(ui, rect, tournament, cx);
    }
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        let button = widgets::button(msg::watch()).min_width(ui.available_width());
        if button.show_enabled(ui, tournament.followed.is_some(), None).clicked() {
            tournament.watching = true;
        }
    });
}

/// The followed game on one line: both players, and the move or the result.
pub(super) fn who(ui: &mut egui::Ui, tournament: &Tournament) {
    let Some(state) = followed_state(tournament) else { return };
    ui.spacing_mut().item_spacing.x = 6.0;
    let state = truncated(ui, text::soft(state), ui.available_width() / 2.0);
    let against = truncated(ui, text::soft(msg::against()), f32::INFINITY);
    let fixed = state.size().x + against.size().x + 2.0 * GLYPH + 6.0 * 6.0;
    let width = ((ui.available_width() - fixed) / 2.0).max(24.0);
    player_name(ui, tournament, Player::Horizontal, width);
    ui.label(against);
    player_name(ui, tournament, Player::Vertical, width);
    ui.label(state);
}

fn truncated(ui: &egui::Ui, message: egui::RichText, width: f32) -> Arc<egui::Galley> {
    let mode = Some(egui::TextWrapMode::Truncate);
    egui::WidgetText::from(message).into_galley(ui, mode, width, egui::TextStyle::Body)
}

/// The followed game on two lines: one for each player, the second with the move.
fn who_below(ui: &mut egui::Ui, tournament: &Tournament) {
    let Some(state) = followed_state(tournament) else { return };
    for player in Player::ALL {
        widgets::row_from_right(ui, 20.0, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            if player == Player::Vertical {
                ui.label(text::soft(state.as_str()));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                player_name(ui, tournament, player, ui.available_width() - GLYPH - 6.0);
            });
        });
    }
}

fn followed_state(tournament: &Tournament) -> Option<String> {
    let game = tournament.followed.as_ref()?;
    Some(match &tournament.followed_end {
        Some(end) => msg::at_move_won(end.moves.len(), &tournament.names.shown[end.winning_agent()]),
        None => msg::at_move(game.moves.len()),
    })
}

/// The sign and the name of a player, not wider than `width` without the sign.
fn player_name(ui: &mut egui::Ui, tournament: &Tournament, player: Player, width: f32) {
    let Some(game) = &tournament.followed else { return };
    let (_, rect) = ui.allocate_space(vec2(GLYPH, GLYPH));
    icons::side_glyph(ui.painter(), rect, player, Palette::of(ui));
    ui.scope(|ui| {
        ui.set_max_width(width);
        ui.add(Label::new(text::small_strong(&tournament.names.shown[game.agents[player]])).truncate());
    });
}

pub(super) fn board(ui: &mut egui::Ui, rect: Rect, tournament: &mut Tournament, cx: &Context) {
    let Some(game) = &tournament.followed else { return };
    let moves = tournament.followed_end.as_ref().map_or(&game.moves, |end| &end.moves);
    let Some(position) = position_after(game.size, game.first, moves) else { return };
    let last_move = moves.last().copied();
    let won =
        last_move.and_then(|node| path_of(&position, node)).filter(span_it_core::board::Path::is_winner);
    let names = ByPlayer::from_fn(|player: Player| tournament.names.shown[game.agents[player]].as_str());
    let shown = board::BoardScene {
        last_move,
        winning_path: won.as_ref(),
        coordinates: cx.settings.coordinates && tournament.watching,
        reduced_motion: cx.reduced_motion(),
        ..board::BoardScene::of(&position, names)
    };
    board::show(ui, rect, &shown, &mut tournament.board);
}

/// The position after the moves, all of which are legal.
fn position_after(size: span_it_core::board::BoardSize, first: Player, moves: &[Node]) -> Option<Position> {
    let mut position = Position::empty(size, first);
    moves.iter().try_for_each(|&node| position.play(node)).ok()?;
    Some(position)
}

fn games(ui: &mut egui::Ui, tournament: &Tournament, listed_pairing: (usize, usize), cx: &Context) {
    let games = tournament.shown.list(listed_pairing, &tournament.games);
    if games.is_empty() {
        ui.label(text::body_soft(msg::no_games_yet()));
        return;
    }
    let list = List {
        id: ui.scope_id().with("games"),
        kind: RowKind::Buttons,
        count: games.len(),
        height: GAME_HEIGHT + 2.0,
        gap: 2.0,
        chosen: None,
        seek: &mut false,
    };
    // The latest is first.
    let game = |row: usize| games[games.len() - 1 - row];
    let info = |row: usize, _| {
        let (result, details) = game_texts(tournament, game(row), str::to_owned);
        WidgetInfo::labeled(egui::Role::Button, true, msg::game_name(&result, &details))
    };
    let area = ScrollArea::vertical().id_salt("games").auto_shrink([false, false]);
    let answer = list.show(ui, area, &info, &mut |ui, row, response| {
        paint_game(ui, response, tournament, game(row));
    });
    if let Some(ListAnswer::Opened(row)) = answer {
        let id = game_id(game(row));
        cx.later(move |cx| replay::review_game(cx, id));
    }
}

fn back(ui: &mut egui::Ui, tournament: &mut Tournament) {
    if widgets::icon_button(ui, Icon::Prev, msg::close_games(), true).clicked() {
        tournament.list_games(None);
    }
}

fn pairing_heading(ui: &mut egui::Ui, tournament: &Tournament, (one, other): (usize, usize)) {
    let names = [one, other].map(|place| tournament.names.shown[place].as_str());
    let [one, other] = names.map(msg::short_name);
    let heading = text::subheading(msg::pairing(&one, &other));
    ui.add(Label::new(heading).wrap()).on_hover_text(msg::pairing(names[0], names[1]));
}

/// Who won and how, and board and pair. `shown` shortens names.
fn game_texts(tournament: &Tournament, game: &GameResult, shown: fn(&str) -> String) -> (String, String) {
    let winner = shown(&tournament.names.shown[game.winning_agent()]);
    let details = msg::game_details(game.winner, game.size, game.key.pair);
    (result(game, &winner), details)
}

fn paint_game(ui: &Ui, response: &Response, tournament: &Tournament, game: &GameResult) {
    let (palette, rect) = (Palette::of(ui), response.rect);
    let glyph = Rect::from_center_size(pos2(rect.left() + 14.0, rect.top() + 13.0), vec2(12.0, 12.0));
    icons::side_glyph(ui.painter(), glyph, game.winner, palette);
    let (result, details) = game_texts(tournament, game, msg::short_name);
    let (left, right) = (rect.left() + 28.0, rect.right() - 6.0);
    let result = Line { text: &result, font: font::semibold(12.5), color: palette.ink };
    result.paint(ui, pos2(left, rect.top() + 12.0), right);
    let line = Line { text: &details, font: font::regular(12.5), color: palette.soft };
    line.paint(ui, pos2(left, rect.top() + 30.0), right);
    let (result, details) = game_texts(tournament, game, str::to_owned);
    response.clone().on_hover_text(msg::game_name(&result, &details));
}

/// Who won, and how, with the number of moves without the opening.
fn result(game: &GameResult, winner: &str) -> String {
    match &game.ending {
        Ending::Path => msg::won_in(winner, game.moves.len().saturating_sub(usize::from(game.opening_plies))),
        Ending::Forfeit(reason) => msg::won_by_forfeit(winner, reason),
    }
}
