//! Announcements for screen readers: computer moves, wins, errors, in one polite live region.

use crate::app::WindowAction;
use eframe::egui::{self, Sense, WidgetInfo, accesskit};

use crate::app::help::Chapter;
use crate::app::help::commands::place_of;
use crate::app::session::Event;
use crate::app::view::{About, Notice, View};
use crate::app::{Action, App};
use crate::messages::{files, game, solver};
use span_it_core::board::{Node, Player};
use span_it_core::solver::Verdict;

/// The live region: one point wide, in the corner of the window, labelled with the latest announcement.
pub(crate) fn show(ui: &mut egui::Ui, view: &mut View) {
    if view.announcement.is_empty() {
        return;
    }
    let id = ui.scope_id().with("announcement");
    let corner = egui::Rect::from_min_size(ui.max_rect().left_top(), egui::vec2(1.0, 1.0));
    let response = ui.interact(corner, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &view.announcement));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
}

impl App {
    /// Converts the events of the session to announcements and notices.
    pub(crate) fn announce_events(&mut self) {
        for event in self.session.take_events() {
            match event {
                Event::Played { player, node, over } => {
                    self.announce_move(player, node, over);
                    self.warn_of_mistake(player, node);
                }
                Event::Resigned { player } => {
                    let winner = &self.session.seat(player.opponent()).name;
                    self.view.announcement = format!(
                        "{} {}.",
                        game::resigned(&self.session.seat(player).name),
                        game::wins(winner)
                    );
                }
                Event::Hinted { node } => self.view.announcement = game::hint_line(node),
                Event::EngineLost => self.tell_problem(Notice::problem(files::ENGINE_LOST)),
            }
        }
    }

    /// Warns a person who lost the win, without naming the right move.
    fn warn_of_mistake(&mut self, player: Player, node: Node) {
        // An earlier warning is about a position that no longer exists.
        if self.session.is_human(player) {
            self.forget_slip();
        }
        let ply = self.session.game().moves().iter().rposition(|mv| mv.player == player && mv.node == node);
        let verdict = ply.and_then(|ply| self.session.verdict(ply));
        if self.settings.warn_slips && self.session.is_human(player) && verdict == Some(Verdict::Throws) {
            let offer = Some((solver::TAKE_BACK.to_owned(), Action::Window(WindowAction::Undo)));
            let notice = Notice { offer, ..Notice::problem(solver::slip(node)) }.about(About::Slip);
            self.tell_problem(notice.with_help(Chapter::PerfectPlay));
        }
    }

    fn announce_move(&mut self, player: Player, node: Node, over: bool) {
        let name = &self.session.seat(player).name;
        if over {
            self.view.announcement = format!("{} {}.", game::played(name, node), game::wins(name));
        } else if !self.session.is_human(player) {
            self.view.announcement = if self.session.is_human(player.opponent()) {
                game::played_your_move(name, node)
            } else {
                game::played(name, node)
            };
        }
    }

    /// Closes the notice shown and announces the next one.
    pub(crate) fn close_notice(&mut self) {
        let closed = self.view.notices.close().map(|notice| notice.about);
        match closed {
            Some(About::BrokenOff) => self.forget_competition_offer(),
            Some(About::Crash) => self.refuse_crashed(),
            _ => {}
        }
        if let Some(next) = self.view.notices.shown() {
            self.view.announcement.clone_from(&next.text);
        }
    }

    /// Shows and announces a notice. A problem without a help place gets the one of the current page.
    pub(crate) fn tell_problem(&mut self, mut notice: Notice) {
        self.view.announcement.clone_from(&notice.text);
        if notice.about == About::Opening
            && let Some(form) = self.view.library_mut()
        {
            // A notice would be covered by the dialog.
            return form.say(notice.text, notice.bad);
        }
        if notice.bad && notice.help.is_none() {
            notice.help = Some(place_of(&self.view));
        }
        self.view.notices.put(notice);
    }
}
