//! What a finished game teaches, and its turning points. All of it comes from the solver.

use std::cmp::Reverse;
use std::sync::Arc;

use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::engine::Stop;
use span_it_core::solver::proof::{Proof, proof, way};
use span_it_core::solver::win_in::{BUDGET, MAX_N, longest_defence, quickest};
use span_it_core::solver::{Distance, Solution, Solver, Verdict, perfect};

use crate::mistakes::MistakeKind;

/// The most turning points of a game.
const MAX_POINTS: usize = 5;
/// The most better moves of a point.
const MAX_BETTER: usize = 3;
/// So many only moves running are hard.
const HARD_RUN: usize = 3;
/// The most wins at once that are points.
const MAX_WON_AT_ONCE: usize = 2;
/// A move that left so many more winning answers than another made it easy.
const EASIER: usize = 4;
/// So many moves are compared with their alternatives.
const EASY_CANDIDATES: usize = 16;

/// A moment from which the player can learn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The index of the move.
    pub ply: usize,
    /// The move.
    pub played: Node,
    /// What it was.
    pub kind: PointKind,
    /// At most three better moves, the best first, without the answer unless it is the best; of the player's opponent if that
    /// moved.
    pub better: Vec<Node>,
    /// The best answer to the move, if it wins.
    pub answer: Option<Answer>,
}

impl TurningPoint {
    /// The move before which the player could win, to practise: this one or, after a mistake of the opponent, the next.
    pub const fn practised(&self) -> Option<usize> {
        match self.kind {
            PointKind::WonAtOnce { .. } | PointKind::GaveAway { .. } | PointKind::Found { .. } => {
                Some(self.ply)
            }
            PointKind::LetYouIn { .. } => Some(self.ply + 1),
            PointKind::Hard { .. } | PointKind::BestMove { .. } | PointKind::MadeItEasy { .. } => None,
        }
    }
}

/// What a turning point was, in the order of importance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The first of several moves running that left the opponent only one winning answer.
    Hard {
        /// Their number, from 3.
        moves: usize,
    },
    /// The first of several moves running, each the only winning one, that the player found.
    Found {
        /// Their number, from 3.
        moves: usize,
    },
    /// The move of a lost position that left the opponent the fewest winning answers.
    BestMove {
        /// Their number.
        answers: usize,
    },
    /// In a game without a win, the move that left more winning answers than the better ones.
    MadeItEasy {
        /// Their number.
        answers: usize,
        /// After a better move.
        fewest: usize,
    },
}

/// A winning answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The answer.
    pub node: Node,
    /// Why it wins.
    pub because: Because,
    /// How the game could go on after it, to the end.
    pub line: Vec<Node>,
}

impl Answer {
    /// The connectors that the winner needs after the answer.
    pub fn way(&self) -> Vec<Node> {
        match &self.because {
            Because::TwoWays(ways) => ways.concat(),
            Because::WinsAtOnce | Because::WinsIn(_) => {
                self.line.iter().skip(1).step_by(2).copied().collect()
            }
        }
    }
}

/// Why an answer wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    /// It joins the edges.
    WinsAtOnce,
    /// It is the first of so many connectors, which nothing can stop.
    WinsIn(usize),
    /// After it there are two separate ways, and one move cannot cut both.
    TwoWays([Vec<Node>; 2]),
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

impl Ease {
    /// `winning` moves of `free` keep the win.
    pub const fn new(winning: usize, free: usize) -> Self {
        match winning {
            0..=2 if free > 2 => Self::Few,
            _ if 2 * winning < free => Self::Some,
            _ => Self::Most,
        }
    }
}

/// What a game teaches first: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moral {
    /// The player resigned, and could still win.
    GaveUp,
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
    /// The player lost without ever having a win: the move after which it was hardest for the opponent.
    NeverAhead(Option<usize>),
    /// The player won after having been lost, at the latest before this move.
    CloserThanItLooked(usize),
    /// The player won and was always ahead: the move with the fewest winning choices.
    PerfectGame(Option<usize>),
}

impl Moral {
    /// The move that it is about.
    pub const fn ply(self) -> Option<usize> {
        match self {
            Self::MissedWin(ply) | Self::OneMistake(ply) | Self::CloserThanItLooked(ply) => Some(ply),
            Self::SeveralMistakes { last, .. } => Some(last),
            Self::NeverAhead(ply) | Self::PerfectGame(ply) => ply,
            Self::GaveUp => None,
        }
    }
}

/// The story of a finished game for one of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// What it teaches.
    pub moral: Moral,
    /// At most five, in the order of the game.
    pub points: Vec<TurningPoint>,
}

impl Story {
    /// The story of a game that began with `start`, for `you`, who `won` it or not; it may have ended by resignation.
    /// `None` without a legal move, or if it was cancelled. A solution for each move and up to 40 ms for each turning
    /// point on 6 x 6.
    pub fn new(start: &Position, moves: &[Node], you: Player, won: bool, stop: &Arc<Stop>) -> Option<Self> {
        let turns = Turn::all(start, moves, stop)?;
        let can_win = Solver::new().winner(&turns.last()?.after()) == you;
        let mut found: Vec<(usize, PointKind)> = Vec::new();
        found.extend(
            turns
                .iter()
                .enumerate()
                .filter_map(|(ply, turn)| Some((ply, turn.kind(you, turns.get(ply + 1))?))),
        );
        found.extend(runs(&turns, you));
        found.extend(best_move(&turns, you));
        let moral = if can_win && !won { Moral::GaveUp } else { moral(&turns, &found, you, won) };
        if let Moral::NeverAhead(_) = moral {
            found.extend(made_it_easy(&turns, you, stop));
        }
        found.sort_by_key(|&(ply, kind)| (ply, kind.rank()));
        found.dedup_by_key(|&mut (ply, _)| ply);
        found.sort_by_key(|&(ply, kind)| (Some(ply) != moral.ply(), kind.rank(), Reverse(ply)));
        let at_once = |kind: &PointKind| matches!(kind, PointKind::WonAtOnce { .. });
        let mut left = MAX_WON_AT_ONCE;
        found.retain(|(_, kind)| {
            let is_kept = !at_once(kind) || left > 0;
            left -= usize::from(at_once(kind) && left > 0);
            is_kept
        });
        found.truncate(MAX_POINTS);
        found.sort_by_key(|&(ply, _)| ply);
        let mut points = Vec::new();
        for (ply, kind) in found {
            if stop.is_cancelled() {
                return None;
            }
            points.push(turns[ply].point(ply, kind));
        }
        Some(Self { moral, points })
    }

    /// The point of the moral, or else the first.
    pub fn main_point(&self) -> Option<usize> {
        let of_moral = self.points.iter().position(|point| Some(point.ply) == self.moral.ply());
        of_moral.or_else(|| (!self.points.is_empty()).then_some(0))
    }
}

impl PointKind {
    const fn rank(self) -> usize {
        match self {
            Self::WonAtOnce { .. } => 0,
            Self::GaveAway { .. } => 1,
            Self::LetYouIn { .. } => 2,
            Self::Hard { .. } => 3,
            Self::Found { .. } => 4,
            Self::BestMove { .. } => 5,
            Self::MadeItEasy { .. } => 6,
        }
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
        if !thrown {
            return None;
        }
        let winning = &self.solution.winning_moves;
        let kind = MistakeKind::of(&self.position, winning, self.played);
        let two_moves = quickest(&self.position, 2, BUDGET, winning, &|| true).is_ok_and(|mv| mv.is_some());
        Some(PointKind::GaveAway { kind, two_moves })
    }

    fn point(&self, ply: usize, kind: PointKind) -> TurningPoint {
        let mut better = match kind {
            PointKind::WonAtOnce { .. } => self.wins_at_once(),
            PointKind::MadeItEasy { fewest, .. } => {
                let mut solver = Solver::new();
                let leaves = |node: &Node| solver.winning_moves(&self.position.after(*node)).len() == fewest;
                self.position.free_nodes().filter(leaves).take(MAX_BETTER).collect()
            }
            _ => perfect::winning_moves(&mut Solver::new(), &self.position, &|_| 0.0),
        };
        let is_answered = self.verdict() == Verdict::Throws || self.verdict() == Verdict::Nothing;
        let answer = is_answered.then(|| answer(&self.after())).flatten();
        let is_answer = |node: &Node| answer.as_ref().is_some_and(|answer| answer.node == *node);
        better.retain(|&node| node != self.played);
        // A board has one mark per ring. What was best for both stays.
        let best = better.first().copied();
        better.retain(|node| Some(*node) == best || !is_answer(node));
        better.truncate(MAX_BETTER);
        TurningPoint { ply, played: self.played, kind, better, answer }
    }
}

/// The best move of a won position, and why it wins.
fn answer(position: &Position) -> Option<Answer> {
    let winning = perfect::winning_moves(&mut Solver::new(), position, &|_| 0.0);
    let quick = quickest(position, MAX_N, BUDGET, &winning, &|| true).ok().flatten();
    if let Some((_, node)) = quick {
        let after = position.after(node);
        if winner(&after).is_some() {
            return Some(Answer { node, because: Because::WinsAtOnce, line: Vec::new() });
        }
        if let Some(line) = rest_of_win(after) {
            return Some(Answer { node, because: Because::WinsIn(1 + line.len() / 2), line });
        }
    }
    let node = winning.first().copied()?;
    let after = position.after(node);
    let proof = proof(&after)?;
    let ways = proof.trees().map(|tree| way(&after, proof.winner(), &tree));
    Some(Answer { node, because: Because::TwoWays(ways), line: cuts(after, proof) })
}

/// The opponent cuts a way and the winner repairs it, until the edges are joined.
fn cuts(mut board: Position, mut proof: Proof) -> Vec<Node> {
    let mut line = Vec::new();
    while !proof.is_complete() {
        let trees = proof.trees().map(|tree| way(&board, proof.winner(), &tree));
        let Some(cut) = trees.concat().into_iter().find(|&node| board.is_free(node)) else { break };
        let Some(repair) = proof.repair(cut) else { break };
        board = board.after(cut).after(repair);
        line.extend([cut, repair]);
    }
    line
}

/// The moves to the end against the longest defence; the defender is to move.
fn rest_of_win(mut position: Position) -> Option<Vec<Node>> {
    let mut rest = Vec::new();
    for left in (1..MAX_N).rev() {
        let defence = longest_defence(&position, left, BUDGET).ok()??;
        let attacked = position.after(defence);
        let winning = perfect::winning_moves(&mut Solver::new(), &attacked, &|_| 0.0);
        let (_, next) = quickest(&attacked, left, BUDGET, &winning, &|| true).ok()??;
        rest.extend([defence, next]);
        position = attacked.after(next);
        if winner(&position).is_some() {
            return Some(rest);
        }
    }
    None
}

/// The runs of only moves: those that `you` found, and those that you left the opponent. The last free nodes are no choice.
fn runs(turns: &[Turn], you: Player) -> Vec<(usize, PointKind)> {
    let mut runs = Vec::new();
    for mover in Player::ALL {
        let of_mover: Vec<usize> = (0..turns.len()).filter(|&ply| turns[ply].mover() == mover).collect();
        let is_only = |ply: usize| {
            let turn = &turns[ply];
            let is_open = turn.position.free_count() > 1 && turn.solution.winning_moves.len() == 1;
            is_open && (mover != you || turn.verdict() == Verdict::Only)
        };
        let chunks = of_mover.chunk_by(|&one, &next| is_only(one) == is_only(next));
        for run in chunks.filter(|run| run.len() >= HARD_RUN && is_only(run[0])) {
            let moves = run.len();
            if mover == you {
                runs.push((run[0], PointKind::Found { moves }));
            } else if let Some(before) = run[0].checked_sub(1) {
                runs.push((before, PointKind::Hard { moves }));
            }
        }
    }
    runs
}

/// The move that most exceeded the fewest answers that another would have left. `None` if it was cancelled.
fn made_it_easy(turns: &[Turn], you: Player, stop: &Arc<Stop>) -> Option<(usize, PointKind)> {
    let mut solver = Solver::new();
    let mut lost: Vec<usize> = lost_moves(turns, you).collect();
    lost.sort_by_key(|&ply| Reverse(answers(turns, ply)));
    let mut easy = Vec::new();
    for ply in lost.into_iter().take(EASY_CANDIDATES) {
        if stop.is_cancelled() {
            return None;
        }
        let position = &turns[ply].position;
        let left = position.free_nodes().map(|node| solver.winning_moves(&position.after(node)).len());
        easy.push((ply, answers(turns, ply), left.min()?));
    }
    easy.retain(|&(_, answers, fewest)| answers >= fewest + EASIER);
    let (ply, answers, fewest) = easy.into_iter().max_by_key(|&(_, answers, fewest)| answers - fewest)?;
    Some((ply, PointKind::MadeItEasy { answers, fewest }))
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
    // A move that leaves mostly winning answers is nothing to praise.
    let is_hard = |ply: &usize| {
        turns.get(ply + 1).is_some_and(|next| 2 * answers(turns, *ply) <= next.position.free_count())
    };
    let ply = lost_moves(turns, you).filter(is_hard).min_by_key(|&ply| answers(turns, ply))?;
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
        (None, false, []) => Moral::NeverAhead(best_move(turns, you).map(|(ply, _)| ply)),
    }
}

/// The move of `you` with the fewest winning choices, the first of them.
fn narrowest(turns: &[Turn], you: Player) -> Option<usize> {
    let own =
        (0..turns.len()).filter(|&ply| turns[ply].mover() == you && turns[ply].position.free_count() > 1);
    own.min_by_key(|&ply| turns[ply].solution.winning_moves.len())
}
