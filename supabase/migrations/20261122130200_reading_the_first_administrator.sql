-- The firm reads who its first administrator is. Changing that stays with whoever operates the database, so that a
-- stolen session of the firm cannot let anybody in for good.

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
