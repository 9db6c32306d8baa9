//! What the board shows beside the position: the winning path, coordinates, and the weight of a played move.

use egui::Color32;
use egui::epaint::Shape;
use span_it::messages::review as msg;
use span_it::testing::board::ZoomStep;

use super::board_colors::{place, shapes};
use super::prelude::*;

/// A win of Horizontal in the first row, with a dead end at d2.
const WIN_WITH_DEAD_END: [&str; 9] = ["a1", "a3", "c1", "a5", "d2", "g7", "e1", "e7", "g1"];

/// The colours and widths, in units, of the lines over a connector with these ends.
fn lines(window: &Window, ends: [(f32, f32); 2]) -> Vec<(Color32, f32)> {
    let ends = ends.map(|(row, col)| place(window, row, col));
    let unit = ends[0].distance(ends[1]) / 2.0;
    let over = shapes(window).filter_map(|shape| match shape {
        Shape::Rect(bar) if ends.iter().all(|end| bar.rect.contains(*end)) => {
            Some((bar.fill, bar.rect.width().min(bar.rect.height()) / unit))
        }
        _ => None,
    });
    over.filter(|(_, width)| *width < 0.7).collect()
}

#[test]
fn only_the_winning_path_lights_up() {
    let mut window = Window::playing(two_people(4));
    window.click_nodes(&WIN_WITH_DEAD_END);
    let blue = Color32::from_rgb(0x00, 0x72, 0xb2);
    for action in [None, Some(Action::Review(ReviewAction::Show))] {
        if let Some(action) = action {
            window.apply(action);
        }
        let has = |lines: Vec<(Color32, f32)>, width: f32| {
            lines.iter().any(|(color, other)| *color == blue && (width - other).abs() < 0.02)
        };
        for col in [0.0, 2.0, 4.0, 6.0] {
            let ends = [(0.0, col - 1.0), (0.0, col + 1.0)];
            assert!(has(lines(&window, ends), 0.21 * 1.4), "{:?}", lines(&window, ends));
        }
        let dead_end = lines(&window, [(0.0, 3.0), (2.0, 3.0)]);
        assert!(dead_end.iter().all(|(color, width)| *color != blue && *width < 0.22), "{dead_end:?}");
        assert_eq!(dead_end.len(), 1);
    }
}

/// Whether a coordinate of this text stands in the column or row of a node.
fn has_label(window: &Window, text: &str, node: &str) -> bool {
    let at = window.node_at(node);
    shapes(window).any(|shape| match shape {
        Shape::Text(label) if label.galley.text() == text => {
            let middle = label.visual_bounding_rect().center();
            (middle.x - at.x).abs() < 2.0 || (middle.y - at.y).abs() < 2.0
        }
        _ => false,
    })
}

#[test]
fn coordinates_are_shown_at_every_size() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        for (n, far, letters, number) in [(3, "e5", "e", "5"), (6, "e5", "e", "5"), (20, "ad30", "ad", "30")]
        {
            let mut window = Window::of_size(size);
            window.begin(two_people(n));
            assert!(has_label(&window, "a", "a1") && has_label(&window, "1", "a1"), "{n} in {size:?}");
            assert!(has_label(&window, letters, far) && has_label(&window, number, far), "{n} in {size:?}");
        }
    }
    let mut window = Window::playing(two_people(20));
    for _ in 0..2 {
        window.apply(Action::Window(WindowAction::Zoom(ZoomStep::In)));
    }
    assert!(has_label(&window, "t", "t20") && has_label(&window, "20", "t20"), "of a zoomed board");
}

#[test]
fn small_nodes_show_their_names() {
    let mut window = Window::of_size([640.0, 480.0]);
    let shows_name = |window: &Window, name: &str| {
        shapes(window).any(|shape| matches!(shape, Shape::Text(text) if text.galley.text() == name))
    };
    for (n, shown) in [(20, true), (4, false)] {
        window.begin(two_people(n));
        let at = window.node_at("c3");
        window.event(egui::Event::PointerMoved(at));
        window.settle();
        assert_eq!(shows_name(&window, "c3"), shown, "{n} x {n}");
    }
}

#[test]
fn weight_of_the_played_move_is_visible() {
    let mut window = Window::after(two_people(4), &["c3", "d4"]);
    window.apply(Action::Review(ReviewAction::Show));
    window.press(Key::W);
    assert!(window.shows(&msg::title(2, "Bob", "d4")));
    let node: Node = "d4".parse().unwrap();
    let at = window.board_node(node).rect().center();
    let order: Vec<bool> = shapes(&window)
        .filter_map(|shape| match shape {
            Shape::Rect(bar) if bar.rect.contains(at) && bar.rect.width() < 100.0 => Some(false),
            Shape::Circle(circle) if circle.center.distance(at) < 0.5 => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(order.last(), Some(&true), "the circle is above the connector");
}
