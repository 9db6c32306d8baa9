games = Span-It! games
personalities = Personalities
documents = Games, personalities and tournaments
all_files = All files
open = Open a game, a personality or a tournament
save_game = Save the game
open_personality = Open a personality
save_personality = Save the personality
no_dialogs = The desktop shows no file dialog. Enter the path of the file:
dialog_late = The file dialog of the desktop has not answered yet.
enter_path = Enter the path
settings_unreadable = The settings could not be read and were reset
autosave_unreadable = What the last window has kept could not be read
path = Path of the file
more_notices = { $waiting } more
unknown_document = it is not a Span-It! game, a personality, a pack or the log of a tournament
# Why a file is not read as one personality.
is_pack = it is a pack with several personalities. Use Import… to copy them into your personalities
unsaved_game_title = Save the game elsewhere?
close_without_saving = Close without saving
# Why a window does not autosave its game.
other_window_saves = only the window that was opened first keeps its game
window_has_no_data_folder = this window has no data folder
remove_from_recent = Remove from Open Recent
no_data_folder = this computer has no data folder; start with --data-dir and a folder
older_crash = Span-It! stopped unexpectedly some time ago. The game from that time was kept.
open_draft = Open in the editor
discard_draft = Discard the changes
resume = Resume the game
details = Details
next_notice = Show the next message.
close = Close
open_folder = Open folder
open_in_browser = Open in browser
position_copied = The position was copied as text.
game_copied = The game is on the clipboard. Paste opens it.
# FILE is the name of a file without its folder, SENTENCE adds a full stop.
# $path $reason
not_opened = { FILE($path) } was not opened: { SENTENCE($reason) }
# $path $reason
not_saved = { FILE($path) } was not saved: { SENTENCE($reason) }
exists_already = { FILE($path) } already exists and was not replaced. Choose another name, or enter { FILE($path) } in full.
no_such_file = There is no file { $path }.
no_such_folder = There is no folder { $path }.
not_replaced = { FILE($path) } already exists and was not replaced. Choose another name.
own_files_not_saved = The program cannot save its own files: { SENTENCE($problem) } Free some space or allow writing there, or save the game elsewhere with Game > Save As.
latest_moves_not_saved = The latest moves could not be saved and will be lost: { SENTENCE($problem) }
nothing_will_be_saved = Nothing will be saved when this window closes: { SENTENCE($problem) }
crash_report = Span-It! stopped unexpectedly last time. The report is { $report }.
draft_not_saved = Changes to { SHORT($name) } were not saved.
# The setting of an environment variable, in quotation marks.
wrong_scale = WINIT_X11_SCALE_FACTOR is { $scale }. It must be a number above 0, such as 1.5, or randr.
invalid_position = The clipboard does not contain a position: { SENTENCE($reason) }
invalid_game = The clipboard does not contain a whole game: { SENTENCE($reason) }
move_refused = This move is not possible: { SENTENCE($reason) }
saved = Saved as { FILE($path) }.
# $path $reason
not_shown = { FILE($path) } could not be opened: { SENTENCE($reason) }
replaced_by_another = { FILE($path) } was replaced
game_reduced = { $reduction ->
    [Extra] This game is too large for a file that can be opened again (1 MiB). All moves are kept, without the data of another program (extra).
   *[Texts] This game is too large for a file that can be opened again (1 MiB). All moves are kept, with very long names, descriptions and notes shortened.
}
settings_ignored = Some settings have their default now: { SENTENCE($problems) }
# After a sentence about a file that cannot be used.
kept_as = The file was kept as { FILE($path) }.
# $system $problem
no_window = Span-It! could not open a window. { $system ->
    [windows] It needs a graphics driver with OpenGL 2.1 or newer.
   *[other] It needs a display and a graphics driver with OpenGL 2.1 or newer.
} System message: { SENTENCE($problem) }
# $folder $error
data_folder_not_created = Nothing will be saved when this window closes: { $folder }: { ERROR($error) }. Allow writing there, or start with --data-dir and another folder.
clipboard_empty = The clipboard does not contain a position. Copy a line such as .../../.../../... h first.
position_already_won = The position on the clipboard is already won, so there is no move to play.
engine_stopped = The computer player stopped unexpectedly, and the game is paused. Save it and restart the program.

file_drop-drop_hint = Drop to open games, personalities and tournaments
file_drop-file_opened = { FILE($path) } was opened.
file_drop-one_game = only one game or tournament can be opened at a time; find this one in Game > Open Recent

personality_folder-label = Own opponents are kept in
personality_folder-choose = Choose…
personality_folder-choose_title = Choose the folder of your own opponents
personality_folder-default = Default
personality_folder-none = None: nothing is saved on this computer.
personality_folder-open = Open folder
personality_folder-no_folder = There is no folder of your own opponents.
personality_folder-not_a_folder = it is not a folder
personality_folder-not_unicode = its name is not valid Unicode
personality_folder-folder_changed = Your own opponents are now in { $path }.
# $path $reason
personality_folder-folder_refused = { $path } cannot be used: { SENTENCE($reason) }
personality_folder-not_writable = nothing can be saved there ({ ERROR($error) })
personality_folder-folder_missing = The folder { $path } is missing. Connect its drive, or choose another folder in the settings.
# $path $reason
personality_folder-folder_not_opened = The folder { $path } could not be opened: { SENTENCE($reason) }
# The program that shows folders, such as xdg-open.
# $opener $status
personality_folder-file_manager_failed = { $opener } failed ({ $status })
personality_folder-file_manager_missing = { $opener } is not installed
# $opener $error
personality_folder-file_manager_silent = { $opener } did not start: { ERROR($error) }
