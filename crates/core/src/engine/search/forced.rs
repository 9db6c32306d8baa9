//! The levels of a search that keep one move only.

use super::Search;
use crate::engine::bounds::Window;
use crate::engine::deadline::Interrupt;
use crate::engine::forced_lines::Next;
use crate::engine::geometry::node_number;
use crate::engine::line_weights::Heaviest;
use crate::engine::search_tables::SearchTables;

impl<const N: usize> Search<'_, N> {
    /// [`best`](Self::best) where this level and all deeper ones keep one move only.
    pub(super) fn forced_line(&mut self, level: usize, window: Window) -> Result<f64, Interrupt> {
        let number = match self.tables.forced_lines.find(self.key) {
            Some(number) => number,
            None => self.extend(level)?,
        };
        let SearchTables { forced_lines, scores, .. } = &mut *self.tables;
        let line = || forced_lines.line(number).take(self.depth - level);
        let mut next = Next::LastLevel;
        scores.clear();
        scores.extend(line().inspect(|mv| next = mv.next).map(|mv| mv.static_score));
        self.cut_off |= next != Next::Win;
        let (&last, before) = scores.split_last().unwrap_or((&0.0, &[]));
        let value = before.iter().rfold(last, |reply, &score| self.backup.backup(score, reply));
        if window.contains(value) {
            self.lines[level].clear();
            self.lines[level].extend(line().map(|mv| mv.node));
        }
        Ok(value)
    }

    /// Plays the forced line from a level to the personality's full depth, or to where a stored line
    /// continues it, so that later levels of deepening need not play it again. Returns its number.
    fn extend(&mut self, level: usize) -> Result<usize, Interrupt> {
        self.move_weights_here();
        self.tables.forced_lines.make_room();
        self.weights.begin_line();
        let saved = self.weights.saved_count();
        let (first, mut is_new) = self.forced_move(level);
        let (mut last, mut positions) = (first, 0);
        let mut below = level;
        while is_new {
            positions += 1;
            let mv = self.tables.forced_lines.get(last);
            if mv.next == Next::Win || below + 1 == self.breadths.len() {
                break;
            }
            self.weights.play_in_line(self.mover(below), mv.node.into());
            below += 1;
            let next;
            (next, is_new) = self.forced_move(below);
            self.tables.forced_lines.link(last, next);
            last = next;
        }
        self.work += (self.weights.saved_count() - saved) as u64;
        self.stats.positions += positions - 1;
        self.visit(positions)?;
        Ok(first)
    }

    /// The number of the forced move in the last position of the line, and whether it is new.
    fn forced_move(&mut self, level: usize) -> (usize, bool) {
        if let Some(stored) = self.tables.forced_lines.find_or_reserve(self.weights.own().key_in_line()) {
            return (stored, false);
        }
        let mover = self.mover(level);
        let Heaviest { node, static_score, wins } = self.weights.of(mover).heaviest_in_line(mover);
        (self.tables.forced_lines.push(static_score, node_number(node), wins), true)
    }
}
