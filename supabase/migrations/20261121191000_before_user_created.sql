-- Who may have an account, asked before one is made. The auth service calls app.before_user_created, hosted (config.toml,
-- [auth.hook.before_user_created]) as well as in the local stack, and tells the person what it answers. The trigger on
-- auth.users asks the same rule and stays the lock: it also stops whoever writes an account past the auth service.

-- An address may have an account when it is the first administrator's or an invitation to it is open.
create function app.may_have_account(email_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_first_administrator(email_param) or exists (
    select from public.invitations
    where email = lower(btrim(email_param)) and revoked_at is null and accepted_at is null and expires_at > now()
  )
$$;
revoke all on function app.may_have_account(text) from public;

create function app.refusal_of_the_uninvited() returns text
language sql immutable set search_path = '' as $$
  select 'Access is currently restricted to invited users only. Please contact us for access.'
$$;
revoke all on function app.refusal_of_the_uninvited() from public;

-- The hook. Event and answer are those of https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
create function app.before_user_created(event jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when app.may_have_account(event -> 'user' ->> 'email') then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', app.refusal_of_the_uninvited()))
  end
$$;
revoke all on function app.before_user_created(jsonb) from public;
grant usage on schema app to supabase_auth_admin;
grant execute on function app.before_user_created(jsonb) to supabase_auth_admin;
