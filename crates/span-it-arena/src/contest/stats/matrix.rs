//! The little linear algebra that ratings need: symmetric, positive definite matrices.

/// A square matrix, row by row.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    size: usize,
    cells: Vec<f64>,
}

impl Matrix {
    /// All zeros.
    pub(super) fn zero(size: usize) -> Self {
        Self { size, cells: vec![0.0; size * size] }
    }

    pub(super) fn get(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
    }

    fn row(&self, row: usize) -> &[f64] {
        &self.cells[row * self.size..][..self.size]
    }

    /// Adds weight x x^T, where x is given by its entries other than zero.
    pub(super) fn add_square(&mut self, x: &[(usize, f64)], weight: f64) {
        for &(row, left) in x {
            for &(column, right) in x {
                self.add(row, column, weight * left * right);
            }
        }
    }

    /// This matrix times another that is symmetric.
    pub(super) fn times(&self, symmetric: &Self) -> Self {
        let mut product = Self::zero(self.size);
        for row in 0..self.size {
            for column in 0..self.size {
                let terms = self.row(row).iter().zip(symmetric.row(column));
                product.add(row, column, terms.map(|(left, right)| left * right).sum());
            }
        }
        product
    }

    /// The lower triangle L with L L^T = this, the matrix being symmetric; `None` if it is not
    /// positive definite.
    // CITE: A.-L. Cholesky's factorisation.
    pub(super) fn factor(&self) -> Option<Factor> {
        let mut lower = Self::zero(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower.get(row, k) * lower.get(column, k)).sum();
                let rest = self.get(row, column) - known;
                let entry = if row == column {
                    if rest.is_nan() || rest <= 0.0 {
                        return None;
                    }
                    rest.sqrt()
                } else {
                    rest / lower.get(column, column)
                };
                lower.add(row, column, entry);
            }
        }
        Some(Factor(lower))
    }
}

/// A factorised matrix A.
#[derive(Clone, Debug)]
pub(super) struct Factor(Matrix);

impl Factor {
    /// The y with A y = x.
    pub(super) fn solve(&self, x: &[f64]) -> Vec<f64> {
        let Self(lower) = self;
        let mut y = x.to_vec();
        for row in 0..y.len() {
            let known: f64 = (0..row).map(|k| lower.get(row, k) * y[k]).sum();
            y[row] = (y[row] - known) / lower.get(row, row);
        }
        for row in (0..y.len()).rev() {
            let known: f64 = (row + 1..y.len()).map(|k| lower.get(k, row) * y[k]).sum();
            y[row] = (y[row] - known) / lower.get(row, row);
        }
        y
    }

    /// The inverse of A, which is symmetric.
    pub(super) fn inverse(&self) -> Matrix {
        let size = self.0.size;
        let mut inverse = Matrix::zero(size);
        for column in 0..size {
            let mut unit = vec![0.0; size];
            unit[column] = 1.0;
            for (row, value) in self.solve(&unit).into_iter().enumerate() {
                inverse.add(row, column, value);
            }
        }
        inverse
    }
}
