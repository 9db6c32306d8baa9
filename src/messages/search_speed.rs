//! Texts on the search speed of this computer.

use crate::messages::language::grouped;

pub const MEASURING: &str = "Measuring how many moves per second this computer visits…";
pub const NOT_MEASURED: &str = "The speed of this computer could not be measured.";

pub fn measured(moves_a_second: f64) -> String {
    format!("This computer visits about {} moves per second.", grouped(two_figures(moves_a_second)))
}

pub fn compared_with_1993(moves_a_second: f64) -> String {
    let of_486 = crate::jobs::cpu_benchmark::MOVES_PER_SECOND_1993;
    let times = two_figures(moves_a_second / of_486);
    let then = grouped(two_figures(of_486));
    if times > 1 {
        format!("A 486-33 of 1993 visited about {then}: this one is {} times as fast.", grouped(times))
    } else {
        format!("A 486-33 of 1993 visited about {then}.")
    }
}

fn two_figures(number: f64) -> u64 {
    let number = number.clamp(0.0, 1e15);
    let step = 10_f64.powf((number.max(10.0).log10()).floor() - 1.0);
    // Within the range of the clamp.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0..=1e15")]
    let rounded = ((number / step).round() * step) as u64;
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_speed_to_two_figures() {
        for (speed, expected) in [(0.0, 0), (7.4, 7), (12.4, 12), (1_996.0, 2_000), (2_345_678.0, 2_300_000)]
        {
            assert_eq!(two_figures(speed), expected);
        }
        assert!(compared_with_1993(2_345_678.0).contains("2,300 times"));
    }
}
