-- The initial migration revoked what later objects of the public schema would grant by themselves. Until now, each restart of
-- the local stack granted it again.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
