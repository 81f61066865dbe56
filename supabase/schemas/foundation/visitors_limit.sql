-- A statement of a visitor ends after two seconds: anyone can send it, and everyone else pays for it. PostgREST sets what
-- the role says at the start of each request; the local stack has the same limit of its own.
--
-- Roles belong to the whole server. An account that may use them but not change them leaves the limit to its owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon' and 'statement_timeout=2s' = any (rolconfig)) then
    alter role anon set statement_timeout to '2s';
  end if;
exception
  when insufficient_privilege then
    raise warning 'Statements of visitors have no limit of their own: this account may not change the role anon.'
      using hint = 'As the owner of the server, run: alter role anon set statement_timeout to ''2s'';';
  when unique_violation or internal_error then
    -- Another database of this server was set up at the same moment, and has set it.
    null;
end
$$;
