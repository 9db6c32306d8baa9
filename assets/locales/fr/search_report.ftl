# $level $wanted
level = Niveau { $level } sur { $wanted }
times_per_level = Temps par niveau : { $times }
visited_moves = Coups visités : { $count }
moves_pruned = Coups élagués : { $share }
visited_per_position = Coups visités par position : { $count }
time_of_search = Durée de la recherche : { $time }

statistics-title = Statistiques de recherche
statistics-command = Statistiques de recherche…
statistics-open = Statistiques de recherche…
statistics-none = Aucun coup de cette partie ne vient d’une recherche. Les personnes, le jeu parfait et les autres programmes n’en font pas, et les anciens fichiers n’en contiennent pas.
statistics-both = Les deux
statistics-what = Contenu des graphiques
statistics-moves_axis = Coup du joueur
statistics-about = Le facteur de branchement est le nombre de coups visités par position. Les moyennes portent sur les coups trouvés par une recherche.
statistics-compare = Comparer
statistics-game_over = La partie est finie. Va à une position antérieure.
statistics-starting = La recherche sans élagage démarre.
statistics-progress_text = Avancement de la recherche sans élagage
statistics-stop = Arrêter ici
statistics-stop_tip = Compare les niveaux terminés.
statistics-failed = Les recherches n’ont pas pu être comparées.
statistics-searches_1 = {""}
statistics-searches_2 = Avec élagage
statistics-searches_3 = Complète
statistics-by_level = Niveau par niveau
statistics-about_plain = La recherche complète visite chaque coup que la personnalité retient, dans chaque suite. L’autre saute les coups qui ne peuvent pas changer le résultat.
statistics-no_value = –
statistics-figure-moves = Coups
statistics-figure-found_by_search = Trouvés par recherche
statistics-figure-visited_moves = Coups visités
statistics-figure-visited_per_move = Visités par coup
statistics-figure-pruned = Élagués
statistics-figure-branching_factor = Branchement
statistics-figure-time_of_all = Durée des recherches
statistics-figure-time_per_move = Temps par coup
statistics-figure-found_move = Coup
statistics-figure-value = Valeur
statistics-figure-moves_pruned = Coups élagués
statistics-figure-time = Temps
statistics-figure-level = Niveau
statistics-figure-visited = Visités
statistics-figure-branching = Branchement
statistics-figure-plain = complète
# $name $whose $measure
statistics-chart = { $name ->
    [you] { $measure } de tes coups
   *[other] { $measure } des coups de { $name }
}
# $level $wanted $visited
statistics-progress = La recherche complète est au niveau { $level } sur { $wanted }, avec { $visited } coups visités.
# $number $node $figure
statistics-point = { $figure ->
    [None] Coup { $number }, { $node } : pas de recherche
   *[other] Coup { $number }, { $node } : { $figure }
}
# $name $ply
statistics-intro = { $ply ->
    [0] { $name } cherche dans la position de départ : une fois avec élagage, une fois sans, en entier.
    [one] { $name } cherche dans la position après { $ply } coup : une fois avec élagage, une fois sans, en entier.
   *[other] { $name } cherche dans la position après { $ply } coups : une fois avec élagage, une fois sans, en entier.
}
# $depth $wanted
statistics-stopped = Arrêt après le niveau { $depth } sur { $wanted }.
statistics-same_move = Les deux trouvent le même coup, de même valeur.
statistics-different_moves = Les recherches ne sont pas d’accord : c’est une erreur de ce programme.
statistics-plain_visits_more = La recherche complète visite { $times } fois plus de coups.

search_speed-measuring = Mesure du nombre de coups que cet ordinateur visite par seconde…
search_speed-in_1993 = Selon l’aide de 1993, un 486-33 calcule environ 1 000 coups en un temps raisonnable.
search_speed-not_measured = La vitesse de cet ordinateur n’a pas pu être mesurée.
search_speed-measured = Cet ordinateur visite environ { $count } coups par seconde.
