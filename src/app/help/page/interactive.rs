//! Live blocks on the Help page: boards, the diagram, the worked example, tables.

use eframe::egui::{self, Align, Layout, Ui, vec2};

use crate::app::board;
use crate::app::board::geometry::Geometry;
use crate::app::board::{BoardState, Tree, TreeBranch};
use crate::app::command::key_list;
use crate::app::game::heat_map;
use crate::app::help::diagram::{Diagram, DiagramWord};
use crate::app::help::example::WorkedExample;
use crate::app::help::page::ChapterView;
use crate::app::help::page::overlay::Overlay;
use crate::app::help::page::rich_text::TextKind as Words;
use crate::app::help::place::Place;
use crate::app::help::{Link, LiveBlock, Span, Style, diagram, live_blocks as filled};
use crate::app::proof::Explanation;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::widgets;
use crate::messages::help::example as example_msg;
use crate::messages::{help as msg, hint};
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
    ByPlayer { horizontal: msg::side(Player::Horizontal), vertical: msg::side(Player::Vertical) };

impl ChapterView<'_> {
    pub(super) fn live(&mut self, ui: &mut Ui, live: &LiveBlock) {
        match live {
            LiveBlock::Diagram => self.diagram(ui),
            LiveBlock::Example => self.example(ui),
            LiveBlock::Factor(factor) => {
                let info = factor.info();
                ui.label(text::body_soft(msg::factor::meaning(info)));
                self.flow(ui, &[code(info.key), plain(msg::factor::factor_range(info))], Words::Small);
            }
            LiveBlock::Keys => {
                for (heading, keys) in key_list::tables() {
                    ui.label(text::subheading(heading));
                    let row = |(keys, meaning): &key_list::Row| {
                        vec![vec![code(keys.as_str())], vec![plain(meaning.trim_end_matches('…'))]]
                    };
                    self.pairs(ui, keys.iter().map(row));
                }
            }
            LiveBlock::BuiltInPersonalities => {
                let row =
                    |one: &Personality| vec![vec![strong(&one.name)], vec![plain(filled::description(one))]];
                self.pairs(ui, filled::built_in_personalities().map(row));
            }
            LiveBlock::Board(position, caption) => self.figure(ui, position, &[], caption),
            LiveBlock::Trees(position, caption) => self.trees(ui, position, caption),
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
        let scene =
            board::BoardScene { trees, reduced_motion: true, ..board::BoardScene::of(position, NAMES) };
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
        ui.label(text::body_soft(msg::DIAGRAM_INSTRUCTIONS));
        let mut pointed = None;
        if !wide {
            let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
            let room = vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(room, layout, |ui| pointed = words(ui, &mut state.chosen));
        }
        ui.horizontal_top(|ui| {
            let scene = board::BoardScene {
                playable: Some(diagram.player()),
                hint: Some((diagram.player(), diagram.trial)),
                reduced_motion: true,
                ..board::BoardScene::of(diagram.position, NAMES)
            };
            let (geometry, played) =
                ui.push_id("diagram", |ui| board(ui, side, &scene, &mut state.board)).inner;
            let overlay = Overlay { painter: ui.painter(), geometry, palette: Palette::of(ui) };
            overlay.kinds(diagram.position, diagram.trial);
            overlay.marking(&diagram.marking(word));
            if Diagram::is_about_trial(word) {
                overlay.label_below(diagram.trial, &msg::if_played_here(diagram.player()));
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
        ui.label(text::body_soft(example_msg::INSTRUCTIONS));
        let chosen = &mut self.state.example.personality;
        let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
        let room = vec2(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (index, one) in filled::built_in_personalities().enumerate() {
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
        let scene = board::BoardScene {
            playable: Some(position.to_move()),
            hint: Some((position.to_move(), state.trial)),
            heat: &map,
            reduced_motion: true,
            ..board::BoardScene::of(position, NAMES)
        };
        let (_, played) = ui.push_id("example", |ui| board(ui, BOARD, &scene, &mut state.board)).inner;
        state.trial = played.unwrap_or(state.trial);
        if let Some(worked_example) = WorkedExample::of(position, personality, state.trial) {
            self.worked_example(ui, &worked_example);
        }
    }

    fn worked_example(&mut self, ui: &mut Ui, worked_example: &WorkedExample<'_>) {
        ui.label(text::subheading(example_msg::title(
            worked_example.weight.node,
            &worked_example.personality.name,
        )));
        let [resultant, adjacent, sum, rank] = worked_example.lines();
        ui.label(text::body(resultant));
        ui.label(text::body(adjacent));
        let mut rows = vec![vec![
            vec![plain(example_msg::FACTOR)],
            vec![plain(example_msg::VALUE)],
            vec![plain(example_msg::CALCULATION)],
            vec![plain(example_msg::for_player(worked_example.player))],
            vec![plain(example_msg::for_player(worked_example.player.opponent()))],
        ]];
        for term in &worked_example.terms {
            let name = term.factor.info().name.to_owned();
            let link = Some(Link::Book(Place::factor(term.factor)));
            rows.push(vec![
                vec![Span { text: name, style: Style { link, ..Style::default() } }],
                vec![code(msg::number(term.number))],
                vec![code(term.how.clone())],
                vec![code(hint::signed(term.own))],
                vec![code(hint::signed(term.other))],
            ]);
        }
        let [own_total, other] =
            [worked_example.weight.own.total, worked_example.weight.other.total].map(hint::number);
        let total =
            |text: String| Span { text, style: Style { strong: true, code: true, ..Style::default() } };
        rows.push(vec![
            vec![strong(example_msg::TOTAL)],
            Vec::new(),
            Vec::new(),
            vec![total(own_total)],
            vec![total(other)],
        ]);
        self.table(ui, &rows);
        ui.label(text::soft(hint::SUM_FORMULA));
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
    scene: &board::BoardScene<'_>,
    state: &mut BoardState,
) -> (Geometry, Option<Node>) {
    let side = side.min(ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
    let output = board::show(ui, rect, scene, state);
    (Geometry::fit(rect, scene.position.size(), scene.coordinates), output.played)
}

/// The thirteen words. Returns the one under the pointer or with the focus; stores the one clicked.
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

/// The note of a word, with two lines reserved, so that nothing below moves.
fn note(ui: &mut Ui, word: Option<DiagramWord>, diagram: &Diagram<'_>) {
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
