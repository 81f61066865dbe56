-- Tables of later modules get the check of the caller's session with their other rules.

create or replace procedure app.secure_club_rows(
  target regclass,
  writable text[],
  updatable text[] default null,
  readers text default 'members',
  verbs text[] default '{select,insert,update,delete}',
  own_rows text default null,
  own_verbs text[] default '{select}'
)
language plpgsql set search_path = '' as $$
declare
  name text := (select relname from pg_catalog.pg_class where oid = target);
  all_verbs text[] := case when own_rows is null then verbs else verbs || own_verbs end;
  readable text := format('club_id = any ((select app.%I())::uuid[])',
    case readers when 'members' then 'visible_clubs' when 'managers' then 'confidential_clubs' end);
  editable constant text := 'club_id = any ((select app.editable_clubs())::uuid[])';
  sent text := (select string_agg(quote_ident(c), ', ') from unnest(writable) as c);
  changed text := (select string_agg(quote_ident(c), ', ') from unnest(coalesce(updatable, writable)) as c);
  verb text;
  condition text;
begin
  if readers not in ('members', 'managers') then
    raise exception 'Rows are read by members or by managers, not by "%".', readers;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated, service_role', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  execute format('create trigger require_session before insert or update or delete on %s
    for each statement execute function app.require_session_of_writer()', target);
  if 'update' = any (all_verbs) then
    execute format('create trigger %I before update on %s for each row execute function app.stamp_update()',
      name || '_stamp_update', target);
  end if;

  foreach verb in array array['select', 'insert', 'update', 'delete'] loop
    continue when verb <> all (all_verbs);
    execute format('grant %s on %s to authenticated',
      case verb
        when 'insert' then format('insert (id, club_id, %s)', sent)
        when 'update' then format('update (%s, version)', changed)
        else verb
      end, target);
    condition := case
      when verb = 'select' and readers = 'managers' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then app.readable_or_own(own_rows)
      else concat_ws(' or ',
        case when verb = any (verbs) then case verb when 'select' then readable else editable end end,
        case when own_rows is not null and verb = any (own_verbs) then format('(%s)', own_rows) end)
    end;
    execute format('create policy %I on %s for %s to authenticated %s',
      name || '_' || verb, target, verb,
      case verb
        when 'insert' then format('with check (%s)', condition)
        when 'update' then format('using (%1$s) with check (%1$s)', condition)
        else format('using (%s)', condition)
      end);
    if verb = 'insert' then
      execute format('comment on policy %I on %s is %L', name || '_insert', target, case
        when own_rows is null or verb <> all (own_verbs) then 'Only managers and admins of the club save this.'
        when verb = any (verbs) then 'You save this in your own name. Managers and admins of the club save it for others.'
        else 'You save this in your own name and for your own club.'
      end);
    end if;
  end loop;
end
$$;
