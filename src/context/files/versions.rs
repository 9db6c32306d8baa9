//! Keeps versions and measurements in `versions.jsonl`. A failure is reported and does not prevent anything else.

use crate::context::prelude::*;
use crate::messages::versions as msg;
use crate::model::measurements::{AccuracyReport, MIN_JUDGED};
use span_it_learn::versions::{self, Moved, Saved, WinsKept};
use span_it_store::storage::LogError;

/// The name of a file in the log: without its folder, if that is the folder of the player's own.
pub(crate) fn file_key(cx: &Context, file: &Path) -> String {
    let own = cx.own_folder();
    match file.file_name() {
        Some(name) if own.is_some() && file.parent() == own.as_deref() => name.to_string_lossy().into_owned(),
        _ => std::path::absolute(file).unwrap_or_else(|_| file.to_owned()).display().to_string(),
    }
}

fn time(cx: &Context) -> u64 {
    cx.platform.unix_time().try_into().unwrap_or_default()
}

/// The result of a test that is complete enough to be kept.
pub(crate) fn wins_kept(report: &AccuracyReport) -> Option<WinsKept> {
    let is_result = report.over && report.mark.whole >= MIN_JUDGED;
    is_result.then_some(WinsKept { kept: report.mark.part, of: report.mark.whole })
}

/// The editor has written a personality to a file, whose content was `before`.
pub(crate) fn note_saved(
    cx: &mut Context,
    before: Option<Personality>,
    now: &Personality,
    file: &Path,
    kept: Option<WinsKept>,
) {
    let saved = Saved { time: time(cx), file: file_key(cx, file), before, now: now.clone(), kept };
    record(cx, |log| versions::record_saved(log, &saved));
}

/// The library has renamed or moved the files of these personalities from the first path to the second.
pub(crate) fn note_moved(cx: &mut Context, moved: impl IntoIterator<Item = (Personality, [PathBuf; 2])>) {
    let time = time(cx);
    let moved = moved.into_iter().map(|(personality, paths)| {
        let [old, new] = paths.map(|path| file_key(cx, &path));
        Moved { personality, old, new }
    });
    let moved: Vec<Moved> = moved.filter(|one| one.old != one.new).collect();
    if !moved.is_empty() {
        record(cx, |log| versions::record_moved(log, time, &moved));
    }
}

pub(crate) fn note_measured(cx: &mut Context, factors: &Factors, kept: WinsKept) {
    let time = time(cx);
    record(cx, |log| versions::record_measured(log, time, factors, kept));
}

fn record(cx: &mut Context, append: impl FnOnce(&Path) -> Result<(), LogError>) {
    let Some(log) = cx.store.folders.as_ref().map(Folders::versions) else { return };
    match append(&log) {
        Ok(()) => cx.view.notices.close_topic(NoticeTopic::Versions),
        Err(error) => {
            let notice = Notice::problem(msg::not_kept(&error.to_string())).topic(NoticeTopic::Versions);
            cx.report(notice.with_help(Place::at(Chapter::Personalities, "versions")));
        }
    }
}
