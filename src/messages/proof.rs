//! Texts of *Show Why*: the two ways across, cuts and repairs.

pub use crate::messages::generated::proof::*;

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;
    use crate::messages::dialogs::new_game::YOU;
    use crate::messages::lessons;
    use span_it_core::board::{Node, Player};

    #[test]
    fn sentences_fit_players() {
        let node = Node::from_str("b2").unwrap();
        let side = Player::Horizontal;
        let (ada, you, dots) = ("Ada", YOU, lessons::sides().vertical);
        for (sentence, expected) in [
            (title(ada), "Why Ada wins"),
            (title(you), "Why you win"),
            (title(dots), "Why the diamonds win"),
            (explanation(you), "You have two separate ways across."),
            (explanation(dots), "The diamonds have two separate ways across."),
            (after_opening(you, node), "First b2. Then you have two separate ways across."),
            (repaired(ada, node, you, node), "Ada cuts b2. You repair with b2."),
            (repaired(you, node, dots, node), "You cut b2. The diamonds repair with b2."),
            (cuts(dots, node), "The diamonds cut b2."),
            (cuts_nothing(you, node, ada), "You play b2, which cuts nothing. Ada does not need to reply."),
            (edges_joined(side, you, ada), "You have joined left and right. This works whatever Ada tries."),
            (edges_joined(side, ada, you), "Ada has joined left and right. This works whatever you try."),
            (opening_on_ways(node, false, true), "b2 is on the dashed way."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
