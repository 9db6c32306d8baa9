title_text = Analyse
review_game = Analyser la partie
no_move = Aucun coup n’a encore été joué.
close = Fermer l’analyse
back_to_game = Retour au jeu
wins_game = Ce coup gagne la partie.
can_win = { PERSON($name) ->
    [you] Tu mènes
   *[other] { $name } mène
}
heights_1 = la plupart gardent la victoire
heights_2 = moins de la moitié
heights_3 = un ou deux
all_moves = Les coups
turning_points = Tournants
practise_this = Travailler ce coup
the_answer = la réponse
play_line = Entrée : la suite
best_moves = Meilleurs coups
next_mistake = Erreur suivante
previous_mistake = Erreur précédente
next_mistake_keys = ]   (retour : [)
no_mistake = Aucun coup n’était une erreur.
no_other_mistake = Aucun autre coup n’était une erreur.
play_from_here = Jouer d’ici
play_from_here_tip = Revient à la partie à ce coup. Un coup joué là remplace les suivants.
tabs_1 = Plateau
tabs_2 = Coups
tabs_name = Volet de l’analyse
move_under_review = Coup analysé
first = Premier coup
previous = Coup précédent
next = Coup suivant
last = Dernier coup
is_first_move = C’est le premier coup.
is_last_move = C’est le dernier coup.
in_progress = en cours
# $number $name $node
title = { PERSON($name) ->
    [you] Coup { $number } : tu as joué { $node }
   *[other] Coup { $number } : { $name } a joué { $node }
}
# $number $node
alternative = { $number } : { $node } garde la victoire
played = { $node } a été joué
keeps_win = garde la victoire
played_text = joué
no_heat_map = Une personne a joué ce coup : il n’y a donc pas de bons anneaux à montrer.

# $verdict $winning $free
verdict_sentence = { $verdict ->
    [Throws] Ce coup laisse filer la victoire. { $winning ->
        [one] { $winning } seul coup sur { $free } l’aurait gardée.
       *[other] { $winning } coups sur { $free } l’auraient gardée.
    }
    [Keeps] Ce coup a gardé la victoire.
    [Only] Le seul coup qui garde la victoire.
   *[Nothing] La position était déjà perdue.
}
# $winner $moves
won = { PERSON($winner) ->
    [you] { $moves ->
        [one] Tu as gagné en { $moves } coup
       *[other] Tu as gagné en { $moves } coups
    }
   *[other] { $moves ->
        [one] { $winner } a gagné en { $moves } coup
       *[other] { $winner } a gagné en { $moves } coups
    }
}
# $loser $moves
resigned = { PERSON($loser) ->
    [you] { $moves ->
        [one] Tu as abandonné après { $moves } coup
       *[other] Tu as abandonné après { $moves } coups
    }
   *[other] { $moves ->
        [one] { $loser } a abandonné après { $moves } coup
       *[other] { $loser } a abandonné après { $moves } coups
    }
}
# $loser $moves
lost_on_time = { PERSON($loser) ->
    [you] { $moves ->
        [one] Tu as perdu au temps après { $moves } coup
       *[other] Tu as perdu au temps après { $moves } coups
    }
   *[other] { $moves ->
        [one] { $loser } a perdu au temps après { $moves } coup
       *[other] { $loser } a perdu au temps après { $moves } coups
    }
}
# $name $count $verdict
verdict_count = { $name }, { $verdict ->
    [Keeps] garde la victoire
    [Only] seul coup gagnant
    [Throws] laisse filer la victoire
   *[Nothing] déjà perdu
} : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
# $name $kept $times
safe_moves = { $times ->
    [0] { PERSON($name) ->
        [you] Tu n’as jamais tenu la victoire.
       *[other] { $name } n’a jamais tenu la victoire.
    }
    [1] { $kept ->
        [1] { PERSON($name) ->
            [you] Tu as gardé ta seule chance de gagner.
           *[other] { $name } a gardé sa seule chance de gagner.
        }
       *[other] { PERSON($name) ->
            [you] Tu as laissé filer ta seule chance de gagner.
           *[other] { $name } a laissé filer sa seule chance de gagner.
        }
    }
   *[other] { PERSON($name) ->
        [you] Tu as gardé la victoire { $kept } fois sur { $times }.
       *[other] { $name } a gardé la victoire { $kept } fois sur { $times }.
    }
}
alternatives_heading = { $verdict ->
    [Keeps] Gagnent aussi ici
    [Only] Aucun autre coup
    [Nothing] Aucun coup gagnant
   *[other] Mieux ici
}
no_alternatives = { $verdict ->
    [Nothing] Face au jeu parfait, chaque coup perd.
   *[other] Tout autre coup laisse filer la victoire.
}

story-busy = Recherche des tournants…
story-no_other_point = Il n’y a pas d’autre tournant.
# $number $title
story-at_move = Coup { $number } : { $title }

# $name $node
story-could_have_won = { PERSON($name) ->
    [you] Tu pouvais gagner aussitôt avec { $node }
   *[other] { $name } pouvait gagner aussitôt avec { $node }
}
story-gave_up = { PERSON($name) ->
    [you] Un abandon trop tôt : tu pouvais encore gagner
   *[other] Un abandon trop tôt : { $name } pouvait encore gagner
}
story-one_mistake = Un coup a laissé filer la victoire : { $node }
story-several_mistakes = { $count } coups ont laissé filer la victoire
story-always_won = { PERSON($name) ->
    [you] Tu tenais toujours la victoire
   *[other] { $name } tenait toujours la victoire
}
story-closer = Plus serré qu’il n’y paraît
story-perfect = Une partie parfaite
# $name $moves
story-was_losing = { $moves ->
    [one] { PERSON($name) ->
        [you] Pendant { $moves } coup, la partie t’échappait.
       *[other] Pendant { $moves } coup, la partie échappait à { $name }.
    }
   *[other] { PERSON($name) ->
        [you] Pendant { $moves } coups, la partie t’échappait.
       *[other] Pendant { $moves } coups, la partie échappait à { $name }.
    }
}
# $number $ways
story-closest_moment = { $ways ->
    [one] Moment le plus serré : au coup { $number }, un seul coup gardait la victoire.
   *[other] Moment le plus serré : au coup { $number }, { $ways } coups gardaient la victoire.
}
story-made_it_hardest = { $node } était le plus difficile à contrer.

story-rules_1 = Avant chaque coup, regarde d’abord : puis-je finir ?
story-rules_2 = Avant chaque coup, regarde : l’autre peut-il finir ? Alors, arrête-le.
story-rules_3 = Quand un anneau vous aide tous les deux, prends-le avant l’autre.
story-rules_4 = Construis là où l’autre veut aller, pas là où il n’y a personne.
story-stay_close = Joue l’anneau qui laisse peu de réponses gagnantes. Il suffit d’une erreur en face.

story-play_on = La prochaine fois, continue : tu pouvais encore gagner.
# $number $node $played
story-instead_finish = Au coup { $number }, joue { $node } au lieu de { $played } : tu gagnes aussitôt.
# $number $node $played
story-instead_keep = Au coup { $number }, joue { $node } au lieu de { $played } : tu gardes la victoire.
# $number $node $played $answers
story-instead_harder = { $answers ->
    [1] Au coup { $number }, joue { $node } au lieu de { $played } : il ne reste qu’une réponse gagnante.
   *[other] Au coup { $number }, joue { $node } au lieu de { $played } : il ne reste que { $answers } réponses gagnantes.
}

story-won_at_once = { $node } gagnait aussitôt
story-gave_away = { $node } a laissé filer la victoire
# $name $you
story-let_in = { PERSON($you) ->
    [you] { $name } t’a laissé passer
   *[other] { $name } a laissé passer { $you }
}
story-made_it_hard = { PERSON($name) ->
    [you] Tu as bien résisté
   *[other] { $name } a bien résisté
}
story-found_every = { PERSON($name) ->
    [you] Tu as trouvé chaque réponse
   *[other] { $name } a trouvé chaque réponse
}
story-best_move = Meilleur coup : { $node }
story-made_it_easy = { $node } a facilité la tâche
# $name $node $better
story-kept_but = { PERSON($name) ->
    [you] Tu as joué { $node }. La victoire restait à toi, mais { $better } finissait la partie.
   *[other] { $name } a joué { $node }. La victoire restait là, mais { $better } finissait la partie.
}
# $name $node
story-played_instead = { PERSON($name) ->
    [you] Tu as joué { $node }.
   *[other] { $name } a joué { $node }.
}
story-two_moves = Deux coups auraient gagné.
story-gave_the_win_away = { $node } a laissé filer la victoire.
# $name $node $found
story-found_it = { $found ->
    [true] { PERSON($name) ->
        [you] Tu l’as saisie avec { $node }.
       *[other] { $name } l’a saisie avec { $node }.
    }
   *[false] { PERSON($name) ->
        [you] Tu n’as pas vu { $node }.
       *[other] { $name } n’a pas vu { $node }.
    }
}
# $name $times
story-only_answers = { PERSON($name) ->
    [you] Tu n’avais qu’un coup gagnant, { $times } fois d’affilée.
   *[other] { $name } n’avait qu’un coup gagnant, { $times } fois d’affilée.
}
story-only_moves = Un seul coup gardait la victoire, { $times } fois d’affilée.
# $node $answers $all
story-left_answers = { $answers ->
    [1] Après { $node }, une seule réponse sur { $all } gagnait.
   *[other] Après { $node }, { $answers } réponses sur { $all } gagnaient.
}
# $better $fewest
story-would_have_left = Avec { $better }, il n’en serait resté que { $fewest }.
story-then = Puis { $nodes }.
story-two_ways = Il y a deux routes, et un coup ne peut pas couper les deux.
