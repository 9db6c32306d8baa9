### Chosen by name while the program runs: no functions.

# The first sentence has at most 44 characters and no name.
Blocker = Te bloquea durante toda la partida. Prefiere tu mejor anillo al suyo y no calcula más allá.
Fencer = Se mete en tu camino. Construye desde sus bordes y no calcula más allá.
Gambler = Juega casi al azar. Solo ve una victoria a una jugada, suya o tuya.
Islander = Empieza muchas líneas y las une tarde. Te bloquea, pero no calcula más allá.
Mason = Levanta un muro grueso. Se aparta de sus bordes y casi nunca te bloquea.
Master = No se le escapa casi nada. Une pronto sus líneas, compara más jugadas que nadie y calcula veinte.
Novice = Juega como Steady, pero sin cuidado. Eso sí, detiene una victoria a una jugada.
Planner = Empieza muchas líneas lejos de sus bordes. Calcula seis jugadas para unirlas.
Sage = Teje redes anchas, compara muchas jugadas. Calcula doce jugadas.
Spider = Teje redes anchas y las une pronto. Calcula cinco jugadas.
Sprinter = Corre al otro borde y nunca bloquea. No ve que estás a punto de ganar.
Steady = Construye una línea recta. Te bloquea cuando estás a una jugada de ganar.
Strategist = Traza líneas largas y estrechas. Llegan al borde al final. Calcula doce jugadas.
Wanderer = Esparce sus líneas y las une tarde. Solo te bloquea cuando estás a una jugada de ganar.
Weaver = Teje redes anchas desde sus bordes. Calcula diez jugadas.
