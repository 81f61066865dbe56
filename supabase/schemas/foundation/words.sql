-- How days, hours and times read in what the platform says to people.

-- 'Saturday, May 3', or 'Saturday, May 3, 2025' when the day is in another year than today. Without today it always names
-- the year.
create function app.day_words(day date, today date default null) returns text
language sql stable set search_path = '' as $$
  select to_char(day, case when extract(year from day) = extract(year from today)
    then 'FMDay, FMMonth FMDD' else 'FMDay, FMMonth FMDD, YYYY' end)
$$;

-- '2:00 PM'; '1:30 AM EST' in the hour that the clocks show twice in fall.
create function app.clock_words(time_zone text, moment timestamptz) returns text
language plpgsql stable set search_path = '' as $$
declare
  shown constant timestamp := moment at time zone time_zone;
  zone_of_session constant text := current_setting('TimeZone');
  words text := to_char(shown, 'FMHH12:MI AM');
begin
  if shown not in (
    (moment + interval '1 hour') at time zone time_zone, (moment - interval '1 hour') at time zone time_zone
  ) then
    return words;
  end if;
  -- Only the zone of the session has a name in to_char.
  perform set_config('TimeZone', time_zone, true);
  words := words || to_char(moment, ' TZ');
  perform set_config('TimeZone', zone_of_session, true);
  return words;
end
$$;
revoke all on function app.clock_words(text, timestamptz) from public;

-- How people read a period: 'Saturday, May 3, 2:00 PM to 8:00 PM', with the year as in app.day_words.
create function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
begin
  return app.day_words((starts_at at time zone time_zone)::date, today)
    || ', ' || app.clock_words(time_zone, starts_at) || ' to ' || app.clock_words(time_zone, ends_at);
end
$$;

-- 'Saturday 2:00 PM to 8:00 PM' for the seven days that begin today, in which a weekday names one day only; otherwise as
-- app.period_words.
create function app.near_period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
declare
  day constant date := (starts_at at time zone time_zone)::date;
begin
  if day not between today and today + 6 then
    return app.period_words(time_zone, starts_at, ends_at, today);
  end if;
  return to_char(day, 'FMDay ') || app.clock_words(time_zone, starts_at) || ' to ' || app.clock_words(time_zone, ends_at);
end
$$;
revoke all on function app.near_period_words(text, timestamptz, timestamptz, date) from public;

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
