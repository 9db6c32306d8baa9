//! The weights of all free nodes of a hint as a table for spreadsheets.

use std::path::PathBuf;

use crate::context::files::save::write_file;
use crate::context::prelude::*;
use crate::messages::hint as msg;
use crate::model::session::Hint;
use crate::parts::heat_map::ranked;
use span_it_core::engine::{self, WeightParts};
use span_it_core::text::csv;
use span_it_lab::tournament::export::Format;

/// Asks where to save the weights behind the shown hint.
pub(super) fn ask_for_file(cx: &mut Context) {
    let Some(hint) = cx.session.ready_hint() else { return };
    let table = table(&cx.session, hint);
    let then = move |path: PathBuf| {
        let table = table.clone();
        Action::call(move |cx| {
            write_file(cx, &path, &table);
        })
    };
    let (kind, folder) = (FileKind::Table(Format::Csv), cx.games_folder());
    file_dialog::ask(
        cx,
        FileQuestion::save(kind, msg::save_weights_title(), folder, msg::weights_file().to_owned(), then),
    );
}

/// The heaviest node first. Excel reads names in any script because of the byte-order mark.
fn table(session: &Session, hint: &Hint) -> String {
    let position = session.game().position();
    let factors = &session.seat(hint.player).personality.factors;
    let weights = ranked(position.size(), &engine::weigh(position, factors, session.setup().seed));
    let names = [hint.player, hint.player.opponent()].map(|player| session.seat(player).name.as_str());
    let heads = msg::weight_heads(names);
    let lines = weights.iter().map(|weight| {
        let numbers = [parts(&weight.own), parts(&weight.other)].concat();
        let cells = [weight.node.to_string(), weight.w.to_string()].into_iter().chain(numbers);
        csv::line(cells.collect::<Vec<_>>().iter().map(String::as_str))
    });
    let head = csv::START.to_owned() + &csv::line(heads.iter().map(String::as_str));
    lines.fold(head, |table, line| table + &line)
}

fn parts(weight: &WeightParts) -> [String; 5] {
    [weight.initial, weight.random, weight.path_change, weight.path_count, weight.total]
        .map(|part| part.to_string())
}
