//! Games in files: they are saved and opened through dialogs or a typed path. Bad files are refused with their
//! name and the reason, and change nothing.

use span_it::messages::dialogs::path;
use span_it_core::record::read_record;

use super::prelude::*;

pub(super) fn three_moves_played() -> Window {
    Window::after(two_people(4), &["c3", "d4", "e5"])
}

fn open(window: &mut Window, file: &std::path::Path) {
    window.press_ctrl(Key::O);
    window.pick_file(file);
}

#[test]
fn players_without_a_name_get_one() {
    let mut setup = two_people(4);
    setup.players.horizontal.name = " ".to_owned();
    let mut window = Window::new();
    let file = window.write("game.spanit", record(&setup, &["c3"]));
    window.apply(Action::File(FileAction::OpenPath(file)));
    assert!(window.texts().iter().any(|text| text.contains("Unnamed player")), "{:?}", window.texts());
}

#[test]
fn save_requests_a_file_only_once() {
    let mut window = three_moves_played();
    window.press_ctrl(Key::S);
    window.answer_dialog(FileAnswer::Cancelled);
    assert_eq!((window.notice(), window.moves().len()), (None, 3), "cancelling changes nothing");
    window.press_ctrl(Key::S);
    window.press_ctrl(Key::O);
    window.click_node("f4");
    assert_eq!(
        (window.platform.requests().len(), window.moves().len()),
        (2, 4),
        "the game goes on meanwhile"
    );
    let request = window.platform.requests().pop().unwrap();
    assert_eq!(request.kind, FileKind::Record);
    assert_eq!(request.purpose, FilePurpose::Save);
    assert_eq!(request.title, files::save_game());
    assert_eq!(request.name, "ada-bob.spanit");
    let file = window.path("mine.spanit");
    window.pick_file(&file);
    assert_eq!(window.announcement(), Some(files::saved(&file)));
    let (setup, game) = read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(setup.players, window.session().setup().players);
    assert_eq!(game.position(), window.game().position());
    window.click_node("a1");
    window.press_ctrl(Key::S);
    assert_eq!(window.platform.requests().len(), 2, "the game already has a file");
    assert_eq!(moves_in(&file).len(), 5);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let request = window.platform.requests().pop().unwrap();
    assert_eq!((request.name.as_str(), request.folder.as_deref()), ("mine.spanit", file.parent()));
    window.begin(two_people(5));
    let second = window.path("second.spanit");
    window.pick_file(&second);
    assert_eq!(moves_in(&second).len(), 5, "the file receives the game of its request");
    assert_eq!(window.session().current_game().file, None, "the new game has no file yet");
}

#[test]
fn extension_is_added_without_replacing_a_file() {
    let mut window = three_moves_played();
    let (plain, ended) = (window.path("game"), window.path("game.spanit"));
    window.press_ctrl(Key::S);
    window.pick_file(&plain);
    assert!(ended.is_file());
    assert!(!plain.exists());
    std::fs::write(&ended, "precious").unwrap();
    window.choose(menu::game(), menu::save_as());
    window.pick_file(&plain);
    assert_eq!(window.notice(), Some(files::exists_already(&ended).as_str()));
    assert_eq!(std::fs::read(&ended).unwrap(), b"precious");
}

#[test]
fn opened_game_continues_and_undo_restores_the_previous() {
    let mut window = three_moves_played();
    let setup = against_steady(5);
    let file = window.write("other.spanit", record(&setup, &["e5", "d4"]));
    open(&mut window, &file);
    let request = window.platform.requests().remove(0);
    assert_eq!(request.title, files::open());
    assert_eq!(request.kind, FileKind::Document);
    assert_eq!(window.moves(), ["e5", "d4"]);
    assert_eq!(*window.session().setup(), setup);
    window.assert_shows(&[&game::your_move("Ada")]);
    window.play("c3");
    assert_eq!(window.moves().len(), 4, "Steady replies");
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
    let text = record(&two_computers(4), &["c3", "d4"]);
    let file = window.write("match.spanit", &text);
    open(&mut window, &file);
    let title = |name| ViewportCommand::Title(game::window_title(name));
    assert!(window.commands.contains(&title(Some("match.spanit"))), "{:?}", window.commands);
    window.press_ctrl(Key::S);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "no number changes");
    window.commands.clear();
    window.begin(two_people(4));
    assert!(window.commands.contains(&title(None)));
    let mut resigned = after(&two_people(4), &["c3"]);
    resigned.resign(Player::Horizontal).unwrap();
    std::fs::write(&file, span_it_core::record::write_record(&two_people(4), &resigned)).unwrap();
    open(&mut window, &file);
    window.assert_shows(&[&game::wins("Bob")]);
}

#[test]
fn recent_files_are_listed_and_open_again() {
    let mut window = three_moves_played();
    window.choose(menu::game(), menu::open_recent());
    window.assert_shows(&[menu::no_recent()]);
    window.press(Key::Escape);
    let game = window.write("game.spanit", record(&two_people(4), &["g7"]));
    let personality = window.write("mine.json", built_in("Spider").to_json());
    open(&mut window, &personality);
    window.press(Key::Escape);
    open(&mut window, &game);
    assert_eq!(window.app().settings().recent, [game, personality]);
    window.press_ctrl(Key::Z);
    window.choose(menu::game(), menu::open_recent());
    window.choose_from_open_menu("1 game.spanit");
    assert_eq!(window.moves(), ["g7"]);
    window.choose(menu::game(), menu::open_recent());
    window.choose_from_open_menu("2 mine.json");
    assert!(window.is_editing(), "the editor is not open");
    window.press(Key::Escape);
    window.choose(menu::game(), menu::open_recent());
    window.choose_from_open_menu(menu::clear_recent());
    assert!(window.app().settings().recent.is_empty());
}

#[test]
fn missing_recent_file_can_be_removed() {
    let mut window = three_moves_played();
    let (missing, kept) = (window.path("gone.spanit"), window.path("kept.spanit"));
    for file in [&kept, &missing] {
        std::fs::write(file, record(&two_people(4), &["g7"])).unwrap();
        open(&mut window, file);
    }
    std::fs::remove_file(&missing).unwrap();
    window.choose(menu::game(), menu::open_recent());
    window.choose_from_open_menu("1 gone.spanit");
    assert!(window.notice().unwrap().starts_with("gone.spanit was not opened: "));
    window.click(files::remove_from_recent());
    assert!(!window.notice().is_some_and(|notice| notice.starts_with("gone.spanit")));
    assert_eq!(window.app().settings().recent, [kept]);
    open(&mut window, &missing);
    assert!(!window.has_button(files::remove_from_recent()), "the file is not in the list");
}

/// Bad files: name, content, and a part of the error message.
fn bad_files() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let good = record(&two_people(4), &["c3", "d4"]);
    let newer = good.replace("\"version\": 1", "\"version\": 2");
    let spider = built_in("Spider").to_json();
    vec![
        ("newer.spanit", newer.into_bytes(), "version is 2"),
        ("bytes.spanit", vec![0xff, 0xfe, 0x00], "UTF-8"),
        ("huge.spanit", vec![b' '; (1 << 20) + 1], "too large"),
        ("wide.json", vec![b' '; 64 * 1024 + 1], "65537 bytes"),
        (
            "wider.json",
            vec![b' '; (1 << 20) + 1],
            "it has 1048577 bytes, expected at most 1048576 bytes (1 MiB)",
        ),
        ("factor.json", spider.replace("\"node_major\"", "\"node_mayor\"").into_bytes(), "node_mayor"),
        (
            "taken.spanit",
            good.replace("\"d4\"", "\"c3\"").into_bytes(),
            "moves[1] is \"c3\": move 2 is taken",
        ),
        ("notes.txt", b"remember the milk".to_vec(), "it is not a Span-It! game"),
    ]
}

#[test]
fn bad_file_is_refused_and_changes_nothing() {
    let mut window = three_moves_played();
    let before = (window.game().clone(), window.session().setup().clone());
    for (name, content, reason) in bad_files() {
        let file = window.write(name, content);
        open(&mut window, &file);
        let notice = window.notice().unwrap_or_else(|| panic!("{name} was opened")).to_owned();
        assert!(notice.starts_with(&format!("{name} was not opened: ")), "{notice}");
        assert!(notice.contains(reason), "{notice}");
        window.assert_shows(&[&notice]);
        assert_eq!(window.announcement(), Some(notice));
        window.click(files::details());
        // Below the path the details of a personality contain its wrong line.
        let path = file.display().to_string();
        assert!(window.texts().iter().any(|text| text.lines().next() == Some(path.as_str())), "{path}");
        window.press(Key::Escape);
        window.click(files::close());
        assert_eq!(window.notice(), None);
        assert_eq!(window.game(), &before.0);
        assert_eq!(window.session().setup(), &before.1);
        assert!(window.app().view().dialogs.is_empty());
    }
    for (path, reason) in [(window.path("gone.spanit"), "no such file"), (window.path(""), "folder")] {
        open(&mut window, &path);
        window.assert_notice_has(&["was not opened: ", reason]);
    }
    assert!(window.app().settings().recent.is_empty(), "a refused file is not recent");
}

#[test]
fn later_success_clears_the_error() {
    let mut window = three_moves_played();
    let bad = window.write("bad.spanit", "[");
    let good = window.write("good.spanit", record(&two_people(4), &["c3"]));
    open(&mut window, &bad);
    window.paste("nonsense");
    window.paste(".../../.../../... h");
    assert!(
        window.notice().unwrap().starts_with("bad.spanit was not opened: "),
        "pasting a position does not clear an error of opening"
    );
    open(&mut window, &good);
    assert!(window.notice().is_none_or(|notice| notice.contains("put aside")));
    window.advance(Duration::from_secs(11));
    window.choose(menu::game(), menu::save_as());
    let nowhere = window.path("no such folder/game.spanit");
    window.pick_file(&nowhere);
    assert!(window.notice().is_some());
    window.press_ctrl(Key::S);
    assert_eq!(window.notice(), Some(files::saved(&good).as_str()), "only the confirmation is left");
}

#[test]
fn path_is_typed_if_dialogs_are_unavailable() {
    let mut window = three_moves_played();
    window.press_ctrl(Key::S);
    window.answer_dialog(FileAnswer::Unavailable);
    assert!(window.has_dialog(files::save_game()));
    window.assert_shows(&[files::no_dialogs()]);
    let proposed = window.path("ada-bob.spanit");
    assert_eq!(window.field(files::path()), proposed.display().to_string());
    let file = window.path("typed.spanit");
    window.type_into(files::path(), &file.display().to_string());
    window.click(path::save());
    assert!(file.is_file());
    assert!(window.app().view().dialogs.is_empty());
    window.begin(two_people(6));
    window.press_ctrl(Key::O);
    window.answer_dialog(FileAnswer::Unavailable);
    window.type_into(files::path(), &file.display().to_string());
    window.click(path::open());
    assert_eq!(window.moves().len(), 3);
    window.begin(from_position("h.v/../.../../... h"));
    for (key, path, refusal) in [
        (Key::O, "gone.spanit", files::no_such_file(window.path("gone.spanit"))),
        (Key::S, "no folder/mine.spanit", files::no_such_folder(window.path("no folder"))),
    ] {
        window.press_ctrl(key);
        window.answer_dialog(FileAnswer::Unavailable);
        let text = window.path(path).display().to_string();
        window.type_into(files::path(), &text);
        window.press(Key::Enter);
        window.assert_shows_in_front(&refusal);
        assert_eq!(window.field(files::path()), text, "a refused path stays in the field");
        window.press(Key::Escape);
    }
    assert!(window.moves().is_empty());
}

#[test]
fn late_dialog_offers_to_enter_the_path() {
    let mut window = three_moves_played();
    window.press_ctrl(Key::S);
    window.advance(Duration::from_secs(2));
    assert_eq!(window.notice(), None);
    window.advance(Duration::from_secs(2));
    assert_eq!(window.notice(), Some(files::dialog_late()));
    window.click(files::enter_path());
    assert!(window.has_dialog(files::save_game()));
    assert_eq!(window.notice(), None);
    window.answer_dialog(FileAnswer::Picked(vec![window.path("late.spanit")]));
    assert!(window.has_dialog(files::save_game()) && !window.path("late.spanit").exists());
    window.press(Key::Escape);
    // The next file dialog appears, and a second request says so.
    window.press_ctrl(Key::O);
    window.press_ctrl(Key::O);
    assert_eq!(window.notice(), Some(files::dialog_late()));
    window.answer_dialog(FileAnswer::Cancelled);
    assert_eq!(window.notice(), None);
}

#[test]
fn typed_path_replaces_no_file() {
    let mut window = three_moves_played();
    let file = window.write("precious.spanit", "precious");
    window.press_ctrl(Key::S);
    window.answer_dialog(FileAnswer::Unavailable);
    let refusal = files::not_replaced(&file);
    for typed in [file.clone(), file.with_extension("")] {
        window.type_into(files::path(), &typed.display().to_string());
        window.press(Key::Enter);
        window.assert_shows_in_front(&refusal);
        assert_eq!(window.announcement(), Some(refusal.clone()));
        assert_eq!(window.notice(), None, "the error bar would be below the dialog");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
        assert!(window.has_dialog(files::save_game()), "the player can type another name");
    }
    window.click(path::save());
    window.assert_shows_in_front(&refusal);
    window.press_ctrl(Key::A);
    let other = window.path("other.spanit");
    window.type_text(&other.display().to_string());
    assert_eq!(window.field(files::path()), other.display().to_string(), "the field has the focus");
    window.press(Key::Enter);
    assert!(other.is_file());
    assert!(window.app().view().dialogs.is_empty());
}
