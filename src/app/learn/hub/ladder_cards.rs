//! The cards of the ladder and of the player's progress.

use crate::app::learn::action::LearnAction;
use crate::app::learn::hub::card::Contents;
use crate::app::scene::Scene;
use crate::messages::{ladder as msg, progress as progress_msg};
use span_it_learning::ladder::{self, RungState};

pub(super) fn ladder(scene: &Scene<'_>) -> Contents {
    let states = scene.progress.rung_states();
    let climbed = states.iter().filter(|state| **state != RungState::Open).count();
    let next = ladder::opponents().get(scene.progress.next_opponent());
    let next = next.map_or("", |opponent| opponent.personality.name.as_str());
    let line = msg::card_line(climbed, states.len(), next);
    Contents {
        heading: msg::TITLE,
        line,
        button: msg::SHOW,
        action: LearnAction::ShowLadder,
        is_primary: false,
    }
}

pub(super) fn progress(scene: &Scene<'_>) -> Contents {
    let progress = scene.progress;
    let rating =
        Some(progress.at_the_board()).filter(|rating| rating.is_shown() && scene.settings.show_ratings);
    let (games, puzzles) = (progress.games().len(), progress.puzzle_counts().total().of);
    Contents {
        heading: progress_msg::TITLE,
        line: progress_msg::card_line(rating, games, puzzles),
        button: progress_msg::SHOW,
        action: LearnAction::ShowProgress,
        is_primary: false,
    }
}
