//! Colours and sizes on the board: Horizontal is blue and Vertical orange in both themes, and heavier nodes have
//! larger marks.

use egui::epaint::{ClippedShape, Shape};
use egui::{Color32, Pos2, vec2};
use span_it::messages::help_me;
use span_it::testing::ui::theme::PlayerColors;

use super::prelude::*;

/// The shapes of the last frame.
pub(super) fn shapes(window: &Window) -> impl Iterator<Item = &Shape> {
    fn flat(shape: &Shape) -> Vec<&Shape> {
        match shape {
            Shape::Vec(shapes) => shapes.iter().flat_map(flat).collect(),
            shape => vec![shape],
        }
    }
    let clipped: &Vec<ClippedShape> = &window.harness.output().shapes;
    clipped.iter().flat_map(|clipped| flat(&clipped.shape))
}

/// The point at this row and column of the grid, which may be outside the nodes.
pub(super) fn place(window: &Window, row: f32, col: f32) -> Pos2 {
    let corner = window.node_at("a1");
    corner + vec2(col, row) * (window.node_at("c1").x - corner.x) / 2.0
}

/// Whether a connector or rail of this colour covers both points.
fn is_bar(window: &Window, color: Color32, points: [Pos2; 2]) -> bool {
    shapes(window).any(|shape| match shape {
        Shape::Rect(bar) => bar.fill == color && points.iter().all(|at| bar.rect.contains(*at)),
        _ => false,
    })
}

fn is_round(window: &Window, color: Color32, at: Pos2) -> bool {
    shapes(window).any(|shape| match shape {
        Shape::Circle(dot) => dot.fill == color && dot.center.distance(at) < 0.5,
        _ => false,
    })
}

fn is_diamond(window: &Window, color: Color32, at: Pos2) -> bool {
    shapes(window).any(|shape| match shape {
        Shape::Path(path) => {
            let middle = shape.visual_bounding_rect().center();
            path.fill == color && path.points.len() == 4 && middle.distance(at) < 0.5
        }
        _ => false,
    })
}

#[test]
fn each_player_has_a_colour_and_a_shape() {
    let mut window = Window::after(two_people(4), &["c3", "e5"]);
    for (theme, colors, horizontal, vertical) in [
        (Theme::Light, PlayerColors::BlueOrange, [0x00, 0x72, 0xb2], [0xd5, 0x5e, 0x00]),
        (Theme::Dark, PlayerColors::BlueOrange, [0x56, 0xb4, 0xe9], [0xe6, 0x9f, 0x00]),
        (Theme::Light, PlayerColors::NavyGold, [0x00, 0x44, 0x88], [0x99, 0x77, 0x00]),
        (Theme::Dark, PlayerColors::PurpleAmber, [0x99, 0x8e, 0xc3], [0xf1, 0xa3, 0x40]),
        (Theme::HighContrast, PlayerColors::NavyGold, [0x7d, 0xb2, 0xea], [0xee, 0xcc, 0x66]),
        (Theme::Classic, PlayerColors::PurpleAmber, [0x54, 0x27, 0x88], [0x9a, 0x45, 0x00]),
    ] {
        let [horizontal, vertical] = [horizontal, vertical].map(|[r, g, b]| Color32::from_rgb(r, g, b));
        window.change_settings(|settings| (settings.theme, settings.player_colors) = (theme, colors));
        let ends = [place(&window, 2.0, 1.0), place(&window, 2.0, 3.0)];
        assert!(is_bar(&window, horizontal, ends), "{theme:?}: horizontal's connector");
        assert!(ends.iter().all(|end| is_round(&window, horizontal, *end)), "{theme:?}: horizontal's dots");
        let ends = [place(&window, 3.0, 4.0), place(&window, 5.0, 4.0)];
        assert!(is_bar(&window, vertical, ends), "{theme:?}: vertical's connector");
        assert!(ends.iter().all(|end| is_diamond(&window, vertical, *end)), "{theme:?}: vertical's dots");
        for (color, rails) in [(horizontal, [[0.0, -1.5], [6.0, 7.5]]), (vertical, [[-1.5, 0.0], [7.5, 6.0]])]
        {
            for [row, col] in rails {
                let at = place(&window, row, col);
                assert!(is_bar(&window, color, [at, at]), "{theme:?}: rail at {row}, {col}");
            }
        }
    }
}

/// The radius of the largest filled circle around a node.
fn mark(window: &Window, node: Node) -> f32 {
    let at = window.board_node(node).rect().center();
    let radii = shapes(window).filter_map(|shape| match shape {
        Shape::Circle(circle) if circle.center.distance(at) < 0.5 && circle.fill != Color32::TRANSPARENT => {
            Some(circle.radius)
        }
        _ => None,
    });
    radii.fold(0.0, f32::max)
}

fn is_numbered(window: &Window, node: Node, number: &str) -> bool {
    let at = window.board_node(node).rect().center();
    shapes(window).any(|shape| match shape {
        Shape::Text(text) => text.galley.text() == number && text.visual_bounding_rect().contains(at),
        _ => false,
    })
}

/// Whether there is a ring, not a filled point, around a free node.
fn is_ring(window: &Window, node: &str) -> bool {
    let at = window.node_at(node);
    shapes(window).any(|shape| match shape {
        Shape::Circle(ring) => {
            ring.center.distance(at) < 0.5 && ring.fill == Color32::TRANSPARENT && ring.radius >= 2.5
        }
        _ => false,
    })
}

#[test]
fn free_nodes_are_rings() {
    let mut window = Window::new();
    assert!(is_ring(&window, "c3"), "on the first screen");
    window.begin(two_people(4));
    assert!(is_ring(&window, "c3") && is_ring(&window, "b2"));
    window.click_node("c3");
    assert!(!is_ring(&window, "c3") && is_ring(&window, "b2"));
    window.apply(Action::Game(GameAction::Resign));
    assert!(is_ring(&window, "b2"), "after the game");
    window.begin(two_computers(4));
    assert!(is_ring(&window, "b2"), "while computers play");
}

#[test]
fn heavier_nodes_have_larger_marks() {
    let mut window = Window::after(two_people(4), &["c3", "e5"]);
    window.press(Key::W);
    let mut weights = window.session().weights().to_vec();
    weights.sort_by(|one, other| other.w.total_cmp(&one.w));
    let marks: Vec<f32> = weights.iter().map(|weight| mark(&window, weight.node)).collect();
    assert!(marks.is_sorted_by(|heavy, light| heavy >= light), "{marks:?}");
    let (first, last) = (marks[0], marks[marks.len() - 1]);
    assert!(first > 3.0 * last && last > 0.0, "{marks:?}");
    let names = weights.iter().map(|weight| weight.node.to_string());
    assert!(names.into_iter().all(|node| is_ring(&window, &node)), "each circle is in a ring");
    window.assert_shows(&[help_me::heat_legend()]);
    let best = |weight: &&span_it_core::engine::NodeWeight| weight.w >= weights[0].w;
    assert!(weights.iter().take_while(best).any(|weight| is_numbered(&window, weight.node, "1")));
}
