//! What assistive technology is told: computer moves, wins, errors, in one polite live region.
//!
//! May import: session, view, messages.

use eframe::egui::{self, Sense, WidgetInfo, accesskit};

use super::App;
use super::session::Event;
use super::view::{Notice, View};
use crate::messages::{files, game};

/// The live region: one point large, at the window's corner, named by the latest announcement.
pub(super) fn show(ui: &mut egui::Ui, view: &mut View) {
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
    /// Turns what happened in the session into announcements and notices.
    pub(super) fn tell_events(&mut self) {
        for event in self.session.take_events() {
            match event {
                Event::Played { player, node, over } => self.tell_move(player, node, over),
                Event::Resigned { player } => {
                    let winner = &self.session.seat(player.opponent()).name;
                    self.view.announcement =
                        format!("{} {}", game::resigned(&self.session.seat(player).name), game::wins(winner));
                }
                Event::EngineLost => self.tell_problem(Notice::problem(files::ENGINE_LOST)),
            }
        }
    }

    fn tell_move(&mut self, player: crate::board::Player, node: crate::board::Node, over: bool) {
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

    /// Shows a notice and has it said.
    pub(super) fn tell_problem(&mut self, notice: Notice) {
        self.view.announcement.clone_from(&notice.text);
        self.view.notice = Some(notice);
    }
}
