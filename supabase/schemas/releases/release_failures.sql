-- Why releases fail: the reported failures of the last two weeks, equal ones together, with the lines of the sources.

create function app.release_failures(
  module_id_param text, version_param text, from_param timestamptz, to_param timestamptz
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with failures as (
    select report.module_id, report.release_version, report.phase, report.froze, report.message, report.stack,
      count(*) as reports, count(distinct report.club_id) as clubs, max(report.created_at) as last_at
    from public.module_health_reports as report
    where report.outcome = 'failed'
      and (module_id_param is null or report.module_id = module_id_param)
      and (version_param is null or report.release_version = version_param)
      and report.created_at >= coalesce(from_param, '-infinity') and report.created_at < coalesce(to_param, 'infinity')
    group by 1, 2, 3, 4, 5, 6
    order by reports desc, last_at desc
    limit 50
  )
  select failures.module_id, failures.release_version, failures.phase, failures.froze, failures.message,
    app.stack_in_sources(failures.module_id, failures.release_version, failures.stack),
    failures.reports, failures.clubs, failures.last_at
  from failures
$$;
revoke all on function app.release_failures(text, text, timestamptz, timestamptz) from public;

-- Which failure of a release was reported most often, in one sentence; null when none says anything.
create function app.commonest_failure(module_id_param text, version_param text) returns text
language sql stable security definer set search_path = '' as $$
  select format(
    'Most often, %s%s%s.',
    case phase
      when 'load' then 'while it loaded' when 'mount' then 'while it started'
      when 'render' then 'while it rendered' else 'while it left the page'
    end,
    case when froze then ', its page froze' else ': ' || rtrim(message, '.') end,
    ' (' || split_part(stack, e'\n', 1) || ')'
  )
  from app.release_failures(module_id_param, version_param, null, null)
  where message is not null or froze
  order by reports desc, last_at desc
  limit 1
$$;
revoke all on function app.commonest_failure(text, text) from public;

create function app.read_release_failures(
  module_id_param text, version_param text, from_param timestamptz, to_param timestamptz
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(auth.role(), '') <> 'service_role' then
    perform app.require_firm('reads why releases fail');
  end if;
  return query select * from app.release_failures(module_id_param, version_param, from_param, to_param);
end
$$;
revoke all on function app.read_release_failures(text, text, timestamptz, timestamptz) from public;
grant execute on function app.read_release_failures(text, text, timestamptz, timestamptz) to authenticated, service_role;

-- The most frequent failures of a release, a module or all, at most 50, for the firm and its tools.
create function public.release_failures(
  module_id_param text default null, version_param text default null,
  from_param timestamptz default null, to_param timestamptz default null
) returns table (
  module_id text, release_version text, phase text, froze boolean, message text, stack text, reports bigint, clubs bigint,
  last_at timestamptz
)
language sql stable set search_path = '' as $$
  select * from app.read_release_failures(module_id_param, version_param, from_param, to_param)
$$;
revoke all on function public.release_failures(text, text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.release_failures(text, text, timestamptz, timestamptz) to authenticated, service_role;
