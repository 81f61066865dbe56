-- A season that gets another year keeps its applications, its budget and the figures that were measured in it. Rows of a
-- year that a season had before this stay under that year: nothing tells which season they belong to. They are there again
-- when the season gets that year back.

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

call app.move_rows_with_season('public.job_applications', 'season', 'applications');
call app.move_rows_with_season('public.budget_categories', 'year', 'budget lines');
call app.move_rows_with_season('public.metric_snapshots', 'year', 'figures');
