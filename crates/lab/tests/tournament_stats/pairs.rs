//! Elo, normalised Elo and likelihood of superiority from pairs. Guards against formulas that count
//! single games, wrong signs, and zero or infinite margins if all pairs have the same result.

use proptest::prelude::*;
use span_it_lab::tournament::stats::Pairs;

use super::made::near;

/// fastchess, `app/tests/elo_test.cpp`, cases `EloWDL 1` to `3`, to 1 %. The classes score 1, 0 and 1/2 as pairs do; a
/// pair is two games, so that normalised Elo is less by the square root of 2.
#[test]
fn three_classes_agree_with_fastchess() {
    for (ww, split, ll, normalised, others) in [
        (76, 123, 89, -20.76, None),
        (136, 111, 96, 49.77, Some((40.70, 30.43, 0.9960))),
        (34, 0, 356, -508.44, None),
    ] {
        let pairs = Pairs { ww, split, ll };
        let found = pairs.normalised_elo().unwrap();
        assert!(near(found.value * std::f64::consts::SQRT_2, normalised, 0.005), "{found:?}");
        if let Some((value, margin, los)) = others {
            let elo = pairs.elo().unwrap();
            assert!(near(elo.value, value, 0.005) && near(elo.margin95, margin, 0.005), "{elo:?}");
            assert!(!elo.rough && near(pairs.los().unwrap(), los, 0.00005));
        }
    }
    assert!(near(Pairs { ww: 76, split: 123, ll: 89 }.los().unwrap(), 0.1553, 0.00005));
}

#[test]
fn variance_is_that_of_pairs() {
    // Every game a toss-up and yet every pair split: nothing varies.
    assert_eq!(Pairs { ww: 0, split: 500, ll: 0 }.variance(), Some(0.0));
    // Both games always alike: twice the variance of the mean of two independent games, 1/8.
    assert_eq!(Pairs { ww: 250, split: 0, ll: 250 }.variance(), Some(0.25));
}

#[test]
fn equal_pairs_have_finite_rough_margins() {
    for pairs in [
        Pairs { ww: 100, split: 0, ll: 0 },
        Pairs { ww: 0, split: 100, ll: 0 },
        Pairs { ww: 0, split: 0, ll: 1 },
        Pairs { ww: 19, split: 1, ll: 0 },
        Pairs { ww: u32::MAX, split: 0, ll: 0 },
    ] {
        let (elo, normalised) = (pairs.elo().unwrap(), pairs.normalised_elo().unwrap());
        assert!(elo.rough && elo.value.is_finite(), "{elo:?}");
        assert!(elo.margin95 > 0.0 && elo.margin95.is_finite(), "{elo:?}");
        assert!(normalised.value.is_finite() && normalised.margin95 > 0.0, "{normalised:?}");
        let los = pairs.los().unwrap();
        assert!((0.0..=1.0).contains(&los), "{los}");
    }
    assert!(near(Pairs { ww: 0, split: 100, ll: 0 }.elo().unwrap().margin95, 6.7, 0.1));
    assert_eq!(Pairs { ww: 0, split: 100, ll: 0 }.los(), Some(0.5));
    let nothing = Pairs::default();
    assert!(nothing.elo().is_none() && nothing.normalised_elo().is_none() && nothing.los().is_none());
}

proptest! {
    #[test]
    fn swapping_the_agents_negates_elo(ww in 0..2000_u32, split in 0..2000_u32, ll in 0..2000_u32) {
        let pairs = Pairs { ww, split, ll };
        prop_assume!(pairs.total() > 0);
        for (own, other) in [
            (pairs.elo().unwrap(), pairs.reversed().elo().unwrap()),
            (pairs.normalised_elo().unwrap(), pairs.reversed().normalised_elo().unwrap()),
        ] {
            prop_assert!(near(own.value, -other.value, 1e-8 * (1.0 + own.value.abs())));
            prop_assert!(near(own.margin95, other.margin95, 1e-8 * (1.0 + own.margin95)));
            prop_assert_eq!(own.rough, other.rough);
        }
        prop_assert!(near(pairs.los().unwrap() + pairs.reversed().los().unwrap(), 1.0, 1e-12));
    }
}
