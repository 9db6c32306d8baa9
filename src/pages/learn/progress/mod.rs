//! The page *My progress*: what is reached, ratings, results against each opponent, style, and what to practise.

mod badges;
pub(crate) mod curves;
pub(crate) mod figures;

use eframe::egui::CollapsingHeader;

use crate::context::action::learn::PuzzleAction;
use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::kit::theme::{Palette, font};
use crate::kit::widgets::CardKind;
use crate::kit::widgets::label::Line;
use crate::messages::language::{grouped, percent, sentences};
use crate::messages::{
    ladder as ladder_msg, library, progress as msg, puzzle as puzzle_msg, rush as rush_msg,
};
use crate::pages::learn::best_runs;
use crate::pages::learn::page::Column;
use crate::pages::learn::puzzle::run;
use crate::parts::emblem::{Emblem, EmblemLook};
use span_it_core::personality::character::Trait;
use span_it_core::personality::ladder as measured;
use span_it_core::share::Share;
use span_it_learn::mistakes::MistakeKind;
use span_it_learn::progress::SafeMoves;
use span_it_learn::rush::{BestRuns, RushKind};
use span_it_learn::{ladder, style};

// Lengths in points.
const GAP: f32 = 16.0;
const STAT: f32 = 54.0;
/// Statistics beside each other need this much.
const STAT_WIDTH: f32 = 150.0;
/// Beside the texts of a statistic.
const STAT_MARGIN: f32 = 32.0;
const OPPONENT_ROW: f32 = 40.0;
const OPPONENT_EMBLEM: f32 = 30.0;
const OPPONENT_NAME: f32 = 96.0;
const SCORE: f32 = 48.0;
const ROW: f32 = 28.0;
const STYLE_ROW: f32 = 20.0;
const BAR: f32 = 8.0;
/// How far a mark reaches beyond its bar.
const MARK: f32 = 4.0;
/// Opponents in the list.
const MAX_OPPONENTS: usize = 15;

pub(super) fn show(ui: &mut Ui, column: Column, cx: &Context) {
    let progress = cx.progress();
    let has_run = progress.rush() != &BestRuns::default();
    if progress.games().is_empty() && progress.puzzle_counts().total().whole == 0 && !has_run {
        return empty(ui, column, cx);
    }
    card(ui, |ui| stats(ui, cx));
    card(ui, |ui| badges::show(ui, cx));
    if column.is_narrow {
        ratings(ui, cx);
        opponents(ui, cx);
        five_words(ui, cx);
        practice(ui, cx);
        runs(ui, cx);
    } else {
        let width = ui.available_width() - GAP;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let main = (0.66 * width).round();
            sized(ui, main, |ui| {
                ratings(ui, cx);
                ui.columns(2, |columns| {
                    five_words(&mut columns[0], cx);
                    practice(&mut columns[1], cx);
                });
            });
            sized(ui, width - main, |ui| {
                opponents(ui, cx);
                runs(ui, cx);
            });
        });
    }
    let more = CollapsingHeader::new(text::body(msg::more())).id_salt("more").show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        figures::show(ui, column, cx);
        if widgets::button(msg::forget()).small().tip(msg::forget_tip()).show(ui).clicked() {
            cx.request(Action::Learn(LearnAction::ForgetProgress));
        }
    });
    widgets::entry_ring(ui, &more.header_response);
    widgets::reveal_focus(&more.header_response);
    if more.header_response.clicked() && more.openness < 0.5 {
        more.header_response.scroll_to_me(Some(Align::TOP));
    }
}

fn sized(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        contents(ui);
    });
}

fn card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        contents(ui);
    });
}

/// The best runs of each kind that was played.
fn runs(ui: &mut Ui, cx: &Context) {
    let more_time = cx.settings.more_time;
    let has_run = |kind: &RushKind| cx.progress().rush().of(*kind, more_time).next().is_some();
    for kind in RushKind::ALL.into_iter().filter(has_run) {
        card(ui, |ui| {
            ui.label(text::subheading(rush_msg::best_runs_of(run::name(kind))));
            best_runs::show(ui, kind, more_time, cx);
        });
    }
}

/// Before the first game, puzzle and run.
fn empty(ui: &mut Ui, column: Column, cx: &Context) {
    card(ui, |ui| {
        ui.add(Label::new(text::body(msg::empty())).wrap());
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            let ladder = widgets::button(ladder_msg::title()).primary().show(ui);
            if column.wants_focus {
                ladder.request_focus();
            }
            if ladder.clicked() {
                cx.request(Action::Learn(LearnAction::ShowLadder));
            }
            if widgets::button(puzzle_msg::puzzles()).show(ui).clicked() {
                cx.request(Action::Learn(LearnAction::Puzzle(PuzzleAction::Show)));
            }
        });
    });
}

/// Large numbers, side by side as far as they fit.
fn stats(ui: &mut Ui, cx: &Context) {
    let progress = cx.progress();
    let games = progress.results();
    let [wins, found, days] =
        [progress.wins(), progress.found_in_a_row(), progress.days_in_a_row(cx.today())];
    let mut stats = vec![
        (msg::rungs(), progress.climbed().to_string(), msg::of(ladder::opponents().len())),
        (msg::games_won(), grouped(games.part), msg::of(games.whole as usize)),
        (msg::wins_in_a_row(), grouped(wins.now), puzzle_msg::best(wins.best)),
        (msg::puzzles_in_a_row(), grouped(found.now), puzzle_msg::best(found.best)),
    ];
    if cx.settings.show_days {
        stats.push((msg::days_in_a_row(), grouped(days.now), puzzle_msg::best(days.best)));
    }
    let widths = stats.iter().map(|(_, value, more)| {
        let width = |text: &str, font| widgets::text_width(ui, RichText::new(text).font(font));
        STAT_MARGIN + width(value, font::semibold(28.0)) + width(more, font::regular(12.5))
    });
    let fits = (ui.available_width() / widths.fold(STAT_WIDTH, f32::max)).floor().max(1.0);
    let in_a_row = (1..=stats.len()).rev().find(|&count| count as f32 <= fits).unwrap_or(1);
    let width = ui.available_width() / in_a_row as f32;
    ui.spacing_mut().item_spacing = vec2(0.0, 8.0);
    for row in stats.chunks(in_a_row) {
        ui.horizontal(|ui| {
            for (index, (name, value, more)) in row.iter().enumerate() {
                stat(ui, width, index > 0, [name, value, more]);
            }
        });
    }
}

fn stat(ui: &mut Ui, width: f32, is_divided: bool, [name, value, more]: [&str; 3]) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, STAT), Sense::hover());
    let label = msg::stat(name, value, more);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let (palette, painter) = (Palette::of(ui), ui.painter());
    if is_divided {
        painter.vline(rect.left(), rect.y_range(), Stroke::new(1.0, palette.line));
    }
    let left = rect.left() + if is_divided { 20.0 } else { 6.0 };
    let line = Line { text: name, font: font::regular(12.5), color: palette.soft };
    line.paint(ui, pos2(left, rect.top() + 9.0), rect.right() - 4.0);
    let at = pos2(left, rect.top() + 37.0);
    let end = painter.text(at, Align2::LEFT_CENTER, value, font::semibold(28.0), palette.ink).right();
    let at = pos2(end + 8.0, rect.top() + 41.0);
    painter.text(at, Align2::LEFT_CENTER, more, font::regular(12.5), palette.soft);
}

fn ratings(ui: &mut Ui, cx: &Context) {
    if !cx.settings.show_ratings {
        return;
    }
    card(ui, |ui| {
        ui.label(text::subheading(msg::ratings()));
        let [games, puzzles] = [cx.progress().at_the_board(), cx.progress().in_puzzles()];
        if !games.is_shown() && !puzzles.is_shown() {
            ui.add(Label::new(text::soft(msg::no_rating())).wrap());
            return;
        }
        curves::show(ui, games, puzzles, cx.today());
        if !games.is_shown() {
            ui.add(Label::new(text::soft(msg::no_rating())).wrap());
        }
    });
}

/// Wins and losses against each opponent, in the order of the ladder, and how often the player stays ahead.
fn opponents(ui: &mut Ui, cx: &Context) {
    let mut records = cx.progress().records();
    records.truncate(MAX_OPPONENTS);
    records.sort_by_key(|(name, _)| ladder::rung_of(name).unwrap_or(u8::MAX));
    card(ui, |ui| {
        widgets::row_from_right(ui, 22.0, |ui| {
            key(ui, msg::lost(), false);
            key(ui, msg::won(), true);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::subheading(msg::opponents())).truncate());
            });
        });
        if records.is_empty() {
            ui.label(text::soft(msg::no_games()));
        }
        let most = records.iter().map(|(_, games)| games.whole).max().unwrap_or(1);
        let scores = records
            .iter()
            .map(|(_, games)| widgets::text_width(ui, RichText::new(score(*games)).font(font::mono(13.0))));
        let column = scores.fold(SCORE, f32::max) + 6.0;
        for (name, games) in records {
            opponent(ui, name, games, (most, column));
        }
        stays_ahead(ui, &cx.progress().safe_moves());
    });
}

/// A word of the legend, with its box.
fn key(ui: &mut Ui, word: &str, is_filled: bool) {
    ui.label(text::soft(word));
    let (rect, _) = ui.allocate_exact_size(vec2(11.0, 11.0), Sense::hover());
    result_bar(ui, rect, is_filled);
}

fn result_bar(ui: &Ui, rect: Rect, is_won: bool) {
    let palette = Palette::of(ui);
    if is_won {
        ui.painter().rect_filled(rect, palette.corner(4), palette.go);
    } else {
        let stroke = Stroke::new(1.5, palette.ctrl);
        ui.painter().rect_stroke(rect, palette.corner(4), stroke, StrokeKind::Inside);
    }
}

fn score(games: Share) -> String {
    ladder_msg::score(games.part, games.whole - games.part)
}

/// `most` is the number of games against the opponent with most games, and `column` the width of the scores.
fn opponent(ui: &mut Ui, name: &str, games: Share, (most, column): (u32, f32)) {
    let lost = games.whole - games.part;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), OPPONENT_ROW), Sense::hover());
    let label = msg::record(name, games.part, lost);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let palette = Palette::of(ui);
    let y = rect.center().y;
    let size = vec2(OPPONENT_EMBLEM, OPPONENT_EMBLEM);
    let place = Rect::from_center_size(pos2(rect.left() + size.x / 2.0, y), size);
    Emblem::named(name).paint(ui.painter(), place, EmblemLook::Plain, palette);
    let left = place.right() + 12.0;
    let line = Line { text: name, font: font::semibold(14.0), color: palette.ink };
    line.paint(ui, pos2(left, y), left + OPPONENT_NAME - 6.0);
    let room = rect.right() - column - left - OPPONENT_NAME;
    let unit = room.max(20.0) / most as f32;
    let mut x = left + OPPONENT_NAME;
    for (count, is_won) in [(games.part, true), (lost, false)] {
        if count > 0 {
            let width = (unit * count as f32 - 2.0).max(3.0);
            result_bar(ui, Rect::from_min_size(pos2(x, y - 6.0), vec2(width, 12.0)), is_won);
            x += width + 2.0;
        }
    }
    ui.painter().text(
        pos2(rect.right(), y),
        Align2::RIGHT_CENTER,
        score(games),
        font::mono(13.0),
        palette.ink,
    );
}

fn stays_ahead(ui: &mut Ui, kept: &SafeMoves) {
    let Some(value) = kept.all.value().filter(|_| kept.all.is_shown()) else { return };
    widgets::rule(ui, 4.0);
    ui.label(text::soft(msg::stays_ahead()));
    ui.horizontal_wrapped(|ui| {
        ui.label(text::title(percent(value)));
        let like = measured::builtin();
        let distance = |opponent: &&ladder::Opponent| {
            let safe = like.strength_of(&opponent.personality.factors).and_then(|one| one.safe_moves);
            safe.map_or(f64::MAX, |safe| (safe - value).abs())
        };
        let nearest = ladder::opponents().iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        let name = nearest.map_or("", |opponent| opponent.personality.name.as_str());
        ui.label(text::soft(msg::as_often_as(kept.games, name)));
    });
}

/// The five words of a personality, measured from the player's last games, and compared with the games before and with the
/// nearest opponent.
fn five_words(ui: &mut Ui, cx: &Context) {
    let [last, before] = cx.progress().style_games();
    card(ui, |ui| {
        ui.label(text::subheading(msg::style()));
        if !last.style.is_shown() {
            ui.add(Label::new(text::soft(msg::no_style())).wrap());
            return;
        }
        let words = last.words();
        let is_compared = before.style.is_shown();
        let earlier = before.words().map(|word| word.value().filter(|_| is_compared));
        let nearest = style::nearest(&words);
        for (index, one) in Trait::ALL.into_iter().enumerate() {
            let nearest = nearest.map(|(name, words)| (name, words[index]));
            let value = words[index].value().unwrap_or_default();
            style_row(ui, one, StyleWord { value, before: earlier[index], nearest });
        }
        let before = is_compared.then_some(before.games);
        let legend = msg::style_legend(last.games, before, nearest.map_or("", |(name, _)| name));
        ui.add(Label::new(text::soft(legend)).wrap());
    });
}

/// Shares.
#[derive(Clone, Copy)]
struct StyleWord {
    value: f64,
    before: Option<f64>,
    nearest: Option<(&'static str, f64)>,
}

fn style_row(ui: &mut Ui, one: Trait, word: StyleWord) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), STYLE_ROW), Sense::hover());
    let StyleWord { value, before, nearest } = word;
    let (name, sentence) = (library::trait_name(one), msg::style_sentence(one, percent(value)));
    let compared = msg::style_compared(before, nearest);
    let label = sentences(&[msg::style_name(name, &sentence), compared.clone()]);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let palette = Palette::of(ui);
    let y = rect.center().y;
    let line = Line { text: name, font: font::semibold(14.0), color: palette.ink };
    line.paint(ui, rect.left_center(), rect.left() + 72.0);
    let width = (rect.width() - 76.0).max(40.0);
    let bar = Rect::from_min_size(pos2(rect.left() + 76.0, y - BAR / 2.0), vec2(width, BAR));
    let painter = ui.painter();
    widgets::fill_bar(ui, bar, to_f32(value), palette.go);
    let at = |share: f64| bar.left() + width * to_f32(share);
    if let Some(before) = before {
        painter.vline(at(before), bar.expand(MARK).y_range(), Stroke::new(2.0, palette.ink));
    }
    if let Some((_, share)) = nearest {
        painter.circle(pos2(at(share), y), BAR / 2.0, palette.panel, Stroke::new(1.5, palette.ink));
    }
    if !compared.is_empty() {
        response.on_hover_text(text::body(compared));
    }
    ui.add(Label::new(text::soft(sentence)).wrap());
}

/// The mistakes of the last games, the most frequent kind first.
fn practice(ui: &mut Ui, cx: &Context) {
    let kept = cx.progress().safe_moves();
    let mut kinds: Vec<_> =
        MistakeKind::ALL.into_iter().zip(kept.kinds).filter(|(_, count)| *count > 0).collect();
    kinds.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    card(ui, |ui| {
        ui.label(text::subheading(msg::practice()));
        if kinds.is_empty() {
            ui.add(Label::new(text::soft(msg::no_mistakes())).wrap());
        }
        for (kind, count) in kinds {
            widgets::row_from_right(ui, ROW, |ui| {
                ui.label(text::mono_strong(count.to_string()));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(text::body(msg::mistake(kind))).truncate());
                });
            });
        }
        ui.add_space(4.0);
        let (label, action) = if cx.progress().cards().due(cx.today()) > 0 {
            (msg::practise(), LearnAction::Puzzle(PuzzleAction::Practise))
        } else {
            (ladder_msg::title(), LearnAction::ShowLadder)
        };
        // Does not take the focus, which would scroll the page.
        if widgets::button(label).primary().width(ui.available_width()).show(ui).clicked() {
            cx.request(Action::Learn(action));
        }
    });
}
