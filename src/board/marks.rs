//! What is drawn over nodes: heat, hint, numbered alternatives, badges, coordinates, and the trees of a proof in line
//! styles that differ without colour.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::board::geometry::Labels;
use crate::board::paint::{Canvas, capsule};
use crate::board::scene::{Frame, Tree};
use crate::board::{Heat, Mark, MarkKind};
use crate::kit::{Icon, Palette, font, icons, mix};
use crate::messages::board as msg;
use crate::picture::heat_map::filled_part;
use span_it_core::board::Node;

const NUMBERED: usize = 3;
/// The share of the heat colour in the hollow part of a circle.
const HOLLOW: f32 = 0.2;

pub(super) fn heat(canvas: &Canvas<'_>) {
    if !canvas.frame.scene.weight_changes.is_empty() {
        return weight_changes(canvas);
    }
    for heat in heat_where(canvas, true) {
        heat_circle(canvas, heat);
    }
}

/// In the review, the move that was played has a weight too. Its circle is above its connector.
pub(super) fn heat_of_played(canvas: &Canvas<'_>) {
    for heat in heat_where(canvas, false) {
        heat_circle(canvas, heat);
    }
}

fn heat_where<'a>(canvas: &'a Canvas<'_>, free: bool) -> impl Iterator<Item = &'a Heat> {
    let scene = canvas.frame.scene;
    let is_here = move |heat: &&Heat| scene.position.is_free(heat.node) == free;
    scene.heat.iter().filter(is_here).filter(|heat| !is_covered(canvas, heat.node))
}

/// Of the circle inside the ring of a node; 0 without one.
pub(super) fn heat_radius(canvas: &Canvas<'_>, node: Node) -> f32 {
    let heat = canvas.frame.scene.heat.iter().find(|heat| heat.node == node);
    heat.map_or(0.0, |heat| radius_of(canvas, heat))
}

/// Of several marks on one node only the first of hint, mark and ring with its heat circle is drawn.
pub(super) fn is_covered(canvas: &Canvas<'_>, node: Node) -> bool {
    let scene = canvas.frame.scene;
    is_hinted(canvas, node) || scene.marks.iter().any(|mark| mark.node == node)
}

fn is_hinted(canvas: &Canvas<'_>, node: Node) -> bool {
    canvas.frame.scene.hint.is_some_and(|(_, hinted)| hinted == node)
}

fn number_of(canvas: &Canvas<'_>, heat: &Heat) -> Option<usize> {
    match canvas.frame.scene.heat_numbers {
        Some(nodes) => nodes.iter().position(|&node| node == heat.node).map(|index| index + 1),
        None => Some(heat.rank).filter(|rank| (1..=NUMBERED).contains(rank)),
    }
}

fn radius_of(canvas: &Canvas<'_>, heat: &Heat) -> f32 {
    let least = if number_of(canvas, heat).is_some() { 0.24 } else { 0.0 };
    canvas.units((0.09 + 0.3 * heat.share.clamp(0.0, 1.0)).max(least))
}

fn heat_circle(canvas: &Canvas<'_>, heat: &Heat) {
    let palette = canvas.palette;
    let share = heat.share.clamp(0.0, 1.0);
    let radius = radius_of(canvas, heat);
    let fill = mix(palette.board, palette.heat, 0.22 + 0.68 * share);
    let center = canvas.frame.geometry.node(heat.node);
    heat_sample(canvas.painter, (center, radius), heat.own, fill, palette);
    let Some(place) = number_of(canvas, heat) else { return };
    if heat.own >= 1.0 {
        return number(canvas, center, place, radius * 1.2, palette.text_on(fill));
    }
    canvas.painter.circle_filled(center, radius * 0.62, palette.board);
    number(canvas, center, place, radius, palette.ink);
}

/// A circle in the colour `fill`; the part that is not the share `own` is hollow.
pub(crate) fn heat_sample(
    painter: &Painter,
    (center, radius): (Pos2, f32),
    own: f32,
    fill: Color32,
    palette: &Palette,
) {
    let ground = if own >= 1.0 { fill } else { mix(palette.board, palette.heat, HOLLOW) };
    painter.circle_filled(center, radius, ground);
    let corner = |(x, y)| center + vec2(x, y) * radius;
    let points: Vec<Pos2> = filled_part(own).into_iter().map(corner).collect();
    painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
}

/// The triangles point up where this heat map weighs more, and down where the other does.
fn weight_changes(canvas: &Canvas<'_>) {
    for shift in canvas.frame.scene.weight_changes {
        let size = canvas.units(0.14 + 0.3 * shift.change.abs().clamp(0.0, 1.0));
        let (direction, color) =
            if shift.change > 0.0 { (-1.0, canvas.palette.go) } else { (1.0, canvas.palette.bad) };
        let center = canvas.frame.geometry.node(shift.node);
        let corner = |x: f32, y: f32| center + vec2(x, y * direction) * size;
        let points = vec![corner(0.0, 0.9), corner(0.95, -0.75), corner(-0.95, -0.75)];
        canvas.painter.add(egui::Shape::convex_polygon(points, color, Stroke::NONE));
    }
}

pub(super) fn paint(canvas: &Canvas<'_>) {
    let scene = canvas.frame.scene;
    if let Some((_, node)) = scene.hint.filter(|_| canvas.state.pending().is_none()) {
        hint_ring(canvas, canvas.frame.geometry.node(node));
    }
    for mark in scene.marks.iter().filter(|mark| !is_hinted(canvas, mark.node)) {
        paint_mark(canvas, *mark);
    }
}

fn hint_ring(canvas: &Canvas<'_>, center: Pos2) {
    let go = canvas.palette.go;
    let outer = Stroke::new(canvas.units(0.035).max(1.0), mix(canvas.palette.board, go, 0.55));
    canvas.painter.circle_stroke(center, canvas.units(0.62), outer);
    let inner = Stroke::new(canvas.units(0.1).max(2.0), go);
    canvas.painter.circle(center, canvas.units(0.42), canvas.palette.board, inner);
    canvas.painter.circle_filled(center, canvas.units(0.14), go);
}

fn paint_mark(canvas: &Canvas<'_>, mark: Mark) {
    let palette = canvas.palette;
    let center = canvas.frame.geometry.node(mark.node);
    match mark.kind {
        MarkKind::Alternative(n) => numbered(canvas, center, n, palette.go),
        MarkKind::OneOfThree => {
            ring(canvas, center, 0.36, palette.go);
            let font = font::semibold(canvas.units(0.4).max(8.0));
            canvas.painter.text(center, Align2::CENTER_CENTER, "?", font, palette.go);
        }
        MarkKind::First => numbered(canvas, center, 1, palette.go),
        MarkKind::Answer(player) => numbered(canvas, center, 1, canvas.side(player)),
        MarkKind::Mistake => badge(canvas, center, Icon::Cross, 0.38, palette.bad),
        MarkKind::KeepsWin => badge(canvas, center, Icon::Check, 0.3, palette.go),
        MarkKind::OnlyWinningMove => badge(canvas, center, Icon::Diamond, 0.3, palette.go),
        MarkKind::LosesWin => badge(canvas, center, Icon::Cross, 0.3, palette.bad),
        MarkKind::Pair(pair) => letter(canvas, center, pair, canvas.frame.scene.position.is_free(mark.node)),
        MarkKind::ComparedChoice => badge(canvas, center, Icon::Diamond, 0.36, palette.ink),
    }
}

/// A sign of prohibition at a node whose click was refused; `left` is how far it is visible, 0..=1.
pub(super) fn refusal(canvas: &Canvas<'_>, node: Node, left: f32) {
    let (center, radius) = (canvas.frame.geometry.node(node), canvas.units(0.42).max(7.0));
    let stroke = Stroke::new(canvas.units(0.1).max(2.0), canvas.palette.bad.gamma_multiply(left));
    canvas.painter.circle(center, radius, canvas.palette.board.gamma_multiply(left), stroke);
    let slash = Vec2::splat(radius * std::f32::consts::FRAC_1_SQRT_2);
    canvas.painter.line_segment([center - slash, center + slash], stroke);
}

/// The letter of a pair: in a circle at a free node, on a ground of its own at a connector.
fn letter(canvas: &Canvas<'_>, center: Pos2, pair: u8, is_free: bool) {
    let (palette, radius) = (canvas.palette, canvas.units(if is_free { 0.34 } else { 0.24 }).max(7.0));
    let stroke = Stroke::new(canvas.units(0.05).max(1.0), if is_free { palette.ink } else { palette.ctrl });
    canvas.painter.circle(center, radius, palette.board, stroke);
    let text = crate::messages::board::pair_letter(pair);
    canvas.painter.text(center, Align2::CENTER_CENTER, text, font::semibold(radius * 1.15), palette.ink);
}

fn numbered(canvas: &Canvas<'_>, center: Pos2, n: u8, color: Color32) {
    ring(canvas, center, 0.36, color);
    number(canvas, center, n.into(), canvas.units(0.36), color);
}

/// A ring with an icon in it; `radius` in units.
fn badge(canvas: &Canvas<'_>, center: Pos2, icon: Icon, radius: f32, color: Color32) {
    ring(canvas, center, radius, color);
    let place = Rect::from_center_size(center, Vec2::splat(canvas.units(radius * 1.3)));
    if icon == Icon::Diamond {
        icons::paint_filled(canvas.painter, place, icon, color);
    } else {
        icons::paint(canvas.painter, place, icon, color, 3.0);
    }
}

fn ring(canvas: &Canvas<'_>, center: Pos2, radius: f32, color: Color32) {
    let stroke = Stroke::new(canvas.units(0.07).max(1.5), color);
    canvas.painter.circle(center, canvas.units(radius), canvas.palette.board, stroke);
}

fn number(canvas: &Canvas<'_>, center: Pos2, number: usize, size: f32, color: Color32) {
    canvas.painter.text(center, Align2::CENTER_CENTER, number, font::semibold(size.max(8.0)), color);
}

/// Around the name of a node, in points.
const NAME_PADDING: Vec2 = vec2(5.0, 2.0);

/// While the board is zoomed, its coordinates stay at the edges of what is visible.
pub(super) fn coordinates(canvas: &Canvas<'_>) {
    let geometry = &canvas.frame.geometry;
    if geometry.labels() == Labels::None {
        return;
    }
    let inset = geometry.label_inset();
    let visible = geometry.outline().intersect(canvas.painter.clip_rect());
    let corner = visible.min + inset;
    if canvas.state.zoom.is_zoomed() {
        strips(canvas, visible, 2.0 * inset);
    }
    let font = font::regular(canvas.units(0.3).clamp(10.0, 16.0));
    let label = |at: Pos2, text: &str| {
        // Not in the corner, where both strips meet.
        if at.x >= corner.x && at.y >= corner.y {
            canvas.painter.text(at, Align2::CENTER_CENTER, text, font.clone(), canvas.palette.soft);
        }
    };
    for node in geometry.size().nodes() {
        let (node_name, at) = (node.to_string(), geometry.node(node));
        let letters = node_name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        if is_first(node.row(), node.col()) && geometry.is_labelled(node.col()) {
            label(pos2(at.x, corner.y), letters);
        }
        if is_first(node.col(), node.row()) && geometry.is_labelled(node.row()) {
            label(pos2(corner.x, at.y), &node_name[letters.len()..]);
        }
    }
}

/// Whether a node is the first of its column, or, with the arguments exchanged, of its row.
const fn is_first(row: u8, col: u8) -> bool {
    row == 0 || (row == 1 && col % 2 == 1)
}

/// The ground of the coordinates over a zoomed board.
fn strips(canvas: &Canvas<'_>, visible: Rect, size: Vec2) {
    let top = visible.with_max_y(visible.top() + size.y);
    let left = visible.with_max_x(visible.left() + size.x);
    for strip in [top, left] {
        canvas.painter.rect_filled(strip, 0, canvas.palette.board);
    }
    let line = Stroke::new(1.0, canvas.palette.line);
    canvas.painter.hline(top.x_range(), top.bottom(), line);
    canvas.painter.vline(left.right(), left.y_range(), line);
}

/// The name of a node above it, where not every row and column has a coordinate.
pub(super) fn node_name(canvas: &Canvas<'_>, node: Node) {
    let geometry = &canvas.frame.geometry;
    if geometry.labels() == Labels::None || geometry.labels_all() {
        return;
    }
    let palette = canvas.palette;
    let font: FontId = font::mono_strong(12.0);
    let galley = canvas.painter.layout_no_wrap(node.to_string(), font, Color32::PLACEHOLDER);
    let (at, away) = (geometry.node(node), canvas.units(0.62).max(9.0));
    let size = galley.size() + 2.0 * NAME_PADDING;
    let clip = canvas.painter.clip_rect();
    let above = at.y - away - size.y;
    let top = if above >= clip.top() { above } else { at.y + away };
    let left = (at.x - size.x / 2.0).clamp(clip.left(), (clip.right() - size.x).max(clip.left()));
    let place = Rect::from_min_size(pos2(left, top), size);
    canvas.painter.rect(place, 4, palette.panel, Stroke::new(1.0, palette.ctrl), StrokeKind::Inside);
    canvas.painter.galley(place.min + NAME_PADDING, galley, palette.ink);
}

pub(super) fn paint_trees(canvas: &Canvas<'_>) {
    for branch in canvas.frame.scene.trees {
        let ends = branch.node.dots(branch.player).map(|dot| canvas.frame.geometry.dot(dot));
        let (width, color) = (canvas.units(0.1), branch.tree.color(canvas.palette));
        let (width, color) = if branch.is_faint {
            (width / 2.0, mix(canvas.palette.board, color, 0.4))
        } else {
            (width, color)
        };
        tree_line(canvas.painter, ends, branch.tree, width.max(1.5), color);
    }
}

/// A sample of a tree as wide as `rect`, for a legend.
pub(crate) fn tree_sample(painter: &Painter, rect: Rect, tree: Tree, palette: &Palette) {
    let middle = rect.center().y;
    let ends = [pos2(rect.left(), middle), pos2(rect.right(), middle)];
    tree_line(painter, ends, tree, 3.5, tree.color(palette));
}

fn tree_line(painter: &Painter, ends: [egui::Pos2; 2], tree: Tree, width: f32, color: Color32) {
    match tree {
        Tree::A => capsule(painter, ends, width, color),
        Tree::B => {
            let length = ends[0].distance(ends[1]);
            // An odd number of equal pieces, so that a dash touches each end.
            let pieces = if length < 20.0 { 5.0 } else { 7.0 };
            let piece = length / pieces;
            painter.extend(Shape::dashed_line(&ends, Stroke::new(width, color), piece, piece));
        }
    }
}

pub(super) fn tree_description(frame: &Frame<'_>, node: Node) -> Option<&'static str> {
    let branch = frame.scene.trees.iter().find(|branch| branch.node == node)?;
    Some(match branch.tree {
        Tree::A => msg::ways()[0],
        Tree::B => msg::ways()[1],
    })
}
