//! The main part of the page: progress, table and ratings of a tournament, or one of its games.

use crate::context::prelude::*;
use crate::kit::chart::Scale;
use crate::kit::split::{self, by_width};
use crate::messages::language::elo;
use crate::messages::tournament as msg;
use crate::pages::tournament::setup::parts::Kind;
use crate::pages::tournament::state::{Tournament, game_id};
use crate::pages::tournament::{commands, export, podium, replay, side_panel, start, table, top};
use span_it_lab::tournament::Scoreboard;

// Lengths of the chart of ratings, in points.
const ROW_HEIGHT: f32 = 16.0;
const NAME_WIDTH: f32 = 160.0;
const AXIS: f32 = 26.0;
const MAX_WIDTH: f32 = 882.0;
/// Between two grid lines, in Elo.
const STEP: f64 = 50.0;
const MAX_LINES: f64 = 8.0;

fn cores(tournament: &Tournament) -> usize {
    let machine = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    tournament.plan.threads.map_or_else(machine, std::num::NonZeroUsize::get)
}

pub(super) fn show(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    let [gap, above_progress, above_table] = by_width(ui, [[14.0, 14.0, 10.0], [6.0, 4.0, 4.0]]);
    let name = tournament.title.clone();
    top(ui, name.as_deref().unwrap_or(msg::title()), line(tournament), |ui| {
        buttons(ui, tournament, cx);
    });
    ui.add_space(above_progress);
    let has_details = cx.settings.workshop_details;
    if !tournament.watching {
        podium::show(ui, tournament, has_details, cx);
    }
    if !tournament.is_finished() {
        progress(ui, tournament);
        ui.add_space(gap);
    }
    if tournament.watching {
        return watch(ui, tournament, cx);
    }
    if has_details {
        table::choice(ui, tournament);
        ui.add_space(above_table);
    }
    ScrollArea::both().id_salt("table").auto_shrink([false, false]).show(ui, |ui| {
        table::show(ui, tournament, has_details);
        ui.add_space(8.0);
        if has_details {
            ratings(ui, tournament.shown_table());
        }
        // Space for the scroll bar, which covers the last row.
        ui.add_space(14.0);
    });
}

fn line(tournament: &Tournament) -> &'static str {
    match (tournament.is_under_way(), tournament.is_finished()) {
        (true, _) => Kind::of_plan(&tournament.plan).note(),
        (false, true) if tournament.is_test() => msg::is_test(),
        (false, true) => msg::finished_text(),
        (false, false) => msg::unfinished(),
    }
}

fn buttons(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    let is_wide = split::is_wide(ui);
    let button = |text| {
        let button = widgets::button(text);
        if is_wide { button } else { button.small() }
    };
    let export = button(msg::export()).icon(Icon::Export).tip(msg::export_tip());
    let export = export.show_enabled(ui, !tournament.games.is_empty(), Some(msg::no_games_yet()));
    export::menu(&export, cx);
    if let Some(runner) = &tournament.runner {
        if button(msg::cancel()).show(ui).clicked() {
            cx.later(commands::interrupt);
        }
        if tournament.is_paused() {
            if button(msg::resume()).icon(Icon::Play).show(ui).clicked() {
                cx.later(start::resume);
            }
        } else if button(msg::pause()).icon(Icon::Pause).show(ui).clicked() {
            runner.control.pause();
        }
        return;
    }
    if button(msg::new()).show(ui).clicked() {
        cx.later(commands::choose);
    }
    if tournament.is_finished() && !tournament.is_test() {
        let more = button(msg::play_more()).icon(Icon::Play).tip(msg::play_more_tip());
        if more.show(ui).clicked() {
            cx.later(start::play_more);
        }
    }
    if !tournament.is_finished() && button(msg::resume()).icon(Icon::Play).primary().show(ui).clicked() {
        cx.later(start::resume);
    }
}

fn progress(ui: &mut egui::Ui, tournament: &Tournament) {
    let (done, all) = (tournament.games.len(), tournament.plan.games());
    let [bold, share] = msg::progress(done, all);
    let pace = tournament.pace();
    let left = match (tournament.is_under_way(), tournament.is_paused()) {
        (true, true) => msg::paused().to_owned(),
        (true, false) => {
            msg::time_left(pace.map(|(_, left)| left), pace.map(|(pace, _)| pace), cores(tournament))
        }
        _ => String::new(),
    };
    widgets::row_from_right(ui, 20.0, |ui| {
        ui.add(Label::new(text::soft(left)));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::small_strong(&bold)));
            ui.add(Label::new(text::soft(share)).truncate());
        });
    });
    let fraction = if all == 0 { 0.0 } else { done as f32 / all as f32 };
    widgets::progress_bar(ui, fraction, ui.available_width(), &bold);
}

fn watch(ui: &mut egui::Ui, tournament: &mut Tournament, cx: &Context) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(msg::back_to_table()).icon(Icon::Prev).small().show(ui).clicked() {
            tournament.watching = false;
        }
        if let Some(end) = &tournament.followed_end
            && widgets::button(msg::review()).small().show(ui).clicked()
        {
            let id = game_id(end);
            cx.later(move |cx| replay::review_game(cx, id));
        }
        if tournament.live() > 0 && widgets::button(msg::another_game()).small().show(ui).clicked() {
            tournament.follow_another();
        }
        side_panel::who(ui, tournament);
    });
    ui.add_space(6.0);
    let room = ui.available_rect_before_wrap();
    side_panel::board(ui, Rect::from_min_max(room.min, room.max), tournament, cx);
}

/// Chart of the ratings with their 95% intervals. Hidden before the first rating. Names and axis stay visible while the page scrolls.
fn ratings(ui: &mut Ui, table: &Scoreboard) {
    let rated: Vec<_> = table.rows().iter().filter_map(|row| Some((&row.name, row.rating?))).collect();
    let ends =
        rated.iter().flat_map(|(_, rating)| [rating.value - rating.margin95, rating.value + rating.margin95]);
    if rated.is_empty() || ends.clone().any(|end| !end.is_finite()) {
        return;
    }
    let scale = Scale::new(ends, STEP, MAX_LINES);
    let area = visible_area(ui, rated.len() as f32 * ROW_HEIGHT + AXIS);
    let response = ui.interact(area, ui.scope_id().with("ratings"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, msg::elo()));
    let palette = Palette::of(ui);
    let wide = area.width() - NAME_WIDTH - 24.0;
    let at = |elo: f64| area.left() + NAME_WIDTH + wide * scale.share(elo);
    let lowest = area.top() + rated.len() as f32 * ROW_HEIGHT;
    // The axis is below the last visible row.
    let bottom = lowest.min((ui.clip_rect().bottom() - AXIS).max(area.top() + ROW_HEIGHT));
    let painter = ui.painter().clone();
    let unit = pos2(area.left(), bottom + 12.0);
    painter.text(unit, Align2::LEFT_CENTER, msg::elo(), font::regular(12.0), palette.soft);
    for line in scale.lines() {
        painter.vline(at(line), area.top()..=bottom, Stroke::new(1.0, palette.line));
        let place = pos2(at(line), bottom + 12.0);
        painter.text(place, Align2::CENTER_CENTER, elo(line), font::regular(12.0), palette.soft);
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area));
    ui.shrink_clip_rect(Rect::everything_above(bottom));
    let painter = ui.painter().clone();
    for (row, (name, rating)) in rated.into_iter().enumerate() {
        let y = area.top() + (row as f32 + 0.5) * ROW_HEIGHT;
        let (from, to) = (at(rating.value - rating.margin95), at(rating.value + rating.margin95));
        painter.hline(from..=to, y, Stroke::new(2.0, palette.go));
        painter.circle_filled(pos2(at(rating.value), y), 4.5, palette.go);
        let place =
            Rect::from_min_size(pos2(area.left(), y - ROW_HEIGHT / 2.0), vec2(NAME_WIDTH - 8.0, ROW_HEIGHT));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        // The tooltip of a truncated name is the full name.
        let name = RichText::new(name).font(font::regular(12.5)).color(palette.soft);
        ui.new_child(builder).add(Label::new(name).truncate());
    }
}

/// Takes room for the chart and returns its area, which is as wide as the visible part of the page.
fn visible_area(ui: &mut Ui, height: f32) -> Rect {
    let (_, room) = ui.allocate_space(vec2(NAME_WIDTH, height));
    let left = ui.clip_rect().left().max(room.left());
    let width = (ui.clip_rect().right() - left - 12.0).clamp(NAME_WIDTH, MAX_WIDTH);
    Rect::from_min_size(pos2(left, room.top()), vec2(width, height))
}
