//! Texts of the dialogs.

pub use crate::messages::generated::dialogs::*;

pub mod new_game {
    pub use crate::messages::generated::dialogs::new_game::*;
    pub use crate::messages::language::you;

    use crate::messages::language::{facts, seconds};
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::record::PlayerKind;

    /// A person without a name, in every language and file. [`shown_name`] is what the player sees.
    pub const YOU: &str = "You";
    /// A second one.
    pub const GUEST: &str = "Guest";
    /// A computer whose personality has no name.
    pub const COMPUTER: &str = "Computer";

    /// The name of a player in the chosen language.
    pub fn shown_name(name: &str) -> &str {
        match name {
            YOU => you(),
            GUEST => guest(),
            COMPUTER => computer(),
            _ => name,
        }
    }

    /// The name that files have for one that was typed.
    pub(crate) fn kept_name(typed: &str) -> &str {
        match typed {
            _ if typed == you() => YOU,
            _ if typed == guest() => GUEST,
            _ if typed == computer() => COMPUTER,
            _ => typed,
        }
    }

    pub fn personality_role(kind: PlayerKind) -> &'static str {
        match kind {
            PlayerKind::Human => hints_from(),
            _ => plays_like(),
        }
    }

    pub fn name_field(player: Player) -> &'static str {
        match player {
            Player::Horizontal => name_field_horizontal(),
            Player::Vertical => name_field_vertical(),
        }
    }

    /// What is set under *More*. Without a computer there is no `limit`.
    pub fn more_summary(size: BoardSize, limit: Option<std::time::Duration>) -> String {
        let limit = limit.map(|limit| computer_limit(seconds(limit)));
        facts(&[dots(size), limit.unwrap_or_default()])
    }
}

pub mod about {
    pub use crate::messages::generated::dialogs::about::*;

    pub fn version() -> String {
        crate::messages::generated::dialogs::about::version(crate::messages::VERSION)
    }
}
