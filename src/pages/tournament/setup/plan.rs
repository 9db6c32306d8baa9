//! The values of the setup, and the plan they describe.

use std::path::PathBuf;
use std::time::Duration;

use crate::kit::form::NumberField;
use crate::kit::number;
use crate::messages::tournament as msg;
use crate::model::opponents::strength_of;
use crate::pages::tournament::setup::parts::{Kind, estimate, read_boards};
use crate::parts::board_choice::BoardChoice;
use crate::parts::chooser::pick::Pick;
use crate::parts::chooser::players::Players;
use span_it_core::board::BoardSize;
use span_it_core::engine::Seed;
use span_it_core::personality::ladder::Ladder;
use span_it_core::personality::{Personality, library};
use span_it_lab::tournament::{Plan, PlayerSpec};
use span_it_learn::ladder;

pub(super) const MAX_AGENTS: usize = 32;
const MAX_GAMES_PER_PAIRING: u32 = 1_000_000;
/// The proposed number of games per pairing.
const GAMES: u32 = 40;
/// The numbers of proposed players: the player's own ones, at most, and built-in ones.
const OWN: usize = 3;
const NEIGHBOURS: usize = 4;
/// How many own personalities are listed before the built-in ones.
const BEFORE_BUILT_IN: usize = 16;
/// How long the proposed tournament takes, at most.
const SHORT: Duration = Duration::from_mins(1);
/// The games per pairing and the times per move of shorter tournaments.
const SHORTER: [(&str, &str); 7] =
    [("20", ""), ("10", ""), ("4", ""), ("10", "0.1"), ("4", "0.1"), ("2", "0.1"), ("2", "0.05")];
/// The proposed number of random opening moves.
const OPENING_PLIES: &str = "4";

pub(super) const OPENING: NumberField<u16> =
    NumberField::new(msg::opening, msg::opening_range, |text| number::whole_in(text, 0..=20));
pub(super) const LIMIT: NumberField<Option<Duration>> =
    NumberField::new(msg::time_per_move, msg::time_limit_range, |text| match text.trim() {
        "" => Some(None),
        text => number::number_in(text, 0.01..=600.0).map(|seconds| Some(Duration::from_secs_f64(seconds))),
    })
    .unit(" s");
pub(super) const VISITS: NumberField<Option<u64>> =
    NumberField::new(msg::visited_moves, msg::visits_range, |text| match text.trim() {
        "" => Some(None),
        text => number::whole_in(text, 1..=Plan::MAX_VISITS).map(Some),
    });
pub(super) const SEED: NumberField<Seed> = NumberField::new(msg::seed, msg::seed_range, number::typed_seed);

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SetUp {
    pub(crate) players: Players,
    /// The player's own personalities, which readers know beside the built-in ones.
    own: Vec<Personality>,
    pub(super) kind: Kind,
    /// The player that meets all others in a gauntlet.
    pub(super) first: Option<String>,
    pub(super) games: String,
    /// The number of games that was raised, and to what.
    raised: Option<(u32, String)>,
    pub(super) boards: BoardChoice,
    pub(super) other_boards: String,
    pub(super) limit: String,
    /// The limit of visited moves; empty without one.
    pub(super) visits: String,
    pub(super) opening: String,
    pub(in crate::pages::tournament) seed: String,
    /// Whether the latest tournament was looked for.
    is_recalled: bool,
}

/// A plan with its estimated time, cached until a value of the setup changes.
#[derive(Debug)]
pub(in crate::pages::tournament) struct Planned {
    setup: SetUp,
    pub(super) plan: Result<Plan, String>,
    pub(super) time: Option<Duration>,
}

impl Planned {
    pub(super) fn of<'a>(cached: &'a mut Option<Self>, setup: &SetUp) -> &'a Self {
        let planned = cached.take().filter(|planned| planned.setup == *setup);
        cached.insert(planned.unwrap_or_else(|| {
            let plan = setup.plan();
            let time = plan.as_ref().ok().and_then(estimate);
            Self { setup: setup.clone(), plan, time }
        }))
    }
}

impl Default for SetUp {
    fn default() -> Self {
        Self {
            players: Players::default(),
            own: Vec::new(),
            kind: Kind::default(),
            first: None,
            games: GAMES.to_string(),
            raised: None,
            boards: BoardChoice::default(),
            other_boards: String::new(),
            limit: String::new(),
            visits: String::new(),
            opening: OPENING_PLIES.to_owned(),
            seed: "1993".to_owned(),
            is_recalled: false,
        }
    }
}

impl SetUp {
    /// Lists the player's own personalities, latest first, and the built-in ones. If none is chosen, a few take part that
    /// are about as strong as the own ones or, while these are not rated, as `rating`.
    pub(crate) fn list(&mut self, own: Vec<(PathBuf, Personality)>, ratings: &Ladder, rating: f64) {
        self.own = own.iter().map(|(_, one)| one.clone()).collect();
        let own = own.into_iter().map(|(file, one)| Pick::personality(one, Some(file)));
        let own: Vec<Pick> = own.collect();
        let built_in = |one: &Personality| Pick::personality(one.clone(), None);
        self.players.refresh(ratings);
        if self.players.count() == 0 {
            let latest = self.own.iter().take(OWN);
            let rated: Vec<f64> =
                latest.filter_map(|one| Some(strength_of(ratings, &one.factors)?.elo)).collect();
            let middle =
                if rated.is_empty() { rating } else { rated.iter().sum::<f64>() / rated.len() as f64 };
            let mut near: Vec<_> = ladder::opponents().iter().collect();
            near.sort_by(|one, other| (one.elo - middle).abs().total_cmp(&(other.elo - middle).abs()));
            near.truncate(NEIGHBOURS);
            near.sort_by(|one, other| one.elo.total_cmp(&other.elo));
            let near = near.into_iter().map(|one| built_in(one.personality));
            self.players.add(own.iter().take(OWN).cloned().chain(near), ratings);
            self.shorten();
        }
        let (latest, older) = own.split_at(own.len().min(BEFORE_BUILT_IN));
        let offered = latest.iter().cloned().chain(library::builtin().iter().map(built_in));
        self.players.offer(offered.chain(older.iter().cloned()), ratings);
    }

    /// Proposes fewer games, then less time, until the tournament is short.
    fn shorten(&mut self) {
        for (games, limit) in SHORTER {
            if self.plan().ok().and_then(|plan| estimate(&plan)).is_none_or(|time| time <= SHORT) {
                return;
            }
            (self.games, self.limit) = (games.to_owned(), limit.to_owned());
        }
    }

    /// Whether it was not shown yet.
    pub(crate) const fn is_new(&self) -> bool {
        !self.is_recalled
    }

    /// Fills the values from the latest tournament, if its players can be chosen.
    pub(crate) fn recall(&mut self, plan: Option<&Plan>, ratings: &Ladder) {
        self.is_recalled = true;
        let Some(plan) = plan.filter(|plan| plan.agents.len() <= MAX_AGENTS) else { return };
        let mut recalled = self.clone();
        recalled.fill(plan, ratings);
        if recalled.players.count() == plan.agents.len() {
            *self = recalled;
        }
    }

    /// Fills the values from a plan.
    pub(crate) fn fill(&mut self, plan: &Plan, ratings: &Ladder) {
        self.players = Players::default();
        self.players.add(plan.agents.iter().filter_map(Pick::of_agent), ratings);
        self.fill_numbers(plan);
    }

    /// Fills all values but the players from a plan.
    pub(super) fn fill_numbers(&mut self, plan: &Plan) {
        self.kind = Kind::of_plan(plan);
        self.first = self.players.names().next().map(str::to_owned);
        self.boards.choose(&plan.boards);
        let chosen = self.boards.sizes();
        let others = plan.boards.iter().filter(|size| !chosen.contains(size));
        self.other_boards = others.map(|size| size.compact()).collect::<Vec<_>>().join(", ");
        self.raised = None;
        self.games = (u64::from(2 * plan.pairs) * plan.boards.len() as u64).to_string();
        // The openings of a file, which only the toolkit reads, are not taken over.
        let has_book = plan.openings.is_some();
        self.opening = if has_book { OPENING_PLIES.to_owned() } else { plan.opening_plies.to_string() };
        self.limit = plan.max_move.map_or_else(String::new, |limit| limit.as_secs_f64().to_string());
        self.visits = plan.max_visits.map_or_else(String::new, |visits| visits.to_string());
        self.seed = plan.seed.to_string();
    }

    /// Moves the special player of a gauntlet to the front.
    fn in_order<T>(&self, mut all: Vec<T>) -> Vec<T> {
        let first = self.players.names().position(|name| Some(name) == self.first.as_deref());
        let first = first.filter(|_| self.kind != Kind::RoundRobin);
        if let Some(start) = first.and_then(|first| all.get_mut(..=first)) {
            start.rotate_right(1);
        }
        all
    }

    fn agents(&self) -> Vec<PlayerSpec> {
        let known: Vec<Personality> = library::builtin().iter().chain(&self.own).cloned().collect();
        self.in_order(self.players.agents(&known))
    }

    pub(super) fn names(&self) -> Vec<String> {
        self.in_order(self.players.names().map(str::to_owned).collect())
    }

    pub(super) fn sizes(&self) -> Vec<BoardSize> {
        let mut sizes = self.boards.sizes();
        for size in read_boards(&self.other_boards).unwrap_or_default() {
            if !sizes.contains(&size) {
                sizes.push(size);
            }
        }
        sizes
    }

    pub(super) fn other_boards_problem(&self) -> Option<String> {
        read_boards(&self.other_boards).err()
    }

    /// Selects or deselects a board. Raises the games per pairing to a multiple of the number of boards.
    pub(super) fn set_board(&mut self, index: usize, chosen: bool) {
        let was_right = self.pairs().is_ok();
        self.boards.0[index] = chosen;
        self.raise_games(was_right);
    }

    /// Replaces the further boards. Raises the games per pairing as well.
    pub(super) fn set_other_boards(&mut self, boards: String) {
        let was_right = self.pairs().is_ok();
        self.other_boards = boards;
        self.raise_games(was_right);
    }

    fn raise_games(&mut self, was_right: bool) {
        if was_right && self.pairs().is_err() {
            let each = 2 * u32::try_from(self.sizes().len()).unwrap_or(1);
            let typed = self.typed_games().unwrap_or(each);
            let before =
                self.raised.take().filter(|(_, to)| *to == self.games).map_or(typed, |(from, _)| from);
            let games = typed.next_multiple_of(each);
            self.games = games.min(MAX_GAMES_PER_PAIRING / each * each).to_string();
            self.raised = Some((before, self.games.clone()));
        }
    }

    /// How the games of a pairing are divided, and whether their number was raised.
    pub(super) fn games_note(&self) -> String {
        let from = self.raised.as_ref().filter(|(_, to)| *to == self.games).map(|(from, _)| *from);
        self.pairs().map_or_else(|_| String::new(), |pairs| msg::games_note(pairs, self.sizes().len(), from))
    }

    fn typed_games(&self) -> Option<u32> {
        number::typed_whole(&self.games).and_then(|games| games.try_into().ok())
    }

    pub(super) fn pairs(&self) -> Result<u32, String> {
        let boards = self.sizes().len().max(1);
        let each = 2 * u32::try_from(boards).unwrap_or(1);
        self.typed_games()
            .filter(|&games| games > 0 && games <= MAX_GAMES_PER_PAIRING && games % each == 0)
            .map(|games| games / each)
            .ok_or_else(|| msg::games_range(boards))
    }

    pub(crate) fn plan(&self) -> Result<Plan, String> {
        let agents = self.agents();
        if !(2..=MAX_AGENTS).contains(&agents.len()) {
            return Err(msg::player_count_range().to_owned());
        }
        self.other_boards_problem().map_or(Ok(()), Err)?;
        let boards = self.sizes();
        if boards.is_empty() {
            return Err(msg::board_needed().to_owned());
        }
        let pairs = self.pairs().map_err(|why| msg::field_error(msg::games(), &why))?;
        let plan = Plan {
            boards,
            pairs,
            opening_plies: value(&OPENING, &self.opening)?,
            max_visits: value(&VISITS, &self.visits)?,
            max_move: value(&LIMIT, &self.limit)?,
            seed: value(&SEED, &self.seed)?,
            ..self.kind.plan(agents)
        };
        plan.check().map_err(|error| error.to_string())?;
        Ok(plan)
    }
}

fn value<T>(field: &NumberField<T>, text: &str) -> Result<T, String> {
    field.value(text).map_err(|why| msg::field_error((field.name)(), why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed() -> SetUp {
        let mut setup = SetUp::default();
        setup.list(Vec::new(), &Ladder::default(), 1500.0);
        setup
    }

    #[test]
    fn caches_the_plan_until_a_choice_changes() {
        let mut setup = listed();
        let mut cached = None;
        let agents = |planned: &Planned| planned.plan.as_ref().unwrap().agents.as_ptr();
        let first = agents(Planned::of(&mut cached, &setup));
        assert_eq!(agents(Planned::of(&mut cached, &setup)), first, "the plan is cached");
        setup.games = "7".to_owned();
        assert!(Planned::of(&mut cached, &setup).plan.is_err());
    }

    #[test]
    fn reader_takes_part_with_all_candidates() {
        let mut setup = listed();
        let personality = Box::new(library::builtin()[4].clone());
        setup
            .players
            .add([Pick::Reader { personality: personality.clone(), candidates: None }], &Ladder::default());
        setup.list(Vec::new(), &Ladder::default(), 1500.0);
        let plan = setup.plan().unwrap();
        let Some(PlayerSpec::Reader { personality: own, candidates }) = plan.agents.last() else {
            panic!("{plan:?}")
        };
        assert_eq!((own, candidates.len()), (&personality, library::builtin().len()));
        let mut again = SetUp::default();
        again.fill(&plan, &Ladder::default());
        assert_eq!(again.plan().unwrap(), plan, "an earlier tournament keeps its candidates");
    }

    #[test]
    fn games_grow_to_a_multiple_of_the_boards() {
        let mut setup = listed();
        for (index, chosen, games) in [(1, true, "40"), (3, true, "42"), (1, false, "44"), (0, false, "44")] {
            setup.set_board(index, chosen);
            assert_eq!((setup.games.as_str(), setup.pairs().is_ok()), (games, true));
        }
        setup.games = "41".to_owned();
        setup.set_board(0, true);
        assert_eq!(setup.games, "41", "an invalid number stays as typed");
        setup.games = "1000000".to_owned();
        setup.set_board(0, false);
        setup.set_board(1, true);
        assert_eq!(setup.games, "999996");
    }

    #[test]
    fn reads_the_limit_of_visited_moves() {
        let mut setup = listed();
        assert_eq!(setup.plan().unwrap().max_visits, None);
        setup.visits = "500".to_owned();
        assert_eq!(setup.plan().unwrap().max_visits, Some(500));
        for wrong in ["0", "x", "1.5", "-3"] {
            setup.visits = wrong.to_owned();
            assert!(setup.plan().unwrap_err().ends_with(msg::visits_range()), "{wrong}");
        }
    }

    #[test]
    fn estimates_time_if_all_times_are_known() {
        let mut setup = listed();
        let about = estimate(&setup.plan().unwrap()).unwrap();
        setup.games = "400".to_owned();
        assert!(estimate(&setup.plan().unwrap()).unwrap() > about * 9);
        let mut plan = setup.plan().unwrap();
        plan.agents.push(PlayerSpec::Gtp { command: "other".to_owned() });
        assert_eq!(estimate(&plan), None);
    }
}
