//! Random numbers for training. Every purpose and every piece of work has its own stream, so results do not
//! depend on the order of the threads.

use span_it_core::rng::Lcg64;
use span_it_core::rng::mix_words;
use span_it_core::seed::Seed;

/// The generator of one purpose.
pub(super) fn rng_for(seed: Seed, purpose: &[u64]) -> Lcg64 {
    Lcg64::new(mix_words(seed, purpose))
}

/// The seed of one purpose.
pub(super) fn seed_for(seed: Seed, purpose: &[u64]) -> Seed {
    Seed::new(mix_words(seed, purpose) & Seed::MAX.get()).unwrap_or_default()
}

/// A standard normal number.
// CITE: Marsaglia and Bray, "A convenient method for generating normal variables", SIAM Review 6(3), 1964.
pub(super) fn normal(rng: &mut Lcg64) -> f64 {
    loop {
        let (x, y) = (rng.uniform(-1.0, 1.0), rng.uniform(-1.0, 1.0));
        let square = x * x + y * y;
        if square > 0.0 && square < 1.0 {
            return x * (-2.0 * libm::log(square) / square).sqrt();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normal_numbers_have_mean_0_and_deviation_1() {
        let mut rng = rng_for(Seed::default(), &[1]);
        let numbers: Vec<f64> = (0..20_000).map(|_| normal(&mut rng)).collect();
        let mean = numbers.iter().sum::<f64>() / 20_000.0;
        let square = numbers.iter().map(|x| x * x).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.03 && (square - 1.0).abs() < 0.05, "{mean} {square}");
        let beyond = numbers.iter().filter(|x| x.abs() > 1.96).count();
        assert!((800..1200).contains(&beyond), "{beyond}");
    }

    #[test]
    fn every_purpose_has_its_own_numbers() {
        let seed = Seed::default();
        assert_ne!(seed_for(seed, &[1, 2]), seed_for(seed, &[2, 1]));
        assert_ne!(seed_for(seed, &[1]), seed_for(seed, &[1, 0]));
        assert_eq!(seed_for(seed, &[7]), seed_for(seed, &[7]));
    }
}
