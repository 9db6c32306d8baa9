//! Small symmetric matrices.

/// A square matrix.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Matrix {
    n: usize,
    cells: Vec<f64>,
}

/// More sweeps than any matrix needs.
const SWEEPS: usize = 64;

impl Matrix {
    /// Ones on the diagonal.
    pub(super) fn identity(n: usize) -> Self {
        let mut matrix = Self { n, cells: vec![0.0; n * n] };
        (0..n).for_each(|i| *matrix.at_mut(i, i) = 1.0);
        matrix
    }

    pub(super) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.n + column]
    }

    pub(super) fn at_mut(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.cells[row * self.n + column]
    }

    pub(super) fn scale(&mut self, factor: f64) {
        self.cells.iter_mut().for_each(|cell| *cell *= factor);
    }

    /// Adds `factor` times the product of a column and itself as a row.
    pub(super) fn add_square(&mut self, factor: f64, column: &[f64]) {
        for (i, x) in column.iter().enumerate() {
            for (j, y) in column.iter().enumerate() {
                *self.at_mut(i, j) += factor * x * y;
            }
        }
    }

    /// The product with a column.
    pub(super) fn times(&self, column: &[f64]) -> Vec<f64> {
        (0..self.n).map(|i| (0..self.n).map(|j| self.at(i, j) * column[j]).sum()).collect()
    }

    /// The product of the matrix turned over and a column.
    pub(super) fn transposed_times(&self, column: &[f64]) -> Vec<f64> {
        (0..self.n).map(|j| (0..self.n).map(|i| self.at(i, j) * column[i]).sum()).collect()
    }

    /// The sum of the squares beside the diagonal.
    fn beside(&self) -> f64 {
        let cells = self.cells.iter().enumerate();
        cells.filter(|(place, _)| place / self.n != place % self.n).map(|(_, cell)| cell * cell).sum()
    }

    /// Turns the plane of two axes by an angle, given by its cosine and sine: from the right.
    fn turn_columns(&mut self, axes: (usize, usize), turn: (f64, f64)) {
        for row in 0..self.n {
            let pair = turned((self.at(row, axes.0), self.at(row, axes.1)), turn);
            (*self.at_mut(row, axes.0), *self.at_mut(row, axes.1)) = pair;
        }
    }

    /// The same from the left.
    fn turn_rows(&mut self, axes: (usize, usize), turn: (f64, f64)) {
        for column in 0..self.n {
            let pair = turned((self.at(axes.0, column), self.at(axes.1, column)), turn);
            (*self.at_mut(axes.0, column), *self.at_mut(axes.1, column)) = pair;
        }
    }
}

fn turned((x, y): (f64, f64), (cosine, sine): (f64, f64)) -> (f64, f64) {
    (cosine * x - sine * y, sine * x + cosine * y)
}

/// The eigenvalues of a symmetric matrix, and its eigenvectors as columns.
// CITE: Jacobi's method as in Golub and Van Loan, Matrix Computations, section 8.5.
pub(super) fn eigen(matrix: &Matrix) -> (Vec<f64>, Matrix) {
    let n = matrix.n;
    let (mut left, mut vectors) = (matrix.clone(), Matrix::identity(n));
    let size: f64 = matrix.cells.iter().map(|cell| cell * cell).sum();
    for _ in 0..SWEEPS {
        if left.beside() <= size * 1e-28 {
            break;
        }
        for p in 0..n {
            for q in p + 1..n {
                let off = left.at(p, q);
                if off.abs() > 0.0 {
                    let tau = (left.at(q, q) - left.at(p, p)) / (2.0 * off);
                    let t = tau.signum() / (tau.abs() + tau.hypot(1.0));
                    let c = 1.0 / t.hypot(1.0);
                    left.turn_columns((p, q), (c, t * c));
                    left.turn_rows((p, q), (c, t * c));
                    vectors.turn_columns((p, q), (c, t * c));
                }
            }
        }
    }
    ((0..n).map(|i| left.at(i, i)).collect(), vectors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_and_values_make_the_matrix_again() {
        let mut matrix = Matrix::identity(4);
        for (factor, column) in
            [(2.0, [1.0, 2.0, 3.0, 4.0]), (0.5, [-1.0, 0.0, 1.0, 5.0]), (3.0, [0.0, 1.0, 0.0, 0.0])]
        {
            matrix.add_square(factor, &column);
        }
        let (values, vectors) = eigen(&matrix);
        for (i, value) in values.iter().enumerate() {
            let vector: Vec<f64> = (0..4).map(|row| vectors.at(row, i)).collect();
            let product = matrix.times(&vector);
            for (x, y) in product.iter().zip(&vector) {
                assert!((x - value * y).abs() < 1e-9, "{value} {vector:?}");
            }
            assert!((vector.iter().map(|x| x * x).sum::<f64>() - 1.0).abs() < 1e-9);
        }
        assert!((values.iter().sum::<f64>() - (4.0 + 60.0 + 13.5 + 3.0)).abs() < 1e-9);
        let turned = vectors.transposed_times(&vectors.times(&[1.0, 2.0, 3.0, 4.0]));
        assert!(turned.iter().zip([1.0, 2.0, 3.0, 4.0]).all(|(x, y)| (x - y).abs() < 1e-9));
    }
}
