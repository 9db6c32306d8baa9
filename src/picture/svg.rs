//! A drawing as SVG. Texts are texts, so that they can be searched and edited.

use std::fmt::{self, Write as _};

use span_it_core::text::sanitize::printable;
use span_it_lab::html::escape;

use crate::picture::Style;
use crate::picture::colors::Rgb;
use crate::picture::shape::{Drawing, Line, Shape, Subject};

/// Pixels per unit in the coordinates of the file.
const UNIT: f32 = 30.0;

pub(super) fn write(drawing: &Drawing, title: &str, style: &Style) -> String {
    let (width, height) = (drawing.size.0 * UNIT, drawing.size.1 * UNIT);
    let scale = drawing.scale(style.side) / UNIT;
    let mut svg = Svg(String::new());
    svg.add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{:.0}\" \
         height=\"{:.0}\" role=\"img\" font-family=\"Inter, sans-serif\" text-anchor=\"middle\">\n",
        width * scale,
        height * scale
    ));
    if !title.is_empty() {
        svg.add(format_args!("<title>{}</title>\n", escape(&printable(title))));
    }
    for group in &drawing.groups {
        let attributes = match group.subject {
            Subject::Other => String::new(),
            Subject::FreeNode(node) => format!(" data-node=\"{node}\""),
            Subject::Connector(player, node) => {
                format!(" data-node=\"{node}\" data-owner=\"{}\"", player.letter())
            }
        };
        let is_group = !attributes.is_empty();
        if is_group {
            svg.add(format_args!("<g{attributes}>"));
        }
        group.shapes.iter().for_each(|shape| svg.shape(shape));
        svg.add(format_args!("{}\n", if is_group { "</g>" } else { "" }));
    }
    svg.0 + "</svg>\n"
}

struct Svg(String);

impl Svg {
    fn add(&mut self, text: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        self.0.write_fmt(text).unwrap_or_default();
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Rect { at, size, radius, fill, border } => self.add(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"{}/>",
                Px(at.0),
                Px(at.1),
                Px(size.0),
                Px(size.1),
                Px(*radius),
                Hex(*fill),
                Stroke(*border)
            )),
            Shape::Lines { points, line } => self.add(format_args!(
                "<polyline points=\"{}\" fill=\"none\"{}/>",
                joined(points),
                Stroke(Some(*line))
            )),
            Shape::Circle { center, radius, fill, border } => {
                let fill = fill.map_or_else(|| "none".to_owned(), |fill| Hex(fill).to_string());
                self.add(format_args!(
                    "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"{}/>",
                    Px(center.0),
                    Px(center.1),
                    Px(*radius),
                    Stroke(*border)
                ));
            }
            Shape::Polygon { points, fill } => {
                self.add(format_args!("<polygon points=\"{}\" fill=\"{}\"/>", joined(points), Hex(*fill)));
            }
            Shape::Text { center, size, color, text } => self.add(format_args!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>",
                Px(center.0),
                // The middle of capitals and digits is at about a third of the size.
                Px(center.1 + size * 0.36),
                Px(*size),
                Hex(*color),
                escape(text)
            )),
        }
    }
}

fn joined(points: &[(f32, f32)]) -> String {
    points.iter().map(|&(x, y)| format!("{},{}", Px(x), Px(y))).collect::<Vec<_>>().join(" ")
}

/// A length in units, written in the coordinates of the file.
struct Px(f32);

impl fmt::Display for Px {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0 * UNIT);
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

struct Hex(Rgb);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([r, g, b]) = self.0;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

struct Stroke(Option<Line>);

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(line) = self.0 else { return Ok(()) };
        write!(f, " stroke=\"{}\" stroke-width=\"{}\"", Hex(line.color), Px(line.width))?;
        if line.is_round {
            write!(f, " stroke-linecap=\"round\" stroke-linejoin=\"round\"")?;
        }
        line.dash.map_or(Ok(()), |dash| write!(f, " stroke-dasharray=\"{0} {0}\"", Px(dash)))
    }
}
