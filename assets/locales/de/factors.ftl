### Chosen by name while the program runs: no functions.

node_major = Anfangswert eines Knotens, der voran führt
node_minor = Anfangswert eines Knotens, der zur Seite führt
node_random = Zufall: zählt 0 bis so viel dazu
path_major_span = Wachstum mit der Länge zum Ziel hin
path_minor_span = Wachstum mit der Breite quer zum Ziel
path_is_anchored = Bonus für einen eigenen Rand
path_is_winner = Bonus für eine Kette, die gewinnt
path_member_count = Wachstum mit Verbindern; unter −1 spart sie
board_path_count = Über 0 streut Ketten, unter 0 verbindet sie
game_predictability_pct = Wie wichtig es ist, dich zu blockieren
game_tree_max_breadth = Wie viele Züge verglichen werden
game_tree_max_depth = Wie viele Züge weit vorausgeschaut wird
game_tree_breadth_trim_pct = Vergleicht auf jeder Ebene weniger Züge
game_tree_value_fade_pct = Traut tieferen Zügen weniger
