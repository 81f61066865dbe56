-- Notifications: what the platform has to tell a person, and how each person wants to be told.

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  kind text not null,
  channel text not null default 'both',
  digest text not null default 'immediately',
  lead_days integer not null default 30,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint notification_preferences_pkey primary key (user_id, kind),
  constraint notification_preferences_kind_known check (kind in ('email_notifications', 'staff_updates', 'schedule_changes')),
  constraint notification_preferences_channel_known check (channel in ('none', 'in_app', 'email', 'both')),
  constraint notification_preferences_digest_known check (digest in ('immediately', 'daily')),
  constraint notification_preferences_lead_days_range check (lead_days between 0 and 120)
);
comment on constraint notification_preferences_user_id_fkey on public.notification_preferences is
  'This account has no profile. Sign out and in again.';
comment on constraint notification_preferences_pkey on public.notification_preferences is
  'You have set this preference already. Change it.';
comment on constraint notification_preferences_kind_known on public.notification_preferences is
  'Notifications are email notifications, staff updates or schedule changes.';
comment on constraint notification_preferences_channel_known on public.notification_preferences is
  'A notification comes by no channel, in the app, by email or by both.';
comment on constraint notification_preferences_digest_known on public.notification_preferences is
  'Notifications come immediately or once a day.';
comment on constraint notification_preferences_lead_days_range on public.notification_preferences is
  'A reminder comes 0 to 120 days ahead.';
comment on table public.notification_preferences is 'A kind without a row is told on both channels, at once, 30 days ahead.';
comment on column public.notification_preferences.lead_days is 'How many days before something expires or is due.';
create trigger notification_preferences_stamp_update before update on public.notification_preferences
  for each row execute function app.stamp_update();

alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from public, anon, authenticated, service_role;
grant select, delete on public.notification_preferences to authenticated;
grant insert (user_id, kind, channel, digest, lead_days), update (kind, channel, digest, lead_days, version)
  on public.notification_preferences to authenticated;
grant select, insert, update, delete on public.notification_preferences to service_role;
-- Each person reads, sets, changes and clears only their own preferences.
create policy notification_preferences_select on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy notification_preferences_insert on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy notification_preferences_insert on public.notification_preferences is
  'You save this for yourself alone.';
create policy notification_preferences_update on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notification_preferences_delete on public.notification_preferences for delete to authenticated
  using (user_id = (select auth.uid()));

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  club_id uuid references public.clubs (id) on delete cascade,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  kind text not null,
  title text not null,
  body text,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint notifications_kind_known check (kind in ('email_notifications', 'staff_updates', 'schedule_changes')),
  constraint notifications_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint notifications_body_length check (char_length(body) <= 2000),
  -- A path of the platform, never another site's.
  constraint notifications_link_form check (link ~ '^/([^/\\].*)?$' and char_length(link) <= 300),
  constraint notifications_read_range check (read_at between '2020-01-01' and '2100-01-01')
);
create index notifications_newest_first on public.notifications (user_id, created_at desc);
create index notifications_of_club on public.notifications (club_id);
comment on constraint notifications_kind_known on public.notifications is
  'Notifications are email notifications, staff updates or schedule changes.';
comment on constraint notifications_title_length on public.notifications is 'A title has 1 to 160 characters.';
comment on constraint notifications_body_length on public.notifications is 'A body has at most 2,000 characters.';
comment on constraint notifications_link_form on public.notifications is
  'A link leads to a page of the platform and has at most 300 characters.';
comment on constraint notifications_read_range on public.notifications is
  'A notification is read after it was sent, and before 2100.';
create trigger notifications_stamp_update before update on public.notifications
  for each row execute function app.stamp_update();

alter table public.notifications enable row level security;
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select, delete on public.notifications to authenticated;
grant update (read_at, version) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
-- Each person reads, marks as read and clears only their own notifications. The server alone writes them.
create policy notifications_select on public.notifications for select to authenticated
  using (
    user_id = (select auth.uid())
    and (club_id is null or club_id = any ((select app.visible_clubs())::uuid[]))
  );
create policy notifications_update on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy notifications_delete on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()));
