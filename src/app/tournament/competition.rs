//! A competition: the entries that a player opens, under fixed rules; its winners, and the command that repeats it.

use std::path::PathBuf;

use crate::app::action::Action;
use crate::app::context::Context;
use crate::app::help::place::{Chapter, Place};
use crate::app::library::own_folder::file_stem;
use crate::app::library::transfer::{import_pack, read_pack};
use crate::app::store::file_dialog;
use crate::app::store::file_question::FileQuestion;
use crate::app::tournament::commands::{choose, show_tournament};
use crate::app::tournament::setup::parts::Kind;
use crate::app::tournament::state::Tournament;
use crate::app::ui::notices::{Notice, NoticeTopic};
use crate::messages::language::series;
use crate::messages::{competition as msg, files, library as library_msg};
use crate::platform::FileKind;
use span_it_core::engine::Manner;
use span_it_core::personality::{Pack, Personality, library};
use span_it_lab::command_line;
use span_it_lab::tournament::{AgentSpec, Plan};

/// How many of the first are winners.
const WINNERS: usize = 3;

/// Asks for the files of the entries: personalities and packs.
pub(crate) fn ask_for_entries(cx: &mut Context) {
    if cx.features.tournament.is_under_way() {
        return report(cx, msg::TOURNAMENT_RUNS.to_owned());
    }
    let then = |paths: Vec<PathBuf>| Action::call(move |cx| use_entries(cx, &paths));
    let folder = cx.platform.documents();
    file_dialog::ask(cx, FileQuestion::open_several(FileKind::Personality, msg::ENTRIES, folder, then));
}

fn use_entries(cx: &mut Context, paths: &[PathBuf]) {
    let (mut entries, mut problems) = (Vec::new(), Vec::new());
    for path in paths {
        match read_pack(path) {
            Ok((Pack { personalities, refused }, _)) => {
                for one in personalities {
                    if !entries.contains(&one) {
                        entries.push(one);
                    }
                }
                if !refused.is_empty() {
                    problems.push(library_msg::in_pack(path, &library_msg::members_refused(&refused)));
                }
            }
            Err(error) => problems.push(files::not_opened(path, error.reason)),
        }
    }
    if entries.len() < 2 {
        return report(cx, msg::not_all_opened(msg::TWO_NEEDED, &problems));
    }
    show_tournament(cx);
    choose(cx);
    let count = entries.len();
    let agents = entries.into_iter().map(|one| AgentSpec::Personality(Box::new(one))).collect();
    let plan = Plan::competition(agents);
    cx.features.tournament.setup.fill(&plan, &cx.settings.engines, &cx.store.ratings);
    let opened = msg::entries_opened(count);
    if problems.is_empty() {
        cx.report(Notice::information(opened).topic(NoticeTopic::Opening));
    } else {
        report(cx, msg::not_all_opened(&opened, &problems));
    }
}

fn report(cx: &mut Context, problem: String) {
    let help = Place::at(Chapter::Tournament, "competitions");
    cx.report(Notice::problem(problem).topic(NoticeTopic::Opening).with_help(help));
}

/// The first personalities of a finished tournament with their ranks, if one of them is not built in.
pub(super) fn winners(tournament: &Tournament) -> Vec<(usize, &Personality)> {
    if !tournament.is_finished() {
        return Vec::new();
    }
    let first = tournament.table.rows().iter().take(WINNERS);
    let winners = first.filter_map(|row| match &tournament.plan.agents[row.place] {
        AgentSpec::Personality(one) => Some((row.rank, &**one)),
        _ => None,
    });
    let winners: Vec<_> = winners.collect();
    if winners.iter().all(|(_, one)| library::builtin().contains(one)) { Vec::new() } else { winners }
}

/// Adds the winners to the player's own personalities.
pub(super) fn keep_winners(cx: &mut Context) {
    let Some(tournament) = &cx.features.tournament.tournament else { return };
    let own = |one: &&Personality| !library::builtin().contains(one);
    let winners = winners(tournament).into_iter().map(|(_, one)| one).filter(own);
    let personalities = winners.cloned().collect();
    import_pack(cx, Pack { personalities, refused: Vec::new() });
}

/// What the exported table says beside its figures: the winners, and how to repeat the tournament.
pub(super) fn lines(tournament: &Tournament) -> Vec<String> {
    let winners = winners(tournament).into_iter().map(|(rank, one)| msg::winner(rank, one));
    let winners: Vec<String> = winners.collect();
    let winners = (!winners.is_empty()).then(|| msg::fact(msg::WINNERS, &series(&winners)));
    let command = command(&tournament.plan).map(|command| msg::fact(msg::REPEAT_WITH, &command));
    winners.into_iter().chain(command).collect()
}

/// The command of the toolkit that plays the same tournament, with the files of the personalities in the current folder.
/// `None` for other kinds than a round robin, openings from a file, readers and engines.
pub(super) fn command(plan: &Plan) -> Option<String> {
    if plan.openings.is_some() || plan.shard.is_some() || Kind::of_plan(plan) != Kind::RoundRobin {
        return None;
    }
    let mut words: Vec<String> = ["span-it-toolkit", "tournament"].map(str::to_owned).into();
    words.extend(agents(plan)?);
    let boards: Vec<String> = plan.boards.iter().map(|size| size.compact()).collect();
    let mut option = |name: &str, value: String| words.extend([format!("--{name}"), value]);
    option("board", boards.join(","));
    option("pairs", plan.pairs.to_string());
    option("opening-plies", plan.opening_plies.to_string());
    option("seed", plan.seed.to_string());
    if let Some(visits) = plan.max_visits {
        option("visits", visits.to_string());
    }
    if let Some(limit) = plan.max_move {
        option("max-ms", limit.as_millis().to_string());
    }
    command_line::join(&words)
}

/// The agents of a plan as the toolkit reads them. The files are named as the library names them.
fn agents(plan: &Plan) -> Option<Vec<String>> {
    let mut stems: Vec<String> = Vec::new();
    let agent = |agent: &AgentSpec| match agent {
        AgentSpec::Personality(one) if library::builtin().contains(one) => Some(one.name.clone()),
        AgentSpec::Personality(one) => {
            let stem = file_stem(&one.name);
            stems.push(stem.clone());
            let number = stems.iter().filter(|other| **other == stem).count();
            Some(if number == 1 { format!("{stem}.json") } else { format!("{stem}-{number}.json") })
        }
        AgentSpec::Perfect(Manner::Fighter) => Some("perfect".to_owned()),
        AgentSpec::Perfect(Manner::Plain) => Some("perfect:plain".to_owned()),
        AgentSpec::Random => Some("random".to_owned()),
        AgentSpec::Reader { .. } | AgentSpec::Gtp { .. } => None,
    };
    plan.agents.iter().map(agent).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_names_agents_and_settings() {
        let [steady, blocker] = ["Steady", "Blocker"].map(|name| AgentSpec::parse(name).unwrap());
        let AgentSpec::Personality(own) = blocker.clone() else { panic!("Blocker is a personality") };
        let own = AgentSpec::Personality(Box::new(Personality { name: "My Own".to_owned(), ..*own }));
        let plan = Plan::competition(vec![own.clone(), steady, own, AgentSpec::Random]);
        let settings = "--board 6x6,8x8 --pairs 20 --opening-plies 4 --seed 1993 --visits 100000";
        let expected =
            format!("span-it-toolkit tournament my-own.json Steady my-own-2.json random {settings}");
        assert_eq!(command(&plan).as_deref().map(unquoted), Some(expected));
        let engine = AgentSpec::Gtp { command: "gale".to_owned(), folder: None };
        assert_eq!(command(&Plan::competition(vec![engine, blocker])), None);
    }

    fn unquoted(command: &str) -> String {
        command.replace(['\'', '"'], "")
    }
}
