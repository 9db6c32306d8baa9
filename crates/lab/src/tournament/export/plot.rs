//! The plots of the HTML page as inline SVG in the colours of the page.

use crate::html::escape;
use span_it_core::text::humanize::short_time;
use span_it_core::text::sanitize::printable;

use super::content::{margin, value};
use crate::tournament::Scoreboard;
use crate::tournament::scoreboard::Row;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Width of a plot in its own units; the page scales it.
const WIDTH: f64 = 720.0;
/// Space for the names at the left.
const NAMES: f64 = 170.0;
/// Space at the other sides.
const MARGIN: f64 = 24.0;
/// Distance between two agents.
const LINE: f64 = 24.0;
/// Height of the plot of safe moves.
const HEIGHT: f64 = 360.0;
/// The shortest time in a plot in milliseconds, as a measured time may be 0.
const LEAST_MS: f64 = 0.000_1;
/// Approximate width of a letter.
const LETTER: f64 = 6.6;
/// Maximum length of a name in a plot, in columns of a terminal: most CJK characters take two.
const LETTERS: usize = 20;

/// The ratings with their intervals, best first; empty without ratings.
pub(super) fn ratings(board: &Scoreboard) -> String {
    let rated: Vec<_> = board.rows().iter().filter_map(|row| Some((row, row.rating?))).collect();
    let ends = rated.iter().flat_map(|(_, elo)| [elo.value - elo.margin95, elo.value + elo.margin95]);
    let (low, high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), end| (l.min(end), h.max(end)));
    if rated.is_empty() || !(high - low).is_finite() {
        return String::new();
    }
    let ticks = ticks(low, high);
    let axis = Axis { from: ticks[0], to: ticks[ticks.len() - 1], start: NAMES, end: WIDTH - MARGIN };
    let bottom = LINE * (rated.len() as f64 + 0.5);
    let mut plot = head(bottom + 30.0, "Elo with its 95% interval");
    for tick in ticks {
        plot += &upright(axis.place(tick), bottom, &format!("{tick:.0}"));
    }
    for (index, (row, elo)) in rated.iter().enumerate() {
        let y = LINE * (index as f64 + 0.75);
        let [left, middle, right] =
            [elo.value - elo.margin95, elo.value, elo.value + elo.margin95].map(|value| axis.place(value));
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
    plot + "</svg>\n"
}

/// Safe moves against the mean time of a move on a logarithmic scale; empty without values.
pub(super) fn kept(board: &Scoreboard) -> String {
    let known = |row: &'_ Row| Some((row.kept.share()? * 100.0, row.times.mean_ms()?.max(LEAST_MS)));
    let dots: Vec<_> = board.rows().iter().filter_map(|row| known(row).map(|at| (row, at))).collect();
    let Some(lowest) = dots.iter().map(|(_, (share, _))| *share).reduce(f64::min) else {
        return String::new();
    };
    let decades = dots.iter().map(|(_, (_, time))| time.log10());
    let (fast, slow) =
        decades.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), time| (l.min(time), h.max(time)));
    let (fast, slow) = (fast.floor(), slow.ceil().max(fast.floor() + 1.0));
    let across = Axis { from: fast, to: slow, start: 3.0 * MARGIN, end: WIDTH - 6.0 * MARGIN };
    let shares = ticks((lowest / 10.0).floor().min(9.0) * 10.0, 100.0);
    let up = Axis { from: shares[0], to: shares[shares.len() - 1], start: HEIGHT - 48.0, end: MARGIN };
    let mut plot = head(HEIGHT, "Safe moves against the mean time of a move");
    let mut decade = fast;
    while decade <= slow {
        plot += &upright(across.place(decade), up.start, &format!("{} ms", 10_f64.powf(decade)));
        decade += 1.0;
    }
    for share in shares {
        plot += &level(&across, &up, share);
    }
    let mut labels = Labels::new(
        dots.iter().map(|(_, (share, time))| (across.place(time.log10()), up.place(*share))),
        [across.start, 0.0, WIDTH, up.start],
    );
    for (row, (share, time)) in dots {
        let (x, y) = (across.place(time.log10()), up.place(share));
        let (name, label) = (escape(&printable(&row.name)), labels.put(x, y, row));
        let drawn = format!(
            "<g><title>{name}: {share:.1}%, {}</title>\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>{label}</g>\n",
            short_time(time)
        );
        plot += &drawn;
    }
    plot + "</svg>\n"
}

/// Maps values to coordinates.
struct Axis {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Axis {
    fn place(&self, value: f64) -> f64 {
        self.start + (value - self.from) / (self.to - self.from) * (self.end - self.start)
    }
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

fn head(height: f64, label: &str) -> String {
    format!("<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{label}\">\n")
}

/// A line from the top to `bottom` with a word below it.
fn upright(x: f64, bottom: f64, word: &str) -> String {
    format!(
        "<path class=\"line\" d=\"M{x:.1} 0V{bottom}\"/><text class=\"soft\" x=\"{x:.1}\" y=\"{}\" \
         text-anchor=\"middle\">{word}</text>\n",
        bottom + 18.0
    )
}

/// A line across with its share before it.
fn level(across: &Axis, up: &Axis, share: f64) -> String {
    let y = up.place(share);
    format!(
        "<path class=\"line\" d=\"M{:.1} {y:.1}H{:.1}\"/><text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\" \
         text-anchor=\"end\">{share:.0}%</text>\n",
        across.start,
        across.end,
        across.start - 8.0,
        y + 4.0
    )
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

/// Names beside dots, none on another: without room for its name a dot has its rank, or no label.
struct Labels {
    taken: Vec<[f64; 4]>,
    /// The room for labels: left, top, right, bottom.
    room: [f64; 4],
}

impl Labels {
    fn new(dots: impl Iterator<Item = (f64, f64)>, room: [f64; 4]) -> Self {
        let taken = dots.map(|(x, y)| [x - 5.0, y - 5.0, x + 5.0, y + 5.0]).collect();
        Self { taken, room }
    }

    fn put(&mut self, x: f64, y: f64, row: &Row) -> String {
        let label = |text: String| {
            let (at, anchor, y) = self.place(x, y, LETTER * text.width() as f64)?;
            let text = escape(&text);
            Some(format!("<text x=\"{at:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"))
        };
        let mut labels = [short(&row.name), row.rank.to_string()].into_iter();
        labels.find_map(label).unwrap_or_default()
    }

    /// Coordinate, anchor and base line of a label of this width.
    fn place(&mut self, x: f64, y: f64, width: f64) -> Option<(f64, &'static str, f64)> {
        let right = |down: f64| (x + 9.0, y + down, "start", x + 9.0);
        let left = |down: f64| (x - 9.0, y + down, "end", x - 9.0 - width);
        let tries = [0.0, -13.0, 13.0, -26.0, 26.0].into_iter().flat_map(|down| [right(down), left(down)]);
        let free = |&(_, y, _, from): &(f64, f64, &str, f64)| {
            let (top, bottom, to) = (y - 6.0, y + 6.0, from + width);
            let [least_x, least_y, most_x, most_y] = self.room;
            from > least_x
                && to < most_x
                && top > least_y
                && bottom < most_y
                && !self.taken.iter().any(|[l, t, r, b]| from < *r && to > *l && top < *b && bottom > *t)
        };
        let (at, y, anchor, from) = tries.into_iter().find(free)?;
        self.taken.push([from, y - 6.0, from + width, y + 6.0]);
        Some((at, anchor, y + 4.0))
    }
}
