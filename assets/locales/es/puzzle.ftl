puzzles = Retos
title_text = Reto
today = Reto de hoy
today_title = Reto de hoy
practise = Practicar mis errores
searching_day = Se está creando el reto de hoy…
searching = Se está creando el siguiente reto…
searching_games = Buscando errores en tus partidas…
exhausted = No hay retos de este tipo. Elige otro tipo o uno más fácil.
no_thread = El sistema no puede empezar a buscar retos. Cierra otros programas e inténtalo de nuevo.
try_again = Otra vez
next = Siguiente reto
skip = Saltar
skip_tip = Otro reto. Antes de tu primera respuesta no cuesta nada.
show = Solución
show_tip = Muestra la respuesta. El reto cuenta entonces como no resuelto.
why = Ver por qué
not_answered = Responde primero al reto o mira la respuesta.
answered_text = Ya has respondido.
game_over = Los bordes están unidos. No queda nada que mostrar.
shown_already = Ya ves la respuesta.
no_puzzle = Todavía no hay ningún reto.
one_a_day = Cada día tiene un solo reto.
your_rating = Tu puntuación en retos
in_a_row_text = Seguidos
not_counted = Los retos de un solo tipo no cuentan para tu puntuación.
difficulty_text = Dificultad
kind_text = Tipo
mix = Tipos variados
easier = Más fácil
usual = A tu nivel
harder = Más difícil
harder_tip = Un reto más difícil, ahora y de aquí en adelante. Más fácil está en el menú del título.
hardest = Estos son los más difíciles.
found = ¡Correcto!
found_later = Ahora sí
not_found = La respuesta
right_so_far = Bien por ahora
not_that = Esa no es
menu_name = Retos: { $kind }
in_a_row = { $found } seguidos
best = récord: { $found }
# $done $all
sitting = Error { $done } de { $all }
not_node = No es { $node }
not_move = No es la jugada { $number }
# $name $number
from_game = De tu partida contra { $name }, jugada { $number }
finds_it = { $name } lo encuentra
misses_it = { $name } no lo encuentra
# The opponents that do not find it; the second is the end of a list of names.
# $count $names
miss_it = { $count ->
    [one] { $names } no lo ve.
   *[other] { $names } no lo ven.
}
others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
# After a hard puzzle.
praise = Era difícil y lo resolviste a la primera. ¡Muy bien!
one_of_three = Uno de estos tres. El reto cuenta ahora como no resuelto.
# In the legend of the marks.
unmarked = sin marca: fallo
# $name $reply
they_answer = { $name ->
    [None] El rival responde { $reply } y gana.
   *[other] { $name } responde { $reply } y gana.
}
# $name $reply
they_cannot_be_stopped = { $name ->
    [None] El rival responde { $reply } y ya no hay quien lo pare.
   *[other] { $name } responde { $reply } y ya no se le puede parar.
}
# $opponent $reply
answers = { $opponent } responde { $reply }.
# $opponent $reply
lost_to = { $opponent } completa su camino con { $reply } y gana.
won_against = Ganaste a { $name }.
# $number $node $keepers
gave_the_win_away = La jugada { $number }, { $node }, regaló la victoria. { $keepers }
kept_the_win = { $node } conservó la victoria.
not_class = «{ $class }» no es correcto aquí.
first_mover_wins = Gana quien empiece. Ahora empiezas tú: haz una jugada ganadora.
previous = Jugada anterior
following = Jugada siguiente
choose_move = Esta jugada
choose_move_name = Esta jugada regaló la victoria
no_move_yet = Avanza antes a una jugada.
start = Empezar
# $found $of
found_of = { $found } de { $of } encontrados
earlier = Día anterior
later = Día siguiente
no_later = Este es el reto de hoy.
more_puzzles = Más retos
about_puzzles = Posiciones de partidas reales.
solve = Resolver retos
open_today = Resolverlo
open_solved = Verlo
my_mistakes = Mis errores
practise_short = Practicar
no_cards = No tienes errores que practicar. Salen de tus partidas.
no_mistakes = No regalaste ninguna victoria.
no_cards_due = Hoy no hay nada que practicar.
sitting_done = Eso es todo por ahora.
done = Listo
after_more_puzzles = { $puzzles ->
    [one] tras { $puzzles } reto más
   *[other] tras { $puzzles } retos más
}
all_find_it = Los { $opponents } rivales lo encuentran
# $found $opponents
some_find_it = Lo encuentran { $found } de los { $opponents } rivales
# What a player joins, after the name.
left_to_right = de izquierda a derecha
top_to_bottom = de arriba abajo
# $rating $change
rating = { $change ->
    [None] Puntuación { $rating }
   *[other] Puntuación { $rating } ({ $change })
}
kind-keep = Sigue ganando
kind-only = Un solo anillo
kind-stop = Detén al rival
kind-win_in = Gana en pocas jugadas
kind-repair = Repara
kind-judge = ¿Quién gana?
kind-mistake = Encuentra el error
kind-play = Gánala
title-only = Solo gana un anillo
title-win_in = { $moves ->
    [one] Gana en { $moves } jugada
   *[other] Gana en { $moves } jugadas
}
title-repair = Repara el corte en { $cut }
title-mistake = ¿Qué jugada regaló la victoria?
title-play = Gana a { $name }
band-starter = Inicial
band-easy = Fácil
band-medium = Medio
band-hard = Difícil
band-expert = Experto
# $band $difficulty
band_and_difficulty = { $band }, dificultad { $difficulty }
# $kind $you $lines
instructions = { $kind ->
    [Keep] Vas ganando. ¿Con qué anillo sigues ganando?
    [Only] ¿Cuál?
    [Stop] Al rival le falta una línea. ¿Qué anillo lo detiene y gana?
    [WinIn] { $you ->
        [Horizontal] Une izquierda y derecha con { $lines ->
            [one] { $lines } línea.
           *[other] { $lines } líneas.
        }
       *[Vertical] Une arriba y abajo con { $lines ->
            [one] { $lines } línea.
           *[other] { $lines } líneas.
        }
    }
    [Repair] Te han cortado una de tus dos rutas. ¿Qué anillo conserva la victoria?
    [Judge] ¿Gana siempre el mismo bando, o quien empiece? Elige con 1, 2, 3.
    [Mistake] Avanza con Re Pág y Av Pág. Intro elige la jugada.
   *[Play] Puedes ganar. Juega hasta el final; no se puede deshacer.
}
# $kind $player
you_are = { $kind ->
    [Judge] Puede empezar cualquiera de los dos.
    [Mistake] { $player ->
        [Horizontal] Empezó quien une izquierda y derecha.
       *[Vertical] Empezó quien une arriba y abajo.
    }
   *[other] { $player ->
        [Horizontal] Tú unes izquierda y derecha.
       *[Vertical] Tú unes arriba y abajo.
    }
}
# $mover $own $other
ways = { $mover ->
    [Horizontal] De izquierda a derecha { $own ->
        [one] falta { $own } línea
       *[other] faltan { $own } líneas
    }; de arriba abajo,{"\u00A0"}{ $other }.
   *[Vertical] De arriba abajo { $own ->
        [one] falta { $own } línea
       *[other] faltan { $own } líneas
    }; de izquierda a derecha,{"\u00A0"}{ $other }.
}
# $heading $rows $columns
heading_and_size = { $heading }, { $rows } por { $columns }.
button = Botón: { $name }.
too_slow = { $lines ->
    [one] También gana, pero no con { $lines } línea.
   *[other] También gana, pero no con { $lines } líneas.
}
# $reply $left
lines_left = { $left ->
    [one] El rival responde { $reply }: falta { $left } línea.
   *[other] El rival responde { $reply }: faltan { $left } líneas.
}
# $node $mover
had_lost = { $mover ->
    [Horizontal] Antes de { $node }, quien une izquierda y derecha ya había perdido.
   *[Vertical] Antes de { $node }, quien une arriba y abajo ya había perdido.
}
# $you $lines
joined = { $you ->
    [Horizontal] Has unido izquierda y derecha con
   *[Vertical] Has unido arriba y abajo con
} { $lines ->
    [one] { $lines } línea.
   *[other] { $lines } líneas.
}
class = { $class ->
    [Horizontal] Siempre izquierda–derecha
    [Vertical] Siempre arriba–abajo
   *[ToMove] Quien empiece
}
class_explained = { $class ->
    [Horizontal] Gana quien une izquierda y derecha, aunque empiece el otro.
    [Vertical] Gana quien une arriba y abajo, aunque empiece el otro.
   *[ToMove] Gana quien empiece, sea quien sea.
}
other_rings = { $count ->
    [one] { $count } anillo más
   *[other] { $count } anillos más
}
# $count $rings
winning = { $count ->
    [1] Solo gana { $rings }.
   *[other] Ganan { $rings }.
}
# $count $rings $lines
winning_in = { $count ->
    [1] Solo { $rings } gana { $lines ->
        [one] con { $lines } línea.
       *[other] con { $lines } líneas.
    }
   *[other] { $rings } ganan { $lines ->
        [one] con { $lines } línea.
       *[other] con { $lines } líneas.
    }
}
# $played $count $others
wins_too = { $count ->
    [0] { $played } es la única jugada que gana.
   *[other] { $played } gana. Y también { $others }.
}
# $played $count
wins_like_many = { $played } conserva la victoria, como otras { $count } jugadas.
# $count $rings
keepers = { $count ->
    [1] Solo { $rings } la conservaba.
   *[other] La conservaban { $rings }.
}
played_in_your_game = En tu partida jugaste { $node }.
# $name $node
played_in_real_game = En la partida real, { $name } jugó { $node }.
# $number $player $node
move_line = { $player ->
    [Horizontal] { $number }. { $node }, de izquierda a derecha
   *[Vertical] { $number }. { $node }, de arriba abajo
}
all_right = { $of ->
    [1] Bien a la primera. Vuelve una vez más, para que se te quede.
   *[other] Los { $of } a la primera. Vuelven una vez más, para que se te queden.
}
# $found $of
some_right = { $of ->
    [1] No fue a la primera. Lo volverás a ver mañana.
   *[other] { $found } de { $of } a la primera. Los demás vuelven mañana.
}
# $weekday $found
day_state = { $found ->
    [None] { $weekday }, sin resolver
    [true] { $weekday }, resuelto
   *[false] { $weekday }, respondido
}
# $due $all
cards_due = { $all ->
    [0] Tus partidas añaden errores aquí.
   *[other] { $due ->
        [0] Hoy no hay nada que practicar.
        [one] { $due } error que practicar
       *[other] { $due } errores que practicar
    }
}
next_due = { $days ->
    [one] El próximo error vuelve mañana.
   *[other] El próximo error vuelve dentro de { $days } días.
}
