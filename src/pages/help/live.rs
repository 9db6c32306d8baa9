//! Live blocks of a chapter: boards, the diagram with its annotations, the worked example, tables.

use eframe::egui::{CornerRadius, Painter, Pos2};

use crate::board;
use crate::board::geometry::Geometry;
use crate::board::{BoardScene, BoardState, TreeBranch};
use crate::context::prelude::*;
use crate::messages::board::sides;
use crate::messages::help::example as example_msg;
use crate::messages::{help as msg, hint};
use crate::model::explanation::Explanation;
use crate::pages::help::block::LiveBlock;
use crate::pages::help::chapter_view::ChapterView;
use crate::pages::help::diagram::{Diagram, DiagramWord};
use crate::pages::help::example::WorkedExample;
use crate::pages::help::{diagram, document};
use crate::parts::heat_map;
use crate::picture::{Annotation, Ink};
use span_it_core::engine::{self, Seed};
use span_it_core::personality::library;

// Lengths in points.
const MAX_BOARD_SIDE: f32 = 420.0;
const FIGURE_SIDE: f32 = 300.0;
const WORDS_WIDTH: f32 = 190.0;
/// From this on, the words are beside the diagram.
const WORDS_BESIDE_MIN_WIDTH: f32 = 560.0;

impl ChapterView<'_> {
    pub(super) fn live(&mut self, ui: &mut Ui, live: &LiveBlock) {
        match live {
            LiveBlock::Diagram => self.diagram(ui),
            LiveBlock::Example => self.example(ui),
            LiveBlock::Board(position, caption) => self.figure(ui, position, &[], caption),
            LiveBlock::Trees(position, caption) => self.trees(ui, position, caption),
        }
    }

    fn figure(&mut self, ui: &mut Ui, position: &Position, trees: &[TreeBranch], caption: &str) {
        let number = self.figures;
        self.figures += 1;
        let state = self.state.figures.entry(number).or_default();
        let scene = BoardScene { trees, reduced_motion: true, ..BoardScene::of(position, sides()) };
        ui.push_id(("figure", number), |ui| board(ui, FIGURE_SIDE, &scene, state));
        ui.label(text::soft(caption));
    }

    fn trees(&mut self, ui: &mut Ui, position: &Position, caption: &str) {
        let Some(explained) = Explanation::of(position) else { return };
        let branches = TreeBranch::all(explained.winner(), explained.trees());
        self.figure(ui, explained.board(), &branches, caption);
    }

    fn diagram(&mut self, ui: &mut Ui) {
        let state = &mut self.state.diagram;
        let trial = state.trial.unwrap_or(diagram::first_trial());
        let diagram = Diagram { position: diagram::position(), trial };
        let word = state.pointed.or(state.chosen);
        let wide = ui.available_width() >= WORDS_BESIDE_MIN_WIDTH;
        let side = if wide {
            (ui.available_width() - WORDS_WIDTH - 16.0).min(MAX_BOARD_SIDE)
        } else {
            MAX_BOARD_SIDE
        };
        ui.label(text::body_soft(msg::diagram_instructions()));
        let mut pointed = None;
        if !wide {
            wrapped(ui, |ui| pointed = words(ui, &mut state.chosen));
        }
        ui.horizontal_top(|ui| {
            let scene = BoardScene {
                takes_moves: true,
                playable: Some(diagram.player()),
                hint: Some((diagram.player(), diagram.trial)),
                reduced_motion: true,
                ..BoardScene::of(diagram.position, sides())
            };
            let (geometry, played) =
                ui.push_id("diagram", |ui| board(ui, side, &scene, &mut state.board)).inner;
            let overlay = Overlay { painter: ui.painter(), geometry, palette: Palette::of(ui) };
            diagram.annotations(word).iter().for_each(|annotation| overlay.paint(annotation));
            state.trial = played.or(state.trial);
            if wide {
                ui.add_space(8.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    pointed = words(ui, &mut state.chosen);
                });
            }
        });
        if pointed != state.pointed {
            state.pointed = pointed;
            ui.ctx().request_repaint();
        }
        note(ui, word, &diagram);
    }

    fn example(&mut self, ui: &mut Ui) {
        ui.label(text::body_soft(example_msg::instructions()));
        let chosen = &mut self.state.example.personality;
        wrapped(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (index, one) in library::builtin().iter().enumerate() {
                if widgets::button(&one.name).small().selected(index == *chosen).show(ui).clicked() {
                    *chosen = index;
                }
            }
        });
        let Some(personality) = library::builtin().get(*chosen) else { return };
        let position = diagram::position();
        let weights = engine::weigh(position, &personality.factors, Seed::default());
        let map = heat_map::map_of(&heat_map::ranked(position.size(), &weights));
        let state = &mut self.state.example;
        let trial = state.trial.unwrap_or(diagram::first_trial());
        let scene = BoardScene {
            takes_moves: true,
            playable: Some(position.to_move()),
            hint: Some((position.to_move(), trial)),
            heat: &map,
            reduced_motion: true,
            ..BoardScene::of(position, sides())
        };
        let (_, played) =
            ui.push_id("example", |ui| board(ui, MAX_BOARD_SIDE, &scene, &mut state.board)).inner;
        state.trial = played.or(state.trial);
        if let Some(example) = WorkedExample::of(position, personality, played.unwrap_or(trial)) {
            self.worked_example(ui, &example);
        }
    }

    fn worked_example(&mut self, ui: &mut Ui, example: &WorkedExample<'_>) {
        let title = example_msg::title(example.weight.node, &example.personality.name);
        ui.label(text::subheading(title));
        let [resultant, adjacent, sum, rank] = example.lines();
        ui.label(text::body(resultant));
        ui.label(text::body(adjacent));
        self.blocks(ui, &document::parse(Chapter::Concepts, &example.table()));
        ui.label(text::soft(hint::sum_formula()));
        ui.add(Label::new(text::mono_strong(sum).size(15.0)).selectable(true));
        ui.label(text::body_soft(rank));
    }
}

fn wrapped(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let room = vec2(ui.available_width(), 0.0);
    let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.allocate_ui_with_layout(room, layout, contents);
}

/// Returns the geometry and the node clicked.
fn board(ui: &mut Ui, side: f32, scene: &BoardScene<'_>, state: &mut BoardState) -> (Geometry, Option<Node>) {
    let side = side.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let output = board::show(ui, rect, scene, state);
    let geometry = Geometry::fit(rect, scene.position.size(), scene.coordinates);
    let palette = Palette::of(ui);
    if palette.relief.is_some() {
        // The page is white too, so the light edges of the relief are not visible.
        let line = Stroke::new(1.0, palette.line);
        ui.painter().rect_stroke(geometry.ground(), 0, line, StrokeKind::Inside);
    }
    (geometry, output.played)
}

/// Returns the word under the pointer or with the focus; stores the one clicked.
fn words(ui: &mut Ui, chosen: &mut Option<DiagramWord>) -> Option<DiagramWord> {
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut pointed = None;
    for word in DiagramWord::ALL {
        let is_chosen = *chosen == Some(word);
        let response = widgets::button(word.name()).small().quiet().selected(is_chosen).show(ui);
        if response.clicked() {
            *chosen = (!is_chosen).then_some(word);
        }
        if response.hovered() || response.has_focus() {
            pointed = Some(word);
        }
    }
    pointed
}

/// Two lines are reserved, so that nothing below moves.
fn note(ui: &mut Ui, word: Option<DiagramWord>, diagram: &Diagram<'_>) {
    let width = ui.available_width();
    widgets::cell(ui, width, 56.0, Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if let Some(word) = word {
            ui.label(text::body_strong(word.name()));
        }
        ui.label(text::body(diagram.note(word)));
    });
}

struct Overlay<'a> {
    painter: &'a Painter,
    geometry: Geometry,
    palette: &'a Palette,
}

impl Overlay<'_> {
    fn color(&self, ink: Ink) -> Color32 {
        match ink {
            Ink::Program => self.palette.go,
            Ink::Trial => self.palette.trial,
            Ink::Side(player) => self.palette.side(player).text,
        }
    }

    fn units(&self, units: f32) -> f32 {
        units * self.geometry.unit()
    }

    fn paint(&self, annotation: &Annotation) {
        match annotation {
            Annotation::Halo(player, node, ink) => {
                let [from, to] = node.dots(*player).map(|dot| self.geometry.dot(dot));
                let (color, radius) = (self.color(*ink), self.units(0.34));
                let (rect, corner) =
                    (Rect::from_two_pos(from, to).expand(radius), CornerRadius::from(radius));
                self.painter.rect_filled(rect, corner, color.gamma_multiply(0.12));
                self.painter.rect_stroke(rect, corner, Stroke::new(2.0, color), StrokeKind::Inside);
            }
            Annotation::Ring(node, ink) => {
                let stroke = Stroke::new(self.units(0.07).max(2.0), self.color(*ink));
                self.painter.circle_stroke(self.geometry.node(*node), self.units(0.42), stroke);
            }
            Annotation::Measure { ends, label, ink } => self.measure(*ends, label, self.color(*ink)),
            Annotation::Text { at, text } => {
                let (at, font) =
                    (self.geometry.at(at.0, at.1), font::regular(self.units(0.3).clamp(7.5, 12.0)));
                self.painter.text(at, Align2::CENTER_CENTER, text, font, self.palette.soft);
            }
            Annotation::Label { at, text } => {
                self.label(self.geometry.at(at.0, at.1), text, self.palette.go);
            }
        }
    }

    fn measure(&self, ends: [(f32, f32); 2], label: &str, color: Color32) {
        let stroke = Stroke::new(self.units(0.08).max(2.0), color);
        let [from, to] = ends.map(|(row, col)| self.geometry.at(row, col));
        self.painter.line_segment([from, to], stroke);
        let along = to - from;
        let across = if along.y.abs() > along.x.abs() { vec2(1.0, 0.0) } else { vec2(0.0, 1.0) };
        for end in [from, to] {
            let tick = across * self.units(0.18);
            self.painter.line_segment([end - tick, end + tick], stroke);
        }
        // On the line, where no dot can be; below a line of no length.
        let beside = if along.length() > 0.0 { 0.0 } else { self.units(0.4) };
        self.label(from + along / 2.0 + across * beside, label, color);
    }

    fn label(&self, center: Pos2, label: &str, color: Color32) {
        let font = font::semibold(self.units(0.36).clamp(10.0, 13.0));
        let galley = self.painter.layout_no_wrap(label.to_owned(), font, color);
        let rect = Rect::from_center_size(center, galley.size() + vec2(6.0, 1.0));
        self.painter.rect_filled(rect, self.palette.corner(4), self.palette.board);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, color);
    }
}
