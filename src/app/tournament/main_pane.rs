//! The main part of the page: progress, table and ratings of a tournament, or one of its games.

use eframe::egui::{self, Align, CentralPanel, Frame, Label, Layout, Margin, Rect, ScrollArea, vec2};

use crate::app::Action;
use crate::app::shell::{Actions, Scene};
use crate::app::tournament::{Answer, Contest, TournamentAction, rating_chart, side_panel, table, top};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::messages::tournament as words;

/// Number of threads that play games.
fn cores(contest: &Contest) -> usize {
    let machine = || std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    contest.plan.threads.map_or_else(machine, std::num::NonZeroUsize::get)
}

/// Shows it in the remaining space.
pub(super) fn show(
    ui: &mut egui::Ui,
    window: egui::Vec2,
    contest: &mut Contest,
    scene: &Scene<'_>,
    actions: &mut Actions,
) {
    let roomy = window.x >= widgets::WIDE && window.y >= 560.0;
    let margin = if roomy { Margin::symmetric(34, 22) } else { Margin::symmetric(16, 10) };
    let frame = Frame::new().inner_margin(margin);
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let narrow = window.x < widgets::WIDE;
        top(ui, line(contest), |ui| buttons(ui, contest, narrow, actions));
        ui.add_space(if roomy { 14.0 } else { 4.0 });
        progress(ui, contest);
        if contest.asking {
            question(ui, actions);
        }
        ui.add_space(if roomy { 14.0 } else { 6.0 });
        if contest.watching {
            watch(ui, contest, scene, actions);
        } else {
            ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
                table::show(ui, contest, actions);
                ui.add_space(16.0);
                rating_chart::show(ui, &contest.table);
                // Space for the scroll bar, which covers the last row.
                ui.add_space(14.0);
            });
        }
    });
}

/// Subtitle: the kind of tournament, or how it ended.
fn line(contest: &Contest) -> &'static str {
    match (contest.is_under_way(), contest.is_finished()) {
        (true, _) => words::EVERYONE,
        (false, true) => words::FINISHED,
        (false, false) => words::UNFINISHED,
    }
}

/// Buttons, from right to left.
fn buttons(ui: &mut egui::Ui, contest: &Contest, narrow: bool, actions: &mut Actions) {
    let mut ask = |what: TournamentAction| actions.push(Action::Tournament(what));
    let button = |text, icon| {
        let button = widgets::button(text).icon(icon);
        if narrow { button.small() } else { button }
    };
    if button(words::EXPORT, Icon::Export)
        .tip(words::EXPORT_TIP)
        .show_enabled(ui, contest.played() > 0, Some(words::NO_GAMES_YET))
        .clicked()
    {
        ask(TournamentAction::Export);
    }
    if contest.is_under_way() {
        let cancel = widgets::button(words::CANCEL);
        if (if narrow { cancel.small() } else { cancel }).show(ui).clicked() {
            ask(TournamentAction::Cancel);
        }
        let paused = contest.is_paused();
        let (text, icon, what) = if paused {
            (words::GO_ON, Icon::Play, TournamentAction::GoOn)
        } else {
            (words::PAUSE, Icon::Pause, TournamentAction::Pause)
        };
        if button(text, icon).show(ui).clicked() {
            ask(what);
        }
        return;
    }
    let new = widgets::button(words::NEW);
    if (if narrow { new.small() } else { new }).show(ui).clicked() {
        ask(TournamentAction::New);
    }
    if !contest.is_finished() && button(words::GO_ON, Icon::Play).primary().show(ui).clicked() {
        ask(TournamentAction::GoOn);
    }
}

/// Games played, games left, and the estimated time.
fn progress(ui: &mut egui::Ui, contest: &Contest) {
    let (done, all) = (contest.played(), contest.plan.games());
    let [bold, share] = words::progress(done, all);
    let pace = contest.pace();
    let left = match (contest.is_under_way(), contest.is_paused()) {
        (true, true) => words::PAUSED.to_owned(),
        (true, false) => words::left(pace.map(|(_, left)| left), pace.map(|(pace, _)| pace), cores(contest)),
        _ => String::new(),
    };
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 20.0),
        Layout::right_to_left(Align::Center),
        |ui| {
            ui.add(Label::new(text::soft(left)));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::small_strong(&bold)));
                ui.add(Label::new(text::soft(share)).truncate());
            });
        },
    );
    let fraction = if all == 0 { 0.0 } else { done as f32 / all as f32 };
    widgets::progress_bar(ui, fraction, ui.available_width(), &bold);
}

/// Asks whether to keep the results.
fn question(ui: &mut egui::Ui, actions: &mut Actions) {
    ui.add_space(8.0);
    widgets::card(ui, widgets::CardKind::Raised, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(text::body_strong(words::KEEP_QUESTION));
            for (text, answer) in [
                (words::KEEP, Answer::Keep),
                (words::DISCARD, Answer::Discard),
                (words::DO_NOT_CANCEL, Answer::GoOn),
            ] {
                if widgets::button(text).small().show(ui).clicked() {
                    actions.push(Action::Tournament(TournamentAction::Answer(answer)));
                }
            }
        });
    });
}

/// The followed game, as large as possible.
fn watch(ui: &mut egui::Ui, contest: &mut Contest, scene: &Scene<'_>, actions: &mut Actions) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if widgets::button(words::BACK).icon(Icon::Prev).small().show(ui).clicked() {
            actions.push(Action::Tournament(TournamentAction::Watch(false)));
        }
        if let Some(end) = &contest.followed_end
            && widgets::button(words::REVIEW).small().show(ui).clicked()
        {
            actions.push(Action::Tournament(TournamentAction::Review(crate::app::tournament::state::id_of(
                end,
            ))));
        }
        if contest.live() > 0 && widgets::button(words::ANOTHER).small().show(ui).clicked() {
            actions.push(Action::Tournament(TournamentAction::Another));
        }
        side_panel::who(ui, contest);
    });
    ui.add_space(6.0);
    let room = ui.available_rect_before_wrap();
    side_panel::board(ui, Rect::from_min_max(room.min, room.max), contest, scene);
}
