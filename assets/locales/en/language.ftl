# The name of the language in itself.
own_name = English
# A person without a name. Where a sentence needs it, PERSON chooses [you].
you = You
unnamed_player = Unnamed player
many_hours = > 99 h
# Of numbers. A space is written as {"\u00A0"}.
thousands_separator = ,
decimal_separator = .
percent = { $number }%
seconds_with_unit = { $seconds } s
# A time that is left.
# $minutes $seconds
minutes = { $minutes } min { $seconds } s
# Names or things with commas between them, and the last one.
# $rest $last
and_list = { $rest } and { $last }
# $rest $last
or_list = { $rest } or { $last }
# A number in a sentence.
count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
# A square board.
square = { $side } × { $side }
# The days of a week in a narrow space.
short_days_1 = Mon
short_days_2 = Tue
short_days_3 = Wed
short_days_4 = Thu
short_days_5 = Fri
short_days_6 = Sat
short_days_7 = Sun
months_1 = January
months_2 = February
months_3 = March
months_4 = April
months_5 = May
months_6 = June
months_7 = July
months_8 = August
months_9 = September
months_10 = October
months_11 = November
months_12 = December
short_months_1 = Jan
short_months_2 = Feb
short_months_3 = Mar
short_months_4 = Apr
short_months_5 = May
short_months_6 = Jun
short_months_7 = Jul
short_months_8 = Aug
short_months_9 = Sep
short_months_10 = Oct
short_months_11 = Nov
short_months_12 = Dec
weekdays_1 = Monday
weekdays_2 = Tuesday
weekdays_3 = Wednesday
weekdays_4 = Thursday
weekdays_5 = Friday
weekdays_6 = Saturday
weekdays_7 = Sunday
# A date in a narrow space, with the short names of the day and the month.
# $weekday $day $month $year
short_date = { $weekday }, { $day } { $month } { $year }
# $day $month
day_and_month = { $day } { $month }
# The names of keys.
key-ctrl = Ctrl
key-shift = Shift
key-page_up = PgUp
key-page_down = PgDn
key-home = Home
key-end = End
key-delete = Delete
key-space = Space
key-enter = Enter
# The local date and time in a list. Month, day, hour and minute have two digits.
# $year $month $day $time
date_and_time = { $year }-{ $month }-{ $day } { $time }
