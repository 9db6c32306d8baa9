//! The Board Diagram: a position, the thirteen words of the help of 1993, and what each word marks. No drawing.

use std::sync::LazyLock;

use crate::context::prelude::*;
use crate::messages::help as msg;
use crate::picture::{Annotation, Ink};
use span_it_core::board::{NodeKind, Path, adjacent_paths, paths, resultant_path};

/// Horizontal has a path of major span 3 and minor span 1, and one of 0 and 1. Vertical's resultant path at
/// the first trial node has major span 3.
const POSITION: &str = "hh.../.h../v.hv./...v/...../..../...v./h.../..... v";

pub fn position() -> &'static Position {
    static PARSED: LazyLock<Position> = LazyLock::new(|| {
        // A test parses it.
        POSITION.parse().unwrap_or_else(|_| Position::empty(BoardSize::STANDARD, Player::Vertical))
    });
    &PARSED
}

/// The node g5, which diagram and example weigh first.
pub const fn first_trial() -> Node {
    const TRIAL: Node = match Node::new(4, 6) {
        Some(node) => node,
        None => panic!("row and column are both even"),
    };
    TRIAL
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DiagramWord {
    Node,
    MajorNode,
    MinorNode,
    Orientation,
    Owner,
    Path,
    PathMajorSpan,
    PathMinorSpan,
    TrialNode,
    ResultantPath,
    RealPath,
    Maj,
    Min,
}

impl DiagramWord {
    pub const ALL: [Self; 13] = [
        Self::Node,
        Self::MajorNode,
        Self::MinorNode,
        Self::Orientation,
        Self::Owner,
        Self::Path,
        Self::PathMajorSpan,
        Self::PathMinorSpan,
        Self::TrialNode,
        Self::ResultantPath,
        Self::RealPath,
        Self::Maj,
        Self::Min,
    ];

    pub(super) const fn of_kind(kind: NodeKind) -> Self {
        match kind {
            NodeKind::Major => Self::Maj,
            NodeKind::Minor => Self::Min,
        }
    }

    pub fn name(self) -> &'static str {
        crate::messages::help::diagram_words()[self as usize]
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    pub position: &'a Position,
    pub trial: Node,
}

impl Diagram<'_> {
    pub const fn player(&self) -> Player {
        self.position.to_move()
    }

    pub fn resultant(&self) -> Path {
        resultant_path(self.position, self.player(), self.trial)
    }

    pub fn adjacent(&self) -> Vec<Path> {
        adjacent_paths(self.position, self.player(), self.trial)
    }

    pub fn real_paths(&self) -> Vec<Path> {
        Player::ALL.into_iter().flat_map(|player| paths(self.position, player)).collect()
    }

    /// The kinds of the other free nodes, what a word marks, and the label of the trial node if it is about that.
    pub fn annotations(&self, word: Option<DiagramWord>) -> Vec<Annotation> {
        let below = |node: Node, rows| (f32::from(node.row()) + rows, f32::from(node.col()));
        let others = self.position.free_nodes().filter(|&node| node != self.trial);
        let kind = |node: Node| Annotation::Text {
            at: below(node, 0.3),
            text: DiagramWord::of_kind(node.kind()).name().to_owned(),
        };
        let mut annotations: Vec<_> = others.map(kind).collect();
        annotations.extend(self.explained(word).0);
        if word != Some(DiagramWord::TrialNode) {
            annotations.push(Annotation::Ring(self.trial, Ink::Trial));
        }
        if is_about_trial(word) {
            let text = msg::if_played_here(self.player());
            annotations.push(Annotation::Label { at: below(self.trial, 0.86), text });
        }
        annotations
    }

    pub fn note(&self, word: Option<DiagramWord>) -> String {
        self.explained(word).1
    }

    /// What a word marks, and the note on it. For `None`, the resultant path and its spans.
    fn explained(&self, word: Option<DiagramWord>) -> (Vec<Annotation>, String) {
        let resultant = self.resultant();
        let resultant_halos = halos(&resultant, Ink::Program);
        let about_resultant = msg::resultant(self.player(), self.trial, &resultant);
        let Some(word) = word else {
            let spans = [major_span(&resultant, Ink::Program), minor_span(&resultant, Ink::Program)];
            return (resultant_halos.chain(spans).collect(), about_resultant);
        };
        let count = |player| paths(self.position, player).len();
        match word {
            DiagramWord::Node => {
                let nodes = self.rings(|_, _| Some(Ink::Program));
                let note = msg::all_nodes(nodes.len());
                (nodes, note)
            }
            DiagramWord::MajorNode | DiagramWord::Maj => self.nodes_of(NodeKind::Major),
            DiagramWord::MinorNode | DiagramWord::Min => self.nodes_of(NodeKind::Minor),
            DiagramWord::Orientation => (self.orientations(), msg::orientation_note().to_owned()),
            DiagramWord::Owner => (self.rings(|_, owner| owner.map(Ink::Side)), msg::owner_note().to_owned()),
            DiagramWord::Path => {
                let all = self.real_halos().into_iter().chain(resultant_halos);
                (all.collect(), msg::all_paths(self.real_paths().len()))
            }
            DiagramWord::RealPath => {
                let [horizontal, vertical] = Player::ALL.map(count);
                (self.real_halos(), msg::real_paths(horizontal, vertical))
            }
            DiagramWord::PathMajorSpan => self.spans(NodeKind::Major, major_span, Path::major_span),
            DiagramWord::PathMinorSpan => self.spans(NodeKind::Minor, minor_span, Path::minor_span),
            DiagramWord::TrialNode => {
                (vec![Annotation::Ring(self.trial, Ink::Trial)], msg::trial_node(self.trial))
            }
            DiagramWord::ResultantPath => (resultant_halos.collect(), about_resultant),
        }
    }

    /// `ink` returns the colour of the ring of a node with this owner.
    fn rings(&self, ink: impl Fn(Node, Option<Player>) -> Option<Ink>) -> Vec<Annotation> {
        let ring = |(node, owner)| Some(Annotation::Ring(node, ink(node, owner)?));
        self.position.nodes().filter_map(ring).collect()
    }

    fn nodes_of(&self, kind: NodeKind) -> (Vec<Annotation>, String) {
        let nodes = self.rings(|node, _| (node.kind() == kind).then_some(Ink::Program));
        let note = msg::nodes_of(kind, nodes.len());
        (nodes, note)
    }

    fn orientations(&self) -> Vec<Annotation> {
        let size = self.position.size();
        let last = [size.grid_rows(), size.grid_cols()].map(|count| f32::from(count) - 1.0);
        let line = |player, ends| {
            let (label, ink) = (msg::side(player), Ink::Side(player));
            Annotation::Measure { ends, label, ink }
        };
        // Between rows and columns, where the lines cross no dot.
        let (across, down) = (last[0] - 1.5, 2.5);
        vec![
            line(Player::Horizontal, [(across, -1.4), (across, last[1] + 1.4)]),
            line(Player::Vertical, [(-1.4, down), (last[0] + 1.4, down)]),
        ]
    }

    fn real_halos(&self) -> Vec<Annotation> {
        self.real_paths().iter().flat_map(|path| halos(path, Ink::Side(path.owner()))).collect()
    }

    fn spans(
        &self,
        kind: NodeKind,
        span: fn(&Path, Ink) -> Annotation,
        measure: fn(&Path) -> u8,
    ) -> (Vec<Annotation>, String) {
        let (resultant, adjacent) = (self.resultant(), self.adjacent());
        let real = self.real_paths();
        let apart = real.iter().filter(|path| !adjacent.contains(path));
        let apart = apart.map(|path| span(path, Ink::Side(path.owner())));
        let marks = halos(&resultant, Ink::Program).chain(apart).chain([span(&resultant, Ink::Program)]);
        let by_player = Player::ALL.map(|player| paths(self.position, player).iter().map(measure).collect());
        (marks.collect(), msg::spans(kind, measure(&resultant), &by_player))
    }
}

const fn is_about_trial(word: Option<DiagramWord>) -> bool {
    matches!(
        word,
        None | Some(
            DiagramWord::TrialNode
                | DiagramWord::ResultantPath
                | DiagramWord::Path
                | DiagramWord::PathMajorSpan
                | DiagramWord::PathMinorSpan
        )
    )
}

fn halos(path: &Path, ink: Ink) -> impl Iterator<Item = Annotation> {
    path.members().iter().map(move |&node| Annotation::Halo(path.owner(), node, ink))
}

/// Distance of a span from its path, in grid units.
const BESIDE: f32 = 0.5;

fn major_span(path: &Path, ink: Ink) -> Annotation {
    let across = f32::from(path.minor_range().1) + BESIDE;
    let (from, to) = path.major_range();
    let ends = [f32::from(from), f32::from(to)].map(|along| placed(path.owner(), along, across));
    Annotation::Measure { ends, label: path.major_span().to_string(), ink }
}

fn minor_span(path: &Path, ink: Ink) -> Annotation {
    let along = f32::from(path.major_range().1) + BESIDE;
    let (from, to) = path.minor_range();
    let ends = [f32::from(from), f32::from(to)].map(|across| placed(path.owner(), along, across));
    Annotation::Measure { ends, label: path.minor_span().to_string(), ink }
}

/// Row and column.
const fn placed(owner: Player, along: f32, across: f32) -> (f32, f32) {
    match owner {
        Player::Horizontal => (across, along),
        Player::Vertical => (along, across),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagram() -> Diagram<'static> {
        Diagram { position: position(), trial: first_trial() }
    }

    #[test]
    fn position_has_the_spans_of_1993() {
        let diagram = diagram();
        assert_eq!(diagram.position.to_string(), POSITION);
        assert_eq!((diagram.trial.to_string().as_str(), diagram.player()), ("g5", Player::Vertical));
        let spans = |path: &Path| (path.major_span(), path.minor_span());
        let horizontal: Vec<_> = paths(diagram.position, Player::Horizontal).iter().map(spans).collect();
        assert_eq!(horizontal, [(3, 1), (0, 1)]);
        let resultant = diagram.resultant();
        assert_eq!(spans(&resultant), (3, 1));
        assert_eq!(diagram.adjacent().len(), 2);
        let major = major_span(&resultant, Ink::Program);
        let Annotation::Measure { ends: [(from, _), (to, _)], label, .. } = major else {
            panic!("{major:?}")
        };
        assert!(((to - from) / 2.0 - f32::from(resultant.major_span())).abs() < f32::EPSILON);
        assert_eq!(label, "3");
    }

    #[test]
    fn every_word_has_a_marking_a_note_and_an_explanation() {
        let diagram = diagram();
        let document = crate::pages::help::Chapter::Concepts.document();
        for word in DiagramWord::ALL {
            assert!(!diagram.explained(Some(word)).0.is_empty(), "{word:?}");
            assert!(diagram.note(Some(word)).ends_with('.'), "{word:?}");
            let anchor = crate::pages::help::document::anchor_of(word.name());
            let name = format!("{} ", word.name());
            let explained = document.section(&anchor).is_some()
                || document.sections.iter().any(|section| section.text.contains(&name));
            assert!(explained, "{word:?}");
        }
        let count = |word| diagram.explained(Some(word)).0.len();
        assert_eq!([DiagramWord::MajorNode, DiagramWord::Min, DiagramWord::Owner].map(count), [25, 16, 9]);
        assert_eq!(count(DiagramWord::ResultantPath), 4);
    }
}
