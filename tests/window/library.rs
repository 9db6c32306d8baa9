//! Guards the list of personalities: shipped ones, the player's own, any file; what cannot be read
//! stays listed with the reason.

use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use span_it::messages::dialogs::{library as own, new_game};
use span_it::messages::{files, library as words, menu};
use span_it::platform::FileKind;
use span_it_core::board::Player;
use span_it_core::personality::{Personality, ladder, library};

use super::games::shipped;
use super::harness::{Window, folder};

/// Puts a personality of this name into the player's own.
fn keep_own(folder: &Path, name: &str) -> Personality {
    let own = folder.join("personalities");
    std::fs::create_dir_all(&own).unwrap();
    let personality = Personality { name: name.to_owned(), ..shipped("Master") };
    std::fs::write(own.join(format!("{name}.json")), personality.to_json()).unwrap();
    personality
}

fn load_for(player: Player) -> String {
    new_game::for_side(new_game::LOAD, player)
}

#[test]
fn shipped_and_own_ones_are_listed_and_a_chosen_one_plays() {
    let folder = folder();
    let mine = keep_own(folder.path(), "Zebra");
    let mut window = Window::in_folder(&folder);
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    assert!(window.has_dialog(&own::title(Some(Player::Vertical))));
    for one in library::shipped() {
        window.assert_says(&[&one.name, one.description.as_deref().unwrap()]);
    }
    window.assert_says(&[own::SHIPPED, own::OWN]);
    assert!(!window.can_press(own::LOAD), "nothing is chosen yet");
    window.click_on(Role::RadioButton, "Steady");
    let ladder = ladder::shipped();
    let [source, command] = [&ladder.source, &ladder.command].map(|text| text.as_deref().unwrap());
    window.assert_says(&[source, words::MEASURED_BY, command]);
    let steady = ladder.strength_of(&shipped("Steady").factors).unwrap();
    window.assert_says(&[&words::milliseconds(steady.ms.unwrap())]);
    window.type_into(own::SEARCH, "zeb");
    window.click_on(Role::RadioButton, "Zebra");
    window.click(own::LOAD);
    assert_eq!(window.field(&new_game::name_of(Player::Vertical)), "Zebra");
    window.click(new_game::PLAY);
    assert_eq!(window.session().seat(Player::Vertical).personality, mine);
}

#[test]
fn the_search_looks_at_names_and_descriptions() {
    let mut window = Window::new();
    window.press(Key::N);
    window.click(&load_for(Player::Horizontal));
    assert!(window.widget(Role::TextInput, own::SEARCH).is_focused());
    window.event(egui::Event::Text("STEADY".to_owned()));
    window.settle();
    assert!(window.widgets().filter(|node| is_line(node)).count() < library::shipped().len());
    window.widget(Role::RadioButton, "Steady");
    window.type_into(own::SEARCH, "nobody is called so");
    window.assert_says(&[own::NONE_FOUND]);
}

fn is_line(node: &egui_kittest::Node<'_>) -> bool {
    use egui_kittest::kittest::NodeT as _;
    let named = |one: &Personality| node.accesskit_node().label().as_deref() == Some(&one.name);
    node.accesskit_node().role() == Role::RadioButton && library::shipped().iter().any(named)
}

#[test]
fn what_cannot_be_read_is_listed_with_the_reason_and_cannot_be_loaded() {
    let folder = folder();
    keep_own(folder.path(), "Zebra");
    std::fs::write(folder.path().join("personalities/broken.json"), "{ \"format\": 7 }").unwrap();
    let mut window = Window::in_folder(&folder);
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    window.type_into(own::SEARCH, "broken");
    let texts = window.texts();
    assert!(texts.iter().any(|text| text.contains("line 1, column 13")), "{texts:#?}");
    window.click_on(Role::RadioButton, "broken.json");
    assert!(!window.can_press(own::LOAD));
}

#[test]
fn a_double_click_loads() {
    let mut window = Window::new();
    window.press(Key::N);
    window.click(&load_for(Player::Vertical));
    window.type_into(own::SEARCH, "Spider");
    let at = window.widget(Role::RadioButton, "Spider").rect().center();
    window.double_click_at(at);
    assert!(!window.has_dialog(&own::title(Some(Player::Vertical))));
    assert_eq!(window.field(&new_game::name_of(Player::Vertical)), "Spider");
}

#[test]
fn any_file_can_be_loaded_through_a_dialog() {
    let mut window = Window::new();
    let file = window.path("far away.json");
    let personality = Personality { name: "Nomad".to_owned(), ..shipped("Spider") };
    std::fs::write(&file, personality.to_json()).unwrap();
    window.choose(menu::PERSONALITY, menu::LOAD_HORIZONTAL);
    window.click(own::FROM_FILE);
    let request = window.machine.requests().pop().unwrap();
    assert_eq!((request.kind, request.save), (FileKind::Personality, false));
    assert_eq!(request.title, files::LOAD_PERSONALITY);
    window.machine.pick(&file);
    window.settle();
    assert!(!window.has_dialog(&own::title(Some(Player::Horizontal))));
    window.assert_says(&["Nomad", own_description(&personality)]);
    window.click(new_game::PLAY);
    assert_eq!(window.session().seat(Player::Horizontal).personality, personality);
}

fn own_description(personality: &Personality) -> &str {
    personality.description.as_deref().unwrap()
}

#[test]
fn a_bad_file_is_refused_in_the_list_and_the_dialog_stays_as_it_was() {
    let mut window = Window::new();
    let file = window.path("bad.json");
    std::fs::write(&file, "{}").unwrap();
    window.choose(menu::PERSONALITY, menu::LOAD_VERTICAL);
    window.click(own::FROM_FILE);
    window.machine.pick(&file);
    window.settle();
    let said = window.announcement().unwrap();
    assert!(said.starts_with("bad.json was not opened: "), "{said}");
    assert!(said.contains("line 1, column 1"), "{said}");
    assert_eq!(window.notice(), None, "the bar lies under the list");
    window.assert_says_in_front(&said);
    assert!(window.texts().iter().any(|text| text.contains("{}") && text.ends_with('^')));
    window.press(Key::Escape);
    assert_eq!(window.field(&new_game::name_of(Player::Vertical)), "Steady");
}
