-- Columns that are counted (..._staff_list.sql) are never set, but a client may send them with a new row, as it may send
-- clubs.staff_count: the specification lists them among the fields. What was counted stands, whatever was sent. A row that
-- was read may also be saved back whole.

-- Inserts what was sent for a view into the one table below it, which is the trigger's argument, with the caller's own
-- rights. What was not sent has the table's default.
create function app.insert_uncounted() returns trigger
language plpgsql set search_path = '' as $$
declare
  below constant regclass := tg_argv[0];
  sent constant jsonb := jsonb_strip_nulls(to_jsonb(new));
  columns constant text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = below and attnum > 0 and not attisdropped and sent ? attname
  );
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', below, columns)
    into new.id using sent;
  execute format('select * from %s where id = $1', tg_relid::regclass) into new using new.id;
  return new;
end
$$;
revoke all on function app.insert_uncounted() from public;

create trigger staff_insert_uncounted instead of insert on public.staff
  for each row execute function app.insert_uncounted('public.staff_members');
create trigger job_roles_insert_uncounted instead of insert on public.job_roles
  for each row execute function app.insert_uncounted('public.job_role_definitions');

-- Saves what was changed of a row of a view in the one table below it, which is the trigger's argument, with the caller's
-- own rights. A row may be sent as it was read: counted and fixed columns that do not change are passed over, and one
-- that does is refused by what it is (0A000) instead of as a question of rights. The version goes along in any case: two
-- who save at the same moment are not told apart from one who saves over what someone else changed.
create function app.update_uncounted() returns trigger
language plpgsql set search_path = '' as $$
declare
  below constant regclass := tg_argv[0];
  sent constant jsonb := to_jsonb(new);
  changed constant text[] := array(
    select key from jsonb_each(sent) where value is distinct from to_jsonb(old) -> key and key <> 'version'
  );
  fixed constant text := (
    select min(name collate "C") from unnest(changed) as name
    where not exists (
      select from pg_catalog.pg_attribute
      where attrelid = below and attname = name and has_column_privilege(below, attnum, 'update')
    )
  );
  assignments constant text := (
    select string_agg(format('%1$I = sent.%1$I', name), ', ') from unnest(changed || array['version']) as name
  );
  saved uuid;
begin
  if fixed is not null then
    raise exception 'The field "%" is counted or fixed, and stays as it is.', replace(fixed, '_', ' ')
      using errcode = '0A000', hint = 'Leave it out and save again.';
  end if;
  execute format('update %1$s as below set %2$s from jsonb_populate_record(null::%1$s, $1) as sent
    where below.id = $2 returning below.id', below, assignments) into saved using sent, old.id;
  if saved is null then
    return null;
  end if;
  execute format('select * from %s where id = $1', tg_relid::regclass) into new using saved;
  return new;
end
$$;
revoke all on function app.update_uncounted() from public;

create trigger staff_update_uncounted instead of update on public.staff
  for each row execute function app.update_uncounted('public.staff_members');
create trigger job_roles_update_uncounted instead of update on public.job_roles
  for each row execute function app.update_uncounted('public.job_role_definitions');

-- Counted columns may be sent with a new row, and every column with one that is saved back.
grant insert (hours_this_week, total_hours, certifications), update on public.staff to authenticated;
grant insert (positions_filled), update on public.job_roles to authenticated;
