read_opponent_note = Compare les coups de l’adversaire aux personnalités fournies et aux tiennes. Une fois qu’il en reconnaît une, il attend les réponses de celle-là. Si aucune ne convient, il attend celles de la plus proche. Il ne voit jamais quelle personnalité joue vraiment.
adapts_note = Devine comment tu joues et y répond.
adapts_to_computer_note = Devine comment l’autre joue et y répond.
reading = Lit l’adversaire
no_match = Lit l’adversaire : rien d’identique
candidates = Candidats…
candidates_tip = Montre ce que chaque personnalité aurait joué.
expects = Attend { $mv } ensuite
# $name $other
adapts = { $other ->
    [None] { $name } s’adapte à toi
   *[other] { $name } s’adapte à { $other }
}
left = Lit l’adversaire : { $count ->
    [one] { $count } candidat
   *[other] { $count } candidats
}
nearest = Plus proches : { $candidates }
others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
# $number $count $names
rules_out = { $count ->
    [0] Le coup { $number } exclut { $names }
    [1] Le coup { $number } exclut { $names }
    [2] Le coup { $number } exclut { $names }
   *[other] Le coup { $number } exclut { $count } candidats
}
# $name $share $player
agrees = { PERSON($player) ->
    [you] { $name } aurait joué { $share } de tes coups
   *[other] { $name } aurait joué { $share } des coups joués par { $player }
}
# $name $share
agrees_too = { $name } { $share }

clone-menu = D’après mes parties…
clone-title = D’après mes parties
clone-about = Apprend des coups d’un joueur dans des parties enregistrées et crée une personnalité qui joue comme lui. Tu peux ainsi jouer contre toi-même.
clone-add_stored = Ajouter toutes les parties
clone-nothing_stored = Cette fenêtre ne garde aucune partie, car elle n’a pas de dossier de données.
clone-no_stored = il ne contient aucune partie d’une personne
clone-add_game = Ajouter une partie…
clone-add_folder = Ajouter un dossier…
clone-add_game_title = Apprendre d’une partie
clone-add_folder_title = Apprendre des parties d’un dossier
clone-busy = Attends que ce soit terminé.
clone-no_games = Ajoute les parties de la liste, ou des parties enregistrées (fichiers .spanit).
clone-no_records = il ne contient aucun fichier .spanit
clone-player = Apprendre de
clone-more_moves_note = Quelques centaines de coups donnent un meilleur résultat.
clone-reading = Lecture…
clone-learning = Apprentissage
clone-learn = Apprendre
clone-stop = Arrêter
clone-edit = Ouvrir dans l’éditeur
clone-new_personality = Nouvelle personnalité
clone-random_moves = Coups au hasard
# $files $most
clone-too_many = il contient { $files } fichiers .spanit ; seuls les { $most } premiers ont été lus
clone-more_problems = { $files ->
    [one] { $files } autre n’a pas pu être lu.
   *[other] { $files } autres n’ont pas pu être lus.
}
# $done $of
clone-learning_progress = Apprentissage : étape { $done } sur { $of }
clone-best_built_in = { $name }, la meilleure des fournies
clone-game_count = { $count ->
    [0] Pas encore de partie
    [one] { $count } partie
   *[other] { $count } parties
}
# $name $moves
clone-source_player = { $moves ->
    [one] { $name } : { $moves } coup
   *[other] { $name } : { $moves } coups
}
# $name $moves $least
clone-too_few = Il faut au moins { $least } coups ; { PERSON($name) ->
    [you] tu as
   *[other] { $name } a
} { $moves ->
    [one] { $moves } coup dans ces parties.
   *[other] { $moves } coups dans ces parties.
}
# $name $share
clone-clone_ready = Voici { $name }. Ses prédictions sont justes pour { $share } des coups absents de l’apprentissage.
# $moves $by_game
clone-prediction_heading = Prédictions justes, sur { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, après apprentissage { $by_game ->
    [true] d’autres parties :
   *[false] d’autres coups, parfois des mêmes parties :
}

player_identification-title = Joue comme
player_identification-player = Joueur
player_identification-question = Quelles personnalités auraient pu jouer ces coups
player_identification-candidates_note = Les candidats sont les personnalités fournies et les tiennes. Seuls les coups servent à comparer, jamais les noms des joueurs.
player_identification-noise_note = La graine de la partie ne sert pas. Une personnalité avec une part de hasard (NodeRandom) reste possible tant que certains nombres aléatoires mènent à ces coups.
player_identification-only_opening = Encore inconnu : les coups d’ouverture ont été tirés au hasard.
player_identification-decided_at = Toutes les autres sont exclues depuis le coup { $number }.
player_identification-ruled_out = exclue
player_identification-certain = certaine
player_identification-not_judged = possible, pas jugée
player_identification-only_candidate = la seule qui reste
player_identification-reads_opponent_note = Ce joueur lisait son adversaire. Une personnalité qui anticipe a donc pu jouer un autre coup que d’habitude ; un tel coup ne l’exclut pas.
player_identification-no_moves = { PERSON($name) ->
    [you] Tu n’as encore choisi aucun coup.
   *[other] { $name } n’a encore choisi aucun coup.
}
# $name $number
player_identification-progress = { PERSON($name) ->
    [you] Comme qui joues-tu ? Vérification du coup { $number }…
   *[other] Comme qui joue { $name } ? Vérification du coup { $number }…
}
player_identification-no_personality = { PERSON($name) ->
    [you] Tu n’es pas une personnalité et n’as pas de poids à comparer.
   *[other] { $name } n’est pas une personnalité et n’a pas de poids à comparer.
}
player_identification-no_judged_candidate = { PERSON($name) ->
    [you] Tu ne joues comme aucune des personnalités jugées.
   *[other] { $name } ne joue comme aucune des personnalités jugées.
}
player_identification-agrees = Elle aurait joué { $share } des coups.
player_identification-too_slow_to_judge = { $moves ->
    [one] { $moves } coup aurait pris trop de temps à juger.
   *[other] { $moves } coups auraient pris trop de temps à juger.
}
player_identification-possibly_opponent_model = { $moves ->
    [one] { $moves } coup vient peut-être de la lecture de l’adversaire.
   *[other] { $moves } coups viennent peut-être de la lecture de l’adversaire.
}
# $name $of
player_identification-could_be_any = { PERSON($name) ->
    [you] Tu peux encore être chacune des { $of } personnalités.
   *[other] { $name } peut encore être chacune des { $of } personnalités.
}
player_identification-no_known_personality = aucune personnalité connue
# $name $personalities $since
player_identification-plays_like = { PERSON($name) ->
    [you] Tu joues comme { $personalities }
   *[other] { $name } joue comme { $personalities }
}{ $since ->
    [None] .
   *[other] {" "}(depuis le coup { $since }).
}
# $number $left $out
player_identification-summary = { $left ->
    [one] Après le coup { $number }, { $left } est possible
   *[other] Après le coup { $number }, { $left } sont possibles
} et { $out ->
    [one] { $out } exclue.
   *[other] { $out } exclues.
}
player_identification-possible = possible : { $share }
player_identification-hardly_possible = possible : moins de 1 %
# $number $played $would
player_identification-ruled_out_by = { $would ->
    [None] Coup { $number } : elle n’aurait pas joué { $played }.
   *[other] Coup { $number } : elle aurait joué { $would }, pas { $played }.
}
