own_name = Français
you = Toi
thousands_separator = {"\u00A0"}
decimal_separator = ,
percent = { $number }{"\u00A0"}%
seconds_with_unit = { $seconds }{"\u00A0"}s
# $minutes $seconds
minutes = { $minutes }{"\u00A0"}min { $seconds }{"\u00A0"}s
# $rest $last
and_list = { $rest } et { $last }
# $rest $last
or_list = { $rest } ou { $last }
count = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
square = { $side } × { $side }
short_days_1 = lun
short_days_2 = mar
short_days_3 = mer
short_days_4 = jeu
short_days_5 = ven
short_days_6 = sam
short_days_7 = dim
months_1 = janvier
months_2 = février
months_3 = mars
months_4 = avril
months_5 = mai
months_6 = juin
months_7 = juillet
months_8 = août
months_9 = septembre
months_10 = octobre
months_11 = novembre
months_12 = décembre
short_months_1 = janv.
short_months_2 = févr.
short_months_3 = mars
short_months_4 = avr.
short_months_5 = mai
short_months_6 = juin
short_months_7 = juil.
short_months_8 = août
short_months_9 = sept.
short_months_10 = oct.
short_months_11 = nov.
short_months_12 = déc.
weekdays_1 = Lundi
weekdays_2 = Mardi
weekdays_3 = Mercredi
weekdays_4 = Jeudi
weekdays_5 = Vendredi
weekdays_6 = Samedi
weekdays_7 = Dimanche
# $weekday $day $month $year
short_date = { $weekday }. { $day } { $month } { $year }
# $day $month
day_and_month = { $day } { $month }
key-ctrl = Ctrl
key-shift = Maj
key-page_up = Pg préc
key-page_down = Pg suiv
key-home = Début
key-end = Fin
key-delete = Suppr
key-space = Espace
key-enter = Entrée
unnamed_player = Sans nom
many_hours = > 99 h
date_and_time = { $day }/{ $month }/{ $year } { $time }
