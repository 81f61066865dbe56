-- Health reports: how releases fare in browsers, kept one by one for two weeks. A browser sends every failure, and one of
-- several mounts and measurements, which then stands for all. A report names the release and the club, and no person.

create table public.module_health_reports (
  id bigint generated always as identity primary key,
  module_id text not null,
  release_version text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  outcome text not null,
  phase text,
  duration_ms integer,
  weight integer not null default 1,
  counted integer not null default 1,
  metric text,
  value double precision,
  reporter text,
  created_at timestamptz not null default now(),
  constraint module_health_reports_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint module_health_reports_outcome_known check (outcome in ('mounted', 'failed', 'measured')),
  constraint module_health_reports_phase_known check (phase in ('load', 'mount', 'render', 'unmount')),
  constraint module_health_reports_failure_has_phase check ((outcome = 'failed') = (phase is not null)),
  constraint module_health_reports_duration_range check (duration_ms between 0 and 600000),
  constraint module_health_reports_weight_range check (weight between 1 and 10),
  constraint module_health_reports_counted_range check (counted between 0 and weight),
  constraint module_health_reports_metric_known check (metric in ('LCP', 'INP', 'CLS')),
  constraint module_health_reports_value_range check (value between 0 and 600000),
  constraint module_health_reports_measured_has_value
    check ((outcome = 'measured') = (metric is not null) and (metric is null) = (value is null)),
  constraint module_health_reports_reporter_form check (reporter ~ '^[0-9a-f]{16}$')
);
create index module_health_reports_of_release on public.module_health_reports (module_id, release_version, created_at desc);
create index module_health_reports_of_club on public.module_health_reports (club_id);
create index module_health_reports_of_engagement
  on public.module_health_reports (club_id, module_id, created_at desc);
create index module_health_reports_of_reporter
  on public.module_health_reports (reporter, module_id, release_version);
create index module_health_reports_by_age on public.module_health_reports (created_at);
comment on column public.module_health_reports.duration_ms is 'From the start of loading to the committed first render, or to the failure.';
comment on column public.module_health_reports.weight is 'How many mounts or measurements it stands for. A failure stands for itself.';
comment on column public.module_health_reports.counted is
  'How much of the weight figures count: of one reporter, at most app.counted_of_a_day() of a release.';
comment on column public.module_health_reports.value is 'LCP and INP in milliseconds, CLS in thousandths (https://web.dev/articles/vitals).';
comment on column public.module_health_reports.reporter is
  'Tells reporters of one day apart. The day''s key is deleted, so that nobody can be found by it later.';

alter table public.module_health_reports enable row level security;
revoke all on public.module_health_reports from public, anon, authenticated, service_role;
grant select on public.module_health_reports to service_role;
-- No person reads which reports belong together.
grant select (id, module_id, release_version, club_id, outcome, phase, duration_ms, weight, counted, metric, value, created_at)
  on public.module_health_reports to authenticated;
-- The firm reads how its releases fare.
create policy module_health_reports_select on public.module_health_reports for select to authenticated
  using ((select app.is_firm()));

create table app.reporter_keys (
  day date primary key,
  key text not null default encode(extensions.gen_random_bytes(16), 'hex')
);
alter table app.reporter_keys enable row level security;
revoke all on app.reporter_keys from public, anon, authenticated, service_role;
comment on table app.reporter_keys is 'Of today and yesterday.';

-- What stands for the caller in today's reports: a person, or the network of a visitor.
create function app.health_reporter() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into app.reporter_keys (day) values (current_date) on conflict (day) do nothing;
  delete from app.reporter_keys where day < current_date - 1;
  return (
    select left(md5(key || coalesce(auth.uid()::text, app.caller_network())), 16)
    from app.reporter_keys where day = current_date
  );
end
$$;
revoke all on function app.health_reporter() from public;

-- How much of one reporter's day figures count of a release: so many failures, and so many mounts or times of each kind.
-- Nobody opens a module more often, and nobody alone moves what the firm reads. A network may be many visitors.
create function app.counted_of_a_day(is_person boolean, is_failure boolean) returns integer
language sql immutable set search_path = '' as $$
  select case when is_failure then 10 else 50 end * case when is_person then 1 else 10 end
$$;
revoke all on function app.counted_of_a_day(boolean, boolean) from public;
