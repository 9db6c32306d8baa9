//! Texts of the puzzles: what is asked, answers, and the choice of puzzles.

use crate::messages::game::side;
use crate::messages::language::{self, and_list, counted, sentences, weekday, with_full_stop};
use span_it_core::board::{Node, Player, Position};
use span_it_learning::date::Date;
use span_it_learning::puzzles::{Band, Kind, Puzzle, Task};
use span_it_learning::truth::{Class, Ways};

pub const PUZZLES: &str = "Puzzles";
pub const TODAY: &str = "Today's Puzzle";
pub const PRACTISE: &str = "Practise My Mistakes";

pub const SEARCHING: &str = "Looking for a puzzle…";
pub const SEARCHING_GAMES: &str = "Looking for mistakes in your games…";
pub const EXHAUSTED: &str = "There is no puzzle of this kind and level. Choose another kind or level.";
pub const NO_THREAD: &str =
    "The system cannot start a search for puzzles. Close other programs and try again.";

pub const TRY_AGAIN: &str = "Try again";
pub const NEXT: &str = "Next";
pub const SKIP: &str = "Skip";
pub const SKIP_TIP: &str = "Another puzzle. Before your first answer this costs nothing.";
pub const SHOW: &str = "Solution";
pub const SHOW_TIP: &str = "Shows the answer. The puzzle then counts as not found.";
pub const WHY: &str = "Show Why";
pub const CLOSE_NAME: &str = "Close puzzles";

pub const NOT_ANSWERED: &str = "Answer the puzzle first, or show the answer.";
pub const ANSWERED: &str = "You have answered this.";
pub const GAME_OVER: &str = "The edges are joined. There is nothing left to show.";
pub const SHOWN_ALREADY: &str = "You can see the answer.";
pub const NO_PUZZLE: &str = "There is no puzzle yet.";
pub const ONE_A_DAY: &str = "Each day has one puzzle.";

pub const RATED: &str = "Rated";
pub const NOT_RATED: &str = "Not rated";
pub const RATED_TIP: &str = "Your first answer counts for your rating in puzzles.";
pub const NOT_RATED_TIP: &str = "Only puzzles of mixed kinds at the adaptive level are rated.";

pub const MIX: &str = "Mixed kinds";
pub const EASIER: &str = "Easier";
pub const ADAPTIVE: &str = "Adaptive";
pub const HARDER: &str = "Harder";

pub const FOUND: &str = "Found";
/// After a wrong first answer.
pub const FOUND_LATER: &str = "Found later";
pub const NOT_FOUND: &str = "Not found";

texts! {
    kind_chosen(kind: &str) = "Kind: {kind}";
    level_chosen(level: &str) = "Level: {level}";
    in_a_row(found: u32) = "{found} in a row";
    day(date: Date) = "{}", language::long_date(date);
    sitting(done: usize, all: usize) = "Card {done} of {all}";
}

pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "Keep the win",
        Kind::Only => "Only move",
        Kind::Stop => "Stop them",
        Kind::WinIn => "Win in N",
        Kind::Repair => "Repair",
        Kind::Judge => "Who wins?",
        Kind::Mistake => "Spot the mistake",
        Kind::Play => "Win it",
    }
}

pub const fn band(band: Band) -> &'static str {
    match band {
        Band::Starter => "Starter",
        Band::Easy => "Easy",
        Band::Medium => "Medium",
        Band::Hard => "Hard",
        Band::Expert => "Expert",
    }
}

/// The band, and the difficulty if ratings are shown, after the answer.
pub fn difficulty(puzzle: &Puzzle, shows_ratings: bool) -> Option<String> {
    let difficulty = puzzle.difficulty?;
    let band = band(Band::new(difficulty));
    Some(if shows_ratings { format!("{band}, difficulty {}", difficulty.rounded()) } else { band.to_owned() })
}

/// What a puzzle asks, in a few words.
pub fn title(puzzle: &Puzzle) -> String {
    let opponent = side(puzzle.you().opponent());
    match &puzzle.task {
        Task::Keep => "Keep the win.".to_owned(),
        Task::Only => "Only one node wins.".to_owned(),
        Task::Stop => format!("Stop {opponent}."),
        Task::WinIn(n) => format!("Win in {n}."),
        Task::Repair(cut) => format!("Repair the cut at {cut}."),
        Task::Judge(_) => "Who wins?".to_owned(),
        Task::Mistake { .. } => "Which move gave the win away?".to_owned(),
        Task::Play(name) => format!("Win against {name}."),
    }
}

/// What to do, in one sentence.
pub fn instructions(puzzle: &Puzzle) -> String {
    let opponent = side(puzzle.you().opponent());
    match &puzzle.task {
        Task::Keep => "Play a move after which you still win.".to_owned(),
        Task::Only => "All other moves lose. Play the one that wins.".to_owned(),
        Task::Stop => format!("{opponent} needs one connector. Play a move that stops that and wins."),
        Task::WinIn(n) => joins(puzzle.you(), *n),
        Task::Repair(_) => format!("{opponent} cut one of your two trees. Play a move that keeps the win."),
        Task::Judge(_) => "Both sides play perfectly. Choose with the buttons or 1, 2, 3.".to_owned(),
        Task::Mistake { .. } => "Step with PgUp and PgDn. Enter chooses the move.".to_owned(),
        Task::Play(_) => "You can win this position. Play to the end; nothing is taken back.".to_owned(),
    }
}

fn joins(you: Player, connectors: u8) -> String {
    let connectors = counted(connectors, "connector", "connectors");
    match you {
        Player::Horizontal => format!("Join left and right with {connectors}."),
        Player::Vertical => format!("Join top and bottom with {connectors}."),
    }
}

/// Which side the player has; in the kinds that ask about the game, who moves.
pub fn you_are(puzzle: &Puzzle) -> &'static str {
    match (puzzle.kind(), puzzle.you()) {
        (Kind::Judge, Player::Horizontal) => "Horizontal is to move.",
        (Kind::Judge, Player::Vertical) => "Vertical is to move.",
        (Kind::Mistake, Player::Horizontal) => "Horizontal moved first.",
        (Kind::Mistake, Player::Vertical) => "Vertical moved first.",
        (_, Player::Horizontal) => "You are Horizontal. Join left and right.",
        (_, Player::Vertical) => "You are Vertical. Join top and bottom.",
    }
}

/// How far both sides are.
pub fn ways(position: &Position) -> String {
    let ways = Ways::new(position);
    let mover = position.to_move();
    let (own, other) = (ways.own_missing(), ways.other_missing());
    let own = counted(own, "connector", "connectors");
    // The last number stays beside its name.
    format!("{} needs {own}, {}\u{a0}{other}.", side(mover), side(mover.opponent()))
}

/// How far both sides are. In *Spot the mistake* that would give the answer away.
pub fn distances(puzzle: &Puzzle, position: &Position) -> Option<String> {
    (puzzle.kind() != Kind::Mistake).then(|| ways(position))
}

/// What a screen reader says of a new puzzle. The level is named only after the answer.
pub fn announcement(puzzle: &Puzzle, heading: &str, position: &Position) -> String {
    let (rows, columns) = (position.size().rows(), position.size().cols());
    let [title, task] = [title(puzzle), instructions(puzzle)];
    sentences(&[
        format!("{heading}, {rows} by {columns}."),
        you_are(puzzle).to_owned(),
        title,
        task,
        distances(puzzle, position).unwrap_or_default(),
    ])
}

texts! {
    not_that(played: Node, opponent: &str, reply: Node) = "Not {played}: {opponent} answers {reply}.";
    not_that_joins(played: Node, opponent: &str, reply: Node) = "Not {played}: {opponent} joins with {reply}.";
    too_slow(played: Node, connectors: u8) =
        "{played} keeps the win, but not with {}.", counted(connectors, "connector", "connectors");
    answers(opponent: &str, reply: Node) = "{opponent} answers {reply}.";
    right_so_far(opponent: &str, reply: Node, left: u8) =
        "Right. {opponent} answers {reply}: {} left.", counted(left, "connector", "connectors");
    lost_to(opponent: &str, reply: Node) = "{opponent} joins with {reply} and wins.";
    won_against(name: &str) = "You won against {name}.";
    gave_the_win_away(number: usize, node: Node, keepers: &str) =
        "Move {number}, {node}, gave the win away. {keepers}";
    kept_the_win(number: usize, node: Node) = "Not move {number}: {node} kept the win.";
    not_class(class: &str) = "Not that: \"{class}\" is wrong here.";
}

pub fn joined(you: Player, connectors: u8) -> String {
    let connectors = counted(connectors, "connector", "connectors");
    match you {
        Player::Horizontal => format!("You joined left and right with {connectors}."),
        Player::Vertical => format!("You joined top and bottom with {connectors}."),
    }
}

pub fn had_lost(number: usize, node: Node, mover: Player) -> String {
    match mover {
        Player::Horizontal => format!("Not move {number}: before {node}, Horizontal had lost already."),
        Player::Vertical => format!("Not move {number}: before {node}, Vertical had lost already."),
    }
}

pub const FIRST_MOVER_WINS: &str = "Right: the side that moves first wins. Now play a winning move.";

pub const fn class(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Horizontal wins",
        Class::Vertical => "Vertical wins",
        Class::ToMove => "The first to move wins",
    }
}

pub const fn class_explained(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Horizontal wins, even if Vertical moves first.",
        Class::Vertical => "Vertical wins, even if Horizontal moves first.",
        Class::ToMove => "The side that moves first wins.",
    }
}

/// What a screen reader says after an answer that leaves only a button to press.
pub fn answered(heading: Option<&str>, feedback: &str, button: &str) -> String {
    let button = format!("{button}, button.");
    sentences(&[heading.map(with_full_stop).unwrap_or_default(), with_full_stop(feedback), button])
}

/// How many names of nodes a sentence has at most.
const NAMES: usize = 4;

fn names(nodes: &[Node]) -> String {
    let mut names: Vec<String> = nodes.iter().take(NAMES).map(Node::to_string).collect();
    if nodes.len() > NAMES {
        names.push(counted(nodes.len() - NAMES, "other node", "other nodes"));
    }
    and_list(&names)
}

/// The nodes that win: "Only d4 wins." or "d4 and e5 win."
pub fn winning(nodes: &[Node]) -> String {
    match nodes {
        [only] => format!("Only {only} wins."),
        nodes => format!("{} win.", names(nodes)),
    }
}

/// The nodes that join in time: "Only d4 wins in 3."
pub fn winning_in(nodes: &[Node], connectors: u8) -> String {
    match nodes {
        [only] => format!("Only {only} wins in {connectors}."),
        nodes => format!("{} win in {connectors}.", names(nodes)),
    }
}

/// After a right answer: "Only d4 wins." or "d4 wins; so would e5 and f2."
pub fn wins_too(played: Node, others: &[Node]) -> String {
    if others.is_empty() {
        format!("Only {played} wins.")
    } else {
        format!("{played} wins; so would {}.", names(others))
    }
}

pub fn keepers(nodes: &[Node]) -> String {
    match nodes {
        [only] => format!("Only {only} kept it."),
        nodes => format!("{} kept it.", names(nodes)),
    }
}

/// Who played what in the game that the puzzle comes from, and how many personalities find the answer.
pub fn source(puzzle: &Puzzle) -> Option<String> {
    let source = puzzle.source.as_ref().filter(|source| source.was_mistake);
    match (source, puzzle.finders) {
        (Some(source), Some(finders)) if source.name.is_empty() => {
            Some(format!("In your game you played {}; {finders} of the 12 find it.", source.played))
        }
        (Some(source), Some(finders)) => {
            Some(format!("{} played {} here; {finders} of the 12 find it.", source.name, source.played))
        }
        (Some(source), None) if source.name.is_empty() => {
            Some(format!("In your game you played {}.", source.played))
        }
        (Some(source), None) => Some(format!("{} played {} here.", source.name, source.played)),
        (None, Some(finders)) => Some(format!("{finders} of the 12 personalities find it.")),
        (None, None) => None,
    }
}

// The choice of a move in *Spot the mistake*.
pub const PREVIOUS: &str = "Previous move";
pub const FOLLOWING: &str = "Next move";
pub const CHOOSE_MOVE: &str = "This move";
pub const CHOOSE_MOVE_NAME: &str = "This move gave the win away";
pub const NO_MOVE_YET: &str = "Step to a move first.";
pub const START: &str = "Start";

texts! {
    move_line(number: usize, player: Player, node: Node) = "{number}. {} {node}", side(player);
    found_of(found: u32, of: u32) = "{found} of {of} found";
    sitting_result(found: usize, of: usize) =
        "You found {found} of {of}. Cards that you missed come back tomorrow, the others later.";
}

// Today's puzzle.
pub const EARLIER: &str = "Earlier day";
pub const LATER: &str = "Later day";
pub const NO_LATER: &str = "This is today's puzzle.";
pub const MORE_PUZZLES: &str = "More puzzles";

/// The puzzle of a day on the hub.
pub fn day_state(date: Date, found: Option<bool>) -> String {
    let day = weekday(date);
    match found {
        None => format!("{day}, not solved yet"),
        Some(true) => format!("{day}, found"),
        Some(false) => format!("{day}, not found"),
    }
}

// Cards of the hub.
pub const ABOUT_PUZZLES: &str = "Positions from real games.";
pub const SOLVE: &str = "Solve puzzles";
pub const OPEN_TODAY: &str = "Solve it";
pub const MY_MISTAKES: &str = "My mistakes";
pub const PRACTISE_SHORT: &str = "Practise";

pub fn cards_due(due: usize, all: usize) -> String {
    match (due, all) {
        (_, 0) => "Your games add cards here.".to_owned(),
        (0, _) => "No card is due today.".to_owned(),
        (due, _) => format!("{} to practise", counted(due, "card", "cards")),
    }
}

// Practise my mistakes.
pub const NO_CARDS: &str = "You have no mistakes to practise. Your games add them.";
pub const NO_MISTAKES: &str = "You kept every win in this game.";
pub const NO_CARDS_DUE: &str = "No card is due today.";
pub const SITTING_DONE: &str = "That is all for now.";

pub fn next_due(days: i32) -> String {
    plural!(days, "The next card is due tomorrow.", "The next card is due in {days} days.")
}
