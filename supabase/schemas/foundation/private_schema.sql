-- The private schema `app`: helpers, settings and counters that are never exposed as tables or rpc.
--
-- House rules for every schema file and every migration:
--   * A new object is open to no one: revoke all, then grant what the rules name. This holds on projects whose default
--     privileges grant everything and on projects whose default privileges grant nothing.
--   * Row level security on every table, and every policy names its role.
--   * A function that reads past row level security lives in `app`, is `security definer` with an empty search_path, and
--     is callable only by the roles whose policies or public wrappers need it.
--   * Lists that people read are ordered by lower(...) collate "C": the one order every supported server agrees on.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema app;
revoke all on schema app from public;
grant usage on schema app to anon, authenticated, service_role;

-- Settings of this installation. Operators write them in SQL; no role of the API reads them.
create table app.settings (
  name text primary key,
  value text not null,
  constraint settings_name_known check (name in ('first_administrator_email')),
  constraint settings_value_length check (char_length(value) between 1 and 500)
);
alter table app.settings enable row level security;
revoke all on app.settings from public, anon, authenticated, service_role;
comment on table app.settings is
  'first_administrator_email: who may sign up before anyone is invited, and becomes the first super_admin.';

-- Stamps and optimistic locking, for every table with created_at, updated_at and version.
-- A save that carries the version it was based on is refused when the row has moved on since. A save that does not
-- carry it (the specified calls) always matches.
create function app.stamp_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version is distinct from old.version then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = 'Read the row again and save over its current version.';
  end if;
  new.version := old.version + 1;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end
$$;
revoke all on function app.stamp_update() from public;
