//! Brute-force search by the rules alone, the reference of the solver on small boards.

use std::collections::HashMap;

use span_it_core::board::{BoardSize, Node, Player, Position};

/// The owners of all nodes as bit sets in row-major order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Owners {
    pub(super) owned: [u64; 2],
    pub(super) to_move: usize,
}

/// Searches all moves with a table of results.
pub(super) struct Brute {
    nodes: Vec<Node>,
    joined: [Joined; 2],
    known: HashMap<Owners, usize>,
}

/// The nodes that touch each node of a player, and those that touch the player's major edges.
struct Joined {
    beside: Vec<u64>,
    near: u64,
    far: u64,
}

impl Joined {
    fn new(size: BoardSize, player: Player) -> Self {
        let nodes: Vec<Node> = size.nodes().collect();
        let set = |test: &dyn Fn(Node) -> bool| {
            (0..nodes.len()).filter(|&n| test(nodes[n])).fold(0, |all, n| all | 1 << n)
        };
        let touches = |a: Node, b: Node| a.dots(player).iter().any(|dot| b.dots(player).contains(dot));
        let on = |which: usize| set(&|node| node.dots(player).iter().any(|dot| dot.on_edges(size)[which]));
        Self { beside: nodes.iter().map(|&a| set(&|b| touches(a, b))).collect(), near: on(0), far: on(1) }
    }

    fn wins(&self, owned: u64) -> bool {
        let mut reached = owned & self.near;
        loop {
            let next = (0..self.beside.len())
                .filter(|n| reached >> n & 1 == 1)
                .fold(reached, |all, n| all | self.beside[n] & owned);
            if next & self.far != 0 || next == reached {
                return next & self.far != 0;
            }
            reached = next;
        }
    }
}

impl Brute {
    pub(super) fn new(size: BoardSize) -> Self {
        Self {
            nodes: size.nodes().collect(),
            joined: Player::ALL.map(|player| Joined::new(size, player)),
            known: HashMap::new(),
        }
    }

    pub(super) fn over(&self, owners: Owners) -> Option<usize> {
        (0..2).find(|&player| self.joined[player].wins(owners.owned[player]))
    }

    pub(super) fn children(&self, owners: Owners) -> impl Iterator<Item = (usize, Owners)> + use<> {
        let taken = owners.owned[0] | owners.owned[1];
        (0..self.nodes.len()).filter(move |n| taken >> n & 1 == 0).map(move |n| {
            let mut next = Owners { to_move: 1 - owners.to_move, ..owners };
            next.owned[owners.to_move] |= 1 << n;
            (n, next)
        })
    }

    pub(super) fn winner(&mut self, owners: Owners) -> usize {
        if let Some(&known) = self.known.get(&owners) {
            return known;
        }
        let mover = owners.to_move;
        let winner = self.over(owners).unwrap_or_else(|| {
            let wins = self.children(owners).any(|(_, next)| self.winner(next) == mover);
            if wins { mover } else { 1 - mover }
        });
        self.known.insert(owners, winner);
        winner
    }

    pub(super) fn solve(&mut self, owners: Owners) -> (Player, Vec<Node>) {
        let winner = Player::ALL[self.winner(owners)];
        if self.over(owners).is_some() {
            return (winner, Vec::new());
        }
        let mut moves = self.children(owners).collect::<Vec<_>>();
        moves.retain(|&(_, next)| self.winner(next) == owners.to_move);
        (winner, moves.into_iter().map(|(n, _)| self.nodes[n]).collect())
    }

    pub(super) fn owners(position: &Position) -> Owners {
        let mut owned = [0; 2];
        for (n, (_, owner)) in position.nodes().enumerate() {
            if let Some(owner) = owner {
                owned[owner.index()] |= 1 << n;
            }
        }
        Owners { owned, to_move: position.to_move().index() }
    }

    pub(super) fn position(&self, size: BoardSize, owners: Owners) -> Position {
        let mut position = Position::empty(size, Player::ALL[owners.to_move]);
        for (n, &node) in self.nodes.iter().enumerate() {
            for player in Player::ALL {
                if owners.owned[player.index()] >> n & 1 == 1 {
                    position.place(node, player).unwrap();
                }
            }
        }
        position
    }

    pub(super) fn forget(&mut self) {
        self.known.clear();
    }
}
