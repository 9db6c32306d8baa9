//! The lessons as a player goes through them.

use span_it_core::board::{Node, Position, winner};
use span_it_core::solver::{self, Solver};
use span_it_learn::lessons::{LessonRunner, Mode, all, index_of};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::truth::Class;

use super::lessons::node;

fn runner(id: &str) -> LessonRunner {
    LessonRunner::new(index_of(id).unwrap()).unwrap()
}

fn play(runner: &mut LessonRunner, name: &str) -> Reaction {
    runner.answer(Answer::Node(node(name)))
}

/// Answers a step rightly; the number of answers.
fn solve(runner: &mut LessonRunner) -> usize {
    let mut answers = 0;
    while !runner.is_done() {
        answers += 1;
        assert!(answers < 20, "{} does not end", runner.step().name);
        let reaction = match runner.step().mode {
            Mode::Game { .. } => runner.end_game(true),
            Mode::Judge { class, .. } if runner.asks_for_class() => runner.answer(Answer::Class(class)),
            _ => runner.answer(Answer::Node(runner.accepted()[0])),
        };
        assert!(matches!(reaction, Reaction::Continues { .. } | Reaction::Right), "{reaction:?}");
    }
    answers
}

#[test]
fn all_lessons_can_be_solved_in_order() {
    let mut runner = LessonRunner::new(0).unwrap();
    let mut steps = 0;
    loop {
        let text = runner.text();
        assert!(!text.contains('{'), "{text}");
        solve(&mut runner);
        steps += 1;
        assert_eq!(runner.tries(), 1);
        let Some(next) = runner.next() else { break };
        runner = next;
    }
    assert_eq!(steps, 31);
}

#[test]
fn every_node_of_every_step_gets_an_answer() {
    for index in 0..all().len() {
        let fresh = LessonRunner::new(index).unwrap();
        let accepted = fresh.accepted();
        for (mv, owner) in fresh.board().clone().nodes() {
            let mut runner = fresh.clone();
            let reaction = runner.answer(Answer::Node(mv));
            match (&fresh.step().mode, reaction) {
                (_, Reaction::Ignored) => {
                    assert!(owner.is_some() || runner.accepted().is_empty(), "{} {mv}", fresh.step().name);
                }
                (Mode::Cut { .. }, Reaction::Continues { reply }) => {
                    assert_eq!(reply.is_some(), accepted.contains(&mv), "{mv}");
                }
                (_, Reaction::Wrong { reply, .. }) => {
                    let text = runner.comment();
                    assert!(!accepted.contains(&mv) && runner.is_refuted());
                    assert!(!text.contains('{'), "{}: {text}", fresh.step().name);
                    assert_refuted(&runner, &fresh, reply);
                    runner.retry();
                    assert_eq!(runner.board(), fresh.board());
                    assert_eq!(runner.tries(), 2);
                }
                (_, reaction) => assert!(accepted.contains(&mv), "{} {mv} {reaction:?}", fresh.step().name),
            }
        }
    }
}

/// In a step with an opponent, the reply wins for the opponent unless the move kept the win.
fn assert_refuted(runner: &LessonRunner, fresh: &LessonRunner, reply: Option<Node>) {
    let you = fresh.step().you;
    match (&fresh.step().mode, reply) {
        (Mode::Move { .. }, None) => panic!("{}: no reply", fresh.step().name),
        (Mode::Move { .. } | Mode::Partner { .. }, Some(_)) => {
            assert_eq!(solver::winner(runner.board()), you.opponent());
        }
        (Mode::Partner { .. }, None) => assert_eq!(solver::winner(runner.board()), you),
        _ => assert_eq!(reply, None),
    }
}

#[test]
fn show_is_offered_after_two_wrong_answers() {
    let mut runner = runner("build-1");
    for _ in 0..2 {
        assert!(!runner.offers_show());
        assert!(matches!(play(&mut runner, "a5"), Reaction::Wrong { .. }));
        assert_eq!(play(&mut runner, "c3"), Reaction::Ignored);
        runner.retry();
    }
    assert!(runner.offers_show());
    assert_eq!(runner.accepted(), [node("c3")]);
}

#[test]
fn a_wrong_answer_names_a_ring_of_the_task() {
    let mut runner = runner("obstacle-1");
    assert!(matches!(play(&mut runner, "a1"), Reaction::Wrong { .. }));
    assert!(runner.comment().ends_with("Try d2."), "{}", runner.comment());
}

#[test]
fn a_step_alone_lasts_until_joined() {
    let mut runner = runner("join-2");
    assert!(matches!(play(&mut runner, "c3"), Reaction::Continues { reply: None }));
    assert!(matches!(play(&mut runner, "a1"), Reaction::Wrong { .. }));
    assert!(runner.comment().ends_with("Try e3."), "{}", runner.comment());
    runner.retry();
    assert!(matches!(play(&mut runner, "e3"), Reaction::Right));
    assert_eq!(winner(runner.board()), Some(runner.step().you));
}

#[test]
fn another_winning_move_is_praised_with_the_partner() {
    let mut runner = runner("partners-1");
    let accepted = runner.accepted();
    let other = solver::winning_moves(runner.board()).into_iter().find(|mv| !accepted.contains(mv)).unwrap();
    let reaction = runner.answer(Answer::Node(other));
    assert_eq!(reaction, Reaction::Wrong { played: Some(other), reply: None });
    assert_eq!(runner.comment(), format!("{other} keeps the win too. In this lesson, take the partner, c3."));
    assert_eq!(runner.pairs().len(), 6);
}

#[test]
fn cuts_are_repaired_three_times() {
    let mut runner = runner("separate-1");
    let cut = runner.accepted()[0];
    let Reaction::Continues { reply: Some(repair) } = runner.answer(Answer::Node(cut)) else {
        panic!("the node is in a tree")
    };
    assert_eq!(runner.board(), &runner.step().position.after(cut).after(repair));
    assert_eq!(solve(&mut runner), 2);
}

#[test]
fn other_repairs_lead_to_other_cuts() {
    for answer in ["f2", "e3", "e1"] {
        let mut runner = runner("repair-2");
        assert!(runner.trees().unwrap().iter().flatten().any(|&mv| Some(mv) == runner.cut()));
        assert!(matches!(play(&mut runner, answer), Reaction::Right), "{answer}");
        let mut next = runner.next().unwrap();
        assert_eq!(next.step().name, "repair-3");
        assert!(next.text().contains(&next.cut().unwrap().to_string()));
        solve(&mut next);
        assert_eq!(winner(next.board()), Some(next.step().you), "{answer}");
    }
}

#[test]
fn a_judgement_may_ask_for_a_move() {
    let mut runner = runner("judge-3");
    assert_eq!(play(&mut runner, "a1"), Reaction::Ignored);
    let wrong = runner.answer(Answer::Class(Class::Vertical));
    assert_eq!(wrong, Reaction::Wrong { played: None, reply: None });
    runner.retry();
    assert!(matches!(runner.answer(Answer::Class(Class::ToMove)), Reaction::Continues { .. }));
    let free: Position = runner.board().clone();
    let losing =
        free.free_nodes().find(|&mv| Solver::new().winner(&free.after(mv)) != free.to_move()).unwrap();
    assert!(matches!(runner.answer(Answer::Node(losing)), Reaction::Wrong { played: Some(_), .. }));
    runner.retry();
    assert!(!runner.asks_for_class());
    assert_eq!(play(&mut runner, "a1"), Reaction::Right);
    assert_eq!(runner.comment(), "Only a1 wins for the round dots.");
}
