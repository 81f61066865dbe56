-- The dashboards are pages of the module for the club: the shell has no claim to their routes any more.
create or replace function app.platform_paths() returns text[]
language sql immutable set search_path = '' as $$
  select '{/auth,/errors,/preview}'::text[]
$$;
