### Chosen by name while the program runs: no functions.

Blocker = Te bloque toute la partie. Prend ton meilleur anneau plutôt que le sien, sans prévoir les coups suivants.
Fencer = Se met en travers de ta route. Construit depuis ses bords, sans prévoir les coups suivants.
Gambler = Joue presque au hasard. Ne voit qu’une victoire à un coup, la sienne ou la tienne.
Islander = Sème des lignes et les relie tard. Te bloque, mais sans prévoir les coups suivants.
Mason = Bâtit un seul mur épais. Se tient loin de ses bords et te bloque rarement.
Master = Ne laisse presque rien passer. Relie tôt ses lignes, compare plus de coups que tous les autres et voit vingt coups plus loin.
Novice = Construit comme Steady, en moins soigné. Empêche quand même une victoire à un coup.
Planner = Sème des lignes loin de ses bords. Prévoit six coups d’avance pour les relier.
Sage = Tisse large et compare beaucoup de coups. Voit douze coups plus loin.
Spider = Tisse de larges toiles, reliées très tôt. Voit cinq coups plus loin.
Sprinter = Fonce vers l’autre bord et ne bloque jamais. Ne voit pas que tu es sur le point de gagner.
Steady = Trace une seule ligne droite. Te bloque quand il ne te manque qu’un coup.
Strategist = Trace de longues lignes étroites. Elles n’atteignent les bords qu’à la fin. Voit douze coups plus loin.
Wanderer = S’éparpille et relie ses lignes tard. Ne te bloque que s’il te manque un seul coup.
Weaver = Tisse de larges toiles depuis ses bords. Voit dix coups plus loin.
