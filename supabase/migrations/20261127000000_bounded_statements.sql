-- A statement of a visitor ends after two seconds: anyone can send it, and everyone else pays for it. PostgREST sets what
-- the role says at the start of each request; the local stack has the same limit of its own.
--
-- Roles belong to the whole server. An account that may use them but not change them leaves the limit to its owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon' and 'statement_timeout=2s' = any (rolconfig)) then
    alter role anon set statement_timeout to '2s';
  end if;
exception
  when insufficient_privilege then
    raise warning 'Statements of visitors have no limit of their own: this account may not change the role anon.'
      using hint = 'As the owner of the server, run: alter role anon set statement_timeout to ''2s'';';
  when unique_violation or internal_error then
    -- Another database of this server was set up at the same moment, and has set it.
    null;
end
$$;

-- Refuses patterns (~*) that can keep the database busy for long: those that refer back to a group or look around, which
-- take every way to divide a text, and long ones, repetitions written out. The gateway of the local stack refuses the same
-- in filters (tools/local-stack/src/rest/sql/requireCheapPattern.ts).
create function app.require_cheap_patterns(patterns text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  pattern text;
  written_out numeric;
  repeated text[];
begin
  foreach pattern in array coalesce(patterns, '{}') loop
    if pattern ~ '\\[1-9]|\(\?<?[=!]' then
      raise exception 'A pattern may not refer back to one of its groups, nor look ahead or behind.'
        using errcode = '2201B', hint = 'Leave out \1 to \9, (?=, (?!, (?<= and (?<!.';
    end if;
    written_out := char_length(pattern);
    for repeated in select regexp_matches(left(pattern, 1001), '\{(\d{1,9})(?:,(\d{0,9}))?', 'g') loop
      written_out := written_out * greatest(1, repeated[1]::int, nullif(repeated[2], '')::int);
    end loop;
    if written_out > 1000 then
      raise exception 'A pattern has 1000 characters at most, its repetitions written out.'
        using errcode = '2201B', hint = 'Look for a part of it, or repeat with * or + instead of {}.';
    end if;
  end loop;
  return true;
end
$$;
revoke all on function app.require_cheap_patterns(text[]) from public;

create or replace function app.find_on_roster(club_id_param uuid, patterns_param text[], ids_param uuid[])
returns setof public.staff_roster
language sql stable security definer set search_path = '' as $$
  select club_id, id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end
  from public.staff
  where club_id = club_id_param and status <> 'Inactive' and app.reads_club(club_id_param)
    and app.require_cheap_patterns(patterns_param)
    and (ids_param is null or id = any (ids_param))
    and not exists (select from unnest(patterns_param) as pattern where name !~* pattern and role !~* pattern)
  order by name, id
  limit 50
$$;
