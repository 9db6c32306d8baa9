//! External engines are checked before they play in a tournament.

use std::io;
use std::sync::Arc;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::engines::list::ExternalEngine;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::engine_check::EngineCheck;
use crate::app::tournament::start::{resume_tournament, start_tournament};
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::jobs::repaint_wake;
use crate::messages::tournament as msg;
use span_it_arena::tournament::{AgentSpec, OwnNames, Plan};

/// Starts the tournament in the setup, after a check of its external engines.
pub(super) fn check_engines(cx: &mut Context) {
    let Ok(plan) = cx.features.tournament.setup.plan() else { return };
    clear_tournament_problem(cx);
    let plan = Arc::new(plan);
    if !EngineCheck::is_needed(&plan) {
        return start_tournament(cx, &plan);
    }
    start_check(cx, plan, msg::start_failed);
}

/// Resumes the current tournament. If it was interrupted, its external engines are checked first, as they
/// may have been removed since.
pub(super) fn check_engines_again(cx: &mut Context) {
    let page = &cx.features.tournament;
    let Some(tournament) = &page.tournament else { return };
    let plan = Arc::clone(&tournament.plan);
    if tournament.is_under_way() || !EngineCheck::is_needed(&plan) {
        return resume_tournament(cx);
    }
    if page.engine_check.is_some() {
        return;
    }
    if let Some(command) = unlisted_engine(cx, &plan) {
        return report_tournament_problem(cx, msg::resume_failed(msg::not_in_list(&command)));
    }
    clear_tournament_problem(cx);
    start_check(cx, plan, msg::resume_failed);
}

/// A command of the plan that is not in the player's list. A log from elsewhere must not start programs.
fn unlisted_engine(cx: &Context, plan: &Plan) -> Option<String> {
    plan.agents.iter().find_map(|agent| match agent {
        AgentSpec::Gtp { command, folder } => {
            let is_it = |engine: &&ExternalEngine| engine.command == *command && engine.folder == *folder;
            cx.settings.engines.iter().find(is_it).is_none().then(|| command.clone())
        }
        _ => None,
    })
}

fn start_check(cx: &mut Context, plan: Arc<Plan>, problem: impl FnOnce(io::Error) -> String) {
    match EngineCheck::start(plan, repaint_wake(&cx.egui)) {
        Ok(engine_check) => cx.features.tournament.engine_check = Some(engine_check),
        Err(error) => report_tournament_problem(cx, problem(error)),
    }
}

fn report_tournament_problem(cx: &mut Context, problem: String) {
    cx.features.tournament.start_problem = Some(problem.clone());
    cx.report(Notice::problem(problem).topic(NoticeTopic::Tournament));
}

fn clear_tournament_problem(cx: &mut Context) {
    let start_problem = cx.features.tournament.start_problem.take();
    cx.view.notices.close_matching(|notice| start_problem.as_ref() == Some(&notice.text));
    cx.features.tournament.setup.engines.problem = None;
}

pub(super) fn cancel_engine_check(cx: &mut Context) {
    cx.features.tournament.engine_check = None;
    cx.view.notices.close_topic(NoticeTopic::EngineCheck);
}

fn save_engine_names(cx: &mut Context, names: OwnNames) {
    cx.settings.engine_names.extend(names);
    if let Some(tournament) = &mut cx.features.tournament.tournament {
        tournament.set_engine_names(&cx.settings.engine_names);
    }
}

pub(crate) fn update(cx: &mut Context) {
    let tournament = &mut cx.features.tournament;
    let Some(engine_check) = &mut tournament.engine_check else { return };
    let is_resuming = tournament.tournament.is_some();
    let Some(outcome) = engine_check.poll() else {
        // The setup, which shows the progress of the check, is not visible. An error has priority over
        // this notice.
        let is_free = !cx.view.notices.shown().is_some_and(|notice| notice.is_error);
        if let Some(command) = engine_check.newly_checked().filter(|_| is_resuming && is_free) {
            let offer =
                Some((msg::CANCEL.to_owned(), Action::Tournament(TournamentAction::CancelEngineCheck)));
            let message = msg::starting_engine(command);
            let notice = Notice { is_error: false, offer, ..Notice::problem(message) };
            cx.view.notices.put(notice.topic(NoticeTopic::EngineCheck));
        }
        return;
    };
    tournament.engine_check = None;
    cx.view.notices.close_topic(NoticeTopic::EngineCheck);
    match outcome {
        Ok((_, names)) if is_resuming => {
            save_engine_names(cx, names);
            resume_tournament(cx);
        }
        Ok((plan, names)) => {
            save_engine_names(cx, names);
            start_tournament(cx, &plan);
        }
        Err(why) if is_resuming => report_tournament_problem(cx, msg::resume_failed(why)),
        Err(why) => {
            cx.features.tournament.setup.engines.problem = Some(why.clone());
            report_tournament_problem(cx, msg::start_failed(why));
        }
    }
}
