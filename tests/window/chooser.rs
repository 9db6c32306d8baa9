//! The list to choose who plays: its groups, its keys, files from anywhere, and why a row cannot be chosen.

use span_it::messages::opponents as msg;
use span_it_core::personality::library as core_library;

use super::input::opponent_row;
use super::prelude::*;

fn zebra() -> Personality {
    Personality { name: "Zebra".to_owned(), ..built_in("Master") }
}

/// The list for Vertical, over New Game.
fn open(window: &mut Window) {
    window.press_ctrl(Key::N);
    window.open_chooser(Player::Vertical);
    assert!(window.has_dialog(msg::seat_title(Player::Vertical)));
}

fn with_list() -> Window {
    let mut window = Window::playing(against_steady(6));
    open(&mut window);
    window
}

fn is_open(window: &Window) -> bool {
    window.has_button(msg::from_file())
}

fn rows(window: &Window) -> Vec<String> {
    let is_row = |node: &egui_kittest::Node<'_>| {
        [Role::RadioButton, Role::CheckBox].contains(&node.accesskit_node().role())
    };
    window.front().children_recursive().filter(is_row).filter_map(|node| name_of(&node)).collect()
}

fn click_disabled(window: &mut Window, row: &str) {
    let at = window.widget(Role::RadioButton, row).rect().center();
    window.click_at(at);
}

fn row_of(name: &str) -> String {
    opponent_row(Opponent::named(name).unwrap())
}

fn name_of_vertical(window: &Window) -> String {
    window.field(new_game::name_field(Player::Vertical))
}

#[test]
fn lists_groups_and_plays_the_chosen_one() {
    let folder = folder();
    add_own(folder.path(), &zebra());
    let mut window = Window::in_folder(&folder);
    open(&mut window);
    window.assert_shows(&[msg::own(), msg::built_in(), msg::perfect()]);
    let rows = rows(&window);
    assert_eq!(rows.len(), 1 + core_library::builtin().len() + 1, "{rows:#?}");
    assert!(rows[0].starts_with("Zebra, "), "{rows:#?}");
    window.click_on(Role::RadioButton, &rows[0]);
    window.click(&msg::choose("Zebra"));
    assert!(!is_open(&window));
    assert_eq!(name_of_vertical(&window), "Zebra");
    window.click(new_game::play());
    assert_eq!(window.session().seat(Player::Vertical).personality, zebra());
}

#[test]
fn keys_move_through_the_whole_list() {
    let names: Vec<&str> = core_library::builtin().iter().map(|one| one.name.as_str()).collect();
    let steady = names.iter().position(|name| *name == "Steady").unwrap();
    let [first, last] = [names[0], names[names.len() - 1]];
    let mut window = with_list();
    assert!(window.widget(Role::RadioButton, &row_of("Steady")).is_focused());
    window.press(Key::ArrowDown);
    assert!(window.widget(Role::RadioButton, &row_of(names[steady + 1])).is_focused());
    window.press(Key::End);
    assert!(window.has_button(&msg::choose(last)));
    window.press(Key::Home);
    assert!(window.has_button(&msg::choose(Opponent::Perfect.name())));
    window.press(Key::ArrowRight);
    assert!(window.has_button(&msg::choose(first)));
    window.press(Key::Enter);
    assert!(!is_open(&window));
    assert_eq!(name_of_vertical(&window), first);
    // A small window has one column.
    window.resize([640.0, 480.0]);
    window.open_chooser(Player::Vertical);
    window.press(Key::End);
    window.press(Key::Enter);
    assert_eq!(name_of_vertical(&window), Opponent::Perfect.name());
}

#[test]
fn letters_search_and_enter_chooses() {
    let mut window = with_list();
    // Letters of quick typing arrive in frames that follow each other.
    for letter in ["s", "p", "í"] {
        window.event(Event::Text(letter.to_owned()));
    }
    window.settle();
    assert!(window.widget(Role::TextInput, msg::search()).is_focused());
    window.type_text("d");
    assert_eq!(window.field(msg::search()), "spíd");
    assert_eq!(rows(&window), [row_of("Spider")]);
    window.press(Key::Enter);
    assert_eq!(name_of_vertical(&window), "Spider");
    open(&mut window);
    window.type_into(msg::search(), "no such name");
    window.assert_shows(&[msg::no_match()]);
}

#[test]
fn double_click_chooses_and_one_click_does_not() {
    let mut window = with_list();
    window.click_on(Role::RadioButton, &row_of("Fencer"));
    assert!(is_open(&window));
    window.press(Key::Escape);
    assert_eq!(name_of_vertical(&window), "Steady");
    window.open_chooser(Player::Vertical);
    let at = window.widget(Role::RadioButton, &row_of("Spider")).rect().center();
    window.pass_repeats();
    window.double_click_at(at);
    assert!(!is_open(&window));
    assert_eq!(name_of_vertical(&window), "Spider");
}

#[test]
fn broken_file_says_which_line() {
    let folder = folder();
    add_own(folder.path(), &zebra());
    std::fs::write(folder.path().join("personalities/broken.json"), "{\n \"format\": 7 }").unwrap();
    let mut window = Window::in_folder(&folder);
    open(&mut window);
    let rows = rows(&window);
    let broken = rows.iter().find(|row| row.starts_with("broken.json")).unwrap();
    assert!(broken.contains("cannot be read: line 2"), "{broken}");
    click_disabled(&mut window, broken);
    assert!(!window.can_press(&msg::choose("broken.json")));
    window.click(&msg::show_file("broken.json"));
    assert!(window.texts().iter().any(|text| text.contains("line 2, column")));
}

#[test]
fn any_file_can_be_chosen() {
    let mut window = Window::new();
    let file = window.path("far away.json");
    let personality = Personality { name: "Nomad".to_owned(), ..built_in("Spider") };
    std::fs::write(&file, personality.to_json()).unwrap();
    window.find_command(menu::choose_horizontal());
    assert!(window.has_dialog(msg::hints_title()));
    let rows = rows(&window);
    let perfect = rows.iter().find(|row| row.starts_with("Perfect play")).unwrap();
    assert!(perfect.contains(msg::perfect_gives_no_hints()), "{perfect}");
    click_disabled(&mut window, perfect);
    assert!(!window.can_press(&msg::choose("Perfect play")));
    let bad = window.write("bad.json", "{}");
    window.click(msg::from_file());
    window.pick_file(&bad);
    let announcement = window.announcement().unwrap();
    assert!(announcement.starts_with("bad.json was not opened: line 1, column 2: "), "{announcement}");
    assert_eq!(window.notice(), None, "a notice would be below the dialog");
    window.assert_shows_in_front(&announcement);
    window.click(msg::from_file());
    let request = window.platform.requests().pop().unwrap();
    assert_eq!((request.kind, request.purpose), (FileKind::Personality, FilePurpose::Open));
    assert_eq!(request.title, files::open_personality());
    window.pick_file(&file);
    assert!(!is_open(&window));
    let hints = new_game::for_player(new_game::hints_from(), Player::Horizontal);
    assert_eq!(window.widget(Role::ComboBox, &hints).accesskit_node().value().as_deref(), Some("Nomad"));
    window.open_chooser(Player::Horizontal);
    assert!(window.can_press(&msg::choose("Nomad")), "it is in the list, wherever its file is");
    window.press(Key::Escape);
    window.click(new_game::play());
    assert_eq!(window.session().seat(Player::Horizontal).personality, personality);
}

#[test]
fn a_changed_personality_is_listed_once() {
    let folder = folder();
    let mut setup = against_steady(6);
    setup.players.vertical.personality = zebra();
    let newer = Personality { name: "Zebra".to_owned(), ..built_in("Sage") };
    add_own(folder.path(), &newer);
    let mut window = Window::in_folder(&folder);
    window.begin(setup);
    open(&mut window);
    assert_eq!(rows(&window).iter().filter(|row| row.starts_with("Zebra, ")).count(), 1);
    window.click(&msg::choose("Zebra"));
    window.click(new_game::play());
    assert_eq!(window.session().seat(Player::Vertical).personality.factors, newer.factors);
}

#[test]
fn card_changes_the_opponent_of_the_game() {
    let mut window = Window::playing(against_steady(6));
    window.play("c3");
    let moves = window.moves();
    window.click(&window.card_name(Player::Vertical));
    window.open_chooser(Player::Vertical);
    window.type_into(msg::search(), "blocker");
    window.press(Key::Enter);
    let seat = window.session().seat(Player::Vertical);
    assert_eq!((seat.name.as_str(), &seat.personality), ("Blocker", &built_in("Blocker")));
    assert_eq!(window.moves(), moves, "the game goes on");
    window.click(&window.card_name(Player::Horizontal));
    window.open_chooser(Player::Horizontal);
    window.type_into(msg::search(), "master");
    window.press(Key::Enter);
    let seat = window.session().seat(Player::Horizontal);
    assert_eq!((seat.name.as_str(), seat.personality.name.as_str()), ("Ada", "Master"));
    assert_eq!(window.moves(), moves);
}
