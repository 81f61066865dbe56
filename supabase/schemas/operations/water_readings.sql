-- Water readings: what the test kit says, pool by pool, and whether it is within the limits of the club.
--
-- The limits of a new pool are those of the CDC's Model Aquatic Health Code (MAHC, 2018), sections 5.7.3 (free chlorine
-- at least 1 ppm, 2 ppm with cyanuric acid, 3 ppm in spas; at most 10 ppm; pH 7.2 to 7.8) and 5.7.4 (spas at most
-- 104 °F). Where the state's code is stricter, managers change them.

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
  constraint pools_in_club unique (id, club_id),
  constraint pools_name_unique unique (club_id, name),
  constraint pools_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint pools_kind_known check (kind in ('pool', 'wading_pool', 'spa')),
  constraint pools_free_chlorine_range check (free_chlorine_min_ppm >= 0 and free_chlorine_max_ppm <= 20),
  constraint pools_free_chlorine_order check (free_chlorine_min_ppm < free_chlorine_max_ppm),
  constraint pools_ph_range check (ph_min >= 0 and ph_max <= 14),
  constraint pools_ph_order check (ph_min < ph_max),
  constraint pools_temperature_range check (temperature_max_f between 32 and 110)
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
comment on column public.pools.uses_cyanuric_acid is 'Stabilized water: chlorine works more slowly in it.';
-- Members read the pools of their club and their limits; managers and admins keep them.
call app.secure_club_rows('public.pools',
  writable => '{name,kind,uses_cyanuric_acid,free_chlorine_min_ppm,free_chlorine_max_ppm,ph_min,ph_max,temperature_max_f,is_active}');

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
  constraint water_readings_sent_once unique (club_id, client_key),
  constraint water_readings_pool foreign key (pool_id, club_id)
    references public.pools (id, club_id) on delete set null (pool_id),
  constraint water_readings_pool_name_length check (char_length(pool_name) <= 80),
  constraint water_readings_taken_range check (taken_at between '2000-01-01' and '2100-01-01'),
  constraint water_readings_free_chlorine_range check (free_chlorine_ppm between 0 and 40),
  constraint water_readings_ph_range check (ph between 0 and 14),
  constraint water_readings_temperature_range check (temperature_f between 32 and 130),
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
comment on constraint water_readings_free_chlorine_range on public.water_readings is 'Free chlorine is 0 to 40 ppm.';
comment on constraint water_readings_ph_range on public.water_readings is 'The pH is 0 to 14.';
comment on constraint water_readings_temperature_range on public.water_readings is 'The temperature is 32 to 130 °F.';
comment on constraint water_readings_measure_something on public.water_readings is
  'A reading has free chlorine, pH or the temperature. Enter one of them.';
comment on constraint water_readings_notes_length on public.water_readings is 'Notes have at most 2,000 characters.';
comment on constraint water_readings_author_name_length on public.water_readings is
  'The name of an author has at most 120 characters.';
comment on constraint water_readings_struck_reason_length on public.water_readings is
  'The reason to strike a reading has 1 to 300 characters.';
comment on column public.water_readings.pool_name is 'The server''s: what the pool was called, kept when it is gone.';
comment on column public.water_readings.struck_reason is 'Why the reading does not count. Null: it counts.';
-- Everyone of the club takes readings and reads the own ones; managers and admins read the club's, and strike wrong ones.
call app.secure_club_rows('public.water_readings',
  writable => '{client_key,pool_id,taken_at,free_chlorine_ppm,ph,temperature_f,notes}',
  updatable => '{struck_reason}',
  readers => 'managers',
  verbs => '{select,insert,update}',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{select,insert}');

create trigger water_readings_stamp_author before insert on public.water_readings
  for each row execute function app.stamp_author();
create trigger water_readings_stamp_struck before update on public.water_readings
  for each row execute function app.stamp_struck();

-- A reading is of a pool of the club, taken now unless it says when, and never to come.
create function app.check_water_reading() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.taken_at := coalesce(new.taken_at, app.club_now(new.club_id));
  if new.taken_at > app.club_now(new.club_id) + interval '5 minutes' then
    raise exception 'A reading is written down after it was taken.'
      using errcode = '22023', hint = 'Correct the day and the time.';
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
  reading.created_at
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
