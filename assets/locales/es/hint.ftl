thinking = Pensando…
# $finished $wanted
stopped_at_level = Se detuvo en el nivel { $finished } de { $wanted } por el límite de tiempo.
builds_text = Construye para ti
# $personality
points = Puntos de { $personality }: más es mejor.
together = Todo junto
total = Total
counted_text = Cuenta
sum_formula = Lo tuyo + GamePredictability% de lo suyo
show_numbers = Detalles
close = Cerrar la pista
first = { $node } es un buen sitio para empezar, como muchos otros.
# $node $personality
of_1993 = { $personality } jugaría { $node }.
wins = { $node } completa tu camino de borde a borde y gana.
blocks_for = Bloquea a { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
}
# $node $finishing
wins_next = { $node } gana: después { $finishing } completa tu camino, y solo se puede impedir uno.
# $node $moves $opponent
wins_in = { $node } gana en { $moves } jugadas como mucho, juegue lo que juegue { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
}.
# $node $opponent
saves = { $node } detiene a { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
}, que ganaría ahí.
# $depth $value $reply
lookahead = { $reply ->
    [None] Calculando { $depth } jugadas: { $value }.
   *[other] Calculando { $depth } jugadas: { $value } (si la respuesta es { $reply }).
}
# $personality $node $opponent $reply
losing_choice = { $personality }, que te da las pistas, prefiere { $node }. { $reply ->
    [None] Con eso pierdes.
   *[other] { PERSON($opponent) ->
        [you] Con eso pierdes: tu rival responde { $reply }.
       *[other] Con eso pierdes: { $opponent } responde { $reply }.
    }
}
# $node $opponent
lost = { PERSON($opponent) ->
    [you] Tu rival va ganando.
   *[other] { $opponent } va ganando.
} { $node } es tan buena como cualquier otra jugada.
# $node $opponent $answers
hardest = { PERSON($opponent) ->
    [you] Tu rival va ganando.
   *[other] { $opponent } va ganando.
} { $node } se lo pone más difícil: { $answers ->
    [0] ninguna respuesta gana.
    [1] solo gana una respuesta.
    [2] ganan dos respuestas.
    [3] ganan tres respuestas.
    [4] ganan cuatro respuestas.
    [5] ganan cinco respuestas.
    [6] ganan seis respuestas.
    [7] ganan siete respuestas.
    [8] ganan ocho respuestas.
    [9] ganan nueve respuestas.
    [10] ganan diez respuestas.
    [11] ganan once respuestas.
    [12] ganan doce respuestas.
   *[other] ganan { $answers } respuestas.
}
# $node $reasons
why = { $node } { $reasons }.
good_spot = le quita un buen sitio a { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
}

builds-reaches = { $edge ->
    [left] lleva tu camino al borde izquierdo
    [right] lleva tu camino al borde derecho
    [top] lleva tu camino al borde de arriba
   *[bottom] lleva tu camino al borde de abajo
}
builds-joins = une dos de tus caminos
builds-extends = alarga tu camino desde { $node }
builds-shortens = { $lines ->
    [one] te deja a { $lines } línea de la meta
   *[other] te deja a { $lines } líneas de la meta
}
builds-strengthens = refuerza tu camino en { $node }

# $opponent $edge
blocks-reaches = frena a { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
} a un paso del { $edge ->
    [left] borde izquierdo
    [right] borde derecho
    [top] borde de arriba
   *[bottom] borde de abajo
}
blocks-joins = mantiene separados dos caminos de { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
}
# $opponent $node
blocks-extends = le cierra el paso a { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
} en { $node }
# $opponent $lines
blocks-lengthens = alarga la ruta de { PERSON($opponent) ->
    [you] tu rival
   *[other] { $opponent }
} en { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}
