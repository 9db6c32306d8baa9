//! Changes in the library: rename, copy, delete and restore lose and overwrite no personality, and all of them
//! work by keyboard.

use span_it::messages::dialogs::library as list;
use span_it::messages::{library as msg, personality_folder};
use span_it::testing::library::character::Trait;
use span_it_core::personality::ladder::{self, Ladder, Measured, Strength};

use super::library_several::names;
use super::prelude::*;

/// A folder with these personalities as the player's own.
pub(super) fn with_own(names: &[&str]) -> Arc<TempDir> {
    let folder = folder();
    std::fs::create_dir(folder.path().join("personalities")).unwrap();
    for name in names {
        add_own(folder.path(), &mine(name));
    }
    folder
}

/// A personality that differs from all built-in ones.
pub(super) fn mine(name: &str) -> Personality {
    let mut mine = Personality { name: name.to_owned(), ..built_in("Spider") };
    mine.factors.set(Factor::NodeMajor, 3.25).unwrap();
    mine
}

/// Stores a measured strength as a tournament does.
pub(super) fn add_strength(folder: &Arc<TempDir>, measured: Measured) {
    let mut strengths = Ladder::default();
    strengths.record(measured);
    span_it_store::personalities::write_ladder(&folder.path().join("strengths.json"), &strengths).unwrap();
}

pub(super) fn with_library(folder: &Arc<TempDir>) -> Window {
    let mut window = Window::in_folder(folder);
    window.press_ctrl(Key::L);
    assert!(window.has_dialog(msg::title()));
    window
}

pub(super) fn with_chosen(folder: &Arc<TempDir>, name: &str) -> Window {
    let mut window = with_library(folder);
    window.find_row(name);
    window
}

pub(super) fn files_of(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

pub(super) fn own_files(window: &Window) -> Vec<String> {
    files_of(&window.path("personalities"))
}

pub(super) fn rows(window: &Window) -> Vec<String> {
    let front = window.front();
    let rows = front.children_recursive().filter(|node| node.accesskit_node().role() == Role::RadioButton);
    let names = rows.filter_map(|node| node.accesskit_node().label());
    names.filter(|name| !is_choice(name)).collect()
}

/// Whether this is a choice above the list.
fn is_choice(name: &str) -> bool {
    msg::filters().contains(&name) || msg::orders().contains(&name)
}

#[test]
fn shows_the_character() {
    let window = with_chosen(&with_own(&[]), "Planner");
    let planner = built_in("Planner");
    window.assert_shows(&[planner.description.as_deref().unwrap(), &msg::by("Span-It!")]);
    let shares = Trait::ALL.map(|one| one.of(&planner.factors));
    window.widget(Role::Image, &msg::character(shares));
    let strength = ladder::builtin().strength_of(&planner.factors).unwrap();
    window.assert_shows(&[
        msg::elo_text(),
        &msg::elo(&strength),
        &language::percent(strength.safe_moves.unwrap()),
    ]);
    window.assert_shows(&[span_it::messages::library::elo_note()]);
}

#[test]
fn shows_a_stored_rating() {
    let folder = with_own(&["Zebra"]);
    let window = with_chosen(&folder, "Zebra");
    assert!(!window.shows(msg::own_elo_note()));
    window.close();
    let (elo, margin, safe_moves, ms) = (1712.0, Some(24.0), Some(0.83), Some(0.000_74));
    let strength = Strength { elo, margin, safe_moves, ms, ..Strength::default() };
    let rating =
        Measured { name: "Zebra".to_owned(), factors: mine("Zebra").factors, strength, tournament: None };
    add_strength(&folder, rating);
    let window = with_chosen(&folder, "Zebra");
    window.assert_shows(&["1712 ± 24", "83%", msg::own_elo_note(), "0.74 µs"]);
}

#[test]
fn renaming_changes_only_the_name() {
    let mut window = with_chosen(&with_own(&["Zebra", "Gnu"]), "Zebra");
    for cancel in [
        |window: &mut Window| window.press(Key::Escape),
        |window: &mut Window| window.click(msg::keep_name()),
    ] {
        window.press(Key::F2);
        window.type_into(msg::new_name(), "Quagga");
        cancel(&mut window);
        assert!(window.has_dialog(msg::title()) && window.can_press(msg::rename()));
        assert_eq!(own_files(&window), ["gnu.json", "zebra.json"]);
    }
    window.click(msg::rename());
    assert!(window.widget(Role::TextInput, msg::new_name()).is_focused());
    window.type_into(msg::new_name(), "");
    assert!(!window.can_press(msg::save_name()), "the name is empty");
    window.type_into(msg::new_name(), "Quagga");
    window.press(Key::Enter);
    window.assert_shows(&[&msg::renamed("Zebra", "Quagga")]);
    assert_eq!(own_files(&window), ["gnu.json", "quagga.json"]);
    assert_eq!(read_personality(&window.path("personalities/quagga.json")), mine("Quagga"));
    assert!(rows(&window).contains(&"Quagga".to_owned()), "the new name is not listed");
}

#[test]
fn an_open_editor_follows_a_new_name() {
    let mut window = super::versions::editing_own();
    window.press_ctrl(Key::L);
    window.click_on(Role::RadioButton, "Zebra");
    window.press(Key::F2);
    window.type_into(msg::new_name(), "Quagga");
    window.press(Key::Enter);
    window.press(Key::Escape);
    assert_eq!(window.field(editor::name()), "Quagga");
    assert!(!window.app().states().the::<EditorState>().form.is_unsaved());
    window.type_into(Factor::NodeMajor.info().name, "7");
    window.press_ctrl(Key::S);
    assert!(window.app().view().dialogs.is_empty(), "no question about another program");
    let saved = read_personality(&window.path("personalities/quagga.json"));
    assert_eq!((saved.name.as_str(), saved.factors[Factor::NodeMajor]), ("Quagga", 7.0));
}

#[test]
fn builtin_personality_can_only_be_duplicated() {
    let mut window = with_chosen(&with_own(&[]), "Steady");
    window.change_settings(|settings| "Ada".clone_into(&mut settings.handle));
    assert!(!window.can_press(msg::rename()));
    assert!(!window.can_press(msg::delete()));
    window.click(msg::duplicate());
    window.assert_shows(&[&msg::duplicated("Steady copy")]);
    window.find_row("Steady");
    window.click(msg::duplicate());
    assert_eq!(own_files(&window), ["steady-copy-2.json", "steady-copy.json"]);
    let copy = read_personality(&window.path("personalities/steady-copy.json"));
    assert_eq!(
        copy,
        Personality { name: "Steady copy".to_owned(), author: Some("Ada".to_owned()), ..built_in("Steady") }
    );
    assert!(window.can_press(msg::delete()), "the chosen copy belongs to the player");
}

#[test]
fn deleted_personalities_are_restored_and_overwrite_nothing() {
    let folder = with_own(&["Zebra", "Gnu"]);
    let mut window = with_chosen(&folder, "Zebra");
    window.click(msg::delete());
    assert_eq!(
        (own_files(&window), files_of(&window.path("trash"))),
        (names(&["gnu.json"]), names(&["zebra.json"]))
    );
    window.assert_shows(&[&msg::deleted(&names(&["Zebra"])), msg::deleted_text()]);
    window.click(msg::undo());
    window.assert_shows(&[&msg::restored(&names(&["Zebra"]))]);
    let zebra = window.path("personalities/zebra.json");
    assert_eq!(read_personality(&zebra), mine("Zebra"));
    assert!(files_of(&window.path("trash")).is_empty() && !window.shows(msg::deleted_text()));
    window.press(Key::Delete);
    window.close();
    let newer = built_in("Blocker").to_json();
    std::fs::write(&zebra, &newer).unwrap();
    let mut window = with_library(&folder);
    window.find_row("Zebra");
    assert!(!window.has_button(msg::delete()) && !window.has_button(msg::edit()));
    window.click(msg::restore());
    assert_eq!(own_files(&window), ["gnu.json", "zebra-2.json", "zebra.json"]);
    assert_eq!(std::fs::read_to_string(&zebra).unwrap(), newer);
}

#[test]
fn held_delete_deletes_one_and_undo_restores_one_by_one() {
    let mut window = with_chosen(&with_own(&["Zebra", "Gnu", "Emu"]), "Emu");
    window.type_into(list::search(), "");
    window.click_on(Role::RadioButton, "Emu");
    window.hold(Key::Delete);
    assert_eq!(own_files(&window).len(), 2);
    window.press(Key::Delete);
    assert_eq!(own_files(&window).len(), 1);
    window.press_ctrl(Key::Z);
    assert_eq!(own_files(&window).len(), 2);
    window.click(msg::undo());
    assert_eq!(own_files(&window), ["emu.json", "gnu.json", "zebra.json"]);
}

#[test]
fn asks_before_emptying_the_trash() {
    let mut window = with_chosen(&with_own(&["Zebra", "Gnu"]), "Zebra");
    window.press(Key::Delete);
    window.click(msg::empty_trash_text());
    window.assert_shows(&[&msg::empty_trash(1)]);
    window.click(msg::do_not_empty());
    assert_eq!(files_of(&window.path("trash")), ["zebra.json"]);
    window.click(msg::empty_trash_text());
    window.click(msg::delete_permanently());
    window.assert_shows(&[msg::trash_empty()]);
    assert!(files_of(&window.path("trash")).is_empty());
    assert!(!window.shows(msg::deleted_text()));
    assert_eq!(own_files(&window), ["gnu.json"]);
}

#[test]
fn unreadable_file_shows_why_and_can_be_deleted() {
    let folder = with_own(&[]);
    let text = mine("Cut").to_json();
    std::fs::write(folder.path().join("personalities/cut.json"), &text[..text.len() / 2]).unwrap();
    let mut window = with_chosen(&folder, "cut.json");
    assert!(window.texts().iter().any(|text| text.starts_with("line ")), "{:#?}", window.texts());
    assert!(window.texts().iter().any(|text| text.ends_with('^')), "the place in the line is not shown");
    window.assert_shows(&[msg::unreadable(), &window.path("personalities/cut.json").display().to_string()]);
    for name in [msg::rename(), msg::duplicate(), msg::export(), msg::edit()] {
        assert!(!window.can_press(name), "{name}");
    }
    window.click(msg::delete());
    assert_eq!(std::fs::read_to_string(window.path("trash/cut.json")).unwrap(), text[..text.len() / 2]);
}

#[test]
fn exports_a_personality_or_says_why_not() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    window.write("sent.json", "precious");
    for (path, reason) in [("no such folder/sent.json", "no such folder"), ("sent", "already exists")] {
        window.click(msg::export());
        assert_eq!(window.platform.requests().pop().unwrap().name, "zebra.json");
        window.pick_file(window.path(path));
        let announcement = window.announcement().unwrap();
        assert!(announcement.starts_with("sent.json ") && announcement.contains(reason), "{announcement}");
        assert_eq!(window.notice(), None, "the error bar would be below the dialog");
        window.assert_shows_in_front(&announcement);
    }
    let file = window.path("other.json");
    window.click(msg::export());
    window.pick_file(&file);
    assert_eq!(read_personality(&file), mine("Zebra"));
    window.assert_shows(&[&files::saved(&file)]);
}

#[test]
fn saves_the_personalities_of_a_game() {
    let mut setup = two_people(4);
    setup.players.vertical.personality = mine("Stranger");
    let mut window = Window::playing(setup);
    window.find_command(msg::save_players_personality()[1]);
    assert_eq!(window.platform.requests()[0].name, "stranger.json");
    let file = window.path("stranger");
    window.pick_file(&file);
    assert_eq!(read_personality(&file.with_extension("json")), mine("Stranger"));
    window.find_command(msg::save_players_personality()[0]);
    window.pick_file(window.path("mine.json"));
    let horizontal = &window.session().setup().players.horizontal.personality;
    assert_eq!(read_personality(&window.path("mine.json")), *horizontal);
}

#[test]
fn opens_the_folder_or_reports_why_not() {
    let mut window = with_library(&with_own(&[]));
    window.click(personality_folder::open());
    assert_eq!(window.platform.folders(), [window.path("personalities")]);
    window.platform.break_file_manager("xdg-open is not installed");
    window.click(personality_folder::open());
    let notice =
        personality_folder::folder_not_opened(window.path("personalities"), "xdg-open is not installed");
    window.assert_shows(&[&notice]);
    window.press(Key::Escape);
    window.find_command(msg::open_folder());
    assert_eq!(window.platform.folders().len(), 3);
}

#[test]
fn searches_and_loads_by_keyboard() {
    let mut window = with_library(&with_own(&["Zebra"]));
    window.type_text("r");
    let shown = rows(&window);
    window.press(Key::ArrowDown);
    assert!(window.widget(Role::RadioButton, &shown[0]).is_focused());
    for name in &shown[1..] {
        window.press(Key::ArrowDown);
        assert!(window.widget(Role::RadioButton, name).is_focused(), "{name}");
    }
    assert_eq!(shown[0], "Zebra", "own personalities are first");
    for name in shown.iter().rev().skip(1) {
        window.press(Key::ArrowUp);
        assert!(window.widget(Role::RadioButton, name).is_focused(), "{name}");
    }
    for (key, name) in [(Key::End, shown.last().unwrap()), (Key::Home, &shown[0])] {
        window.press(key);
        assert!(window.widget(Role::RadioButton, name).is_focused(), "{key:?} leads to {name}");
    }
    window.press(Key::Enter);
    assert!(!window.has_dialog(msg::title()), "Enter must open the chosen personality");
    window.assert_shows_part("zebra.json");
    window.press_ctrl(Key::L);
    window.click(msg::new());
    assert!(!window.has_dialog(msg::title()));
    assert!(editor::new_names().contains(&&*window.field(editor::name())));
    window.assert_shows(&[editor::make_your_own()]);
}

#[test]
fn reports_a_missing_data_folder() {
    let mut window = Window::open(StartOptions { folder: None, ..StartOptions::default() });
    window.press_ctrl(Key::L);
    for name in [msg::import(), personality_folder::open()] {
        assert!(!window.can_press(name), "{name}");
    }
    window.find_row("Steady");
    assert!(!window.can_press(msg::duplicate()));
    assert!(window.can_press(msg::export()));
    window.press(Key::Escape);
    window.press_ctrl(Key::K);
    assert!(window.found_command(msg::open_folder()).accesskit_node().is_disabled());
    let folder = with_own(&[]);
    let missing = folder.path().join("stick");
    let settings = format!("{{ \"personality_folder\": {:?} }}", missing.display().to_string());
    std::fs::write(folder.path().join("settings.json"), settings).unwrap();
    let mut window = with_library(&folder);
    window.assert_shows(&[&personality_folder::folder_missing(&missing)]);
    assert!(!window.texts().iter().any(|text| text == "stick"), "it is no personality");
    std::fs::create_dir(&missing).unwrap();
    for file in ["mine.json", "mine (1).json", "._mine.json"] {
        std::fs::write(missing.join(file), mine("Mine").to_json()).unwrap();
    }
    window.advance(Duration::from_secs(3));
    window.assert_shows(&["Mine · mine.json", "Mine · mine (1).json"]);
    assert!(!window.texts().iter().any(|text| text.contains("._mine")));
}
