next_opponent = Tu próximo rival: { SHORT($name) }
perfect_play = Desafiar al juego perfecto
against_perfect_play = Has subido todos los peldaños. Empiezas tú: pulsa un anillo.
# $goal $name $you_begin
line = { $you_begin ->
    [true] { $goal }. Empiezas tú: pulsa un anillo.
   *[false] { $goal }. Empieza { SHORT($name) }.
}
continue_title = Seguir contra { SHORT($name) }
# $number $your_turn
continue_line = { $your_turn ->
    [true] Jugada { $number }. Te toca.
   *[false] Jugada { $number }.
}
continue_text = Seguir
play = Jugar contra { SHORT($name) }
# $rung $rungs $won $lost
place = { $won ->
    [0] { $lost ->
        [0] Peldaño { $rung } de { $rungs }
       *[other] Peldaño { $rung } de { $rungs } · { $won }–{ $lost }
    }
   *[other] Peldaño { $rung } de { $rungs } · { $won }–{ $lost }
}
learn = Aprender
new_game = Partida…
learn_name = Aprender: lecciones y retos
today = Hoy
today_lines = { $count ->
    [one] Hoy, 1 línea
   *[other] Hoy, { $count } líneas
}
# $days $best
days = { $days ->
    [0] Récord: { $best } días seguidos
    [1] 1 día seguido
   *[other] { $days } días seguidos
}
weeks = { $weeks } semanas seguidas
one_week = Una semana entera
adds_today = Una partida, un reto o una lección, y tu racha de días sigue.
all_done = Por hoy está todo hecho. Hasta mañana, o sigue jugando.
puzzle = Reto de hoy
puzzle_open = Cada día, uno nuevo
puzzle_found = Resuelto. Mañana llega el siguiente.
puzzle_missed = Respondido. Mañana llega el siguiente.
mistakes = Practica tus errores
# $due $opponent
mistakes_line = { $due ->
    [one] 1 posición de una partida contra { SHORT($opponent) }
   *[other] { $due } posiciones, la última contra { SHORT($opponent) }
}
rematch = { SHORT($name) } espera la revancha
rematch_line = { $losses ->
    [1] El rival que creaste te ganó
    [2] El rival que creaste te ha ganado dos veces
   *[other] El rival que creaste te ha ganado { $losses } veces seguidas
}
lesson = Siguiente lección
review = Repasa tu última partida
review_line = Mira dónde se te adelantó { SHORT($name) }
