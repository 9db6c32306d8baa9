//! The text of a chapter: headings, paragraphs, lists and tables, with links and highlighted matches.

use eframe::egui::CursorIcon;
use eframe::egui::style::ScrollAnimation;
use eframe::egui::text::{LayoutJob, TextFormat};

use crate::context::prelude::*;
use crate::pages::help::block::{Block, Link, Span, Style};
use crate::pages::help::document::{closes_help, program_action};
use crate::pages::help::search;
use crate::pages::help::state::HelpState;

// Lengths in points.
const LINE: f32 = 22.0;
const COLUMN_GAP: f32 = 14.0;
const ROW_PADDING: f32 = 4.0;

pub(super) struct ChapterView<'a> {
    pub(super) state: &'a mut HelpState,
    pub(super) cx: &'a Context,
    /// Words to highlight.
    pub(super) wanted: Vec<String>,
    pub(super) anchor: Option<String>,
    /// Number of figures shown so far.
    pub(super) figures: usize,
}

impl ChapterView<'_> {
    pub(super) fn blocks(&mut self, ui: &mut Ui, blocks: &[Block]) {
        for block in blocks {
            self.block(ui, block);
        }
    }

    fn block(&mut self, ui: &mut Ui, block: &Block) {
        match block {
            Block::Heading { level, anchor, spans } => self.heading(ui, *level, anchor, spans),
            Block::Paragraph(spans) => self.flow(ui, spans, TextKind::Body),
            Block::List { first, items } => self.list(ui, *first, items),
            Block::Table(rows) => self.table(ui, rows),
            Block::Quote(blocks) => {
                let palette = Palette::of(ui);
                let frame = palette.frame(palette.go_tint, 10);
                frame.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.blocks(ui, blocks);
                });
            }
            Block::Code(text) => code(ui, text),
            Block::LiveBlock(live) => self.live(ui, live),
            Block::Rule => {
                ui.separator();
            }
        }
    }

    fn list(&mut self, ui: &mut Ui, first: Option<u64>, items: &[Vec<Block>]) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            for (number, item) in (first.unwrap_or_default()..).zip(items) {
                let sign = first.map_or_else(|| "•".to_owned(), |_| format!("{number}."));
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    let layout = Layout::left_to_right(Align::Center);
                    widgets::cell(ui, 22.0, LINE, layout, |ui| ui.label(text::body_soft(sign)));
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 5.0;
                        self.blocks(ui, item);
                    });
                });
            }
        });
    }
}

fn code(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui);
    let frame = palette.frame(palette.raised, 8);
    frame.inner_margin(Margin::symmetric(14, 10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(text::mono(text)).wrap().selectable(true));
    });
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextKind {
    Body,
    Small,
    Head,
    Heading(u8),
}

impl TextKind {
    const fn size(self) -> f32 {
        match self {
            Self::Body => 14.5,
            Self::Small => 13.5,
            Self::Head => 12.5,
            Self::Heading(1) => 22.0,
            Self::Heading(2) => 17.0,
            Self::Heading(_) => 15.0,
        }
    }

    const fn line(self) -> f32 {
        match self {
            Self::Body => LINE,
            Self::Small | Self::Head => 20.0,
            Self::Heading(1) => 30.0,
            Self::Heading(_) => 24.0,
        }
    }

    fn color(self, palette: &Palette) -> Color32 {
        if self == Self::Head { palette.soft } else { palette.ink }
    }
}

fn format_of(palette: &Palette, style: &Style, kind: TextKind, found: bool) -> TextFormat {
    let strong = style.strong || matches!(kind, TextKind::Head | TextKind::Heading(_));
    let font = match (style.code, strong) {
        (true, false) => font::mono(kind.size() - 1.0),
        (true, true) => font::mono_strong(kind.size() - 1.0),
        (false, true) => font::semibold(kind.size()),
        (false, false) => font::regular(kind.size()),
    };
    let background = match (found, style.code) {
        (true, _) => palette.warn_tint,
        (false, true) => palette.raised,
        (false, false) => Color32::TRANSPARENT,
    };
    let mut format = TextFormat::simple(font, kind.color(palette));
    (format.italics, format.background, format.line_height) = (style.emphasis, background, Some(kind.line()));
    if found {
        format.underline = Stroke::new(1.5, palette.warn);
    }
    format
}

impl ChapterView<'_> {
    pub(super) fn heading(&mut self, ui: &mut Ui, level: u8, anchor: &str, spans: &[Span]) {
        if level > 1 {
            ui.add_space(if level == 2 { 16.0 } else { 8.0 });
        }
        let before = ui.cursor().top();
        let job = self.job(ui, spans, TextKind::Heading(level));
        let message = job.text.clone();
        let response = ui.add(Label::new(job).wrap().selectable(true));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Heading);
            node.set_level(usize::from(level));
            node.set_label(message);
        });
        if self.anchor.as_deref() == Some(anchor) {
            self.anchor = None;
            let mut rect = response.rect;
            rect.min.y = before - 10.0;
            ui.scroll_to_rect_animation(rect, Some(Align::TOP), ScrollAnimation::none());
        }
    }

    pub(super) fn flow(&mut self, ui: &mut Ui, spans: &[Span], kind: TextKind) {
        if spans.iter().all(|span| span.style.link.is_none()) {
            let job = self.job(ui, spans, kind);
            ui.add(Label::new(job).wrap().selectable(true));
            return;
        }
        // `horizontal_wrapped` would make the first line as high as a button.
        let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), kind.line()), layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.spacing_mut().interact_size.y = kind.line();
            for run in spans.chunk_by(|a, b| a.style.link.is_none() && b.style.link.is_none()) {
                match &run[0].style.link {
                    None => {
                        let job = self.job(ui, run, kind);
                        ui.add(Label::new(job).selectable(true));
                    }
                    Some(link) => self.link(ui, &run[0], link, kind),
                }
            }
        });
    }

    fn link(&mut self, ui: &mut Ui, span: &Span, link: &Link, kind: TextKind) {
        let palette = Palette::of(ui);
        let mut job = self.job(ui, std::slice::from_ref(span), kind);
        for section in &mut job.sections {
            section.format.color = palette.go;
        }
        // In one piece: a link that wraps in the middle would be two Tab stops.
        job.wrap.max_width = ui.max_rect().width();
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
        let at = rect.min;
        response.widget_info(|| WidgetInfo::labeled(Role::Link, ui.is_enabled(), &span.text));
        // An underline of its own, below the letters: egui's is below the full line height.
        let line = Stroke::new(if response.hovered() { 2.0 } else { 1.0 }, palette.go);
        for row in &galley.rows {
            let rect = row.rect().translate(at.to_vec2());
            let below = rect.center().y + kind.size() * 0.58;
            ui.painter().hline(rect.x_range(), below, line);
        }
        ui.painter().galley(at, galley, palette.go);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        widgets::reveal_focus(&response);
        widgets::show_focus(ui, &response, response.rect.expand2(vec2(1.0, -2.0)), 3);
        if response.clicked() {
            self.follow(link);
        }
    }

    fn follow(&mut self, link: &Link) {
        match link {
            Link::Book(place) => self.cx.request(Action::Help(HelpAction::Open(place.clone()))),
            Link::Program(target) => {
                let action = program_action(target);
                if action.as_ref().is_some_and(closes_help) {
                    self.cx.request(Action::Help(HelpAction::Close));
                }
                self.cx.request_all(action);
            }
            Link::Broken(_) => {}
        }
    }

    pub(super) fn job(&self, ui: &Ui, spans: &[Span], kind: TextKind) -> LayoutJob {
        let palette = Palette::of(ui);
        let mut job = LayoutJob::default();
        for span in spans {
            for (part, found) in parts(&span.text, &self.wanted) {
                job.append(&part, 0.0, format_of(palette, &span.style, kind, found));
            }
        }
        job
    }
}

fn parts(text: &str, wanted: &[String]) -> Vec<(String, bool)> {
    let mut places: Vec<_> = wanted.iter().flat_map(|word| search::places(text, word)).collect();
    if places.is_empty() {
        return vec![(text.to_owned(), false)];
    }
    places.sort_unstable();
    let letters: Vec<char> = text.chars().collect();
    let mut parts = Vec::new();
    let mut at = 0;
    let mut add = |from: usize, to: usize, found| {
        if from < to {
            parts.push((letters[from..to].iter().collect::<String>(), found));
        }
    };
    for (from, to) in places {
        add(at, from.max(at), false);
        add(from.max(at), to, true);
        at = at.max(to);
    }
    add(at, letters.len(), false);
    parts
}

impl ChapterView<'_> {
    /// The first row is the header, which is left out if it is empty.
    pub(super) fn table(&mut self, ui: &mut Ui, rows: &[Vec<Vec<Span>>]) {
        let widths = self.widths(ui, rows);
        let line = Stroke::new(1.0, Palette::of(ui).line);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, row) in rows.iter().enumerate() {
                let kind = if index == 0 { TextKind::Head } else { TextKind::Small };
                if index == 0 && row.iter().all(Vec::is_empty) {
                    continue;
                }
                ui.add_space(ROW_PADDING);
                let shown = ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
                    for (cell, width) in row.iter().zip(&widths) {
                        ui.allocate_ui_with_layout(vec2(*width, 0.0), Layout::top_down(Align::Min), |ui| {
                            ui.set_width(*width);
                            self.flow(ui, cell, kind);
                        });
                    }
                });
                ui.add_space(ROW_PADDING);
                let bottom = shown.response.rect.bottom() + ROW_PADDING;
                ui.painter().hline(ui.max_rect().x_range(), bottom, line);
            }
        });
    }

    /// The width of the widest cell, unless there is too little room.
    fn widths(&self, ui: &Ui, rows: &[Vec<Vec<Span>>]) -> Vec<f32> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let room = ui.available_width() - COLUMN_GAP * columns.saturating_sub(1) as f32;
        let natural: Vec<f32> = (0..columns).map(|column| self.natural(ui, rows, column)).collect();
        shared(&natural, room)
    }

    fn natural(&self, ui: &Ui, rows: &[Vec<Vec<Span>>], column: usize) -> f32 {
        let width = |(index, row): (usize, &Vec<Vec<Span>>)| {
            let kind = if index == 0 { TextKind::Head } else { TextKind::Small };
            let mut job = self.job(ui, row.get(column).map_or(&[], Vec::as_slice), kind);
            job.wrap.max_width = f32::INFINITY;
            ui.fonts_mut(|fonts| fonts.layout_job(job).size().x)
        };
        rows.iter().enumerate().map(width).fold(0.0, f32::max).ceil() + 2.0
    }
}

/// Gives narrow columns what they need, and the others equal shares of the rest.
fn shared(natural: &[f32], room: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by(|&a, &b| natural[a].total_cmp(&natural[b]));
    let mut widths = natural.to_vec();
    let mut left = room.max(0.0);
    for (done, &column) in order.iter().enumerate() {
        let share = left / (natural.len() - done) as f32;
        widths[column] = natural[column].min(share);
        left -= widths[column];
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn highlighting_keeps_all_text() {
        let wanted = ["node".to_owned(), "odes".to_owned()];
        let cut = parts("A node, two nodes.", &wanted);
        let expected =
            [("A ", false), ("node", true), (", two ", false), ("node", true), ("s", true), (".", false)];
        assert_eq!(cut, expected.map(|(text, found)| (text.to_owned(), found)));
        assert_eq!(parts("nothing", &[]), [("nothing".to_owned(), false)]);
    }

    #[test]
    fn narrow_columns_get_what_they_need() {
        assert_eq!(shared(&[50.0, 60.0], 300.0), [50.0, 60.0]);
        assert_eq!(shared(&[50.0, 900.0, 100.0], 400.0), [50.0, 250.0, 100.0]);
        assert_eq!(shared(&[500.0, 900.0], 400.0), [200.0, 200.0]);
        assert_eq!(shared(&[], 400.0), [0.0; 0]);
    }
}
