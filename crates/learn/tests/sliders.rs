//! Each slider of the editor moves what its word promises, in played games.

use span_it_core::engine::{Deadline, Seed, choose};
use span_it_core::personality::character::Trait;
use span_it_core::personality::{Factors, Personality, library, sliders};
use span_it_lab::tournament::{Control, GameResult, Plan, PlayerSpec, run};
use span_it_learn::style::Style;

const ANCHORS: [&str; 3] = ["Steady", "Islander", "Blocker"];

/// The anchor with one slider at a place.
fn slid(anchor: &Personality, slider: Trait, place: f64) -> Personality {
    let mut places = Trait::ALL.map(|one| one.of(&anchor.factors));
    places[slider as usize] = place;
    Personality { factors: sliders::moved(&anchor.factors, places), ..anchor.clone() }
}

/// 80 games on 6 x 6 of the personality with the slider low, and with it high.
fn games(slider: Trait, places: [f64; 2], anchor: &str) -> Vec<GameResult> {
    let anchor = library::builtin_named(anchor).unwrap();
    let agents = places.map(|place| PlayerSpec::Personality(Box::new(slid(anchor, slider, place))));
    let plan = Plan { pairs: 40, ..Plan::round_robin(agents.into()) };
    let mut games = Vec::new();
    run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
    games
}

/// The styles of both, low first.
fn styles(games: &[GameResult]) -> [Style; 2] {
    let mut styles = [Style::default(); 2];
    for game in games {
        let start = game.start().unwrap();
        for player in span_it_core::board::Player::ALL {
            let style = &mut styles[game.agent(player)];
            *style = style.and(Style::of_game(&start, &game.moves[game.opening_plies.into()..], player));
        }
    }
    styles
}

#[test]
fn words_are_what_the_moves_do() {
    let count = |style: &Style, slider| match slider {
        Trait::Runs => style.runs,
        Trait::Spreads => style.spreads,
        _ => style.blocks,
    };
    for slider in [Trait::Runs, Trait::Spreads, Trait::Blocks] {
        for anchor in ANCHORS {
            let styles = styles(&games(slider, [0.1, 0.9], anchor));
            let [low, high] = styles.map(|style| f64::from(count(&style, slider)) / f64::from(style.moves));
            assert!(low + 0.02 < high, "{slider:?} over {anchor}: {low} to {high}");
        }
    }
}

#[test]
fn plans_wins() {
    for anchor in ANCHORS {
        let games = games(Trait::Plans, [0.0, 0.4], anchor);
        let won = games.iter().filter(|game| game.winning_agent() == 1).count();
        assert!(won > 48, "{anchor}: {won} of 80");
    }
}

#[test]
fn luck_repeats_fewer_moves() {
    let places = [0.0, 0.2, 0.9];
    let mut repeated = [0; 3];
    for anchor in ANCHORS {
        let games = games(Trait::Luck, [0.1, 0.9], anchor);
        let anchor = library::builtin_named(anchor).unwrap();
        for (count, place) in repeated.iter_mut().zip(places) {
            let factors: Factors = slid(anchor, Trait::Luck, place).factors;
            let starts = games.iter().map(|game| game.start().unwrap());
            let same = starts.filter(|start| {
                let [one, other] = [1, 2].map(|seed| {
                    choose(start, &factors, Seed::new(seed).unwrap(), &Deadline::unlimited()).unwrap().mv
                });
                one == other
            });
            *count += same.count();
        }
    }
    let [none, some, much] = repeated;
    assert!(none == 240 && none > some && some > much, "{repeated:?}");
}
