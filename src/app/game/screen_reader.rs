//! Announcements for screen readers: computer moves, wins, errors, in one polite live region.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, accesskit, accesskit_root_id, vec2};

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

/// A live region of one point in the corner of the window.
#[derive(Debug, Default)]
pub struct LiveRegion {
    text: String,
    /// A new node for each announcement: assistive technology ignores a text that does not change.
    number: u64,
}

impl LiveRegion {
    /// Shows the latest announcement.
    pub(crate) fn show(&mut self, ui: &mut Ui, announcement: String) {
        if !announcement.is_empty() {
            self.text = announcement;
            self.number += 1;
        }
        if self.text.is_empty() {
            return;
        }
        let id = ui.scope_id().with(("announcement", self.number));
        let corner = Rect::from_min_size(ui.max_rect().left_top(), vec2(1.0, 1.0));
        let response = ui.interact(corner, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.text));
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
    }
}

/// Gives the root of the accessibility tree the title of the window.
pub(crate) fn name_root(cx: &Context) {
    let title = cx.view.window_title.as_str();
    cx.egui.accesskit_node_builder(accesskit_root_id(), |root| root.set_label(title));
}

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
