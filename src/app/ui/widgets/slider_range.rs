//! Converts between slider positions and values.

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SliderRange {
    pub least: f64,
    pub greatest: f64,
    /// Whether each power of ten has the same width, on both sides of zero.
    pub logarithmic: bool,
    /// In a logarithmic range above zero, the smallest distance of two values.
    pub step: f64,
}

/// Step of a key if zero is inside a logarithmic range, as a share of the track.
const LOG_STEP: f64 = 0.01;
/// Positions this close to zero, as a share of the track, become zero.
const ZERO_ZONE: f64 = 0.004;
/// Step of a key in a logarithmic range above zero, as a share of the value.
const GROWTH: f64 = 0.05;

impl SliderRange {
    /// Whether zero is inside the range.
    pub fn is_signed(&self) -> bool {
        self.least < 0.0 && self.greatest > 0.0
    }

    pub fn contains(&self, value: f64) -> bool {
        (self.least..=self.greatest).contains(&value)
    }

    /// 0..=1; a value outside the range has the position of that end.
    pub fn share(&self, value: f64) -> f64 {
        let value = value.clamp(self.least, self.greatest);
        let (low, high) = (self.bend(self.least), self.bend(self.greatest));
        (self.bend(value) - low) / (high - low)
    }

    /// `share` is 0..=1. The value is rounded.
    pub fn value_at(&self, share: f64) -> f64 {
        let share = share.clamp(0.0, 1.0);
        if self.is_signed() && (share - self.share(0.0)).abs() < ZERO_ZONE {
            return 0.0;
        }
        let (low, high) = (self.bend(self.least), self.bend(self.greatest));
        let value = self.unbend(low + share * (high - low));
        let round = if self.logarithmic && self.is_signed() {
            two_figures(value)
        } else {
            (value / self.step).round() * self.step
        };
        tidy(round.clamp(self.least, self.greatest))
    }

    /// Does not leave the range, unless the value was outside already.
    pub fn stepped(&self, value: f64, steps: f64) -> f64 {
        let next = if !self.logarithmic {
            tidy(((value + steps * self.step) / self.step).round() * self.step)
        } else if self.is_signed() {
            self.stepped_on_track(value, steps)
        } else {
            let step = (value.abs() * GROWTH / self.step).round().max(1.0) * self.step;
            tidy(value + steps * step)
        };
        next.clamp(self.least.min(value), self.greatest.max(value))
    }

    /// From outside the range, returns to the nearest end.
    fn stepped_on_track(&self, value: f64, steps: f64) -> f64 {
        if self.contains(value) {
            self.value_at(self.share(value) + steps * LOG_STEP)
        } else {
            value.clamp(self.least, self.greatest)
        }
    }

    fn bend(&self, value: f64) -> f64 {
        if !self.logarithmic {
            value
        } else if self.is_signed() {
            value.signum() * value.abs().ln_1p()
        } else {
            value.ln()
        }
    }

    fn unbend(&self, bent: f64) -> f64 {
        if !self.logarithmic {
            bent
        } else if self.is_signed() {
            bent.signum() * bent.abs().exp_m1()
        } else {
            bent.exp()
        }
    }
}

/// Removes the rounding error that steps of 0.1 leave.
fn tidy(value: f64) -> f64 {
    let tidied = (value * 1e6).round() / 1e6;
    // Avoids negative zero.
    tidied + 0.0
}

fn two_figures(value: f64) -> f64 {
    if value == 0.0 {
        return 0.0;
    }
    let unit = 10_f64.powf(value.abs().log10().floor() - 1.0);
    (value / unit).round() * unit
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "values on a track are round")]
mod tests {
    use super::*;

    const EVEN: SliderRange = SliderRange { least: -10.0, greatest: 10.0, logarithmic: false, step: 0.1 };
    const SIGNED: SliderRange = SliderRange { least: -1e6, greatest: 1e6, logarithmic: true, step: 1.0 };
    const ABOVE: SliderRange = SliderRange { least: 1.0, greatest: 1000.0, logarithmic: true, step: 1.0 };

    #[test]
    fn linear_track_has_round_values() {
        assert_eq!(EVEN.share(0.0), 0.5);
        assert_eq!(EVEN.value_at(0.65), 3.0);
        assert_eq!(EVEN.value_at(0.501), 0.0);
        assert_eq!(EVEN.stepped(0.2, 1.0), 0.3);
        assert_eq!(EVEN.stepped(9.5, 10.0), 10.0);
        assert_eq!((EVEN.value_at(-1.0), EVEN.value_at(2.0)), (-10.0, 10.0));
    }

    #[test]
    fn logarithmic_track_spreads_powers_of_ten_evenly() {
        assert_eq!(SIGNED.share(0.0), 0.5);
        let [one, two, three] = [1e3, 1e4, 1e5].map(|value| SIGNED.share(value));
        assert!((two - one - (three - two)).abs() < 1e-4);
        for value in [1e4, -250.0, 0.5] {
            let found = SIGNED.value_at(SIGNED.share(value));
            assert!((found / value - 1.0).abs() < 1e-9, "{value} became {found}");
        }
        assert!((ABOVE.share(10.0) - 1.0 / 3.0).abs() < 1e-12);
        assert_eq!(ABOVE.value_at(1.0 / 3.0), 10.0);
    }

    #[test]
    fn every_step_moves_and_can_be_reversed() {
        for range in [EVEN, SIGNED, ABOVE] {
            let mut value = range.value_at(0.3);
            for _ in 0..200 {
                let next = range.stepped(value, 1.0);
                assert!(next > value || next == range.greatest, "{range:?} does not move at {value}");
                value = next;
            }
            assert!(value > range.value_at(0.6), "{range:?} came to {value} only");
            assert!(range.stepped(value, -1.0) < value);
        }
        assert_eq!(SIGNED.stepped(0.0, -1.0), -SIGNED.stepped(0.0, 1.0));
    }

    #[test]
    fn value_outside_track_only_moves_back() {
        assert_eq!(EVEN.stepped(40.0, 1.0), 40.0);
        assert_eq!(EVEN.stepped(40.0, -1.0), 39.9);
        assert_eq!(EVEN.stepped(-40.0, 1.0), -39.9);
        assert_eq!(EVEN.share(40.0), 1.0);
        assert!(!EVEN.contains(40.0));
    }
}
