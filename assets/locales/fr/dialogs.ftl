cancel = Annuler
done = Terminé

new_game-title = Nouvelle partie
new_game-computer_plays = L’ordinateur joue
new_game-plays_like = Joue comme
new_game-hints_from = Indices de
new_game-hints_note = Dans la partie, H montre son coup
new_game-switch_sides = Changer de côté
new_game-board = Plateau
new_game-more = Plus
new_game-rows = Rangées
new_game-columns = Colonnes
new_game-size_note = Nombre de lignes pour traverser, de 3 à 20.
new_game-head_start = Avance
new_game-no_head_start = Aucune
# $board $name
new_game-head_start_of = { $board ->
    [Small] Petite, pour { PERSON($name) ->
        [you] toi
       *[other] { $name }
    }
   *[Large] Grande, pour { PERSON($name) ->
        [you] toi
       *[other] { $name }
    }
}
new_game-head_start_name = Avance : { $value }
new_game-clock = Pendule (humains)
new_game-no_clock = Aucune
new_game-clock_of = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}
new_game-clock_name = Pendule pour les humains : { $value }
new_game-first_move = Qui commence
new_game-random = Au hasard
new_game-time_limit = Temps de calcul
new_game-time_limit_unit = secondes par coup
new_game-seed = Graine
new_game-new_seed = Autre graine
new_game-play = Jouer
new_game-size_range = Les rangées et les colonnes sont des nombres entiers de 3 à 20.
new_game-time_limit_range = Le temps de calcul va de 0,1 à 600 secondes.
new_game-seed_range = La graine est un nombre entier de 0 à 9 007 199 254 740 991.
new_game-name_needed = Chaque joueur doit avoir un nom.
new_game-size_short = 3 à 20
new_game-time_limit_short = 0,1 à 600
new_game-guest = Invité
new_game-computer = Ordinateur
new_game-old_default_names_1 = Player 1
new_game-old_default_names_2 = Player 2
new_game-name_field_horizontal = Nom (de gauche à droite)
new_game-name_field_vertical = Nom (de haut en bas)
new_game-direction = { $player ->
    [Horizontal] de gauche à droite
   *[Vertical] de haut en bas
}
new_game-load_personality = Charger une personnalité…
new_game-direction_of_1993 = { $player ->
    [Horizontal] Horizontal, de gauche à droite
   *[Vertical] Vertical, de haut en bas
}
# $what $player
new_game-for_player = { $player ->
    [Horizontal] { $what } (de gauche à droite)
   *[Vertical] { $what } (de haut en bas)
}
new_game-dots = plateau { $size }
new_game-computer_limit = ordinateur : { $seconds } s par coup au plus

library-search = Chercher une personnalité
library-built_in = Fournies
library-own = À toi
library-no_own = Cette liste est encore vide. Enregistre une personnalité dans l’éditeur, ou importe un fichier.
library-no_match = Aucun résultat.

settings-title = Réglages
settings-appearance = Apparence et son
settings-game = Partie
settings-theme = Thème
settings-themes_1 = Système
settings-themes_2 = Clair
settings-themes_3 = Sombre
settings-themes_4 = Contraste élevé
settings-themes_5 = 1993
settings-player_colors = Couleurs des joueurs
settings-player_colors_choices_1 = Bleu et orange
settings-player_colors_choices_2 = Marine et or
settings-player_colors_choices_3 = Violet et ambre
settings-text_size = Taille du texte
settings-text_sizes_1 = 80 %
settings-text_sizes_2 = 100 %
settings-text_sizes_3 = 125 %
settings-text_sizes_4 = 150 %
settings-text_sizes_5 = 200 %
settings-reduce_motion = Réduire les animations
settings-reduce_motion_note = Désactive les animations.
settings-direction = Ma direction
settings-directions_1 = Gauche-droite
settings-directions_2 = Haut-bas
settings-directions_3 = En alternance
settings-show_directions = Afficher les directions
settings-show_directions_choices_1 = Débutants
settings-show_directions_choices_2 = Toujours
settings-show_directions_choices_3 = Jamais
settings-computer_pace = Rythme de réponse
settings-computer_paces_1 = Immédiat
settings-computer_paces_2 = Naturel
settings-computer_paces_3 = Lent
settings-sound = Son
settings-volumes_1 = Muet
settings-volumes_2 = Doux
settings-volumes_3 = Moyen
settings-volumes_4 = Fort
settings-warn_of_mistakes = M’avertir après une erreur
settings-warn_of_mistakes_note = Signale que tu as laissé filer une victoire, sans montrer le meilleur coup.
settings-coordinates = Afficher les coordonnées
settings-confirm_moves = Confirmer chaque coup
settings-confirm_moves_note = Le premier clic montre le coup, le second le joue.
settings-hints_of_1993 = Indices comme en 1993
settings-hints_of_1993_note = Le coup de l’adversaire qui te conseille, même si ce coup perd.
settings-opponents_speak = Adversaires bavards
settings-show_ratings = Afficher mes cotes
settings-show_ratings_note = Et la difficulté d’un problème, après la réponse.
settings-show_days = Afficher les sept derniers jours
settings-more_time = Plus de temps
settings-more_time_note = Les trois minutes deviennent six. Ces séries ont leur propre liste.
settings-your_name = Ton nom
settings-your_name_note = Ton nom dans les nouvelles parties, dans À propos, et comme auteur de ce que tu enregistres.

about-title = À propos de Span-It!
about-version = Version { $version }
about-origin = D’après le jeu de 1993 pour Windows 3.1, par Mark T. Chapman.
about-thanks = Merci à Jay Dittmann, dont les remarques ont le plus amélioré l’original.
about-licences = Logiciel libre sous licence MIT ou Apache-2.0. Les polices Inter et JetBrains Mono sont sous licence SIL Open Font.
about-owner = Cet exemplaire appartient à { $handle }.

keyboard-title = Clavier
keyboard-everywhere = Partout
keyboard-on_the_board = Sur le plateau
keyboard-board_keys_1 = Gauche, Droite
keyboard-board_keys_2 = Haut, Bas
keyboard-board_keys_3 = Début, Fin
keyboard-board_keys_4 = Entrée, Espace
keyboard-board_keys_5 = Ctrl+molette
keyboard-board_keys_6 = Tab
keyboard-board_meanings_1 = Nœud libre suivant de la rangée
keyboard-board_meanings_2 = Nœud libre le plus proche, rangée suivante
keyboard-board_meanings_3 = Premier et dernier nœud libre de la rangée ; avec Ctrl, du plateau
keyboard-board_meanings_4 = Jouer le nœud sous le curseur
keyboard-board_meanings_5 = Zoomer un grand plateau ; glisser le déplace
keyboard-board_meanings_6 = Quitter le plateau

go_to-title = Aller au nœud
go_to-node = Nom du nœud, par exemple c3
go_to-go = Aller
go_to-taken = Ce nœud est pris.
go_to-no_such_node = Ce nœud n’existe pas sur ce plateau.

path-open = Ouvrir
path-save = Enregistrer

licences-open = Licences…
licences-title = Licences
licences-parts_1 = Span-It!
licences-parts_2 = Inter
licences-parts_3 = JetBrains Mono
licences-parts_4 = Bibliothèques
licences-licence_of = Licence de
licences-program_licence = Span-It! est un logiciel libre, sous licence MIT ou licence Apache 2.0, à ton choix.
licences-font_licence = Cette police fait partie du programme, sous licence SIL Open Font.
licences-library_licences = Le programme contient ces bibliothèques, chacune sous la licence indiquée à côté de son nom.
settings-language = Langue
settings-same_as_system = Comme le système
