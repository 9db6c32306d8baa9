//! The result of a training, as text and as JSON.

use std::fmt::Write as _;

use serde_json::json;
use span_it_core::personality::Personality;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::{printable, printable_json};
use span_it_lab::tournament::stats::SprtVerdict;
use span_it_lab::training::train::{HeldOut, Measure, Objective, OtherBoard, TrainingResult, Trial};

use crate::toolkit::train::Job;

impl Job<'_> {
    pub(super) fn report(&self, personality: &Personality, result: &TrainingResult) -> String {
        if self.options.json {
            return printable_json(&self.json(personality, result).to_string()) + "\n";
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        self.write_text(&mut text, personality, result).unwrap_or_default();
        text
    }

    fn write_text(
        &self,
        text: &mut String,
        personality: &Personality,
        result: &TrainingResult,
    ) -> std::fmt::Result {
        let names = [&self.start.name, &personality.name].map(|name| printable(name));
        let file = printable(&self.options.out.display().to_string());
        let rounds = counted(result.rounds, "round", "rounds");
        writeln!(text, "{file}: {} is trained from {} in {rounds}", names[1], names[0])?;
        let (what, parts) = match self.config.objective {
            Objective::Keep => ("kept", "positions"),
            _ => ("score", "pairs of games"),
        };
        let held_out = &result.held_out;
        if !held_out.is_empty() {
            writeln!(text, "held out, {} {parts}: {what:>9} {:>19}", held_out.new.parts, "visited/move")?;
            write_both(text, &names, [held_out.start, held_out.new])?;
        } else if self.is_changed(result) {
            writeln!(text, "no time was left for the comparison with the start")?;
        }
        if let Some(OtherBoard { size, start, new }) = held_out.other {
            let board = size.compact();
            writeln!(text, "on {board}, which the training has not used, {} {parts}:", new.parts)?;
            write_both(text, &names, [start, new])?;
        }
        if !self.is_changed(result) {
            writeln!(text, "no improvement was found; the factors are those of the start")?;
        }
        if let Some(note) = missed(&self.config.objective, held_out) {
            writeln!(text, "{note}")?;
        }
        if let Some([start, new]) = held_out.nearer_before(&self.config.objective) {
            writeln!(text, "the start was closer to the target: {start:.3} off, the new one {new:.3}")?;
        }
        held_out.trial.map_or(Ok(()), |trial| write_trial(text, &names, trial))
    }

    /// Whether the factors differ from those of the start.
    fn is_changed(&self, result: &TrainingResult) -> bool {
        result.factors != self.config.start
    }

    fn json(&self, personality: &Personality, result: &TrainingResult) -> serde_json::Value {
        let standing = |name: &str, measure: Measure| {
            json!({
                "name": name, "value": measure.value(), "margin95": measure.margin95(),
                "visited_per_move": measure.mean_visited(),
            })
        };
        let held_out = &result.held_out;
        let trial = held_out.trial.map(|Trial { pairs, sprt }| {
            json!({
                "ww": pairs.ww, "split": pairs.split, "ll": pairs.ll, "llr": sprt.llr,
                "bounds": sprt.test.bounds(), "verdict": verdict_name(sprt.verdict),
            })
        });
        let is_target = matches!(self.config.objective, Objective::Target { .. });
        json!({
            "out": self.options.out.display().to_string(), "objective": self.objective(), "boards": self.boards(),
            "seed": self.config.seed.get(), "rounds": result.rounds, "parts": held_out.new.parts,
            "start": standing(&self.start.name, held_out.start), "new": standing(&personality.name, held_out.new),
            "other": held_out.other.map(|other| json!({
                "board": other.size.compact(), "parts": other.new.parts,
                "start": standing(&self.start.name, other.start), "new": standing(&personality.name, other.new),
            })),
            "changed": self.is_changed(result),
            "target_reached": is_target.then(|| held_out.missed(&self.config.objective).is_none()),
            "start_nearer": is_target.then(|| held_out.nearer_before(&self.config.objective).is_some()),
            "sprt": trial,
        })
    }
}

/// The note that the target score was missed.
fn missed(objective: &Objective, held_out: &HeldOut) -> Option<String> {
    let (Objective::Target { score, .. }, Some(off)) = (objective, held_out.missed(objective)) else {
        return None;
    };
    Some(format!(
        "the target {score} was missed by {off:.3}, more than the margin of {:.3}",
        held_out.new.margin95()
    ))
}

fn write_both(text: &mut String, names: &[String; 2], measures: [Measure; 2]) -> std::fmt::Result {
    for (name, measure) in names.iter().zip(measures) {
        let (value, margin, visited) = (measure.value(), measure.margin95(), measure.mean_visited());
        writeln!(text, "  {name:<24} {value:>6.3} ± {margin:.3} {visited:>14.1}")?;
    }
    Ok(())
}

/// Writes the games against the start and their SPRT.
fn write_trial(text: &mut String, [old, new]: &[String; 2], trial: Trial) -> std::fmt::Result {
    let Trial { pairs, sprt } = trial;
    if pairs.total() == 0 {
        return writeln!(text, "{new} against {old}: no games, as the time was over");
    }
    let (lower, upper) = sprt.test.bounds();
    let counts = format!("{} won twice, {} split, {} lost twice", pairs.ww, pairs.split, pairs.ll);
    writeln!(text, "{new} against {old}: {}, {counts}", counted(pairs.total(), "pair", "pairs"))?;
    let verdict = verdict_name(sprt.verdict);
    if trial.is_cut_short() {
        writeln!(
            text,
            "  the games ended early, as the time was over or they visited more moves than --max-visited allows"
        )?;
    }
    writeln!(text, "  {verdict}: log-likelihood ratio {:.2}, bounds {lower:.2} and {upper:.2}", sprt.llr)
}

const fn verdict_name(verdict: SprtVerdict) -> &'static str {
    match verdict {
        SprtVerdict::H1 => "stronger",
        SprtVerdict::H0 => "not stronger",
        SprtVerdict::Continue => "not settled",
    }
}
