//! Help: it opens at the chapter of the current page and returns to it, links and search open their targets,
//! diagrams and the example agree with the engine, and printed pages are complete.

use span_it::messages::{help as msg, hint};
use span_it::testing::HelpAction;
use span_it::testing::help::diagram;
use span_it::testing::help::diagram::{Diagram, DiagramWord};
use span_it::testing::help::{Chapter, Place, book_page, chapter_page, personality_page};
use span_it_core::engine;
use span_it_core::personality::library;

use super::prelude::*;
use super::queries::is_button;

/// The open place; `None` if help is closed.
fn place(window: &Window) -> Option<Place> {
    window.app().states().get::<HelpState>().map(|state| state.place.clone())
}

fn reading(place: impl Into<Place>) -> Window {
    let mut window = Window::playing(against_steady(6));
    window.apply(Action::Help(HelpAction::Open(place.into())));
    window
}

#[test]
fn f1_opens_the_chapter_of_the_page() {
    let mut window = Window::playing(two_people(6));
    for (key, expected) in [
        (None, Place::from(Chapter::Object)),
        (Some(Key::N), Chapter::Personalities.into()),
        (Some(Key::Questionmark), Chapter::Keyboard.into()),
        (Some(Key::Y), Place::at(Chapter::PerfectPlay, "two-separate-ways")),
    ] {
        if let Some(key) = key {
            window.press(key);
        }
        window.press(Key::F1);
        assert_eq!(place(&window), Some(expected), "{key:?}");
        assert!(!window.has_dialog(new_game::title()), "no dialog covers help");
        window.press(Key::F1);
        assert_eq!(place(&window), None);
        assert_eq!(window.has_dialog(new_game::title()), key == Some(Key::N));
        window.press(Key::Escape);
    }
    window.click_node("c3");
    window.press(Key::R);
    window.press(Key::F1);
    assert_eq!(place(&window), Some(Place::at(Chapter::Object, "review")));
    window.press(Key::Escape);
    assert!(place(&window).is_none());
    assert!(window.app().states().get::<ReviewState>().is_some());
}

#[test]
fn help_keeps_what_it_covers() {
    let mut window = Window::playing(against_steady(6));
    window.press(Key::N);
    let name = new_game::name_field(Player::Horizontal);
    window.type_into(name, "Zoe");
    window.press(Key::F1);
    window.press(Key::Escape);
    assert_eq!(window.field(name), "Zoe");
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    window.type_into(editor::name(), "Changed");
    window.press(Key::F1);
    window.commands.clear();
    window.request_close();
    assert!(window.commands.contains(&ViewportCommand::CancelClose), "{:?}", window.commands);
    assert!(window.has_dialog(editor::unsaved_title()));
}

#[test]
fn contents_and_menu_list_every_chapter() {
    let mut window = reading(Chapter::Object);
    for chapter in Chapter::ALL {
        window.widget(Role::Button, chapter.title()).click_accesskit();
        window.settle();
        assert_eq!(place(&window), Some(chapter.into()));
        let heading = window.widget(Role::Heading, chapter.title());
        assert!(heading.rect().min.y > 0.0);
    }
    window.press(Key::Escape);
    window.choose(menu::help(), msg::contents());
    assert_eq!(place(&window), Some(Chapter::Object.into()));
    window.choose(menu::help(), msg::chapters());
    window.choose_from_open_menu(Chapter::ThenAndNow.title());
    assert_eq!(place(&window), Some(Chapter::ThenAndNow.into()));
}

#[test]
fn links_can_be_followed_and_reversed() {
    let mut window = reading(Chapter::Personalities);
    window.click_on(Role::Link, "node");
    assert_eq!(place(&window), Some(Place::at(Chapter::Concepts, "node")));
    let heading = window.widget(Role::Heading, "Node").rect();
    assert!((80.0..400.0).contains(&heading.min.y), "the heading is at the top of the text: {heading:?}");
    window.press_with(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(place(&window), Some(Chapter::Personalities.into()));
    window.click(msg::forward());
    assert_eq!(place(&window), Some(Place::at(Chapter::Concepts, "node")));
}

#[test]
fn links_open_parts_of_the_program() {
    let mut window = reading(Place::at(Chapter::Object, "who-plays"));
    window.click_on(Role::Link, "New Game");
    assert!(window.has_dialog(new_game::title()));
    window.press(Key::Escape);
    assert!(place(&window).is_some(), "help stays open");
    for link in ["Good Rings", "Who is winning"] {
        window.apply(Action::Help(HelpAction::Open(Place::at(Chapter::Object, "when-you-are-stuck"))));
        window.click_on(Role::Link, link);
        assert!(place(&window).is_none(), "{link}");
        assert_eq!(window.app().states().the::<GameState>().heat, link == "Good Rings");
    }
    window.assert_shows(&[solver::after_each_move_short()]);
}

#[test]
fn a_question_can_be_typed_at_once_and_keys_still_scroll() {
    let mut window = Window::new();
    window.press(Key::F1);
    window.type_text("how do I train");
    assert!(!window.app().states().get::<HelpState>().unwrap().hits.is_empty());
    window.press(Key::Escape);
    let heading = Chapter::Object.title();
    let at = |window: &Window| window.widget(Role::Heading, heading).rect().top();
    let before = at(&window);
    window.press(Key::PageDown);
    window.settle();
    assert!(at(&window) < before, "the text scrolls while the field has the focus");
    window.press(Key::Home);
    assert!((at(&window) - before).abs() < 1.0);
    window.press_ctrl(Key::N);
    window.click(new_game::play());
    assert_eq!(place(&window), None);
}

#[test]
fn search_shows_hits_and_enter_visits_them() {
    let mut window = reading(Chapter::Object);
    window.press_ctrl(Key::F);
    window.type_text("NodeRandom");
    let hits = window.app().states().get::<HelpState>().unwrap().hits.clone();
    let matches: usize = hits.iter().map(|hit| hit.matches).sum();
    assert!(hits.len() > 1);
    window.assert_shows(&[&msg::match_count(matches, hits.len())]);
    for hit in hits.iter().chain(&hits[..2]) {
        window.press(Key::Enter);
        assert_eq!(place(&window).as_ref(), Some(&hit.place));
    }
    window.press_with(Modifiers::SHIFT, Key::Enter);
    assert_eq!(place(&window).as_ref(), Some(&hits[0].place));
    window.press_with(Modifiers::SHIFT, Key::Enter);
    assert_eq!(place(&window).as_ref(), hits.last().map(|hit| &hit.place), "it wraps around");
    window.press(Key::Escape);
    assert!(place(&window).is_some());
    assert!(!window.shows(&msg::match_count(matches, hits.len())));
    window.type_into(msg::search(), "xyzzy");
    window.assert_shows(&[&msg::match_count(0, 0)]);
}

#[test]
fn focused_word_is_marked_on_the_board() {
    let mut window = reading(Chapter::Concepts);
    let trial = diagram::first_trial();
    let diagram = |trial| Diagram { position: diagram::position(), trial };
    window.assert_shows(&[&diagram(trial).note(None)]);
    for word in DiagramWord::ALL {
        let name = word.name();
        let buttons: Vec<_> = window.widgets().filter(|node| is_button(node, name)).collect();
        buttons.last().unwrap().focus();
        window.settle();
        window.assert_shows(&[&diagram(trial).note(Some(word))]);
    }
    window.press(Key::Escape);
    window.apply(Action::Help(HelpAction::Open(Chapter::Concepts.into())));
    window.click_node("e5");
    let other = "e5".parse().unwrap();
    window.assert_shows(&[&diagram(other).note(None)]);
}

#[test]
fn example_agrees_with_the_engine() {
    let mut window = reading(Place::at(Chapter::Factors, "a-worked-example"));
    for (name, node) in [("Steady", diagram::first_trial()), ("Blocker", "c5".parse().unwrap())] {
        window.click(name);
        window.click_node(&node.to_string());
        let factors = &library::builtin_named(name).unwrap().factors;
        let weights = engine::weigh(diagram::position(), factors, Seed::default());
        let weight = weights.iter().find(|weight| weight.node == node).unwrap();
        let share = factors[Factor::GamePredictability];
        let sum = msg::example::sum(weight.own.total, share, weight.other.total, weight.w);
        let [own_total, other_total] = [weight.own.total, weight.other.total].map(hint::number);
        window.assert_shows(&[&msg::example::title(node, name), &own_total, &other_total, &sum]);
        assert!(sum.ends_with(&hint::number(weight.w)));
    }
}

#[test]
fn printed_page_is_saved_to_the_chosen_file() {
    let mut window = reading(Chapter::Factors);
    for (button, name, page) in [
        (msg::print_topic(), "span-it-factors.html", chapter_page(Chapter::Factors)),
        (msg::print_book(), "span-it-help.html", book_page()),
    ] {
        window.click(button);
        let request = window.platform.requests().pop().unwrap();
        assert_eq!(request.kind, FileKind::Page);
        assert_eq!(request.purpose, FilePurpose::Save);
        assert_eq!(request.name, name);
        let file = window.path(name);
        window.pick_file(&file);
        assert_eq!(std::fs::read_to_string(file).unwrap(), page);
    }
    window.press(Key::Escape);
    window.find_command(msg::print_personality());
    assert_eq!(window.platform.requests().pop().unwrap().name, "steady.html");
    let file = window.path("steady");
    window.pick_file(&file);
    let saved = std::fs::read_to_string(file.with_extension("html")).unwrap();
    assert_eq!(saved, personality_page(&built_in("Steady")));
    assert!(window.app().settings().recent.is_empty(), "a printed page is not a recent file");
}

#[test]
fn editor_links_and_errors_open_help() {
    let mut window = Window::playing(against_steady(6));
    window.press_ctrl(Key::E);
    window.widget(Role::Link, editor::would_play()).click_accesskit();
    window.settle();
    assert_eq!(place(&window), Some(Place::at(Chapter::Personalities, "the-editor")));
    window.press(Key::Escape);
    window.paste("\"span-it-personality\"");
    let expected = Place::at(Chapter::Files, "personality-files");
    window.click(&msg::about(expected.title()));
    assert_eq!(place(&window), Some(expected));
    window.pass_repeats();
    window.press(Key::Escape);
    let invalid = window.path("no such folder/table.json");
    window.click(editor::save_new());
    window.click(editor::to_file());
    window.pick_file(invalid);
    window.assert_shows_part("table.json was not saved");
    window.press(Key::F1);
    assert_eq!(place(&window), Some(Place::at(Chapter::Personalities, "the-editor")));
}

#[test]
fn every_chapter_can_be_read_at_every_size() {
    for size in [[640.0, 480.0], [800.0, 600.0], [1000.0, 700.0], [1280.0, 800.0]] {
        let mut window = Window::of_size(size);
        for chapter in Chapter::ALL {
            window.apply(Action::Help(HelpAction::Open(chapter.into())));
            let outside = |node: &egui_kittest::Node<'_>| {
                let role = node.accesskit_node().role();
                let is_text = matches!(role, Role::Label | Role::Link | Role::Heading | Role::Button);
                is_text && node.accesskit_node().bounding_box().is_some() && node.rect().max.x > size[0] + 0.5
            };
            let names: Vec<_> = window.widgets().filter(outside).filter_map(|node| name_of(&node)).collect();
            assert!(names.is_empty(), "{chapter:?} at {size:?}: {names:?}");
        }
    }
}

#[test]
fn narrow_window_shows_contents_or_text() {
    let mut window = Window::of_size([640.0, 640.0]);
    window.press(Key::F1);
    assert!(!window.has_button(Chapter::About.title()));
    window.click_on(Role::RadioButton, msg::contents());
    window.click(Chapter::Personalities.title());
    assert_eq!(place(&window), Some(Chapter::Personalities.into()));
    window.widget(Role::Heading, Chapter::Personalities.title());
    window.press_ctrl(Key::F);
    window.type_text("Lehman");
    window.press(Key::Enter);
    let first = place(&window).unwrap();
    window.widget(Role::Heading, &first.title());
    window.press(Key::F3);
    assert_ne!(place(&window).as_ref(), Some(&first));
    window.press_with(Modifiers::SHIFT, Key::F3);
    assert_eq!(place(&window), Some(first));
}
