//! Practice of the player's own mistakes: cards in five boxes.
//
// CITE: Leitner, "So lernt man lernen", 1972: boxes with growing intervals.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use span_it_core::board::Position;
use span_it_core::solver::Solver;
use span_it_core::solver::symmetry::fingerprint;

use crate::date::Date;
use crate::mistakes::{LoggedMistake, MistakeKind};
use crate::puzzles::{Puzzle, Source, Task};

/// The days until a card of each box is due again.
pub const INTERVALS: [i32; 5] = [1, 3, 7, 21, 60];
/// Cards of one sitting.
pub const SITTING: usize = 10;
/// Cards that are kept; the oldest are dropped.
const MAX_CARDS: usize = 500;
/// Retired cards that are remembered.
const MAX_RETIRED_FORMS: usize = 1000;

/// A mistake to practise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The mistake.
    pub mistake: LoggedMistake,
    /// The box, 1..=5; 0 for a card that was not shown yet.
    pub level: u8,
    /// How often it was shown.
    pub shown: u32,
    /// The day of the last answer.
    pub last: Option<Date>,
}

impl Card {
    /// A card that was not shown yet.
    pub const fn new(mistake: LoggedMistake) -> Self {
        Self { mistake, level: 0, shown: 0, last: None }
    }

    /// Whether the card is due: a new card at once, others after the interval of their box. A card that was
    /// answered in the future, by a clock that was wrong, is due.
    pub fn is_due(&self, today: Date) -> bool {
        self.days_left(today) == 0
    }

    /// The days until the card is due, never negative.
    pub fn days_left(&self, today: Date) -> i32 {
        let Some(last) = self.last.filter(|&last| last <= today) else { return 0 };
        let interval = usize::from(self.level).checked_sub(1).and_then(|level| INTERVALS.get(level));
        interval.map_or(0, |&interval| (interval - today.days_since(last)).max(0))
    }

    /// The position as it was played.
    pub fn puzzle(&self) -> Puzzle {
        let task = match self.mistake.kind {
            MistakeKind::MissedWin => Task::WinIn(1),
            _ if self.mistake.winning == 1 => Task::Only,
            _ => Task::Keep,
        };
        let Self { mistake, .. } = self;
        // The position before a right answer to the opponent's mistake can be practised too.
        let is_win = |node| Solver::new().winning_moves(&mistake.position).contains(&node);
        Puzzle {
            task,
            position: self.mistake.position.clone(),
            difficulty: None,
            share: f64::from(self.mistake.winning) / f64::from(self.mistake.free.max(1)),
            finders: None,
            source: Some(Source {
                name: String::new(),
                played: mistake.played,
                was_mistake: !is_win(mistake.played),
            }),
        }
    }
}

/// The cards of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    #[serde(rename = "cards")]
    all: Vec<Card>,
    /// Cards that left the last box.
    retired: u32,
    /// The fingerprints of the latest of them, so that a stored game does not bring them back.
    #[serde(default)]
    retired_forms: VecDeque<u64>,
}

impl Cards {
    /// All cards, oldest first.
    pub fn all(&self) -> &[Card] {
        &self.all
    }

    /// The number of due cards.
    pub fn due(&self, today: Date) -> usize {
        self.all.iter().filter(|card| card.is_due(today)).count()
    }

    /// The cards of one sitting: due ones, at most [`SITTING`], new ones first and then those that have waited
    /// longest.
    pub fn sitting(&self, today: Date) -> Vec<&Card> {
        let mut due: Vec<&Card> = self.all.iter().filter(|card| card.is_due(today)).collect();
        due.sort_by_key(|card| card.last.map_or(i32::MIN, Date::day));
        due.truncate(SITTING);
        due
    }

    /// Adds a mistake. If there is a card of it, in any symmetric form, that card is new again.
    pub(crate) fn add(&mut self, mistake: &LoggedMistake) {
        if let Some(card) = self.find(&mistake.position) {
            card.level = 0;
            card.last = None;
            return;
        }
        if self.all.len() >= MAX_CARDS {
            self.all.remove(0);
        }
        self.all.push(Card::new(mistake.clone()));
    }

    /// Adds the mistakes that have no card and had none that retired.
    pub(crate) fn add_unknown(&mut self, mistakes: &[LoggedMistake]) {
        for mistake in mistakes {
            if !self.knows(&mistake.position) {
                self.add(mistake);
            }
        }
    }

    /// Whether this position, in any symmetric form, has a card or had one that retired.
    pub fn knows(&self, position: &Position) -> bool {
        let form = fingerprint(position);
        self.retired_forms.contains(&form) || self.card(position).is_some()
    }

    /// The card of this position, in any symmetric form.
    pub fn card(&self, position: &Position) -> Option<&Card> {
        let form = fingerprint(position);
        self.all.iter().find(|card| fingerprint(&card.mistake.position) == form)
    }

    /// Moves the card of this position, in any symmetric form, to another box.
    pub(crate) fn answer(&mut self, position: &Position, found: bool, date: Date) {
        let Some(card) = self.find(position) else { return };
        card.shown = card.shown.saturating_add(1);
        card.last = Some(date);
        if !found {
            card.level = 1;
        } else if usize::from(card.level) < INTERVALS.len() {
            card.level += 1;
        } else {
            let form = fingerprint(position);
            self.all.retain(|card| fingerprint(&card.mistake.position) != form);
            self.retired = self.retired.saturating_add(1);
            self.retired_forms.push_back(form);
            if self.retired_forms.len() > MAX_RETIRED_FORMS {
                self.retired_forms.pop_front();
            }
        }
    }

    fn find(&mut self, position: &Position) -> Option<&mut Card> {
        let form = fingerprint(position);
        self.all.iter_mut().find(|card| fingerprint(&card.mistake.position) == form)
    }
}
