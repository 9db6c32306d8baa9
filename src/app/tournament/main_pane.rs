//! The main part of the page: progress, table and ratings of a tournament, or one of its games.

use eframe::egui::{self, Align, CentralPanel, Frame, Label, Layout, Margin, Rect, ScrollArea, vec2};

use crate::app::action::Action;
use crate::app::scene::{Actions, Scene};
use crate::app::tournament::setup::parts::Kind;
use crate::app::tournament::state::{Tournament, game_id};
use crate::app::tournament::{commands, export, rating_chart, replay, side_panel, start, table, top};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::tournament as msg;

/// Number of threads that play games.
fn cores(tournament: &Tournament) -> usize {
    let machine = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    tournament.plan.threads.map_or_else(machine, std::num::NonZeroUsize::get)
}

pub(super) fn show(
    ui: &mut egui::Ui,
    window: egui::Vec2,
    tournament: &mut Tournament,
    scene: &Scene<'_>,
    actions: &mut Actions,
) {
    let roomy = window.x >= widgets::WIDE && window.y >= 560.0;
    let margin = if roomy { Margin::symmetric(34, 22) } else { Margin::symmetric(16, 10) };
    let frame = Frame::new().inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let narrow = window.x < widgets::WIDE;
        let name = tournament.title.clone();
        top(ui, name.as_deref().unwrap_or(msg::TITLE), line(tournament), |ui| {
            buttons(ui, tournament, narrow, actions);
        });
        ui.add_space(if roomy { 14.0 } else { 4.0 });
        progress(ui, tournament);
        if tournament.asks_to_keep {
            question(ui, tournament, actions);
        }
        ui.add_space(if roomy { 14.0 } else { 6.0 });
        if tournament.watching {
            watch(ui, tournament, scene, actions);
        } else {
            table::choice(ui, tournament);
            ui.add_space(if roomy { 10.0 } else { 4.0 });
            ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
                table::show(ui, tournament);
                ui.add_space(16.0);
                rating_chart::show(ui, tournament.shown_table());
                // Space for the scroll bar, which covers the last row.
                ui.add_space(14.0);
            });
        }
    });
}

fn line(tournament: &Tournament) -> &'static str {
    match (tournament.is_under_way(), tournament.is_finished()) {
        (true, _) => Kind::of_plan(&tournament.plan).note(),
        (false, true) if tournament.is_decided() => msg::SPRT_DECIDED,
        (false, true) => msg::FINISHED,
        (false, false) => msg::UNFINISHED,
    }
}

fn buttons(ui: &mut egui::Ui, tournament: &mut Tournament, narrow: bool, actions: &mut Actions) {
    let button = |text| {
        let button = widgets::button(text);
        if narrow { button.small() } else { button }
    };
    let export = button(msg::EXPORT).icon(Icon::Export).tip(msg::EXPORT_TIP);
    if export.show_enabled(ui, tournament.played() > 0, Some(msg::NO_GAMES_YET)).clicked() {
        actions.push(Action::call(export::open_dialog));
    }
    if let Some(runner) = &tournament.runner {
        tournament.asks_to_keep |= button(msg::CANCEL).show(ui).clicked();
        if tournament.is_paused() {
            if button(msg::RESUME).icon(Icon::Play).show(ui).clicked() {
                actions.push(Action::call(start::resume));
            }
        } else if button(msg::PAUSE).icon(Icon::Pause).show(ui).clicked() {
            runner.control().pause();
        }
        return;
    }
    if button(msg::NEW).show(ui).clicked() {
        actions.push(Action::call(commands::choose));
    }
    if !tournament.is_finished() && button(msg::RESUME).icon(Icon::Play).primary().show(ui).clicked() {
        actions.push(Action::call(start::resume));
    }
}

fn progress(ui: &mut egui::Ui, tournament: &Tournament) {
    let (done, all) = (tournament.played(), tournament.plan.games());
    let [bold, share] = msg::progress(done, all);
    let pace = tournament.pace();
    let left = match (tournament.is_under_way(), tournament.is_paused()) {
        (true, true) => msg::PAUSED.to_owned(),
        (true, false) => {
            msg::time_left(pace.map(|(_, left)| left), pace.map(|(pace, _)| pace), cores(tournament))
        }
        _ => String::new(),
    };
    let row = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(text::soft(left)));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::small_strong(&bold)));
            ui.add(Label::new(text::soft(share)).truncate());
        });
    });
    let fraction = if all == 0 { 0.0 } else { done as f32 / all as f32 };
    widgets::progress_bar(ui, fraction, ui.available_width(), &bold);
}

fn question(ui: &mut egui::Ui, tournament: &mut Tournament, actions: &mut Actions) {
    ui.add_space(8.0);
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(text::body_strong(msg::KEEP_QUESTION));
            if widgets::button(msg::KEEP).small().show(ui).clicked() {
                actions.push(Action::call(commands::keep_interrupted));
            }
            if widgets::button(msg::DISCARD).small().show(ui).clicked() {
                actions.push(Action::call(commands::discard));
            }
            if widgets::button(msg::CONTINUE).small().show(ui).clicked() {
                tournament.asks_to_keep = false;
            }
        });
    });
}

fn watch(ui: &mut egui::Ui, tournament: &mut Tournament, scene: &Scene<'_>, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(msg::BACK_TO_TABLE).icon(Icon::Prev).small().show(ui).clicked() {
            tournament.watching = false;
        }
        if let Some(end) = &tournament.followed_end
            && widgets::button(msg::REVIEW).small().show(ui).clicked()
        {
            let id = game_id(end);
            actions.push(Action::call(move |cx| replay::review_game(cx, id)));
        }
        if tournament.live() > 0 && widgets::button(msg::ANOTHER_GAME).small().show(ui).clicked() {
            tournament.follow_another();
        }
        side_panel::who(ui, tournament);
    });
    ui.add_space(6.0);
    let room = ui.available_rect_before_wrap();
    side_panel::board(ui, Rect::from_min_max(room.min, room.max), tournament, scene);
}
