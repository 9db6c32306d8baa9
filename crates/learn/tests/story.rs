//! What a finished game teaches: each claim is checked by the solver.

use std::collections::HashSet;
use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::solver::win_in::{BUDGET, quickest};
use span_it_core::solver::{Solver, perfect};
use span_it_learn::story::*;

fn story(start: &str, moves: &str, you: Player, won: bool) -> Story {
    let moves: Vec<Node> = moves.split_whitespace().map(|node| node.parse().unwrap()).collect();
    Story::new(&start.parse().unwrap(), &moves, you, won, &Arc::default()).unwrap()
}

/// A lost game against Gambler.
const LOST: &str = "g3 d6 c9 e5 i9 c1 c7 d4 g7 f6 c11 e7 i1 i5 k11 h2 a5 a1 e1 c3 k3 a3 g5 f2 g11 j6 k7 f10 k9 j10 k5 h10 g9 e9 e11 i11";

/// The first mover had only one winning answer several times running, and found it.
const HARD: &str = "e11 c9 c11 c7 c5 e5 a11 e7 g11 i11 i9 h10 g9 e9 f10 k9 e3 g3 f4 g5 f6 g7 g1 c3 d4 f2 e1 c1 d2 a5 k11 j10 i1 b6 b4 a3 a1 b2 k1 f8 k7 j8 h8 i7 h6 i5 h4 h2 i3 k3 j2";

#[test]
fn a_missed_win_is_the_first_thing_said() {
    // One connector joins: e1 wins, a5 does not.
    let missed = story("hh./../.../../... h", "a5 e1", Player::Horizontal, true);
    assert_eq!(missed.moral, Moral::MissedWin(0));
    let [point] = missed.points.as_slice() else { panic!("{:?}", missed.points) };
    assert_eq!(point.better.iter().map(ToString::to_string).collect::<Vec<_>>(), ["e1"]);
    assert_eq!(point.kind, PointKind::WonAtOnce { thrown: false });
    assert_eq!((&point.answer, missed.main_point()), (&None, Some(0)));
}

#[test]
fn a_game_without_mistakes_is_perfect() {
    let won = story("hh./../.../../... h", "e1", Player::Horizontal, true);
    assert_eq!((won.moral, won.points.len()), (Moral::PerfectGame(Some(0)), 0));
}

#[test]
fn a_won_position_was_resigned() {
    let given_up = |you, won| story("hh./../.../../... h", "a5", you, won).moral;
    assert_eq!(given_up(Player::Horizontal, false), Moral::GaveUp);
    assert_eq!(given_up(Player::Vertical, true), Moral::CloserThanItLooked(0));
    // The opponent could win: no less lost by resignation.
    assert_ne!(given_up(Player::Vertical, false), Moral::GaveUp);
}

/// A game, and its solution by other means than the story: the winner before each move and after the last.
struct Truth {
    positions: Vec<Position>,
    moves: Vec<Node>,
    winners: Vec<Player>,
}

impl Truth {
    fn new(start: Position, moves: Vec<Node>) -> Self {
        let mut positions = vec![start];
        for &node in &moves {
            positions.push(positions[positions.len() - 1].after(node));
        }
        let winners = positions.iter().map(|position| Solver::new().winner(position)).collect();
        Self { positions, moves, winners }
    }

    /// Random moves to the end; some join at once if they can.
    fn random(n: usize, mut random: u64) -> Self {
        let mut position = Position::empty(BoardSize::square(n).unwrap(), Player::Horizontal);
        let (start, mut moves) = (position.clone(), Vec::new());
        while winner(&position).is_none() {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut choice: Vec<Node> = position.free_nodes().collect();
            if !random.is_multiple_of(3) {
                choice = perfect::winning_moves(&mut Solver::new(), &position, &|_| 0.0);
            }
            if choice.is_empty() {
                choice = position.free_nodes().collect();
            }
            let node = choice[usize::try_from(random >> 33).unwrap() % choice.len()];
            moves.push(node);
            position = position.after(node);
        }
        Self::new(start, moves)
    }

    fn winning(&self, ply: usize) -> Vec<Node> {
        Solver::new().winning_moves(&self.positions[ply])
    }

    fn check(&self, you: Player) -> Vec<PointKind> {
        let story = Story::new(
            &self.positions[0],
            &self.moves,
            you,
            self.winners.last() == Some(&you),
            &Arc::default(),
        )
        .unwrap();
        assert!(story.points.len() <= 5 && story.points.is_sorted_by_key(|point| point.ply));
        for point in &story.points {
            assert_eq!(point.played, self.moves[point.ply]);
            assert!(point.better.len() <= 3 && !point.better.contains(&point.played), "{point:?}");
            self.check_kind(point, you);
            if let Some(answer) = &point.answer {
                self.check_answer(point.ply, answer);
            }
            if let Some(practised) = point.practised().filter(|&ply| ply < self.moves.len()) {
                assert_eq!(self.positions[practised].to_move(), you);
                assert_eq!(self.winners[practised], you, "{point:?}");
            }
        }
        self.check_moral(&story, you);
        story.points.iter().map(|point| point.kind).collect()
    }

    fn check_kind(&self, point: &TurningPoint, you: Player) {
        let ply = point.ply;
        let (before, after) = (self.winners[ply], self.winners[ply + 1]);
        let mover = self.positions[ply].to_move();
        let joins = |node: &Node| winner(&self.positions[ply].after(*node)) == Some(you);
        let (winning, answers) = (self.winning(ply), self.winning(ply + 1).len());
        match point.kind {
            PointKind::WonAtOnce { thrown } => {
                assert!(!joins(&point.played) && !point.better.is_empty() && point.better.iter().all(joins));
                assert_eq!((mover, before, after != you), (you, you, thrown));
            }
            PointKind::GaveAway { two_moves, .. } => {
                assert_eq!((mover, before, after), (you, you, you.opponent()), "{point:?}");
                let two = quickest(&self.positions[ply], 2, BUDGET, &winning, &|| true);
                assert_eq!(two.unwrap().is_some(), two_moves);
            }
            PointKind::LetYouIn { taken } => {
                assert_eq!((mover, before, after), (you.opponent(), you.opponent(), you), "{point:?}");
                assert_eq!(self.winners.get(ply + 2) == Some(&you), taken, "{point:?}");
            }
            PointKind::Hard { moves } => {
                let runs = (0..moves).map(|index| self.winning(ply + 1 + 2 * index).len());
                assert!(moves >= 3 && runs.into_iter().all(|winning| winning == 1));
                assert_eq!((mover, after), (you, you.opponent()));
            }
            PointKind::Found { moves } => {
                for index in 0..moves {
                    assert_eq!(self.winning(ply + 2 * index), [self.moves[ply + 2 * index]]);
                }
                assert_eq!((mover, before), (you, you));
            }
            PointKind::BestMove { answers: said } => {
                assert_eq!((mover, before, said), (you, you.opponent(), answers));
            }
            PointKind::MadeItEasy { answers: said, fewest } => {
                assert_eq!((mover, before, said), (you, you.opponent(), answers));
                for &node in &point.better {
                    let left = Solver::new().winning_moves(&self.positions[ply].after(node)).len();
                    assert_eq!(left, fewest);
                }
            }
        }
        if before == mover {
            assert!(point.better.iter().all(|node| winning.contains(node)), "{point:?}");
        }
    }

    fn check_answer(&self, ply: usize, answer: &Answer) {
        let mut board = self.positions[ply + 1].clone();
        let winning = board.to_move();
        assert!(Solver::new().winning_moves(&board).contains(&answer.node));
        board = board.after(answer.node);
        if let Because::TwoWays([one, other]) = &answer.because {
            assert!(!one.is_empty() && !other.is_empty());
            assert!(one.iter().all(|node| !board.is_free(*node) || !other.contains(node)), "{answer:?}");
        }
        for &node in &answer.line {
            assert!(board.is_free(node) && winner(&board).is_none(), "{answer:?}");
            board = board.after(node);
        }
        assert_eq!(winner(&board), Some(winning), "the line ends with the win: {answer:?}");
        let connectors = 1 + answer.line.len() / 2;
        match answer.because {
            Because::WinsAtOnce => assert_eq!(connectors, 1),
            Because::WinsIn(moves) => assert_eq!(connectors, moves),
            Because::TwoWays(_) => {}
        }
    }

    fn check_moral(&self, story: &Story, you: Player) {
        let won = self.winners[self.moves.len()] == you;
        let thrown = |ply: &usize| self.winners[*ply] == you && self.winners[*ply + 1] != you;
        let mistakes: Vec<usize> = (0..self.moves.len()).filter(thrown).collect();
        match story.moral {
            Moral::GaveUp => panic!("a game to its end"),
            Moral::MissedWin(ply) => {
                let joins = |node: &Node| winner(&self.positions[ply].after(*node)) == Some(you);
                assert!(
                    self.positions[ply].free_nodes().any(|node| joins(&node)) && !joins(&self.moves[ply])
                );
            }
            Moral::OneMistake(ply) => assert_eq!((mistakes, won), (vec![ply], false)),
            Moral::SeveralMistakes { last, count, .. } => {
                assert_eq!((mistakes.last(), mistakes.len(), won), (Some(&last), count, false));
            }
            Moral::NeverAhead(_) => assert!(!won && self.winners.iter().all(|&winner| winner != you)),
            Moral::CloserThanItLooked(ply) => {
                assert!(won && self.winners[ply] != you);
                assert!(self.winners[ply + 1..].iter().all(|&winner| winner == you));
            }
            Moral::PerfectGame(_) => assert!(won && self.winners.iter().all(|&winner| winner == you)),
        }
        let is_point = |ply| story.points.iter().any(|point| point.ply == ply);
        let has_point = !matches!(story.moral, Moral::CloserThanItLooked(_) | Moral::PerfectGame(_));
        assert!(!has_point || story.moral.ply().is_none_or(is_point), "{story:?}");
    }
}

#[test]
fn every_claim_is_true() {
    let mut seen = HashSet::new();
    let played = |moves: &str| {
        let moves = moves.split_whitespace().map(|node| node.parse().unwrap()).collect();
        Truth::new(Position::empty(BoardSize::STANDARD, Player::Horizontal), moves)
    };
    let random = (1..60_u64).map(|chance| Truth::random(3 + usize::try_from(chance % 3).unwrap(), chance));
    for truth in random.chain([LOST, HARD].map(played)) {
        for you in Player::ALL {
            for kind in truth.check(you) {
                seen.insert(std::mem::discriminant(&kind));
            }
        }
    }
    assert_eq!(seen.len(), 7, "a kind did not occur");
}
