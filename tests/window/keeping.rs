//! Guards a game whose moves cannot be kept: it is told, and asked about before the window closes.

use span_it::app::{FileAction, GameAction, SettingsAction, WindowAction};
use std::fs;

use egui::ViewportCommand;
use span_it::app::{Action, Theme};
use span_it::messages::{dialogs, files, game as words, menu};

use super::games::{moves_in, record, two_people};
use super::harness::{Window, folder};

/// Asks the window to close; says whether it does, without a question.
fn closes(window: &mut Window) -> bool {
    window.commands.clear();
    window.ask_to_close();
    let asks = window.has_dialog(files::UNKEPT_TITLE);
    assert_eq!(window.commands.contains(&ViewportCommand::CancelClose), asks);
    !asks
}

#[test]
fn a_game_that_is_not_kept_is_told_with_what_to_do() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::remove_dir_all(folder.path().join("autosave")).unwrap();
    window.click_node("c3");
    window.wait("it is told", |window| window.notice().is_some());
    let notice = window.notice().unwrap();
    for part in ["cannot save its own files: ", "autosave", "1.spanit", "Save As"] {
        assert!(notice.contains(part), "{notice}");
    }
}

#[test]
fn a_game_that_is_not_kept_is_asked_about_before_the_window_closes() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(&autosave, folder.path().join("elsewhere")).unwrap();
    window.click_node("c3");
    window.wait("it is told", |window| window.notice().is_some());
    assert!(!closes(&mut window));
    window.click(dialogs::CANCEL);
    assert!(!window.has_dialog(files::UNKEPT_TITLE));
    // In a file of its own it is safe.
    window.ask_to_close();
    window.click(menu::SAVE_AS);
    window.machine.pick(folder.path().join("mine.spanit"));
    window.settle();
    assert!(closes(&mut window));
    // With the next move it is not; but then there is room again.
    window.click_node("d4");
    window.wait("it is told", |window| window.notice().is_some());
    window.ask_to_close();
    window.click(files::CLOSE_UNKEPT);
    assert!(window.commands.contains(&ViewportCommand::Close));
    // Here it stays all the same.
    window.click(dialogs::CANCEL);
    fs::rename(folder.path().join("elsewhere"), &autosave).unwrap();
    window.click_node("e5");
    window.wait("the notice goes", |window| window.notice().is_none());
    window.close();
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3", "d4", "e5"]);
}

#[test]
fn a_last_move_that_is_not_kept_is_asked_about_though_nothing_has_been_told() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(&autosave, folder.path().join("elsewhere")).unwrap();
    let ctx = window.harness.ctx.clone();
    // The window is closed before anything has been written.
    window.harness.state_mut().apply(Action::Game(GameAction::Play("c3".parse().unwrap())), &ctx);
    assert!(!closes(&mut window));
    window.click(dialogs::CANCEL);
    fs::rename(folder.path().join("elsewhere"), &autosave).unwrap();
    assert!(closes(&mut window));
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3"]);
}

#[test]
fn where_nothing_is_kept_a_game_is_asked_about_unless_it_is_saved_or_over() {
    let folder = folder();
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "a file").unwrap();
    let mut window = Window::open_at(&in_the_way);
    assert!(closes(&mut window), "nothing has begun");
    window.begin(two_people(4));
    window.click_node("c3");
    window.apply(Action::Settings(SettingsAction::Theme(Theme::Dark)));
    assert!(!closes(&mut window));
    let notice = window.notice().unwrap();
    assert!(notice.starts_with("Nothing will be saved when this window closes: "), "{notice}");
    window.click(menu::SAVE_AS);
    window.machine.pick(folder.path().join("mine.spanit"));
    window.settle();
    assert_eq!(moves_in(&folder.path().join("mine.spanit")), ["c3"]);
    assert!(closes(&mut window));
    window.click_node("d4");
    assert!(!closes(&mut window));
    window.click(dialogs::CANCEL);
    window.apply(Action::Game(GameAction::Resign));
    window.assert_says(&[&words::wins("Bob")]);
    assert!(closes(&mut window), "a game that is over is not gone on with");
}

#[test]
fn the_game_that_is_asked_about_is_the_one_in_danger() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    fs::rename(folder.path().join("autosave"), folder.path().join("elsewhere")).unwrap();
    window.click_node("c3");
    window.wait("it is told", |window| window.notice().is_some());
    // Another one is opened, which lies in its file.
    let other = folder.path().join("other.spanit");
    fs::write(&other, record(&two_people(4), &["d4", "e5"])).unwrap();
    window.apply(Action::File(FileAction::OpenPath(other.clone())));
    assert_eq!(window.moves(), ["d4", "e5"]);
    assert!(!closes(&mut window));
    assert_eq!(window.moves(), ["c3"], "the one that would be lost");
    window.click(menu::SAVE_AS);
    window.machine.pick(folder.path().join("mine.spanit"));
    window.settle();
    assert_eq!(moves_in(&folder.path().join("mine.spanit")), ["c3"]);
    assert!(closes(&mut window));
    assert_eq!(moves_in(&other), ["d4", "e5"]);
    window.apply(Action::Window(WindowAction::Redo));
    assert_eq!(window.moves(), ["d4", "e5"], "it has not gone");
}
