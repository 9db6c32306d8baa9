ladder = Échelle
title = Échelle
about = Deux victoires, et l’échelon est gravi. Défie qui tu veux.
elo = Cote
start_here = tu pourrais commencer ici
start_here_short = commence ici
start_close = Masquer cette suggestion
you_are_here = tu es ici
climbed = gravi
show = Voir l’échelle
next_game = Partie suivante
try_again = Réessayer
play_again = Rejouer
continue_text = Continuer la partie
challenge_perfect = Défier le jeu parfait
top = Le sommet
all_climbed = Tu as gravi toute l’échelle.
next = Et ensuite
note = Les parties de l’échelle se jouent sans annulation ni aide. Elles seules comptent pour ta cote.
shorter_way = Une route plus courte pour toi. Cela ne compte pas pour ta cote.
your_rating = Ta cote
kept_aside = Tu la retrouveras sur l’échelle.
left_free = Avant ton quatrième coup, partir ne coûte rien. Cette partie ne compte plus pour l’échelle.
left = Cette partie ne compte plus pour l’échelle.
challenge = Défier { $name }
# $rung $all
rung_of = Échelon { $rung } sur { $all }
# $won $lost
score = { $won }–{ $lost }
# $name $won $lost
score_name = Toi { $won }, { $name } { $lost }
# $character $won $lost
character_and_score = { $character } · { $won }–{ $lost }, premier à deux victoires
after_more_games = { $games ->
    [one] affichée dans { $games } partie
   *[other] affichée dans { $games } parties
}
this_week = { $change } cette semaine
start_higher = Ou commence plus haut, avec { SHORT($opponent) }
# $rating $lowest
start_reason = Tu as terminé les leçons et { $rating ->
    [None] dix problèmes.
   *[other] tu résous des problèmes à { $rating }.
} Tu peux commencer plus bas, mais { SHORT($lowest) } risque d’être trop facile.
# $climbed $all $opponent
rungs_climbed = { $climbed ->
    [one] { $climbed } échelon gravi sur { $all }.
   *[other] { $climbed } échelons gravis sur { $all }.
} Bats { $opponent } deux fois pour gravir le suivant.
all_rungs_climbed = Les { $all } échelons sont gravis
# $rung $name
rung = Échelon { $rung } : { $name }
elo_of = cote { $elo }
# $opponent $you_begin
starts_next = { $you_begin ->
    [true] Premier à deux victoires · Tu commences la prochaine partie
   *[false] Premier à deux victoires · { $opponent } commence la prochaine partie
}
# $opponent $you_begin
starts = { $you_begin ->
    [true] Partie de l’échelle contre { $opponent }. Tu commences.
   *[false] Partie de l’échelle contre { $opponent }. L’adversaire commence.
}
handicap =
    { $board ->
        [Small] 6 × 5
       *[Large] 6 × 4
    }
# $opponent $board
handicap_name = { $board ->
    [Small] Défier { $opponent } en 6 × 5
   *[Large] Défier { $opponent } en 6 × 4
}
handicap_tip = { $board ->
    [Small] Ta route est plus courte d’une ligne : cela vaut environ un échelon et demi.
   *[Large] Ta route est plus courte de deux lignes : cela vaut environ trois échelons.
}
# $opponent $won $lost
goal = { $won ->
    [0] Bats { SHORT($opponent) } deux fois
   *[other] { $lost ->
        [0] Bats { SHORT($opponent) } deux fois : encore une
       *[other] La prochaine partie décide
    }
}
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
