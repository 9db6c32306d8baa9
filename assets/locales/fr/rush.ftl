three_minutes_command = Trois minutes
one_life_command = Une vie
words_three_minutes = rush, storm, blitz, contre la montre, problèmes chronométrés, vitesse, chrono
words_one_life = survie, série, mort subite, sans faute, une erreur
three_minutes = Trois minutes
one_life = Une vie
about_three_minutes = Un maximum de problèmes. Trois erreurs, et c’est fini.
about_one_life = Un maximum de problèmes. Une erreur, et c’est fini.
start_three_minutes = Lancer le chrono
start_one_life = Lancer une série
stop = Arrêter
one_moment = Un instant…
you_play = Tu relies la gauche à la droite.
legend = { $has_clock ->
    [true] Chaque problème est un peu plus dur. Le chrono s’arrête pendant qu’une réponse est affichée.
   *[false] Chaque problème est un peu plus dur.
}
solved = Résolus
solved_word = résolus
none_missed = Tu n’en as manqué aucun.
mistakes_left = Erreurs restantes
mistakes_left_name = { $lives ->
    [one] { $lives } erreur restante
   *[other] { $lives } erreurs restantes
}
best = Meilleure série
best_run = Meilleure série : { $solved }
# $time $solved $lives
state = { $time ->
    [None] {""}
   *[other] Reste { $time }.{" "}
}{ $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}, { $lives ->
    [one] { $lives } erreur restante.
   *[other] { $lives } erreurs restantes.
}
seconds_left = { $seconds ->
    [60] Encore une minute.
   *[other] Encore { $seconds } secondes.
}
right = Juste
wrong = Faux, { $ring }
time_is_over = Le temps est écoulé.
third_mistake = C’était la troisième erreur.
only_mistake = Une erreur met fin à la série.
stopped = Tu as arrêté la série.
first_run = Ta première série : { $solved }
none_solved = Aucun cette fois
best_ever = Ta meilleure série à ce jour
best_today = Ta meilleure du jour
in_a_row = { $longest } d’affilée sans erreur.
run_is_over = La série est finie
missed = { $count ->
    [1] Celui que tu as manqué
    [2] Les deux que tu as manqués
   *[other] Les trois que tu as manqués
}
you_played = Tu as joué { $ring }.
try_it = L’essayer
try_it_name = L’essayer : { $answer }
try_all = Tout essayer
back = Retour à la série
again = Encore
all_puzzles = Tous les problèmes
best_runs = Meilleures séries
best_runs_of = { $kind } : meilleures séries
no_run = Aucune série.
today = aujourd’hui
# $date $solved
run = { $date } : { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }
# $solved $missed
marks = { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }, { $missed ->
        [one] { $missed } manqué
       *[other] { $missed } manqués
    }
no_rating = Les séries ne changent pas ta cote.
no_hint = Pas d’indice dans une série.
kinds = Genre de série
