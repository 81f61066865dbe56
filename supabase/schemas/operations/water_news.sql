-- News of the water: managers hear at once of a reading out of its limits, and of a reading that was not taken within an
-- hour of the time at which it was due.

-- A measure with its limits, for people; null while it was not taken or is within them.
create function app.measure_out_of_limits(name text, measured numeric, lowest numeric, highest numeric, unit text)
returns text
language sql immutable set search_path = '' as $$
  select case when measured < lowest or measured > highest then
    concat(name, ' ', trim_scale(measured), unit, ' (',
      case when lowest is null then 'at most ' else trim_scale(lowest) || ' to ' end, trim_scale(highest), unit, ')')
  end
$$;

-- Tells managers and admins of a reading out of the limits of its pool. What was measured more than a day ago is a
-- record that was entered late, and no news.
create function app.tell_of_water_out_of_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pool public.pools;
  found_out text;
begin
  if new.taken_at < app.club_now(new.club_id) - interval '1 day' then
    return null;
  end if;
  select * into pool from public.pools where id = new.pool_id;
  found_out := nullif(concat_ws(', ',
    app.measure_out_of_limits('free chlorine', new.free_chlorine_ppm, pool.free_chlorine_min_ppm,
      pool.free_chlorine_max_ppm, ' ppm'),
    app.measure_out_of_limits('pH', new.ph, pool.ph_min, pool.ph_max, ''),
    app.measure_out_of_limits('temperature', new.temperature_f, null, pool.temperature_max_f, ' °F')), '');
  if found_out is null then
    return null;
  end if;
  perform app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      format('%s is out of its limits', new.pool_name),
      concat_ws(E'\n',
        format('Measured: %s.', found_out),
        format('Taken at %s%s.',
          to_char(new.taken_at at time zone (select time_zone from public.clubs where id = new.club_id), 'FMHH12:MI AM'),
          ' by ' || new.author_name),
        coalesce('What was done: ' || nullif(btrim(new.notes), ''),
          'Nothing is written down about what was done. Ask, and test again.')),
      '/operations?view=water&pool=' || new.pool_id
    )::app.news
    from public.profiles
    where profiles.club_id = new.club_id and profiles.role in ('manager', 'admin')
  ));
  return null;
end
$$;
revoke all on function app.measure_out_of_limits(text, numeric, numeric, numeric, text),
  app.tell_of_water_out_of_limits() from public;
create trigger water_readings_tell_of_limits after insert on public.water_readings
  for each row execute function app.tell_of_water_out_of_limits();

-- Due readings -------------------------------------------------------------------------------------------------------
-- When readings are due in clubs, and when each was taken: null while it was not. A reading counts for the time at which
-- it is due from an hour before until an hour after, and never for two of them.
create function app.due_readings(club_ids uuid[], from_param timestamptz, to_param timestamptz)
returns table (club_id uuid, pool_id uuid, pool_name text, due_at timestamptz, taken_at timestamptz)
language sql stable security definer set search_path = '' as $$
  -- First the pools of these clubs, by their index: to sort all days by pool, the planner would read the pools of every club.
  -- Each pool looks up its club: for a join, the planner may read every club.
  with pool as materialized (
    select pools.*, (select clubs.time_zone from public.clubs where clubs.id = pools.club_id) as time_zone
    from public.pools
    where pools.club_id = any (club_ids) and pools.is_active
  ), due as (
    select
      pool.club_id,
      pool.id as pool_id,
      pool.name as pool_name,
      pool.reading_times_since as since,
      due.due_at,
      greatest(due.due_at - interval '1 hour',
        lag(due.due_at) over (partition by pool.id order by due.due_at) + interval '1 hour') as opens_at
    from pool
    cross join lateral generate_series(
      (from_param at time zone pool.time_zone)::date - 1, (to_param at time zone pool.time_zone)::date, interval '1 day'
    ) as calendar (day)
    cross join lateral unnest(pool.reading_times) as at_time
    cross join lateral (select (calendar.day::date + at_time) at time zone pool.time_zone as due_at) as due
  )
  select due.club_id, due.pool_id, due.pool_name, due.due_at, (
    select min(reading.taken_at) from public.water_readings as reading
    where reading.pool_id = due.pool_id and reading.struck_reason is null
      and reading.taken_at > due.opens_at and reading.taken_at <= due.due_at + interval '1 hour'
  )
  from due
  where due.due_at >= from_param and due.due_at < to_param and due.due_at >= due.since
$$;
revoke all on function app.due_readings(uuid[], timestamptz, timestamptz) from public;

-- The readings that are due in a club on one of its days, by time and name. Everyone of the club sees whether a reading
-- was taken; what it said is read where readings are. Errors: 42501, 22023.
create function app.readings_of_day(club_id_param uuid, day_param date)
returns table (pool_id uuid, due_at timestamptz, taken_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  zone text := (select time_zone from public.clubs where id = club_id_param);
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'These are not the readings of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if day_param is null or day_param not between '2000-01-01' and '2100-01-01' then
    raise exception 'Readings are due on a day between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose another day.';
  end if;
  return query
  select due.pool_id, due.due_at, due.taken_at
  from app.due_readings(array[club_id_param], day_param::timestamp at time zone zone,
    (day_param + 1)::timestamp at time zone zone) as due
  order by due.due_at, due.pool_name collate "C";
end
$$;
revoke all on function app.readings_of_day(uuid, date) from public;
grant execute on function app.readings_of_day(uuid, date) to authenticated;

create function public.readings_of_day(club_id_param uuid, day_param date)
returns table (pool_id uuid, due_at timestamptz, taken_at timestamptz)
language sql stable set search_path = '' as $$ select * from app.readings_of_day(club_id_param, day_param) $$;
revoke all on function public.readings_of_day(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.readings_of_day(uuid, date) to authenticated;

-- What was last measured of each body of water in use: each value as of its latest reading that counts. Of two readings of the
-- same minute, the one that was entered last is the latest. Everyone on deck swims in it, so members read this of the whole
-- club, without who took a reading or wrote what. Errors: 42501.
create function app.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'This is not the water of your club.'
      using errcode = '42501', hint = 'Ask for that of the club that you belong to.';
  end if;
  return query
  select
    pool.id,
    max(taken.taken_at),
    (array_agg(taken.free_chlorine_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.free_chlorine_ppm is not null))[1],
    (array_agg(taken.ph order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.ph is not null))[1],
    (array_agg(taken.temperature_f order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.temperature_f is not null))[1],
    (array_agg(taken.total_alkalinity_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.total_alkalinity_ppm is not null))[1],
    (array_agg(taken.calcium_hardness_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.calcium_hardness_ppm is not null))[1],
    (array_agg(taken.cyanuric_acid_ppm order by taken.taken_at desc, taken.created_at desc)
      filter (where taken.cyanuric_acid_ppm is not null))[1]
  from public.pools as pool
  join public.water_readings as taken on taken.pool_id = pool.id and taken.club_id = pool.club_id
  where pool.club_id = club_id_param and pool.is_active and taken.struck_reason is null
  group by pool.id
  order by pool.name collate "C";
end
$$;
revoke all on function app.water_now(uuid) from public;
grant execute on function app.water_now(uuid) to authenticated;

create function public.water_now(club_id_param uuid)
returns table (
  pool_id uuid, taken_at timestamptz, free_chlorine_ppm numeric, ph numeric, temperature_f numeric,
  total_alkalinity_ppm numeric, calcium_hardness_ppm numeric, cyanuric_acid_ppm numeric
)
language sql stable set search_path = '' as $$ select * from app.water_now(club_id_param) $$;
revoke all on function public.water_now(uuid) from public, anon, authenticated, service_role;
grant execute on function public.water_now(uuid) to authenticated;

-- Missed readings ----------------------------------------------------------------------------------------------------
-- Which missed readings were told of.
create table app.missed_reading_notices (
  pool_id uuid not null references public.pools (id) on delete cascade,
  due_at timestamptz not null,
  told_at timestamptz not null default now(),
  constraint missed_reading_notices_pkey primary key (pool_id, due_at)
);
alter table app.missed_reading_notices enable row level security;
revoke all on app.missed_reading_notices from public, anon, authenticated, service_role;

-- Tells managers and admins of readings that were missed in the last three hours: later it is no longer news. Each club
-- gets one notification for what was missed since it was last told. Returns how many were made.
create function app.tell_of_missed_readings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  club_ids uuid[];
  news app.news[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tell_of_missed_readings', 0));
  club_ids := array(
    select distinct pools.club_id from public.pools
    join public.club_modules as module on module.club_id = pools.club_id and module.module_id = 'operations'
    where pools.is_active and cardinality(pools.reading_times) > 0
  );
  with missed as materialized (
    select due.*, club.time_zone
    from public.clubs as club
    cross join lateral (select app.club_now(club.id) as moment) as clock
    cross join lateral app.due_readings(array[club.id], clock.moment - interval '4 hours', clock.moment) as due
    where club.id = any (club_ids) and due.taken_at is null and due.due_at < clock.moment - interval '1 hour'
  ), noted as (
    insert into app.missed_reading_notices (pool_id, due_at) select missed.pool_id, missed.due_at from missed
    on conflict do nothing
    returning *
  ), told as (
    select missed.club_id, count(*) as readings,
      string_agg(missed.pool_name || ', ' || to_char(missed.due_at at time zone missed.time_zone, 'FMHH12:MI AM'), E'\n'
        order by missed.due_at, missed.pool_name collate "C") as list,
      min(missed.pool_id::text) as pool_id
    from noted
    join missed using (pool_id, due_at)
    group by missed.club_id
  )
  select array_agg(row(
    profiles.user_id,
    'email_notifications',
    case when told.readings = 1 then 'A water reading was missed' else told.readings || ' water readings were missed' end,
    told.list || E'\nIt was not taken within an hour of the time at which it was due.',
    case when told.readings = 1 then '/operations?view=water&pool=' || told.pool_id else '/operations?view=water' end
  )::app.news) into news
  from told
  join public.profiles on profiles.club_id = told.club_id and profiles.role in ('manager', 'admin');
  perform app.tell(news);
  return coalesce(cardinality(news), 0);
end
$$;
revoke all on function app.tell_of_missed_readings() from public;
grant execute on function app.tell_of_missed_readings() to service_role;

create function public.tell_of_missed_readings() returns integer
language sql volatile set search_path = '' as $$ select app.tell_of_missed_readings() $$;
revoke all on function public.tell_of_missed_readings() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.tell_of_missed_readings() to service_role;
