//! Identifying personalities by their moves.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::workload::midgame;
use span_it_core::engine::{Deadline, Seed, Stop, choose, weigh};
use span_it_core::personality::{Factor, Personality, library};
use span_it_core::record::PlayerKind;
use span_it_core::referee::MoveNote;
use span_it_core::rng::Lcg64;
use span_it_lab::opponent_model::identify::{Finding, Identifier, Reach, Seen, Standing};

use super::players::{endless, play, player, setup};

fn watch(identifier: &mut Identifier, observed: &[Seen]) {
    for seen in observed {
        assert!(identifier.see(seen, &Arc::new(Stop::default())).is_some());
    }
}

fn standing(identifier: &Identifier, name: &str) -> Standing {
    identifier.standings().find(|(candidate, _)| candidate.personality.name == name).unwrap().1
}

#[test]
fn finds_every_built_in_personality_by_its_moves() {
    let openings: [&[&str]; 6] =
        [&["e1", "b8"], &["a1", "i9"], &[], &["c3", "g7"], &["i1", "a9"], &["e5", "d4"]];
    for personality in library::builtin() {
        let opponent = player(if personality.name == "Steady" { "Blocker" } else { "Steady" });
        // To repeat large searches takes long, so only their own moves are compared with them.
        let is_large = ["Planner", "Weaver", "Sage", "Master"].contains(&personality.name.as_str());
        let visits = if is_large { u64::MAX } else { 10_000 };
        let mut identifier = Identifier::new(library::builtin().to_vec()).visiting(visits);
        let is_sure = |identifier: &Identifier| identifier.shares().into_iter().any(|share| share > 0.99);
        for (seed, opening) in (1000..).zip(openings) {
            let setup = setup([personality, &opponent], 5, seed);
            let game = play(&setup, opening, |_| false);
            for seen in &Seen::of_game(&setup, &game, Player::Horizontal, opening.len()) {
                if !is_sure(&identifier) {
                    assert!(identifier.see(seen, &Arc::default()).is_some());
                }
            }
            if is_sure(&identifier) {
                break;
            }
        }
        assert!(is_sure(&identifier), "{}: {:?}", personality.name, identifier.shares());
        assert_eq!(identifier.likeliest().unwrap().personality.name, personality.name);
    }
}

#[test]
fn a_rare_move_of_a_search_rules_nobody_out() {
    let spider = library::builtin_named("Spider").unwrap();
    let mut rng = Lcg64::new(1);
    let mut rare = 0;
    for _ in 0..200 {
        let position = midgame(BoardSize::square(5).unwrap(), 6, &mut rng);
        let choice = |seed: u64| {
            let seed = Seed::new(seed).unwrap();
            choose(&position, &spider.factors, seed, &Deadline::unlimited()).unwrap().mv
        };
        let choices: Vec<Node> = (0..100).map(choice).collect();
        let (first, others) = choices.split_at(12);
        if first.iter().any(|mv| *mv != first[0]) {
            continue;
        }
        for &mv in others.iter().filter(|mv| **mv != first[0]).collect::<BTreeSet<_>>() {
            let mut identifier = Identifier::new(vec![spider.clone()]);
            let seen = Seen { number: 7, position: position.clone(), mv, reach: Reach::Whole };
            let findings = identifier.see(&seen, &Arc::default()).unwrap();
            let share = choices.iter().filter(|one| **one == mv).count() as f64 / 100.0;
            assert!(
                matches!(findings[..], [Finding::Fits(p)] if (p - share).abs() < 0.05),
                "{mv}: {findings:?}"
            );
            rare += 1;
        }
    }
    assert!(rare >= 3, "{rare}");
    // Several moves that no seed gives do, where all seeds agree.
    let mut positions = std::iter::repeat_with(|| midgame(BoardSize::square(5).unwrap(), 6, &mut rng));
    let choice = |position: &Position, seed: u64| {
        choose(position, &spider.factors, Seed::new(seed).unwrap(), &Deadline::unlimited()).unwrap().mv
    };
    let position = positions
        .find(|position| (1..100).all(|seed| choice(position, seed) == choice(position, 0)))
        .unwrap();
    let mv = position.free_nodes().find(|mv| *mv != choice(&position, 0)).unwrap();
    let mut identifier = Identifier::new(vec![spider.clone()]);
    let standings = [1, 3, 5, 7].map(|number| {
        identifier
            .see(&Seen { number, position: position.clone(), mv, reach: Reach::Whole }, &Arc::default());
        standing(&identifier, "Spider")
    });
    assert_eq!((standings[2], standings[3]), (Standing::Possible, Standing::RuledOut));
    assert!(identifier.candidates()[0].log_likelihood < -10.0);
}

#[test]
fn the_first_different_move_rules_out_a_candidate() {
    let setup = setup([&player("Sprinter"), &player("Steady")], 6, 0);
    let game = play(&setup, &[], |_| false);
    let steady = player("Steady").factors;
    let mut identifier = Identifier::new(vec![player("Steady"), player("Sprinter")]);
    let observed = Seen::of_game(&setup, &game, Player::Horizontal, 0);
    let differs = |seen: &Seen| {
        let mv = choose(&seen.position, &steady, Seed::default(), &Deadline::unlimited());
        Some(mv.unwrap().mv).filter(|mv| *mv != seen.mv)
    };
    let (number, played, would) =
        observed.iter().find_map(|seen| Some((seen.number, seen.mv, differs(seen)?))).unwrap();
    for seen in &observed {
        let before = seen.number < number;
        identifier.see(seen, &Arc::new(Stop::default()));
        let expected = if before { Standing::Possible } else { Standing::RuledOut };
        let after = seen.number >= number;
        assert_eq!(standing(&identifier, "Steady"), expected);
        assert_eq!(
            standing(&identifier, "Sprinter"),
            // It has noise.
            if after { Standing::Left } else { Standing::Possible }
        );
    }
    let exclusion = identifier.candidates()[0].ruled_out.unwrap();
    assert_eq!((exclusion.number, exclusion.played, exclusion.would), (number, played, Some(would)));
    assert_eq!(
        (identifier.decided(), identifier.likeliest().unwrap().personality.name.as_str()),
        (Some(number), "Sprinter")
    );
}

#[test]
fn unknown_noise_gives_moves_their_frequencies() {
    let mut novice = player("Novice");
    novice.factors.set(Factor::NodeRandom, 3.0).unwrap();
    let position = Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal);
    let choice = |seed: u64| {
        let seed = Seed::new(1_000_000 + seed).unwrap();
        choose(&position, &novice.factors, seed, &Deadline::unlimited()).unwrap().mv
    };
    let chosen: Vec<_> = (0..2000).map(choice).collect();
    let mut sum = 0.0;
    for mv in position.free_nodes() {
        let mut identifier = Identifier::new(vec![novice.clone()]);
        let seen = Seen { number: 1, position: position.clone(), mv, reach: Reach::Whole };
        let probability = match identifier.see(&seen, &Arc::new(Stop::default())).unwrap()[0] {
            Finding::Fits(probability) => probability,
            Finding::Excludes(_) => 0.0,
            other @ Finding::Unsettled => panic!("{mv}: {other:?}"),
        };
        let share = chosen.iter().filter(|node| **node == mv).count() as f64 / 2000.0;
        assert!((probability - share).abs() < 0.1, "{mv}: {probability}, but it comes in {share}");
        assert!(probability > 0.0 || share == 0.0, "{mv} was excluded and comes");
        sum += probability;
    }
    assert!((sum - 1.0).abs() < 0.05, "{sum}");
}

#[test]
fn moves_beyond_the_noise_rule_out() {
    let position: Position = "hh./../.../../... h".parse().unwrap();
    let novice = player("Novice");
    // It wins at once with e1; the noise can never outweigh that.
    assert!(weigh(&position, &novice.factors, Seed::default()).iter().any(|node| node.w > 5000.0));
    let mut identifier = Identifier::new(vec![novice, player("Steady")]);
    let seen = Seen { number: 5, position: position.clone(), mv: "a3".parse().unwrap(), reach: Reach::Whole };
    identifier.see(&seen, &Arc::new(Stop::default()));
    assert_eq!(standing(&identifier, "Novice"), Standing::RuledOut);
    assert_eq!(identifier.shares(), [0.0, 0.0]);
    assert_eq!((identifier.likeliest(), identifier.decided()), (None, Some(5)));
}

#[test]
fn noise_that_explains_more_is_more_likely() {
    let novice = player("Novice");
    let mut reckless = novice.clone();
    reckless.name = "Reckless".to_owned();
    reckless.factors.set(Factor::NodeRandom, 80.0).unwrap();
    let setup = setup([&novice, &player("Steady")], 6, 3);
    let game = play(&setup, &[], |_| false);
    let mut identifier = Identifier::new(vec![reckless, novice.clone(), player("Blocker")]);
    watch(&mut identifier, &Seen::of_game(&setup, &game, Player::Horizontal, 0));
    let shares = identifier.shares();
    assert!(shares[1] > 0.95 && shares[2] == 0.0, "{shares:?}");
}

#[test]
fn an_interrupted_search_counts_its_finished_level() {
    let planner = player("Planner");
    let mut setup = setup([&planner, &player("Steady")], 6, 0);
    let game = play(&setup, &[], |ply| ply % 4 == 0);
    let cut = game.moves().iter().filter(|mv| mv.note.levels.is_some_and(|(done, of)| done < of)).count();
    assert!(cut >= 3, "{cut}");
    setup.max_move = Some(Duration::from_secs(1));
    let mut identifier = Identifier::new(vec![planner, player("Blocker")]);
    let observed = Seen::of_game(&setup, &game, Player::Horizontal, 0);
    watch(&mut identifier, &observed);
    assert_eq!(standing(&identifier, "Planner"), Standing::Certain);
    assert!(observed.iter().any(|seen| seen.reach == Reach::Level(1)));
}

fn with_depth(personality: &Personality, depth: u16) -> Personality {
    let mut deep = Personality { name: format!("{}Deep", personality.name), ..personality.clone() };
    deep.factors.set(Factor::GameTreeMaxDepth, depth.into()).unwrap();
    deep
}

#[test]
fn unknown_levels_share_the_probability_evenly() {
    let planner = player("Planner");
    let setup = setup([&player("Steady"), &player("Blocker")], 6, 0);
    let game = play(&setup, &[], |_| false);
    let at_level = |position: &Position, level| {
        let factors = with_depth(&planner, level).factors;
        choose(position, &factors, Seed::default(), &Deadline::unlimited()).unwrap().mv
    };
    let mut differing = 0;
    for Seen { position, .. } in Seen::of_game(&setup, &game, Player::Horizontal, 0) {
        let moves: Vec<_> = (1..=5).map(|level| at_level(&position, level)).collect();
        let distinct: BTreeSet<_> = moves.iter().copied().collect();
        differing += usize::from(distinct.len() > 1);
        for mv in distinct {
            let mut identifier = Identifier::new(vec![planner.clone()]);
            let seen = Seen { number: 1, position: position.clone(), mv, reach: Reach::Unknown };
            let share = moves.iter().filter(|other| **other == mv).count() as f64 / 5.0;
            let finding = identifier.see(&seen, &Arc::default()).unwrap()[0];
            assert_eq!(finding, Finding::Fits(share), "{mv} of {moves:?}");
        }
    }
    assert!(differing > 2, "{differing}");
}

#[test]
fn unknown_levels_that_are_too_long_to_repeat_count_as_chance() {
    let position = Position::empty(BoardSize::square(6).unwrap(), Player::Horizontal);
    let endless = endless();
    let shallow = with_depth(&endless, 1).factors;
    let first = choose(&position, &shallow, Seed::default(), &Deadline::unlimited()).unwrap().mv;
    let other = position.free_nodes().find(|node| *node != first).unwrap();
    for (mv, expected) in [(first, (1.0 + 49.0 / 61.0) / 50.0), (other, 49.0 / 61.0 / 50.0)] {
        let mut identifier = Identifier::new(vec![endless.clone()]).visiting(1000);
        let seen = Seen { number: 1, position: position.clone(), mv, reach: Reach::Unknown };
        assert_eq!(identifier.see(&seen, &Arc::default()), Some(vec![Finding::Fits(expected)]));
    }
}

#[test]
fn a_deep_candidate_gains_nothing_from_unknown_levels() {
    let steady = player("Steady");
    let candidates = vec![steady.clone(), with_depth(&steady, 8)];
    let mut setup = setup([&steady, &player("Blocker")], 6, 0);
    let recorded = play(&setup, &[], |_| false);
    // The same moves without the levels of their searches, which a record may omit.
    let mut game = setup.new_game();
    for mv in recorded.moves() {
        game.play(mv.node, MoveNote::default()).unwrap();
    }
    let mut shares = |limit, kind| {
        (setup.max_move, setup.players.horizontal.kind) = (limit, kind);
        let mut identifier = Identifier::new(candidates.clone());
        watch(&mut identifier, &Seen::of_game(&setup, &game, Player::Horizontal, 0));
        identifier.shares()
    };
    let limit = Some(Duration::from_secs(1));
    for (limit, kind) in [(None, PlayerKind::Computer), (None, PlayerKind::Human), (limit, PlayerKind::Human)]
    {
        assert_eq!(shares(limit, kind), [1.0, 0.0], "{limit:?} {kind:?}");
    }
    let shares = shares(limit, PlayerKind::Computer);
    assert!(shares[0] > 0.999, "{shares:?}");
}

#[test]
fn a_search_too_long_to_repeat_is_no_evidence() {
    let position = Position::empty(BoardSize::square(6).unwrap(), Player::Horizontal);
    let seen = Seen { number: 1, position: position.clone(), mv: "a1".parse().unwrap(), reach: Reach::Whole };
    let mut identifier = Identifier::new(vec![endless(), player("Steady")]).within(Duration::from_millis(20));
    let untouched = identifier.clone();
    let stop = Arc::new(Stop::default());
    stop.cancel();
    assert_eq!(identifier.see(&seen, &stop), None);
    assert_eq!(identifier.candidates(), untouched.candidates());
    let findings = identifier.see(&seen, &Arc::new(Stop::default())).unwrap();
    assert_eq!(findings[0], Finding::Unsettled);
    assert_eq!((identifier.candidates()[0].unsettled, identifier.seen()), (1, 1));
}

#[test]
fn candidates_that_play_alike_stay_possible() {
    let mut twin: Personality = player("Steady");
    twin.name = "Twin".to_owned();
    let setup = setup([&twin, &player("Blocker")], 4, 0);
    let game = play(&setup, &[], |_| false);
    let mut identifier = Identifier::new(vec![player("Steady"), twin]);
    watch(&mut identifier, &Seen::of_game(&setup, &game, Player::Horizontal, 0));
    assert_eq!((standing(&identifier, "Twin"), identifier.decided()), (Standing::Possible, None));
    assert_eq!(identifier.shares(), [0.5, 0.5]);
}

#[test]
fn an_unjudged_candidate_is_never_the_likeliest() {
    let novice = player("Novice");
    let mut reckless = Personality { name: "Reckless".to_owned(), ..novice.clone() };
    reckless.factors.set(Factor::NodeRandom, 80.0).unwrap();
    let setup = setup([&player("Steady"), &novice], 6, 3);
    let game = play(&setup, &[], |_| false);
    let observed = Seen::of_game(&setup, &game, Player::Vertical, 0);
    let candidates = vec![novice, reckless, endless()];
    let mut identifier = Identifier::new(candidates.clone()).visiting(2000);
    watch(&mut identifier, &observed);
    let [novice, reckless, deep] = identifier.candidates() else { panic!("there are three") };
    assert_eq!((deep.judged, deep.unsettled as usize), (0, observed.len()));
    let free = |seen: &Seen| -(seen.position.free_count() as f64).ln();
    let by_chance: f64 = observed.iter().map(free).sum();
    assert!((deep.log_likelihood - by_chance).abs() < 1e-9, "as good as moves at random, and no better");
    assert!(novice.log_likelihood > deep.log_likelihood && novice.log_likelihood > reckless.log_likelihood);
    let shares = identifier.shares();
    assert!(shares[0] > 0.95 && shares[2] == 0.0, "{shares:?}");
    assert_eq!(identifier.likeliest().unwrap().personality.name, "Novice");

    // Also if it is the only one left: it is only possible.
    let strangers = vec![player("Sprinter"), endless()];
    let mut identifier = Identifier::new(strangers).visiting(2000);
    watch(&mut identifier, &observed);
    assert_eq!((identifier.shares(), identifier.likeliest()), (vec![0.0, 0.0], None));
    assert!(identifier.has_candidate_left());
}
