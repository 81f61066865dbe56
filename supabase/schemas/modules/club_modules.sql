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
comment on constraint club_modules_pkey on public.club_modules is
  'This module is part of the engagement already. Change that one.';
comment on constraint club_modules_pinned_release on public.club_modules is
  'There is no such release of this module. Choose one of the list.';
comment on constraint club_modules_module_id_form on public.club_modules is
  'A module is named in small letters, digits and dashes.';
comment on constraint club_modules_channel_form on public.club_modules is
  'A channel is production, staging or a preview, such as preview/pr-42.';
comment on column public.club_modules.version is 'Counts the changes of this row; the release is in pinned_version.';
create trigger club_modules_stamp_update before update on public.club_modules
  for each row execute function app.stamp_update();

alter table public.club_modules enable row level security;
revoke all on public.club_modules from public, anon, authenticated, service_role;
grant select on public.club_modules to authenticated;
grant select, insert, update, delete on public.club_modules to service_role;
-- Members read which modules their club has; the firm reads all.
create policy club_modules_select on public.club_modules for select to authenticated
  using (club_id = any ((select app.visible_clubs())::uuid[]));
-- The firm alone switches modules on and off and decides which release a club follows, one at a time and with a reason
-- (change_engagement, engagements/changing_engagements.sql).

-- The caller's own club's engagement with a module: visitors and people without a club have none.
create function app.my_pinned_releases() returns table (module_id text, pinned_version text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select club_modules.module_id, club_modules.pinned_version
    from public.club_modules
    where club_modules.club_id = app.my_club_id() and club_modules.pinned_version is not null;
end
$$;
revoke all on function app.my_pinned_releases() from public;
grant execute on function app.my_pinned_releases() to authenticated;
