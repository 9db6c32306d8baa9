//! How hard it is to see who wins: the shortest ways of both players suggest a class.

use span_it_core::board::Position;

use crate::truth::{Class, Ways};

/// The level of *Who wins?*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JudgementLevel {
    /// At least half of the positions with such ways are of this class.
    Easy,
    /// At least 30%.
    Medium,
    /// Less.
    Hard,
}

/// The largest lead in the table.
const MAX_LEAD: i64 = 3;

/// The shares of positions that the player to move wins anyway, that the opponent wins anyway, and that the
/// player who moves first wins. Rows: the opponent's missing connectors minus those of the player to move, -3
/// or less to 3 or more. Measured by `shares_match_games` below with 4,000 games.
const SHARES: [[f64; 3]; 7] = [
    [0.02, 0.75, 0.22],
    [0.05, 0.64, 0.31],
    [0.09, 0.51, 0.40],
    [0.16, 0.35, 0.48],
    [0.26, 0.24, 0.50],
    [0.39, 0.16, 0.45],
    [0.56, 0.10, 0.34],
];

/// The level of a position with this class.
pub fn judgement_level(position: &Position, class: Class) -> JudgementLevel {
    match SHARES[row(position)][column(position, class)] {
        0.5.. => JudgementLevel::Easy,
        0.3.. => JudgementLevel::Medium,
        _ => JudgementLevel::Hard,
    }
}

fn row(position: &Position) -> usize {
    let ways = Ways::new(position);
    let lead = i64::from(ways.other_missing()) - i64::from(ways.own_missing());
    usize::try_from(lead.clamp(-MAX_LEAD, MAX_LEAD) + MAX_LEAD).unwrap_or_default()
}

fn column(position: &Position, class: Class) -> usize {
    if class == Class::ToMove { 2 } else { usize::from(class != Class::won_by(position.to_move())) }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use span_it_core::board::BoardSize;
    use span_it_core::rng::SplitMix64;
    use span_it_core::solver::Solver;

    use super::*;
    use crate::generate::candidates::is_open;
    use crate::generate::game::play;

    #[test]
    fn shares_match_games() {
        let (mut rng, mut solver) = (SplitMix64::new(9), Solver::new());
        let mut counts = [[0_u32; 3]; 7];
        for _ in 0..100 {
            let plies = play(BoardSize::STANDARD, 11, &mut rng, &Arc::default()).unwrap();
            for ply in plies.iter().filter(|ply| is_open(ply)) {
                let class = Class::new(&mut solver, &ply.position);
                counts[row(&ply.position)][column(&ply.position, class)] += 1;
            }
        }
        for (row, (counts, shares)) in counts.into_iter().zip(SHARES).enumerate() {
            let all: u32 = counts.iter().sum();
            for (count, share) in counts.into_iter().zip(shares) {
                let measured = f64::from(count) / f64::from(all.max(1));
                assert!(all < 200 || (measured - share).abs() < 0.12, "row {row}: {counts:?} of {all}");
            }
        }
    }
}
