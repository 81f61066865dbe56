-- Training: what a club teaches its people, and who has completed it.
--
-- The specified call reads `training_modules` with completed_participants and total_participants. Both are counts of
-- participants and would drift if they were stored beside them, so `training_modules` (..._training_figures.sql) is a view
-- over the rows: training_courses (what is taught) and training_participants (who takes part). Writing goes to the two
-- tables.

create table public.training_courses (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  description text,
  certification_type_id uuid,
  valid_months integer,
  in_service_hours numeric(5, 2),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint training_courses_in_club unique (id, club_id),
  constraint training_courses_certification foreign key (certification_type_id, club_id)
    references public.certification_types (id, club_id) on delete set null (certification_type_id),
  constraint training_courses_title_unique unique (club_id, title),
  constraint training_courses_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  constraint training_courses_description_length check (char_length(description) <= 4000),
  constraint training_courses_valid_range check (valid_months between 1 and 120),
  constraint training_courses_hours_range check (in_service_hours between 0 and 100),
  constraint training_courses_archived_range check (archived_at between '2000-01-01' and '2100-01-01')
);
create index training_courses_of_certification on public.training_courses (certification_type_id, club_id);
comment on constraint training_courses_certification on public.training_courses is
  'This certification is not on the list of the club. Choose one of the list.';
comment on constraint training_courses_title_unique on public.training_courses is
  'The club has a training of this title already. Choose another title.';
comment on constraint training_courses_title_length on public.training_courses is 'A title has 1 to 120 characters.';
comment on constraint training_courses_description_length on public.training_courses is
  'A description has at most 4,000 characters.';
comment on constraint training_courses_valid_range on public.training_courses is
  'A training is valid for 1 to 120 months.';
comment on constraint training_courses_hours_range on public.training_courses is
  'A training counts for 0 to 100 hours.';
comment on constraint training_courses_archived_range on public.training_courses is
  'A training is archived between 2000 and 2100.';
comment on column public.training_courses.certification_type_id is 'The certification that completing it renews.';
comment on column public.training_courses.valid_months is 'How long it renews it; as long as the certification''s kind says unless told.';
comment on column public.training_courses.in_service_hours is 'Hours of in-service training that completing it counts for.';
comment on column public.training_courses.archived_at is 'Since when it is no longer taught; null while it is.';
-- Members read their club's courses; managers and admins keep them.
call app.secure_club_rows('public.training_courses',
  writable => '{title,description,certification_type_id,valid_months,in_service_hours}',
  updatable => '{title,description,certification_type_id,valid_months,in_service_hours,archived_at}');

create table public.training_participants (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  course_id uuid not null,
  name text not null,
  staff_id uuid,
  due_on date,
  completed_at timestamptz,
  kept_completion timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Both columns, so that a participant cannot hang on another club's course.
  constraint training_participants_course foreign key (course_id, club_id)
    references public.training_courses (id, club_id) on delete cascade,
  constraint training_participants_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint training_participants_staff_once unique (course_id, staff_id),
  constraint training_participants_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint training_participants_due_on_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint training_participants_completed_range check (completed_at between '2000-01-01' and '2100-01-01')
);
-- People outside the staff take part by name alone, each name once; of the staff each person once, namesakes included.
create unique index training_participants_once on public.training_participants (course_id, name) where staff_id is null;
create index training_participants_of_course on public.training_participants (course_id, club_id);
create index training_participants_of_club on public.training_participants (club_id, name);
create index training_participants_of_staff on public.training_participants (staff_id, club_id);
comment on constraint training_participants_course on public.training_participants is
  'This training is not there any more. Reload the list of training.';
comment on constraint training_participants_staff on public.training_participants is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on index public.training_participants_once is 'This person takes part already.';
comment on constraint training_participants_staff_once on public.training_participants is
  'This person takes part already.';
comment on constraint training_participants_name_length on public.training_participants is
  'A name has 1 to 120 characters.';
comment on constraint training_participants_due_on_range on public.training_participants is
  'The due date lies between 2000 and 2100.';
comment on constraint training_participants_completed_range on public.training_participants is
  'The time of completion lies between 2000 and 2100.';
comment on column public.training_participants.name is 'Of one of the staff it is the name there, and follows it.';
comment on column public.training_participants.completed_at is 'Null while the training is not completed.';
comment on column public.training_participants.kept_completion is
  'When it was completed before, in a season that has closed since; null unless it was.';
-- Members read who takes part in their club's courses; managers and admins keep the list.
call app.secure_club_rows('public.training_participants', writable => '{course_id,name,completed_at,staff_id,due_on}',
  updatable => '{name,completed_at,staff_id,due_on}');

-- A training that is archived is begun by nobody and counts for no progress. What people finished in it stays, and still
-- counts for their hours.
create function app.refuse_archived_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  archived_title text := (select title from public.training_courses where id = new.course_id and archived_at is not null);
begin
  if archived_title is not null then
    raise exception '"%" is archived, so nobody can begin it.', archived_title
      using errcode = 'PT409', hint = 'Take it out of the archive first.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_archived_training() from public;
create trigger training_participants_refuse_archived before insert on public.training_participants
  for each row when (current_user in ('anon', 'authenticated')) execute function app.refuse_archived_training();

-- Nobody is given a day that has passed: they would be late before they knew of it. What was completed keeps any day, as
-- does whoever had it already.
create function app.refuse_passed_due_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.due_on < app.club_today(new.club_id) then
    raise exception 'This day has passed.'
      using errcode = '22023', hint = 'Choose today or a later day as the due date, or none.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_passed_due_date() from public;
create trigger training_participants_refuse_passed_new before insert on public.training_participants
  for each row when (new.completed_at is null and current_user in ('anon', 'authenticated'))
  execute function app.refuse_passed_due_date();
create trigger training_participants_refuse_passed before update of due_on on public.training_participants
  for each row when (
    new.completed_at is null and new.due_on is distinct from old.due_on and current_user in ('anon', 'authenticated')
  ) execute function app.refuse_passed_due_date();
