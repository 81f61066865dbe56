-- Bodies of water have a volume and times at which readings are due; readings have what the balance of the water is
-- computed from; managers are told of readings out of limits and of missed ones.

-- Whether these are times of a day at which a reading may be due: at most 12, in order, an hour or more apart.
create function app.are_reading_times(times time[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(times), 1) = 1 and cardinality(times) <= 12
    and coalesce(bool_and(at_time is not null and (before is null or at_time >= before + interval '1 hour'
      and before < time '23:00')), true)
  from (
    select at_time, lag(at_time) over (order by place) as before
    from unnest(times) with ordinality as due (at_time, place)
  ) as due
$$;
revoke all on function app.are_reading_times(time[]) from public;
-- A constraint checks it with the rights of the writer.
grant execute on function app.are_reading_times(time[]) to authenticated, service_role;

alter table public.pools
  add column volume_gallons integer,
  add column reading_times time[] not null default '{}',
  add column reading_times_since timestamptz,
  add constraint pools_volume_range check (volume_gallons between 100 and 5000000),
  add constraint pools_reading_times_apart check (app.are_reading_times(reading_times)),
  add constraint pools_reading_times_since_range check (reading_times_since between '2000-01-01' and '2100-01-01');
comment on constraint pools_volume_range on public.pools is
  'The volume of a body of water is 100 to 5,000,000 gallons.';
comment on constraint pools_reading_times_apart on public.pools is
  'A body of water has at most 12 reading times a day, an hour or more apart.';
comment on constraint pools_reading_times_since_range on public.pools is
  'The time since which readings are due lies between 2000 and 2100.';
comment on column public.pools.volume_gallons is 'US gallons. Null: not known, and no dose can be worked out.';
comment on column public.pools.reading_times is 'When a reading is due each day, on the club''s clock. Empty: at no set time.';
comment on column public.pools.reading_times_since is
  'The server''s: since when they have been due. Earlier readings were never missed.';
grant insert (volume_gallons, reading_times), update (volume_gallons, reading_times) on public.pools to authenticated;

-- New times are due from now on, so that no one has missed a reading that was not asked for. A body of water that comes
-- into use again begins anew.
create function app.stamp_reading_times() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.reading_times_since := app.stamped_moment(new.club_id, new.reading_times_since);
  elsif new.reading_times is distinct from old.reading_times or (new.is_active and not old.is_active) then
    new.reading_times_since := app.club_now(new.club_id);
  end if;
  return new;
end
$$;
revoke all on function app.stamp_reading_times() from public;
create trigger pools_stamp_reading_times before insert or update on public.pools
  for each row execute function app.stamp_reading_times();

alter table public.water_readings
  add column total_alkalinity_ppm numeric(5, 1),
  add column calcium_hardness_ppm numeric(5, 1),
  add column cyanuric_acid_ppm numeric(5, 1),
  add constraint water_readings_alkalinity_range check (total_alkalinity_ppm between 0 and 1000),
  add constraint water_readings_calcium_range check (calcium_hardness_ppm between 0 and 2000),
  add constraint water_readings_cyanuric_acid_range check (cyanuric_acid_ppm between 0 and 500);
comment on constraint water_readings_alkalinity_range on public.water_readings is
  'Total alkalinity is 0 to 1,000 ppm.';
comment on constraint water_readings_calcium_range on public.water_readings is 'Calcium hardness is 0 to 2,000 ppm.';
comment on constraint water_readings_cyanuric_acid_range on public.water_readings is 'Cyanuric acid is 0 to 500 ppm.';
grant insert (total_alkalinity_ppm, calcium_hardness_ppm, cyanuric_acid_ppm) on public.water_readings to authenticated;

create or replace view public.water_quality with (security_invoker = true) as
select
  reading.id,
  reading.club_id,
  reading.pool_id,
  reading.pool_name,
  reading.taken_at,
  reading.free_chlorine_ppm,
  reading.ph,
  reading.temperature_f,
  checked.free_chlorine_in_range,
  checked.ph_in_range,
  checked.temperature_in_range,
  case
    when false in (checked.free_chlorine_in_range, checked.ph_in_range, checked.temperature_in_range) then false
    when pool.id is not null then true
  end as in_range,
  reading.notes,
  reading.author_id,
  reading.author_name,
  reading.struck_reason,
  reading.struck_at,
  reading.created_at,
  reading.total_alkalinity_ppm,
  reading.calcium_hardness_ppm,
  reading.cyanuric_acid_ppm
from public.water_readings as reading
left join public.pools as pool on pool.id = reading.pool_id
cross join lateral (
  select
    reading.free_chlorine_ppm between pool.free_chlorine_min_ppm and pool.free_chlorine_max_ppm as free_chlorine_in_range,
    reading.ph between pool.ph_min and pool.ph_max as ph_in_range,
    reading.temperature_f <= pool.temperature_max_f as temperature_in_range
) as checked;

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
  with due as (
    select
      pool.club_id,
      pool.id as pool_id,
      pool.name as pool_name,
      pool.reading_times_since as since,
      due.due_at,
      greatest(due.due_at - interval '1 hour',
        lag(due.due_at) over (partition by pool.id order by due.due_at) + interval '1 hour') as opens_at
    from public.pools as pool
    join public.clubs as club on club.id = pool.club_id
    cross join lateral generate_series(
      (from_param at time zone club.time_zone)::date - 1, (to_param at time zone club.time_zone)::date, interval '1 day'
    ) as calendar (day)
    cross join lateral unnest(pool.reading_times) as at_time
    cross join lateral (select (calendar.day::date + at_time) at time zone club.time_zone as due_at) as due
    where pool.club_id = any (club_ids) and pool.is_active
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
  if club_id_param = any (app.visible_clubs()) is not true then
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
