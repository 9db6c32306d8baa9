//! Notes on a personality: written in the editor, kept in its file, and shown in the library.

use span_it::messages::library as msg;
use span_it_core::personality::MAX_NOTES;

use super::editor_page::{choose_more, leave_fields};
use super::library_changes::{mine, with_chosen, with_own};
use super::prelude::*;
use super::versions::editing_own;

fn write(window: &mut Window, notes: &str) {
    choose_more(window, editor::notes_menu());
    window.replace_text(Role::MultilineTextInput, editor::notes(), notes);
    window.assert_shows(&[&editor::length_of_notes(notes.chars().count().min(MAX_NOTES))]);
    window.press(Key::Escape);
}

fn saved(window: &Window) -> Personality {
    read_personality(&window.path("personalities/zebra.json"))
}

#[test]
fn notes_are_saved_and_undone_as_other_fields() {
    let mut window = editing_own();
    write(&mut window, "Strong at the edge.\nTry depth 3.");
    window.assert_shows(&[&editor::unsaved_changes(1)]);
    leave_fields(&mut window);
    window.click(editor::undo());
    assert_eq!(window.editor().form.draft.notes, "");
    window.apply(Action::Game(GameAction::Redo));
    window.press_ctrl(Key::S);
    assert_eq!(saved(&window).notes.as_deref(), Some("Strong at the edge.\nTry depth 3."));
    assert_eq!(saved(&window).factors, mine("Zebra").factors);
    write(&mut window, " \n ");
    leave_fields(&mut window);
    window.press_ctrl(Key::S);
    assert_eq!(saved(&window).notes, None, "blank notes are none");
    write(&mut window, &"é".repeat(MAX_NOTES + 100));
    leave_fields(&mut window);
    window.advance(Duration::from_millis(600));
    let folder = window.folder.clone().unwrap();
    drop(window);
    let mut window = Window::in_folder(&folder);
    window.click(files::open_draft());
    assert_eq!(window.editor().form.draft.notes.chars().count(), MAX_NOTES, "the draft after a crash");
}

#[test]
fn the_library_shows_and_finds_notes() {
    let folder = with_own(&["Gnu"]);
    let notes = Some("Weak on\u{202e} 9 x 9\u{1b}[31m\n\tQuick.".to_owned());
    add_own(folder.path(), &Personality { notes, ..mine("Zebra") });
    let mut window = with_chosen(&folder, "Zebra");
    window.assert_shows(&[msg::notes(), "Weak on\u{fffd} 9 x 9\u{fffd}[31m\n Quick."]);
    window.type_into(span_it::messages::dialogs::library::search(), "quick.");
    assert_eq!(super::library_changes::rows(&window), ["Zebra"]);
    window.type_into(span_it::messages::dialogs::library::search(), "Gnu");
    window.click_on(Role::RadioButton, "Gnu");
    assert!(!window.shows(msg::notes()), "Gnu has no notes");
}
