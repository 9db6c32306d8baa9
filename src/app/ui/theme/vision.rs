//! Colours as people with a colour deficiency see them, for the test of the players' colours.

use egui::{Color32, Rgba};

/// Simulates a complete colour deficiency, on linear RGB.
///
/// CITE: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
/// (IEEE TVCG 15, 2009), severity 1.0.
pub(super) const DEFICIENCIES: [(&str, [[f32; 3]; 3]); 3] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

pub(super) fn seen(color: Color32, matrix: &[[f32; 3]; 3]) -> [f32; 3] {
    let linear = Rgba::from(color);
    let linear = [linear.r(), linear.g(), linear.b()];
    matrix.map(|row| row.iter().zip(linear).map(|(share, light)| share * light).sum::<f32>().clamp(0.0, 1.0))
}

/// The distance in CIELAB (CIE 1976) of two colours in linear RGB. 2 is hardly visible, 100 is black to white.
pub(super) fn distance(one: [f32; 3], other: [f32; 3]) -> f32 {
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// From linear RGB to XYZ, as shares of the white point D65.
const TO_XYZ: [[f32; 3]; 3] =
    [[0.433_950, 0.376_210, 0.189_841], [0.212_673, 0.715_152, 0.072_175], [0.017_757, 0.109_468, 0.872_775]];

fn lab(linear: [f32; 3]) -> [f32; 3] {
    let [x, y, z] = TO_XYZ.map(|row| {
        let light = row.iter().zip(linear).map(|(share, light)| share * light).sum::<f32>();
        if light > 0.008_856 { light.cbrt() } else { (903.3 * light + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
