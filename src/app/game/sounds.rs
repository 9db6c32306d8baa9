//! Which events of the game have a sound.

use crate::app::context::Context;
use crate::app::session::Event;
use crate::app::ui::notices::NoticeTopic;
use crate::platform::Sound;
use span_it_core::board::Player;

/// A faster match of computers is silent.
const MAX_SPEED: f32 = 2.0;

/// Called after the event was announced, which also warns of a mistake.
pub(crate) fn play(cx: &mut Context, event: &Event) {
    if let Some(sound) = sound_of(cx, event) {
        cx.play_sound(sound);
    }
}

/// At most one sound, so that no two sounds come together.
fn sound_of(cx: &Context, event: &Event) -> Option<Sound> {
    if is_silent_match(cx) {
        return None;
    }
    match *event {
        Event::Played { player, over: true, .. } => Some(end(cx, player)),
        Event::Played { player, over: false, .. } => Some(played(cx, player)),
        Event::Resigned { player } => Some(end(cx, player.opponent())),
        Event::Refused { .. } => Some(Sound::Warning),
        Event::Hinted { .. } | Event::EngineLost | Event::EngineFailed { .. } => None,
    }
}

fn is_silent_match(cx: &Context) -> bool {
    let is_fast = cx.session.speed().factor().is_none_or(|factor| factor > MAX_SPEED);
    cx.session.is_watching() && (is_fast || cx.is_board_covered())
}

/// Without a single person, the sides have different sounds.
fn played(cx: &Context, player: Player) -> Sound {
    let is_own = cx.session.only_human().unwrap_or(Player::Horizontal) == player;
    if cx.session.is_human(player) && cx.view.notices.has_topic(NoticeTopic::Mistake) {
        Sound::Warning
    } else if is_own {
        Sound::OwnMove
    } else {
        Sound::OpponentMove
    }
}

fn end(cx: &Context, winner: Player) -> Sound {
    match cx.session.only_human() {
        Some(person) if person != winner => Sound::Loss,
        _ => Sound::Win,
    }
}
