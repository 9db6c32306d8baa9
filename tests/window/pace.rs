//! The computer's pace: an answer appears after a pause, which is not part of the time used.

use span_it::messages::dialogs::settings as msg;
use span_it::testing::ComputerPace;

use super::prelude::*;

fn playing(setup: GameSetup, pace: ComputerPace) -> Window {
    let mut window = Window::playing(setup);
    window.change_settings(|settings| settings.computer_pace = pace);
    window
}

/// The person has played and the engine has an answer.
fn answered(pace: ComputerPace) -> Window {
    let mut window = playing(against_steady(6), pace);
    window.click_node("c3");
    window.wait("the engine answers", |window| window.session().thinking().is_none());
    window
}

#[test]
fn answer_waits_for_a_pause_without_thinking() {
    let millis = Duration::from_millis;
    for (pace, pause) in [(ComputerPace::Natural, millis(500)), (ComputerPace::Slow, millis(1200))] {
        let mut window = answered(pace);
        assert!(!window.session().is_clock_running(), "the pause is not time used");
        assert!(window.announcement().is_none_or(|text| text.starts_with("Steady says: ")));
        let delay = window.repaint_after();
        assert!(delay + millis(50) > pause && delay <= pause, "{pace:?} sleeps for {delay:?}");
        window.advance(pause.saturating_sub(millis(1)));
        assert_eq!(window.moves(), ["c3"], "{pace:?}");
        window.assert_shows(&[&game::to_move("Steady")]);
        assert!(!window.shows(&game::is_thinking("Steady")), "{pace:?}");
        window.advance(millis(1));
        assert_eq!(window.moves().len(), 2, "{pace:?}");
        let node = window.game().moves()[1].node;
        assert_eq!(window.announcement(), Some(game::played_your_move("Steady", node)));
        assert_eq!(window.session().time_used(Player::Vertical, window.platform.time()), Duration::ZERO);
    }
    assert_eq!(answered(ComputerPace::Instant).moves().len(), 2);
}

#[test]
fn thinking_longer_than_the_pause_is_shown() {
    let mut window = playing(against_slow(6), ComputerPace::Natural);
    window.click_node("c3");
    window.advance(Duration::from_millis(490));
    assert!(!window.shows(&game::is_thinking("Tortoise")));
    window.advance(Duration::from_millis(10));
    window.assert_shows(&[&game::is_thinking("Tortoise")]);
    window.press(Key::M);
    window.wait("the move is played at once", |window| window.moves().len() == 2);
}

#[test]
fn undo_during_the_pause_cancels_the_answer() {
    let mut window = answered(ComputerPace::Natural);
    window.press_ctrl(Key::Z);
    window.advance(Duration::from_secs(2));
    assert!(window.moves().is_empty());
    assert!(window.session().is_human(window.game().position().to_move()));
}

#[test]
fn pace_is_in_menu_and_settings() {
    let folder = folder();
    std::fs::write(folder.path().join("settings.json"), "{}").unwrap();
    let mut window = Window::in_folder(&folder);
    let pace = |window: &Window| window.app().settings().computer_pace;
    assert_eq!(pace(&window), ComputerPace::Natural);
    window.find_command(&menu::palette::choice(menu::computer_pace(), msg::computer_paces()[0]));
    assert_eq!(pace(&window), ComputerPace::Instant);
    window.press_ctrl(Key::Comma);
    window.click_on(Role::RadioButton, msg::computer_paces()[2]);
    assert_eq!(pace(&window), ComputerPace::Slow);
}
