//! A game that cannot be autosaved is reported, and closing the window asks about it.

use std::fs;
use std::time::Duration;

use egui::ViewportCommand;
use span_it::messages::{dialogs, files, game as msg, menu};
use span_it::testing::{Action, FileAction, GameAction, Theme, WindowAction};

use super::harness::{Window, folder};
use super::setups::{moves_in, record, two_people};

/// Requests the window to close; returns whether it closes without a dialog.
fn closes_without_asking(window: &mut Window) -> bool {
    window.commands.clear();
    window.request_close();
    let asks = window.has_dialog(files::UNSAVED_GAME_TITLE);
    assert_eq!(window.commands.contains(&ViewportCommand::CancelClose), asks);
    !asks
}

#[test]
fn failed_autosave_is_reported_with_advice() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(folder.path().join("autosave"), folder.path().join("elsewhere")).unwrap();
    window.click_node("c3");
    // Other files of the game may fail first.
    let names_game = |notice: &str| notice.contains("1.spanit");
    window.wait("the failure is reported", |window| window.notice().is_some_and(names_game));
    let notice = window.notice().unwrap();
    for part in ["cannot save its own files: ", "autosave", "1.spanit", "Save As"] {
        assert!(notice.contains(part), "{notice}");
    }
}

#[test]
fn closing_asks_about_a_game_without_autosave() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(&autosave, folder.path().join("elsewhere")).unwrap();
    window.click_node("c3");
    window.wait("the failure is reported", |window| window.notice().is_some());
    assert!(!closes_without_asking(&mut window));
    window.click(dialogs::CANCEL);
    assert!(!window.has_dialog(files::UNSAVED_GAME_TITLE));
    // A game in its own file is safe.
    window.request_close();
    window.click(menu::SAVE_AS);
    window.pick_file(folder.path().join("mine.spanit"));
    window.advance(Duration::from_secs(10));
    assert!(closes_without_asking(&mut window));
    // The next move is not saved.
    window.click_node("d4");
    window.wait("the failure is reported", |window| window.notice().is_some());
    window.request_close();
    window.click(files::CLOSE_WITHOUT_SAVING);
    assert!(window.commands.contains(&ViewportCommand::Close));
    // The test keeps the window open. Then autosave works again.
    window.click(dialogs::CANCEL);
    fs::rename(folder.path().join("elsewhere"), &autosave).unwrap();
    window.click_node("e5");
    window.wait("the notice disappears", |window| window.notice().is_none());
    window.close();
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3", "d4", "e5"]);
}

#[test]
fn closing_asks_about_an_unreported_failed_autosave() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(&autosave, folder.path().join("elsewhere")).unwrap();
    // The window closes before the background writer reports the failure.
    window.harness.state_mut().apply(Action::Game(GameAction::Play("c3".parse().unwrap())));
    assert!(!closes_without_asking(&mut window));
    window.click(dialogs::CANCEL);
    fs::rename(folder.path().join("elsewhere"), &autosave).unwrap();
    assert!(closes_without_asking(&mut window));
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3"]);
}

#[test]
fn without_folder_closing_asks_about_unfinished_unsaved_games() {
    let folder = folder();
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "a file").unwrap();
    let mut window = Window::open_at(&in_the_way);
    assert!(closes_without_asking(&mut window), "there is no game");
    window.begin(two_people(4));
    window.click_node("c3");
    window.change_settings(|settings| settings.theme = Theme::Dark);
    assert!(!closes_without_asking(&mut window));
    let notice = window.notice().unwrap();
    assert!(notice.starts_with("Nothing will be saved when this window closes: "), "{notice}");
    window.click(menu::SAVE_AS);
    window.pick_file(folder.path().join("mine.spanit"));
    assert_eq!(moves_in(&folder.path().join("mine.spanit")), ["c3"]);
    assert!(closes_without_asking(&mut window));
    window.click_node("d4");
    assert!(!closes_without_asking(&mut window));
    window.click(dialogs::CANCEL);
    window.apply(Action::Game(GameAction::Resign));
    window.assert_shows(&[&msg::wins("Bob")]);
    assert!(closes_without_asking(&mut window), "a finished game needs no saving");
}

#[test]
fn closing_asks_about_the_game_without_autosave() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(folder.path().join("autosave"), folder.path().join("elsewhere")).unwrap();
    window.click_node("c3");
    window.wait("the failure is reported", |window| window.notice().is_some());
    // The player opens another game, which is saved in its file.
    let other = folder.path().join("other.spanit");
    fs::write(&other, record(&two_people(4), &["d4", "e5"])).unwrap();
    window.apply(Action::File(FileAction::OpenPath(other.clone())));
    assert_eq!(window.moves(), ["d4", "e5"]);
    assert!(!closes_without_asking(&mut window));
    assert_eq!(window.moves(), ["c3"], "the game that would be lost is shown");
    window.click(menu::SAVE_AS);
    window.pick_file(folder.path().join("mine.spanit"));
    assert_eq!(moves_in(&folder.path().join("mine.spanit")), ["c3"]);
    assert!(closes_without_asking(&mut window));
    assert_eq!(moves_in(&other), ["d4", "e5"]);
    window.apply(Action::Window(WindowAction::Redo));
    assert_eq!(window.moves(), ["d4", "e5"], "redo restores the opened game");
}
