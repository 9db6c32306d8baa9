//! What follows from an event of the game: announcements for the screen reader, a warning of a mistake, a sound.

use crate::context::prelude::*;
use crate::messages::ladder::kept_aside;
use crate::messages::{files, game, opponents, rush, solver};
use crate::model::result::sentence;
use crate::model::session::Event;
use crate::pages::game::headline::refusal_reason;
use crate::pages::game::hint_card;
use crate::pages::game::new_game::form::blank_record;
use crate::pages::game::state::GameState;
use crate::parts::countdown;
use crate::picture::heat_map::HeatPart;
use crate::platform::Sound;
use span_it_core::referee::Termination;
use span_it_core::solver::Verdict;

pub(crate) fn announce(cx: &mut Context, event: &Event) {
    count_finished_game(cx, event);
    match *event {
        Event::Played { player, node, over } => {
            cx.stay_off_the_ladder();
            if cx.session.only_human() == Some(player) && !cx.session.is_previewing() {
                cx.settings.last_side = Some(player);
            }
            announce_move(cx, player, node, over);
            warn_of_mistake(cx, player, node);
        }
        Event::Lost { player, by } => {
            let names = [player, player.opponent()].map(|player| &cx.session.seat(player).name);
            let is_on_time = by == Termination::Time;
            let text = if is_on_time { game::lost_on_time_other_wins } else { game::resigned_other_wins };
            cx.announce(&text(names[0], names[1]));
        }
        Event::Hinted => {
            if let Some(text) = hint_card::announcement(&cx.session) {
                cx.announce(&text);
            }
        }
        Event::OtherGame => end_help(cx),
        Event::PutAside { ref game, is_by_new: true } => report_put_aside(cx, game.key()),
        Event::Refused { node } => cx.announce(&refusal_reason(&cx.session, node)),
        Event::EngineLost => cx.report(Notice::problem(files::engine_stopped())),
        Event::Changed | Event::LeftLadder | Event::PutAside { .. } => {}
    }
}

pub(crate) fn announce_time(cx: &mut Context) {
    let (now, player) = (cx.platform.now(), cx.session.game().position().to_move());
    let left = cx.session.time_left(player, now).filter(|_| cx.session.is_clock_running());
    let left = left.map(|left| (player, left));
    let before = std::mem::replace(&mut cx.view.time_left, left);
    if let (Some((last, before)), Some((_, left))) = (before, left)
        && last == player
        && let Some(seconds) = countdown::announced(before, left)
    {
        cx.announce(&rush::seconds_left(seconds));
    }
}

/// Lets the opponent speak before and after a game, and announces it once. The very first game begins without a word.
pub(crate) fn let_opponent_speak(cx: &mut Context) {
    if !cx.settings.opponents_speak || cx.settings.finished_games == 0 {
        return cx.view.speech.hide();
    }
    let quote = cx.view.speech.update(&cx.session, cx.store.progress.progress().games());
    if let Some(text) = quote.map(|quote| opponents::says(&quote.speaker.name, &quote.text)) {
        cx.announce(&text);
    }
}

/// Help that was on in another game is off in this one.
fn end_help(cx: &mut Context) {
    let game = cx.states.the_mut::<GameState>();
    (game.heat, game.help, game.heat_part, game.winner) = (false, false, HeatPart::default(), false);
    cx.view.notices.close_topic(NoticeTopic::Replaced);
}

/// Returns to a game of the session that another one has replaced.
pub(crate) fn bring_back(cx: &mut Context, key: u64) {
    cx.view.notices.close_topic(NoticeTopic::PutAside);
    cx.session.bring_back(key, cx.platform.now());
    cx.open(PageId::Game);
}

fn report_put_aside(cx: &mut Context, key: u64) {
    let Some(aside) = cx.session.game_with_key(key) else { return };
    let text = game::put_aside(&aside.setup.players, aside.game.moves().len());
    let text = if aside.standing.rung.is_some() { sentences(&[&text, kept_aside()]) } else { text };
    let offer = Some((game::bring_back().to_owned(), Action::call(move |cx| bring_back(cx, key))));
    let notice = Notice { offer, ..Notice::information(text) }.topic(NoticeTopic::PutAside);
    cx.report_after_error(notice);
}

fn count_finished_game(cx: &mut Context, event: &Event) {
    let is_over = matches!(event, Event::Played { over: true, .. } | Event::Lost { .. });
    if is_over && !cx.session.is_watching() {
        cx.settings.finished_games = cx.settings.finished_games.saturating_add(1);
        // The first opponent stays until the player chooses another.
        let last = cx.settings.last_setup.take();
        cx.settings.last_setup = last.or_else(|| blank_record(cx.session.own_setup()));
    }
}

/// Does not name the right move.
fn warn_of_mistake(cx: &mut Context, player: Player, node: Node) {
    // An earlier warning is about a position that no longer exists.
    if cx.session.is_human(player) {
        cx.close_mistake_warning();
    }
    let ply = cx.session.game().moves().iter().rposition(|mv| mv.player == player && mv.node == node);
    let verdict = ply.and_then(|ply| cx.session.verdict(ply));
    if cx.settings.warn_of_mistakes && cx.session.is_human(player) && verdict == Some(Verdict::Throws) {
        let offer = Some((solver::take_back().to_owned(), Action::Game(GameAction::Undo)));
        let notice = Notice { offer, ..Notice::problem(solver::mistake(node)) }.topic(NoticeTopic::Mistake);
        cx.report(notice.with_help(Chapter::PerfectPlay));
    }
}

fn announce_move(cx: &mut Context, player: Player, node: Node, over: bool) {
    let name = &cx.session.seat(player).name.clone();
    if over {
        cx.announce(&game::played_and_wins(name, node));
        if let Some(outcome) = cx.session.outcome() {
            cx.announce(&sentence(&cx.session, outcome));
        }
    } else if !cx.session.is_human(player) {
        let is_human_next = cx.session.is_human(player.opponent());
        let text = if is_human_next { game::played_your_move(name, node) } else { game::played(name, node) };
        cx.announce(&text);
    }
}

/// A faster match of computers is silent.
const MAX_SPEED: f32 = 2.0;

/// Called after the event was announced, which also warns of a mistake.
pub(crate) fn play_sound(cx: &mut Context, event: &Event) {
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
        Event::Lost { player, .. } => Some(end(cx, player.opponent())),
        Event::Refused { .. } => Some(Sound::Warning),
        _ => None,
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
