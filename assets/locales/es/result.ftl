next_game = Otra partida
try_again = Otra vez
new_game = Nueva partida
rematch_you_first = Revancha: empiezas tú
rating = Tu puntuación
rungs = Peldaños subidos
you_beat = Has ganado a { $opponent }
beat_on_ladder = Gana a { $opponent } en la escalera
# $opponent $won
practice = Era una partida de práctica. En la escalera te { $won ->
    [0] hacen falta dos victorias contra { $opponent }.
   *[other] falta una victoria contra { $opponent }.
}
moves_first_next = { PERSON($name) ->
    [you] Tú empiezas la siguiente partida.
   *[other] { $name } empieza la siguiente partida.
}
next_opponent = Próximo rival: { $name }
# $climbed $all
rungs_climbed = { $climbed } de { $all }
rung_won = El peldaño de { $opponent } es tuyo
moves = { $count ->
    [one] { $count } jugada en total.
   *[other] { $count } jugadas en total.
}
# $moves $lead
led_until = { $moves } jugadas. Tu última ocasión fue en la jugada { $lead }.
# $opponent $won $lost
match_score = Escalera · { $opponent } · { $won }–{ $lost }, a dos victorias
# $won $games
won_games = { $won ->
    [1] Tu primera victoria contra este rival
   *[other] { $games ->
        [one] { $won } victorias en { $games } partida
       *[other] { $won } victorias en { $games } partidas
    }
}

one_thing = Algo que probar
in_match = Duelo { $score }
# $won $lost
next_in_match = { $lost ->
    [0] falta una victoria
    [1] { $won ->
        [1] decide la siguiente
       *[other] faltan dos victorias
    }
   *[other] empieza otro duelo
}

# $number $moves
loss-led_until = Podías ganar hasta la jugada { $number } de { $moves }.
loss-longest_game = Es tu partida más larga contra { $opponent }.
loss-fewest_mistakes = Nunca habías cometido tan pocos errores contra { $opponent }.
# $opponent $times
loss-most_blocks = Bloqueaste a { $opponent } { $times } veces, más que nunca.

decision-you_resigned_text = Te rendiste.
decision-you_were_ahead = Fuiste ganando de principio a fin.
decision-you_took = Los dos bandos necesitaban { $node } para ganar, y lo tomaste tú.
# $one $other
decision-two_threats = Podías ganar de dos maneras a la vez: { $one } y { $other }.
# $node $number
decision-you_were_winning = Ibas ganando hasta { $node }, en la jugada { $number }.
decision-you_resigned = Te rendiste en la jugada { $moves }.
decision-resigned = { PERSON($name) ->
    [you] Te rendiste.
   *[other] { $name } se rindió.
}
# $name $moves
decision-resigned_at = { PERSON($name) ->
    [you] Te rendiste en la jugada { $moves }.
   *[other] { $name } se rindió en la jugada { $moves }.
}
decision-you_lost_on_time = Perdiste por tiempo.
decision-lost_on_time = { PERSON($name) ->
    [you] Perdiste por tiempo.
   *[other] { $name } perdió por tiempo.
}
# $loser $winner $number $node $is_back
decision-gave_win = { PERSON($loser) ->
    [you] Tu jugada { $number }, { $node },
   *[other] La jugada { $number } de { $loser }, { $node },
} { PERSON($winner) ->
    [you] { $is_back ->
        [true] te metió de nuevo en la partida.
       *[false] te dio la victoria.
    }
   *[other] { $is_back ->
        [true] metió de nuevo a { $winner } en la partida.
       *[false] dio la victoria a { $winner }.
    }
}
decision-was_ahead = { PERSON($winner) ->
    [you] Fuiste ganando de principio a fin.
   *[other] { $winner } fue ganando de principio a fin.
}
# $winner $moves
decision-needed = { PERSON($winner) ->
    [you] Necesitaste
   *[other] { $winner } necesitó
} { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} para unir los bordes.
# $winner $times
decision-only_moves = { $times ->
    [1] Una vez
    [2] Dos veces
    [3] Tres veces
    [4] Cuatro veces
    [5] Cinco veces
   *[other] { $times } veces
} { PERSON($winner) ->
    [you] tuviste una sola jugada ganadora, y la encontraste.
   *[other] { $winner } tuvo una sola jugada ganadora, y la encontró.
}
first_rating = Tu primera puntuación
as_strong_as = Juegas más o menos como { $name }.
with_help = Con ayuda, esta partida no da insignias. Aun así cuenta como victoria.
