-- Changes of engagements: what the firm has decided about one module of one club, when it takes effect, and why. A change
-- takes effect at once or at its moment (changing_engagements.sql); until then it can be cancelled. What took effect is
-- recorded in engagement_events (engagement_events.sql).

create table public.engagement_changes (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  module_id text not null,
  kind text not null,
  channel text,
  release_version text,
  reason text not null,
  effective_at timestamptz not null,
  requested_by uuid references auth.users (id) on delete set null,
  applied_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by uuid references auth.users (id) on delete set null,
  failure text,
  created_at timestamptz not null default now(),
  constraint engagement_changes_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint engagement_changes_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint engagement_changes_kind_known check (kind in ('on', 'off', 'follow', 'pin')),
  constraint engagement_changes_channel_form check (channel ~ '^(production|staging|preview/[a-z0-9][a-z0-9-]{0,39})$'),
  constraint engagement_changes_says_what check (case kind
    when 'off' then channel is null and release_version is null
    when 'follow' then channel is not null and release_version is null
    when 'pin' then channel is null and release_version is not null
    else channel is null or release_version is null
  end),
  constraint engagement_changes_reason_length check (char_length(btrim(reason)) between 1 and 500 and char_length(reason) <= 500),
  constraint engagement_changes_ends_once check (num_nonnulls(applied_at, cancelled_at, failure) <= 1),
  constraint engagement_changes_failure_length check (char_length(failure) between 1 and 500)
);
create index engagement_changes_newest_first on public.engagement_changes (club_id, module_id, created_at desc);
create index engagement_changes_of_release on public.engagement_changes (module_id, release_version);
create index engagement_changes_requested_by on public.engagement_changes (requested_by);
create index engagement_changes_cancelled_by on public.engagement_changes (cancelled_by);
-- One change of a module waits at a time: two would have to be read together to know what comes of them. What is made at
-- once does not wait.
create unique index engagement_changes_one_waits on public.engagement_changes (club_id, module_id)
  where applied_at is null and cancelled_at is null and failure is null and effective_at > created_at;
create index engagement_changes_due on public.engagement_changes (effective_at)
  where applied_at is null and cancelled_at is null and failure is null;

comment on constraint engagement_changes_release on public.engagement_changes is
  'There is no such release of this module. Choose one of the list.';
comment on constraint engagement_changes_module_id_form on public.engagement_changes is
  'A module is named in small letters, digits and dashes.';
comment on constraint engagement_changes_kind_known on public.engagement_changes is
  'A module is switched on or off, follows a channel or is pinned to a release.';
comment on constraint engagement_changes_channel_form on public.engagement_changes is
  'A channel is production, staging or a preview, such as preview/pr-42.';
comment on constraint engagement_changes_says_what on public.engagement_changes is
  'A module follows one channel or is pinned to one release, and what is switched off does neither.';
comment on constraint engagement_changes_reason_length on public.engagement_changes is 'A reason has 1 to 500 characters.';
comment on constraint engagement_changes_ends_once on public.engagement_changes is
  'A change is made, canceled or has failed, and only one of them.';
comment on constraint engagement_changes_failure_length on public.engagement_changes is
  'What went wrong has 1 to 500 characters.';
comment on index public.engagement_changes_one_waits is
  'Another change of this module waits for this club already. Cancel it first.';
comment on column public.engagement_changes.kind is
  'on: switched on, following the channel or pinned to the release that are named, else production.';
comment on column public.engagement_changes.effective_at is 'By the machine''s clock, also for a demo club.';
comment on column public.engagement_changes.failure is 'Why it could not be made when its moment came.';

-- Managers and admins read what changes for their club and why; the firm reads all. Written by functions alone.
call app.secure_club_rows('public.engagement_changes', writable => '{}', readers => 'managers', verbs => '{select}');

create trigger engagement_changes_refuse_unvouched before insert on public.engagement_changes
  for each row when (new.release_version is not null) execute function app.refuse_unvouched('release_version');
create trigger engagement_changes_refuse_missing_schema before insert on public.engagement_changes
  for each row when (new.release_version is not null) execute function app.refuse_missing_schema('release_version');

-- What a module is called: as its releases say, and before the first one as its id reads. ClubFuture is one word.
create function app.module_title(module_id_param text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select title from public.modules where id = module_id_param),
    case module_id_param when 'club-future' then 'ClubFuture' else initcap(module_id_param) end
  )
$$;
revoke all on function app.module_title(text) from public;
