-- Who reads what. Budgets, labor and the training of other people are for managers, administrators and people with the feature
-- Analytics. A club's activity is read whole by its administrators and has entries for the edits that matter. Administrators
-- export their club's records on every plan. A person who left a club learns which one it was.

-- Analytics ---------------------------------------------------------------------------------------------------------

-- Budgets, labor and the training of other people are read by managers, administrators, people with the feature Analytics,
-- and the firm. Whether the caller is one of them: policies ask it once a statement, beside the clubs that the caller sees
-- (readers => 'analysts' of app.secure_club_rows).
create or replace function app.reads_analytics() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles where user_id = auth.uid() and role in ('manager', 'admin', 'super_admin')
  ) or app.holds_feature('analytics_view');
end
$$;

revoke all on function app.reads_analytics() from public;
grant execute on function app.reads_analytics() to authenticated;

-- The same of one club, for definer functions; also true for the platform.
create or replace function app.reads_analytics_of(club_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.reads_confidential(club_id_param) or (app.reads_club(club_id_param) and app.holds_feature('analytics_view'))
$$;

revoke all on function app.reads_analytics_of(uuid) from public;

-- Gives a table with club_id its rules. One whose rows change has created_at, updated_at and version, too.
--
--   readers    'members': everyone of the club reads its rows. 'managers': its managers and admins do. 'analysts': they
--              and the people of the club with the feature Analytics (people/features.sql). The firm always.
--   verbs      what managers and admins do with the rows of their club. Rows of a log are only inserted.
--   writable   the columns they may send with a new row, besides id and club_id
--   updatable  the columns they may change; the same ones unless told
--   own_rows   a condition that says which rows are the caller's own, in the fast form (its functions asked once a
--              statement), and
--   own_verbs  what people do with those. The condition must keep a new row within the caller's club; rows of clubs
--              that the caller does not see are never read as own ones.
--
-- Everything else is refused: nothing is granted to visitors, callers whose session has ended write nothing
-- (foundation/sessions.sql), and what the server stamps is not in `writable`. What a
-- person reads who may not add a row stands beside the policy.
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
  end;
  editable constant text := 'club_id = any ((select app.editable_clubs())::uuid[])';
  sent text := (select string_agg(quote_ident(c), ', ') from unnest(writable) as c);
  changed text := (select string_agg(quote_ident(c), ', ') from unnest(coalesce(updatable, writable)) as c);
  verb text;
  condition text;
begin
  if readers not in ('members', 'managers', 'analysts') then
    raise exception 'Rows are read by members, managers or analysts, not by "%".', readers;
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

alter policy budget_categories_select on public.budget_categories
  using (club_id = any ((select app.visible_clubs())::uuid[]) and (select app.reads_analytics()));
alter policy labor_budgets_select on public.labor_budgets
  using (club_id = any ((select app.visible_clubs())::uuid[]) and (select app.reads_analytics()));

alter policy training_participants_select on public.training_participants
  using (club_id = any ((select app.visible_clubs())::uuid[])
    and ((select app.reads_analytics()) or (staff_id = any ((select app.my_staff_ids())::uuid[]))));
alter policy in_service_attendances_select on public.in_service_attendances
  using (club_id = any ((select app.visible_clubs())::uuid[])
    and ((select app.reads_analytics()) or (staff_id = any ((select app.my_staff_ids())::uuid[]))));

-- The weeks of one club, for callers who read its analytics. A definer function, so that the work is that of one club
-- however many the caller sees: under the policies of three joined tables the planner looks ten thousand clubs up for every
-- shift.
create or replace function app.labor_of(club_id_param uuid)
returns table (club_id uuid, week_start date, department text, minutes integer, cost_cents bigint)
language sql stable security definer rows 50 set search_path = '' as $$
  select
    club_id_param,
    worked.week_start,
    coalesce(worked.department, 'No department'),
    sum(worked.minutes)::integer,
    round(sum(worked.minutes * member.hourly_rate) * 100 / 60)::bigint
  from public.shift_hours as worked
  join public.staff_members as member on member.id = worked.staff_id
  where worked.club_id = club_id_param and worked.status = 'published' and (select app.reads_analytics_of(club_id_param))
  group by worked.week_start, coalesce(worked.department, 'No department')
$$;

-- Budget against actual, in US dollars. Over only if more was spent than budgeted; without a budget neutral.
create or replace view public.weekly_labor with (security_invoker = true) as
select
  week.club_id,
  week.week_start,
  week.department,
  week.budget,
  week.actual,
  case
    when week.budget is null then 'neutral'
    when week.actual > week.budget then 'over'
    else 'good'
  end as state,
  week.minutes
from (
  select
    either.club_id,
    either.week_start,
    either.department,
    max(either.budget) as budget,
    round(coalesce(sum(either.cost_cents), 0) / 100.0, 2) as actual,
    coalesce(sum(either.minutes), 0)::integer as minutes
  from (
    select club_id, week_start, department, budget, null::bigint as cost_cents, null::integer as minutes
    from public.labor_budgets
    union all
    select club_id, week_start, department, null, cost_cents, minutes from public.labor_actuals
  ) as either
  group by either.club_id, either.week_start, either.department
) as week;

-- Refuses figures of another club, callers who do not read the analytics of their own, and spans that are no span or too
-- long to be counted while somebody waits.
create or replace function app.check_report_days(club_id_param uuid, from_param date, to_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'These are not the figures of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if not app.reads_analytics() then
    raise exception 'Managers, administrators and people with the feature Analytics read these figures.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Analytics.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years.'
      using errcode = '22023', hint = 'Choose a first day, and a last day that is not before it, between 2000 and 2100.';
  end if;
end
$$;

-- Every shift that was not cancelled and begins on one of the days, on the club's own calendar. Minutes are those of
-- published shifts that somebody works, without the break; cost is minutes times pay, in cents: null where no pay is
-- agreed. A definer function, because people with the feature Analytics read sums and nobody's pay.
create or replace function app.report_shifts(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  staff_id uuid,
  role text,
  location text,
  minutes integer,
  cost_cents numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  return query
  select
    began.day,
    shift.staff_id,
    shift.role,
    shift.location,
    worked.minutes,
    worked.minutes * member.hourly_rate * 100 / 60
  from public.shifts as shift
  left join public.staff_members as member on member.id = shift.staff_id
  cross join lateral (select (shift.starts_at at time zone zone)::date as day) as began
  cross join lateral (
    select case when shift.status = 'published' and shift.staff_id is not null
      then (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes end as minutes
  ) as worked
  where shift.club_id = club_id_param and shift.status <> 'cancelled'
    and shift.starts_at >= from_param::timestamp at time zone zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone zone;
end
$$;

-- The work of the days by `role`, `place` or `person`, one row for each. Name: the role or the place (null: none given);
-- for a person staff_id says who, and open shifts, which are nobody's, are left out. worked_shifts are those that hours
-- and cost are of: published, and somebody works them. unpriced_hours are by people without agreed pay and cost nothing.
-- By person, the cost tells pay: both are null for callers who do not manage the club.
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
    select by_param <> 'person' or club_id_param = any (app.confidential_clubs()) as shows_cost
  ) as caller
  group by grouped.name, grouped.staff_id, shows_cost
  order by grouped.name collate "C", grouped.staff_id;
end
$$;

-- What happened in a club on each day of a range, in the club's time. A definer function, because people with the feature
-- Analytics read the counts of incidents, logs and readings, whose rows are confidential.
create or replace function app.report_days(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  shifts integer,
  open_shifts integer,
  minutes integer,
  cost_cents numeric,
  minor_incidents integer,
  moderate_incidents integer,
  serious_incidents integer,
  tickets_opened integer,
  tickets_resolved integer,
  daily_logs integer,
  water_readings integer,
  readings_out_of_range integer,
  vendor_visits integer,
  items_completed integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
  first_moment timestamptz;
  end_moment timestamptz;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  first_moment := from_param::timestamp at time zone zone;
  end_moment := (to_param + 1)::timestamp at time zone zone;

  return query
  with work as (
    select
      day,
      count(*) as shifts,
      count(*) filter (where staff_id is null) as open_shifts,
      sum(minutes) as minutes,
      sum(cost_cents) as cost_cents
    from app.report_shifts(club_id_param, from_param, to_param)
    group by 1
  ), incident as (
    select
      (occurred_at at time zone zone)::date as day,
      count(*) filter (where severity = 'minor') as minor,
      count(*) filter (where severity = 'moderate') as moderate,
      count(*) filter (where severity = 'serious') as serious
    from public.incidents
    where club_id = club_id_param and occurred_at >= first_moment and occurred_at < end_moment
    group by 1
  ), opened as (
    select (opened_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and opened_at >= first_moment and opened_at < end_moment
    group by 1
  ), resolved as (
    select (resolved_at at time zone zone)::date as day, count(*) as tickets
    from public.maintenance_tickets
    where club_id = club_id_param and resolved_at >= first_moment and resolved_at < end_moment
    group by 1
  ), logged as (
    select date as day, count(*) as logs
    from public.daily_logs
    where club_id = club_id_param and date between from_param and to_param and struck_reason is null
    group by 1
  ), measured as (
    select
      (taken_at at time zone zone)::date as day,
      count(*) as readings,
      count(*) filter (where not in_range) as out_of_range
    from public.water_quality
    where club_id = club_id_param and taken_at >= first_moment and taken_at < end_moment and struck_reason is null
    group by 1
  ), visited as (
    select visited_on as day, count(*) as visits
    from public.vendor_visits
    where club_id = club_id_param and visited_on between from_param and to_param
    group by 1
  ), done as (
    select (completed_at at time zone zone)::date as day, count(*) as items
    from public.checklist_items
    where club_id = club_id_param and completed_at >= first_moment and completed_at < end_moment
    group by 1
  )
  select
    calendar.day::date,
    coalesce(work.shifts, 0)::integer,
    coalesce(work.open_shifts, 0)::integer,
    coalesce(work.minutes, 0)::integer,
    coalesce(work.cost_cents, 0),
    coalesce(incident.minor, 0)::integer,
    coalesce(incident.moderate, 0)::integer,
    coalesce(incident.serious, 0)::integer,
    coalesce(opened.tickets, 0)::integer,
    coalesce(resolved.tickets, 0)::integer,
    coalesce(logged.logs, 0)::integer,
    coalesce(measured.readings, 0)::integer,
    coalesce(measured.out_of_range, 0)::integer,
    coalesce(visited.visits, 0)::integer,
    coalesce(done.items, 0)::integer
  from generate_series(from_param::timestamp, to_param::timestamp, interval '1 day') as calendar (day)
  left join work on work.day = calendar.day
  left join incident on incident.day = calendar.day
  left join opened on opened.day = calendar.day
  left join resolved on resolved.day = calendar.day
  left join logged on logged.day = calendar.day
  left join measured on measured.day = calendar.day
  left join visited on visited.day = calendar.day
  left join done on done.day = calendar.day;
end
$$;

drop function app.sums_up_pay_of(uuid);

-- How many people take part in a course and have completed it. A definer function, because everyone of the club reads the
-- counts and few read the people behind them (training.sql).
create or replace function app.course_completion(course_id_param uuid, club_id_param uuid)
returns table (
  completed_participants integer,
  total_participants integer,
  next_due_on date,
  overdue_participants integer
)
language sql stable security definer rows 1 set search_path = '' as $$
  select
    (count(*) filter (where participant.completed_at is not null))::integer,
    count(*)::integer,
    min(participant.due_on) filter (where participant.completed_at is null),
    (count(*) filter (where participant.completed_at is null and participant.due_on < app.club_today(club_id_param)))::integer
  from public.training_participants as participant
  where participant.course_id = course_id_param and participant.club_id = club_id_param
    and (select app.reads_club(club_id_param))
$$;

revoke all on function app.course_completion(uuid, uuid) from public;
grant execute on function app.course_completion(uuid, uuid) to authenticated, service_role;

-- The module with its completion, as specified, and what a list of modules also shows.
create or replace view public.training_modules with (security_invoker = true) as
select
  course.id,
  course.club_id,
  course.title,
  taken.completed_participants,
  taken.total_participants,
  course.created_at,
  course.updated_at,
  course.version,
  course.description,
  course.certification_type_id,
  course.valid_months,
  course.in_service_hours,
  taken.next_due_on,
  taken.overdue_participants,
  course.archived_at
from public.training_courses as course
cross join lateral app.course_completion(course.id, course.club_id) as taken;

-- Whose training the caller reads: the staff of the club, except people who are Inactive.
create or replace function app.trained_staff(club_id_param uuid)
returns table (staff_id uuid, user_id uuid, name text, role text, status text)
language sql stable security definer rows 50 set search_path = '' as $$
  select member.id, member.user_id, member.name, member.role, member.status
  from public.staff_members as member
  where member.club_id = club_id_param and member.status <> 'Inactive'
    and ((select app.reads_analytics_of(club_id_param)) or (member.user_id = auth.uid() and (select app.reads_club(club_id_param))))
$$;

-- The latest certification of each kind that one of them holds and that expires.
create or replace function app.held_by_trained_staff(club_id_param uuid)
returns table (
  certification_id uuid,
  staff_id uuid,
  name text,
  role text,
  certification_type_id uuid,
  certification_name text,
  expiry_date date
)
language sql stable security definer rows 50 set search_path = '' as $$
  select held.id, held.staff_id, member.name, member.role, held.certification_type_id, held.certification_name,
    held.expiry_date
  from app.trained_staff(club_id_param) as member
  join public.staff_certifications as held on held.staff_id = member.staff_id and held.club_id = club_id_param
  where held.expiry_date is not null and not exists (
    select from public.staff_certifications as newer
    where newer.staff_id = held.staff_id and newer.club_id = held.club_id
      and newer.certification_name = held.certification_name
      and (newer.expiry_date is null or newer.expiry_date > held.expiry_date)
  )
$$;

revoke all on function app.trained_staff(uuid), app.held_by_trained_staff(uuid) from public;
grant execute on function app.trained_staff(uuid), app.held_by_trained_staff(uuid) to authenticated, service_role;

-- Everyone on the staff with their training. Hours are those of the club's current calendar year: of modules that were
-- completed, and of in-service sessions.
create or replace view public.training_people with (security_invoker = true) as
select
  club.id as club_id,
  member.staff_id,
  member.user_id,
  member.name,
  member.role,
  member.status,
  taken.assigned,
  taken.completed,
  taken.overdue,
  taken.next_due_on,
  taken.module_hours,
  sessions.session_minutes,
  sessions.session_minutes_this_month
-- Over the clubs that the caller may read, so that a filter on club_id asks one club for its day.
from public.clubs as club
cross join lateral (select app.club_today(club.id) as today offset 0) as clock
cross join lateral app.trained_staff(club.id) as member
cross join lateral (
  select
    (count(*) filter (where course.archived_at is null))::integer as assigned,
    (count(*) filter (where course.archived_at is null and participant.completed_at is not null))::integer as completed,
    (count(*) filter (
      where course.archived_at is null and participant.completed_at is null and participant.due_on < clock.today
    ))::integer as overdue,
    min(participant.due_on) filter (where course.archived_at is null and participant.completed_at is null) as next_due_on,
    coalesce(sum(course.in_service_hours) filter (
      where participant.completed_at >= date_trunc('year', clock.today::timestamp) at time zone club.time_zone
    ), 0) as module_hours
  from public.training_participants as participant
  join public.training_courses as course on course.id = participant.course_id
  where participant.staff_id = member.staff_id and participant.club_id = club.id
) as taken
cross join lateral (
  select
    coalesce(sum(session.minutes) filter (where session.held_on >= date_trunc('year', clock.today)), 0)::integer
      as session_minutes,
    coalesce(sum(session.minutes) filter (where session.held_on >= date_trunc('month', clock.today)), 0)::integer
      as session_minutes_this_month
  from public.in_service_attendances as attendance
  join public.in_service_sessions as session on session.id = attendance.session_id
  where attendance.staff_id = member.staff_id and attendance.club_id = club.id
) as sessions;

-- Certifications that expire, with the training that renews them (of several the first by title) and how far the person is
-- with that.
create or replace view public.training_renewals with (security_invoker = true) as
select
  club.id as club_id,
  held.certification_id,
  held.staff_id,
  held.name,
  held.role,
  held.certification_type_id,
  held.certification_name,
  held.expiry_date,
  held.expiry_date - clock.today as days_left,
  course.id as course_id,
  course.title as course_title,
  participant.id as participant_id,
  participant.completed_at,
  participant.due_on
from public.clubs as club
cross join lateral (select app.club_today(club.id) as today offset 0) as clock
cross join lateral app.held_by_trained_staff(club.id) as held
left join lateral (
  select taught.id, taught.title
  from public.training_courses as taught
  where taught.certification_type_id = held.certification_type_id and taught.club_id = club.id
    and taught.archived_at is null
  order by taught.title
  limit 1
) as course on true
left join public.training_participants as participant
  on participant.course_id = course.id and participant.staff_id = held.staff_id;

-- How much of a year's income was spent, and how far the expense came from its plan, in percent; null for a draft. A definer
-- function, because everyone of the club reads these two figures and few read the budget (operations/budgets.sql).
create or replace function app.budget_in_percent(club_id_param uuid, year_param text)
returns table (usage_percent numeric, variance_percent numeric)
language sql stable security definer rows 1 set search_path = '' as $$
  select summary.usage_percent, summary.variance_percent
  from public.budget_summary as summary
  where summary.club_id = club_id_param and summary.year = year_param and not summary.is_draft
    and (select app.reads_club(club_id_param))
$$;

revoke all on function app.budget_in_percent(uuid, text) from public;
grant execute on function app.budget_in_percent(uuid, text) to authenticated, service_role;

create or replace view public.season_summary with (security_invoker = true) as
select
  season.id as season_id,
  season.club_id,
  season.year,
  round(satisfaction.rating, 1) as member_satisfaction,
  retention.retention_percent as staff_retention,
  retention.return_rate_percent as return_rate,
  satisfaction.intent_to_return,
  case when safety.score is not null then safety.incidents end::integer as incident_count,
  safety.score as safety_score,
  budget.usage_percent as budget_usage,
  budget.variance_percent as budget_variance,
  array(
    select lesson.lesson from public.lessons as lesson
    where lesson.season_id = season.id and lesson.kind = 'worked' order by lesson.position, lesson.id
  ) as improvements,
  array(
    select lesson.lesson from public.lessons as lesson
    where lesson.season_id = season.id and lesson.kind = 'improve' order by lesson.position, lesson.id
  ) as challenges
from public.seasons as season
left join lateral (
  select * from public.season_satisfaction as counted where counted.season_id = season.id limit 1
) as satisfaction on true
left join lateral (
  select * from public.season_retention as counted where counted.season_id = season.id limit 1
) as retention on true
left join lateral (
  select * from public.season_safety as counted where counted.season_id = season.id limit 1
) as safety on true
left join lateral app.budget_in_percent(season.club_id, season.year) as budget on true;

alter policy club_documents_select on public.club_documents
  using (club_id = any ((select app.visible_clubs())::uuid[])
    and (club_id = any ((select app.editable_clubs())::uuid[]) or (select app.is_firm())
      or (not confidential and (kind <> 'financial_summary' or (select app.reads_analytics())))));

-- Files in the folders of clubs that the caller sees, which the caller does not open: those of financial summaries, for
-- people who do not read the analytics of their club.
create or replace function app.closed_financial_files() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.reads_analytics() then
    return '{}'::text[];
  end if;
  return array(
    select storage_path from public.club_documents
    where club_id = any (app.visible_clubs()) and kind = 'financial_summary' and storage_path is not null
  );
end
$$;

revoke all on function app.closed_financial_files() from public;
grant execute on function app.closed_financial_files() to authenticated;

alter policy club_files_select on storage.objects
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any (
      case when name ~ '^[^/]+/[^/]+$' then (select app.visible_clubs())::uuid[]::text[]
        else (select app.confidential_clubs())::uuid[]::text[] end
    )
    and name <> all ((select app.closed_financial_files())::text[])
  );

-- Exports -----------------------------------------------------------------------------------------------------------

-- Whether the caller exports records: administrators those of their club, as the terms promise on every plan; other people
-- with the feature Data Export.
create or replace function app.may_export() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.holds_feature('export_data') or exists (
    select from public.profiles where user_id = auth.uid() and club_id is not null and role = 'admin'
  )
$$;

revoke all on function app.may_export() from public;

-- Refuses callers who may not export.
create or replace function app.require_export() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.may_export() then
    raise exception 'Exporting data is not switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;

-- Whether a worker may begin a job for the caller, in whose rights it reads: the caller ordered it and may still export.
create or replace function app.check_my_job(job_id_param uuid, kind_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := app.my_job(job_id_param);
begin
  if job.kind is distinct from kind_param then
    raise exception 'This job is not of the kind "%".', left(kind_param, 20)
      using errcode = '22023', hint = 'Exports are worked by export, reports by generate-report.';
  end if;
  if not app.may_export() then
    raise exception 'Exporting data is no longer switched on for you.'
      using errcode = '42501', hint = 'Ask an administrator of your club for the feature Data Export.';
  end if;
end
$$;

-- Activity ----------------------------------------------------------------------------------------------------------

alter table public.activity_logs
  add column about_user_id uuid references auth.users (id) on delete set null,
  add column of_staff boolean not null default false;
create index activity_logs_about_user on public.activity_logs (about_user_id, created_at desc);
comment on column public.activity_logs.about_user_id is 'The person whose role, features or membership changed.';
comment on column public.activity_logs.of_staff is 'The server''s: a plain user did it, or it is about one. Managers read it then.';

-- The name that a person goes by: the display name, else the address. An account that is being made has no profile yet, and
-- goes by the name of its sign-up.
create or replace function app.name_of(user_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(btrim(profiles.display_name), ''),
    case when profiles.user_id is null then app.sign_up_name(users.raw_user_meta_data) end,
    users.email)
  from auth.users
  left join public.profiles on profiles.user_id = users.id
  where users.id = user_id_param
$$;

create or replace function app.is_plain_user(user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = user_id_param and role = 'user')
$$;

revoke all on function app.is_plain_user(uuid) from public;

-- Entries that are there get their readers by the roles of today.
update public.activity_logs set of_staff = true where app.is_plain_user(user_id);

-- The specified call sends user_name; the entry has the caller's own name. Roles are those of the moment, so that an entry
-- keeps its readers.
create or replace function app.stamp_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.user_name := app.name_of(auth.uid());
  end if;
  new.of_staff := new.of_staff or app.is_plain_user(new.user_id);
  return new;
end
$$;

-- Administrators read the whole log of their club, managers the entries of the staff, everyone what they did themselves. The
-- firm reads what happens in clubs, but not that their people wrote to each other.
alter policy activity_logs_select on public.activity_logs
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (
      user_id = (select auth.uid())
      or (select app.my_role()) = 'admin'
      or (of_staff and (select app.my_role()) = 'manager')
      or (type <> 'communication' and (select app.is_firm()))
    )
  );

-- Edits that matter leave an entry in the club's activity: who belongs to the club, in which role and with which features,
-- the club's settings, and its seasons. What the platform does by itself, without a person, leaves none.

create function app.role_in_words(role_param text) returns text
language sql immutable set search_path = '' as $$
  select case role_param when 'user' then 'User' when 'manager' then 'Manager' when 'admin' then 'Admin' else 'Super Admin' end
$$;

-- Adds an entry in the name of a person, the caller unless told. `of_staff` says that it is about a plain user. A club that
-- is being removed logs nothing more.
create function app.log_edit(
  club_id_param uuid,
  type_param text,
  message_param text,
  about_param uuid default null,
  of_staff_param boolean default false,
  by_param uuid default auth.uid()
) returns void
language sql security definer set search_path = '' as $$
  insert into public.activity_logs (club_id, type, message, user_id, user_name, about_user_id, of_staff)
  select club_id_param, type_param, left(message_param, 2000), by_param, app.name_of(by_param), about_param, of_staff_param
  where by_param is not null and exists (select from public.clubs where id = club_id_param)
$$;
revoke all on function app.role_in_words(text), app.log_edit(uuid, text, text, uuid, boolean, uuid) from public;

create function app.log_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(
    new.club_id, 'role',
    format('Changed the role of %s from %s to %s', app.name_of(new.user_id), app.role_in_words(old.role),
      app.role_in_words(new.role)),
    new.user_id, 'user' in (old.role, new.role));
  return null;
end
$$;
create trigger profiles_log_role after update of role on public.profiles
  for each row when (old.role <> new.role and old.club_id = new.club_id) execute function app.log_role();

create function app.log_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(old.club_id, 'membership', format('Removed %s from the club', app.name_of(old.user_id)), old.user_id,
    old.role = 'user');
  return null;
end
$$;
create trigger profiles_log_leaving after update of club_id on public.profiles
  for each row when (old.club_id is not null and new.club_id is distinct from old.club_id)
  execute function app.log_leaving();

create function app.log_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(new.club_id, 'invitation', format('Invited %s as %s', new.email, app.role_in_words(new.role)), null,
    new.role = 'user');
  return null;
end
$$;
create trigger invitations_log after insert on public.invitations
  for each row when (new.club_id is not null and new.accepted_at is null) execute function app.log_invitation();

create function app.log_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(new.club_id, 'membership', format('Joined the club as %s', app.role_in_words(new.role)),
    new.accepted_by, new.role = 'user', new.accepted_by);
  return null;
end
$$;
create trigger invitations_log_joining after update of accepted_at on public.invitations
  for each row when (new.club_id is not null and old.accepted_at is null and new.accepted_at is not null)
  execute function app.log_joining();

-- Inviting an address again replaces its open invitation in the same transaction, and is no withdrawal. Known at its end.
create function app.log_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.invitations
    where email = new.email and club_id = new.club_id and accepted_at is null and revoked_at is null
  ) then
    perform app.log_edit(new.club_id, 'invitation', format('Withdrew the invitation of %s', new.email), null,
      new.role = 'user');
  end if;
  return null;
end
$$;
create constraint trigger invitations_log_withdrawal after update of revoked_at on public.invitations
  deferrable initially deferred
  for each row when (
    new.club_id is not null and new.accepted_at is null and old.revoked_at is null and new.revoked_at is not null
  ) execute function app.log_withdrawal();

-- Granting and taking away a feature. Grants that end with a membership or an account leave no entry of their own.
create function app.log_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  granted public.user_permissions := case tg_op when 'INSERT' then new else old end;
  person public.profiles;
  feature text := (select display_name from public.features where id = granted.feature_id);
begin
  select * into person from public.profiles where user_id = granted.user_id;
  if feature is not null then
    perform app.log_edit(
      person.club_id, 'features',
      format(case tg_op when 'INSERT' then 'Granted %s to %s' else 'Took %s from %s' end, feature, app.name_of(person.user_id)),
      person.user_id, person.role = 'user');
  end if;
  return null;
end
$$;
create trigger user_permissions_log after insert or delete on public.user_permissions
  for each row execute function app.log_grant();

create function app.log_club_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant text := (
    select string_agg(field.label, ', ' order by field.position)
    from (values
      (1, 'name', 'name'), (2, 'type', 'kind of club'), (3, 'size', 'size'), (4, 'member_count', 'number of members'),
      (5, 'address', 'address'), (6, 'time_zone', 'time zone'), (7, 'slug', 'web address')
    ) as field (position, name, label)
    where to_jsonb(new) -> field.name is distinct from to_jsonb(old) -> field.name
  );
begin
  if changed is not null then
    perform app.log_edit(new.id, 'settings', format('Changed the settings of the club: %s', changed));
  end if;
  if new.season <> old.season then
    perform app.log_edit(new.id, 'season', format('Made %s the current season', new.season));
  end if;
  return null;
end
$$;
create trigger clubs_log_settings after update of name, type, size, member_count, season, address, time_zone, slug
  on public.clubs for each row execute function app.log_club_settings();
revoke all on function app.log_role(), app.log_leaving(), app.log_invitation(), app.log_joining(), app.log_withdrawal(),
  app.log_grant(), app.log_club_settings() from public;

create or replace function app.log_season_close() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.season_events (club_id, season_id, action, reason, actor, happened_at)
  values (
    new.club_id, new.id, case when new.closed_at is null then 'reopened' else 'closed' end,
    case when new.closed_at is null then
      coalesce(nullif(current_setting('app.season_reason', true), ''), 'By the platform.')
    end,
    auth.uid(), app.club_now(new.club_id));
  perform app.log_edit(
    new.club_id, 'season',
    format(case when new.closed_at is null then 'Reopened the season %s' else 'Closed the season %s' end, new.year));
  return null;
end
$$;

-- Leaving -----------------------------------------------------------------------------------------------------------

-- The club that a person left last, while they belong to none: their pages name it then. Joining a club forgets it.
create table app.left_clubs (
  user_id uuid primary key references public.profiles (user_id) on delete cascade,
  club_id uuid not null references public.clubs (id) on delete cascade,
  left_at timestamptz not null default now()
);
create index left_clubs_of_club on app.left_clubs (club_id);
alter table app.left_clubs enable row level security;
revoke all on app.left_clubs from public, anon, authenticated, service_role;

create function app.remember_left_club() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.club_id is not null then
    delete from app.left_clubs where user_id = new.user_id;
  else
    insert into app.left_clubs (user_id, club_id)
    select new.user_id, id from public.clubs where id = old.club_id
    on conflict (user_id) do update set club_id = excluded.club_id, left_at = now();
  end if;
  return null;
end
$$;
revoke all on function app.remember_left_club() from public;
create trigger profiles_remember_left_club after update of club_id on public.profiles
  for each row when (new.club_id is distinct from old.club_id and new.role <> 'super_admin')
  execute function app.remember_left_club();

-- The club that the caller left, for the page that says so. No row for people of a club or of the firm, for people who never
-- had a club, for people with an open invitation of the firm to set one up, and once the club is removed.
create function app.my_left_club() returns table (club_name text, left_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select clubs.name, departure.left_at
  from app.left_clubs as departure
  join public.profiles on profiles.user_id = departure.user_id
  join public.clubs on clubs.id = departure.club_id
  join auth.users on users.id = departure.user_id
  where departure.user_id = auth.uid() and profiles.club_id is null and profiles.role <> 'super_admin'
    and not exists (select from app.open_invitations(users.email) as invitation where invitation.club_id is null)
$$;
revoke all on function app.my_left_club() from public;
grant execute on function app.my_left_club() to authenticated;

create function public.my_left_club() returns table (club_name text, left_at timestamptz)
language sql stable set search_path = '' as $$
  select club_name, left_at from app.my_left_club()
$$;
revoke all on function public.my_left_club() from public, anon, authenticated, service_role;
grant execute on function public.my_left_club() to authenticated;

-- People who were removed before: by the last invitation that had been accepted and was ended.
insert into app.left_clubs (user_id, club_id, left_at)
select distinct on (profiles.user_id) profiles.user_id, invitations.club_id, invitations.revoked_at
from public.profiles
join auth.users on users.id = profiles.user_id
join public.invitations on invitations.email = lower(users.email)
where profiles.club_id is null and profiles.role <> 'super_admin' and invitations.club_id is not null
  and invitations.accepted_at is not null and invitations.revoked_at is not null
order by profiles.user_id, invitations.revoked_at desc;
