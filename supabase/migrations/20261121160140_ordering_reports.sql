-- Ordering a report: which there are, what tables each has, and over which days.

-- The reports that can be made: supabase/functions/generate-report/reports holds one file for each.
create function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard'
  ]
$$;
revoke all on function app.report_types() from public;

-- The tables that a report may have; supabase/functions/generate-report/reports says what stands in them. Which of them
-- hold something depends on the days and on the club.
create function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['positions', 'training', 'coverage']
    when 'staffing' then array['positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
  end
$$;
revoke all on function app.report_tables(text) from public;
-- request_report runs as the caller, and names both in its refusals.
grant execute on function app.report_types(), app.report_tables(text) to authenticated;

-- Orders a report over a span of days, both included, and returns the job's id. `pdf`, or `csv`: the table of one
-- section, or without one an archive with the tables of all. For managers and admins: a report over what others may
-- see would be wrong and would not look it.
create function public.request_report(
  type_param text,
  from_param date,
  to_param date,
  format_param text default 'pdf',
  section_param text default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if cardinality((select app.editable_clubs())) = 0 then
    raise exception 'Reports are made by the managers and administrators of a club.'
      using errcode = '42501', hint = 'Ask one of them for the report.';
  end if;
  if type_param is null or type_param <> all (app.report_types()) then
    raise exception 'There is no report "%".', coalesce(left(type_param, 60), '(none)')
      using errcode = '22023', hint = 'The reports are ' || array_to_string(app.report_types(), ', ') || '.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose another first or last day.';
  end if;
  if format_param is null or format_param not in ('pdf', 'csv') or (section_param is not null and format_param <> 'csv') then
    raise exception 'A report is a pdf, or the csv of all its tables or of one.'
      using errcode = '22023', hint = 'Choose the format pdf or csv. A single table is always csv.';
  end if;
  if section_param <> all (app.report_tables(type_param)) then
    raise exception 'The report "%" has no table "%".', type_param, left(section_param, 60)
      using errcode = '22023', hint = 'Its tables are ' || array_to_string(app.report_tables(type_param), ', ') || '.';
  end if;
  return app.order_job('report', jsonb_strip_nulls(jsonb_build_object(
    'type', type_param, 'from', from_param, 'to', to_param, 'format', format_param, 'section', section_param
  )));
end
$$;
revoke all on function public.request_report(text, date, date, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.request_report(text, date, date, text, text) to authenticated;
