-- Read-only views. If a view joins or counts rows, Postgres refuses a write as if something had failed (55000, HTTP
-- 500), before it checks rights. With a trigger that would do the write, it checks rights, and no one has them.

create function app.refuse_writing_view() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'These rows are put together from others and only shown.'
    using errcode = '0A000', hint = 'Change the rows that they are put together from.';
end
$$;
revoke all on function app.refuse_writing_view() from public;

do $$
declare
  shown regclass;
begin
  for shown in
    -- 28: insert, update and delete.
    select oid from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and pg_relation_is_updatable(oid, true) & 28 = 0
  loop
    execute format('create trigger refuse_writing instead of insert or update or delete on %s
      for each row execute function app.refuse_writing_view()', shown);
  end loop;
end
$$;
