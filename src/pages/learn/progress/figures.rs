//! *More* on the page *My Progress*: margins and figures.

use eframe::egui::{CollapsingHeader, Label, RichText, ScrollArea, Ui, vec2};

use crate::context::prelude::*;
use crate::kit::chart::{Chart, Point};
use crate::kit::table;
use crate::kit::widgets::CardKind;
use crate::messages::language::{elo, percent};
use crate::messages::{progress as msg, puzzle as puzzle_msg};
use crate::pages::learn::page::Column;
use span_it_core::board::Phase;
use span_it_core::personality::ladder as measured;
use span_it_core::share::Share;
use span_it_learn::ladder;
use span_it_learn::puzzles::{Band, Kind};
use span_it_learn::rating::Rating;

type Section = fn(&mut Ui, &Context);

const LEFT: &[Section] = &[safe_moves, personalities];
const RIGHT: &[Section] = &[by_tens, at_the_board, in_puzzles, puzzles];
/// The same without ratings.
const RIGHT_UNRATED: &[Section] = &[by_tens, puzzles];

pub(super) fn show(ui: &mut Ui, column: Column, cx: &Context) {
    let right = if cx.settings.show_ratings { RIGHT } else { RIGHT_UNRATED };
    if column.is_narrow {
        sections(ui, LEFT, cx);
        sections(ui, right, cx);
    } else {
        ui.columns(2, |columns| {
            sections(&mut columns[0], LEFT, cx);
            sections(&mut columns[1], right, cx);
        });
    }
}

fn sections(ui: &mut Ui, sections: &[Section], cx: &Context) {
    for section in sections {
        widgets::card(ui, CardKind::Plain, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            section(ui, cx);
        });
    }
}

/// Elo between two grid lines.
const ELO_STEP: f64 = 200.0;
/// Percent between two grid lines.
const PERCENT_STEP: f64 = 20.0;
const NO_HEADS: [&str; 0] = [];
/// Rows of the table of a rating, latest first.
const MAX_ROWS: usize = 50;

/// The share of winnable positions in which the win was kept.
fn safe_moves(ui: &mut Ui, cx: &Context) {
    let kept = cx.progress().safe_moves();
    ui.label(text::subheading(msg::safe_moves()));
    ui.add(Label::new(text::soft(msg::about_safe_moves())).wrap());
    let phases = Phase::ALL.into_iter().zip(kept.phases).map(|(phase, share)| (msg::phase(phase), share));
    let all = std::iter::once((msg::all_phases().to_owned(), kept.all))
        .chain(phases)
        .chain([(msg::chances().to_owned(), kept.chances)]);
    let rows = all.map(|(name, share)| {
        [text::body(name), text::mono(msg::share(share)), text::soft(msg::share_count(share))]
    });
    table::figures(ui, "safe-moves", [16.0, 4.0], NO_HEADS, rows);
}

/// A table below a curve, at first closed.
fn figures(ui: &mut Ui, id: &str, headings: [&str; 3], rows: impl Iterator<Item = [String; 3]>) {
    let shown = CollapsingHeader::new(text::small(msg::in_figures())).id_salt(id).show(ui, |ui| {
        table::figures(ui, id, [20.0, 4.0], headings, rows.map(|row| row.map(text::mono)));
    });
    widgets::entry_ring(ui, &shown.header_response);
}

/// The curve of ten games each, and its table. Points with too few moves are left out.
fn by_tens(ui: &mut Ui, cx: &Context) {
    ui.label(text::subheading(msg::by_tens()));
    let tens = cx.progress().safe_moves_curve().into_iter().filter(|(_, kept)| kept.all.is_shown());
    let tens: Vec<(String, Share)> =
        tens.map(|(number, kept)| (msg::ten(number, kept.games), kept.all)).collect();
    if tens.len() < 2 {
        ui.add(Label::new(text::soft(msg::no_curve())).wrap());
        return;
    }
    let point = |&(_, share): &(String, Share)| {
        let (low, high) = share.interval95()?;
        Some(Point::new(100.0 * low, 100.0 * share.value()?, 100.0 * high))
    };
    let shares: Vec<Share> = tens.iter().map(|(_, share)| *share).collect();
    let points = tens.iter().filter_map(point).collect();
    Chart::new(msg::safe_moves_curve_name(&shares), points, PERCENT_STEP, msg::whole_percent).show(ui, "");
    let rows = tens.iter().rev();
    let rows = rows.map(|(ten, share)| [ten.clone(), msg::share(*share), msg::share_count(*share)]);
    figures(ui, "safe-moves-by-tens", [msg::games(), msg::safe_moves(), msg::moves()], rows);
}

fn personalities(ui: &mut Ui, _cx: &Context) {
    ui.label(text::subheading(msg::personalities()));
    let builtin = measured::builtin();
    let values = ladder::opponents().iter().filter_map(|opponent| {
        let kept = builtin.strength_of(&opponent.personality.factors)?.safe_moves?;
        Some((opponent.personality.name.as_str(), kept))
    });
    let values: Vec<_> = values.collect();
    let cells = |pair: &[(&str, f64)]| -> Vec<_> {
        pair.iter().flat_map(|(name, kept)| [text::body(*name), text::mono(percent(*kept))]).collect()
    };
    table::figures(ui, "personalities", [16.0, 4.0], NO_HEADS, values.chunks(2).map(cells));
}

fn at_the_board(ui: &mut Ui, cx: &Context) {
    let rated = cx.progress().at_the_board();
    rating(ui, msg::at_the_board(), rated, &msg::ladder_games_so_far(rated.results()));
}

fn in_puzzles(ui: &mut Ui, cx: &Context) {
    let rated = cx.progress().in_puzzles();
    rating(ui, msg::in_puzzles(), rated, &msg::puzzles_so_far(rated.results()));
}

/// `so_far` stands there before the rating is shown.
fn rating(ui: &mut Ui, heading: &str, rating: &Rating, so_far: &str) {
    ui.label(text::subheading(heading));
    if !rating.is_shown() {
        ui.add(Label::new(text::body(so_far)).wrap());
        return;
    }
    let (below, above) = ladder::neighbours(rating.value());
    let name = |opponent: &'static ladder::Opponent| opponent.personality.name.as_str();
    let line = msg::rating(msg::rating_margin(rating), below.map(name), above.map(name));
    ui.add(Label::new(text::body(line)).wrap());
    let points = rating
        .curve()
        .iter()
        .map(|point| Point::new(point.rating - point.margin(), point.rating, point.rating + point.margin()));
    Chart::new(msg::curve_name(rating.curve()), points.collect(), ELO_STEP, elo).show(ui, "");
    let rows = rating.curve().iter().rev().take(MAX_ROWS);
    let rows = rows.map(|point| [point.date.to_string(), elo(point.rating), msg::margin(point.margin())]);
    figures(ui, heading, [msg::date(), msg::rating_text(), msg::margin_text()], rows);
}

fn puzzles(ui: &mut Ui, cx: &Context) {
    ui.label(text::subheading(msg::puzzles()));
    let counts = cx.progress().puzzle_counts();
    if counts.total().whole == 0 {
        ui.label(text::soft(msg::no_puzzles()));
        return;
    }
    let heads = [msg::kind(), msg::all()].into_iter().chain(Band::ALL.map(puzzle_msg::band));
    let kinds = Kind::ALL.into_iter().filter(|&kind| counts.by_kind(kind).whole > 0);
    let rows = kinds.map(|kind| {
        let bands = Band::ALL.map(|band| counts.cell(kind, Some(band)));
        puzzle_row(puzzle_msg::kind(kind), counts.by_kind(kind), &bands)
    });
    let all = puzzle_row(msg::all(), counts.total(), &Band::ALL.map(|band| counts.by_band(band)));
    ScrollArea::horizontal().show(ui, |ui| {
        table::figures(ui, "puzzles", [12.0, 4.0], heads, rows.chain([all]));
    });
}

fn puzzle_row(name: &str, all: Share, bands: &[Share]) -> Vec<RichText> {
    let cells = std::iter::once(&all).chain(bands).map(|share| match share.whole {
        0 => msg::no_value().to_owned(),
        _ => msg::share_count(*share),
    });
    std::iter::once(name.to_owned()).chain(cells).map(text::small).collect()
}
