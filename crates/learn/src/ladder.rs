//! The ladder of the built-in personalities. A rung is won by the first two games; the player begins the first game,
//! then the players take turns.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use span_it_core::board::{BoardSize, Player};
use span_it_core::personality::{Personality, ladder, library};

/// An opponent of the ladder.
#[derive(Clone, Debug)]
pub struct Opponent {
    /// The personality.
    pub personality: &'static Personality,
    /// The measured rating in Elo.
    pub elo: f64,
    /// Its 95% margin.
    pub margin: f64,
}

/// Games that win a rung.
pub const GAMES_TO_WIN: u32 = 2;
/// Lost series in a row after which handicap boards are offered.
const LOSSES_BEFORE_HANDICAP: u32 = 2;

static OPPONENTS: LazyLock<Vec<Opponent>> = LazyLock::new(|| {
    let measured = library::builtin().iter().filter_map(|personality| {
        let strength = ladder::builtin().strength_of(&personality.factors)?;
        Some(Opponent { personality, elo: strength.elo, margin: strength.margin.unwrap_or(0.0) })
    });
    measured.collect()
});

/// The opponents, weakest first. Rung 1 is the first.
///
/// ```
/// let ladder = span_it_learn::ladder::opponents();
/// assert!(ladder.is_sorted_by_key(|one| one.elo));
/// ```
pub fn opponents() -> &'static [Opponent] {
    &OPPONENTS
}

/// The rung of the opponent with this name, from 1; `None` if the ladder does not have it.
pub fn rung_of(name: &str) -> Option<u8> {
    let index = opponents().iter().position(|opponent| opponent.personality.name == name)?;
    u8::try_from(index + 1).ok()
}

/// The name of the opponent of a rung, from 1.
pub fn name_of(rung: u8) -> Option<&'static str> {
    let index = usize::from(rung).checked_sub(1)?;
    opponents().get(index).map(|opponent| opponent.personality.name.as_str())
}

/// The index of the opponent whose rating is nearest.
pub fn nearest(rating: f64) -> usize {
    let distances = opponents().iter().map(|opponent| (opponent.elo - rating).abs()).enumerate();
    distances.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(index, _)| index)
}

/// The highest rung that is proposed as a start, from 0.
const HIGHEST_START: usize = 7;

/// The index of the rung from which a player with this rating in puzzles could start: even games, as a test shows.
pub fn suggested(puzzles: f64) -> usize {
    nearest(puzzles).min(HIGHEST_START)
}

/// The neighbours of a rating on the ladder: the strongest opponent below it and the weakest above it.
pub fn neighbours(rating: f64) -> (Option<&'static Opponent>, Option<&'static Opponent>) {
    let above = opponents().partition_point(|opponent| opponent.elo <= rating);
    (above.checked_sub(1).and_then(|index| opponents().get(index)), opponents().get(above))
}

/// A board on which the player has a shorter way. Games on it are never rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// 6 x 5: about a rung and a half, 180 Elo.
    Small,
    /// 6 x 4: about three rungs, 330 Elo.
    Large,
}

impl Handicap {
    /// Both boards, the smaller handicap first.
    pub const ALL: [Self; 2] = [Self::Small, Self::Large];

    /// The board for a player of this side.
    pub fn size(self, you: Player) -> BoardSize {
        let short = if self == Self::Small { 5 } else { 4 };
        let [rows, cols] = if you == Player::Horizontal { [6, short] } else { [short, 6] };
        BoardSize::new(rows, cols).unwrap_or(BoardSize::STANDARD)
    }
}

/// Games of a series that is not decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// Games that the player has won, 0 or 1.
    pub won: u32,
    /// Games that the opponent has won, 0 or 1.
    pub lost: u32,
}

impl Series {
    /// Whether the player moves first in the next game.
    pub const fn you_begin(self) -> bool {
        (self.won + self.lost).is_multiple_of(2)
    }

    /// Adds a game; the result of the series if it decides.
    const fn add(&mut self, won: bool) -> Option<bool> {
        *(if won { &mut self.won } else { &mut self.lost }) += 1;
        if self.won >= GAMES_TO_WIN || self.lost >= GAMES_TO_WIN {
            *self = Self { won: 0, lost: 0 };
            return Some(won);
        }
        None
    }
}

/// What the player has reached on a rung.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rung {
    /// The open series on the standard board.
    pub series: Series,
    /// The open series with a handicap.
    pub handicap: Series,
    /// Whether the rung was won.
    pub is_won: bool,
    /// Lost series since the last win.
    pub lost_series: u32,
    /// The games that the player and the opponent won in the last decided series on the standard board; once the rung is
    /// won, in the last series that the player won. `None` if none is decided, or if an older version wrote the state.
    pub last: Option<(u32, u32)>,
    /// All games that were won and lost on this rung.
    pub games: (u32, u32),
}

impl Rung {
    /// Whether handicap boards are offered: after two lost series.
    pub const fn offers_handicap(&self) -> bool {
        self.lost_series >= LOSSES_BEFORE_HANDICAP
    }

    /// The score to show: that of the open series, else that of the last one.
    pub fn score(&self) -> Option<(u32, u32)> {
        let open = self.series;
        if open == Series::default() { self.last } else { Some((open.won, open.lost)) }
    }

    /// Whether the last series was lost, and no other is open.
    pub fn is_lost(&self) -> bool {
        self.series == Series::default() && self.last.is_some_and(|(won, lost)| lost > won)
    }

    /// Adds a game on this rung.
    pub(crate) fn add(&mut self, size: BoardSize, won: bool) {
        let games = if won { &mut self.games.0 } else { &mut self.games.1 };
        *games = games.saturating_add(1);
        let standard = size == BoardSize::STANDARD;
        let series = if standard { &mut self.series } else { &mut self.handicap };
        let score = (series.won + u32::from(won), series.lost + u32::from(!won));
        let decided = series.add(won);
        if standard && (matches!(decided, Some(true)) || (decided.is_some() && !self.is_won)) {
            self.last = Some(score);
        }
        match decided {
            Some(true) if standard => {
                self.is_won = true;
                self.lost_series = 0;
            }
            Some(false) => self.lost_series = self.lost_series.saturating_add(1),
            Some(true) | None => {}
        }
    }
}

/// The number of rungs that are won. Rungs that were skipped are not.
pub fn climbed(rungs: &[Rung]) -> usize {
    rungs.iter().filter(|rung| rung.is_won).count()
}

/// The number of rungs up to the highest that is won.
pub fn highest(rungs: &[Rung]) -> usize {
    rungs.iter().rposition(|rung| rung.is_won).map_or(0, |highest| highest + 1)
}

/// The index of the rung that the player is at: the one above the highest that is won, or above the last the lowest that
/// was skipped. `None` if all are won.
pub fn current(rungs: &[Rung]) -> Option<usize> {
    let next = highest(rungs);
    if next < rungs.len() { Some(next) } else { rungs.iter().position(|rung| !rung.is_won) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_two_wins_decide_a_rung() {
        let mut rung = Rung::default();
        let play = |rung: &mut Rung, games: &[bool]| {
            for &won in games {
                rung.add(BoardSize::STANDARD, won);
            }
        };
        assert!(rung.series.you_begin());
        play(&mut rung, &[true, false]);
        assert!(!rung.is_won && rung.series.you_begin() && rung.score() == Some((1, 1)) && !rung.is_lost());
        play(&mut rung, &[false, false, false]);
        assert!(rung.offers_handicap() && rung.series == Series::default());
        assert!(rung.is_lost() && rung.score() == Some((0, 2)));
        rung.add(Handicap::Small.size(Player::Horizontal), true);
        assert!(!rung.handicap.you_begin());
        rung.add(Handicap::Large.size(Player::Vertical), true);
        assert!(!rung.is_won && rung.offers_handicap());
        play(&mut rung, &[true, true]);
        assert!(rung.is_won && !rung.offers_handicap());
        assert_eq!((rung.games, rung.score()), ((5, 4), Some((2, 0))));
        play(&mut rung, &[false, true, false]);
        assert_eq!(rung.score(), Some((2, 0)), "a won rung keeps its score");
    }

    #[test]
    fn skipped_rungs_stay_open_and_come_last() {
        let mut rungs = vec![Rung::default(); 4];
        rungs[2].is_won = true;
        assert_eq!((climbed(&rungs), highest(&rungs)), (1, 3));
        assert_eq!(
            (current(&rungs), current(&rungs[..3]), current(&rungs[..2])),
            (Some(3), Some(0), Some(0))
        );
        assert_eq!(current(&rungs[2..3]), None);
    }

    #[test]
    fn opponents_are_in_order_of_strength() {
        assert!(opponents().is_sorted_by_key(|opponent| opponent.elo));
        for (index, [one, next]) in opponents().array_windows().enumerate() {
            let middle = one.elo.midpoint(next.elo);
            assert_eq!([one.elo, next.elo].map(|elo| nearest(elo.midpoint(middle))), [index, index + 1]);
            let (below, above) = neighbours(middle);
            assert_eq!(
                [below, above].map(|found| found.map(|found| found.elo)),
                [Some(one.elo), Some(next.elo)]
            );
        }
        assert!(neighbours(0.0).0.is_none() && neighbours(9999.0).1.is_none());
    }
}
