unreadable = Un entraînement interrompu n’a pas pu être lu
train = Entraîner…
train_tip = Cherche de meilleures valeurs pour les facteurs de ton choix, et ouvre le résultat comme nouvelle personnalité.
title = Entraîner
about = Essaie des centaines de variantes et garde la meilleure. Cette personnalité ne change pas ; le résultat en est une nouvelle.
objective = But
objectives_1 = Garder la victoire
objectives_2 = Gagner plus
objectives_3 = Gagner juste assez
objective_notes_1 = Laisser filer moins de victoires.
objective_notes_2 = Gagner plus de parties contre les adversaires choisis plus bas.
objective_notes_3 = Atteindre ce score contre les adversaires choisis plus bas, mais pas plus : un adversaire faible, mais qui a son style.
target = Part à gagner
opponents = Contre
add_opponents = Ajouter des adversaires…
boards = Plateaux
length = Durée
lengths_1 = 1 min
lengths_2 = 5 min
lengths_3 = 15 min
lengths_4 = Cycles
rounds = Cycles
minutes_note = Plus une comparaison finale, qui peut prendre une minute ou deux.
rounds_note = Avec des cycles, les mêmes choix donnent toujours le même résultat. Une comparaison finale suit, qui peut prendre une minute ou deux.
seed = Graine
visited = Réflexion par tour
visited_note = Combien de coups elle peut regarder à chaque tour. 5 000 prennent quelques millisecondes. Les variantes plus lentes sont pénalisées.
factors = Facteurs qui peuvent changer
all = Tous
none = Aucun
range_1 = de
range_2 = à
start = Lancer
continue_in_background = Poursuivre en arrière-plan
cancel = Arrêter
cancel_tip = Arrête l’entraînement. La meilleure variante est gardée, et tu peux reprendre plus tard.
finish = Conclure
finish_tip = Termine la recherche après ce cycle et compare la meilleure au départ.
resume = Reprendre
open_in_editor = Ouvrir dans l’éditeur
open_best = Ouvrir la meilleure
discard = Supprimer
discard_question = Supprimer cet entraînement ?
keep = Le garder
open_short = Ouvrir
hide_short = Masquer
new = Nouvel entraînement
progress = Entraînement
first_round = Le premier cycle est en cours…
stopped_text = Interrompu. Rien n’est perdu. Tu peux reprendre maintenant ou plus tard.
stopped_early = Interrompu avant la fin du premier cycle. Tu peux reprendre.
nothing_better = Rien de mieux que le départ n’a été trouvé.
opens_as_new = Elle s’ouvre comme nouvelle personnalité, pas encore enregistrée.
rounds_axis = Cycle
no_chart = Les cycles ne sont plus lisibles : il n’y a donc pas de courbe.
start_line = départ
target_line = objectif
show = Voir l’entraînement
stopped_by_error = L’entraînement s’est arrêté à cause d’une erreur du programme. Ses cycles sont gardés.
factor_needed = Choisis au moins un facteur.
range_needed = Chaque facteur choisi demande deux valeurs valides, la plus petite d’abord.
name_too_long = Le nom de cette personnalité est trop long pour un nom de fichier.
opponent_needed = Choisis au moins un adversaire.
board_needed = Choisis au moins un plateau.
target_range = Un score de 0 % à 100 %
seed_range = Un nombre entier de 0 à 9 007 199 254 740 991
rounds_range = Un nombre entier de 1 à 100 000
visited_range = Un nombre entier de 1 à 1 000 000 000
training_title = { $name } à l’entraînement
# $count $of
free_count = { $count } sur { $of }
# $done $of
choosing = Sélection finale : { $done } sur { $of }
# $done $of
comparing = Comparaison de la meilleure au départ : { $done } sur { $of }
badge_done = Entraînement : terminé
badge_stopped = Entraînement : arrêté
badge_failed = Entraînement : échec
opponents_note = Les adversaires peuvent regarder { $visited } coups par tour.
# $factor $value
start_out_of_range = { $factor } vaut { $value } en ce moment ; l’intervalle doit le contenir.
# $factor $end
range_end = { $end ->
    [0] { $factor } de
   *[1] { $factor } à
}
badge = Entraînement { $share }
finishing = Fin après le cycle { $round }…
# $pairs $most
playing = { $pairs ->
    [one] La meilleure affronte le départ : { $pairs } paire de parties sur { $most } au plus
   *[other] La meilleure affronte le départ : { $pairs } paires de parties sur { $most } au plus
}
visited_moves = La meilleure regarde { $count } coups par tour.
# $number $result
round_line = Cycle { $number } : { $result }
interrupted = L’entraînement a été interrompu : { $name }. Tu peux le reprendre.
result_ready = L’entraînement est terminé. Voici { $name }.
stopped = L’entraînement s’est arrêté : { ERROR($why) }
# $result $count
result_row = { $result }, regarde { $count } coups par tour
trained_name = { $name } (après entraînement)
# $name $number
trained_again = { $name } (après entraînement { $number })
# $objective $name $rivals $score
trained_description = { $objective ->
    [Keep] Issue d’un entraînement pour garder la victoire. Départ : { $name }.
    [Score] Issue d’un entraînement pour battre { $rivals }. Départ : { $name }.
   *[Target] Issue d’un entraînement pour faire { $score } contre { $rivals }. Départ : { $name }.
}
measure-keep = Victoires gardées
measure-score = Score
# $objective $rivals $score $boards
objective_line = { $objective ->
    [Keep] Pour garder la victoire, en { $boards }.
    [Score] Pour battre { $rivals }, en { $boards }.
   *[Target] Pour faire { $score } contre { $rivals }, en { $boards }.
}
# $round $left
searching = { $left ->
    [None] Cycle { $round }
   *[other] Cycle { $round } ; encore { $left } environ, puis la comparaison
}
# $objective $is_confirmed $best $start
best_so_far = { $objective ->
    [Keep] { $is_confirmed ->
        [true] Meilleure jusqu’ici : garde { $best } de ses victoires, départ { $start }
       *[false] Meilleure jusqu’ici : pas encore confirmée ; le départ garde { $start } de ses victoires
    }
   *[other] { $is_confirmed ->
        [true] Meilleure jusqu’ici : score { $best }, départ { $start }
       *[false] Meilleure jusqu’ici : score pas encore confirmé, départ { $start }
    }
}
chart_empty = La meilleure, cycle par cycle : { first_round }
# $objective $start
chart_start = { $objective ->
    [Keep] La meilleure, cycle par cycle : combien de fois elle garde une victoire. Départ : { $start }.
   *[other] La meilleure, cycle par cycle, score. Départ : { $start }.
}
# $objective $count
held_out = { $objective ->
    [Keep] Victoires gardées dans { $count } positions absentes de l’entraînement :
   *[other] Score dans { $count } paires de parties absentes de l’entraînement :
}
other_board = En { $board }, sans y avoir été entraînée :
# $factor $is_up $from $to
factor_change = { $is_up ->
    [true] { $factor } monte de { $from } à { $to }
   *[false] { $factor } descend de { $from } à { $to }
}
# $changes $more
changed_most = { $more ->
    [0] Plus grands changements : { $changes }.
   *[other] Plus grands changements : { $changes } ; { $more } de plus.
}
sprt_decision = { $verdict ->
    [H1] Elle est plus forte que le départ.
    [H0] Elle n’est pas nettement plus forte que le départ.
    [CutShort] Est-elle plus forte que le départ ? Ce n’est pas tranché : les parties se sont arrêtées tôt, car elles visitaient trop de coups.
   *[Continue] Est-elle plus forte que le départ ? Ce n’est pas tranché.
}
# $count $won $split $lost
sprt_pairs = { $count ->
    [one] Sur { $count } paire de parties contre lui, gagnée deux fois : { $won } ; partagée : { $split } ; perdue deux fois : { $lost }.
   *[other] Sur { $count } paires de parties contre lui, gagnées deux fois : { $won } ; partagées : { $split } ; perdues deux fois : { $lost }.
}
# $ratio $lower $upper
sprt_line = SPRT, 0 contre 20 Elo normalisés : rapport de log-vraisemblance { $ratio }, bornes { $lower } et { $upper }.
target_was = L’objectif était un score de { $score }.
# $off $margin
target_missed = Il est manqué de { $off }, plus que la marge de { $margin }.
# $start $trained
start_is_closer = Le départ est plus proche : il le manque de { $start }, la nouvelle de { $trained }.
no_better = Voici { $name } : rien de mieux n’a été trouvé.
# $objective $name $new $start
is_ready = { $objective ->
    [Keep] Voici { $name } : garde { $new } de ses victoires, le départ { $start }.
   *[other] Voici { $name } : score { $new }, le départ { $start }.
}
missed = Le score visé n’est pas atteint.
missed_and_start_closer = Le score visé n’est pas atteint ; le départ en est plus proche.
# $winner $loser $more $fewer $ties
beat = { $ties ->
    [0] { $winner } bat { $loser } { $more } à { $fewer }.
    [one] { $winner } bat { $loser } { $more } à { $fewer } ; { $ties } partagée.
   *[other] { $winner } bat { $loser } { $more } à { $fewer } ; { $ties } partagées.
}
# $won $lost $ties
too_close = { $ties ->
    [0] Trop serré pour trancher : { $won } à { $lost }.
    [one] Trop serré pour trancher : { $won } à { $lost } ; { $ties } partagée.
   *[other] Trop serré pour trancher : { $won } à { $lost } ; { $ties } partagées.
}
# $slider $from $to
style_change = { $slider } { $from } → { $to }
changed_style = Ce qui a changé : { $changes }.
keep_result = Garder
keep_result_tip = L’enregistre parmi tes personnalités. Celle d’avant reste aussi.
