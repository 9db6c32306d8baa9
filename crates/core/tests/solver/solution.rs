//! Winner and winning moves.

use serde_json::Value;
use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::rng::SplitMix64;
use span_it_core::solver::{self, Solution, Solver, Verdict};

use super::brute::Brute;
use super::{mixture, random_game};

fn size(rows: usize, cols: usize) -> BoardSize {
    BoardSize::new(rows, cols).unwrap()
}

fn assert_solution(solver: &mut Solver, position: &Position, (winner, winning_moves): (Player, Vec<Node>)) {
    assert_eq!(solver.winner(position), winner, "the winner of {position}");
    assert_eq!(solver.solve(position), Solution { winner, winning_moves }, "the solution of {position}");
}

#[test]
fn matches_the_vectors() {
    let mut solver = Solver::new();
    for line in include_str!("../data/solve.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let position: Position = case["position"].as_str().unwrap().parse().unwrap();
        let expect = &case["expect"];
        let letter = |player: Player| Value::String(player.letter().to_string());
        let solution = solver.solve(&position);
        let moves: Vec<Value> =
            solution.winning_moves.iter().map(|mv| Value::String(mv.to_string())).collect();
        assert_eq!(letter(position.to_move()), expect["player"]);
        assert_eq!(letter(solution.winner), expect["winner"], "{position}");
        assert_eq!(Value::Array(moves), expect["winning_moves"], "{position}");
        assert_eq!(solver::solve(&position), solution, "a new solver on {position}");
    }
}

#[test]
fn matches_brute_force_on_all_3x3_positions() {
    let size = size(3, 3);
    let (mut brute, mut solver) = (Brute::new(size), Solver::new());
    let mut seen = std::collections::HashSet::new();
    let mut waiting: Vec<_> = Player::ALL.map(|first| Brute::owners(&Position::empty(size, first))).to_vec();
    while let Some(owners) = waiting.pop() {
        if seen.insert(owners) {
            assert_solution(&mut solver, &brute.position(size, owners), brute.solve(owners));
            if brute.over(owners).is_none() {
                waiting.extend(brute.children(owners).map(|(_, next)| next));
            }
        }
    }
    assert!(seen.len() > 300_000, "only {} positions", seen.len());
}

#[test]
fn matches_brute_force_on_small_boards() {
    let mut rng = SplitMix64::new(3);
    let mut solver = Solver::new();
    for (rows, cols, most_free, count) in
        [(3, 3, 13, 600), (3, 4, 10, 800), (4, 3, 10, 800), (4, 4, 9, 600), (5, 5, 9, 600), (3, 6, 9, 200)]
    {
        let size = size(rows, cols);
        let mut brute = Brute::new(size);
        for _ in 0..count {
            let (free, share) = (rng.below(most_free + 1), rng.pick(&[30, 45, 50, 55, 70]));
            let position = mixture(&mut rng, size, free, share);
            brute.forget();
            assert_not_both_won(&brute, &position);
            assert_solution(&mut solver, &position, brute.solve(Brute::owners(&position)));
        }
    }
}

/// No mixture of owners is won by both players.
fn assert_not_both_won(brute: &Brute, position: &Position) {
    let won_alone = |player: usize| {
        let mut owners = Brute::owners(position);
        owners.owned[1 - player] = 0;
        brute.over(owners).is_some()
    };
    assert!(!(won_alone(0) && won_alone(1)), "both players have won {position}");
}

/// The winner of each position is certain, as `proof.rs` shows two trees that join the winner's edges.
#[test]
fn winning_moves_are_those_that_keep_the_winner_up_to_20x20() {
    let mut rng = SplitMix64::new(20);
    let mut solver = Solver::new();
    let mut narrow = 0;
    for round in 0..1000 {
        let longest = if round % 50 == 0 { 18 } else { 7 };
        let size = size(3 + rng.below(longest), 3 + rng.below(longest));
        let count = size.node_count();
        let position = if round % 2 == 0 {
            let moves = count / 4 + rng.below(count);
            random_game(&mut rng, size, moves)
        } else {
            let free = rng.below(count * 3 / 4);
            mixture(&mut rng, size, free, 50)
        };
        if board::winner(&position).is_none() {
            let mover = position.to_move();
            let keeps = |&mv: &Node| solver.winner(&position.after(mv)) == mover;
            let moves: Vec<Node> = position.free_nodes().filter(keeps).collect();
            let winner = if moves.is_empty() { mover.opponent() } else { mover };
            narrow += usize::from((1..10).contains(&moves.len()));
            assert_solution(&mut Solver::new(), &position, (winner, moves));
        }
    }
    assert!(narrow > 100, "only {narrow} positions had few winning moves");
}

#[test]
fn each_move_has_a_verdict() {
    let verdict = |text: &str, player, name: &str| {
        solver::solve(&text.parse().unwrap()).verdict(player, name.parse().unwrap())
    };
    let (open, forced) = (".../../.../../... h", "vh./../vh./../... h");
    assert_eq!(verdict(open, Player::Horizontal, "a1"), Verdict::Keeps);
    assert_eq!(verdict(open, Player::Vertical, "a1"), Verdict::Nothing);
    assert_eq!(verdict(forced, Player::Horizontal, "a5"), Verdict::Only);
    assert_eq!(verdict(forced, Player::Horizontal, "c3"), Verdict::Throws);
}
