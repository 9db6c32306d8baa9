//! The choices of a player in records, every position once.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use span_it_core::board::{Node, NodeKind, Path, Player, Position, adjacent_paths, resultant_path};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;

use super::MadeMove;

/// A player's choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// One per position, with the number of its game.
    pub(super) choices: Vec<(usize, MadeMove)>,
    /// Games with a choice in them.
    pub(super) games: usize,
    /// Choices that were left out because their positions occurred before.
    pub(super) moves_left_out: usize,
    /// Records with only such choices.
    pub(super) records_left_out: usize,
}

impl Evidence {
    /// The choices of the players with a wanted name. The order of the records does not matter.
    pub(super) fn of(records: &[(GameSetup, Referee)], is_wanted: &dyn Fn(&str) -> bool) -> Self {
        let mut records: Vec<_> = records.iter().collect();
        // Longest first: moves that were taken back count less than those that replaced them.
        records.sort_by_cached_key(|(setup, game)| {
            let sides = Player::ALL.map(|player| is_wanted(&setup.players[player].name));
            let moves: Vec<_> = game.moves().iter().map(|mv| mv.node).collect();
            (
                Reverse(usize::from(game.start().connectors()) + moves.len()),
                game.start().to_string(),
                sides,
                moves,
            )
        });
        let (mut evidence, mut seen, mut games) = (Self::default(), HashSet::new(), GameGroups::default());
        for (setup, game) in records {
            let positions = positions(game);
            let record = games.add(&positions);
            evidence.add(record, choices(positions, setup, game, is_wanted), &mut seen);
        }
        evidence.number(&mut games);
        evidence
    }

    /// Adds the choices of a record in new positions.
    fn add(&mut self, record: usize, choices: Vec<MadeMove>, seen: &mut HashSet<Position>) {
        let (before, of) = (self.choices.len(), choices.len());
        let new = choices.into_iter().filter(|choice| seen.insert(choice.position.clone()));
        self.choices.extend(new.map(|choice| (record, choice)));
        let new = self.choices.len() - before;
        self.moves_left_out += of - new;
        self.records_left_out += usize::from(new == 0 && of > 0);
    }

    /// Replaces the numbers of records by those of their games, in the order of the choices.
    fn number(&mut self, games: &mut GameGroups) {
        let mut numbers = HashMap::new();
        for (number, _) in &mut self.choices {
            let next = numbers.len();
            *number = *numbers.entry(games.of(*number)).or_insert(next);
        }
        self.games = numbers.len();
    }
}

/// The positions of a record, starting with the first.
fn positions(game: &Referee) -> Vec<Position> {
    let mut positions = vec![game.start().clone()];
    for (ply, mv) in game.moves().iter().enumerate() {
        positions.push(positions[ply].after(mv.node));
    }
    positions
}

/// The moves in positions with more than one free node.
fn choices(
    positions: Vec<Position>,
    setup: &GameSetup,
    game: &Referee,
    is_wanted: &dyn Fn(&str) -> bool,
) -> Vec<MadeMove> {
    let made = positions.into_iter().zip(game.moves());
    let wanted =
        made.filter(|(position, mv)| position.free_count() > 1 && is_wanted(&setup.players[mv.player].name));
    wanted.map(|(position, mv)| MadeMove { position, mv: mv.node }).collect()
}

/// The factors that enter a weight linearly; [`Effect::plain`] has their coefficients.
pub(super) const PLAIN: usize = 4;
/// The factors that are bases of powers.
pub(super) const POWERS: usize = 3;

/// The effect of a node for one player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Effect {
    /// The coefficients of the linear factors: the node's kind (major 1, minor 0), `PathIsAnchored`,
    /// `PathIsWinner`, `BoardPathCount`.
    pub(super) plain: [f64; PLAIN],
    /// The exponents of `PathMajorSpan`, `PathMinorSpan` and `PathMemberCount` of the resultant path, and of the
    /// adjacent paths, whose powers are subtracted.
    pub(super) after: [u16; POWERS],
    pub(super) before: Vec<[u16; POWERS]>,
}

/// A choice between the free nodes of a position.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The effect of each free node for the player to move and for the opponent.
    pub(super) nodes: Vec<[Effect; 2]>,
    /// The index of the chosen node.
    pub(super) taken: usize,
}

impl Decision {
    /// The choice of `mv`; `None` if it is not free.
    pub(super) fn new(position: &Position, mv: Node) -> Option<Self> {
        let mover = position.to_move();
        let sides = |node| [mover, mover.opponent()].map(|player| Effect::new(position, player, node));
        let taken = position.free_nodes().position(|node| node == mv)?;
        Some(Self { nodes: position.free_nodes().map(sides).collect(), taken })
    }
}

impl Effect {
    fn new(position: &Position, player: Player, node: Node) -> Self {
        let resultant = resultant_path(position, player, node);
        let adjacent = adjacent_paths(position, player, node);
        let count = |holds: fn(&Path) -> bool| {
            let one = |path: &Path| f64::from(u8::from(holds(path)));
            one(&resultant) - adjacent.iter().map(one).sum::<f64>()
        };
        Self {
            plain: [
                f64::from(u8::from(node.kind() == NodeKind::Major)),
                count(Path::is_anchored),
                count(Path::is_winner),
                1.0 - adjacent.len() as f64,
            ],
            after: exponents(&resultant),
            before: adjacent.iter().map(exponents).collect(),
        }
    }
}

fn exponents(path: &Path) -> [u16; POWERS] {
    [path.major_span().into(), path.minor_span().into(), path.member_count()]
}

/// The least connectors of a shared position that makes two records one game.
const MIN_SHARED: u16 = 8;

/// Records, grouped by a union-find structure.
#[derive(Clone, Debug, Default)]
pub(super) struct GameGroups {
    /// For each record another one of its game; the representative of a game has its own number.
    joined: Vec<usize>,
    /// A record for each position with enough connectors.
    known: HashMap<Position, usize>,
}

impl GameGroups {
    /// Adds a record with these positions; its number.
    pub(super) fn add(&mut self, positions: &[Position]) -> usize {
        let record = self.joined.len();
        self.joined.push(record);
        for position in positions.iter().filter(|position| position.connectors() >= MIN_SHARED) {
            let other = *self.known.entry(position.clone()).or_insert(record);
            let (one, other) = (self.of(record), self.of(other));
            self.joined[one.max(other)] = one.min(other);
        }
        record
    }

    /// The representative of the game of a record.
    pub(super) fn of(&mut self, mut record: usize) -> usize {
        while self.joined[record] != record {
            // Path halving.
            self.joined[record] = self.joined[self.joined[record]];
            record = self.joined[record];
        }
        record
    }
}
