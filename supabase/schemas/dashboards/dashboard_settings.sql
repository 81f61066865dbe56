-- How each person has arranged the dashboard. Specification 7.12 reads one row or none.

create table public.user_dashboard_settings (
  user_id uuid primary key default auth.uid() references public.profiles (user_id) on delete cascade,
  layout_config jsonb not null default '{}',
  widget_preferences jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint user_dashboard_settings_layout_size check (octet_length(layout_config::text) <= 20000),
  constraint user_dashboard_settings_widgets_size check (octet_length(widget_preferences::text) <= 20000)
);
comment on constraint user_dashboard_settings_pkey on public.user_dashboard_settings is
  'You have dashboard settings already. Change those.';
comment on constraint user_dashboard_settings_user_id_fkey on public.user_dashboard_settings is
  'This account has no profile. Sign out and in again.';
comment on constraint user_dashboard_settings_layout_size on public.user_dashboard_settings is
  'The layout of the dashboard is too large. Remove something.';
comment on constraint user_dashboard_settings_widgets_size on public.user_dashboard_settings is
  'The widgets of the dashboard are too many. Remove some.';
create trigger user_dashboard_settings_stamp_update before update on public.user_dashboard_settings
  for each row execute function app.stamp_update();

alter table public.user_dashboard_settings enable row level security;
revoke all on public.user_dashboard_settings from public, anon, authenticated, service_role;
grant select, delete on public.user_dashboard_settings to authenticated;
grant insert (user_id, layout_config, widget_preferences), update (user_id, layout_config, widget_preferences, version)
  on public.user_dashboard_settings to authenticated;
grant select, insert, update, delete on public.user_dashboard_settings to service_role;
-- Each person reads, saves and clears the own arrangement; nobody those of others.
create policy user_dashboard_settings_select on public.user_dashboard_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy user_dashboard_settings_insert on public.user_dashboard_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy user_dashboard_settings_insert on public.user_dashboard_settings is
  'You save this for yourself alone.';
create policy user_dashboard_settings_update on public.user_dashboard_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy user_dashboard_settings_delete on public.user_dashboard_settings for delete to authenticated
  using (user_id = (select auth.uid()));
