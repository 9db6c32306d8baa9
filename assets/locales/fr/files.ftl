games = Parties Span-It!
personalities = Personnalités
documents = Parties, personnalités et tournois
all_files = Tous les fichiers
open = Ouvrir une partie, une personnalité ou un tournoi
save_game = Enregistrer la partie
open_personality = Ouvrir une personnalité
save_personality = Enregistrer la personnalité
no_dialogs = Le bureau n’affiche pas de fenêtre de fichiers. Saisis le chemin du fichier :
dialog_late = La fenêtre de fichiers du bureau n’a pas encore répondu.
enter_path = Saisir le chemin
settings_unreadable = Les réglages étaient illisibles et ont été réinitialisés
autosave_unreadable = Ce que la dernière fenêtre avait gardé est illisible
path = Chemin du fichier
more_notices = { $waiting } de plus
unknown_document = ce n’est ni une partie Span-It!, ni une personnalité, ni un pack, ni le journal d’un tournoi
is_pack = c’est un pack de plusieurs personnalités. « Importer… » les copie parmi les tiennes
unsaved_game_title = Enregistrer la partie ailleurs ?
close_without_saving = Fermer sans enregistrer
other_window_saves = seule la fenêtre ouverte en premier garde sa partie
window_has_no_data_folder = cette fenêtre n’a pas de dossier de données
remove_from_recent = Retirer des récents
no_data_folder = cet ordinateur n’a pas de dossier de données ; démarre avec --data-dir et un dossier
older_crash = Span-It! s’est arrêté de façon inattendue il y a quelque temps. La partie d’alors a été gardée.
open_draft = Ouvrir dans l’éditeur
discard_draft = Ignorer les changements
resume = Reprendre la partie
details = Détails
next_notice = Voir le message suivant.
close = Fermer
open_folder = Ouvrir le dossier
open_in_browser = Ouvrir dans le navigateur
position_copied = La position est copiée en texte.
game_copied = La partie est dans le presse-papiers. « Coller » l’ouvre.
# $path $reason
not_opened = { FILE($path) } n’a pas été ouvert : { SENTENCE($reason) }
# $path $reason
not_saved = { FILE($path) } n’a pas été enregistré : { SENTENCE($reason) }
exists_already = { FILE($path) } existe déjà et n’a pas été remplacé. Choisis un autre nom, ou saisis { FILE($path) } en entier.
no_such_file = Il n’y a pas de fichier { $path }.
no_such_folder = Il n’y a pas de dossier { $path }.
not_replaced = { FILE($path) } existe déjà et n’a pas été remplacé. Choisis un autre nom.
own_files_not_saved = Le programme ne peut pas enregistrer ses propres fichiers : { SENTENCE($problem) } Libère de la place, autorise l’écriture à cet endroit, ou enregistre la partie ailleurs avec Partie > Enregistrer sous.
latest_moves_not_saved = Les derniers coups n’ont pas pu être enregistrés et seront perdus : { SENTENCE($problem) }
nothing_will_be_saved = Rien ne sera enregistré à la fermeture de cette fenêtre : { SENTENCE($problem) }
crash_report = Span-It! s’est arrêté de façon inattendue la dernière fois. Rapport : { $report }.
draft_not_saved = Des modifications n’ont pas été enregistrées : { SHORT($name) }.
wrong_scale = WINIT_X11_SCALE_FACTOR vaut { $scale }. Il faut un nombre supérieur à 0, comme 1.5, ou randr.
invalid_position = Le presse-papiers ne contient pas de position : { SENTENCE($reason) }
invalid_game = Le presse-papiers ne contient pas de partie entière : { SENTENCE($reason) }
move_refused = Ce coup n’est pas possible : { SENTENCE($reason) }
saved = Enregistré sous le nom { FILE($path) }.
# $path $reason
not_shown = { FILE($path) } n’a pas pu être ouvert : { SENTENCE($reason) }
replaced_by_another = { FILE($path) } a été remplacé
game_reduced = { $reduction ->
    [Extra] Cette partie est trop grande pour un fichier que l’on peut rouvrir (1 Mio). Tous les coups sont gardés, sans les données d’un autre programme (extra).
   *[Texts] Cette partie est trop grande pour un fichier que l’on peut rouvrir (1 Mio). Tous les coups sont gardés ; les noms, descriptions et notes très longs sont raccourcis.
}
settings_ignored = Certains réglages reprennent leur valeur par défaut : { SENTENCE($problems) }
kept_as = Le fichier est conservé sous le nom { FILE($path) }.
# $system $problem
no_window = Span-It! n’a pas pu ouvrir de fenêtre. { $system ->
    [windows] Il faut un pilote graphique avec OpenGL 2.1 ou plus récent.
   *[other] Il faut un écran et un pilote graphique avec OpenGL 2.1 ou plus récent.
} Message du système : { SENTENCE($problem) }
# $folder $error
data_folder_not_created = Rien ne sera enregistré à la fermeture de cette fenêtre : { $folder } : { ERROR($error) }. Autorise l’écriture à cet endroit, ou démarre avec --data-dir et un autre dossier.
clipboard_empty = Le presse-papiers ne contient pas de position. Copie d’abord une ligne comme .../../.../../... h.
position_already_won = La position du presse-papiers est déjà gagnée : il n’y a plus de coup à jouer.
engine_stopped = L’ordinateur s’est arrêté de jouer de façon inattendue, et la partie est en pause. Enregistre-la et redémarre le programme.

file_drop-drop_hint = Dépose ici des parties, des personnalités et des tournois
file_drop-file_opened = { FILE($path) } est ouvert.
file_drop-one_game = on n’ouvre qu’une partie ou un tournoi à la fois ; retrouve celui-ci dans Partie > Fichiers récents

personality_folder-label = Dossier de tes adversaires
personality_folder-choose = Choisir…
personality_folder-choose_title = Choisis le dossier de tes adversaires
personality_folder-default = Par défaut
personality_folder-none = Aucun : rien ne s’enregistre sur cet ordinateur.
personality_folder-open = Ouvrir le dossier
personality_folder-no_folder = Il n’y a pas de dossier pour tes adversaires.
personality_folder-not_a_folder = ce n’est pas un dossier
personality_folder-not_unicode = son nom n’est pas en Unicode valide
personality_folder-folder_changed = Tes adversaires sont maintenant dans { $path }.
# $path $reason
personality_folder-folder_refused = { $path } ne peut pas servir : { SENTENCE($reason) }
personality_folder-not_writable = rien ne peut y être enregistré ({ ERROR($error) })
personality_folder-folder_missing = Le dossier { $path } manque. Branche son disque ou choisis un autre dossier dans les réglages.
# $path $reason
personality_folder-folder_not_opened = Le dossier { $path } n’a pas pu être ouvert : { SENTENCE($reason) }
# $opener $status
personality_folder-file_manager_failed = { $opener } a échoué ({ $status })
personality_folder-file_manager_missing = { $opener } n’est pas installé
# $opener $error
personality_folder-file_manager_silent = { $opener } n’a pas démarré : { ERROR($error) }
