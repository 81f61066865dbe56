-- What training adds up to: for each module, each person and each club.

-- The module with its completion, as specified, and what a list of modules also shows.
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
cross join lateral (
  select
    (count(*) filter (where participant.completed_at is not null))::integer as completed_participants,
    count(*)::integer as total_participants,
    min(participant.due_on) filter (where participant.completed_at is null) as next_due_on,
    (count(*) filter (where participant.completed_at is null and participant.due_on < app.club_today(course.club_id)))::integer
      as overdue_participants
  from public.training_participants as participant
  where participant.course_id = course.id
) as taken;
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

-- A club's progress: the mean of completed over total participants per module (specification, section 9). A module that
-- nobody takes part in has no completion and does not count, nor does one that is archived; null when there is none that
-- does.
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
