### Chosen by name while the program runs. The English texts are in crates/core/src/personality/factors.rs.
