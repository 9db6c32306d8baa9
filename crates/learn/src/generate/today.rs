//! Today's puzzle: the same for everybody on the same date.

use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_core::rng::mix_words;
use span_it_core::seed::Seed;

use super::{Generator, Request, Wanted};
use crate::date::{Date, Weekday};
use crate::puzzles::{Band, Difficulty, Kind, Puzzle, Task};

/// How far the rounded rating may be from the target of the day.
pub const TODAY_MARGIN: i32 = 100;

/// The random numbers of this module.
const PURPOSE: u64 = 0x0064_6179;
/// N on Sundays.
const SUNDAY_N: u8 = 3;

/// The target rating of a day; `None` on Sundays, which have *Win in 3*.
pub fn todays_target(date: Date) -> Option<i32> {
    match date.weekday() {
        Weekday::Monday => Some(1000),
        Weekday::Tuesday => Some(1200),
        Weekday::Wednesday => Some(1400),
        Weekday::Thursday => Some(1600),
        Weekday::Friday => Some(1750),
        Weekday::Saturday => Some(1900),
        Weekday::Sunday => None,
    }
}

/// The puzzle of a day: the first good one whose rounded rating is within [`TODAY_MARGIN`] of the target.
/// `None` if it was cancelled. About a fifth of a second.
pub fn todays_puzzle(date: Date, stop: &Arc<Stop>) -> Option<Puzzle> {
    let number = u64::from(date.day().unsigned_abs());
    let seed = Seed::new(mix_words(Seed::default(), &[PURPOSE, number]) & Seed::MAX.get())?;
    let target = todays_target(date);
    let kinds = if target.is_some() { Wanted::Mix } else { Wanted::Kind(Kind::WinIn) };
    // The easy days need small boards and weak players.
    let band = target.filter(|&target| target <= 1200).map(|_| Band::Easy);
    let request = Request { kinds, band, ..Request::new(seed) };
    let mut candidates = Generator::new(request).with_stop(Arc::clone(stop));
    candidates.find(|puzzle| match target {
        None => puzzle.task == Task::WinIn(SUNDAY_N),
        Some(target) => {
            let is_near = |one: Difficulty| (one.rounded() - target).abs() <= TODAY_MARGIN;
            matches!(puzzle.kind(), Kind::Keep | Kind::Only) && puzzle.difficulty.is_some_and(is_near)
        }
    })
}
