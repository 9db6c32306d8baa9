//! The keys of all commands.

use crate::app::command::{Command, table};
use crate::messages::dialogs::keyboard as msg;
use crate::messages::language::series;

pub type Row = (String, &'static str);

pub fn commands() -> Vec<Row> {
    let keys = |command: &Command| series(&command.keys.iter().map(ToString::to_string).collect::<Vec<_>>());
    table::LISTED.iter().map(|command| (keys(command), command.label)).collect()
}

pub fn tables() -> [(&'static str, Vec<Row>); 2] {
    let board = msg::BOARD_KEYS.into_iter().map(|(keys, meaning)| (keys.to_owned(), meaning)).collect();
    [(msg::EVERYWHERE, commands()), (msg::ON_THE_BOARD, board)]
}
