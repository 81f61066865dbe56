-- Releases whose files have been removed from the store (pruning.sql). Their rows stay, because the history names them;
-- no one gets such a release again.

create table public.pruned_releases (
  module_id text not null,
  release_version text not null,
  pruned_by text not null,
  created_at timestamptz not null default now(),
  constraint pruned_releases_pkey primary key (module_id, release_version),
  constraint pruned_releases_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint pruned_releases_pruned_by_length check (char_length(btrim(pruned_by)) between 1 and 200)
);
create trigger pruned_releases_immutable before update or delete on public.pruned_releases
  for each row execute function app.refuse_change();
create trigger pruned_releases_not_truncated before truncate on public.pruned_releases
  for each statement execute function app.refuse_change();

alter table public.pruned_releases enable row level security;
revoke all on public.pruned_releases from public, anon, authenticated, service_role;
grant select on public.pruned_releases to authenticated, service_role;
-- The firm reads which releases have no files any more.
create policy pruned_releases_select on public.pruned_releases for select to authenticated
  using ((select app.is_firm()));
