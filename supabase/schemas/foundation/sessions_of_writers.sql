-- Every statement that writes a table, directly or through a function, checks once that the caller's session has not ended
-- (foundation/sessions.sql). `app.secure_club_rows` adds the check to the rows of clubs, and this file to all other tables.
do $$
declare
  written regclass;
begin
  for written in
    select oid from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_catalog.pg_trigger where tgrelid = pg_class.oid and tgname = 'require_session')
  loop
    execute format('create trigger require_session before insert or update or delete on %s
      for each statement execute function app.require_session_of_writer()', written);
  end loop;
end
$$;

-- Files, too. The service of a hosted project owns their table, so that policies say it there.
create policy require_session_insert on storage.objects as restrictive for insert to authenticated
  with check ((select app.require_session()));
create policy require_session_update on storage.objects as restrictive for update to authenticated
  using ((select app.require_session()));
create policy require_session_delete on storage.objects as restrictive for delete to authenticated
  using ((select app.require_session()));
