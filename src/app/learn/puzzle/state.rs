//! The state of the page between frames.

use crate::app::board::BoardState;
use crate::app::learn::puzzle::action::Choice;
use crate::app::learn::puzzle::attempt::Attempt;
use crate::app::learn::puzzle::supply::{NextPuzzle, Supply};
use crate::app::page::Possible;
use crate::messages::puzzle as msg;
use span_it_core::board::{Node, Position};
use span_it_learning::date::Date;
use span_it_learning::progress::Progress;

#[derive(Debug, Default)]
pub struct State {
    pub(super) supply: Option<Supply>,
    attempt: Option<Attempt>,
    /// Why there is no puzzle, once the supply has ended.
    pub(super) end: Option<&'static str>,
    pub(super) board: BoardState,
    /// Whether the primary button takes the focus when it is shown next.
    pub(super) wants_button: bool,
    /// Whether the page was opened from the list of games, which Esc returns to.
    pub(super) returns_to_games: bool,
}

impl State {
    /// Begins with another supply. The previous one ends.
    pub(super) fn begin(&mut self, supply: Option<Supply>) {
        *self = Self { supply, ..Self::default() };
        if self.supply.is_none() {
            self.end = Some(msg::NO_THREAD);
        }
    }

    pub fn attempt(&self) -> Option<&Attempt> {
        self.attempt.as_ref()
    }

    /// The node under the keyboard cursor.
    pub const fn board_cursor(&self) -> Option<Node> {
        self.board.cursor()
    }

    pub(super) fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        self.attempt.as_mut()
    }

    /// The choice, while puzzles come from the endless supply.
    pub fn choice(&self) -> Option<Choice> {
        match &self.supply {
            Some(Supply::Source { choice, .. }) => Some(*choice),
            _ => None,
        }
    }

    /// The day whose puzzle is shown.
    pub(super) fn day(&self) -> Option<Date> {
        match &self.supply {
            Some(Supply::Day { date, .. }) => Some(*date),
            _ => None,
        }
    }

    /// What is shown: puzzles, the puzzle of a day, or cards.
    pub(super) fn heading(&self) -> String {
        match &self.supply {
            Some(Supply::Day { date, .. }) => msg::day(*date),
            Some(Supply::Practice(sitting)) if sitting.total > 0 => {
                msg::sitting(sitting.number(), sitting.total)
            }
            Some(Supply::Practice(_)) => msg::PRACTISE.to_owned(),
            Some(Supply::Source { .. }) | None => msg::PUZZLES.to_owned(),
        }
    }

    /// What the page says while there is no puzzle yet.
    pub(super) const fn searching(&self) -> &'static str {
        match &self.supply {
            Some(Supply::Practice(_)) => msg::SEARCHING_GAMES,
            _ => msg::SEARCHING,
        }
    }

    pub(in crate::app::learn) const fn focus_main_button(&mut self) {
        self.wants_button = true;
    }

    pub(super) fn drop_attempt(&mut self) -> Option<Attempt> {
        self.attempt.take()
    }

    pub(super) fn put_back(&mut self, attempt: Attempt) {
        self.attempt = Some(attempt);
    }

    /// Takes the next puzzle if it is wanted and ready. Returns whether the page shows something new.
    pub(super) fn fetch(&mut self, progress: &Progress) -> bool {
        if self.attempt.is_some() || self.end.is_some() {
            return false;
        }
        let Some(supply) = &mut self.supply else { return false };
        match supply.next(progress) {
            NextPuzzle::Ready(attempt) => {
                self.attempt = Some(*attempt);
                self.board.start_over();
                true
            }
            NextPuzzle::NotYet => false,
            NextPuzzle::None(why) => {
                self.end = Some(why);
                true
            }
        }
    }

    pub(super) fn can_show(&self) -> Possible {
        match &self.attempt {
            None => Err(msg::NO_PUZZLE),
            Some(attempt) if attempt.is_over() => Err(msg::SHOWN_ALREADY),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn can_show_why(&self) -> Possible {
        self.position_to_explain().map(|_| ())
    }

    pub(super) fn position_to_explain(&self) -> Result<Position, &'static str> {
        self.attempt.as_ref().ok_or(msg::NO_PUZZLE)?.position_to_explain()
    }

    pub(super) fn can_skip(&self) -> Possible {
        match &self.supply {
            Some(Supply::Day { .. }) => Err(msg::ONE_A_DAY),
            _ if self.attempt.is_none() => Err(msg::NO_PUZZLE),
            _ => Ok(()),
        }
    }
}
