//! The share of winnable positions in which the win was kept.

use eframe::egui::{CollapsingHeader, Grid, Label, Ui};

use crate::app::scene::Scene;
use crate::app::ui::curve::{Curve, Point};
use crate::app::ui::theme::text;
use crate::messages::language::percent;
use crate::messages::progress as msg;
use span_it_core::board::Phase;
use span_it_core::personality::ladder as measured;
use span_it_learning::ladder;
use span_it_learning::mistakes::MistakeKind;
use span_it_learning::progress::Share;

/// Percent between two grid lines.
const STEP: f64 = 20.0;

pub(super) fn own(ui: &mut Ui, scene: &Scene<'_>) {
    let kept = scene.progress.wins_kept();
    ui.label(text::subheading(msg::WINS_KEPT));
    ui.add(Label::new(text::soft(msg::ABOUT_WINS_KEPT)).wrap());
    Grid::new("wins kept").num_columns(3).min_row_height(22.0).spacing([16.0, 4.0]).show(ui, |ui| {
        row(ui, msg::ALL_PHASES, kept.all);
        for (phase, share) in Phase::ALL.into_iter().zip(kept.phases) {
            row(ui, msg::phase(phase), share);
        }
        row(ui, msg::CHANCES, kept.chances);
    });
    ui.add_space(8.0);
    ui.label(text::subheading(msg::MISTAKES));
    Grid::new("mistakes").num_columns(2).min_row_height(22.0).spacing([16.0, 4.0]).show(ui, |ui| {
        for (kind, count) in MistakeKind::ALL.into_iter().zip(kept.kinds) {
            ui.label(text::body(msg::mistake(kind)));
            ui.label(text::mono(count.to_string()));
            ui.end_row();
        }
    });
}

fn row(ui: &mut Ui, name: &str, share: Share) {
    ui.label(text::body(name));
    ui.label(text::mono(msg::share(share)));
    ui.label(text::soft(msg::share_count(share)));
    ui.end_row();
}

/// The curve of ten games each, and its table. Points with too few moves are left out.
pub(super) fn by_tens(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(text::subheading(msg::BY_TENS));
    let tens = (1..).zip(scene.progress.wins_kept_curve()).filter(|(_, kept)| kept.all.is_shown());
    let tens: Vec<(String, Share)> =
        tens.map(|(number, kept)| (msg::ten(number, kept.games), kept.all)).collect();
    if tens.len() < 2 {
        ui.add(Label::new(text::soft(msg::NO_CURVE)).wrap());
        return;
    }
    let percent = |value: f64| 100.0 * value;
    let point = |&(_, share): &(String, Share)| {
        let (low, high) = share.interval95()?;
        Some(Point { value: percent(share.value()?), low: percent(low), high: percent(high) })
    };
    let shares: Vec<Share> = tens.iter().map(|(_, share)| *share).collect();
    let points = tens.iter().filter_map(point).collect();
    Curve { name: msg::wins_kept_curve_name(&shares), points, step: STEP, label: msg::whole_percent }
        .show(ui);
    CollapsingHeader::new(text::small(msg::IN_FIGURES)).id_salt("wins kept by tens").show(ui, |ui| {
        Grid::new("tens").num_columns(3).min_row_height(20.0).spacing([20.0, 4.0]).show(ui, |ui| {
            for heading in [msg::GAMES, msg::WINS_KEPT, msg::MOVES] {
                ui.label(text::small_strong(heading));
            }
            ui.end_row();
            for (ten, share) in tens.iter().rev() {
                ui.label(text::mono(ten));
                ui.label(text::mono(msg::share(*share)));
                ui.label(text::mono(msg::share_count(*share)));
                ui.end_row();
            }
        });
    });
}

/// The measured values of the personalities, to compare with.
pub(super) fn personalities(ui: &mut Ui, _scene: &Scene<'_>) {
    ui.label(text::subheading(msg::PERSONALITIES));
    let builtin = measured::builtin();
    let values = ladder::opponents().iter().filter_map(|opponent| {
        let kept = builtin.strength_of(&opponent.personality.factors)?.kept?;
        Some((opponent.personality.name.as_str(), kept))
    });
    let values: Vec<_> = values.collect();
    Grid::new("personalities").num_columns(4).min_row_height(22.0).spacing([16.0, 4.0]).show(ui, |ui| {
        for pair in values.chunks(2) {
            for (name, kept) in pair {
                ui.label(text::body(*name));
                ui.label(text::mono(percent(*kept)));
            }
            ui.end_row();
        }
    });
}
