//! Writes events as lines.

use span_it_files::json::{quoted, real, write_array, write_line};

use super::event::{Event, GameRecord, LoggedMistake, What};

/// The line of an event, without its line break.
pub(super) fn write(event: &Event) -> String {
    let mut fields = vec![("t", event.time.to_string())];
    match &event.what {
        What::Lesson { id, tries } => {
            fields.extend([("e", quoted("lesson")), ("id", quoted(id)), ("tries", tries.to_string())]);
        }
        What::Puzzle { kind, position, rating, answer, found, mix } => {
            fields.extend([
                ("e", quoted("puzzle")),
                ("kind", quoted(kind.key())),
                ("position", quoted(&position.to_string())),
            ]);
            fields.extend(rating.map(|rating| ("d", rating.to_string())));
            fields.extend(answer.as_ref().map(|answer| ("answer", quoted(answer))));
            fields.extend([("found", found.to_string()), ("mix", mix.to_string())]);
        }
        What::Game(game) => fields.extend(game_fields(game)),
        What::Cards(mistakes) => {
            let mistakes = write_array(mistakes.iter().map(mistake));
            fields.extend([("e", quoted("cards")), ("mistakes", mistakes)]);
        }
        What::Practice { position, symmetry, found } => fields.extend([
            ("e", quoted("mistake")),
            ("position", quoted(&position.to_string())),
            ("symmetry", symmetry.to_string()),
            ("found", found.to_string()),
        ]),
        What::Day { date, found } => fields.extend([
            ("e", quoted("day")),
            ("date", quoted(&date.to_string())),
            ("found", found.to_string()),
        ]),
    }
    write_line(&fields)
}

fn game_fields(game: &GameRecord) -> Vec<(&'static str, String)> {
    let mut fields = vec![("e", quoted("game")), ("vs", quoted(&game.vs))];
    if let Some((elo, margin)) = game.elo {
        fields.extend([("elo", real(elo)), ("margin", real(margin))]);
    }
    fields.extend([
        ("you", quoted(&game.you.letter().to_string())),
        ("began", game.began.to_string()),
        ("board", quoted(&game.board.compact())),
        ("won", game.won.to_string()),
        ("rated", game.rated.to_string()),
    ]);
    fields.extend(game.rung.as_ref().map(|rung| ("rung", quoted(rung))));
    fields.extend([
        ("critical", numbers(&game.critical)),
        ("kept", numbers(&game.kept)),
        ("chances", numbers(&game.chances)),
        ("kinds", numbers(&game.kinds)),
        ("mistakes", write_array(game.mistakes.iter().map(mistake))),
    ]);
    fields
}

fn mistake(mistake: &LoggedMistake) -> String {
    write_line(&[
        ("position", quoted(&mistake.position.to_string())),
        ("played", quoted(&mistake.played.to_string())),
        ("kind", quoted(mistake.kind.key())),
        ("w", mistake.winning.to_string()),
        ("f", mistake.free.to_string()),
    ])
}

fn numbers(numbers: &[u32]) -> String {
    write_array(numbers.iter().map(u32::to_string))
}
