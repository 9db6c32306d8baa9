//! Texts of the menus.

pub const GAME: &str = "Game";
pub const MOVE: &str = "Move";
pub const LEARN: &str = "Learn";
pub const VIEW: &str = "View";
pub const WORKSHOP: &str = "Workshop";
pub const HELP: &str = "Help";

/// In a narrow window, the menu that contains all others.
pub const MENU: &str = "Menu";

pub const NEW_GAME: &str = "New Game…";
pub const REMATCH: &str = "Rematch";
pub const OPEN: &str = "Open…";
pub const OPEN_RECENT: &str = "Open Recent";
pub const NO_RECENT: &str = "No recent files";
pub const CLEAR_RECENT: &str = "Clear Recent Files";
pub const GAMES: &str = "Games…";
pub const SAVE: &str = "Save";
pub const SAVE_AS: &str = "Save As…";
pub const COPY_POSITION: &str = "Copy Position";
pub const PASTE: &str = "Paste";
pub const COPY_GAME: &str = "Copy Game as Text";
pub const RESIGN: &str = "Resign";
pub const SOUND: &str = "Sound";
pub const VOLUME: &str = "Volume";
pub const SETTINGS: &str = "Settings…";
pub const FIND: &str = "Find a Command…";
pub const QUIT: &str = "Quit";

pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const HELP_ME: &str = "Help Me";
pub const HINT: &str = "Hint";
pub const MOVE_NOW: &str = "Move Now";
pub const PAUSE: &str = "Pause";
pub const STEP: &str = "Step";
pub const SLOWER: &str = "Slower";
pub const FASTER: &str = "Faster";
pub const COMPUTER_PACE: &str = "Computer's Pace";
pub const GO_TO_NODE: &str = "Go to Node…";
pub const PREVIOUS: &str = "Previous";
pub const NEXT: &str = "Next";
pub const FIRST: &str = "First";
pub const LAST: &str = "Last";

pub const CHOOSE_HORIZONTAL: &str = "Choose Left to Right…";
pub const CHOOSE_VERTICAL: &str = "Choose Top to Bottom…";
pub const EDITOR: &str = "Editor…";
pub const NEW_PERSONALITY: &str = "New Personality";
pub const TOURNAMENT: &str = "Tournament…";

pub const HEAT_MAP: &str = "Heat Map";

pub const WHO_IS_WINNING: &str = "Who Is Winning";

pub const THEME: &str = "Theme";
pub const COORDINATES: &str = "Coordinates";
pub const SIDE_PANEL: &str = "Side Panel";
pub const ZOOM_IN: &str = "Zoom In";
pub const ZOOM_OUT: &str = "Zoom Out";
pub const WHOLE_BOARD: &str = "Whole Board";
pub const TEXT_LARGER: &str = "Larger Text";
pub const TEXT_SMALLER: &str = "Smaller Text";
pub const TEXT_NORMAL: &str = "Normal Text Size";
pub const FULL_SCREEN: &str = "Full Screen";

pub const GO_TO_NOTICE: &str = "Go to Notice";
pub const NO_NOTICE: &str = "No notice is shown.";

pub const KEYBOARD: &str = "Keyboard";
pub const EXPLAIN_FACTOR: &str = "Explain This Factor";
pub const ABOUT: &str = "About Span-It!";

pub const PLAYER_COLORS: &str = "Players' Colours";

pub const BACK_FIRST: &str = "Go back to the game first (Esc).";
pub const CLOSE_HELP_FIRST: &str = "Close the help first (Esc).";
pub const ONLY_IN_REVIEW: &str = "Only in the review.";
pub const ONLY_IN_EDITOR: &str = "Only in the editor.";
pub const LARGEST_TEXT: &str = "This is the largest text.";
pub const SMALLEST_TEXT: &str = "This is the smallest text.";
pub const NORMAL_TEXT: &str = "The text has its normal size.";

/// Other words that people type for a command in *Find a Command*, separated by commas.
pub mod words {
    pub const NEW_GAME: &str = "start, play, begin, opponent, computer plays, handicap, board size, \
        maximum auto move time, time limit, players, setup";
    pub const REMATCH: &str = "play again, same players, restart, another game";
    pub const OPEN: &str = "load, load game, load personality, import, file, read, resume";
    pub const CLEAR_RECENT: &str = "forget files, history, delete list";
    pub const GAMES: &str =
        "history, database, stored games, archive, saved games, opening explorer, statistics";
    pub const SAVE: &str = "store, write, file, keep, disk";
    pub const SAVE_AS: &str = "export, write, file, copy, rename";
    pub const SAVE_PICTURE: &str = "export, image, screenshot, board diagram, diagram, print board, png, svg";
    pub const COPY_PICTURE: &str = "image, screenshot, board diagram, diagram, clipboard";
    pub const SAVE_ANIMATION: &str = "export, gif, film, video, movie, replay";
    pub const SETTINGS: &str = "preferences, options, configure, name, handle, register, registration, \
        animation speed, motion, confirm moves, warnings";
    pub const FIND: &str = "search, command palette";
    pub const QUIT: &str = "exit, close, leave, end program";
    pub const COPY_POSITION: &str = "clipboard, board as text, export";
    pub const COPY_GAME: &str = "clipboard, moves, record, export, notation";
    pub const PASTE: &str = "clipboard, import, insert, set up position";
    pub const UNDO: &str = "take back, back up, retract, oops";
    pub const REDO: &str = "repeat, forward again";
    pub const HELP_ME: &str = "assist, advice, tips";
    pub const HINT: &str = "best move, suggest, advice, what to play, recommend";
    pub const WHO_IS_WINNING: &str = "solver, verdict, evaluation, winner, ahead, advantage, perfect play";
    pub const HEAT_MAP: &str = "weights, values, colours of nodes, show thinking, evaluation";
    pub const SHOW_WHY: &str = "proof, explain, reason, two ways, trees";
    pub const REVIEW_GAME: &str = "analyse, analysis, mistakes, annotate, replay, study";
    pub const RESIGN: &str = "give up, surrender, concede, lose";
    pub const MOVE_NOW: &str = "stop thinking, hurry, force move, interrupt";
    pub const PACE: &str = "delay, wait, computer speed, slow, fast, auto move";
    pub const PAUSE: &str = "stop, halt, continue, resume, play, wait";
    pub const STEP: &str = "single move, one move, advance";
    pub const SLOWER: &str = "speed, decelerate";
    pub const FASTER: &str = "speed, accelerate, quick";
    pub const GO_TO_NODE: &str = "coordinates, cursor, type a move, jump, peg, ring";
    pub const PREVIOUS: &str = "back, earlier position, move list, rewind";
    pub const NEXT: &str = "forward, later position, move list";
    pub const FIRST: &str = "start of the game, beginning, rewind";
    pub const LAST: &str = "end of the game, latest position, current position";
    pub const STATISTICS: &str =
        "look ahead, lookahead, visited moves, pruning, alpha-beta, branching, depth";
    pub const NEXT_MISTAKE: &str = "error, blunder, slip";
    pub const PREVIOUS_MISTAKE: &str = "error, blunder, slip";
    pub const LEARN: &str = "lessons, tutorial, rules, how to play, beginner, teach, course, introduction";
    pub const PUZZLES: &str = "exercises, problems, tactics, train yourself, quiz";
    pub const TODAY: &str = "daily, puzzle of the day, problem";
    pub const PRACTISE: &str = "errors, blunders, repeat, exercise, spaced repetition";
    pub const LADDER: &str = "levels, rating, ranking, challenge, opponents, difficulty, rated game, elo";
    pub const PROGRESS: &str = "rating, statistics, results, score, streak, style, wins and losses";
    pub const THEME: &str = "dark mode, light mode, contrast, colours, appearance, night";
    pub const COLORS: &str = "colors, red, blue, colour blind, appearance";
    pub const COORDINATES: &str = "labels, letters, numbers, names of nodes, grid";
    pub const SIDE_PANEL: &str = "sidebar, hide panel, board only, move list";
    pub const TEXT_LARGER: &str = "zoom, font, scale, bigger, increase";
    pub const TEXT_SMALLER: &str = "zoom, font, scale, decrease";
    pub const TEXT_NORMAL: &str = "zoom, font, scale, reset, 100%";
    pub const FULL_SCREEN: &str = "maximise, maximize, whole screen, window";
    pub const SOUND: &str = "mute, audio, noise, silence, beep";
    pub const VOLUME: &str = "loudness, audio, sound, quiet, loud";
    pub const ZOOM_IN: &str = "magnify, enlarge, bigger board";
    pub const ZOOM_OUT: &str = "shrink, smaller board";
    pub const WHOLE_BOARD: &str = "zoom, fit, reset";
    pub const GO_TO_NOTICE: &str = "message, status, focus, alert";
    pub const EDITOR: &str =
        "personality, edit personality, factors, sliders, weights, change computer, create";
    pub const LIBRARY: &str = "personalities, load personality, list of personalities, delete, rename, import, \
        export, trash, pack";
    pub const TRAIN: &str = "optimise, improve, tune, evolve, learning, better personality, toolkit";
    pub const TOURNAMENT: &str = "competition, round robin, gauntlet, match, contest, toolkit, \
        ultimate personality competition";
    pub const CHOOSE_PLAYER: &str =
        "load personality, personality, opponent, computer plays, human plays, player";
    pub const NEW_PERSONALITY: &str = "create, make, blank, design";
    pub const CLONE: &str = "clone, imitate, plays like me, copy my style, model";
    pub const PRINT_PERSONALITY: &str = "print, print personality, printout, paper, export";
    pub const SAVE_PERSONALITY: &str = "export, store, copy personality, file";
    pub const OPEN_FOLDER: &str = "directory, explorer, file manager, personalities, files, disk";
    pub const HELP: &str = "manual, contents, book, guide, instructions, about this page, print topic, print help, \
        toolkit, index";
    pub const KEYBOARD: &str = "shortcuts, hotkeys, keys";
    pub const EXPLAIN_FACTOR: &str = "help, meaning, what is";
    pub const ABOUT: &str =
        "version, registration, register, handle, author, licence, license, credits, shareware, order";
}

/// *Find a Command*.
pub mod palette {
    pub const TITLE: &str = "Find a command";
    pub const FIELD: &str = "Type a few letters";
    pub const NO_HIT: &str = "No command has these letters.";
    pub const SEARCH_HELP: &str = "Search the help";

    /// A choice of a setting, such as a theme.
    pub fn choice(setting: &str, choice: &str) -> String {
        format!("{setting}: {choice}")
    }

    pub fn menu_and_key(menu: &str, key: &str) -> String {
        if key.is_empty() { menu.to_owned() } else { format!("{menu} · {key}") }
    }

    /// For the screen reader.
    pub fn hit(label: &str, right: &str) -> String {
        format!("{label}, {right}")
    }
}
