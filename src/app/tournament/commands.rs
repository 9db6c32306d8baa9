//! Holding the Ultimate Personality Competition: what its page asks for.
//!
//! A contest is written down as it goes, `competitions/1.jsonl` and so on in the program's folder; the
//! last one is found again at the next start and can go on where it broke off.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use crate::app::help::Chapter;
use crate::app::store::files::of_storage;
use crate::app::tournament::history;
use crate::app::tournament::history::Purpose;
use crate::app::tournament::runner::{Broken, LogTo, Task, TournamentRunner};
use crate::app::tournament::{Answer, Contest, LOOK, TournamentAction};
use crate::app::view::{About, FilePurpose, Notice, Page};
use crate::app::{Action, App};
use crate::jobs::{WakeAt, waking};
use crate::messages::tournament as words;
use span_it_arena::contest::export::Report;
use span_it_arena::contest::log::Log;
use span_it_arena::contest::scoreboard::Row;
use span_it_arena::contest::{AgentSpec, Plan};
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::{self, Measured, Strength};
use span_it_core::storage::StorageError;

/// How long the page waits for the last contest before it opens without.
const AT_ONCE: Duration = Duration::from_millis(60);

impl App {
    /// Opens the page: on the contest under way, or on the last one.
    pub(crate) fn show_tournament(&mut self, ctx: &egui::Context) {
        self.session.close_hint();
        let folder = self.personality_folder();
        self.view.tournament.list(folder.as_deref(), &self.settings.engines);
        // As a rule it is found at once; a long one is shown when it has been read.
        self.view.tournament.show_found(AT_ONCE);
        self.look_for_last(ctx);
        self.view.tournament.show_found(AT_ONCE);
        self.tell_unread();
        self.forget_competition_offer();
        self.list_earlier(ctx);
        self.view.page = Page::Tournament;
    }

    /// Lists all competitions there are.
    fn list_earlier(&mut self, ctx: &egui::Context) {
        if let Some(folders) = &self.store.folders {
            self.view.tournament.earlier.renew(folders.competitions(), waking(ctx));
        }
    }

    /// Opens one of those that are listed.
    fn open_earlier(&mut self, place: usize, ctx: &egui::Context) {
        self.cancel_trial();
        let tournament = &mut self.view.tournament;
        tournament.is_asked_for = true;
        let Some(path) = tournament.earlier.known().get(place).map(|one| one.path.clone()) else { return };
        tournament.search.read(path, &self.settings.engine_names, &waking(ctx));
    }

    /// Deletes one of those that are listed; the results of the last one go with its log.
    fn delete_earlier(&mut self, place: usize, ctx: &egui::Context) {
        let tournament = &mut self.view.tournament;
        let deleted = tournament.earlier.delete(place);
        if let Ok(Some(path)) = &deleted {
            tournament.last.take_if(|last| last.file.as_ref() == Some(path));
        }
        self.tell_of_list(deleted.map(drop));
        self.list_earlier(ctx);
    }

    /// Says what stood against changing the list, or that nothing does any more.
    fn tell_of_list(&mut self, changed: Result<(), StorageError>) {
        match changed {
            Ok(()) => self.view.notices.forget(About::Contest),
            Err(error) => {
                let notice = Notice::problem(words::not_changed(error)).about(About::Contest);
                self.tell_problem(notice.with_help(of_storage()));
            }
        }
    }

    /// Says of a competition that it cannot be read, and why; not at every start the same.
    fn tell_unread(&mut self) {
        let Some(said) = self.view.tournament.unread.take().map(words::unread) else { return };
        // What is wrong with one that was asked for is told as often as that.
        let is_asked_for = std::mem::take(&mut self.view.tournament.is_asked_for);
        if is_asked_for || self.settings.told_unread.as_ref() != Some(&said) {
            if !is_asked_for {
                self.settings.told_unread = Some(said.clone());
            }
            let notice = Notice::problem(said).about(About::Contest);
            self.tell_problem(notice.with_help(Chapter::Competition));
        }
    }

    /// At the start: begins to look for a competition that broke off.
    pub(crate) fn look_for_competition(&mut self, ctx: &egui::Context) {
        // One that was left so is not offered again.
        let purpose = Purpose::GoOn { but: self.settings.left_competition.clone() };
        self.search_logs(purpose, ctx);
    }

    /// Begins to look for the last competition, unless that was done.
    fn look_for_last(&mut self, ctx: &egui::Context) {
        self.search_logs(Purpose::Show, ctx);
    }

    fn search_logs(&mut self, purpose: Purpose, ctx: &egui::Context) {
        let logs = self.store.folders.as_ref().map(crate::platform::Folders::competitions);
        self.view.tournament.search.begin(logs, purpose, &self.settings.engine_names, &waking(ctx));
    }

    /// Offers the last competition once after it broke off, without anything having to be answered.
    fn offer_competition(&mut self) {
        let Some(contest) = self.view.tournament.contest.as_ref().filter(|one| !one.is_finished()) else {
            return;
        };
        let name = contest.file_name();
        if name.is_none() || name == self.settings.left_competition || self.is_at_competition() {
            return;
        }
        let offer = Some((words::SHOW.to_owned(), Action::Tournament(TournamentAction::Show)));
        let said = words::broken_off(contest.played(), contest.plan.games());
        let notice = Notice { bad: false, offer, ..Notice::problem(said) };
        self.view.notices.add(notice.about(About::BrokenOff));
    }

    /// The competition that is shown is known to be unfinished, and so is not offered again.
    pub(crate) fn forget_competition_offer(&mut self) {
        self.view.notices.forget(About::BrokenOff);
        let unfinished = self.view.tournament.contest.as_ref().filter(|one| !one.is_under_way());
        if let Some(contest) = unfinished.filter(|one| !one.is_finished()) {
            self.settings.left_competition = contest.file_name();
        }
    }

    /// Carries out what the page asks for.
    pub(crate) fn apply_to_tournament(&mut self, ask: TournamentAction, ctx: &egui::Context) {
        match ask {
            TournamentAction::Show => self.show_tournament(ctx),
            TournamentAction::Start => self.try_engines(ctx),
            TournamentAction::AddEngine => self.add_engine(),
            TournamentAction::RemoveEngine(place) => self.remove_engine(place),
            TournamentAction::CancelTrial => self.cancel_trial(),
            TournamentAction::GoOn => self.try_engines_again(ctx),
            TournamentAction::DrawSeed => {
                let seed = self.platform.chance();
                self.view.tournament.set_seed(seed);
            }
            TournamentAction::Export => self.ask_file(FilePurpose::ExportTable, ctx),
            TournamentAction::Answer(answer) => {
                self.break_off(answer);
                self.list_earlier(ctx);
            }
            TournamentAction::Open(place) => self.open_earlier(place, ctx),
            TournamentAction::Delete(place) => self.delete_earlier(place, ctx),
            TournamentAction::Restore => {
                let restored = self.view.tournament.earlier.restore();
                self.tell_of_list(restored);
                self.list_earlier(ctx);
            }
            TournamentAction::ListAll => {
                self.view.tournament.earlier.list_all();
                self.list_earlier(ctx);
            }
            TournamentAction::Review(id) => self.review_contest_game(id),
            TournamentAction::New => {
                self.cancel_trial();
                self.view.tournament.search.end();
                self.view.tournament.choose();
                self.list_earlier(ctx);
            }
            TournamentAction::Back => {
                self.cancel_trial();
                self.view.tournament.go_back();
            }
            TournamentAction::Meeting(meeting) => self.view.tournament.list_games(meeting),
            TournamentAction::Pause => self.on_contest(|contest| {
                if let Some(runner) = &contest.runner {
                    runner.control().pause();
                }
            }),
            TournamentAction::Cancel => self.on_contest(|contest| contest.asking = true),
            TournamentAction::Watch(on) => self.on_contest(|contest| contest.watching = on),
            TournamentAction::Another => self.on_contest(Contest::follow_another),
        }
        ctx.request_repaint();
    }

    /// Does something to the contest that is shown, if one is.
    fn on_contest(&mut self, change: impl FnOnce(&mut Contest)) {
        if let Some(contest) = &mut self.view.tournament.contest {
            change(contest);
        }
    }

    /// Takes what the contest has done since; says when to look again.
    pub(crate) fn work_on_contest(&mut self, now: Duration, ctx: &egui::Context) -> Option<Duration> {
        self.view.tournament.earlier.hear();
        if self.view.tournament.show_found(Duration::ZERO) {
            self.offer_competition();
        }
        if self.is_at_competition() {
            // What was put off at the start is wanted now.
            self.look_for_last(ctx);
        }
        self.tell_unread();
        if self.view.tournament.search.is_on() {
            // Whoever looks for it says when it is found.
            return None;
        }
        let contest = self.view.tournament.contest.as_mut()?;
        if !contest.is_under_way() {
            return None;
        }
        let outcome = contest.refresh(now);
        let finished = contest.is_finished();
        match outcome {
            Some(Err(Broken::NotBegun(reason))) => {
                let problem = Notice::problem(words::cannot_go_on(reason)).about(About::Contest);
                self.tell_problem(problem.with_help(Chapter::Competition));
            }
            Some(Err(Broken::Off(reason))) => {
                let problem = Notice::problem(words::broke_off(reason)).about(About::Contest);
                self.tell_problem(problem.with_help(Chapter::Competition));
            }
            Some(Ok(())) if finished => {
                let measured = strengths(contest);
                if let Some(best) = contest.table().rows().first() {
                    self.view.announcement = words::over(&best.name);
                }
                self.note_strengths(measured);
            }
            _ => {}
        }
        let shown = matches!(self.view.page, Page::Tournament);
        // Nobody looks: what has happened is taken now and then all the same.
        let wait = if shown { LOOK } else { 8 * LOOK };
        self.view.tournament.contest.as_ref().filter(|contest| contest.is_under_way()).map(|_| wait)
    }

    /// Whether the competition fills the window.
    pub(crate) const fn is_at_competition(&self) -> bool {
        matches!(self.view.page, Page::Tournament)
    }

    pub(super) fn start_contest(&mut self, plan: &Arc<Plan>, ctx: &egui::Context) {
        let log = match self.new_log(plan) {
            Ok(log) => log,
            Err(reason) => return self.tell_problem(Notice::problem(words::not_begun(reason))),
        };
        let file = log.as_ref().map(|log| log.path().to_path_buf());
        let mut contest = Contest::new(Arc::clone(plan), Vec::new(), file);
        contest.call(&self.settings.engine_names);
        self.view.tournament.contest = Some(Box::new(contest));
        self.view.tournament.show_table();
        self.start_runner(log.map_or(LogTo::Nowhere, |log| LogTo::New(Box::new(log))), ctx);
    }

    /// After a pause, or where the contest broke off.
    pub(super) fn go_on_with_contest(&mut self, ctx: &egui::Context) {
        let Some(contest) = &mut self.view.tournament.contest else { return };
        if let Some(runner) = &contest.runner {
            runner.control().resume();
            return;
        }
        // Why it could not go on before is no longer of interest.
        self.view.notices.forget(About::Contest);
        let log = contest.file.clone().map_or(LogTo::Nowhere, LogTo::Resume);
        self.start_runner(log, ctx);
    }

    fn start_runner(&mut self, log: LogTo, ctx: &egui::Context) {
        let now = self.platform.now();
        // What is begun is shown, and no other that is still being read.
        self.view.tournament.search.end();
        let Some(contest) = &mut self.view.tournament.contest else { return };
        let task = Task { plan: Arc::clone(&contest.plan), log, done: contest.games.clone() };
        // The table is redrawn at intervals, not at every game.
        match TournamentRunner::start(task, now, waking(ctx), WakeAt::End) {
            Ok(runner) => {
                contest.runner = Some(runner);
                self.settings.left_competition = None;
            }
            Err(error) => {
                self.tell_problem(Notice::problem(words::not_begun(error)).about(About::Contest));
            }
        }
    }

    fn break_off(&mut self, answer: Answer) {
        let tournament = &mut self.view.tournament;
        let Some(contest) = &mut tournament.contest else { return };
        contest.asking = false;
        match answer {
            Answer::GoOn => {}
            Answer::Keep => {
                self.settings.left_competition = contest.file_name();
                if let Some(runner) = &contest.runner {
                    runner.control().cancel();
                }
            }
            Answer::Discard => {
                // It lets go of the log before that is deleted.
                contest.runner = None;
                if let Some(file) = contest.file.take()
                    && let Err(error) = std::fs::remove_file(&file)
                {
                    self.tell_problem(Notice::problem(words::not_discarded(&file, error)));
                }
                self.view.tournament.contest = None;
            }
        }
    }

    /// The folder of the contests' logs, made when first wanted.
    fn competition_folder(&self) -> Option<PathBuf> {
        let folder = self.store.folders.as_ref()?.competitions();
        std::fs::create_dir_all(&folder).is_ok().then_some(folder)
    }

    /// A log for a new contest; none where nothing is kept.
    fn new_log(&self, plan: &Plan) -> Result<Option<Log>, String> {
        let Some(folder) = self.competition_folder() else { return Ok(None) };
        history::begin(&folder, plan).map(Some).map_err(|error| error.to_string())
    }

    /// Writes the table, as the file's ending says; another is refused.
    pub(crate) fn export_table(&mut self, path: &Path) {
        let Some(contest) = &self.view.tournament.contest else { return };
        let names = contest.names();
        let table = span_it_arena::contest::Scoreboard::new(&names.shown, &contest.games);
        let report = Report::new(words::TITLE, &table).with_plan(&contest.plan, names, contest.is_finished());
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
        let text = match ending.as_str() {
            "html" | "htm" => report.html(),
            "csv" => report.csv(),
            "json" => report.json() + "\n",
            "md" => report.markdown(),
            _ => {
                let problem = Notice::problem(words::no_such_table(path)).about(About::Saving);
                return self.tell_problem(problem.with_help(Chapter::Competition));
            }
        };
        if self.write_chosen(path, &text) {
            let written = Notice::problem(words::written(path)).about(About::Saving);
            self.view.notices.put(Notice { bad: false, ..written });
        }
    }
}

/// How strong the players' own personalities were, on the scale of the shipped ones; none where none of
/// those took part.
fn strengths(contest: &Contest) -> Vec<Measured> {
    let rated = |row: &Row| {
        let AgentSpec::Personality(personality) = &contest.plan.agents[row.place] else { return None };
        Some((personality.as_ref().clone(), row.rating?, row.kept.share(), row.times.mean_ms()))
    };
    let rated: Vec<_> = contest.table().rows().iter().filter_map(rated).collect();
    let known = |one: &Personality| ladder::builtin().strength_of(&one.factors).map(|strength| strength.elo);
    let shifts: Vec<f64> =
        rated.iter().filter_map(|(one, rating, ..)| Some(known(one)? - rating.value)).collect();
    if shifts.is_empty() {
        return Vec::new();
    }
    let shift = shifts.iter().sum::<f64>() / shifts.len() as f64;
    let own = rated.into_iter().filter(|(one, ..)| known(one).is_none());
    own.map(|(one, rating, kept, ms)| Measured {
        name: one.name,
        factors: one.factors,
        strength: Strength {
            elo: (rating.value + shift).clamp(-ladder::MAX_ELO, ladder::MAX_ELO),
            margin: Some(rating.margin95.min(ladder::MAX_ELO)),
            kept,
            ms,
            boards: contest.plan.boards.clone(),
        },
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_arena::contest::{Control, run};

    #[test]
    fn rates_own_personality_on_the_ladder_scale() {
        let mut agents = ["Sprinter", "Steady"].map(|name| AgentSpec::parse(name).unwrap()).to_vec();
        let AgentSpec::Personality(mut own) = agents[1].clone() else { panic!("Steady is a personality") };
        own.factors.set(span_it_core::personality::Factor::NodeMajor, 2.5).unwrap();
        own.name = "Ada".to_owned();
        agents.push(AgentSpec::Personality(own));
        let plan = Plan { pairs: 20, ..Plan::round_robin(agents) };
        let mut games = Vec::new();
        run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
        let measured = strengths(&Contest::new(Arc::new(plan), games, None));
        assert_eq!(measured.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
        let elo = |name| {
            let shipped = span_it_core::personality::library::builtin_named(name).unwrap();
            ladder::builtin().strength_of(&shipped.factors).unwrap().elo
        };
        let found = &measured[0].strength;
        assert!(found.elo > elo("Sprinter") && found.elo < elo("Blocker"), "{found:?}");
        assert!(found.margin.is_some() && found.kept.is_some() && found.ms.is_some());
    }
}
