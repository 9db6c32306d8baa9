//! Draws the window: menu, notices, page, help, dialogs.

use eframe::egui;

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::command::{Situation, menu};
use crate::app::features::Features;
use crate::app::page::{NoticePlace, PageFrame};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::{drop_overlay, notice_bar};
use crate::app::view::View;
use crate::app::{dialogs, help, tournament, training};

pub(crate) fn show(
    ui: &mut egui::Ui,
    scene: &Scene<'_>,
    view: &mut View,
    features: &mut Features,
    actions: &mut Vec<Action>,
) {
    let window = ui.max_rect().size();
    let situation = Situation { scene, page: features.page() };
    menu::show(ui, &situation, actions, |ui, actions| {
        training::badge(ui, scene.now, &features.training, actions);
        if features.page_id() != PageId::Tournament {
            tournament::badge(ui, &features.tournament, actions);
        }
    });
    let room = ui.available_rect_before_wrap();
    let place = match &features.help {
        Some(_) => NoticePlace::beside_column(room),
        None => features.page().notice_place(room, scene.settings),
    };
    notice_bar::show(ui, place, &mut view.notices, scene.now, actions);
    if let Some(state) = &mut features.help {
        help::show(ui, view.dialogs.is_empty(), state, actions);
    } else {
        page(ui, window, scene, features, actions);
    }
    dialogs::show(ui.ctx(), scene, &mut view.dialogs, features, actions);
    if features.help.is_none() {
        drop_overlay::show(ui.ctx());
    }
}

fn page(
    ui: &mut egui::Ui,
    window: egui::Vec2,
    scene: &Scene<'_>,
    features: &mut Features,
    actions: &mut Actions,
) {
    let page = features.page_mut();
    let scrolls = page.scrolls();
    let mut show = |ui: &mut egui::Ui, window| page.show(ui, &mut PageFrame { window, scene, actions });
    if scrolls { roomy(ui, window, show) } else { show(ui, window) }
}

/// The minimum size of a page other than the game, in points; in a smaller window it scrolls.
const MIN_PAGE: egui::Vec2 = egui::vec2(480.0, 400.0);

fn roomy(ui: &mut egui::Ui, window: egui::Vec2, page: impl FnOnce(&mut egui::Ui, egui::Vec2)) {
    if window.x >= MIN_PAGE.x && window.y >= MIN_PAGE.y {
        return page(ui, window);
    }
    egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect().size();
        let missing = (MIN_PAGE - window).max(egui::Vec2::ZERO);
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(room + missing, egui::Sense::hover());
            page(&mut ui.new_child(egui::UiBuilder::new().max_rect(rect)), window.max(MIN_PAGE));
        });
    });
}
