-- The shell has the code that connects a module with the shared packages, so a module need not bring it.
create or replace function app.contract_version() returns text
language sql immutable set search_path = '' as $$ select '1.3.0' $$;
