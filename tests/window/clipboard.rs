//! The clipboard: keys and menus copy and paste positions, an empty clipboard is reported, and text fields keep
//! copy and paste for their text.

use super::editor_page::{editing, leave_fields, name};
use super::files::three_moves_played;
use super::prelude::*;

/// A position that does not occur in any game here.
const OTHER: &str = "hv../.../..../.../..../.../.... h";

/// Chooses *Paste* with this text on the clipboard.
fn paste_by_menu(window: &mut Window, text: &str) {
    text.clone_into(&mut window.clipboard);
    window.find_command(menu::PASTE);
}

/// Opens and focuses the name field of the horizontal player.
fn open_name(window: &mut Window) -> &'static str {
    window.click(&window.card_name(Player::Horizontal));
    let field = new_game::NAME_FIELD[Player::Horizontal];
    window.type_into(field, "");
    field
}

#[test]
fn copies_the_position_shown() {
    let mut window = three_moves_played();
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, [window.game().position().to_string()]);
    window.press(Key::PageUp);
    window.find_command(menu::COPY_POSITION);
    assert_eq!(window.copied[1], window.game().position_at(2).to_string());
}

#[test]
fn pasted_position_puts_the_game_aside() {
    let mut window = three_moves_played();
    paste_by_menu(&mut window, &format!(" {OTHER}\n"));
    assert!(window.commands.contains(&ViewportCommand::RequestPaste));
    assert_eq!(window.game().position().to_string(), OTHER);
    assert!(window.moves().is_empty());
    window.click_node("g7");
    assert_eq!(window.moves(), ["g7"]);
    window.click(game::BRING_BACK);
    assert_eq!(window.moves(), ["c3", "d4", "e5"]);
}

#[test]
fn invalid_position_is_refused_with_the_reason() {
    let mut window = three_moves_played();
    let before = window.game().clone();
    for (text, reason) in [
        ("hello", "expected the board"),
        ("..../.z./..../.../..../.../.... h", "row 2, letter 2 is 'z'"),
        (" \n", "Copy a line"),
        ("hhhh/.../..../.../..../.../.... v", "already won"),
        ("", "Copy a line"),
    ] {
        window.paste(text);
        let notice = window.notice().unwrap_or_else(|| panic!("{text:?} was accepted"));
        assert!(notice.contains(reason), "{notice}");
        assert_eq!(*window.game(), before);
    }
}

#[test]
fn menu_reports_an_empty_clipboard() {
    let mut window = three_moves_played();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY));
    assert_eq!(window.moves().len(), 3);
    paste_by_menu(&mut window, OTHER);
    assert_ne!(window.notice(), Some(files::CLIPBOARD_EMPTY));
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn failed_paste_by_menu_keeps_a_players_name() {
    let mut window = three_moves_played();
    paste_by_menu(&mut window, "");
    let field = open_name(&mut window);
    window.paste(OTHER);
    assert_eq!(window.field(field), OTHER);
    assert_eq!(window.moves().len(), 3, "the text is a name, not a position");
    window.press_ctrl(Key::A);
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, [OTHER]);
}

#[test]
fn empty_clipboard_is_not_reported_in_a_field() {
    let mut window = three_moves_played();
    open_name(&mut window);
    window.paste("");
    assert_eq!(window.notice(), None);
    assert_eq!(window.moves().len(), 3);
}

#[test]
fn failed_paste_by_menu_keeps_the_editors_numbers() {
    let mut window = editing();
    let before = window.game().clone();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(files::CLIPBOARD_EMPTY), "the menu pastes only positions");
    window.type_into(name(Factor::NodeMajor), "");
    window.paste("7");
    assert_eq!(window.number(Factor::NodeMajor), "7");
    window.press_ctrl(Key::A);
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, ["7"]);
    window.type_into(name(Factor::NodeMajor), "");
    window.paste(OTHER);
    assert!(window.is_editing());
    assert_eq!(*window.game(), before);
}

#[test]
fn editor_pastes_only_personalities_after_a_failed_paste() {
    let mut window = editing();
    paste_by_menu(&mut window, "");
    leave_fields(&mut window);
    window.press_ctrl(Key::C);
    let copied = window.copied.pop().expect("a text was copied");
    assert_eq!(Personality::from_json(copied.as_bytes()).unwrap(), built_in("Steady"));
    window.paste(&built_in("Spider").to_json());
    assert_eq!(window.field(editor::NAME), "Spider");
    window.paste("");
    assert_eq!(window.notice(), Some(editor::CLIPBOARD_EMPTY));
    assert_eq!(window.field(editor::NAME), "Spider");
}
