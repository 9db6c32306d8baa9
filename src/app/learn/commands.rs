//! Carries out requests of the pages for learning.

use crate::app::context::Context;
use crate::app::features::PageId;
use crate::app::learn::action::LearnAction;
use crate::app::learn::state::LearnPage;
use crate::messages::learn as msg;
use span_it_learning::log::{Event, What};

pub(crate) fn apply(cx: &mut Context, action: LearnAction) {
    match action {
        LearnAction::ShowHub => show_hub(cx),
    }
    cx.egui.request_repaint();
}

/// Adds to the log of progress what has happened now.
#[expect(dead_code, reason = "the first page that records follows")]
pub(crate) fn record(cx: &mut Context, what: What) {
    cx.store.progress.append(Event { time: cx.platform.unix_time(), what });
}

/// Shows a page. A match of computers waits meanwhile.
pub(crate) fn open(cx: &mut Context, page: LearnPage) {
    cx.session.close_hint();
    cx.session.pause_computer_match(cx.platform.now());
    cx.features.open(PageId::Learn(page));
}

fn show_hub(cx: &mut Context) {
    // Another window may have added to the log.
    cx.store.progress.refresh();
    open(cx, LearnPage::Hub);
    msg::TITLE.clone_into(&mut cx.view.announcement);
}
