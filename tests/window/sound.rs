//! Sounds: which events have one, and how to change the volume.

use span_it::messages::dialogs::settings as msg;
use span_it::testing::Volume;
use span_it::testing::platform::Sound;
use span_it::testing::session::PlaybackSpeed;

use super::prelude::*;

fn sounds(window: &Window) -> Vec<Sound> {
    window.platform.take_sounds().into_iter().map(|(sound, _)| sound).collect()
}

#[test]
fn own_and_opponents_moves_differ() {
    let mut window = Window::playing(against_steady(6));
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::OpponentMove]);
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["c3", "d4"]);
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::OpponentMove]);
}

#[test]
fn win_replaces_the_sound_of_the_move() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&QUICK_WIN);
    let sounds = sounds(&window);
    assert_eq!(sounds.len(), QUICK_WIN.len());
    assert_eq!(sounds.last(), Some(&Sound::Win));
}

#[test]
fn resigning_against_a_computer_is_a_loss() {
    let mut window = Window::playing(against_slow(6));
    window.click(game::RESIGN);
    assert_eq!(sounds(&window), [Sound::Loss]);
}

#[test]
fn computers_win_is_a_loss() {
    let mut setup = from_position("v../../v../../... h");
    setup.players.vertical = computer(built_in("Steady"));
    let mut window = Window::playing(setup);
    window.click_node("c3");
    window.wait("the game is over", |window| window.session().outcome().is_some());
    assert_eq!(window.session().outcome().unwrap().winner, Player::Vertical);
    assert_eq!(sounds(&window), [Sound::OwnMove, Sound::Loss]);
}

#[test]
fn warning_replaces_the_sound_of_the_move() {
    let mut window = Window::playing(from_position("vh./../vh./../... h"));
    window.change_settings(|settings| settings.warn_of_mistakes = true);
    window.click_node("b2");
    assert_eq!(sounds(&window), [Sound::Warning]);
    window.click_node("a5");
    assert_eq!(sounds(&window), [Sound::Win]);
}

#[test]
fn refused_click_has_a_sound() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    sounds(&window);
    window.click_node("c3");
    assert_eq!(sounds(&window), [Sound::Warning]);
}

/// The sounds until the computers have made another move.
fn sounds_of_next_move(window: &mut Window) -> Vec<Sound> {
    sounds(window);
    let before = window.moves().len();
    window.wait_as_time_passes("a move is made", |window| window.moves().len() > before);
    sounds(window)
}

#[test]
fn fast_match_of_computers_is_silent() {
    let mut window = Window::playing(two_computers(8));
    assert_eq!(sounds_of_next_move(&mut window), [Sound::OwnMove]);
    assert_eq!(sounds_of_next_move(&mut window), [Sound::OpponentMove]);
    for speed in PlaybackSpeed::all().filter(|speed| speed.factor().is_none_or(|factor| factor > 2.0)) {
        window.apply(Action::Game(GameAction::SetSpeed(speed)));
        assert_eq!(sounds_of_next_move(&mut window), []);
    }
}

#[test]
fn covered_match_of_computers_is_silent() {
    let mut window = Window::playing(two_computers(6));
    window.press_ctrl(Key::Comma);
    assert_eq!(sounds_of_next_move(&mut window), []);
}

#[test]
fn undo_and_looking_back_are_silent() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&["c3", "d4"]);
    sounds(&window);
    window.press(Key::PageUp);
    window.press(Key::PageDown);
    window.press_ctrl(Key::Z);
    window.press_ctrl(Key::Y);
    assert_eq!(sounds(&window), []);
}

#[test]
fn key_turns_sounds_off_and_on() {
    let mut window = Window::playing(two_people(4));
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
    for (name, percent) in msg::VOLUMES.into_iter().skip(1).zip([30, 60, 100]) {
        window.click_on(Role::RadioButton, msg::VOLUMES[0]);
        assert!(!window.app().settings().sound && window.platform.take_sounds().is_empty());
        window.click_on(Role::RadioButton, name);
        assert_eq!(window.platform.take_sounds(), [(Sound::OwnMove, percent)]);
    }
    window.press(Key::Escape);
    window.find_command(&menu::palette::choice(menu::VOLUME, msg::VOLUMES[1]));
    assert_eq!(window.app().settings().volume, Volume::Quiet);
    window.choose(menu::VIEW, menu::SOUND);
    assert!(!window.app().settings().sound);
}

#[test]
fn sounds_are_on_at_first() {
    let folder = folder();
    std::fs::write(folder.path().join("settings.json"), "{}").unwrap();
    let window = Window::in_folder(&folder);
    assert!(window.app().settings().sound);
    assert_eq!(window.app().settings().volume, Volume::Medium);
}
