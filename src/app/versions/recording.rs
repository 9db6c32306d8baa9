//! Keeps versions and measurements in `versions.jsonl`. A failure is reported and does not prevent anything else.

use std::path::{Path, PathBuf};

use span_it_core::personality::{Factors, Personality};
use span_it_learn::versions::{self, Moved, Saved, WinsKept};
use span_it_store::storage::LogError;

use crate::app::context::Context;
use crate::app::editor::measurements::{AccuracyReport, MIN_JUDGED};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::versions as msg;
use crate::platform::Folders;

/// The name of a file in the log: without its folder, if that is the folder of the player's own.
pub(super) fn file_key(cx: &Context, file: &Path) -> String {
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
pub(super) fn wins_kept(report: &AccuracyReport) -> Option<WinsKept> {
    let is_result = report.over && report.mark.whole >= MIN_JUDGED;
    is_result.then_some(WinsKept { kept: report.mark.part, of: report.mark.whole })
}

/// The editor has written the personality that was `before` to a file.
pub(crate) fn note_saved(cx: &mut Context, before: &Personality, now: &Personality, file: &Path) {
    let state = cx.features.editor.as_ref();
    let is_same_file = state.is_some_and(|state| state.form.file.as_deref() == Some(file));
    let report = state.and_then(|state| state.accuracy_test());
    let kept = report.filter(|report| report.factors == now.factors).and_then(wins_kept);
    let before = is_same_file.then(|| before.clone());
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

/// Keeps the result of the editor's accuracy test once, if it is that of the saved personality.
pub(crate) fn note_accuracy(cx: &mut Context) {
    let Some(state) = &mut cx.features.editor else { return };
    let saved = &state.form.saved.factors;
    let report = state.accuracy_test().filter(|report| report.factors == *saved && state.form.file.is_some());
    let Some(kept) = report.and_then(wins_kept) else { return };
    if state.noted_accuracy.as_ref() != Some(saved) {
        let factors = saved.clone();
        state.noted_accuracy = Some(factors.clone());
        note_measured(cx, &factors, kept);
    }
}

pub(super) fn note_measured(cx: &mut Context, factors: &Factors, kept: WinsKept) {
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
