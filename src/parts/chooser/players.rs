//! The players that take part in a tournament or a training: rows with check boxes, which the list to choose from extends.

use std::collections::BTreeSet;

use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::model::store::read::read_personality;
use crate::parts::chooser::list::{Answer, Shown};
use crate::parts::chooser::pick::Pick;
use crate::parts::chooser::rows::{Row, tell_apart};
use span_it_core::personality::ladder::Ladder;
use span_it_lab::tournament::PlayerSpec;

/// How many rows are shown at first, besides those with ticks.
const LISTED: usize = 32;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Players {
    rows: Vec<Row>,
    ticked: BTreeSet<usize>,
    current: Option<usize>,
    /// Whether the current row gets the focus in the next frame.
    focus: bool,
    /// Whether all rows are shown.
    is_whole: bool,
}

impl Players {
    /// All take part. Those that are there already are not added again.
    pub(crate) fn add(&mut self, picks: impl IntoIterator<Item = Pick>, ratings: &Ladder) {
        for pick in picks {
            self.offer([pick.clone()], ratings);
            self.ticked.extend(self.rows.iter().position(|row| row.is(&pick)));
        }
    }

    /// Rows without ticks, for those that are not there.
    pub(crate) fn offer(&mut self, picks: impl IntoIterator<Item = Pick>, ratings: &Ladder) {
        for pick in picks {
            if !self.rows.iter().any(|row| row.is(&pick)) {
                self.rows.push(Row::of(pick, ratings));
            }
        }
        tell_apart(&mut self.rows);
    }

    /// The rows stay.
    pub(crate) fn untick(&mut self) {
        self.ticked.clear();
    }

    /// Shows the files as they are now, without those that are gone or not ticked.
    pub(crate) fn refresh(&mut self, ratings: &Ladder) {
        let now = |pick: &Pick| match pick {
            Pick::Personality { file: Some(file), .. } => {
                Some(Pick::personality(read_personality(file).ok()?, Some(file.clone())))
            }
            _ => Some(pick.clone()),
        };
        let picks: Vec<Pick> = self.picks().filter_map(now).collect();
        *self = Self::default();
        self.add(picks, ratings);
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.ticked.iter().map(|&index| &self.rows[index])
    }

    /// Those that take part.
    pub(crate) fn picks(&self) -> impl Iterator<Item = &Pick> {
        self.rows().filter_map(|row| row.pick.as_ref().ok())
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.rows().map(|row| row.name.as_str())
    }

    /// `known` are the candidates of readers.
    pub(crate) fn agents(&self, known: &[Personality]) -> Vec<PlayerSpec> {
        let known = Arc::from(known);
        self.picks().map(|pick| pick.agent(&known)).collect()
    }

    pub(crate) fn count(&self) -> usize {
        self.ticked.len()
    }

    /// `title` is the accessible name.
    pub(crate) fn show(&mut self, ui: &mut Ui, title: &str) {
        let is_listed = |index: &usize| self.is_whole || *index < LISTED || self.ticked.contains(index);
        let order: Vec<usize> = (0..self.rows.len()).filter(is_listed).collect();
        let shown = Shown {
            rows: &self.rows,
            order: &order,
            current: self.current,
            ticked: Some(&self.ticked),
            is_wide: false,
            focus: std::mem::take(&mut self.focus),
        };
        match shown.show_plain(ui, title) {
            Some(Answer::Moved(index)) => self.current = Some(index),
            Some(Answer::Ticked(index)) => {
                (self.current, self.focus) = (Some(index), true);
                if !self.ticked.remove(&index) {
                    self.ticked.insert(index);
                }
            }
            _ => {}
        }
        let more = self.rows.len() - order.len();
        if more > 0 {
            self.is_whole = widgets::button(&msg::show_more(more)).small().show(ui).clicked();
        }
    }
}
