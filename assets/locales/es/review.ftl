title_text = Repaso
review_game = Repasar partida
no_move = Aún no se ha hecho ninguna jugada.
close = Cerrar el repaso
back_to_game = Volver al juego
wins_game = Con esto se gana la partida.
can_win = { PERSON($name) ->
    [you] Ganas tú
   *[other] Gana { $name }
}
heights_1 = la mayoría conserva la victoria
heights_2 = menos de la mitad
heights_3 = una o dos
all_moves = Jugadas
turning_points = Momentos clave
practise_this = Practicar esto
the_answer = la respuesta
play_line = Intro: cómo sigue
best_moves = Mejores jugadas
next_mistake = Siguiente error
previous_mistake = Error anterior
next_mistake_keys = ]   (atrás: [)
no_mistake = Ninguna jugada fue un error.
no_other_mistake = Ninguna otra jugada fue un error.
play_from_here = Jugar aquí
play_from_here_tip = Vuelve a la partida en esta jugada. Si juegas ahí, se sustituyen las jugadas posteriores.
tabs_1 = Tablero
tabs_2 = Jugadas
tabs_name = Parte del repaso
move_under_review = Jugada en repaso
first = Primera jugada
previous = Jugada anterior
next = Jugada siguiente
last = Última jugada
is_first_move = Es la primera jugada.
is_last_move = Es la última jugada.
in_progress = en curso
# $number $name $node
title = { PERSON($name) ->
    [you] Jugada { $number }: jugaste { $node }
   *[other] Jugada { $number }: { $name } jugó { $node }
}
# $number $node
alternative = { $number }: { $node } conserva la victoria
played = Se jugó { $node }
keeps_win = conserva la victoria
played_text = jugado
no_heat_map = Esta jugada la hizo una persona: no hay buenos anillos que mostrar.

# $verdict $winning $free
verdict_sentence = { $verdict ->
    [Throws] Regala la victoria. { $winning ->
        [one] Solo { $winning } de { $free } jugadas la habría conservado.
       *[other] { $winning } de { $free } jugadas la habrían conservado.
    }
    [Keeps] Conservó la victoria.
    [Only] La única jugada que conserva la victoria.
   *[Nothing] La posición ya estaba perdida.
}
# $winner $moves
won = { $moves ->
    [one] { PERSON($winner) ->
        [you] Ganaste en { $moves } jugada
       *[other] { $winner } ganó en { $moves } jugada
    }
   *[other] { PERSON($winner) ->
        [you] Ganaste en { $moves } jugadas
       *[other] { $winner } ganó en { $moves } jugadas
    }
}
# $loser $moves
resigned = { $moves ->
    [one] { PERSON($loser) ->
        [you] Te rendiste tras { $moves } jugada
       *[other] { $loser } se rindió tras { $moves } jugada
    }
   *[other] { PERSON($loser) ->
        [you] Te rendiste tras { $moves } jugadas
       *[other] { $loser } se rindió tras { $moves } jugadas
    }
}
# $loser $moves
lost_on_time = { $moves ->
    [one] { PERSON($loser) ->
        [you] Perdiste por tiempo tras { $moves } jugada
       *[other] { $loser } perdió por tiempo tras { $moves } jugada
    }
   *[other] { PERSON($loser) ->
        [you] Perdiste por tiempo tras { $moves } jugadas
       *[other] { $loser } perdió por tiempo tras { $moves } jugadas
    }
}
# $name $count $verdict
verdict_count = { $name }, { $verdict ->
    [Keeps] conserva la victoria
    [Only] única jugada ganadora
    [Throws] regala la victoria
   *[Nothing] ya perdía
}: { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
# $name $kept $times
safe_moves = { $times ->
    [0] { PERSON($name) ->
        [you] Nunca fuiste ganando.
       *[other] { $name } nunca fue ganando.
    }
    [1] { $kept ->
        [1] { PERSON($name) ->
            [you] Conservaste la única ocasión de ganar.
           *[other] { $name } conservó la única ocasión de ganar.
        }
       *[other] { PERSON($name) ->
            [you] Dejaste escapar la única ocasión de ganar.
           *[other] { $name } dejó escapar la única ocasión de ganar.
        }
    }
   *[other] { PERSON($name) ->
        [you] Conservaste la victoria { $kept } de { $times } veces.
       *[other] { $name } conservó la victoria { $kept } de { $times } veces.
    }
}
alternatives_heading = { $verdict ->
    [Keeps] También ganaba aquí
    [Only] Sin alternativas
    [Nothing] Ninguna jugada gana
   *[other] Mejor aquí
}
no_alternatives = { $verdict ->
    [Nothing] Toda jugada pierde contra el juego perfecto.
   *[other] Cualquier otra jugada regala la victoria.
}

story-busy = Buscando momentos clave…
story-no_other_point = No hay más momentos clave.
# $number $title
story-at_move = Jugada { $number }: { $title }

# What a game teaches.
# $name $node
story-could_have_won = { PERSON($name) ->
    [you] Pudiste ganar al instante con { $node }
   *[other] { $name } pudo ganar al instante con { $node }
}
story-gave_up = { PERSON($name) ->
    [you] La partida acabó antes de tiempo: aún podías ganar
   *[other] La partida acabó antes de tiempo: { $name } aún podía ganar
}
story-one_mistake = Una jugada regaló la victoria: { $node }
story-several_mistakes = { $count } jugadas regalaron la victoria
story-always_won = { PERSON($name) ->
    [you] Siempre tuviste la partida ganada
   *[other] { $name } siempre tuvo la partida ganada
}
story-closer = Más reñida de lo que parecía
story-perfect = Una partida perfecta
# $name $moves
story-was_losing = { $moves ->
    [one] { PERSON($name) ->
        [you] Durante una jugada, la partida no era tuya.
       *[other] Durante una jugada, { $name } iba perdiendo.
    }
   *[other] { PERSON($name) ->
        [you] Durante { $moves } jugadas, la partida no era tuya.
       *[other] Durante { $moves } jugadas, { $name } iba perdiendo.
    }
}
# $number $ways
story-closest_moment = { $ways ->
    [one] Lo más reñido fue la jugada { $number }: solo una jugada ganaba.
   *[other] Lo más reñido fue la jugada { $number }: { $ways } jugadas ganaban.
}
story-made_it_hardest = Lo más difícil fue { $node }.

story-rules_1 = Antes de cada jugada, mira primero: ¿puedo terminar ya?
story-rules_2 = Antes de cada jugada, mira: ¿puede terminar mi rival? Entonces, detenlo.
story-rules_3 = Si un anillo sirve a ambos bandos, tómalo antes.
story-rules_4 = Construye por donde quiere pasar tu rival, no donde no hay nadie.
story-stay_close = Juega el anillo que deje al rival pocas respuestas ganadoras. Basta con que falle una vez.

story-play_on = La próxima vez, sigue: aún podías ganar.
# $number $node $played
story-instead_finish = En la jugada { $number }, juega { $node } en vez de { $played }: gana al instante.
# $number $node $played
story-instead_keep = En la jugada { $number }, juega { $node } en vez de { $played }: conserva la victoria.
# $number $node $played $answers
story-instead_harder = { $answers ->
    [1] En la jugada { $number }, juega { $node } en vez de { $played }: solo deja una respuesta ganadora.
   *[other] En la jugada { $number }, juega { $node } en vez de { $played }: solo deja { $answers } respuestas ganadoras.
}

story-won_at_once = { $node } ganaba al instante
story-gave_away = { $node } regaló la victoria
# $name $you
story-let_in = { PERSON($you) ->
    [you] { $name } te dio una oportunidad
   *[other] { PERSON($name) ->
        [you] Diste una oportunidad a { $you }
       *[other] { $name } dio una oportunidad a { $you }
    }
}
story-made_it_hard = { PERSON($name) ->
    [you] Se lo pusiste difícil
   *[other] { $name } se lo puso difícil
}
story-found_every = { PERSON($name) ->
    [you] Encontraste todas las respuestas
   *[other] { $name } encontró todas las respuestas
}
story-best_move = Mejor jugada: { $node }
story-made_it_easy = { $node } se lo puso fácil
# $name $node $better
story-kept_but = { PERSON($name) ->
    [you] Jugaste { $node }. Conservaba la victoria, pero { $better } terminaba la partida.
   *[other] { $name } jugó { $node }. Conservaba la victoria, pero { $better } terminaba la partida.
}
# $name $node
story-played_instead = { PERSON($name) ->
    [you] Jugaste { $node }.
   *[other] { $name } jugó { $node }.
}
story-two_moves = Dos jugadas habrían ganado.
story-gave_the_win_away = { $node } regaló la victoria.
# $name $node $found
story-found_it = { PERSON($name) ->
    [you] { $found ->
        [true] La aprovechaste con { $node }.
       *[false] No viste { $node }.
    }
   *[other] { $found ->
        [true] { $name } la aprovechó con { $node }.
       *[false] { $name } no vio { $node }.
    }
}
# $name $times
story-only_answers = { PERSON($name) ->
    [you] Solo tuviste una jugada ganadora, { $times } veces seguidas.
   *[other] { $name } solo tuvo una jugada ganadora, { $times } veces seguidas.
}
story-only_moves = Solo una jugada conservaba la victoria, { $times } veces seguidas.
# $node $answers $all
story-left_answers = { $answers ->
    [1] Tras { $node }, solo ganaba una de { $all } respuestas.
   *[other] Tras { $node }, ganaban { $answers } de { $all } respuestas.
}
# $better $fewest
story-would_have_left = { $better } habría dejado { $fewest }.
story-then = Después, { $nodes }.
story-two_ways = Hay dos rutas, y una sola jugada no puede cortar las dos.
