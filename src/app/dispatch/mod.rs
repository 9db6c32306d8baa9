//! Carries out actions.

pub(crate) mod action;
pub(crate) mod apply;
