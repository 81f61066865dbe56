-- Whether the link of a mail still opens: the page that it leads to says so before anybody has chosen a password.

-- A link lives for one hour (otp_expiry in config.toml). A hosted project keeps what the mail says, the local stack its digest.
create function app.password_link_is_open(type_param text, token_hash_param text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.one_time_tokens
    where token_hash in (token_hash_param, encode(sha256(convert_to(token_hash_param, 'UTF8')), 'hex'))
      and token_type::text = case type_param when 'invite' then 'confirmation_token' when 'recovery' then 'recovery_token' end
      and created_at > localtimestamp - interval '1 hour'
  )
$$;
revoke all on function app.password_link_is_open(text, text) from public;
grant execute on function app.password_link_is_open(text, text) to anon, authenticated;

-- Asking spends nothing, and tells nothing that opening the link would not: the token is too long to be guessed.
create function public.password_link_is_open(type_param text, token_hash_param text) returns boolean
language sql stable set search_path = '' as $$
  select app.password_link_is_open(type_param, token_hash_param)
$$;
revoke all on function public.password_link_is_open(text, text) from public, anon, authenticated, service_role;
grant execute on function public.password_link_is_open(text, text) to anon, authenticated;
