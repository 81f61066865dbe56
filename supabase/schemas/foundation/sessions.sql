-- The rights of a session that has ended. Its access token stays valid until it expires, at most an hour later, because a
-- signed token is not looked up. Until then the token can still read; it can write nothing.

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
