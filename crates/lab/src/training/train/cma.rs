//! The optimizer CMA-ES: points are drawn around a mean; mean and covariance move towards the better half.
//
// CITE: Hansen, "The CMA Evolution Strategy: A Tutorial", arXiv:1604.00772, 2016; names and constants
// are its figure 6's.

use span_it_core::rng::Lcg64;

use crate::linalg::Matrix;
use crate::training::rng::normal;

/// The smallest step size.
const NARROWEST: f64 = 1e-3;

/// The state of the search.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cma {
    mean: Vec<f64>,
    sigma: f64,
    covariance: Matrix,
    /// The evolution paths of the step size and of the shape.
    path_sigma: Vec<f64>,
    path_shape: Vec<f64>,
    /// The least standard deviation of each coordinate.
    least: Vec<f64>,
    /// The largest step size.
    widest: f64,
    updates: u32,
}

/// The constants that follow from the number of dimensions and points.
struct Rates {
    weights: Vec<f64>,
    mu_eff: f64,
    c_sigma: f64,
    d_sigma: f64,
    c_c: f64,
    c_1: f64,
    c_mu: f64,
    chi: f64,
}

impl Rates {
    fn new(dimensions: usize, points: usize) -> Self {
        let (n, parents) = (dimensions as f64, (points / 2).max(1));
        let raw: Vec<f64> = (1..=parents)
            .map(|rank| libm::log(f64::midpoint(points as f64, 1.0)) - libm::log(rank as f64))
            .collect();
        let sum: f64 = raw.iter().sum();
        let weights: Vec<f64> = raw.iter().map(|weight| weight / sum).collect();
        let mu_eff = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let c_sigma = (mu_eff + 2.0) / (n + mu_eff + 5.0);
        let c_1 = 2.0 / (squared(n + 1.3) + mu_eff);
        let c_mu = 2.0 * (mu_eff - 2.0 + 1.0 / mu_eff) / (squared(n + 2.0) + mu_eff);
        Self {
            weights,
            mu_eff,
            c_sigma,
            d_sigma: 1.0 + 2.0 * (((mu_eff - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + c_sigma,
            c_c: (4.0 + mu_eff / n) / (n + 4.0 + 2.0 * mu_eff / n),
            c_1,
            c_mu: c_mu.clamp(0.0, 1.0 - c_1),
            chi: n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n)),
        }
    }
}

impl Cma {
    /// A search around 0 with step size 1. `least` has the least spread of each coordinate, `widest` is the
    /// largest step size.
    pub(super) fn new(least: Vec<f64>, widest: f64) -> Self {
        let n = least.len();
        Self {
            mean: vec![0.0; n],
            sigma: 1.0,
            covariance: Matrix::identity(n),
            path_sigma: vec![0.0; n],
            path_shape: vec![0.0; n],
            least,
            widest,
            updates: 0,
        }
    }

    pub(super) fn mean(&self) -> &[f64] {
        &self.mean
    }

    /// The step size.
    pub(super) const fn sigma(&self) -> f64 {
        self.sigma
    }

    /// Draws points.
    pub(super) fn ask(&self, points: usize, rng: &mut Lcg64) -> Vec<Vec<f64>> {
        let (values, vectors) = self.covariance.symmetric_eigen();
        let point = |rng: &mut Lcg64| {
            let stretched: Vec<f64> =
                values.iter().map(|value| value.max(0.0).sqrt() * normal(rng)).collect();
            let step = vectors.times(&stretched);
            self.mean.iter().zip(step).map(|(mean, step)| mean + self.sigma * step).collect()
        };
        (0..points).map(|_| point(rng)).collect()
    }

    /// Updates the state by the points of [`ask`](Self::ask), the best first.
    pub(super) fn update(&mut self, points: &[&[f64]]) {
        let n = self.mean.len();
        let rates = Rates::new(n, points.len());
        let step = |point: &&[f64]| -> Vec<f64> {
            point.iter().zip(&self.mean).map(|(x, mean)| (x - mean) / self.sigma).collect()
        };
        let steps: Vec<Vec<f64>> = points.iter().take(rates.weights.len()).map(step).collect();
        let mut pull = vec![0.0; n];
        for (weight, step) in rates.weights.iter().zip(&steps) {
            add(&mut pull, *weight, step);
        }
        add(&mut self.mean, self.sigma, &pull);
        self.updates += 1;
        let steady = self.update_paths(&rates, &pull);
        self.update_covariance(&rates, &steps, steady);
        let length = norm(&self.path_sigma);
        self.sigma *= libm::exp(rates.c_sigma / rates.d_sigma * (length / rates.chi - 1.0));
        self.sigma = self.sigma.clamp(NARROWEST, self.widest);
        for (i, least) in self.least.iter().enumerate() {
            let variance = squared(least / self.sigma);
            *self.covariance.at_mut(i, i) = self.covariance.at(i, i).max(variance);
        }
    }

    /// Updates the evolution paths by the step of the mean. Returns whether the search is steady: it is not while
    /// the mean moves in one direction faster than the step size grows.
    fn update_paths(&mut self, rates: &Rates, pull: &[f64]) -> bool {
        let (values, vectors) = self.covariance.symmetric_eigen();
        let turned = vectors.transposed_times(pull);
        let whitened: Vec<f64> =
            turned.iter().zip(&values).map(|(x, value)| x / value.max(1e-12).sqrt()).collect();
        let whitened = vectors.times(&whitened);
        let c = rates.c_sigma;
        scale(&mut self.path_sigma, 1.0 - c);
        add(&mut self.path_sigma, (c * (2.0 - c) * rates.mu_eff).sqrt(), &whitened);
        let age = 1.0 - libm::pow(1.0 - c, 2.0 * f64::from(self.updates));
        let n = self.mean.len() as f64;
        let steady = norm(&self.path_sigma) / age.sqrt() < (1.4 + 2.0 / (n + 1.0)) * rates.chi;
        let c = rates.c_c;
        scale(&mut self.path_shape, 1.0 - c);
        if steady {
            add(&mut self.path_shape, (c * (2.0 - c) * rates.mu_eff).sqrt(), pull);
        }
        steady
    }

    /// Updates the covariance by the path and the better points.
    fn update_covariance(&mut self, rates: &Rates, steps: &[Vec<f64>], steady: bool) {
        let lost = if steady { 0.0 } else { rates.c_1 * rates.c_c * (2.0 - rates.c_c) };
        self.covariance.scale(1.0 - rates.c_1 - rates.c_mu + lost);
        self.covariance.add_outer(rates.c_1, &self.path_shape);
        for (weight, step) in rates.weights.iter().zip(steps) {
            self.covariance.add_outer(rates.c_mu * weight, step);
        }
    }
}

fn add(to: &mut [f64], factor: f64, what: &[f64]) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += factor * what);
}

fn scale(what: &mut [f64], factor: f64) {
    for x in what {
        *x *= factor;
    }
}

fn squared(x: f64) -> f64 {
    x * x
}

fn norm(what: &[f64]) -> f64 {
    what.iter().map(|x| x * x).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Minimises a function from 0; the final mean.
    fn minimum(dimensions: usize, rounds: usize, value: impl Fn(&[f64], &mut Lcg64) -> f64) -> Vec<f64> {
        let mut rng = Lcg64::new(5);
        let mut cma = Cma::new(vec![0.0; dimensions], 1.0);
        for _ in 0..rounds {
            let mut points: Vec<(f64, Vec<f64>)> = Vec::new();
            for point in cma.ask(16, &mut rng) {
                points.push((value(&point, &mut rng), point));
            }
            points.sort_by(|a, b| a.0.total_cmp(&b.0));
            cma.update(&points.iter().map(|(_, point)| point.as_slice()).collect::<Vec<_>>());
        }
        cma.mean
    }

    #[test]
    fn minimises_rosenbrock() {
        // Its minimum at 1, 1, ... lies in a curved and nearly flat valley.
        let rosenbrock = |x: &[f64], _: &mut Lcg64| {
            let part = |pair: &[f64]| 100.0 * (pair[1] - pair[0].powi(2)).powi(2) + (1.0 - pair[0]).powi(2);
            x.windows(2).map(part).sum::<f64>()
        };
        let found = minimum(5, 400, rosenbrock);
        assert!(found.iter().all(|x| (x - 1.0).abs() < 0.05), "{found:?}");
    }

    #[test]
    fn minimises_a_noisy_function() {
        let noisy =
            |x: &[f64], rng: &mut Lcg64| x.iter().map(|x| (x - 2.0).powi(2)).sum::<f64>() + 0.3 * normal(rng);
        let found = minimum(8, 150, noisy);
        assert!(found.iter().all(|x| (x - 2.0).abs() < 0.6), "{found:?}");
    }

    #[test]
    fn step_size_grows_up_to_the_limit() {
        let far = |widest: f64| {
            let (mut rng, mut cma) = (Lcg64::new(5), Cma::new(vec![0.0], widest));
            for _ in 0..12 {
                let mut points = cma.ask(8, &mut rng);
                points.sort_by(|a, b| (a[0] - 100.0).abs().total_cmp(&(b[0] - 100.0).abs()));
                cma.update(&points.iter().map(Vec::as_slice).collect::<Vec<_>>());
                assert!(cma.sigma <= widest, "{}", cma.sigma);
            }
            cma.mean[0]
        };
        assert!(far(1.0) < 40.0 && (far(25.0) - 100.0).abs() < 40.0, "{} {}", far(1.0), far(25.0));
    }

    #[test]
    fn coordinates_keep_their_least_spread() {
        let mut cma = Cma::new(vec![0.5, 0.0], 1.0);
        for _ in 0..60 {
            let points = vec![vec![0.0, 0.0]; 16];
            cma.update(&points.iter().map(Vec::as_slice).collect::<Vec<_>>());
        }
        let spread = |i| cma.sigma * cma.covariance.at(i, i).sqrt();
        assert!(spread(0) >= 0.5 - 1e-9 && spread(1) < 0.01, "{} {}", spread(0), spread(1));
    }
}
