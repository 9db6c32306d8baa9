app = Span-It!
rule = Le premier qui relie deux bords opposés gagne : l’un va de gauche à droite, l’autre de haut en bas.
new_to_the_game = Premiers pas ?
how_to_play = Un clic sur un anneau relie les deux points voisins. Les lignes ne se croisent jamais.
learn_the_game = Apprendre le jeu
move_now = Joue !
paused = En pause
press_space = Espace pour reprendre.
back_to_game = Retour au jeu
# $name $node
played = { PERSON($name) ->
    [you] Tu as joué { $node }.
   *[other] { $name } a joué { $node }.
}
# $name $node
played_your_move = { PERSON($name) ->
    [you] Tu as joué { $node }. À toi.
   *[other] { $name } a joué { $node }. À toi.
}
is_thinking = { $name } réfléchit
# $ply $moves
viewed_move = Coup { $ply } sur { $moves }
is_taken = { $node } est pris.
play_hint = Joue { $node }.
# $number $name $node
move_cell = Coup { $number } : { $name } { $node }
status_seed = Graine { $seed }
bring_back = Y revenir
click_a_ring = Clique sur un anneau.
game_is_over = La partie est finie.
computers_play = Deux ordinateurs jouent.
move_replaces_later_ones = Un coup joué ici remplace les suivants.
you_win = Tu gagnes !
play = Jouer
new_game = Nouvelle partie…
rematch = Revanche
side_panel = Panneau latéral
side_panel_tip = Montre de nouveau les joueurs, les coups et les boutons. F9
heat_map = Bons anneaux
undo = Annuler
undo_tip = Annule ton dernier coup et la réponse (Ctrl+Z)
hint = Indice
resign = Abandonner
pause = Pause
resume = Jouer
step = Un coup
speed_text = Vitesse
speed_max = Max
card_tip = Changer le nom ou le joueur
ladder_card_tip = On ne change pas de joueur dans une partie de l’échelle.
# $time $tip
card_description = Temps utilisé : { $time }. { $tip }
side =
    { $player ->
        [Horizontal] Horizontal
       *[Vertical] Vertical
    }
# $person $opponent
rule_against = { $person ->
    [Horizontal] { PERSON($opponent) ->
        [you] Relie la gauche à la droite avant ton adversaire, qui va de haut en bas.
       *[other] Relie la gauche à la droite avant { $opponent }, qui va de haut en bas.
    }
   *[Vertical] { PERSON($opponent) ->
        [you] Relie le haut au bas avant ton adversaire, qui va de gauche à droite.
       *[other] Relie le haut au bas avant { $opponent }, qui va de gauche à droite.
    }
}
# $name $winner
resigned_other_wins = { PERSON($winner) ->
    [you] { $name } abandonne. Tu gagnes.
   *[other] { PERSON($name) ->
        [you] Tu abandonnes. { $winner } gagne.
       *[other] { $name } abandonne. { $winner } gagne.
    }
}
# $name $winner
lost_on_time_other_wins = { PERSON($winner) ->
    [you] { $name } perd au temps. Tu gagnes.
   *[other] { PERSON($name) ->
        [you] Tu perds au temps. { $winner } gagne.
       *[other] { $name } perd au temps. { $winner } gagne.
    }
}
# $name $node
played_and_wins = { PERSON($name) ->
    [you] Tu as joué { $node }. Tu gagnes.
   *[other] { $name } a joué { $node } et gagne.
}
# $opponent $size
first_game = Toi contre { $opponent } sur un plateau { $size }.
# $one $other $size
first_game_between = { PERSON($other) ->
    [you] { $one } contre toi sur un plateau { $size }.
   *[other] { $one } contre { $other } sur un plateau { $size }.
}
rematch_starts = { PERSON($first) ->
    [you] Revanche. Cette fois, tu commences.
   *[other] Revanche. Cette fois, { SHORT($first) } commence.
}
new_game_against = La partie contre { SHORT($opponent) } commence.
your_move = { PERSON($name) ->
    [you] À toi de jouer
   *[other] À toi, { $name }
}
to_move = { PERSON($name) ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
is_turn_of = { PERSON($name) ->
    [you] C’est à toi de jouer.
   *[other] C’est à { $name } de jouer.
}
wins = { PERSON($name) ->
    [you] Tu gagnes
   *[other] { $name } gagne
}
# $is_own $one $other $moves
put_aside = { $is_own ->
    [true] { $moves ->
        [one] Ta partie contre { SHORT($other) } est mise de côté après { $moves } coup.
       *[other] Ta partie contre { SHORT($other) } est mise de côté après { $moves } coups.
    }
   *[false] { $moves ->
        [one] La partie { SHORT($one) } contre { SHORT($other) } est mise de côté après { $moves } coup.
       *[other] La partie { SHORT($one) } contre { SHORT($other) } est mise de côté après { $moves } coups.
    }
}
# $is_own $one $other
continues = { $is_own ->
    [true] Ta partie contre { SHORT($other) } continue.
   *[false] La partie { SHORT($one) } contre { SHORT($other) } continue.
}
turn_of = { PERSON($name) ->
    [you] Ici, c’est à toi de jouer.
   *[other] Ici, c’est à { $name } de jouer.
}
go_back_or_forward = Recule ou avance d’un coup pour jouer.
go_back = Recule d’un coup pour jouer.
go_forward = Avance d’un coup pour jouer.
move_replaced = Le coup { $number } a été remplacé.
# $first $last
moves_replaced = Les coups { $first } à { $last } ont été remplacés.
speed_name = Vitesse { $speed }
time_left = Temps restant : { $time }
minutes_used = { $minutes ->
    [0] Temps utilisé : moins de 1 min
   *[other] Temps utilisé : { $minutes } min
}
levels = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}
# $finished $wanted
stopped_at_level = arrêt au niveau { $finished } sur { $wanted }
no_limit = Temps illimité
no_time_to_look_ahead = Pas le temps d’anticiper
limit_per_move = Max { $seconds } s par coup

why_disabled-undo = Il n’y a aucun coup à annuler.
why_disabled-redo = Il n’y a rien à rétablir.
why_disabled-hint = C’est à l’adversaire de jouer.
why_disabled-viewing = Reviens d’abord à la partie.
why_disabled-help = Il n’y a pas de partie en cours.
why_disabled-resign = Il n’y a pas de partie à abandonner.
why_disabled-move_now = Aucun ordinateur ne réfléchit.
why_disabled-playback = Seulement quand deux ordinateurs jouent.
why_disabled-first = C’est la première position.
why_disabled-last = C’est la dernière position.
why_disabled-zoom_in = Les nœuds de ce plateau sont assez grands.
why_disabled-zoom_out = Tout le plateau est visible.
why_disabled-rematch = Aucune partie n’a encore été jouée.
played_on = Tu reprends au coup { $number }. C’est un entraînement : la partie finie reste comme elle était.
