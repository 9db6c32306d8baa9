//! The integration tests of the toolkit: one binary, one module per subject.

#[cfg(test)]
mod documents;
#[cfg(test)]
mod games;
#[cfg(test)]
mod gtp;
#[cfg(test)]
mod identify_and_clone;
#[cfg(test)]
mod picture;
#[cfg(test)]
mod puzzle;
#[cfg(test)]
mod toolkit;
#[cfg(test)]
mod toolkit_streams;
#[cfg(test)]
mod tournament;
#[cfg(test)]
mod train_and_accuracy;
#[cfg(unix)]
#[cfg(test)]
mod training_interrupted;
