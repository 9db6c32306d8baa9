//! Guards what the program writes against its own limits: whatever a game carries, no file comes of it that the
//! next start would refuse.

use std::path::{Path, PathBuf};

use egui::Key;
use span_it::messages::dialogs::{new_game, settings};
use span_it::messages::files;
use span_it_core::json::Extra;
use span_it_core::personality::{self, Personality};
use span_it_core::record::{GameSetup, MAX_BYTES, Reduction, read_record, write_record};

use super::games::{after, record, shipped, two_people};
use super::harness::{Window, folder};

/// A game with as much in `extra` as a file may hold in all.
fn full() -> GameSetup {
    let with = |room: usize| {
        let extra = format!("{{ \"theirs\": \"{}\", \"no_personality\": [\"v\"] }}", "x".repeat(room));
        GameSetup { extra: Some(Extra::new(&extra).unwrap()), ..two_people(4) }
    };
    let least = record(&with(0), &["c3"]).len();
    with(MAX_BYTES - least)
}

/// The file of a game after one move, and a window that has it on the table.
fn opened(setup: &GameSetup) -> (Window, PathBuf, String) {
    let mut window = Window::new();
    let (file, text) = (window.path("full.spanit"), record(setup, &["c3"]));
    std::fs::write(&file, &text).unwrap();
    window.press_ctrl(Key::O);
    window.machine.pick(&file);
    window.settle();
    assert_eq!((window.moves().len(), window.notice()), (1, None));
    (window, file, text)
}

fn moves_in(file: &Path) -> usize {
    read_record(&std::fs::read(file).unwrap()).unwrap().1.moves().len()
}

#[test]
fn a_game_that_fills_its_file_is_kept_without_what_others_put_in_it() {
    let setup = full();
    let text = record(&setup, &["c3"]);
    assert_eq!(text.len(), MAX_BYTES);
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    let file = window.path("full.spanit");
    std::fs::write(&file, &text).unwrap();
    window.press_ctrl(Key::O);
    window.machine.pick(&file);
    window.settle();
    assert_eq!(window.notice(), None);
    window.click_node("d4");
    assert_eq!(window.notice(), Some(files::kept_lightened(Reduction::Extra).as_str()));
    window.click(files::CLOSE);
    window.click_node("e5");
    assert_eq!(window.notice(), None, "it is said once");
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!((window.moves().len(), window.notice()), (3, None));
    let kept = &window.session().setup().extra;
    assert_eq!(kept.as_ref().map(Extra::as_str), Some("{ \"no_personality\": [\"v\"] }"));
    // What is lighter than its file does not take its place.
    window.press_ctrl(Key::S);
    assert_eq!(window.machine.requests().len(), 1, "a new file is asked for");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn save_says_what_is_too_large_and_saves_without_it() {
    let (mut window, file, text) = opened(&full());
    window.press_ctrl(Key::S);
    assert_eq!((window.notice(), moves_in(&file)), (None, 1), "as it was it has room");
    window.click_node("d4");
    window.click(files::CLOSE);
    let asked = window.machine.requests().len();
    let whole = write_record(window.session().setup(), window.game());
    for shift in [egui::Modifiers::NONE, egui::Modifiers::SHIFT] {
        window.press_with(egui::Modifiers::COMMAND | shift, Key::S);
        assert_eq!(window.notice(), Some(files::too_large(whole.len(), Reduction::Extra).as_str()));
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "the file is as it was");
    assert_eq!(window.machine.requests().len(), asked, "no file is asked for in vain");
    window.click(files::save_lightened(Reduction::Extra));
    let other = window.path("light.spanit");
    window.machine.pick(&other);
    window.settle();
    assert_eq!((window.notice(), moves_in(&other)), (None, 2));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    window.click_node("e5");
    window.press_ctrl(Key::S);
    assert_eq!((window.notice(), moves_in(&other)), (None, 3));
}

#[test]
fn a_move_made_while_the_dialog_is_open_writes_no_file_that_is_too_large() {
    let (mut window, file, text) = opened(&full());
    window.press_with(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::S);
    window.click_node("d4");
    window.machine.pick(&file);
    window.settle();
    assert!(window.notice().is_some_and(|notice| notice.starts_with("The game was not saved")));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn very_long_descriptions_are_cut_where_they_leave_no_room() {
    let mut setup = two_people(4);
    let personality = &mut setup.players.vertical.personality;
    personality.description = Some("y".repeat(MAX_BYTES - 3000));
    let (mut window, file, _) = opened(&setup);
    let mut lengthened = setup.clone();
    lengthened.players.horizontal.name = "z".repeat(4000);
    std::fs::write(&file, record(&setup, &["c3"])).unwrap();
    assert!(write_record(&lengthened, &after(&lengthened, &[])).len() > MAX_BYTES);
    for player in span_it_core::board::Player::ALL {
        window.apply(span_it::app::Action::Game(span_it::app::GameAction::SetName(player, "z".repeat(4000))));
    }
    assert_eq!(window.notice(), Some(files::kept_lightened(Reduction::Texts).as_str()));
    window.press_ctrl(Key::S);
    assert!(
        window
            .notice()
            .is_some_and(|notice| notice.contains("very long names and descriptions. With these shortened"))
    );
    window.click(files::save_lightened(Reduction::Texts));
    let other = window.path("light.spanit");
    window.machine.pick(&other);
    window.settle();
    assert_eq!((window.notice(), moves_in(&other)), (None, 1));
}

#[test]
fn the_settings_can_be_read_again_whatever_was_played_last() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    let mut setup = two_people(4);
    setup.players.vertical.personality.description = Some("\"".repeat(400_000));
    window.begin(setup);
    window.apply(span_it::app::Action::Settings(span_it::app::SettingsAction::Coordinates(false)));
    window.close();
    let window = Window::in_folder(&folder);
    assert_eq!(window.notice(), None);
    assert!(!window.app().settings().coordinates);
    assert_eq!(window.session().setup().players.vertical.name, "Bob");
}

#[test]
fn names_that_are_typed_have_a_limit() {
    let mut window = Window::new();
    let field = new_game::name_of(span_it_core::board::Player::Horizontal);
    window.press(Key::N);
    window.type_into(&field, &"n".repeat(3000));
    assert_eq!(window.field(&field), "n".repeat(100));
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    window.type_into(settings::HANDLE, &"n".repeat(3000));
    assert_eq!(window.field(settings::HANDLE), "n".repeat(100));
}

#[test]
fn a_personality_that_no_file_can_hold_is_not_saved() {
    let mut window = Window::new();
    let file = window.path("mine.json");
    let mine = Personality { name: "Mine".to_owned(), ..shipped("Steady") };
    std::fs::write(&file, mine.to_json()).unwrap();
    let large = Personality { description: Some("d".repeat(personality::MAX_BYTES)), ..mine.clone() };
    window.apply(span_it::app::Action::Editor(span_it::app::EditorAction::Edit {
        personality: Box::new(large.clone()),
        file: Some(file.clone()),
        of: None,
    }));
    window.apply(span_it::app::Action::Editor(span_it::app::EditorAction::Save));
    let said = files::not_saved(&file, large.to_file().unwrap_err());
    assert_eq!(window.notice(), Some(said.as_str()));
    assert_eq!(Personality::read(&file).unwrap(), mine);
    window.apply(span_it::app::Action::Library(span_it::app::LibraryAction::SaveOf(
        span_it_core::board::Player::Horizontal,
    )));
}
