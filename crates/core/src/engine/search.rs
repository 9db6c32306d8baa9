//! The fast lookahead: the answer of `docs/rules.md, "Lookahead"` with less work.
//!
//! Three things are added to the definition: [incremental weights](super::weights), a
//! [transposition table](super::transposition_table) with [forced lines](super::forced_lines), and
//! [alpha-beta through the fade](super::bounds). All of them also hold with an
//! [opponent model](super::opponent_model), because the player to move determines who weighs.

mod forced;

use std::ops::Range;

use crate::board::Player;
use crate::personality::Factors;

use super::argmax;
use super::arithmetic::unsigned_zero;
use super::bounds::{Backup, BeamMove, Valued, Window};
use super::deadline::{Deadline, Interrupt};
use super::evaluator::Evaluator;
use super::geometry::node_number;
use super::lookahead::{Best, Level, Progress, breadths, fade, forced_from};
use super::ranking::{self, RankedMove};
use super::search_tables::SearchTables;
use super::stats::{LevelStats, SearchStats};
use super::transposition_table::EntryId;

/// Units of work between two polls of the deadline: visited moves, overwritten weights, ranked moves.
const POLL_EVERY: u64 = 4096;

/// Units of work for ranking one kept move.
const RANKING: u64 = 4;

/// The state of a search between its levels.
///
/// The search walks from position to position by their keys and by the moves in the transposition table. The
/// weights follow only to positions that are new.
pub(super) struct Search<'a, const N: usize> {
    weights: Evaluator<'a, N>,
    first_mover: Player,
    factors: &'a Factors,
    deadline: &'a Deadline,
    report: &'a mut dyn FnMut(Progress),
    pub(super) backup: Backup,
    breadths: Vec<usize>,
    /// Free nodes at the root.
    free: usize,
    /// The moves from the root to the current position, and its key.
    path: Vec<u16>,
    key: u128,
    /// The moves that the weights have followed.
    followed: Vec<u16>,
    pub(super) tables: Box<SearchTables>,
    /// The first level from which on every level keeps one move.
    forced_from: usize,
    /// The principal line from each level on.
    lines: Vec<Vec<u16>>,
    /// The depth of the current deepening.
    depth: usize,
    stats: LevelStats,
    /// The work of the previous levels of deepening.
    before: SearchStats,
    visited_before: u64,
    cut_off: bool,
    work: u64,
}

impl<'a, const N: usize> Search<'a, N> {
    pub(super) fn new(
        weights: Evaluator<'a, N>,
        factors: &'a Factors,
        deadline: &'a Deadline,
        report: &'a mut dyn FnMut(Progress),
    ) -> Self {
        let levels = usize::from(factors.max_depth());
        let breadths = breadths(factors, factors.max_depth());
        let forced_from = forced_from(&breadths);
        Self {
            key: weights.own().key(),
            free: weights.own().free(),
            first_mover: weights.player,
            weights,
            factors,
            deadline,
            report,
            backup: Backup { fade: fade(factors), prune: true },
            breadths,
            path: Vec::with_capacity(levels),
            followed: Vec::with_capacity(levels),
            tables: SearchTables::take(),
            forced_from,
            lines: vec![Vec::new(); levels],
            depth: 0,
            stats: LevelStats::default(),
            before: SearchStats::default(),
            visited_before: 0,
            cut_off: false,
            work: 0,
        }
    }

    /// Searches with this depth. Returns the work, also of a search that was stopped.
    pub(super) fn level(
        &mut self,
        depth: u16,
        before: &SearchStats,
    ) -> (LevelStats, Result<Level, Interrupt>) {
        let start = self.deadline.elapsed();
        self.depth = depth.into();
        self.stats = LevelStats { level: depth, ..LevelStats::default() };
        self.before.clone_from(before);
        self.visited_before = before.visited();
        self.cut_off = false;
        let level = self.searched();
        self.stats.time = self.deadline.elapsed().saturating_sub(start);
        (self.stats, level)
    }

    fn searched(&mut self) -> Result<Level, Interrupt> {
        self.report_and_poll()?;
        let window = Window { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };
        let value = self.best(0, window);
        self.return_to_root();
        let value = unsigned_zero(value?);
        let line = self.lines[0].iter().map(|&node| self.weights.own().node(node.into())).collect();
        Ok(Level { best: Best { value, line }, cut_off: self.cut_off })
    }

    /// The player who moves at a level; levels count from 0 here.
    fn mover(&self, level: usize) -> Player {
        if level.is_multiple_of(2) { self.first_mover } else { self.first_mover.opponent() }
    }

    /// The value of the best kept move; its line is in `lines`.
    ///
    /// Within the window value and line are exact. At or below alpha the result is an upper bound of the
    /// value, at or above beta a lower bound.
    fn best(&mut self, level: usize, window: Window) -> Result<f64, Interrupt> {
        if level >= self.forced_from {
            self.stats.positions += 1;
            return self.forced_line(level, window);
        }
        if level + 1 == self.breadths.len() {
            // The last level of the last deepening: an entry would hardly be used again.
            self.move_weights_here();
            let best_static = self.best_static(level);
            return self.last_level(level, best_static);
        }
        let id = self.entry(level);
        let value = if level + 1 == self.depth {
            self.last_level(level, self.tables.table.best_static(id))
        } else {
            self.best_of(level, id, window)
        };
        self.tables.table.release(id);
        value
    }

    /// [`best`](Self::best) above the last level.
    fn best_of(&mut self, level: usize, id: EntryId, window: Window) -> Result<f64, Interrupt> {
        if let Some(bound) = self.tables.table.bound(id, self.depth, window) {
            return Ok(bound);
        }
        self.stats.positions += 1;
        let mut best = None;
        // The first move often causes a cut-off; then the others need not be ranked.
        let first = self.tables.table.first(id);
        self.try_move(level, first, &mut best, window)?;
        let others = if is_cut_off(best, window) { 0..0 } else { self.moves(level, id) };
        let mut pruned = self.breadth(level) - 1;
        for index in others {
            let mv = self.tables.table.move_at(index);
            if mv.node == first.node {
                continue;
            }
            self.try_move(level, mv, &mut best, window)?;
            pruned -= 1;
            if is_cut_off(best, window) {
                break;
            }
        }
        self.stats.pruned += pruned as u64;
        let (value, mv) = best.unwrap_or((f64::NEG_INFINITY, first));
        self.tables.table.store(id, self.depth, window, (value, mv));
        Ok(value)
    }

    /// Searches a kept move and updates the best one: higher value, or equal value and first in tie order.
    fn try_move(
        &mut self,
        level: usize,
        mv: BeamMove,
        best: &mut Option<Valued>,
        window: Window,
    ) -> Result<(), Interrupt> {
        // Near the last level a second search would cost more than the first one saves.
        let scout = if level + 3 < self.depth { window.scout(mv, *best) } else { window };
        let mut value = self.value(level, mv, *best, scout)?;
        if value > scout.alpha && value < window.beta && scout.beta < window.beta {
            value = self.value(level, mv, *best, window)?;
        }
        if best.is_none_or(|(highest, other)| value > highest || (value >= highest && mv.node < other.node)) {
            *best = Some((value, mv));
            if window.contains(value) {
                self.extend_line(level, mv.node);
            }
        }
        Ok(())
    }

    /// The table entry of the current position.
    fn entry(&mut self, level: usize) -> EntryId {
        if let Some(id) = self.tables.table.find(self.key) {
            return id;
        }
        self.move_weights_here();
        let (static_score, node) = self.best_static(level);
        let wins = self.weights.own().wins(self.mover(level), node.into());
        self.tables.table.insert(self.key, BeamMove { node, wins, static_score })
    }

    /// Table indices of the kept moves of the current position, in search order.
    fn moves(&mut self, level: usize, id: EntryId) -> Range<usize> {
        if self.tables.table.moves(id).is_empty() {
            self.move_weights_here();
            self.rank(level);
            self.order(level);
            let (weights, mover) = (self.weights.own(), self.mover(level));
            let beam_move = |&RankedMove { node, static_score, .. }: &RankedMove| BeamMove {
                node,
                wins: weights.wins(mover, node.into()),
                static_score,
            };
            self.tables.table.set_moves(id, self.tables.ranked.iter().map(beam_move));
        }
        self.tables.table.moves(id)
    }

    /// The number of moves that a level keeps. Each level above it has taken a node.
    fn breadth(&self, level: usize) -> usize {
        self.breadths[level].min(self.free - level)
    }

    /// Sorts the kept moves into search order, highest estimate first. The order affects pruning only.
    fn order(&mut self, level: usize) {
        if self.tables.ranked.len() == 1 {
            return;
        }
        // A move does not change the opponent's w but takes a node: if that is the opponent's best one, the
        // mover gains the difference to the second best.
        let opponent = self.mover(level + 1);
        let replies = self.weights.of(opponent).node_weights(opponent);
        let (highest, second) = argmax::two_largest(replies);
        for mv in &mut self.tables.ranked {
            let takes_best = replies[usize::from(mv.node)] >= highest;
            let gain = self.backup.fade * (highest - second);
            mv.key = if takes_best { mv.static_score + gain } else { mv.static_score };
        }
        self.tables.ranked.sort_by(|a, b| b.key.total_cmp(&a.key));
    }

    /// Plays and undoes moves until the weights are those of the current position.
    fn move_weights_here(&mut self) {
        let common = self.path.iter().zip(&self.followed).take_while(|(a, b)| a == b).count();
        self.followed.drain(common..).for_each(|_| self.weights.undo());
        let saved = self.weights.saved_count();
        for level in common..self.path.len() {
            let node = self.path[level];
            self.weights.play(self.mover(level), node.into());
            self.followed.push(node);
        }
        self.work += (self.weights.saved_count() - saved) as u64;
    }

    /// Leaves the weights as they were before the search, and the memory of the tables to the next one.
    pub(super) fn end(mut self) {
        self.return_to_root();
        self.weights.end_decision();
        self.tables.keep();
    }

    fn return_to_root(&mut self) {
        self.path.clear();
        self.move_weights_here();
        self.key = self.weights.own().key();
    }

    /// `V` of a kept move above the last level, exact or a sufficient bound.
    fn value(
        &mut self,
        level: usize,
        mv: BeamMove,
        best: Option<Valued>,
        window: Window,
    ) -> Result<f64, Interrupt> {
        self.visit(1)?;
        self.lines[level + 1].clear();
        if mv.wins || self.backup.fade <= 0.0 {
            return Ok(mv.static_score);
        }
        let window = self.backup.child_window(mv, best, window);
        let key = self.weights.own().key_of(self.mover(level), mv.node.into());
        self.path.push(mv.node);
        self.key ^= key;
        let reply = self.best(level + 1, window);
        self.key ^= key;
        self.path.pop();
        Ok(self.backup.backup(mv.static_score, reply?))
    }

    /// The value of the best kept move at the last level, where replies do not count.
    fn last_level(&mut self, level: usize, best_static: (f64, u16)) -> Result<f64, Interrupt> {
        self.stats.positions += 1;
        self.visit(self.breadth(level) as u64)?;
        if !self.cut_off {
            self.cut_off = !self.all_kept_win(level);
        }
        let (value, node) = best_static;
        self.lines[level].clear();
        self.lines[level].push(node);
        Ok(value)
    }

    /// The highest static score of the kept moves, and its node.
    fn best_static(&mut self, level: usize) -> (f64, u16) {
        let (mover, breadth) = (self.mover(level), self.breadth(level));
        if level == 0 || breadth == 1 {
            let node = self.weights.of_mut(mover).heaviest(mover);
            return (self.static_score(level, node), node_number(node));
        }
        // The node of highest w is usually among the kept ones, which is cheaper to test than to rank.
        if let Some(node) = self.weights.of_mut(mover).best_kept(mover, breadth) {
            return (self.static_score(level, node), node_number(node));
        }
        self.rank(level);
        self.tables.ranked.iter().fold((f64::NEG_INFINITY, 0), |(highest, node), mv| {
            let better = mv.static_score > highest || (mv.static_score >= highest && mv.node < node);
            if better { (mv.static_score, mv.node) } else { (highest, node) }
        })
    }

    fn all_kept_win(&mut self, level: usize) -> bool {
        self.move_weights_here();
        self.rank(level);
        let mover = self.mover(level);
        self.tables.ranked.iter().all(|mv| self.weights.own().wins(mover, mv.node.into()))
    }

    /// Fills `ranked` with the moves that a level keeps, highest `W` first.
    fn rank(&mut self, level: usize) {
        let mover = self.mover(level);
        let breadth = self.breadth(level);
        self.work += RANKING * breadth as u64;
        ranking::highest(&mut self.tables.ranked, breadth, self.weights.of_mut(mover).combined(mover));
        for index in 0..self.tables.ranked.len() {
            let node = self.tables.ranked[index].node.into();
            self.tables.ranked[index].static_score = self.static_score(level, node);
        }
    }

    /// `S` of a free node in the position of the weights.
    fn static_score(&self, level: usize, node: usize) -> f64 {
        let mover = self.mover(level);
        if level == 0 {
            return self.weights.of(mover).combined_weight(mover, node);
        }
        self.weights.of(mover).node_weights(mover)[node]
    }

    /// Sets the line of a level: this move, then the line of the level below.
    fn extend_line(&mut self, level: usize, node: u16) {
        let (above, below) = self.lines.split_at_mut(level + 1);
        let line = &mut above[level];
        line.clear();
        line.push(node);
        line.extend_from_slice(&below[0]);
    }

    /// Counts visited moves, and polls the deadline if enough work was done.
    fn visit(&mut self, moves: u64) -> Result<(), Interrupt> {
        self.stats.visited += moves;
        self.work += moves;
        if self.work >= POLL_EVERY {
            return self.report_and_poll();
        }
        Ok(())
    }

    fn report_and_poll(&mut self) -> Result<(), Interrupt> {
        self.work = 0;
        let level = u16::try_from(self.depth).unwrap_or(u16::MAX);
        let visited = self.visited_before + self.stats.visited;
        let mut stats = self.before.clone();
        stats.levels.push(self.stats);
        (self.report)(Progress { level, wanted: self.factors.max_depth(), visited, stats });
        self.deadline.poll(level, visited)
    }
}

/// Whether the best move reaches beta.
fn is_cut_off(best: Option<Valued>, window: Window) -> bool {
    best.is_some_and(|(value, _)| value >= window.beta)
}
