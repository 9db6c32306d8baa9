//! The sequential test. Guards against a ratio that is not the generalised one, hypotheses in the
//! wrong order, and invalid options.

use proptest::prelude::*;
use span_it_lab::tournament::stats::{EloModel, Pairs, Sprt, SprtVerdict};

use super::made::{Chance, near};

/// fastchess counts games' wins, losses and draws where there are no pairs, with normalised Elo of a
/// game; ours is that of a pair's two games, so the hypotheses are less by the square root of 2.
fn of_games(elo0: f64, elo1: f64) -> Sprt {
    let root = std::f64::consts::SQRT_2;
    Sprt::new(elo0 / root, elo1 / root, 0.05, 0.05).unwrap()
}

/// fastchess, `app/tests/sprt_test.cpp`, "normalized trinomial 1" to "3", to 1 %; the further digits by
/// Van den Bergh's iteration for any number of classes in Python, which is not the method used here.
#[test]
fn ratios_agree_with_fastchess() {
    for (elo0, elo1, pairs, published, further) in [
        (0.0, 2.0, Pairs { ww: 36433, ll: 36027, split: 68692 }, 0.92, 0.923_293_450_9),
        (-1.75, 0.25, Pairs { ww: 10871, ll: 10650, split: 20431 }, 2.30, 2.297_500_407_1),
        (0.0, 10.0, Pairs { ww: 4250, ll: 0, split: 0 }, 120.56, 120.548_267_741_2),
    ] {
        let found = of_games(elo0, elo1).llr(pairs);
        assert!(near(found, published, 0.01 * published), "{found}");
        assert!(near(found, further, 1e-7 * further), "{found}");
    }
}

/// By the same iteration, with hypotheses of pairs.
#[test]
fn ratios_agree_with_the_iteration() {
    for (elo0, elo1, pairs, expected) in [
        (0.0, 5.0, Pairs { ww: 34, ll: 20, split: 400 }, 0.733_648_661_4),
        (0.0, 200.0, Pairs { ww: 3, ll: 0, split: 0 }, 1.467_410_190_3),
        (-10.0, 40.0, Pairs { ww: 120, ll: 80, split: 800 }, 5.765_305_626_0),
        (0.0, 5.0, Pairs { ww: 0, ll: 0, split: 16700 }, -6.907_433_166_4),
    ] {
        let found = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap().llr(pairs);
        assert!(near(found, expected, 1e-6), "{found} for {expected}");
    }
}

/// By a search for the maximum over the probability of LL, which is not the method used here.
#[test]
fn logistic_ratios_agree_with_a_search() {
    for (elo0, elo1, pairs, expected) in [
        (0.0, 5.0, Pairs { ww: 34, ll: 20, split: 400 }, 1.310_905_742_4),
        (-10.0, 40.0, Pairs { ww: 120, ll: 80, split: 800 }, -1.592_483_611_6),
        (0.0, 10.0, Pairs { ww: 4250, ll: 0, split: 0 }, 120.564_679_384_6),
    ] {
        let test = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap().with_model(EloModel::Logistic);
        let found = test.llr(pairs);
        assert!(near(found, expected, 1e-6), "{found} for {expected}");
        let written = serde_json::to_string(&test).unwrap();
        assert!(written.ends_with(",\"logistic\"]"), "{written}");
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

/// The mean lengths of tests on invented pairs, half of them split. The overshoot makes them a little longer.
#[test]
fn tests_take_as_many_pairs_as_expected() {
    const TESTS: u32 = 300;
    let test = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
    let (right, between) = test.expected_pairs();
    for (elo, expected) in [(0.0, right), (30.0, between), (60.0, right)] {
        // The mean less 1/2 of a pair whose standard deviation is 1/4 * sqrt(2).
        let t: f64 = elo * std::f64::consts::LN_10 / 800.0 * std::f64::consts::SQRT_2;
        let more = t / (8.0 + 8.0 * t * t).sqrt();
        let mut chance = Chance(elo.to_bits());
        let mut total = 0;
        for _ in 0..TESTS {
            let mut pairs = Pairs::default();
            while !test.state(pairs).is_decided() {
                let random = chance.next();
                let won = (random < 0.75 + more, random < 0.25 + more);
                pairs += Pairs::of(won, 1);
            }
            total += pairs.total();
        }
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

/// How often H1 is accepted if WW, split and LL have these probabilities.
fn accepted([ww, split]: [f64; 2], seed: u64) -> f64 {
    let test = Sprt::new(0.0, 60.0, 0.05, 0.05).unwrap();
    let mut random = Chance(seed);
    let (trials, mut accepted) = (300, 0);
    for _ in 0..trials {
        let mut pairs = Pairs::default();
        let verdict = loop {
            for _ in 0..5 {
                let at = random.next();
                pairs += Pairs {
                    ww: u32::from(at < ww),
                    split: u32::from(at >= ww && at < ww + split),
                    ll: u32::from(at >= ww + split),
                };
            }
            let verdict = test.state(pairs).verdict;
            if verdict != SprtVerdict::Continue {
                break verdict;
            }
        };
        accepted += u32::from(verdict == SprtVerdict::H1);
    }
    f64::from(accepted) / f64::from(trials)
}

/// The rates of error are about alpha and beta. The ratio overshoots its bound a little, and with few pairs the
/// maximum likelihoods are a little too large.
#[test]
fn error_rates_are_about_alpha_and_beta() {
    // No difference at all.
    let wrong = accepted([0.15, 0.70], 1);
    assert!(wrong < 0.08, "{wrong}");
    // A normalised Elo of 60: x = c sqrt(0.3) with c = t / sqrt(1 + t^2) and t = 60 sqrt(2) ln 10 / 800.
    let t = 60.0 * std::f64::consts::SQRT_2 * 10_f64.ln() / 800.0;
    let x = t / t.hypot(1.0) * 0.3_f64.sqrt();
    let right = accepted([f64::midpoint(0.3, x), 0.70], 2);
    assert!(right > 0.92, "{right}");
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
