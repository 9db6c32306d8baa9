# Runs of puzzles. The commands in the menu, and other words that find them.
three_minutes_command = Tres minutos
one_life_command = Una vida
words_three_minutes = rápido, contrarreloj, contra el reloj, relámpago, retos con tiempo, velocidad
words_one_life = supervivencia, racha, muerte súbita, sin errores, un error
# The kinds of runs.
three_minutes = Tres minutos
one_life = Una vida
about_three_minutes = Todos los retos que puedas. Tres fallos y se acabó.
about_one_life = Todos los retos que puedas. Un fallo y se acabó.
start_three_minutes = Arrancar el reloj
start_one_life = Empezar tanda
stop = Parar
one_moment = Un momento…
you_play = Unes izquierda y derecha.
legend = { $has_clock ->
    [true] Cada reto es un poco más difícil. El reloj se para mientras se ve una respuesta.
   *[false] Cada reto es un poco más difícil.
}
solved = Resueltos
# Below the number.
solved_word = resueltos
none_missed = No fallaste ninguno.
mistakes_left = Vidas
mistakes_left_name = { $lives ->
    [one] Queda { $lives } vida
   *[other] Quedan { $lives } vidas
}
best = Mejor tanda
best_run = Mejor tanda: { $solved }
# $time $solved $lives
state = { $time ->
    [None] {""}
   *[other] Tiempo restante: { $time }.{" "}
}Resueltos: { $solved }. { $lives ->
    [one] Queda { $lives } vida.
   *[other] Quedan { $lives } vidas.
}
seconds_left = { $seconds ->
    [60] Queda un minuto.
   *[other] Quedan { $seconds } segundos.
}
right = Bien
# The ring that was right.
wrong = Mal: era { $ring }
time_is_over = Se acabó el tiempo.
third_mistake = Ese fue el tercer fallo.
only_mistake = Un fallo y se acabó la tanda.
stopped = Paraste la tanda.
first_run = Tu primera tanda: { $solved }
none_solved = Esta vez, ninguno
best_ever = Tu mejor tanda hasta ahora
best_today = Tu mejor tanda de hoy
in_a_row = { $longest } seguidos sin fallos.
run_is_over = Fin de la tanda
missed = { $count ->
    [1] El que fallaste
    [2] Los dos que fallaste
   *[other] Los tres que fallaste
}
you_played = Jugaste { $ring }.
try_it = Probarlo
try_it_name = Probarlo: { $answer }
try_all = Probar todos
back = Volver a la tanda
again = Otra vez
all_puzzles = Todos los retos
best_runs = Mejores tandas
best_runs_of = { $kind }: mejores tandas
no_run = Ninguna aún.
today = hoy
# $date $solved
run = { $date }: { $solved } resueltos
# $solved $missed
marks = { $solved } resueltos, { $missed } fallados
no_rating = Las tandas no cambian tu puntuación.
no_hint = En una tanda no hay pistas.
kinds = Tipo de tanda
