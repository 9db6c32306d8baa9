//! The result of a run: what was solved, what was missed, and the best runs.

use crate::board;
use crate::board::{Mark, MarkKind};
use crate::context::action::learn::PuzzleAction;
use crate::context::prelude::*;
use crate::kit::split;
use crate::kit::widgets::{CardKind, SegmentItem, segmented};
use crate::messages::{puzzle as puzzle_msg, rush as msg};
use crate::pages::learn::best_runs;
use crate::pages::learn::puzzle::run::{FinishedRun, Missed};
use crate::pages::learn::puzzle::run_panel::marks;
use crate::pages::learn::puzzle::{request, run};
use span_it_learn::rush::RushKind;

// Lengths in points.
const GAP: f32 = 14.0;
const FIGURE: f32 = 108.0;
const BOARD: f32 = 176.0;
const SMALL_BOARD: f32 = 128.0;
/// Narrower cards have the small board.
const NARROW: f32 = 380.0;
/// The least width of a card, with the gap after it.
const CARD: f32 = 272.0;
const ROW: f32 = 46.0;

pub(super) fn show(ui: &mut Ui, run: &mut FinishedRun, focuses_primary: bool, cx: &Context) {
    split::beside_board(ui, "run", |ui| side(ui, run, focuses_primary, cx));
    let margin = split::by_width(ui, [Margin::symmetric(32, 18), Margin::symmetric(14, 10)]);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(text::title(run::name(run.result.kind)));
                ui.label(text::body_soft(run.why));
            });
            summary(ui, run);
            if !run.missed.is_empty() {
                ui.label(text::heading(msg::missed(run.missed.len())));
                missed(ui, run, cx);
            }
        });
    });
}

fn summary(ui: &mut Ui, run: &FinishedRun) {
    widgets::card(ui, CardKind::Good, |ui| {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(FIGURE, FIGURE), Sense::hover());
            let (palette, center) = (Palette::of(ui), rect.center_top() + vec2(0.0, 44.0));
            let solved = run.result.solved;
            ui.painter().text(center, Align2::CENTER_CENTER, solved, font::semibold(64.0), palette.ink);
            let at = rect.center_bottom() - vec2(0.0, 14.0);
            let word = msg::solved_word();
            ui.painter().text(at, Align2::CENTER_CENTER, word, font::regular(14.0), palette.soft);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                ui.add_space(6.0);
                ui.add(Label::new(text::title(&run.fact)).wrap());
                marks(ui, &run.answers, false);
            });
        });
    });
}

fn missed(ui: &mut Ui, run: &FinishedRun, cx: &Context) {
    let in_a_row =
        (1..=3_u8).rev().find(|&count| f32::from(count) * CARD <= ui.available_width()).unwrap_or(1);
    let in_a_row = usize::from(in_a_row).min(run.missed.len().max(2));
    for row in run.missed.chunks(in_a_row) {
        ui.columns(in_a_row, |columns| {
            for (ui, missed) in columns.iter_mut().zip(row) {
                widgets::card(ui, CardKind::Plain, |ui| {
                    ui.horizontal_top(|ui| missed_card(ui, missed, cx));
                });
            }
        });
    }
}

fn missed_card(ui: &mut Ui, missed: &Missed, cx: &Context) {
    let side = if ui.available_width() < NARROW { SMALL_BOARD } else { BOARD };
    let (_, rect) = ui.allocate_space(vec2(side, side));
    let kind = if missed.right.len() == 1 { MarkKind::OnlyWinningMove } else { MarkKind::KeepsWin };
    let mut marks: Vec<Mark> = missed.right.iter().map(|&node| Mark { node, kind }).collect();
    marks.push(Mark { node: missed.played, kind: MarkKind::Mistake });
    let scene = board::BoardScene {
        marks: &marks,
        coordinates: false,
        ..board::BoardScene::of(&missed.puzzle.position, ByPlayer { horizontal: "", vertical: "" })
    };
    board::paint_still(ui, rect, &scene);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let answer = puzzle_msg::winning(&missed.right);
        ui.add(Label::new(text::subheading(&answer)).wrap());
        ui.add(Label::new(text::body_soft(msg::you_played(missed.played))).wrap());
        let name = msg::try_it_name(&answer);
        if widgets::button(msg::try_it()).named(&name).icon(Icon::Undo).small().show(ui).clicked() {
            try_again(vec![missed.clone()], cx);
        }
    });
}

fn try_again(missed: Vec<Missed>, cx: &Context) {
    cx.request(Action::call(move |cx| run::try_again(cx, &missed)));
}

/// The best runs, and what is next: at the bottom or, where the page scrolls, on top.
fn side(ui: &mut Ui, run: &mut FinishedRun, focuses_primary: bool, cx: &Context) {
    let room = ui.max_rect();
    let is_low = ui.ctx().content_rect().height() < split::LEAST_FOR_BOARD.y;
    ui.spacing_mut().item_spacing.y = 8.0;
    if is_low {
        buttons(ui, run, focuses_primary, cx);
        ui.add_space(4.0);
    }
    let names = RushKind::ALL.map(run::name);
    let mut index = RushKind::ALL.iter().position(|kind| *kind == run.listed).unwrap_or_default();
    segmented(ui, msg::kinds(), &mut index, &names.map(SegmentItem::plain));
    run.listed = RushKind::ALL[index];
    ui.add_space(4.0);
    ui.label(text::subheading(msg::best_runs()));
    best_runs::show(ui, run.listed, run.result.more_time, cx);
    if !is_low {
        let foot = room.with_min_y(room.bottom() - 2.0 * ROW);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, run, focuses_primary, cx));
    }
}

fn buttons(ui: &mut Ui, run: &FinishedRun, focuses_primary: bool, cx: &Context) {
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let width = ui.available_width();
    let again = widgets::button(msg::again()).icon(Icon::Play).primary().width(width).show(ui);
    if focuses_primary {
        again.request_focus();
    }
    if again.clicked() {
        cx.request(request(PuzzleAction::Rush(run.listed)));
    }
    ui.horizontal(|ui| {
        let half = (width - 8.0) / 2.0;
        if widgets::button(msg::all_puzzles()).width(half).show(ui).clicked() {
            cx.request(request(PuzzleAction::Show));
        }
        let has_missed = !run.missed.is_empty();
        let all = widgets::button(msg::try_all()).width(half);
        if all.show_enabled(ui, has_missed, Some(msg::none_missed())).clicked() {
            try_again(run.missed.clone(), cx);
        }
    });
}
