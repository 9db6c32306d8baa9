//! Adds finished games to the log of progress, and reports when a game leaves the ladder.

use std::time::Duration;

use crate::context::prelude::*;
use crate::messages::ladder as msg;
use crate::model::result::Changes;
use crate::model::session;
use crate::pages::learn::puzzle;
use crate::pages::learn::state::{FinishedGame, RatedGames};
use crate::platform::jobs::job::{Job, Progress as Answer};
use span_it_core::json::{RawObject, to_line};
use span_it_core::personality::ladder;
use span_it_core::referee::Termination;
use span_it_learn::analysis::GameReport;
use span_it_learn::badges::Feats;
use span_it_learn::ladder::name_of;
use span_it_learn::progress::{Event, GameRecord, Progress, What};
use span_it_learn::style::Style;

/// How long closing the window waits for the analysis of a game.
const MAX_CLOSING_WAIT: Duration = Duration::from_millis(500);

pub(crate) fn note(cx: &mut Context, event: &session::Event) {
    match event {
        session::Event::LeftLadder => report(cx, Notice::information(msg::left()).topic(NoticeTopic::Rung)),
        session::Event::OtherGame => cx.view.notices.close_topic(NoticeTopic::Rung),
        session::Event::Changed if !cx.session.is_previewing() => note_result(cx),
        _ => {}
    }
}

fn note_result(cx: &mut Context) {
    drop_resignation_taken_back(cx);
    if cx.session.outcome().is_some() && !cx.session.standing().is_recorded {
        cx.session.set_recorded(true);
        if let Some(you) = cx.session.only_human() {
            let before = latest(cx);
            let finished = finish(cx, you);
            cx.states.the_mut::<RatedGames>().finished.extend(finished);
            let changes = Changes::of(&cx.session, you, &before, &latest(cx));
            if let Some(text) = changes.rung_won() {
                cx.announce(&text);
            }
            cx.request(Action::Game(GameAction::NoteChanges(Box::new(changes))));
        }
    }
}

pub(crate) fn update(cx: &mut Context) {
    // A resignation is kept back while undo can still take it back.
    collect(cx, Duration::ZERO, Some(cx.session.own_game().number));
    autosave(cx);
}

/// Autosaves the games that are not in the log yet, so that no crash loses them.
fn autosave(cx: &mut Context) {
    let zone = cx.store.progress.zone();
    let event = |game: &FinishedGame| {
        RawObject::new(&to_line(&Event::new(game.time, zone, What::Game(Box::new(game.record.clone()))))).ok()
    };
    let unlogged: Vec<_> = cx.states.the::<RatedGames>().finished.iter().filter_map(event).collect();
    if let Ok(autosave) = &mut cx.store.autosave
        && autosave.content().unlogged != unlogged
    {
        autosave.change().unlogged = unlogged;
    }
}

/// At the start: adds the games that a crash has kept out of the log.
pub(crate) fn restore(cx: &mut Context) {
    let saved = cx.store.autosave.as_ref().map(|autosave| autosave.content().unlogged.clone());
    for event in saved.unwrap_or_default() {
        if let Ok(Event { time, what, .. }) = serde_json::from_str(event.as_str()) {
            cx.store.progress.append(time, what);
        }
    }
    autosave(cx);
}

/// A game that continues after a resignation counts when it ends.
fn drop_resignation_taken_back(cx: &mut Context) {
    let number = Some(cx.session.game_number());
    if cx.session.outcome().is_none()
        && cx.states.the_mut::<RatedGames>().finished.iter().any(|game| game.resigned == number)
    {
        cx.states.the_mut::<RatedGames>().finished.retain(|game| game.resigned != number);
        cx.session.set_recorded(false);
    }
}

/// Adds the games that are being analysed, without their figures if these take too long, and a run of puzzles.
pub(crate) fn close(cx: &mut Context) {
    puzzle::run::end(cx);
    collect(cx, MAX_CLOSING_WAIT, None);
    for game in std::mem::take(&mut cx.states.the_mut::<RatedGames>().finished) {
        append(cx, game.time, game.record);
    }
    autosave(cx);
}

/// The progress with the finished games that are not in the log yet.
pub(super) fn latest(cx: &Context) -> Progress {
    let mut progress = cx.store.progress.progress().clone();
    for game in &cx.states.the::<RatedGames>().finished {
        let what = What::Game(Box::new(game.record.clone()));
        progress.add(&Event::new(game.time, cx.store.progress.zone(), what));
    }
    progress
}

/// Shows a notice and announces it after what else this frame announces.
fn report(cx: &mut Context, notice: Notice) {
    let announced = std::mem::take(&mut cx.view.announcement);
    let text = notice.text.clone();
    cx.report(notice);
    cx.view.announcement = announced;
    cx.announce(&text);
}

/// Makes the unfinished game of the ladder an ordinary one, which counts as lost. Its end is not recorded again.
pub(super) fn lose_game(cx: &mut Context) {
    let Some(you) = cx.session.only_human().filter(|_| cx.session.is_on_ladder()) else { return };
    let record = record(&cx.session, you, false);
    cx.session.set_recorded(true);
    append(cx, cx.platform.unix_time(), record);
    cx.session.leave_ladder();
}

fn finish(cx: &Context, you: Player) -> Option<FinishedGame> {
    let outcome = cx.session.outcome()?;
    let record = record(&cx.session, you, outcome.winner == you);
    let can_go_back = outcome.termination == Termination::Resignation && !cx.session.is_on_ladder();
    let resigned = can_go_back.then(|| cx.session.game_number());
    let start = cx.session.game().start().clone();
    let moves: Vec<_> = cx.session.game().moves().iter().map(|mv| mv.node).collect();
    let rating = cx.store.progress.progress().at_the_board().value();
    let analyse = move |stop: &_| {
        let report = GameReport::new(&start, &moves, you, stop)?;
        let cards = report.cards(rating, stop)?;
        Some((report, cards))
    };
    // Without a thread the game counts without its figures.
    let job = Job::start("game analysis", repaint_wake(&cx.egui), analyse).ok();
    let gave_up = outcome.termination == Termination::Resignation && outcome.winner != you;
    let is_helped = cx.session.standing().is_helped;
    Some(FinishedGame { time: cx.platform.unix_time(), record, resigned, gave_up, is_helped, job })
}

/// The game without the figures of the analysis.
fn record(session: &Session, you: Player, won: bool) -> GameRecord {
    let seat = session.seat(you.opponent());
    let measured = ladder::builtin().strength_of(&seat.personality.factors);
    let measured = measured.filter(|_| seat.kind.is_personality());
    let standing = session.standing();
    GameRecord {
        vs: seat.name.chars().take(100).collect(),
        elo: measured.map(|strength| (strength.elo, strength.margin.unwrap_or(0.0))),
        you,
        began: session.game().start().to_move() == you,
        board: session.setup().size,
        won,
        rated: session.is_rated(),
        rung: standing.rung.and_then(name_of).map(str::to_owned),
        critical: [0; 3],
        kept: [0; 3],
        chances: [0; 2],
        kinds: [0; 5],
        mistakes: Vec::new(),
        style: Style::default(),
        feats: Feats::default(),
    }
}

/// Appends the games whose analysis has ended, oldest first; not the resigned game with this number.
fn collect(cx: &mut Context, wait: Duration, kept_back: Option<u64>) {
    while let Some(game) = cx.states.the_mut::<RatedGames>().finished.first_mut() {
        let report = match game.job.as_ref().map(|job| job.wait(wait)) {
            Some(Answer::Pending) => return,
            Some(Answer::Done(report)) => report,
            Some(Answer::Lost) | None => None,
        };
        game.job = None;
        if let Some((report, cards)) = report {
            let feats = Feats { moves: if game.gave_up { 0 } else { report.feats.moves }, ..report.feats };
            let is_helped = game.is_helped;
            let record = &mut game.record;
            record.mistakes = cards;
            if !is_helped {
                (record.critical, record.kept, record.chances) =
                    (report.critical, report.kept, report.chances);
                (record.kinds, record.style, record.feats) = (report.kinds, report.style, feats);
            }
        }
        if game.resigned.is_some() && game.resigned == kept_back {
            return;
        }
        let game = cx.states.the_mut::<RatedGames>().finished.remove(0);
        append(cx, game.time, game.record);
    }
}

fn append(cx: &mut Context, time: i64, record: GameRecord) {
    cx.store.progress.append(time, What::Game(Box::new(record)));
}
