### Chosen by name while the program runs: no functions.

Blocker = Te bloque deux coups sur cinq. Veut ton meilleur anneau presque autant que le sien et ne regarde pas plus loin.
Fencer = Enfonce une ligne sur ta route. Commence moins de lignes que tous les autres et ne regarde pas plus loin.
Gambler = Joue presque au hasard. Ne voit qu’une victoire à un coup, la sienne ou la tienne.
Islander = Commence partout, relie tard. Te bloque moins que la plupart et ne regarde pas plus loin.
Mason = Pose des briques, bloque rarement. Commence une ligne deux coups sur trois et reste loin de ses bords.
Master = Ne laisse presque rien passer. Relie tôt ses lignes, compare plus de coups que tous les autres et voit vingt coups plus loin.
Novice = Construit comme Steady, en moins soigné. Empêche quand même une victoire à un coup.
Planner = Suit son plan, six coups à l’avance. Te bloque moins que d’autres qui regardent loin.
Sage = Compare beaucoup, gaspille peu. Regarde douze coups à l’avance.
Spider = Tisse sa toile en travers de ta route. Plus de la moitié de ses coups te bloquent. Regarde cinq coups à l’avance.
Sprinter = Part dans tous les sens, bloque rarement. Ne voit pas que tu es sur le point de gagner.
Steady = Trace des lignes droites depuis ses bords. Te bloque quand il te manque un coup pour gagner.
Strategist = Raccourcit sa route, coup après coup. Atteint ses bords en dernier et regarde douze coups à l’avance.
Wanderer = S’éparpille et relie ses lignes tard. Ne te bloque que s’il te manque un seul coup.
Weaver = Tisse des fils neufs sur ta route. La moitié de ses coups te bloquent. Regarde dix coups à l’avance.
