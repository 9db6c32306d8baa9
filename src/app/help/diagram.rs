//! The Board Diagram: a position, the thirteen words of the help of 1993, and what each word marks. No drawing.

use std::sync::LazyLock;

use crate::messages::help as msg;
use span_it_core::board::{
    BoardSize, Node, NodeKind, Path, Player, Position, adjacent_paths, paths, resultant_path,
};
use span_it_picture::{Annotation, Ink};

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

    pub const fn name(self) -> &'static str {
        crate::messages::help::DIAGRAM_WORDS[self as usize]
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
        annotations.extend(self.marking(word));
        if is_about_trial(word) {
            let text = msg::IF_PLAYED_HERE[self.player()].to_owned();
            annotations.push(Annotation::Label { at: below(self.trial, 0.86), text });
        }
        annotations
    }

    /// For `None`, the resultant path and its spans.
    fn marking(&self, word: Option<DiagramWord>) -> Vec<Annotation> {
        let resultant = self.resultant();
        match word {
            None => halos(&resultant, Ink::Program)
                .chain([major_span(&resultant, Ink::Program), minor_span(&resultant, Ink::Program)])
                .collect(),
            Some(DiagramWord::Node) => self.rings(|_, _| Some(Ink::Program)),
            Some(DiagramWord::MajorNode | DiagramWord::Maj) => self.rings_of_kind(NodeKind::Major),
            Some(DiagramWord::MinorNode | DiagramWord::Min) => self.rings_of_kind(NodeKind::Minor),
            Some(DiagramWord::Orientation) => self.orientations(),
            Some(DiagramWord::Owner) => self.rings(|_, owner| owner.map(Ink::Side)),
            Some(DiagramWord::Path) => {
                self.real_halos().into_iter().chain(halos(&resultant, Ink::Program)).collect()
            }
            Some(DiagramWord::RealPath) => self.real_halos(),
            Some(DiagramWord::PathMajorSpan) => self.spans(major_span),
            Some(DiagramWord::PathMinorSpan) => self.spans(minor_span),
            Some(DiagramWord::TrialNode) => vec![Annotation::Ring(self.trial, Ink::Program)],
            Some(DiagramWord::ResultantPath) => halos(&resultant, Ink::Program).collect(),
        }
    }

    pub fn note(&self, word: Option<DiagramWord>) -> String {
        let count = |kind| self.position.nodes().filter(|(node, _)| node.kind() == kind).count();
        let [major, minor] = [NodeKind::Major, NodeKind::Minor].map(count);
        let by_player = |measure: fn(&Path) -> u8| {
            Player::ALL.map(|player| paths(self.position, player).iter().map(measure).collect::<Vec<_>>())
        };
        let resultant = self.resultant();
        match word {
            None | Some(DiagramWord::ResultantPath) => msg::resultant(self.player(), self.trial, &resultant),
            Some(DiagramWord::Node) => msg::all_nodes(major + minor),
            Some(DiagramWord::MajorNode | DiagramWord::Maj) => msg::nodes_of(NodeKind::Major, major),
            Some(DiagramWord::MinorNode | DiagramWord::Min) => msg::nodes_of(NodeKind::Minor, minor),
            Some(DiagramWord::Orientation) => msg::ORIENTATION_NOTE.to_owned(),
            Some(DiagramWord::Owner) => msg::OWNER_NOTE.to_owned(),
            Some(DiagramWord::Path) => msg::all_paths(self.real_paths().len()),
            Some(DiagramWord::RealPath) => {
                msg::real_paths(Player::ALL.map(|player| paths(self.position, player).len()))
            }
            Some(DiagramWord::PathMajorSpan) => {
                msg::spans(NodeKind::Major, resultant.major_span(), &by_player(Path::major_span))
            }
            Some(DiagramWord::PathMinorSpan) => {
                msg::spans(NodeKind::Minor, resultant.minor_span(), &by_player(Path::minor_span))
            }
            Some(DiagramWord::TrialNode) => msg::trial_node(self.trial),
        }
    }

    /// `ink` returns the colour of the ring of a node with this owner.
    fn rings(&self, ink: impl Fn(Node, Option<Player>) -> Option<Ink>) -> Vec<Annotation> {
        let ring = |(node, owner)| Some(Annotation::Ring(node, ink(node, owner)?));
        self.position.nodes().filter_map(ring).collect()
    }

    fn rings_of_kind(&self, kind: NodeKind) -> Vec<Annotation> {
        self.rings(|node, _| (node.kind() == kind).then_some(Ink::Program))
    }

    fn orientations(&self) -> Vec<Annotation> {
        let size = self.position.size();
        let last = [size.grid_rows(), size.grid_cols()].map(|count| f32::from(count) - 1.0);
        let line = |player, ends| {
            let (label, ink) = (msg::side(player).to_owned(), Ink::Side(player));
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

    fn spans(&self, span: fn(&Path, Ink) -> Annotation) -> Vec<Annotation> {
        let (resultant, adjacent) = (self.resultant(), self.adjacent());
        let real = self.real_paths();
        let apart = real.iter().filter(|path| !adjacent.contains(path));
        let apart = apart.map(|path| span(path, Ink::Side(path.owner())));
        halos(&resultant, Ink::Program).chain(apart).chain([span(&resultant, Ink::Program)]).collect()
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
        assert_eq!(spans(&diagram.resultant()), (3, 1));
        assert_eq!(diagram.adjacent().len(), 2);
    }

    #[test]
    fn every_word_has_a_marking_and_a_note() {
        let diagram = diagram();
        for word in DiagramWord::ALL {
            assert!(!diagram.marking(Some(word)).is_empty(), "{word:?}");
            assert!(diagram.note(Some(word)).ends_with('.'), "{word:?}");
        }
        let count = |word| diagram.marking(Some(word)).len();
        assert_eq!([DiagramWord::MajorNode, DiagramWord::Min, DiagramWord::Owner].map(count), [25, 16, 9]);
        assert_eq!(count(DiagramWord::ResultantPath), 4);
    }

    #[test]
    fn measure_length_equals_its_label() {
        let resultant = diagram().resultant();
        let major = major_span(&resultant, Ink::Program);
        let Annotation::Measure { ends: [(from, _), (to, _)], label, .. } = major else {
            panic!("{major:?}")
        };
        assert!(((to - from) / 2.0 - f32::from(resultant.major_span())).abs() < f32::EPSILON);
        assert_eq!(label, "3");
    }

    #[test]
    fn every_word_is_explained_in_its_chapter() {
        let document = crate::app::help::Chapter::Concepts.document();
        for word in DiagramWord::ALL {
            let anchor = crate::app::help::document::anchor_of(word.name());
            let name = format!("{} ", word.name());
            let explained = document.section(&anchor).is_some()
                || document.sections.iter().any(|section| section.text.contains(&name));
            assert!(explained, "{word:?}");
        }
    }
}
