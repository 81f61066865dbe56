-- The rules for the rows of a club, said once. Most tables of the product are rows of one club; the file of such
-- a table calls `app.secure_club_rows` instead of repeating its grants and policies. What only one table needs
-- (guards, stamps, further conditions) is in the file of that table.

-- Clubs whose confidential rows the caller reads (pay, applications, incidents): their own for its managers and
-- admins; all of them for the firm.
create function app.confidential_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.is_firm() then
    return array(select id from public.clubs);
  end if;
  return app.editable_clubs();
end
$$;
revoke all on function app.confidential_clubs() from public;
grant execute on function app.confidential_clubs() to authenticated;

-- Of the clubs that the caller sees: every row for managers, admins and the firm, their own for everyone else. The
-- clubs have the index, so they are said first and for all of them, and a list is read in the order of its index. With
-- their own rows as a second way to a row ("or"), every list would be collected first and sorted afterwards. The firm is
-- known by its role: searching its ten thousand clubs for each row would take seconds.
create function app.readable_or_own(own_rows text) returns text
language sql stable set search_path = '' as $$
  select format('club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.editable_clubs())::uuid[]) or (select app.is_firm()) or (%s))', own_rows)
$$;
revoke all on function app.readable_or_own(text) from public;

-- Gives a table with club_id its rules. One whose rows change has created_at, updated_at and version, too.
--
--   readers    'members': everyone of the club reads its rows. 'staff': everyone but people who only sit on the board
--              (people/features.sql). 'managers': its managers and admins do. 'analysts': they and the people of the club
--              with the feature Analytics. 'board': they and people with the feature Board. The firm always.
--   verbs      what managers and admins do with the rows of their club. Rows of a log are only inserted.
--   writable   the columns they may send with a new row, besides id and club_id
--   updatable  the columns they may change; the same ones unless told
--   own_rows   a condition that says which rows are the caller's own, in the fast form (its functions asked once a
--              statement), and
--   own_verbs  what people do with those. The condition must keep a new row within the caller's club; rows of clubs
--              that the caller does not see are never read as own ones.
--
-- Everything else is refused: nothing is granted to visitors, callers whose session has ended write nothing
-- (foundation/sessions.sql), and what the server stamps is not in `writable`. The
-- comment on the policy is the sentence for a person who may not add a row.
create procedure app.secure_club_rows(
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
  visible constant text := 'club_id = any ((select app.visible_clubs())::uuid[])';
  analyzes constant text := '(select app.reads_analytics())';
  readable constant text := case readers
    when 'members' then visible
    when 'staff' then 'club_id = any ((select app.working_clubs())::uuid[])'
    when 'managers' then 'club_id = any ((select app.confidential_clubs())::uuid[])'
    when 'analysts' then format('%s and %s', visible, analyzes)
    when 'board' then format('%s and (select app.reads_reports())', visible)
  end;
  editable constant text := 'club_id = any ((select app.editable_clubs())::uuid[])';
  sent text := (select string_agg(quote_ident(c), ', ') from unnest(writable) as c);
  changed text := (select string_agg(quote_ident(c), ', ') from unnest(coalesce(updatable, writable)) as c);
  verb text;
  condition text;
begin
  if readers not in ('members', 'staff', 'managers', 'analysts', 'board') then
    raise exception 'Rows are read by members, the staff, managers, analysts or the board, not by "%".', readers;
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
      when verb = 'select' and readers = 'analysts' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then format('%s and (%s or (%s))', visible, analyzes, own_rows)
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
revoke all on procedure app.secure_club_rows(regclass, text[], text[], text, text[], text, text[]) from public;
