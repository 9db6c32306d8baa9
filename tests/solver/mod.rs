//! The solver against readings of the rules that are too slow to play with.
//!
//! Guards against: a forest that is not largest, a clump that is too small or too large, a reduction
//! that loses a move, buffers or warm starts that leak from one position into the next.

mod brute;
mod perfect;
mod proof;
mod random;
mod slow;
mod theory;
mod truth;
