-- Seasons: when a club opens and closes, and what "today" is for it.

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  year text not null,
  starts_on date not null,
  opens_on date not null,
  ends_on date not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint seasons_in_club unique (id, club_id),
  constraint seasons_one_a_year unique (club_id, year),
  constraint seasons_year_form check (year ~ '^20[0-9]{2}$'),
  constraint seasons_end_after_start check (starts_on < ends_on),
  constraint seasons_open_within check (opens_on between starts_on and ends_on),
  constraint seasons_length check (ends_on <= starts_on + 366),
  constraint seasons_closed_range check (closed_at between '2000-01-01' and '2100-01-01')
);
comment on column public.seasons.starts_on is 'The first day that staff work; the club opens to its members on opens_on.';
comment on column public.seasons.closed_at is 'Null while the season is planned or runs. Closed seasons are what later ones are compared with.';

-- Members read their club's seasons; managers and admins keep them.
call app.secure_club_rows('public.seasons', writable => '{year,starts_on,opens_on,ends_on,closed_at}');

-- The clock of a club. These are written in plpgsql, which keeps its plan: lists ask them for every row.

-- The moment that is "now" for a club: a demo club's season stands still.
create function app.club_now(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(clock_override, now()) from public.clubs where id = club_id_param);
end
$$;

-- The day that is "today" for a club, in its own time zone.
create function app.club_today(club_id_param uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select (coalesce(clock_override, now()) at time zone time_zone)::date from public.clubs where id = club_id_param
  );
end
$$;

-- The day a moment falls on for a club, in its own time zone.
create function app.club_date(club_id_param uuid, moment timestamptz) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select (moment at time zone time_zone)::date from public.clubs where id = club_id_param);
end
$$;

-- The moment at which the club's current week begins: Sunday at midnight, in its own time zone.
create function app.club_week_start(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select (today - extract(dow from today)::integer)::timestamp at time zone time_zone
    from (
      select time_zone, (coalesce(clock_override, now()) at time zone time_zone)::date as today
      from public.clubs where id = club_id_param
    ) as club
  );
end
$$;
revoke all on function app.club_now(uuid), app.club_today(uuid), app.club_date(uuid, timestamptz),
  app.club_week_start(uuid) from public;
-- Views, constraints and guards run them as whoever reads or writes; they tell the time and nothing else of a club.
grant execute on function app.club_now(uuid), app.club_today(uuid), app.club_date(uuid, timestamptz),
  app.club_week_start(uuid) to authenticated, service_role;
