//! The centre of the window: header and board, with the heat map and the solver's marks.

use crate::board;
use crate::board::geometry::Geometry;
use crate::board::{BoardOutput, Mark, MarkKind, WeightParts};
use crate::context::prelude::*;
use crate::messages::game;
use crate::model::result::you;
use crate::model::session::{Advice, Hint};
use crate::model::sides;
use crate::model::story::StoryTexts;
use crate::pages::game::headline::refusal_reason;
use crate::pages::game::state::{GameState, Refused};
use crate::pages::game::{celebration, first_screen, header, hint_card, home};
use crate::parts::heading::places;
use crate::parts::heat_map;
use crate::picture::Mark as SolverMark;

pub(super) fn show(ui: &mut Ui, cx: &Context, state: &mut GameState) {
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let (size, coordinates) = (cx.session.setup().size, cx.settings.coordinates);
        let (header, board) = places(ui.max_rect(), size, coordinates);
        if let Some(share) = state.shown_end.celebration(ui.input(|input| input.time)) {
            let outline = Geometry::fit(board, size, coordinates).outline();
            celebration::shapes(ui, ui.max_rect(), header.union(outline), share);
        }
        header::show(ui, header, cx, state);
        board_at(ui, board, cx, state);
    });
}

fn board_at(ui: &mut Ui, rect: Rect, cx: &Context, state: &mut GameState) {
    if std::mem::take(&mut state.focus_board) {
        state.board.focus(ui.ctx());
    }
    let session = &cx.session;
    let position = session.shown_position();
    let winning = session.winning_path();
    let weights = if cx.view.heat { session.weights() } else { &[] };
    let map = heat_map::map_of_part(position.size(), weights, cx.view.heat_part);
    let [own, other] = heat_map::sides(session);
    let pointed = state.pointed.filter(|&node| cx.view.heat && position.is_free(node));
    let marks = marks(cx);
    let numbers = pointed.filter(|_| hint_card::shows_numbers(ui.ctx()));
    let rows = numbers.map(|node| heat_map::parts_of(session, &position, weights, node)).unwrap_or_default();
    let changed = sides::changed(session, &cx.settings);
    let person = session.only_human().or(session.playable());
    let is_shown = (cx.settings.shows_directions() || changed.is_some()) && !session.is_viewing();
    let board = board::BoardScene {
        directions: person.filter(|_| is_shown && session.outcome().is_none()),
        goal: changed,
        demo: first_screen::is_newcomer(cx) && first_screen::is_open(cx),
        takes_moves: true,
        playable: session.playable(),
        last_move: session.shown_last_move(),
        winning_path: winning.as_ref(),
        animates_win: !session.is_viewing(),
        hint: session.ready_hint().map(|hint| (hint.player, hint.node())),
        heat: &map,
        heat_for: match cx.view.heat_part {
            heat_map::HeatPart::Both => None,
            heat_map::HeatPart::Own => Some(&own),
            heat_map::HeatPart::Other => Some(&other),
        },
        parts: numbers.map(|node| WeightParts { node, rows: &rows }),
        coordinates: cx.settings.coordinates,
        confirm_moves: cx.settings.confirm_moves,
        reduced_motion: cx.reduced_motion(),
        space_plays: !session.can_pause(),
        answers_refusals: true,
        zoomable: true,
        marks: &marks,
        ghosts: &session
            .ready_hint()
            .filter(|_| !cx.view.heat)
            .map_or_else(Vec::new, |hint| hint.way(&position)),
        ..board::BoardScene::of(&position, session.names())
    };
    let output = board::show(ui, rect, &board, &mut state.board);
    state.pointed = output.pointed;
    let now = ui.input(|input| input.time);
    state.refused.take_if(|refused| !refused.is_current(session, state.pointed, now));
    take_click(&output, cx, state);
    if state.refused.is_some() {
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(500));
    }
    state.pointed_facts = output.pointed_facts;
}

fn take_click(output: &BoardOutput, cx: &Context, state: &mut GameState) {
    let session = &cx.session;
    if let Some(node) = output.refused {
        if home::is_open(cx) {
            cx.request(Action::Game(GameAction::LeaveFirstScreen));
        }
        // The result stays above the board.
        if session.outcome().is_none() || session.is_viewing() {
            state.refused = Some(Refused::new(session, refusal_reason(session, node), Some(node)));
        }
        cx.later(move |cx| cx.session.refuse(node));
    }
    if output.clicked_dot && session.playable().is_some() {
        state.refused = Some(Refused::new(session, game::click_a_ring().to_owned(), None));
        cx.later(|cx| cx.announce(game::click_a_ring()));
    }
    if let Some(node) = output.played {
        cx.request(Action::Game(GameAction::Play(node)));
    }
}

/// With the numbers of a hint, the choice of the personality that gives the win away and the answer to it; the moves that
/// keep the win or, where most do, the moves that give it away.
fn marks(cx: &Context) -> Vec<Mark> {
    let session = &cx.session;
    let hint = session.ready_hint().filter(|_| hint_card::shows_numbers(&cx.egui));
    let losing = hint.and_then(Hint::losing_choice).map(|node| Mark { node, kind: MarkKind::LosesWin });
    let reply = hint.and_then(|hint| {
        let Advice::Instead { reply } = hint.advice else { return None };
        Some(Mark { node: reply?, kind: MarkKind::Answer(hint.player.opponent()) })
    });
    let hinted: Vec<Mark> = losing.into_iter().chain(reply).collect();
    let solution = if cx.view.shows_winner { marks_of(session) } else { Vec::new() };
    let others = solution.into_iter().filter(|mark| hinted.iter().all(|hinted| hinted.node != mark.node));
    let marks: Vec<Mark> = hinted.iter().copied().chain(others).collect();
    if marks.is_empty() { turning_point(cx) } else { marks }
}

/// After a loss, the move that the sentence is about, and the better ones.
fn turning_point(cx: &Context) -> Vec<Mark> {
    let is_at_end = cx.session.outcome().is_some() && !cx.session.is_viewing() && you(&cx.session).is_some();
    let texts = cx.story.texts(&cx.session).filter(|texts| is_at_end && !texts.is_won());
    let Some(point) = texts.and_then(StoryTexts::main_point).filter(|point| point.practised().is_some())
    else {
        return Vec::new();
    };
    let better = point.better.iter().map(|&node| Mark { node, kind: MarkKind::KeepsWin });
    std::iter::once(Mark { node: point.played, kind: MarkKind::Mistake }).chain(better).collect()
}

/// The kinds of marks on the board, for their legend; `None` is the hint.
pub(super) fn marks_on_board(cx: &Context) -> Vec<Option<MarkKind>> {
    let mut kinds: Vec<_> = cx.session.ready_hint().map(|_| None).into_iter().collect();
    for mark in marks(cx) {
        if !kinds.contains(&Some(mark.kind)) {
            kinds.push(Some(mark.kind));
        }
    }
    kinds
}

fn marks_of(session: &Session) -> Vec<Mark> {
    let Some(truth) = session.solution(session.shown_ply()) else { return Vec::new() };
    let marks = crate::picture::solver_marks(&session.shown_position(), &truth.winning_moves);
    let marked = |(node, mark)| {
        let is_bad = mark == SolverMark::Bad;
        Mark { node, kind: if is_bad { MarkKind::LosesWin } else { MarkKind::KeepsWin } }
    };
    marks.into_iter().map(marked).collect()
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn header_is_above_the_coordinates() {
        for window in [vec2(936.0, 650.0), vec2(496.0, 536.0), vec2(640.0, 590.0), vec2(480.0, 342.0)] {
            let room = Rect::from_min_size(pos2(0.0, 34.0), window);
            let headers: Vec<Rect> = [3, 4, 6, 12, 20]
                .into_iter()
                .map(|n| {
                    let size = BoardSize::square(n).unwrap();
                    let (header, board) = places(room, size, true);
                    let outline = Geometry::fit(board, size, true).outline();
                    assert!(header.bottom() <= outline.top() + 0.1, "{n} x {n} in {room:?}");
                    assert!(room.contains_rect(header) && room.contains_rect(board));
                    header
                })
                .collect();
            assert!(
                headers.iter().all(|header| (header.top() - headers[0].top()).abs() < 2.0),
                "{headers:?}"
            );
        }
    }
}
