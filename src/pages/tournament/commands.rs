//! Carries out requests to the tournament. Each game is logged when it ends, so that the next start can resume an
//! interrupted tournament.

use std::cmp::Reverse;

use crate::context::files::ratings::save_ratings;
use crate::context::prelude::*;
use crate::messages::tournament as msg;
use crate::model::tournament::history;
use crate::model::tournament::history::LogPurpose;
use crate::model::tournament::runner::StopReason;
use crate::pages::tournament::list_commands;
use crate::pages::tournament::list_commands::list_saved_tournaments;
use crate::pages::tournament::state::{Tournament, TournamentState, UPDATE_INTERVAL};
use span_it_core::engine::Limits;
use span_it_core::personality::ladder::{self, Measured, Strength};
use span_it_core::personality::library;
use span_it_lab::tournament::scoreboard::Row;
use span_it_lab::tournament::stats::Estimate;
use span_it_lab::tournament::{PlayerSpec, Scoreboard, Selection};
use span_it_learn::ladder::opponents;
use span_it_learn::progress::What;

/// How long the page waits for the last tournament before it opens without it.
pub(super) const MAX_OPENING_WAIT: Duration = Duration::from_millis(60);

pub(crate) fn show_tournament(cx: &mut Context) {
    cx.session.close_hint();
    list_players(cx);
    // Usually it is found at once. A long one is shown when it has been read.
    cx.states.the_mut::<TournamentState>().show_found(MAX_OPENING_WAIT);
    search_logs(cx, LogPurpose::Show);
    cx.states.the_mut::<TournamentState>().show_found(MAX_OPENING_WAIT);
    report_unreadable_log(cx);
    dismiss_offer(cx);
    list_saved_tournaments(cx);
    cx.open(PageId::Tournament);
}

fn list_players(cx: &mut Context) {
    let own =
        cx.created_folder().as_deref().map(span_it_store::personalities::list_folder).unwrap_or_default();
    let own = own.into_iter().filter_map(|listed| Some((listed.path, listed.result.ok()?)));
    let mut own: Vec<_> = own.collect();
    own.sort_by_cached_key(|(file, _)| Reverse(storage::modified(file)));
    let rungs = opponents();
    let rung = cx.progress().next_rung().and_then(|index| rungs.get(index)).or(rungs.last());
    let rating = rung.map_or(0.0, |rung| rung.elo);
    let setup = &mut cx.states.the_mut::<TournamentState>().setup;
    if setup.is_new() {
        let folder = cx.store.folders.as_ref().map(Folders::tournaments);
        let latest = folder.and_then(|folder| history::latest_plan(&folder));
        setup.recall(latest.as_ref(), &cx.store.ratings);
    }
    setup.list(own, &cx.store.ratings, rating);
}

/// Reports why a tournament cannot be read, but not the same problem at every start.
fn report_unreadable_log(cx: &mut Context) {
    let Some(message) = cx.states.the_mut::<TournamentState>().log_error.take().map(msg::unreadable) else {
        return;
    };
    if cx.settings.reported_log_error.as_ref() != Some(&message) {
        cx.settings.reported_log_error = Some(message.clone());
        list_commands::report(cx, message);
    }
}

/// At the start: starts to look for an interrupted tournament.
pub(crate) fn find_interrupted_tournament(cx: &mut Context) {
    // Does not offer one again that the player left interrupted.
    let purpose = LogPurpose::Resume { except: cx.settings.dismissed_tournament.clone() };
    search_logs(cx, purpose);
}

/// Starts to look for a tournament, unless that was done.
fn search_logs(cx: &mut Context, purpose: LogPurpose) {
    let logs = cx.store.folders.as_ref().map(Folders::tournaments);
    cx.states.the_mut::<TournamentState>().search.begin(logs, purpose, &repaint_wake(&cx.egui));
}

fn offer_tournament(cx: &mut Context) {
    let Some(tournament) =
        cx.states.the::<TournamentState>().tournament.as_ref().filter(|one| !one.is_finished())
    else {
        return;
    };
    let name = tournament.file_name();
    if name.is_none() || name == cx.settings.dismissed_tournament || is_shown(cx) {
        return;
    }
    let offer = Some((msg::show().to_owned(), Action::ShowTournament));
    let message = msg::interrupted(tournament.games.len(), tournament.plan.games());
    let on_close = Some(Action::call(dismiss_offer));
    let notice = Notice { offer, on_close, ..Notice::information(message) };
    cx.view.notices.add(notice.topic(NoticeTopic::InterruptedTournament));
}

fn dismiss_offer(cx: &mut Context) {
    cx.view.notices.close_topic(NoticeTopic::InterruptedTournament);
    let unfinished = cx.states.the::<TournamentState>().tournament.as_ref().filter(|one| !one.is_under_way());
    if let Some(tournament) = unfinished.filter(|one| !one.is_finished()) {
        cx.settings.dismissed_tournament = tournament.file_name();
    }
}

pub(super) fn choose(cx: &mut Context) {
    cx.states.the_mut::<TournamentState>().search.end();
    list_commands::cancel_opening(cx);
    cx.states.the_mut::<TournamentState>().choose();
    list_saved_tournaments(cx);
}

pub(super) fn go_back(cx: &mut Context) {
    cx.states.the_mut::<TournamentState>().go_back();
}

/// Receives the progress of the tournament. Returns when to call again.
pub(crate) fn update(cx: &mut Context, now: Duration) -> Option<Duration> {
    cx.states.the_mut::<TournamentState>().saved.poll();
    if cx.states.the_mut::<TournamentState>().show_found(Duration::ZERO) {
        offer_tournament(cx);
    }
    if is_shown(cx) {
        // Searched now if not at the start.
        search_logs(cx, LogPurpose::Show);
    }
    report_unreadable_log(cx);
    list_commands::update_opening(cx, Duration::ZERO);
    let reading = cx.states.the_mut::<TournamentState>().opening.as_ref().map(|_| UPDATE_INTERVAL);
    if cx.states.the_mut::<TournamentState>().search.is_running() {
        // The search wakes the window.
        return reading;
    }
    [reading, update_tournament(cx, now)].into_iter().flatten().min()
}

fn update_tournament(cx: &mut Context, now: Duration) -> Option<Duration> {
    let tournament = cx.states.the_mut::<TournamentState>().tournament.as_mut()?;
    if !tournament.is_under_way() {
        return None;
    }
    let outcome = tournament.refresh(now);
    let finished = tournament.is_finished();
    match outcome {
        Some(Err(StopReason::NotStarted(reason))) => {
            list_commands::report(cx, msg::resume_failed(reason));
        }
        Some(Err(StopReason::Failed(reason))) => {
            list_commands::report(cx, msg::stopped(reason));
        }
        Some(Ok(())) if finished => {
            let measured = ratings(tournament);
            let own_win = own_win(tournament);
            cx.view.announcement = tournament.winners();
            if let Some(name) = own_win {
                cx.store.progress.append(cx.platform.unix_time(), What::OwnWin(name));
            }
            save_ratings(cx, measured);
        }
        _ => {}
    }
    // While the page is closed, the progress is received less often.
    let wait = if is_shown(cx) { UPDATE_INTERVAL } else { 8 * UPDATE_INTERVAL };
    cx.states
        .the_mut::<TournamentState>()
        .tournament
        .as_ref()
        .filter(|tournament| tournament.is_under_way())
        .map(|_| wait)
}

fn is_shown(cx: &Context) -> bool {
    cx.page_id() == PageId::Tournament
}

/// Interrupts the tournament, which can be resumed but is not offered again.
pub(super) fn interrupt(cx: &mut Context) {
    let Some(tournament) = &mut cx.states.the_mut::<TournamentState>().tournament else { return };
    cx.settings.dismissed_tournament = tournament.file_name();
    if let Some(runner) = &tournament.runner {
        runner.control.cancel();
    }
    list_saved_tournaments(cx);
}

/// The name of an own player that is first of four or more, two of them built in.
fn own_win(tournament: &Tournament) -> Option<String> {
    let agents = &tournament.plan.agents;
    let is_built_in = |agent: &PlayerSpec| match agent {
        PlayerSpec::Personality(one) => {
            library::builtin().iter().any(|built_in| built_in.factors == one.factors)
        }
        _ => false,
    };
    let best = tournament.table.rows().first()?;
    let winner = agents.get(best.place)?;
    let counts = agents.len() >= 4 && agents.iter().filter(|agent| is_built_in(agent)).count() >= 2;
    let is_own = matches!(winner, PlayerSpec::Personality(_)) && !is_built_in(winner);
    (counts && is_own).then(|| best.name.clone())
}

/// The strength of the player's own personalities on the scale of the ladder, from the games on its board. Empty with a
/// limit, as the ladder has none, and if no built-in personality took part.
fn ratings(tournament: &Tournament) -> Vec<Measured> {
    let plan = &tournament.plan;
    if plan.limits() != Limits::default() {
        return Vec::new();
    }
    let personality = |place: usize| match &plan.agents[place] {
        PlayerSpec::Personality(personality) => Some(personality.as_ref()),
        _ => None,
    };
    let board = Selection { board: Some(BoardSize::STANDARD), side: None };
    let table = Scoreboard::of(&plan.names(), &tournament.games, board);
    let Ok(ratings) = table.ratings() else { return Vec::new() };
    let known = |place| {
        let strength = ladder::builtin().strength_of(&personality(place)?.factors)?;
        let margin95 = strength.margin.unwrap_or_default();
        Some((place, Estimate { value: strength.elo, margin95, rough: false }))
    };
    let known: Vec<_> = (0..plan.agents.len()).filter_map(known).collect();
    let is_known = |place| known.iter().any(|(one, _)| *one == place);
    let measured = |row: &Row| {
        let one = personality(row.place).filter(|_| !is_known(row.place))?;
        let rating = ratings.on_scale(row.place, &known)?;
        Some(Measured {
            name: one.name.clone(),
            factors: one.factors.clone(),
            strength: Strength {
                elo: rating.value.clamp(-ladder::MAX_ELO, ladder::MAX_ELO),
                margin: Some(rating.margin95.min(ladder::MAX_ELO)),
                rough: row.rating?.rough,
                safe_moves: row.kept.share(),
                ms: row.times.mean_ms(),
                boards: vec![BoardSize::STANDARD],
                ..Strength::default()
            },
            tournament: Some(plan.identity()),
        })
    };
    table.rows().iter().filter_map(measured).collect()
}

#[cfg(test)]
mod tests {

    use super::*;
    use span_it_lab::tournament::{Control, Plan, run};

    #[test]
    fn rates_own_personality_on_the_ladder_scale() {
        let mut agents = ["Sprinter", "Steady"].map(|name| PlayerSpec::parse(name).unwrap()).to_vec();
        let PlayerSpec::Personality(mut own) = agents[1].clone() else { panic!("Steady is a personality") };
        own.factors.set(span_it_core::personality::Factor::NodeMajor, 2.5).unwrap();
        own.name = "Ada".to_owned();
        agents.push(PlayerSpec::Personality(own));
        let plan = Plan { pairs: 20, ..Plan::round_robin(agents) };
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        let measured = ratings(&Tournament::new(Arc::new(plan), games, None));
        assert_eq!(measured.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
        let elo = |name| {
            let built_in = span_it_core::personality::library::builtin_named(name).unwrap();
            ladder::builtin().strength_of(&built_in.factors).unwrap().elo
        };
        let strength = &measured[0].strength;
        assert!(strength.elo > elo("Sprinter") && strength.elo < elo("Blocker"), "{strength:?}");
        assert!(strength.safe_moves.is_some() && strength.ms.is_some() && !strength.rough);
    }

    #[test]
    fn the_margin_is_that_of_the_difference_to_the_ladder() {
        let mut own = PlayerSpec::parse("Steady").unwrap();
        let PlayerSpec::Personality(personality) = &mut own else { panic!("Steady is a personality") };
        personality.factors.set(span_it_core::personality::Factor::NodeMajor, 2.5).unwrap();
        let agents = vec![own, PlayerSpec::parse("Blocker").unwrap()];
        let plan = Plan { pairs: 30, ..Plan::round_robin(agents) };
        let measured = |plan: &Plan| {
            let mut games = Vec::new();
            run(plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
            let tournament = Tournament::new(Arc::new(plan.clone()), games, None);
            (ratings(&tournament), tournament)
        };
        let (one, tournament) = measured(&plan);
        let blocker = library::builtin_named("Blocker").unwrap();
        let known = ladder::builtin().strength_of(&blocker.factors).unwrap();
        let difference = tournament.table.ratings().unwrap().difference(0, 1).unwrap();
        let expected = difference.margin95.hypot(known.margin.unwrap());
        assert!((one[0].strength.margin.unwrap() - expected).abs() < 1e-6);
        assert!((one[0].strength.elo - known.elo - difference.value).abs() < 1e-6);
        // Games on other boards do not count, and limits are no measurement.
        let eight = BoardSize::square(8).unwrap();
        let both = Plan { boards: vec![BoardSize::STANDARD, eight], ..plan.clone() };
        assert_eq!(measured(&both).0[0].strength.elo.to_bits(), one[0].strength.elo.to_bits());
        assert!(measured(&Plan { boards: vec![eight], ..plan.clone() }).0.is_empty());
        assert!(measured(&Plan { max_visits: Some(100_000), ..plan.clone() }).0.is_empty());
        // A longer run of the same tournament replaces the shorter one.
        assert_eq!(measured(&Plan { pairs: 40, ..plan.clone() }).0[0].tournament, one[0].tournament);
        assert_ne!(measured(&both).0[0].tournament, one[0].tournament);
    }
}
