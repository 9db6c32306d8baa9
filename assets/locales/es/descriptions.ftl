### Chosen by name while the program runs: no functions.

# The first sentence has at most 44 characters and no name.
Blocker = Te bloquea con dos de cada cinco jugadas. Quiere tu mejor anillo casi tanto como el suyo y no mira más allá.
Fencer = Clava una línea en tu camino. Empieza menos líneas nuevas que nadie y no mira más allá.
Gambler = Juega casi al azar. Solo ve una victoria a una jugada, suya o tuya.
Islander = Empieza muchas líneas y las une tarde. Te bloquea menos que la mayoría y no mira más allá.
Mason = Pone ladrillos sueltos, bloquea poco. Empieza una línea nueva en dos de cada tres jugadas y evita sus bordes.
Master = No se le escapa casi nada. Une pronto sus líneas, compara más jugadas que nadie y calcula veinte.
Novice = Juega como Steady, pero sin cuidado. Eso sí, detiene una victoria a una jugada.
Planner = Sigue su plan, seis jugadas más allá. Te bloquea menos que otros que también miran adelante.
Sage = Compara mucho y apenas malgasta jugadas. Mira doce jugadas más allá.
Spider = Teje su red a través de tu camino. Más de la mitad de sus jugadas te bloquean. Mira cinco jugadas más allá.
Sprinter = Arranca por todas partes y bloquea poco. No ve que estás a punto de ganar.
Steady = Traza líneas rectas desde sus bordes. Te bloquea cuando te falta una jugada para ganar.
Strategist = Acorta su camino, jugada a jugada. Llega a sus bordes al final y mira doce jugadas más allá.
Wanderer = Esparce sus líneas y las une tarde. Solo te bloquea cuando estás a una jugada de ganar.
Weaver = Teje hilos nuevos en tu camino. La mitad de sus jugadas te bloquean. Mira diez jugadas más allá.
