my_progress = Mi progreso
title = Mi progreso
show = Ver progreso
empty = Tu puntuación aparece aquí tras cinco partidas de la escalera.
rungs = Peldaños subidos
games_won = Ganadas
wins_in_a_row = Victorias seguidas
puzzles_in_a_row = Retos seguidos
days_in_a_row = Días seguidos
ratings = Puntuaciones, últimos tres meses
no_rating = Tu puntuación aparece aquí tras cinco partidas de la escalera.
puzzle_curve = Retos
ladder_curve = Escalera
opponents = Contra cada rival
no_games = Sin partidas aún.
won = ganadas
lost = perdidas
stays_ahead = Solidez
style = Tu estilo en cinco palabras
no_style = Tu estilo aparece aquí tras unas partidas más.
practice = Qué practicar
no_mistakes = Ningún error en tus últimas partidas.
practise = Practicar mis errores
more = Más
safe_moves = Solidez
about_safe_moves = Cuántas veces conservaste, en tus últimas 20 partidas, una victoria que una mala jugada habría perdido. El porcentaje sale a partir de diez jugadas así.
by_tens = Solidez, de diez en diez partidas
no_curve = Tras veinte partidas verás aquí si mejoras.
games = Partidas
moves = Jugadas
all_phases = Todas las fases
chances = Tras un error de tu rival
personalities = Solidez de los rivales
at_the_board = Puntuación en partidas
in_puzzles = Puntuación en retos
in_figures = En cifras
puzzles = Retos encontrados
no_puzzles = Todavía no has respondido a ningún reto.
kind = Tipo
all = Todos
no_value = –
date = Fecha
rating_text = Puntuación
margin_text = Margen
forget = Olvidar mi progreso
forget_tip = Mueve el registro de tu progreso a la papelera. Puedes deshacerlo.
forgotten = Tu progreso está en la papelera.
undo = Deshacer
restored = Tu progreso ha vuelto.
of = de { $all }
# $name $value $more
stat = { $name }: { $value }, { $more }
# $climbed $all
rungs_climbed = { $climbed } de { $all } peldaños subidos
# $word $share
style_sentence = { $word ->
    [Runs] El { $share } de tus jugadas acorta tu ruta.
    [Spreads] El { $share } de tus jugadas no toca ninguna otra línea tuya.
    [Blocks] El { $share } de tus jugadas alarga la ruta del rival.
    [Plans] Conservaste el { $share } de las victorias que aún quedaban lejos.
   *[Luck] El { $share } de tus jugadas ni construye ni bloquea.
}
# $last $before $nearest
style_legend = { $last ->
    [one] Barra: tu última partida ({ $last }).
   *[other] Barra: tus últimas { $last } partidas.
} { $before ->
    [None] {""}
    [one] Línea: la partida anterior ({ $before }).{" "}
   *[other] Línea: las { $before } partidas anteriores.{" "}
}Aro: { $nearest }, el rival de estilo más parecido.
style_before = Antes: { $share }.
# $name $sentence
style_name = { $name }: { $sentence }
# $part $whole
share_count = { $part } de { $whole }
# $name $won $lost
record = { $name }: { $won } ganadas, { $lost } perdidas
# $games $name
as_often_as = { $games ->
    [one] última partida ({ $games }) · más o menos como { $name }
   *[other] últimas { $games } partidas · más o menos como { $name }
}
ladder_games_so_far = { $games ->
    [one] { $games } partida de la escalera hasta ahora. Solo estas cuentan; la puntuación sale tras cinco.
   *[other] { $games } partidas de la escalera hasta ahora. Solo estas cuentan; la puntuación sale tras cinco.
}
puzzles_so_far = { $puzzles ->
    [one] { $puzzles } reto hasta ahora. Solo cuentan los de tipos variados; la puntuación sale tras cinco.
   *[other] { $puzzles } retos hasta ahora. Solo cuentan los de tipos variados; la puntuación sale tras cinco.
}
rating_in_games = { $rating } puntos en partidas
no_progress = Todavía sin partidas ni retos
# $games $puzzles
games_and_puzzles = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $puzzles ->
    [one] { $puzzles } reto
   *[other] { $puzzles } retos
}
phase = { $phase ->
    [Opening] Apertura
    [Middle] Medio juego
   *[End] Final
}
mistake = { $kind ->
    [MissedWin] Pudiste ganar en una
    [MissedBlock] No viste su victoria en una
    [MissedCrossing] Faltó construir y bloquear
    [Idle] Jugada desperdiciada
   *[WrongPlace] Jugada en mal sitio
}
# $rating $below $above
rating = { $below ->
    [None] { $above ->
        [None] { $rating }
       *[other] { $rating }, por debajo de { $above }
    }
   *[other] { $above ->
        [None] { $rating }, por encima de { $below }
       *[other] { $rating }, entre { $below } y { $above }
    }
}
curves_name = Curvas de puntuación: { $curves }
# $results $first $first_date $last $last_date
curve = { $results ->
    [one] Curva de puntuación, { $results } resultado: { $first } el { $first_date }, { $last } el { $last_date }
   *[other] Curva de puntuación, { $results } resultados: { $first } el { $first_date }, { $last } el { $last_date }
}
curve_without_results = Curva de puntuación sin resultados
safe_moves_curve = Solidez, de diez en diez partidas: { $shares }
badges = Insignias
# $earned $all
badges_earned = { $earned } de { $all }
badge = { $badge ->
    [CleanGame] Sin un desliz
    [FirstDaily] Reto del día
    [FirstRung] Primer peldaño
    [BeatOwn] Contra el mío
    [Rush5] Cinco en tres
    [ThreeDays] Tres días
    [Course] Curso
    [TwoThreats] Dos amenazas
    [OnlyRing] El único anillo
    [Comeback] Remontada
    [OwnWins] Gana el mío
    [TenInARow] Diez seguidos
    [Rush20] Veinte en tres
    [SevenDays] Siete días
    [PerfectGame] Partida perfecta
    [HalfwayUp] Media escalera
    [NeverGiveUp] Sin rendirse
   *[Master] Master
}
badge_fact = { $badge ->
    [CleanGame] Gana una partida de la escalera sin soltar nunca la victoria
    [FirstDaily] Resuelve el reto del día
    [FirstRung] Sube el primer peldaño de la escalera
    [BeatOwn] Gana a un rival que hayas creado tú
    [Rush5] Resuelve cinco retos en una tanda de tres minutos
    [ThreeDays] Un reto, una lección o una partida en tres días seguidos
    [Course] Termina todas las lecciones
    [TwoThreats] Gana con dos amenazas a la vez
    [OnlyRing] Encuentra el único anillo que gana, cinco veces en partidas de la escalera
    [Comeback] Gana una partida de la escalera después de ir perdiendo durante tres jugadas
    [OwnWins] Una personalidad tuya gana un torneo de cuatro o más
    [TenInARow] Resuelve diez retos sin un solo fallo
    [Rush20] Resuelve veinte retos en una tanda de tres minutos
    [SevenDays] Un reto, una lección o una partida en siete días seguidos
    [PerfectGame] Gana una partida de la escalera de ocho jugadas o más conservando siempre la victoria
    [HalfwayUp] Sube el octavo peldaño de la escalera
    [NeverGiveUp] Cincuenta jugadas en una partida de la escalera contra una puntuación más alta
   *[Master] Gana a Master en la escalera
}
badge_way = { $badge ->
    [FirstDaily] Abrir el reto
    [BeatOwn] Elegir rival
    [Rush5] Arrancar el reloj
    [ThreeDays] Resolver retos
    [Course] Seguir con las lecciones
    [OwnWins] Abrir Torneo
    [TenInARow] Resolver retos
    [Rush20] Arrancar el reloj
    [SevenDays] Resolver retos
   *[other] Abrir la escalera
}
# $left $badge
badge_near = { $left ->
    [one] Solo falta { $left }: { $badge }
   *[other] Faltan { $left }: { $badge }
}
# $badge $have $all
badge_so_far = { $have } de { $all } { $badge ->
    [CleanGame] partidas
    [BeatOwn] partidas
    [FirstDaily] retos
    [FirstRung] peldaños
    [Rush5] retos
    [ThreeDays] días
    [Course] lecciones
    [TwoThreats] partidas
    [OnlyRing] anillos
    [OwnWins] torneos
    [SevenDays] días
    [HalfwayUp] peldaños
    [Master] peldaños
    [TenInARow] retos
    [Rush20] retos
   *[other] jugadas
}
# $name $state
badge_name_not_yet = { $name }, aún no, { $state }
# $name $state
badge_name_earned = { $name }, { $state }
# $date $opponent
badge_date = { $opponent ->
    [None] { $date }
   *[other] { $date }, contra { $opponent }
}
new_badge = Nueva insignia: { $badge }
# $count
more_badges = { $count ->
    [1] Y una insignia más
   *[other] Y { $count } insignias más
}
badges_so_far = { $count ->
    [one] Una insignia por tus partidas hasta ahora.
   *[other] { $count } insignias por tus partidas hasta ahora.
}
