-- What the link of a mail opens: the page that it leads to names the account before anybody has chosen a password, or says
-- that the link opens nothing any more.

-- The account of a link that still opens, and what it is invited to when nobody has proven its address yet: by the
-- invitation that the link names, or by the only one that waits. No row for a link that was used or is older than an
-- hour (otp_expiry in config.toml). A hosted project keeps what the mail says, the local stack its digest.
create function app.password_link(type_param text, token_hash_param text, invitation_id_param uuid)
returns table (email text, is_new boolean, role text, club_name text, inviter_name text)
language sql stable security definer set search_path = '' as $$
  select users.email, users.email_confirmed_at is null, offer.role, clubs.name,
    coalesce(nullif(btrim(profiles.display_name), ''), inviter.email)
  from auth.one_time_tokens as token
  join auth.users on users.id = token.user_id
  left join lateral (
    select waiting.*, count(*) over () as waiting_count from app.open_invitations(users.email) as waiting
  ) as offer on users.email_confirmed_at is null
    and (offer.id = invitation_id_param or (invitation_id_param is null and offer.waiting_count = 1))
  left join public.clubs on clubs.id = offer.club_id
  left join public.profiles on profiles.user_id = offer.invited_by
  left join auth.users as inviter on inviter.id = offer.invited_by
  where token.token_hash in (token_hash_param, encode(sha256(convert_to(token_hash_param, 'UTF8')), 'hex'))
    and token.token_type::text
      = case type_param when 'invite' then 'confirmation_token' when 'recovery' then 'recovery_token' end
    and token.created_at > localtimestamp - interval '1 hour'
$$;
revoke all on function app.password_link(text, text, uuid) from public;
grant execute on function app.password_link(text, text, uuid) to anon, authenticated;

-- Asking spends nothing, and tells nothing that opening the link or reading its mail would not: the token is too long to be
-- guessed.
create function public.password_link(type_param text, token_hash_param text, invitation_id_param uuid default null)
returns table (email text, is_new boolean, role text, club_name text, inviter_name text)
language sql stable set search_path = '' as $$
  select email, is_new, role, club_name, inviter_name
  from app.password_link(type_param, token_hash_param, invitation_id_param)
$$;
revoke all on function public.password_link(text, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.password_link(text, text, uuid) to anon, authenticated;
