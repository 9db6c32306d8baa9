read_opponent_note = Compara las jugadas del rival con las personalidades incluidas y las tuyas. Cuando está segura de una, espera sus respuestas. Si ninguna encaja, espera las de la más parecida. Nunca ve qué personalidad juega en realidad.
adapts_note = Adivina cómo juegas y responde a eso.
adapts_to_computer_note = Adivina cómo juega el otro y responde a eso.
reading = Lectura del rival
no_match = Lectura del rival: nada encaja del todo
candidates = Candidatas…
candidates_tip = Muestra qué habría jugado cada personalidad.
expects = Ahora espera { $mv }
# $name $other
adapts = { $other ->
    [None] { $name } se adapta a ti
   *[other] { $name } se adapta a { $other }
}
left = Lectura del rival: { $count ->
    [one] { $count } candidata
   *[other] { $count } candidatas
}
nearest = Más parecidas: { $candidates }
others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
# $number $count $names
rules_out = { $count ->
    [0] La jugada { $number } descarta { $names }
    [1] La jugada { $number } descarta { $names }
    [2] La jugada { $number } descarta { $names }
   *[other] La jugada { $number } descarta { $count } candidatas
}
# $name $share $player
agrees = { PERSON($player) ->
    [you] { $name } coincide en el { $share } de tus jugadas
   *[other] { $name } coincide en el { $share } de las jugadas de { $player }
}
# $name $share
agrees_too = { $name }, en el { $share }

clone-menu = Nueva de mis partidas…
clone-title = Nueva de mis partidas
clone-about = Aprende de las jugadas de un jugador en partidas guardadas y crea una personalidad que juega igual. Así puedes, por ejemplo, jugar contra ti.
clone-add_stored = Añadir todas las guardadas
clone-nothing_stored = Esta ventana no guarda partidas, porque no tiene carpeta de datos.
clone-no_stored = no contiene partidas de una persona
clone-add_game = Añadir partida…
clone-add_folder = Añadir carpeta…
clone-add_game_title = Aprender de una partida
clone-add_folder_title = Aprender de las partidas de una carpeta
clone-busy = Espera a que termine.
clone-no_games = Añade las partidas guardadas u otras partidas (archivos .spanit).
clone-no_records = no contiene archivos .spanit
clone-player = Aprender de
clone-more_moves_note = Con unos cientos de jugadas, el resultado es mejor.
clone-reading = Leyendo…
clone-learning = Aprendizaje
clone-learn = Aprender
clone-stop = Detener
clone-edit = Abrir en el editor
clone-new_personality = Nueva personalidad
clone-random_moves = Jugadas al azar
# $files $most
clone-too_many = contiene { $files } archivos .spanit; solo se leyeron los { $most } primeros
clone-more_problems = No se pudieron leer otros { $files }.
# $done $of
clone-learning_progress = Aprendiendo: paso { $done } de { $of }
clone-best_built_in = { $name }, la mejor incluida
clone-game_count = { $count ->
    [0] Ninguna partida aún
    [one] { $count } partida
   *[other] { $count } partidas
}
# $name $moves
clone-source_player = { $moves ->
    [one] { $name }: { $moves } jugada
   *[other] { $name }: { $moves } jugadas
}
# $name $moves $least
clone-too_few = Hacen falta al menos { $least } jugadas; { PERSON($name) ->
    [you] tienes
   *[other] { $name } tiene
} { $moves ->
    [one] { $moves } jugada en estas partidas.
   *[other] { $moves } jugadas en estas partidas.
}
# $name $share
clone-clone_ready = { $name } ya está. Predijo el { $share } de las jugadas de las que no había aprendido.
# $moves $by_game
clone-prediction_heading = Predichas correctamente, de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, tras aprender de { $by_game ->
    [true] otras partidas:
   *[false] otras jugadas, también de las mismas partidas:
}

player_identification-title = Juega como
player_identification-player = Jugador
player_identification-question = Qué personalidades podrían haber hecho estas jugadas
player_identification-candidates_note = Las candidatas son las personalidades incluidas y las tuyas. Cada una se compara solo con las jugadas; los nombres de los jugadores no se usan.
player_identification-noise_note = La semilla de la partida no se usa. Una personalidad con una parte al azar (NodeRandom) es posible mientras algunos números aleatorios lleven a estas jugadas.
player_identification-only_opening = Aún no se sabe: las jugadas iniciales se sortearon.
player_identification-decided_at = Todas las demás están descartadas desde la jugada { $number }.
player_identification-ruled_out = descartada
player_identification-certain = segura
player_identification-not_judged = posible, sin valorar
player_identification-only_candidate = la única que queda
player_identification-reads_opponent_note = Este jugador leía a su rival. Por eso, una personalidad que calcula jugadas pudo haber jugado algo distinto de lo habitual; una jugada así no la descarta.
player_identification-no_moves = { PERSON($name) ->
    [you] Aún no has elegido ninguna jugada.
   *[other] { $name } aún no ha elegido ninguna jugada.
}
# $name $number
player_identification-progress = { PERSON($name) ->
    [you] ¿Como quién juegas? Comprobando la jugada { $number }…
   *[other] ¿Como quién juega { $name }? Comprobando la jugada { $number }…
}
player_identification-no_personality = { PERSON($name) ->
    [you] No eres una personalidad y no tienes pesos que comparar.
   *[other] { $name } no es una personalidad y no tiene pesos que comparar.
}
player_identification-no_judged_candidate = { PERSON($name) ->
    [you] No juegas como ninguna personalidad que se pudiera valorar.
   *[other] { $name } no juega como ninguna personalidad que se pudiera valorar.
}
player_identification-agrees = Coincide en el { $share } de las jugadas.
player_identification-too_slow_to_judge = { $moves ->
    [one] Valorar { $moves } jugada habría llevado demasiado tiempo.
   *[other] Valorar { $moves } jugadas habría llevado demasiado tiempo.
}
player_identification-possibly_opponent_model = { $moves ->
    [one] { $moves } jugada puede deberse a la lectura del rival.
   *[other] { $moves } jugadas pueden deberse a la lectura del rival.
}
# $name $of
player_identification-could_be_any = { PERSON($name) ->
    [you] Podrías ser cualquiera de { $of } personalidades.
   *[other] { $name } podría ser cualquiera de { $of } personalidades.
}
player_identification-no_known_personality = ninguna personalidad conocida
# $name $personalities $since
player_identification-plays_like = { PERSON($name) ->
    [you] Juegas como { $personalities }
   *[other] { $name } juega como { $personalities }
}{ $since ->
    [None] .
   *[other] {" "}(desde la jugada { $since }).
}
# $number $left $out
player_identification-summary = { $left ->
    [one] Tras la jugada { $number }, { $left } es posible y { $out } están descartadas.
   *[other] Tras la jugada { $number }, { $left } son posibles y { $out } están descartadas.
}
player_identification-possible = posible, { $share }
player_identification-hardly_possible = posible, menos del 1 %
# $number $played $would
player_identification-ruled_out_by = { $would ->
    [None] Jugada { $number }: no habría jugado { $played }.
   *[other] Jugada { $number }: habría jugado { $would }, no { $played }.
}
