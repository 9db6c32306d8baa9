//! The heat map: the choice of its player, and the parts of the weights as the tooltip lists them.

use crate::board::marks::heat_sample;
use crate::context::prelude::*;
use crate::messages::game::short_name;
use crate::messages::hint::{counted_text, total};
use crate::messages::language::{capitalised, with_full_stop};
use crate::messages::{help_me as msg, hint};
use span_it_core::engine::{self, FactorTerm, NodeWeight};

pub(crate) use crate::picture::heat_map::{HeatPart, map_of, map_of_part, ranked};

// Lengths in points, of the legend.
const SAMPLE: f32 = 28.0;
const GAP: f32 = 6.0;

/// The player to move and the opponent in a sentence: "you" for the only person.
pub(crate) fn sides(session: &Session) -> [String; 2] {
    let mover = session.shown_position().to_move();
    [mover, mover.opponent()].map(|player| {
        let is_you = session.only_human() == Some(player);
        let name = &session.seat(player).name;
        if is_you { msg::you().to_owned() } else { short_name(name) }
    })
}

/// The choice of the player of the heat map.
pub(crate) fn choice(ui: &mut Ui, cx: &Context) {
    const PARTS: [HeatPart; 3] = [HeatPart::Both, HeatPart::Own, HeatPart::Other];
    let sides = sides(&cx.session).map(|side| capitalised(&side));
    let labels = [msg::both(), &sides[0], &sides[1]].map(SegmentItem::plain);
    let before = PARTS.iter().position(|&part| part == cx.view.heat_part).unwrap_or_default();
    let mut chosen = before;
    ui.label(text::soft(msg::good_for()));
    widgets::segmented(ui, msg::good_for(), &mut chosen, &labels);
    if chosen != before {
        cx.request(Action::Game(GameAction::ShowPart(PARTS[chosen])));
    }
}

/// How much of a circle is filled, and what that means.
fn entries(session: &Session, part: HeatPart) -> Vec<(f32, String)> {
    let [own, other] = sides(session);
    match part {
        HeatPart::Both => vec![
            (0.5, msg::heat_legend().to_owned()),
            (1.0, msg::filled_legend(&own)),
            (0.0, msg::hollow_legend(&other)),
        ],
        HeatPart::Own => vec![(1.0, msg::heat_for_legend(&own))],
        HeatPart::Other => vec![(0.0, msg::heat_for_legend(&other))],
    }
}

/// The legend in sentences.
pub(crate) fn legend_text(session: &Session) -> String {
    let entries = entries(session, HeatPart::Both).into_iter();
    sentences(&entries.map(|(_, meaning)| with_full_stop(capitalised(&meaning))).collect::<Vec<_>>())
}

/// The meaning of the circles, as far as there is room.
pub(crate) fn legend(ui: &mut Ui, session: &Session, part: HeatPart) {
    show_legend(ui, entries(session, part));
}

/// In the review, of the weights of the player who moved.
pub(crate) fn legend_of_weights(ui: &mut Ui) {
    show_legend(ui, vec![(0.5, msg::heat_legend().to_owned())]);
}

fn show_legend(ui: &mut Ui, entries: Vec<(f32, String)>) {
    for (index, (own, meaning)) in entries.into_iter().enumerate() {
        let needed = SAMPLE + 2.0 * GAP + widgets::text_width(ui, text::soft(&meaning));
        if index > 0 && needed + GAP > ui.available_width() {
            return;
        }
        ui.spacing_mut().item_spacing.x = GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(SAMPLE, 16.0), Sense::hover());
        let palette = Palette::of(ui);
        for (x, radius) in [(rect.left() + 4.0, 3.5), (rect.right() - 7.0, 6.5)] {
            let center = pos2(x, rect.center().y);
            heat_sample(ui.painter(), (center, radius), own, palette.heat, palette);
            ui.painter().circle_stroke(center, radius, Stroke::new(1.2, palette.ctrl));
        }
        ui.add(Label::new(text::soft(meaning)).truncate());
        ui.add_space(GAP);
    }
}

/// The players' names, one row per factor, the sums, and how much of each counts.
pub(crate) fn parts_of(
    session: &Session,
    position: &Position,
    weights: &[NodeWeight],
    node: Node,
) -> Vec<[String; 3]> {
    let factors = &session.seat(position.to_move()).personality.factors;
    let sides = [position.to_move(), position.to_move().opponent()];
    let names = sides.map(|player| short_name(&session.seat(player).name));
    let terms = engine::explain(position, factors, session.setup().seed, node);
    rows_of(names, factors, &terms, weights, node)
}

pub(crate) fn rows_of(
    [mover, opponent]: [String; 2],
    factors: &Factors,
    terms: &[FactorTerm],
    weights: &[NodeWeight],
    node: Node,
) -> Vec<[String; 3]> {
    let mut rows = vec![[String::new(), mover, opponent]];
    for term in terms {
        if term.own != 0.0 || term.other != 0.0 {
            rows.push([term.factor.info().name.to_owned(), hint::signed(term.own), hint::signed(term.other)]);
        }
    }
    if let Some(weight) = weights.iter().find(|weight| weight.node == node) {
        let [own, other] = [weight.own.total, weight.other.total].map(hint::number);
        rows.push([total().to_owned(), own, other]);
        let share = factors[Factor::GamePredictability];
        let counted = hint::counted(share, share / 100.0 * weight.other.total);
        rows.push([counted_text().to_owned(), hint::number(weight.own.total), counted]);
    }
    rows
}
