-- The firm reads who its first administrator is. Only the operator of the database can change that, so a stolen session
-- of the firm cannot let anyone in permanently.

create function app.first_administrator() returns table (email text, has_account boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_firm() then
    raise exception 'Only the firm reads who its first administrator is.'
      using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  return query
    select settings.value, exists (select from auth.users where lower(users.email) = lower(btrim(settings.value)))
    from app.settings
    where settings.name = 'first_administrator_email';
end
$$;
revoke all on function app.first_administrator() from public;
grant execute on function app.first_administrator() to authenticated;

-- The configured address and whether its account exists; no row where none is configured. For the firm alone.
create function public.first_administrator() returns table (email text, has_account boolean)
language sql stable set search_path = '' as $$
  select email, has_account from app.first_administrator()
$$;
revoke all on function public.first_administrator() from public, anon, authenticated, service_role;
grant execute on function public.first_administrator() to authenticated;

-- Setting the first administrator ------------------------------------------------------------------------------------
-- The operator of the platform names its first administrator by command, without SQL. Only the secret key may: it can
-- let anyone in anyway, and a session of the firm must not.

create function app.set_first_administrator(email_param text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(coalesce(email_param, '')));
begin
  if not app.is_email_address(address) or char_length(address) > 254 then
    raise exception 'An email address looks like name@example.com.'
      using errcode = '22023', hint = 'Nothing was changed.';
  end if;
  insert into app.settings (name, value) values ('first_administrator_email', address)
  on conflict (name) do update set value = excluded.value;
  return not exists (select from public.profiles where role = 'super_admin');
end
$$;
revoke all on function app.set_first_administrator(text) from public;
grant execute on function app.set_first_administrator(text) to service_role;

-- Sets the address that may always have an account. Returns whether it becomes super admin with it: the platform has
-- none yet.
create function public.set_first_administrator(email_param text) returns boolean
language sql volatile set search_path = '' as $$
  select app.set_first_administrator(email_param)
$$;
revoke all on function public.set_first_administrator(text) from public, anon, authenticated, service_role;
grant execute on function public.set_first_administrator(text) to service_role;
