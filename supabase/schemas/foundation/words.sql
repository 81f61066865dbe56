-- How days, hours and times read in what the platform says to people.

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM'.
create function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
begin
  return to_char(starts_at at time zone time_zone, 'FMDay, FMMonth FMDD, FMHH12:MI AM') || ' to '
    || to_char(ends_at at time zone time_zone, 'FMHH12:MI AM');
end
$$;

create function app.day_words(day date) returns text
language sql stable set search_path = '' as $$
  select to_char(day, 'FMDay, FMMonth FMDD')
$$;

-- '3 hours' or '3.5 hours', from minutes.
create function app.hours_words(minutes numeric) returns text
language sql immutable set search_path = '' as $$
  select trim_scale(round(minutes / 60, 2))::text || case when minutes = 60 then ' hour' else ' hours' end
$$;
revoke all on function app.period_words(text, timestamptz, timestamptz), app.day_words(date), app.hours_words(numeric)
  from public;

-- 'Friday, May 2 to Saturday, May 3'
create function app.days_words(first_day date, last_day date) returns text
language sql stable set search_path = '' as $$
  select app.day_words(first_day) || case when last_day > first_day then ' to ' || app.day_words(last_day) else '' end
$$;
revoke all on function app.days_words(date, date) from public;
