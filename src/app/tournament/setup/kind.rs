//! The kind of a tournament: which players meet, and when it ends.

use crate::app::ui::typed_number;
use crate::messages::language::with_full_stop;
use crate::messages::tournament as msg;
use span_it_arena::tournament::stats::Sprt;
use span_it_arena::tournament::{AgentSpec, Plan};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app::tournament) enum Kind {
    /// All against all.
    #[default]
    RoundRobin,
    /// One player against all others.
    Gauntlet,
    /// Two players, until a test decides.
    Sprt,
}

impl Kind {
    pub(super) const ALL: [Self; 3] = [Self::RoundRobin, Self::Gauntlet, Self::Sprt];

    pub(in crate::app::tournament) fn of_plan(plan: &Plan) -> Self {
        if plan.sprt.is_some() {
            Self::Sprt
        } else if plan.agents.len() > 2 && plan.pairings.iter().all(|pairing| pairing.0 == 0) {
            Self::Gauntlet
        } else {
            Self::RoundRobin
        }
    }

    pub(in crate::app::tournament) const fn note(self) -> &'static str {
        match self {
            Self::RoundRobin => msg::ROUND_ROBIN_NOTE,
            Self::Gauntlet => msg::GAUNTLET_NOTE,
            Self::Sprt => msg::SPRT_NOTE,
        }
    }

    /// The note before the players are chosen.
    pub(super) const fn set_up_note(self) -> &'static str {
        match self {
            Self::RoundRobin => msg::ROUND_ROBIN_SET_UP,
            Self::Gauntlet => msg::GAUNTLET_SET_UP,
            Self::Sprt => msg::SPRT_SET_UP,
        }
    }

    /// The plan of these players. In a gauntlet and a test the first one is special.
    pub(super) fn plan(self, agents: Vec<AgentSpec>) -> Plan {
        match self {
            Self::RoundRobin | Self::Sprt => Plan::round_robin(agents),
            Self::Gauntlet => Plan::gauntlet(agents),
        }
    }
}

/// The numbers of an SPRT as typed: elo0, elo1, alpha, beta.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::tournament) struct TypedSprt(pub(super) [String; 4]);

impl Default for TypedSprt {
    /// The example of `span-it-toolkit match --sprt`.
    fn default() -> Self {
        Self(["0", "10", "0.05", "0.05"].map(str::to_owned))
    }
}

impl TypedSprt {
    pub(super) fn test(&self) -> Result<Sprt, String> {
        let mut numbers = [0.0; 4];
        for ((number, text), name) in numbers.iter_mut().zip(&self.0).zip(msg::SPRT_FIELDS) {
            *number =
                typed_number::number(text).ok().ok_or_else(|| msg::field_error(name, msg::NUMBER_NEEDED))?;
        }
        let [elo0, elo1, alpha, beta] = numbers;
        Sprt::new(elo0, elo1, alpha, beta).map_err(with_full_stop)
    }

    pub(super) fn fill(&mut self, test: Sprt) {
        let ((elo0, elo1), (alpha, beta)) = (test.hypotheses(), test.errors());
        self.0 = [elo0, elo1, alpha, beta].map(|number| number.to_string());
    }
}

/// Boards as typed, such as "5x9, 12 × 12".
pub(super) fn read_boards(text: &str) -> Result<Vec<span_it_core::board::BoardSize>, String> {
    let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let board = |part: &str| {
        let (rows, cols) = part.split_once(['x', 'X', '\u{d7}'])?;
        let sides = [rows, cols].map(|side| side.trim().parse().ok());
        let [Some(rows), Some(cols)] = sides else { return None };
        span_it_core::board::BoardSize::new(rows, cols).ok()
    };
    parts.map(|part| board(part).ok_or_else(|| msg::wrong_board(part))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_any_boards() {
        let read = |text| read_boards(text).map(|boards| crate::messages::language::sizes(&boards));
        assert_eq!(read(" 5x9, 12 \u{d7} 12;3X20,"), Ok("5 × 9, 12 × 12, 3 × 20".to_owned()));
        assert_eq!(read(""), Ok(String::new()));
        for wrong in ["5", "2x5", "5x21", "5x", "x", "5x5x5", "-5x5"] {
            assert_eq!(read(wrong), Err(msg::wrong_board(wrong)));
        }
    }

    #[test]
    fn typed_test_has_the_defaults_of_the_toolkit() {
        let mut typed = TypedSprt::default();
        assert_eq!(typed.test().unwrap(), Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap());
        typed.0[1] = "-1".to_owned();
        assert!(typed.test().unwrap_err().contains("elo1"));
        typed.0[1] = "x".to_owned();
        assert_eq!(typed.test(), Err(msg::field_error(msg::SPRT_FIELDS[1], msg::NUMBER_NEEDED)));
        typed.fill(Sprt::new(-5.0, 0.0, 0.1, 0.2).unwrap());
        assert_eq!(typed.0, ["-5", "0", "0.1", "0.2"]);
    }
}
