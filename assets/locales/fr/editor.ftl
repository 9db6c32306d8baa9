title = Éditeur de personnalités
close = Retour au jeu
weights = Plus le cercle est grand, plus l’anneau lui plaît.
factors = Maj+F1 explique le facteur actif ou sous le pointeur.
name = Nom
author = Auteur
description = Description
notes = Notes
notes_menu = Notes…
description_hint = Une ligne sur sa façon de jouer
undo = Annuler
redo = Rétablir
save = Enregistrer
save_new = Enregistrer…
save_as = Enregistrer sous…
more = Plus
copy = Copier
paste = Coller
delete = Supprimer
revert = Tout réinitialiser
no_unsaved_changes = Il n’y a rien à enregistrer.
no_changes_since_opening = Rien n’a changé depuis l’ouverture.
use_in_new_game = Dans la nouvelle partie
fix_values = Corrige d’abord les valeurs surlignées.
built_in = Fournie
not_saved = non enregistrée
copy_of = Copie : { $name }
was = avant : { $value }
description_left_out = { $name } : la description n’est pas reprise, car les facteurs ont changé.
reset_factor = Réinitialiser { $factor }
formulas = Formules imprimées en 1993
formulas_tip = PathMinorSpan prend le signe de PathMajorSpan, et PathMemberCount est une puissance ordinaire.
factor_slider = Curseur { $factor }
about_factor = À propos de { $factor }
save_title = Enregistrer la personnalité
replace = Remplacer
to_file = Dans un fichier…
name_taken = { $name } existe déjà.
unsaved_title = Enregistrer les changements ?
discard = Ne pas enregistrer
keep_editing = Continuer
clipboard_empty = Le presse-papiers ne contient pas de personnalité. Copies-en d’abord une en texte.
has_unsaved_changes = { $name } a des modifications non enregistrées.
personality_copied = { $name } : copie faite, en texte.
personality_pasted = { $name } est là comme nouvelle personnalité, pas encore enregistrée.
deleted_on_disk = { $file } n’existe plus. « Enregistrer » le recrée.
reload = Relire
overwrite = Écraser
save_over_change_title = Écraser le fichier modifié ?
would_play = Ce qu’elle jouerait
position = Position affichée
positions_1 = Ouverture
positions_2 = Milieu
positions_3 = Fin
positions_4 = Partie
for_itself = pour elle-même
for_opponent = pour l’adversaire
no_move_left = La partie en cours est finie : il n’y a plus de coup à jouer.
thinking = Elle réfléchit…
last_valid = D’après les dernières valeurs valides.
no_comparison = sans comparaison
other_personality = Autre personnalité…
saved_version = la version enregistrée
opened_version = la version ouverte
compare_legend = ▲ plus de poids pour celle-ci, ▼ plus de poids pour { $other }.
plays_same = { $other } aussi.
plays = Elle joue { $node }
before_training = { $name } avant l’entraînement
different_factors = Facteurs différents
this_version = celle-ci
same_factors = Les quatorze facteurs sont identiques.
stays_ahead = Victoires gardées
stays_ahead_tip = Dans chacune de 500 positions, le joueur dont c’est le tour peut gagner, mais aussi laisser filer la victoire. Voici combien de fois elle la garde.
accuracy_running = Test de ses coups…
# $seconds $slider
thinks_long = Réfléchit environ { $seconds } s par coup, à cause de « { $slider } »
match_short = Match de 100
match_text = Match : avant contre après
match_tip = 100 parties rapides en 6 × 6 : chaque ouverture se joue deux fois, côtés échangés. Au plus 0,1 s par coup.
match_needs_change = Les facteurs sont les mêmes. Change d’abord quelque chose.
stop_match = Arrêter le match
match_outdated = Joué en 6 × 6 avant la dernière modification.
close_match = Fermer le match
match_progress = Parties jouées
match_against = Match contre { $name }
# $new $old
match_title = { $new } contre { $old }
group_title = { $group ->
    [Node] Poids initial du nœud
    [Path] Variation du poids du chemin
    [Board] Variation du poids du plateau
   *[Choice] Choix entre les nœuds
}
new_game_left_to_right = Nouvelle partie avec elle, gauche-droite…
new_game_top_to_bottom = Nouvelle partie avec elle, haut-bas…
# $length $most
length_of_notes = { $length } caractères sur { $most }
unsaved_changes = { $count ->
    [one] { $count } modification à enregistrer
   *[other] { $count } modifications à enregistrer
}
saved_as = Enregistrée sous le nom { $name }
where_it_appears = { $author ->
    [None] Tu la trouves sous « À toi » partout où tu choisis un adversaire.
   *[other] Auteur : { $author } Tu la trouves sous « À toi » partout où tu choisis un adversaire.
}
# $kind $least $most
expected = { $kind ->
    [Whole] Nombre entier de { $least } à { $most }
   *[Real] Nombre de { $least } à { $most }
}
# $thousands $decimals
ambiguous_comma = Voulais-tu dire { $thousands } ou { $decimals } ?
# $name $player
used_in_next_game = { $player ->
    [Horizontal] { $name } jouera de gauche à droite dans la prochaine partie.
   *[Vertical] { $name } jouera de haut en bas dans la prochaine partie.
}
paste_failed = Le presse-papiers ne contient pas de personnalité : { ERROR($reason) }.
exceeds_time_limit = Plus que la limite de { $seconds } s : la recherche s’arrête au dernier niveau terminé à temps.
# $file $changes
changed_on_disk = { $changes ->
    [0] { $file } a été modifié par un autre programme.
    [one] { $file } a été modifié par un autre programme. Relire efface { $changes } modification non enregistrée.
   *[other] { $file } a été modifié par un autre programme. Relire efface tes { $changes } modifications non enregistrées.
}
save_over_change = { $file } a été modifié par un autre programme. « Écraser » enregistre tes valeurs ; « Annuler » ramène ensuite les autres dans l’éditeur. « Relire » montre les autres valeurs ; « Annuler » rétablit ensuite les tiennes.
longer_than = plus de { $seconds } s
# $unit $number
approximate_time = { $unit ->
    [shortest] moins de 1 ms
    [milliseconds] environ { $number } ms
    [seconds] environ { $number } s
    [minutes] environ { $number } min
    [hours] environ { $number } heures
    [days] environ { $number } jours
    [years] environ { $number } ans
   *[longest] plus de 1 000 ans
}
# $state $value $depth $wanted
value_of_move = { $state ->
    [complete] { $depth ->
        [one] valeur { $value }, { $depth } niveau
       *[other] valeur { $value }, { $depth } niveaux
    }
    [under_way] { $depth ->
        [one] valeur { $value }, { $depth } niveau sur { $wanted } jusqu’ici
       *[other] valeur { $value }, { $depth } niveaux sur { $wanted } jusqu’ici
    }
    [stopped] valeur { $value }, arrêt au niveau { $depth } sur { $wanted }
   *[out_of_time] valeur { $value }, arrêt au niveau { $depth } sur { $wanted }, faute de temps
}
first_word-no_comparison = Sans comparaison
first_word-saved_version = La version enregistrée
first_word-opened_version = La version ouverte
compare = Comparer…
compare_with = Comparer avec { $name }
# $other $node $verdict
plays_different = { $other } joue { $node } : { $verdict }.
# $count $free
nodes_differ = { $count ->
    [0] Les deux aiment les mêmes anneaux.
    [one] { $count } nœud libre sur { $free } a un poids nettement différent.
   *[other] { $count } nœuds libres sur { $free } ont un poids nettement différent.
}
# $played $all
match_under_way = { $played ->
    [one] { $played } partie sur { $all } en 6 × 6.
   *[other] { $played } parties sur { $all } en 6 × 6.
}
# $is_complete $result $played $all $name
match_decided = { $is_complete ->
    [true] { $result } en 6 × 6 : { $name } joue mieux.
   *[false] { $result } en { $played } parties sur { $all } en 6 × 6 : { $name } joue mieux.
}
# $is_complete $result $played $all
match_undecided = { $is_complete ->
    [true] { $result } en 6 × 6 : pas de différence nette.
   *[false] { $result } en { $played } parties sur { $all } en 6 × 6 : pas de différence nette.
}
play = Affronter { $name }
play_tip = Lance une partie contre cette version, enregistrée ou non. Reviens avec Ctrl+E.
low_ends_1 = prend son temps
low_ends_2 = une seule ligne forte
low_ends_3 = suit sa propre route
low_ends_4 = joue à vue
low_ends_5 = toujours pareil
high_ends_1 = fonce vers l’autre bord
high_ends_2 = partout à la fois
high_ends_3 = barre la tienne
high_ends_4 = prévoit beaucoup de coups
high_ends_5 = s’en remet au hasard
meanings_1 = Prend son temps, ou fonce vers l’autre bord
meanings_2 = Une seule ligne forte, ou partout à la fois
meanings_3 = Suit sa propre route, ou barre la tienne
meanings_4 = Joue à vue, ou prévoit beaucoup de coups
meanings_5 = Toujours pareil, ou s’en remet au hasard
# $is_moved $at $was $meaning
value_of_slider = { $is_moved ->
    [true] { $at }, avant : { $was }. { $meaning }
   *[false] { $at }. { $meaning }
}
details = Détails
close_details = Fermer les détails
moved_by = En vert : déplacé par { $slider }. Changes-en un, et les curseurs suivent.
sliders_follow = Les quatorze facteurs de 1993. Changes-en un, et les curseurs suivent.
# $slider $was
slider_was = { $slider } valait { $was }. La marque montre le départ.
watch_the_board = Déplace un curseur et regarde le plateau.
stays_ahead_share = Trouve la victoire { $share } fois sur 100
make_your_own = Crée ton propre adversaire
new_names_1 = Otto
new_names_2 = Mila
new_names_3 = Bruno
new_names_4 = Ida
new_names_5 = Hugo
new_names_6 = Nora
new_names_7 = Émile
new_names_8 = Vera
measuring = Mesure de sa force…
weaker_than = Force : derrière { $name }.
about_as_strong = Force : à peu près comme { $name }.
# $weaker $stronger
strong_between = Force : entre { $weaker } et { $stronger }.
stronger_than = Force : devant { $name }.
looks_ahead = { $moves ->
    [one] Elle joue à vue.
   *[other] Elle prévoit { $moves } coups.
}
