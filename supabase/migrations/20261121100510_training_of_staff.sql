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
  where staff_id = new.staff_id and certification_type_id = course.certification_type_id
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
