//! The end of a game: the card, its buttons, the drawing of the winning path, and what a press does meanwhile.

use span_it::messages::{progress, result as msg};
use span_it_learn::badges::Badge;

use super::prelude::*;
use super::setups::position_against_steady;

fn rect(window: &Window, role: Role, name: &str) -> Rect {
    window.widget(role, name).rect()
}

#[test]
fn card_says_who_won_and_offers_one_way_on() {
    for size in [[1280.0, 800.0], [800.0, 460.0], [640.0, 480.0]] {
        let mut window = before_the_win(size);
        let opponent = window.session().seat(Player::Vertical).name.clone();
        window.click_node(QUICK_WIN[6]);
        window.assert_shows(&[game::you_win(), "7 moves in all.", &msg::you_beat(&opponent)]);
        assert!(!window.shows(msg::one_thing()), "a win needs no advice");
        assert!(window.has_button(game::learn_the_game()), "no lesson is done");
        window.assert_shows(&[msg::decision::you_were_ahead(), &msg::practice(&opponent, 0)]);
        let inside = window.ctx().content_rect();
        for name in [msg::beat_on_ladder(&opponent).as_str(), review::title_text(), game::rematch()] {
            if window.has_button(name) {
                assert!(inside.contains_rect(rect(&window, Role::Button, name)), "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn enter_does_the_main_button_of_the_card() {
    let mut window = before_the_win([1280.0, 800.0]);
    let before = window.session().seat(Player::Vertical).name.clone();
    window.click_node(QUICK_WIN[6]);
    assert!(window.widget(Role::Button, &msg::beat_on_ladder(&before)).is_focused());
    window.press(Key::Enter);
    assert_eq!(window.session().seat(Player::Vertical).name, before);
    assert!(window.session().is_rated() && window.session().outcome().is_none());
}

#[test]
fn loser_moves_first_in_the_rematch() {
    for first in Player::ALL {
        let mut setup = against_steady(6);
        setup.first = first;
        let mut window = Window::playing(setup);
        window.wait_for_turn();
        window.apply(Action::Game(GameAction::Resign));
        window.click(msg::rematch_you_first());
        assert_eq!(window.session().setup().first, Player::Horizontal);
        assert_eq!(window.game().position().to_move(), Player::Horizontal);
    }
}

#[test]
fn card_appears_after_the_drawing_which_a_press_ends() {
    type Press = fn(&mut Window);
    let presses: [Press; 3] = [
        |window| window.press(Key::Enter),
        |window| window.press_ctrl(Key::N),
        |window| window.click_at(window.ctx().content_rect().center()),
    ];
    let wait: Press = |window| window.harness.run_steps(60);
    for press in presses.into_iter().chain([wait]) {
        let mut window = before_the_win([1280.0, 800.0]);
        window.platform.report_reduced_motion(false);
        window.settle();
        let before = window.session().game_number();
        window.click_node(QUICK_WIN[6]);
        assert!(!window.shows(msg::decision::you_were_ahead()), "the path is being drawn");
        press(&mut window);
        window.assert_shows(&[msg::decision::you_were_ahead()]);
        assert!(window.app().view().dialogs.is_empty());
        assert_eq!(window.session().game_number(), before);
    }
}

#[test]
fn computers_end_with_a_new_game() {
    let mut window = Window::playing(two_computers(3));
    window.wait_as_time_passes("the match is over", |window| window.session().outcome().is_some());
    assert!(window.has_button(review::title_text()) && window.has_button(game::rematch()));
    window.click(msg::new_game());
    window.assert_shows(&[new_game::title()]);
}

/// Ada, left to right, can join with e1; after a5 Steady wins with e5.
fn before_the_loss() -> Window {
    Window::playing(position_against_steady("hhv/../..v/../... h"))
}

#[test]
fn win_names_the_ring_that_both_needed_or_two_threats() {
    let positions = [
        ("hh./../..v/../..v h", msg::decision::you_took("e1")),
        ("hh./../hh./../... v", msg::decision::two_threats("e1", "e3")),
    ];
    for (position, sentence) in positions {
        let mut window = Window::playing(position_against_steady(position));
        win(&mut window);
        window.wait("the card is shown", |window| window.shows(&sentence));
    }
}

/// Plays e1 or e3, whichever the opponent has left.
fn win(window: &mut Window) {
    window.wait_for_turn();
    let is_free = |node: &&str| window.game().position().is_free(node.parse().unwrap());
    let node = ["e1", "e3"].into_iter().find(is_free);
    window.click_node(node.unwrap());
}

#[test]
fn new_badge_opens_my_progress_at_it() {
    let mut window = Window::playing(position_against_steady("hh./../hh./../... v"));
    win(&mut window);
    let badge = progress::new_badge(progress::badge(Badge::TwoThreats));
    window.wait("the badge is shown", |window| window.has_button(&badge));
    window.click(&badge);
    window.assert_shows(&[progress::title(), &progress::badge_fact(Badge::TwoThreats)]);
}

#[test]
fn no_button_beside_a_loss_is_cut() {
    const STRIP: f32 = 36.0;
    for size in [[1264.0, 624.0], [843.0, 416.0], [640.0, 480.0]] {
        let mut window = before_the_loss();
        window.resize(size);
        window.click_node("a5");
        window.wait("the story is there", |window| window.has_button(review::practise_this()));
        let inside = window.ctx().content_rect();
        let inside = inside.with_max_y(inside.bottom() - STRIP);
        for node in window.widgets().filter(|node| node.accesskit_node().role() == Role::Button) {
            let place = node.rect();
            assert!(inside.contains_rect(place), "{:?} is at {place:?} at {size:?}", name_of(&node));
        }
    }
}

#[test]
fn loss_consoles_and_points_to_one_thing() {
    let mut window = before_the_loss();
    window.click_node("a5");
    window.wait("the card is shown", |window| window.shows(msg::one_thing()));
    window.assert_shows(&[&game::wins("Steady"), &msg::loss::led_until(1, 2), &msg::led_until(2, 1)]);
    let story = [&review::story::instead_keep(1, "e5", "a5"), review::story::rules()[1]];
    window.assert_shows(&[&story.join(" ")]);
    let crossed = |window: &Window| window.board_node("a5".parse().unwrap()).accesskit_node().label();
    assert!(crossed(&window).unwrap().ends_with(span_it::messages::board::mistake()));
    assert!(window.has_button(review::title_text()) && window.has_button(game::rematch()));
    window.wait("the card takes keys", |window| {
        window.widget(Role::Button, review::practise_this()).is_focused()
    });
    window.press(Key::Enter);
    window.assert_shows(&[&span_it::messages::puzzle::sitting(1, 1)]);
    window.press(Key::Escape);
    window.assert_shows(&[&msg::loss::led_until(1, 2)]);
}

#[test]
fn no_press_counts_until_all_keys_are_up_and_some_time_has_passed() {
    let mut window = before_the_win([1280.0, 800.0]);
    let number = window.session().game_number();
    window.harness.event(Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    window.click_node(QUICK_WIN[6]);
    let next = msg::beat_on_ladder(&window.session().seat(Player::Vertical).name);
    window.harness.run_steps(60);
    assert!(!window.widget(Role::Button, &next).is_focused(), "a key is down");
    window.click(&next);
    assert_eq!(window.session().game_number(), number);
    window.harness.key_up(Key::Enter);
    window.settle();
    assert!(window.widget(Role::Button, &next).is_focused());
    window.press(Key::Enter);
    assert_ne!(window.session().game_number(), number);
}
