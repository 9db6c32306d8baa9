//! Fuzz targets: each passes any bytes to one parser and checks what it promises. It panics if the parser does, if what was
//! read and written again is not equal, or if a file changed that must not.

pub mod files;
pub mod protocols;
pub mod texts;
