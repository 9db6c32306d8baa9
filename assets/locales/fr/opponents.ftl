search = Chercher un nom
own = À toi
built_in = Fournis, par force
perfect = Jeu parfait
elo = Cote
no_match = Aucun résultat.
from_file = D’un fichier…
edit = Modifier…
all = Tous
show = Voir
choose_text = Choisir
keys = Entrée choisit. Tape pour chercher.
keys_to_tick = Espace coche, Entrée ajoute. Tape pour chercher.
random_mover = Joueur au hasard
random_character = Prend n’importe quel anneau
reader_character = Devine comment l’autre joue
hints_title = Qui te donne les indices ?
several_title = Qui participe ?
readers_title = Qui s’adapte à son adversaire ?
training_title = S’entraîner contre
compare_title = Comparer avec
perfect_gives_no_hints = C’est le rôle de « Qui gagne »
has_no_factors = N’a pas de facteurs
takes_part = Participe
choose_one = Choisis d’abord une ligne.
tick_one = Coche d’abord qui participe.
no_personality = Seule une personnalité se modifie.
choose = Choisir { $name }
show_file = Voir { $name }
all_of = Tous : { $group }
reader = { $name } (s’adapte)
unreadable = { $line ->
    [None] illisible
   *[other] illisible : ligne { $line }
}
horizontal_title = Qui joue de gauche à droite ?
vertical_title = Qui joue de haut en bas ?
add = { $count ->
    [one] Ajouter { $count } joueur
   *[other] Ajouter { $count } joueurs
}
in_elo = cote { $elo }
perfect_character = Ne perd jamais une victoire, tend des pièges
# $ordinal $count
place = { $ordinal } sur { $count } adversaires
ordinals_1 = 1er
ordinals_2 = 2e
ordinals_3 = 3e
ordinals_4 = 4e
ordinals_5 = 5e
ordinals_6 = 6e
ordinals_7 = 7e
ordinals_8 = 8e
ordinals_9 = 9e
ordinals_10 = 10e
ordinals_11 = 11e
ordinals_12 = 12e
ordinals_13 = 13e
ordinals_14 = 14e
ordinals_15 = 15e
ordinals_16 = 16e
ordinals_17 = 17e
ordinals_18 = 18e
ordinals_19 = 19e
ordinals_20 = 20e
grades_1 = Débutant
grades_2 = Facile
grades_3 = Moyen
grades_4 = Fort
grades_5 = Expert
grades_6 = Parfait
# $name $sentence
says = { $name } dit : { $sentence }
quoted = « { $sentence } »
not_listed = impossible à lire
