//! Announcements of a game: computer moves, wins, hints, refused moves.

use crate::app::action::{Action, WindowAction};
use crate::app::context::Context;
use crate::app::engines;
use crate::app::game::first_game::blank_record;
use crate::app::game::refusal;
use crate::app::help::place::Chapter;
use crate::app::session::Event;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::{files, game, solver};
use span_it_core::board::{Node, Player};
use span_it_core::solver::Verdict;

pub(crate) fn announce_event(cx: &mut Context, event: &Event) {
    count_finished_game(cx, event);
    match *event {
        Event::Played { player, node, over } => {
            announce_move(cx, player, node, over);
            warn_of_mistake(cx, player, node);
        }
        Event::Resigned { player } => {
            let names = [player, player.opponent()].map(|player| &cx.session.seat(player).name);
            cx.announce(&game::resigned_other_wins(names[0], names[1]));
        }
        Event::Hinted { node, better } => cx.announce(&game::hint_line(node, better)),
        Event::Refused { node } => cx.announce(&refusal::reason(&cx.session, node)),
        Event::EngineFailed { ref name, ref why } => engines::commands::report_failure(cx, name, why),
        Event::EngineLost => cx.report(Notice::problem(files::ENGINE_STOPPED)),
    }
}

fn count_finished_game(cx: &mut Context, event: &Event) {
    let is_over = matches!(event, Event::Played { over: true, .. } | Event::Resigned { .. });
    if is_over && !cx.session.is_watching() {
        cx.settings.finished_games = cx.settings.finished_games.saturating_add(1);
        // The first opponent stays until the player chooses another.
        cx.settings.last_setup.get_or_insert_with(|| blank_record(cx.session.own_setup()));
    }
}

/// Does not name the right move.
fn warn_of_mistake(cx: &mut Context, player: Player, node: Node) {
    // An earlier warning is about a position that no longer exists.
    if cx.session.is_human(player) {
        cx.close_mistake_warning();
    }
    let ply = cx.session.game().moves().iter().rposition(|mv| mv.player == player && mv.node == node);
    let verdict = ply.and_then(|ply| cx.session.verdict(ply));
    if cx.settings.warn_of_mistakes && cx.session.is_human(player) && verdict == Some(Verdict::Throws) {
        let offer = Some((solver::TAKE_BACK.to_owned(), Action::Window(WindowAction::Undo)));
        let notice = Notice { offer, ..Notice::problem(solver::mistake(node)) }.topic(NoticeTopic::Mistake);
        cx.report(notice.with_help(Chapter::PerfectPlay));
    }
}

fn announce_move(cx: &mut Context, player: Player, node: Node, over: bool) {
    let name = &cx.session.seat(player).name.clone();
    if over {
        cx.announce(&game::played_and_wins(name, node));
    } else if !cx.session.is_human(player) {
        let is_human_next = cx.session.is_human(player.opponent());
        let text = if is_human_next { game::played_your_move(name, node) } else { game::played(name, node) };
        cx.announce(&text);
    }
}
