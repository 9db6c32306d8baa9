board = Plateau
close = Fermer
zoom_in = Zoom avant (I)
zoom_out = Zoom arrière (O)
whole_board = Montrer tout le plateau (0)
not_now = Tu ne peux pas jouer ici maintenant.
is_taken = { $node } est pris.
play = Jouer { $node }
# $rank $of
rank = bon anneau n° { $rank } sur { $of }
# $who $rank $of
rank_for = bon pour { $who } : { $rank } sur { $of }
alternative = meilleur coup { $number }
one_of_three = l’un des trois, un seul est juste
# $node $owner
owned_node_title = { $node } · { $owner }
hint = indice
mistake = erreur
keeps_win = garde la victoire
only_winning_move = seul coup qui garde la victoire
loses_win = laisse filer la victoire
compared_choice = choix de la personnalité comparée
play_first = à jouer d’abord
ways_1 = sur la route pleine
ways_2 = sur la route en tirets
left_to_right = De gauche à droite
top_to_bottom = De haut en bas
partner = partenaire { $letter }
# $horizontal $vertical
picture_title = { PERSON($vertical) ->
    [you] { $horizontal } contre toi
    [circles] { $horizontal } contre les ronds
    [diamonds] { $horizontal } contre les losanges
   *[other] { $horizontal } contre { $vertical }
}
free = libre
# $before $after
joins = { $before ->
    [None] relie le bord et { $after }
   *[other] { $after ->
        [None] relie { $before } et le bord
       *[other] relie { $before } et { $after }
    }
}
path_of = { $lines ->
    [one] 1 ligne
   *[other] { $lines } lignes reliées
}
touches_left = touche le bord gauche
touches_right = touche le bord droit
joins_left_to_right = relie la gauche à la droite
touches_top = touche le haut
touches_bottom = touche le bas
joins_top_to_bottom = relie le haut au bas

picture-save_picture = Enregistrer l’image…
picture-copy_picture = Copier l’image
picture-save_animation = Enregistrer l’animation…
picture-title = Enregistrer l’image
picture-animation_title = Enregistrer l’animation
picture-no_board = Cette page n’a pas de plateau.
picture-no_moves = Aucun coup n’a encore été joué.
picture-copied = L’image est dans le presse-papiers.
picture-about = Le plateau tel qu’il s’affiche, avec ses marques, ses arbres ou ses poids.
picture-format = Format
picture-formats_1 = PNG
picture-formats_2 = SVG
picture-size = Grand côté
picture-colors = Couleurs
picture-color_choices_1 = À l’écran
picture-color_choices_2 = Clair
picture-color_choices_3 = Sombre
picture-color_choices_4 = Papier
picture-speed = Vitesse
picture-speeds_1 = Lente
picture-speeds_2 = Normale
picture-speeds_3 = Rapide
picture-save = Enregistrer…
picture-stop = Arrêter
picture-busy = Attends que ce soit terminé.
picture-lost = l’animation n’a pas pu être dessinée
picture-png_files = Images PNG
picture-svg_files = Images SVG
picture-gif_files = Animations GIF
picture-pixels = { $side } pixels
# $done $of
picture-progress = { $done } positions sur { $of }
picture-not_made = L’image n’a pas pu être créée : { SENTENCE($reason) }
picture-about_game = { $positions ->
    [one] La partie, du premier au dernier coup : { $positions } position.
   *[other] La partie, du premier au dernier coup : { $positions } positions.
}
