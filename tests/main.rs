//! The integration tests: one binary, one module a purpose.

#[cfg(test)]
mod board;
#[cfg(test)]
mod files;
#[cfg(test)]
mod records;
#[cfg(test)]
mod referee;
#[cfg(test)]
mod storage;
#[cfg(test)]
mod support;
