-- Training: what a club teaches its people, and who has completed it.
--
-- Specification 7.22 reads `training_modules` with completed_participants and total_participants. Both are counts of
-- participants and would drift if they were stored beside them, so `training_modules` (training_figures.sql) is a view
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
-- People with the feature Analytics read who takes part in their club's courses, other people their own part; managers and
-- admins keep the list.
call app.secure_club_rows('public.training_participants', writable => '{course_id,name,completed_at,staff_id,due_on}',
  updatable => '{name,completed_at,staff_id,due_on}',
  readers => 'analysts',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

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

-- Training and the staff ---------------------------------------------------------------------------------------------
-- Training and the staff: names that follow the roster, certifications that a completed course renews, and assigning a
-- course to everyone who has a job role.

create function app.prepare_training_participant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.staff_id is not null then
    new.name := coalesce((select name from public.staff_members where id = new.staff_id and club_id = new.club_id), new.name);
  end if;
  return new;
end
$$;
revoke all on function app.prepare_training_participant() from public;
create trigger training_participants_prepare before insert or update of name, staff_id on public.training_participants
  for each row execute function app.prepare_training_participant();

create function app.rename_training_participant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.training_participants set name = new.name where staff_id = new.id;
  return null;
end
$$;
revoke all on function app.rename_training_participant() from public;
create trigger staff_members_rename_participant after update of name on public.staff_members
  for each row when (new.name is distinct from old.name) execute function app.rename_training_participant();

-- Completing a course that renews a certification writes it, or extends the one that is there; it never shortens one.
-- Taking a completion back leaves the certification to the manager: its card may have come from elsewhere meanwhile.
create function app.renew_certification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  course record;
  completed_on constant date := app.club_date(new.club_id, new.completed_at);
  held_id uuid;
begin
  select taught.certification_type_id, coalesce(taught.valid_months, kind.valid_months) as months into course
  from public.training_courses as taught
  join public.certification_types as kind on kind.id = taught.certification_type_id
  where taught.id = new.course_id;
  if not found then
    return null;
  end if;

  select id into held_id from public.staff_certifications
  where staff_id = new.staff_id and certification_type_id = course.certification_type_id and state = 'confirmed'
  order by expiry_date desc nulls first, id
  limit 1
  for update;
  if held_id is null then
    insert into public.staff_certifications (club_id, staff_id, certification_type_id, issued_on, expiry_date)
    values (new.club_id, new.staff_id, course.certification_type_id, completed_on,
      completed_on + make_interval(months => course.months));
  else
    update public.staff_certifications
    set issued_on = completed_on, expiry_date = completed_on + make_interval(months => course.months)
    where id = held_id and expiry_date < completed_on + make_interval(months => course.months);
  end if;
  return null;
end
$$;
revoke all on function app.renew_certification() from public;
create trigger training_participants_renew_new after insert on public.training_participants
  for each row when (new.completed_at is not null and new.staff_id is not null)
  execute function app.renew_certification();
create trigger training_participants_renew_completed after update of completed_at, staff_id on public.training_participants
  for each row when (
    new.completed_at is not null and new.staff_id is not null
    and (new.completed_at, new.staff_id) is distinct from (old.completed_at, old.staff_id)
  ) execute function app.renew_certification();

-- Assigns a course to everyone who has a job role and is not inactive, and returns how many were added. Whoever takes
-- part already is left as they are. With the caller's own rights: managers and admins.
create function public.assign_training(course_id_param uuid, role_param text, due_on_param date default null)
returns integer
language plpgsql volatile set search_path = '' as $$
declare
  course_club uuid := (select club_id from public.training_courses where id = course_id_param);
  added integer;
begin
  if course_club is null then
    raise exception 'This training does not exist.' using errcode = 'PT404', hint = 'Reload the list of training.';
  end if;
  perform app.require_manager(course_club, 'assign training');
  if not exists (select from public.job_role_definitions where club_id = course_club and title = role_param)
    and not exists (select from public.staff_members where club_id = course_club and role = role_param) then
    raise exception 'There is no job role "%".', coalesce(left(role_param, 80), '(none)')
      using errcode = 'PT404', hint = 'Choose one of the list of job roles.';
  end if;
  insert into public.training_participants (club_id, course_id, staff_id, name, due_on)
  select member.club_id, course_id_param, member.id, member.name, due_on_param
  from public.staff_members as member
  where member.club_id = course_club and member.role = role_param and member.status <> 'Inactive'
  on conflict (course_id, staff_id) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

revoke all on function public.assign_training(uuid, text, date) from public, anon, authenticated, service_role;
grant execute on function public.assign_training(uuid, text, date) to authenticated;

-- Recording training -------------------------------------------------------------------------------------------------
-- Recording who finished a training on which day, for one person or for everyone who was there, and what it renewed.

-- Noon of a day in the club's time zone; for today the club's own now. Completions are moments, people enter days.
create function app.moment_of_day(club_id_param uuid, day_param date) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when day_param = app.club_today(club_id_param) then app.club_now(club_id_param)
    else (day_param + time '12:00') at time zone time_zone
  end
  from public.clubs where id = club_id_param
$$;
revoke all on function app.moment_of_day(uuid, date) from public;
grant execute on function app.moment_of_day(uuid, date) to authenticated;

-- Records for participants of the club's training the day on which they finished it, today unless told; whoever is
-- recorded for that very day already stays as they are. Answers each of them, with the certification that it renews and
-- the last day on which that counts now. All or nobody, with the caller's own rights: managers and admins.
create function public.record_training(participant_ids_param uuid[], completed_on_param date default null)
returns table (participant_id uuid, name text, completed_at timestamptz, certification_name text, expiry_date date)
language plpgsql volatile set search_path = '' as $$
declare
  clubs uuid[] := array(
    select distinct participant.club_id from public.training_participants as participant
    where participant.id = any (participant_ids_param)
  );
  found_count integer := (
    select count(*) from public.training_participants as participant where participant.id = any (participant_ids_param)
  );
  day date;
begin
  if cardinality(clubs) <> 1 or found_count <> (select count(distinct wanted) from unnest(participant_ids_param) as wanted) then
    raise exception 'Some of these people do not take part any more.'
      using errcode = 'PT404', hint = 'Reload the training.';
  end if;
  perform app.require_manager(clubs[1], 'mark training as completed');
  day := coalesce(completed_on_param, app.club_today(clubs[1]));
  if day > app.club_today(clubs[1]) then
    raise exception 'Training is not completed in the future.'
      using errcode = '22023', hint = 'Enter the day on which it was completed.';
  end if;

  update public.training_participants as participant
  set completed_at = app.moment_of_day(participant.club_id, day)
  where participant.id = any (participant_ids_param)
    and app.club_date(participant.club_id, participant.completed_at) is distinct from day;

  return query
    select participant.id, participant.name, participant.completed_at, held.certification_name, held.expiry_date
    from public.training_participants as participant
    join public.training_courses as course on course.id = participant.course_id
    left join lateral (
      select certification.certification_name, certification.expiry_date
      from public.staff_certifications as certification
      where certification.staff_id = participant.staff_id
        and certification.certification_type_id = course.certification_type_id and certification.state = 'confirmed'
      order by certification.expiry_date desc nulls first
      limit 1
    ) as held on true
    where participant.id = any (participant_ids_param)
    order by participant.name, participant.id;
end
$$;
revoke all on function public.record_training(uuid[], date) from public, anon, authenticated, service_role;
grant execute on function public.record_training(uuid[], date) to authenticated;

-- Finished training stays --------------------------------------------------------------------------------------------

-- A finished training is a record: of what a guard knew on the day of an accident. Until its season has closed a
-- completion that was marked by mistake is taken back, and then the entry may go. Serves deleting and taking back.
--
-- Whoever takes a training anew is finished on the new day: the day in the closed season is kept beside it, and counts
-- again when the new one is taken back.
create function app.keep_finished_training() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept constant timestamptz := case tg_op when 'DELETE' then old.kept_completion end;
  closed_year constant text :=
    app.closed_season_on(old.club_id, app.club_date(old.club_id, coalesce(kept, old.completed_at)));
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so the training that was finished in it is kept.', closed_year
      using errcode = '42501', hint = 'Correct the day on which it was finished instead.';
  end if;
  if tg_op = 'DELETE' then
    raise exception '% has finished this training, so the record is kept.', old.name
      using errcode = '42501', hint = 'If it was marked by mistake, take the completion back first.';
  end if;
  new.completed_at := old.kept_completion;
  new.kept_completion := null;
  return new;
end
$$;
create trigger training_participants_keep before delete on public.training_participants
  for each row when (current_user in ('anon', 'authenticated') and old.completed_at is not null)
  execute function app.keep_finished_training();
create trigger training_participants_keep_completed before update of completed_at on public.training_participants
  for each row when (
    current_user in ('anon', 'authenticated') and old.completed_at is not null and new.completed_at is null
  )
  execute function app.keep_finished_training();

create function app.keep_earlier_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.closed_season_on(new.club_id, app.club_date(new.club_id, new.completed_at)) is not null then
    new.kept_completion := null;
  elsif app.closed_season_on(old.club_id, app.club_date(old.club_id, old.completed_at)) is not null then
    new.kept_completion := old.completed_at;
  end if;
  return new;
end
$$;
create trigger training_participants_keep_earlier before update of completed_at on public.training_participants
  for each row when (old.completed_at is not null and new.completed_at is distinct from old.completed_at
    and new.completed_at is not null)
  execute function app.keep_earlier_completion();

-- A training goes with those who have not finished it, and with nobody else.
create function app.keep_finished_course() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.training_participants where course_id = old.id and completed_at is not null) then
    raise exception 'People have finished "%", so it is kept.', old.title
      using errcode = '42501', hint = 'Archive it instead.';
  end if;
  return old;
end
$$;
create trigger training_courses_keep before delete on public.training_courses
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_finished_course();

revoke all on function app.keep_finished_training(), app.keep_earlier_completion(), app.keep_finished_course() from public;

call app.give_tables_to_module('training', '{training_courses,training_participants}');
