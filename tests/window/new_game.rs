//! The New Game dialog: it starts the entered game, invalid input disables Play with a reason, and cancelling
//! changes nothing.

use span_it::messages::dialogs::new_game as msg;
use span_it_learn::ladder::Handicap;

use super::prelude::*;

const SIDES: [Player; 2] = Player::ALL;

fn open(window: &mut Window) {
    window.press_ctrl(Key::N);
    assert!(window.has_dialog(msg::title()));
}

/// With *More* open.
fn with_dialog() -> Window {
    let mut window = Window::playing(against_steady(6));
    open(&mut window);
    window.open_more();
    window
}

fn names(window: &Window) -> [String; 2] {
    SIDES.map(|side| window.field(msg::name_field(side)))
}

fn computer_box(side: Player) -> String {
    msg::for_player(msg::computer_plays(), side)
}

#[test]
fn enter_starts_with_the_last_settings() {
    let mut window = Window::after(two_people(5), &["c3"]);
    window.press(Key::N);
    window.press(Key::Enter);
    assert!(!window.has_dialog(msg::title()) && window.moves().is_empty());
    assert_eq!(window.session().setup().size.rows(), 5);
    assert_eq!(window.session().seat(Player::Vertical).name, "Bob");
}

#[test]
fn default_is_a_person_against_steady_and_names_follow_who_plays() {
    let mut window = Window::new();
    window.click(game::new_game());
    assert!(window.widget(Role::Button, msg::play()).is_focused());
    assert_eq!(names(&window), [msg::you(), "Steady"]);
    assert_eq!(window.chosen_opponent(SIDES[1]), "Steady");
    window.assert_shows(&[&msg::more_summary(BoardSize::STANDARD, Some(Duration::from_secs(10)))]);
    window.open_more();
    assert_eq!(window.field(msg::time_limit()), "10");
    window.type_into(msg::name_field(SIDES[0]), "Max");
    for (side, name, expected) in [
        (SIDES[0], None, ["Planner", "Steady"]),
        (SIDES[1], Some("Ada"), ["Planner", msg::you()]),
        (SIDES[1], None, ["Planner", "Steady"]),
        // The person gets the name back.
        (SIDES[1], None, ["Planner", "Ada"]),
        (SIDES[1], None, ["Planner", "Steady"]),
        (SIDES[0], None, ["Max", "Steady"]),
    ] {
        window.click_on(Role::CheckBox, &computer_box(side));
        assert_eq!(names(&window), expected);
        if let Some(name) = name {
            window.type_into(msg::name_field(side), name);
        }
    }
    window.click(msg::switch_sides());
    assert_eq!(names(&window), ["Steady", "Max"]);
    window.click(msg::play());
    let setup = window.session().setup();
    assert_eq!(setup.players.horizontal.kind, PlayerKind::Computer);
    assert!(setup.players.vertical.kind.is_person());
    assert_eq!(setup.first, Player::Vertical, "the person moves first as before");
}

#[test]
fn two_people_have_different_names() {
    let mut window = Window::new();
    open(&mut window);
    window.click_on(Role::CheckBox, &computer_box(Player::Vertical));
    assert_eq!(names(&window), [msg::you(), "Guest"]);
    window.assert_shows(&[&msg::more_summary(BoardSize::STANDARD, None)]);
    window.click(msg::play());
    assert!(SIDES.into_iter().all(|side| window.session().is_human(side)));
    assert_eq!(window.app().settings().handle, "", "no name was typed");
}

/// The name typed in New Game or on a card is that of the settings, and stays in later games.
#[test]
fn typed_name_stays_in_later_games() {
    let mut window = Window::new();
    window.click(&window.card_name(Player::Horizontal));
    window.type_into(msg::name_field(Player::Horizontal), "Max");
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert_eq!(window.app().settings().handle, "Max");
    open(&mut window);
    assert_eq!(names(&window)[0], "Max");
    window.type_into(msg::name_field(Player::Horizontal), "Maxi");
    window.press(Key::Enter);
    assert_eq!(window.app().settings().handle, "Maxi");
    window.press_ctrl(Key::E);
    window.click(&editor::play("Steady"));
    assert_eq!(window.session().seat(Player::Horizontal).name, "Maxi");
    let mut window = window.reopen();
    open(&mut window);
    assert_eq!(names(&window)[0], "Maxi");
}

#[test]
fn enter_plays_from_choices_and_check_boxes() {
    let read = span_it::messages::opponent_model::adapts("Spider", None::<&str>);
    let six = language::square(6);
    for (role, name) in
        [(Role::CheckBox, read.as_str()), (Role::RadioButton, six.as_str()), (Role::RadioButton, "Ada")]
    {
        let mut window = with_dialog();
        window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
        window.focus(role, name);
        window.press(Key::Enter);
        assert!(!window.has_dialog(msg::title()), "Enter on {name}");
        assert!(!window.session().setup().reads_opponent(Player::Vertical), "Enter changes no check box");
        assert_eq!(window.session().setup().size, BoardSize::STANDARD);
    }
    let mut window = with_dialog();
    window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
    window.focus(Role::CheckBox, &read);
    window.press(Key::Space);
    window.press(Key::Enter);
    assert!(window.session().setup().reads_opponent(Player::Vertical));
    let mut window = with_dialog();
    window.click_on(Role::CheckBox, &computer_box(Player::Vertical));
    window.press(Key::Enter);
    assert!(!window.has_dialog(msg::title()), "Enter after a click with the mouse");
    assert!(SIDES.into_iter().all(|side| window.session().is_human(side)));
}

#[test]
fn boards_are_chosen_or_typed() {
    let mut window = with_dialog();
    window.type_into(msg::columns(), "7");
    window.focus(Role::RadioButton, &language::square(4));
    for side in ["4", "5"] {
        window.press(Key::ArrowRight);
        assert_eq!([window.field(msg::columns()), window.field(msg::rows())], [side, side]);
    }
    for n in [4_u8, 8, 10] {
        window.click_on(Role::RadioButton, &language::square(n));
        window.click(msg::play());
        assert_eq!(window.session().setup().size, BoardSize::square(n.into()).unwrap());
        open(&mut window);
    }
    for (rows, columns) in [(3, 3), (20, 20), (4, 7)] {
        window.type_into(msg::rows(), &rows.to_string());
        window.type_into(msg::columns(), &columns.to_string());
        window.assert_shows(&[msg::size_note()]);
        window.press(Key::Enter);
        assert_eq!(window.session().setup().size, BoardSize::new(rows, columns).unwrap());
        open(&mut window);
    }
    window.click(&msg::head_start_name(msg::no_head_start()));
    window.click(&msg::head_start_of(Handicap::Large, "Ada"));
    window.click(&msg::clock_name(msg::no_clock()));
    window.click(&msg::clock_of(3_u64));
    window.click(msg::play());
    let setup = window.session().setup();
    assert_eq!(setup.size, Handicap::Large.size(Player::Horizontal));
    assert_eq!(setup.notes.clock, Some(Duration::from_mins(3)));
}

#[test]
fn invalid_input_disables_play_with_a_reason() {
    let mut window = with_dialog();
    for (field, text, reason) in [
        (msg::time_limit(), "0.05", msg::time_limit_range()),
        (msg::time_limit(), "601", msg::time_limit_range()),
        (msg::time_limit(), "", msg::time_limit_range()),
        (msg::time_limit(), "nan", msg::time_limit_range()),
        (msg::seed(), "-1", msg::seed_range()),
        (msg::seed(), "9007199254740992", msg::seed_range()),
        (msg::rows(), "2", msg::size_range()),
        (msg::rows(), "six", msg::size_range()),
        (msg::columns(), "21", msg::size_range()),
        (msg::name_field(Player::Horizontal), " ", msg::name_needed()),
    ] {
        let before = window.field(field);
        window.type_into(field, text);
        window.press(Key::Enter);
        assert!(
            window.has_dialog(msg::title()) && !window.can_press(msg::play()),
            "{field} accepts {text:?}"
        );
        window.assert_shows(&[reason]);
        window.type_into(field, &before);
        assert!(window.can_press(msg::play()), "{field} refuses {before:?}");
    }
    window.type_into(msg::time_limit(), "0");
    window.press(Key::Enter);
    window.press_ctrl(Key::A);
    window.event(Event::Text("2".to_owned()));
    window.press(Key::Enter);
    let limit = window.session().setup().max_move;
    assert_eq!(limit, Some(Duration::from_secs(2)), "the field keeps the focus after Enter");
}

#[test]
fn enter_in_any_field_plays_with_its_value() {
    for (field, text) in [
        (msg::name_field(Player::Horizontal), "Zoe"),
        (msg::time_limit(), "0,25"),
        (msg::seed(), "9007199254740991"),
        (msg::rows(), "4"),
    ] {
        let mut window = with_dialog();
        let seed = window.field(msg::seed());
        window.click(msg::new_seed());
        assert_ne!(window.field(msg::seed()), seed);
        window.type_into(field, text);
        window.press(Key::Enter);
        assert!(!window.has_dialog(msg::title()), "{text:?} in {field}");
        let setup = window.session().setup();
        let limit = setup.max_move.map(language::seconds).unwrap_or_default().replace('.', ",");
        let name = setup.players.horizontal.name.clone();
        let played = [name, limit, setup.seed.to_string(), setup.size.rows().to_string()];
        assert!(played.iter().any(|played| played == text), "{played:?}");
    }
}

#[test]
fn named_or_random_player_can_be_first() {
    let mut window = with_dialog();
    window.click_on(Role::RadioButton, "Steady");
    window.click(msg::play());
    assert_eq!(window.session().setup().first, Player::Vertical);
    window.wait_for_turn();
    assert_eq!(window.game().moves()[0].player, Player::Vertical, "the computer must move first");
    for (seed, first) in [("4", Player::Horizontal), ("5", Player::Vertical)] {
        open(&mut window);
        window.click_on(Role::RadioButton, msg::random());
        window.type_into(msg::seed(), seed);
        window.click(msg::play());
        assert_eq!(window.session().setup().first, first);
        assert!(window.app().settings().random_first);
    }
}

#[test]
fn cancelling_changes_nothing() {
    let mut window = Window::after(two_people(4), &["c3"]);
    let (setup, settings) = (window.session().setup().clone(), window.app().settings().clone());
    for leave in [
        |window: &mut Window| window.click(span_it::messages::board::close()),
        |window: &mut Window| window.press(Key::Escape),
    ] {
        open(&mut window);
        window.type_into(msg::name_field(Player::Horizontal), "Zoe");
        window.click_on(Role::RadioButton, &language::square(10));
        leave(&mut window);
        assert!(!window.has_dialog(msg::title()));
        assert_eq!((window.session().setup(), window.app().settings()), (&setup, &settings));
        assert_eq!(window.moves(), ["c3"]);
    }
}

#[test]
fn next_start_remembers_players_board_and_limit() {
    let mut window = Window::new();
    open(&mut window);
    window.type_into(msg::name_field(Player::Horizontal), "Zoe");
    window.open_more();
    window.type_into(msg::time_limit(), "3");
    window.click_on(Role::RadioButton, &language::square(8));
    window.click(msg::play());
    let mut window = window.reopen();
    window.assert_shows(&["Zoe"]);
    assert_eq!(window.session().setup().max_move, Some(Duration::from_secs(3)));
    assert_eq!(window.session().setup().size.rows(), 8);
    open(&mut window);
    assert_eq!(names(&window)[0], "Zoe");
}
