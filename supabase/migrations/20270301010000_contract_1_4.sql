-- The shell has the libraries in parts, so a module loads only those that its pages need.
create or replace function app.contract_version() returns text
language sql immutable set search_path = '' as $$ select '1.4.0' $$;
