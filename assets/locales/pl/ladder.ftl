# The command, and the title of the page.
ladder = Drabina
title = Drabina
about = Dwie wygrane dają szczebel. Możesz wyzwać każdego.
elo = Ranking
start_here = możesz zacząć tutaj
# In a narrow window.
start_here_short = zacznij tu
start_close = Ukryj tę propozycję
you_are_here = tu jesteś
climbed = zdobyty
show = Pokaż drabinę
next_game = Następna partia
try_again = Spróbuj znów
play_again = Zagraj znów
continue_text = Graj tę partię dalej
challenge_perfect = Wyzwij grę doskonałą
top = Szczyt
all_climbed = Cała drabina jest twoja.
next = Co dalej
note = Na drabinie nie ma cofania ani pomocy. Tylko te partie liczą się do rankingu.
shorter_way = Krótsza droga dla ciebie. Nie liczy się do rankingu.
your_rating = Twój ranking
# Of an unfinished game that another one replaced.
kept_aside = Dokończysz ją na drabinie.
# Before the fourth move.
left_free = Przed czwartym twoim ruchem to nic nie kosztuje. Ta partia nie liczy się już do drabiny.
left = Ta partia nie liczy się już do drabiny.
challenge = Wyzwij: { $name }
# $rung $all
rung_of = Szczebel { $rung } z { $all }
# $won $lost
score = { $won }–{ $lost }
# $name $won $lost
score_name = Ty { $won }, { $name } { $lost }
# $character $won $lost
character_and_score = { $character } · { $won }–{ $lost }, do dwóch wygranych
after_more_games = { $games ->
    [one] widoczny po { $games } kolejnej partii
    [few] widoczny po { $games } kolejnych partiach
   *[many] widoczny po { $games } kolejnych partiach
}
# The change of the rating.
this_week = { $change } w tym tygodniu
start_higher = Albo zacznij wyżej: { SHORT($opponent) }
# Why, and that one may start lower. The rating in puzzles or None, and the lowest opponent.
# $rating $lowest
start_reason = Masz za sobą lekcje i { $rating ->
    [None] dziesięć zadań.
   *[other] ranking { $rating } w zadaniach.
} Możesz zacząć niżej, ale { SHORT($lowest) } może okazać się za łatwym przeciwnikiem.
# The state of the ladder in one line, with the opponent of the next rung.
# $climbed $all $opponent
rungs_climbed = Zdobyte szczeble: { $climbed } z { $all }. Następny: { $opponent }, wygraj dwa razy.
all_rungs_climbed = Wszystkie szczeble zdobyte: { $all }
# $rung $name
rung = Szczebel { $rung }: { $name }
elo_of = ranking { $elo }
# Who moves first in the next game of the match.
# $opponent $you_begin
starts_next = { $you_begin ->
    [true] Do dwóch wygranych · Następną partię zaczynasz ty
   *[false] Do dwóch wygranych · Następną partię zaczyna { $opponent }
}
# $opponent $you_begin
starts = { $you_begin ->
    [true] Partia na drabinie, przeciwnik: { $opponent }. Zaczynasz ty.
   *[false] Partia na drabinie, przeciwnik: { $opponent }. Zaczyna przeciwnik.
}
handicap = { $board ->
    [Small] 6 × 5
   *[Large] 6 × 4
}
# $opponent $board
handicap_name = { $board ->
    [Small] Wyzwij na planszy 6 × 5: { $opponent }
   *[Large] Wyzwij na planszy 6 × 4: { $opponent }
}
handicap_tip = { $board ->
    [Small] Twoja droga jest o jedną linię krótsza: to około półtora szczebla.
   *[Large] Twoja droga jest o dwie linie krótsza: to około trzech szczebli.
}
# What the next game of a rung is about.
# $opponent $won $lost
goal = { $won ->
    [0] { SHORT($opponent) }: wygraj dwa razy
   *[other] { $lost ->
        [0] { SHORT($opponent) }: jeszcze jedna wygrana
       *[other] Następna partia rozstrzyga
    }
}
games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
