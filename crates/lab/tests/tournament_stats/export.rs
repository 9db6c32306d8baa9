//! Reports as text, CSV, JSON, Markdown and HTML. Guards against names with commands for a spreadsheet, a browser,
//! a terminal or a Markdown reader, against unwanted times, and against pages that load other resources.

use serde_json::{Value, json};
use span_it_core::seed::Seed;
use span_it_core::text::sanitize::printable;
use span_it_lab::tournament::export::Report;
use span_it_lab::tournament::selection::tables;
use span_it_lab::tournament::stats::Sprt;
use span_it_lab::tournament::{Ending, GameResult, Names, OwnNames, Plan, PlayerSpec, Scoreboard};

use super::made::{names, pairs};
use super::scoreboard::many;

const HOSTILE: [&str; 7] = [
    "+nan",
    "=HYPERLINK(\"http://x\",\"y\")",
    "<script>alert('x')</script>",
    "a|b\\|c`d*e_f[g](h)",
    "comma, \"quote\"\nline",
    "\u{1b}[31mred\u{202e}txet",
    "@A very long name indeed, longer than any plot has room for",
];

fn hostile() -> Scoreboard {
    Scoreboard::new(&HOSTILE.map(str::to_owned), &many(HOSTILE.len(), 6))
}

fn match_of_two() -> Scoreboard {
    let results = pairs((0, 1), [90, 150, 50, 60]);
    let board = Scoreboard::new(&names(2), &results);
    let state = Sprt::new(0.0, 20.0, 0.05, 0.05).unwrap().state(board.cell(0, 1).pairs);
    board.with_sprt(state)
}

fn plan_of_two() -> (Plan, Names) {
    let agents = vec![PlayerSpec::Random; 2];
    let plan = Plan { pairs: 350, seed: Seed::new(1993).unwrap(), ..Plan::round_robin(agents) };
    let names = Names::new(&plan.agents, &OwnNames::new());
    (plan, names)
}

#[test]
fn formats_a_match_as_text() {
    let board = match_of_two();
    let (plan, names) = plan_of_two();
    let report = Report::new("A against B", &board).with_plan(&plan, &names, true);
    let text = Report { times: false, ..report }.text();
    let (head, rest) = text.split_once("\n\n").unwrap();
    let (table, facts) = rest.split_once("\n\n").unwrap();
    assert_eq!(
        head,
        "A against B
Boards: 6 x 6
Game pairs per pairing and board: 350
Random opening moves: 4
Seed: 1993
Time: no limit"
    );
    // More columns may follow.
    let first = table.lines().map(|line| line.chars().take(66).collect::<String>()).collect::<Vec<_>>();
    assert_eq!(
        first,
        [
            "#  Name   Elo   ±  Score  Games  Won-lost  WW/split/LL  Won second",
            "1  A     1516  13  54.3%    700   380-320    90/200/60       40.0%",
            "2  B     1484  13  45.7%    700   320-380    60/200/90       31.4%",
        ]
    );
    assert_eq!(
        facts,
        "A against B: Elo +30 ± 24 from the score of the pairs, the figure to quote
A against B: normalised Elo +32 ± 26, likelihood of superiority 99.3%
A against B: SPRT of normalised Elo 0 (H0) against 20 (H1), alpha 0.05, beta 0.05: LLR 2.58 between -2.94 \
         and 2.94, not settled
700 games, 350 pairs, 350 of them distinct
The first player won 64.3%; the first move is worth +103 ± 28 Elo, which the ratings include
± is the 95% margin, computed from game pairs; the mean of the ratings is 1500
"
    );
}

/// Most CJK characters take two columns of a terminal.
#[test]
fn text_columns_allow_for_wide_characters() {
    let agents = ["五子棋大师".to_owned(), "B".to_owned()];
    let text = Report::new("", &Scoreboard::new(&agents, &pairs((0, 1), [3, 0, 0, 0]))).text();
    let lines: Vec<&str> = text.lines().take(3).collect();
    let column = |line: &str, text: &str| {
        let start = line.find(text).unwrap();
        line[..start].chars().map(|letter| if letter < '\u{2e80}' { 1 } else { 2 }).sum::<usize>()
            + text.len()
    };
    assert_eq!(column(lines[1], "%"), column(lines[0], "Score"));
    assert_eq!(column(lines[2], "%"), column(lines[0], "Score"));
}

/// Splits a line of CSV as RFC 4180 says.
fn records(csv: &str) -> Vec<Vec<String>> {
    let (mut records, mut record, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut quoted = false;
    let mut letters = csv.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => record.push(std::mem::take(&mut field)),
            '\n' if !quoted => {
                record.push(std::mem::take(&mut field).trim_end_matches('\r').to_owned());
                records.push(std::mem::take(&mut record));
            }
            other => field.push(other),
        }
    }
    records
}

#[test]
fn csv_keeps_hostile_names_in_their_fields() {
    let board = hostile();
    let records = records(&Report::new("", &board).csv());
    assert_eq!(records.len(), 1 + HOSTILE.len() + HOSTILE.len() * (HOSTILE.len() - 1) / 2);
    assert_eq!(records[0][..4], ["\u{feff}board", "side", "name", "against"]);
    assert!(records.iter().all(|record| record.len() == records[0].len()));
    for record in &records[1..] {
        let name = record[2].trim_start_matches('\'');
        assert!(HOSTILE.iter().any(|known| printable(known) == name), "{name}");
    }
    // No field begins as a formula does, or is on more than one line.
    for field in records[1..].iter().flatten() {
        let is_number = field.parse::<f64>().is_ok_and(f64::is_finite);
        assert!(is_number || !field.starts_with(['=', '+', '-', '@']), "{field}");
        assert_eq!(&printable(field), field);
    }
}

#[test]
fn html_escapes_all_text() {
    let board = hostile();
    let title = "</title><script>1</script>";
    let (plan, names) = plan_of_two();
    let names = Names { commands: vec![("<b>".to_owned(), "&".to_owned())], ..names };
    let page = Report::new(title, &board).with_plan(&plan, &names, false).html();
    let tags: Vec<&str> = page.split('<').skip(1).map(|tag| tag.split([' ', '>']).next().unwrap()).collect();
    let known = "!DOCTYPE html head meta title style body main h1 table thead tbody tr th td p figure \
        figcaption svg g text path circle ul li";
    let known: Vec<&str> = known.split(' ').collect();
    for tag in &tags {
        assert!(known.contains(&tag.trim_start_matches('/')), "<{tag}");
    }
    for tag in known.iter().filter(|tag| !["!DOCTYPE", "meta", "path", "circle"].contains(tag)) {
        let closed = tags.iter().filter(|found| found.strip_prefix('/') == Some(tag)).count();
        assert_eq!(tags.iter().filter(|found| *found == tag).count(), closed, "<{tag}");
    }
    assert!(!page.contains(" src=") && !page.contains(" href=") && !page.contains("url("));
    assert!(!page.contains("NaN") && !page.contains("inf"));
}

#[test]
fn markdown_keeps_its_columns() {
    let board = hostile();
    let text = Report::new("a\n# b", &board).markdown();
    let bars = |line: &str| line.replace("\\\\", "").replace("\\|", "").matches('|').count();
    let tables: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
    let (agents, rest) = tables.split_at(2 + HOSTILE.len());
    let (cross, pairings) = rest.split_at(2 + HOSTILE.len());
    assert_eq!(pairings.len(), 2 + HOSTILE.len() * (HOSTILE.len() - 1) / 2);
    assert!(pairings.iter().all(|line| bars(line) == 12), "{pairings:#?}");
    assert!(agents.iter().all(|line| bars(line) == bars(agents[0])), "{agents:#?}");
    assert!(cross.iter().all(|line| bars(line) == HOSTILE.len() + 3), "{cross:#?}");
    assert!(!text.contains("<script") && !text.contains('\u{1b}'));
    assert_eq!(text.lines().filter(|line| line.starts_with('#')).count(), 1);
}

#[test]
fn text_has_no_control_characters() {
    let board = hostile();
    let text = Report::new("\u{1b}]0;x\u{7}", &board).text();
    assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()));
    assert!(!text.contains('\u{202e}'));
    // In the table of agents, in two cross tables, and in its pairings with the others.
    let pairings = HOSTILE.len() - 1;
    assert_eq!(text.lines().filter(|line| line.contains("<script>")).count(), 3 + pairings);
}

/// The values at these paths.
fn values<const N: usize>(value: &Value, paths: [&str; N]) -> Value {
    paths.into_iter().map(|path| value.pointer(&format!("/{path}")).unwrap().clone()).collect()
}

#[test]
fn json_has_all_values_of_the_table() {
    let board = match_of_two();
    let (plan, names) = plan_of_two();
    let names = Names { commands: vec![("GNU".to_owned(), "gnu --x".to_owned())], ..names };
    let text = Report::new("A against B", &board).with_plan(&plan, &names, false).json();
    assert!(!text.contains('\n'));
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["format"], "span-it-tournament-table");
    assert_eq!(json["finished"], false);
    let setup = json!({
        "boards": ["6x6"], "pairs": 350, "opening_plies": 4, "seed": 1993, "max_move_ms": null, "games": 700,
        "programs": [{ "name": "GNU", "command": "gnu --x" }],
    });
    assert_eq!(json["setup"], setup);
    assert_eq!(values(&json, ["games", "pairs", "distinct_pairs"]), json!([700, 350, 350]));
    let agent = &json["agents"][0];
    assert_eq!(values(agent, ["rank", "place", "name"]), json!([1, 0, "A"]));
    assert_eq!(values(agent, ["wins", "losses", "pairs_ww"]), json!([380, 320, 90]));
    assert_eq!(values(agent, ["kept", "critical", "safe_moves"]), json!([2100, 2800, 0.75]));
    assert_eq!(agent["won_second"], 0.4);
    let search = ["searches", "visited", "visited_per_move", "pruned_share", "visited_per_position"];
    assert_eq!(values(agent, search), json!([7000, 700_000, 100, 0.2, 5]));
    assert_eq!(values(agent, ["elo_rough", "mean_ms", "longest_ms"]), json!([0, 0.5, 0.9]));
    let pairing = &json["cross"][0];
    assert_eq!(
        values(pairing, ["name", "against", "against_place", "pairs_split"]),
        json!(["A", "B", 1, 200])
    );
    assert!(pairing["los"].as_f64().unwrap() > 0.99 && pairing["elo_margin95"].as_f64().unwrap() > 20.0);
    assert_eq!(values(&json["sprt"], ["verdict", "elo1"]), json!(["continue", 20.0]));
    assert!(json["no_ratings"].is_null() && json["first_mover"]["elo"].is_number());
}

#[test]
fn every_format_has_every_pairing() {
    let results = [pairs((0, 1), [90, 150, 50, 60]), pairs((0, 2), [9, 0, 0, 0])].concat();
    let board = Scoreboard::new(&names(3), &results);
    let report = Report::new("x", &board);
    let words = |line: &str, between: char| -> Vec<String> {
        line.split(between).map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let found = "700 380-320 54.3% 90/200/60 30 24 32 26 99.3%";
    let text = report.text();
    let line = text.lines().find(|line| line.contains(" 700 ") && line.contains(" 99.3%")).unwrap();
    assert_eq!(words(line, ' ')[2..].join(" "), found, "{text}");
    let text = report.markdown();
    let line = text.lines().find(|line| line.contains(" 99.3%")).unwrap();
    assert_eq!(words(line, '|')[2..].join(" "), found, "{text}");
    let page = report.html();
    let line = page.lines().find(|line| line.contains("99.3%")).unwrap();
    let line = page[page.find(line).unwrap()..].split("</tr>").next().unwrap();
    let cells = line.split("right\">").skip(1).map(|cell| cell.split('<').next().unwrap());
    assert_eq!(cells.collect::<Vec<_>>().join(" "), found, "{page}");
    let csv = report.csv();
    let line = csv.lines().find(|line| line.contains(",0.99")).unwrap();
    assert!(line.contains(",0.542857,700,380,320,90,200,60,") && line.contains(",29.8"), "{csv}");
    assert!(csv.contains(",700000,100,0.2,5,"), "{csv}");
    // The agent that won every game has a rough rating in every format, including the plot.
    assert!(page.contains('~') && page.contains("<title>C: ~"), "{page}");
}

/// The games of A and B, of which A forfeits the first for these reasons.
fn forfeited(reasons: &[&str]) -> Vec<GameResult> {
    let mut results = pairs((0, 1), [0, 4, 4, 4]);
    let lost = results.iter_mut().filter(|result| result.winning_agent() == 1);
    for (result, reason) in lost.zip(reasons) {
        result.ending = Ending::Forfeit((*reason).to_owned());
    }
    results
}

#[test]
fn every_format_has_the_reasons_of_forfeits_in_order() {
    let long = format!("z{}", "é".repeat(5000));
    let reasons = ["b", "=a\n\u{1b}[2J<i>|", &long, "c", "b", "d", "e", "f", "b"];
    let mut results = forfeited(&reasons);
    let formats_of = |results: &[GameResult]| {
        let board = Scoreboard::new(&names(2), results);
        let report = Report { times: false, ..Report::new("x", &board) };
        [report.text(), report.markdown(), report.html(), report.csv(), report.json()]
    };
    let formats = formats_of(&results);
    let [text, markdown, page, csv, json] = &formats;
    let plain = "A forfeited 1 game: =a\u{fffd}\u{fffd}[2J<i>|\n";
    let expected = [
        "A forfeited 3 games: b\n",
        plain,
        "A forfeited 1 game: c\nA forfeited 1 game: d\nA forfeited 1 game: e\nA forfeited 2 games for other reasons\n",
    ];
    assert!(text.contains(&expected.concat()), "{text}");
    let escaped = plain.trim_end().replace("<i>", "&lt;i&gt;");
    assert!(page.contains(&format!("<li>{escaped}</li>")), "{page}");
    assert!(markdown.contains("- A forfeited 1 game: =a\u{fffd}\u{fffd}\\[2J&lt;i\\>\\|\n"), "{markdown}");
    let csv = records(csv);
    let place = csv[0].iter().position(|key| key == "forfeits").unwrap();
    assert_eq!(
        csv[2][place..place + 2],
        ["9", "3: b; 1: =a\u{fffd}\u{fffd}[2J<i>|; 1: c; 1: d; 1: e; 2: other reasons"]
    );
    let json: Value = serde_json::from_str(json).unwrap();
    let agent = &json["agents"][1];
    assert_eq!(agent["forfeits"], 9);
    let expected = format!("3: b; 1: {}; 1: c; 1: d; 1: e; 2: other reasons", reasons[1]);
    assert_eq!(agent["forfeit_reasons"], expected);
    assert_eq!(json["agents"][0]["forfeit_reasons"], "");
    // The order of the games does not matter.
    results.reverse();
    assert_eq!(formats_of(&results), formats);
    // Long reasons are shortened.
    let text = &formats_of(&forfeited(&[&long]))[0];
    assert!(text.contains(&format!("A forfeited 1 game: z{}…\n", "é".repeat(159))), "{text}");
    assert!(!formats_of(&forfeited(&[]))[0].contains("forfeited"));
}

#[test]
fn explains_the_sign_of_rough_estimates() {
    let explained = "~ marks cautious estimates: all games or all pairs ended alike, or the margin of the score reaches 0% or 100%";
    let met = |pairs_of_two: [u32; 4]| {
        let results = [pairs((0, 1), pairs_of_two), pairs((1, 2), [9, 20, 10, 9])].concat();
        let board = Scoreboard::new(&names(3), &results);
        let report = Report::new("x", &board);
        (report.text(), report.html(), report.markdown())
    };
    // All won, all split, and nearly all won; then enough of each.
    for rough in [[5, 0, 0, 0], [0, 2, 0, 0], [118, 2, 0, 0]] {
        let (text, page, markdown) = met(rough);
        assert!(text.contains(explained) && page.contains(explained), "{rough:?}: {text}");
        assert!(markdown.contains(&format!("- \\{explained}")), "{markdown}");
        assert!(!text.contains("every game was won"), "{text}");
    }
    assert!(!met([20, 30, 20, 10]).0.contains('~'));
}

#[test]
fn columns_without_a_value_are_left_out() {
    let text = Report::new("", &Scoreboard::new(&names(2), &[])).text();
    assert_eq!(text.lines().next(), Some("#  Name  Games  Safe/critical  Forfeits"), "{text}");
}

/// Without times, equal tournaments give equal bytes.
#[test]
fn times_are_separate() {
    let mut results = many(4, 5);
    let before = Scoreboard::new(&names(4), &results);
    for (index, result) in results.iter_mut().enumerate() {
        result.sides.horizontal.time_ns += 17_000 * index as u64;
        result.sides.vertical.longest_ns *= 3;
    }
    results.reverse();
    let after = Scoreboard::new(&names(4), &results);
    let (before, after) = (Report::new("x", &before), Report::new("x", &after));
    assert_ne!(before.json(), after.json());
    let mut both = [&before, &after].map(|report| serde_json::from_str::<Value>(&report.json()).unwrap());
    for json in &mut both {
        for part in json["agents"].as_array_mut().unwrap() {
            let agent = part.as_object_mut().unwrap();
            assert!(["mean_ms", "longest_ms"].into_iter().all(|key| agent.remove(key).is_some()));
        }
    }
    assert_eq!(both[0], both[1]);
    let [before, after] = [before, after].map(|report| Report { times: false, ..report });
    assert_eq!(before.text(), after.text());
    assert_eq!(before.csv(), after.csv());
    assert_eq!(before.json(), after.json());
    assert_eq!(before.markdown(), after.markdown());
    assert_eq!(before.html(), after.html());
    assert!(!before.html().contains(" ms"));
}

#[test]
fn formats_tournaments_with_few_games() {
    let mut lone = pairs((0, 1), [1, 0, 0, 0]);
    lone.truncate(1);
    for (names, results) in
        [(names(0), Vec::new()), (names(2), Vec::new()), (names(2), lone.clone()), (names(3), lone)]
    {
        let board = Scoreboard::new(&names, &results);
        let report = Report::new("", &board);
        let output = [report.text(), report.csv(), report.json(), report.markdown(), report.html()].concat();
        assert!(!output.contains("NaN") && !output.contains("inf"), "{output}");
        assert!(serde_json::from_str::<Value>(&report.json()).is_ok());
    }
}

#[test]
fn the_plot_stays_within_its_picture() {
    let page = Report::new("", &hostile()).html();
    let plots: Vec<&str> =
        page.split("<svg").skip(1).map(|plot| plot.split("</svg>").next().unwrap()).collect();
    assert_eq!(plots.len(), 1);
    for plot in plots {
        for place in plot.split(" cx=\"").skip(1) {
            let x: f64 = place.split('"').next().unwrap().parse().unwrap();
            assert!((0.0..=720.0).contains(&x), "{x}");
        }
    }
}

/// Names and games of this many agents on two boards.
fn many_agents(count: usize) -> (Vec<String>, Vec<GameResult>) {
    let agents: Vec<String> = (0..count)
        .map(|place| HOSTILE.get(place).map_or_else(|| format!("Agent {place}"), |name| (*name).to_owned()))
        .collect();
    let small = span_it_core::board::BoardSize::square(4).unwrap();
    let other_board = many(count, 2).into_iter().map(|mut game| {
        (game.key.board, game.size, game.first) = (1, small, span_it_core::board::Player::Vertical);
        game
    });
    let results = many(count, 3).into_iter().chain(other_board).collect();
    (agents, results)
}

#[test]
fn every_format_has_the_tables_of_boards_and_sides() {
    let (agents, results) = many_agents(3);
    let (board, tables) = (Scoreboard::new(&agents, &results), tables(&agents, &results, None));
    let report = Report { tables: &tables, ..Report::new("x", &board) };
    let titles = [
        "All games on 6 x 6",
        "All games on 4 x 4",
        "Moving first",
        "Moving second",
        "As horizontal",
        "As vertical",
    ];
    let (markdown, page) = (report.markdown(), report.html());
    for title in titles {
        assert!(markdown.contains(&format!("\n## {title}\n")), "{title}");
        assert!(page.contains(&format!("<h2>{title}</h2>")), "{title}");
    }
    let text = report.text();
    let head = text.lines().find(|line| line.contains("Won-lost of")).unwrap();
    let columns: Vec<&str> = head.split("  ").map(str::trim).filter(|word| !word.is_empty()).collect();
    let expected = ["#", "Won-lost of", "6 x 6", "4 x 4", "first", "second", "horizontal", "vertical"];
    assert_eq!(columns, expected);
    let csv = records(&report.csv());
    assert_eq!(csv.len(), 1 + (3 + 3) + 2 * (3 + 3) + 4 * (3 + 6));
    assert_eq!(
        (&csv[7][..2], &csv[54][..2]),
        (&["6 x 6".to_owned(), String::new()][..], &[String::new(), "vertical".to_owned()][..])
    );
    let json: Value = serde_json::from_str(&report.json()).unwrap();
    let parts = json["parts"].as_array().unwrap();
    assert_eq!(parts.len(), 6);
    assert_eq!(values(&parts[1], ["board", "side", "games"]), json!(["4x4", null, 12]));
    assert_eq!(values(&parts[2], ["board", "side"]), json!([null, "first"]));
    let wins = |side: &Value| -> u64 {
        side["agents"].as_array().unwrap().iter().map(|agent| agent["wins"].as_u64().unwrap()).sum()
    };
    assert_eq!(wins(&parts[2]) + wins(&parts[3]), 30, "every game is won on one side");
    assert_eq!(parts[5]["cross"].as_array().unwrap().len(), 6);
    assert!(!Report::new("x", &board).json().contains("\"parts\""));
}
