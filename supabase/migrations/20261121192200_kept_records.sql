-- What has to be kept is kept, however it is deleted: the minimum of a kind (..._retention.sql) binds whoever deletes its
-- rows one by one as it binds the policy of the club. What is older goes by apply_retention() or by hand.

-- A row is as old as the day it tells of or the day it was entered, whichever is later: dating it back frees nothing.
create function app.keep_for_minimum() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept record;
  told text;
  told_day date;
begin
  select known.title, known.minimum_months, known.reason, present.date_column, present.is_date, present.planned_ahead
  into kept
  from app.present_retention_sources() as present
  join app.retention_kinds as known on known.kind = present.kind
  where present.relation = tg_relid;
  told := to_jsonb(old) ->> kept.date_column;
  if kept.planned_ahead and told::timestamptz > app.club_now(old.club_id) then
    return old;
  end if;
  told_day := case when kept.is_date then told::date else app.club_date(old.club_id, told::timestamptz) end;
  if greatest(told_day, app.club_date(old.club_id, old.created_at))
    >= app.club_today(old.club_id) - make_interval(months => kept.minimum_months) then
    raise exception '% are kept for % months at least.', kept.title, kept.minimum_months
      using errcode = '42501', hint = kept.reason;
  end if;
  return old;
end
$$;
revoke all on function app.keep_for_minimum() from public;

do $$
declare
  source record;
begin
  for source in
    select present.relation, pg_class.relname from app.present_retention_sources() as present
    join pg_catalog.pg_class on pg_class.oid = present.relation
  loop
    execute format('create trigger %I before delete on %s for each row
      when (current_user in (''anon'', ''authenticated'')) execute function app.keep_for_minimum()',
      source.relname || '_retention_minimum', source.relation);
  end loop;
end
$$;
