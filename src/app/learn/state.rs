//! The pages for learning, and their states between frames.

use crate::app::learn::hub::Hub;
use crate::app::page::Page;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnPage {
    /// The cards of all others.
    Hub,
}

#[derive(Debug, Default)]
pub struct State {
    hub: Hub,
}

impl State {
    pub(crate) fn page(&self, page: LearnPage) -> &dyn Page {
        match page {
            LearnPage::Hub => &self.hub,
        }
    }

    pub(crate) fn page_mut(&mut self, page: LearnPage) -> &mut dyn Page {
        match page {
            LearnPage::Hub => &mut self.hub,
        }
    }

    /// Drops the states of all pages, because another part of the program is shown.
    pub(crate) fn close(&mut self) {
        *self = Self::default();
    }
}
