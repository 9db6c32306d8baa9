//! Texts of *Show me why*: the two trees, what was cut and how it was mended.

use span_it_core::board::{Node, Player};

/// The page's name, and the command's.
pub const SHOW_WHY: &str = "Show Why";
/// The small button that opens the page.
pub const WHY: &str = "Why?";
/// Why it cannot be opened.
pub const OVER: &str = "This game is over: there is nothing left to show.";

/// How the proof works.
pub const HOW: &str = "Two separate ways across share no connector. Cut one, and the other mends it.";

/// The heading.
pub fn title(winner: &str) -> String {
    format!("Why {winner} wins")
}

/// How it works where the winner has to move first.
pub fn first_then(opening: Node) -> String {
    format!("First {opening}; then two separate ways across share no connector. Cut one, the other mends it.")
}

/// Where the winner's first move is already the last.
pub fn first_wins(opening: Node) -> String {
    format!("First {opening}, and that is all it takes.")
}

/// What to do.
pub fn what_to_do(rival: &str) -> String {
    format!("Click any connector of a tree to cut it as {rival} would.")
}

/// A cut and its mend.
pub fn mended(rival: &str, cut: Node, winner: &str, mend: Node) -> String {
    format!("{rival} cuts {cut}. {winner} mends with {mend}.")
}

/// A cut whose mend is still to be seen.
pub fn cuts(rival: &str, cut: Node) -> String {
    format!("{rival} cuts {cut}.")
}

/// A move that cuts neither tree.
pub fn cuts_nothing(rival: &str, node: Node, winner: &str) -> String {
    format!("{rival} plays {node}: it cuts nothing, {winner} need not answer.")
}

/// The end.
pub fn joined(side: Player, winner: &str, rival: &str) -> String {
    let edges = match side {
        Player::Horizontal => "left and right",
        Player::Vertical => "top and bottom",
    };
    format!("{winner} has joined {edges}. Whatever {rival} tries, this works.")
}

/// An exchange taken back.
pub fn taken_back(cut: Node) -> String {
    format!("Took back {cut}.")
}

/// All exchanges taken back.
pub const STARTED_AGAIN: &str = "Nothing is cut now.";

/// The heading over the trees.
pub const TREES: &str = "The two ways across";
/// The trees' names, and how each is drawn.
pub const TREE: [&str; 2] = ["Tree A", "Tree B"];
/// How each is drawn.
pub const DRAWN: [&str; 2] = ["solid lines", "dashed lines"];
/// The heading over the log.
pub const LOG: &str = "Cuts and mends";
/// Before anything was cut.
pub const NOTHING_YET: &str = "Nothing has been cut yet.";

/// A tree and its nodes: "Tree A: a1 c3 e5".
pub fn tree(which: usize, nodes: &[Node]) -> String {
    let names: Vec<String> = nodes.iter().map(Node::to_string).collect();
    let names = if names.is_empty() { "nothing left to join".to_owned() } else { names.join(" ") };
    format!("{}: {names}", TREE[which])
}

/// How a tree is drawn, and how many connectors it still needs.
pub fn legend(which: usize, missing: usize) -> String {
    format!("{}, {missing} to go", DRAWN[which])
}

/// The buttons.
pub const UNDO: &str = "Undo cut";
/// Nothing to take back.
pub const NO_UNDO: &str = "Nothing has been cut yet.";
/// Takes all back.
pub const RESTART: &str = "Start again";
/// Cuts at random until the end.
pub const PLAY_OUT: &str = "Play it out";
/// Stops that.
pub const PAUSE: &str = "Pause";
/// Nothing left to cut.
pub const NO_PLAY_OUT: &str = "There is nothing left to cut.";
/// Leaves the page.
pub const CLOSE: &str = "Close";
/// The same to assistive technology, where other things are closed too.
pub const CLOSE_NAME: &str = "Close Show Why";
/// Board or words, on a narrow window.
pub const TABS: &str = "What is shown";
/// The first.
pub const BOARD_TAB: &str = "Board";
/// The second.
pub const WORDS_TAB: &str = "In words";
