//! The row of buttons below the panel: undo, hint, resign; in a match of computers: pause, step, speed.

use eframe::egui::{Button, Popup, Ui};

use crate::app::action::{Action, WindowAction};
use crate::app::command::conditions;
use crate::app::game::action::GameAction;
use crate::app::learn::action::LearnAction;
use crate::app::learn::action::PuzzleAction;
use crate::app::page::when;
use crate::app::scene::{Actions, Scene};
use crate::app::session::{HintState, PlaybackSpeed};
use crate::app::ui::icons::Icon;
use crate::app::ui::widgets;
use crate::messages::game::why_disabled;
use crate::messages::{game, puzzle};

// Lengths in points.
pub(super) const HEIGHT: f32 = 38.0;
const ICON_MIN_WIDTH: f32 = 92.0;
const LARGE_TEXT_MIN_WIDTH: f32 = 68.0;
const GAP: f32 = 8.0;

pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let width = (ui.available_width() - 2.0 * GAP) / 3.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if scene.session.is_watching() {
            watching(ui, width, scene, actions);
        } else {
            let last = fitted(game::RESIGN, Icon::Flag, width).fitting_width(ui).max(width);
            let rest = (3.0 * width - last) / 2.0;
            undo(ui, rest, scene, actions);
            hint(ui, rest, scene, actions);
            resign(ui, last, scene, actions);
        }
    });
}

/// It has an icon only if there is room.
fn fitted(label: &str, icon: Icon, width: f32) -> widgets::Button<'_> {
    let button = bare(label, width);
    if width < ICON_MIN_WIDTH { button } else { button.icon(icon) }
}

/// If it is very narrow, its text is small.
pub(super) fn bare(label: &str, width: f32) -> widgets::Button<'_> {
    let button = widgets::button(label).min_width(width);
    if width < LARGE_TEXT_MIN_WIDTH { button.small() } else { button }
}

pub(super) fn undo(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let button = fitted(game::UNDO, Icon::Undo, width).tip(game::UNDO_TIP);
    if button.show_possible(ui, when(scene.session.can_undo(), why_disabled::UNDO)).clicked() {
        actions.push(Action::Window(WindowAction::Undo));
    }
}

pub(super) fn hint(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let open = !matches!(scene.session.hint(), HintState::Closed);
    let button = fitted(game::HINT, Icon::Bulb, width).selected(open).tip(game::HINT_TIP);
    if button.show_possible(ui, conditions::hint(scene.session)).clicked() {
        actions.push(Action::Game(GameAction::ToggleHint));
    }
}

/// Opens the practice of the player's mistakes in the finished game.
pub(super) fn practise(ui: &mut Ui, width: f32, actions: &mut Actions) {
    if bare(puzzle::PRACTISE_SHORT, width).show(ui).clicked() {
        actions.push(Action::Learn(LearnAction::Puzzle(PuzzleAction::PractiseGame)));
    }
}

fn resign(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let button = fitted(game::RESIGN, Icon::Flag, width);
    if button.show_possible(ui, conditions::resign(scene.session)).clicked() {
        actions.push(Action::Game(GameAction::Resign));
    }
}

pub(super) fn watching(ui: &mut Ui, width: f32, scene: &Scene<'_>, actions: &mut Actions) {
    let session = scene.session;
    let (label, icon) =
        if session.is_paused() { (game::RESUME, Icon::Play) } else { (game::PAUSE, Icon::Pause) };
    let can = conditions::watch(session);
    let last = speed_width(ui, width);
    let ([first, second], without_icons) = shares(ui, 3.0 * width - last);
    let shown = |label, icon, width| {
        let button = bare(label, width);
        if without_icons { button } else { button.icon(icon) }
    };
    if shown(label, icon, first).show_possible(ui, can).clicked() {
        actions.push(Action::Game(GameAction::TogglePause));
    }
    if shown(game::STEP, Icon::Step, second).show_possible(ui, can).clicked() {
        actions.push(Action::Game(GameAction::Step));
    }
    speed(ui, last, session.speed(), actions);
}

/// The widths of *Pause* and *Step*, and whether there is no room for their icons.
fn shares(ui: &Ui, room: f32) -> ([f32; 2], bool) {
    let needs = |label, icon| widgets::button(label).icon(icon).fitting_width(ui);
    let pause = needs(game::PAUSE, Icon::Pause).max(needs(game::RESUME, Icon::Play));
    let step = needs(game::STEP, Icon::Step);
    let left = room - pause - step;
    // With plenty of room both have the same width.
    if room / 2.0 >= pause {
        ([room / 2.0; 2], false)
    } else if left >= 0.0 {
        ([pause + left / 2.0, step + left / 2.0], false)
    } else {
        ([room / 2.0; 2], true)
    }
}

fn speed_label(speed: PlaybackSpeed) -> String {
    game::speed_name(speed.factor())
}

/// The same at every speed, so that a change of speed moves no button.
fn speed_width(ui: &Ui, width: f32) -> f32 {
    if width < ICON_MIN_WIDTH {
        return width;
    }
    let needed = PlaybackSpeed::all().map(|speed| widgets::button(&speed_label(speed)).fitting_width(ui));
    needed.fold(width, f32::max)
}

fn speed(ui: &mut Ui, width: f32, now: PlaybackSpeed, actions: &mut Actions) {
    let (short, whole) = (game::speed(now.factor()), speed_label(now));
    let label = if width < ICON_MIN_WIDTH { &short } else { &whole };
    let response = widgets::button(label).named(&whole).width(width).show(ui);
    Popup::menu(&response).width(width).show(|ui| {
        for speed in PlaybackSpeed::all() {
            let entry = Button::selectable(speed == now, game::speed(speed.factor()));
            if widgets::menu_entry(ui, true, entry).clicked() {
                actions.push(Action::Game(GameAction::SetSpeed(speed)));
                ui.close();
            }
        }
    });
}
