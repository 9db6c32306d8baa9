//! Random numbers and seeds.

use span_it_core::rng::SplitMix64;
use span_it_core::seed::Seed;

#[test]
fn split_mix_has_the_published_sequence() {
    let mut rng = SplitMix64::new(1_234_567);
    let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
    assert_eq!([rng.next_u64(), rng.next_u64(), rng.next_u64()], expected);
}

#[test]
fn largest_seed_is_exact_in_a_double() {
    assert_eq!(Seed::new(9_007_199_254_740_991), Some(Seed::MAX));
    assert_eq!(Seed::new(9_007_199_254_740_992), None);
    assert_eq!(Seed::default().to_string(), "0");
}
