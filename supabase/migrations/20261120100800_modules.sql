-- The module registry: which modules exist, their immutable releases, and which release each channel points at.
-- Rows are written by publish_release, promote_release and rollback_release alone, also for the service key.

create table public.modules (
  id text primary key,
  title text not null,
  owner text not null,
  engagement boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint modules_id_form check (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint modules_title_length check (char_length(title) between 1 and 40),
  constraint modules_owner_form check (owner ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(owner) <= 254)
);
comment on table public.modules is 'As the first release says, and from then on as the release in production says.';
comment on column public.modules.engagement is 'True when a club has the module only if its engagement includes it.';

create table public.module_releases (
  module_id text not null references public.modules (id) on delete restrict,
  version text not null,
  release jsonb not null,
  published_by text not null,
  created_at timestamptz not null default now(),
  constraint module_releases_pkey primary key (module_id, version),
  constraint module_releases_version_form check (version ~ '^[0-9]{1,6}\.[0-9]{1,6}\.[0-9]{1,6}(-[0-9a-z][0-9a-z.-]{0,39})?$'),
  constraint module_releases_names_itself check (release ->> 'moduleId' = module_id and release ->> 'version' = version),
  constraint module_releases_size check (octet_length(release::text) <= 1000000),
  constraint module_releases_published_by_length check (char_length(btrim(published_by)) between 1 and 200)
);
create index module_releases_newest_first on public.module_releases (module_id, created_at desc);
comment on column public.module_releases.release is 'release.json of the build: descriptor, entry, global, preload, files.';

create table public.module_channels (
  module_id text not null,
  channel text not null,
  version text not null,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  constraint module_channels_pkey primary key (module_id, channel),
  constraint module_channels_release foreign key (module_id, version) references public.module_releases (module_id, version),
  constraint module_channels_updated_by_length check (char_length(btrim(updated_by)) between 1 and 200),
  constraint module_channels_channel_form check (channel ~ '^(production|staging|preview/[a-z0-9][a-z0-9-]{0,39})$')
);
create index module_channels_of_release on public.module_channels (module_id, version);

create table public.module_channel_events (
  id bigint generated always as identity primary key,
  module_id text not null references public.modules (id),
  action text not null,
  channel text,
  from_version text,
  to_version text not null,
  reason text,
  actor text not null,
  created_at timestamptz not null default now(),
  constraint module_channel_events_from foreign key (module_id, from_version)
    references public.module_releases (module_id, version),
  constraint module_channel_events_to foreign key (module_id, to_version)
    references public.module_releases (module_id, version),
  constraint module_channel_events_action_known check (action in ('publish', 'promote', 'rollback')),
  constraint module_channel_events_channel check ((action = 'publish') = (channel is null)),
  constraint module_channel_events_reason check (
    (action = 'publish' and reason is null) or char_length(btrim(reason)) between 1 and 500
  ),
  constraint module_channel_events_actor_length check (char_length(btrim(actor)) between 1 and 200)
);
create index module_channel_events_of_module on public.module_channel_events (module_id, channel, id desc);
create index module_channel_events_from_release on public.module_channel_events (module_id, from_version);
create index module_channel_events_to_release on public.module_channel_events (module_id, to_version);
comment on table public.module_channel_events is 'Who published, promoted and rolled back what, when and why. Rows are only ever added.';

-- Releases and their history never change and never go, whoever asks.
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
create trigger module_channel_events_immutable before update or delete on public.module_channel_events
  for each row execute function app.refuse_change();
create trigger module_channel_events_not_truncated before truncate on public.module_channel_events
  for each statement execute function app.refuse_change();

-- Which clubs have which modules. A row is a fact of the engagement, agreed before a module's first release exists:
-- module_id therefore does not refer to `modules`, and a row whose module is unknown simply has no effect yet.
-- A pinned version, on the other hand, must be a registered release.
create table public.club_modules (
  club_id uuid not null references public.clubs (id) on delete cascade,
  module_id text not null,
  channel text not null default 'production',
  pinned_version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint club_modules_pkey primary key (club_id, module_id),
  constraint club_modules_pinned_release foreign key (module_id, pinned_version)
    references public.module_releases (module_id, version),
  constraint club_modules_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint club_modules_channel_form check (channel ~ '^(production|staging|preview/[a-z0-9][a-z0-9-]{0,39})$')
);
create index club_modules_of_release on public.club_modules (module_id, pinned_version);
comment on column public.club_modules.version is 'Counts the changes of this row; the release is in pinned_version.';
create trigger club_modules_stamp_update before update on public.club_modules
  for each row execute function app.stamp_update();

-- Rules -------------------------------------------------------------------------------------------------------------

-- The caller's own club's engagement with a module: visitors and people without a club have none.
create function app.my_pinned_releases() returns table (module_id text, pinned_version text)
language sql stable security definer set search_path = '' as $$
  select club_modules.module_id, club_modules.pinned_version
  from public.club_modules
  where club_modules.club_id = app.my_club_id() and club_modules.pinned_version is not null
$$;
revoke all on function app.my_pinned_releases() from public;
grant execute on function app.my_pinned_releases() to authenticated;

alter table public.modules enable row level security;
revoke all on public.modules from public, anon, authenticated, service_role;
grant select on public.modules to anon, authenticated, service_role;
-- Everyone reads the modules that are in production; the firm reads all.
create policy modules_select_public on public.modules for select to anon
  using (exists (select from public.module_channels where module_id = modules.id and channel = 'production'));
create policy modules_select on public.modules for select to authenticated
  using (
    (select app.is_firm())
    or exists (select from public.module_channels where module_id = modules.id and channel = 'production')
  );

alter table public.module_channels enable row level security;
revoke all on public.module_channels from public, anon, authenticated, service_role;
grant select on public.module_channels to anon, authenticated, service_role;
-- Everyone reads what production points at; the firm reads every channel.
create policy module_channels_select_public on public.module_channels for select to anon
  using (channel = 'production');
create policy module_channels_select on public.module_channels for select to authenticated
  using (channel = 'production' or (select app.is_firm()));

alter table public.module_releases enable row level security;
revoke all on public.module_releases from public, anon, authenticated, service_role;
grant select on public.module_releases to anon, authenticated, service_role;
-- Everyone reads the releases in production; a member also those pinned for the own club; the firm reads all.
create policy module_releases_select_public on public.module_releases for select to anon
  using (exists (
    select from public.module_channels
    where module_channels.module_id = module_releases.module_id
      and module_channels.version = module_releases.version and channel = 'production'
  ));
create policy module_releases_select on public.module_releases for select to authenticated
  using (
    (select app.is_firm())
    or exists (
      select from public.module_channels
      where module_channels.module_id = module_releases.module_id
        and module_channels.version = module_releases.version and channel = 'production'
    )
    or (module_id, version) in (select pinned.module_id, pinned.pinned_version from app.my_pinned_releases() as pinned)
  );

alter table public.module_channel_events enable row level security;
revoke all on public.module_channel_events from public, anon, authenticated, service_role;
grant select on public.module_channel_events to authenticated, service_role;
-- The firm reads the history.
create policy module_channel_events_select on public.module_channel_events for select to authenticated
  using ((select app.is_firm()));

alter table public.club_modules enable row level security;
revoke all on public.club_modules from public, anon, authenticated, service_role;
grant select, delete on public.club_modules to authenticated;
grant insert (club_id, module_id, channel, pinned_version) on public.club_modules to authenticated;
grant update (channel, pinned_version, version) on public.club_modules to authenticated;
grant select, insert, update, delete on public.club_modules to service_role;
-- Members read which modules their club has; the firm reads all.
create policy club_modules_select on public.club_modules for select to authenticated
  using (club_id = any ((select app.visible_clubs())::uuid[]));
-- The firm alone switches modules on and off and decides which release a club follows.
create policy club_modules_insert on public.club_modules for insert to authenticated
  with check ((select app.is_firm()));
create policy club_modules_update on public.club_modules for update to authenticated
  using ((select app.is_firm())) with check ((select app.is_firm()));
create policy club_modules_delete on public.club_modules for delete to authenticated
  using ((select app.is_firm()));
