//! The hub: a card for each part of learning.

use crate::context::action::learn::{LessonAction, PuzzleAction};
use crate::context::prelude::*;
use crate::kit::widgets::CardKind;
use crate::kit::{icons, mix};
use crate::messages::language::weekday;
use crate::messages::{
    ladder as ladder_msg, learn as msg, progress as progress_msg, puzzle as puzzle_msg, rush as rush_msg,
};
use crate::pages::learn::diploma;
use crate::pages::learn::page::Column;
use crate::pages::learn::puzzle::run;
use span_it_learn::ladder;
use span_it_learn::lessons::{self, LESSONS};
use span_it_learn::rush::RushKind;

type CardOf = fn(&Context) -> Card;

/// The cards below the lessons, row by row. In a narrow window they are below each other.
const ROWS: &[&[CardOf]] = &[&[puzzles, three_minutes, one_life], &[today, mistakes], &[ladder, progress]];

// Lengths in points.
const TILE_GAP: f32 = 8.0;
const TILE_MIN_WIDTH: f32 = 132.0;
const TILE_HEIGHT: f32 = 40.0;
const MAX_TILES_IN_A_ROW: u8 = 5;

pub(super) fn show(ui: &mut Ui, column: Column, cx: &Context) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing = vec2(TILE_GAP, 4.0);
        next_lesson(ui, column, cx);
        ui.add_space(10.0);
        tiles(ui, cx);
    });
    for row in ROWS {
        let cards: Vec<Card> = row.iter().map(|card| card(cx)).collect();
        let count = if column.is_narrow { 1 } else { cards.len() };
        for row in cards.chunks(count) {
            ui.columns(count, |columns| {
                for (ui, card) in columns.iter_mut().zip(row) {
                    card.show(ui, count < 3, column, cx);
                }
            });
        }
    }
}

#[derive(Debug)]
struct Card {
    heading: &'static str,
    line: String,
    button: &'static str,
    action: LearnAction,
    /// Whether its button is the main one of the page.
    is_primary: bool,
}

impl Card {
    /// In a single row, if it is wide.
    fn show(&self, ui: &mut Ui, is_wide: bool, column: Column, cx: &Context) {
        let wants_focus = self.is_primary && column.wants_focus;
        let button = |ui: &mut Ui| {
            if main_button(ui, self.button, self.is_primary, wants_focus) {
                cx.request(Action::Learn(self.action));
            }
        };
        widgets::card(ui, CardKind::Plain, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            if is_wide {
                return head(ui, self.heading, &self.line, button);
            }
            ui.label(text::subheading(self.heading));
            ui.add(Label::new(text::soft(&self.line)).truncate());
            ui.add_space(6.0);
            button(ui);
        });
    }
}

/// A heading and a line of text at the left, and `button` at the right.
fn head(ui: &mut Ui, heading: &str, line: &str, button: impl FnOnce(&mut Ui)) {
    widgets::row_from_right(ui, 40.0, |ui| {
        button(ui);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(text::subheading(heading));
            ui.add(Label::new(text::soft(line)).truncate());
        });
    });
}

/// A button that may be the main one of the page, which takes the focus when the page opens. Returns whether it was
/// pressed.
fn main_button(ui: &mut Ui, label: &str, is_primary: bool, wants_focus: bool) -> bool {
    let button = widgets::button(label);
    let response = if is_primary { button.primary() } else { button }.show(ui);
    if wants_focus {
        response.request_focus();
    }
    response.clicked()
}

fn next_lesson(ui: &mut Ui, column: Column, cx: &Context) {
    let progress = cx.progress();
    let done = (1..=LESSONS).filter(|&lesson| is_done(progress.lesson(lesson))).count();
    let (line, label, action) = match progress.next_step().and_then(|next| lessons::all().get(next)) {
        _ if progress.lessons_done() == 0 => {
            (msg::about_lessons().to_owned(), msg::start().to_owned(), lesson(LessonAction::Resume))
        }
        Some(next) => {
            (msg::lessons_done(done, LESSONS), msg::resume(&next.title), lesson(LessonAction::Resume))
        }
        None => {
            (msg::lessons_finished().to_owned(), msg::diploma::show().to_owned(), Action::call(diploma::open))
        }
    };
    head(ui, msg::lessons(), &line, |ui| {
        let is_primary = progress.next_step().is_some();
        if main_button(ui, &label, is_primary, is_primary && column.wants_focus) {
            cx.request(action.clone());
        }
    });
}

fn tiles(ui: &mut Ui, cx: &Context) {
    let fits =
        |count: &u8| ui.available_width() >= (TILE_MIN_WIDTH + TILE_GAP) * f32::from(*count) - TILE_GAP;
    let in_a_row = (2..=MAX_TILES_IN_A_ROW).rev().find(fits).unwrap_or(1);
    let width = (ui.available_width() - TILE_GAP * f32::from(in_a_row - 1)) / f32::from(in_a_row);
    ui.spacing_mut().item_spacing = vec2(TILE_GAP, TILE_GAP);
    for first in (1..=LESSONS).step_by(in_a_row.into()) {
        ui.horizontal(|ui| {
            for number in first..(first + in_a_row).min(LESSONS + 1) {
                let title = lessons::lesson(number).next().map_or("", |(_, step)| step.title.as_str());
                let steps = cx.progress().lesson(number);
                if tile(ui, width, number, title, steps).clicked() {
                    cx.request(lesson(LessonAction::Start(number)));
                }
            }
        });
    }
}

const fn lesson(action: LessonAction) -> Action {
    Action::Learn(LearnAction::Lesson(action))
}

const fn is_done((done, steps): (usize, usize)) -> bool {
    done == steps
}

/// `done` and `steps` of the lesson.
fn tile(ui: &mut Ui, width: f32, number: u8, title: &str, (done, steps): (usize, usize)) -> Response {
    let response = ui.allocate_response(vec2(width, TILE_HEIGHT), Sense::click());
    let name = msg::lesson_name(number, title, done, steps);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if !ui.is_rect_visible(response.rect) {
        return response;
    }
    let (palette, rect) = (Palette::of(ui), response.rect);
    let is_done = done == steps;
    let ground = if is_done { palette.go_tint } else { palette.raised };
    let fill = if response.hovered() { mix(ground, palette.ink, 0.08) } else { ground };
    let border = Stroke::new(1.0, if is_done { palette.go } else { palette.line });
    ui.painter().rect(rect, palette.corner(8), fill, border, StrokeKind::Inside);
    let sign = Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), vec2(18.0, 18.0));
    if is_done {
        icons::paint(ui.painter(), sign, Icon::Check, palette.go, 2.2);
    } else {
        ui.painter().text(sign.center(), Align2::CENTER_CENTER, number, font::semibold(13.5), palette.soft);
    }
    let left = rect.left() + 34.0;
    let mut galley = ui.painter().layout_no_wrap(title.to_owned(), font::medium(13.0), palette.ink);
    if galley.size().x > rect.right() - left - 8.0 {
        galley =
            ui.painter().layout(title.to_owned(), font::medium(11.5), palette.ink, rect.right() - left - 6.0);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(left, top), galley, palette.ink);
    if done > 0 && !is_done {
        let share = done as f32 / steps.max(1) as f32;
        let bar = Rect::from_min_size(
            rect.left_bottom() + vec2(2.0, -5.0),
            vec2((rect.width() - 4.0) * share, 3.0),
        );
        ui.painter().rect_filled(bar, palette.corner(2), palette.go);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect, 8);
    }
    response
}

/// Its button is the main one once all lessons are finished.
fn puzzles(cx: &Context) -> Card {
    let total = cx.progress().puzzle_counts().total();
    let line = if total.whole == 0 {
        puzzle_msg::about_puzzles().to_owned()
    } else {
        puzzle_msg::found_of(total.part, total.whole)
    };
    let is_primary = cx.progress().next_step().is_none();
    Card {
        is_primary,
        ..card(puzzle_msg::puzzles(), line, puzzle_msg::solve(), LearnAction::Puzzle(PuzzleAction::Show))
    }
}

fn three_minutes(cx: &Context) -> Card {
    let button = rush_msg::start_three_minutes();
    rush(cx, RushKind::ThreeMinutes, button, rush_msg::about_three_minutes())
}

fn one_life(cx: &Context) -> Card {
    rush(cx, RushKind::OneLife, rush_msg::start_one_life(), rush_msg::about_one_life())
}

fn rush(cx: &Context, kind: RushKind, button: &'static str, about: &str) -> Card {
    let best = cx.progress().rush().of(kind, cx.settings.more_time).next();
    let line = best.map_or_else(|| about.to_owned(), |(_, best)| rush_msg::best_run(best.solved));
    card(run::name(kind), line, button, LearnAction::Puzzle(PuzzleAction::Rush(kind)))
}

fn today(cx: &Context) -> Card {
    let state = cx.progress().day(cx.today());
    let button = if state.is_some() { puzzle_msg::open_solved() } else { puzzle_msg::open_today() };
    let line = puzzle_msg::day_state(weekday(cx.today()), state);
    card(puzzle_msg::today_title(), line, button, LearnAction::Puzzle(PuzzleAction::ShowDay(None)))
}

fn mistakes(cx: &Context) -> Card {
    let cards = cx.progress().cards();
    let line = puzzle_msg::cards_due(cards.due(cx.today()), cards.all().len());
    card(
        puzzle_msg::my_mistakes(),
        line,
        puzzle_msg::practise_short(),
        LearnAction::Puzzle(PuzzleAction::Practise),
    )
}

fn card(heading: &'static str, line: String, button: &'static str, action: LearnAction) -> Card {
    Card { heading, line, button, action, is_primary: false }
}

fn ladder(cx: &Context) -> Card {
    let next = cx.progress().next_rung().and_then(|rung| ladder::opponents().get(rung));
    let next = next.map_or("", |opponent| opponent.personality.name.as_str());
    let line = ladder_msg::card_line(cx.progress().climbed(), ladder::opponents().len(), next);
    card(ladder_msg::title(), line, ladder_msg::show(), LearnAction::ShowLadder)
}

fn progress(cx: &Context) -> Card {
    let progress = cx.progress();
    let rating = Some(progress.at_the_board()).filter(|rating| rating.is_shown() && cx.settings.show_ratings);
    let (games, puzzles) = (progress.games().len(), progress.puzzle_counts().total().whole);
    let line = progress_msg::card_line(rating, games, puzzles);
    card(progress_msg::title(), line, progress_msg::show(), LearnAction::ShowProgress)
}
