after_each_move = qui gagne après chaque coup
after_each_move_short = après chaque coup
who_is_winning = Qui gagne
show_why = Voir pourquoi
close = Masquer qui gagne
busy = Calcul en cours…
mistake = { $node } a laissé filer la victoire : un adversaire parfait te bat maintenant.
take_back = Annuler le coup
would_have_won = { PERSON($name) ->
    [you] Tu aurais gagné.
   *[other] { $name } aurait gagné.
}
is_winning = { PERSON($name) ->
    [you] Tu tiens la victoire.
   *[other] { $name } tient la victoire.
}
ticks = Une coche garde la victoire.
crosses = Une croix laisse filer la victoire.
every_move_loses = Ici, chaque coup perd.
has_won = { PERSON($name) ->
    [you] Tu as gagné.
   *[other] { $name } a gagné.
}
every_move_wins = Chaque coup garde la victoire.
# $winning $free
some_moves_win = { $winning ->
    [one] { $winning } seul coup sur { $free } garde la victoire.
   *[other] { $winning } coups sur { $free } gardent la victoire.
}
# $ply $name
winner_after_move = { $ply ->
    [0] Au début :
   *[other] Après le coup { $ply } :
} { PERSON($name) ->
    [you] Tu tiens la victoire.
   *[other] { $name } tient la victoire.
}

verdict-keeps = garde la victoire
verdict-only = seul coup gagnant
verdict-throws = laisse filer la victoire
verdict-nothing = déjà perdu
