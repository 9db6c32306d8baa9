//! The start: the autosaved game is restored, recovered games are offered, unreadable files are set aside with a
//! notice, two windows never share a file, and no data folder is necessary.

use std::fs;

use span_it::messages::game as msg;

use super::game_history::stored;
use super::prelude::*;
use super::setups::autosaved_moves;

fn started_with(folder: &Arc<TempDir>, file: &Path) -> Window {
    Window::open(StartOptions {
        folder: Some(Arc::clone(folder)),
        file: Some(file.to_path_buf()),
        ..StartOptions::default()
    })
}

#[test]
fn every_move_is_autosaved_and_restored() {
    let mut window = Window::playing(two_people(4));
    for (played, node) in ["c3", "d4", "e5"].into_iter().enumerate() {
        window.click_node(node);
        assert_eq!(autosaved_moves(&window.path("")).len(), played + 1);
    }
    let window = window.reopen();
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
    window.assert_shows(&[&msg::your_move("Bob")]);
}

#[test]
fn only_an_unfinished_game_is_restored() {
    let folder = folder();
    leave_unfinished(folder.path(), &against_steady(6), &["c3"]);
    let mut window = Window::in_folder(&folder);
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2, "the computer thinks again");
    window.close();
    leave_unfinished(folder.path(), &two_people(4), &QUICK_WIN);
    let window = Window::in_folder(&folder);
    assert!(window.moves().is_empty());
    assert!(!window.session().is_started());
    assert_eq!(autosaved_moves(folder.path()), QUICK_WIN, "the finished game stays in its file");
}

#[test]
fn unreadable_autosave_is_set_aside_with_the_reason() {
    for (content, reason) in [
        ("{ broken".to_owned(), "line 1"),
        (r#"{ "format": "span-it-autosave", "version": 2 }"#.to_owned(), "version"),
        (unreadable("game"), "line 1"),
        (unreadable("crashed"), "line 1"),
        (r#"{ "format": "span-it-autosave", "version": 1, "draft": {} }"#.to_owned(), "line 1"),
    ] {
        let folder = folder();
        let file = folder.path().join(AUTOSAVE);
        fs::write(&file, &content).unwrap();
        let mut window = Window::in_folder(&folder);
        window.assert_notice_has(&[" could not be read: ", reason, "autosave.json.bad"]);
        assert_eq!(fs::read_to_string(file.with_extension("json.bad")).unwrap(), content);
        assert!(!window.session().is_started());
        window.click(files::close());
        window.begin(two_people(4));
        window.click_node("g7");
        window.close();
        assert_eq!(autosaved_moves(folder.path()), ["g7"]);
        assert_eq!(Window::in_folder(&folder).notice(), Some("The game of Ada and Bob continues."));
    }
}

/// Every own file with every cause: the window starts, says what is wrong, and keeps the file under the name it shows.
#[test]
fn unreadable_files_are_set_aside() {
    const LARGE: u64 = 20 << 20;
    for name in ["settings.json", AUTOSAVE, "strengths.json", "training.json"] {
        for (cause, reason) in [
            ("folder", "this is a folder"),
            ("large", "the file is too large"),
            ("", "the text is empty"),
            ("garbage", "not JSON"),
            ("[]", "expected an object"),
            ("{ \"format\": ", "the text ends too early"),
        ] {
            let folder = folder();
            let path = folder.path().join(name);
            match cause {
                "folder" => fs::create_dir(&path).unwrap(),
                "large" => fs::File::create(&path).unwrap().set_len(LARGE).unwrap(),
                content => fs::write(&path, content).unwrap(),
            }
            let window = Window::in_folder(&folder);
            let aside = format!("{name}.bad");
            window.assert_notice_has(&[&aside, reason]);
            let kept = window.path(&aside);
            match cause {
                "folder" => assert!(kept.is_dir(), "{name}"),
                "large" => assert_eq!(kept.metadata().unwrap().len(), LARGE, "{name}"),
                content => assert_eq!(fs::read_to_string(kept).unwrap(), content, "{name}"),
            }
            assert_eq!(window.app().settings().text_size, 100);
        }
    }
}

/// An autosave with a game that cannot be read.
fn unreadable(game: &str) -> String {
    format!(
        r#"{{ "format": "span-it-autosave", "version": 1, "{game}": {{ "record": {{}}, "facts": {{}} }} }}"#
    )
}

#[test]
fn maximising_keeps_the_remembered_window_size() {
    let mut window = Window::new();
    window.place([30.0, 40.0], [900.0, 700.0], false);
    window.settle();
    window.place([0.0, 0.0], [1900.0, 1000.0], true);
    window.settle();
    let mut window = window.reopen();
    let place = window.app().settings().window.unwrap();
    assert_eq!(place.at, Some([30.0, 40.0]));
    assert_eq!(place.size.map(f32::to_bits), [900.0_f32, 700.0].map(f32::to_bits));
    assert!(place.maximized);
    // The window is maximised after its first report.
    let maximize = ViewportCommand::Maximized(true);
    assert!(!window.commands.contains(&maximize));
    window.place([30.0, 40.0], [900.0, 700.0], false);
    assert!(window.commands.contains(&maximize));
    window.commands.clear();
    window.place([30.0, 40.0], [800.0, 600.0], false);
    assert!(!window.commands.contains(&maximize), "the window is maximised only at the start");
}

#[test]
fn desktop_setting_for_motion_applies_by_default_and_at_once() {
    let mut window = Window::new();
    let is_still = |window: &Window| {
        let style = window.ctx().global_style();
        let is_still = style.animation_time <= 0.0;
        assert_eq!(style.scroll_animation == egui::style::ScrollAnimation::none(), is_still);
        is_still
    };
    for reduced in [false, true] {
        window.platform.report_reduced_motion(reduced);
        window.step();
        assert_eq!(is_still(&window), reduced);
    }
    for (own, expected) in [(Some(false), false), (None, true)] {
        window.change_settings(|settings| settings.reduce_motion = own);
        assert_eq!(is_still(&window), expected);
    }
}

/// A folder after a crash, with a report and a game after these moves.
fn crashed(moves: &[&str]) -> Arc<TempDir> {
    let folder = folder();
    leave_unfinished(folder.path(), &two_people(4), moves);
    fs::write(folder.path().join("crash.txt"), "it broke").unwrap();
    folder
}

#[test]
fn crash_is_reported_and_its_game_offered() {
    let folder = crashed(&["c3", "d4"]);
    let mut window = Window::in_folder(&folder);
    assert!(window.moves().is_empty(), "a game after a crash is only offered");
    let report = window.path("crash-reported.txt");
    window.assert_shows(&[&files::crash_report(&report)]);
    assert_eq!(fs::read_to_string(&report).unwrap(), "it broke");
    window.click(files::resume());
    assert_eq!(window.moves(), ["c3", "d4"]);
    assert_eq!(window.notice(), None);
    window.click_node("e5");
    let window = window.reopen();
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
    assert_eq!(
        window.notice(),
        Some("The game of Ada and Bob continues."),
        "the crash is reported only once"
    );
}

#[test]
fn refused_crashed_game_goes_to_the_history() {
    let folder = crashed(&["c3", "d4"]);
    let mut window = Window::in_folder(&folder);
    window.click(files::close());
    window.click(msg::play());
    window.play("g7");
    window.close();
    let abandoned = stored(folder.path());
    assert_eq!(abandoned.iter().map(|game| game.moves).collect::<Vec<_>>(), [2]);
    let window = Window::in_folder(&folder);
    let continues = "Your game against Steady continues.";
    assert_eq!(window.notice(), Some(continues), "a declined game is not offered again");
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn recovered_game_is_offered_until_answered() {
    let folder = crashed(&["c3", "d4"]);
    Window::in_folder(&folder).close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(files::older_crash()));
    window.click(msg::play());
    window.play("g7");
    let mut window = window.reopen();
    assert_eq!(window.moves().len(), 2, "the game played since");
    window.click(files::resume());
    assert_eq!(window.moves(), ["c3", "d4"]);
    let window = window.reopen();
    assert_eq!(window.notice(), Some("The game of Ada and Bob continues."));
    assert_eq!(window.moves().join(" "), "c3 d4");
}

#[test]
fn notices_at_the_start_are_queued() {
    let folder = crashed(&["c3", "d4"]);
    fs::write(folder.path().join("settings.json"), "[").unwrap();
    let mut window = started_with(&folder, &folder.path().join("gone.spanit"));
    for start in ["gone.spanit was not opened: ", "The settings could not be read"] {
        window.assert_notice_has(&[start]);
        assert!(!window.has_button(files::resume()));
        window.click(files::close());
    }
    let notice = files::crash_report(window.path("crash-reported.txt"));
    assert_eq!(window.notice(), Some(notice.as_str()));
    assert_eq!(window.announcement(), Some(notice.clone()));
    window.paste("nonsense");
    window.press(Key::Escape);
    window.click(files::resume());
    assert_eq!(window.notice(), None);
    assert_eq!(window.moves().len(), 2);
}

/// A file whose game the window has opened and continued by one move without saving it.
fn opened_and_continued(folder: &Arc<TempDir>) -> PathBuf {
    let file = folder.path().join("deep.spanit");
    fs::write(&file, record(&two_people(4), &["c3", "d4"])).unwrap();
    let mut window = started_with(folder, &file);
    window.click_node("e5");
    window.close();
    file
}

#[test]
fn restored_game_keeps_its_file() {
    let folder = folder();
    let file = opened_and_continued(&folder);
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.platform.crash_report(), Some(folder.path().join("crash.txt")));
    assert_eq!(window.app().view().window_title, msg::window_title(Some("deep.spanit")));
    window.press_ctrl(Key::S);
    assert_eq!(window.platform.requests().len(), 0);
    assert_eq!(moves_in(&file).len(), 3);
    window.close();
    fs::remove_file(&file).unwrap();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::S);
    assert_eq!(moves_in(&file).len(), 3, "Save creates the file again");
    window.begin(two_people(5));
    window.click_node("e5");
    let window = window.reopen();
    assert_eq!(window.app().view().window_title, msg::window_title(None), "another game has no file");
}

#[test]
fn restored_game_forgets_a_file_with_another_game() {
    let folder = folder();
    let file = opened_and_continued(&folder);
    fs::write(&file, record(&two_people(5), &["a1"])).unwrap();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.moves().len(), 3);
    assert_eq!(window.session().current_game().file, None);
    window.press_ctrl(Key::S);
    assert_eq!(window.platform.requests().len(), 1);
    assert_eq!(moves_in(&file).len(), 1);
}

#[test]
fn crash_without_a_game_is_only_reported() {
    let folder = crashed(&[]);
    fs::remove_file(folder.path().join(AUTOSAVE)).unwrap();
    let window = Window::in_folder(&folder);
    assert!(window.notice().unwrap().starts_with("Span-It! stopped unexpectedly last time."));
    assert!(!window.has_button(files::resume()));
}

#[test]
fn only_the_first_window_is_restored() {
    let folder = folder();
    let mut first = Window::in_folder(&folder);
    let mut second = Window::in_folder(&folder);
    first.begin(two_people(4));
    second.begin(two_people(4));
    first.click_node("a1");
    second.click_node("g7");
    first.click_node("c1");
    assert_eq!((first.notice(), second.notice()), (None, None));
    drop((first, second));
    assert_eq!(autosaved_moves(folder.path()), ["a1", "c1"]);
    let first = Window::in_folder(&folder);
    let second = Window::in_folder(&folder);
    assert_eq!((first.moves().len(), second.moves().len()), (2, 0));
}

#[test]
fn game_works_without_a_usable_data_folder() {
    let folder = folder();
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "a file").unwrap();
    let play = |mut window: Window| {
        window.click(msg::play());
        window.click_node("c3");
        window.wait_as_time_passes("the computer answers", |window| window.moves().len() == 2);
    };
    play(Window::open(StartOptions { folder: None, ..StartOptions::default() }));
    let unusable = Window::open_at(&in_the_way);
    unusable.assert_notice_has(&["Nothing will be saved when this window closes: "]);
    play(unusable);
    assert_eq!(fs::read(&in_the_way).unwrap(), b"a file");
}

#[test]
fn file_of_the_command_line_precedes_the_autosave_and_keeps_it() {
    let folder = folder();
    leave_unfinished(folder.path(), &two_people(4), &["c3"]);
    let (game, personality) = (folder.path().join("won.spanit"), folder.path().join("spider.json"));
    fs::write(&game, record(&two_people(4), &QUICK_WIN)).unwrap();
    fs::write(&personality, built_in("Spider").to_json()).unwrap();
    let mut window = started_with(&folder, &game);
    assert_eq!(window.moves(), QUICK_WIN);
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["c3"]);
    window.close();
    started_with(&folder, &game).close();
    assert_eq!(Window::in_folder(&folder).moves(), ["c3"]);
    let window = started_with(&folder, &personality);
    assert!(window.is_editing());
    window.assert_shows(&["spider.json"]);
}

#[test]
fn windows_keep_each_others_settings() {
    let folder = folder();
    let mut one = Window::in_folder(&folder);
    let mut other = Window::in_folder(&folder);
    let file = folder.path().join("game.spanit");
    other.change_settings(|settings| settings.recent.push(file.clone()));
    other.change_settings(|settings| settings.handle = "Ada".into());
    one.change_settings(|settings| settings.text_size = 150);
    assert_eq!(one.app().settings().recent, [file.as_path()], "the window takes what it has read");
    other.change_settings(|settings| settings.coordinates = false);
    one.request_close();
    other.request_close();
    let window = Window::in_folder(&folder);
    let settings = window.app().settings();
    let read = (&settings.recent[..], &settings.handle[..], settings.text_size, settings.coordinates);
    assert_eq!(read, (&[file][..], "Ada", 150, false));
}
