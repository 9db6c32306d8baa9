//! The size limits of files: the program writes no file that it would refuse to read.

use span_it_core::json::RawObject;
use span_it_core::personality;
use span_it_core::record::{GameNotes, MAX_BYTES, Reduction, read_record};

use super::prelude::*;

/// A game whose `extra` fills its file to the maximum size after one move.
fn full() -> GameSetup {
    let with = |length: usize| {
        let extra = format!("{{ \"theirs\": \"{}\" }}", "x".repeat(length));
        let mut setup =
            GameSetup { notes: GameNotes::with_extra(RawObject::new(&extra).unwrap()), ..two_people(4) };
        setup.set_no_personality(Player::Vertical, true);
        setup
    };
    let overhead = record(&with(0), &["c3"]).len();
    with(MAX_BYTES - overhead)
}

#[test]
fn game_that_grows_too_large_loses_foreign_extras_and_its_file() {
    let setup = full();
    let text = record(&setup, &["c3"]);
    assert_eq!(text.len(), MAX_BYTES);
    let mut window = Window::new();
    let file = window.write("full.spanit", &text);
    window.press_ctrl(Key::O);
    window.pick_file(&file);
    assert_eq!(window.notice(), None);
    window.press_ctrl(Key::S);
    assert_eq!(window.notice(), Some(files::saved(&file).as_str()), "the unchanged game still fits");
    window.click_node("d4");
    assert_eq!(window.notice(), Some(files::game_reduced(Reduction::Extra).as_str()));
    window.click(files::close());
    window.click_node("e5");
    assert_ne!(
        window.notice(),
        Some(files::game_reduced(Reduction::Extra).as_str()),
        "the notice appears only once"
    );
    let mut window = window.reopen();
    assert_eq!(window.moves().len(), 3);
    assert_eq!(window.notice(), Some("The game of Ada and Bob continues."));
    let kept = window.session().setup();
    assert!(kept.notes.extra.is_none() && !kept.has_weights(Player::Vertical));
    window.press_ctrl(Key::S);
    let other = window.path("light.spanit");
    window.pick_file(&other);
    assert_eq!(window.notice(), Some(files::saved(&other).as_str()), "Save requests a new file");
    assert_eq!(read_record(&std::fs::read(&other).unwrap()).unwrap().1.moves().len(), 3);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "the complete file stays");
}

#[test]
fn very_long_descriptions_are_shortened_to_fit() {
    let mut setup = two_people(4);
    setup.players.vertical.personality.description = Some("y".repeat(MAX_BYTES - 3000));
    let mut window = Window::after(setup, &["c3"]);
    for player in Player::ALL {
        window.apply(Action::Game(GameAction::SetName(player, "z".repeat(4000))));
    }
    assert_eq!(window.notice(), Some(files::game_reduced(Reduction::Texts).as_str()));
    window.press_ctrl(Key::S);
    let file = window.path("light.spanit");
    window.pick_file(&file);
    assert_eq!(window.notice(), Some(files::saved(&file).as_str()));
    assert_eq!(read_record(&std::fs::read(&file).unwrap()).unwrap().1.moves().len(), 1);
    window.change_settings(|settings| settings.coordinates = false);
    let window = window.reopen();
    assert!(!window.app().settings().coordinates, "the settings with the last set-up stay readable");
}

#[test]
fn typed_names_have_a_limit() {
    let mut window = Window::new();
    let field = new_game::name_field(Player::Horizontal);
    window.press(Key::N);
    window.type_into(field, &"n".repeat(3000));
    assert_eq!(window.field(field), "n".repeat(100));
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    window.type_into(settings::your_name(), &"n".repeat(3000));
    assert_eq!(window.field(settings::your_name()), "n".repeat(100));
}

#[test]
fn too_large_personality_is_not_saved() {
    let mut window = Window::new();
    let file = window.path("mine.json");
    let mine = write_mine(&file);
    let large = Personality { description: Some("d".repeat(personality::MAX_BYTES)), ..mine.clone() };
    window.edit(&large, Some(file.clone()));
    // The file differs from the values of the editor.
    window.apply(Action::File(FileAction::Save));
    window.click(editor::overwrite());
    let error = files::not_saved(&file, large.to_file().unwrap_err());
    assert_eq!(window.notice(), Some(error.as_str()));
    assert_eq!(read_personality(&file), mine);
}
