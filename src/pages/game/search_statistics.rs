//! *Search Statistics*: the work of the searches in the current game, per player in total, on average and move by move.

use eframe::egui::{Label, Ui};

use crate::context::command::conditions;
use crate::context::dialogs::help_and_done;
use crate::context::prelude::*;
use crate::kit::chart::{Axes, Chart, Point};
use crate::kit::table::figures;
use crate::kit::widgets::SegmentItem;
use crate::messages::game::short_name;
use crate::messages::search_report::statistics as msg;
use crate::messages::search_report::statistics::Measure;
use span_it_core::board::Player;
use span_it_core::engine::SearchTotals;

/// A column of the table.
struct Column {
    name: String,
    moves: usize,
    totals: SearchTotals,
}

impl Column {
    fn of(session: &Session, name: String, player: Option<Player>) -> Self {
        let moves = session.game().moves().iter();
        let moves = moves.filter(|mv| player.is_none_or(|player| mv.player == player));
        let totals = moves.clone().filter_map(|mv| mv.note.search).sum();
        Self { name, moves: moves.count(), totals }
    }
}

#[derive(Debug, Default)]
pub(crate) struct SearchStatisticsDialog {
    /// The index of the measure of the charts.
    measure: usize,
}

impl SearchStatisticsDialog {
    fn body(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let session = scene.session;
        let both = Column::of(session, msg::BOTH.to_owned(), None);
        if both.totals.is_empty() {
            ui.add(Label::new(text::body(msg::NONE)).wrap());
            return;
        }
        let side = |player| Column::of(session, short_name(&session.seat(player).name), Some(player));
        let [horizontal, vertical] = Player::ALL.map(side);
        table(ui, &[horizontal, vertical, both]);
        ui.add_space(8.0);
        widgets::segmented(
            ui,
            msg::MEASURES,
            &mut self.measure,
            &Measure::ALL.map(|measure| SegmentItem::plain(measure.name())),
        );
        for player in Player::ALL {
            chart(ui, session, player, Measure::ALL[self.measure.min(Measure::ALL.len() - 1)]);
        }
        ui.add(Label::new(text::soft(msg::ABOUT)).wrap());
    }
}

fn table(ui: &mut Ui, columns: &[Column]) {
    let heads = std::iter::once("").chain(columns.iter().map(|column| column.name.as_str()));
    let rows = msg::ROWS.iter().map(|(name, figure)| {
        let figures = columns.iter().map(|column| text::mono(figure(column.moves, &column.totals)));
        std::iter::once(text::body(*name)).chain(figures)
    });
    figures(ui, "search statistics", [24.0, 2.0], heads, rows);
}

/// The development over the moves of a player; nothing without searches.
fn chart(ui: &mut Ui, session: &Session, player: Player, measure: Measure) {
    let moves = session.game().moves().iter().enumerate().filter(|(_, mv)| mv.player == player);
    let searched = moves.clone().filter_map(|(_, mv)| mv.note.search);
    let Some(most) = searched.map(|search| measure.value(&search)).reduce(f64::max) else { return };
    let point = |(ply, mv): (usize, &span_it_core::referee::PlayedMove)| {
        let value = mv.note.search.map(|search| measure.value(&search));
        let interval = value.map(|value| [0.0, value, value]);
        Point { interval, tip: msg::point(ply + 1, mv.node, value.map(|value| measure.figure(value))) }
    };
    let name = &session.seat(player).name;
    let step = 10_f64.powf(most.max(0.1).log10().floor() - 1.0);
    let chart = Chart {
        axes: Some(Axes { vertical: measure.name(), horizontal: msg::MOVES_AXIS }),
        ..Chart::new(msg::chart(name, measure), moves.map(point).collect(), step, measure.label())
    };
    ui.label(text::small_strong(short_name(name)));
    chart.show(ui, "");
}

impl Dialog for SearchStatisticsDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let scene = frame.scene;
        let mut asked = Actions::default();
        let body = |ui: &mut Ui| self.body(ui, scene);
        let footer = |ui: &mut Ui| {
            let ply = scene.session.shown_ply();
            let compare = widgets::button(msg::COMPARE).small();
            if compare.show_possible(ui, conditions::compare(scene.session, ply)).clicked() {
                asked.push(Action::Game(GameAction::CompareSearches(ply)));
            }
            help_and_done(ui, msg::TITLE)
        };
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (620.0, 680.0), body, footer);
        frame.actions.append(&mut asked);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Factors, "how-much-it-searches")
    }
}
