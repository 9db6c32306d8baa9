learn = Aprender a jugar
title = Aprender
close = Volver al juego
lessons = Lecciones
start = Aprender a jugar
use_the_buttons = Elige con los botones de debajo del tablero.
press_first = Para seguir, pulsa «{ $button }».
resume = Seguir: { $title }
# $done $all
lessons_done = { $done } de { $all } lecciones terminadas
about_lessons = Trece lecciones breves en un tablero de verdad. Las cuatro primeras llevan dos minutos; todas, unos nueve.
lessons_finished = Has terminado las trece lecciones.
progress_not_saved = No se puede guardar tu progreso: { ERROR($problem) } Puedes seguir aprendiendo; el programa lo intentará otra vez.
# $number $title
lesson_not_started = Lección { $number }, { $title }, sin empezar
# $number $title
lesson_done = Lección { $number }, { $title }, terminada
# $number $title $done $steps
lesson_begun = Lección { $number }, { $title }, { $done } de { $steps } pasos hechos
wins_from_here = { $winner ->
    [Horizontal] Con el mejor juego, gana quien une izquierda y derecha.
   *[Vertical] Con el mejor juego, gana quien une arriba y abajo.
}
# $count $first
lines_left_out = { $count ->
    [one] Se omitió { $count } línea de learning.jsonl: la { $first }.
   *[other] Se omitieron { $count } líneas de learning.jsonl; la primera, la { $first }.
}
week_name = { $days ->
    [None] Ningún día jugado en los últimos siete
   *[other] Jugaste el { $days }
}

lessons-right_text = Correcto
lessons-wrong_text = Aún no
lessons-next = Siguiente paso
lessons-finish = Terminar
lessons-try_again = Otra vez
lessons-show = Solución
lessons-skip = Saltar lección
lessons-repeat = Repetir lección
lessons-leave = Lecciones
lessons-play_now = Jugar ahora
lessons-play = Ya sabes lo bastante para ganar a los primeros rivales. Juega ahora contra el primero, o sigue.
lessons-take_back = Deshacer
lessons-play_on = Seguir
lessons-play_again = Jugar otra vez
lessons-your_move = Te toca.
# $lesson $all
lessons-heading = Lección { $lesson } de { $all }
# $step $steps
lessons-step_of = Paso { $step } de { $steps }
lessons-next_lesson = Siguiente: { $title }
# $lesson $title $step $steps $text
lessons-opening = Lección { $lesson }, { $title }, paso { $step } de { $steps }. { $text }
# $answer $text $button
lessons-right = { $answer }. Correcto. { $text } Botón: { $button }.
# $answer $text
lessons-wrong = { $answer }. Esa no es. { $text } Botón: Otra vez.
# $node $text
lessons-continues = { $node }. Bien por ahora. { $text }
# $node $reply $text
lessons-replied = { $node }. El rival responde { $reply }. { $text }
lessons-shown = Es { $node }, el anillo marcado.
lessons-shortens = { $node } acorta tu ruta.
# $node $opponent
lessons-mistake = { $node } fue un error: ahora { $opponent } puede ganar. Deshaz la jugada o sigue.
# $opponent $node
lessons-opponent_moves = { $opponent } juega { $node }.
lessons-thinking = { $opponent } está pensando.
# $key $label
lessons-keyed = { $key }  { $label }
# $you $lines
lessons-go_on = { $you ->
    [Horizontal] Sigue hasta unir izquierda y derecha:
   *[Vertical] Sigue hasta unir arriba y abajo:
} { $lines ->
    [one] falta { $lines } línea.
   *[other] faltan { $lines } líneas.
}
lessons-class_shown = { $class ->
    [Horizontal] La respuesta es: siempre los puntos redondos.
    [Vertical] La respuesta es: siempre los rombos.
   *[ToMove] La respuesta es: quien empiece.
}
lessons-class_name = { $class ->
    [Horizontal] Siempre los redondos
    [Vertical] Siempre los rombos
   *[ToMove] Quien empiece
}
lessons-judge_1 = ¿Quién gana?
lessons-judge_2 = Puede empezar cualquiera de los dos.
lessons-not_yet = Primero responde.
lessons-no_hint = Aquí no hay nada que responder.
lessons-show_later = Tras dos respuestas erróneas.
lessons-no_mistake = Tu última jugada no fue un error.
lessons-is_done = Has terminado esta lección.
lessons-your_dots = { $player ->
    [Horizontal] Tienes los puntos redondos.
   *[Vertical] Tienes los rombos.
}
lessons-your_edges = { $player ->
    [Horizontal] Une izquierda y derecha.
   *[Vertical] Une arriba y abajo.
}
lessons-round_dots = Puntos redondos
lessons-diamonds = Rombos

diploma-show = Ver mi diploma
diploma-title = Diploma
diploma-heading = Diploma de Span-It!
diploma-reason_1 = ha terminado las trece lecciones
diploma-reason_2 = y ha ganado una partida entera.
# $first $all
diploma-first_tries = { $first } de { $all } pasos bien a la primera
diploma-your_name = Tu nombre
diploma-save = Guardar como imagen…
# $name $date
diploma-picture = Diploma de { $name }, { $date }
diploma-still_open = La lección { $lesson } sigue pendiente.
progress_replaced = El archivo de tu progreso se ha sustituido o borrado. Ahora tu progreso es el del archivo que hay.
