//! What the first screen offers a returning player today, most wanted first. All of it follows from the log of progress.

use span_it_core::personality::library;
use span_it_learn::badges::Badge;
use span_it_learn::date::Date;
use span_it_learn::ladder::{self, Rung, Series};
use span_it_learn::lessons;
use span_it_learn::progress::Progress;

const MAX_INVITATIONS: usize = 4;

/// A line below *Today*.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Invitation {
    /// Today's puzzle: whether it was found, once it was answered.
    Puzzle(Option<bool>),
    /// Mistakes that are due, and the opponent in the game of the newest one.
    Mistakes { due: usize, newest: String },
    /// An own personality that won the last game against the player, and so many in a row.
    Rematch { name: String, losses: usize },
    /// The match on the ladder that is begun: the number of the rung, and the games won and lost.
    Match { rung: u8, name: String, won: u32, lost: u32 },
    /// The game that another one has replaced.
    Continue(Aside),
    /// The last game, in which the player gave a win away, against this opponent.
    Review { name: String },
    /// The title of the first lesson that is not done.
    Lesson(&'static str),
}

impl Invitation {
    pub(crate) const fn is_open(&self) -> bool {
        !matches!(self, Self::Puzzle(Some(_)))
    }
}

/// An unfinished game that is not one of the ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aside {
    /// Identifies it in the session.
    pub(crate) key: u64,
    pub(crate) opponent: String,
    pub(crate) moves: usize,
    pub(crate) is_your_turn: bool,
}

/// What the log of progress does not say.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known<'a> {
    /// The names of the player's own personalities.
    pub(crate) own: &'a [String],
    pub(crate) aside: Option<&'a Aside>,
    /// The rung of the game on the table.
    pub(crate) rung: Option<u8>,
    /// Whether the last game was not reviewed yet.
    pub(crate) can_review: bool,
}

/// The lines below *Today*: those that exist, at most four.
pub(crate) fn invitations(progress: &Progress, today: Date, known: Known<'_>) -> Vec<Invitation> {
    let due = progress.cards().due(today);
    let newest = progress.cards().all().iter().rev().find(|card| card.is_due(today));
    let mistakes = newest.map(|card| Invitation::Mistakes { due, newest: card.mistake.vs.clone() });
    let rival = rivals(progress).into_iter().find(|(name, _)| known.own.contains(name));
    let rematch = rival.map(|(name, losses)| Invitation::Rematch { name, losses });
    let aside = known.aside.cloned().map(Invitation::Continue);
    let last =
        progress.games().last().filter(|game| known.can_review && game.kinds.iter().any(|&count| count > 0));
    let review = last.map(|game| Invitation::Review { name: game.vs.clone() });
    let lesson = progress.next_step().and_then(|step| lessons::all().get(step));
    let lesson = lesson.map(|step| Invitation::Lesson(&step.title));
    let puzzle = Some(Invitation::Puzzle(progress.day(today)));
    let all = [puzzle, begun_match(progress, known.rung), aside, mistakes, rematch, review, lesson];
    all.into_iter().flatten().take(MAX_INVITATIONS).collect()
}

/// The lowest one that is not on the table.
fn begun_match(progress: &Progress, on_table: Option<u8>) -> Option<Invitation> {
    let mut rungs = (1..).zip(progress.rungs());
    let is_begun = |(rung, state): &(u8, Rung)| state.series != Series::default() && Some(*rung) != on_table;
    let (rung, Rung { series, .. }) = rungs.find(is_begun)?;
    let name = ladder::name_of(rung)?.to_owned();
    Some(Invitation::Match { rung, name, won: series.won, lost: series.lost })
}

/// The badge that needs least, of those that add up over the days and need at most three more, and how many.
pub(crate) fn near_badge(progress: &Progress, today: Date) -> Option<(Badge, u32)> {
    use Badge::{Course, FirstRung, HalfwayUp, Master, OnlyRing, SevenDays, TenInARow, ThreeDays};
    let left = |badge| {
        let (have, all) = progress.toward(badge, today);
        (badge, all - have)
    };
    let all = [ThreeDays, TenInARow, SevenDays, FirstRung, HalfwayUp, Course, OnlyRing, Master].map(left);
    all.into_iter().filter(|(_, left)| (1..=3).contains(left)).min_by_key(|&(_, left)| left)
}

/// The opponents that are not built in and won the last game against the player, the latest first, each with its wins in
/// a row.
pub(crate) fn rivals(progress: &Progress) -> Vec<(String, usize)> {
    let mut seen = Vec::new();
    let mut rivals = Vec::new();
    for game in progress.games().iter().rev() {
        if seen.contains(&&game.vs) {
            continue;
        }
        seen.push(&game.vs);
        let of_them = progress.games().iter().rev().filter(|other| other.vs == game.vs);
        let losses = of_them.take_while(|game| !game.won).count();
        if losses > 0 && library::builtin_named(&game.vs).is_none() {
            rivals.push((game.vs.clone(), losses));
        }
    }
    rivals
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player, Position};
    use span_it_learn::badges::Feats;
    use span_it_learn::date::Zone;
    use span_it_learn::mistakes::{LoggedMistake, MistakeKind};
    use span_it_learn::progress::{Event, GameRecord, What};
    use span_it_learn::style::Style;

    const NOW: i64 = 1_795_305_600;

    fn add(progress: &mut Progress, what: What) {
        progress.add(&Event::new(NOW, &Zone::UTC, what));
    }

    fn game(vs: &str, won: bool, mistakes: u32) -> What {
        What::Game(Box::new(GameRecord {
            vs: vs.to_owned(),
            elo: None,
            you: Player::Horizontal,
            began: true,
            board: BoardSize::STANDARD,
            won,
            rated: false,
            rung: None,
            critical: [0; 3],
            kept: [0; 3],
            chances: [0; 2],
            kinds: [mistakes, 0, 0, 0, 0],
            mistakes: Vec::new(),
            style: Style::default(),
            feats: Feats::default(),
        }))
    }

    fn mistake(vs: &str) -> What {
        let position = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        let played = position.free_nodes().next().unwrap();
        let kind = MistakeKind::ALL[0];
        What::Cards(vec![LoggedMistake { vs: vs.to_owned(), position, played, winning: 1, free: 61, kind }])
    }

    #[test]
    fn most_wanted_is_first_and_four_are_shown() {
        let today = Zone::UTC.date(NOW);
        let own = ["Otto".to_owned()];
        let mut progress = Progress::default();
        for (vs, won) in
            [("Otto", true), ("Otto", false), ("Ghost", false), ("Otto", false), ("Mason", false)]
        {
            add(&mut progress, game(vs, won, 1));
        }
        let lesson = Invitation::Lesson(&lessons::all()[0].title);
        let rematch = Invitation::Rematch { name: "Otto".to_owned(), losses: 2 };
        let aside = Aside { key: 1, opponent: "Mason".to_owned(), moves: 3, is_your_turn: true };
        let known = Known { own: &own, aside: Some(&aside), rung: None, can_review: true };
        let (puzzle, aside) = (Invitation::Puzzle(None), Invitation::Continue(aside.clone()));
        let review = Invitation::Review { name: "Mason".to_owned() };
        let all = vec![puzzle.clone(), aside.clone(), rematch.clone(), review];
        assert_eq!(invitations(&progress, today, known), all);
        add(&mut progress, mistake("Mason"));
        let due = Invitation::Mistakes { due: 1, newest: "Mason".to_owned() };
        assert_eq!(invitations(&progress, today, known), [puzzle, aside, due.clone(), rematch]);
        add(&mut progress, What::Day { date: today, found: true });
        let rest = invitations(&progress, today, Known::default());
        assert_eq!(rest, [Invitation::Puzzle(Some(true)), due, lesson]);
        assert!(!rest[0].is_open() && rest[1].is_open());
        let What::Game(mut won) = game("Wanderer", true, 0) else { unreachable!() };
        won.rung = Some(won.vs.clone());
        add(&mut progress, What::Game(won));
        let begun = Invitation::Match { rung: 1, name: "Wanderer".to_owned(), won: 1, lost: 0 };
        assert_eq!(invitations(&progress, today, known)[1], begun);
        let on_table = invitations(&progress, today, Known { rung: Some(1), ..known });
        assert!(!on_table.contains(&begun));
        add(&mut progress, game("Otto", true, 0));
        let is_rematch = |line: &Invitation| matches!(line, Invitation::Rematch { .. });
        assert!(!invitations(&progress, today, known).iter().any(is_rematch), "Otto was beaten");
    }
}
