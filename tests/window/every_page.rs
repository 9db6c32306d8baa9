//! Rules that hold on every page, dialog and menu: names, focus, help, sizes and double clicks.

use std::collections::BTreeSet;

use egui::accesskit::Action as Request;
use egui::epaint::{ClippedShape, ColorMode};
use egui::{Color32, Shape};
use egui_kittest::Node as Widget;
use span_it::messages::{board, learn};
use span_it::testing::HelpAction;
use span_it::testing::help::{Chapter, Place};
use span_it::testing::puzzle::PuzzleAction;
use span_it::testing::ui::theme::Palette;

use super::harness::MAX_POLLS;
use super::prelude::*;
use super::{games_page, learning_log, tournament, versions};

/// What a page is called here, and how it is opened from a game of two people after two moves.
pub(super) type Page = (&'static str, fn(&mut Window));

/// The pages, and the states of the game with controls of their own.
pub(super) const PAGES: [Page; 16] = [
    ("first screen", |window| *window = Window::new()),
    ("game", |_| ()),
    ("end of a game", |window| window.apply(Action::Game(GameAction::Resign))),
    ("match", |window| {
        window.begin(two_computers(6));
        window.press(Key::Space);
    }),
    ("review", |window| window.press(Key::R)),
    ("Show Why", |window| window.press(Key::Y)),
    ("editor", |window| {
        window.press_ctrl(Key::E);
        window.type_into(editor::name(), "Other");
    }),
    ("new tournament", |window| window.press_ctrl(Key::T)),
    ("tournament", |window| *window = tournament::played(&folder(), "4")),
    ("games", |window| {
        *window = Window::in_folder(&games_page::three_games());
        window.press_ctrl(Key::G);
        window.wait("there are games", |window| window.has_button(span_it::messages::games::open()));
    }),
    ("help", |window| window.apply(Action::Help(HelpAction::Open(Chapter::Object.into())))),
    ("learn", |window| window.press(Key::L)),
    ("lesson", |window| {
        window.press(Key::L);
        window.click(learn::start());
    }),
    ("puzzle", |window| {
        window.apply(Action::Learn(LearnAction::Puzzle(PuzzleAction::Show)));
        window.wait("there is a puzzle", |window| {
            window.app().states().the::<LearnState>().puzzle.attempt.is_some()
        });
    }),
    ("ladder", |window| window.press_with(Modifiers::SHIFT, Key::R)),
    ("progress", |window| {
        let games = (0..6).map(|number| learning_log::game(number % 2 == 0));
        *window = Window::in_folder(&learning_log::folder_with(games));
        window.press_with(Modifiers::SHIFT, Key::L);
    }),
];

/// The game with an open card or menu, in a small window, or at an earlier position.
const VARIANTS: [Page; 8] = [
    ("heat map", |window| window.press(Key::W)),
    ("help me", |window| window.press(Key::A)),
    ("hint", Window::show_hint),
    ("verdict with a notice", |window| {
        window.press(Key::T);
        window.paste("nonsense");
    }),
    ("earlier position", |window| window.press(Key::PageUp)),
    ("menu", |window| window.click(menu::game())),
    ("card", |window| window.click(&window.card_name(Player::Vertical))),
    ("shortest window", |window| window.resize([640.0, 480.0])),
];

const DIALOGS: [Page; 16] = [
    ("New Game", |window| {
        window.press_ctrl(Key::N);
        window.open_more();
    }),
    ("who plays", |window| {
        window.begin(against_steady(6));
        window.press_ctrl(Key::N);
        window.open_chooser(Player::Vertical);
    }),
    ("settings", |window| window.press_ctrl(Key::Comma)),
    ("library", |window| window.press_ctrl(Key::L)),
    ("find a command", |window| window.press_ctrl(Key::K)),
    ("go to node", |window| window.press(Key::Slash)),
    ("keyboard", |window| window.press(Key::Questionmark)),
    ("about", |window| window.press_with(Modifiers::SHIFT, Key::F1)),
    ("licences", |window| {
        window.press_with(Modifiers::SHIFT, Key::F1);
        window.click(span_it::messages::licences::open());
    }),
    ("picture", |window| window.press_ctrl(Key::I)),
    ("animation", |window| window.apply(Action::SaveAnimation)),
    ("clone", |window| window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::G)),
    ("training", |window| window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::T)),
    ("search statistics", |window| window.press_with(Modifiers::SHIFT, Key::S)),
    ("unsaved changes", |window| {
        window.press_ctrl(Key::E);
        window.type_into(editor::name(), "Other");
        window.press(Key::Escape);
    }),
    ("versions", |window| {
        *window = versions::editing_own();
        window.click(editor::more());
        window.choose_from_open_menu(span_it::messages::versions::menu());
    }),
];

pub(super) fn opened((_, open): Page) -> Window {
    let mut window = Window::after(two_people(4), &["c3", "d4"]);
    open(&mut window);
    window
}

pub(super) fn all() -> impl Iterator<Item = Page> {
    PAGES.into_iter().chain(VARIANTS).chain(DIALOGS)
}

fn is_on_board(node: &Widget<'_>) -> bool {
    let parent = node.parent().and_then(|parent| parent.accesskit_node().label());
    parent.is_some_and(|label| label == board::board())
}

fn controls(window: &Window) -> impl Iterator<Item = Widget<'_>> {
    window.front().children_recursive().filter(|node| {
        let data = node.accesskit_node();
        // egui's scroll bars have no names.
        let is_used = !data.is_hidden() && data.role() != Role::ScrollBar;
        is_used && (data.data().supports_action(Request::Click) || data.role() == Role::TextInput)
    })
}

/// In the book, links may have the names of chapters.
fn check_names(window: &Window, page: &str, problems: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    for node in controls(window) {
        let (role, name) = (node.accesskit_node().role(), name_of(&node).unwrap_or_default());
        if name.trim().is_empty() {
            problems.push(format!("{role:?} at {:?} has no name", node.rect()));
        } else if !seen.insert(name.clone()) && page != "help" {
            problems.push(format!("two controls have the name {name:?}"));
        }
    }
    assert!(!seen.is_empty(), "no control");
}

/// Small screens below their title bars, in points: 1280 x 800 at 200%, 1366 x 768 at 200% and 300%, 1024 x 600 at 125%.
const SCALED: [[f32; 2]; 4] = [[640.0, 370.0], [683.0, 354.0], [455.0, 226.0], [819.0, 450.0]];

/// Each control is in the window or can be scrolled into it.
fn check_reach(window: &mut Window, problems: &mut Vec<String>) {
    let screen = window.ctx().content_rect();
    if !window.app().view().dialogs.is_empty() && !screen.contains_rect(window.area_of_dialog()) {
        problems.push(format!("the dialog is at {:?} in {screen:?}", window.area_of_dialog()));
    }
    let is_outside = |node: &Widget<'_>| {
        node.accesskit_node().bounding_box().is_some() && !screen.expand(1.0).contains_rect(node.rect())
    };
    let outside: Vec<_> = controls(window)
        .enumerate()
        .filter(|(_, node)| !is_on_board(node) && is_outside(node))
        .map(|(index, _)| index)
        .collect();
    for index in outside {
        let name = controls(window).nth(index).and_then(|node| name_of(&node));
        // A list scrolls, then the page around it. A long list draws other rows then.
        for _ in 0..2 {
            controls(window).nth(index).filter(is_outside).inspect(Widget::scroll_to_me);
            window.settle();
        }
        // egui scrolls only the innermost area. The wheel scrolls the page.
        let node = controls(window).nth(index).filter(is_outside);
        if let Some(delta) = node.map(|node| screen.center() - node.rect().center()) {
            window.event(Event::PointerMoved(screen.left_center() + egui::vec2(8.0, 0.0)));
            window.scroll(egui::MouseWheelUnit::Point, delta);
            window.advance(Duration::from_secs(1));
        }
        let node = controls(window).nth(index).filter(|node| name_of(node) == name && is_outside(node));
        if let Some(node) = node.filter(|node| !screen.contains(node.rect().center())) {
            problems.push(format!("{name:?} stays at {:?} in {screen:?}", node.rect()));
        }
    }
}

/// No page has so many controls in its Tab order.
const MAX_STOPS: usize = 150;

fn focused(window: &Window) -> Option<(String, Rect)> {
    let node = window.widgets().find(Widget::is_focused)?;
    Some((name_of(&node)?, node.rect()))
}

/// Whether a shape is a line in the colour of the focus, as wide as a focus ring.
fn is_ring(shape: &Shape, color: Color32) -> bool {
    match shape {
        Shape::Rect(rect) => rect.stroke.width >= 2.0 && rect.stroke.color == color,
        Shape::Circle(circle) => circle.stroke.width >= 2.0 && circle.stroke.color == color,
        Shape::LineSegment { stroke, .. } => stroke.width >= 1.5 && stroke.color == color,
        Shape::Path(path) => path.stroke.color == ColorMode::Solid(color),
        Shape::Vec(shapes) => shapes.iter().any(|shape| is_ring(shape, color)),
        _ => false,
    }
}

/// Whether a ring is visible at a control.
fn has_ring(window: &Window, rect: Rect) -> bool {
    let near = rect.expand(8.0);
    let is_near = |shape: &&ClippedShape| {
        let place = shape.shape.visual_bounding_rect();
        place.intersects(near) && shape.clip_rect.intersects(rect) && near.expand(24.0).contains_rect(place)
    };
    let palette = Palette::of_ctx(window.ctx());
    let is_node = window.widgets().any(|node| node.is_focused() && is_on_board(&node));
    let is_ring = |color| {
        window.harness.output().shapes.iter().filter(is_near).any(|shape| is_ring(&shape.shape, color))
    };
    is_ring(palette.go) || is_node && is_ring(palette.ink)
}

/// Tabs through the controls: each shows the focus.
fn check_focus(window: &mut Window, problems: &mut Vec<String>) {
    window.change_settings(|settings| settings.theme = Theme::Light);
    let mut first = None;
    for _ in 0..MAX_STOPS {
        window.press(Key::Tab);
        let Some(stop) = focused(window) else { continue };
        if first.as_ref() == Some(&stop) {
            break;
        }
        if !has_ring(window, stop.1) {
            problems.push(format!("no focus ring at {stop:?}"));
        }
        first.get_or_insert(stop);
    }
    assert!(first.is_some(), "nothing can have the focus");
}

/// F1 opens a chapter, and closes it again.
fn check_help(window: &mut Window, problems: &mut Vec<String>) {
    let shown = |window: &Window| (window.app().page_id(), window.app().view().dialogs.len());
    let before = shown(window);
    window.press(Key::F1);
    let chapter = window.app().states().get::<HelpState>().map(|help| help.place.clone());
    window.press(Key::F1);
    if !chapter.as_ref().is_some_and(Place::exists) || shown(window) != before {
        problems.push(format!("F1 opened {chapter:?} at {before:?} and returned to {:?}", shown(window)));
    }
}

#[test]
fn controls_have_names_focus_and_help_and_can_be_reached_on_small_screens() {
    let mut problems = Vec::new();
    for page in all() {
        let mut window = opened(page);
        let mut of_page = Vec::new();
        check_names(&window, page.0, &mut of_page);
        // egui does not scroll the page around a list to a row. The wheel does.
        let has_list = |size: &[f32; 2]| page.0 == "new tournament" && size[1] < 300.0;
        for size in SCALED.into_iter().filter(|size| !has_list(size)) {
            window.resize(size);
            check_names(&window, page.0, &mut of_page);
            check_reach(&mut window, &mut of_page);
        }
        window.resize([1280.0, 800.0]);
        check_focus(&mut window, &mut of_page);
        if page.0 != "help" {
            check_help(&mut window, &mut of_page);
        }
        problems.extend(of_page.into_iter().map(|problem| format!("{}: {problem}", page.0)));
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// What a click can change, whatever the time.
fn state(window: &Window) -> String {
    let (app, features) = (window.app(), window.app().states());
    let dialogs = window.widgets().filter(|node| node.accesskit_node().role() == Role::Dialog);
    let titles: Vec<_> = dialogs.filter_map(|node| name_of(&node)).collect();
    let lesson = features.the::<LearnState>().lesson.as_ref().map(|lesson| lesson.runner.step().number);
    let game = (window.moves(), app.session().game_number(), app.session().shown_ply());
    let help = (
        features.get::<HelpState>().is_some(),
        features.the::<GameState>().help,
        features.the::<GameState>().heat,
        window.notice(),
    );
    format!("{:?} {titles:?} {lesson:?} {game:?} {help:?} {:?}", window.app().page_id(), app.settings())
}

/// The controls that a click can use, by name and place.
fn targets(window: &Window) -> Vec<(String, Rect)> {
    let screen = window.ctx().content_rect();
    controls(window)
        .filter(|node| {
            let data = node.accesskit_node();
            // A double click on a row chooses it.
            let is_button =
                matches!(data.role(), Role::Button | Role::Link | Role::CheckBox | Role::ComboBox);
            is_button && !data.is_disabled() && data.bounding_box().is_some() && !is_on_board(node)
        })
        .filter_map(|node| Some((name_of(&node)?, node.rect())))
        .filter(|(_, rect)| screen.contains(rect.center()))
        .collect()
}

/// Whether one click alone ends in the same state as this window, because what it begins takes time.
fn ends_as_after_one_click(page: Page, rect: Rect, twice: &mut Window) -> bool {
    let mut once = opened(page);
    once.pass_repeats();
    once.event(Event::PointerMoved(rect.center()));
    once.click_again(rect.center());
    (0..MAX_POLLS).any(|_| {
        std::thread::sleep(Duration::from_millis(1));
        once.step();
        twice.step();
        state(&once) == state(twice)
    })
}

/// The second click of a double click has no effect, unless the same control is still there.
#[test]
fn double_clicks_use_one_control() {
    let mut used = BTreeSet::new();
    let mut problems = Vec::new();
    for page in all() {
        let mut window = opened(page);
        for (name, rect) in targets(&window) {
            if !used.insert(format!("{name} {rect:?}")) {
                continue;
            }
            let is_there = |window: &Window| targets(window).contains(&(name.clone(), rect));
            window.pass_repeats();
            window.event(Event::PointerMoved(rect.center()));
            window.click_again(rect.center());
            if !is_there(&window) {
                let once = state(&window);
                window.click_again(rect.center());
                if state(&window) != once && !ends_as_after_one_click(page, rect, &mut window) {
                    problems.push(format!("{}: {name:?}: {once} became {}", page.0, state(&window)));
                }
            }
            // What this click began may end after the next one.
            window = opened(page);
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
