ladder = Escalera
title = Escalera
about = Con dos victorias subes un peldaño. Desafía a quien quieras.
elo = Puntuación
start_here = podrías empezar aquí
start_here_short = empieza aquí
start_close = Ocultar esta sugerencia
you_are_here = estás aquí
climbed = subido
show = Ver escalera
next_game = Otra partida
try_again = Otra vez
play_again = Jugar otra vez
continue_text = Seguir la partida
challenge_perfect = Desafiar al juego perfecto
top = La cima
all_climbed = Has subido toda la escalera.
next = Lo que viene después
note = En la escalera no se puede deshacer ni hay ayuda. Solo estas partidas cuentan para tu puntuación.
shorter_way = Una ruta más corta para ti. No cuenta para tu puntuación.
your_rating = Tu puntuación
kept_aside = Puedes seguirla en la escalera.
left_free = Hasta tu cuarta jugada puedes dejarla sin más. Esta partida ya no cuenta para la escalera.
left = Esta partida ya no cuenta para la escalera.
challenge = Desafiar a { $name }
# $rung $all
rung_of = Peldaño { $rung } de { $all }
# $won $lost
score = { $won }–{ $lost }
# $name $won $lost
score_name = Tú { $won }, { $name } { $lost }
# $character $won $lost
character_and_score = { $character } · { $won }–{ $lost }, a dos victorias
after_more_games = { $games ->
    [one] tras { $games } partida más
   *[other] tras { $games } partidas más
}
this_week = { $change } esta semana
start_higher = O empieza más arriba, con { SHORT($opponent) }
# $rating $lowest
start_reason = Has terminado las lecciones y { $rating ->
    [None] diez retos.
   *[other] resuelves retos de { $rating } puntos.
} Puedes empezar más abajo, pero { SHORT($lowest) } quizá te resulte demasiado fácil.
# $climbed $all $opponent
rungs_climbed = { $climbed } de { $all } peldaños. Gana dos veces a { $opponent } para subir otro.
all_rungs_climbed = Los { $all } peldaños, subidos
# $rung $name
rung = Peldaño { $rung }: { $name }
elo_of = { $elo } puntos
# $opponent $you_begin
starts_next = { $you_begin ->
    [true] A dos victorias · Tú empiezas la siguiente partida
   *[false] A dos victorias · { $opponent } empieza la siguiente partida
}
# $opponent $you_begin
starts = { $you_begin ->
    [true] Partida de la escalera contra { $opponent }. Empiezas tú.
   *[false] Partida de la escalera contra { $opponent }. Empieza tu rival.
}
handicap = { $board ->
    [Small] 6 × 5
   *[Large] 6 × 4
}
# $opponent $board
handicap_name = { $board ->
    [Small] Desafiar a { $opponent } en 6 × 5
   *[Large] Desafiar a { $opponent } en 6 × 4
}
handicap_tip = { $board ->
    [Small] Tu ruta tiene una línea menos: vale más o menos un peldaño y medio.
   *[Large] Tu ruta tiene dos líneas menos: vale más o menos tres peldaños.
}
# $opponent $won $lost
goal = { $won ->
    [0] Gana dos veces a { SHORT($opponent) }
   *[other] { $lost ->
        [0] Gana otra vez a { SHORT($opponent) }
       *[other] Decide la siguiente partida
    }
}
games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
