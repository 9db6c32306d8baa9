puzzles = Problèmes
title_text = Problème
today = Problème du jour
today_title = Problème du jour
practise = Travailler mes erreurs
searching_day = Le problème du jour se prépare…
searching = Le prochain problème se prépare…
searching_games = Recherche d’erreurs dans tes parties…
exhausted = Aucun problème de ce genre. Choisis un autre genre, ou plus facile.
no_thread = Le système ne peut pas lancer la recherche de problèmes. Ferme d’autres programmes et réessaie.
try_again = Réessayer
next = Problème suivant
skip = Passer
skip_tip = Un autre problème. Avant ta première réponse, cela ne coûte rien.
show = Solution
show_tip = Montre la réponse. Le problème compte alors comme non résolu.
why = Voir pourquoi
not_answered = Réponds d’abord au problème, ou affiche la réponse.
answered_text = Tu as déjà répondu.
game_over = Les bords sont reliés. Il n’y a plus rien à montrer.
shown_already = Tu vois déjà la réponse.
no_puzzle = Il n’y a pas encore de problème.
one_a_day = Il y a un problème par jour.
your_rating = Ta cote aux problèmes
in_a_row_text = D’affilée
not_counted = Les problèmes d’un seul genre ne comptent pas pour ta cote.
difficulty_text = Difficulté
kind_text = Genre
mix = Genres mélangés
easier = Plus facile
usual = À ton niveau
harder = Plus dur
harder_tip = Un problème plus dur, maintenant et pour la suite. « Plus facile » est dans le menu du titre.
hardest = Il n’y en a pas de plus durs.
found = Juste !
found_later = Juste, cette fois
not_found = La réponse
right_so_far = Juste jusqu’ici
not_that = Pas ça
menu_name = Problèmes : { $kind }
in_a_row = { $found } d’affilée
best = record { $found }
# $done $all
sitting = Erreur { $done } sur { $all }
not_node = Pas { $node }
not_move = Pas le coup { $number }
# $name $number
from_game = De ta partie contre { $name }, coup { $number }
finds_it = { $name } trouve
misses_it = { $name } ne trouve pas
# The opponents that do not find it; the second is the end of a list of names.
# $count $names
miss_it = { $count ->
    [one] { $names } ne trouve pas.
   *[other] { $names } ne trouvent pas.
}
others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# After a hard puzzle.
praise = Un problème difficile, et du premier coup. Bravo !
one_of_three = L’un de ces trois. Le problème compte maintenant comme non résolu.
# In the legend of the marks.
unmarked = sans marque : faux
# $name $reply
they_answer = { $name ->
    [None] L’adversaire répond { $reply } et gagne.
   *[other] { PERSON($name) ->
        [you] Tu réponds { $reply } et tu gagnes.
       *[other] { $name } répond { $reply } et gagne.
    }
}
# $name $reply
they_cannot_be_stopped = { $name ->
    [None] L’adversaire répond { $reply }, et plus rien ne l’arrête.
   *[other] { PERSON($name) ->
        [you] Tu réponds { $reply }, et plus rien ne t’arrête.
       *[other] { $name } répond { $reply }, et plus rien ne l’arrête.
    }
}
# $opponent $reply
answers = { $opponent } répond { $reply }.
# $opponent $reply
lost_to = { $opponent } relie ses bords avec { $reply } et gagne.
won_against = Tu as gagné contre { $name }.
# $number $node $keepers
gave_the_win_away = Le coup { $number }, { $node }, laisse filer la victoire. { $keepers }
kept_the_win = { $node } gardait la victoire.
not_class = Ce n’est pas « { $class } ».
first_mover_wins = Le camp qui commence gagne. Cette fois, c’est toi : joue un coup gagnant.
previous = Coup précédent
following = Coup suivant
choose_move = Ce coup
choose_move_name = Ce coup laisse filer la victoire
no_move_yet = Va d’abord jusqu’à un coup.
start = Début
# $found $of
found_of = { $found ->
    [one] { $found } trouvé sur { $of }
   *[other] { $found } trouvés sur { $of }
}
earlier = Jour précédent
later = Jour suivant
no_later = C’est le problème d’aujourd’hui.
more_puzzles = Autres problèmes
about_puzzles = Des positions de vraies parties.
solve = Résoudre
open_today = Le résoudre
open_solved = Le revoir
my_mistakes = Mes erreurs
practise_short = S’exercer
no_cards = Tu n’as aucune erreur à travailler. Tes parties en apporteront.
no_mistakes = Dans cette partie, tu as gardé chaque victoire.
no_cards_due = Rien à travailler aujourd’hui.
sitting_done = C’est tout pour l’instant.
done = Terminé
after_more_puzzles = { $puzzles ->
    [one] dans { $puzzles } problème
   *[other] dans { $puzzles } problèmes
}
all_find_it = Les { $opponents } adversaires trouvent
# $found $opponents
some_find_it = { $found ->
    [0] Aucun des { $opponents } adversaires ne trouve
    [1] { $found } adversaire sur { $opponents } trouve
   *[other] { $found } adversaires sur { $opponents } trouvent
}
left_to_right = de gauche à droite
top_to_bottom = de haut en bas
# $rating $change
rating = { $change ->
    [None] Cote { $rating }
   *[other] Cote { $rating } ({ $change })
}
kind-keep = Garde la victoire
kind-only = Un seul anneau
kind-stop = Arrête-les
kind-win_in = Gagne vite
kind-repair = Répare
kind-judge = Qui l’emporte ?
kind-mistake = Cherche l’erreur
kind-play = Gagne-la
title-only = Un seul anneau gagne
title-win_in = { $moves ->
    [one] Gagne en { $moves } coup
   *[other] Gagne en { $moves } coups
}
title-repair = Répare la coupure en { $cut }
title-mistake = Quel coup a laissé filer la victoire ?
title-play = Gagne contre { $name }
band-starter = Débutant
band-easy = Facile
band-medium = Moyen
band-hard = Dur
band-expert = Expert
# $band $difficulty
band_and_difficulty = { $band }, difficulté { $difficulty }
# $kind $you $lines
instructions = { $kind ->
    [Keep] Tu tiens la victoire. Quel anneau la garde ?
    [Only] Lequel ?
    [Stop] Il leur manque une ligne. Quel anneau les arrête et gagne ?
    [WinIn] { $you ->
        [Horizontal] Relie la gauche à la droite en { $lines ->
            [one] { $lines } ligne.
           *[other] { $lines } lignes.
        }
       *[Vertical] Relie le haut au bas en { $lines ->
            [one] { $lines } ligne.
           *[other] { $lines } lignes.
        }
    }
    [Repair] Une de tes deux routes est coupée. Quel anneau garde la victoire ?
    [Judge] Est-ce toujours le même camp qui gagne, ou celui qui commence ? Choisis avec 1, 2, 3.
    [Mistake] Avance et recule avec Pg suiv et Pg préc. Entrée choisit le coup.
   *[Play] Tu peux gagner. Joue jusqu’au bout ; rien ne s’annule.
}
# $kind $player
you_are = { $kind ->
    [Judge] L’un ou l’autre camp commence.
    [Mistake] { $player ->
        [Horizontal] Gauche-droite a commencé.
       *[Vertical] Haut-bas a commencé.
    }
   *[other] { $player ->
        [Horizontal] Tu relies la gauche à la droite.
       *[Vertical] Tu relies le haut au bas.
    }
}
# $mover $own $other
ways = { $mover ->
    [Horizontal] Il manque { $own ->
        [one] { $own } ligne
       *[other] { $own } lignes
    } à gauche-droite, { $other }{"\u00A0"}à haut-bas.
   *[Vertical] Il manque { $own ->
        [one] { $own } ligne
       *[other] { $own } lignes
    } à haut-bas, { $other }{"\u00A0"}à gauche-droite.
}
# $heading $rows $columns
heading_and_size = { $heading }, { $rows } sur { $columns }.
button = { $name }, bouton.
too_slow = { $lines ->
    [one] Cela gagne aussi, mais pas en { $lines } ligne.
   *[other] Cela gagne aussi, mais pas en { $lines } lignes.
}
# $reply $left
lines_left = { $left ->
    [one] Réponse { $reply } : encore { $left } ligne.
   *[other] Réponse { $reply } : encore { $left } lignes.
}
# $node $mover
had_lost = { $mover ->
    [Horizontal] Avant { $node }, gauche-droite avait déjà perdu.
   *[Vertical] Avant { $node }, haut-bas avait déjà perdu.
}
# $you $lines
joined = { $you ->
    [Horizontal] Tu as relié la gauche à la droite en
   *[Vertical] Tu as relié le haut au bas en
} { $lines ->
    [one] { $lines } ligne.
   *[other] { $lines } lignes.
}
class = { $class ->
    [Horizontal] Toujours gauche-droite
    [Vertical] Toujours haut-bas
   *[ToMove] Celui qui commence
}
class_explained = { $class ->
    [Horizontal] Gauche-droite gagne, même si haut-bas commence.
    [Vertical] Haut-bas gagne, même si gauche-droite commence.
   *[ToMove] Le camp qui commence gagne, quel qu’il soit.
}
other_rings = { $count ->
    [one] { $count } autre anneau
   *[other] { $count } autres anneaux
}
# $count $rings
winning = { $count ->
    [1] Seul { $rings } gagne.
   *[other] { $rings } gagnent.
}
# $count $rings $lines
winning_in = { $count ->
    [1] Seul { $rings } gagne en { $lines }.
   *[other] { $rings } gagnent en { $lines }.
}
# $played $count $others
wins_too = { $count ->
    [0] { $played } est le seul coup gagnant.
   *[other] { $played } gagne. { $others } aussi.
}
# $played $count
wins_like_many = { $played } garde la victoire, comme { $count } autres.
# $count $rings
keepers = { $count ->
    [1] Seul { $rings } la gardait.
   *[other] { $rings } la gardaient.
}
played_in_your_game = Dans ta partie, tu avais joué { $node }.
# $name $node
played_in_real_game = Dans la vraie partie, { $name } avait joué { $node }.
# $number $player $node
move_line = { $player ->
    [Horizontal] { $number }. { $node }, de gauche à droite
   *[Vertical] { $number }. { $node }, de haut en bas
}
all_right = { $of ->
    [1] Juste du premier coup. Elle revient encore une fois, pour bien la retenir.
   *[other] Les { $of } du premier coup. Elles reviennent encore une fois, pour bien les retenir.
}
# $found $of
some_right = { $of ->
    [1] Pas du premier coup. Tu la reverras demain.
   *[other] { $found } sur { $of } du premier coup. Les autres reviennent demain.
}
# $weekday $found
day_state = { $found ->
    [None] { $weekday }, pas encore résolu
    [true] { $weekday }, résolu
   *[false] { $weekday }, réponse donnée
}
# $due $all
cards_due = { $all ->
    [0] Tes parties ajouteront ici tes erreurs.
   *[other] { $due ->
        [0] Rien à travailler aujourd’hui.
        [one] { $due } erreur à travailler
       *[other] { $due } erreurs à travailler
    }
}
next_due = { $days ->
    [one] La prochaine erreur revient demain.
   *[other] La prochaine erreur revient dans { $days } jours.
}
