//! The clipboard: keys and menus copy and paste positions, an empty clipboard is reported, and text fields keep
//! copy and paste for their text.

use super::editor_page::{editing, leave_fields, name};
use super::files::three_moves_played;
use super::prelude::*;

/// A position that does not occur in any game here.
const OTHER: &str = "hv../.../..../.../..../.../.... h";

fn paste_by_menu(window: &mut Window, text: &str) {
    text.clone_into(&mut window.clipboard);
    window.find_command(menu::paste());
}

#[test]
fn copies_the_position_shown() {
    let mut window = three_moves_played();
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, [window.game().position().to_string()]);
    window.press(Key::PageUp);
    window.find_command(menu::copy_position());
    assert_eq!(window.notice(), Some(files::position_copied()));
    assert_eq!(window.copied[1], window.game().position_at(2).to_string());
}

#[test]
fn pasted_position_puts_the_game_aside() {
    let mut window = three_moves_played();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(files::clipboard_empty()));
    assert_eq!(window.moves().len(), 3);
    paste_by_menu(&mut window, &format!(" {OTHER}\n"));
    assert!(window.commands.contains(&ViewportCommand::RequestPaste));
    assert_ne!(window.notice(), Some(files::clipboard_empty()));
    assert_eq!(window.game().position().to_string(), OTHER);
    window.click_node("g7");
    assert_eq!(window.moves(), ["g7"]);
    window.click(game::bring_back());
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
        window.assert_notice_has(&[reason]);
        assert_eq!(window.announcement().as_deref(), window.notice());
        assert_eq!(*window.game(), before);
    }
}

#[test]
fn fields_keep_copy_and_paste_after_a_failed_paste() {
    let mut window = editing();
    let before = window.game().clone();
    paste_by_menu(&mut window, "");
    assert_eq!(window.notice(), Some(editor::clipboard_empty()), "the command pastes what the key does");
    window.type_into(name(Factor::NodeMajor), "");
    window.paste("7");
    assert_eq!(window.number(Factor::NodeMajor), "7");
    window.press_ctrl(Key::A);
    window.press_ctrl(Key::C);
    assert_eq!(window.copied, ["7"]);
    window.paste(OTHER);
    assert!(window.is_editing());
    assert_eq!(*window.game(), before, "the text is no position");
    window.press_ctrl(Key::A);
    window.paste("2");
    leave_fields(&mut window);
    window.paste(&built_in("Spider").to_json());
    assert_eq!(window.field(editor::name()), "Spider");
    window.paste("");
    assert_eq!(window.notice(), Some(editor::clipboard_empty()));
    let mut window = three_moves_played();
    window.click(&window.card_name(Player::Horizontal));
    window.type_into(new_game::name_field(Player::Horizontal), "");
    window.paste("");
    assert_eq!(window.notice(), None, "an empty clipboard is not reported in a field");
    window.paste(OTHER);
    assert_eq!(window.field(new_game::name_field(Player::Horizontal)), OTHER);
    assert_eq!(window.moves().len(), 3);
}
