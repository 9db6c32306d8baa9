//! The sounds as sums of decaying tones.

use std::f32::consts::{PI, TAU};

use crate::platform::sound::Sound;

/// The highest sample at full volume, so that no sound is harsh.
const PEAK: f32 = 0.7;

// In seconds.
const ATTACK: f32 = 0.004;
const RELEASE: f32 = 0.030;

struct Tone {
    /// In seconds.
    start: f32,
    /// In hertz.
    pitch: f32,
    /// The time in seconds in which the tone falls to 37%.
    decay: f32,
    level: f32,
}

const fn tone(start: f32, pitch: f32, decay: f32, level: f32) -> Tone {
    Tone { start, pitch, decay, level }
}

/// A sound: its length in seconds, its loudness compared with the loudest one, and its tones.
struct Score {
    length: f32,
    loudness: f32,
    tones: &'static [Tone],
}

const OWN_MOVE: Score = Score {
    length: 0.14,
    loudness: 0.7,
    tones: &[tone(0.0, 523.25, 0.030, 1.0), tone(0.0, 1318.5, 0.012, 0.35)],
};
const OPPONENT_MOVE: Score = Score {
    length: 0.16,
    loudness: 0.7,
    tones: &[tone(0.0, 349.23, 0.036, 1.0), tone(0.0, 880.0, 0.014, 0.35)],
};
const WARNING: Score = Score {
    length: 0.26,
    loudness: 0.6,
    tones: &[tone(0.0, 220.0, 0.040, 1.0), tone(0.11, 185.0, 0.050, 1.0)],
};
const WIN: Score = Score {
    length: 1.2,
    loudness: 0.9,
    tones: &[
        tone(0.0, 523.25, 0.22, 0.8),
        tone(0.12, 659.25, 0.22, 0.8),
        tone(0.24, 783.99, 0.24, 0.8),
        tone(0.36, 1046.5, 0.30, 0.9),
        tone(0.36, 523.25, 0.30, 0.5),
    ],
};
const LOSS: Score = Score {
    length: 0.9,
    loudness: 0.8,
    tones: &[
        tone(0.0, 392.0, 0.18, 0.9),
        tone(0.16, 349.23, 0.20, 0.9),
        tone(0.32, 293.66, 0.26, 0.9),
        tone(0.32, 146.83, 0.26, 0.4),
    ],
};

const fn score(sound: Sound) -> &'static Score {
    match sound {
        Sound::OwnMove => &OWN_MOVE,
        Sound::OpponentMove => &OPPONENT_MOVE,
        Sound::Warning => &WARNING,
        Sound::Win => &WIN,
        Sound::Loss => &LOSS,
    }
}

impl Tone {
    fn at(&self, time: f32) -> f32 {
        let since = time - self.start;
        if since < 0.0 {
            return 0.0;
        }
        self.level * eased(since / ATTACK) * (-since / self.decay).exp() * (TAU * self.pitch * since).sin()
    }
}

/// Rises from 0 to 1 without a corner.
fn eased(share: f32) -> f32 {
    (1.0 - (PI * share.clamp(0.0, 1.0)).cos()) / 2.0
}

/// The samples of a sound for one channel, -1..=1, at `rate` samples per second and a volume in percent.
pub(crate) fn samples(sound: Sound, rate: u32, volume: u8) -> Vec<f32> {
    let &Score { length, loudness, tones } = score(sound);
    let rate = rate as f32;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a short sound")]
    let count = (length * rate) as usize;
    let last = count.saturating_sub(1) as f32;
    let sum = |place: usize| {
        let time = place as f32 / rate;
        let release = eased((last / rate - time) / RELEASE);
        release * tones.iter().map(|tone| tone.at(time)).sum::<f32>()
    };
    let mut samples: Vec<f32> = (0..count).map(sum).collect();
    let peak = samples.iter().fold(f32::MIN_POSITIVE, |peak, sample| peak.max(sample.abs()));
    // The ear hears the square of the volume as even steps.
    let share = f32::from(volume.min(100)) / 100.0;
    let gain = PEAK * loudness * share * share / peak;
    for sample in &mut samples {
        *sample *= gain;
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;
    const ALL: [Sound; 5] = [Sound::OwnMove, Sound::OpponentMove, Sound::Warning, Sound::Win, Sound::Loss];

    fn peak(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    #[test]
    fn sounds_are_short_and_soft_and_begin_and_end_in_silence() {
        for sound in ALL {
            let samples = samples(sound, RATE, 100);
            let seconds = samples.len() as f32 / RATE as f32;
            let longest = if matches!(sound, Sound::Win | Sound::Loss) { 1.2 } else { 0.3 };
            assert!(seconds > 0.1 && seconds <= longest, "{sound:?} lasts {seconds} s");
            assert!(peak(&samples) > 0.3 && peak(&samples) <= PEAK, "{sound:?}");
            let largest_step = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            assert!(samples[0].abs() < 1e-3 && samples[samples.len() - 1].abs() < 1e-3, "{sound:?}");
            assert!(peak(&samples[..24]) < 0.2, "{sound:?} begins with a click");
            assert!(peak(&samples[samples.len() - 240..]) < 0.02, "{sound:?} ends with a click");
            assert!(largest_step < 0.15, "{sound:?} has a jump of {largest_step}");
        }
    }

    #[test]
    fn sounds_differ() {
        for (place, one) in ALL.into_iter().enumerate() {
            for other in &ALL[place + 1..] {
                let (one, other) = (samples(one, RATE, 100), samples(*other, RATE, 100));
                let difference: f32 = one.iter().zip(&other).map(|(a, b)| (a - b) * (a - b)).sum();
                let energy: f32 = one.iter().map(|sample| sample * sample).sum();
                assert!(difference > energy / 2.0);
            }
        }
    }

    #[test]
    fn volume_scales_the_sound_and_rate_keeps_its_length() {
        let [quiet, loud] = [30, 100].map(|volume| peak(&samples(Sound::Win, RATE, volume)));
        assert!((quiet / loud - 0.09).abs() < 1e-4);
        assert!(samples(Sound::Win, RATE, 0).iter().all(|sample| *sample == 0.0));
        assert_eq!(samples(Sound::Loss, 44_100, 50).len(), 39_690);
        assert_eq!(samples(Sound::Loss, 96_000, 50).len(), 86_400);
    }
}
