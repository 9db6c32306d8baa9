//! Live blocks on the Help page: boards, the diagram, the worked example, tables.

use eframe::egui::{self, Align, Layout, Ui, vec2};

use crate::app::board;
use crate::app::board::geometry::Geometry;
use crate::app::board::{BoardState, Tree, TreeBranch};
use crate::app::command::keyboard;
use crate::app::game::heat_map;
use crate::app::help::diagram;
use crate::app::help::diagram::{Diagram, Word};
use crate::app::help::example::Worked;
use crate::app::help::page::Chapter;
use crate::app::help::page::overlay::Overlay;
use crate::app::help::page::rich_text::Ink as Words;
use crate::app::help::{Link, Live, Place, Span, Style, live_blocks as filled};
use crate::app::proof::Explanation;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::help as own;
use crate::messages::help::example as worked_words;
use crate::messages::hint;
use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::{self, Seed};
use span_it_core::personality::{Personality, library};

/// The largest side of a board, in points.
const BOARD: f32 = 420.0;
/// The side of a figure's board, in points.
const FIGURE: f32 = 300.0;
/// Width of the diagram's words, in points.
const WORDS: f32 = 190.0;
/// From this width on, in points, the words are beside the diagram.
const BESIDE: f32 = 560.0;

/// The players' names on all boards of the book.
const NAMES: ByPlayer<&str> =
    ByPlayer { horizontal: own::side(Player::Horizontal), vertical: own::side(Player::Vertical) };

impl Chapter<'_> {
    pub(super) fn live(&mut self, ui: &mut Ui, live: &Live) {
        match live {
            Live::Diagram => self.diagram(ui),
            Live::Example => self.example(ui),
            Live::Factor(factor) => {
                let info = factor.info();
                ui.label(text::body_soft(own::factor::meaning(info)));
                self.flow(ui, &[code(info.key), plain(own::factor::facts(info))], Words::Small);
            }
            Live::Keys => {
                for (heading, keys) in keyboard::tables() {
                    ui.label(text::subheading(heading));
                    let row = |(keys, meaning): &keyboard::Row| {
                        vec![vec![code(keys.as_str())], vec![plain(meaning.trim_end_matches('…'))]]
                    };
                    self.pairs(ui, keys.iter().map(row));
                }
            }
            Live::Cast => {
                let row =
                    |one: &Personality| vec![vec![strong(&one.name)], vec![plain(filled::description(one))]];
                self.pairs(ui, filled::cast().map(row));
            }
            Live::Board(position, caption) => self.figure(ui, position, &[], caption),
            Live::Trees(position, caption) => self.trees(ui, position, caption),
        }
    }

    /// A table without a header.
    fn pairs(&mut self, ui: &mut Ui, rows: impl Iterator<Item = Vec<Vec<Span>>>) {
        let rows: Vec<_> = std::iter::once(vec![Vec::new(); 2]).chain(rows).collect();
        self.table(ui, &rows);
    }

    /// A board with a caption.
    fn figure(&mut self, ui: &mut Ui, position: &Position, trees: &[TreeBranch], caption: &str) {
        let number = self.figures;
        self.figures += 1;
        let state = self.state.figures.entry(number).or_default();
        let scene = board::Scene { trees, reduced_motion: true, ..board::Scene::of(position, NAMES) };
        ui.push_id(("figure", number), |ui| board(ui, FIGURE, &scene, state));
        ui.label(text::soft(caption));
    }

    fn trees(&mut self, ui: &mut Ui, position: &Position, caption: &str) {
        let Some(explained) = Explanation::of(position) else { return };
        let player = explained.winner();
        let trees = Tree::ALL.into_iter().zip(explained.trees());
        let branches: Vec<_> = trees
            .flat_map(|(tree, nodes)| nodes.into_iter().map(move |node| TreeBranch { node, player, tree }))
            .collect();
        self.figure(ui, explained.board(), &branches, caption);
    }

    /// The Board Diagram: the board, its words, and the note of the word under the pointer.
    fn diagram(&mut self, ui: &mut Ui) {
        let state = &mut self.state.diagram;
        let diagram = Diagram { position: diagram::position(), trial: state.trial };
        let word = state.pointed.or(state.chosen);
        let wide = ui.available_width() >= BESIDE;
        let side = if wide { (ui.available_width() - WORDS - 16.0).min(BOARD) } else { BOARD };
        ui.label(text::body_soft(own::DIAGRAM_HOW));
        let mut pointed = None;
        if !wide {
            let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
            let room = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(room, layout, |ui| pointed = words(ui, &mut state.chosen));
        }
        ui.horizontal_top(|ui| {
            let scene = board::Scene {
                playable: Some(diagram.player()),
                hint: Some((diagram.player(), diagram.trial)),
                reduced_motion: true,
                ..board::Scene::of(diagram.position, NAMES)
            };
            let (geometry, played) =
                ui.push_id("diagram", |ui| board(ui, side, &scene, &mut state.board)).inner;
            let overlay = Overlay { painter: ui.painter(), geometry, palette: Palette::of(ui) };
            overlay.kinds(diagram.position, diagram.trial);
            overlay.marking(&diagram.marking(word));
            if Diagram::is_about_trial(word) {
                overlay.label_below(diagram.trial, &own::goes_here(diagram.player()));
            }
            state.trial = played.unwrap_or(state.trial);
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

    /// The worked example: the user chooses a personality and a node and sees every term.
    fn example(&mut self, ui: &mut Ui) {
        ui.label(text::body_soft(worked_words::DO));
        let chosen = &mut self.state.example.personality;
        let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
        let room = vec2(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (index, one) in filled::cast().enumerate() {
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
        let scene = board::Scene {
            playable: Some(position.to_move()),
            hint: Some((position.to_move(), state.trial)),
            heat: &map,
            reduced_motion: true,
            ..board::Scene::of(position, NAMES)
        };
        let (_, played) = ui.push_id("example", |ui| board(ui, BOARD, &scene, &mut state.board)).inner;
        state.trial = played.unwrap_or(state.trial);
        if let Some(worked) = Worked::of(position, personality, state.trial) {
            self.worked(ui, &worked);
        }
    }

    fn worked(&mut self, ui: &mut Ui, worked: &Worked<'_>) {
        ui.label(text::subheading(worked_words::title(worked.weight.node, &worked.personality.name)));
        let [resultant, adjacent, sum, rank] = worked.lines();
        ui.label(text::body(resultant));
        ui.label(text::body(adjacent));
        let mut rows = vec![vec![
            vec![plain(worked_words::FACTOR)],
            vec![plain(worked_words::NUMBER)],
            vec![plain(worked_words::HOW)],
            vec![plain(worked_words::for_side(worked.player))],
            vec![plain(worked_words::for_side(worked.player.opponent()))],
        ]];
        for term in &worked.terms {
            let name = term.factor.info().name.to_owned();
            let link = Some(Link::Book(Place::factor(term.factor)));
            rows.push(vec![
                vec![Span { text: name, style: Style { link, ..Style::default() } }],
                vec![code(own::number(term.number))],
                vec![code(term.how.clone())],
                vec![code(hint::signed(term.own))],
                vec![code(hint::signed(term.other))],
            ]);
        }
        let [own_total, other] = [worked.weight.own.total, worked.weight.other.total].map(hint::number);
        let total =
            |text: String| Span { text, style: Style { strong: true, code: true, ..Style::default() } };
        rows.push(vec![
            vec![strong(worked_words::WORTH)],
            Vec::new(),
            Vec::new(),
            vec![total(own_total)],
            vec![total(other)],
        ]);
        self.table(ui, &rows);
        ui.label(text::soft(hint::SUM));
        ui.add(egui::Label::new(text::mono_strong(sum).size(15.0)).selectable(true));
        ui.label(text::body_soft(rank));
    }
}

fn styled(text: impl Into<String>, style: Style) -> Span {
    Span { text: text.into(), style }
}

fn plain(text: impl Into<String>) -> Span {
    styled(text, Style::default())
}

fn strong(text: impl Into<String>) -> Span {
    styled(text, Style { strong: true, ..Style::default() })
}

fn code(text: impl Into<String>) -> Span {
    styled(text, Style { code: true, ..Style::default() })
}

/// A board of at most this side. Returns its geometry and the node clicked.
fn board(
    ui: &mut Ui,
    side: f32,
    scene: &board::Scene<'_>,
    state: &mut BoardState,
) -> (Geometry, Option<Node>) {
    let side = side.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
    let output = board::show(ui, rect, scene, state);
    (Geometry::fit(rect, scene.position.size(), scene.coordinates), output.played)
}

/// The thirteen words. Returns the one under the pointer or with the focus; stores the one clicked.
fn words(ui: &mut Ui, chosen: &mut Option<Word>) -> Option<Word> {
    ui.spacing_mut().item_spacing.x = 4.0;
    let mut pointed = None;
    for word in Word::ALL {
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

/// The note of a word, with two lines reserved, so that nothing below moves.
fn note(ui: &mut Ui, word: Option<Word>, diagram: &Diagram<'_>) {
    let room = vec2(ui.available_width(), 56.0);
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(room);
        ui.spacing_mut().item_spacing.y = 2.0;
        if let Some(word) = word {
            ui.label(text::body_strong(word.name()));
        }
        ui.label(text::body(diagram.note(word)));
    });
}
