//! The panel: the game, the counts of each player, better moves, the moves with their marks.

use eframe::egui::{
    self, Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, Sense, UiBuilder, pos2, vec2,
};

use crate::app::game::moves;
use crate::app::review::{
    Page, State, alternatives, close, legend, mistake_button, play_on, player_identification, score,
};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::{Palette, font, text};
use crate::app::ui::{icons, widgets};
use crate::messages::{review as msg, solver};
use span_it_core::board::Player;
use span_it_core::referee::Termination;
use span_it_core::solver::Verdict;

/// Height of the row of buttons, in points.
const FOOTER: f32 = 38.0;
/// Room inside the cards, in points.
const CARD: Margin = Margin { left: 12, right: 12, top: 10, bottom: 11 };
/// Width of a mark with the gap after it, in points.
const MARK: f32 = 18.0;
/// The share of the page for game and players beside the moves.
const LEFT: f32 = 0.55;
/// Room between the parts, in points.
const GAP: f32 = 12.0;

/// At the right of the board.
pub(super) fn beside(ui: &mut egui::Ui, width: f32, state: &State, page: Page<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(22, 16));
    Panel::right("review").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        head(ui, page.scene, Some(&mut *actions));
        players(ui, state, page, actions);
        alternatives::show(ui, state, page);
        let room = ui.available_rect_before_wrap();
        let foot = Rect::from_min_max(room.left_bottom() - vec2(0.0, FOOTER), room.max);
        let list = Rect::from_min_max(room.min, foot.right_top() - vec2(0.0, GAP));
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
            ui.painter().hline(list.x_range(), list.top(), (1.0, Palette::of(ui).line));
            ui.add_space(10.0);
            moves::marked(ui, page.navigation, page.scene, actions);
        });
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, page, actions));
    });
}

/// In place of the board: game and players at the left, moves at the right.
pub(super) fn alone(ui: &mut egui::Ui, status: bool, state: &State, page: Page<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(16, 12));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let room = ui.max_rect();
        let (mut left, mut right) = (room, room);
        left.set_width(room.width() * LEFT - 10.0);
        right.set_left(left.right() + 20.0);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 9.0);
            head(ui, page.scene, None);
            players(ui, state, page, actions);
            alternatives::show(ui, state, page);
            if !status {
                legend::lines(ui);
            }
        });
        ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
            moves::marked(ui, page.navigation, page.scene, actions);
        });
    });
}

/// The page title, the game, and the close button if there is no other.
fn head(ui: &mut egui::Ui, scene: &Scene<'_>, closing: Option<&mut Actions>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(text::heading(msg::TITLE));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(30.0);
            if let Some(actions) = closing {
                close(ui, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let message = widgets::fitting(ui, ui.available_width(), game(scene).map(text::soft));
                ui.add(egui::Label::new(message).truncate());
            });
        });
    });
}

/// The players and the result; and a short form without what the cards show.
fn game(scene: &Scene<'_>) -> [String; 2] {
    let session = scene.session;
    let name = |player| session.seat(player).name.as_str();
    let (names, moves) = (Player::ALL.map(name), session.game().moves().len());
    let how = match session.outcome() {
        None => msg::IN_PROGRESS.to_owned(),
        Some(outcome) => match outcome.termination {
            Termination::Path => msg::won(name(outcome.winner), moves),
            Termination::Resignation => msg::resigned(name(outcome.winner.opponent()), moves),
        },
    };
    [msg::game_line(names, &how), how]
}

/// For each player the counts, a sentence, and the line of the identification.
fn players(ui: &mut egui::Ui, state: &State, page: Page<'_>, actions: &mut Actions) {
    let scene = page.scene;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                counts(column, player, scene);
            }
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for player in Player::ALL {
            let name = &scene.session.seat(player).name;
            let message = score(scene.session, player).map_or_else(
                || solver::SOLVING.to_owned(),
                |(kept, times)| msg::wins_kept(name, kept, times),
            );
            ui.add(egui::Label::new(text::soft(message)).truncate());
        }
        player_identification::show(ui, state, page, actions);
    });
}

/// A card with the four marks and how often a player's moves had them.
fn counts(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    let palette = Palette::of(ui);
    let name = &scene.session.seat(player).name;
    let frame = Frame::new().stroke((1.0, palette.line)).corner_radius(12).inner_margin(CARD);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 6.0);
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
            let place = Rect::from_center_size(rect.center(), vec2(12.0, 12.0));
            icons::side_glyph(ui.painter(), place, player, palette);
            ui.add(egui::Label::new(text::body_strong(name)).truncate());
        });
        let counts: Vec<_> = Verdict::ALL.into_iter().zip(scene.session.verdicts(player)).collect();
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
        count_row(ui, row, name, &counts);
    });
}

/// The marks with their numbers, spread over the room.
fn count_row(ui: &egui::Ui, row: Rect, name: &str, counts: &[(Verdict, usize)]) {
    let palette = Palette::of(ui);
    let number =
        |count: usize| ui.painter().layout_no_wrap(count.to_string(), font::regular(12.5), palette.ink);
    let numbers: Vec<_> = counts.iter().map(|&(_, count)| number(count)).collect();
    let natural: f32 = numbers.iter().map(|number| MARK + number.size().x).sum();
    let gap = ((row.width() - natural) / 3.0).clamp(2.0, 10.0);
    let mut left = row.left();
    for (&(verdict, count), number) in counts.iter().zip(numbers) {
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(MARK + number.size().x, row.height()));
        let mark = Rect::from_center_size(place.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
        moves::verdict_mark(ui.painter(), mark, verdict, palette);
        let at = place.left_center() + vec2(MARK, -number.size().y / 2.0);
        ui.painter().galley(at, number, palette.ink);
        let message = msg::verdict_count(name, count, verdict);
        let response = ui.interact(place, ui.scope_id().with(("count", message.as_str())), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &message));
        response.on_hover_text(message);
        left = place.right() + gap;
    }
}

/// Navigation, next mistake, back to the game.
fn buttons(ui: &mut egui::Ui, page: Page<'_>, actions: &mut Actions) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        play_on(ui, actions);
        mistake_button(ui, page, actions);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            moves::review_steps(ui, page.navigation, actions);
        });
    });
}
