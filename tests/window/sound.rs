//! Sounds: which events have one, and how to change the volume.

use span_it::messages::dialogs::settings as msg;
use span_it::testing::Volume;
use span_it::testing::platform::Sound;
use span_it::testing::session::PlaybackSpeed;

use super::prelude::*;
use super::setups::position_against_steady;

fn sounds(window: &Window) -> Vec<Sound> {
    window.platform.take_sounds().into_iter().map(|(sound, _)| sound).collect()
}

#[test]
fn every_event_of_a_game_has_its_sound() {
    let mut window = Window::after(two_people(4), &["c3", "d4"]);
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::OpponentMove]);
    window.click_node("c3");
    assert_eq!(sounds(&window), [Sound::Warning], "a refused click");
    window.press(Key::PageUp);
    window.press(Key::PageDown);
    window.press_ctrl(Key::Z);
    window.press_ctrl(Key::Y);
    assert_eq!(sounds(&window), [], "undo and looking back");
    window.begin(two_people(4));
    window.click_nodes(&QUICK_WIN);
    let win = sounds(&window);
    assert_eq!((win.len(), win.last()), (QUICK_WIN.len(), Some(&Sound::Win)), "a win replaces the move");
    window.begin(against_steady(6));
    window.play("c3");
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::OpponentMove]);
    window.click(game::resign());
    assert_eq!(sounds(&window), [Sound::Loss], "resigning against a computer");
    window.begin(position_against_steady("v../../v../../... h"));
    window.click_node("c3");
    window.wait("the game is over", |window| window.session().outcome().is_some());
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::Loss], "the computer wins");
    window.begin(from_position("vh./../vh./../... h"));
    window.change_settings(|settings| settings.warn_of_mistakes = true);
    window.click_node("b2");
    assert_eq!(sounds(&window), [Sound::Warning], "a warning replaces the move");
    window.click_node("a5");
    assert_eq!(sounds(&window), [Sound::Win]);
}

/// The sounds until the computers have made another move.
fn sounds_of_next_move(window: &mut Window) -> Vec<Sound> {
    sounds(window);
    let before = window.moves().len();
    window.wait_as_time_passes("a move is made", |window| window.moves().len() > before);
    sounds(window)
}

#[test]
fn fast_or_covered_match_of_computers_is_silent() {
    let mut window = Window::playing(two_computers(8));
    assert_eq!(sounds_of_next_move(&mut window), [Sound::OwnMove]);
    assert_eq!(sounds_of_next_move(&mut window), [Sound::OpponentMove]);
    window.press_ctrl(Key::Comma);
    assert_eq!(sounds_of_next_move(&mut window), []);
    window.press(Key::Escape);
    for speed in PlaybackSpeed::all().filter(|speed| speed.factor().is_none_or(|factor| factor > 2.0)) {
        window.apply(Action::Game(GameAction::SetSpeed(speed)));
        assert_eq!(sounds_of_next_move(&mut window), []);
    }
}

#[test]
fn key_turns_sounds_off_and_on() {
    let folder = folder();
    std::fs::write(folder.path().join("settings.json"), "{}").unwrap();
    let mut window = Window::in_folder(&folder);
    let settings = window.app().settings();
    assert_eq!((settings.sound, settings.volume), (true, Volume::Medium), "at first");
    window.begin(two_people(4));
    window.press_ctrl(Key::M);
    assert!(!window.app().settings().sound);
    window.click_node("c3");
    assert_eq!(sounds(&window), []);
    window.press_ctrl(Key::M);
    assert!(window.app().settings().sound);
    assert_eq!(sounds(&window), [Sound::OwnMove], "the player hears that sounds are on");
}

#[test]
fn volume_can_be_chosen_and_heard() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::Comma);
    for (name, percent) in msg::volumes().into_iter().skip(1).zip([30, 60, 100]) {
        window.click_on(Role::RadioButton, msg::volumes()[0]);
        assert!(!window.app().settings().sound && window.platform.take_sounds().is_empty());
        window.click_on(Role::RadioButton, name);
        assert_eq!(window.platform.take_sounds(), [(Sound::OwnMove, percent)]);
    }
    window.press(Key::Escape);
    window.find_command(&menu::palette::choice(menu::volume(), msg::volumes()[1]));
    assert_eq!(window.app().settings().volume, Volume::Quiet);
    window.choose(menu::view(), menu::sound());
    assert!(!window.app().settings().sound);
}
