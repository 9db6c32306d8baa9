//! Pictures: what an SVG contains, what pixels show, and the frames of an animation.

use std::time::Duration;

use span_it::picture::{
    Animation, Annotation, Branch, Colors, Image, ImageError, Ink, Mark, Picture, Rgb, Style, heat_map,
    solver_marks,
};
use span_it_core::board::{BoardSize, Node, Player, Position};

const STYLE: Style = Style { colors: Colors::LIGHT, side: 600 };

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// 4 x 4 with connectors of both players.
fn played() -> Position {
    position("h.v./.../.vh./.../..../.../v..h h")
}

/// The values of an attribute in elements that start with `element`.
fn values<'a>(svg: &'a str, element: &str, attribute: &str) -> Vec<&'a str> {
    let start = format!("{attribute}=\"");
    let elements = svg.split('<').filter(|part| part.starts_with(element));
    elements.filter_map(|part| part.split(&start).nth(1)?.split('"').next()).collect()
}

/// The centre of a node in pixels. The margin of a board with coordinates is 2.75 units.
fn pixel(image: &Image, position: &Position, node: Node) -> (usize, usize) {
    let units = f32::from(position.size().grid_cols()) - 1.0 + 5.5;
    let unit = f32::from(u16::try_from(image.width()).unwrap()) / units;
    let place = |line: u8| {
        let middle = (f32::from(line) + 2.75) * unit;
        (0_u16..4000).find(|&at| f32::from(at) + 1.0 > middle).map(usize::from).unwrap()
    };
    (place(node.col()), place(node.row()))
}

fn color_at(image: &Image, (x, y): (usize, usize)) -> Rgb {
    let at = 3 * (y * image.width() as usize + x);
    Rgb(image.rgb()[at..at + 3].try_into().unwrap())
}

#[test]
fn svg_contains_each_node_of_the_position_once() {
    let position = played();
    let svg = Picture::of(position.clone()).to_svg(&STYLE);
    let shown = values(&svg, "g ", "data-node");
    assert_eq!(shown.len(), position.size().nodes().count());
    for node in position.size().nodes() {
        let name = node.to_string();
        assert_eq!(shown.iter().filter(|other| **other == name).count(), 1, "{name}");
        let group = svg.split('<').find(|part| part.contains(&format!("data-node=\"{name}\""))).unwrap();
        let owner = position.owner(node).map(|player| format!("data-owner=\"{}\"", player.letter()));
        assert_eq!(owner.is_some(), group.contains("data-owner"), "{group}");
        assert!(owner.is_none_or(|owner| group.contains(&owner)), "{group}");
    }
    assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
}

#[test]
fn coordinates_are_optional() {
    let named = Picture::of(played());
    let texts = |picture: &Picture| picture.to_svg(&STYLE).matches("<text ").count();
    assert_eq!(texts(&named), 7 + 7);
    assert_eq!(texts(&Picture { coordinates: false, ..named }), 0);
}

#[test]
fn hostile_names_are_escaped() {
    let title = "</title><script>alert(\"1\")</script>&\u{202e}\u{7}".to_owned();
    let svg = Picture { title, ..Picture::of(played()) }.to_svg(&STYLE);
    assert!(svg.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"), "{svg}");
    assert!(!svg.contains("<script") && !svg.contains(['\u{202e}', '\u{7}']));
    assert_eq!((svg.matches("<title>").count(), svg.matches("</title>").count()), (1, 1));
}

#[test]
fn pixels_show_the_owners() {
    let position = played();
    for colors in [Colors::LIGHT, Colors::DARK, Colors::PRINT] {
        let image = Picture::of(position.clone()).to_image(&Style { colors, side: 1150 }).unwrap();
        assert_eq!((image.width(), image.height()), (1150, 1150));
        for node in position.size().nodes() {
            // Vertical's connectors have a groove in the colour of the ground.
            let expected = match position.owner(node) {
                Some(Player::Horizontal) => colors.sides[0],
                Some(Player::Vertical) => colors.board,
                None => colors.ctrl,
            };
            assert_eq!(color_at(&image, pixel(&image, &position, node)), expected, "{node}");
        }
        assert_eq!(color_at(&image, (0, 0)), colors.table);
    }
}

#[test]
fn png_has_the_size_and_the_pixels() {
    let picture = Picture::of(position(".../../.../../... h"));
    let image = picture.to_image(&Style { side: 333, ..STYLE }).unwrap();
    let file = image.to_png().unwrap();
    let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.width, info.height), (333, 333));
    assert_eq!(pixels, image.rgb());
}

#[test]
fn longer_side_has_the_requested_size() {
    let empty = |rows: usize, cols: usize| {
        let position = Position::empty(BoardSize::new(rows, cols).unwrap(), Player::Horizontal);
        Picture::of(position).to_image(&Style { side: 500, ..STYLE }).unwrap()
    };
    let (wide, high) = (empty(3, 20), empty(20, 3));
    assert_eq!((wide.width(), high.height()), (500, 500));
    assert_eq!(wide.height(), high.width());
    assert!(wide.height() < 150);
}

#[test]
fn marks_weights_and_trees_change_the_picture() {
    let plain = Picture::of(played());
    let free: Vec<Node> = plain.position.free_nodes().collect();
    let heat = heat_map::Heat { node: free[0], share: 1.0, weight: 9.0, rank: 1, own: 1.0 };
    let part = |own| Picture { weights: vec![heat_map::Heat { own, ..heat }], ..plain.clone() };
    let branch = |node, is_second| Branch { node, player: Player::Vertical, is_second };
    let annotated = |annotation| Picture { annotations: vec![annotation], ..plain.clone() };
    let variants = [
        Picture { marks: vec![(free[1], Mark::Good)], ..plain.clone() },
        Picture { marks: vec![(free[1], Mark::Best)], ..plain.clone() },
        Picture { marks: vec![(free[1], Mark::Bad)], ..plain.clone() },
        Picture { marks: vec![(free[1], Mark::Letter('A'))], ..plain.clone() },
        part(1.0),
        part(0.4),
        part(0.0),
        Picture { trees: vec![branch(free[2], false)], ..plain.clone() },
        Picture { trees: vec![branch(free[2], true)], ..plain.clone() },
        Picture { hint: Some((Player::Horizontal, free[3])), ..plain.clone() },
        Picture { last_move: Some("a1".parse().unwrap()), ..plain.clone() },
        annotated(Annotation::Halo(Player::Vertical, free[2], Ink::Side(Player::Vertical))),
        annotated(Annotation::Ring(free[2], Ink::Program)),
        annotated(Annotation::Measure { ends: [(0.5, 1.0); 2], label: "3".to_owned(), ink: Ink::Program }),
        annotated(Annotation::Text { at: (1.0, 1.5), text: "maj".to_owned() }),
        annotated(Annotation::Label { at: (1.0, 1.5), text: "here".to_owned() }),
    ];
    let drawn = |picture: &Picture| (picture.to_svg(&STYLE), picture.to_image(&STYLE).unwrap());
    let before = drawn(&plain);
    for (index, variant) in variants.iter().enumerate() {
        let after = drawn(variant);
        assert!(after.0 != before.0 && after.1 != before.1, "variant {index}");
    }
    let heaviest = drawn(&variants[4]).1;
    let (x, y) = pixel(&heaviest, &plain.position, free[0]);
    let beside = color_at(&heaviest, (x + 12, y));
    assert!(beside != Colors::LIGHT.board && beside != Colors::LIGHT.ctrl, "{beside:?}");
}

#[test]
fn winning_path_is_stronger_than_the_rest() {
    let won = position("hhh/../.../v./... v");
    let image = Picture::of(won.clone()).to_image(&STYLE).unwrap();
    let color = |node: &str| color_at(&image, pixel(&image, &won, node.parse().unwrap()));
    assert_eq!(color("c1"), Colors::LIGHT.sides[0]);
    let svg = Picture::of(won).to_svg(&STYLE);
    let vertical = svg.split("data-owner=\"v\"").nth(1).unwrap().split("</g>").next().unwrap();
    assert!(!vertical.contains("#d55e00"), "the loser's connectors are fainter: {vertical}");
}

#[test]
fn solver_marks_the_smaller_group() {
    let position = position(".../../.../../... h");
    let all: Vec<Node> = position.free_nodes().collect();
    assert_eq!(solver_marks(&position, &all), []);
    assert_eq!(solver_marks(&position, &all[..1]), [(all[0], Mark::Best)]);
    assert_eq!(solver_marks(&position, &all[..2]), [(all[0], Mark::Good), (all[1], Mark::Good)]);
    let most = solver_marks(&position, &all[..all.len() - 1]);
    assert_eq!(most, [(all[all.len() - 1], Mark::Bad)]);
    assert_eq!(solver_marks(&position, &[]), []);
}

fn game() -> Vec<Picture> {
    let mut positions = vec![position(".../../.../../... h")];
    for node in ["c3", "b2", "a1", "e5"] {
        let next = positions[positions.len() - 1].after(node.parse().unwrap());
        positions.push(next);
    }
    positions.into_iter().map(Picture::of).collect()
}

fn animation(pictures: Vec<Picture>) -> Animation {
    Animation { pictures, style: Style { side: 200, ..STYLE }, delay: Duration::from_millis(700) }
}

/// The delays of the frames, and what is shown after the last one.
fn decoded(file: &[u8]) -> (Vec<u16>, Vec<u8>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    assert_eq!((width, height), (200, 200));
    let (mut delays, mut shown) = (Vec::new(), vec![0; 4 * width * height]);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
        let [left, top, across, down] = [frame.left, frame.top, frame.width, frame.height].map(usize::from);
        for row in 0..down {
            let (from, to) = (4 * row * across, 4 * ((row + top) * width + left));
            shown[to..to + 4 * across].copy_from_slice(&frame.buffer[from..from + 4 * across]);
        }
    }
    (delays, shown)
}

#[test]
fn animation_has_a_frame_per_position() {
    let animation = animation(game());
    let mut finished = Vec::new();
    let note = |number| {
        finished.push(number);
        true
    };
    let (delays, shown) = decoded(&animation.to_gif(note).unwrap());
    assert_eq!(finished, [1, 2, 3, 4]);
    assert_eq!(delays, [70, 70, 70, 70, 280]);
    // In the end the last picture is shown. A GIF has fewer shades of edges.
    let last = animation.pictures[4].to_image(&animation.style).unwrap();
    let shown = shown.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]);
    let worst = last.rgb().iter().zip(shown).map(|(one, other)| one.abs_diff(other)).max().unwrap();
    assert!(worst <= 40, "a colour differs by {worst}");
}

#[test]
fn animation_can_be_cancelled() {
    let cancelled = animation(game()).to_gif(|number| number < 2);
    assert!(matches!(cancelled, Err(ImageError::Cancelled)));
    assert!(matches!(animation(Vec::new()).to_gif(|_| true), Err(ImageError::Empty)));
}
