//! The scale of the interface on a large monitor whose desktop does not scale.

/// A scale in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonitorScale(u16);

impl Default for MonitorScale {
    fn default() -> Self {
        Self(100)
    }
}

/// The shorter side of a monitor with 100%, in pixels.
const FULL_SIZE: u32 = 1200;
const MAX: u32 = 300;

impl MonitorScale {
    /// `size` is the monitor's width and height in pixels, `desktop_scale` the scale that the desktop applies. A desktop
    /// that scales knows the monitor better, so the scale is then 100%. Otherwise it grows with the shorter side, in
    /// steps of 25%: 100% up to 2560 x 1440, 175% for 3840 x 2160.
    pub fn of_monitor((width, height): (u32, u32), desktop_scale: f64) -> Self {
        if (desktop_scale - 1.0).abs() > 0.01 {
            return Self::default();
        }
        let percent = (width.min(height).saturating_mul(100) / FULL_SIZE).clamp(100, MAX);
        Self(u16::try_from(percent / 25 * 25).unwrap_or(100))
    }

    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_large_unscaled_monitors_are_scaled() {
        let percent = |size, desktop_scale| MonitorScale::of_monitor(size, desktop_scale).0;
        for size in [(640, 480), (1366, 768), (1920, 1080), (2560, 1440), (5120, 1440), (1440, 2560)] {
            assert_eq!(percent(size, 1.0), 100, "{size:?}");
        }
        assert_eq!(percent((2560, 1600), 1.0), 125);
        assert_eq!(percent((3840, 2160), 1.0), 175);
        assert_eq!(percent((2160, 3840), 1.0), 175, "an upright monitor");
        assert_eq!(percent((5120, 2880), 1.0), 225);
        assert_eq!(percent((7680, 4320), 1.0), 300);
        assert_eq!(percent((u32::MAX, u32::MAX), 1.0), 300);
        for desktop_scale in [1.25, 1.5, 2.0] {
            assert_eq!(percent((3840, 2160), desktop_scale), 100, "at {desktop_scale}");
        }
        assert_eq!(percent((0, 0), 1.0), 100, "an unknown monitor");
    }
}
