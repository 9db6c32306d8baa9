//! A window with the states of the board and all widgets, for work on the drawing: `cargo run --example
//! gallery -- dark hint` (words in any order).

use eframe::egui;
use egui::{CentralPanel, Frame, Id, Margin, Panel, ScrollArea, Ui, UiBuilder, vec2};
use span_it::testing::board;
use span_it::testing::board::{BoardScene, BoardState, Heat, Mark, MarkKind};
use span_it::testing::ui::icons;
use span_it::testing::ui::icons::Icon;
use span_it::testing::ui::theme;
use span_it::testing::ui::theme::{Palette, text};
use span_it::testing::ui::widgets;
use span_it::testing::ui::widgets::{CardKind, ChipKind, SegmentItem};
use span_it_core::board::{ByPlayer, Node, Player, Position, paths};

const MIDDLE: &str = "....../...../hv..../...../.hvhh./..vv./..hvv./..vh./..hhvh/....v/....hv h";
const WON: &str = "..../.../hhhh/.vv/..v./.../.... v";

struct Gallery {
    words: Vec<String>,
    position: Position,
    state: BoardState,
    last: Option<Node>,
    checked: [bool; 2],
    choice: usize,
    side: usize,
    name: String,
    number: String,
    open: bool,
}

impl Gallery {
    fn new(words: Vec<String>) -> Self {
        let has = |word: &str| words.iter().any(|own| own == word);
        let size = words.iter().find_map(|word| word.parse().ok());
        let text = if has("won") { WON } else { MIDDLE };
        let mut position: Position =
            text.parse().unwrap_or_else(|_| unreachable!("a position written above"));
        if let Some(size) = size.and_then(|n| span_it_core::board::BoardSize::square(n).ok()) {
            position = Position::empty(size, Player::Horizontal);
        }
        let last = (size.is_none() && !has("won")).then(|| "f6".parse().ok()).flatten();
        Self {
            open: has("dialog"),
            words,
            position,
            state: BoardState::default(),
            last,
            checked: [false, true],
            choice: 2,
            side: 0,
            name: "Ada".to_owned(),
            number: "10.0".to_owned(),
        }
    }

    fn has(&self, word: &str) -> bool {
        self.words.iter().any(|own| own == word)
    }

    fn board(&mut self, ui: &mut Ui) {
        let heat: Vec<Heat> =
            self.position.free_nodes().enumerate().map(|(index, node)| heat(index, node)).collect();
        let marks: Vec<Mark> = [
            ("a1", MarkKind::KeepsWin),
            ("c1", MarkKind::OnlyWinningMove),
            ("i1", MarkKind::Mistake),
            ("b2", MarkKind::Alternative(1)),
            ("d2", MarkKind::Alternative(2)),
        ]
        .into_iter()
        .filter_map(|(name, kind)| Some(Mark { node: name.parse().ok()?, kind }))
        .collect();
        let winning = Player::ALL
            .into_iter()
            .flat_map(|player| paths(&self.position, player))
            .find(span_it_core::board::Path::is_winner);
        let names = ByPlayer { horizontal: "Ada", vertical: "Blocker" };
        let scene = BoardScene {
            playable: winning.is_none().then(|| self.position.to_move()),
            last_move: self.last,
            winning_path: winning.as_ref(),
            hint: self.has("hint").then(|| Some((Player::Horizontal, "d4".parse().ok()?))).flatten(),
            heat: if self.has("heat") { &heat } else { &[] },
            marks: if self.has("marks") { &marks } else { &[] },
            confirm_moves: self.has("confirm"),
            coordinates: !self.has("bare"),
            ..BoardScene::of(&self.position, names)
        };
        let mut rect = ui.max_rect();
        rect.min.y += 66.0;
        let shown = board::show(ui, rect, &scene, &mut self.state);
        let head = egui::Rect::from_min_max(
            egui::pos2(shown.board_rect.min.x, rect.min.y - 48.0),
            egui::pos2(shown.board_rect.max.x, rect.min.y),
        );
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(head));
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.label(text::title("Your move, Ada"));
                ui.label(text::body_soft("Join the left edge to the right edge. Click any free node."));
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                widgets::button("Truth").icon(Icon::Eye).small().selected(true).show(ui);
                widgets::button("Heat map").icon(Icon::Heat).small().selected(false).show(ui);
            });
        });
        if let Some(node) = shown.played {
            self.position = self.position.after(node);
            self.last = Some(node);
        }
    }

    fn side(&mut self, ui: &mut Ui) {
        player_card(ui, CardKind::Active(Player::Horizontal), "Ada", "Human · left ↔ right", "1:42");
        player_card(ui, CardKind::Plain, "Blocker", "Computer · top ↕ bottom", "0:09");
        ui.horizontal(|ui| {
            ui.label(text::subheading("Play"));
            widgets::chip(ui, "keeps", ChipKind::Go);
            widgets::chip(ui, "slip", ChipKind::Bad);
            widgets::chip(ui, "V", ChipKind::Side(Player::Vertical));
        });
        widgets::progress_bar(ui, 0.4, 300.0, "Levels searched");
        ui.separator();
        ui.horizontal(|ui| {
            widgets::button("Undo").icon(Icon::Undo).min_width(96.0).tip("Ctrl+Z").show(ui);
            widgets::button("Hint").icon(Icon::Bulb).min_width(96.0).selected(true).show(ui);
            let resign = widgets::button("Resign").icon(Icon::Flag).min_width(96.0);
            resign.show_enabled(ui, false, Some("The game has not begun."));
        });
        ui.horizontal(|ui| {
            let play = widgets::button("Play").icon(Icon::Play).primary().min_width(150.0);
            self.open |= play.show(ui).clicked();
            widgets::button("Off").primary().show_enabled(ui, false, None);
            widgets::button("Quiet").quiet().show(ui);
        });
        ui.horizontal_wrapped(|ui| {
            for icon in Icon::all() {
                widgets::icon_button(ui, icon, &format!("{icon:?}"), icon != Icon::Last);
            }
        });
        self.form(ui);
        ui.horizontal(|ui| {
            ui.label(text::mono("c3 0123456789"));
            ui.label(text::mono_strong("c3 0123456789"));
        });
        ui.label(text::soft("↔ ↕ × · − … – “ ” ’ •  soft small"));
        ui.label(text::heading("Heading"));
    }

    fn form(&mut self, ui: &mut Ui) {
        let [off, on] = &mut self.checked;
        widgets::checkbox(ui, off, "Computer plays");
        widgets::checkbox(ui, on, "Show truth");
        let sizes = ["4 × 4", "5 × 5", "6 × 6", "8 × 8"].map(SegmentItem::plain);
        widgets::segmented(ui, "Board size", &mut self.choice, &sizes);
        let first = [
            SegmentItem { label: "Horizontal", side: Some(Player::Horizontal) },
            SegmentItem { label: "Vertical", side: Some(Player::Vertical) },
            SegmentItem::plain("Random"),
        ];
        widgets::segmented(ui, "First move", &mut self.side, &first);
        let empty = self.name.is_empty();
        widgets::text_field(ui, &mut self.name, "Name", 300.0, empty);
        ui.horizontal(|ui| {
            widgets::number_field(ui, &mut self.number, "Seconds", 84.0, "s", false);
            let wrong = self.number.parse::<f64>().is_err();
            widgets::number_field(ui, &mut self.number, "Again", 110.0, "", wrong);
            widgets::button("New seed").icon(Icon::Dice).small().show(ui);
        });
    }

    fn new_game(&mut self, ui: &Ui) {
        let [off, on] = &mut self.checked;
        let body = |ui: &mut Ui| {
            ui.columns(2, |columns| {
                for (column, player) in columns.iter_mut().zip(Player::ALL) {
                    widgets::card(column, CardKind::Plain, |ui| {
                        tile(ui, player, "Player", "joins its edges");
                        widgets::checkbox(
                            ui,
                            if player == Player::Horizontal { off } else { on },
                            "Computer plays",
                        );
                        widgets::card(ui, CardKind::Raised, |ui| {
                            ui.label(text::body_strong("Balanced"));
                            ui.label(text::soft("Blocks and builds in equal measure."));
                            widgets::button("Load Personality…").icon(Icon::Folder).small().show(ui);
                        });
                    });
                }
            });
            for line in 0..6 {
                ui.add_space(12.0);
                ui.label(format!("Line {line}"));
            }
        };
        let footer = |ui: &mut Ui| {
            ui.label(text::soft("On a square board the first player can always win."));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                widgets::button("Play").icon(Icon::Play).primary().min_width(150.0).show(ui);
                widgets::button("Cancel").min_width(104.0).show(ui);
            });
        };
        if widgets::dialog(ui.ctx(), (Id::unique("new game"), "New game"), (840.0, 616.0), body, footer)
            .closed
        {
            self.open = false;
        }
    }
}

fn heat(index: usize, node: Node) -> Heat {
    let share = (index * 37 % 41) as f32 / 40.0;
    Heat { node, share, weight: f64::from(share) * 14.9, rank: 41 - index * 37 % 41, own: 1.0 }
}

fn tile(ui: &mut Ui, player: Player, name: &str, line: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(42.0, 42.0), egui::Sense::hover());
        icons::side_tile(ui.painter(), rect, player, Palette::of(ui));
        ui.add_space(4.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(text::heading(name));
            ui.label(text::soft(line));
        });
    });
}

fn player_card(ui: &mut Ui, kind: CardKind, name: &str, line: &str, time: &str) {
    let player = if matches!(kind, CardKind::Active(_)) { Player::Horizontal } else { Player::Vertical };
    widgets::card(ui, kind, |ui| {
        ui.horizontal(|ui| {
            tile(ui, player, name, line);
            ui.with_layout(egui::Layout::top_down(egui::Align::Max), |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(text::mono_strong(time));
                if matches!(kind, CardKind::Active(_)) {
                    widgets::chip(ui, "To move", ChipKind::Side(player));
                }
            });
        });
    });
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let palette = Palette::of(ui);
        let wide = ui.max_rect().width() >= 760.0;
        let panel = Frame::new().fill(palette.panel).inner_margin(Margin::same(18));
        if wide && !self.has("alone") {
            Panel::right("side").exact_size(344.0).frame(panel).show(ui, |ui| {
                ScrollArea::vertical().show(ui, |ui| self.side(ui));
            });
        }
        if self.has("widgets") {
            CentralPanel::default()
                .frame(panel)
                .show(ui, |ui| ScrollArea::vertical().show(ui, |ui| self.side(ui)));
        } else {
            CentralPanel::default().frame(Frame::new().fill(palette.table)).show(ui, |ui| self.board(ui));
        }
        if self.open {
            self.new_game(ui);
        }
    }
}

fn main() -> eframe::Result {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let small = words.iter().any(|word| word == "small");
    let dark = words.iter().any(|word| word == "dark");
    let size = if small { [640.0, 480.0] } else { [1280.0, 800.0] };
    let viewport = egui::ViewportBuilder::default().with_inner_size(size).with_decorations(false);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    eframe::run_native(
        "gallery",
        options,
        Box::new(move |cc| {
            theme::install(&cc.egui_ctx);
            cc.egui_ctx.set_theme(if dark { egui::Theme::Dark } else { egui::Theme::Light });
            Ok(Box::new(Gallery::new(words)))
        }),
    )
}
