my_progress = Mes progrès
title = Mes progrès
show = Voir mes progrès
empty = Ta cote apparaîtra ici après cinq parties de l’échelle.
rungs = Échelons gravis
games_won = Victoires
wins_in_a_row = Victoires d’affilée
puzzles_in_a_row = Problèmes d’affilée
days_in_a_row = Jours d’affilée
ratings = Cotes des trois derniers mois
no_rating = Ta cote apparaîtra ici après cinq parties de l’échelle.
puzzle_curve = Problèmes
ladder_curve = Échelle
opponents = Face à chaque adversaire
no_games = Aucune partie.
won = gagnées
lost = perdues
stays_ahead = Victoires gardées
style = Ton style en cinq mots
no_style = Ton style apparaîtra ici dans quelques parties.
practice = À travailler
no_mistakes = Aucune erreur dans tes dernières parties.
practise = Travailler mes erreurs
more = Plus
safe_moves = Victoires gardées
about_safe_moves = Combien de fois tu as gardé une victoire qu’un mauvais coup aurait perdue, dans tes 20 dernières parties. Le pourcentage s’affiche à partir de dix coups de ce genre.
by_tens = Victoires gardées, par dix parties
no_curve = Après vingt parties, tu verras ici si tu progresses.
games = Parties
moves = Coups
all_phases = Toutes les phases
chances = Après une erreur de l’adversaire
personalities = Victoires gardées par les adversaires
at_the_board = Cote aux parties
in_puzzles = Cote aux problèmes
in_figures = En chiffres
puzzles = Problèmes trouvés
no_puzzles = Tu n’as encore répondu à aucun problème.
kind = Genre
all = Tous
no_value = –
date = Date
rating_text = Cote
margin_text = Marge
forget = Oublier mes progrès
forget_tip = Met le journal de tes progrès à la corbeille. Cela peut s’annuler.
forgotten = Tes progrès sont dans la corbeille.
undo = Annuler
restored = Tes progrès sont revenus.
of = sur { $all }
# $name $value $more
stat = { $name } : { $value }, { $more }
# $climbed $all
rungs_climbed = { $climbed ->
    [one] { $climbed } échelon gravi sur { $all }
   *[other] { $climbed } échelons gravis sur { $all }
}
# $word $share
style_sentence = { $word ->
    [Runs] { $share } de tes coups raccourcissent ta route.
    [Spreads] { $share } de tes coups ne touchent aucune autre de tes lignes.
    [Blocks] { $share } de tes coups allongent la route adverse.
    [Plans] Tu as gardé { $share } des victoires encore lointaines.
   *[Luck] { $share } de tes coups ne construisent ni ne bloquent.
}
# $last $before $nearest
style_legend = { $last ->
    [one] Barre : ta dernière partie ({ $last }).
   *[other] Barre : tes { $last } dernières parties.
} { $before ->
    [None] {""}
    [one] Trait : la partie d’avant ({ $before }).{" "}
   *[other] Trait : les { $before } parties d’avant.{" "}
}Anneau : { $nearest }, l’adversaire au style le plus proche.
style_before = Avant : { $share }.
# $name $sentence
style_name = { $name } : { $sentence }
# $part $whole
share_count = { $part } sur { $whole }
# $name $won $lost
record = { $name } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
# $games $name
as_often_as = { $games ->
    [one] dernière partie ({ $games }) · à peu près comme { $name }
   *[other] { $games } dernières parties · à peu près comme { $name }
}
ladder_games_so_far = { $games ->
    [one] { $games } partie de l’échelle à ce jour. Elles seules comptent ; la cote s’affiche après cinq.
   *[other] { $games } parties de l’échelle à ce jour. Elles seules comptent ; la cote s’affiche après cinq.
}
puzzles_so_far = { $puzzles ->
    [one] { $puzzles } problème à ce jour. Seuls les genres mélangés comptent ; la cote s’affiche après cinq.
   *[other] { $puzzles } problèmes à ce jour. Seuls les genres mélangés comptent ; la cote s’affiche après cinq.
}
rating_in_games = Cote { $rating } aux parties
no_progress = Encore ni partie ni problème
# $games $puzzles
games_and_puzzles = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}
phase = { $phase ->
    [Opening] Ouverture
    [Middle] Milieu de partie
   *[End] Fin de partie
}
mistake = { $kind ->
    [MissedWin] Victoire en un coup manquée
    [MissedBlock] Menace adverse non vue
    [MissedCrossing] Coup qui construit et bloque, manqué
    [Idle] Coup pour rien
   *[WrongPlace] Coup au mauvais endroit
}
# $rating $below $above
rating = { $below ->
    [None] { $above ->
        [None] { $rating }
       *[other] { $rating }, derrière { $above }
    }
   *[other] { $above ->
        [None] { $rating }, devant { $below }
       *[other] { $rating }, entre { $below } et { $above }
    }
}
curves_name = Courbes des cotes : { $curves }
# $results $first $first_date $last $last_date
curve = { $results ->
    [one] Courbe de la cote, { $results } résultat : { $first } ({ $first_date }), { $last } ({ $last_date })
   *[other] Courbe de la cote, { $results } résultats : { $first } ({ $first_date }), { $last } ({ $last_date })
}
curve_without_results = Courbe de la cote, sans résultat
safe_moves_curve = Victoires gardées, par dix parties : { $shares }
badges = Badges
# $earned $all
badges_earned = { $earned } sur { $all }
badge = { $badge ->
    [CleanGame] Sans faute
    [FirstDaily] Problème du jour
    [FirstRung] Premier échelon
    [BeatOwn] Maître du mien
    [Rush5] Série de 5
    [ThreeDays] Trois jours
    [Course] Bonne école
    [TwoThreats] Deux menaces
    [OnlyRing] Le seul anneau
    [Comeback] Retour en force
    [OwnWins] Fait maison
    [TenInARow] Dix d’affilée
    [Rush20] Série de 20
    [SevenDays] Sept jours
    [PerfectGame] Partie parfaite
    [HalfwayUp] À mi-hauteur
    [NeverGiveUp] Jusqu’au bout
   *[Master] Master
}
badge_fact = { $badge ->
    [CleanGame] Gagne une partie de l’échelle sans jamais lâcher la victoire
    [FirstDaily] Résous le problème du jour
    [FirstRung] Gravis le premier échelon de l’échelle
    [BeatOwn] Bats un adversaire que tu as créé
    [Rush5] Résous cinq problèmes dans une série de trois minutes
    [ThreeDays] Un problème, une leçon ou une partie, trois jours d’affilée
    [Course] Termine toutes les leçons
    [TwoThreats] Gagne avec deux menaces à la fois
    [OnlyRing] Trouve le seul anneau qui gagne, cinq fois dans des parties de l’échelle
    [Comeback] Gagne une partie de l’échelle après avoir perdu l’avantage pendant trois coups
    [OwnWins] Ta propre création gagne un tournoi à quatre ou plus
    [TenInARow] Résous dix problèmes sans erreur
    [Rush20] Résous vingt problèmes dans une série de trois minutes
    [SevenDays] Un problème, une leçon ou une partie, sept jours d’affilée
    [PerfectGame] Gagne une partie de l’échelle de huit coups ou plus sans jamais perdre la victoire
    [HalfwayUp] Gravis le huitième échelon
    [NeverGiveUp] Cinquante coups dans une partie de l’échelle contre une cote plus haute
   *[Master] Bats Master sur l’échelle
}
badge_way = { $badge ->
    [FirstDaily] Ouvrir
    [BeatOwn] Choisir
    [Rush5] Lancer le chrono
    [ThreeDays] Résoudre
    [Course] Continuer les leçons
    [OwnWins] Ouvrir le tournoi
    [TenInARow] Résoudre
    [Rush20] Lancer le chrono
    [SevenDays] Résoudre
   *[other] Ouvrir l’échelle
}
# $left $badge
badge_near = { $left ->
    [one] Plus qu’une étape : { $badge }
   *[other] Encore { $left } : { $badge }
}
# $badge $have $all
badge_so_far = { $badge ->
    [CleanGame] Parties
    [BeatOwn] Parties
    [FirstDaily] Problèmes
    [FirstRung] Échelons
    [Rush5] Problèmes
    [ThreeDays] Jours
    [Course] Leçons
    [TwoThreats] Parties
    [OnlyRing] Anneaux
    [OwnWins] Tournois
    [SevenDays] Jours
    [HalfwayUp] Échelons
    [Master] Échelons
    [TenInARow] Problèmes
    [Rush20] Problèmes
   *[other] Coups
} : { $have } sur { $all }
# $name $state
badge_name_not_yet = { $name }, pas encore, { $state }
# $name $state
badge_name_earned = { $name }, { $state }
# $date $opponent
badge_date = { $opponent ->
    [None] { $date }
   *[other] { $date }, contre { $opponent }
}
new_badge = Nouveau badge : { $badge }
# $count
more_badges = { $count ->
    [1] Et un autre badge
   *[other] Et { $count } autres badges
}
badges_so_far = { $count ->
    [one] Un badge grâce à tes parties.
   *[other] { $count } badges grâce à tes parties.
}
