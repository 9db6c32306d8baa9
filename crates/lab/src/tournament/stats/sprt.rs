//! A sequential test of one agent against another.

use serde::{Deserialize, Serialize};

use super::Pairs;
use crate::tournament::PlanError;

/// Normalised Elo per unit of (mean - 1/2) / sqrt(2 s^2): 800 / ln 10.
const NORMALISED_ELO: f64 = 800.0 / std::f64::consts::LN_10;

/// The greatest absolute value of a hypothesis, in normalised Elo. A stronger agent would practically win every
/// pair.
pub const MAX_ELO: f64 = 2000.0;

/// The count of an empty class, so that no likelihood is zero.
// CITE: fastchess, app/src/matchmaking/sprt/sprt.cpp.
const EMPTY: f64 = 1e-3;

/// The standard deviation of the score of a pair of independent, even games.
const EVEN_DEVIATION: f64 = std::f64::consts::FRAC_1_SQRT_2 / 2.0;

/// What the Elo of a hypothesis determines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EloModel {
    /// The mean score in units of its standard deviation.
    #[default]
    Normalised,
    /// The mean score.
    Logistic,
}

impl EloModel {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "for serde")]
    const fn is_normalised(&self) -> bool {
        matches!(self, Self::Normalised)
    }

    /// The word in texts and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Normalised => "normalised",
            Self::Logistic => "logistic",
        }
    }
}

/// A sequential probability ratio test between two hypotheses: H0, the first agent is `elo0` stronger, and H1, it is
/// `elo1` stronger.
///
/// The ratio is the generalised one: the likelihood of a hypothesis is the maximum over all probabilities of WW,
/// split and LL that have its Elo.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Fields", try_from = "Fields")]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
    model: EloModel,
}

/// The JSON form.
#[derive(Serialize, Deserialize)]
struct Fields(
    f64,
    f64,
    f64,
    f64,
    #[serde(default, skip_serializing_if = "EloModel::is_normalised")] EloModel,
);

/// The decision of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtVerdict {
    /// Undecided: continue.
    Continue,
    /// H0 is accepted: no more than `elo0`.
    H0,
    /// H1 is accepted: at least `elo1`.
    H1,
}

/// The state of a test after some pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SprtState {
    /// The test.
    pub test: Sprt,
    /// The logarithm of the likelihood ratio of H1 to H0.
    pub llr: f64,
    /// The decision.
    pub verdict: SprtVerdict,
}

impl SprtState {
    /// Whether the test has accepted a hypothesis.
    pub fn is_decided(self) -> bool {
        self.verdict != SprtVerdict::Continue
    }
}

impl From<Sprt> for Fields {
    fn from(Sprt { elo0, elo1, alpha, beta, model }: Sprt) -> Self {
        Self(elo0, elo1, alpha, beta, model)
    }
}

impl TryFrom<Fields> for Sprt {
    type Error = PlanError;

    fn try_from(Fields(elo0, elo1, alpha, beta, model): Fields) -> Result<Self, PlanError> {
        Self::new(elo0, elo1, alpha, beta).map(|test| test.with_model(model))
    }
}

impl Sprt {
    /// The test between `elo0` and `elo1`, in normalised Elo unless another [model](Self::with_model) is set, that wrongly accepts H1 with probability `alpha` and H0
    /// with probability `beta`.
    ///
    /// # Errors
    /// `elo0` is not below `elo1`, one of them is beyond ±[`MAX_ELO`], a probability is not between 0 and 1, or
    /// their sum is not below 1.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, PlanError> {
        let range = -MAX_ELO..=MAX_ELO;
        if !(range.contains(&elo0) && range.contains(&elo1) && elo0 < elo1) {
            return Err(PlanError(format!(
                "elo0 is {elo0} and elo1 {elo1}: both must be from -{MAX_ELO} to {MAX_ELO} and elo0 the smaller"
            )));
        }
        for (name, value) in [("alpha", alpha), ("beta", beta)] {
            if !(value > 0.0 && value < 1.0) {
                let problem = format!("{name} is {value}: it must lie between 0 and 1, both excluded");
                return Err(PlanError(problem));
            }
        }
        if alpha + beta >= 1.0 {
            let problem = format!("alpha {alpha} and beta {beta} together must be less than 1");
            return Err(PlanError(problem));
        }
        Ok(Self { elo0, elo1, alpha, beta, model: EloModel::Normalised })
    }

    /// The same with hypotheses of another kind.
    #[must_use]
    pub const fn with_model(self, model: EloModel) -> Self {
        Self { model, ..self }
    }

    /// The kind of the hypotheses.
    pub const fn model(&self) -> EloModel {
        self.model
    }

    /// The hypotheses H0 and H1.
    pub const fn hypotheses(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// The probabilities of wrongly accepting H1 and H0: alpha and beta.
    pub const fn errors(&self) -> (f64, f64) {
        (self.alpha, self.beta)
    }

    /// The bounds between which the test continues: ln(beta / (1 - alpha)), ln((1 - beta) / alpha).
    // CITE: A. Wald, Sequential Tests of Statistical Hypotheses (1945).
    pub fn bounds(&self) -> (f64, f64) {
        // A quotient could overflow for the smallest probabilities.
        (self.beta.ln() - (1.0 - self.alpha).ln(), (1.0 - self.beta).ln() - self.alpha.ln())
    }

    /// The expected number of pairs until a decision: the greater of those for H0 and H1 if one of them is right, and that
    /// of a difference in the middle, which takes longest.
    // CITE: A. Wald, Sequential Analysis (1947): the ratio as a random walk, without the overshoot.
    pub fn expected_pairs(&self) -> (f64, f64) {
        let ((lower, upper), step) =
            (self.bounds(), (self.per_pair(self.elo1) - self.per_pair(self.elo0)).powi(2));
        let h0 = -((1.0 - self.alpha) * lower + self.alpha * upper) / (step / 2.0);
        let h1 = ((1.0 - self.beta) * upper + self.beta * lower) / (step / 2.0);
        (h0.max(h1), -lower * upper / step)
    }

    /// A maximum number of pairs at which hardly any test ends without a decision: three times the expected number in
    /// the middle, from 50.
    pub fn enough_pairs(&self) -> u32 {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in range")]
        let pairs = (3.0 * self.expected_pairs().1).ceil().clamp(50.0, 1e9) as u32;
        pairs
    }

    /// The logarithm of the likelihood ratio of H1 to H0; 0 without pairs.
    pub fn llr(&self, pairs: Pairs) -> f64 {
        if pairs.total() == 0 {
            return 0.0;
        }
        let pairs = Counts::new(pairs);
        let likelihood = |elo: f64| match self.model {
            EloModel::Normalised => pairs.log_likelihood(per_pair(elo)),
            EloModel::Logistic => pairs.log_likelihood_of_mean(expected_score(elo)),
        };
        likelihood(self.elo1) - likelihood(self.elo0)
    }

    /// The mean less 1/2 of a hypothesis in standard deviations; about, if the Elo does not determine it.
    fn per_pair(&self, elo: f64) -> f64 {
        match self.model {
            EloModel::Normalised => per_pair(elo),
            EloModel::Logistic => (expected_score(elo) - 0.5) / EVEN_DEVIATION,
        }
    }

    /// The state after pairs from the view of the first agent.
    pub fn state(&self, pairs: Pairs) -> SprtState {
        let llr = self.llr(pairs);
        let (lower, upper) = self.bounds();
        let verdict = if llr >= upper {
            SprtVerdict::H1
        } else if llr <= lower {
            SprtVerdict::H0
        } else {
            SprtVerdict::Continue
        };
        SprtState { test: *self, llr, verdict }
    }
}

/// The mean score of a logistic Elo.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The t of a normalised Elo, (mean - 1/2) / s with s of one pair.
fn per_pair(normalised_elo: f64) -> f64 {
    normalised_elo / NORMALISED_ELO * std::f64::consts::SQRT_2
}

/// The pairs of each kind; none is zero.
#[derive(Clone, Copy, Debug)]
struct Counts {
    ww: f64,
    split: f64,
    ll: f64,
}

impl Counts {
    fn new(pairs: Pairs) -> Self {
        let [ww, split, ll] =
            [pairs.ww, pairs.split, pairs.ll].map(|count| if count == 0 { EMPTY } else { f64::from(count) });
        Self { ww, split, ll }
    }

    /// The maximum log-likelihood of these counts over all probabilities of the three kinds with
    /// (mean - 1/2) / s = t.
    ///
    /// Let d be the probability that a pair is not split and x that of WW less that of LL. The mean less 1/2 is x/2,
    /// and s^2 is (d - x^2)/4, so t = x / sqrt(d - x^2), that is, x = c u with u = sqrt(d) and c = t / sqrt(1 + t^2).
    /// The probabilities are then u(u + c)/2, 1 - u^2 and u(u - c)/2 for |c| < u < 1. The log-likelihood is strictly
    /// concave in u, as every term is. Its slope falls from plus to minus infinity, and bisection finds its zero.
    // CITE: M. Van den Bergh, Comments on Normalized Elo (2020), section 4, finds the same maximum for
    // any number of classes by iteration; for three it can be had directly.
    fn log_likelihood(self, t: f64) -> f64 {
        let c = t / t.hypot(1.0);
        let decisive = self.ww + self.ll;
        let slope = |u: f64| {
            decisive / u + self.ww / (u + c) + self.ll / (u - c)
                - 2.0 * u * self.split / ((1.0 - u) * (1.0 + u))
        };
        let (mut low, mut high) = (c.abs(), 1.0);
        loop {
            let u = f64::midpoint(low, high);
            if u <= low || u >= high {
                return self.log_likelihood_at(u.clamp(low, high), c);
            }
            if slope(u) > 0.0 { low = u } else { high = u }
        }
    }

    /// The maximum log-likelihood of these counts over all probabilities of the three kinds with this mean.
    ///
    /// It has p = n / (N (1 + k (x - mean))) for the kind with score x. The mean of x falls strictly with k, between the
    /// values at which a probability would be infinite, and bisection finds k.
    // CITE: M. Van den Bergh, The Generalized Maximum Likelihood Ratio for the Expectation Value of a Distribution (2019).
    fn log_likelihood_of_mean(self, mean: f64) -> f64 {
        let kinds = [(1.0, self.ww), (0.5, self.split), (0.0, self.ll)].map(|(x, count)| (x - mean, count));
        let excess = |k: f64| kinds.iter().map(|(x, count)| count * x / (1.0 + k * x)).sum::<f64>();
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        loop {
            let k = f64::midpoint(low, high);
            if k <= low || k >= high {
                let all: f64 = kinds.iter().map(|(_, count)| count).sum();
                return kinds.iter().map(|(x, count)| count * (count / all / (1.0 + k * x)).ln()).sum();
            }
            if excess(k) > 0.0 { low = k } else { high = k }
        }
    }

    fn log_likelihood_at(self, u: f64, c: f64) -> f64 {
        self.ww * (u * (u + c) / 2.0).ln()
            + self.split * ((1.0 - u) * (1.0 + u)).ln()
            + self.ll * (u * (u - c) / 2.0).ln()
    }
}
