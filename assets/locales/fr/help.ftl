help = Aide
contents = Sommaire
chapters = Chapitres
close = Fermer l’aide
back = Retour
forward = Suivant
print_topic = Chapitre à imprimer…
print_book = Livre à imprimer…
print_personality = Version à imprimer (HTML)…
search = Chercher dans l’aide
tabs_name = Sommaire ou texte
text_tab = Texte
next_match_tip = Entrée va au résultat suivant.
help_button = Aide
save_page = Version à imprimer
web_pages = Pages web
book = L’aide de Span-It!
about = Aide : { $what }
place_opened = Aide : { $title }
all_nodes = Les { $count } nœuds de ce plateau, libres et pris.
all_paths = { $count } chemins réels aux couleurs de leurs propriétaires, et en vert le chemin résultant.
trial_node = { $node } est le nœud à peser. Clique sur un autre nœud libre pour peser celui-là.
diagram_words_1 = Nœud
diagram_words_2 = Nœud majeur
diagram_words_3 = Nœud mineur
diagram_words_4 = Orientation
diagram_words_5 = Propriétaire
diagram_words_6 = Chemin
diagram_words_7 = Étendue majeure
diagram_words_8 = Étendue mineure
diagram_words_9 = Nœud à l’essai
diagram_words_10 = Chemin résultant
diagram_words_11 = Chemin réel
diagram_words_12 = maj
diagram_words_13 = min
diagram_instructions = Pointe un mot, ou clique dessus, pour le voir sur le plateau. Clique sur un nœud libre pour l’essayer.
orientation_note = Horizontal relie la gauche à la droite, Vertical le haut au bas. Les joueurs ont une orientation, pas les nœuds.
owner_note = Chaque nœud cerclé porte un connecteur et appartient au joueur qui l’a posé. Les autres nœuds n’ont pas encore de propriétaire.
# $horizontal $vertical
real_paths = { $horizontal } chemins réels pour Horizontal et { $vertical } pour Vertical sont déjà sur le plateau.
# $player $node $facts
resultant = { $player ->
    [Horizontal] Si Horizontal joue { $node }, le chemin résultant a { $facts }.
   *[Vertical] Si Vertical joue { $node }, le chemin résultant a { $facts }.
}
if_played_here = { $player ->
    [Horizontal] si horizontal joue ici
   *[Vertical] si vertical joue ici
}
# $kind $resultant $horizontal $vertical
spans = { $kind ->
    [Major] L’étendue majeure du chemin résultant est { $resultant } ; celles des chemins réels : Horizontal { $horizontal }, Vertical { $vertical }.
   *[Minor] L’étendue mineure du chemin résultant est { $resultant } ; celles des chemins réels : Horizontal { $horizontal }, Vertical { $vertical }.
}
none = aucune
# $matches $places
match_count = { $matches ->
    [0] Rien trouvé
    [one] { $matches } résultat
   *[other] { $places ->
        [one] { $matches } résultats à { $places } endroit
       *[other] { $matches } résultats à { $places } endroits
    }
}
# $kind $count
nodes_of = { $kind ->
    [Major] Les { $count } nœuds majeurs : là, un connecteur suit l’orientation de son propriétaire.
   *[Minor] Les { $count } nœuds mineurs : là, un connecteur va en travers de l’orientation de son propriétaire.
}
connectors = { $count ->
    [one] { $count } connecteur
   *[other] { $count } connecteurs
}
major_span = une étendue majeure de { $span }
minor_span = une étendue mineure de { $span }
winner = la victoire
anchored = un ancrage
up_to = de 0 à { $most }

example-factor_text = Facteur
example-value = Valeur
example-calculation = Calcul
example-total = Total
example-instructions = Clique sur un autre nœud libre ou choisis une autre personnalité, et tout est recalculé.
# $node $name
example-title = { $node }, pesé par { $name }
example-for_player = { $player ->
    [Horizontal] pour Horizontal
   *[Vertical] pour Vertical
}
example-resultant = Chemin résultant : { $facts }.
# $count $paths
example-adjacent = { $count ->
    [0] Chemins réels voisins : aucun, c’est donc un nouveau chemin (+1).
    [one] Chemin réel voisin : { $paths } ; il est prolongé (0).
   *[other] Chemins réels voisins : { $paths } ; ils sont réunis (−1).
}
# $node $more $others $free
example-rank = { $more ->
    [0] Parmi les { $free } nœuds libres, aucun n’a plus de poids que { $node }.
    [one] { $more } des { $others } autres nœuds libres a plus de poids que { $node }.
   *[other] { $more } des { $others } autres nœuds libres ont plus de poids que { $node }.
}

# $least $most
factor-whole_number = nombre entier de { $least } à { $most }
# $least $most
factor-any_number = nombre de { $least } à { $most }
# $from $to
factor-typical = usuel : { $from } à { $to }
# $from $to
factor-typical_logarithmic = usuel : { $from } à { $to }, logarithmique
factor-default = par défaut : { $value }

page-made_with = Créé avec Span-It! { $version }.
page-notes = Notes
page-column_heads_1 = Facteur
page-column_heads_2 = Valeur
page-column_heads_3 = Signification
