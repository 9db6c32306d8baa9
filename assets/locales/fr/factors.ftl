### Chosen by name while the program runs: no functions.

node_major = Valeur de départ d’un nœud qui avance
node_minor = Valeur de départ d’un nœud de côté
node_random = Hasard : ajoute de 0 à ce nombre
path_major_span = Croît avec la longueur vers le but
path_minor_span = Croît avec la largeur en travers
path_is_anchored = Prime pour un bord à soi
path_is_winner = Prime pour un chemin qui gagne
path_member_count = Croît avec les liaisons ; sous -1, les épargne
board_path_count = Au-dessus de 0 disperse, sous 0 relie
game_predictability_pct = L’importance de te bloquer
game_tree_max_breadth = Combien de coups sont comparés
game_tree_max_depth = Combien de coups à l’avance
game_tree_breadth_trim_pct = Compare moins de coups à chaque niveau
game_tree_value_fade_pct = Se fie moins aux coups lointains
