//! Pictures and animations: what is written is what is shown, and nothing is lost if it cannot be written.

use span_it::messages::picture as msg;

use super::prelude::*;

/// A game of two people with a connector of each.
fn played() -> Window {
    Window::after(two_people(4), &["c3", "b2"])
}

fn save_as(window: &mut Window, name: &str) -> Vec<u8> {
    window.click(msg::save());
    let path = window.path(name);
    window.pick_file(&path);
    std::fs::read(path).unwrap_or_default()
}

fn svg(window: &mut Window) -> String {
    window.choose(menu::game(), msg::save_picture());
    window.click_on(Role::RadioButton, msg::formats()[1]);
    String::from_utf8(save_as(window, "board.svg")).unwrap()
}

#[test]
fn svg_shows_the_position() {
    let mut window = played();
    let picture = svg(&mut window);
    let request = window.platform.requests().pop().unwrap();
    assert_eq!((request.kind, request.purpose), (FileKind::Svg, FilePurpose::Save));
    assert_eq!(request.name, "ada-bob.svg");
    let position = window.session().game().position().clone();
    for node in position.size().nodes() {
        let owner = position
            .owner(node)
            .map_or_else(String::new, |player| format!(" data-owner=\"{}\"", player.letter()));
        assert!(picture.contains(&format!("data-node=\"{node}\"{owner}>")), "{node}");
    }
    assert!(picture.contains("<title>Ada against Bob</title>"));
    assert!(!window.has_dialog(msg::title()), "the dialog closes");
    assert_eq!(window.notice(), Some(files::saved(window.path("board.svg")).as_str()));
}

#[test]
fn marks_and_weights_are_in_the_picture() {
    // Four of the eleven free nodes give the win away.
    let mut window = Window::playing(from_position("h.v/../.../../... h"));
    let plain = svg(&mut window);
    window.press(Key::T);
    let marked = svg(&mut window);
    window.press(Key::T);
    window.press(Key::W);
    let weighed = svg(&mut window);
    window.press(Key::Y);
    let proof = svg(&mut window);
    assert!(marked.len() > plain.len(), "the solver's marks are missing");
    assert!(weighed.len() > plain.len() && weighed != marked, "the weights are missing");
    assert!(proof.contains("stroke-dasharray"), "the trees are missing");
}

#[test]
fn png_has_the_chosen_size_and_colours_after_a_failure() {
    let mut window = played();
    window.press_ctrl(Key::I);
    save_as(&mut window, "no such folder/board.png");
    assert!(window.has_dialog(msg::title()));
    window.assert_shows_part("board.png was not saved: ");
    assert_eq!(window.notice(), None);
    window.click_on(Role::RadioButton, &msg::pixels(480));
    window.click_on(Role::RadioButton, msg::color_choices()[2]);
    let png = save_as(&mut window, "board");
    assert!(png.is_empty() && window.path("board.png").is_file(), "the ending is added");
    assert!(!window.has_dialog(msg::title()));
    let png = std::fs::read(window.path("board.png")).unwrap();
    assert_eq!((&png[1..4], &png[16..20]), (&b"PNG"[..], &480_u32.to_be_bytes()[..]));
    // The choices stay for the next picture.
    window.press_ctrl(Key::I);
    let path = window.path("dark.svg");
    window.click(msg::save());
    window.pick_file(&path);
    let svg = std::fs::read_to_string(path).unwrap();
    assert!(svg.contains("#1b1f26") && svg.contains("width=\"480\""), "{}", &svg[..300]);
}

#[test]
fn animation_shows_the_whole_game() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::K);
    let row = window.found_command(msg::save_animation().trim_end_matches('…'));
    assert!(row.accesskit_node().is_disabled(), "a game without moves");
    window.press(Key::Escape);
    window.click_nodes(&["c3", "b2"]);
    window.find_command(msg::save_animation());
    window.click(msg::save());
    window.answer_dialog(FileAnswer::Cancelled);
    window.assert_shows(&[&msg::about_game(3)]);
    window.click(msg::save());
    assert_eq!(window.platform.requests().pop().unwrap().kind, FileKind::Gif);
    let path = window.path("game.gif");
    window.pick_file(&path);
    window.wait("the animation is saved", |window| !window.has_dialog(msg::animation_title()));
    assert!(std::fs::read(&path).unwrap().starts_with(b"GIF89a"));
}

#[test]
fn copied_game_can_be_pasted_and_its_picture_copied() {
    let mut window = played();
    window.find_command(msg::copy_picture());
    assert_eq!(window.notice(), Some(msg::copied()));
    assert_eq!(window.copied_images, [[960, 960]]);
    window.find_command(menu::copy_game());
    assert_eq!(window.notice(), Some(files::game_copied()));
    let text = window.copied.pop().unwrap();
    let mut other = Window::playing(two_people(6));
    other.click_node("e5");
    other.paste(&format!("```json\n{text}\n```"));
    assert_eq!(other.moves(), ["c3", "b2"], "{:?}", other.notice());
    assert_eq!(other.session().seat(Player::Horizontal).name, "Ada");
    other.paste(&text[..text.len() - 30]);
    other.assert_notice_has(&["The clipboard does not contain a whole game: "]);
}
