//! The New Game dialog: it starts the entered game, invalid input disables Play with a reason, and cancelling
//! changes nothing.

use span_it::messages::dialogs::new_game as msg;
use span_it::testing::Opponent;

use super::prelude::*;

const SIDES: [Player; 2] = Player::ALL;

/// With *More* open.
fn with_dialog() -> Window {
    let mut window = Window::playing(against_steady(6));
    window.press_ctrl(Key::N);
    assert!(window.has_dialog(msg::TITLE));
    window.open_more();
    window
}

#[test]
fn enter_starts_with_the_last_settings() {
    let mut window = Window::playing(two_people(5));
    window.click_node("c3");
    window.press(Key::N);
    window.press(Key::Enter);
    assert!(!window.has_dialog(msg::TITLE));
    assert!(window.moves().is_empty());
    let setup = window.session().setup();
    assert_eq!(setup.size.rows(), 5);
    assert_eq!(setup.players.vertical.name, "Bob");
    assert_eq!(setup.players.vertical.kind, PlayerKind::Human);
}

#[test]
fn new_game_follows_any_record() {
    let mut setup = two_people(5);
    setup.players.horizontal.name.clear();
    setup.max_move = Some(std::time::Duration::ZERO);
    let mut window = Window::playing(setup);
    window.click_node("c3");
    window.press(Key::N);
    window.press(Key::Enter);
    assert!(window.moves().is_empty());
    assert!(window.app().view().dialogs.is_empty());
    let setup = window.session().setup();
    assert_eq!(setup.players.horizontal.name, msg::YOU);
    assert_eq!(setup.max_move, Some(std::time::Duration::from_millis(100)));
}

#[test]
fn default_is_a_person_against_steady() {
    let mut window = Window::new();
    window.click(game::NEW_GAME);
    assert!(window.widget(Role::Button, msg::PLAY).is_focused());
    assert_eq!(window.field(msg::NAME_FIELD[SIDES[0]]), "You");
    assert_eq!(window.field(msg::NAME_FIELD[SIDES[1]]), "Steady");
    let limit = std::time::Duration::from_secs(10);
    window.assert_shows(&[&msg::more_summary(BoardSize::STANDARD, Some(limit))]);
    let hints = msg::for_player(msg::HINTS_FROM, SIDES[0]);
    assert_eq!(window.widget(Role::ComboBox, &hints).accesskit_node().value().as_deref(), Some("Planner"));
    assert_eq!(window.chosen_opponent(SIDES[1]), "Steady");
    window.open_more();
    assert_eq!(window.field(msg::TIME_LIMIT), "10");
}

#[test]
fn computer_never_has_the_name_of_a_person() {
    let mut window = Window::new();
    window.press(Key::N);
    let [horizontal, vertical] = SIDES.map(|side| msg::NAME_FIELD[side]);
    let [first, second] = SIDES.map(|side| msg::for_player(msg::COMPUTER_PLAYS, side));
    window.type_into(horizontal, "Max");
    window.click_on(Role::CheckBox, &first);
    assert_eq!(window.field(horizontal), "Planner");
    window.click_on(Role::CheckBox, &second);
    assert_eq!(window.field(vertical), "You");
    window.type_into(vertical, "Ada");
    window.click_on(Role::CheckBox, &second);
    assert_eq!(window.field(vertical), "Steady");
    window.click_on(Role::CheckBox, &second);
    assert_eq!(window.field(vertical), "Ada", "the person gets the name back");
    window.click_on(Role::CheckBox, &second);
    window.click_on(Role::CheckBox, &first);
    assert_eq!(window.field(horizontal), "Max");
    window.click(msg::PLAY);
    let players = &window.session().setup().players;
    assert_eq!([&players.horizontal.name, &players.vertical.name], ["Max", "Steady"]);
    assert_eq!(players.vertical.kind, PlayerKind::Computer);
}

#[test]
fn two_people_have_different_names() {
    let mut window = Window::new();
    window.press(Key::N);
    window.click_on(Role::CheckBox, &msg::for_player(msg::COMPUTER_PLAYS, Player::Vertical));
    assert_eq!(SIDES.map(|side| window.field(msg::NAME_FIELD[side])), ["You", "Guest"]);
    window.assert_shows(&[&msg::more_summary(BoardSize::STANDARD, None)]);
    window.click(msg::PLAY);
    assert!(SIDES.into_iter().all(|side| window.session().is_human(side)));
    assert_eq!(window.app().settings().handle, "", "no name was typed");
}

#[test]
fn switching_sides_keeps_who_moves_first() {
    let mut window = with_dialog();
    window.click(msg::SWITCH_SIDES);
    assert_eq!(SIDES.map(|side| window.field(msg::NAME_FIELD[side])), ["Steady", "Ada"]);
    window.click(msg::PLAY);
    let setup = window.session().setup();
    assert_eq!(setup.players.horizontal.personality.name, "Steady");
    assert!(setup.players.vertical.kind.is_person());
    assert_eq!(setup.first, Player::Vertical, "Ada moves first as before");
}

/// The name typed in New Game or on a card is that of the settings, and stays in later games.
#[test]
fn typed_name_stays_in_later_games() {
    let mut window = Window::new();
    window.click(&window.card_name(Player::Horizontal));
    window.type_into(msg::NAME_FIELD[Player::Horizontal], "Max");
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert_eq!(window.app().settings().handle, "Max");
    window.press_ctrl(Key::N);
    assert_eq!(window.field(msg::NAME_FIELD[Player::Horizontal]), "Max");
    window.type_into(msg::NAME_FIELD[Player::Horizontal], "Maxi");
    window.press(Key::Enter);
    assert_eq!(window.app().settings().handle, "Maxi");
    window.press_ctrl(Key::E);
    window.click(span_it::messages::editor::TRY);
    assert_eq!(window.session().seat(Player::Horizontal).name, "Maxi");
    let window = window.reopen();
    window.assert_shows(&["Maxi"]);
}

#[test]
fn handle_is_the_default_name() {
    let folder = folder();
    std::fs::write(folder.path().join("settings.json"), r#"{ "handle": "Grace" }"#).unwrap();
    let mut window = Window::in_folder(&folder);
    window.assert_shows(&["Grace"]);
    window.press(Key::N);
    assert_eq!(window.field(msg::NAME_FIELD[Player::Horizontal]), "Grace");
    window.click_on(Role::CheckBox, &msg::for_player(msg::COMPUTER_PLAYS, Player::Vertical));
    assert_eq!(window.field(msg::NAME_FIELD[Player::Vertical]), "Guest");
}

#[test]
fn enter_plays_from_choices_and_check_boxes() {
    let read = span_it::messages::opponent_model::adapts("Spider", None);
    let six = language::square(6);
    for (role, name) in
        [(Role::CheckBox, read.as_str()), (Role::RadioButton, six.as_str()), (Role::RadioButton, "Ada")]
    {
        let mut window = with_dialog();
        window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
        window.focus(role, name);
        window.press(Key::Enter);
        assert!(!window.has_dialog(msg::TITLE), "Enter on {name}");
        assert!(!window.session().setup().reads_opponent(Player::Vertical), "Enter changes no check box");
        assert_eq!(window.session().setup().size, BoardSize::STANDARD);
    }
    let mut window = with_dialog();
    window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
    window.focus(Role::CheckBox, &read);
    window.press(Key::Space);
    assert!(window.has_dialog(msg::TITLE));
    window.press(Key::Enter);
    assert!(window.session().setup().reads_opponent(Player::Vertical));
}

#[test]
fn any_size_can_be_typed() {
    for side in [3, 7, 12, 20] {
        let mut window = with_dialog();
        window.type_into(msg::COLUMNS, &side.to_string());
        window.type_into(msg::ROWS, &side.to_string());
        window.press(Key::Enter);
        assert_eq!(window.session().setup().size, BoardSize::square(side).unwrap());
    }
}

#[test]
fn arrow_keys_reach_common_sizes_from_any_size() {
    let mut window = with_dialog();
    window.type_into(msg::COLUMNS, "7");
    let first = language::square(4);
    window.focus(Role::RadioButton, &first);
    window.press(Key::ArrowRight);
    assert_eq!([window.field(msg::COLUMNS), window.field(msg::ROWS)], ["4", "4"]);
    window.press(Key::ArrowRight);
    assert_eq!([window.field(msg::COLUMNS), window.field(msg::ROWS)], ["5", "5"]);
}

#[test]
fn handicap_board_is_entered_by_rows_and_columns() {
    let mut window = with_dialog();
    window.type_into(msg::ROWS, "4");
    window.type_into(msg::COLUMNS, "7");
    let size = BoardSize::new(4, 7).unwrap();
    window.assert_shows(&[msg::SIZE_NOTE]);
    window.click(msg::PLAY);
    assert_eq!(window.session().setup().size, size);
}

#[test]
fn invalid_input_disables_play_with_a_reason() {
    let name = msg::NAME_FIELD[Player::Horizontal];
    let cases = [
        (msg::TIME_LIMIT, "0.05", msg::TIME_LIMIT_RANGE),
        (msg::TIME_LIMIT, "601", msg::TIME_LIMIT_RANGE),
        (msg::TIME_LIMIT, "", msg::TIME_LIMIT_RANGE),
        (msg::TIME_LIMIT, "nan", msg::TIME_LIMIT_RANGE),
        (msg::SEED, "-1", msg::SEED_RANGE),
        (msg::SEED, "9007199254740992", msg::SEED_RANGE),
        (msg::ROWS, "2", msg::SIZE_RANGE),
        (msg::COLUMNS, "21", msg::SIZE_RANGE),
        (name, " ", msg::NAME_NEEDED),
    ];
    let mut window = with_dialog();
    for (field, text, reason) in cases {
        let before = window.field(field);
        window.type_into(field, text);
        window.assert_shows(&[reason]);
        window.press(Key::Tab);
        window.point_at_button(msg::PLAY);
        window.assert_shows(&[reason]);
        assert!(!window.can_press(msg::PLAY), "{field} accepts {text:?}");
        window.type_into(field, &before);
        assert!(window.can_press(msg::PLAY), "{field} refuses {before:?}");
    }
}

#[test]
fn limit_and_seed_are_used() {
    let mut window = with_dialog();
    window.type_into(msg::TIME_LIMIT, "0,25");
    window.type_into(msg::SEED, "9007199254740991");
    window.click(msg::PLAY);
    let setup = window.session().setup();
    assert_eq!(setup.max_move.unwrap().as_millis(), 250);
    assert_eq!(setup.seed.get(), 9_007_199_254_740_991);
}

#[test]
fn new_seed_can_be_drawn() {
    let mut window = with_dialog();
    let before = window.field(msg::SEED);
    window.click(msg::NEW_SEED);
    assert_ne!(window.field(msg::SEED), before);
}

#[test]
fn named_or_random_player_can_be_first() {
    let mut window = with_dialog();
    window.click_on(Role::RadioButton, "Steady");
    window.click(msg::PLAY);
    assert_eq!(window.session().setup().first, Player::Vertical);
    window.wait_for_turn();
    assert_eq!(window.game().moves()[0].player, Player::Vertical, "the computer must move first");
    for (seed, first) in [("4", Player::Horizontal), ("5", Player::Vertical)] {
        window.press_ctrl(Key::N);
        window.click_on(Role::RadioButton, msg::RANDOM);
        window.type_into(msg::SEED, seed);
        window.click(msg::PLAY);
        assert_eq!(window.session().setup().first, first);
        assert!(window.app().settings().random_first);
    }
}

#[test]
fn cancelling_changes_nothing() {
    for leave in [
        |window: &mut Window| window.click(span_it::messages::board::CLOSE),
        |window: &mut Window| window.press(Key::Escape),
    ] {
        let mut window = Window::playing(two_people(4));
        window.click_node("c3");
        let (setup, settings) = (window.session().setup().clone(), window.app().settings().clone());
        window.press_ctrl(Key::N);
        window.type_into(msg::NAME_FIELD[Player::Horizontal], "Zoe");
        window.click_on(Role::RadioButton, &language::square(10));
        leave(&mut window);
        assert!(!window.has_dialog(msg::TITLE));
        assert_eq!(*window.session().setup(), setup);
        assert_eq!(*window.app().settings(), settings);
        assert_eq!(window.moves(), ["c3"]);
    }
}

#[test]
fn next_start_remembers_players_board_and_limit() {
    let mut window = Window::new();
    window.press(Key::N);
    window.type_into(msg::NAME_FIELD[Player::Horizontal], "Zoe");
    window.open_more();
    window.type_into(msg::TIME_LIMIT, "3");
    window.click_on(Role::RadioButton, &language::square(8));
    window.click(msg::PLAY);
    let mut window = window.reopen();
    window.assert_shows(&["Zoe"]);
    assert_eq!(window.session().setup().max_move, Some(std::time::Duration::from_secs(3)));
    assert_eq!(window.session().setup().size.rows(), 8);
    window.choose(menu::GAME, menu::NEW_GAME);
    assert_eq!(window.field(msg::NAME_FIELD[Player::Horizontal]), "Zoe");
}

#[test]
fn enter_in_any_field_plays() {
    let name = msg::NAME_FIELD[Player::Horizontal];
    for (field, text) in [(name, "Zoe"), (msg::TIME_LIMIT, "3"), (msg::SEED, "77"), (msg::ROWS, "4")] {
        let mut window = with_dialog();
        window.type_into(field, text);
        window.press(Key::Enter);
        assert!(!window.has_dialog(msg::TITLE), "{text:?} in {field}");
        let setup = window.session().setup();
        let played = [
            setup.players.horizontal.name.clone(),
            setup.max_move.map(language::seconds).unwrap_or_default(),
            setup.seed.to_string(),
            setup.size.rows().to_string(),
        ];
        assert!(played.iter().any(|played| played == text), "{played:?}");
    }
}

#[test]
fn enter_in_an_invalid_field_stays_there() {
    let mut window = with_dialog();
    window.type_into(msg::TIME_LIMIT, "0");
    window.press(Key::Enter);
    assert!(window.has_dialog(msg::TITLE));
    window.assert_shows(&[msg::TIME_LIMIT_RANGE]);
    window.press_ctrl(Key::A);
    window.event(egui::Event::Text("2".to_owned()));
    window.press(Key::Enter);
    assert!(!window.has_dialog(msg::TITLE));
    assert_eq!(window.session().setup().max_move, Some(std::time::Duration::from_secs(2)));
}

#[test]
fn each_square_board_can_be_chosen() {
    for n in [4, 5, 8, 10] {
        let mut window = with_dialog();
        window.click_on(Role::RadioButton, &language::square(n));
        window.click(msg::PLAY);
        let size = window.session().setup().size;
        assert_eq!(size.rows(), n);
        assert_eq!(size.cols(), n);
    }
}
