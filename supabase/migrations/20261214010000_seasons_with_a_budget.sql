-- A season whose year has budget lines, applications or figures is not deleted, even when nothing else belongs to it.

-- What of a club names a season by its year (app.move_rows_with_season), in words: 'applications and budget lines'. Null:
-- nothing does.
create function app.named_by_year(club_id_param uuid, year_param text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  naming record;
  named boolean;
  words text[] := '{}';
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
  return nullif(concat_ws(' and ', nullif(array_to_string(trim_array(words, least(cardinality(words), 1)), ', '), ''),
    words[cardinality(words)]), '');
end
$$;

revoke all on function app.named_by_year(uuid, text) from public;

create or replace function app.keep_season() returns trigger
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
