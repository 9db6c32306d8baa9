//! Pictures of the badges: a filled ring for an earned one, a dashed ring for one to come.

use egui::{CursorIcon, Painter, Shape};

use crate::context::action::learn::{LessonAction, PuzzleAction};
use crate::context::prelude::*;
use crate::kit::list;
use crate::kit::widgets::{card, wrapped_help_link};
use crate::messages::progress as msg;
use crate::parts::emblem::Part::{self, Dot, Path, Ring};
use crate::parts::emblem::{PartGrid, paint_parts};
use span_it_learn::badges::Badge;
use span_it_learn::rush::RushKind;

const SIDE: f32 = 64.0;
const RADIUS: f32 = 29.0;
/// Of the thin ring inside an earned badge.
const INNER: f32 = 24.5;
const DASHES: u8 = 22;
/// The most new badges with a line each.
const MAX_NEW: usize = 2;
/// In points.
const NEW_SIDE: f32 = 34.0;
/// In points.
const NEAR_SIDE: f32 = 28.0;

const fn picture(badge: Badge) -> &'static [Part] {
    match badge {
        Badge::CleanGame => &[Path("M21 33L29 41L44 24")],
        Badge::FirstDaily => &[Path("M21 22L43 22L43 44L21 44ZM21 28.5L43 28.5M27 36L31 40L38 33")],
        Badge::FirstRung => &[Path("M24 18L24 46M40 18L40 46M24 32L40 32")],
        Badge::BeatOwn => &[Path("M19 26L45 26M19 38L45 38"), Dot(27.0, 26.0, 4.0), Dot(38.0, 38.0, 4.0)],
        Badge::Rush5 => &[Path("M35 18L23 34L32 34L29 46L41 29L32 29Z")],
        Badge::ThreeDays => &[Dot(22.0, 32.0, 3.4), Dot(32.0, 32.0, 3.4), Dot(42.0, 32.0, 3.4)],
        Badge::Course => &[Path("M18 30L32 23L46 30L32 37ZM24 34L24 40C28 43.5 36 43.5 40 40L40 34")],
        Badge::TwoThreats => {
            &[Path("M20 40L32 24L44 40"), Dot(32.0, 24.0, 4.0), Dot(20.0, 40.0, 4.0), Dot(44.0, 40.0, 4.0)]
        }
        Badge::OnlyRing => &[Ring(32.0, 32.0, 11.0), Dot(32.0, 32.0, 4.0)],
        Badge::Comeback => &[Path("M20 26L27 38L33 31L44 22L36.5 22M44 22L44 29.5")],
        Badge::OwnWins => &[Ring(32.0, 26.0, 5.5), Path("M21 43C21 37.5 26 33 32 33C38 33 43 37.5 43 43")],
        Badge::TenInARow => &[Path("M24 40L24 24L19 27.5"), Ring(37.0, 32.0, 8.0)],
        Badge::Rush20 => &[Ring(32.0, 34.0, 11.0), Path("M32 34L32 27.5M32 34L36.5 37M29 19L35 19")],
        Badge::SevenDays => &[
            Dot(32.0, 21.0, 2.7),
            Dot(40.6, 25.1, 2.7),
            Dot(42.7, 34.4, 2.7),
            Dot(36.8, 41.9, 2.7),
            Dot(27.2, 41.9, 2.7),
            Dot(21.3, 34.4, 2.7),
            Dot(23.4, 25.1, 2.7),
        ],
        Badge::PerfectGame => &[Path("M32 19L45 32L32 45L19 32ZM26.5 32L30.5 36L37.5 28")],
        Badge::HalfwayUp => &[Path("M24 18L24 46M40 18L40 46M24 25L40 25M24 32L40 32M24 39L40 39")],
        Badge::NeverGiveUp => &[Path("M19 40L26 30L31 36L37 26L45 34M19 24L27 24")],
        Badge::Master => &[Path("M20 42L20 25L26.5 33L32 22L37.5 33L44 25L44 42Z")],
    }
}

pub(crate) fn paint(painter: &Painter, rect: Rect, badge: Badge, is_earned: bool, palette: &Palette) {
    let (center, scale) = (rect.center(), rect.width() / SIDE);
    let mut grid = PartGrid { side: SIDE, width: 2.8 };
    if is_earned {
        painter.circle_filled(center, RADIUS * scale, palette.go);
        let thin = Stroke::new(1.4 * scale, palette.on_go.gamma_multiply(0.55));
        painter.circle_stroke(center, INNER * scale, thin);
        return paint_parts(painter, rect, grid, picture(badge), palette.on_go);
    }
    let turn = std::f32::consts::TAU / f32::from(DASHES);
    for dash in 0..DASHES {
        let at = |share: f32| center + Vec2::angled((f32::from(dash) + share) * turn) * RADIUS * scale;
        painter.add(Shape::line([0.0, 0.25, 0.5].map(at).to_vec(), Stroke::new(2.0 * scale, palette.ctrl)));
    }
    grid.width = 2.4;
    paint_parts(painter, rect, grid, picture(badge), palette.ctrl);
}

/// Where the badge is kept that *My progress* shows.
pub(crate) fn chosen_id() -> egui::Id {
    egui::Id::unique("chosen badge")
}

/// The lines for the badges that a game, or else a tournament, has earned: what each is for, and a click opens it.
pub(crate) fn new(ui: &mut Ui, game: Option<u64>, cx: &Context) {
    let Some((_, badges)) = cx.view.new_badges.as_ref().filter(|(place, _)| *place == game) else { return };
    card(ui, CardKind::Good, |ui| {
        for &badge in badges.iter().take(MAX_NEW) {
            new_badge(ui, badge, cx);
        }
        if badges.len() > MAX_NEW {
            ui.add(Label::new(text::soft(msg::more_badges(badges.len() - MAX_NEW))).wrap().selectable(false));
        }
    });
}

fn new_badge(ui: &mut Ui, badge: Badge, cx: &Context) {
    let name = msg::new_badge(msg::badge(badge));
    let shown = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(NEW_SIDE), Sense::hover());
        paint(ui.painter(), rect, badge, true, Palette::of(ui));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(Label::new(text::subheading(&name)).wrap().selectable(false));
            ui.add(Label::new(text::soft(msg::badge_fact(badge))).wrap().selectable(false));
        });
    });
    let response = shown.response.interact(Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    list::ring(ui, &response);
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(chosen_id(), badge));
        cx.request(Action::Learn(LearnAction::ShowProgress));
    }
}

/// The line for a badge that needs only a little more.
pub(crate) fn near(ui: &mut Ui, badge: Badge, left: u32, cx: &Context) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(NEAR_SIDE), Sense::hover());
        paint(ui.painter(), rect, badge, false, Palette::of(ui));
        let line = msg::badge_near(left, msg::badge(badge));
        if wrapped_help_link(ui, &line, text::soft(&line), &msg::badge_fact(badge)).clicked() {
            cx.request(way(badge));
        }
    });
}

/// Where a badge is earned.
pub(crate) fn way(badge: Badge) -> Action {
    match badge {
        Badge::Course => Action::Learn(LearnAction::Lesson(LessonAction::Resume)),
        Badge::TenInARow | Badge::ThreeDays | Badge::SevenDays => {
            Action::Learn(LearnAction::Puzzle(PuzzleAction::Show))
        }
        Badge::Rush5 | Badge::Rush20 => {
            Action::Learn(LearnAction::Puzzle(PuzzleAction::Rush(RushKind::ThreeMinutes)))
        }
        Badge::FirstDaily => Action::Learn(LearnAction::Puzzle(PuzzleAction::ShowDay(None))),
        Badge::BeatOwn => Action::Game(GameAction::OpenNewGame(None)),
        Badge::OwnWins => Action::ShowTournament,
        _ => Action::Learn(LearnAction::ShowLadder),
    }
}
