-- How days, hours and times read in what the platform says to people.

-- 'Saturday, May 3', with the year of a day that lies in another one than today: 'Saturday, May 3, 2025'. Without today the
-- year always stands there.
create function app.day_words(day date, today date default null) returns text
language sql stable set search_path = '' as $$
  select to_char(day, case when extract(year from day) = extract(year from today)
    then 'FMDay, FMMonth FMDD' else 'FMDay, FMMonth FMDD, YYYY' end)
$$;

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM', with the year as in app.day_words.
create function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
begin
  return app.day_words((starts_at at time zone time_zone)::date, today)
    || to_char(starts_at at time zone time_zone, ', FMHH12:MI AM') || ' to '
    || to_char(ends_at at time zone time_zone, 'FMHH12:MI AM');
end
$$;

-- '3 hours' or '3.5 hours', from minutes.
create function app.hours_words(minutes numeric) returns text
language sql immutable set search_path = '' as $$
  select trim_scale(round(minutes / 60, 2))::text || case when minutes = 60 then ' hour' else ' hours' end
$$;
revoke all on function app.period_words(text, timestamptz, timestamptz, date), app.day_words(date, date),
  app.hours_words(numeric) from public;

-- 'Friday, May 2 to Saturday, May 3', with the years as in app.day_words.
create function app.days_words(first_day date, last_day date, today date) returns text
language sql stable set search_path = '' as $$
  select app.day_words(first_day, today)
    || case when last_day > first_day then ' to ' || app.day_words(last_day, today) else '' end
$$;
revoke all on function app.days_words(date, date, date) from public;
