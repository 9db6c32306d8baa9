own_name = Deutsch
# A person without a name. Where a sentence needs it, PERSON chooses [you].
you = Du
# Of numbers. A space is written as {"\u00A0"}.
thousands_separator = .
decimal_separator = ,
percent = { $number }{"\u00A0"}%
seconds_with_unit = { $seconds }{"\u00A0"}s
# A time that is left.
# $minutes $seconds
minutes = { $minutes } min { $seconds } s
# $rest $last
and_list = { $rest } und { $last }
# $rest $last
or_list = { $rest } oder { $last }
# A number in a sentence.
count = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
# A square board.
square = { $side } × { $side }
# The days of a week in a narrow space.
short_days_1 = Mo
short_days_2 = Di
short_days_3 = Mi
short_days_4 = Do
short_days_5 = Fr
short_days_6 = Sa
short_days_7 = So
months_1 = Januar
months_2 = Februar
months_3 = März
months_4 = April
months_5 = Mai
months_6 = Juni
months_7 = Juli
months_8 = August
months_9 = September
months_10 = Oktober
months_11 = November
months_12 = Dezember
short_months_1 = Jan.
short_months_2 = Feb.
short_months_3 = März
short_months_4 = Apr.
short_months_5 = Mai
short_months_6 = Juni
short_months_7 = Juli
short_months_8 = Aug.
short_months_9 = Sep.
short_months_10 = Okt.
short_months_11 = Nov.
short_months_12 = Dez.
weekdays_1 = Montag
weekdays_2 = Dienstag
weekdays_3 = Mittwoch
weekdays_4 = Donnerstag
weekdays_5 = Freitag
weekdays_6 = Samstag
weekdays_7 = Sonntag
# A date in a narrow space, with the short names of the day and the month.
# $weekday $day $month $year
short_date = { $weekday }, { $day }. { $month } { $year }
# $day $month
day_and_month = { $day }. { $month }
key-ctrl = Strg
key-shift = Umschalt
key-page_up = Bild auf
key-page_down = Bild ab
key-home = Pos1
key-end = Ende
key-delete = Entf
key-space = Leertaste
key-enter = Eingabe
unnamed_player = Ohne Namen
many_hours = > 99 h
date_and_time = { $day }.{ $month }.{ $year } { $time }
