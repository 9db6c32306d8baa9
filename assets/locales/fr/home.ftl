next_opponent = Prochain adversaire : { SHORT($name) }
perfect_play = Défie le jeu parfait
against_perfect_play = Tu as gravi tous les échelons. Tu commences : clique sur un anneau.
# $goal $name $you_begin
line = { $you_begin ->
    [true] { $goal }. Tu commences : clique sur un anneau.
   *[false] { $goal }. { SHORT($name) } commence.
}
continue_title = À suivre contre { SHORT($name) }
# $number $your_turn
continue_line = { $your_turn ->
    [true] Coup { $number }. À toi de jouer.
   *[false] Coup { $number }.
}
continue_text = Continuer
play = Jouer contre { SHORT($name) }
# $rung $rungs $won $lost
place = { $won ->
    [0] { $lost ->
        [0] Échelon { $rung } sur { $rungs }
       *[other] Échelon { $rung } sur { $rungs } · { $won }–{ $lost }
    }
   *[other] Échelon { $rung } sur { $rungs } · { $won }–{ $lost }
}
learn = Apprendre
new_game = Partie…
learn_name = Apprendre : leçons et problèmes
today = Aujourd’hui
today_lines = { $count ->
    [one] Aujourd’hui, { $count } ligne
   *[other] Aujourd’hui, { $count } lignes
}
# $days $best
days = { $days ->
    [0] { $best ->
        [one] Record : { $best } jour
       *[other] Record : { $best } jours d’affilée
    }
    [1] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}
weeks = { $weeks } semaines d’affilée
one_week = Toute une semaine d’affilée
adds_today = Une partie, un problème ou une leçon, et ta série de jours continue.
all_done = Tout est fait pour aujourd’hui. À demain, ou joue encore.
puzzle = Problème du jour
puzzle_open = Un nouveau chaque jour
puzzle_found = Résolu. Le prochain arrive demain.
puzzle_missed = Réponse donnée. Le prochain arrive demain.
mistakes = Travaille tes erreurs
# $due $opponent
mistakes_line = { $due ->
    [one] 1 position d’une partie contre { SHORT($opponent) }
   *[other] { $due } positions, la dernière contre { SHORT($opponent) }
}
rematch = { SHORT($name) } attend ta revanche
rematch_line = { $losses ->
    [1] Ta création a gagné contre toi
    [2] Ta création a gagné contre toi deux fois
   *[other] Ta création a gagné contre toi { $losses } fois d’affilée
}
lesson = Prochaine leçon
review = Revois ta dernière partie
review_line = Vois où { SHORT($name) } a pris le dessus
