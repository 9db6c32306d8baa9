//! What the opponent says before and after a game.

use span_it::messages::opponents;

use super::prelude::*;

fn said(window: &Window) -> Option<String> {
    window.texts().into_iter().find_map(|text| Some(text.strip_prefix('“')?.strip_suffix('”')?.to_owned()))
}

#[test]
fn opponent_speaks_once_until_your_first_move() {
    let mut window = Window::playing(against_steady(4));
    let first = said(&window).unwrap();
    assert!(window.announcement().unwrap().ends_with(&opponents::says("Steady", &first)));
    window.play_first_free();
    assert_eq!(said(&window), None);
    window.apply(Action::Game(GameAction::Undo));
    assert_eq!(said(&window).as_ref(), Some(&first));
    assert!(!window.announcement().unwrap_or_default().contains(&first), "once a game");
    window.begin(against_steady(4));
    assert_ne!(said(&window).unwrap(), first, "never the same twice in a row");
    window.change_settings(|settings| settings.opponents_speak = false);
    assert_eq!(said(&window), None);
}

#[test]
fn opponent_speaks_after_a_game_in_place_of_the_players() {
    let mut window = before_the_win([1280.0, 800.0]);
    window.click_node(QUICK_WIN[6]);
    let name = window.session().seat(Player::Vertical).name.clone();
    let text = said(&window).unwrap();
    let announced = window.announcement().unwrap();
    assert!(announced.contains(&opponents::says(&name, &text)), "{announced}");
    window.apply(Action::Game(GameAction::Rematch));
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::Resign));
    assert_eq!(said(&window), None, "a game that was given up has no sentence");
}

#[test]
fn nobody_speaks_in_the_first_game_or_a_low_window() {
    for (finished_games, size) in [(0, [1280.0, 800.0]), (5, [640.0, 480.0])] {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.finished_games = finished_games);
        window.begin(against_steady(4));
        assert_eq!(said(&window), None);
    }
}
