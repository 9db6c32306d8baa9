ratings_unreadable = Nie udało się odczytać rankingów twoich osobowości
close_message = Zamknij komunikat
title = Biblioteka
menu = Biblioteka…
save_players_personality_1 = Zapisz osobowość: z lewa na prawo…
save_players_personality_2 = Zapisz osobowość: z góry na dół…
open_folder = Otwórz folder
deleted_text = Usunięte
edit = Edytuj…
new = Nowa
import = Importuj…
export = Eksportuj…
rename = Zmień nazwę
duplicate = Powiel
delete = Usuń
restore = Przywróć
empty_trash_text = Opróżnij kosz…
delete_permanently = Usuń na zawsze
do_not_empty = Zostaw
trash_empty = Kosz jest pusty.
undo = Cofnij
undo_import = Cofnij import
new_name = Nowa nazwa
save_name = Zapisz nazwę
keep_name = Zostaw nazwę
export_all = Eksport całości…
play_against = Zagraj z nią
as_one_pack = Jako jedna paczka…
as_files = Jako osobne pliki…
export_pack_title = Zapisz osobowości jako paczkę
pack_file = osobowosci.json
export_title = Zapisz osobowość jako plik
export_folder_title = Wybierz folder na pliki
import_title = Importuj osobowości
show = Pokaż
# The choices, in the order of `Filter::ALL`.
filters_1 = Wszystkie
filters_2 = Twoje
filters_3 = Wbudowane
sort_by = Sortuj
# The choices, in the order of `Order::ALL`.
orders_1 = Siła
orders_2 = Nazwa
orders_3 = Data
choose_one = Wybierz osobowość, a zobaczysz, jaka jest.
built_in_is_read_only = Wbudowanej osobowości nie można zmieniać. Powiel ją i zmień kopię.
only_own_are_deleted = Usunąć można tylko własne osobowości.
file_is_unreadable = Tego pliku nie da się odczytać jako osobowości.
name_needed = Osobowość musi mieć nazwę.
unreadable = Tego pliku nie da się odczytać jako osobowości
notes = Notatki
file = Plik
files_topic = pliki
character_text = Charakter
strength = Siła
measured_by = Zmierzona przez
elo_text = Ranking
safe_moves = Skuteczność
time = Czas na ruch
boards = Plansze
elo_note = W skali drabiny: średnia wbudowanych przeciwników to 1500.
own_elo_note = W skali drabiny. Tabela turnieju ma własną skalę, więc jej liczby są inne.
safe_moves_note = Jak często utrzymuje wygraną, którą zły ruch by oddał.
# Why a name is refused.
no_name = nazwa jest pusta: potrzebna jest nazwa osobowości
by = autor: { $author }
# $old $new
renamed = { $old } to teraz { $new }.
duplicated = { $name } jest teraz wśród twoich osobowości.
copy_of = { $name } (kopia)
# $name $number
numbered_copy_of = { $name } (kopia { $number })
# $letters $most
name_too_long = liczba liter w nazwie to { $letters }: może być najwyżej { $most }
name_of_built_in = { $name } to wbudowana osobowość: wybierz inną nazwę
# Before all of the trash is removed.
empty_trash = { $count ->
    [one] 1 usunięta osobowość zniknie na zawsze.
    [few] { $count } usunięte osobowości znikną na zawsze.
   *[many] { $count } usuniętych osobowości zniknie na zawsze.
}
# $folder $reason
not_exported = Niczego nie wyeksportowano do { $folder }: { SENTENCE($reason) }
pack_not_pasted = Nie zaimportowano paczki ze schowka: { SENTENCE($reason) }
# $path $problems
in_pack = W { FILE($path) }: { $problems }
# $path $most
crowded = { $path }: plików o tej nazwie jest już { $most }: wybierz inną nazwę
# $path $folder $error
not_moved = { $path }: nie udało się przenieść do { $folder }: { ERROR($error) }
# $path $error
not_removed = { $path }: nie udało się usunąć: { ERROR($error) }
selected = { $count ->
    [one] Wybrano 1 osobowość
    [few] Wybrano { $count } osobowości
   *[many] Wybrano { $count } osobowości
}
# After a sentence about the files that were moved.
# $done $reason
not_all = { $done } Pozostałe są na miejscu: { SENTENCE($reason) }
# After a sentence about what succeeded.
# $done $reason
stopped = { $done } Dalej się nie udało: { SENTENCE($reason) }
nothing_changed = Nic się nie zmieniło. { SENTENCE($reason) }
# A member of a pack.
# $number $name $reason
named_not_imported = Nie zaimportowano numeru { $number }, { $name }: { SENTENCE($reason) }
# $number $reason
not_imported = Nie zaimportowano numeru { $number }: { SENTENCE($reason) }
more_not_imported = { $count ->
    [one] Nie zaimportowano jeszcze 1.
    [few] Nie zaimportowano jeszcze { $count }.
   *[many] Nie zaimportowano jeszcze { $count }.
}
# Instead of more than five names.
personalities = { $count ->
    [one] 1 osobowość
    [few] { $count } osobowości
   *[many] { $count } osobowości
}
# $count $names
deleted = { $count ->
    [one] Usunięto: { $names }.
    [few] Usunięto: { $names }.
   *[many] Usunięto: { $names }.
}
# $count $names
restored = { $count ->
    [one] Przywrócono: { $names }.
    [few] Przywrócono: { $names }.
   *[many] Przywrócono: { $names }.
}
# $count $names
imported = { $count ->
    [one] Dodano do twoich osobowości: { $names }.
    [few] Dodano do twoich osobowości: { $names }.
   *[many] Dodano do twoich osobowości: { $names }.
}
# $count $names
already_present = { $count ->
    [one] Wśród twoich osobowości już jest { $names }.
    [few] Wśród twoich osobowości już są: { $names }.
   *[many] Wśród twoich osobowości już są: { $names }.
}
# $count $path
pack_saved = { $count ->
    [one] Zapisano 1 osobowość jako { FILE($path) }.
    [few] Zapisano { $count } osobowości jako { FILE($path) }.
   *[many] Zapisano { $count } osobowości jako { FILE($path) }.
}
# $count $folder
exported = { $count ->
    [one] Wyeksportowano 1 osobowość do { $folder }.
    [few] Wyeksportowano { $count } osobowości do { $folder }.
   *[many] Wyeksportowano { $count } osobowości do { $folder }.
}
# After the sentence before this one.
contained_already = Tyle już tam było: { $count }.
points = ranking { $elo }
# The traits of a character, as headings, then what they mean: Runs, Spreads, Blocks, Plans, Luck.
trait_names_1 = Biegnie
trait_names_2 = Rozrzuca
trait_names_3 = Blokuje
trait_names_4 = Planuje
trait_names_5 = Losuje
trait_notes_1 = Jak mocno przedłuża ścieżki w stronę celu: PathMajorSpan.
trait_notes_2 = Jak chętnie zaczyna nowe ścieżki: BoardPathCount.
trait_notes_3 = Jak ceni najlepszy węzeł przeciwnika: GamePredictability%.
trait_notes_4 = Jak daleko patrzy naprzód: GameTreeMaxDepth.
trait_notes_5 = Ile zależy od losu: NodeRandom.
# For the screen reader.
character = Charakter: { $traits }
# $one $share
trait_share = { $one ->
    [Runs] biegnie { $share }
    [Spreads] rozrzuca { $share }
    [Blocks] blokuje { $share }
    [Plans] planuje { $share }
   *[Luck] losuje { $share }
}
