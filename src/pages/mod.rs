//! The pages of the window, one folder each: state, drawing, and what it does. A page imports no other page; it requests
//! what another one does as an [`Action`](crate::context::action::Action).

pub(crate) mod editor;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod learn;
pub(crate) mod library;
pub(crate) mod proof;
pub(crate) mod review;
pub(crate) mod settings;
pub(crate) mod tournament;
