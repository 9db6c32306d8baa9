//! Notices over the page: they move nothing, cover neither the board nor the buttons, can be used by keyboard, and
//! confirmations close by themselves.

use egui::Order;
use span_it::messages::dialogs::library as list;
use span_it::messages::{game as msg, games, help, library, progress};

use super::prelude::*;

const SIZES: [[f32; 2]; 4] = [[1280.0, 800.0], [1366.0, 672.0], [640.0, 480.0], [900.0, 1400.0]];

fn fail_to_open(window: &mut Window, name: &str) {
    window.apply(Action::File(FileAction::OpenPath(Path::new(name).to_path_buf())));
    assert!(window.notice().unwrap().contains(name));
}

/// The rectangles of the nodes and of the main buttons.
fn places(window: &Window) -> Vec<Rect> {
    let nodes = window.session().setup().size.nodes().map(|node| window.board_node(node).rect());
    let buttons = [msg::UNDO, msg::HINT].map(|name| window.widget(Role::Button, name).rect());
    nodes.chain(buttons).collect()
}

fn notice_area(window: &Window) -> Rect {
    window.ctx().memory(|memory| {
        let layer = memory.layer_ids().find(|layer| layer.order == Order::Middle);
        layer.and_then(|layer| memory.area_rect(layer.id)).expect("no notice is shown")
    })
}

#[test]
fn notice_moves_nothing_and_covers_no_node() {
    for size in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_people(6));
        let before = places(&window);
        fail_to_open(&mut window, "a.spanit");
        assert_eq!(places(&window), before, "at {size:?}");
        let notice = notice_area(&window);
        assert!(notice.is_positive());
        let circle = |place: &Rect| Rect::from_center_size(place.center(), place.size() / 2.0);
        let covered = before.iter().find(|place| circle(place).intersects(notice));
        assert!(covered.is_none(), "{notice:?} covers {covered:?} at {size:?}");
        window.click_node("c3");
        window.click(msg::UNDO);
        assert!(window.moves().is_empty() && window.notice().is_some(), "at {size:?}");
    }
}

#[test]
fn notice_leaves_the_buttons_free_at_double_text_size() {
    for size in [[1280.0, 800.0], [960.0, 960.0]] {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = 200);
        window.begin(two_people(4));
        fail_to_open(&mut window, "a.spanit");
        let notice = notice_area(&window);
        let window_rect = window.ctx().content_rect();
        assert!(window_rect.contains_rect(notice), "{notice:?} at {size:?}");
        for name in [msg::UNDO, msg::HINT] {
            assert!(!window.widget(Role::Button, name).rect().intersects(notice), "{name} at {size:?}");
        }
        window.click(files::CLOSE);
        assert_eq!(window.notice(), None);
    }
}

#[test]
fn several_notices_appear_one_by_one() {
    let mut window = Window::playing(two_people(4));
    fail_to_open(&mut window, "a.spanit");
    window.apply(Action::File(FileAction::PastePosition("nonsense".to_owned())));
    window.assert_shows(&[&files::more_notices(1)]);
    window.click(files::CLOSE);
    assert!(window.notice().unwrap().contains("a.spanit"));
    assert!(!window.shows(&files::more_notices(1)));
    window.press(Key::Escape);
    assert_eq!(window.notice(), None);
    assert!(!window.commands.contains(&egui::ViewportCommand::Close));
}

#[test]
fn key_gives_the_focus_to_the_notice() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::F8);
    fail_to_open(&mut window, "a.spanit");
    window.press(Key::F8);
    assert!(window.widget(Role::Button, files::CLOSE).is_focused());
    window.press(Key::Enter);
    assert_eq!(window.notice(), None);
}

#[test]
fn confirmation_closes_by_itself() {
    let mut window = Window::playing(two_people(4));
    window.find_command(menu::COPY_POSITION);
    assert_eq!(window.notice(), Some(files::POSITION_COPIED));
    assert_eq!(window.announcement().as_deref(), Some(files::POSITION_COPIED));
    window.advance(Duration::from_secs(5));
    assert!(window.notice().is_some());
    window.advance(Duration::from_secs(2));
    assert_eq!(window.notice(), None);
}

#[test]
fn written_page_can_be_opened_in_the_browser() {
    let mut window = Window::playing(two_people(4));
    window.find_command(help::PRINT_PERSONALITY);
    let page = window.path("page.html");
    window.pick_file(&page);
    assert_eq!(window.notice(), Some(files::saved(&page).as_str()));
    window.click(files::OPEN_IN_BROWSER);
    assert_eq!(window.platform.folders(), [page]);
    assert_eq!(window.notice(), None);
}

#[test]
fn notice_over_the_editor_moves_no_field() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    let place = |window: &Window| {
        [editor::SAVE_NEW, editor::TRY].map(|name| window.widget(Role::Button, name).rect())
    };
    let before = place(&window);
    fail_to_open(&mut window, "a.spanit");
    assert_eq!(place(&window), before);
    let notice = notice_area(&window);
    assert!(before.iter().all(|button| !button.intersects(notice)), "{notice:?}");
}

#[test]
fn message_in_the_library_moves_no_line() {
    let mut window = Window::in_folder(&folder());
    window.press_ctrl(Key::L);
    window.type_into(list::SEARCH, "Spider");
    window.click_on(Role::RadioButton, "Spider");
    let place = |window: &Window| {
        let button = |name: &str| window.widget(Role::Button, name).rect();
        (button(library::DUPLICATE), window.widget(Role::RadioButton, "Spider").rect())
    };
    let before = place(&window);
    window.apply(Action::Library(LibraryAction::ImportFiles(vec!["gone.json".into()])));
    window.assert_shows_part("gone.json");
    assert_eq!(place(&window), before);
    window.click(library::CLOSE_MESSAGE);
    assert!(!window.has_button(library::CLOSE_MESSAGE));
}

#[test]
fn notice_in_the_review_covers_no_button_and_no_node() {
    for size in SIZES {
        let mut window = Window::of_size(size);
        window.begin(two_people(6));
        window.click_nodes(&["c3", "d4"]);
        window.apply(Action::Review(ReviewAction::Show));
        fail_to_open(&mut window, "a.spanit");
        let notice = notice_area(&window);
        let nodes = window.session().setup().size.nodes().map(|node| window.board_node(node).rect());
        let names = [review::CLOSE, review::NEXT, review::BEST_MOVES, review::PLAY_FROM_HERE];
        let buttons = names.map(|name| window.widget(Role::Button, name).rect());
        let circle = |place: &Rect| Rect::from_center_size(place.center(), place.size() / 2.0);
        let covered = nodes.chain(buttons).find(|place| circle(place).intersects(notice));
        assert!(covered.is_none(), "{notice:?} covers {covered:?} at {size:?}");
    }
}

#[test]
fn notice_moves_the_scrolled_end_above_it() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.apply(Action::Learn(LearnAction::ShowProgress));
    window.scroll_and_click(Role::Button, progress::FORGET);
    window.wait("the progress is forgotten", |window| window.notice() == Some(progress::FORGOTTEN));
    window.settle();
    let (button, notice) = (window.widget(Role::Button, progress::FORGET).rect(), notice_area(&window));
    assert!(!button.intersects(notice), "{notice:?} covers {button:?}");
}

#[test]
fn notice_in_the_list_of_games_covers_no_button() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let folder = folder();
        let mut window = Window::open(StartOptions { size, folder: Some(folder), ..StartOptions::default() });
        window.begin(two_people(4));
        window.click_nodes(&["c3"]);
        window.apply(Action::Game(GameAction::Resign));
        window.apply(Action::ShowGames);
        window.wait("the game is listed", |window| window.has_button(games::DELETE));
        fail_to_open(&mut window, "a.spanit");
        window.settle();
        let notice = notice_area(&window);
        for name in [games::OPEN, games::PRACTISE, games::EXPORT, games::DELETE] {
            let button = window.widget(Role::Button, name).rect();
            assert!(!button.intersects(notice), "{notice:?} covers {name} at {size:?}");
        }
    }
}
