### Chosen by name while the program runs: no functions.

# At most 16 words, about the game, never about the person.

## Wanderer: scatters its lines and joins them late

Wanderer-before_1 = Las dejo por todas partes. Alguna se encontrará con otra.
Wanderer-before_2 = Todos los anillos me parecen bonitos. Probaré casi todos.
Wanderer-before_3 = Hoy voy sin plan. Me gustan las sorpresas.
Wanderer-before_4 = Nunca sé dónde voy a acabar. Tú tampoco lo sabrás.
Wanderer-before_5 = Ya van { $games } partidas, y nunca he pasado dos veces por el mismo sitio.
Wanderer-before_6 = { $losses } veces seguidas mis líneas no se encontraron. Ya se encontrarán.
Wanderer-won_1 = ¡Se han encontrado! Yo tampoco me lo esperaba.
Wanderer-won_2 = Mira, un borde. Y allí, el otro.
Wanderer-won_3 = Solo salí a pasear, y llegué.
Wanderer-won_4 = Todas esas líneas perdidas se han encontrado.
Wanderer-won_5 = { $moves } jugadas, y todas por casualidad.
Wanderer-won_6 = { $node } era solo un paseo. Resultó ser el camino.
Wanderer-lost_1 = Tantas líneas, y ninguna hasta el borde.
Wanderer-lost_2 = Estuve en todas partes, menos donde hacía falta.
Wanderer-lost_3 = Mis líneas se saludan de lejos. Nunca se dan la mano.
Wanderer-lost_4 = Un paseo precioso. Me perdí la llegada.
Wanderer-lost_5 = Tras { $moves } jugadas he visto todo el tablero, menos el borde.
Wanderer-lost_6 = En { $node } debí mirar por dónde iba.

## Sprinter: runs for the far edge and never blocks

Sprinter-before_1 = ¿Empezamos? Yo ya he llegado.
Sprinter-before_2 = Todo recto es lo más corto. No sé nada más.
Sprinter-before_3 = Bloquear es para quien tiene tiempo.
Sprinter-before_4 = Preparados. No parpadees.
Sprinter-before_5 = Gané { $wins } veces seguidas. Aún me echan humo los zapatos.
Sprinter-before_6 = { $losses } derrotas. Solo tengo que correr más.
Sprinter-won_1 = No miré ni a un lado ni al otro.
Sprinter-won_2 = En la meta, y sin perder el aliento.
Sprinter-won_3 = El camino recto estaba libre. Gracias.
Sprinter-won_4 = Gana quien llega antes al borde. Ya lo dije.
Sprinter-won_5 = { $moves } jugadas. Para mí, eso es una maratón.
Sprinter-won_6 = Con { $node } ya te había adelantado.
Sprinter-lost_1 = Estabas en medio. ¿Cuándo ha pasado eso?
Sprinter-lost_2 = Corrí y corrí. Contra una pared.
Sprinter-lost_3 = No miré a los lados. Debí mirar.
Sprinter-lost_4 = El borde, tan cerca, y se me acabó la pista.
Sprinter-lost_5 = { $moves } jugadas son demasiadas para una carrera corta.
Sprinter-lost_6 = En { $node } tropecé. La curva salió de la nada.

## Gambler: plays almost at random

Gambler-before_1 = Tú, yo, un tablero, y la suerte sin decidirse.
Gambler-before_2 = He tirado los dados. Dicen: juega.
Gambler-before_3 = En algún lugar del tablero está mi anillo de la suerte.
Gambler-before_4 = Si sale cara, voy por aquí; si sale cruz, por allá.
Gambler-before_5 = { $wins } victorias seguidas. A los dados les gusta esta mesa.
Gambler-before_6 = { $losses } veces la suerte se sentó contigo. Ya le toca cambiar de silla.
Gambler-won_1 = Cerré los ojos, y ahí estaba el camino.
Gambler-won_2 = Los dados lo sabían. Yo solo los tiré.
Gambler-won_3 = En este tablero la suerte cuenta doble.
Gambler-won_4 = Yo no habría apostado por eso.
Gambler-won_5 = Cerré los ojos, y ahí estaba { $node }.
Gambler-won_6 = { $moves } tiradas, y la última fue un seis.
Gambler-lost_1 = Los dados dormían. Tú no.
Gambler-lost_2 = Mal número. Buena partida.
Gambler-lost_3 = Lo aposté todo a un anillo. Ganó el de al lado.
Gambler-lost_4 = La banca siempre gana. Hoy la banca eras tú.
Gambler-lost_5 = { $node } tenía cara de suerte. Solo la cara.
Gambler-lost_6 = { $moves } tiradas, y ni un solo seis.

## Novice: builds like Steady, but carelessly

Novice-before_1 = Me sé el plan. Solo se me olvida la parte de en medio.
Novice-before_2 = Hoy pienso prestar atención. Desde el principio. O poco después.
Novice-before_3 = He leído las reglas. Dos veces, creo.
Novice-before_4 = Una línea recta, dice Steady. ¿Tan difícil es?
Novice-before_5 = { $losses } derrotas, y en cada una aprendí por dónde no ir.
Novice-before_6 = { $games } partidas, y ya me sé casi la mitad de mi plan.
Novice-won_1 = ¡Funcionó! No me preguntes por qué.
Novice-won_2 = ¿De verdad terminé una? Voy a contar las líneas.
Novice-won_3 = Esta vez me acordé de la parte de en medio.
Novice-won_4 = Tengo que apuntarlo antes de que se me olvide.
Novice-won_5 = { $moves } jugadas, y en casi todas presté atención.
Novice-won_6 = ¡{ $node }! Sabía que esa sería importante. Casi.
Novice-lost_1 = Lo vi. Una jugada tarde.
Novice-lost_2 = Mi línea era perfecta, salvo por el agujero.
Novice-lost_3 = Creía que todavía te tocaba a ti.
Novice-lost_4 = El plan era bueno. Me lo dejé en casa.
Novice-lost_5 = En { $node } estaba mirando por la ventana.
Novice-lost_6 = Al principio iba bien. { $moves } jugadas son muchas para acordarse.

## Mason: builds one thick wall

Mason-before_1 = A ver. Yo hago muros.
Mason-before_2 = Un buen muro no tiene prisa.
Mason-before_3 = Ladrillo a ladrillo. Empiece quien empiece, me da igual.
Mason-before_4 = Traigo ladrillos de sobra para los dos.
Mason-before_5 = Mi muro aguantó { $wins } veces. Aguantará otra.
Mason-before_6 = { $losses } veces se cayó. He comprado mejor cemento.
Mason-won_1 = Línea sobre línea sobre línea.
Mason-won_2 = A esto lo llamo yo sólido.
Mason-won_3 = Puedes apoyarte. Aguanta.
Mason-won_4 = Ni una grieta. Lo he comprobado.
Mason-won_5 = { $node } fue la piedra angular.
Mason-won_6 = { $moves } jugadas, y cada ladrillo en su sitio.
Mason-lost_1 = Encontraste el único ladrillo suelto.
Mason-lost_2 = Un muro precioso. Solo que en mal sitio.
Mason-lost_3 = Lo rodeaste. Los muros no funcionan así.
Mason-lost_4 = Ladrillos de sobra, pero demasiados huecos.
Mason-lost_5 = En { $node } el muro tenía un agujero.
Mason-lost_6 = { $moves } jugadas de obra, y encontraste la puerta.

## Steady: builds one straight line

Steady-before_1 = Con una línea recta me basta.
Steady-before_2 = Sin trucos. Un anillo, y luego el siguiente.
Steady-before_3 = Yo voy a lo mío. Ya lo notarás.
Steady-before_4 = Despacio, seguro, recto.
Steady-before_5 = { $wins } victorias seguidas, todas en línea recta.
Steady-before_6 = { $losses } veces me doblaste. Ya vuelvo a estar recto.
Steady-won_1 = Recto, como siempre.
Steady-won_2 = Dije adónde iba. Y allí fui.
Steady-won_3 = Un anillo tras otro. Ese es el secreto.
Steady-won_4 = Sin rodeos. No hicieron falta.
Steady-won_5 = { $moves } jugadas, casi todas en la misma línea.
Steady-won_6 = Tras { $node }, nada se interpuso.
Steady-lost_1 = Me has doblado. A mí nadie me dobla.
Steady-lost_2 = Una línea recta, y tú justo encima.
Steady-lost_3 = Tendría que haber girado. No me gusta girar.
Steady-lost_4 = El siguiente anillo era tuyo. No contaba con eso.
Steady-lost_5 = { $node } fue un paso demasiado terco.
Steady-lost_6 = { $moves } jugadas, y aún faltaba un anillo.

## Fencer: steps into your way

Fencer-before_1 = Después de ti. Pero estaré delante.
Fencer-before_2 = Haz tu jugada. Tengo lista la respuesta.
Fencer-before_3 = En guardia.
Fencer-before_4 = Camino que tomes, camino que tomo yo antes.
Fencer-before_5 = { $wins } asaltos para mí. ¿Otro?
Fencer-before_6 = Me tocaste { $losses } veces seguidas. Desde entonces he entrenado.
Fencer-won_1 = Touché.
Fencer-won_2 = Fueras adonde fueras, allí estaba yo.
Fencer-won_3 = Una parada es media victoria. Dos, una entera.
Fencer-won_4 = Tú mirabas tu camino. Yo también lo miraba.
Fencer-won_5 = { $blocks } veces te cerré el paso.
Fencer-won_6 = { $node } fue la estocada.
Fencer-lost_1 = Buena parada.
Fencer-lost_2 = Vigilaba tu izquierda. Viniste por la derecha.
Fencer-lost_3 = Ponerme delante de ti fue un paso de más.
Fencer-lost_4 = Bajé la guardia una jugada.
Fencer-lost_5 = { $blocks } paradas, y fallé la siguiente.
Fencer-lost_6 = En { $node } bajé la guardia.

## Islander: starts many lines and joins them late

Islander-before_1 = Primero dispersas, luego juntas.
Islander-before_2 = Empiezo con islas pequeñas. Los puentes vienen después.
Islander-before_3 = El mar es ancho. Mi plan también.
Islander-before_4 = Tú verás islas. Yo veo una costa.
Islander-before_5 = { $wins } veces tuve la marea a favor.
Islander-before_6 = Tras { $games } partidas conozco aquí cada corriente.
Islander-won_1 = Mis islas se han encontrado.
Islander-won_2 = Un último puente, y fue tierra firme.
Islander-won_3 = Tú veías agua. Yo veía un camino.
Islander-won_4 = De repente, ya no había mar.
Islander-won_5 = { $node } fue el puente.
Islander-won_6 = { $moves } jugadas, y el último puente aguantó.
Islander-lost_1 = La marea subió demasiado pronto.
Islander-lost_2 = Tantas islas, y faltaba un puente.
Islander-lost_3 = Navegaste entre ellas.
Islander-lost_4 = Empecé una isla de más.
Islander-lost_5 = En { $node } se hundió el último puente.
Islander-lost_6 = { $moves } jugadas, y sigue siendo un archipiélago.

## Blocker: blocks you all game long

Blocker-before_1 = ¿Adónde quieres ir? Gracias.
Blocker-before_2 = No tengo plan propio. Tengo el tuyo.
Blocker-before_3 = Este camino está cortado. Los demás, también.
Blocker-before_4 = Tú construyes. Yo corto. ¿Te parece?
Blocker-before_5 = { $wins } veces no pasó nadie.
Blocker-before_6 = Me rodeaste { $losses } veces. Desde entonces soy más ancho.
Blocker-won_1 = ¿Querías ir a algún sitio? No me había dado cuenta.
Blocker-won_2 = Cuando tú no puedes pasar, llego yo.
Blocker-won_3 = Todas las puertas cerradas. Las llaves las tengo yo.
Blocker-won_4 = Te corté el paso tanto tiempo que gané.
Blocker-won_5 = Te bloqueé { $blocks } veces. Las conté.
Blocker-won_6 = En { $node } se cerró el último camino.
Blocker-lost_1 = Diste un rodeo. Nadie da rodeos.
Blocker-lost_2 = Había una puerta abierta. La encontraste.
Blocker-lost_3 = No puedo estar en todas partes. Lo intenté.
Blocker-lost_4 = Mientras te paraba aquí, te ibas por allá.
Blocker-lost_5 = { $blocks } bloqueos, y faltó uno.
Blocker-lost_6 = { $node } fue la puerta que no debí cerrar.

## Spider: builds wide webs and joins them early

Spider-before_1 = Acércate un poco más.
Spider-before_2 = Mi tela tiene muchos hilos. Puedes cortar uno.
Spider-before_3 = Tengo tiempo. Los hilos son pacientes.
Spider-before_4 = ¿Oyes eso? El primer hilo.
Spider-before_5 = { $wins } visitas hasta ahora. Todas se quedaron.
Spider-before_6 = La rompiste { $losses } veces. Ahora tejo más deprisa.
Spider-won_1 = Todos los hilos aguantaron.
Spider-won_2 = Cortaste un hilo. Tenía tres.
Spider-won_3 = Cuanto más te movías, más se apretaba.
Spider-won_4 = Estaba tejida antes de que la vieras.
Spider-won_5 = { $node } era el hilo que no viste.
Spider-won_6 = { $moves } jugadas, y ni un agujero.
Spider-lost_1 = Rompiste dos hilos a la vez.
Spider-lost_2 = Una tela no sirve contra un pájaro.
Spider-lost_3 = Esperaste a que la tela fuera fina.
Spider-lost_4 = Tantos hilos, y todos colgaban del mismo clavo.
Spider-lost_5 = En { $node } se rasgó la tela.
Spider-lost_6 = { $moves } jugadas tejiendo, y pasaste volando.

## Planner: starts many lines, away from its edges

Planner-before_1 = Dentro de seis jugadas verás por qué.
Planner-before_2 = Mi primera línea no está donde la esperas. Ya llegará.
Planner-before_3 = Esta partida ya la he dibujado. A lápiz.
Planner-before_4 = Mira las esquinas. Yo ya las miré.
Planner-before_5 = { $wins } planes seguidos se cumplieron.
Planner-before_6 = Tras { $games } partidas, hago planes también por ti.
Planner-won_1 = Tal como lo dibujé.
Planner-won_2 = Del primer paso al último, en ese orden.
Planner-won_3 = ¿Aquella línea rara del principio? Era para ahora.
Planner-won_4 = Un plan es una partida que se gana dos veces.
Planner-won_5 = Según lo previsto, desde la jugada { $number }.
Planner-won_6 = { $node } estaba en la página dos del plan.
Planner-lost_1 = Mi plan estaba bien. El tablero, no.
Planner-lost_2 = Lo tenía todo previsto, menos eso.
Planner-lost_3 = Vuelta a la mesa de dibujo.
Planner-lost_4 = Tu plan era más corto.
Planner-lost_5 = En la jugada { $number } mi plan iba por otra página.
Planner-lost_6 = { $node } era una buena jugada, en otro plan.

## Weaver: builds wide webs from its edges

Weaver-before_1 = Por encima, por debajo, por encima.
Weaver-before_2 = Empiezo por el borde. Las telas siempre empiezan ahí.
Weaver-before_3 = Dos hilos por cada hueco. Ese es el oficio.
Weaver-before_4 = Tira de donde quieras. Cede, pero aguanta.
Weaver-before_5 = { $wins } telas, y ninguna con agujeros.
Weaver-before_6 = { $losses } veces encontraste un cabo suelto. Ahora los ato mejor.
Weaver-won_1 = Tiraste de un hilo. Tenía dos.
Weaver-won_2 = De borde a borde, sin un nudo.
Weaver-won_3 = El dibujo estaba ahí desde la primera fila.
Weaver-won_4 = La tela fina pide mano firme.
Weaver-won_5 = { $node } cerró el dibujo.
Weaver-won_6 = { $moves } jugadas, y durará años.
Weaver-lost_1 = Bonito nudo me has hecho.
Weaver-lost_2 = Cortaste donde se cruzaban los dos hilos.
Weaver-lost_3 = Basta un cabo suelto.
Weaver-lost_4 = Tejí demasiado ancho y demasiado fino.
Weaver-lost_5 = En { $node } empezó a rasgarse la tela.
Weaver-lost_6 = { $moves } filas, y tiraste del hilo justo.

## Strategist: builds long narrow lines

Strategist-before_1 = Doce jugadas por delante. Tómate tu tiempo.
Strategist-before_2 = La primera jugada decide poco. La tercera, todo.
Strategist-before_3 = Solo necesito un paso estrecho.
Strategist-before_4 = He visto cómo puede acabar esto. De las dos maneras.
Strategist-before_5 = { $wins } partidas, una idea.
Strategist-before_6 = He estudiado tus últimas { $losses } victorias.
Strategist-won_1 = Se había acabado antes de que lo pareciera.
Strategist-won_2 = Un paso estrecho basta si nadie más puede usarlo.
Strategist-won_3 = Respondiste a las jugadas ruidosas. La buena era la callada.
Strategist-won_4 = Esa fue la versión corta.
Strategist-won_5 = Decidida en la jugada { $number }.
Strategist-won_6 = { $node }. Después, puro trámite.
Strategist-lost_1 = Eso no estaba en mis apuntes.
Strategist-lost_2 = Miré muy lejos y no vi lo cercano.
Strategist-lost_3 = Un paso estrecho se cierra fácil. Ahora lo sé.
Strategist-lost_4 = Anotado. No pasará dos veces.
Strategist-lost_5 = El error fue la jugada { $number }. Lo subrayaré.
Strategist-lost_6 = { $node } se pasó de lista.

## Sage: builds wide webs, compares many moves

Sage-before_1 = Juega despacio. Nada se escapa.
Sage-before_2 = Miro muchas jugadas y elijo la tranquila.
Sage-before_3 = El tablero es pequeño. El juego, no.
Sage-before_4 = Gane quien gane, alguien va a aprender algo.
Sage-before_5 = { $games } partidas, y la primera jugada sigue siendo la que más me gusta.
Sage-before_6 = Has ganado { $losses } veces. Te escucho.
Sage-won_1 = El agua encontró su cauce.
Sage-won_2 = No tuve prisa. Eso fue todo.
Sage-won_3 = Tenías una buena línea. Yo, dos tranquilas.
Sage-won_4 = Muchas jugadas eran buenas. Una era mejor.
Sage-won_5 = Resististe { $moves } jugadas.
Sage-won_6 = { $node } fue una jugada pequeña. Las pequeñas pesan.
Sage-lost_1 = Hoy he aprendido algo.
Sage-lost_2 = Una mano paciente movió, y la piedra rodó.
Sage-lost_3 = Comparé tantas jugadas, y elegí la que no era.
Sage-lost_4 = Una buena partida. Te doy las gracias.
Sage-lost_5 = { $moves } jugadas, y las mejores fueron tuyas.
Sage-lost_6 = En { $node }, el otro sendero era más sabio.

## Master: misses almost nothing

Master-before_1 = Enséñame tu mejor jugada.
Master-before_2 = No se me escapa casi nada. Busca el casi.
Master-before_3 = Cada anillo cuenta, desde el primero.
Master-before_4 = El tablero es tuyo, si lo conservas.
Master-before_5 = { $wins } seguidas. Ahora espero una partida más dura.
Master-before_6 = { $losses } derrotas. No he dormido mucho.
Master-won_1 = Había un buen camino. Lo buscábamos los dos.
Master-won_2 = Bastó una puerta abierta.
Master-won_3 = Una buena partida. Decidieron los anillos.
Master-won_4 = Mírala otra vez. Todo giró en un anillo.
Master-won_5 = Todo cambió en la jugada { $number }.
Master-won_6 = { $node } era la entrada, y la tomé.
Master-lost_1 = Otra vez, por favor.
Master-lost_2 = No me quedaba ninguna jugada mejor. No pasa a menudo.
Master-lost_3 = Busqué un error, y encontré el mío.
Master-lost_4 = Bien jugado. Lo digo en serio.
Master-lost_5 = Mi error fue { $node }. No se te escapó.
Master-lost_6 = { $moves } jugadas, y ni una puerta abierta.

## Own players, by their strongest word

Runs-before_1 = Yo corro. Intenta seguirme.
Runs-before_2 = El otro borde me llama.
Runs-before_3 = Camino corto, partida rápida.
Runs-before_4 = Desde aquí ya veo el otro lado.
Runs-before_5 = { $wins } veces llegué antes.
Runs-before_6 = { $losses } veces me paraste. Hoy salgo antes.
Runs-won_1 = Ya iba de camino cuando miraste.
Runs-won_2 = Otro borde, aquí me tienes.
Runs-won_3 = Nadie paraba, así que yo tampoco.
Runs-won_4 = El camino directo. No hay otro mejor.
Runs-won_5 = { $node } fue mi última zancada.
Runs-won_6 = { $moves } jugadas, y aún daría otra vuelta.
Runs-lost_1 = Rápido, pero no más que tú.
Runs-lost_2 = El camino más corto era también el más concurrido.
Runs-lost_3 = Se me acabó el tablero.
Runs-lost_4 = Ibas más despacio, y llegaste.
Runs-lost_5 = { $node } no llevaba a ninguna parte, pero rápido.
Runs-lost_6 = Tras { $moves } jugadas me fallaron las piernas.

Spreads-before_1 = Un poco por aquí, un poco por allá.
Spreads-before_2 = A lo ancho se va seguro. Casi siempre.
Spreads-before_3 = Me tendrás por todas partes.
Spreads-before_4 = Cuenta mis caminos. Yo los cuento.
Spreads-before_5 = { $wins } veces no pudiste vigilarlos todos.
Spreads-before_6 = { $games } partidas, y cada vez otro camino.
Spreads-won_1 = Vigilabas un camino. Tenía cuatro.
Spreads-won_2 = Tan a lo ancho que pasé por los dos lados.
Spreads-won_3 = Al final, todas mis líneas se pusieron de acuerdo.
Spreads-won_4 = No se pueden cerrar todas las puertas.
Spreads-won_5 = { $node } unió lo que creías separado.
Spreads-won_6 = { $moves } jugadas, y pasé por todos los rincones.
Spreads-lost_1 = Demasiado ancho, demasiado fino.
Spreads-lost_2 = Tenía muchos caminos, y no terminé ninguno.
Spreads-lost_3 = Tomaste el centro. Me quedó solo el resto.
Spreads-lost_4 = La próxima vez los uno antes.
Spreads-lost_5 = En { $node } empecé algo nuevo. Tocaba terminar.
Spreads-lost_6 = { $moves } jugadas, y todo a trozos.

Blocks-before_1 = Cuéntame tu plan. Me pondré encima.
Blocks-before_2 = Por ahí no.
Blocks-before_3 = Miro más tus líneas que las mías.
Blocks-before_4 = No pasarás. Al menos, no tan fácil.
Blocks-before_5 = Llevo { $wins } planes tuyos parados.
Blocks-before_6 = Te colaste { $losses } veces. Recuerdo por dónde.
Blocks-won_1 = Puerta que abrías, puerta que yo cerraba.
Blocks-won_2 = Tú estabas rodeándome. Yo estaba ganando.
Blocks-won_3 = Una buena valla tiene dos lados.
Blocks-won_4 = Solo quería pararte. Y de pronto había llegado.
Blocks-won_5 = { $blocks } veces estuve en tu camino.
Blocks-won_6 = { $node } te paró del todo.
Blocks-lost_1 = Vigilé la puerta equivocada.
Blocks-lost_2 = Necesitabas un hueco. Había uno.
Blocks-lost_3 = Paré todas tus líneas menos una.
Blocks-lost_4 = Cuesta parar a quien espera.
Blocks-lost_5 = Estuve en tu camino { $blocks } veces. No bastó.
Blocks-lost_6 = { $node } no protegía nada.

Plans-before_1 = Esto ya lo tengo pensado.
Plans-before_2 = Primero miro, luego juego.
Plans-before_3 = Todo tiene su porqué. Ya verás.
Plans-before_4 = Dentro de tres jugadas se pone interesante.
Plans-before_5 = { $wins } veces salió como pensaba.
Plans-before_6 = He pensado en tus últimas { $losses } victorias.
Plans-won_1 = Así se veía en mi cabeza.
Plans-won_2 = Vi el final desde la mitad.
Plans-won_3 = Tú jugabas. Yo ya había jugado.
Plans-won_4 = Pensar da sus frutos.
Plans-won_5 = Lo sabía desde la jugada { $number }.
Plans-won_6 = { $node } era para este momento.
Plans-lost_1 = Eso no lo vi venir. Suelo verlo.
Plans-lost_2 = Buena idea, mal orden.
Plans-lost_3 = Pensé mucho y bien, en otra cosa.
Plans-lost_4 = Miraste una jugada más allá.
Plans-lost_5 = Hasta la jugada { $number } todo iba según el plan.
Plans-lost_6 = En mi cabeza, { $node } parecía mejor.

Luck-before_1 = A ver qué pasa.
Luck-before_2 = Este tablero me da buena espina.
Luck-before_3 = Mi primera jugada también me sorprende a mí.
Luck-before_4 = Nadie sabe qué voy a hacer. Lo he comprobado.
Luck-before_5 = { $wins } victorias de suerte. ¿O fue talento?
Luck-before_6 = { $losses } partidas con mala suerte. Ahora me toca a mí.
Luck-won_1 = ¿Has visto eso? Yo tampoco.
Luck-won_2 = Suerte, y un poco más de suerte.
Luck-won_3 = No sabría repetirlo.
Luck-won_4 = A veces el anillo bueno me encuentra a mí.
Luck-won_5 = { $node } me dio buena espina.
Luck-won_6 = { $moves } corazonadas, y bastantes eran buenas.
Luck-lost_1 = Mala suerte. De esa tengo mucha.
Luck-lost_2 = Los anillos cayeron del otro lado.
Luck-lost_3 = Aposté por la izquierda. Era la derecha.
Luck-lost_4 = Mañana la suerte será mía.
Luck-lost_5 = { $node } fue al azar. Lo notaste.
Luck-lost_6 = { $moves } corazonadas, y no te engañó ninguna.
