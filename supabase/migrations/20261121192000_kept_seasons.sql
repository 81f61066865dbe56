-- A season that a club has worked in stays. Deleting it would take its staff, checklists and figures along without a
-- trace, and later seasons are compared with it. One that was planned by mistake, and holds nothing, may go.
--
-- The guards of this file and the next ask only people: a club that is removed takes all of it along.

-- What belongs to a season is whatever points to it, also what later migrations add.
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

create function app.keep_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.closed_at is not null then
    raise exception 'The season % has closed, so it is kept.', old.year
      using errcode = '42501', hint = 'Later seasons are compared with it. Correct its year or its opening day instead.';
  end if;
  if app.season_is_used(old.id) then
    raise exception 'The season % has staff, checklists or surveys, so it is kept.', old.year
      using errcode = '42501', hint = 'Correct its days instead. Only a season that holds nothing is deleted.';
  end if;
  return old;
end
$$;
create trigger seasons_keep before delete on public.seasons
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_season();

-- A season that has closed stays closed, from the same day to the same day: whatever is kept with it is asked by these.
-- Opened for a moment, or moved away from a day, it would let all of that go.
create function app.keep_season_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'The season % has closed, so when it closed and its first and last day are kept.', old.year
    using errcode = '42501', hint = 'Its year and its opening day are still corrected.';
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

create function app.keep_record_of_closed_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(old.season_id, 'who worked it is kept',
    'Correct how it ended for this person instead.');
  return old;
end
$$;
create trigger staff_seasons_keep before delete on public.staff_seasons
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_record_of_closed_season();

revoke all on function app.season_is_used(uuid), app.keep_season(), app.keep_season_closed(),
  app.keep_with_season(uuid, text, text), app.keep_record_of_closed_season() from public;
