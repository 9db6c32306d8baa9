//! State of the page: setup and current tournament.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::board::BoardState;
use crate::context::command::shortcut::PageId;
use crate::messages::language::and_list;
use crate::messages::tournament as msg;
use crate::model::tournament::history::{LoadedTournament, Opening, Search, TournamentList};
use crate::model::tournament::runner::{StopReason, TournamentRunner, work_left};
use crate::pages::tournament::setup::plan::{Planned, SetUp};
use crate::pages::tournament::shown_table::ShownTable;
use span_it_core::stopwatch::Stopwatch;
use span_it_lab::tournament::log::LogError;
use span_it_lab::tournament::{GameResult, LiveGame, Names, OwnNames, PairKey, Plan, Scoreboard, Selection};

/// Minimum time between two updates of the table.
const REFRESH: Duration = Duration::from_secs(2);
/// The update of a table with many games is slow: the time between two updates is at least this multiple of
/// its duration.
const MAX_UPDATE_SHARE: u32 = 50;
/// Interval for updates of live game and progress.
pub(crate) const UPDATE_INTERVAL: Duration = Duration::from_millis(250);

/// A game of a tournament: its pair, and whether it is the second game.
pub(crate) type GameId = (PairKey, bool);

/// Why a log is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// It is an earlier tournament.
    Saved,
    /// The player chose the file, which the recent files then contain.
    File,
}

/// The reading of a log that was requested, and from where.
#[derive(Debug)]
pub(crate) struct RequestedOpening {
    pub(crate) opening: Opening,
    pub(crate) started: Duration,
    pub(crate) page: PageId,
    /// Why it is read.
    pub(crate) reason: Reason,
}

/// State of the page. It stays while the page is closed.
#[derive(Debug, Default)]
pub struct TournamentState {
    pub(crate) setup: SetUp,
    pub(super) planned: Option<Planned>,
    /// The current tournament, shown instead of the setup.
    pub(crate) tournament: Option<Box<Tournament>>,
    /// The tournament that was shown before the setup.
    pub(crate) last: Option<Box<Tournament>>,
    pub(crate) search: Search,
    pub(crate) saved: TournamentList,
    /// Why the latest tournament cannot be read, until it is reported.
    pub(crate) log_error: Option<LogError>,
    pub(crate) opening: Option<RequestedOpening>,
    pub(crate) start_problem: Option<String>,
    pub(super) setup_tab: usize,
}

impl TournamentState {
    /// Shows the tournament that the search has found, waiting for it up to `wait`. Returns whether there is one.
    pub(crate) fn show_found(&mut self, wait: Duration) -> bool {
        let Some(result) = self.search.take(wait) else { return false };
        self.log_error = result.log_error;
        let Some(tournament) = result.tournament else { return false };
        self.show_loaded(*tournament);
        true
    }

    pub(crate) fn show_loaded(&mut self, tournament: LoadedTournament) {
        self.tournament = Some(Box::new(Tournament::loaded(tournament)));
    }

    /// Whether a tournament is running or paused.
    pub(crate) fn is_under_way(&self) -> bool {
        self.tournament.as_ref().is_some_and(|tournament| tournament.is_under_way())
    }

    /// Shows the setup. [`go_back`](Self::go_back) returns.
    pub(crate) fn choose(&mut self) {
        self.setup_tab = 0;
        self.last = self.tournament.take().or(self.last.take());
    }

    pub(crate) fn go_back(&mut self) {
        if self.tournament.is_none() {
            self.tournament = self.last.take();
        }
    }

    /// Whether something covers the page; Esc closes it before it closes the page.
    pub(super) fn has_overlay(&self) -> bool {
        match &self.tournament {
            None => self.saved.renaming.is_some(),
            Some(one) => one.watching || one.listed_pairing.is_some(),
        }
    }

    pub(super) fn close_overlay(&mut self) {
        let Some(tournament) = &mut self.tournament else {
            self.saved.renaming = None;
            return;
        };
        if tournament.watching {
            tournament.watching = false;
        } else {
            tournament.list_games(None);
        }
    }

    pub fn tournament_table(&self) -> Option<&Scoreboard> {
        self.tournament.as_ref().map(|tournament| &tournament.table)
    }
}

#[derive(Debug)]
pub(crate) struct Tournament {
    pub plan: Arc<Plan>,
    pub(crate) games: Vec<GameResult>,
    pub(crate) runner: Option<TournamentRunner>,
    pub(crate) title: Option<String>,
    /// The log.
    pub(crate) file: Option<PathBuf>,
    /// The pairing whose games are listed, as indices of the plan.
    pub(crate) listed_pairing: Option<(usize, usize)>,
    /// The selected tab of a narrow window: the table, or the games.
    pub(super) tab: usize,
    pub(crate) watching: bool,
    pub(super) followed: Option<LiveGame>,
    pub(super) followed_end: Option<GameResult>,
    pub(super) names: Names,
    pub(super) table: Scoreboard,
    pub(super) shown: ShownTable,
    /// Number of games in the table, time of its last update, and duration of that update.
    last_tabulated: (usize, Duration, Duration),
    last_updated: Duration,
    /// When all games will have been played, as estimated with the table: in seconds of playing.
    end: Option<f64>,
    pub(super) board: BoardState,
}

impl Tournament {
    pub(crate) fn new(plan: Arc<Plan>, games: Vec<GameResult>, path: Option<PathBuf>) -> Self {
        let names = Names::new(&plan.agents, &OwnNames::new());
        let table = Scoreboard::new(&names.shown, &games);
        Self::loaded(LoadedTournament { path, title: None, plan, games, names, table })
    }

    fn loaded(tournament: LoadedTournament) -> Self {
        let LoadedTournament { path, title, plan, games, names, table } = tournament;
        Self {
            last_tabulated: (games.len(), Duration::ZERO, Duration::ZERO),
            last_updated: Duration::ZERO,
            end: None,
            shown: ShownTable::new(&table, &plan, &games),
            games,
            runner: None,
            title,
            file: path,
            listed_pairing: None,
            tab: 0,
            watching: false,
            followed: None,
            followed_end: None,
            names,
            table,
            plan,
            board: BoardState::default(),
        }
    }

    /// Lists the games of a pairing, or closes the list. Selects the tab of the list or the table.
    pub(super) fn list_games(&mut self, listed_pairing: Option<(usize, usize)>) {
        self.tab = usize::from(listed_pairing.is_some());
        self.listed_pairing = listed_pairing;
    }

    pub(crate) fn select_table(&mut self, selection: Selection) {
        self.shown.selection = selection;
        self.update_shown();
    }

    fn update_shown(&mut self) {
        self.shown.update(&self.table, &self.plan, &self.names.shown, &self.games);
    }

    pub(super) fn shown_table(&self) -> &Scoreboard {
        self.shown.table(&self.table)
    }

    pub(crate) fn file_name(&self) -> Option<String> {
        Some(self.file.as_deref()?.file_name()?.to_string_lossy().into_owned())
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.games.len() as u64 >= self.plan.games() || self.is_test()
    }

    /// Whether a sequential test ends it, which only the toolkit plays.
    pub(super) fn is_test(&self) -> bool {
        self.plan.test().is_some()
    }

    /// Says who is first.
    pub(super) fn winners(&self) -> String {
        let first = self.table.rows().iter().filter(|row| row.rank == 1);
        let names: Vec<&str> = first.map(|row| row.name.as_str()).collect();
        msg::finished(names.len(), and_list(&names))
    }

    pub(crate) const fn is_under_way(&self) -> bool {
        self.runner.is_some()
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.runner.as_ref().is_some_and(|runner| runner.control.is_paused())
    }

    /// Takes the games that have ended. Returns the result when the tournament has ended.
    pub(crate) fn refresh(&mut self, now: Duration) -> Option<Result<(), StopReason>> {
        let outcome = self.runner.as_mut()?.poll(now, &mut self.games);
        if now.saturating_sub(self.last_updated) >= UPDATE_INTERVAL || outcome.is_some() {
            self.last_updated = now;
            self.follow();
        }
        let (known, at, took) = self.last_tabulated;
        let due = known != self.games.len() && now.saturating_sub(at) >= REFRESH.max(took * MAX_UPDATE_SHARE);
        if due || outcome.is_some() {
            self.tabulate(now);
        }
        if outcome.is_some() {
            self.runner = None;
        }
        outcome
    }

    fn tabulate(&mut self, now: Duration) {
        let clock = Stopwatch::start();
        self.table = Scoreboard::new(&self.names.shown, &self.games);
        let played = self.runner.as_ref().and_then(TournamentRunner::played);
        self.end = played
            .map(|(played, seconds)| seconds.mul_add(work_left(&self.plan, &self.games, played), seconds));
        self.update_shown();
        self.last_tabulated = (self.games.len(), now, clock.elapsed());
    }

    /// Updates the followed game. After its end, shows its result if it is enlarged, else follows another game.
    fn follow(&mut self) {
        let Some(runner) = &self.runner else { return };
        let live = runner.control.live();
        let id = self.followed.as_ref().map(|game| (game.key, game.exchanged));
        if let Some(same) = live.iter().find(|game| Some((game.key, game.exchanged)) == id) {
            self.followed = Some(same.clone());
        } else if self.watching && id.is_some() {
            self.followed_end = self.games.iter().rev().find(|game| Some(game_id(game)) == id).cloned();
        } else if let Some(longest) = live.into_iter().max_by_key(|game| game.moves.len()) {
            (self.followed, self.followed_end) = (Some(longest), None);
        }
    }

    pub(crate) fn follow_another(&mut self) {
        let id = self.followed.as_ref().map(|game| (game.key, game.exchanged));
        let live = self.runner.as_ref().map(|runner| runner.control.live()).unwrap_or_default();
        let other = live.into_iter().find(|game| Some((game.key, game.exchanged)) != id);
        (self.followed, self.followed_end) = (other.or(self.followed.take()), None);
    }

    pub(super) fn live(&self) -> usize {
        self.runner.as_ref().map_or(0, |runner| runner.control.live().len())
    }

    /// Games per second, and estimated time left.
    pub(super) fn pace(&self) -> Option<(f64, Duration)> {
        let (played, seconds) = self.runner.as_ref()?.played()?;
        let left = (self.end? - seconds).max(0.0);
        let left = Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX);
        Some((played as f64 / seconds, left))
    }

    pub(crate) fn game(&self, id: GameId) -> Option<&GameResult> {
        self.games.iter().find(|game| game_id(game) == id)
    }
}

pub(super) const fn game_id(game: &GameResult) -> GameId {
    (game.key, game.exchanged)
}
