-- The figures of /admin/analytics: how releases fared, in all or by time, release or club, from the counted hours that the
-- caller may read.

-- One row in all, or one for each moment, release or club, with reports from `from_param` on and before `to_param`,
-- narrowed to a module, a release of it and a club where these are given. `mounts` counts every attempt, `failures`
-- those that failed. Times are milliseconds and CLS is a plain number; three of four were no longer or larger (the 75th
-- percentile, as https://web.dev/articles/vitals reads them), within a tenth. Null where nothing was measured.
create function public.module_health_figures(
  by_param text, from_param timestamptz, to_param timestamptz, time_zone_param text default 'UTC',
  module_id_param text default null, version_param text default null, club_id_param uuid default null
) returns table (
  moment timestamptz, module_id text, release_version text, club_id uuid, mounts bigint, failures bigint,
  load_ms double precision, lcp_ms double precision, inp_ms double precision, cls double precision
)
language plpgsql stable set search_path = '' as $$
begin
  if by_param is null or by_param not in ('all', 'hour', 'day', 'release', 'club') then
    raise exception 'Figures are told for all, or by hour, day, release or club.' using errcode = '22023', hint = 'Choose one of them.';
  end if;
  if from_param is null or to_param is null or to_param > from_param + interval '400 days' then
    raise exception 'Figures are told for 400 days at most.' using errcode = '22023', hint = 'Choose a shorter time.';
  end if;
  return query
  with counted as (
    select
      case when by_param in ('hour', 'day') then date_trunc(by_param, hours.hour, time_zone_param) end as moment,
      case when by_param = 'release' then hours.module_id end as module_id,
      case when by_param = 'release' then hours.release_version end as release_version,
      case when by_param = 'club' then hours.club_id end as club_id,
      hours.measure, hours.bin, sum(hours.count) as count
    from public.module_health_hours as hours
    where hours.hour >= from_param and hours.hour < to_param
      and (module_id_param is null or hours.module_id = module_id_param)
      and (version_param is null or hours.release_version = version_param)
      and (club_id_param is null or hours.club_id = club_id_param)
    group by 1, 2, 3, 4, hours.measure, hours.bin
  ), ranked as (
    select counted.*,
      sum(count) over of_measure as total,
      sum(count) over (of_measure order by counted.bin) as up_to
    from counted
    window of_measure as (partition by counted.moment, counted.module_id, counted.release_version, counted.club_id, counted.measure)
  ), typical as (
    -- Where three quarters are reached.
    select ranked.moment, ranked.module_id, ranked.release_version, ranked.club_id, ranked.measure,
      max(total)::bigint as total, power(1.1::double precision, min(bin) filter (where up_to >= 0.75 * total)) as value
    from ranked
    group by 1, 2, 3, 4, 5
  )
  select typical.moment, typical.module_id, typical.release_version, typical.club_id,
    coalesce(sum(total) filter (where measure in ('mounted', 'failed')), 0)::bigint,
    coalesce(sum(total) filter (where measure = 'failed'), 0)::bigint,
    max(round(value)) filter (where measure = 'load'),
    max(round(value)) filter (where measure = 'LCP'),
    max(round(value)) filter (where measure = 'INP'),
    max(round(value) / 1000) filter (where measure = 'CLS')
  from typical
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4;
end
$$;
revoke all on function public.module_health_figures(text, timestamptz, timestamptz, text, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.module_health_figures(text, timestamptz, timestamptz, text, text, text, uuid)
  to authenticated;
