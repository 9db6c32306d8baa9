//! Reports problems with the log of progress.

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::learn::action::LearnAction;
use crate::app::store::progress_log::{Done, Trouble};
use crate::app::store::read::storage_help;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::{learn as msg, progress};
use span_it_learning::log::LeftOut;

/// Takes the latest state of the log, and reports what is wrong with it.
pub(crate) fn update(cx: &mut Context) {
    for trouble in cx.store.progress.poll() {
        match trouble {
            Trouble::LeftOut(lines) => {
                let line = |left_out: &LeftOut| msg::left_out_line(left_out.line, &left_out.reason);
                let details: Vec<_> = lines.first.iter().map(line).collect();
                let first = lines.first.first().map_or(0, |left_out| left_out.line);
                let notice = Notice::problem(msg::lines_left_out(lines.count, first));
                let notice = notice.topic(NoticeTopic::ProgressLines).with_details(details.join("\n"));
                cx.report(notice.with_help(storage_help()));
            }
            Trouble::Problem(problem) => {
                let notice = Notice::problem(msg::progress_not_saved(&problem)).topic(NoticeTopic::Progress);
                let notice = notice.with_help(storage_help());
                if cx.store.instance_lock.is_some() {
                    cx.report(notice);
                } else {
                    // The notice that nothing can be saved is already shown and is more serious.
                    cx.view.notices.add(notice);
                }
            }
            Trouble::Done(Done::Forgotten) => {
                let mut notice = Notice::information(progress::FORGOTTEN).topic(NoticeTopic::Forgotten);
                notice.offer = Some((progress::UNDO.to_owned(), Action::Learn(LearnAction::RestoreProgress)));
                cx.report(notice);
            }
            Trouble::Done(Done::Restored) => {
                cx.view.notices.close_topic(NoticeTopic::Forgotten);
                cx.confirm(progress::RESTORED.to_owned());
            }
            Trouble::Solved => cx.view.notices.close_topic(NoticeTopic::Progress),
        }
    }
}
