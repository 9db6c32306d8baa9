//! Every line of the lessons against the solver.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::solver::{self, Distance, Solver};
use span_it_learn::lessons::{LESSONS, Mode, Step, all, steps_from_jsonl};
use span_it_learn::truth::{Class, Ways};

const FILE: &str = include_str!("../assets/lessons.jsonl");
const MAX_WORDS: usize = 25;

pub(crate) fn node(name: &str) -> Node {
    name.parse().unwrap()
}

fn step(id: &str) -> &'static Step {
    all().iter().find(|step| step.name == id).unwrap()
}

#[test]
fn all_lines_are_valid() {
    assert_eq!(steps_from_jsonl(FILE).unwrap(), all());
    assert_eq!(all().len(), 31);
    let numbers: Vec<(u8, u8)> = all().iter().map(|step| step.number).collect();
    for (before, after) in numbers.iter().zip(&numbers[1..]) {
        let follows = *after == (before.0, before.1 + 1) || *after == (before.0 + 1, 1);
        assert!(follows, "{before:?} {after:?}");
    }
    assert_eq!((numbers[0], numbers[30].0), ((1, 1), LESSONS));
}

#[test]
fn texts_are_short_and_plain() {
    for step in all() {
        for text in [Some(&step.text), Some(&step.right), Some(&step.wrong), step.praise.as_ref()] {
            let Some(text) = text else { continue };
            let words = text.split_whitespace().count();
            assert!((1..=MAX_WORDS).contains(&words), "{}: {words} words: {text}", step.name);
            assert!(text.ends_with(['.', '?']), "{}: {text}", step.name);
            for bad in ["told", "whoever", "nobody", "slip", "mend", "rival", "lest", "go on"] {
                assert!(!text.to_lowercase().contains(bad), "{}: {bad}: {text}", step.name);
            }
        }
    }
}

#[test]
fn accepted_moves_are_what_the_solver_says() {
    let mut solver = Solver::new();
    for step in all() {
        let (id, position) = (step.name.as_str(), &step.position);
        assert_eq!(position.to_move(), step.you, "{id}");
        assert!(step.ring.iter().all(|&ring| position.is_free(ring)), "{id}");
        let solution = solver.solve(position);
        match &step.mode {
            Mode::Move { accept, .. } => assert_eq!(*accept, solution.winning_moves, "{id}"),
            Mode::Partner { accept, .. } => {
                assert!(accept.iter().all(|mv| solution.winning_moves.contains(mv)), "{id}");
            }
            Mode::Alone { accept, .. } => {
                let distance = Distance::new(position, step.you);
                let nearer: Vec<Node> =
                    position.free_nodes().filter(|&mv| distance.is_shortened_by(mv)).collect();
                assert!(!nearer.is_empty() && accept.iter().all(|mv| nearer.contains(mv)), "{id}");
            }
            Mode::Cut { .. } => assert_eq!(solution.winner, step.you.opponent(), "{id}"),
            Mode::Judge { class, then_move } => {
                assert_eq!(*class, Class::new(&mut solver, position), "{id}");
                assert!(then_move.is_empty() || *then_move == solution.winning_moves, "{id}");
            }
            Mode::Game { against } => {
                assert!(span_it_core::personality::library::builtin_named(against).is_some());
            }
        }
    }
}

/// "One node builds, blocks, and leaves two ways to finish"; "where do the ways cross?"; "two threats".
#[test]
fn claims_about_ways_are_true() {
    for (id, threats) in [("build-1", 2), ("build-2", 0), ("build-3", 2), ("threats-1", 2), ("threats-3", 2)]
    {
        let step = step(id);
        let Mode::Move { accept, .. } = &step.mode else { panic!("{id} asks for no move") };
        let ways = Ways::new(&step.position);
        assert!(ways.other_missing() > 1, "{id}: the other player could finish");
        if id.starts_with('4') {
            assert!(
                ways.shortens(accept[0])
                    && Distance::new(&step.position, step.you.opponent()).is_shortened_by(accept[0])
            );
        }
        if ["build-2", "build-3"].contains(&id) {
            let crossings: Vec<Node> = step
                .position
                .free_nodes()
                .filter(|&mv| ways.shortens(mv) && ways.lengthens_by(mv) > 0)
                .collect();
            assert_eq!(crossings, *accept, "{id}");
        }
        let after = step.position.after(accept[0]).with_to_move(step.you);
        let finishing = after.free_nodes().filter(|&mv| winner(&after.after(mv)).is_some()).count();
        assert_eq!(finishing, threats, "{id}");
    }
}

#[test]
fn steps_of_a_lesson_join() {
    for (step, next) in all().iter().zip(&all()[1..]) {
        let (Some(then), Mode::Move { accept, .. } | Mode::Partner { accept, .. }) = (step.then, &step.mode)
        else {
            continue;
        };
        assert_eq!(step.position.after(accept[0]).after(then), next.position, "{}", step.name);
    }
    let last = step("repair-2").position.after(node("e1")).after(node("a3"));
    assert_eq!(last, step("repair-3").position);
}

#[test]
fn each_pair_of_the_ladder_has_one_answer() {
    let base: Position = ".../hh/.../vv/... v".parse().unwrap();
    for (one, other) in [("a1", "a3"), ("c1", "c3"), ("e1", "e3")] {
        for (cut, answer) in [(one, other), (other, one)] {
            assert_eq!(solver::winning_moves(&base.after(node(cut))), [node(answer)]);
        }
    }
}

#[test]
fn the_table_of_pairs_always_joins() {
    let Mode::Partner { pairs, .. } = &step("partners-1").mode else { panic!("the step has no pairs") };
    let size = BoardSize::square(3).unwrap();
    let mut covered: Vec<Node> = pairs.iter().flatten().copied().collect();
    covered.push(node("a3"));
    covered.sort_unstable();
    assert_eq!(covered, size.nodes().collect::<Vec<_>>());
    for choice in 0..1 << pairs.len() {
        let mut position = Position::empty(size, Player::Horizontal);
        position.place(node("a3"), Player::Horizontal).unwrap();
        for (bit, pair) in pairs.iter().enumerate() {
            position.place(pair[choice >> bit & 1], Player::Horizontal).unwrap();
            position.place(pair[1 - (choice >> bit & 1)], Player::Vertical).unwrap();
        }
        assert_eq!(winner(&position), Some(Player::Horizontal), "{position}");
    }
}
