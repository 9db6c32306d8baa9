//! What the loser can learn: the best tries, what made it easy, the longest resistance. A click goes to the move.

use crate::context::prelude::*;
use crate::kit::icons;
use crate::messages::language::{sentences, with_full_stop};
use crate::messages::review::effort as msg;
use crate::model::effort::{Effort, Efforts};
use crate::model::result::you;
use crate::pages::review::MoveView;
use crate::parts::moves;
use crate::parts::moves::MoveMark;
use span_it_core::referee::Termination;
use span_it_core::solver::Verdict;

// Lengths in points.
const ICON_SIDE: f32 = 34.0;
const PADDING: f32 = 9.0;
const GAP: f32 = 12.0;
const CHEVRON: f32 = 18.0;

pub(super) fn show(ui: &mut Ui, efforts: &Efforts, view: MoveView<'_>) {
    ui.add(Label::new(text::body_soft(intro(view))).wrap());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for row in rows(efforts, view) {
            row.show(ui, view.navigation.at, view.cx);
        }
        if efforts.is_busy() {
            ui.label(text::soft(msg::busy()));
        }
    });
}

fn intro(view: MoveView<'_>) -> String {
    let session = &view.cx.session;
    let Some(winner) = session.outcome().map(|outcome| outcome.winner) else { return String::new() };
    let name = |player: Player| session.seat(player).name.as_str();
    let moved_first = session.game().start().to_move() == winner;
    let loser = winner.opponent();
    match (you(session) == Some(loser), moved_first) {
        (true, true) => msg::you_followed(name(winner)),
        (true, false) => msg::you_were_lost(name(winner)),
        (false, _) => msg::was_lost(name(winner), name(loser)),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Best,
    Easy,
    Longest,
}

struct Row {
    kind: Kind,
    title: String,
    line: String,
    /// The first and the last move.
    plies: [usize; 2],
}

fn rows(efforts: &Efforts, view: MoveView<'_>) -> Vec<Row> {
    let best = efforts.best().map(|run| best(run, view));
    let easy = efforts.easiest().map(easy);
    let longest = efforts.last().map(|last| longest(last.ply, view));
    best.into_iter().chain(easy).chain(longest).collect()
}

fn best(run: &[Effort], view: MoveView<'_>) -> Row {
    let session = &view.cx.session;
    let (first, last) = (&run[0], &run[run.len() - 1]);
    let winner = &session.seat(view.winner).name;
    let line = if first.answers == 1 {
        let moves = session.game().moves();
        let found: Vec<String> =
            run.iter().filter_map(|effort| Some(moves.get(effort.ply + 1)?.node.to_string())).collect();
        msg::one_answer(winner, &found)
    } else {
        msg::few_answers(winner, first.answers, first.of)
    };
    let title = msg::best(first.ply + 1, last.ply + 1);
    Row { kind: Kind::Best, title, line, plies: [first.ply, last.ply] }
}

fn easy(effort: &Effort) -> Row {
    let better: Vec<String> = effort.better.iter().map(ToString::to_string).collect();
    let fewest = effort.fewest.unwrap_or_default();
    Row {
        kind: Kind::Easy,
        title: msg::easy(effort.ply + 1, effort.node),
        line: msg::after_it([effort.answers, fewest, effort.of], &better),
        plies: [effort.ply; 2],
    }
}

fn longest(ply: usize, view: MoveView<'_>) -> Row {
    let session = &view.cx.session;
    let moves = session.game().moves();
    let by_path = session.outcome().is_some_and(|outcome| outcome.termination == Termination::Path);
    let needed = moves.iter().filter(|mv| mv.player == view.winner).count();
    let size = session.setup().size;
    let quickest = match view.winner {
        Player::Horizontal => size.cols(),
        Player::Vertical => size.rows(),
    };
    let line = if by_path {
        msg::needed(&session.seat(view.winner).name, needed, usize::from(quickest))
    } else {
        msg::resigned().to_owned()
    };
    Row { kind: Kind::Longest, title: msg::longest(moves.len()), line, plies: [ply; 2] }
}

impl Row {
    fn show(&self, ui: &mut Ui, at: usize, cx: &Context) {
        let palette = Palette::of(ui);
        let width = ui.available_width();
        let room = width - 2.0 * PADDING - ICON_SIDE - GAP - CHEVRON;
        let layout = |text: &str, font, color| ui.painter().layout(text.to_owned(), font, color, room);
        let title = layout(&self.title, font::semibold(14.0), palette.ink);
        let line = layout(&self.line, font::regular(12.5), palette.soft);
        let words = title.size().y + 2.0 + line.size().y;
        let height = words.max(ICON_SIDE) + 2.0 * PADDING;
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let is_current = (self.plies[0]..=self.plies[1]).contains(&at);
        let name = sentences(&[with_full_stop(&self.title), self.line.clone()]);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &name));
        widgets::reveal_focus(&response);
        if is_current || response.hovered() {
            let ground = if is_current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
            ui.painter().rect_filled(rect, palette.corner(10), ground);
        }
        if response.has_focus() {
            widgets::focus_ring(ui, rect.shrink(2.0), 8);
        }
        let inside = rect.shrink(PADDING);
        self.icon(ui, Rect::from_min_size(inside.min, vec2(ICON_SIDE, ICON_SIDE)));
        let left = inside.left() + ICON_SIDE + GAP;
        let below = inside.top() + title.size().y + 2.0;
        ui.painter().galley(pos2(left, inside.top()), title, palette.ink);
        ui.painter().galley(pos2(left, below), line, palette.soft);
        let chevron = Rect::from_center_size(inside.right_top() + vec2(-7.0, 14.0), vec2(14.0, 14.0));
        icons::paint(ui.painter(), chevron, Icon::Next, palette.soft, 1.7);
        if response.clicked() {
            cx.request(Action::Review(ReviewAction::ShowMove(self.plies[0])));
        }
    }

    fn icon(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let (icon, color, ground) = match self.kind {
            Kind::Best => (Icon::Diamond, palette.go, palette.go_tint),
            Kind::Easy => (Icon::Cross, palette.bad, palette.bad_tint),
            Kind::Longest => (Icon::Flag, palette.ink, palette.raised),
        };
        ui.painter().rect_filled(rect, palette.corner(9), ground);
        icons::paint(ui.painter(), rect.shrink(7.0), icon, color, 2.2);
    }
}

/// The marks of the list: what made it easy, and what left one winning answer.
pub(super) fn mark(efforts: &Efforts, ply: usize) -> Option<MoveMark> {
    let effort = efforts.at(ply)?;
    if effort.is_easy() {
        return Some(MoveMark { verdict: Verdict::Throws, meaning: msg::made_easy() });
    }
    effort.is_best().then_some(MoveMark { verdict: Verdict::Only, meaning: msg::one_answer_text() })
}

/// The meaning of the marks.
pub(super) fn legend(ui: &mut Ui) {
    let marks = [(Verdict::Throws, msg::made_easy()), (Verdict::Only, msg::left_one_answer())];
    moves::legend_of(ui, &marks.map(|(verdict, meaning)| MoveMark { verdict, meaning }));
}
