-- How releases fare, counted by the hour and kept for a good year.

create table public.module_health_hours (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  module_id text not null,
  release_version text not null,
  club_id uuid references public.clubs (id) on delete cascade,
  measure text not null,
  bin smallint not null,
  count bigint not null,
  constraint module_health_hours_release foreign key (module_id, release_version)
    references public.module_releases (module_id, version),
  constraint module_health_hours_once
    unique nulls not distinct (hour, module_id, release_version, club_id, measure, bin),
  constraint module_health_hours_measure_known check (measure in ('mounted', 'failed', 'load', 'LCP', 'INP', 'CLS'))
);
create index module_health_hours_of_release on public.module_health_hours (module_id, release_version, hour);
create index module_health_hours_of_club on public.module_health_hours (club_id, hour);
comment on table public.module_health_hours is 'What counts of the reports of an hour: mounts and failures, and how often a time was about so long.';
comment on column public.module_health_hours.club_id is 'Null for visitors.';
comment on column public.module_health_hours.bin is 'Of a time or a shift: app.health_bin(value). 0 for mounts and failures.';

alter table public.module_health_hours enable row level security;
revoke all on public.module_health_hours from public, anon, authenticated, service_role;
grant select on public.module_health_hours to authenticated, service_role;
-- An administrator reads how releases fare in the own club, the firm how they fare everywhere.
create policy module_health_hours_select on public.module_health_hours for select to authenticated
  using (club_id = any ((select app.administered_clubs())::uuid[]) or (select app.is_firm()));

-- Values that are within a tenth of each other are counted together.
create function app.health_bin(value double precision) returns smallint
language sql immutable set search_path = '' as $$ select ceil(ln(greatest(value, 1)) / ln(1.1))::smallint $$;
revoke all on function app.health_bin(double precision) from public;
