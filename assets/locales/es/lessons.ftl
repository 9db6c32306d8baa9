### Chosen by name while the program runs: no functions.

title-1 = Une dos bordes
join-1-text = Tus puntos son los redondos. En esta lección unes el borde izquierdo con el derecho. Toma primero a3, el anillo marcado.
join-1-right = Tu línea une los dos puntos que hay junto al anillo. El paso siguiente continúa desde aquí.
join-1-wrong = Ese anillo también está libre, pero empieza por a3, el marcado.
join-2-text = Sigue hacia la derecha hasta que tu camino llegue al borde derecho.
join-2-right = Izquierda y derecha, unidas. Así se gana la partida.
join-2-wrong = Ese anillo no acorta tu ruta al borde derecho. Prueba con { $nearer }.

title-2 = Rodea un obstáculo
obstacle-1-text = Los rombos han tomado e3. Toma d2 o d4 para rodearlo.
obstacle-1-right = Unos anillos unen dos puntos de lado; otros, uno de arriba con uno de abajo.
obstacle-1-wrong = Ese anillo no acorta tu ruta. Prueba con { $nearer }.
obstacle-2-text = Ahora tienes los rombos: une arriba y abajo. Los dos jugadores usan los mismos anillos. Rodea c5.
obstacle-2-right = Cada uno usa los mismos anillos en su propia dirección.
obstacle-2-wrong = Ese anillo no acorta tu ruta al borde de abajo. Prueba con { $nearer }.

title-3 = Detén a tu rival
stop-1-text = A los rombos les falta una línea para ganar. Encuentra ese anillo y tómalo antes.
stop-1-right = El anillo es tuyo. Por ahí ya no pueden pasar.
stop-1-wrong = Los rombos juegan { $reply } y unen arriba y abajo. Toma antes ese anillo.
stop-3-text = El hueco puede estar en cualquier sitio, y las líneas también van de lado. Sigue los rombos desde arriba. ¿Qué línea falta?
stop-3-right = Antes de cada jugada, pregúntate: ¿puede terminar mi rival?
stop-3-wrong = Los rombos juegan { $reply } y unen arriba y abajo. Toma antes ese anillo.

title-4 = Construye y bloquea
build-1-text = Nadie puede terminar todavía. Hay un anillo que alarga tu camino, bloquea el suyo y te deja dos formas de terminar. Tómalo.
build-1-right = Tu línea también bloquea. Las mejores líneas construyen y bloquean.
build-1-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
build-2-text = Este tablero es más grande. Tu ruta más corta y la suya se cruzan en un anillo. Tómalo.
build-2-right = Un solo anillo ha hecho las dos cosas.
build-2-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
build-3-text = Ahora tienes los rombos. Toma el anillo donde se cruzan tu ruta más corta y la suya.
build-3-right = Funciona igual para los dos.
build-3-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.

title-5 = Parejas
pairs-1-text = c1 y c3 te sirven para lo mismo: son pareja. Los rombos han tomado c1. Toma el otro.
pairs-1-right = Te han quitado un anillo de la pareja. El otro hace su trabajo.
pairs-1-wrong = Los rombos toman { $reply }. Toma c3, la pareja de c1.
pairs-2-text = Han tomado e3. ¿Qué anillo era su pareja?
pairs-2-right = Una pareja vale tanto como una línea. Espera a que tomen uno de los dos.
pairs-2-wrong = Los rombos toman { $reply }. Toma e1, la pareja de e3.
pairs-3-text = Han tomado a1. Toma la última pareja.
pairs-3-right = Unidos. Tenías tres parejas: no podían hacer nada.
pairs-3-wrong = Los rombos toman { $reply }. Toma a3, la pareja de a1.

title-6 = Dos amenazas
threats-1-text = Haz dos amenazas con una sola línea. Después, dos anillos distintos deben poder completar tu camino.
threats-1-right = Ahora tanto a5 como b4 completan tu camino. Solo te pueden quitar uno.
threats-1-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
threats-2-text = Han tomado a5. Completa tu camino.
threats-2-right = Dos amenazas pueden más que un bloqueo.
threats-2-wrong = El rival toma { $reply }. Toma b4: completa tu camino.
threats-3-text = Ahora tienes los rombos. Gana en dos: encuentra la línea que crea dos amenazas.
threats-3-right = Ahora tanto b6 como a7 completan tu camino.
threats-3-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
threats-4-text = Han tomado b6. Completa tu camino.
threats-4-right = Unidos: has ganado en dos.
threats-4-wrong = El rival toma { $reply }. Toma a7: completa tu camino.

title-7 = Cada anillo, su pareja
partners-1-text = Empezaste con a3. Los anillos con la misma letra son pareja. Los rombos han tomado c1. Toma su pareja.
partners-1-right = Cada anillo tiene su pareja. Responde siempre con ella y no podrás perder.
partners-1-praise = { $node } también conserva la victoria. En esta lección, toma la pareja: { $partner }.
partners-1-wrong = { $node } no es la pareja de c1. Toma { $partner }.
partners-2-text = Han tomado e3. Toma su pareja.
partners-2-right = Otra vez bien, y sin calcular nada.
partners-2-praise = { $node } también conserva la victoria. En esta lección, toma la pareja: { $partner }.
partners-2-wrong = { $node } no es la pareja de e3. Toma { $partner }.
partners-3-text = Han tomado c5. Toma su pareja.
partners-3-right = Unidos. Has ganado solo con tomar parejas.
partners-3-praise = { $node } también conserva la victoria. En esta lección, toma la pareja: { $partner }.
partners-3-wrong = { $node } no es la pareja de c5. Toma { $partner }.

title-8 = Dos rutas
ways-1-text = Estas parejas de los puntos redondos forman dos rutas de borde a borde: continua y discontinua. Tienes los rombos. Haz dos cortes, en la ruta que quieras.
ways-1-right = Las dos rutas no comparten ningún anillo. Por eso un corte nunca detiene las dos.
ways-1-wrong = { $node } no está en ninguna ruta y no obliga a responder. Corta una de las dos rutas.
ways-2-text = Este es el tablero en el que cada anillo tiene su pareja. Aquí las dos rutas tienen ramas. Corta la línea que quieras, dos veces.
ways-2-right = Cada corte lo reparó un anillo de la otra ruta: su pareja.
ways-2-wrong = { $node } no está en ninguna ruta y no obliga a responder. Corta una de las dos rutas.

title-9 = Dos rutas separadas
separate-1-text = Un tablero más grande también tiene dos rutas: una se dibuja continua y la otra discontinua. Corta la línea que quieras y mira cómo se repara. Hazlo tres veces.
separate-1-right = Cada vez que cortaste una ruta, la otra la reparó. Por eso ganan los puntos redondos.
separate-1-wrong = { $node } no está en ninguna ruta y no obliga a responder. Corta una de las dos rutas.

title-10 = Repara una ruta
repair-1-text = Estas dos rutas son tuyas. Te han cortado una en c1. Une sus dos trozos con un anillo de la otra ruta.
repair-1-right = Reparada. Tu línea pertenece ahora a las dos rutas.
repair-1-wrong = { $node } deja la ruta partida en dos. Busca un anillo que una los trozos.
repair-2-text = Han cortado en { $cut }. Esta vez, varios anillos reparan la ruta. Toma uno.
repair-2-right = Cualquier anillo que une los dos trozos repara la ruta.
repair-2-wrong = { $node } deja la ruta partida en dos. Busca un anillo que una los trozos.
repair-3-text = Otro corte, en { $cut }. Repara la ruta.
repair-3-right = Unidos. Con dos rutas separadas no se puede perder.
repair-3-wrong = { $node } deja la ruta partida en dos. Busca un anillo que una los trozos.

title-11 = Encuéntralo tú
find-1-text = En una partida real, Novice jugó aquí g7 y perdió. ¿Qué anillo gana?
find-1-right = Solo gana e7. Eso era un reto. El programa hace tantos como quieras.
find-1-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
find-2-text = Otra partida real, ahora sin pista. ¿Qué anillo gana?
find-2-right = Solo gana f4.
find-2-wrong = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.

title-12 = ¿Quién gana?
judge-1-text = ¿Quién gana desde aquí con el mejor juego: siempre los puntos redondos, siempre los rombos o quien empiece?
judge-1-right = Ganan los puntos redondos, aunque empiecen los rombos.
judge-1-wrong = Pregúntate con cada bando: ¿gana también si empieza el otro?
judge-2-text = ¿Y aquí: siempre los puntos redondos, siempre los rombos o quien empiece?
judge-2-right = Ganan los rombos, aunque empiecen los puntos redondos.
judge-2-wrong = ¿Ganarían los puntos redondos si empiezan los rombos? ¿Y los rombos si empiezan los redondos?
judge-3-text = ¿Y aquí: siempre los puntos redondos, siempre los rombos o quien empiece?
judge-3-right = Gana quien empiece. Ahora empiezan los puntos redondos: demuestra cómo.
judge-3-praise = Para los puntos redondos, solo gana a1.
judge-3-wrong = Deja empezar a un bando y luego al otro. ¿Gana el mismo las dos veces?

title-13 = Una partida entera
game-1-text = Juega contra Novice, que bloquea cuando estás a punto de ganar. Empiezas tú. Puedes deshacer jugadas.
game-1-right = Has ganado una partida entera. La escalera empieza con Wanderer.
game-1-wrong = Novice llegó antes. La próxima vez vigila su camino: a menudo basta una línea.
refuted = El rival responde { $reply } y se te escapa la victoria. Míralo otra vez.
