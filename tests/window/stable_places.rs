//! Stable places: player cards keep their height during a game, buttons keep their width at every speed, and
//! dialogs keep their place while rows appear and disappear.

use span_it::messages::dialogs::new_game as msg;
use span_it::messages::{game as game_msg, help_me};
use span_it::testing::session::PlaybackSpeed;

use super::prelude::*;

fn cards(window: &Window) -> [Rect; 2] {
    Player::ALL.map(|player| window.widget(Role::Button, &window.card_name(player)).rect())
}

fn button(window: &Window, name: &str) -> Rect {
    window.widget(Role::Button, name).rect()
}

fn resign() -> Action {
    Action::Game(GameAction::Resign)
}

#[test]
fn cards_stay_while_a_player_plays_thinks_undoes_and_resigns() {
    let mut long = against_slow(6);
    long.players.vertical.name = "A name that is longer than any card will ever be wide".to_owned();
    long.players.horizontal.name.clone_from(&long.players.vertical.name);
    long.players.vertical.kind = PlayerKind::Perfect(Manner::Fighter);
    let mut reading = against_slow(6);
    reading.set_reads_opponent(Player::Vertical, true);
    for (size, text_size) in [([1280.0, 800.0], 100), ([1000.0, 700.0], 150), ([640.0, 480.0], 100)] {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = text_size);
        for setup in [against_slow(6), two_people(6), long.clone(), reading.clone()] {
            window.begin(setup);
            let before = cards(&window);
            let assert_stay = |window: &Window, when: &str| {
                assert_eq!(cards(window), before, "{when} at {size:?}");
            };
            window.play_accessibly("c3");
            assert_stay(&window, "after a move");
            window.advance(Duration::from_millis(1400));
            assert_stay(&window, "after a while");
            window.advance(Duration::from_hours(2));
            assert_stay(&window, "after two hours");
            window.apply(Action::Game(GameAction::Undo));
            assert_stay(&window, "after undo");
            window.apply(resign());
            // In a low window the result takes their place.
            if window.ctx().content_rect().height() >= 560.0 {
                assert_stay(&window, "after resigning");
            }
        }
    }
}

#[test]
fn help_keeps_its_place_beside_move_now() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.begin(against_slow(6));
        let before = button(&window, help_me::title());
        window.play_accessibly("c3");
        window.advance(Duration::from_secs(2));
        assert_eq!(button(&window, help_me::title()), before, "a late click must not press it");
        assert!(button(&window, game_msg::move_now()).right() < before.left());
    }
}

#[test]
fn changing_speed_moves_nothing() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.begin(two_computers(6));
        let name =
            |speed: PlaybackSpeed| format!("{} {}", game_msg::speed_text(), game_msg::speed(speed.factor()));
        let places = |window: &Window, speed| {
            let board = window.board_node("c3".parse().unwrap()).rect();
            [board, button(window, game_msg::pause()), button(window, &name(speed))]
        };
        let before = places(&window, PlaybackSpeed::default());
        for speed in PlaybackSpeed::all() {
            window.apply(Action::Game(GameAction::SetSpeed(speed)));
            assert_eq!(places(&window, speed), before, "at {}", name(speed));
        }
    }
}

#[test]
fn help_stands_at_the_right_edge_of_the_board() {
    for (size, n) in [([1280.0, 700.0], 6), ([1920.0, 1080.0], 6), ([1280.0, 800.0], 20)] {
        let mut window = Window::of_size(size);
        window.begin(two_people(n));
        let places = |window: &Window| {
            let last = format!("a{}", 2 * n - 1).parse().unwrap();
            [button(window, help_me::title()), window.board_node(last).rect()]
        };
        let [help, board] = places(&window);
        assert!(help.bottom() < board.top() && help.right() > board.right(), "{help:?}, {board:?}");
        window.press(Key::A);
        assert_eq!(places(&window), [help, board], "the card moves nothing");
    }
}

fn with_new_game(size: [f32; 2]) -> Window {
    let mut window = Window::of_size(size);
    window.begin(two_people(6));
    window.press_ctrl(Key::N);
    window
}

#[test]
fn changing_players_or_board_moves_nothing_in_new_game() {
    let mut window = with_new_game([1280.0, 800.0]);
    window.open_more();
    let places = |window: &Window| {
        [window.area_of_dialog(), button(window, msg::play()), button(window, msg::switch_sides())]
    };
    let before = places(&window);
    for player in [Player::Vertical, Player::Horizontal, Player::Vertical, Player::Horizontal] {
        window.click_on(Role::CheckBox, &msg::for_player(msg::computer_plays(), player));
        assert_eq!(places(&window), before, "{player} was changed");
    }
    for columns in ["12", "3", "", "21", "6"] {
        window.type_into(msg::columns(), columns);
        assert_eq!(places(&window), before, "{columns} columns");
    }
}

#[test]
fn more_opens_downwards_and_stays_open() {
    let mut window = with_new_game([1280.0, 700.0]);
    // Only the dark theme draws a border around dialogs.
    window.change_settings(|settings| settings.theme = Theme::Light);
    let board = |window: &Window| window.widget(Role::RadioButton, &language::square(6)).rect();
    let (before, place) = (window.area_of_dialog(), board(&window));
    window.open_more();
    let grown = window.area_of_dialog();
    assert!(grown.height() > before.height() + 100.0);
    assert!((grown.top() - before.top()).abs() < 0.1, "{before:?} became {grown:?}");
    assert_eq!(board(&window), place);
    window.press(Key::Escape);
    window.press_ctrl(Key::N);
    assert_eq!(window.area_of_dialog(), grown, "it is open again");
    window.click(msg::more());
    assert_eq!(window.area_of_dialog(), before);
}

#[test]
fn new_game_scrolls_only_downwards_and_only_in_small_windows() {
    for size in [[640.0, 400.0], [640.0, 480.0], [700.0, 500.0], [1000.0, 700.0], [1280.0, 700.0]] {
        let mut window = with_new_game(size);
        for player in Player::ALL {
            let computer = msg::for_player(msg::computer_plays(), player);
            window.widget(Role::CheckBox, &computer).click_accesskit();
            window.settle();
        }
        assert!(!has_scroll_bar(&window, true), "at {size:?}");
        assert_eq!(has_scroll_bar(&window, false), size[1] < 500.0, "at {size:?}");
        assert!(button(&window, msg::play()).bottom() <= size[1], "Play does not scroll");
    }
}

/// Whether the dialog has a horizontal or a vertical scroll bar.
fn has_scroll_bar(window: &Window, horizontal: bool) -> bool {
    window.widgets().any(|node| {
        let is_bar = node.accesskit_node().role() == Role::ScrollBar;
        is_bar && horizontal == (node.rect().width() > node.rect().height())
    })
}
