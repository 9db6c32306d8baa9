thinking = Un instant…
# $finished $wanted
stopped_at_level = Arrêt au niveau { $finished } sur { $wanted }, faute de temps.
builds_text = Construit pour toi
# $personality
points = Points de { $personality } : plus, c’est mieux.
together = Ensemble
total = Total
counted_text = Compte
sum_formula = Ta part + GamePredictability% de la sienne
show_numbers = Détails
close = Fermer l’indice
first = { $node } est un bon début, et il y en a bien d’autres.
# $node $personality
of_1993 = { $personality } jouerait { $node }.
wins = { $node } complète ton chemin d’un bord à l’autre et gagne.
blocks_for = { PERSON($opponent) ->
    [you] Bloque l’adversaire
   *[other] Bloque { $opponent }
}
# $node $finishing
wins_next = { $node } gagne : ensuite { $finishing } complète ton chemin, et un seul peut être bloqué.
# $node $moves $opponent
wins_in = { $node } gagne en { $moves } coups au plus, quoi que joue { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
}.
# $node $opponent
saves = { $node } arrête { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
}, qui gagnerait là.
# $depth $value $reply
lookahead = { $reply ->
    [None] Vu { $depth } coups plus loin : { $value }.
   *[other] Vu { $depth } coups plus loin : { $value } (si la réponse est { $reply }).
}
# $personality $node $opponent $reply
losing_choice = { $personality }, qui te donne les indices, préfère { $node }. { $reply ->
    [None] Ce coup perd.
   *[other] { PERSON($opponent) ->
        [you] Ce coup perd : ton adversaire répond { $reply }.
       *[other] Ce coup perd : { $opponent } répond { $reply }.
    }
}
# $node $opponent
lost = { PERSON($opponent) ->
    [you] Ton adversaire tient la victoire.
   *[other] { $opponent } tient la victoire.
} { $node } vaut n’importe quel autre coup.
# $node $opponent $answers
hardest = { PERSON($opponent) ->
    [you] Ton adversaire tient la victoire.
   *[other] { $opponent } tient la victoire.
} { $node } lui complique le plus la tâche : { $answers ->
    [0] aucune réponse ne gagne.
    [1] une seule réponse gagne.
    [2] deux réponses gagnent.
    [3] trois réponses gagnent.
    [4] quatre réponses gagnent.
    [5] cinq réponses gagnent.
    [6] six réponses gagnent.
    [7] sept réponses gagnent.
    [8] huit réponses gagnent.
    [9] neuf réponses gagnent.
    [10] dix réponses gagnent.
    [11] onze réponses gagnent.
    [12] douze réponses gagnent.
   *[other] { $answers } réponses gagnent.
}
# $node $reasons
why = { $node } { $reasons }.
good_spot = { PERSON($opponent) ->
    [you] prend une bonne place à ton adversaire
   *[other] prend une bonne place à { $opponent }
}

builds-reaches = { $edge ->
    [left] mène ton chemin au bord gauche
    [right] mène ton chemin au bord droit
    [top] mène ton chemin jusqu’en haut
   *[bottom] mène ton chemin jusqu’en bas
}
builds-joins = relie deux de tes chemins
builds-extends = prolonge ton chemin depuis { $node }
builds-shortens = { $lines ->
    [one] te laisse à { $lines } ligne de la victoire
   *[other] te laisse à { $lines } lignes de la victoire
}
builds-strengthens = renforce ton chemin en { $node }

# $opponent $edge
blocks-reaches = arrête { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
} à un pas du { $edge ->
    [left] bord gauche
    [right] bord droit
    [top] bord du haut
   *[bottom] bord du bas
}
blocks-joins = empêche { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
} de relier deux chemins
# $opponent $node
blocks-extends = barre la route à { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
} en { $node }
# $opponent $lines
blocks-lengthens = impose à { PERSON($opponent) ->
    [you] ton adversaire
   *[other] { $opponent }
} { $lines ->
    [one] { $lines } ligne de plus
   *[other] { $lines } lignes de plus
}
