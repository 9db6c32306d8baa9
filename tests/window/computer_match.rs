//! Matches of two computers: speed, pause, step and end.

use span_it::messages::game as msg;
use span_it::testing::session::PlaybackSpeed;
use span_it_core::referee::Termination;

use super::prelude::*;
use super::setups::slow_computer;

fn wait_for_engine(window: &mut Window) {
    window.wait("the engine replies", |window| window.session().thinking().is_none());
}

fn speed_label(speed: PlaybackSpeed) -> String {
    format!("{} {}", msg::speed_text(), msg::speed(speed.factor()))
}

#[test]
fn normal_speed_shows_a_move_every_800_ms_until_undo() {
    let mut window = Window::playing(two_computers(6));
    for played in 0..4 {
        wait_for_engine(&mut window);
        assert_eq!(window.moves().len(), played);
        let delay = window.repaint_after();
        assert!(delay > Duration::from_millis(700) && delay <= Duration::from_millis(801), "{delay:?}");
        window.advance(Duration::from_millis(790));
        assert_eq!(window.moves().len(), played, "the move is too early");
        window.advance(Duration::from_millis(11));
        assert_eq!(window.moves().len(), played + 1, "the move is too late");
    }
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves().len(), 3, "undo removes one move");
    assert!(window.session().is_paused());
}

#[test]
fn paused_match_steps_one_by_one() {
    let mut window = Window::playing(two_computers(6));
    window.click(msg::pause());
    assert!(window.session().is_paused());
    assert!(window.session().thinking().is_none());
    window.advance(Duration::from_mins(1));
    assert!(window.moves().is_empty());
    for steps in 1..=3 {
        if steps == 2 {
            window.press(Key::Period);
        } else {
            window.click(msg::step());
        }
        window.wait("the step is made", |window| window.moves().len() == steps);
        window.advance(Duration::from_mins(1));
        assert_eq!(window.moves().len(), steps, "a step is one move");
        assert!(window.session().is_paused());
    }
    window.click(msg::resume());
    wait_for_engine(&mut window);
    window.advance(Duration::from_secs(1));
    assert_eq!(window.moves().len(), 4);
}

#[test]
fn space_pauses_the_match_or_presses_a_focused_button() {
    let mut window = Window::playing(two_computers(6));
    window.focus_node("c3");
    window.press(Key::Space);
    assert!(window.session().is_paused());
    window.press(Key::Space);
    assert!(!window.session().is_paused());
    assert!(window.moves().is_empty());
    window.focus(Role::Button, msg::step());
    window.press(Key::Space);
    window.wait("the step is made", |window| window.moves().len() == 1);
    assert!(window.session().is_paused());
    window.begin(two_people(4));
    window.click_node("c3");
    for key in [Key::Space, Key::Period] {
        window.press(key);
    }
    assert!(!window.session().is_paused() && !window.has_button(msg::pause()), "this is no match");
    assert_eq!(window.moves(), ["c3"]);
}

#[test]
fn menu_and_keys_choose_every_speed() {
    let mut window = Window::playing(two_computers(6));
    window.press(Key::Space);
    let speeds: Vec<PlaybackSpeed> = PlaybackSpeed::all().collect();
    for &speed in &speeds {
        let current = speed_label(window.session().speed());
        window.click(&current);
        window.click(&msg::speed(speed.factor()));
        assert_eq!(window.session().speed(), speed);
        window.assert_shows(&[&speed_label(speed)]);
    }
    for &speed in speeds.iter().rev().skip(1) {
        window.press(Key::Minus);
        assert_eq!(window.session().speed(), speed);
    }
    window.press(Key::Minus);
    assert_eq!(window.session().speed(), speeds[0], "the slowest speed stays");
    window.press_with(Modifiers::SHIFT, Key::Plus);
    assert_eq!(window.session().speed(), speeds[1]);
}

#[test]
fn match_at_full_speed_ends() {
    let mut window = Window::playing(two_computers(5));
    window.set_full_speed();
    window.wait("the match ends", |window| window.session().outcome().is_some());
    assert_eq!(window.session().outcome().unwrap().termination, Termination::Path);
    assert!(!window.has_button(msg::pause()) && !window.has_button(msg::step()));
    assert_eq!(window.repaint_after(), Duration::MAX, "an ended match requests no frame");
}

#[test]
fn opened_match_starts_paused() {
    let folder = folder();
    let setup = two_computers(6);
    let file = folder.path().join("match.spanit");
    std::fs::write(&file, record(&setup, &["c3", "d4"])).unwrap();
    let mut window =
        Window::open(StartOptions { folder: Some(folder), file: Some(file), ..StartOptions::default() });
    assert_eq!(window.game().position(), after(&setup, &["c3", "d4"]).position());
    assert!(window.session().is_paused());
    window.assert_shows(&[msg::paused(), msg::press_space()]);
    window.press(Key::Space);
    wait_for_engine(&mut window);
    window.advance(Duration::from_secs(1));
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn slow_computer_can_be_paused_and_hurried() {
    let mut setup = two_computers(6);
    setup.players.horizontal = slow_computer();
    let mut window = Window::playing(setup);
    window.press(Key::Space);
    assert!(window.session().thinking().is_none(), "a paused match must not search");
    window.press(Key::Space);
    window.press(Key::M);
    wait_for_engine(&mut window);
    window.advance(Duration::from_secs(1));
    assert_eq!(window.moves().len(), 1);
}
