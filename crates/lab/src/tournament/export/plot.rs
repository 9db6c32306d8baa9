//! The plot of the HTML page as inline SVG in the colours of the page.

use crate::html::escape;
use span_it_core::text::sanitize::printable;

use super::content::{margin, value};
use crate::tournament::Scoreboard;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Width of a plot in its own units; the page scales it.
const WIDTH: f64 = 720.0;
/// Space for the names at the left.
const NAMES: f64 = 170.0;
/// Space at the other sides.
const MARGIN: f64 = 24.0;
/// Distance between two agents.
const LINE: f64 = 24.0;
/// Maximum length of a name in a plot, in columns of a terminal: most CJK characters take two.
const LETTERS: usize = 20;

const CAPTION: &str = "Elo with its 95% interval";

/// The ratings with their intervals as a figure, best first; empty without ratings.
pub(super) fn ratings(board: &Scoreboard) -> String {
    let rated: Vec<_> = board.rows().iter().filter_map(|row| Some((row, row.rating?))).collect();
    let ends = rated.iter().flat_map(|(_, elo)| [elo.value - elo.margin95, elo.value + elo.margin95]);
    let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), end| (l.min(end), h.max(end)));
    if rated.is_empty() || !(high - low).is_finite() {
        return String::new();
    }
    let ticks = ticks(low, high);
    let (from, to) = (ticks[0], ticks[ticks.len() - 1]);
    let place = |elo: f64| NAMES + (elo - from) / (to - from) * (WIDTH - MARGIN - NAMES);
    let bottom = LINE * (rated.len() as f64 + 0.5);
    let height = bottom + 30.0;
    let mut plot = format!(
        "\n<figure>\n<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{CAPTION}\">\n"
    );
    for tick in ticks {
        let line = format!(
            "<path class=\"line\" d=\"M{x:.1} 0V{bottom}\"/><text class=\"soft\" x=\"{x:.1}\" y=\"{}\" \
             text-anchor=\"middle\">{tick:.0}</text>\n",
            bottom + 18.0,
            x = place(tick),
        );
        plot += &line;
    }
    for (index, (row, elo)) in rated.iter().enumerate() {
        let y = LINE * (index as f64 + 0.75);
        let [left, middle, right] =
            [elo.value - elo.margin95, elo.value, elo.value + elo.margin95].map(place);
        let drawn = format!(
            "<g><title>{}: {} ± {}</title><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <path class=\"reach\" d=\"M{left:.1} {y}H{right:.1}\"/>\
             <circle cx=\"{middle:.1}\" cy=\"{y}\" r=\"4.5\"/></g>\n",
            escape(&printable(&row.name)),
            value(Some(*elo)),
            margin(Some(*elo)),
            NAMES - 14.0,
            y + 4.0,
            escape(&short(&row.name)),
        );
        plot += &drawn;
    }
    plot + &format!("</svg>\n<figcaption>{CAPTION}.</figcaption>\n</figure>\n")
}

/// Round numbers that cover a range; at least two.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let wanted = ((high - low) / 6.0).max(1.0);
    let decade = 10_f64.powf(wanted.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * decade).into_iter().find(|step| *step >= wanted);
    let step = step.unwrap_or(decade * 10.0);
    let mut ticks = vec![(low / step).floor() * step];
    while let Some(&last) = ticks.last()
        && (last < high || ticks.len() < 2)
    {
        ticks.push(last + step);
    }
    ticks
}

/// The name, cut to the room that names have.
fn short(name: &str) -> String {
    let name = printable(name);
    if name.width() <= LETTERS {
        return name;
    }
    let mut columns = 1;
    let fits = |letter: &char| {
        columns += letter.width().unwrap_or(0);
        columns <= LETTERS
    };
    name.chars().take_while(fits).chain(['\u{2026}']).collect()
}
