//! A game of the ladder: leaving it, and the questions before what loses it.

use eframe::egui::{Label, Ui};

use crate::context::dialogs::main_and_cancel;
use crate::context::prelude::*;
use crate::messages::{game, help_me as msg, ladder};

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
        return cx.view.dialogs.push(LadderQuestion::Leave);
    }
    let (number, played) = (cx.session.game_number(), cx.session.game().moves().len());
    let Some(rung) = cx.session.standing().rung else { return };
    cx.session.leave_ladder();
    cx.request(Action::Learn(LearnAction::ForgetRung));
    let back = move |cx: &mut Context| {
        cx.view.notices.close_topic(NoticeTopic::Rung);
        let is_same = cx.session.game_number() == number && cx.session.game().moves().len() == played;
        if is_same && cx.session.outcome().is_none() {
            cx.session.set_rung(rung);
        }
    };
    let offer = Some((msg::UNDO.to_owned(), Action::call(back)));
    cx.report(Notice { offer, ..Notice::information(ladder::LEFT) }.topic(NoticeTopic::Rung));
}

/// A question before what loses a game of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LadderQuestion {
    Resign,
    Leave,
}

impl Dialog for LadderQuestion {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let (title, body, main) = match self {
            Self::Resign => (msg::RESIGN_TITLE, msg::RESIGN_LOSES, game::RESIGN),
            Self::Leave => (msg::LEAVE_TITLE, msg::COUNTS_AS_LOST, msg::LEAVE),
        };
        let body = |ui: &mut Ui| ui.add(Label::new(text::body(body)).wrap());
        let footer = |ui: &mut Ui| main_and_cancel(ui, main, true, None);
        let result = widgets::dialog(frame.ctx, (frame.id, title), (420.0, 720.0), body, footer);
        if result.footer == Some(true) {
            frame.actions.push(match self {
                Self::Resign => Action::call(|cx| cx.session.resign(cx.platform.now())),
                Self::Leave => Action::Learn(LearnAction::LoseLadderGame),
            });
        }
        result.closed || result.footer.is_some()
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }
}
