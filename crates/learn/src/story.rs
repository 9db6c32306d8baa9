//! What a finished game teaches: its turning points, and the balance after each move. All of it comes from the solver.

use std::sync::Arc;

use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::engine::Stop;
use span_it_core::solver::proof::{proof, way};
use span_it_core::solver::win_in::{BUDGET, MAX_N, longest_defence, quickest};
use span_it_core::solver::{Critical, Distance, Solution, Solver, Verdict, perfect};

use crate::mistakes::MistakeKind;

/// The most turning points of a game.
const MAX_POINTS: usize = 5;
/// The most better moves of a point.
const MAX_BETTER: usize = 3;
/// So many only moves running are hard.
const HARD_RUN: usize = 3;

/// A moment from which the player can learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the move.
    pub ply: usize,
    /// The move.
    pub played: Node,
    /// What it was.
    pub kind: PointKind,
    /// At most three better moves, the best first; of the player's opponent if that moved.
    pub better: Vec<Node>,
    /// The best answer to the move, and why it wins.
    pub answer: Option<(Node, Because)>,
}

/// What a turning point was, in the order of importance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PointKind {
    /// The player could join at once, and did not.
    WonAtOnce {
        /// Whether the win was given away as well.
        thrown: bool,
    },
    /// The player gave the win away.
    GaveAway {
        /// The kind of the mistake.
        kind: MistakeKind,
        /// Whether the player was two moves from winning.
        two_moves: bool,
    },
    /// The opponent gave the win away.
    LetYouIn {
        /// Whether the player took it with the next move.
        taken: bool,
    },
    /// The first of several moves running, each the only winning one, that the player found.
    Hard {
        /// Their number, from 3.
        moves: usize,
    },
    /// The move of a lost position that left the opponent the fewest winning answers.
    BestMove {
        /// Their number.
        answers: usize,
    },
}

/// Why an answer wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// It joins the edges.
    WinsAtOnce,
    /// It wins in so few moves that nothing can stop it: the connectors that follow it.
    WinsIn(Vec<Node>),
    /// After it there are two separate ways, and one move cannot cut both.
    TwoWays([Vec<Node>; 2]),
}

/// Who can win before a move, and how easily.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Who can win.
    pub winner: Player,
    /// How many of its moves keep the win when it moves next.
    pub ease: Ease,
}

/// How many of the winner's moves keep the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ease {
    /// One or two.
    Few,
    /// Fewer than half.
    Some,
    /// At least half.
    Most,
}

/// What a game teaches first: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moral {
    /// The player could join at once at this move, and did not.
    MissedWin(usize),
    /// This move gave the win away, the only one.
    OneMistake(usize),
    /// Several moves gave the win away: the last of them, their number, and the kind of most of them.
    SeveralMistakes {
        /// The last.
        last: usize,
        /// How many.
        count: usize,
        /// The kind of at least two thirds of them.
        common: Option<MistakeKind>,
    },
    /// The player lost without ever having a win: the moves after which it was hardest and easiest for the opponent.
    NeverAhead {
        /// The hardest.
        hardest: Option<usize>,
        /// The easiest.
        easiest: Option<usize>,
    },
    /// The player won after having been lost, at the latest before this move.
    CloserThanItLooked(usize),
    /// The player won and was always ahead: the move with the fewest winning choices.
    PerfectGame(Option<usize>),
}

/// The story of a finished game for one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// What it teaches.
    pub moral: Moral,
    /// At most five, in the order of the game.
    pub points: Vec<TurningPoint>,
    /// One for each move.
    pub bars: Vec<Bar>,
}

impl Story {
    /// The story of a game that began with `start`, for `you`. `None` without a legal move, or if it was cancelled. A
    /// solution for each move and up to 40 ms for each turning point on 6 x 6.
    pub fn new(start: &Position, moves: &[Node], you: Player, stop: &Arc<Stop>) -> Option<Self> {
        let turns = Turn::all(start, moves, stop)?;
        let last = turns.last()?;
        let won =
            winner(&last.position.after(last.played)).map_or(last.solution.winner, |winner| winner) == you;
        let mut found: Vec<(usize, PointKind)> = Vec::new();
        found.extend(
            turns
                .iter()
                .enumerate()
                .filter_map(|(ply, turn)| Some((ply, turn.kind(you, turns.get(ply + 1))?))),
        );
        found.extend(hard_runs(&turns, you));
        found.extend(best_move(&turns, you));
        let moral = moral(&turns, &found, you, won);
        found.sort_by_key(|&(ply, kind)| (kind, ply));
        found.truncate(MAX_POINTS);
        found.sort_by_key(|&(ply, _)| ply);
        let mut points = Vec::new();
        for (ply, kind) in found {
            if stop.is_cancelled() {
                return None;
            }
            points.push(turns[ply].point(ply, kind));
        }
        let bars = (0..turns.len()).map(|ply| bar(&turns, ply)).collect();
        Some(Self { moral, points, bars })
    }
}

/// A move, with the position before it.
#[derive(Debug)]
struct Turn {
    position: Position,
    solution: Solution,
    played: Node,
}

impl Turn {
    /// Until an illegal move or the end. `None` if it was cancelled.
    fn all(start: &Position, moves: &[Node], stop: &Arc<Stop>) -> Option<Vec<Self>> {
        let (mut solver, mut position) = (Solver::new(), start.clone());
        let mut turns = Vec::new();
        for &played in moves {
            if stop.is_cancelled() {
                return None;
            }
            if !position.is_free(played) || winner(&position).is_some() {
                break;
            }
            let next = position.after(played);
            let solution = solver.solve(&position);
            turns.push(Self { position: std::mem::replace(&mut position, next), solution, played });
        }
        Some(turns)
    }

    const fn mover(&self) -> Player {
        self.position.to_move()
    }

    fn verdict(&self) -> Verdict {
        self.solution.verdict(self.mover(), self.played)
    }

    fn after(&self) -> Position {
        self.position.after(self.played)
    }

    /// The moves that join the edges now.
    fn wins_at_once(&self) -> Vec<Node> {
        let distance = Distance::new(&self.position, self.mover());
        self.position
            .free_nodes()
            .filter(|&node| distance.missing() == Some(1) && distance.after(node) == 0)
            .collect()
    }

    /// Of a single move.
    fn kind(&self, you: Player, next: Option<&Self>) -> Option<PointKind> {
        let thrown = self.verdict() == Verdict::Throws;
        if self.mover() != you {
            let taken = next.is_some_and(|next| next.verdict() != Verdict::Throws);
            return thrown.then_some(PointKind::LetYouIn { taken });
        }
        let at_once = self.wins_at_once();
        if !at_once.is_empty() && !at_once.contains(&self.played) {
            return Some(PointKind::WonAtOnce { thrown });
        }
        let critical = Critical::new(&mut Solver::new(), &self.position).filter(|_| thrown)?;
        let kind = MistakeKind::new(&critical, self.played);
        let two_moves =
            quickest(&self.position, 2, BUDGET, &critical.winning, &|| true).is_ok_and(|mv| mv.is_some());
        Some(PointKind::GaveAway { kind, two_moves })
    }

    fn point(&self, ply: usize, kind: PointKind) -> TurningPoint {
        let at_once =
            if matches!(kind, PointKind::WonAtOnce { .. }) { self.wins_at_once() } else { Vec::new() };
        let better = if at_once.is_empty() {
            perfect::winning_moves(&mut Solver::new(), &self.position, &|_| 0.0)
        } else {
            at_once
        };
        let better = better.into_iter().filter(|&node| node != self.played).take(MAX_BETTER).collect();
        let is_answered = self.verdict() == Verdict::Throws || matches!(kind, PointKind::BestMove { .. });
        let answer = is_answered.then(|| answer(&self.after())).flatten();
        TurningPoint { ply, played: self.played, kind, better, answer }
    }
}

/// The best move of a won position, and why it wins.
fn answer(position: &Position) -> Option<(Node, Because)> {
    let winning = perfect::winning_moves(&mut Solver::new(), position, &|_| 0.0);
    let quick = quickest(position, MAX_N, BUDGET, &winning, &|| true).ok().flatten();
    if let Some(first) = quick {
        let after = position.after(first);
        if winner(&after).is_some() {
            return Some((first, Because::WinsAtOnce));
        }
        if let Some(rest) = rest_of_win(after) {
            return Some((first, Because::WinsIn(rest)));
        }
    }
    let first = winning.first().copied()?;
    let after = position.after(first);
    let proof = proof(&after)?;
    let ways = proof.trees().map(|tree| way(&after, proof.winner(), &tree));
    Some((first, Because::TwoWays(ways)))
}

/// The attacker's connectors to the end, against the longest defence; the defender is to move.
fn rest_of_win(mut position: Position) -> Option<Vec<Node>> {
    let mut rest = Vec::new();
    for left in (1..MAX_N).rev() {
        let defence = longest_defence(&position, left, BUDGET).ok()??;
        let attacked = position.after(defence);
        let winning = perfect::winning_moves(&mut Solver::new(), &attacked, &|_| 0.0);
        let next = quickest(&attacked, left, BUDGET, &winning, &|| true).ok()??;
        rest.push(next);
        position = attacked.after(next);
        if winner(&position).is_some() {
            return Some(rest);
        }
    }
    None
}

/// Runs of only moves that `you` found. The last free nodes are no choice.
fn hard_runs(turns: &[Turn], you: Player) -> Vec<(usize, PointKind)> {
    let mut runs = Vec::new();
    let mut run: Vec<usize> = Vec::new();
    let mut end = |run: &mut Vec<usize>| {
        if let Some(&first) = run.first().filter(|_| run.len() >= HARD_RUN) {
            runs.push((first, PointKind::Hard { moves: run.len() }));
        }
        run.clear();
    };
    for (ply, turn) in turns.iter().enumerate().filter(|(_, turn)| turn.mover() == you) {
        if turn.verdict() == Verdict::Only && turn.position.free_count() > 1 {
            run.push(ply);
        } else {
            end(&mut run);
        }
    }
    end(&mut run);
    runs
}

/// The number of the opponent's winning answers to a move in a lost position.
fn answers(turns: &[Turn], ply: usize) -> usize {
    turns.get(ply + 1).map_or(usize::MAX, |next| next.solution.winning_moves.len())
}

/// The indices of the moves of `you` in lost positions that were answered.
fn lost_moves(turns: &[Turn], you: Player) -> impl Iterator<Item = usize> {
    let all = (0..turns.len().saturating_sub(1)).filter(move |&ply| turns[ply].mover() == you);
    all.filter(|&ply| turns[ply].verdict() == Verdict::Nothing)
}

fn best_move(turns: &[Turn], you: Player) -> Option<(usize, PointKind)> {
    let ply = lost_moves(turns, you).min_by_key(|&ply| answers(turns, ply))?;
    Some((ply, PointKind::BestMove { answers: answers(turns, ply) }))
}

fn moral(turns: &[Turn], found: &[(usize, PointKind)], you: Player, won: bool) -> Moral {
    let at_once = found.iter().rev().find(|(_, kind)| matches!(kind, PointKind::WonAtOnce { .. }));
    let mistakes: Vec<(usize, MistakeKind)> = found
        .iter()
        .filter_map(
            |&(ply, kind)| if let PointKind::GaveAway { kind, .. } = kind { Some((ply, kind)) } else { None },
        )
        .collect();
    let was_lost = || turns.iter().rposition(|turn| turn.solution.winner != you);
    match (at_once, won, mistakes.as_slice()) {
        (Some(&(ply, _)), ..) => Moral::MissedWin(ply),
        (None, true, _) => {
            was_lost().map_or_else(|| Moral::PerfectGame(narrowest(turns, you)), Moral::CloserThanItLooked)
        }
        (None, false, [(ply, _)]) => Moral::OneMistake(*ply),
        (None, false, [.., (last, _)]) => {
            let count = mistakes.len();
            let of = |kind| mistakes.iter().filter(|(_, other)| *other == kind).count();
            let common = MistakeKind::ALL.into_iter().find(|&kind| 3 * of(kind) >= 2 * count);
            Moral::SeveralMistakes { last: *last, count, common }
        }
        (None, false, []) => Moral::NeverAhead {
            hardest: lost_moves(turns, you).min_by_key(|&ply| answers(turns, ply)),
            easiest: lost_moves(turns, you).max_by_key(|&ply| answers(turns, ply)),
        },
    }
}

/// The move of `you` with the fewest winning choices, the first of them.
fn narrowest(turns: &[Turn], you: Player) -> Option<usize> {
    let own =
        (0..turns.len()).filter(|&ply| turns[ply].mover() == you && turns[ply].position.free_count() > 1);
    own.min_by_key(|&ply| turns[ply].solution.winning_moves.len())
}

fn bar(turns: &[Turn], ply: usize) -> Bar {
    let winner = turns[ply].solution.winner;
    let next = turns[ply..].iter().take(2).find(|turn| turn.mover() == winner);
    let ease = next.map_or(Ease::Most, |turn| match turn.solution.winning_moves.len() {
        0..=2 => Ease::Few,
        ways if 2 * ways < turn.position.free_count() => Ease::Some,
        _ => Ease::Most,
    });
    Bar { winner, ease }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn story(start: &str, moves: &str, you: Player) -> Story {
        let moves: Vec<Node> = moves.split_whitespace().map(|node| node.parse().unwrap()).collect();
        Story::new(&start.parse().unwrap(), &moves, you, &Arc::default()).unwrap()
    }

    /// Both players play as in the pictures of a lost game against Gambler.
    const LOST: &str = "g3 d6 c9 e5 i9 c1 c7 d4 g7 f6 c11 e7 i1 i5 k11 h2 a5 a1 e1 c3 k3 a3 g5 f2 g11 j6 k7 f10 k9 j10 k5 h10 g9 e9 e11 i11";
    const EMPTY: &str = "....../...../....../...../....../...../....../...../....../...../...... h";

    #[test]
    fn a_missed_win_is_the_first_thing_said() {
        // One connector joins: e1 wins, a5 does not.
        let missed = story("hh./../.../../... h", "a5 e1", Player::Horizontal);
        assert_eq!(missed.moral, Moral::MissedWin(0));
        let [point] = missed.points.as_slice() else { panic!("{:?}", missed.points) };
        assert_eq!(point.better.iter().map(ToString::to_string).collect::<Vec<_>>(), ["e1"]);
        assert_eq!(point.kind, PointKind::WonAtOnce { thrown: false });
        assert_eq!(point.answer, None);
    }

    #[test]
    fn a_game_without_mistakes_is_perfect() {
        let won = story("hh./../.../../... h", "e1", Player::Horizontal);
        assert_eq!((won.moral, won.points.len()), (Moral::PerfectGame(Some(0)), 0));
        assert_eq!(won.bars, [Bar { winner: Player::Horizontal, ease: won.bars[0].ease }]);
    }

    #[test]
    fn turning_points_follow_the_solver() {
        for you in Player::ALL {
            let game = story(EMPTY, LOST, you);
            assert_eq!(game.bars.len(), LOST.split_whitespace().count());
            assert!((1..=MAX_POINTS).contains(&game.points.len()), "{game:?}");
            assert!(game.points.is_sorted_by_key(|point| point.ply));
            for point in &game.points {
                let before = game.bars[point.ply].winner;
                let after = game.bars.get(point.ply + 1).map(|bar| bar.winner);
                match point.kind {
                    PointKind::GaveAway { .. } | PointKind::WonAtOnce { thrown: true } => {
                        assert_eq!((before, after), (you, Some(you.opponent())), "{point:?}");
                    }
                    PointKind::LetYouIn { .. } => {
                        assert_eq!((before, after), (you.opponent(), Some(you)), "{point:?}");
                    }
                    PointKind::BestMove { .. } => assert_eq!(before, you.opponent(), "{point:?}"),
                    PointKind::Hard { .. } | PointKind::WonAtOnce { thrown: false } => {
                        assert_eq!(before, you);
                    }
                }
                if let Some((answer, Because::TwoWays([one, other]))) = &point.answer {
                    let played: Vec<Node> = LOST
                        .split_whitespace()
                        .take(point.ply + 1)
                        .map(|node| node.parse().unwrap())
                        .collect();
                    let shared = one
                        .iter()
                        .find(|node| other.contains(node) && !played.contains(node) && *node != answer);
                    assert!(!one.is_empty() && !other.is_empty() && shared.is_none(), "{point:?}");
                }
            }
        }
    }
}
