//! The side of the person: the sign of another side than in the last game, and *My direction*.

use span_it::messages::sides as msg;
use span_it::testing::Direction;

use super::prelude::*;

/// A person at the bottom against a computer that moves first.
fn top_to_bottom() -> GameSetup {
    game(6, computer(built_in("Steady")), person("You"))
}

fn after_a_game_from_the_left() -> Window {
    let mut window = Window::new();
    window.change_settings(|settings| settings.last_side = Some(Player::Horizontal));
    window
}

#[test]
fn another_side_is_said_until_the_first_move() {
    let mut window = after_a_game_from_the_left();
    window.begin(GameSetup { first: Player::Vertical, ..top_to_bottom() });
    assert!(window.announcement().is_some_and(|text| text.contains(&msg::announced(Player::Vertical))));
    let title = msg::you_are(msg::color(Player::Vertical, "BlueOrange"));
    window.assert_shows(&[&title, &msg::direction(Player::Vertical)]);
    window.click_first_free();
    assert!(!window.shows(&title) && !window.has_button(msg::switch_back()));
    assert_eq!(window.app().settings().last_side, Some(Player::Vertical));
    window.begin(top_to_bottom());
    assert!(!window.shows(&title), "the same side as before");
}

#[test]
fn switching_back_exchanges_the_sides_of_this_game() {
    let mut window = after_a_game_from_the_left();
    for button in [msg::switch_back(), &msg::always(Player::Horizontal)] {
        window.begin(top_to_bottom());
        window.wait_for_turn();
        window.click(button);
        assert_eq!(window.session().only_human(), Some(Player::Horizontal));
        let first = window.session().setup().first;
        assert_eq!(window.session().seat(first).name, "Steady", "who moves first stays");
        assert!(!window.has_button(msg::switch_back()));
        window.wait_for_turn();
        assert_eq!(window.moves().len(), 1);
    }
    window.change_settings(|settings| settings.theme = Theme::HighContrast);
    window.begin(top_to_bottom());
    window.assert_shows(&[&msg::you_are(msg::color(Player::Vertical, "shape"))]);
}

#[test]
fn direction_is_that_of_the_settings() {
    let mut window = Window::new();
    window.change_settings(|settings| settings.direction = Direction::TopToBottom);
    window.apply(Action::Learn(LearnAction::Challenge { rung: 1, handicap: None }));
    assert_eq!(window.session().only_human(), Some(Player::Vertical));
    window.change_settings(|settings| settings.direction = Direction::Alternate);
    window.begin(against_steady(4));
    for side in [Player::Vertical, Player::Horizontal] {
        window.wait_for_turn();
        window.click_first_free();
        window.apply(Action::Game(GameAction::Resign));
        window.apply(Action::Game(GameAction::Rematch));
        assert_eq!(window.session().only_human(), Some(side));
    }
    window.apply(Action::Learn(LearnAction::Challenge { rung: 1, handicap: None }));
    assert_eq!(window.session().only_human(), Some(Player::Horizontal), "it does not change on the ladder");
}
