-- A period says which hour it means where the clocks show one twice in fall.

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
create or replace function app.period_words(time_zone text, starts_at timestamptz, ends_at timestamptz, today date) returns text
language plpgsql stable set search_path = '' as $$
begin
  return app.day_words((starts_at at time zone time_zone)::date, today)
    || ', ' || app.clock_words(time_zone, starts_at) || ' to ' || app.clock_words(time_zone, ends_at);
end
$$;
