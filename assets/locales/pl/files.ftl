games = Partie Span-It!
personalities = Osobowości
documents = Partie, osobowości i turnieje
all_files = Wszystkie pliki
open = Otwórz partię, osobowość lub turniej
save_game = Zapisz partię
open_personality = Otwórz osobowość
save_personality = Zapisz osobowość
no_dialogs = Pulpit nie pokazuje okna wyboru pliku. Podaj ścieżkę pliku:
dialog_late = Okno wyboru pliku jeszcze nie odpowiada.
enter_path = Podaj ścieżkę
settings_unreadable = Nie udało się odczytać ustawień, wróciły domyślne
autosave_unreadable = Nie udało się odczytać tego, co zachowało ostatnie okno
path = Ścieżka pliku
more_notices = jeszcze { $waiting }
unknown_document = to nie jest partia Span-It!, osobowość, paczka ani zapis turnieju
# Why a file is not read as one personality.
is_pack = to paczka z kilkoma osobowościami. Polecenie „Importuj…” skopiuje je do twoich osobowości
unsaved_game_title = Zapisać partię gdzie indziej?
close_without_saving = Zamknij bez zapisu
# Why a window does not autosave its game.
other_window_saves = swoją partię zachowuje tylko okno otwarte jako pierwsze
window_has_no_data_folder = to okno nie ma folderu danych
remove_from_recent = Usuń z ostatnich plików
no_data_folder = ten komputer nie ma folderu danych; uruchom z --data-dir i folderem
older_crash = Jakiś czas temu Span-It! nagle się zatrzymał. Tamta partia jest zachowana.
open_draft = Otwórz w edytorze
discard_draft = Odrzuć zmiany
resume = Wznów partię
details = Szczegóły
next_notice = Pokaż następny komunikat.
close = Zamknij
open_folder = Otwórz folder
open_in_browser = Otwórz w przeglądarce
position_copied = Pozycja skopiowana jako tekst.
game_copied = Partia jest w schowku. „Wklej” ją otworzy.
# FILE is the name of a file without its folder, SENTENCE adds a full stop.
# $path $reason
not_opened = Nie otwarto pliku { FILE($path) }: { SENTENCE($reason) }
# $path $reason
not_saved = Nie zapisano pliku { FILE($path) }: { SENTENCE($reason) }
exists_already = Plik { FILE($path) } już istnieje i nie został zastąpiony. Wybierz inną nazwę albo wpisz { FILE($path) } w całości.
no_such_file = Nie ma pliku { $path }.
no_such_folder = Nie ma folderu { $path }.
not_replaced = Plik { FILE($path) } już istnieje i nie został zastąpiony. Wybierz inną nazwę.
own_files_not_saved = Program nie może zapisać własnych plików: { SENTENCE($problem) } Zwolnij trochę miejsca, pozwól tam zapisywać albo zapisz partię gdzie indziej: Gra > Zapisz jako.
latest_moves_not_saved = Nie udało się zapisać ostatnich ruchów i przepadną: { SENTENCE($problem) }
nothing_will_be_saved = Po zamknięciu tego okna nic nie zostanie zapisane: { SENTENCE($problem) }
crash_report = Ostatnio Span-It! nagle się zatrzymał. Raport: { $report }.
draft_not_saved = Niezapisane zmiany: { SHORT($name) }.
# The setting of an environment variable, in quotation marks.
wrong_scale = WINIT_X11_SCALE_FACTOR to { $scale }. Musi to być liczba większa od 0, na przykład 1.5, albo randr.
invalid_position = W schowku nie ma pozycji: { SENTENCE($reason) }
invalid_game = W schowku nie ma całej partii: { SENTENCE($reason) }
move_refused = Ten ruch jest niemożliwy: { SENTENCE($reason) }
saved = Zapisano jako { FILE($path) }.
# $path $reason
not_shown = Nie udało się otworzyć { FILE($path) }: { SENTENCE($reason) }
replaced_by_another = plik { FILE($path) } został zastąpiony
game_reduced = { $reduction ->
    [Extra] Ta partia jest za duża na plik, który da się znów otworzyć (1 MiB). Wszystkie ruchy zostają, bez danych innego programu (extra).
   *[Texts] Ta partia jest za duża na plik, który da się znów otworzyć (1 MiB). Wszystkie ruchy zostają; bardzo długie nazwy, opisy i notatki są skrócone.
}
settings_ignored = Niektóre ustawienia mają teraz wartości domyślne: { SENTENCE($problems) }
# After a sentence about a file that cannot be used.
kept_as = Plik został zachowany jako { FILE($path) }.
# $system $problem
no_window = Span-It! nie może otworzyć okna. { $system ->
    [windows] Potrzebny jest sterownik grafiki z OpenGL 2.1 lub nowszym.
   *[other] Potrzebny jest ekran i sterownik grafiki z OpenGL 2.1 lub nowszym.
} Komunikat systemu: { SENTENCE($problem) }
# $folder $error
data_folder_not_created = Po zamknięciu tego okna nic nie zostanie zapisane: { $folder }: { ERROR($error) }. Pozwól tam zapisywać albo uruchom z --data-dir i innym folderem.
clipboard_empty = W schowku nie ma pozycji. Najpierw skopiuj wiersz taki jak .../../.../../... h.
position_already_won = Pozycja w schowku jest już wygrana, więc nie ma ruchu do zagrania.
engine_stopped = Gracz komputerowy nagle się zatrzymał, a partia czeka. Zapisz ją i uruchom program ponownie.

file_drop-drop_hint = Upuść, żeby otworzyć partie, osobowości i turnieje
file_drop-file_opened = Otwarto plik { FILE($path) }.
file_drop-one_game = naraz można otworzyć tylko jedną partię lub turniej; ten znajdziesz w Gra > Ostatnie pliki

personality_folder-label = Folder własnych przeciwników
personality_folder-choose = Wybierz…
personality_folder-choose_title = Wybierz folder własnych przeciwników
personality_folder-default = Domyślny
personality_folder-none = Brak: nic nie jest zapisywane na tym komputerze.
personality_folder-open = Otwórz folder
personality_folder-no_folder = Nie ma folderu własnych przeciwników.
personality_folder-not_a_folder = to nie jest folder
personality_folder-not_unicode = nazwa nie jest poprawnym tekstem Unicode
personality_folder-folder_changed = Twoi własni przeciwnicy są teraz w { $path }.
# $path $reason
personality_folder-folder_refused = Nie można użyć { $path }: { SENTENCE($reason) }
personality_folder-not_writable = nic nie da się tam zapisać ({ ERROR($error) })
personality_folder-folder_missing = Brakuje folderu { $path }. Podłącz jego dysk albo wybierz inny folder w ustawieniach.
# $path $reason
personality_folder-folder_not_opened = Nie udało się otworzyć folderu { $path }: { SENTENCE($reason) }
# The program that shows folders, such as xdg-open.
# $opener $status
personality_folder-file_manager_failed = { $opener } zgłosił błąd ({ $status })
personality_folder-file_manager_missing = program { $opener } nie jest zainstalowany
# $opener $error
personality_folder-file_manager_silent = program { $opener } nie ruszył: { ERROR($error) }
