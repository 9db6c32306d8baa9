//! Notices in the strip below the page: they move nothing, cover nothing, can be used by keyboard, and close by themselves
//! unless they are errors.

use span_it::messages::{game as msg, help, help_me, library};

use super::prelude::*;

fn fail_to_open(window: &mut Window, name: &str) {
    window.apply(Action::File(FileAction::OpenPath(Path::new(name).to_path_buf())));
    assert!(window.notice().unwrap().contains(name));
}

/// The rectangles of the nodes and of the main buttons.
fn places(window: &Window) -> Vec<Rect> {
    let nodes = window.session().setup().size.nodes().map(|node| window.board_node(node).rect());
    let buttons = [msg::undo(), help_me::title()].map(|name| window.widget(Role::Button, name).rect());
    nodes.chain(buttons).collect()
}

/// From the button *Close* of the notice.
fn strip(window: &Window) -> Rect {
    let close = window.widget(Role::Button, files::close()).rect();
    window.ctx().content_rect().with_min_y(close.top())
}

#[test]
fn notice_moves_nothing_and_covers_nothing() {
    for size in [[1280.0, 800.0], [1366.0, 672.0], [640.0, 480.0], [900.0, 1400.0], [853.0, 467.0]] {
        let mut window = Window::of_size(size);
        window.begin(two_people(6));
        let before = places(&window);
        fail_to_open(&mut window, "a.spanit");
        window.settle();
        let after = places(&window);
        let moved = before.iter().zip(&after).find(|(before, after)| before != after);
        assert!(moved.is_none(), "{moved:?} at {size:?}");
        let strip = strip(&window);
        assert!(window.ctx().content_rect().contains_rect(strip), "{strip:?} at {size:?}");
        let covered = before.iter().find(|place| place.intersects(strip));
        assert!(covered.is_none(), "{strip:?} covers {covered:?} at {size:?}");
        window.click_node("c3");
        window.click(msg::undo());
        assert!(window.moves().is_empty() && window.notice().is_some(), "at {size:?}");
        let text = window.notice().unwrap().to_owned();
        window.click(files::details());
        assert!(window.ctx().content_rect().contains_rect(window.widget(Role::Label, &text).rect()));
        window.press(Key::Escape);
        window.click(files::close());
        assert_eq!(window.notice(), None);
    }
}

#[test]
fn notices_are_read_one_by_one_and_closed() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::F8);
    fail_to_open(&mut window, "a.spanit");
    window.press(Key::F8);
    assert!(window.widget(Role::Button, files::close()).is_focused());
    window.press(Key::Enter);
    assert_eq!(window.notice(), None);
    fail_to_open(&mut window, "a.spanit");
    window.apply(Action::File(FileAction::PastePosition("nonsense".to_owned())));
    assert!(window.notice().unwrap().contains("nonsense"));
    window.click(&files::more_notices(1));
    assert!(window.notice().unwrap().contains("a.spanit"));
    window.click(files::close());
    assert!(window.notice().unwrap().contains("nonsense"));
    assert!(!window.shows(&files::more_notices(1)));
    window.press(Key::Escape);
    assert_eq!(window.notice(), None);
    assert!(!window.commands.contains(&egui::ViewportCommand::Close));
    fail_to_open(&mut window, "a.spanit");
    window.apply(Action::File(FileAction::PastePosition("nonsense".to_owned())));
    assert_eq!(window.app().view().notices.len(), 2);
    window.press(Key::L);
    assert!(window.notice().unwrap().contains("a.spanit") && window.app().view().notices.len() == 1);
}

#[test]
fn written_page_can_be_opened_in_the_browser() {
    let mut window = Window::playing(two_people(4));
    window.find_command(help::print_personality());
    let page = window.path("page.html");
    window.pick_file(&page);
    assert_eq!(window.notice(), Some(files::saved(&page).as_str()));
    window.click(files::open_in_browser());
    assert_eq!(window.platform.folders(), [page]);
    assert_eq!(window.notice(), None);
}

#[test]
fn message_in_the_library_moves_no_line() {
    let mut window = Window::in_folder(&folder());
    window.press_ctrl(Key::L);
    window.find_row("Spider");
    let place = |window: &Window| {
        let button = |name: &str| window.widget(Role::Button, name).rect();
        (button(library::duplicate()), window.widget(Role::RadioButton, "Spider").rect())
    };
    let before = place(&window);
    window.apply(Action::Library(LibraryAction::ImportFiles(vec!["gone.json".into()])));
    window.assert_shows_part("gone.json");
    assert_eq!(place(&window), before);
    window.click(library::close_message());
    assert!(!window.has_button(library::close_message()));
}
