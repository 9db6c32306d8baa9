//! Texts of the pages for learning.

use crate::messages::language::{SHORT_DAYS, series, with_full_stop};
use span_it_core::board::ByPlayer;

/// The command, and the title of the page.
pub const LEARN: &str = "Learn…";
pub const TITLE: &str = "Learn";
pub const CLOSE: &str = "Back to game";
pub const CLOSE_FIRST: &str = "Close the Learn pages first.";

pub const LESSONS: &str = "Lessons";
pub const START: &str = "Learn the game";
pub const REPEAT: &str = "Start again";

texts! {
    resume(title: &str) = "Continue: {title}";
    lessons_done(done: usize, all: usize) = "{done} of {all} lessons done";
    left_out_line(line: usize, reason: &str) = "Line {line}: {reason}";
    progress_not_saved(problem: &str) =
        "Your progress cannot be saved: {} Learning continues without it, and the program tries again.",
        with_full_stop(problem);
}

pub const ABOUT_LESSONS: &str =
    "Twelve short lessons on a real board. The first four take two minutes, all about eight.";
pub const LESSONS_FINISHED: &str = "You have finished all twelve lessons.";

/// The accessible name of a lesson in the list.
pub fn lesson_name(number: u8, title: &str, done: usize, steps: usize) -> String {
    if done == 0 {
        format!("Lesson {number}, {title}, not started")
    } else if done == steps {
        format!("Lesson {number}, {title}, done")
    } else {
        format!("Lesson {number}, {title}, {done} of {steps} steps done")
    }
}

pub const WINS_FROM_HERE: ByPlayer<&str> = ByPlayer {
    horizontal: "Left to right wins from here with best play.",
    vertical: "Top to bottom wins from here with best play.",
};

pub fn lines_left_out(count: usize, first: usize) -> String {
    plural!(
        count,
        "{count} line of learning.jsonl was left out: line {first}.",
        "{count} lines of learning.jsonl were left out: first {first}."
    )
}

/// The accessible name of the dots of this week.
pub fn week_name(active: &[bool; 7]) -> String {
    let days = SHORT_DAYS.into_iter().zip(active).filter(|(_, on)| **on);
    let days: Vec<&str> = days.map(|(day, _)| day).collect();
    if days.is_empty() { "This week: no day yet".to_owned() } else { format!("This week: {}", series(&days)) }
}

/// Texts of the lessons that are not in their data.
pub mod lessons {
    use span_it_core::board::{ByPlayer, Node, Player};
    use span_it_learning::truth::Class;

    pub const RIGHT: &str = "Right";
    pub const WRONG: &str = "Not yet";

    pub const NEXT: &str = "Next step";
    pub const FINISH: &str = "Finish";
    pub const TRY_AGAIN: &str = "Try again";
    pub const SHOW: &str = "Solution";
    pub const SKIP: &str = "Skip lesson";
    pub const REPEAT: &str = "Repeat lesson";
    pub const LEAVE: &str = "All lessons";
    pub const PLAY_NOW: &str = "Play now";

    pub const PLAY: &str =
        "You know enough to beat the first opponents. Play now against the first of them, or continue.";
    pub const TAKE_BACK: &str = "Take back";
    pub const PLAY_ON: &str = "Play on";
    pub const PLAY_AGAIN: &str = "Play again";
    pub const YOUR_MOVE: &str = "Your move.";
    pub const LEAVE_FIRST: &str = "Leave the lesson first.";

    texts! {
        title(lesson: u8, title: &str, step: u8, steps: usize) = "Lesson {lesson} · {title} · {step} of {steps}";
        step_of(step: usize, steps: usize) = "Step {step} of {steps}";
        next_lesson(title: &str) = "Next: {title}";
        opening(lesson: u8, title: &str, step: u8, steps: usize, text: &str) =
            "Lesson {lesson}, {title}, step {step} of {steps}. {text}";
        right(answer: &str, text: &str, button: &str) = "{answer}. Right. {text} {button}, button.";
        wrong(answer: &str, text: &str) = "{answer}. Not that. {text} Try again, button.";
        continues(node: Node, text: &str) = "{node}. Right so far. {text}";
        replied(node: Node, reply: Node, text: &str) = "{node}. They answer {reply}. {text}";
        shown(node: Node) = "It is {node}, the marked ring.";
        mistake(node: Node, opponent: &str) =
            "{node} was a mistake: {opponent} can win now. Take it back, or play on.";
        opponent_moves(opponent: &str, node: Node) = "{opponent} plays {node}.";
        thinking(opponent: &str) = "{opponent} is thinking.";
            /// A choice with its key.
        keyed(key: usize, label: &str) = "{key}  {label}";
    }

    pub const fn class_shown(class: Class) -> &'static str {
        match class {
            Class::Horizontal => "The answer is: the round dots win.",
            Class::Vertical => "The answer is: the diamonds win.",
            Class::ToMove => "The answer is: the first to move wins.",
        }
    }

    pub const fn class_name(class: Class) -> &'static str {
        match class {
            Class::Horizontal => "Round dots win",
            Class::Vertical => "Diamonds win",
            Class::ToMove => "First to move wins",
        }
    }

    /// For a question about the position.
    pub const fn judge(to_move: Player) -> [&'static str; 2] {
        match to_move {
            Player::Horizontal => ["Who wins?", "The round dots are to move."],
            Player::Vertical => ["Who wins?", "The diamonds are to move."],
        }
    }

    /// What the players are called.
    pub const SIDES: ByPlayer<&str> = ByPlayer { horizontal: "Round dots", vertical: "Diamonds" };

    /// Which dots the learner has, and what it has to join.
    pub const fn role(player: Player) -> [&'static str; 2] {
        match player {
            Player::Horizontal => ["You have the round dots.", "Join left to right."],
            Player::Vertical => ["You have the diamonds.", "Join top to bottom."],
        }
    }
}

pub mod ladder {
    use crate::messages::language::{self, counted};
    use span_it_learning::ladder::Handicap;

    /// The command, and the title of the page.
    pub const LADDER: &str = "Ladder…";
    pub const TITLE: &str = "Ladder";
    pub const ABOUT: &str = "Every match is first to two. You may challenge any rung.";
    pub const ELO: &str = "Elo";
    pub const YOU: &str = "You";
    pub const YOU_ARE_HERE: &str = "you are here";
    pub const CLIMBED: &str = "climbed";
    pub const SHOW: &str = "Show ladder";
    pub const NEXT_GAME: &str = "Next game";
    pub const TRY_AGAIN: &str = "Try again";
    pub const PLAY_AGAIN: &str = "Play again";
    pub const CONTINUE: &str = "Continue the game";
    pub const CHALLENGE_PERFECT: &str = "Challenge perfect play";
    pub const TOP: &str = "The top";
    pub const ALL_CLIMBED: &str = "You have climbed the whole ladder.";
    pub const NEXT: &str = "What comes next";
    pub const NOTE: &str = "Ladder games have no undo and no help. They alone count for your rating.";
    pub const SHORTER_WAY: &str = "A shorter way for you. It does not count for your rating.";
    pub const YOUR_RATING: &str = "Your rating";

    pub const LEFT: &str = "This game no longer counts for the ladder.";

    texts! {
        challenge(name: &str) = "Challenge {name}";
        rung_of(rung: usize, all: usize) = "Rung {rung} of {all}";
        score(won: u32, lost: u32) = "{won}–{lost}";
        score_name(name: &str, won: u32, lost: u32) = "You {won}, {name} {lost}";
        strength(grade: &str, elo: f64) = "{grade} · {}", language::elo(elo);
        character_and_score(character: &str, won: u32, lost: u32) = "{character} · {won}–{lost}, first to two";
        after_more_games(games: u32) = "after {}", counted(games, "more game", "more games");
        this_week(change: f64) = "{} this week", language::rating_change(change);
    }

    /// The state of the ladder in one line, with the opponent of the next rung.
    pub fn card_line(climbed: usize, all: usize, opponent: &str) -> String {
        if climbed == all {
            format!("All {all} rungs climbed")
        } else {
            format!("{climbed} of {all} rungs climbed. Next: {opponent}")
        }
    }

    /// The accessible name of a rung.
    pub fn row(rung: usize, name: &str, elo: f64, score: Option<(u32, u32)>, state: Option<&str>) -> String {
        let mut facts = vec![format!("Rung {rung}: {name}"), format!("{} Elo", language::elo(elo))];
        facts.extend(score.map(|(won, lost)| self::score(won, lost)));
        facts.extend(state.map(str::to_owned));
        language::series(&facts)
    }

    /// The same after the score.
    pub fn score_and_start(score: (u32, u32), starts: &str) -> String {
        format!("{}–{} · {starts}", score.0, score.1)
    }

    /// Who moves first in the next game of the match.
    pub fn starts_next(opponent: &str, you_begin: bool) -> String {
        if you_begin {
            "First to two · You start the next game".to_owned()
        } else {
            format!("First to two · {opponent} starts the next game")
        }
    }

    /// What a built-in opponent is like, in two sentences.
    pub fn about(name: &str) -> Option<&'static str> {
        Some(match name {
            "Wanderer" => {
                "Scatters its lines and joins them late. It notices you only when you are about to win."
            }
            "Sprinter" => {
                "Runs for the far edge. It never blocks, and it does not see that you are about to win."
            }
            "Gambler" => {
                "Plays almost at random. It sees only a win that is one move away, its own or yours."
            }
            "Novice" => "Builds like Steady, but carelessly. It does stop a win that is one move away.",
            "Steady" => "Builds one straight line. It blocks you when you are one move from winning.",
            "Fencer" => "Crosses your way and builds from its own edges. It does not look ahead.",
            "Blocker" => "Takes your best ring rather than its own, all game long. It does not look ahead.",
            "Spider" => "Builds webs that are wide as well as long. It looks four moves ahead.",
            "Planner" => {
                "Starts lines in many places, away from its edges. It looks five moves ahead to join them."
            }
            "Weaver" => "Builds wide webs, like Spider. It looks ten moves ahead.",
            "Strategist" => {
                "Builds long narrow lines that reach the edges last. It looks twelve moves ahead."
            }
            "Sage" => "Builds wide webs and compares many moves. It looks twelve moves ahead.",
            "Master" => {
                "Joins its lines early and compares more moves than all others. It looks twenty moves ahead."
            }
            _ => return None,
        })
    }

    pub const fn handicap(handicap: Handicap) -> &'static str {
        match handicap {
            Handicap::Small => "6 × 5",
            Handicap::Large => "6 × 4",
        }
    }

    pub fn handicap_name(opponent: &str, board: Handicap) -> String {
        match board {
            Handicap::Small => format!("Challenge {opponent} on 6 × 5"),
            Handicap::Large => format!("Challenge {opponent} on 6 × 4"),
        }
    }

    pub const fn handicap_tip(handicap: Handicap) -> &'static str {
        match handicap {
            Handicap::Small => "Your way is one line shorter, worth about a rung and a half.",
            Handicap::Large => "Your way is two lines shorter, worth about three rungs.",
        }
    }

    pub fn starts(opponent: &str, you_begin: bool) -> String {
        if you_begin {
            format!("Ladder game against {opponent}. You move first.")
        } else {
            format!("Ladder game against {opponent}. Your opponent moves first.")
        }
    }
}

pub mod progress {
    use crate::app::library::character::Trait;
    use crate::messages::language::{counted, decimal, elo, elo_margin, percent, percent_margin, series};
    use span_it_core::board::Phase;
    use span_it_learning::mistakes::MistakeKind;
    use span_it_learning::progress::{Record, Share};
    use span_it_learning::rating::{Rating, RatingPoint};

    /// The command, and the title of the page.
    pub const MY_PROGRESS: &str = "My Progress…";
    pub const TITLE: &str = "My progress";

    pub const SHOW: &str = "Show progress";

    pub const EMPTY: &str = "After five games your rating stands here.";
    pub const RUNGS: &str = "Rungs climbed";
    pub const GAMES_WON: &str = "Games won";
    pub const WINS_IN_A_ROW: &str = "Wins in a row";
    pub const PUZZLES_IN_A_ROW: &str = "Puzzles in a row";
    pub const DAYS_IN_A_ROW: &str = "Days in a row";
    pub const RATINGS: &str = "Ratings, last three months";
    pub const NO_RATING: &str = "After five ladder games your rating stands here.";
    pub const PUZZLE_CURVE: &str = "Puzzles";
    pub const LADDER_CURVE: &str = "Ladder";
    pub const OPPONENTS: &str = "Against each opponent";
    pub const NO_GAMES: &str = "No game yet.";
    pub const WON: &str = "won";
    pub const LOST: &str = "lost";
    pub const STAYS_AHEAD: &str = "Stays ahead when ahead";
    pub const NOT_ENOUGH_MOVES: &str = "Shown after a few more games.";
    pub const STYLE: &str = "Your style in five words";
    pub const NO_STYLE: &str = "After a few more games your style stands here.";
    pub const PRACTICE: &str = "What to practise";
    pub const NO_MISTAKES: &str = "No mistakes in your last games.";
    pub const PRACTISE: &str = "Practise my mistakes";
    pub const MORE: &str = "More";

    pub const fn style_note(one: Trait) -> &'static str {
        match one {
            Trait::Runs => "heads for the far edge",
            Trait::Spreads => "builds in many places",
            Trait::Blocks => "minds their best move",
            Trait::Plans => "looks moves ahead",
            Trait::Luck => "leaves it to chance",
        }
    }

    /// How it is measured.
    pub const fn style_tip(one: Trait) -> &'static str {
        match one {
            Trait::Runs => "Moves that shorten your way, in your last 20 games.",
            Trait::Spreads => "Moves that touch no other line of yours, in your last 20 games.",
            Trait::Blocks => "Moves that make their way longer, in your last 20 games.",
            Trait::Plans => "How often you kept a win that was still far away, in your last 20 games.",
            Trait::Luck => "Moves that neither build nor block, in your last 20 games.",
        }
    }

    pub const SAFE_MOVES: &str = "Stays ahead when ahead";
    pub const ABOUT_SAFE_MOVES: &str =
        "How often you stayed ahead when you were ahead (last 20 games). A share is shown from ten moves.";
    pub const BY_TENS: &str = "Stays ahead, ten games each";
    pub const NO_CURVE: &str = "The curve begins after twenty games.";
    pub const GAMES: &str = "Games";
    pub const MOVES: &str = "Moves";
    pub const ALL_PHASES: &str = "All phases";
    pub const CHANCES: &str = "After a mistake of your opponent";
    pub const PERSONALITIES: &str = "How often the opponents stay ahead";
    pub const AT_THE_BOARD: &str = "Rating in games";
    pub const IN_PUZZLES: &str = "Rating in puzzles";
    pub const IN_FIGURES: &str = "In figures";
    pub const PUZZLES: &str = "Puzzles found";
    pub const NO_PUZZLES: &str = "You have not answered a puzzle yet.";
    pub const KIND: &str = "Kind";
    pub const ALL: &str = "All";
    pub const NO_VALUE: &str = "–";
    pub const DATE: &str = "Date";
    pub const RATING: &str = "Rating";
    pub const MARGIN: &str = "Margin";

    pub const FORGET: &str = "Forget My Progress";
    pub const FORGET_TIP: &str = "Moves the log of your progress to the trash folder. You can undo this.";
    pub const FORGOTTEN: &str = "Your progress was moved to the trash folder.";
    pub const UNDO: &str = "Undo";
    pub const RESTORED: &str = "Your progress is back.";

    texts! {
        share_count(share: Share) = "{} of {}", share.part, share.of;
        rating_margin(rating: &Rating) = "{}", elo_margin(rating.value(), rating.margin());
        /// A value from 0 to 100.
        whole_percent(value: f64) = "{}", percent(value / 100.0);
        /// The games of a row; the last row may have fewer than ten.
        ten(number: usize, games: usize) = "{}–{}", 10 * number - 9, 10 * number - 10 + games;
        margin(value: f64) = "± {}", decimal(value, 0);
        of(all: usize) = "of {all}";
        stat(name: &str, value: &str, more: &str) = "{name}: {value}, {more}";
        record(record: &Record) = "{}: {} won, {} lost", record.name, record.won, record.lost;
        as_often_as(games: usize, name: &str) =
            "last {} · about as often as {name}", counted(games, "game", "games");
        style_name(name: &str, value: f64, note: &str) = "{name}, {}: {note}", percent(value);
        curve_end(name: &str, rating: f64) = "{name} {}", elo(rating);
        curves_name(ends: &[String]) = "Rating curves: {}", series(ends);
        rungs_climbed(climbed: usize, all: usize) = "{climbed} of {all} rungs climbed";
    }

    /// The progress in one line: the rating in games if it is shown, else what was counted.
    pub fn card_line(rating: Option<&Rating>, games: usize, puzzles: u32) -> String {
        match (rating, games, puzzles) {
            (Some(rating), ..) => format!("Rating {} in games", rating_margin(rating)),
            (None, 0, 0) => "No game and no puzzle yet".to_owned(),
            _ => series(&[counted(games, "game", "games"), counted(puzzles, "puzzle", "puzzles")]),
        }
    }

    /// A share with its margin, from ten cases on.
    pub fn share(share: Share) -> String {
        match (share.is_shown(), share.value(), share.margin95()) {
            (true, Some(value), Some(margin)) => percent_margin(value, margin),
            _ => NO_VALUE.to_owned(),
        }
    }

    pub const fn phase(phase: Phase) -> &'static str {
        match phase {
            Phase::Opening => "Opening",
            Phase::Middle => "Middle game",
            Phase::End => "Endgame",
        }
    }

    pub const fn mistake(kind: MistakeKind) -> &'static str {
        match kind {
            MistakeKind::MissedWin => "Missed a win in one",
            MistakeKind::MissedBlock => "Missed their win in one",
            MistakeKind::MissedCrossing => "Missed a move that builds and blocks",
            MistakeKind::Idle => "Neither built nor blocked",
            MistakeKind::WrongPlace => "Played in the wrong place",
        }
    }

    /// A rating in a sentence. `between` are the neighbours on the ladder.
    pub fn rating(rating: &Rating, between: (Option<&str>, Option<&str>)) -> String {
        if !rating.is_shown() {
            let results = counted(rating.results(), "result", "results");
            return format!("{results} so far. The rating is shown after five.");
        }
        let rating = rating_margin(rating);
        match between {
            (Some(below), Some(above)) => format!("{rating}, between {below} and {above}"),
            (None, Some(above)) => format!("{rating}, below {above}"),
            (Some(below), None) => format!("{rating}, above {below}"),
            (None, None) => rating,
        }
    }

    /// The accessible name of a rating curve.
    pub fn curve_name(points: &[RatingPoint]) -> String {
        match (points.first(), points.last()) {
            (Some(first), Some(last)) => format!(
                "Rating curve, {}: {} on {}, {} on {}",
                counted(points.len(), "result", "results"),
                elo(first.rating),
                first.date,
                elo(last.rating),
                last.date
            ),
            _ => "Rating curve without results".to_owned(),
        }
    }

    /// The accessible name of the curve of safe moves.
    pub fn safe_moves_curve_name(shares: &[Share]) -> String {
        let values: Vec<String> = shares.iter().filter_map(|share| share.value()).map(percent).collect();
        format!("Stays ahead, ten games each: {}", series(&values))
    }
}
