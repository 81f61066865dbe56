-- Training: what a club teaches its people, and who has completed it.
--
-- The specified call reads `training_modules` with completed_participants and total_participants. Both are counts of
-- participants and would drift if they were stored beside them, so `training_modules` is a view over the rows:
-- training_courses (what is taught) and training_participants (who takes part). The view is security_invoker: the
-- caller's own policies on both tables decide what is counted. Writing goes to the two tables.

create table public.training_courses (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint training_courses_in_club unique (id, club_id),
  constraint training_courses_title_unique unique (club_id, title),
  constraint training_courses_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120)
);

create table public.training_participants (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  course_id uuid not null,
  name text not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Both columns, so that a participant cannot hang on another club's course.
  constraint training_participants_course foreign key (course_id, club_id)
    references public.training_courses (id, club_id) on delete cascade,
  constraint training_participants_once unique (course_id, name),
  constraint training_participants_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint training_participants_completed_range check (completed_at between '2000-01-01' and '2100-01-01')
);
create index training_participants_of_course on public.training_participants (course_id, club_id);
create index training_participants_of_club on public.training_participants (club_id, name);
comment on column public.training_participants.completed_at is 'Null while the training is not completed.';

create trigger training_courses_stamp_update before update on public.training_courses
  for each row execute function app.stamp_update();
create trigger training_participants_stamp_update before update on public.training_participants
  for each row execute function app.stamp_update();

alter table public.training_courses enable row level security;
revoke all on public.training_courses from public, anon, authenticated, service_role;
grant select, delete on public.training_courses to authenticated;
grant insert (id, club_id, title) on public.training_courses to authenticated;
grant update (title, version) on public.training_courses to authenticated;
grant select, insert, update, delete on public.training_courses to service_role;

-- Members read their club's courses; the firm reads all.
create policy training_courses_select on public.training_courses for select to authenticated
  using (club_id = any ((select app.visible_clubs())::uuid[]));
-- Managers and admins add, change and remove their club's courses.
create policy training_courses_insert on public.training_courses for insert to authenticated
  with check (club_id = any ((select app.editable_clubs())::uuid[]));
create policy training_courses_update on public.training_courses for update to authenticated
  using (club_id = any ((select app.editable_clubs())::uuid[]))
  with check (club_id = any ((select app.editable_clubs())::uuid[]));
create policy training_courses_delete on public.training_courses for delete to authenticated
  using (club_id = any ((select app.editable_clubs())::uuid[]));

alter table public.training_participants enable row level security;
revoke all on public.training_participants from public, anon, authenticated, service_role;
grant select, delete on public.training_participants to authenticated;
grant insert (id, club_id, course_id, name, completed_at) on public.training_participants to authenticated;
grant update (name, completed_at, version) on public.training_participants to authenticated;
grant select, insert, update, delete on public.training_participants to service_role;

-- Members read who takes part in their club's courses; the firm reads all.
create policy training_participants_select on public.training_participants for select to authenticated
  using (club_id = any ((select app.visible_clubs())::uuid[]));
-- Managers and admins add, change and remove their club's participants.
create policy training_participants_insert on public.training_participants for insert to authenticated
  with check (club_id = any ((select app.editable_clubs())::uuid[]));
create policy training_participants_update on public.training_participants for update to authenticated
  using (club_id = any ((select app.editable_clubs())::uuid[]))
  with check (club_id = any ((select app.editable_clubs())::uuid[]));
create policy training_participants_delete on public.training_participants for delete to authenticated
  using (club_id = any ((select app.editable_clubs())::uuid[]));

create view public.training_modules with (security_invoker = true) as
select
  course.id,
  course.club_id,
  course.title,
  taken.completed_participants,
  taken.total_participants,
  course.created_at,
  course.updated_at,
  course.version
from public.training_courses as course
cross join lateral (
  select
    (count(*) filter (where participant.completed_at is not null))::integer as completed_participants,
    count(*)::integer as total_participants
  from public.training_participants as participant
  where participant.course_id = course.id
) as taken;
revoke all on public.training_modules from public, anon, authenticated, service_role;
grant select on public.training_modules to authenticated, service_role;
comment on view public.training_modules is 'A club''s training modules with their completion, counted from the participants.';
