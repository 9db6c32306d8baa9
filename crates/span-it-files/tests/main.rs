//! The integration tests of file access: one binary, one module per subject.

#[cfg(test)]
mod storage;
#[cfg(test)]
mod storage_faults;
