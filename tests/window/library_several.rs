//! Several personalities at once in the library: import, export, selection, order; and a game against one of them.

use std::time::SystemTime;

use egui::accesskit::Toggled;
use span_it::messages::dialogs::library as list;
use span_it::messages::library as msg;
use span_it_core::personality::ladder::{Measured, Strength};

use super::library_changes::{
    add_strength, files_of, mine, own_files, rows, with_chosen, with_library, with_own,
};
use super::prelude::*;

pub(super) fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

pub(super) fn click_with(window: &mut Window, modifiers: Modifiers, name: &str) {
    window.harness.event(Event::ModifiersChanged(modifiers));
    window.click_on(Role::RadioButton, name);
    window.harness.event(Event::ModifiersChanged(Modifiers::NONE));
    window.settle();
}

fn is_selected(window: &Window, name: &str) -> bool {
    window.widget(Role::RadioButton, name).accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn imports_several_files_and_reports_each() {
    let mut window = with_library(&with_own(&["Zebra"]));
    let write = |name: &str, text: &str| window.write(name, text);
    let paths = [
        write("a.json", &mine("Ada").to_json()),
        write("b.json", &mine("Bob").to_json()),
        write("again.json", &mine("Ada").to_json()),
        write("own.json", &mine("Zebra").to_json()),
        write("notes.txt", "milk"),
    ];
    window.click(msg::import());
    let request = window.platform.requests().pop().unwrap();
    assert_eq!((request.kind, request.purpose), (FileKind::Personality, FilePurpose::OpenSeveral));
    window.answer_dialog(FileAnswer::Picked(paths.to_vec()));
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "zebra.json"]);
    let expected = [
        msg::imported(&names(&["Ada", "Bob"])),
        msg::already_present(&names(&["Ada", "Zebra"])),
        files::not_opened(&paths[4], files::unknown_document()),
    ];
    window.assert_shows(&[&expected.join(" ")]);
    assert!(is_selected(&window, "Bob"), "the last added one is chosen");
}

#[test]
fn exports_all_own_ones_into_a_folder_once() {
    let mut window = with_library(&with_own(&["Zebra", "Gnu"]));
    let target = window.path("shared");
    std::fs::create_dir(&target).unwrap();
    std::fs::write(target.join("gnu.json"), "precious").unwrap();
    window.click(msg::export_all());
    window.click(msg::as_files());
    assert_eq!(window.platform.requests().pop().unwrap().kind, FileKind::Folder);
    window.pick_file(&target);
    window.assert_shows(&[&msg::exported(2, &target)]);
    assert_eq!(files_of(&target), ["gnu-2.json", "gnu.json", "zebra.json"]);
    assert_eq!(std::fs::read_to_string(target.join("gnu.json")).unwrap(), "precious");
    assert_eq!(read_personality(&target.join("zebra.json")), mine("Zebra"));
    window.click(msg::export_all());
    window.click(msg::as_files());
    window.pick_file(&target);
    window.assert_shows(&[&msg::exported_beside(0, 2, &target)]);
    assert_eq!(files_of(&target).len(), 3);
    window.click(msg::export_all());
    window.click(msg::as_files());
    window.pick_file(window.path("no such folder"));
    window.assert_shows_part("Nothing was exported to ");
}

#[test]
fn selected_ones_are_exported_and_deleted_together() {
    let mut window = with_library(&with_own(&["Ant", "Bee", "Cat", "Dog"]));
    window.click_on(Role::RadioButton, "Ant");
    click_with(&mut window, Modifiers::SHIFT, "Cat");
    window.assert_shows(&[&msg::selected(3)]);
    click_with(&mut window, Modifiers::COMMAND, "Bee");
    window.assert_shows(&[&msg::selected(2)]);
    let selected = ["Ant", "Bee", "Cat", "Dog"].map(|name| is_selected(&window, name));
    assert_eq!(selected, [true, false, true, false]);
    let target = window.path("shared");
    std::fs::create_dir(&target).unwrap();
    window.click(msg::export());
    window.click(msg::as_files());
    window.pick_file(&target);
    assert_eq!(files_of(&target), ["ant.json", "cat.json"]);
    window.click_on(Role::RadioButton, "Ant");
    click_with(&mut window, Modifiers::COMMAND, "Cat");
    window.press(Key::Delete);
    window.assert_shows(&[&msg::deleted(&names(&["Ant", "Cat"]))]);
    assert_eq!(own_files(&window), ["bee.json", "dog.json"]);
    window.click(msg::undo());
    assert_eq!(own_files(&window), ["ant.json", "bee.json", "cat.json", "dog.json"]);
}

#[test]
fn selection_works_by_keyboard_and_spares_built_in_ones() {
    let mut window = with_library(&with_own(&["Ant", "Bee"]));
    window.press(Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.assert_shows(&[&msg::selected(2)]);
    assert!(window.can_press(msg::delete()));
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.assert_shows(&[&msg::selected(3)]);
    assert!(!window.can_press(msg::delete()), "a built-in one is selected");
    window.press(Key::Delete);
    assert_eq!(own_files(&window), ["ant.json", "bee.json"]);
    window.press(Key::ArrowUp);
    assert!(!window.shows(&msg::selected(3)), "an arrow key selects one line");
}

#[test]
fn lists_in_the_chosen_order() {
    let folder = with_own(&[]);
    for (name, major, days) in [("Ant", 1.0, 1_u64), ("Bee", 2.0, 3), ("Cat", 3.0, 2)] {
        let mut one = mine(name);
        one.factors.set(Factor::NodeMinor, major).unwrap();
        super::setups::add_own(folder.path(), &one);
        let path = folder.path().join(format!("personalities/{}.json", name.to_lowercase()));
        let file = std::fs::File::options().append(true).open(path).unwrap();
        file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_hours(24 * days)).unwrap();
    }
    let mut measured = mine("Cat");
    measured.factors.set(Factor::NodeMinor, 3.0).unwrap();
    let strength = Strength { elo: 1500.0, ..Strength::default() };
    let rating = Measured { name: "Cat".to_owned(), factors: measured.factors, strength, tournament: None };
    add_strength(&folder, rating);
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::L);
    for (order, expected) in
        msg::orders().into_iter().zip([["Cat", "Ant", "Bee"], ["Ant", "Bee", "Cat"], ["Bee", "Cat", "Ant"]])
    {
        window.click_on(Role::RadioButton, order);
        assert_eq!(rows(&window)[..3], expected, "{order}");
    }
    window.click_on(Role::RadioButton, msg::orders()[0]);
    let built_in_ones: Vec<String> = rows(&window).into_iter().skip(3).collect();
    assert_eq!(
        [0, built_in_ones.len() - 1].map(|place| built_in_ones[place].as_str()),
        ["Wanderer", "Master"]
    );
    window.click_on(Role::RadioButton, msg::filters()[1]);
    assert_eq!(rows(&window).len(), 3);
    window.click_on(Role::RadioButton, msg::filters()[2]);
    assert_eq!(rows(&window), built_in_ones);
    window.type_into(list::search(), "Steady");
    assert!(!rows(&window).contains(&"Ant".to_owned()));
}

#[test]
fn plays_against_the_chosen_one() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    window.click(msg::play_against());
    assert!(!window.has_dialog(msg::title()));
    let seat = window.session().seat(Player::Vertical);
    assert_eq!((seat.kind, &seat.personality), (PlayerKind::Computer, &mine("Zebra")));
    assert!(!window.session().is_started(), "the first screen stays");
    window.begin(two_people(5));
    window.click_nodes(&["e5", "d4"]);
    window.press_ctrl(Key::L);
    window.find_row("Blocker");
    window.click(msg::play_against());
    assert_eq!(window.session().seat(Player::Vertical).personality, built_in("Blocker"));
    assert_eq!(window.session().setup().size, two_people(5).size);
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["e5", "d4"]);
    assert_eq!(window.session().seat(Player::Vertical).name, "Bob");
}
