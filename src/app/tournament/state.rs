//! What the page holds: the choices, and the contest that is shown, under way or not.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::app::board::BoardState;
use crate::app::tournament::cell_texts::Figures;
use crate::app::tournament::engine_check::Rehearsal;
use crate::app::tournament::engine_fields::Engines;
use crate::app::tournament::history::{Found, List, Search};
use crate::app::tournament::runner::{Broken, Hall};
use crate::app::tournament::setup::SetUp;
use crate::app::tournament::{Answer, Ask};
use crate::app::ui::click_guard::Guard;
use span_it_arena::contest::log::LogError;
use span_it_arena::contest::{GameResult, LiveGame, Names, OwnNames, PairKey, Plan, Scoreboard};
use span_it_core::engine::Deadline;

/// How often the table is made anew while games end.
const REFRESH: Duration = Duration::from_secs(2);
/// The table of many games takes long to make: it is not made more often than this many times that.
const SPARING: u32 = 50;
/// How often the live game and the progress are looked at.
pub const LOOK: Duration = Duration::from_millis(250);

/// One game of a contest.
pub type GameId = (PairKey, bool);

/// The state of the page; it stays while the page is closed, and a contest goes on.
#[derive(Debug, Default)]
pub struct State {
    /// What is chosen for the next contest.
    pub(super) setup: SetUp,
    /// The contest shown, in place of the choices.
    pub(crate) contest: Option<Box<Contest>>,
    /// The contest that was shown before the choices.
    pub(crate) last: Option<Box<Contest>>,
    /// The search for the last contest on the disk.
    pub(crate) search: Search,
    /// All contests on the disk.
    pub(crate) earlier: List,
    /// Why the last contest cannot be read, until it is told.
    pub(crate) unread: Option<LogError>,
    /// Whether one that is listed was asked for, and not the last one looked for.
    pub(crate) is_asked_for: bool,
    /// The trial of the outside engines, before a contest begins.
    pub(crate) rehearsal: Option<Rehearsal>,
    /// Why a contest was not begun, or did not go on, as it was last told.
    pub(crate) told: Option<String>,
    /// Which half is shown where only one fits.
    pub(super) tab: usize,
    /// Whether there is a trial, by which *Start* makes room for *Cancel* and comes back.
    pub(super) way_in: Guard<bool>,
}

impl State {
    /// Lists who may take part.
    pub(crate) fn list(&mut self, folder: Option<&std::path::Path>, engines: &[String]) {
        self.setup.list(folder);
        self.setup.engines.list(engines);
    }

    /// The outside engines that may take part.
    pub(crate) const fn engines_mut(&mut self) -> &mut Engines {
        &mut self.setup.engines
    }

    /// Shows the last contest, if it has been found within this time; says whether it has.
    pub(crate) fn show_found(&mut self, wait: Duration) -> bool {
        let Some(sought) = self.search.take(wait) else { return false };
        self.unread = sought.unread;
        let Some(found) = sought.found else { return false };
        self.is_asked_for = false;
        let Found { path, plan, games, names, table } = *found;
        let contest = Contest::with_table(Arc::new(plan), games, names, table, Some(path));
        self.contest = Some(Box::new(contest));
        true
    }

    /// From the contest that is shown to the choices, from which there is a way back.
    pub(crate) fn choose(&mut self) {
        self.tab = 0;
        self.last = self.contest.take().or(self.last.take());
    }

    /// Shows the contest again that was shown before the choices.
    pub(crate) fn go_back(&mut self) {
        if self.contest.is_none() {
            self.tab = 0;
            self.contest = self.last.take();
        }
    }

    /// Where only one half fits: shows the table.
    pub(crate) const fn show_table(&mut self) {
        self.tab = 0;
    }

    /// Lists the games of a meeting, or closes the list; where only one half fits, shows the half it is on.
    pub(crate) fn list_games(&mut self, meeting: Option<(usize, usize)>) {
        if let Some(contest) = &mut self.contest {
            self.tab = usize::from(meeting.is_some());
            contest.meeting = meeting;
        }
    }

    /// What lies over the page or its table, and is closed before the page is.
    pub(crate) fn closes_first(&self) -> Option<Ask> {
        let contest = self.contest.as_ref()?;
        if contest.asking {
            Some(Ask::Answer(Answer::GoOn))
        } else if contest.watching {
            Some(Ask::Watch(false))
        } else {
            contest.meeting.map(|_| Ask::Meeting(None))
        }
    }

    /// Draws another seed for the choices.
    pub(crate) fn set_seed(&mut self, seed: span_it_core::engine::Seed) {
        self.setup.set_seed(seed);
    }

    /// The table of the contest that is shown, as last made.
    pub fn contest_table(&self) -> Option<&Scoreboard> {
        self.contest.as_ref().map(|contest| contest.table())
    }

    /// The plan that the choices make, or the first thing that is wrong.
    ///
    /// # Errors
    /// What is wrong, as the player is told.
    pub fn plan(&self) -> Result<Plan, String> {
        self.setup.plan()
    }
}

/// A contest that is shown.
#[derive(Debug)]
pub struct Contest {
    /// What was settled before its first game.
    pub plan: Arc<Plan>,
    /// The games that have ended.
    pub(crate) games: Vec<GameResult>,
    /// Where it is held, while it is.
    pub(crate) hall: Option<Hall>,
    /// Where it is written down.
    pub(crate) file: Option<PathBuf>,
    /// Whether it is asked if the results are to be kept.
    pub(crate) asking: bool,
    /// The meeting whose games are listed, as places in the list of agents.
    pub(crate) meeting: Option<(usize, usize)>,
    /// Whether the live game is shown large.
    pub(crate) watching: bool,
    /// The live game that is followed.
    pub(super) followed: Option<LiveGame>,
    /// How the followed game ended, if it has.
    pub(super) followed_end: Option<GameResult>,
    pub(super) names: Names,
    pub(super) table: Scoreboard,
    pub(super) figures: Figures,
    /// How many games the table is of, when it was made, and how long that took.
    tabled: (usize, Duration, Duration),
    looked: Duration,
    /// Cursor, zoom and animations of the board.
    pub(super) board: BoardState,
}

impl Contest {
    /// A contest with the games that have ended.
    pub fn new(plan: Arc<Plan>, games: Vec<GameResult>, file: Option<PathBuf>) -> Self {
        let names = Names::new(&plan, &OwnNames::new());
        let table = Scoreboard::new(&names.shown, &games);
        Self::with_table(plan, games, names, table, file)
    }

    /// The same, where the table of the games has been made.
    pub(crate) fn with_table(
        plan: Arc<Plan>,
        games: Vec<GameResult>,
        names: Names,
        table: Scoreboard,
        file: Option<PathBuf>,
    ) -> Self {
        Self {
            tabled: (games.len(), Duration::ZERO, Duration::ZERO),
            looked: Duration::ZERO,
            games,
            hall: None,
            file,
            asking: false,
            meeting: None,
            watching: false,
            followed: None,
            followed_end: None,
            names,
            figures: Figures::of(&table, Some(&plan)),
            table,
            plan,
            board: BoardState::default(),
        }
    }

    /// Calls outside programs by the names they have given themselves.
    pub(crate) fn call(&mut self, own: &OwnNames) {
        let names = Names::new(&self.plan, own);
        if names != self.names {
            self.names = names;
            self.table = Scoreboard::new(&self.names.shown, &self.games);
            self.figures = Figures::of(&self.table, Some(&self.plan));
        }
    }

    /// What the agents are called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The table as last made.
    pub const fn table(&self) -> &Scoreboard {
        &self.table
    }

    /// The name of the file it is written down in.
    pub(crate) fn file_name(&self) -> Option<String> {
        Some(self.file.as_deref()?.file_name()?.to_string_lossy().into_owned())
    }

    /// How many games have ended.
    pub const fn played(&self) -> usize {
        self.games.len()
    }

    /// Whether every game has been played.
    pub fn is_finished(&self) -> bool {
        self.games.len() as u64 >= self.plan.games()
    }

    /// Whether games are being played, or paused.
    pub const fn is_under_way(&self) -> bool {
        self.hall.is_some()
    }

    /// Whether it is paused.
    pub fn is_paused(&self) -> bool {
        self.hall.as_ref().is_some_and(|hall| hall.control().is_paused())
    }

    /// Takes what has happened since; says how the contest ended, if it just has.
    pub(crate) fn refresh(&mut self, now: Duration) -> Option<Result<(), Broken>> {
        let outcome = self.hall.as_mut()?.hear(now, &mut self.games);
        if now.saturating_sub(self.looked) >= LOOK || outcome.is_some() {
            self.looked = now;
            self.follow();
        }
        let (known, at, took) = self.tabled;
        let due = known != self.games.len() && now.saturating_sub(at) >= REFRESH.max(took * SPARING);
        if due || outcome.is_some() {
            self.tabulate(now);
        }
        if outcome.is_some() {
            (self.hall, self.asking) = (None, false);
        }
        outcome
    }

    /// Makes the table anew.
    fn tabulate(&mut self, now: Duration) {
        let clock = Deadline::unlimited();
        self.table = Scoreboard::new(&self.names.shown, &self.games);
        self.figures = Figures::of(&self.table, Some(&self.plan));
        self.tabled = (self.games.len(), now, clock.elapsed());
    }

    /// Goes on with the live game that is followed; where it has ended, shows how, if it is watched,
    /// and else takes another.
    fn follow(&mut self) {
        let Some(hall) = &self.hall else { return };
        let live = hall.control().live();
        let id = self.followed.as_ref().map(|game| (game.key, game.exchanged));
        if let Some(same) = live.iter().find(|game| Some((game.key, game.exchanged)) == id) {
            self.followed = Some(same.clone());
        } else if self.watching && id.is_some() {
            self.followed_end = self.games.iter().rev().find(|game| Some(id_of(game)) == id).cloned();
        } else if let Some(longest) = live.into_iter().max_by_key(|game| game.moves.len()) {
            (self.followed, self.followed_end) = (Some(longest), None);
        }
    }

    /// Follows another live game.
    pub(crate) fn follow_another(&mut self) {
        let id = self.followed.as_ref().map(|game| (game.key, game.exchanged));
        let live = self.hall.as_ref().map(|hall| hall.control().live()).unwrap_or_default();
        let other = live.into_iter().find(|game| Some((game.key, game.exchanged)) != id);
        (self.followed, self.followed_end) = (other.or(self.followed.take()), None);
    }

    /// How many games are on the boards now.
    pub(super) fn live(&self) -> usize {
        self.hall.as_ref().map_or(0, |hall| hall.control().live().len())
    }

    /// Games a second, and how long the rest will take.
    pub(super) fn pace(&self) -> Option<(f64, Duration)> {
        let pace = self.hall.as_ref()?.pace()?;
        let left = self.plan.games().saturating_sub(self.games.len() as u64);
        Some((pace, Duration::try_from_secs_f64(left as f64 / pace).unwrap_or(Duration::MAX)))
    }

    /// The finished games of two agents, the latest first.
    pub(super) fn games_of(&self, (one, other): (usize, usize)) -> impl Iterator<Item = &GameResult> {
        let agents = (one.min(other), one.max(other));
        self.games.iter().rev().filter(move |game| game.key.agents == agents)
    }

    /// A finished game.
    pub(crate) fn game(&self, id: GameId) -> Option<&GameResult> {
        self.games.iter().find(|game| id_of(game) == id)
    }
}

/// What a finished game is known by.
pub(super) const fn id_of(game: &GameResult) -> GameId {
    (game.key, game.exchanged)
}
