-- The module registry: which modules exist, and their immutable releases. Which release people get, the channels say
-- (module_channels.sql); which rows people read, readers_of_the_registry.sql. Rows are written by
-- functions alone, also for the service key.

create table public.modules (
  id text primary key,
  title text not null,
  owner text not null,
  engagement boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint modules_id_form check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint modules_title_length check (char_length(title) between 1 and 40),
  constraint modules_owner_form check (app.is_email_address(owner) and char_length(owner) <= 254)
);
comment on table public.modules is 'As the first release says, and from then on as the release in production says.';
comment on column public.modules.engagement is 'True when a club has the module only if its engagement includes it.';
alter table public.modules enable row level security;
revoke all on public.modules from public, anon, authenticated, service_role;
grant select on public.modules to anon, authenticated, service_role;

create table public.module_releases (
  module_id text not null references public.modules (id) on delete restrict,
  version text not null,
  release jsonb not null,
  digest text not null,
  published_by text not null,
  created_at timestamptz not null default now(),
  constraint module_releases_pkey primary key (module_id, version),
  constraint module_releases_version_form check (version ~ '^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}(-[0-9a-z][0-9a-z.-]{0,39})?$'),
  constraint module_releases_names_itself check (release ->> 'moduleId' = module_id and release ->> 'version' = version),
  constraint module_releases_size check (octet_length(release::text) <= 1000000),
  constraint module_releases_digest_form check (digest ~ '^sha256-[A-Za-z0-9+/]{43}=$'),
  constraint module_releases_published_by_length check (char_length(btrim(published_by)) between 1 and 200)
);
create index module_releases_newest_first on public.module_releases (module_id, created_at desc);
comment on column public.module_releases.release is 'release.json of the build: descriptor, entry, global, preload, files.';
comment on column public.module_releases.digest is 'Of the bytes of release.json, as they lie in the store.';
alter table public.module_releases enable row level security;
revoke all on public.module_releases from public, anon, authenticated, service_role;
grant select on public.module_releases to anon, authenticated, service_role;

-- Releases and their history never change and are never deleted, with any rights.
create function app.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% rows are never changed or deleted.', tg_table_name
    using errcode = '42501', hint = case tg_table_name
      when 'module_releases' then 'Publish the change under a new version.'
      else 'The history records what happened.'
    end;
end
$$;
revoke all on function app.refuse_change() from public;
create trigger module_releases_immutable before update or delete on public.module_releases
  for each row execute function app.refuse_change();
create trigger module_releases_not_truncated before truncate on public.module_releases
  for each statement execute function app.refuse_change();
