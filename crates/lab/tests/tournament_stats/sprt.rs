//! The sequential test. Guards against a ratio that is not the generalised one, hypotheses in the
//! wrong order, and invalid options.

use proptest::prelude::*;
use span_it_lab::tournament::stats::{EloModel, Pairs, Sprt, SprtVerdict};

use super::made::{Chance, near};

/// The first three are fastchess's, `app/tests/sprt_test.cpp`, "normalized trinomial 1" to "3", which publishes them to
/// 1 %: 0.92, 2.30 and 120.56. It counts games where there are no pairs, so our hypotheses of a pair's two games are less by
/// the square root of 2. The digits are by Van den Bergh's iteration for any number of classes in Python, and those of
/// the logistic model by a search for the maximum over the probability of LL, which are not the methods used here.
#[test]
fn ratios_agree_with_other_methods() {
    use EloModel::{Logistic, Normalised};
    let root = std::f64::consts::SQRT_2;
    for (model, elo0, elo1, [ww, split, ll], expected) in [
        (Normalised, 0.0, 2.0 / root, [36433, 68692, 36027], 0.923_293_450_9),
        (Normalised, -1.75 / root, 0.25 / root, [10871, 20431, 10650], 2.297_500_407_1),
        (Normalised, 0.0, 10.0 / root, [4250, 0, 0], 120.548_267_741_2),
        (Normalised, 0.0, 5.0, [34, 400, 20], 0.733_648_661_4),
        (Normalised, 0.0, 200.0, [3, 0, 0], 1.467_410_190_3),
        (Normalised, -10.0, 40.0, [120, 800, 80], 5.765_305_626_0),
        (Normalised, 0.0, 5.0, [0, 16700, 0], -6.907_433_166_4),
        (Logistic, 0.0, 5.0, [34, 400, 20], 1.310_905_742_4),
        (Logistic, -10.0, 40.0, [120, 800, 80], -1.592_483_611_6),
        (Logistic, 0.0, 10.0, [4250, 0, 0], 120.564_679_384_6),
    ] {
        let test = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap().with_model(model);
        let found = test.llr(Pairs { ww, split, ll });
        assert!(near(found, expected, 1e-6 * f64::max(1.0, expected.abs())), "{found} for {expected}");
        let written = serde_json::to_string(&test).unwrap();
        assert_eq!(written.ends_with(",\"logistic\"]"), model == Logistic, "{written}");
        assert_eq!(serde_json::from_str::<Sprt>(&written).unwrap(), test);
    }
}

#[test]
fn bounds_are_walds() {
    let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    let (lower, upper) = test.bounds();
    assert!(near(lower, -2.944_438_979, 1e-8) && near(upper, 2.944_438_979, 1e-8));
    let (lower, upper) = Sprt::new(0.0, 5.0, 0.05, 0.10).unwrap().bounds();
    assert!(near(lower, (0.1_f64 / 0.95).ln(), 1e-12) && near(upper, 18_f64.ln(), 1e-12));
}

/// The mean lengths and the decisions of tests on invented pairs, half of them split. The overshoot makes them a little
/// longer.
#[test]
fn tests_are_as_long_and_as_right_as_expected() {
    const TESTS: u32 = 300;
    let test = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
    let (right, between) = test.expected_pairs();
    for (elo, expected) in [(0.0, right), (30.0, between), (60.0, right)] {
        // The mean less 1/2 of a pair whose standard deviation is 1/4 * sqrt(2).
        let t: f64 = elo * std::f64::consts::LN_10 / 800.0 * std::f64::consts::SQRT_2;
        let more = t / (8.0 + 8.0 * t * t).sqrt();
        let mut chance = Chance(elo.to_bits());
        let (mut total, mut accepted) = (0, 0);
        for _ in 0..TESTS {
            let mut pairs = Pairs::default();
            while !test.state(pairs).is_decided() {
                let random = chance.next();
                let won = (random < 0.75 + more, random < 0.25 + more);
                pairs += Pairs::of(won, 1);
            }
            total += pairs.total();
            accepted += u32::from(test.state(pairs).verdict == SprtVerdict::H1);
        }
        let accepted = f64::from(accepted) / f64::from(TESTS);
        assert!(elo > 0.0 || accepted < 0.08, "alpha is {accepted}");
        assert!(elo < 60.0 || accepted > 0.92, "beta is {}", 1.0 - accepted);
        let mean = f64::from(total) / f64::from(TESTS);
        assert!((0.85..1.25).contains(&(mean / expected)), "{elo}: {mean}, expected {expected}");
        assert!(f64::from(test.enough_pairs()) > 2.5 * mean);
    }
    assert_eq!(Sprt::new(0.0, 2000.0, 0.05, 0.05).unwrap().enough_pairs(), 50);
}

#[test]
fn ratios_are_finite_at_the_ends_of_the_range() {
    for (elo0, elo1) in [(-2000.0, 2000.0), (1999.0, 2000.0), (-2000.0, -1999.0)] {
        let test = Sprt::new(elo0, elo1, 5e-324, 5e-324).unwrap();
        let (lower, upper) = test.bounds();
        assert!(lower.is_finite() && upper.is_finite(), "{lower} {upper}");
        for pairs in [(1_000_000, 0, 0), (0, 1_000_000, 0), (0, 0, 1_000_000), (1, 1, 1)] {
            let llr = test.llr(Pairs { ww: pairs.0, split: pairs.1, ll: pairs.2 });
            assert!(llr.is_finite(), "{elo0} {elo1} {pairs:?}: {llr}");
        }
    }
}

#[test]
fn refuses_invalid_options() {
    for (elo0, elo1) in [
        (5.0, 0.0),
        (3.0, 3.0),
        (f64::NAN, 1.0),
        (0.0, f64::INFINITY),
        (-1e308, 1e308),
        (-2000.1, 0.0),
        (0.0, 2000.1),
    ] {
        let error = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap_err().to_string();
        assert!(error.starts_with(&format!("elo0 is {elo0} and elo1 {elo1}: both must be")), "{error}");
    }
    for chance in [0.0, 1.0, -0.1, f64::NAN] {
        for (name, alpha, beta) in [("alpha", chance, 0.05), ("beta", 0.05, chance)] {
            let error = Sprt::new(0.0, 5.0, alpha, beta).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{name} is {chance}: it must lie")), "{error}");
        }
    }
    let error = Sprt::new(0.0, 5.0, 0.5, 0.5).unwrap_err();
    assert_eq!(error.to_string(), "alpha 0.5 and beta 0.5 together must be less than 1");
    let error = Sprt::new(5.0, 0.0, 0.5, 0.5).unwrap_err();
    assert_eq!(
        error.to_string(),
        "elo0 is 5 and elo1 0: both must be from -2000 to 2000 and elo0 the smaller"
    );
}

proptest! {
    /// With hypotheses that mirror each other, the ratio is zero for even results, of the sign of the
    /// better agent, and turns with the agents.
    #[test]
    fn the_sign_is_that_of_the_better(ww in 0..500_u32, split in 0..500_u32, ll in 0..500_u32, elo in 1.0..100.0_f64) {
        let pairs = Pairs { ww, split, ll };
        let test = Sprt::new(-elo, elo, 0.05, 0.05).unwrap();
        let (own, other) = (test.llr(pairs), test.llr(pairs.reversed()));
        prop_assert!(near(own, -other, 1e-6 * (1.0 + own.abs())));
        prop_assert!(own.is_finite());
        if ww > ll {
            prop_assert!(own > 0.0);
        } else if ww < ll {
            prop_assert!(own < 0.0);
        }
    }
}
