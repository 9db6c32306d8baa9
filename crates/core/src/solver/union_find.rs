//! Disjoint sets (union-find) on a slice of parents. An element that is its own parent is the
//! representative of its set; `(0..n).collect()` makes `n` sets of one element.

/// The representative of the set of `element`. Halves the path, which makes a sequence of operations take
/// O(log n) each, amortised.
//
// CITE: Tarjan and van Leeuwen, "Worst-case analysis of set union algorithms", J. ACM 31(2), 1984.
pub(super) fn find<I: Copy + Eq + Into<usize>>(parents: &mut [I], element: I) -> I {
    let mut at = element;
    while parents[at.into()] != at {
        let grandparent = parents[parents[at.into()].into()];
        parents[at.into()] = grandparent;
        at = grandparent;
    }
    at
}

/// Unites the sets of two elements; the representative of `b` becomes that of both. Returns whether they
/// were different sets.
pub(super) fn union<I: Copy + Eq + Into<usize>>(parents: &mut [I], a: I, b: I) -> bool {
    let (a, b) = (find(parents, a), find(parents, b));
    parents[a.into()] = b;
    a != b
}
