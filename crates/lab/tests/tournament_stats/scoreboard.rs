//! The table of a tournament. Guards against values of the wrong side, tables that depend on the
//! order of the games, and incomplete pairs that count as pairs.

use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::SearchTotals;
use span_it_lab::tournament::export::Report;
use span_it_lab::tournament::stats::{Pairs, Sprt, SprtVerdict};
use span_it_lab::tournament::{Ending, GameResult, Scoreboard, SideReport};

use super::made::{Chance, game, names, near, pairs};

#[test]
fn wins_losses_and_pairs_are_counted_from_both_sides() {
    let results = [pairs((0, 1), [5, 3, 1, 2]), pairs((0, 2), [1, 0, 0, 0])].concat();
    let board = Scoreboard::new(&names(3), &results);
    let cell = board.cell(0, 1);
    assert_eq!((cell.wins, cell.losses), (14, 8));
    assert_eq!(cell.pairs, Pairs { ww: 5, split: 4, ll: 2 });
    assert_eq!(board.cell(1, 0), cell.reversed());
    assert_eq!(board.cell(1, 2).games(), 0);
    assert_eq!(board.cell(7, 0).games(), 0);
    let row = board.rows().iter().find(|row| row.place == 0).unwrap();
    assert_eq!((row.total.wins, row.total.losses, row.total.games()), (16, 8, 24));
    assert_eq!(row.total.pairs, Pairs { ww: 6, split: 4, ll: 2 });
    assert!(near(row.total.score().unwrap(), 16.0 / 24.0, 1e-12));
    let overall = board.overall();
    // Of each WW and LL pair the first mover wins one game; of splits both or none.
    assert_eq!((overall.games, overall.pairs, overall.first_mover_wins), (24, 12, 5 + 2 + 1 + 2 * 3));
}

#[test]
fn incomplete_pairs_count_as_games_only() {
    let mut results = pairs((0, 1), [2, 0, 0, 0]);
    results.push(game((0, 1), 9, true, false));
    let board = Scoreboard::new(&names(2), &results);
    let cell = board.cell(0, 1);
    assert_eq!((cell.wins, cell.losses, cell.pairs.total()), (4, 1, 2));
    assert_eq!(board.overall().single_games(), 1);
    assert_eq!(board.overall().games, 5);
}

#[test]
fn safe_moves_and_times_are_those_of_the_agent() {
    let mut lost = game((0, 1), 0, true, false);
    let search = SearchTotals { searches: 9, visited: 90, positions: 9, ..SearchTotals::default() };
    // Exchanged: the first agent plays vertical.
    lost.sides = ByPlayer {
        horizontal: SideReport {
            moves: 9,
            critical: 5,
            kept: 5,
            time_ns: 90_000,
            longest_ns: 20_000,
            search,
        },
        vertical: SideReport {
            moves: 8,
            critical: 7,
            kept: 1,
            time_ns: 4_000_000,
            longest_ns: 3_000_000,
            ..SideReport::default()
        },
    };
    lost.ending = Ending::Forfeit("it hung".to_owned());
    assert_eq!(lost.winner, Player::Horizontal);
    let board = Scoreboard::new(&names(2), &[lost]);
    let row = |place| board.rows().iter().find(|row| row.place == place).unwrap();
    assert_eq!((row(0).kept.kept, row(0).kept.critical, row(0).forfeits), (1, 7, 1));
    assert_eq!((row(0).times.mean_ms(), row(0).times.longest_ms()), (Some(0.5), Some(3.0)));
    assert_eq!((row(0).visited_per_move(), row(1).visited_per_move()), (None, Some(10.0)));
    assert_eq!((row(1).kept.share(), row(1).times.mean_ms(), row(1).forfeits), (Some(1.0), Some(0.01), 0));
}

#[test]
fn ties_are_ordered_by_name_and_place() {
    let names: Vec<String> = ["Zoe", "Ada", "Ada"].map(str::to_owned).to_vec();
    let even = [1, 2, 2, 1];
    let results = [pairs((0, 1), even), pairs((0, 2), even), pairs((1, 2), even)].concat();
    let board = Scoreboard::new(&names, &results);
    let shown: Vec<_> = board.rows().iter().map(|row| (row.rank, row.name.as_str(), row.place)).collect();
    assert_eq!(shown, [(1, "Ada", 1), (2, "Ada (2)", 2), (3, "Zoe", 0)]);
}

#[test]
fn one_sided_ratings_are_marked() {
    let results = [pairs((0, 1), [9, 0, 0, 0]), pairs((1, 2), [3, 2, 2, 2])].concat();
    let board = Scoreboard::new(&names(3), &results);
    let rough = |place| board.rows().iter().find(|row| row.place == place).unwrap().rating.unwrap().rough;
    assert_eq!([rough(0), rough(1), rough(2)], [true, false, false]);
    assert!(!board.ratings().unwrap().first_mover_advantage().rough);
    for split in [[0, 9, 0, 0], [0, 0, 9, 0]] {
        let board = Scoreboard::new(&names(2), &pairs((0, 1), split));
        assert!(board.rows().iter().all(|row| row.rating.unwrap().rough));
        assert!(board.ratings().unwrap().first_mover_advantage().rough);
    }
}

#[test]
fn agents_that_never_met_have_no_common_scale() {
    let results = [pairs((0, 1), [1, 2, 2, 4]), pairs((2, 3), [1, 2, 2, 4])].concat();
    let board = Scoreboard::new(&names(4), &results);
    assert!(board.rows().iter().all(|row| row.rank().is_none()));
    let report = Report::new("", &board);
    let (text, json) = (report.text(), report.json());
    assert!(!text.starts_with('#') && text.contains("No ratings: there are groups"), "{text}");
    assert!(!text.contains("the mean of the ratings"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    let places = json["cross"].as_array().unwrap().iter().map(|one| (&one["place"], &one["against_place"]));
    let places: Vec<_> = places.map(|(one, other)| (one.as_u64(), other.as_u64())).collect();
    assert_eq!(places, [(Some(0), Some(1)), (Some(2), Some(3))], "in the order of the plan, whoever won");
}

#[test]
fn counts_distinct_pairs() {
    let mut results = pairs((0, 1), [3, 0, 0, 0]);
    let moves: Vec<_> = results[..2].iter().map(|game| game.moves.clone()).collect();
    for pair in results.chunks_exact_mut(2) {
        pair[0].moves.clone_from(&moves[0]);
        pair[1].moves.clone_from(&moves[1]);
    }
    let overall = Scoreboard::new(&names(2), &results).overall();
    assert_eq!((overall.pairs, overall.distinct_pairs), (3, 1));
}

#[test]
fn ignores_invalid_results() {
    let mut results = pairs((0, 1), [2, 1, 1, 1]);
    let clean = Scoreboard::new(&names(2), &results);
    results.push(results[3].clone());
    results.push(game((0, 5), 0, false, true));
    results.push(game((1, 1), 0, false, true));
    let board = Scoreboard::new(&names(2), &results);
    assert_eq!(board.overall(), clean.overall());
    assert_eq!(board.rows(), clean.rows());
}

#[test]
fn the_test_is_of_the_first_agent_against_the_second() {
    let test = Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap();
    for (won, lost, verdict) in [(900, 300, SprtVerdict::H1), (300, 900, SprtVerdict::H0)] {
        let board = Scoreboard::new(&names(2), &pairs((0, 1), [won, 1500, 1500, lost]));
        let state = test.state(board.cell(0, 1).pairs);
        assert_eq!(board.with_sprt(state).sprt().unwrap().verdict, verdict);
    }
}

pub(super) fn many(agents: usize, pairs_each: u32) -> Vec<GameResult> {
    let mut random = Chance(1993);
    let mut results = Vec::new();
    for one in 0..agents {
        for other in one + 1..agents {
            for pair in 0..pairs_each {
                let better = 0.5 + (other - one) as f64 / (3 * agents) as f64;
                results.push(game((one, other), pair, false, random.next() < better));
                results.push(game((one, other), pair, true, random.next() < better));
            }
        }
    }
    results
}
