//! Tables of one board or one side. Guards against games of the other side or board, and against ratings that do not
//! agree with the ratings of all games.

use span_it_core::board::{BoardSize, Player};
use span_it_lab::tournament::selection::{boards, sides, tables};
use span_it_lab::tournament::{GameResult, Scoreboard, Selection, Side};

use super::made::{names, near, pairs};
use super::scoreboard::many;

const fn side(side: Side) -> Selection {
    Selection { board: None, side: Some(side) }
}

fn on(results: Vec<GameResult>, board: usize, size: BoardSize) -> Vec<GameResult> {
    let moved = |mut game: GameResult| {
        (game.key.board, game.size) = (board, size);
        game
    };
    results.into_iter().map(moved).collect()
}

/// Games with more wins of the player who moves second.
fn vertical_first(mut results: Vec<GameResult>) -> Vec<GameResult> {
    for game in &mut results {
        game.first = Player::Vertical;
        game.key.pair += 1000;
    }
    results
}

#[test]
fn a_side_counts_only_its_own_games() {
    // The first agent wins all its games as first player, and loses all others.
    let results = pairs((0, 1), [0, 7, 0, 0]);
    let first = Scoreboard::of(&names(2), &results, side(Side::First));
    assert_eq!((first.cell(0, 1).wins, first.cell(0, 1).losses), (7, 0));
    assert_eq!((first.cell(1, 0).wins, first.cell(1, 0).losses), (7, 0));
    let second = Scoreboard::of(&names(2), &results, side(Side::Second));
    assert_eq!((second.cell(0, 1).wins, second.cell(0, 1).losses), (0, 7));
    for table in [&first, &second] {
        for row in table.rows() {
            assert_eq!((row.total.games(), row.total.pairs.total(), row.times.moves), (7, 0, 70));
        }
        assert_eq!((table.overall().games, table.overall().pairs), (14, 7));
    }
}

#[test]
fn horizontal_is_not_the_first_player() {
    let results = [pairs((0, 1), [0, 5, 0, 0]), vertical_first(pairs((0, 1), [3, 0, 0, 0]))].concat();
    let score = |which| {
        let cell = Scoreboard::of(&names(2), &results, side(which)).cell(0, 1);
        (cell.wins, cell.losses)
    };
    assert_eq!(Side::ALL.map(score), [(8, 0), (3, 5), (8, 0), (3, 5)]);
    assert_eq!(sides(&results), Side::ALL);
    assert_eq!(sides(&pairs((0, 1), [1, 0, 0, 0])), [Side::First, Side::Second]);
    let reversed = vertical_first(pairs((0, 1), [0, 4, 0, 0]));
    let cell = Scoreboard::of(&names(2), &reversed, side(Side::Horizontal)).cell(0, 1);
    let second = Scoreboard::of(&names(2), &reversed, side(Side::Second)).cell(0, 1);
    assert_eq!((cell.wins, second.wins), (4, 4));
}

#[test]
fn a_board_has_the_table_of_its_games() {
    let small = BoardSize::square(4).unwrap();
    let here = on(pairs((0, 1), [9, 2, 1, 0]), 1, small);
    let results = [pairs((0, 1), [0, 1, 2, 9]), here.clone()].concat();
    let table = Scoreboard::of(&names(2), &results, Selection { board: Some(small), side: None });
    let alone = Scoreboard::new(&names(2), &here);
    assert_eq!(table.rows(), alone.rows());
    assert_eq!((table.overall(), table.cell(0, 1)), (alone.overall(), alone.cell(0, 1)));
    assert_eq!(boards(&results), [BoardSize::square(6).unwrap(), small]);
    let selections: Vec<Selection> = tables(&names(2), &results, None).iter().map(|(one, _)| *one).collect();
    assert_eq!(selections.len(), 4);
    assert_eq!(selections[1], Selection { board: Some(small), side: None });
    assert_eq!(selections[2], side(Side::First));
    assert_eq!(tables(&names(2), &here, None).len(), 2, "one board needs no table of its own");
    assert!(tables(&names(2), &[], None).is_empty());
}

#[test]
fn side_ratings_average_to_the_rating_of_all_games() {
    let results = many(6, 40);
    let all = Scoreboard::new(&names(6), &results);
    let parts = [Side::First, Side::Second].map(|one| Scoreboard::of(&names(6), &results, side(one)));
    for row in all.rows() {
        let elo = |table: &Scoreboard| {
            table.rows().iter().find(|one| one.place == row.place).unwrap().rating.unwrap()
        };
        let rating = row.rating.unwrap();
        let [first, second] = [elo(&parts[0]), elo(&parts[1])];
        let mean = f64::midpoint(first.value, second.value);
        assert!(near(mean, rating.value, 3.0), "{mean} {rating:?}");
        for part in [first, second] {
            assert!(
                part.margin95 > rating.margin95,
                "half the games give less certainty: {part:?} {rating:?}"
            );
            assert!(part.margin95 < 4.0 * rating.margin95, "{part:?} {rating:?}");
        }
    }
}

#[test]
fn few_games_give_finite_wide_ratings() {
    let results = pairs((0, 1), [1, 0, 0, 0]);
    for which in Side::ALL {
        let table = Scoreboard::of(&names(2), &results, side(which));
        for row in table.rows() {
            let rating = row.rating.unwrap();
            assert!(rating.rough && rating.value.is_finite(), "{which:?} {rating:?}");
            assert!(rating.margin95 > 100.0 && rating.margin95 < 2000.0, "{which:?} {rating:?}");
        }
        let none = Scoreboard::of(&names(3), &results, side(which));
        assert!(none.rows().iter().all(|row| row.rating.is_none()), "an agent without games");
        assert!(Scoreboard::of(&names(2), &[], side(which)).rows().iter().all(|row| row.rating.is_none()));
    }
}
