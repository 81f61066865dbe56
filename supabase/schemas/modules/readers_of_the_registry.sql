-- Who reads which modules and releases: it follows from what channels point at and from what clubs have.

-- Everyone reads the modules that are in production; the firm reads all.
create policy modules_select_public on public.modules for select to anon
  using (exists (select from public.module_channels where module_id = modules.id and channel = 'production'));
create policy modules_select on public.modules for select to authenticated
  using (
    (select app.is_firm())
    or exists (select from public.module_channels where module_id = modules.id and channel = 'production')
  );

-- Everyone reads the releases in production; a member also those pinned for their own club; the firm reads all.
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
