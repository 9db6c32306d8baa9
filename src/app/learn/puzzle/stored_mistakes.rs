//! Cards of mistakes in the stored games, which a thread looks for.

use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_files::storage;
use span_it_history::{GameId, History, HistoryError};
use span_it_learning::date::Date;
use span_it_learning::log::{LoggedMistake, What};
use span_it_learning::practice::SITTING;

use crate::app::context::Context;
use crate::app::learn::commands::record;
use crate::app::learn::own_mistakes::{self, Person};
use crate::app::learn::puzzle::supply::{Sitting, StoredMistakes, Supply};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::{Job, repaint_wake};
use crate::messages::games;
use crate::platform::Folders;

/// Mistakes of one event, so that its line is short enough.
const MISTAKES_OF_AN_EVENT: usize = 3;

/// The cards that are due. If there are few, more follow from the latest stored games.
pub(super) fn sitting(cx: &Context, today: Date) -> Sitting {
    let progress = cx.store.progress.progress();
    let mut sitting = Sitting::due(progress, today);
    let wanted = SITTING.saturating_sub(sitting.total);
    let cards = progress.cards().clone();
    if wanted > 0 {
        sitting.search = search(cx, move |history, person, stop| {
            own_mistakes::without_cards(history, person, (&cards, wanted), stop)
        });
    }
    sitting
}

/// The cards of a stored game.
pub(super) fn sitting_of(cx: &Context, game: GameId) -> Sitting {
    let mut sitting = Sitting::of_game(&[]);
    sitting.search =
        search(cx, move |history, person, stop| own_mistakes::in_game(history, game, person, stop));
    sitting
}

/// The person who learns.
pub(crate) fn learner(cx: &Context) -> Person {
    let rating = cx.store.progress.progress().at_the_board().value();
    Person { name: cx.settings.handle.clone(), rating }
}

fn search(
    cx: &Context,
    run: impl FnOnce(&History, &Person, &Arc<Stop>) -> Result<Vec<LoggedMistake>, HistoryError> + Send + 'static,
) -> Option<Job<StoredMistakes>> {
    let path = cx.store.folders.as_ref().map(Folders::games)?;
    let person = learner(cx);
    let work = move |stop: &Arc<Stop>| {
        if !storage::exists(&path) {
            return Ok(Vec::new());
        }
        let found = History::open_unchanged(&path).and_then(|history| run(&history, &person, stop));
        found.map_err(|error| error.to_string())
    };
    // Without a thread there are the cards that are due.
    Job::start("mistakes of stored games", repaint_wake(&cx.egui), work).ok()
}

/// Adds the mistakes that were found to the cards and to those on the page.
pub(super) fn take(cx: &mut Context) {
    let Some(Supply::Practice(sitting)) = &mut cx.features.learn.puzzle.supply else { return };
    match Job::take_answer(&mut sitting.search) {
        None => {}
        Some(Err(problem)) => {
            cx.report(Notice::problem(games::not_read(&problem)).topic(NoticeTopic::Games));
        }
        Some(Ok(mistakes)) => {
            let cards = cx.store.progress.progress().cards();
            let is_new = |mistake: &&LoggedMistake| !cards.knows(&mistake.position);
            let new: Vec<LoggedMistake> = mistakes.iter().filter(is_new).cloned().collect();
            sitting.add(mistakes, cards);
            for mistakes in new.chunks(MISTAKES_OF_AN_EVENT) {
                record(cx, What::Cards(mistakes.to_vec()));
            }
        }
    }
}
