-- What a session that has ended may still do. Its access token is valid until it expires, at most an hour later, because
-- nothing looks a token up that is signed. So it still reads what its person may read; it writes nothing.

-- Refuses the caller whose session has ended: by signing out, by a new password elsewhere, by a copied refresh token.
-- Tokens of the auth service always name their session. Statements without one come from visitors, from the platform, or
-- from SQL.
create function app.require_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session_id uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
begin
  if session_id is not null and not exists (
    select from auth.sessions where id = session_id and (not_after is null or not_after > now())
  ) then
    raise exception 'This session has ended, so nothing was saved.'
      using errcode = 'PT401', hint = 'Sign in again.';
  end if;
  return true;
end
$$;
revoke all on function app.require_session() from public;
grant execute on function app.require_session() to authenticated;

create function app.require_session_of_writer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_session();
  return null;
end
$$;
revoke all on function app.require_session_of_writer() from public;

-- Every statement that writes a table, by itself or through a function, asks once whether the session of the caller still
-- stands (foundation/sessions.sql).
do $$
declare
  written regclass;
begin
  for written in select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  loop
    execute format('create trigger require_session before insert or update or delete on %s
      for each statement execute function app.require_session_of_writer()', written);
  end loop;
end
$$;

-- Files, too. The service of a hosted project owns their table, so that policies say it there.
create policy require_session_insert on storage.objects as restrictive for insert to authenticated
  with check ((select app.require_session()));
create policy require_session_update on storage.objects as restrictive for update to authenticated
  using ((select app.require_session()));
create policy require_session_delete on storage.objects as restrictive for delete to authenticated
  using ((select app.require_session()));
