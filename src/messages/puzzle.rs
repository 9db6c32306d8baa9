//! Texts of the puzzles: what is asked, answers, and the choice of puzzles.

use crate::messages::language;
use crate::messages::language::{and_list, counted, sentences, weekday, with_full_stop};
use span_it_core::board::{Node, Player, Position};
use span_it_learn::date::Date;
use span_it_learn::puzzles::{Band, Kind, Puzzle, Task};
use span_it_learn::truth::{Class, Ways};

pub const PUZZLES: &str = "Puzzles";
/// The title of the page.
pub const TITLE: &str = "Puzzle";
pub const TODAY: &str = "Today's Puzzle";
pub const TODAY_TITLE: &str = "Today's puzzle";
pub const PRACTISE: &str = "Practise My Mistakes";

pub const SEARCHING_DAY: &str = "The puzzle of the day is being made…";
pub const SEARCHING: &str = "The next puzzle is being made…";
pub const SEARCHING_GAMES: &str = "Looking for mistakes in your games…";
pub const EXHAUSTED: &str = "There is no puzzle of this kind. Choose another kind, or an easier one.";
pub const NO_THREAD: &str =
    "The system cannot start a search for puzzles. Close other programs and try again.";

pub const TRY_AGAIN: &str = "Try again";
pub const NEXT: &str = "Next puzzle";
pub const SKIP: &str = "Skip";
pub const SKIP_TIP: &str = "Another puzzle. Before your first answer this costs nothing.";
pub const SHOW: &str = "Solution";
pub const SHOW_TIP: &str = "Shows the answer. The puzzle then counts as not solved.";
pub const WHY: &str = "Show why";

pub const NOT_ANSWERED: &str = "Answer the puzzle first, or show the answer.";
pub const ANSWERED: &str = "You have answered this.";
pub const GAME_OVER: &str = "The edges are joined. There is nothing left to show.";
pub const SHOWN_ALREADY: &str = "You can see the answer.";
pub const NO_PUZZLE: &str = "There is no puzzle yet.";
pub const ONE_A_DAY: &str = "Each day has one puzzle.";

pub const YOUR_RATING: &str = "Your puzzle rating";
pub const IN_A_ROW: &str = "In a row";
pub const NOT_COUNTED: &str = "Puzzles of one kind do not count for your rating.";

pub const DIFFICULTY: &str = "Difficulty";
pub const KIND: &str = "Kind";
pub const MIX: &str = "Mixed kinds";
pub const EASIER: &str = "Easier";
pub const USUAL: &str = "At your level";
pub const HARDER: &str = "Harder";
pub const HARDER_TIP: &str = "A harder puzzle now, and from now on. Easier is in the menu of the title.";
pub const HARDEST: &str = "These are the hardest.";

pub const FOUND: &str = "Right!";
/// After a wrong first answer.
pub const FOUND_LATER: &str = "Right, this time";
pub const NOT_FOUND: &str = "The answer";
pub const RIGHT_SO_FAR: &str = "Right so far";
pub const NOT_THAT: &str = "Not that";
pub const YOU: &str = "You";

texts! {
    menu_name(kind: &str) = "Puzzles: {kind}";
    in_a_row(found: u32) = "{found} in a row";
    best(found: u32) = "best {found}";
    day(date: Date) = "{}", language::short_date(date);
    sitting(done: usize, all: usize) = "Mistake {done} of {all}";
    not_node(node: Node) = "Not {node}";
    not_move(number: usize) = "Not move {number}";
    from_game(name: &str, number: usize) = "From your game against {name}, move {number}";
    finds_it(name: &str) = "{name} finds it";
    misses_it(name: &str) = "{name} does not find it";
    after_more_puzzles(puzzles: u32) = "after {}", counted(puzzles, "more puzzle", "more puzzles");
    rating_change(value: f64) = "{}", language::rating_change(value);
}

pub fn finders(found: usize, of: usize) -> String {
    if found == of {
        format!("All {of} opponents find it")
    } else {
        format!("{found} of the {of} opponents find it")
    }
}

pub const fn direction(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "Left to right",
        Player::Vertical => "Top to bottom",
    }
}

/// What a player joins, after the name.
pub const fn joins_edges(player: Player) -> &'static str {
    match player {
        Player::Horizontal => "left to right",
        Player::Vertical => "top to bottom",
    }
}

/// The rating and the streak in one line.
pub fn status(rating: Option<(String, Option<f64>)>, run: u32) -> String {
    let rating = rating.map(|(rating, change)| match change {
        Some(change) => format!("Rating {rating} ({})", language::rating_change(change)),
        None => format!("Rating {rating}"),
    });
    let run = (run > 0).then(|| in_a_row(run));
    language::series(&rating.into_iter().chain(run).collect::<Vec<_>>())
}

pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "Keep the win",
        Kind::Only => "Only one ring",
        Kind::Stop => "Stop them",
        Kind::WinIn => "Win in a few moves",
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
    match &puzzle.task {
        Task::Keep => "Keep the win".to_owned(),
        Task::Only => "Only one ring wins".to_owned(),
        Task::Stop => "Stop them".to_owned(),
        Task::WinIn(n) => format!("Win in {n} moves"),
        Task::Repair(cut) => format!("Repair the cut at {cut}"),
        Task::Judge(_) => "Who wins?".to_owned(),
        Task::Mistake { .. } => "Which move gave the win away?".to_owned(),
        Task::Play(name) => format!("Win against {name}"),
    }
}

/// What to do, in one sentence.
pub fn instructions(puzzle: &Puzzle) -> String {
    match &puzzle.task {
        Task::Keep => "You are winning. Which ring keeps it so?".to_owned(),
        Task::Only => "Which one?".to_owned(),
        Task::Stop => "They need one line. Which ring stops that and wins?".to_owned(),
        Task::WinIn(n) => joins(puzzle.you(), *n),
        Task::Repair(_) => "They cut one of your two ways. Which ring keeps the win?".to_owned(),
        Task::Judge(_) => "Does one side win even if the other moves first? Choose with 1, 2, 3.".to_owned(),
        Task::Mistake { .. } => "Step with PgUp and PgDn. Enter chooses the move.".to_owned(),
        Task::Play(_) => "You can win. Play to the end; nothing is taken back.".to_owned(),
    }
}

fn joins(you: Player, lines: u8) -> String {
    format!("Join {} with {}.", joins_edges(you), counted(lines, "line", "lines"))
}

/// Which side the player has; in the kinds that ask about the game, who moves.
pub fn you_are(puzzle: &Puzzle) -> String {
    match (puzzle.kind(), puzzle.you()) {
        (Kind::Judge, mover) => format!("{} is to move.", direction(mover)),
        (Kind::Mistake, mover) => format!("{} moved first.", direction(mover)),
        (_, you) => format!("You join {}.", joins_edges(you)),
    }
}

/// How far both sides are.
pub fn ways(position: &Position) -> String {
    let ways = Ways::new(position);
    let mover = position.to_move();
    let own = counted(ways.own_missing(), "line", "lines");
    let other = joins_edges(mover.opponent());
    // The last number stays beside its name.
    format!("{} needs {own}, {other}\u{a0}{}.", direction(mover), ways.other_missing())
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
        you_are(puzzle),
        with_full_stop(&title),
        task,
        distances(puzzle, position).unwrap_or_default(),
    ])
}

texts! {
    they_answer(reply: Node) = "They answer {reply} and win.";
    they_cannot_be_stopped(reply: Node) = "They answer {reply} and can no longer be stopped.";
    too_slow(lines: u8) = "It wins too, but not with {}.", counted(lines, "line", "lines");
    answers(opponent: &str, reply: Node) = "{opponent} answers {reply}.";
    lines_left(reply: Node, left: u8) = "They answer {reply}: {} left.", counted(left, "line", "lines");
    lost_to(opponent: &str, reply: Node) = "{opponent} joins with {reply} and wins.";
    won_against(name: &str) = "You won against {name}.";
    gave_the_win_away(number: usize, node: Node, keepers: &str) =
        "Move {number}, {node}, gave the win away. {keepers}";
    kept_the_win(node: Node) = "{node} kept the win.";
    had_lost(node: Node, mover: Player) = "Before {node}, {} had lost already.", joins_edges(mover);
    not_class(class: &str) = "\"{class}\" is wrong here.";
    joined(you: Player, lines: u8) = "You joined {} with {}.", joins_edges(you), counted(lines, "line", "lines");
}

pub const FIRST_MOVER_WINS: &str = "The side to move wins. Now play a winning move.";

pub const fn class(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Left to right wins",
        Class::Vertical => "Top to bottom wins",
        Class::ToMove => "The side to move wins",
    }
}

pub const fn class_explained(class: Class) -> &'static str {
    match class {
        Class::Horizontal => "Left to right wins, even if top to bottom moves first.",
        Class::Vertical => "Top to bottom wins, even if left to right moves first.",
        Class::ToMove => "The side to move wins, whichever it is.",
    }
}

/// What a screen reader says after an answer that leaves only a button to press.
pub fn answered(title: &str, feedback: &str, button: &str) -> String {
    let button = format!("{button}, button.");
    sentences(&[with_full_stop(title), with_full_stop(feedback), button])
}

/// How many names of nodes a sentence has at most.
const NAMES: usize = 4;

fn names(nodes: &[Node]) -> String {
    let mut names: Vec<String> = nodes.iter().take(NAMES).map(Node::to_string).collect();
    if nodes.len() > NAMES {
        names.push(counted(nodes.len() - NAMES, "other ring", "other rings"));
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

/// After a right answer: "d4 is the only move that wins." or "d4 wins. So would e5 and f2."
pub fn wins_too(played: Node, others: &[Node]) -> String {
    if others.is_empty() {
        format!("{played} is the only move that wins.")
    } else if others.len() > NAMES {
        format!("{played} keeps the win, like {} others.", others.len())
    } else {
        format!("{played} wins. So would {}.", names(others))
    }
}

pub fn keepers(nodes: &[Node]) -> String {
    match nodes {
        [only] => format!("Only {only} kept it."),
        nodes => format!("{} kept it.", names(nodes)),
    }
}

/// Who played what in the game that the puzzle comes from.
pub fn source(puzzle: &Puzzle) -> Option<String> {
    let source = puzzle.source.as_ref().filter(|source| source.was_mistake)?;
    Some(if source.name.is_empty() {
        format!("In your game you played {} instead.", source.played)
    } else {
        format!("In the real game {} played {} instead.", source.name, source.played)
    })
}

// The choice of a move in *Spot the mistake*.
pub const PREVIOUS: &str = "Previous move";
pub const FOLLOWING: &str = "Next move";
pub const CHOOSE_MOVE: &str = "This move";
pub const CHOOSE_MOVE_NAME: &str = "This move gave the win away";
pub const NO_MOVE_YET: &str = "Step to a move first.";
pub const START: &str = "Start";

texts! {
    move_line(number: usize, player: Player, node: Node) = "{number}. {node}, {}", joins_edges(player);
    found_of(found: u32, of: u32) = "{found} of {of} found";
}

/// After the last mistake.
pub fn sitting_result(found: usize, of: usize) -> String {
    match (found, of) {
        (1, 1) => "Right at the first try. You will see it again later.".to_owned(),
        (0, 1) => "Not at the first try. You will see it again tomorrow.".to_owned(),
        (found, of) if found == of => format!("All {of} at the first try. You will see them again later."),
        _ => format!("{found} of {of} at the first try. The others come back tomorrow."),
    }
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
        Some(true) => format!("{day}, solved"),
        Some(false) => format!("{day}, answered"),
    }
}

// Cards of the hub.
pub const ABOUT_PUZZLES: &str = "Positions from real games.";
pub const SOLVE: &str = "Solve puzzles";
pub const OPEN_TODAY: &str = "Solve it";
pub const OPEN_SOLVED: &str = "Look at it";
pub const MY_MISTAKES: &str = "My mistakes";
pub const PRACTISE_SHORT: &str = "Practise";

pub fn cards_due(due: usize, all: usize) -> String {
    match (due, all) {
        (_, 0) => "Your games add mistakes here.".to_owned(),
        (0, _) => "Nothing to practise today.".to_owned(),
        (due, _) => format!("{} to practise", counted(due, "mistake", "mistakes")),
    }
}

// Practise my mistakes.
pub const NO_CARDS: &str = "You have no mistakes to practise. Your games add them.";
pub const NO_MISTAKES: &str = "You kept every win in this game.";
pub const NO_CARDS_DUE: &str = "Nothing to practise today.";
pub const SITTING_DONE: &str = "That is all for now.";
pub const DONE: &str = "Done";

pub fn next_due(days: i32) -> String {
    plural!(days, "The next mistake comes back tomorrow.", "The next mistake comes back in {days} days.")
}
