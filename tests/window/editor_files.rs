//! The personality editor and text from outside: the clipboard, and files that other programs change.

use span_it::messages::editor as msg;

use super::editor_page::{editing, leave_fields, name, save_to_file};
use super::prelude::*;

fn open_copy_of_steady(window: &mut Window) -> PathBuf {
    let file = window.write("watched.json", built_in("Steady").to_json());
    window.apply(Action::File(FileAction::OpenPath(file.clone())));
    file
}

/// The editor with one change, after another program has changed its file.
fn changed_outside() -> (Window, std::path::PathBuf) {
    let mut window = Window::new();
    let file = open_copy_of_steady(&mut window);
    window.type_into(name(Factor::NodeMajor), "9");
    let mut other = built_in("Steady");
    other.factors.set(Factor::NodeMinor, 7.5).unwrap();
    std::fs::write(&file, other.to_json()).unwrap();
    window.event(Event::WindowFocused(true));
    window.wait("the change is noticed", |window| window.notice().is_some());
    (window, file)
}

#[test]
fn copies_and_pastes_a_personality_as_text() {
    let mut window = Window::playing(two_people(4));
    window.paste(&built_in("Steady").to_json());
    assert!(window.is_editing(), "pasting in a game opens the editor");
    leave_fields(&mut window);
    window.press_ctrl(Key::C);
    let copied = window.copied.pop().expect("a text was copied");
    assert_eq!(Personality::from_json(copied.as_bytes()).unwrap(), built_in("Steady"));
    window.paste(&built_in("Spider").to_json());
    assert!(window.has_dialog(msg::unsaved_title()), "the pasted one is not saved");
    window.click(msg::discard());
    assert_eq!(window.field(msg::name()), "Spider");
    assert_eq!(window.notice(), Some(msg::personality_pasted("Spider").as_str()));
    let broken = built_in("Spider").to_json().replace("\"node_major\"", "\"node_mayor\"");
    window.paste(&broken);
    window.assert_notice_has(&["line ", "node_mayor"]);
    window.click(files::details());
    let excerpt = window.texts().into_iter().find(|text| text.contains("\"node_mayor\": ")).unwrap();
    assert!(excerpt.ends_with('^'), "{excerpt}");
    let lines = excerpt.lines().count();
    let height = |window: &Window| window.widget(Role::Label, &excerpt).rect().height();
    let wide = height(&window);
    window.resize([640.0, 480.0]);
    let change = (height(&window) - wide).abs();
    assert!(change < 0.5, "one of the {lines} lines wraps, so the mark is not below its place");
    window.press(Key::Escape);
    assert_eq!(window.field(msg::name()), "Spider");
}

#[test]
fn pasting_leaves_the_edited_file_alone() {
    let mut window = Window::playing(two_people(4));
    let file = window.path("mine.json");
    let mine = write_mine(&file);
    window.apply(Action::File(FileAction::OpenPath(file.clone())));
    window.type_into(name(Factor::NodeMajor), "9");
    leave_fields(&mut window);
    let fenced = format!("```json\n{}\n```\n", built_in("Spider").to_json());
    window.paste(&fenced);
    assert!(window.has_dialog(msg::unsaved_title()));
    window.click(msg::discard());
    assert_eq!(window.field(msg::name()), "Spider");
    assert_eq!(window.editor().form.file, None);
    window.assert_shows(&[msg::not_saved(), &msg::personality_pasted("Spider")]);
    window.press_ctrl(Key::S);
    let pasted = window.path("pasted.json");
    window.type_into(msg::name(), "Pasted");
    save_to_file(&mut window, &pasted);
    assert_eq!(read_personality(&file), mine);
}

#[test]
fn pasting_keeps_the_player_of_new_game() {
    let mut window = editing();
    window.press(Key::Escape);
    let personality = Box::new(built_in("Steady"));
    window.apply(Action::Editor(EditorAction::Edit { personality, file: None, of: Some(Player::Vertical) }));
    window.paste(&built_in("Spider").to_json());
    assert!(window.can_press(msg::use_in_new_game()));
}

#[test]
fn offers_to_reload_a_changed_file() {
    let (mut window, file) = changed_outside();
    assert_eq!(window.notice(), Some(msg::changed_on_disk("watched.json", 1).as_str()));
    window.click(msg::reload());
    assert_eq!(window.number(Factor::NodeMajor), "2");
    assert_eq!(window.number(Factor::NodeMinor), "7.5");
    assert_eq!(window.notice(), None);
    window.press_ctrl(Key::Z);
    assert_eq!(window.number(Factor::NodeMajor), "9");
    // The editor's own write is not a change.
    window.press_ctrl(Key::S);
    assert_eq!(window.announcement(), Some(files::saved(&file)));
    std::fs::write(&file, "{}").unwrap();
    window.event(Event::WindowFocused(true));
    let notice = msg::changed_on_disk("watched.json", 0);
    window.wait("the change is noticed", |window| window.notice() == Some(notice.as_str()));
    window.click(msg::reload());
    assert!(window.notice().unwrap().contains("line 1, column 2"));
}

#[test]
fn save_asks_before_replacing_another_change() {
    let (mut window, file) = changed_outside();
    window.type_into(name(Factor::NodeRandom), "3");
    assert_eq!(window.notice(), Some(msg::changed_on_disk("watched.json", 2).as_str()), "it counts on");
    window.press_ctrl(Key::Z);
    let other = std::fs::read(&file).unwrap();
    window.press_ctrl(Key::S);
    assert!(window.has_dialog(msg::save_over_change_title()));
    window.press(Key::Escape);
    assert_eq!(std::fs::read(&file).unwrap(), other, "nothing is saved");
    window.press_ctrl(Key::S);
    window.click(msg::overwrite());
    let saved = read_personality(&file);
    assert_eq!((saved.factors[Factor::NodeMajor], saved.factors[Factor::NodeMinor]), (9.0, 1.0));
    assert_eq!(window.notice(), Some(files::saved(&file).as_str()), "the old notice is no longer true");
    window.press_ctrl(Key::Z);
    assert_eq!(window.number(Factor::NodeMinor), "7.5", "the other change is back");
}

#[test]
fn restored_file_closes_the_notice() {
    let mut window = Window::new();
    let file = open_copy_of_steady(&mut window);
    let text = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    window.event(Event::WindowFocused(true));
    let notice = msg::deleted_on_disk("watched.json");
    window.wait("the file is missed", |window| window.notice() == Some(notice.as_str()));
    std::fs::write(&file, text).unwrap();
    window.event(Event::WindowFocused(true));
    window.wait("the notice closes", |window| window.notice().is_none());
}

#[test]
fn saving_refuses_the_name_of_a_built_in_one() {
    let mut window = Window::new();
    let file = window.path("mine.json");
    let mine = write_mine(&file);
    window.apply(Action::File(FileAction::OpenPath(file.clone())));
    window.type_into(msg::name(), "blocker");
    window.press_ctrl(Key::S);
    window.assert_notice_has(&["Blocker is a built-in personality"]);
    assert_eq!(read_personality(&file), mine, "nothing is saved");
    window.type_into(msg::name(), "Blocker II");
    window.press_ctrl(Key::S);
    assert_eq!(read_personality(&file).name, "Blocker II");
}
