//! Questions for files, and files that are saved.

pub(crate) mod file_dialog;
pub(crate) mod file_question;
pub(crate) mod ratings;
pub(crate) mod save;
pub(crate) mod versions;

use crate::context::prelude::*;
use crate::model::store::read::storage_help;
use span_it_core::json::FormatError;

/// Keeps the autosave, a part of which is unreadable, under another name.
pub(crate) fn set_autosave_aside(cx: &mut Context, problem: &FormatError) {
    if let Ok(autosave) = &mut cx.store.autosave {
        let message = autosave.set_aside(problem.to_string());
        cx.view.notices.add(Notice::problem(message).with_help(storage_help()));
    }
}
