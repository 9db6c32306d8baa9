//! Guards games in files: save and open through dialogs or a typed path, bad files refused by name
//! and reason with nothing lost.

use std::path::PathBuf;

use egui::{Key, Modifiers, ViewportCommand};
use span_it::messages::dialogs::path;
use span_it::messages::{files, game, menu};
use span_it::platform::{FileAnswer, FileKind};
use span_it_core::record::read_record;

use super::games::{QUICK_WIN, after, against_steady, record, shipped, two_computers, two_people};
use super::harness::Window;

/// A window with a game of three moves.
pub(super) fn begun() -> Window {
    let mut window = Window::playing(two_people(4));
    for node in ["c3", "d4", "e5"] {
        window.click_node(node);
    }
    window
}

/// Opens a file through the dialog.
fn open(window: &mut Window, file: &std::path::Path) {
    window.press_ctrl(Key::O);
    window.machine.pick(file);
    window.settle();
}

#[test]
fn save_asks_once_for_a_file_and_then_writes_to_it() {
    let mut window = begun();
    window.press_ctrl(Key::S);
    let request = window.machine.requests().pop().unwrap();
    assert_eq!((request.kind, request.save), (FileKind::Record, true));
    assert_eq!((request.title.as_str(), request.name.as_str()), (files::SAVE_GAME, "ada-bob.spanit"));
    let file = window.path("mine.spanit");
    window.machine.pick(&file);
    window.settle();
    assert_eq!(window.announcement(), Some(files::saved(&file)));
    let (setup, game) = read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(setup.players, window.session().setup().players);
    assert_eq!(game.position(), window.game().position());
    window.click_node("f4");
    window.press_ctrl(Key::S);
    assert_eq!(window.machine.requests().len(), 1, "its file is known by now");
    let (_, game) = read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(game.moves().len(), 4);
}

#[test]
fn save_as_asks_again_and_proposes_the_name_it_has() {
    let mut window = begun();
    let (first, second) = (window.path("first.spanit"), window.path("second.spanit"));
    window.choose(menu::GAME, menu::SAVE_AS);
    window.machine.pick(&first);
    window.settle();
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let request = window.machine.requests().pop().unwrap();
    assert_eq!(request.name, "first.spanit");
    assert_eq!(request.folder.as_deref(), first.parent());
    window.machine.pick(&second);
    window.settle();
    assert_eq!(std::fs::read(&first).unwrap(), std::fs::read(&second).unwrap());
}

#[test]
fn a_dialog_that_is_cancelled_changes_nothing_and_can_be_opened_again() {
    let mut window = begun();
    for _ in 0..2 {
        window.press_ctrl(Key::S);
        window.machine.answer(FileAnswer::Cancelled);
        window.settle();
    }
    assert_eq!(window.machine.requests().len(), 2);
    assert_eq!((window.notice(), window.moves().len()), (None, 3));
}

#[test]
fn while_a_dialog_is_open_the_game_goes_on_and_no_second_one_opens() {
    let mut window = begun();
    window.press_ctrl(Key::S);
    window.press_ctrl(Key::O);
    assert_eq!(window.machine.requests().len(), 1);
    window.click_node("f4");
    assert_eq!(window.moves().len(), 4);
}

#[test]
fn a_name_without_an_ending_gets_one_and_replaces_no_file() {
    let mut window = begun();
    let (plain, ended) = (window.path("game"), window.path("game.spanit"));
    window.press_ctrl(Key::S);
    window.machine.pick(&plain);
    window.settle();
    assert!(ended.is_file() && !plain.exists());
    std::fs::write(&ended, "precious").unwrap();
    window.choose(menu::GAME, menu::SAVE_AS);
    window.machine.pick(&plain);
    window.settle();
    assert_eq!(window.notice(), Some(files::exists_already(&ended).as_str()));
    assert_eq!(std::fs::read(&ended).unwrap(), b"precious");
}

#[test]
fn what_cannot_be_written_is_said_and_the_game_stays() {
    let mut window = begun();
    let nowhere = window.path("no such folder/game.spanit");
    window.press_ctrl(Key::S);
    window.machine.pick(&nowhere);
    window.settle();
    let notice = window.notice().unwrap();
    assert!(notice.starts_with("game.spanit was not saved: "), "{notice}");
    assert!(notice.contains("no such folder"), "{notice}");
    assert_eq!(window.session().table().file, None);
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn an_opened_game_goes_on_and_undo_brings_the_one_before_back() {
    let mut window = begun();
    let file = window.path("other.spanit");
    let setup = against_steady(5);
    std::fs::write(&file, record(&setup, &["e5", "d4"])).unwrap();
    open(&mut window, &file);
    let request = window.machine.requests().remove(0);
    assert_eq!((request.title.as_str(), request.kind), (files::OPEN, FileKind::RecordOrPersonality));
    assert_eq!(window.moves(), ["e5", "d4"]);
    assert_eq!(*window.session().setup(), setup);
    window.assert_says(&[&game::your_move("Ada")]);
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 4, "Steady answers");
    for _ in 0..3 {
        window.press_ctrl(Key::Z);
    }
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
}

#[test]
fn the_window_is_called_after_the_file() {
    let mut window = begun();
    let file = window.path("other.spanit");
    std::fs::write(&file, record(&two_people(4), &["c3"])).unwrap();
    open(&mut window, &file);
    let title = |name| ViewportCommand::Title(game::window_title(name));
    assert!(window.commands.contains(&title(Some("other.spanit"))), "{:?}", window.commands);
    window.commands.clear();
    window.begin(two_people(4));
    assert!(window.commands.contains(&title(None)));
}

#[test]
fn a_finished_and_a_resigned_game_open_with_their_end() {
    let mut window = begun();
    let file = window.path("won.spanit");
    std::fs::write(&file, record(&two_people(4), &QUICK_WIN)).unwrap();
    open(&mut window, &file);
    window.assert_says(&[&game::wins("Ada")]);
    let mut resigned = after(&two_people(4), &["c3"]);
    resigned.resign(span_it_core::board::Player::Horizontal).unwrap();
    std::fs::write(&file, span_it_core::record::write_record(&two_people(4), &resigned)).unwrap();
    open(&mut window, &file);
    window.assert_says(&[&game::wins("Bob"), &game::resigned("Ada")]);
}

#[test]
fn recent_files_are_listed_and_open_again() {
    let mut window = begun();
    window.click(menu::GAME);
    window.choose_here(menu::OPEN_RECENT);
    window.assert_says(&[menu::NO_RECENT]);
    window.press(Key::Escape);
    let (game, personality) = (window.path("game.spanit"), window.path("mine.json"));
    std::fs::write(&game, record(&two_people(4), &["g7"])).unwrap();
    std::fs::write(&personality, shipped("Spider").to_json()).unwrap();
    open(&mut window, &personality);
    window.press(Key::Escape);
    open(&mut window, &game);
    assert_eq!(window.app().settings().recent, [game, personality]);
    window.press_ctrl(Key::Z);
    window.click(menu::GAME);
    window.choose_here(menu::OPEN_RECENT);
    window.choose_here("game.spanit");
    assert_eq!(window.moves(), ["g7"]);
    window.click(menu::GAME);
    window.choose_here(menu::OPEN_RECENT);
    window.choose_here("mine.json");
    assert!(window.is_editing(), "the personality is not shown");
    window.press(Key::Escape);
    window.click(menu::GAME);
    window.choose_here(menu::OPEN_RECENT);
    window.choose_here(menu::FORGET_RECENT);
    assert!(window.app().settings().recent.is_empty());
}

#[test]
fn a_recent_file_that_is_gone_can_be_taken_out_of_the_list() {
    let mut window = begun();
    let (gone, kept) = (window.path("gone.spanit"), window.path("kept.spanit"));
    for file in [&kept, &gone] {
        std::fs::write(file, record(&two_people(4), &["g7"])).unwrap();
        open(&mut window, file);
    }
    std::fs::remove_file(&gone).unwrap();
    window.click(menu::GAME);
    window.choose_here(menu::OPEN_RECENT);
    window.choose_here("gone.spanit");
    assert!(window.notice().unwrap().starts_with("gone.spanit was not opened: "));
    window.click(files::FORGET_FILE);
    assert_eq!(window.notice(), None);
    assert_eq!(window.app().settings().recent, [kept]);
    open(&mut window, &gone);
    assert!(!window.has_button(files::FORGET_FILE), "it is not in the list");
}

/// Bad files: a name, what it holds, and what is said of it.
fn bad_files() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let good = record(&two_people(4), &["c3", "d4"]);
    let taken = good.replace("\"d4\"", "\"c3\"");
    let cut = good[..good.len() / 2].to_owned();
    let newer = good.replace("\"version\": 1", "\"version\": 2");
    let stranger = good.replacen("\"rows\"", "\"raws\"", 1);
    let spider = shipped("Spider").to_json();
    vec![
        ("ada.spanit", taken.into_bytes(), "move 2, c3, is taken."),
        ("cut.spanit", cut.into_bytes(), "line "),
        ("newer.spanit", newer.into_bytes(), "version is 2"),
        ("stranger.spanit", stranger.into_bytes(), "raws"),
        ("bytes.spanit", vec![0xff, 0xfe, 0x00], "UTF-8"),
        ("empty.spanit", Vec::new(), "line 1"),
        ("huge.spanit", vec![b' '; (1 << 20) + 1], "too large"),
        ("wide.json", vec![b' '; 64 * 1024 + 1], "65537 bytes"),
        (
            "wider.json",
            vec![b' '; (1 << 20) + 1],
            "it has 1048577 bytes, expected at most 65536 bytes (64 KiB)",
        ),
        ("factor.json", spider.replace("\"node_major\"", "\"node_mayor\"").into_bytes(), "node_mayor"),
        ("word.json", spider.replacen("\"Spider\"", "7", 1).into_bytes(), "name is 7"),
        ("notes.txt", b"remember the milk".to_vec(), "neither a Span-It! game nor a personality"),
    ]
}

#[test]
fn a_bad_file_is_refused_by_name_and_reason_and_nothing_is_lost() {
    let mut window = begun();
    let before = (window.game().clone(), window.session().setup().clone());
    for (name, content, reason) in bad_files() {
        let file = window.path(name);
        std::fs::write(&file, content).unwrap();
        open(&mut window, &file);
        let notice = window.notice().unwrap_or_else(|| panic!("{name} was opened")).to_owned();
        assert!(notice.starts_with(&format!("{name} was not opened: ")), "{notice}");
        assert!(notice.contains(reason), "{notice}");
        assert!(notice.ends_with('.'), "{notice}");
        window.assert_says(&[&notice]);
        window.click(files::DETAILS);
        // Of a personality the line that is wrong follows.
        let place = file.display().to_string();
        assert!(window.texts().iter().any(|text| text.lines().next() == Some(place.as_str())), "{place}");
        window.click(files::CLOSE);
        assert_eq!(window.notice(), None);
        assert_eq!((window.game(), window.session().setup()), (&before.0, &before.1));
        assert!(window.app().view().dialogs.is_empty());
    }
    assert!(window.app().settings().recent.is_empty(), "a file that was refused is not recent");
}

#[test]
fn a_game_with_a_setting_that_is_none_is_opened_and_that_is_said() {
    let mut window = begun();
    let file = window.path("other.spanit");
    let mut setup = against_steady(5);
    setup.extra = Some(span_it_core::json::Extra::new(r#"{"read_the_opponent": "v"}"#).unwrap());
    std::fs::write(&file, record(&setup, &["e5", "d4"])).unwrap();
    open(&mut window, &file);
    let notice = window.notice().unwrap().to_owned();
    let said = "other.spanit was opened, but extra.read_the_opponent is \"v\": expected an array of \"h\" and \"v\"; \
                no player reads the opponent.";
    assert_eq!(notice, said);
    assert_eq!((window.moves().len(), &window.session().setup().extra), (2, &setup.extra));
}

#[test]
fn what_succeeds_at_last_is_not_called_wrong_any_more() {
    let mut window = begun();
    let (bad, good) = (window.path("bad.spanit"), window.path("good.spanit"));
    std::fs::write(&bad, "[").unwrap();
    std::fs::write(&good, record(&two_people(4), &["c3"])).unwrap();
    open(&mut window, &bad);
    window.paste("nonsense");
    window.paste(".../../.../../... h");
    assert!(window.notice().unwrap().starts_with("bad.spanit was not opened: "), "that is another matter");
    open(&mut window, &good);
    assert_eq!(window.notice(), None);
    window.choose(menu::GAME, menu::SAVE_AS);
    let nowhere = window.path("no such folder/game.spanit");
    window.machine.pick(&nowhere);
    window.settle();
    assert!(window.notice().is_some());
    window.press_ctrl(Key::S);
    assert_eq!(window.notice(), None);
}

#[test]
fn escape_closes_the_error_bar_and_not_the_game() {
    let mut window = begun();
    open(&mut window, &std::path::PathBuf::from("gone.spanit"));
    assert!(window.notice().is_some());
    window.press(Key::Escape);
    assert_eq!((window.notice(), window.moves().len()), (None, 3));
    assert!(!window.commands.contains(&ViewportCommand::Close));
}

#[test]
fn a_missing_file_and_a_folder_are_refused_too() {
    let mut window = begun();
    for (path, reason) in [(window.path("gone.spanit"), "no such file"), (window.path("autosave"), "folder")]
    {
        open(&mut window, &path);
        let notice = window.notice().unwrap();
        assert!(notice.contains("was not opened: ") && notice.contains(reason), "{notice}");
    }
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn where_no_dialog_can_be_shown_the_path_is_typed() {
    let mut window = begun();
    window.press_ctrl(Key::S);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    assert!(window.has_dialog(files::SAVE_GAME));
    window.assert_says(&[files::NO_DIALOGS]);
    let proposed = window.path("ada-bob.spanit");
    assert_eq!(window.field(files::PATH), proposed.display().to_string());
    let file = window.path("typed.spanit");
    window.type_into(files::PATH, &file.display().to_string());
    window.click(path::SAVE);
    assert!(file.is_file());
    assert!(window.app().view().dialogs.is_empty());
    window.begin(two_people(6));
    window.press_ctrl(Key::O);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    window.type_into(files::PATH, &file.display().to_string());
    window.press(Key::Enter);
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn where_a_dialog_fails_the_path_is_typed() {
    let mut window = begun();
    window.press_ctrl(Key::S);
    window.machine.answer(FileAnswer::Failed("it broke".to_owned()));
    window.settle();
    assert!(window.has_dialog(files::SAVE_GAME));
    window.assert_says(&[&files::dialog_failed("it broke")]);
    let file = window.path("typed.spanit");
    window.type_into(files::PATH, &file.display().to_string());
    window.click(path::SAVE);
    assert!(file.is_file());
}

#[test]
fn a_personality_can_be_opened_by_a_typed_path() {
    let mut window = begun();
    let file = window.path("mine.json");
    std::fs::write(&file, shipped("Spider").to_json()).unwrap();
    window.press_ctrl(Key::O);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    window.type_into(files::PATH, &file.display().to_string());
    window.click(path::OPEN);
    assert!(window.is_editing());
}

#[test]
fn the_path_field_can_be_left() {
    let mut window = begun();
    window.press_ctrl(Key::O);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    window.press(Key::Escape);
    assert!(window.app().view().dialogs.is_empty());
    assert_eq!((window.moves().len(), window.notice()), (3, None));
}

#[test]
fn an_opened_match_of_computers_saves_what_it_was() {
    let mut window = begun();
    let file: PathBuf = window.path("match.spanit");
    let text = record(&two_computers(4), &["c3", "d4"]);
    std::fs::write(&file, &text).unwrap();
    open(&mut window, &file);
    window.press_ctrl(Key::S);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "every number survives");
}

#[test]
fn a_typed_path_replaces_no_file() {
    let mut window = begun();
    let file = window.path("precious.spanit");
    std::fs::write(&file, "precious").unwrap();
    window.press_ctrl(Key::S);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    let refusal = files::not_replaced(&file);
    for typed in [file.clone(), file.with_extension("")] {
        window.type_into(files::PATH, &typed.display().to_string());
        window.press(Key::Enter);
        window.assert_says_in_front(&refusal);
        assert_eq!(window.announcement(), Some(refusal.clone()));
        assert_eq!(window.notice(), None, "the bar lies under the dialog");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
        assert!(window.has_dialog(files::SAVE_GAME), "another name can be typed");
    }
    window.click(path::SAVE);
    window.assert_says_in_front(&refusal);
    window.press_ctrl(Key::A);
    let other = window.path("other.spanit");
    window.event(egui::Event::Text(other.display().to_string()));
    window.settle();
    assert_eq!(window.field(files::PATH), other.display().to_string(), "the field has the keyboard");
    window.press(Key::Enter);
    assert!(other.is_file() && window.app().view().dialogs.is_empty());
}

#[test]
fn without_a_path_the_field_keeps_the_keyboard() {
    let mut window = begun();
    window.press_ctrl(Key::O);
    window.machine.answer(FileAnswer::Unavailable);
    window.settle();
    window.type_into(files::PATH, "");
    window.press(Key::Enter);
    window.event(egui::Event::Text("a".to_owned()));
    window.settle();
    assert_eq!(window.field(files::PATH), "a");
}

#[test]
fn a_file_asked_for_one_game_is_not_given_to_another() {
    let mut window = begun();
    let moves = window.moves();
    window.press_ctrl(Key::S);
    window.begin(two_people(5));
    let file = window.path("first.spanit");
    window.machine.pick(&file);
    window.settle();
    let (setup, game) = read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!((setup.size.rows(), game.moves().len()), (4, moves.len()));
    assert_eq!(window.session().table().file, None, "the new game has no file yet");
}
