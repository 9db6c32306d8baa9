ratings_unreadable = The ratings of your personalities could not be read
close_message = Close message
title = Library
menu = Library…
save_players_personality_1 = Save Personality, Left to Right…
save_players_personality_2 = Save Personality, Top to Bottom…
open_folder = Open Folder
deleted_text = Deleted
edit = Edit…
new = New
import = Import…
export = Export…
rename = Rename
duplicate = Duplicate
delete = Delete
restore = Restore
empty_trash_text = Empty trash…
delete_permanently = Delete permanently
do_not_empty = Keep
trash_empty = The trash is empty.
undo = Undo
undo_import = Undo the import
new_name = New name
save_name = Save name
keep_name = Keep name
export_all = Export all…
play_against = Play against it
as_one_pack = As one pack…
as_files = As separate files…
export_pack_title = Save the personalities as a pack
pack_file = personalities.json
export_title = Save the personality as a file
export_folder_title = Choose a folder for the files
import_title = Import personalities
show = Show
# The choices, in the order of `Filter::ALL`.
filters_1 = All
filters_2 = Yours
filters_3 = Built in
sort_by = Sort by
# The choices, in the order of `Order::ALL`.
orders_1 = Strength
orders_2 = Name
orders_3 = Date
choose_one = Choose a personality to see what it is like.
built_in_is_read_only = Built-in personalities cannot be changed. Duplicate it and change the copy.
only_own_are_deleted = Only your own personalities can be deleted.
file_is_unreadable = The file cannot be read as a personality.
name_needed = A personality needs a name.
unreadable = This file cannot be read as a personality
notes = Notes
file = File
files_topic = files
character_text = Character
strength = Strength
measured_by = Measured with
elo_text = Rating
safe_moves = Wins kept
time = Time per move
boards = Boards
elo_note = On the scale of the ladder, where the built-in opponents average 1500.
own_elo_note = On the scale of the ladder. The table of a tournament has its own scale, so its numbers differ.
safe_moves_note = How often it kept a win that a wrong move would have lost.
# Why a name is refused.
no_name = the name is empty: expected a name for the personality
by = by { $author }
# $old $new
renamed = { $old } was renamed to { $new }.
duplicated = { $name } was added to your personalities.
copy_of = { $name } copy
# $name $number
numbered_copy_of = { $name } copy { $number }
# $letters $most
name_too_long = the name has { $letters } letters: expected at most { $most }
name_of_built_in = { $name } is a built-in personality: choose another name
# Before all of the trash is removed.
empty_trash = { $count ->
    [one] 1 deleted personality will be removed permanently.
   *[other] { $count } deleted personalities will be removed permanently.
}
# $folder $reason
not_exported = Nothing was exported to { $folder }: { SENTENCE($reason) }
pack_not_pasted = The pack in the clipboard was not imported: { SENTENCE($reason) }
# $path $problems
in_pack = In { FILE($path) }: { $problems }
# $path $most
crowded = { $path }: { $most } files of this name exist already: choose another name
# $path $folder $error
not_moved = { $path }: could not move it to { $folder }: { ERROR($error) }
# $path $error
not_removed = { $path }: could not remove it: { ERROR($error) }
selected = { $count ->
    [one] 1 personality selected
   *[other] { $count } personalities selected
}
# After a sentence about the files that were moved.
# $done $reason
not_all = { $done } The others stay: { SENTENCE($reason) }
# After a sentence about what succeeded.
# $done $reason
stopped = { $done } Then it stopped: { SENTENCE($reason) }
nothing_changed = Nothing was changed. { SENTENCE($reason) }
# A member of a pack.
# $number $name $reason
named_not_imported = Number { $number }, { $name }, was not imported: { SENTENCE($reason) }
# $number $reason
not_imported = Number { $number } was not imported: { SENTENCE($reason) }
more_not_imported = { $count ->
    [one] 1 more was not imported.
   *[other] { $count } more were not imported.
}
# Instead of more than five names.
personalities = { $count ->
    [one] 1 personality
   *[other] { $count } personalities
}
# $count $names
deleted = { $count ->
    [one] { $names } was deleted.
   *[other] { $names } were deleted.
}
# $count $names
restored = { $count ->
    [one] { $names } was restored.
   *[other] { $names } were restored.
}
# $count $names
imported = { $count ->
    [one] { $names } was added to your personalities.
   *[other] { $names } were added to your personalities.
}
# $count $names
already_present = { $count ->
    [one] { $names } is already among your personalities.
   *[other] { $names } are already among your personalities.
}
# $count $path
pack_saved = { $count ->
    [one] 1 personality was saved as { FILE($path) }.
   *[other] { $count } personalities were saved as { FILE($path) }.
}
# $count $folder
exported = { $count ->
    [one] 1 personality was exported to { $folder }.
   *[other] { $count } personalities were exported to { $folder }.
}
# After the sentence before this one.
contained_already = It contained { $count } already.
points = rating { $elo }
# The traits of a character, as headings, then what they mean: Runs, Spreads, Blocks, Plans, Luck.
trait_names_1 = Runs
trait_names_2 = Spreads
trait_names_3 = Blocks
trait_names_4 = Plans
trait_names_5 = Luck
trait_notes_1 = How much it extends its paths towards its goal: PathMajorSpan.
trait_notes_2 = How readily it begins new paths: BoardPathCount.
trait_notes_3 = How much it values the best node of its opponent: GamePredictability%.
trait_notes_4 = How far it looks ahead: GameTreeMaxDepth.
trait_notes_5 = How much chance decides: NodeRandom.
# For the screen reader.
character = Character: { $traits }
# $one $share
trait_share = { $one ->
    [Runs] runs { $share }
    [Spreads] spreads { $share }
    [Blocks] blocks { $share }
    [Plans] plans { $share }
   *[Luck] luck { $share }
}
