-- Health reports: how releases fare in browsers. Browsers report mounts and failures, a handful at a time; a report
-- names the release and the club, and no person.

create table public.module_health_reports (
  id bigint generated always as identity primary key,
  module_id text not null,
  release_version text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  outcome text not null,
  phase text,
  duration_ms integer,
  created_at timestamptz not null default now(),
  constraint module_health_reports_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint module_health_reports_outcome_known check (outcome in ('mounted', 'failed')),
  constraint module_health_reports_phase_known check (phase in ('load', 'mount', 'render', 'unmount')),
  constraint module_health_reports_failure_has_phase check ((outcome = 'failed') = (phase is not null)),
  constraint module_health_reports_duration_range check (duration_ms between 0 and 600000)
);
create index module_health_reports_of_release on public.module_health_reports (module_id, release_version, created_at desc);
create index module_health_reports_of_club on public.module_health_reports (club_id);
comment on column public.module_health_reports.duration_ms is 'From the start of loading to the committed first render, or to the failure.';

alter table public.module_health_reports enable row level security;
revoke all on public.module_health_reports from public, anon, authenticated, service_role;
grant select on public.module_health_reports to authenticated, service_role;
-- The firm reads how its releases fare.
create policy module_health_reports_select on public.module_health_reports for select to authenticated
  using ((select app.is_firm()));

-- Takes at most 50 reports of one browser and returns how many were written: [{moduleId, version, outcome, phase?,
-- durationMs?}]. Reports about releases that are not registered are dropped. One address reports at most 60 times a
-- minute; what is beyond that is dropped, too, because a page must not fail over its statistics.
create function app.report_module_health(reports_param jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  if jsonb_typeof(reports_param) is distinct from 'array' or jsonb_array_length(reports_param) not between 1 and 50 then
    raise exception 'Send from 1 to 50 reports.' using errcode = '22023', hint = 'Collect them and send a batch.';
  end if;
  if not app.within_limit('module_health', app.caller_address(), 60, interval '1 minute') then
    return 0;
  end if;
  insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase, duration_ms)
  select releases.module_id, releases.version, app.my_club_id(), report.outcome, report.phase, report."durationMs"
  from jsonb_to_recordset(reports_param) as report (
    "moduleId" text, version text, outcome text, phase text, "durationMs" integer
  )
  join public.module_releases as releases on releases.module_id = report."moduleId" and releases.version = report.version;
  get diagnostics written = row_count;
  return written;
end
$$;
revoke all on function app.report_module_health(jsonb) from public;
grant execute on function app.report_module_health(jsonb) to anon, authenticated;

create function public.report_module_health(reports_param jsonb) returns integer
language sql volatile set search_path = '' as $$
  select app.report_module_health(reports_param)
$$;
revoke all on function public.report_module_health(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.report_module_health(jsonb) to anon, authenticated;
