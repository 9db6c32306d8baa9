//! A game of the ladder: leaving it, and the questions before what loses it.

use crate::context::prelude::*;
use crate::messages::dialogs::cancel;
use crate::messages::language::{elo, rating_change};
use crate::messages::{game, help_me as msg, ladder};
use span_it_learn::ladder::opponents;
use span_it_learn::rating::Opposition;

/// From this move of the player on, leaving the ladder loses the game.
const FIRST_LOSING_MOVE: usize = 4;

/// Makes the game an ordinary one. Asks first if that loses it.
pub(super) fn leave(cx: &mut Context) {
    if !cx.session.is_on_ladder() || cx.session.outcome().is_some() {
        return;
    }
    let you = cx.session.only_human();
    let moves = cx.session.game().moves().iter().filter(|mv| Some(mv.player) == you).count();
    if moves >= FIRST_LOSING_MOVE {
        let lose = |cx: &mut Context| cx.request(Action::Learn(LearnAction::LoseLadderGame));
        let leave = DialogChoice::call(msg::leave(), lose);
        return ask_to_lose(cx, msg::leave_title(), msg::counts_as_lost(), leave);
    }
    let (number, played) = (cx.session.game_number(), cx.session.game().moves().len());
    let Some(rung) = cx.session.standing().rung else { return };
    cx.session.set_rung(None);
    let back = move |cx: &mut Context| {
        cx.view.notices.close_topic(NoticeTopic::Rung);
        let is_same = cx.session.game_number() == number && cx.session.game().moves().len() == played;
        if is_same && cx.session.outcome().is_none() {
            cx.session.set_rung(Some(rung));
        }
    };
    let offer = Some((msg::undo().to_owned(), Action::call(back)));
    cx.report(Notice { offer, ..Notice::information(ladder::left_free()) }.topic(NoticeTopic::Rung));
}

/// Asks before what loses a game of the ladder.
fn ask_to_lose(cx: &mut Context, title: &'static str, text: &str, choice: DialogChoice) {
    let choices = vec![choice.look(ChoiceLook::Main), DialogChoice::none(cancel())];
    let text = sentences(&[text, &rating_of_loss(cx).unwrap_or_default()]);
    ask(cx, QuestionDialog { title, text, help: Chapter::Learning.into(), choices });
}

/// What a loss would do to the rating, once it is shown.
fn rating_of_loss(cx: &Context) -> Option<String> {
    let mut rating = cx.progress().at_the_board().clone();
    let is_shown = cx.session.is_rated() && rating.is_shown() && cx.settings.show_ratings;
    let index = usize::from(cx.session.standing().rung.filter(|_| is_shown)?).checked_sub(1)?;
    let opponent = opponents().get(index)?;
    let began = cx.session.only_human() == Some(cx.session.setup().first);
    let before = rating.value().round();
    rating.add(Opposition::personality(opponent.elo, opponent.margin, began), false, cx.today());
    Some(msg::rating_would_fall(elo(rating.value()), rating_change(rating.value().round() - before)))
}

pub(super) fn ask_to_resign(cx: &mut Context) {
    let resign = DialogChoice::call(game::resign(), |cx| cx.session.resign(cx.platform.now()));
    ask_to_lose(cx, msg::resign_title(), msg::resign_loses(), resign);
}
