//! The lookahead as it is played: spec section 5 with less work and the same answer.
//!
//! It reads as the spec does: rank, keep, reply, back up. Three things are added. The weights are
//! [kept up to date](super::weights) instead of made afresh. Positions that are met again are
//! [known again](super::tree). And moves that cannot matter are left out: `V` falls as the reply's
//! value rises, so a move is refuted by the first reply that brings it down to what is had already
//! ([alpha-beta, through the fade](super::window)). All of that holds as well where the two sides' moves
//! are weighed by [two personalities](super::reading): who weighs depends on whose move it is, and on
//! nothing else.

use std::ops::Range;

use crate::board::Player;
use crate::personality::Factors;

use super::arithmetic::unsigned_zero;
use super::chains::{Chain, ChainId, Chains};
use super::deadline::{Deadline, Interrupt};
use super::lookahead::{Best, Level, Progress, breadths, fade};
use super::ranking::{self, Ranked};
use super::scan;
use super::stats::{LevelStats, SearchStats};
use super::tree::{Kept, MetId, Tree};
use super::view::View;
use super::window::{Backing, Valued, Window};

/// The deadline is asked after so much work: visited moves, overwritten weights, ranked moves.
const POLL_EVERY: u64 = 4096;

/// How much work it is to rank one kept move.
const RANKING: u64 = 4;

/// What a search needs between its levels.
///
/// It walks from position to position by their keys and the moves that the [tree](super::tree) keeps
/// of each. Only where a position is met for the first time the weights follow the walk there.
pub(super) struct Search<'a, V> {
    pub(super) weights: &'a mut V,
    pub(super) first_mover: Player,
    pub(super) factors: &'a Factors,
    pub(super) deadline: &'a Deadline,
    pub(super) report: &'a mut dyn FnMut(Progress),
    /// How a reply's value enters a move's.
    pub(super) backing: Backing,
    breadths: Vec<usize>,
    /// The free nodes where the search begins.
    free: usize,
    /// The moves that lead to the position looked at, and its key.
    path: Vec<u16>,
    key: u128,
    /// The moves that the weights have followed.
    followed: Vec<u16>,
    tree: Tree,
    /// The moves that are being put in order, while a position is met for the first time.
    ranked: Vec<Ranked>,
    chains: Chains,
    /// From this level on, one move is kept.
    chains_from: usize,
    /// The principal line from each level on.
    lines: Vec<Vec<u16>>,
    /// The level that the search goes down to.
    depth: usize,
    stats: LevelStats,
    /// The levels before this one.
    before: SearchStats,
    cut_off: bool,
    work: u64,
}

impl<'a, V: View> Search<'a, V> {
    pub(super) fn new(
        weights: &'a mut V,
        first_mover: Player,
        factors: &'a Factors,
        deadline: &'a Deadline,
        report: &'a mut dyn FnMut(Progress),
    ) -> Self {
        let levels = usize::from(factors.max_depth());
        let breadths = breadths(factors, factors.max_depth());
        // The first level's moves are worth W, not w, so that no chain begins there.
        let chains_from = breadths.iter().rposition(|&breadth| breadth > 1).map_or(0, |last| last + 1).max(1);
        Self {
            key: weights.key(),
            free: weights.free(),
            weights,
            first_mover,
            factors,
            deadline,
            report,
            backing: Backing { fade: fade(factors), prune: true },
            breadths,
            path: Vec::with_capacity(levels),
            followed: Vec::with_capacity(levels),
            tree: Tree::default(),
            ranked: Vec::new(),
            chains: Chains::default(),
            chains_from,
            lines: vec![Vec::new(); levels],
            depth: 0,
            stats: LevelStats::default(),
            before: SearchStats::default(),
            cut_off: false,
            work: 0,
        }
    }

    /// Searches down to a level, after the levels before.
    pub(super) fn level(&mut self, depth: u16, before: &SearchStats) -> Result<Level, Interrupt> {
        let start = self.deadline.elapsed();
        self.depth = depth.into();
        self.stats = LevelStats { level: depth, ..LevelStats::default() };
        self.before.clone_from(before);
        self.cut_off = false;
        self.tell_and_ask()?;
        let everything = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };
        let found = self.best(0, everything);
        self.go_back();
        let value = unsigned_zero(found?);
        let line = self.lines[0].iter().map(|&node| self.weights.node(node.into())).collect();
        self.stats.time = self.deadline.elapsed().saturating_sub(start);
        Ok(Level { best: Best { value, line }, stats: self.stats, cut_off: self.cut_off })
    }

    /// Who moves at a level, 0 being the first.
    fn mover(&self, level: usize) -> Player {
        if level.is_multiple_of(2) { self.first_mover } else { self.first_mover.opponent() }
    }

    /// The value of the best kept move, and its line in `lines`.
    ///
    /// Within the window value and line are exact; below it the value is at least the true one,
    /// above it at most.
    fn best(&mut self, level: usize, window: Window) -> Result<f64, Interrupt> {
        if level >= self.chains_from {
            self.stats.positions += 1;
            return self.chain(level);
        }
        if level + 1 == self.breadths.len() {
            // No deeper level will ask, and most such positions are met once.
            self.go_there();
            let worthiest = self.worthiest(level);
            return self.last(level, worthiest);
        }
        let met = self.meet(level);
        let found = if level + 1 == self.depth {
            self.last(level, self.tree.worthiest(met))
        } else {
            self.best_of(level, met, window)
        };
        self.tree.leave(met);
        found
    }

    /// The same above the last level.
    fn best_of(&mut self, level: usize, met: MetId, window: Window) -> Result<f64, Interrupt> {
        if let Some(bound) = self.tree.bound(met, self.depth, window) {
            return Ok(bound);
        }
        self.stats.positions += 1;
        let mut best = None;
        // Often the first move settles the matter, and the others need not be put in order.
        let first = self.tree.first(met);
        self.try_move(level, first, &mut best, window)?;
        let others = if is_enough(best, window) { 0..0 } else { self.moves(level, met) };
        let mut passed_over = self.breadth(level) - 1;
        for place in others {
            let kept = self.tree.kept(place);
            if kept.node == first.node {
                continue;
            }
            self.try_move(level, kept, &mut best, window)?;
            passed_over -= 1;
            if is_enough(best, window) {
                break;
            }
        }
        self.stats.passed_over += passed_over as u64;
        let (value, kept) = best.unwrap_or((f64::NEG_INFINITY, first));
        self.tree.learn(met, self.depth, window, (value, kept));
        Ok(value)
    }

    /// Looks at a kept move, and takes it for the best one if it has a higher value, or the same and
    /// comes first by the rule for ties.
    fn try_move(
        &mut self,
        level: usize,
        kept: Kept,
        best: &mut Option<Valued>,
        window: Window,
    ) -> Result<(), Interrupt> {
        let value = self.value(level, kept, *best, window)?;
        if best.is_none_or(|(had, other)| value > had || (value >= had && kept.node < other.node)) {
            *best = Some((value, kept));
            self.lengthen_line(level, kept.node);
        }
        Ok(())
    }

    /// What is known of the position looked at, found out first where it is met for the first time.
    fn meet(&mut self, level: usize) -> MetId {
        if let Some(met) = self.tree.find(self.key) {
            return met;
        }
        self.go_there();
        let (worth, node) = self.worthiest(level);
        let kept = Kept { node, wins: self.weights.wins(self.mover(level), node.into()), worth };
        self.tree.note(self.key, kept)
    }

    /// The places of the moves that are kept in the position looked at, most promising first.
    fn moves(&mut self, level: usize, met: MetId) -> Range<usize> {
        if self.tree.moves(met).is_empty() {
            self.go_there();
            self.rank(level);
            self.order(level);
            let (weights, mover) = (&*self.weights, self.mover(level));
            let wins = |node: u16| weights.wins(mover, node.into());
            let kept = |&Ranked { node, worth, .. }: &Ranked| Kept { node, wins: wins(node), worth };
            self.tree.keep(met, self.ranked.iter().map(kept));
        }
        self.tree.moves(met)
    }

    /// How many moves a level keeps: each level before it has taken a node.
    fn breadth(&self, level: usize) -> usize {
        self.breadths[level].min(self.free - level)
    }

    /// Brings the moves that a level keeps into the order in which they are looked at: those first that
    /// promise most. The order changes what can be passed over, never the answer.
    fn order(&mut self, level: usize) {
        if self.ranked.len() == 1 {
            return;
        }
        // A move leaves the opponent's weights as they are, but takes a node away: what they lose if
        // it is the one that they want most is the mover's gain.
        let opponent = self.mover(level + 1);
        let others = self.weights.own(opponent);
        let (most, next) = scan::two_greatest(others);
        for mv in &mut self.ranked {
            let wanted = others[usize::from(mv.node)] >= most;
            mv.promise = if wanted { mv.worth + self.backing.fade * (most - next) } else { mv.worth };
        }
        self.ranked.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    }

    /// Lets the weights follow the walk to the position looked at.
    fn go_there(&mut self) {
        let common = self.path.iter().zip(&self.followed).take_while(|(a, b)| a == b).count();
        self.followed.drain(common..).for_each(|_| self.weights.undo());
        let saved = self.weights.saved();
        for level in common..self.path.len() {
            let node = self.path[level];
            self.weights.play(self.mover(level), node.into());
            self.followed.push(node);
        }
        self.work += (self.weights.saved() - saved) as u64;
        self.weights.refresh();
    }

    /// Brings the weights back to where the search began.
    fn go_back(&mut self) {
        self.path.clear();
        self.go_there();
        self.key = self.weights.key();
    }

    /// The value of the best kept move where this level and all below keep one move only.
    fn chain(&mut self, level: usize) -> Result<f64, Interrupt> {
        let chain = match self.chains.find(self.key) {
            Some(chain) => chain,
            None => self.follow(level)?,
        };
        let Chain { worths, nodes, ends } = self.chains.read(chain);
        let length = worths.len().min(self.depth - level);
        self.cut_off |= length < worths.len() || !ends;
        let (&last, before) = worths[..length].split_last().unwrap_or((&0.0, &[]));
        let value = before.iter().rfold(last, |reply, &worth| self.backing.up(worth, reply));
        self.lines[level].clear();
        self.lines[level].extend_from_slice(&nodes[..length]);
        Ok(value)
    }

    /// Plays the only moves that are kept from a level on, down to the personality's own depth or to
    /// where a chain that is known goes on: the levels of the deepening that are still to come need
    /// not play them again.
    fn follow(&mut self, level: usize) -> Result<ChainId, Interrupt> {
        self.go_there();
        let saved = self.weights.saved();
        let (mut moves, mut looked_at) = (0, 0);
        self.chains.begin();
        for below in level..self.breadths.len() {
            if self.chains.join(self.weights.key()) {
                break;
            }
            let mover = self.mover(below);
            self.weights.refresh();
            let (_, node) = scan::first_max(self.weights.shared(mover));
            looked_at += 1;
            self.chains.push(self.weights.key(), self.weights.own(mover)[node], place(node));
            if self.weights.wins(mover, node) {
                self.chains.end();
                break;
            }
            self.weights.play(mover, node);
            moves += 1;
        }
        self.work += (self.weights.saved() - saved) as u64;
        (0..moves).for_each(|_| self.weights.undo());
        self.stats.positions += looked_at - 1;
        let chain = self.chains.finish();
        self.visit(looked_at)?;
        Ok(chain)
    }

    /// `V` of a kept move above the last level, as exactly as is wanted.
    fn value(
        &mut self,
        level: usize,
        kept: Kept,
        best: Option<Valued>,
        window: Window,
    ) -> Result<f64, Interrupt> {
        self.visit(1)?;
        self.lines[level + 1].clear();
        if kept.wins || self.backing.fade <= 0.0 {
            return Ok(kept.worth);
        }
        let replies = self.backing.replies(kept, best, window);
        let key = self.weights.key_of(self.mover(level), kept.node.into());
        self.path.push(kept.node);
        self.key ^= key;
        let reply = self.best(level + 1, replies);
        self.key ^= key;
        self.path.pop();
        Ok(self.backing.up(kept.worth, reply?))
    }

    /// The value of the best kept move at the last level, where no reply is looked at.
    fn last(&mut self, level: usize, worthiest: (f64, u16)) -> Result<f64, Interrupt> {
        self.stats.positions += 1;
        self.visit(self.breadth(level) as u64)?;
        if !self.cut_off {
            self.cut_off = !self.all_kept_win(level);
        }
        let (value, node) = worthiest;
        self.lines[level].clear();
        self.lines[level].push(node);
        Ok(value)
    }

    /// What the kept move of highest worth is worth, and which it is.
    fn worthiest(&mut self, level: usize) -> (f64, u16) {
        let (mover, kept) = (self.mover(level), self.breadth(level));
        let ranks = self.weights.shared(mover);
        if level == 0 || kept == 1 {
            let (rank, node) = scan::first_max(ranks);
            let value = if level == 0 { rank } else { self.weights.own(mover)[node] };
            return (value, place(node));
        }
        // Most often the node of highest w is among those of highest W, and need only be found.
        let (value, node) = scan::first_max(self.weights.own(mover));
        if scan::count_at_least(ranks, ranks[node]) <= kept {
            return (value, place(node));
        }
        self.rank(level);
        self.ranked.iter().fold((f64::NEG_INFINITY, 0), |(had, node), mv| {
            let better = mv.worth > had || (mv.worth >= had && mv.node < node);
            if better { (mv.worth, mv.node) } else { (had, node) }
        })
    }

    fn all_kept_win(&mut self, level: usize) -> bool {
        self.go_there();
        self.rank(level);
        let mover = self.mover(level);
        self.ranked.iter().all(|mv| self.weights.wins(mover, mv.node.into()))
    }

    /// Fills in the moves that a level keeps: those of highest `W`, highest first.
    fn rank(&mut self, level: usize) {
        let mover = self.mover(level);
        let breadth = self.breadth(level);
        self.work += RANKING * breadth as u64;
        let ranks = self.weights.shared(mover);
        let worths = if level == 0 { ranks } else { self.weights.own(mover) };
        ranking::highest(&mut self.ranked, breadth, (ranks, worths));
    }

    /// Makes the line of a level: this move, then the line of the level below.
    fn lengthen_line(&mut self, level: usize, node: u16) {
        let (above, below) = self.lines.split_at_mut(level + 1);
        let line = &mut above[level];
        line.clear();
        line.push(node);
        line.extend_from_slice(&below[0]);
    }

    /// Counts visited moves, and asks the deadline now and then.
    fn visit(&mut self, moves: u64) -> Result<(), Interrupt> {
        self.stats.visited += moves;
        self.work += moves;
        if self.work >= POLL_EVERY {
            return self.tell_and_ask();
        }
        Ok(())
    }

    fn tell_and_ask(&mut self) -> Result<(), Interrupt> {
        self.work = 0;
        let level = u16::try_from(self.depth).unwrap_or(u16::MAX);
        let mut stats = self.before.clone();
        stats.levels.push(self.stats);
        (self.report)(Progress { level, wanted: self.factors.max_depth(), visited: stats.visited(), stats });
        self.deadline.poll(level)
    }
}

/// Whether a move was found that is good enough for whoever asks.
fn is_enough(best: Option<Valued>, window: Window) -> bool {
    best.is_some_and(|(value, _)| value >= window.beta)
}

fn place(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
