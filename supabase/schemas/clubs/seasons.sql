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
  constraint seasons_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint seasons_one_at_a_time exclude using gist (club_id with =, daterange(starts_on, ends_on, '[]') with &&)
    deferrable initially immediate,
  constraint seasons_closed_range check (closed_at between '2000-01-01' and '2100-01-01')
);
comment on constraint seasons_one_a_year on public.seasons is
  'The club has a season of this year already. Change that one.';
comment on constraint seasons_year_form on public.seasons is 'A season is a year with four digits, such as 2026.';
comment on constraint seasons_end_after_start on public.seasons is 'A season ends after the day on which it starts.';
comment on constraint seasons_open_within on public.seasons is 'The club opens on a day within the season.';
comment on constraint seasons_length on public.seasons is 'A season lasts for one year at most.';
comment on constraint seasons_one_at_a_time on public.seasons is
  'Another season of the club has some of these days. Choose others.';
comment on constraint seasons_days_range on public.seasons is 'The days of a season lie between 2000 and 2100.';
comment on constraint seasons_closed_range on public.seasons is 'The close of a season lies between 2000 and 2100.';
comment on column public.seasons.starts_on is 'The first day that staff work; the club opens to its members on opens_on.';
comment on column public.seasons.closed_at is
  'Null while the season is planned or runs. Closed seasons are what later ones are compared with.';

-- Members read their club's seasons; managers and admins keep them.
call app.secure_club_rows('public.seasons', writable => '{year,starts_on,opens_on,ends_on,closed_at}');

-- A club names its current season by the year; when that season gets another year, the club's goes along.
create function app.follow_season_year() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.clubs set season = new.year where id = new.club_id and season = old.year;
  return null;
end
$$;
revoke all on function app.follow_season_year() from public;
create trigger seasons_follow_year after update of year on public.seasons
  for each row when (old.year <> new.year) execute function app.follow_season_year();

-- What names its season by the year goes along as well, so that a season keeps all of it. The statement that gives the
-- season another year moves the rows, and is refused where the other year has one of them already.

-- Arguments: the table, its column, and what its rows are called.
create function app.move_rows_with_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.%1$I set %2$I = $1 where club_id = $2 and %2$I = $3', tg_argv[0], tg_argv[1])
  using new.year, new.club_id, old.year;
  return null;
exception when unique_violation then
  raise exception 'Some % of % are in % already.', tg_argv[2], old.year, new.year
    using errcode = '23514', hint = 'Choose another year, or delete one of each first.';
end
$$;
revoke all on function app.move_rows_with_season() from public;

-- The file of a table that names its season by the year calls it. By their names, these triggers fire before the one that
-- fills in the labor of a season (operations/budgets.sql).
create procedure app.move_rows_with_season(target regclass, season_column text, called text)
language plpgsql set search_path = '' as $$
declare
  name constant text := (select relname from pg_catalog.pg_class where oid = target);
begin
  execute format('create trigger %I after update of year on public.seasons
    for each row when (old.year <> new.year) execute function app.move_rows_with_season(%L, %L, %L)',
    'seasons_follow_' || name, name, season_column, called);
end
$$;
revoke all on procedure app.move_rows_with_season(regclass, text, text) from public;

-- The season that a club works on: the one that its settings name. Null when that season was not entered yet.
create function app.current_season_id(club_id_param uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select season.id
    from public.clubs as club
    join public.seasons as season on season.club_id = club.id and season.year = club.season
    where club.id = club_id_param
  );
end
$$;
revoke all on function app.current_season_id(uuid) from public;
-- Views and actions run it with the caller's rights.
grant execute on function app.current_season_id(uuid) to authenticated, service_role;

-- The clocks of the clubs, with their owner's rights: all who read a row of a club may know its time. A list that asks for
-- each row reads them here, where its query looks the club up: a call of a function below costs more.
--   now         a demo club's season stands still
--   today       in the club's own time zone
--   week_start  Sunday at midnight, in its own time zone
--   season_end  the last day of the season that its settings name; null without a planned one
create view app.club_clocks as
select
  club.id as club_id,
  clock.now,
  day.today,
  (day.today - extract(dow from day.today)::integer)::timestamp at time zone club.time_zone as week_start,
  (
    select season.ends_on from public.seasons as season
    where season.club_id = club.id and season.year = club.season
  ) as season_end
from public.clubs as club
cross join lateral (select coalesce(club.clock_override, now()) as now) as clock
cross join lateral (select (clock.now at time zone club.time_zone)::date as today) as day;
revoke all on app.club_clocks from public, anon, authenticated, service_role;
grant select on app.club_clocks to authenticated, service_role;

-- The clock of a club, as functions in plpgsql, which keeps their plans: constraints and guards call them for every row.

-- The moment that is "now" for a club.
create function app.club_now(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select now from app.club_clocks where club_id = club_id_param);
end
$$;

-- The day that is "today" for a club.
create function app.club_today(club_id_param uuid) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select today from app.club_clocks where club_id = club_id_param);
end
$$;

-- The day a moment falls on for a club, in its own time zone.
create function app.club_date(club_id_param uuid, moment timestamptz) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select (moment at time zone time_zone)::date from public.clubs where id = club_id_param);
end
$$;

-- The moment at which the club's current week begins.
create function app.club_week_start(club_id_param uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select week_start from app.club_clocks where club_id = club_id_param);
end
$$;
revoke all on function app.club_now(uuid), app.club_today(uuid), app.club_date(uuid, timestamptz),
  app.club_week_start(uuid) from public;
-- Views, constraints and guards run them with the rights of the reader or writer; they return the time and nothing else
-- of a club.
grant execute on function app.club_now(uuid), app.club_today(uuid), app.club_date(uuid, timestamptz),
  app.club_week_start(uuid) to authenticated, service_role;

-- The time of a person's action, on the club's clock. A seed or an import without an account may name the time.
create function app.stamped_moment(club_id_param uuid, named timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case when auth.uid() is null then coalesce(named, app.club_now(club_id_param)) else app.club_now(club_id_param) end
$$;
revoke all on function app.stamped_moment(uuid, timestamptz) from public;

-- An administrator closes a season, at that moment, and not before the club has opened: whatever belongs to it is kept
-- from then on. season/closing_seasons.sql says how it is reopened.
create function app.close_season() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.require_administrator(new.club_id, 'close a season');
  if app.club_today(new.club_id) < new.opens_on then
    raise exception 'The season % opens on %, so it is not closed yet.', new.year,
      to_char(new.opens_on, 'FMMonth FMDD, YYYY')
      using errcode = '23514', hint = 'Close it when it is over.';
  end if;
  new.closed_at := app.club_now(new.club_id);
  return new;
end
$$;
revoke all on function app.close_season() from public;
create trigger seasons_close before update of closed_at on public.seasons
  for each row when (
    current_user in ('anon', 'authenticated') and old.closed_at is null and new.closed_at is not null
  )
  execute function app.close_season();
-- One of earlier years is entered as a closed one.
create trigger seasons_enter_closed before insert on public.seasons
  for each row when (current_user in ('anon', 'authenticated') and new.closed_at is not null)
  execute function app.close_season();

-- The season that a club looks back on: the latest that is over, by its last day or because it was closed. In a club's
-- first season it is that one. Null without a season.
create function app.last_season(club_id_param uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.seasons
  where club_id = club_id_param
  order by closed_at is not null or ends_on < app.club_today(club_id_param) desc,
    case when closed_at is not null or ends_on < app.club_today(club_id_param) then ends_on end desc,
    starts_on
  limit 1
$$;
revoke all on function app.last_season(uuid) from public;
-- Views run it with the reader's rights; it returns which season, and nothing else of it.
grant execute on function app.last_season(uuid) to authenticated, service_role;

-- Kept seasons -------------------------------------------------------------------------------------------------------
-- A season that a club has worked in stays. Deleting it would take its staff, checklists and figures along without a
-- trace, and later seasons are compared with it. One that was planned by mistake, and holds nothing, may go.
--
-- These guards ask only people: a club that is removed takes all of it along.

-- What belongs to a season is whatever points to it, also what is added later.
create function app.season_is_used(season_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  reference record;
  used boolean;
begin
  for reference in
    select pg_constraint.conrelid::regclass as relation, pointing.attname as season_column
    from pg_catalog.pg_constraint
    join pg_catalog.pg_attribute as season on season.attrelid = pg_constraint.confrelid and season.attname = 'id'
    join pg_catalog.pg_attribute as pointing on pointing.attrelid = pg_constraint.conrelid
      and pointing.attnum = pg_constraint.conkey[array_position(pg_constraint.confkey, season.attnum)]
    where pg_constraint.contype = 'f' and pg_constraint.confrelid = 'public.seasons'::regclass
  loop
    execute format('select exists (select from %s where %I = $1)', reference.relation, reference.season_column)
    into used using season_id_param;
    if used then
      return true;
    end if;
  end loop;
  return false;
end
$$;

-- What of a club names a season by its year (app.move_rows_with_season), in words: 'applications and budget lines'. Null:
-- nothing does.
create function app.named_by_year(club_id_param uuid, year_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  naming record;
  named boolean;
  words text[] := array[]::text[];
begin
  for naming in
    select arguments[1] as relation, arguments[2] as season_column, arguments[3] as called
    from (
      select string_to_array(encode(tgargs, 'escape'), '\000') as arguments from pg_catalog.pg_trigger
      where tgrelid = 'public.seasons'::regclass and tgfoid = 'app.move_rows_with_season()'::regprocedure
    ) as follower
    order by called
  loop
    execute format('select exists (select from public.%I where club_id = $1 and %I = $2)', naming.relation, naming.season_column)
    into named using club_id_param, year_param;
    if named then
      words := words || naming.called;
    end if;
  end loop;
  return nullif(regexp_replace(array_to_string(words, ', '), ', ([^,]+)$', ' and \1'), '');
end
$$;

create function app.keep_season() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named constant text := app.named_by_year(old.club_id, old.year);
begin
  if old.closed_at is not null then
    raise exception 'The season % has closed, so it is kept.', old.year
      using errcode = '42501', hint = 'Later seasons are compared with it. Correct its year or its opening day instead.';
  end if;
  if app.season_is_used(old.id) then
    raise exception 'The season % has staff, checklists or surveys, so it is kept.', old.year
      using errcode = '42501', hint = 'Correct its days instead. Only a season that holds nothing is deleted.';
  end if;
  if named is not null then
    raise exception 'The season % has %, so it is kept.', old.year, named
      using errcode = '42501', hint = 'Correct its days instead, or delete those first.';
  end if;
  return old;
end
$$;
create trigger seasons_keep before delete on public.seasons
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_season();

-- A season that has closed stays closed, from the same day to the same day: whatever is kept with it is asked by these.
-- Opened for a moment, or moved away from a day, it would let all of that go. Only reopen_season passes, on record.
create function app.keep_season_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'The season % has closed, so when it closed and its first and last day are kept.', old.year
    using errcode = '42501',
      hint = 'Its year and its opening day are still corrected. An administrator can reopen it within 30 days.';
end
$$;
create trigger seasons_keep_closed before update on public.seasons
  for each row when (
    current_user in ('anon', 'authenticated') and old.closed_at is not null
    and (new.closed_at, new.starts_on, new.ends_on) is distinct from (old.closed_at, old.starts_on, old.ends_on)
  )
  execute function app.keep_season_closed();

-- Refuses when the season has closed: kept says what of it stays, correction what to do instead.
create function app.keep_with_season(season_id_param uuid, kept text, correction text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  closed_year text := (select year from public.seasons where id = season_id_param and closed_at is not null);
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so %.', closed_year, kept using errcode = '42501', hint = correction;
  end if;
end
$$;
revoke all on function app.season_is_used(uuid), app.named_by_year(uuid, text), app.keep_season(), app.keep_season_closed(),
  app.keep_with_season(uuid, text, text) from public;

-- The season of a club that has closed and that a day lies in; null without one.
create function app.closed_season_on(club_id_param uuid, day_param date) returns text
language sql stable security definer set search_path = '' as $$
  select year from public.seasons
  where club_id = club_id_param and closed_at is not null and day_param between starts_on and ends_on
  order by year desc
  limit 1
$$;
revoke all on function app.closed_season_on(uuid, date) from public;

-- What stays with a season that has closed ---------------------------------------------------------------------------
-- What a closed season is looked back on by stays with it: its money, its reviews, its lessons, the feedback of its
-- members. Rows are corrected, not taken out of it. Photos and documents may go: people may ask for that.

-- The season that a row names by its id or by its year, as a row of its table in JSON. Null without one.
create function app.season_of_row(row_param jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.seasons
  where id = (row_param ->> 'season_id')::uuid
    or (club_id = (row_param ->> 'club_id')::uuid and year = row_param ->> 'year')
$$;
revoke all on function app.season_of_row(jsonb) from public;

-- kept and correction are those of app.keep_with_season. Serves deleting and giving to another season, which must not have
-- closed either: the row could not be taken out again.
create function app.keep_row_of_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(app.season_of_row(to_jsonb(old)), tg_argv[0], tg_argv[1]);
  if tg_op = 'UPDATE' then
    perform app.keep_with_season(app.season_of_row(to_jsonb(new)), 'nothing is moved into it', 'Choose a season that is open.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function app.keep_row_of_season() from public;

-- season_column names the season of a row: season_id, or year.
create procedure app.keep_rows_of_seasons(target regclass, season_column text, kept text, correction text)
language plpgsql set search_path = '' as $$
declare
  name constant text := (select relname from pg_catalog.pg_class where oid = target);
begin
  execute format('create trigger %I before delete on %s for each row
    when (current_user in (''anon'', ''authenticated'')) execute function app.keep_row_of_season(%L, %L)',
    name || '_keep', target, kept, correction);
  execute format('create trigger %1$I before update of %2$I on %3$s for each row
    when (current_user in (''anon'', ''authenticated'') and new.%2$I is distinct from old.%2$I)
    execute function app.keep_row_of_season(%4$L, %5$L)',
    name || '_keep_in_season', season_column, target, kept, correction);
end
$$;
revoke all on procedure app.keep_rows_of_seasons(regclass, text, text, text) from public;
