//! Clicks and keys that arrive together in one frame: taps, remote desktops, slow computers.

use egui::accesskit::Toggled;
use egui::{PointerButton, Pos2};
use span_it::messages::help_me;

use super::prelude::*;

fn tap(pos: Pos2) -> [Event; 4] {
    let press = |pressed| {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos, button, pressed, modifiers }
    };
    [Event::PointerMoved(pos), press(true), press(false), Event::PointerGone]
}

fn keys(keys: &[Key]) -> Vec<Event> {
    let event = |key, pressed| {
        let modifiers = Modifiers::NONE;
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
    };
    keys.iter().flat_map(|&key| [event(key, true), event(key, false)]).collect()
}

impl Window {
    pub(super) fn at_once(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.settle();
    }

    #[track_caller]
    fn tap_on(&mut self, role: Role, name: &str) {
        let at = self.widget(role, name).rect().center();
        self.at_once(tap(at));
    }
}

#[test]
fn taps_use_every_part_of_the_game_page() {
    let mut window = Window::playing(two_people(4));
    let first = window.node_at("a1");
    window.at_once(tap(first));
    let later = ["c1", "a3", "c3"].map(|node| window.node_at(node));
    window.at_once(later.into_iter().flat_map(tap));
    assert_eq!(window.moves(), ["a1", "c1", "a3", "c3"]);
    window.press(Key::T);
    let strip = window.widget(Role::Button, solver::after_each_move()).rect();
    window.at_once(tap(strip.left_center() + egui::vec2(strip.width() / 40.0, 0.0)));
    assert_eq!(window.session().shown_ply(), 1);
    window.press(Key::T);
    window.tap_on(Role::Button, &game::move_cell(3, "Ada", "a3"));
    assert_eq!(window.session().shown_ply(), 3);
    window.tap_on(Role::Button, game::back_to_game());
    window.tap_on(Role::Button, help_me::title());
    window.tap_on(Role::Switch, game::heat_map());
    assert!(window.app().states().the::<GameState>().heat);
    window.tap_on(Role::Button, menu::moves());
    let undo = window.menu_item(menu::undo()).rect().center();
    window.at_once(tap(undo));
    assert_eq!(window.moves().len(), 3);
    let card = window.card_name(Player::Vertical);
    window.tap_on(Role::Button, &card);
    window.tap_on(Role::CheckBox, &new_game::for_player(new_game::computer_plays(), Player::Vertical));
    assert!(!window.session().is_human(Player::Vertical));
}

#[test]
fn taps_set_graphs_sliders_choices_and_rows() {
    let mut window = Window::after(two_people(4), &["a1", "c1"]);
    window.apply(Action::Review(ReviewAction::Show));
    let graph = window.widget(Role::Slider, review::move_under_review()).rect();
    window.at_once(tap(graph.left_center() + egui::vec2(3.0, 0.0)));
    assert_eq!(
        window.app().states().get::<ReviewState>().map(|review| review.ply(window.session())),
        Some(0)
    );
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    window.tap_on(Role::CheckBox, settings::confirm_moves());
    window.tap_on(Role::RadioButton, &language::percent(1.25));
    assert!(window.app().settings().confirm_moves);
    assert_eq!(window.app().settings().text_size, 125);
    window.press(Key::Escape);
    window.press_ctrl(Key::L);
    window.tap_on(Role::RadioButton, "Novice");
    let row = window.widget(Role::RadioButton, "Novice").accesskit_node().toggled();
    assert_eq!(row, Some(Toggled::True));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    let slider = window.widget(Role::Slider, &editor::factor_slider(Factor::NodeMajor.info().name)).rect();
    let before = window.number(Factor::NodeMajor);
    window.at_once(tap(slider.right_center() - egui::vec2(4.0, 0.0)));
    assert_ne!(window.number(Factor::NodeMajor), before);
}

#[test]
fn keys_of_one_frame_count_in_order() {
    let mut window = Window::after(two_people(4), &["c3"]);
    window.press_ctrl(Key::Home);
    window.at_once(keys(&[Key::ArrowRight, Key::ArrowRight, Key::Enter]));
    assert_eq!(window.moves(), ["c3", "e1"]);
    window.at_once(keys(&[Key::Enter, Key::ArrowDown, Key::ArrowDown, Key::Enter]));
    assert_eq!(window.moves().len(), 3, "e1 is taken");
    window.at_once(keys(&[Key::PageUp, Key::PageUp]));
    assert_eq!(window.session().shown_ply(), 1);
    window.press_ctrl(Key::Comma);
    window.click_on(Role::RadioButton, settings::themes()[1]);
    window.focus(Role::RadioButton, settings::themes()[1]);
    window.at_once(keys(&[Key::ArrowLeft, Key::ArrowLeft, Key::ArrowRight]));
    let chosen = window.widget(Role::RadioButton, settings::themes()[1]).accesskit_node().toggled();
    assert_eq!(chosen, Some(Toggled::True));
}

#[test]
fn arrow_keys_start_at_the_ring_under_the_pointer() {
    let mut window = Window::playing(two_people(4));
    window.press(Key::ArrowRight);
    let place = window.node_at("a5");
    window.event(Event::PointerMoved(place));
    window.settle();
    window.press(Key::ArrowRight);
    let is_at = |window: &Window, node: &str| window.board_node(node.parse().unwrap()).is_focused();
    assert!(!is_at(&window, "c5"), "a shown cursor goes on from its own place");
    window.click_node("c3");
    window.event(Event::PointerMoved(place));
    window.settle();
    window.press(Key::ArrowRight);
    assert!(is_at(&window, "c5"));
}

#[test]
fn letter_before_a_click_stays_in_its_field() {
    let mut window = Window::playing(two_people(4));
    window.press_ctrl(Key::E);
    let name = Factor::NodeMajor.info().name;
    window.type_into(name, "2.7");
    let elsewhere = window.widget(Role::TextInput, Factor::NodeMinor.info().name).rect().center();
    let letter = [Event::Text("4".to_owned())];
    window.at_once(letter.into_iter().chain(tap(elsewhere)));
    assert_eq!(window.number(Factor::NodeMajor), "2.74");
    assert!(window.widget(Role::TextInput, Factor::NodeMinor.info().name).is_focused());
}

/// A frame for each event of two clicks, so that the second meets what the first has brought.
#[test]
fn double_click_on_a_command_plays_no_move_below_it() {
    let mut window = Window::playing(two_people(12));
    let free = window.game().position().free_nodes();
    let nodes: Vec<Pos2> = free.map(|node| window.board_node(node).rect().center()).collect();
    window.press_ctrl(Key::K);
    window.event(Event::Text("sound".to_owned()));
    window.settle();
    let row = window.found_command(menu::sound()).rect();
    let place = nodes.into_iter().find(|&node| row.contains(node)).unwrap();
    for event in tap(place)[..3].iter().chain(&tap(place)[1..]) {
        window.event(event.clone());
        window.step();
        window.step();
    }
    window.settle();
    assert!(!window.app().settings().sound && window.app().view().dialogs.is_empty());
    assert!(window.moves().is_empty(), "the second click played a move");
}

/// Desktops switch the layout of the keyboard with these.
#[test]
fn modifiers_alone_do_nothing() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.replace_text(window.field_role(editor::description()), editor::description(), "abc");
    for other in [Key::ShiftLeft, Key::ControlLeft, Key::SuperLeft] {
        let orders = [[Key::AltLeft, other], [other, Key::AltLeft]];
        for (down, up) in orders.into_iter().flat_map(|down| orders.map(|up| (down, up))) {
            let key = |key, pressed, modifiers| Event::Key {
                key,
                physical_key: Some(key),
                pressed,
                repeat: false,
                modifiers,
            };
            let pressed = down.map(|modifier| key(modifier, true, Modifiers::ALT));
            let released = up.map(|modifier| key(modifier, false, Modifiers::NONE));
            window.at_once([pressed, released].into_iter().flatten());
            window.at_once([key(Key::N, true, Modifiers::NONE), Event::Text("n".to_owned())]);
            window.event(key(Key::N, false, Modifiers::NONE));
            assert!(window.app().view().dialogs.is_empty() && !window.has_button(menu::quit()));
        }
    }
    assert_eq!(window.field(editor::description()), format!("abc{}", "n".repeat(12)));
}
