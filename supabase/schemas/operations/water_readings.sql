-- Water readings: what the test kit says, pool by pool, and whether it is within the limits of the club.
--
-- The limits of a new pool are those of the CDC's Model Aquatic Health Code (MAHC, 2018), sections 5.7.3 (free chlorine
-- at least 1 ppm, 2 ppm with cyanuric acid, 3 ppm in spas; at most 10 ppm; pH 7.2 to 7.8) and 5.7.4 (spas at most
-- 104 °F). Where the state's code is stricter, managers change them.

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

create table public.pools (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  kind text not null default 'pool',
  uses_cyanuric_acid boolean not null default false,
  free_chlorine_min_ppm numeric(4, 2) not null,
  free_chlorine_max_ppm numeric(4, 2) not null,
  ph_min numeric(4, 2) not null,
  ph_max numeric(4, 2) not null,
  temperature_max_f numeric(4, 1) not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  volume_gallons integer,
  reading_times time[] not null default '{}',
  reading_times_since timestamptz,
  constraint pools_in_club unique (id, club_id),
  constraint pools_name_unique unique (club_id, name),
  constraint pools_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint pools_kind_known check (kind in ('pool', 'wading_pool', 'spa')),
  constraint pools_free_chlorine_range check (free_chlorine_min_ppm >= 0 and free_chlorine_max_ppm <= 20),
  constraint pools_free_chlorine_order check (free_chlorine_min_ppm < free_chlorine_max_ppm),
  constraint pools_ph_range check (ph_min >= 0 and ph_max <= 14),
  constraint pools_ph_order check (ph_min < ph_max),
  constraint pools_temperature_range check (temperature_max_f between 32 and 110),
  constraint pools_volume_range check (volume_gallons between 100 and 5000000),
  constraint pools_reading_times_apart check (app.are_reading_times(reading_times)),
  constraint pools_reading_times_since_range check (reading_times_since between '2000-01-01' and '2100-01-01')
);
comment on constraint pools_name_unique on public.pools is
  'The club has a pool of this name already. Choose another name.';
comment on constraint pools_name_length on public.pools is 'A name has 1 to 80 characters.';
comment on constraint pools_kind_known on public.pools is 'A pool is a pool, a wading pool or a spa.';
comment on constraint pools_free_chlorine_range on public.pools is
  'The free chlorine of a pool is kept within 0 to 20 ppm.';
comment on constraint pools_free_chlorine_order on public.pools is 'The highest free chlorine is above the lowest.';
comment on constraint pools_ph_range on public.pools is 'The pH of a pool is kept within 0 to 14.';
comment on constraint pools_ph_order on public.pools is 'The highest pH is above the lowest.';
comment on constraint pools_temperature_range on public.pools is 'The highest temperature of a pool is 32 to 110 °F.';
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
comment on column public.pools.uses_cyanuric_acid is 'Stabilized water: chlorine works more slowly in it.';
-- The staff read the pools of their club and their limits; managers and admins keep them.
call app.secure_club_rows('public.pools',
  writable => '{name,kind,uses_cyanuric_acid,free_chlorine_min_ppm,free_chlorine_max_ppm,ph_min,ph_max,temperature_max_f,is_active,volume_gallons,reading_times}',
  readers => 'staff');

create function app.set_pool_limits() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.free_chlorine_min_ppm := coalesce(new.free_chlorine_min_ppm,
    case when new.kind = 'spa' then 3 when new.uses_cyanuric_acid then 2 else 1 end);
  new.free_chlorine_max_ppm := coalesce(new.free_chlorine_max_ppm, 10);
  new.ph_min := coalesce(new.ph_min, 7.2);
  new.ph_max := coalesce(new.ph_max, 7.8);
  new.temperature_max_f := coalesce(new.temperature_max_f, 104);
  return new;
end
$$;
revoke all on function app.set_pool_limits() from public;
create trigger pools_set_limits before insert on public.pools
  for each row execute function app.set_pool_limits();

-- New times are due from now on, so that no one misses a reading that no one asked for. The same holds for a body of water
-- that is in use again.
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

create table public.water_readings (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  client_key uuid not null default gen_random_uuid(),
  pool_id uuid,
  pool_name text,
  taken_at timestamptz not null,
  free_chlorine_ppm numeric(4, 2),
  ph numeric(4, 2),
  temperature_f numeric(4, 1),
  notes text,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  struck_reason text,
  struck_at timestamptz,
  struck_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  total_alkalinity_ppm numeric(5, 1),
  calcium_hardness_ppm numeric(5, 1),
  cyanuric_acid_ppm numeric(5, 1),
  constraint water_readings_sent_once unique (club_id, client_key),
  constraint water_readings_pool foreign key (pool_id, club_id)
    references public.pools (id, club_id) on delete set null (pool_id),
  constraint water_readings_pool_name_length check (char_length(pool_name) <= 80),
  constraint water_readings_taken_range check (taken_at between '2000-01-01' and '2100-01-01'),
  constraint water_readings_free_chlorine_range check (free_chlorine_ppm between 0 and 40),
  constraint water_readings_ph_range check (ph between 0 and 14),
  constraint water_readings_temperature_range check (temperature_f between 32 and 130),
  constraint water_readings_alkalinity_range check (total_alkalinity_ppm between 0 and 1000),
  constraint water_readings_calcium_range check (calcium_hardness_ppm between 0 and 2000),
  constraint water_readings_cyanuric_acid_range check (cyanuric_acid_ppm between 0 and 500),
  constraint water_readings_measure_something check (num_nonnulls(free_chlorine_ppm, ph, temperature_f) > 0),
  constraint water_readings_notes_length check (char_length(notes) <= 2000),
  constraint water_readings_author_name_length check (char_length(author_name) <= 120),
  constraint water_readings_struck_reason_length check (char_length(btrim(struck_reason)) between 1 and 300 and char_length(struck_reason) <= 300)
);
create index water_readings_newest_first on public.water_readings (club_id, taken_at desc, id);
create index water_readings_of_pool on public.water_readings (pool_id, club_id, taken_at desc);
create index water_readings_of_author on public.water_readings (author_id, club_id, taken_at desc);
create index water_readings_of_striker on public.water_readings (struck_by);
comment on constraint water_readings_sent_once on public.water_readings is 'This reading has been saved already.';
comment on constraint water_readings_pool on public.water_readings is
  'The reading names no pool of this club. Choose the pool.';
comment on constraint water_readings_pool_name_length on public.water_readings is
  'The name of a pool has at most 80 characters.';
comment on constraint water_readings_taken_range on public.water_readings is
  'The time of a reading lies between 2000 and 2100.';
comment on constraint water_readings_free_chlorine_range on public.water_readings is 'Free chlorine must be 0 to 40 ppm.';
comment on constraint water_readings_ph_range on public.water_readings is 'The pH must be 0 to 14.';
comment on constraint water_readings_temperature_range on public.water_readings is 'The temperature must be 32 to 130 °F.';
comment on constraint water_readings_alkalinity_range on public.water_readings is
  'Total alkalinity must be 0 to 1,000 ppm.';
comment on constraint water_readings_calcium_range on public.water_readings is 'Calcium hardness must be 0 to 2,000 ppm.';
comment on constraint water_readings_cyanuric_acid_range on public.water_readings is 'Cyanuric acid must be 0 to 500 ppm.';
comment on constraint water_readings_measure_something on public.water_readings is
  'A reading has free chlorine, pH or the temperature. Enter one of them.';
comment on constraint water_readings_notes_length on public.water_readings is 'Notes have at most 2,000 characters.';
comment on constraint water_readings_author_name_length on public.water_readings is
  'The name of an author has at most 120 characters.';
comment on constraint water_readings_struck_reason_length on public.water_readings is
  'The reason to strike a reading has 1 to 300 characters.';
comment on column public.water_readings.pool_name is 'The server''s: what the pool was called, kept when it is gone.';
comment on column public.water_readings.struck_reason is 'Why the reading does not count. Null: it counts.';
-- Everyone of the club takes readings and reads their own; managers and admins read the club's, and strike wrong ones.
call app.secure_club_rows('public.water_readings',
  writable => '{client_key,pool_id,taken_at,free_chlorine_ppm,ph,temperature_f,notes,total_alkalinity_ppm,calcium_hardness_ppm,cyanuric_acid_ppm}',
  updatable => '{struck_reason}',
  readers => 'managers',
  verbs => '{select,insert,update}',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{select,insert}');

create trigger water_readings_stamp_author before insert on public.water_readings
  for each row execute function app.stamp_author();
create trigger water_readings_stamp_struck before update on public.water_readings
  for each row execute function app.stamp_struck();

-- A reading is of a pool of the club, taken now unless it says when, and never to come. The sheets of a year can be entered
-- later; an older day is a mistake in the year.
create function app.check_water_reading() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.taken_at := coalesce(new.taken_at, app.club_now(new.club_id));
  if new.taken_at > app.club_now(new.club_id) + interval '5 minutes' then
    raise exception 'A reading is written down after it was taken.'
      using errcode = '22023', hint = 'Correct the day and the time.';
  end if;
  if not app.is_platform() and new.taken_at < app.club_now(new.club_id) - interval '1 year' then
    raise exception 'A reading is written down within a year.'
      using errcode = '22023', hint = 'Correct the day: check its year.';
  end if;
  new.pool_name := (select name from public.pools where id = new.pool_id and club_id = new.club_id);
  if new.pool_name is null then
    raise exception 'The reading names no pool of this club.' using errcode = '22023', hint = 'Choose the pool.';
  end if;
  return new;
end
$$;
revoke all on function app.check_water_reading() from public;
create trigger water_readings_check before insert on public.water_readings
  for each row execute function app.check_water_reading();

-- Each reading beside the limits of its pool. A measure that was not taken, and one of a pool that is gone, is neither
-- within nor out of range: null.
create view public.water_quality with (security_invoker = true) as
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
revoke all on public.water_quality from public, anon, authenticated, service_role;
grant select on public.water_quality to authenticated, service_role;

call app.give_tables_to_module('operations', '{water_readings,pools}');
