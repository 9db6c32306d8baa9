//! The chart of the best variant of each round.

use crate::context::prelude::*;
use crate::kit::chart::{Axes, Chart, Level, Point};
use crate::messages::language::percent;
use crate::messages::training as msg;
use span_it_lab::training::train::{Objective, Round};

/// Between two grid lines, as a share.
const STEP: f64 = 0.02;

pub(super) fn show(ui: &mut Ui, rounds: &[Round], objective: &Objective, height: f32) {
    let palette = Palette::of(ui);
    let start = rounds.last().map(|last| last.start).filter(|start| start.parts > 0);
    let start =
        start.map(|start| Level { value: start.value(), name: msg::start_line(), color: palette.soft });
    let target = match objective {
        Objective::Target { score, .. } => {
            Some(Level { value: *score, name: msg::target_line(), color: palette.warn })
        }
        _ => None,
    };
    let point = |round: &Round| {
        let best = Some(round.best).filter(|best| best.parts > 0);
        let interval = best.map(|best| {
            let (value, margin) = (best.value(), best.margin95());
            [(value - margin).max(0.0), value, (value + margin).min(1.0)]
        });
        Point { interval, tip: msg::round_line(round) }
    };
    let chart = Chart {
        levels: start.into_iter().chain(target).collect(),
        axes: Some(Axes { vertical: msg::measure_heading(objective), horizontal: msg::rounds_axis() }),
        height,
        ..Chart::new(msg::chart_text(rounds, objective), rounds.iter().map(point).collect(), STEP, percent)
    };
    chart.show(ui, msg::first_round());
}
