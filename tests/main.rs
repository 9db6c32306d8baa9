//! The integration tests: one binary, one module a purpose.

#[cfg(test)]
mod board;
#[cfg(all(test, feature = "gui"))]
mod board_view;
#[cfg(test)]
mod breeding;
#[cfg(test)]
mod contest;
#[cfg(test)]
mod contest_stats;
#[cfg(test)]
mod engine_equality;
#[cfg(test)]
mod engine_properties;
#[cfg(test)]
mod files;
#[cfg(test)]
mod gtp;
#[cfg(test)]
mod house;
#[cfg(test)]
mod likeness;
#[cfg(test)]
mod perfect;
#[cfg(test)]
mod reading;
#[cfg(test)]
mod readme;
#[cfg(test)]
mod records;
#[cfg(test)]
mod referee;
#[cfg(test)]
#[cfg(feature = "gui")]
mod review;
#[cfg(test)]
mod solver;
#[cfg(test)]
mod storage;
#[cfg(test)]
mod support;
#[cfg(test)]
mod toolkit;
#[cfg(test)]
mod toolkit_streams;
#[cfg(test)]
mod training;
#[cfg(test)]
#[cfg(unix)]
mod training_broken;
#[cfg(test)]
mod vectors;
#[cfg(all(test, feature = "gui"))]
mod why;
#[cfg(all(test, feature = "gui"))]
mod widgets;
#[cfg(test)]
#[cfg(feature = "gui")]
mod window;
