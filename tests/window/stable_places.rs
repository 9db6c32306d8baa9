//! Stable places: player cards keep their height during a game, buttons keep their width at every speed, and
//! dialogs keep their place while rows appear and disappear.

use span_it::messages::dialogs::new_game as msg;
use span_it::messages::{game as game_msg, help_me};
use span_it::testing::session::PlaybackSpeed;

use super::prelude::*;

/// Whether two lengths are equal up to rounding.
fn is_near(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.1
}

fn cards(window: &Window) -> [Rect; 2] {
    Player::ALL.map(|player| window.widget(Role::Button, &window.card_name(player)).rect())
}

/// Asserts that the cards do not move while a player plays, thinks, undoes and resigns.
#[track_caller]
fn assert_cards_stay(window: &mut Window, setup: GameSetup) {
    window.begin(setup);
    let before = cards(window);
    let assert_same = |window: &Window, when: &str| {
        assert_eq!(cards(window), before, "{when}, in {:?}", window.ctx().content_rect().size());
    };
    window.play_accessibly("c3");
    assert_same(window, "after a move");
    window.advance(Duration::from_millis(1400));
    assert_same(window, "after a while");
    window.advance(Duration::from_hours(2));
    assert_same(window, "after two hours");
    window.apply(Action::Window(WindowAction::Undo));
    assert_same(window, "after undo");
    window.apply(Action::Game(GameAction::Resign));
    // In a low window the result takes their place.
    if window.ctx().content_rect().height() >= 560.0 {
        assert_same(window, "after resigning");
    }
}

const SIZES: [[f32; 2]; 3] = [[1280.0, 800.0], [1000.0, 700.0], [480.0, 480.0]];

#[test]
fn card_keeps_its_height_during_the_opponents_turn() {
    for size in SIZES {
        for text_size in [100, 150] {
            let mut window = Window::of_size(size);
            window.change_settings(|settings| settings.text_size = text_size);
            assert_cards_stay(&mut window, against_slow(6));
            assert_cards_stay(&mut window, two_people(6));
            let mut setup = against_slow(6);
            setup.players.vertical.name = "A name that is longer than any card will ever be wide".to_owned();
            setup.players.horizontal.name.clone_from(&setup.players.vertical.name);
            setup.players.vertical.kind = PlayerKind::Perfect(Manner::Fighter);
            assert_cards_stay(&mut window, setup);
            let mut setup = against_slow(6);
            setup.set_reads_opponent(Player::Vertical, true);
            assert_cards_stay(&mut window, setup);
        }
    }
}

#[test]
fn card_keeps_its_height_when_its_player_wins() {
    for size in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_people(4));
        let before = cards(&window);
        for (number, node) in (1..).zip(QUICK_WIN) {
            window.play_accessibly(node);
            // In a low window the result takes their place.
            if number < QUICK_WIN.len() || size[1] >= 560.0 {
                assert_eq!(cards(&window), before, "after {node} at {size:?}");
            }
        }
        assert!(window.session().outcome().is_some());
    }
}

#[test]
fn low_card_ends_below_the_menu_line() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.begin(two_people(6));
    for _ in 0..2 {
        let [left, right] = cards(&window);
        assert_eq!(left.y_range(), right.y_range());
        assert!(left.top() >= 38.0);
        window.play_accessibly(["c3", "d4"][window.moves().len()]);
    }
}

#[test]
fn changing_speed_moves_nothing() {
    for (size, panel_width) in [([1280.0, 800.0], 344.0), ([800.0, 600.0], 264.0), ([480.0, 480.0], 480.0)] {
        let mut window = Window::of_size(size);
        window.begin(two_computers(6));
        let name = |speed: PlaybackSpeed| format!("{} {}", game_msg::SPEED, game_msg::speed(speed.factor()));
        let places = |window: &Window, speed| {
            let button = |name: &str| window.widget(Role::Button, name).rect();
            let board = window.board_node("c3".parse().unwrap()).rect();
            [board, button(game_msg::PAUSE), button(game_msg::STEP), button(&name(speed))]
        };
        let before = places(&window, PlaybackSpeed::default());
        assert!(
            before[3].right() <= size[0] - 7.5 && before[1].left() >= size[0] - panel_width,
            "{before:?}"
        );
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
        let help = window.widget(Role::Button, help_me::TITLE).rect();
        let last = format!("a{}", 2 * n - 1);
        let board = window.board_node(last.parse().unwrap()).rect();
        assert!(help.bottom() < board.top() && help.right() > board.right(), "{help:?}, {board:?}");
        window.press(Key::A);
        assert_eq!(window.widget(Role::Button, help_me::TITLE).rect(), help, "the card moves nothing");
        assert_eq!(window.board_node(last.parse().unwrap()).rect(), board);
    }
}

fn with_new_game(size: [f32; 2]) -> Window {
    let mut window = Window::of_size(size);
    window.begin(two_people(6));
    window.press_ctrl(Key::N);
    window
}

#[test]
fn changing_players_moves_nothing_in_new_game() {
    let mut window = with_new_game([1280.0, 800.0]);
    let places = |window: &Window| {
        let button = |name: &str| window.widget(Role::Button, name).rect();
        [window.area_of_dialog(), button(msg::PLAY), button(msg::SWITCH_SIDES)]
    };
    let before = places(&window);
    for player in [Player::Vertical, Player::Horizontal, Player::Vertical, Player::Horizontal] {
        window.click_on(Role::CheckBox, &msg::for_player(msg::COMPUTER_PLAYS, player));
        assert_eq!(places(&window), before, "{player} was changed");
    }
}

#[test]
fn changing_the_board_moves_nothing_in_new_game() {
    let mut window = with_new_game([1280.0, 800.0]);
    window.open_more();
    let places = |window: &Window| [window.area_of_dialog(), window.widget(Role::Button, msg::PLAY).rect()];
    let before = places(&window);
    for columns in ["12", "3", "", "21", "6"] {
        window.type_into(msg::COLUMNS, columns);
        assert_eq!(places(&window), before, "{columns} columns");
    }
    window.click_on(Role::RadioButton, &language::square(10));
    assert_eq!(places(&window), before);
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
    assert!(is_near(grown.top(), before.top()), "{before:?} became {grown:?}");
    assert_eq!(board(&window), place);
    window.press(Key::Escape);
    window.press_ctrl(Key::N);
    assert_eq!(window.area_of_dialog(), grown, "it is open again");
    window.click(msg::MORE);
    assert_eq!(window.area_of_dialog(), before);
}

#[test]
fn new_game_scrolls_only_in_small_windows() {
    let mut window = with_new_game([1280.0, 700.0]);
    for is_more_open in [false, true] {
        if is_more_open {
            window.open_more();
        }
        let dialog = window.area_of_dialog();
        assert!(dialog.top() >= 16.0 && dialog.bottom() <= 684.0, "{dialog:?}");
        assert!(!has_scroll_bar(&window, true) && !has_scroll_bar(&window, false), "{is_more_open}");
    }
    let low = with_new_game([640.0, 480.0]);
    assert!(has_scroll_bar(&low, false));
    let field = low.widget(Role::TextInput, msg::NAME_FIELD[Player::Horizontal]).rect();
    let bar = low.widgets().find(|node| node.accesskit_node().role() == Role::ScrollBar).unwrap().rect();
    assert!(bar.left() > field.right() + 12.0);
    assert!(bar.right() <= low.area_of_dialog().right());
    let play = low.widget(Role::Button, msg::PLAY).rect();
    assert!(play.bottom() <= 480.0, "Play does not scroll");
}

#[test]
fn new_game_is_never_wider_than_its_dialog() {
    for size in [[640.0, 400.0], [640.0, 480.0], [700.0, 500.0], [800.0, 600.0], [1000.0, 700.0]] {
        let mut window = with_new_game(size);
        for player in Player::ALL {
            let computer = msg::for_player(msg::COMPUTER_PLAYS, player);
            window.widget(Role::CheckBox, &computer).click_accesskit();
            window.settle();
        }
        assert!(!has_scroll_bar(&window, true), "at {size:?}");
    }
}

/// Whether the dialog has a horizontal or a vertical scroll bar.
fn has_scroll_bar(window: &Window, horizontal: bool) -> bool {
    window.widgets().any(|node| {
        let is_bar = node.accesskit_node().role() == Role::ScrollBar;
        is_bar && horizontal == (node.rect().width() > node.rect().height())
    })
}
