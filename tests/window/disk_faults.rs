//! Disks that fail or do not answer: the window continues, reports it, and writes everything later.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use egui::Key;
use span_it::messages::dialogs;
use span_it_files::storage::faults::{Fault, Step};

use super::harness::{Window, folder};
use super::setups::{moves_in, record, two_people};

/// The moves in a file, which may not exist yet.
fn saved(game: &Path) -> Vec<String> {
    if game.exists() { moves_in(game) } else { Vec::new() }
}

/// The first write waits before the next moves are played, and the file is complete after them.
#[test]
fn a_disk_that_does_not_answer_stops_no_frame() {
    let folder = folder();
    let game = folder.path().join("autosave").join("1.spanit");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    let fault = Fault::block(folder.path());
    window.click_node("c3");
    window.wait("a write waits for the disk", |_| !fault.waiting().is_empty());
    for node in ["d4", "e5", "a1"] {
        window.click_node(node);
    }
    assert_eq!(window.moves(), ["c3", "d4", "e5", "a1"]);
    assert!(!fault.waiting().is_empty() && !fault.has_timed_out(), "the window waited for the disk");
    drop(fault);
    window.wait("the game is written", |_| saved(&game).len() == 4);
    assert!(window.notice().is_none());
}

#[test]
fn every_fault_of_the_autosave_is_reported_and_loses_nothing() {
    for error in [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::PermissionDenied] {
        for step in [Step::Open, Step::Write, Step::Sync, Step::Rename] {
            let folder = folder();
            let game = folder.path().join("autosave").join("1.spanit");
            let mut window = Window::in_folder(&folder);
            window.begin(two_people(4));
            window.click_node("c3");
            window.wait("the first move is written", |_| saved(&game).len() == 1);
            let fault = Fault::of_step(&folder.path().join("autosave"), step, error);
            window.click_node("d4");
            window.wait("the fault is reported", |window| window.notice().is_some());
            let notice = window.notice().unwrap();
            assert!(notice.contains("cannot save its own files"), "{step:?} {error}: {notice}");
            assert_eq!(saved(&game), ["c3"], "{step:?} {error}");
            drop(fault);
            window.click_node("e5");
            window.wait("all moves are written", |_| saved(&game).len() == 3);
            window.wait("the notice is closed", |window| window.notice().is_none());
        }
    }
}

/// The game is saved while the next moves are played.
#[test]
fn a_save_to_a_slow_disk_stops_no_frame() {
    let (folder, slow) = (folder(), folder());
    let file = slow.path().join("mine.spanit");
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    window.click_node("c3");
    window.platform.set_disk_slow();
    let fault = Fault::block(slow.path());
    window.press_ctrl(Key::S);
    window.pick_file(&file);
    window.wait("the save waits for the disk", |_| !fault.waiting().is_empty());
    assert_eq!(window.notice(), Some("mine.spanit is being saved. The disk is slow."));
    window.click_node("d4");
    assert_eq!(window.moves(), ["c3", "d4"]);
    assert!(!file.exists() && !fault.has_timed_out(), "the window waited for the disk");
    drop(fault);
    window.wait("the file is written", |_| file.exists());
    window.wait("the save is reported", |window| window.notice() == Some("Saved as mine.spanit."));
    assert_eq!(saved(&file), ["c3"]);
    window.press_ctrl(Key::S);
    window.wait("the second move is saved, too", |_| saved(&file) == ["c3", "d4"]);
}

#[test]
fn every_fault_of_a_save_is_reported_and_keeps_the_old_file() {
    for step in [Step::Open, Step::Write, Step::Sync, Step::Rename] {
        let (folder, other) = (folder(), folder());
        let file = other.path().join("mine.spanit");
        let mut window = Window::in_folder(&folder);
        window.begin(two_people(4));
        window.click_node("c3");
        window.press_ctrl(Key::S);
        window.pick_file(&file);
        assert_eq!(saved(&file), ["c3"]);
        window.click_node("d4");
        let fault = Fault::of_step(other.path(), step, ErrorKind::StorageFull);
        window.press_ctrl(Key::S);
        let notice = window.notice().unwrap();
        assert!(notice.starts_with("mine.spanit was not saved: "), "{step:?}: {notice}");
        assert_eq!(saved(&file), ["c3"], "{step:?}");
        drop(fault);
        window.press_ctrl(Key::S);
        assert_eq!(saved(&file), ["c3", "d4"], "{step:?}");
        assert_eq!(window.notice(), Some("Saved as mine.spanit."));
    }
}

/// The game is opened while another one is played. A request that was cancelled has no effect.
#[test]
fn opening_from_a_slow_disk_stops_no_frame() {
    let (folder, slow) = (folder(), folder());
    let file = slow.path().join("theirs.spanit");
    std::fs::write(&file, record(&two_people(5), &["a1", "b2"])).unwrap();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    window.platform.set_disk_slow();
    let fault = Fault::block(slow.path());
    let before = window.session().game_number();
    for (reads, is_cancelled) in [(1, true), (2, false)] {
        window.press_ctrl(Key::O);
        window.pick_file(&file);
        window.wait("the game waits for the disk", |_| fault.waiting().len() == reads);
        assert_eq!(window.notice(), Some("theirs.spanit is being read. The disk is slow."));
        window.click_first_free();
        if is_cancelled {
            window.click(dialogs::CANCEL);
            assert_eq!(window.notice(), None);
        }
    }
    assert_eq!(window.moves().len(), 2, "the game before continues");
    assert!(!fault.has_timed_out(), "the window waited for the disk");
    drop(fault);
    window.wait("the file is opened", |window| window.moves() == ["a1", "b2"]);
    window.advance(Duration::from_secs(1));
    assert_eq!(window.session().game_number(), before + 1, "the file is opened once");
    assert_eq!(window.notice(), None);
}
