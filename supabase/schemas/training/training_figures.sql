-- What training adds up to: for each module, each person and each club.

-- How many people take part in a course and have completed it. A definer function, because everyone of the club reads the
-- counts and few read the people behind them (training.sql).
create function app.course_completion(course_id_param uuid, club_id_param uuid)
returns table (
  completed_participants integer,
  total_participants integer,
  next_due_on date,
  overdue_participants integer
)
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  return query select
    (count(*) filter (where participant.completed_at is not null))::integer,
    count(*)::integer,
    min(participant.due_on) filter (where participant.completed_at is null),
    (count(*) filter (where participant.completed_at is null and participant.due_on < app.club_today(club_id_param)))::integer
  from public.training_participants as participant
  where participant.course_id = course_id_param and participant.club_id = club_id_param
    and (select app.reads_club(club_id_param));
end
$$;
revoke all on function app.course_completion(uuid, uuid) from public;
grant execute on function app.course_completion(uuid, uuid) to authenticated, service_role;

-- The module with its completion (specification 9.8), and what a list of modules also shows.
create view public.training_modules with (security_invoker = true) as
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
revoke all on public.training_modules from public, anon, authenticated, service_role;
grant select on public.training_modules to authenticated, service_role;
comment on view public.training_modules is 'A club''s training modules with their completion, counted from the participants.';

-- In-service hours of each person by calendar year, on the club's calendar. Seasons carry the name of their year.
create view public.in_service_hours with (security_invoker = true) as
select
  participant.club_id,
  participant.staff_id,
  participant.name,
  to_char(app.club_date(participant.club_id, participant.completed_at), 'YYYY') as year,
  sum(course.in_service_hours) as hours,
  count(*)::integer as completed_trainings
from public.training_participants as participant
join public.training_courses as course on course.id = participant.course_id
where participant.completed_at is not null and participant.staff_id is not null and course.in_service_hours > 0
group by participant.club_id, participant.staff_id, participant.name,
  to_char(app.club_date(participant.club_id, participant.completed_at), 'YYYY');
revoke all on public.in_service_hours from public, anon, authenticated, service_role;
grant select on public.in_service_hours to authenticated, service_role;

-- A club's progress: the mean of completed over total participants per module (specification 9.8). A module without
-- participants has no completion and does not count; nor does an archived one. Null when none counts.
create view public.training_progress with (security_invoker = true) as
select
  club.id as club_id,
  progress.modules,
  progress.percent
from public.clubs as club
cross join lateral (
  select
    count(*)::integer as modules,
    round(100 * avg(module.completed_participants::numeric / nullif(module.total_participants, 0)))::integer as percent
  from public.training_modules as module
  where module.club_id = club.id and module.archived_at is null
) as progress;
revoke all on public.training_progress from public, anon, authenticated, service_role;
grant select on public.training_progress to authenticated, service_role;

-- People and renewals ------------------------------------------------------------------------------------------------
-- What training adds up to for each person, and whose certifications come to an end. Both show everyone on the staff to
-- people who read the analytics of the club, and other people themselves. Definer functions name the people and what they
-- hold, because the rows behind them have pay and birth dates.

-- Whose training the caller reads: the staff of the club, except people who are Inactive.
create function app.trained_staff(club_id_param uuid)
returns table (staff_id uuid, user_id uuid, name text, role text, status text)
language sql stable security definer rows 50 set search_path = '' as $$
  select member.id, member.user_id, member.name, member.role, member.status
  from public.staff_members as member
  where member.club_id = club_id_param and member.status <> 'Inactive'
    and ((select app.reads_analytics_of(club_id_param)) or (member.user_id = auth.uid() and (select app.reads_club(club_id_param))))
$$;

-- The latest confirmed certification of each kind that one of them holds and that expires. is_waiting: the person has
-- uploaded a new one, which a manager has not confirmed yet.
create function app.held_by_trained_staff(club_id_param uuid)
returns table (
  certification_id uuid,
  staff_id uuid,
  name text,
  role text,
  certification_type_id uuid,
  certification_name text,
  expiry_date date,
  certification_version integer,
  asked_at timestamptz,
  has_account boolean,
  is_waiting boolean
)
language sql stable security definer rows 50 set search_path = '' as $$
  select held.id, held.staff_id, member.name, member.role, held.certification_type_id, held.certification_name,
    held.expiry_date, held.version, held.asked_at, member.user_id is not null,
    exists (
      select from public.staff_certifications as sent
      where sent.staff_id = held.staff_id and sent.club_id = held.club_id and sent.state = 'waiting'
        and sent.certification_name = held.certification_name
    )
  from app.trained_staff(club_id_param) as member
  join public.staff_certifications as held on held.staff_id = member.staff_id and held.club_id = club_id_param
  where held.expiry_date is not null and held.state = 'confirmed' and not exists (
    select from public.staff_certifications as newer
    where newer.staff_id = held.staff_id and newer.club_id = held.club_id
      and newer.certification_name = held.certification_name and newer.state = 'confirmed'
      and (newer.expiry_date is null or newer.expiry_date > held.expiry_date)
  )
$$;
revoke all on function app.trained_staff(uuid), app.held_by_trained_staff(uuid) from public;
grant execute on function app.trained_staff(uuid), app.held_by_trained_staff(uuid) to authenticated, service_role;

-- Everyone on the staff with their training. Hours are those of the club's current calendar year: of modules that were
-- completed, and of in-service sessions.
create view public.training_people with (security_invoker = true) as
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
create view public.training_renewals with (security_invoker = true) as
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
  participant.due_on,
  held.certification_version,
  held.asked_at,
  held.has_account,
  held.is_waiting
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

revoke all on public.training_people, public.training_renewals from public, anon, authenticated, service_role;
grant select on public.training_people, public.training_renewals to authenticated, service_role;
comment on view public.training_people is 'Everyone on the staff with their training and in-service hours of the year.';
comment on view public.training_renewals is 'Certifications that expire, and the training that renews them.';
