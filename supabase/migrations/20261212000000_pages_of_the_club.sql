-- The club's own pages are a module: the shell has no claim to their routes any more.
create or replace function app.platform_paths() returns text[]
language sql immutable set search_path = '' as $$
  select '{/auth,/dashboard,/errors,/legacy-dashboard,/preview,/user-dashboard}'::text[]
$$;
