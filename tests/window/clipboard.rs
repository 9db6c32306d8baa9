//! Guards the clipboard: positions copied and pasted by key and by menu, what is said where it holds none,
//! and that copying and pasting in a field is the field's alone. The window is told what the toolkit tells:
//! of a clipboard without a text, nothing.

use egui::{Event, Key, ViewportCommand};
use span_it::messages::dialogs::new_game;
use span_it::messages::{editor, files, game, menu};
use span_it_core::board::Player;
use span_it_core::personality::{Factor, Personality};

use super::editing::{self, editing, leave_fields};
use super::files::begun;
use super::games::shipped;
use super::harness::Window;

/// A position that no game here comes to.
const OTHER: &str = "hv../.../..../.../..../.../.... h";

/// Chooses *Paste Position* where the clipboard holds this.
fn paste_by_menu(window: &mut Window, text: &str) {
    text.clone_into(&mut window.clipboard);
    window.choose(menu::GAME, menu::PASTE_POSITION);
}

/// Opens the name of the horizontal player, and gives it the keyboard.
fn open_name(window: &mut Window) -> String {
    let kind = window.session().seat(Player::Horizontal).kind;
    window.click(&format!("Ada, {}", game::card_line(Player::Horizontal, kind)));
    let field = new_game::name_of(Player::Horizontal);
    window.type_into(&field, "");
    field
}

#[test]
fn the_position_shown_is_copied() {
    let mut window = begun();
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, [window.game().position().to_string()]);
    window.press(Key::PageUp);
    window.choose(menu::GAME, menu::COPY_POSITION);
    assert_eq!(window.copied[1], window.game().position_at(2).to_string());
}

#[test]
fn a_pasted_position_begins_a_game_that_undo_takes_back() {
    let mut window = begun();
    paste_by_menu(&mut window, &format!(" {OTHER}\n"));
    assert!(window.commands.contains(&ViewportCommand::RequestPaste));
    assert_eq!(window.game().position().to_string(), OTHER);
    assert!(window.moves().is_empty());
    assert_eq!(window.notice(), None);
    window.click_node("g7");
    assert_eq!(window.moves(), ["g7"]);
    window.press_ctrl(Key::Z);
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
}

#[test]
fn a_text_that_is_no_position_is_refused_with_the_reason() {
    let mut window = begun();
    let before = window.game().clone();
    for (text, reason) in [
        ("hello", "expected the board"),
        ("..../.../..../.../..../.../.... x", "the player to move is \"x\""),
        ("..../..../..../.../..../.../.... h", "row 2 has 4 letters"),
        ("..../.z./..../.../..../.../.... h", "row 2, letter 2 is 'z'"),
        (" \n", "copy a line"),
        ("hhhh/.../..../.../..../.../.... v", "already won"),
        ("", "copy a line"),
    ] {
        window.paste(text);
        let notice = window.notice().unwrap_or_else(|| panic!("{text:?} was taken"));
        assert!(notice.contains(reason), "{notice}");
        assert_eq!(*window.game(), before);
    }
}

#[test]
fn the_menu_says_that_the_clipboard_holds_nothing() {
    let mut window = begun();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY));
    assert_eq!(window.moves().len(), 3);
    paste_by_menu(&mut window, OTHER);
    assert_eq!((window.notice(), window.moves().len()), (None, 0));
}

#[test]
fn a_picture_is_no_position() {
    let mut window = begun();
    window.event(Event::PasteImage(std::sync::Arc::new(egui::ColorImage::default())));
    window.settle();
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY));
}

#[test]
fn ctrl_that_is_let_go_before_the_letter_pastes_too() {
    let mut window = begun();
    let let_go = |key| Event::Key {
        key,
        physical_key: None,
        pressed: false,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    window.event(Event::ModifiersChanged(egui::Modifiers::COMMAND));
    window.event(Event::ModifiersChanged(egui::Modifiers::NONE));
    window.event(let_go(Key::V));
    window.settle();
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY));
}

#[test]
fn the_letter_alone_pastes_nothing() {
    let mut window = begun();
    window.press_ctrl(Key::A);
    window.press(Key::V);
    window.press_with(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::V);
    assert_eq!(window.notice(), None);
    // It was pressed in another window.
    window.event(Event::ModifiersChanged(egui::Modifiers::COMMAND));
    window.event(Event::WindowFocused(false));
    window.event(Event::WindowFocused(true));
    let modifiers = egui::Modifiers::NONE;
    window.event(Event::Key { key: Key::V, physical_key: None, pressed: false, repeat: false, modifiers });
    window.settle();
    assert_eq!(window.notice(), None);
}

#[test]
fn a_paste_by_menu_that_came_to_nothing_leaves_a_players_name_alone() {
    let mut window = begun();
    paste_by_menu(&mut window, "");
    let field = open_name(&mut window);
    window.paste(OTHER);
    assert_eq!(window.field(&field), OTHER);
    assert_eq!(window.moves().len(), 3, "the name is no position");
    window.press_ctrl(Key::A);
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, [OTHER]);
}

#[test]
fn in_a_field_nothing_is_said_of_an_empty_clipboard() {
    let mut window = begun();
    open_name(&mut window);
    window.paste("");
    assert_eq!((window.notice(), window.moves().len()), (None, 3));
}

#[test]
fn a_paste_by_menu_that_came_to_nothing_leaves_the_editors_numbers_alone() {
    let mut window = editing();
    let before = window.game().clone();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY), "the menu is for positions here too");
    window.type_into(editing::name(Factor::NodeMajor), "");
    window.paste("7");
    assert_eq!(window.number(Factor::NodeMajor), "7");
    window.press_ctrl(Key::A);
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, ["7"]);
    window.type_into(editing::name(Factor::NodeMajor), "");
    window.paste(OTHER);
    assert!(window.is_editing());
    assert_eq!(*window.game(), before);
}

#[test]
fn a_paste_by_menu_that_came_to_nothing_leaves_the_editors_clipboard_to_personalities() {
    let mut window = editing();
    paste_by_menu(&mut window, "");
    leave_fields(&mut window);
    window.press_ctrl(Key::C);
    let copied = window.copied.pop().expect("nothing was copied");
    assert_eq!(Personality::from_json(copied.as_bytes()).unwrap(), shipped("Steady"));
    window.paste(&shipped("Spider").to_json());
    assert_eq!(window.field(editor::NAME), "Spider");
    window.paste("");
    assert_eq!(window.notice(), Some(editor::CLIPBOARD_EMPTY));
    assert_eq!(window.field(editor::NAME), "Spider");
}
