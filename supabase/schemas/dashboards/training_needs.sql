-- What waits for a person in training: one row a club, for the top of a dashboard. Each figure counts people that the caller
-- reads in training_people: managers everyone, others themselves.
--
--   own_modules       assigned to the caller and not completed, and own_late_modules those that were due before today
--   late_people       others with a module that was due before today
--
-- Their own are 0 for people who are not on the staff.
create view public.training_needs with (security_invoker = true) as
select club.id as club_id, people.own_modules, people.own_late_modules, people.late_people
from public.clubs as club
cross join lateral (
  select
    coalesce(sum(person.assigned - person.completed) filter (where who.is_caller), 0)::integer as own_modules,
    coalesce(sum(person.overdue) filter (where who.is_caller), 0)::integer as own_late_modules,
    (count(*) filter (where person.overdue > 0 and not who.is_caller))::integer as late_people
  from public.training_people as person
  cross join lateral (select coalesce(person.user_id = (select auth.uid()), false) as is_caller) as who
  where person.club_id = club.id
) as people;
revoke all on public.training_needs from public, anon, authenticated, service_role;
grant select on public.training_needs to authenticated, service_role;
comment on view public.training_needs is 'One row a club: what waits for a person in training, counted.';
