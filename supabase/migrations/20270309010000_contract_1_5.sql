-- The shell has the functions that load a module's files, so the entry of a module leaves them out.
create or replace function app.contract_version() returns text
language sql immutable set search_path = '' as $$ select '1.5.0' $$;
