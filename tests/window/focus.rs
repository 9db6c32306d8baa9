//! Every control shows the keyboard focus, and pages and dialogs give it back.

use egui::epaint::{ClippedShape, ColorMode};
use egui::{Color32, Shape};
use span_it::messages::dialogs::DONE;
use span_it::testing::HelpAction;
use span_it::testing::ui::theme::Palette;

use super::prelude::*;
use super::tournament;

/// No page has so many controls in its Tab order.
const MAX_STOPS: usize = 150;

fn focused(window: &Window) -> Option<(String, Rect)> {
    let node = window.widgets().find(egui_kittest::Node::is_focused)?;
    let node = (name_of(&node).unwrap_or_default(), node.rect());
    Some(node).filter(|(name, _)| !name.is_empty())
}

fn focused_name(window: &Window) -> String {
    focused(window).map_or_else(String::new, |(name, _)| name)
}

/// Whether a shape is a line in the colour of the focus, as wide as a focus ring.
fn is_ring(shape: &Shape, go: Color32) -> bool {
    match shape {
        Shape::Rect(rect) => rect.stroke.width >= 2.0 && rect.stroke.color == go,
        Shape::Circle(circle) => circle.stroke.width >= 2.0 && circle.stroke.color == go,
        Shape::LineSegment { stroke, .. } => stroke.width >= 1.5 && stroke.color == go,
        Shape::Path(path) => path.stroke.color == ColorMode::Solid(go),
        Shape::Vec(shapes) => shapes.iter().any(|shape| is_ring(shape, go)),
        _ => false,
    }
}

/// The visible rings at a control.
fn rings(window: &Window, rect: Rect) -> usize {
    let near = rect.expand(8.0);
    let is_near = |shape: &&ClippedShape| {
        let place = shape.shape.visual_bounding_rect();
        place.intersects(near) && shape.clip_rect.intersects(rect) && near.expand(24.0).contains_rect(place)
    };
    let shapes = &window.harness.output().shapes;
    shapes
        .iter()
        .filter(is_near)
        .filter(|shape| is_ring(&shape.shape, Palette::of_ctx(window.ctx()).go))
        .count()
}

/// Tabs through all controls. Returns those without a focus ring.
fn without_ring(window: &mut Window) -> Vec<String> {
    let (mut first, mut without) = (None, Vec::new());
    for _ in 0..MAX_STOPS {
        window.press(Key::Tab);
        let Some((name, rect)) = focused(window) else { continue };
        if first.as_ref() == Some(&(name.clone(), rect)) {
            break;
        }
        first.get_or_insert((name.clone(), rect));
        if rings(window, rect) == 0 {
            without.push(format!("{name} at {rect:?}"));
        }
    }
    assert!(first.is_some(), "nothing can have the focus");
    without
}

fn light(mut window: Window) -> Window {
    window.change_settings(|settings| settings.theme = Theme::Light);
    window
}

#[track_caller]
fn assert_rings(what: &str, window: Window) {
    let without = without_ring(&mut light(window));
    assert!(without.is_empty(), "{what}: no focus ring at {without:#?}");
}

fn after_moves() -> Window {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["c3", "d4", "e5", "f4"]);
    window
}

#[test]
fn game_shows_the_focus() {
    assert_rings("first start", Window::new());
    let mut window = after_moves();
    window.press(Key::T);
    window.paste("nonsense");
    assert_rings("game with a notice", window);
    let mut window = Window::playing(against_steady(6));
    window.show_hint();
    assert_rings("hint", window);
    assert_rings("match", Window::playing(two_computers(4)));
    let mut window = after_moves();
    window.resize([640.0, 480.0]);
    assert_rings("small window", window);
}

#[test]
fn analysis_shows_the_focus() {
    let mut window = after_moves();
    window.apply(Action::Review(ReviewAction::Show));
    assert_rings("review", window);
    let mut window = after_moves();
    window.press(Key::Y);
    assert_rings("proof", window);
}

#[test]
fn editor_shows_the_focus() {
    let mut window = Window::playing(against_steady(6));
    window.press_ctrl(Key::E);
    assert_rings("editor", window);
}

#[test]
fn tournament_and_help_show_the_focus() {
    let folder = folder();
    assert_rings("tournament", tournament::chosen(&folder, "4"));
    let mut window = Window::new();
    window.apply(Action::Help(HelpAction::OpenHere));
    assert_rings("help", window);
}

#[test]
fn dialogs_show_the_focus() {
    for (modifiers, key) in [
        (Modifiers::NONE, Key::N),
        (Modifiers::COMMAND, Key::Comma),
        (Modifiers::COMMAND, Key::L),
        (Modifiers::NONE, Key::Slash),
        (Modifiers::SHIFT, Key::F1),
        (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::G),
        (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::T),
    ] {
        let mut window = Window::playing(against_steady(6));
        window.press_with(modifiers, key);
        assert_rings(&format!("dialog of {key:?}"), window);
    }
}

#[test]
fn card_menu_shows_the_focus() {
    let mut window = after_moves();
    window.click(&window.card_name(Player::Vertical));
    assert_rings("card menu", window);
}

#[test]
fn pages_and_dialogs_return_the_focus_to_the_board() {
    let mut window = after_moves();
    window.apply(Action::Game(GameAction::FocusNode("c5".parse().unwrap())));
    let shift_ctrl = Modifiers::COMMAND.plus(Modifiers::SHIFT);
    for (modifiers, key) in [
        (Modifiers::NONE, Key::F1),
        (Modifiers::COMMAND, Key::E),
        (Modifiers::COMMAND, Key::T),
        (Modifiers::COMMAND, Key::L),
        (Modifiers::COMMAND, Key::Comma),
        (Modifiers::NONE, Key::Y),
        (Modifiers::NONE, Key::R),
        (Modifiers::NONE, Key::N),
        (Modifiers::NONE, Key::Questionmark),
        (Modifiers::NONE, Key::Slash),
        (Modifiers::NONE, Key::F5),
        (Modifiers::SHIFT, Key::F1),
        (shift_ctrl, Key::G),
    ] {
        window.press_with(modifiers, key);
        for _ in 0..3 {
            let is_game = window.app().view().dialogs.is_empty() && window.app().features().help.is_none();
            if is_game && window.app().features().page_id() == PageId::Game {
                break;
            }
            window.press(Key::Escape);
        }
        let name = focused_name(&window);
        assert!(name.starts_with("c5, "), "{name:?} has the focus after {key:?}");
    }
}

#[test]
fn focused_button_gets_the_focus_back() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::Comma);
    window.focus(Role::Button, DONE);
    window.press(Key::F1);
    window.press(Key::Escape);
    let name = focused_name(&window);
    assert_eq!(name, DONE);
    assert!(window.has_dialog(settings::TITLE));
}
