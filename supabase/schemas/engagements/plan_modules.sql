-- Which modules belong to which plan. A plan includes everything of the smaller ones. The firm may still switch any module
-- on or off for a club: this is what a plan begins with, and what a change of the plan offers.

create table app.plan_modules (
  module_id text primary key,
  minimum_plan text not null,
  constraint plan_modules_module_id_form check (module_id ~ '^[a-z][a-z0-9-]{1,39}$'),
  constraint plan_modules_minimum_plan_known check (app.plan_rank(minimum_plan) is not null)
);
alter table app.plan_modules enable row level security;
revoke all on app.plan_modules from public, anon, authenticated, service_role;

-- Reference data: a new installation has them without the seed.
insert into app.plan_modules (module_id, minimum_plan) values
  ('pre-season', 'launch'),
  ('recruitment', 'launch'),
  ('training', 'manage'),
  ('operations', 'manage'),
  ('post-season', 'run'),
  ('club-future', 'elevate');

-- The modules that a change of plan switches on or off. A module with a scheduled change is left out.
create function app.modules_of_plan_change(club_id_param uuid, plan_param text)
returns table (module_id text, kind text)
language sql stable security definer set search_path = '' as $$
  select plan_modules.module_id, case when has_it.module_id is null then 'on' else 'off' end
  from app.plan_modules
  left join public.club_modules as has_it on has_it.club_id = club_id_param and has_it.module_id = plan_modules.module_id
  where (has_it.module_id is null) = (app.plan_rank(minimum_plan) <= app.plan_rank(plan_param))
    and not exists (
      select from public.engagement_changes as waits
      where waits.club_id = club_id_param and waits.module_id = plan_modules.module_id
        and waits.applied_at is null and waits.cancelled_at is null and waits.failure is null
    )
$$;

-- Switches a module on or off for a club at once, on record as a change of its engagement.
create function app.switch_module(
  club_id_param uuid, module_id_param text, kind_param text, reason_param text, by_param uuid
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  change public.engagement_changes;
begin
  insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at, requested_by)
  values (club_id_param, module_id_param, kind_param, reason_param, now(), by_param)
  returning * into change;
  perform app.check_engagement_change(change);
  perform app.make_engagement_change(change.id);
end
$$;
revoke all on function app.modules_of_plan_change(uuid, text), app.switch_module(uuid, text, text, text, uuid) from public;
