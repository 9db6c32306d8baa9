//! Loading from the library: built-in and own personalities and any file. Unreadable files are listed with the
//! reason.

use span_it::messages::dialogs::library as msg;
use span_it::messages::library as library_msg;
use span_it_core::personality::{ladder, library};

use super::prelude::*;

fn zebra() -> Personality {
    Personality { name: "Zebra".to_owned(), ..built_in("Master") }
}

fn load_for(player: Player) -> String {
    new_game::for_player(new_game::CHOOSE_PERSONALITY, player)
}

#[test]
fn lists_personalities_and_plays_the_chosen_one() {
    let folder = folder();
    add_own(folder.path(), &zebra());
    let mut window = Window::in_folder(&folder);
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    assert!(window.has_dialog(msg::title(Some(Player::Vertical))));
    for one in library::builtin() {
        window.assert_shows(&[&one.name, one.description.as_deref().unwrap()]);
    }
    window.assert_shows(&[msg::BUILT_IN, msg::OWN]);
    assert!(!window.can_press(msg::CHOOSE), "no personality is chosen");
    window.click_on(Role::RadioButton, "Steady");
    let ladder = ladder::builtin();
    let [source, command] = [&ladder.source, &ladder.command].map(|text| text.as_deref().unwrap());
    window.assert_shows(&[source, library_msg::MEASURED_BY, command]);
    let steady = ladder.strength_of(&built_in("Steady").factors).unwrap();
    window.assert_shows(&[&span_it_files::text::humanize::short_time(steady.ms.unwrap())]);
    window.type_into(msg::SEARCH, "zeb");
    window.click_on(Role::RadioButton, "Zebra");
    window.click(msg::CHOOSE);
    assert_eq!(window.field(new_game::NAME_FIELD[Player::Vertical]), "Zebra");
    window.click(new_game::PLAY);
    assert_eq!(window.session().seat(Player::Vertical).personality, zebra());
}

#[test]
fn searches_names_and_descriptions() {
    let mut window = Window::new();
    window.press(Key::N);
    window.click(&load_for(Player::Horizontal));
    assert!(window.widget(Role::TextInput, msg::SEARCH).is_focused());
    window.event(egui::Event::Text("STEADY".to_owned()));
    window.settle();
    assert!(window.widgets().filter(|node| is_row(node)).count() < library::builtin().len());
    window.widget(Role::RadioButton, "Steady");
    window.type_into(msg::SEARCH, "no such name");
    window.assert_shows(&[msg::NO_MATCH]);
}

fn is_row(node: &egui_kittest::Node<'_>) -> bool {
    use egui_kittest::kittest::NodeT as _;
    let named = |one: &Personality| node.accesskit_node().label().as_deref() == Some(&one.name);
    node.accesskit_node().role() == Role::RadioButton && library::builtin().iter().any(named)
}

#[test]
fn lists_unreadable_files_with_the_reason() {
    let folder = folder();
    add_own(folder.path(), &zebra());
    std::fs::write(folder.path().join("personalities/broken.json"), "{ \"format\": 7 }").unwrap();
    let mut window = Window::in_folder(&folder);
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    window.type_into(msg::SEARCH, "broken");
    let texts = window.texts();
    assert!(texts.iter().any(|text| text.contains("line 1, column 13")), "{texts:#?}");
    window.click_on(Role::RadioButton, "broken.json");
    assert!(!window.can_press(msg::CHOOSE));
}

#[test]
fn double_click_loads() {
    let mut window = Window::new();
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    window.type_into(msg::SEARCH, "Spider");
    let at = window.widget(Role::RadioButton, "Spider").rect().center();
    window.double_click_at(at);
    assert!(!window.has_dialog(msg::title(Some(Player::Vertical))));
    assert_eq!(window.field(new_game::NAME_FIELD[Player::Vertical]), "Spider");
}

#[test]
fn loads_any_file() {
    let mut window = Window::new();
    let file = window.path("far away.json");
    let personality = Personality { name: "Nomad".to_owned(), ..built_in("Spider") };
    std::fs::write(&file, personality.to_json()).unwrap();
    window.find_command(menu::CHOOSE_HORIZONTAL);
    window.click(msg::FROM_FILE);
    let request = window.platform.requests().pop().unwrap();
    assert_eq!(request.kind, FileKind::Personality);
    assert_eq!(request.purpose, FilePurpose::Open);
    assert_eq!(request.title, files::OPEN_PERSONALITY);
    window.pick_file(&file);
    assert!(!window.has_dialog(msg::title(Some(Player::Horizontal))));
    window.assert_shows(&[description_of(&personality)]);
    let hints = new_game::for_player(new_game::HINTS_BY, Player::Horizontal);
    assert_eq!(window.widget(Role::ComboBox, &hints).accesskit_node().value().as_deref(), Some("Nomad"));
    window.click(new_game::PLAY);
    assert_eq!(window.session().seat(Player::Horizontal).personality, personality);
}

fn description_of(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap()
}

#[test]
fn refuses_a_wrong_file_and_keeps_the_dialog() {
    let mut window = Window::new();
    let file = window.write("bad.json", "{}");
    window.find_command(menu::CHOOSE_VERTICAL);
    window.click(msg::FROM_FILE);
    window.pick_file(&file);
    let announcement = window.announcement().unwrap();
    assert!(announcement.starts_with("bad.json was not opened: "), "{announcement}");
    assert!(announcement.contains("line 1, column 1"), "{announcement}");
    assert_eq!(window.notice(), None, "the error bar would be below the dialog");
    window.assert_shows_in_front(&announcement);
    assert!(window.texts().iter().any(|text| text.contains("{}") && text.ends_with('^')));
    window.press(Key::Escape);
    assert_eq!(window.field(new_game::NAME_FIELD[Player::Vertical]), "Steady");
}
