//! The AND-OR search behind [`win_in`](super::win_in).

use thiserror::Error;

use std::collections::{HashMap, VecDeque};

use crate::board::{Node, Player, Position};
use crate::solver::Solver;
use crate::solver::bits::Bits;
use crate::solver::distance::{Cost, WayGraph};
use crate::solver::graph::{FAR, NEAR};

/// The search visited as many positions as it may, without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not settled within {budget} visited positions: use a larger budget or a smaller N")]
pub struct OverBudget {
    /// The budget.
    pub budget: u64,
}

/// The answer to [`win_in`](super::win_in).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinIn {
    /// The number of connectors; `None` if it is larger than asked for, or the player to move does not win.
    pub n: Option<u8>,
    /// The visited positions.
    pub visited: u64,
}

/// The questions to a search. The attacker is to move in every position.
pub(super) trait Questions {
    /// The smallest N up to `max`.
    fn least(&mut self, position: &Position, max: u8) -> Result<WinIn, OverBudget>;
    /// Whether the attacker wins with `n` connectors.
    fn wins_within(&mut self, position: &Position, n: u8) -> Result<bool, OverBudget>;
    /// Whether the attacker wins with `n` connectors although the defender moves first.
    fn is_forced(&mut self, position: &Position, n: u8) -> Result<bool, OverBudget>;
    /// The smallest N up to `max`, and the first of these winning moves that wins with it.
    fn quickest(
        &mut self,
        position: &Position,
        max: u8,
        preferred: &[Node],
    ) -> Result<Option<(u8, Node)>, OverBudget>;
    /// The moves that win with `n` connectors in all.
    fn moves(&mut self, position: &Position, n: u8) -> Result<Vec<Node>, OverBudget>;
}

/// The nodes of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Owned<const W: usize> {
    attacker: Bits<W>,
    defender: Bits<W>,
}

/// The free nodes that a strategy needs; `None` if there is no strategy.
type Carrier<const W: usize> = Option<Bits<W>>;

type Memo<const W: usize> = HashMap<(Owned<W>, u8), Carrier<W>>;

/// A search with tables of its results and buffers.
pub(super) struct WinInSearch<'a, const W: usize> {
    attacker: Player,
    empty: Position,
    nodes: Vec<Node>,
    graph: WayGraph,
    solver: Solver,
    attacks: Memo<W>,
    defences: Memo<W>,
    winning: HashMap<Owned<W>, Bits<W>>,
    from: [Vec<u32>; 2],
    queue: VecDeque<(usize, u32)>,
    visited: u64,
    budget: u64,
    may_continue: &'a dyn Fn() -> bool,
}

impl<'a, const W: usize> WinInSearch<'a, W> {
    pub(super) fn new(position: &Position, budget: u64, may_continue: &'a dyn Fn() -> bool) -> Self {
        let attacker = position.to_move();
        Self {
            attacker,
            empty: Position::empty(position.size(), attacker),
            nodes: position.size().nodes().collect(),
            graph: WayGraph::new(position.size(), attacker),
            solver: Solver::new(),
            attacks: HashMap::new(),
            defences: HashMap::new(),
            winning: HashMap::new(),
            from: [Vec::new(), Vec::new()],
            queue: VecDeque::new(),
            visited: 0,
            budget,
            may_continue,
        }
    }

    fn owned(&self, position: &Position) -> Owned<W> {
        let mut owned = Owned { attacker: Bits::EMPTY, defender: Bits::EMPTY };
        for (number, owner) in position.owners().iter().enumerate() {
            match owner {
                Some(owner) if *owner == self.attacker => owned.attacker.insert(number),
                Some(_) => owned.defender.insert(number),
                None => {}
            }
        }
        owned
    }

    /// The attacker's winning moves.
    fn winning(&mut self, owned: Owned<W>) -> Bits<W> {
        if let Some(&winning) = self.winning.get(&owned) {
            return winning;
        }
        let mut position = self.empty.clone();
        for (taken, player) in [(owned.attacker, self.attacker), (owned.defender, self.attacker.opponent())] {
            for number in taken.iter() {
                // The nodes are distinct and on the board.
                position.place(self.nodes[number], player).unwrap_or_default();
            }
        }
        let mut winning = Bits::EMPTY;
        for node in self.solver.winning_moves(&position) {
            winning.insert(position.size().index_of(node));
        }
        self.winning.insert(owned, winning);
        winning
    }

    /// The missing connectors of the attacker, and their number after a move in each node.
    fn missing(&mut self, owned: Owned<W>) -> (u32, Vec<u32>) {
        let cost = |number: usize| {
            if owned.attacker.contains(number) {
                Cost::Own
            } else if owned.defender.contains(number) {
                Cost::Closed
            } else {
                Cost::Free
            }
        };
        for (distances, start) in self.from.iter_mut().zip([NEAR, FAR]) {
            self.graph.fill(distances, &mut self.queue, start, cost);
        }
        let [near, far] = &self.from;
        let missing = near[FAR];
        let after = |[a, b]: [u16; 2]| {
            let [a, b] = [usize::from(a), usize::from(b)];
            missing.min(near[a] + far[b]).min(near[b] + far[a])
        };
        (missing, self.graph.ends.iter().map(|&ends| after(ends)).collect())
    }

    fn visit(&mut self) -> Result<(), OverBudget> {
        self.visited += 1;
        let is_over = self.visited > self.budget || !(self.may_continue)();
        if is_over { Err(OverBudget { budget: self.budget }) } else { Ok(()) }
    }

    /// A strategy of the attacker, who is to move, with `n` connectors.
    fn attack(&mut self, owned: Owned<W>, n: u8) -> Result<Carrier<W>, OverBudget> {
        self.visit()?;
        if let Some(&carrier) = self.attacks.get(&(owned, n)) {
            return Ok(carrier);
        }
        let carrier = self.find_attack(owned, n)?;
        self.attacks.insert((owned, n), carrier);
        Ok(carrier)
    }

    fn find_attack(&mut self, owned: Owned<W>, n: u8) -> Result<Carrier<W>, OverBudget> {
        let (missing, after) = self.missing(owned);
        let taken = owned.attacker | owned.defender;
        if missing == 0 {
            return Ok(Some(Bits::EMPTY));
        }
        if missing > u32::from(n) {
            return Ok(None);
        }
        if missing == 1 {
            let last = (0..after.len()).find(|&number| after[number] == 0 && !taken.contains(number));
            return Ok(last.map(Bits::one));
        }
        if n == 1 {
            return Ok(None);
        }
        let winning = self.winning(owned);
        let mut candidates: Vec<(u32, usize)> =
            winning.iter().map(|number| (after[number], number)).collect();
        candidates.retain(|&(after, _)| after < u32::from(n));
        candidates.sort_unstable();
        for (_, number) in candidates {
            let next = Owned { attacker: owned.attacker | Bits::one(number), ..owned };
            if let Some(carrier) = self.defence(next, n - 1)? {
                return Ok(Some(carrier | Bits::one(number)));
            }
        }
        Ok(None)
    }

    /// A strategy of the attacker with `n` connectors against every move of the defender, who is to move.
    fn defence(&mut self, owned: Owned<W>, n: u8) -> Result<Carrier<W>, OverBudget> {
        self.visit()?;
        if let Some(&carrier) = self.defences.get(&(owned, n)) {
            return Ok(carrier);
        }
        let carrier = self.find_defence(owned, n)?;
        self.defences.insert((owned, n), carrier);
        Ok(carrier)
    }

    fn find_defence(&mut self, owned: Owned<W>, n: u8) -> Result<Carrier<W>, OverBudget> {
        let Some(first) = self.attack(owned, n)? else { return Ok(None) };
        let (mut must_play, mut all, mut tried) = (first, first, Bits::EMPTY);
        while let Some(number) = (must_play & !tried).iter().next() {
            tried.insert(number);
            let next = Owned { defender: owned.defender | Bits::one(number), ..owned };
            let Some(carrier) = self.attack(next, n)? else { return Ok(None) };
            must_play = must_play & carrier;
            all = all | carrier | Bits::one(number);
        }
        Ok(Some(all))
    }
}

impl<const W: usize> Questions for WinInSearch<'_, W> {
    fn least(&mut self, position: &Position, max: u8) -> Result<WinIn, OverBudget> {
        let owned = self.owned(position);
        let (shortest, _) = self.missing(owned);
        for n in 1..=max {
            if u32::from(n) >= shortest && self.attack(owned, n)?.is_some() {
                return Ok(WinIn { n: Some(n), visited: self.visited });
            }
        }
        Ok(WinIn { n: None, visited: self.visited })
    }

    fn wins_within(&mut self, position: &Position, n: u8) -> Result<bool, OverBudget> {
        let owned = self.owned(position);
        Ok(self.attack(owned, n)?.is_some())
    }

    fn is_forced(&mut self, position: &Position, n: u8) -> Result<bool, OverBudget> {
        let owned = self.owned(position);
        Ok(self.defence(owned, n)?.is_some())
    }

    fn quickest(
        &mut self,
        position: &Position,
        max: u8,
        preferred: &[Node],
    ) -> Result<Option<(u8, Node)>, OverBudget> {
        let owned = self.owned(position);
        let (shortest, after) = self.missing(owned);
        for n in 1..=max {
            for &node in preferred.iter().filter(|_| u32::from(n) >= shortest) {
                let number = position.size().index_of(node);
                let next = Owned { attacker: owned.attacker | Bits::one(number), ..owned };
                if after[number] < u32::from(n) && self.defence(next, n - 1)?.is_some() {
                    return Ok(Some((n, node)));
                }
            }
        }
        Ok(None)
    }

    fn moves(&mut self, position: &Position, n: u8) -> Result<Vec<Node>, OverBudget> {
        let owned = self.owned(position);
        let mut moves = Vec::new();
        for node in position.free_nodes() {
            self.visited = 0;
            let number = position.size().index_of(node);
            let next = Owned { attacker: owned.attacker | Bits::one(number), ..owned };
            if n > 0 && self.defence(next, n - 1)?.is_some() {
                moves.push(node);
            }
        }
        Ok(moves)
    }
}
