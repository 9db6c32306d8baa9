//! The state that is folded from events.

use span_it_core::board::{BoardSize, Phase, Player, Position};
use span_it_core::share::Share;
use span_it_learn::badges::{Badge, Feats};
use span_it_learn::date::{Date, Zone};
use span_it_learn::ladder;
use span_it_learn::lessons;
use span_it_learn::practice::INTERVALS;
use span_it_learn::progress::{Event, GameRecord, Progress, Streak, What};
use span_it_learn::puzzles::{Band, Kind, PuzzleRunner};
use span_it_learn::question::{Answer, Reaction};
use span_it_learn::rating::{Opposition, Rating};
use span_it_learn::rush::{RushKind, RushResult};
use span_it_learn::style::Style;

use super::log::mistake;

const DAY: i64 = 86_400;
const START: i64 = 1_795_305_600;

pub(crate) fn game(won: bool) -> GameRecord {
    GameRecord {
        vs: "Wanderer".to_owned(),
        elo: Some((800.5, 33.0)),
        you: Player::Horizontal,
        began: true,
        board: BoardSize::STANDARD,
        won,
        rated: true,
        rung: Some("Wanderer".to_owned()),
        critical: [1, 2, 3],
        kept: [1, 1, 2],
        chances: [2, 1],
        kinds: [0, 1, 0, 1, 0],
        mistakes: Vec::new(),
        style: Style::default(),
        feats: Feats::default(),
    }
}

fn add(progress: &mut Progress, day: i64, what: What) {
    progress.add(&Event::new(START + DAY * day, &Zone::UTC, what));
}

fn with_card() -> Progress {
    let mut progress = Progress::default();
    add(&mut progress, 0, What::Game(Box::new(GameRecord { mistakes: vec![mistake()], ..game(false) })));
    progress
}

fn practice(found: bool) -> What {
    What::Practice { position: mistake().position, found }
}

fn date(day: i64) -> Date {
    Zone::UTC.date(START + DAY * day)
}

fn puzzle(found: bool, rating: i32, mix: bool) -> What {
    let position: Position = "hv./h./.vv/../.h. h".parse().unwrap();
    What::Puzzle { kind: Kind::Keep, position, rating: Some(rating), answer: None, found, mix }
}

#[test]
fn only_rated_games_change_the_rating() {
    let mut progress = Progress::default();
    add(&mut progress, 0, What::Game(Box::new(GameRecord { rated: false, ..game(true) })));
    assert_eq!(progress.at_the_board(), &Rating::default());
    let mut expected = Rating::default();
    for (day, won) in [(1, true), (2, false), (60, true)] {
        add(&mut progress, day, What::Game(Box::new(game(won))));
        expected.add(Opposition::personality(800.5, 33.0, true), won, date(day));
    }
    assert_eq!(progress.at_the_board(), &expected);
    assert_eq!(progress.games().len(), 4);
}

#[test]
fn only_the_mix_changes_the_puzzle_rating() {
    let mut progress = Progress::default();
    add(&mut progress, 0, puzzle(true, 1500, false));
    assert_eq!(progress.in_puzzles().results(), 0);
    for _ in 0..5 {
        add(&mut progress, 0, puzzle(true, 1500, true));
    }
    assert!(progress.in_puzzles().is_shown() && progress.in_puzzles().value() > 1200.0);
    assert_eq!(progress.found_in_a_row(), Streak { now: 6, best: 6 });
    add(&mut progress, 1, puzzle(false, 1950, true));
    assert_eq!(progress.found_in_a_row(), Streak { now: 0, best: 6 });
    let counts = progress.puzzle_counts();
    let shares = [counts.by_band(Band::Medium), counts.by_band(Band::Expert), counts.by_kind(Kind::Keep)];
    assert_eq!(shares.map(|share| (share.part, share.whole)), [(6, 6), (0, 1), (6, 7)]);
    assert_eq!(progress.shown().count(), 7);
}

#[test]
fn a_rung_is_climbed_by_two_games() {
    let mut progress = Progress::default();
    assert_eq!(progress.next_rung(), Some(0));
    let name = |index: usize| ladder::opponents()[index].personality.name.as_str();
    for rung in [0, 2, 2] {
        let rung = Some(name(rung).to_owned());
        add(&mut progress, 0, What::Game(Box::new(GameRecord { rung, ..game(true) })));
    }
    let larger = progress.rungs_of([name(0), name(1), "New", name(2)]);
    assert_eq!(larger.iter().map(|rung| rung.games.0).collect::<Vec<_>>(), [1, 0, 0, 2]);
    assert_eq!((ladder::climbed(&larger), progress.climbed()), (1, 1), "skipped rungs are not climbed");
    assert!(progress.rungs()[0].series.won == 1 && !progress.rungs()[0].series.you_begin());
    assert_eq!(progress.next_rung(), Some(3));
}

#[test]
fn a_start_is_proposed_after_the_lessons_and_ten_puzzles_until_a_rung_is_won() {
    let mut progress = Progress::default();
    for _ in 0..10 {
        add(&mut progress, 0, puzzle(true, 1400, true));
    }
    assert_eq!(progress.suggested_rung(), None);
    for step in lessons::all() {
        add(&mut progress, 0, What::Lesson { id: step.name.clone(), tries: 1 });
    }
    assert_eq!(progress.suggested_rung(), Some(ladder::suggested(progress.in_puzzles().value())));
    for _ in 0..2 {
        let rung = Some(ladder::opponents()[1].personality.name.clone());
        add(&mut progress, 1, What::Game(Box::new(GameRecord { rung, ..game(true) })));
    }
    assert_eq!(progress.suggested_rung(), None);
}

#[test]
fn safe_moves_cover_the_last_games() {
    let mut progress = Progress::default();
    for day in 0..25 {
        add(&mut progress, day, What::Game(Box::new(game(day > 10))));
    }
    let kept = progress.safe_moves();
    assert_eq!((kept.games, kept.all.part, kept.all.whole), (20, 80, 120));
    let middle = kept.phases[Phase::Middle.index()];
    assert_eq!((middle.part, middle.whole, kept.chances.part, kept.chances.whole), (20, 40, 20, 40));
    assert_eq!(kept.kinds, [0, 20, 0, 20, 0]);
    assert!(kept.all.is_shown());
    let curve = |progress: &Progress| -> Vec<(usize, usize)> {
        progress.safe_moves_curve().iter().map(|(number, point)| (*number, point.games)).collect()
    };
    assert_eq!(curve(&progress), [(1, 10), (2, 10), (3, 5)]);
    for _ in 25..2003 {
        add(&mut progress, 25, What::Game(Box::new(game(true))));
    }
    assert_eq!((progress.results().part, progress.results().whole, progress.wins().best), (1992, 2003, 1992));
    assert_eq!(progress.results_against("Wanderer"), progress.results());
    assert_eq!((curve(&progress)[0], curve(&progress)[199]), ((2, 10), (201, 3)));
    let mut text = serde_json::to_value(&progress).unwrap();
    for key in ["results", "records", "wins"] {
        text.as_object_mut().unwrap().remove(key);
    }
    let mut old = Progress::default();
    add(&mut old, 26, What::Sum(Box::new(serde_json::from_value(text).unwrap())));
    assert_eq!((old.results().whole, old.wins().best), (1993, 1992), "a sum without totals");
}

#[test]
fn cards_move_through_five_boxes() {
    let mut progress = with_card();
    let mut day = 0;
    for interval in INTERVALS {
        assert_eq!(progress.cards().due(date(day)), 1, "day {day}");
        add(&mut progress, day, practice(true));
        assert_eq!(progress.cards().due(date(day + i64::from(interval) - 1)), 0);
        day += i64::from(interval);
    }
    add(&mut progress, day, practice(false));
    assert_eq!(progress.cards().all()[0].days_left(date(day)), 1);
    for interval in INTERVALS {
        day += i64::from(interval);
        add(&mut progress, day, practice(true));
    }
    assert!(progress.cards().all().is_empty());
}

#[test]
fn a_card_shows_the_position_as_it_was_played() {
    let mut progress = with_card();
    for day in 0..3 {
        let card = &progress.cards().all()[0];
        assert_eq!((card.mistake.vs.as_str(), card.mistake.move_number()), ("Wanderer", 5));
        let puzzle = card.puzzle();
        assert_eq!(puzzle.position, mistake().position);
        let wrong = PuzzleRunner::new(puzzle.clone()).answer(Answer::Node(mistake().played));
        assert!(matches!(wrong, Reaction::Wrong { reply: Some(_), .. }));
        let right = puzzle.answers()[0];
        assert_eq!(PuzzleRunner::new(puzzle).answer(Answer::Node(right)), Reaction::Right);
        add(&mut progress, day, practice(false));
    }
}

#[test]
fn streaks_and_records_are_counted() {
    let mut progress = Progress::default();
    for (day, won) in [(0, true), (1, true), (2, false), (5, true)] {
        add(&mut progress, day, What::Game(Box::new(game(won))));
        add(&mut progress, day, What::Game(Box::new(GameRecord { vs: "Sage".to_owned(), ..game(false) })));
    }
    assert_eq!(progress.wins(), Streak { now: 0, best: 1 });
    assert_eq!(progress.days_in_a_row(date(6)), Streak { now: 1, best: 3 });
    assert_eq!(progress.days_in_a_row(date(7)).now, 0);
    assert_eq!(
        progress.records(),
        [("Sage", Share { part: 0, whole: 4 }), ("Wanderer", Share { part: 3, whole: 4 })]
    );
}

#[test]
fn stored_games_bring_no_card_back() {
    let mut progress = with_card();
    let from_a_stored_game = |progress: &mut Progress, day: i64| {
        add(progress, day, What::Cards(vec![mistake(), mistake()]));
        progress.cards().all().len()
    };
    assert_eq!(from_a_stored_game(&mut progress, 0), 1);
    let mut day = 0;
    for interval in INTERVALS.into_iter().chain([1]) {
        add(&mut progress, day, practice(true));
        from_a_stored_game(&mut progress, day);
        assert_eq!(progress.cards().due(date(day)), 0, "a known card keeps its box");
        day += i64::from(interval);
    }
    assert!(progress.cards().all().is_empty() && progress.cards().knows(&mistake().position));
    assert_eq!(from_a_stored_game(&mut progress, day), 0);
}

#[test]
fn a_clock_that_was_wrong_delays_no_card() {
    let mut progress = with_card();
    add(&mut progress, 5000, practice(true));
    assert_eq!(progress.cards().all()[0].days_left(date(1)), 0);
}

#[test]
fn days_of_a_wrong_clock_change_no_other_day() {
    let mut progress = Progress::default();
    for day in [0, 1, 2, 3000, 4, 5, 8, 9, 10, 11, 12] {
        add(&mut progress, day, puzzle(true, 1000, true));
    }
    assert_eq!(progress.days_in_a_row(date(2)), Streak { now: 3, best: 3 });
    assert_eq!(progress.days_in_a_row(date(5)), Streak { now: 2, best: 3 });
    assert_eq!(progress.days_in_a_row(date(13)), Streak { now: 5, best: 5 });
    assert_eq!(progress.days_in_a_row(date(60)).now, 0, "the day in the future opens no run");
    assert_eq!(progress.days_in_a_row(date(3000)).now, 1);
    // 2026-11-22 is a Sunday.
    assert_eq!(progress.week(date(3)).active, [false, false, false, true, true, true, false]);
    let mut travelled = Progress::default();
    for day in 0..10 {
        let (hour, zone) =
            if day % 2 == 0 { (0, Zone::fixed(9 * 3600)) } else { (14, Zone::fixed(-5 * 3600)) };
        travelled.add(&Event::new(START + DAY * day + hour * 3600, &zone, puzzle(true, 1000, true)));
    }
    assert_eq!(travelled.days_in_a_row(date(9)), Streak { now: 10, best: 10 });
}

#[test]
fn lessons_keep_the_best_result() {
    let mut progress = Progress::default();
    assert_eq!(progress.next_step(), Some(0));
    for tries in [3, 1, 2] {
        add(&mut progress, 0, What::Lesson { id: "join-1".to_owned(), tries });
    }
    assert_eq!(
        (progress.tries("join-1"), progress.lesson(1), progress.next_step()),
        (Some(1), (1, 2), Some(1))
    );
    add(&mut progress, 0, What::Lesson { id: "trees-1".to_owned(), tries: 1 });
    assert_eq!((progress.lesson(8), progress.lesson(9)), ((2, 2), (1, 1)), "the lesson that was divided");
}

#[test]
fn the_last_seven_days_end_today() {
    let mut progress = Progress::default();
    // 2026-11-22 is a Sunday.
    for day in [-7, -6, -2, 0] {
        add(&mut progress, day, puzzle(true, 1000, true));
    }
    let week = progress.week(date(0));
    assert_eq!(week.active, [true, false, false, false, true, false, true]);
    assert_eq!(week.first.to_string(), "2026-11-16");
    assert_eq!(progress.week(date(1)).active, [false, false, false, true, false, true, false]);
}

#[test]
fn the_first_answer_of_a_day_counts() {
    let mut progress = Progress::default();
    for found in [false, true] {
        add(&mut progress, 1, What::Day { date: date(0), found });
    }
    assert_eq!((progress.day(date(0)), progress.day(date(1))), (Some(false), None));
}

#[test]
fn badges_are_facts_and_stay() {
    let mut progress = Progress::default();
    let on_ladder = |feats: Feats, won| {
        let style = Style { moves: 9, ..Style::default() };
        What::Game(Box::new(GameRecord { feats, style, elo: Some((2000.0, 10.0)), ..game(won) }))
    };
    add(&mut progress, 0, on_ladder(Feats { only: 4, lost: 5, moves: 60, ..Feats::default() }, false));
    // A lost game is no comeback.
    assert_eq!(progress.badges().keys().copied().collect::<Vec<_>>(), [Badge::NeverGiveUp]);
    assert_eq!(progress.toward(Badge::OnlyRing, date(0)), (4, 5));
    let won = Feats { only: 1, lost: 0, moves: 17, ahead: 9, two_threats: true };
    add(&mut progress, 1, on_ladder(won, true));
    let earned =
        [Badge::CleanGame, Badge::TwoThreats, Badge::OnlyRing, Badge::PerfectGame, Badge::NeverGiveUp];
    assert_eq!(progress.badges().keys().copied().collect::<Vec<_>>(), earned);
    assert_eq!(progress.badges()[&Badge::OnlyRing].vs.as_deref(), Some("Wanderer"));
    for day in 2..7 {
        add(&mut progress, day, puzzle(true, 1000, true));
        add(&mut progress, day, puzzle(day < 6, 1000, true));
    }
    // Nine puzzles were found in a row, on the days after the games.
    assert_eq!(progress.toward(Badge::TenInARow, date(6)), (0, 10));
    assert_eq!(progress.badges()[&Badge::ThreeDays].date, date(2));
    assert_eq!(progress.badges()[&Badge::SevenDays].date, date(6));
    for (feats, earned) in [(Feats::default(), false), (won, true)] {
        let game = GameRecord { vs: "Otto".to_owned(), rung: None, feats, ..game(true) };
        add(&mut progress, 6, What::Game(Box::new(game)));
        assert_eq!(progress.badges().contains_key(&Badge::BeatOwn), earned);
    }
    for found in [false, true] {
        add(&mut progress, 6, What::Day { date: date(5 + i64::from(found)), found });
        assert_eq!(progress.badges().contains_key(&Badge::FirstDaily), found);
    }
    for (solved, more_time) in [(25, true), (19, false), (20, false)] {
        assert!(!progress.badges().contains_key(&Badge::Rush20), "{solved}");
        let kind = RushKind::ThreeMinutes;
        add(&mut progress, 7, What::Rush(RushResult { kind, solved, missed: 1, more_time }));
    }
    assert_eq!(progress.badges()[&Badge::Rush20].date, date(7));
    let sum: Progress = serde_json::from_str(&serde_json::to_string(&progress).unwrap()).unwrap();
    assert_eq!(sum, progress);
}
