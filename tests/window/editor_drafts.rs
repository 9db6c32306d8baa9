//! Unsaved changes of the editor after a crash: the next start offers them until the player saves or discards
//! them.

use super::prelude::*;

/// Changes a factor and waits for the draft to be written.
fn change(window: &mut Window, value: &str) {
    window.type_into(Factor::NodeMajor.info().name, value);
    window.advance(Duration::from_millis(600));
}

fn value(window: &Window) -> Option<f64> {
    window.app().states().get::<EditorState>().map(|state| state.form.factors()[Factor::NodeMajor])
}

/// Closes the window without a dialog, like a crash, and opens the draft at the next start.
fn recovered(window: Window, folder: &Arc<TempDir>) -> Window {
    drop(window);
    let mut window = Window::in_folder(folder);
    window.click(files::open_draft());
    window
}

#[test]
fn recovers_changes_of_a_killed_window() {
    let folder = folder();
    let file = folder.path().join("mine.json");
    let mine = write_mine(&file);
    let mut window = Window::in_folder(&folder);
    window.edit(&mine, Some(file.clone()));
    change(&mut window, "7.5");
    // Like a killed window, it closes without a dialog.
    drop(window);
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(files::draft_not_saved("Mine").as_str()));
    window.click(files::open_draft());
    assert!(window.is_editing());
    assert!(window.notice().is_none());
    window.assert_shows(&["mine.json", &editor::unsaved_changes(1)]);
    assert_eq!(value(&window), Some(7.5));
    let mut window = recovered(window, &folder);
    window.press_ctrl(Key::S);
    window.close();
    assert!((read_personality(&file).factors[Factor::NodeMajor] - 7.5).abs() < 1e-9);
    assert_eq!(Window::in_folder(&folder).notice(), None, "saved changes are not offered again");
}

#[test]
fn recovers_fields_beside_an_invalid_one() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    change(&mut window, "7.5");
    change(&mut window, "no number");
    window.type_into(Factor::NodeMinor.info().name, "3.25");
    window.advance(Duration::from_millis(600));
    let window = recovered(window, &folder);
    let form = &window.editor().form;
    assert_eq!(form.text(Factor::NodeMajor), "no number", "a text stays as it was typed");
    let numbers = [Factor::NodeMajor, Factor::NodeMinor].map(|factor| form.factors()[factor].to_bits());
    assert_eq!(numbers, [7.5, 3.25].map(f64::to_bits), "the last valid number stays in force");
}

#[test]
fn keeps_changes_without_a_file_until_discarded() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    change(&mut window, "7.5");
    drop(window);
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(files::draft_not_saved("Steady").as_str()));
    // Closing the notice keeps the draft, and another personality does not replace it unasked.
    window.click(files::close());
    window.apply(Action::Editor(EditorAction::New));
    assert!(window.has_dialog(editor::unsaved_title()));
    window.press(Key::Escape);
    assert_eq!(value(&window), Some(7.5));
    let mut window = recovered(window, &folder);
    assert_eq!(value(&window), Some(7.5));
    window.assert_shows(&[&editor::copy_of("Steady")]);
    window.apply(Action::Window(WindowAction::ClosePage));
    window.click(editor::discard());
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), None);
    window.press_ctrl(Key::E);
    change(&mut window, "7.5");
    drop(window);
    let mut window = Window::in_folder(&folder);
    window.click(files::discard_draft());
    assert_eq!((window.notice(), value(&window)), (None, None));
    window.close();
    assert_eq!(Window::in_folder(&folder).notice(), None);
}
