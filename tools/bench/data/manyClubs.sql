-- Ten thousand clubs: one with 5,000 people, the others with 99 or 100; a million people in all. Guards and counters
-- are switched off while it is filled, checks and keys hold.
set local session_replication_role = replica;

create function pg_temp.club(number integer) returns uuid language sql immutable as $$
  select ('c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into public.clubs (id, slug, name, type, size, season, plan)
select pg_temp.club(n), 'club-' || n, 'Club ' || n, 'Other', 'large', '2026', 'elevate' from generate_series(1, 10000) as n;

insert into auth.users (id, email) values
  ('b0000000-0000-4000-8000-000000000001', 'manager@largest.test'),
  ('b0000000-0000-4000-8000-000000000002', 'firm@clubcrew.test');
insert into public.profiles (user_id, display_name, club_id, role) values
  ('b0000000-0000-4000-8000-000000000001', 'The manager', pg_temp.club(1), 'manager'),
  ('b0000000-0000-4000-8000-000000000002', 'The firm', null, 'super_admin');

-- The largest club has 200 accounts, every other one three.
create temporary table accounts on commit drop as
select gen_random_uuid() as id, pg_temp.club(case when n <= 200 then 1 else 2 + n % 9999 end) as club_id, n
from generate_series(1, 30197) as n;
insert into auth.users (id, email) select id, 'person-' || n || '@many.test' from accounts;
insert into public.profiles (user_id, display_name, club_id, role)
select id, 'Account ' || md5(n::text), club_id, 'user' from accounts;

insert into public.staff_members (club_id, name, role, status, hourly_rate)
select
  pg_temp.club(case when n <= 5000 then 1 else 2 + n % 9999 end),
  'Person ' || md5(n::text),
  (array['Lifeguard', 'Head Guard', 'Gate Attendant', 'Manager'])[1 + n % 4],
  (array['Active', 'Active', 'Pending Onboarding', 'Inactive'])[1 + n % 4],
  14 + n % 10
from generate_series(1, 1000000) as n;

insert into public.staff_certifications (club_id, staff_id, certification_name, issued_on, expiry_date)
select club_id, id, 'Lifeguarding', current_date - 100, current_date + 300
from public.staff_members where role in ('Lifeguard', 'Head Guard');

insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status)
select club_id, id, role, date_trunc('day', now()) + day * interval '1 day' + interval '9 hours',
  date_trunc('day', now()) + day * interval '1 day' + interval '15 hours', 'published'
from public.staff_members, generate_series(-3, 3) as day
where role = 'Lifeguard' and club_id <= pg_temp.club(500);

insert into public.job_role_definitions (club_id, title, positions_total)
select clubs.id, role, 40
from public.clubs, unnest(array['Lifeguard', 'Head Guard', 'Gate Attendant', 'Manager']) as role;

insert into public.labor_budgets (club_id, week_start, department, budget)
select clubs.id, current_date - extract(dow from current_date)::integer, 'No department', 2500 from public.clubs;

insert into public.training_courses (club_id, title)
select clubs.id, 'Course ' || n from public.clubs, generate_series(1, 6) as n;
insert into public.training_participants (club_id, course_id, name, completed_at)
select course.club_id, course.id, 'Person ' || n, case when n % 2 = 0 then now() end
from public.training_courses as course, generate_series(1, 10) as n;

insert into public.activity_logs (club_id, type, message, user_name, created_at)
select clubs.id, 'communication', 'Message ' || n, 'Someone', now() - n * interval '1 hour'
from public.clubs, generate_series(1, 50) as n;

insert into public.job_applications (club_id, name, status, applied_date, season)
select clubs.id, 'Applicant ' || n, (array['pending_review', 'interviewed', 'rejected'])[1 + n % 3], current_date - n, '2026'
from public.clubs, generate_series(1, 30) as n;

insert into public.maintenance_tickets (club_id, title, priority, opened_at)
select clubs.id, 'Ticket ' || n, (array['high', 'medium', 'low'])[1 + n % 3], now() - n * interval '1 day'
from public.clubs, generate_series(1, 20) as n;

insert into public.daily_logs (club_id, date, time, type, notes, author_name)
select clubs.id, current_date - n, '09:00', 'opening', 'All well', 'Someone'
from public.clubs, generate_series(1, 60) as n;

insert into public.budget_categories (club_id, year, name, type, amount)
select clubs.id, '2026', 'Category ' || n, (array['income', 'expense'])[1 + n % 2], n * 1000
from public.clubs, generate_series(1, 12) as n;

insert into public.reports (club_id, title, type, starts_on, ends_on, date_range)
select clubs.id, 'Report ' || n, 'overview', current_date - 30, current_date, 'the last thirty days'
from public.clubs, generate_series(1, 8) as n;
