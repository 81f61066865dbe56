-- Engagements: which modules a club has is in club_modules, its plan in clubs. Here is the record of every change of
-- either: who, when, from what to what. Rows are only ever added, by the server.

create table public.engagement_events (
  id bigint generated always as identity primary key,
  club_id uuid not null references public.clubs (id) on delete cascade,
  module_id text,
  action text not null,
  before jsonb,
  after jsonb,
  actor uuid references auth.users (id) on delete set null,
  change_id uuid references public.engagement_changes (id) on delete set null,
  reason text,
  created_at timestamptz not null default now(),
  constraint engagement_events_action_known check (action in ('switched_on', 'switched_off', 'changed', 'plan_changed')),
  constraint engagement_events_names_module check ((action = 'plan_changed') = (module_id is null)),
  constraint engagement_events_reason_of_plan check (reason is null or action = 'plan_changed'),
  constraint engagement_events_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$')
);
create index engagement_events_newest_first on public.engagement_events (club_id, id desc);
create index engagement_events_of_actor on public.engagement_events (actor);
create index engagement_events_of_change on public.engagement_events (change_id);
comment on column public.engagement_events.change_id is 'The change that it comes from, if it was decided as one.';
comment on column public.engagement_events.reason is 'Of another plan; a module has its reason in the change.';

alter table public.engagement_events enable row level security;
revoke all on public.engagement_events from public, anon, authenticated, service_role;
grant select on public.engagement_events to authenticated, service_role;
-- As engagement_history: an administrator reads how their own club's engagement changed, the firm reads all.
create policy engagement_events_select on public.engagement_events for select to authenticated
  using (club_id = any ((select app.administered_clubs())::uuid[]) or (select app.is_firm()));

-- Names the change that is being made, and the person who asked for it, when a clock makes it.
create function app.log_module_engagement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('channel', old.channel, 'pinnedVersion', old.pinned_version) end;
  is_now jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('channel', new.channel, 'pinnedVersion', new.pinned_version) end;
  change_in_hand uuid := nullif(current_setting('app.engagement_change', true), '')::uuid;
begin
  -- A club that is being deleted takes its record along.
  if is_now is not distinct from was
    or not exists (select from public.clubs where id = coalesce(new.club_id, old.club_id)) then
    return null;
  end if;
  insert into public.engagement_events (club_id, module_id, action, before, after, actor, change_id)
  values (
    coalesce(new.club_id, old.club_id), coalesce(new.module_id, old.module_id),
    case tg_op when 'INSERT' then 'switched_on' when 'DELETE' then 'switched_off' else 'changed' end,
    was, is_now,
    coalesce(auth.uid(), (select requested_by from public.engagement_changes where id = change_in_hand)),
    change_in_hand
  );
  return null;
end
$$;
revoke all on function app.log_module_engagement() from public;
create trigger club_modules_log after insert or update or delete on public.club_modules
  for each row execute function app.log_module_engagement();

create function app.log_plan_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.engagement_events (club_id, action, before, after, actor, reason)
  values (
    new.id, 'plan_changed', jsonb_build_object('plan', old.plan), jsonb_build_object('plan', new.plan), auth.uid(),
    nullif(current_setting('app.plan_reason', true), '')
  );
  return null;
end
$$;
revoke all on function app.log_plan_change() from public;
create trigger clubs_log_plan after update of plan on public.clubs
  for each row when (old.plan is distinct from new.plan) execute function app.log_plan_change();
