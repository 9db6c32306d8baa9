//! Tables of the neighbourhoods on a board of one size, made once per size.
//!
//! Nodes are numbered in tie order (`docs/rules.md, "Ties"`), so that of equal moves the one with the
//! smallest number is best.

use std::sync::OnceLock;

use crate::board::{BoardSize, ByPlayer, Dot, Node, NodeKind, Player};
use crate::rng::mix;

use super::lookahead::tie_order;

#[derive(Debug)]
pub(super) struct Geometry {
    /// The nodes by number.
    pub(super) nodes: Vec<Node>,
    /// Whether a node is major, by number.
    pub(super) major: Vec<bool>,
    /// The numbers of the nodes, in row-major order.
    numbers: Vec<u16>,
    pub(super) sides: ByPlayer<SideDots>,
    size: BoardSize,
    /// Zobrist keys of the connectors; see [`Weights::key`](super::weights::Weights::key).
    pub(super) keys: ByPlayer<Vec<u128>>,
}

/// One player's dots.
#[derive(Debug)]
pub(super) struct SideDots {
    /// The dots that a connector joins, by node number.
    pub(super) joined: Vec<[u16; 2]>,
    /// For each dot the set of the up to four nodes whose connectors touch it: [`Geometry::words`] words of 64
    /// nodes.
    pub(super) around: Vec<u64>,
    /// The reach of each dot.
    pub(super) reach: Vec<DotReach>,
}

/// The extent of a set of dots. With the number of members it determines the weight of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DotReach {
    /// A bit for each coordinate in the owner's direction, 0 to 20 in dot distances; from bit [`EDGES`] on a
    /// bit for each of the owner's major edges.
    along: u32,
    /// A bit for each coordinate across the owner's direction.
    across: u32,
}

/// The first bit of the major edges.
const EDGES: u32 = 30;

impl DotReach {
    const NOTHING: Self = Self { along: 0, across: 0 };

    fn of_dot(dot: Dot, size: BoardSize) -> Self {
        let bit = |coordinate: i8| 1 << (u32::from(coordinate.wrapping_add(1).unsigned_abs()) / 2);
        let [near, far] = dot.on_edges(size).map(u32::from);
        let edges = near << EDGES | far << (EDGES + 1);
        Self { along: bit(dot.major_coordinate()) | edges, across: bit(dot.minor_coordinate()) }
    }

    /// The reach of the union.
    pub(super) const fn with(self, other: Self) -> Self {
        Self { along: self.along | other.along, across: self.across | other.across }
    }

    /// `PS`, 0..=20.
    pub(super) const fn major_span(self) -> usize {
        span(self.along & ((1 << EDGES) - 1))
    }

    /// `ps`, 0..=20.
    pub(super) const fn minor_span(self) -> usize {
        span(self.across)
    }

    /// The touched major edges, one bit each: 0 none, 3 both.
    pub(super) const fn edges(self) -> usize {
        (self.along >> EDGES) as usize
    }
}

/// The distance from the smallest to the largest coordinate of a non-empty set.
const fn span(coordinates: u32) -> usize {
    (coordinates.ilog2() - coordinates.trailing_zeros()) as usize
}

const SIZES: usize = (BoardSize::MAX - BoardSize::MIN + 1) as usize;

static GEOMETRIES: [[OnceLock<Geometry>; SIZES]; SIZES] =
    [const { [const { OnceLock::new() }; SIZES] }; SIZES];

impl Geometry {
    pub(super) fn of(size: BoardSize) -> &'static Self {
        let place = |n: u8| usize::from(n - BoardSize::MIN);
        GEOMETRIES[place(size.rows())][place(size.cols())].get_or_init(|| Self::new(size))
    }

    fn new(size: BoardSize) -> Self {
        let mut nodes: Vec<Node> = size.nodes().collect();
        nodes.sort_by(|&a, &b| tie_order(size, a, b));
        let mut numbers = vec![0; nodes.len()];
        for (number, &node) in (0..).zip(&nodes) {
            numbers[size.index_of(node)] = number;
        }
        let major = nodes.iter().map(|node| node.kind() == NodeKind::Major).collect();
        let sides = ByPlayer::from_fn(|player| SideDots::new(size, player, &nodes));
        let keys = ByPlayer::from_fn(|player| (0..nodes.len()).map(|number| key(player, number)).collect());
        Self { nodes, major, numbers, sides, size, keys }
    }

    pub(super) fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The number of words of a set of nodes.
    pub(super) fn words(&self) -> usize {
        words(self.nodes.len())
    }

    pub(super) fn number(&self, node: Node) -> usize {
        self.numbers[self.size.index_of(node)].into()
    }
}

impl SideDots {
    fn new(size: BoardSize, player: Player, nodes: &[Node]) -> Self {
        let (dots, words) = (size.dot_count(player), words(nodes.len()));
        let mut side = Self {
            joined: Vec::with_capacity(nodes.len()),
            around: vec![0; dots * words],
            reach: vec![DotReach::NOTHING; dots],
        };
        for (number, node) in nodes.iter().enumerate() {
            let joined = node.dots(player).map(|dot| (size.dot_index(dot), dot));
            side.joined.push(joined.map(|(place, _)| index(place)));
            for (place, dot) in joined {
                side.reach[place] = DotReach::of_dot(dot, size);
                side.around[place * words + number / 64] |= 1 << (number % 64);
            }
        }
        side
    }
}

/// The number of words of a set of so many nodes.
const fn words(nodes: usize) -> usize {
    nodes.div_ceil(64)
}

/// 128 random bits for a connector.
fn key(player: Player, number: usize) -> u128 {
    let half = |which: u64| u128::from(mix(mix(number as u64) ^ (2 * which + player.index() as u64)));
    half(0) << 64 | half(1)
}

/// Boards have fewer than a thousand dots and nodes.
fn index(place: usize) -> u16 {
    u16::try_from(place).unwrap_or(u16::MAX)
}

/// The set of all nodes, in words of 64.
pub(super) fn all_nodes(nodes: usize) -> Vec<u64> {
    let word = |start: usize| u64::MAX >> (64 - (nodes - start).min(64));
    (0..nodes).step_by(64).map(word).collect()
}

/// Visits the common nodes of two sets.
pub(super) fn for_each_node(a: &[u64], b: &[u64], mut visit: impl FnMut(usize)) {
    for (start, (&a, &b)) in (0..).step_by(64).zip(a.iter().zip(b)) {
        let mut both = a & b;
        while both != 0 {
            visit(start + both.trailing_zeros() as usize);
            both &= both - 1;
        }
    }
}

/// A number of a node, as searches store it.
pub(super) fn node_number(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
