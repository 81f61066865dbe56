-- The board reads reports. A person with the feature Board reads the sums of the club and its budget, and nothing of any
-- person's pay or record. A report can stand beside other days, and the four reports of a season make one board pack.

insert into public.features (name, display_name, category, minimum_plan)
values ('board_view', 'Board', 'Insights', 'manage')
on conflict (name) do nothing;

-- Reports and the budget are also read by people with the feature Board, such as members of the board: sums of the club,
-- and nothing of any person's pay or record.
create function app.reads_reports() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.reads_analytics() or app.holds_feature('board_view');
end
$$;
revoke all on function app.reads_reports() from public;
grant execute on function app.reads_reports() to authenticated;

create or replace procedure app.secure_club_rows(
  target regclass,
  writable text[],
  updatable text[] default null,
  readers text default 'members',
  verbs text[] default '{select,insert,update,delete}',
  own_rows text default null,
  own_verbs text[] default '{select}'
)
language plpgsql set search_path = '' as $$
declare
  name text := (select relname from pg_catalog.pg_class where oid = target);
  all_verbs text[] := case when own_rows is null then verbs else verbs || own_verbs end;
  visible constant text := 'club_id = any ((select app.visible_clubs())::uuid[])';
  analyzes constant text := '(select app.reads_analytics())';
  readable constant text := case readers
    when 'members' then visible
    when 'managers' then 'club_id = any ((select app.confidential_clubs())::uuid[])'
    when 'analysts' then format('%s and %s', visible, analyzes)
    when 'board' then format('%s and (select app.reads_reports())', visible)
  end;
  editable constant text := 'club_id = any ((select app.editable_clubs())::uuid[])';
  sent text := (select string_agg(quote_ident(c), ', ') from unnest(writable) as c);
  changed text := (select string_agg(quote_ident(c), ', ') from unnest(coalesce(updatable, writable)) as c);
  verb text;
  condition text;
begin
  if readers not in ('members', 'managers', 'analysts', 'board') then
    raise exception 'Rows are read by members, managers, analysts or the board, not by "%".', readers;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on %s from public, anon, authenticated, service_role', target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
  execute format('create trigger require_session before insert or update or delete on %s
    for each statement execute function app.require_session_of_writer()', target);
  if 'update' = any (all_verbs) then
    execute format('create trigger %I before update on %s for each row execute function app.stamp_update()',
      name || '_stamp_update', target);
  end if;

  foreach verb in array array['select', 'insert', 'update', 'delete'] loop
    continue when verb <> all (all_verbs);
    execute format('grant %s on %s to authenticated',
      case verb
        when 'insert' then format('insert (id, club_id, %s)', sent)
        when 'update' then format('update (%s, version)', changed)
        else verb
      end, target);
    condition := case
      when verb = 'select' and readers = 'managers' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then app.readable_or_own(own_rows)
      when verb = 'select' and readers = 'analysts' and verb = any (verbs) and own_rows is not null
        and verb = any (own_verbs) then format('%s and (%s or (%s))', visible, analyzes, own_rows)
      else concat_ws(' or ',
        case when verb = any (verbs) then case verb when 'select' then readable else editable end end,
        case when own_rows is not null and verb = any (own_verbs) then format('(%s)', own_rows) end)
    end;
    execute format('create policy %I on %s for %s to authenticated %s',
      name || '_' || verb, target, verb,
      case verb
        when 'insert' then format('with check (%s)', condition)
        when 'update' then format('using (%1$s) with check (%1$s)', condition)
        else format('using (%s)', condition)
      end);
    if verb = 'insert' then
      execute format('comment on policy %I on %s is %L', name || '_insert', target, case
        when own_rows is null or verb <> all (own_verbs) then 'Only managers and admins of the club save this.'
        when verb = any (verbs) then 'You save this in your own name. Managers and admins of the club save it for others.'
        else 'You save this in your own name and for your own club.'
      end);
    end if;
  end loop;
end
$$;

drop policy budget_categories_select on public.budget_categories;
create policy budget_categories_select on public.budget_categories for select to authenticated
  using (club_id = any ((select app.visible_clubs())::uuid[]) and (select app.reads_reports()));

create or replace function app.check_report_days(club_id_param uuid, from_param date, to_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'These are not the figures of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if not app.reads_reports() then
    raise exception 'Managers, administrators and people with the feature Analytics or Board read these figures.'
      using errcode = '42501', hint = 'Ask an administrator of your club for one of the two features.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years.'
      using errcode = '22023', hint = 'Choose a first day, and a last day that is not before it, between 2000 and 2100.';
  end if;
end
$$;

create or replace function public.report_work(club_id_param uuid, from_param date, to_param date, by_param text)
returns table (
  name text,
  staff_id uuid,
  shifts bigint,
  open_shifts bigint,
  coverage_percent integer,
  worked_shifts bigint,
  hours numeric,
  labor_cost numeric,
  unpriced_hours numeric
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if by_param is null or by_param not in ('role', 'place', 'person') then
    raise exception 'Work is counted by role, by place or by person.'
      using errcode = '22023', hint = 'Choose one of the three.';
  end if;
  if by_param = 'person' and not app.reads_analytics() then
    raise exception 'The hours of each person are read by managers, administrators and people with the feature Analytics.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Analytics.';
  end if;
  return query
  select
    grouped.name,
    grouped.staff_id,
    count(*),
    count(*) filter (where grouped.is_open),
    round(100.0 * count(*) filter (where not grouped.is_open) / count(*))::integer,
    count(grouped.minutes),
    round(coalesce(sum(grouped.minutes), 0) / 60.0, 2),
    case when shows_cost then round(coalesce(sum(grouped.cost_cents), 0) / 100, 2) end,
    case when shows_cost
      then round(coalesce(sum(grouped.minutes) filter (where grouped.cost_cents is null), 0) / 60.0, 2) end
  from (
    select
      case by_param when 'role' then shift.role when 'place' then shift.location end as name,
      case by_param when 'person' then shift.staff_id end as staff_id,
      shift.staff_id is null as is_open,
      shift.minutes,
      shift.cost_cents
    from app.report_shifts(club_id_param, from_param, to_param) as shift
    where by_param <> 'person' or shift.staff_id is not null
  ) as grouped
  cross join (
    select case by_param
      when 'person' then club_id_param = any (app.confidential_clubs())
      else app.reads_analytics()
    end as shows_cost
  ) as caller
  group by grouped.name, grouped.staff_id, shows_cost
  order by grouped.name collate "C", grouped.staff_id;
end
$$;

-- Ordering reports ---------------------------------------------------------------------------------------------------

create or replace function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard', 'board-pack'
  ]
$$;

create or replace function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['figures', 'positions', 'training', 'coverage']
    when 'staffing' then array['staff', 'positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['activity', 'coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
    when 'board-pack' then array['figures', 'positions', 'training', 'coverage', 'staff', 'budget', 'income', 'expenses',
      'labor-by-week', 'activity', 'places']
  end
$$;

drop function public.request_report(text, date, date, text, text);
create function public.request_report(
  type_param text,
  from_param date,
  to_param date,
  format_param text default 'pdf',
  section_param text default null,
  compare_from_param date default null,
  compare_to_param date default null
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
  if num_nulls(compare_from_param, compare_to_param) = 1 or compare_from_param < '2000-01-01'
    or compare_to_param > '2100-01-01' or compare_from_param > compare_to_param
    or compare_to_param > compare_from_param + 731 then
    raise exception 'The days to compare with are one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose other days, or none.';
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
    'type', type_param, 'from', from_param, 'to', to_param, 'format', format_param, 'section', section_param,
    'compareFrom', compare_from_param, 'compareTo', compare_to_param
  )));
end
$$;
revoke all on function public.request_report(text, date, date, text, text, date, date)
  from public, anon, authenticated, service_role;
grant execute on function public.request_report(text, date, date, text, text, date, date) to authenticated;
