//! The panel: the game, the counts of each player, better moves, the moves with their marks.

use eframe::egui::{
    Align, CentralPanel, Frame, Label, Layout, Margin, Panel, Rect, Role, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use crate::app::game::{moves, verdict_legend};
use crate::app::review::{
    Page, State, alternatives, close, mistake_button, play_on, player_identification, score,
};
use crate::app::scene::{Actions, Scene};
use crate::app::ui::theme::{Palette, font, text};
use crate::app::ui::{icons, widgets};
use crate::messages::{review as msg, solver};
use span_it_core::board::Player;
use span_it_core::referee::Termination;
use span_it_core::solver::Verdict;

// Lengths in points.
const FOOTER_HEIGHT: f32 = 38.0;
const CARD_MARGIN: Margin = Margin { left: 12, right: 12, top: 10, bottom: 11 };
/// With the gap after it.
const MARK_WIDTH: f32 = 18.0;
const GAP: f32 = 12.0;
/// The share of the page for game and players beside the moves.
const LEFT: f32 = 0.55;

pub(super) fn beside(ui: &mut Ui, width: f32, state: &State, page: Page<'_>, actions: &mut Actions) {
    widgets::panel(ui, Panel::right("review"), width, Margin::symmetric(22, 16), |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        head(ui, page.scene, Some(&mut *actions));
        players(ui, state, page, actions);
        alternatives::show(ui, state, page);
        let room = ui.available_rect_before_wrap();
        let foot = room.with_min_y(room.bottom() - FOOTER_HEIGHT);
        let list = room.with_max_y(foot.top() - GAP);
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
            widgets::rule(ui, 10.0);
            moves::marked(ui, page.navigation, page.scene, actions);
        });
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, page, actions));
    });
}

/// In place of the board: game and players at the left, moves at the right.
pub(super) fn alone(ui: &mut Ui, status: bool, state: &State, page: Page<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(16, 12));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        let room = ui.max_rect();
        let (mut left, mut right) = (room, room);
        left.set_width(room.width() * LEFT - 10.0);
        right.set_left(left.right() + 20.0);
        ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
            ScrollArea::vertical().id_salt("beside the moves").auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 9.0);
                head(ui, page.scene, None);
                players(ui, state, page, actions);
                alternatives::show(ui, state, page);
                if !status {
                    verdict_legend::lines(ui);
                }
            });
        });
        ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
            moves::marked(ui, page.navigation, page.scene, actions);
        });
    });
}

/// The page title, the game, and the close button if there is no other.
fn head(ui: &mut Ui, scene: &Scene<'_>, closing: Option<&mut Actions>) {
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
                ui.add(Label::new(message).truncate());
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

fn players(ui: &mut Ui, state: &State, page: Page<'_>, actions: &mut Actions) {
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
            ui.add(Label::new(text::soft(message)).truncate());
        }
        player_identification::show(ui, state, page, actions);
    });
}

fn counts(ui: &mut Ui, player: Player, scene: &Scene<'_>) {
    let palette = Palette::of(ui);
    let name = &scene.session.seat(player).name;
    let frame =
        Frame::new().stroke((1.0, palette.line)).corner_radius(palette.corner(12)).inner_margin(CARD_MARGIN);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 6.0);
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
            icons::side_glyph(ui.painter(), rect, player, palette);
            ui.add(Label::new(text::body_strong(name)).truncate());
        });
        let counts: Vec<_> = Verdict::ALL.into_iter().zip(scene.session.verdicts(player)).collect();
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
        count_row(ui, row, name, &counts);
    });
}

fn count_row(ui: &Ui, row: Rect, name: &str, counts: &[(Verdict, usize)]) {
    let palette = Palette::of(ui);
    let number =
        |count: usize| ui.painter().layout_no_wrap(count.to_string(), font::regular(12.5), palette.ink);
    let numbers: Vec<_> = counts.iter().map(|&(_, count)| number(count)).collect();
    let natural: f32 = numbers.iter().map(|number| MARK_WIDTH + number.size().x).sum();
    let gap = ((row.width() - natural) / 3.0).clamp(2.0, 10.0);
    let mut left = row.left();
    for (&(verdict, count), number) in counts.iter().zip(numbers) {
        let place =
            Rect::from_min_size(pos2(left, row.top()), vec2(MARK_WIDTH + number.size().x, row.height()));
        let mark = Rect::from_center_size(place.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
        moves::verdict_mark(ui.painter(), mark, verdict, palette);
        let at = place.left_center() + vec2(MARK_WIDTH, -number.size().y / 2.0);
        ui.painter().galley(at, number, palette.ink);
        let message = msg::verdict_count(name, count, verdict);
        let response = ui.interact(place, ui.scope_id().with(("count", message.as_str())), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &message));
        response.on_hover_text(message);
        left = place.right() + gap;
    }
}

fn buttons(ui: &mut Ui, page: Page<'_>, actions: &mut Actions) {
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
