//! Dense linear algebra for small square matrices, the same to the last bit on every platform.

/// A square matrix, stored row by row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Matrix {
    size: usize,
    cells: Vec<f64>,
}

/// Jacobi's method needs fewer sweeps than this for any matrix.
const MAX_SWEEPS: usize = 64;

impl Matrix {
    pub(crate) fn zero(size: usize) -> Self {
        Self { size, cells: vec![0.0; size * size] }
    }

    pub(crate) fn identity(size: usize) -> Self {
        let mut matrix = Self::zero(size);
        (0..size).for_each(|i| *matrix.at_mut(i, i) = 1.0);
        matrix
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub(crate) fn at_mut(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.cells[row * self.size + column]
    }

    pub(crate) fn scale(&mut self, factor: f64) {
        self.cells.iter_mut().for_each(|cell| *cell *= factor);
    }

    /// Adds factor x x^T.
    pub(crate) fn add_outer(&mut self, factor: f64, x: &[f64]) {
        self.add_sparse_outer(factor, &x.iter().copied().enumerate().collect::<Vec<_>>());
    }

    /// Adds factor x x^T, where x is given by the places and values of its non-zero entries.
    pub(crate) fn add_sparse_outer(&mut self, factor: f64, x: &[(usize, f64)]) {
        for &(row, left) in x {
            for &(column, right) in x {
                *self.at_mut(row, column) += factor * left * right;
            }
        }
    }

    /// The product with a column.
    pub(crate) fn times(&self, column: &[f64]) -> Vec<f64> {
        let row = |row: usize| self.cells[row * self.size..][..self.size].iter();
        (0..self.size).map(|i| row(i).zip(column).map(|(left, right)| left * right).sum()).collect()
    }

    /// The product of the transposed matrix with a column.
    pub(crate) fn transposed_times(&self, column: &[f64]) -> Vec<f64> {
        (0..self.size).map(|j| (0..self.size).map(|i| self.at(i, j) * column[i]).sum()).collect()
    }

    /// The product with a symmetric matrix.
    pub(crate) fn times_symmetric(&self, symmetric: &Self) -> Self {
        let rows = self.cells.chunks(self.size.max(1));
        let products = rows.flat_map(|row| symmetric.times(row));
        Self { size: self.size, cells: products.collect() }
    }

    /// The Cholesky factor of a symmetric matrix; `None` if the matrix is not positive definite.
    pub(crate) fn cholesky(&self) -> Option<Cholesky> {
        let mut lower = Self::zero(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower.at(row, k) * lower.at(column, k)).sum();
                let rest = self.at(row, column) - known;
                *lower.at_mut(row, column) = if row != column {
                    rest / lower.at(column, column)
                } else if rest > 0.0 {
                    rest.sqrt()
                } else {
                    return None;
                };
            }
        }
        Some(Cholesky(lower))
    }

    /// The eigenvalues of a symmetric matrix, and its eigenvectors as columns.
    // CITE: G. H. Golub and C. F. Van Loan, Matrix Computations (1996), section 8.4 (Jacobi's method).
    pub(crate) fn symmetric_eigen(&self) -> (Vec<f64>, Self) {
        let (mut left, mut vectors) = (self.clone(), Self::identity(self.size));
        let norm: f64 = self.cells.iter().map(|cell| cell * cell).sum();
        for _ in 0..MAX_SWEEPS {
            if left.off_diagonal_norm() <= norm * 1e-28 {
                break;
            }
            for p in 0..self.size {
                for q in p + 1..self.size {
                    let off = left.at(p, q);
                    if off.abs() > 0.0 {
                        let tau = (left.at(q, q) - left.at(p, p)) / (2.0 * off);
                        let t = tau.signum() / (tau.abs() + libm::hypot(tau, 1.0));
                        let c = 1.0 / libm::hypot(t, 1.0);
                        left.rotate_columns((p, q), (c, t * c));
                        left.rotate_rows((p, q), (c, t * c));
                        vectors.rotate_columns((p, q), (c, t * c));
                    }
                }
            }
        }
        ((0..self.size).map(|i| left.at(i, i)).collect(), vectors)
    }

    /// The sum of the squares off the diagonal.
    fn off_diagonal_norm(&self) -> f64 {
        let cells = self.cells.iter().enumerate();
        cells.filter(|(place, _)| place / self.size != place % self.size).map(|(_, cell)| cell * cell).sum()
    }

    /// Multiplies from the right by a rotation in the plane of two axes, given by cosine and sine.
    fn rotate_columns(&mut self, axes: (usize, usize), rotation: (f64, f64)) {
        for row in 0..self.size {
            let pair = rotated((self.at(row, axes.0), self.at(row, axes.1)), rotation);
            (*self.at_mut(row, axes.0), *self.at_mut(row, axes.1)) = pair;
        }
    }

    /// Multiplies from the left by the inverse of that rotation.
    fn rotate_rows(&mut self, axes: (usize, usize), rotation: (f64, f64)) {
        for column in 0..self.size {
            let pair = rotated((self.at(axes.0, column), self.at(axes.1, column)), rotation);
            (*self.at_mut(axes.0, column), *self.at_mut(axes.1, column)) = pair;
        }
    }
}

fn rotated((x, y): (f64, f64), (cosine, sine): (f64, f64)) -> (f64, f64) {
    (cosine * x - sine * y, sine * x + cosine * y)
}

/// The lower triangle L of a symmetric positive definite matrix A = L L^T.
#[derive(Clone, Debug)]
pub(crate) struct Cholesky(Matrix);

impl Cholesky {
    /// The y with A y = x.
    pub(crate) fn solve(&self, x: &[f64]) -> Vec<f64> {
        let Self(lower) = self;
        let mut y = x.to_vec();
        for row in 0..y.len() {
            let known: f64 = (0..row).map(|k| lower.at(row, k) * y[k]).sum();
            y[row] = (y[row] - known) / lower.at(row, row);
        }
        for row in (0..y.len()).rev() {
            let known: f64 = (row + 1..y.len()).map(|k| lower.at(k, row) * y[k]).sum();
            y[row] = (y[row] - known) / lower.at(row, row);
        }
        y
    }

    /// The inverse of A, which is symmetric.
    pub(crate) fn inverse(&self) -> Matrix {
        let size = self.0.size;
        let mut inverse = Matrix::zero(size);
        for column in 0..size {
            let mut unit = vec![0.0; size];
            unit[column] = 1.0;
            for (row, value) in self.solve(&unit).into_iter().enumerate() {
                *inverse.at_mut(row, column) = value;
            }
        }
        inverse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symmetric() -> Matrix {
        let mut matrix = Matrix::identity(4);
        for (factor, x) in
            [(2.0, [1.0, 2.0, 3.0, 4.0]), (0.5, [-1.0, 0.0, 1.0, 5.0]), (3.0, [0.0, 1.0, 0.0, 0.0])]
        {
            matrix.add_outer(factor, &x);
        }
        matrix
    }

    fn assert_close(left: &[f64], right: &[f64]) {
        assert_eq!(left.len(), right.len());
        assert!(left.iter().zip(right).all(|(x, y)| (x - y).abs() < 1e-9), "{left:?} {right:?}");
    }

    #[test]
    fn eigenvectors_satisfy_their_equation() {
        let matrix = symmetric();
        let (values, vectors) = matrix.symmetric_eigen();
        for (i, value) in values.iter().enumerate() {
            let vector: Vec<f64> = (0..4).map(|row| vectors.at(row, i)).collect();
            let scaled: Vec<f64> = vector.iter().map(|x| value * x).collect();
            assert_close(&matrix.times(&vector), &scaled);
            assert_close(&[vector.iter().map(|x| x * x).sum()], &[1.0]);
        }
        assert_close(&[values.iter().sum()], &[4.0 + 60.0 + 13.5 + 3.0]);
        let rotated = vectors.transposed_times(&vectors.times(&[1.0, 2.0, 3.0, 4.0]));
        assert_close(&rotated, &[1.0, 2.0, 3.0, 4.0]);
    }

    #[test]
    fn cholesky_solves_and_inverts() {
        let matrix = symmetric();
        let factor = matrix.cholesky().unwrap();
        let x = [1.0, -2.0, 0.5, 3.0];
        assert_close(&matrix.times(&factor.solve(&x)), &x);
        let product = matrix.times_symmetric(&factor.inverse());
        assert_close(&product.cells, &Matrix::identity(4).cells);
        let mut indefinite = Matrix::identity(2);
        *indefinite.at_mut(1, 1) = -1.0;
        assert!(indefinite.cholesky().is_none());
    }
}
