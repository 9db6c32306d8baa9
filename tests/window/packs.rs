//! Packs of personalities: exported from the library; imported by the library, by opening, dropping and pasting.

use span_it::messages::library as msg;
use span_it::messages::opponents;
use span_it_core::personality::Pack;

use super::dropped_files::drop_files;
use super::library_changes::{mine, own_files, with_library, with_own};
use super::library_several::{click_with, names};
use super::prelude::*;

fn pack_text(names: &[&str]) -> String {
    let personalities: Vec<Personality> = names.iter().map(|name| mine(name)).collect();
    Pack::to_json(&personalities).unwrap()
}

fn pack_file(window: &Window, text: &str) -> PathBuf {
    window.write("friends.json", text)
}

/// Imports a pack with this text; returns its file.
fn import(window: &mut Window, text: &str) -> PathBuf {
    let path = pack_file(window, text);
    window.click(msg::import());
    window.answer_dialog(FileAnswer::Picked(vec![path.clone()]));
    path
}

#[test]
fn selected_ones_are_exported_as_one_pack() {
    let mut window = with_library(&with_own(&["Ant", "Bee", "Cat"]));
    window.click_on(Role::RadioButton, "Ant");
    click_with(&mut window, Modifiers::SHIFT, "Bee");
    window.click(msg::export());
    window.click(msg::as_one_pack());
    let request = window.platform.requests().pop().unwrap();
    assert_eq!((request.kind, request.purpose), (FileKind::Personality, FilePurpose::Save));
    assert_eq!(request.name, msg::pack_file());
    let path = window.path("two.json");
    window.pick_file(&path);
    window.assert_shows(&[&msg::pack_saved(2, &path)]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), pack_text(&["Ant", "Bee"]));
    window.click(msg::export_all());
    window.click(msg::as_one_pack());
    let all = window.path("all.json");
    window.pick_file(&all);
    assert_eq!(std::fs::read_to_string(&all).unwrap(), pack_text(&["Ant", "Bee", "Cat"]));
}

#[test]
fn the_library_refuses_wrong_packs_and_imports_one_with_one_undo() {
    let mut window = with_library(&with_own(&["Zebra"]));
    let good = pack_text(&["Ada", "Bob"]);
    for (bad, reason) in [
        (good.replacen("\"version\": 1", "\"version\": 2", 1), "a newer Span-It! made this"),
        (good[..good.len() / 2].to_owned(), "not JSON"),
        (good.replacen("\"personalities\"", "\"people\"", 1), "unknown field `people`"),
    ] {
        let path = import(&mut window, &bad);
        window.assert_shows_part("friends.json was not opened");
        window.assert_shows_part(reason);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), bad);
        assert_eq!(own_files(&window), ["zebra.json"]);
    }
    import(&mut window, &pack_text(&["Ada", "Zebra", "Bob", "Ada"]));
    let expected = [msg::imported(&names(&["Ada", "Bob"])), msg::already_present(&names(&["Zebra", "Ada"]))];
    window.assert_shows(&[&expected.join(" ")]);
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "zebra.json"]);
    window.click(msg::undo());
    assert_eq!(own_files(&window), ["zebra.json"]);
    window.assert_shows(&[&msg::deleted(&names(&["Ada", "Bob"]))]);
    window.click(msg::undo());
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "zebra.json"], "the undo can be undone");
    import(&mut window, &pack_text(&["Cid", "Dan", "Eve"]));
    std::fs::remove_file(window.path("personalities/cid.json")).unwrap();
    window.press_ctrl(Key::Z);
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "zebra.json"]);
    window.assert_shows_part(&msg::deleted(&names(&["Dan", "Eve"])));
    window.assert_shows_part("The others stay: ");
}

#[test]
fn a_bad_member_is_named_and_the_rest_imported() {
    let mut window = with_library(&with_own(&[]));
    let text = pack_text(&["Ada", "Bob", "Eve"]);
    let text = text.replacen("\"Bob\",", "\"Bob\\u202e\", \"colour\": 3,", 1);
    import(&mut window, &text);
    assert_eq!(own_files(&window), ["ada.json", "eve.json"]);
    window.assert_shows_part("Ada and Eve were added to your personalities. Number 2, Bob\u{fffd}, was not");
    window.assert_shows_part("colour is 3: unknown field `colour`");
}

#[test]
fn packs_are_not_read_as_single_personalities() {
    let folder = with_own(&[]);
    std::fs::write(folder.path().join("personalities/friends.json"), pack_text(&["Ada", "Bob"])).unwrap();
    let mut window = Window::in_folder(&folder);
    window.find_command(menu::choose_horizontal());
    window.click(&opponents::show_file("friends.json"));
    window.assert_shows(&[files::is_pack()]);
    assert!(window.has_button(msg::import()), "the message names it");
    window.press(Key::Escape);
    let path = pack_file(&window, &pack_text(&["Ada", "Bob"]));
    window.click(opponents::from_file());
    window.pick_file(&path);
    window.assert_shows(&[&files::not_opened(&path, files::is_pack())]);
}

#[test]
fn opened_packs_are_imported_and_undone_from_the_notice() {
    let mut window = Window::in_folder(&with_own(&[]));
    let path = pack_file(&window, &pack_text(&["Ada", "Bob"]));
    window.apply(Action::File(FileAction::OpenPath(path)));
    assert_eq!(window.notice(), Some(msg::imported(&names(&["Ada", "Bob"])).as_str()));
    assert_eq!(own_files(&window), ["ada.json", "bob.json"]);
    window.click(msg::undo_import());
    assert!(own_files(&window).is_empty());
    let path = pack_file(&window, "{\"format\": \"span-it-pack\", \"version\": 1, \"personalities\": []}");
    window.apply(Action::File(FileAction::OpenPath(path)));
    assert!(window.notice().unwrap().contains("expected a list of 1 to 1,000 personalities"));
}

#[test]
fn dropped_and_pasted_packs_are_imported() {
    let mut window = Window::in_folder(&with_own(&[]));
    let pack = pack_file(&window, &pack_text(&["Ada", "Bob"]));
    let single = window.write("single.json", mine("Eve").to_json());
    drop_files(&mut window, std::slice::from_ref(&pack));
    assert_eq!(own_files(&window), ["ada.json", "bob.json"]);
    drop_files(&mut window, &[pack.clone(), single]);
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "eve.json"]);
    let expected = [msg::imported(&names(&["Eve"])), msg::already_present(&names(&["Ada", "Bob"]))];
    assert_eq!(window.notice(), Some(expected.join(" ").as_str()));
    window.press_ctrl(Key::L);
    std::fs::write(&pack, pack_text(&["Max"])).unwrap();
    drop_files(&mut window, &[pack]);
    assert_eq!(own_files(&window).len(), 4);
    window.assert_shows(&[&msg::imported(&names(&["Max"]))]);
    window.press(Key::Escape);
    window.paste(&pack_text(&["Tom"]));
    window.press_ctrl(Key::E);
    window.paste(&pack_text(&["Ugo"]));
    assert_eq!(own_files(&window).len(), 6);
    window.paste("{\"format\": \"span-it-pack\"}");
    assert!(window.notice().unwrap().starts_with("The pack in the clipboard was not imported: line 1"));
}

#[test]
fn a_pack_that_does_not_fit_is_not_written() {
    let folder = with_own(&[]);
    for number in 0..20 {
        let mut one = mine(&format!("Wordy {number}"));
        one.description = Some("x".repeat(60_000));
        super::setups::add_own(folder.path(), &one);
    }
    let mut window = with_library(&folder);
    window.click(msg::export_all());
    window.click(msg::as_one_pack());
    let path = window.path("all.json");
    window.pick_file(&path);
    assert!(!path.exists());
    window.assert_shows_part(files::not_saved(&path, "the pack would have").trim_end_matches('.'));
}
