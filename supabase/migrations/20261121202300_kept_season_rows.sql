-- What a closed season is looked back on by stays with it: its money, its reviews, its lessons, the feedback of its
-- members. Rows are corrected, not taken out of it. Photos and documents may go: people may ask for that.

-- kept and correction are those of app.keep_with_season. Serves deleting and giving to another season.
create function app.keep_row_of_season() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_of_season constant jsonb := to_jsonb(old);
begin
  perform app.keep_with_season(season.id, tg_argv[0], tg_argv[1])
  from public.seasons as season
  where season.id = (row_of_season ->> 'season_id')::uuid
    or (season.club_id = old.club_id and season.year = row_of_season ->> 'year');
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

call app.keep_rows_of_seasons('public.budget_categories', 'year', 'its budget is kept', 'Correct the amounts instead.');
call app.keep_rows_of_seasons('public.metric_snapshots', 'year', 'what was measured in it is kept',
  'Correct the value instead.');
call app.keep_rows_of_seasons('public.staff_reviews', 'season_id', 'its reviews are kept',
  'Correct what the review says instead.');
call app.keep_rows_of_seasons('public.lessons', 'season_id', 'what was learned in it is kept',
  'Correct the words of the lesson instead.');
call app.keep_rows_of_seasons('public.feedback_uploads', 'season_id', 'the feedback on it is kept',
  'Upload what is missing as another file.');
