//! The integration tests of the toolkit: one binary, one module per subject.

#[cfg(test)]
mod breeding;
#[cfg(test)]
mod contest;
#[cfg(test)]
mod documents;
#[cfg(test)]
mod gtp;
#[cfg(test)]
mod likeness;
#[cfg(test)]
mod reading;
#[cfg(test)]
mod toolkit;
#[cfg(test)]
mod toolkit_streams;
#[cfg(test)]
mod training;
#[cfg(unix)]
#[cfg(test)]
mod training_broken;
#[cfg(test)]
mod vectors;
