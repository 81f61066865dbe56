-- The same, in words that the linter of the Supabase CLI reads.

create or replace function app.named_by_year(club_id_param uuid, year_param text) returns text
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
