-- An offer names the position that it is for, and a hired applicant the job role that they were hired for.

alter table public.job_applications
  add column hired_as text,
  add constraint job_applications_hired_as_length check (char_length(hired_as) between 1 and 80),
  add constraint job_applications_hired_as_only_when_hired check (hired_as is null or status = 'hired');
comment on constraint job_applications_hired_as_length on public.job_applications is
  'The job role of a hired applicant has 1 to 80 characters.';
comment on constraint job_applications_hired_as_only_when_hired on public.job_applications is
  'Only a hired applicant was hired for a job role.';
comment on column public.job_applications.hired_as is 'The title of the job role that the applicant was hired for.';
-- Nobody has changed these applications: their versions stay.
alter table public.job_applications disable trigger user;
update public.job_applications set hired_as = person.role
from public.staff_members as person
where person.id = job_applications.staff_id and job_applications.status = 'hired';
alter table public.job_applications enable trigger user;

alter table public.job_application_events
  add column position text,
  add constraint job_application_events_position_length check (char_length(position) between 1 and 80),
  add constraint job_application_events_position_of_offer check (position is null or kind = 'offered');
comment on constraint job_application_events_position_length on public.job_application_events is
  'A position has 1 to 80 characters.';
comment on constraint job_application_events_position_of_offer on public.job_application_events is
  'Only an offer names a position.';
comment on column public.job_application_events.position is 'Of an offer: which of the positions that were applied for.';

drop function public.answer_applicant(uuid, text, integer, text);
drop function app.record_answer(uuid, text, text);

create function app.record_answer(application_id_param uuid, kind_param text, letter_param text, position_param text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  application public.job_applications;
  letter constant text := nullif(btrim(letter_param, E' \t\r\n'), '');
  club_name text;
  mail_id uuid;
begin
  select * into application from public.job_applications where id = application_id_param;
  if not found or not app.reads_club(application.club_id) then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'answer applicants');
  perform app.require_module_of('job_application_events');
  if letter is not null then
    if application.email is null then
      raise exception '% gave no e-mail address.', application.name
        using errcode = 'PT422', hint = 'Answer without an email, and call them.';
    end if;
    if char_length(letter) > 2000 then
      raise exception 'An email has at most 2,000 characters.'
        using errcode = '22023', hint = 'Shorten it and try again.';
    end if;
    select name into club_name from public.clubs where id = application.club_id;
    insert into app.notification_mails (address, club_id, kind, title, body, reply_to, is_digest, due_at)
    values (
      application.email, application.club_id, 'email_notifications',
      left(case kind_param
        when 'invited' then 'Interview at ' || club_name
        when 'offered' then 'An offer from ' || club_name
        else 'Your application to ' || club_name
      end, 160),
      letter,
      coalesce(
        (select reply_to from public.applicant_mail_settings where club_id = application.club_id),
        (select email from auth.users where id = auth.uid())
      ),
      false, now()
    )
    returning id into mail_id;
  end if;
  insert into public.job_application_events (club_id, application_id, kind, note, mail_id, delivery, position)
  values (application.club_id, application.id, kind_param, coalesce(letter, 'No email was sent.'), mail_id,
    case when mail_id is not null then 'waiting' end, position_param);
end
$$;
revoke all on function app.record_answer(uuid, text, text, text) from public;
grant execute on function app.record_answer(uuid, text, text, text) to authenticated;

create function public.answer_applicant(
  application_id_param uuid,
  answer_param text,
  version_param integer,
  letter_param text default null,
  position_param text default null
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  application public.job_applications;
  answered integer;
begin
  select * into application from public.job_applications where id = application_id_param;
  if not found then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'answer applicants');
  if coalesce(answer_param not in ('invited', 'offered'), true) then
    raise exception 'An applicant is invited or gets an offer.'
      using errcode = '22023', hint = 'Send "invited" or "offered". A refusal is reject_applicant.';
  end if;
  if position_param is not null and (answer_param <> 'offered' or not exists (
    select from public.job_application_positions
    where application_id = application_id_param and position = position_param
  )) then
    raise exception '% did not apply as %.', application.name, position_param
      using errcode = '22023', hint = 'Offer one of the positions that they applied for.';
  end if;
  update public.job_applications set status = application.status, version = version_param
  where id = application_id_param
  returning version into answered;
  if application.status not in ('pending_review', 'interviewed') then
    raise exception '% is % already.', application.name, application.status
      using errcode = 'PT409', hint = 'Reload to see how far they are.';
  end if;
  perform app.record_answer(application_id_param, answer_param, letter_param, position_param);
  return answered;
end
$$;
revoke all on function public.answer_applicant(uuid, text, integer, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_applicant(uuid, text, integer, text, text) to authenticated;

create or replace function public.reject_applicant(
  application_id_param uuid,
  version_param integer,
  reason_param text,
  letter_param text default null
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  moved integer;
begin
  moved := public.move_application(application_id_param, 'rejected', version_param, reason_param);
  if nullif(btrim(letter_param, E' \t\r\n'), '') is not null then
    perform app.record_answer(application_id_param, 'refused', letter_param, null);
  end if;
  return moved;
end
$$;

create or replace function app.hire_applicant(
  application_id_param uuid,
  job_role_id_param uuid,
  start_date_param date,
  hourly_rate_param numeric,
  beyond_positions_param boolean,
  version_param integer,
  birth_date_param date,
  reason_param text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  application public.job_applications;
  job_role public.job_role_definitions;
  person public.staff_members;
begin
  select * into application from public.job_applications where id = application_id_param for update;
  if not found or not app.reads_club(application.club_id) then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'hire people');
  if application.status = 'hired' then
    if application.staff_id is null then
      raise exception '% was hired, and is no longer on the staff.', application.name
        using errcode = 'PT409', hint = 'Add them to the staff, or enter a new application.';
    end if;
    if version_param is not null
      and not app.is_hired_as(application.staff_id, job_role_id_param, start_date_param, hourly_rate_param)
    then
      raise exception 'Someone else changed this. Reload to see their version.'
        using errcode = 'PT409', hint = format(
          '%s is hired already. Change their pay or their first day in the staff roster.', application.name);
    end if;
    return application.staff_id;
  end if;
  if version_param <> application.version then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = format(
        'Look how far %s is by now, and hire them if you still want to.', application.name);
  end if;

  select * into job_role from public.job_role_definitions
  where id = job_role_id_param and club_id = application.club_id;
  if not found then
    raise exception 'This job role does not exist.' using errcode = 'PT404', hint = 'Reload the list of job roles.';
  end if;
  perform app.lock_staff_of(application.club_id);
  if not coalesce(beyond_positions_param, false) and not app.has_free_position(application.club_id, job_role.title) then
    raise exception 'Every position of % is filled.', job_role.title
      using errcode = 'PT409', hint = 'Add a position to the role, or hire beyond the plan.';
  end if;

  select * into person from public.staff_members
  where club_id = application.club_id and lower(email) = lower(application.email);
  if person.status <> 'Inactive' then
    raise exception '% works here already, as %.', person.name, person.role
      using errcode = 'PT409', hint = 'Change their role in the staff roster instead.';
  end if;

  if person.id is null then
    insert into public.staff_members (club_id, name, role, email, phone, birth_date, start_date, hourly_rate,
      override_reason)
    values (application.club_id, application.name, job_role.title, application.email, application.phone, birth_date_param,
      coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      coalesce(hourly_rate_param, job_role.pay_range_min), reason_param)
    returning * into person;
  else
    update public.staff_members
    set role = job_role.title, status = 'Pending Onboarding', end_date = null,
      phone = coalesce(application.phone, phone),
      birth_date = coalesce(birth_date_param, birth_date),
      start_date = coalesce(start_date_param, app.first_day_of_work(application.club_id)),
      hourly_rate = coalesce(hourly_rate_param, job_role.pay_range_min, hourly_rate), override_reason = reason_param
    where id = person.id;
  end if;
  perform app.add_onboarding_items(person.id);
  update public.job_applications set status = 'hired', staff_id = person.id, hired_as = job_role.title
  where id = application.id;
  return person.id;
end
$$;


create or replace view public.application_standings with (security_invoker = true) as
select
  application.id as application_id,
  application.club_id,
  application.status,
  application.applied_date,
  (
    select max(event.happened_at) from public.job_application_events as event
    where event.application_id = application.id and event.club_id = application.club_id and event.kind = 'moved'
  ) as moved_at,
  certifications.held,
  certifications.missing,
  certifications.stated,
  answer.kind as answer,
  answer.happened_at as answered_at,
  answer.position as offered_position
from public.job_applications as application
cross join lateral (
  select
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where required.is_held), '{}') as held,
    coalesce(array_agg(required.name order by lower(required.name) collate "C") filter (where not required.is_held), '{}')
      as missing,
    coalesce(array_agg(required.name order by lower(required.name) collate "C")
      filter (where not required.is_held and required.is_stated), '{}') as stated
  from (
    select
      type.name,
      exists (
        select from public.job_application_certificates as told
        where told.application_id = application.id and told.club_id = application.club_id
          and lower(told.name) = lower(type.name)
          and (told.valid_until is null or told.valid_until >= app.club_today(application.club_id))
      ) as is_stated,
      exists (
        select from public.staff_members as person
        join public.staff_certifications as certification
          on certification.staff_id = person.id and certification.certification_type_id = type.id
        where person.club_id = application.club_id
          and (person.id = application.staff_id or lower(person.email) = lower(application.email))
          and certification.state = 'confirmed'
          and (certification.expiry_date is null or certification.expiry_date >= app.club_today(application.club_id))
      ) as is_held
    from public.certification_types as type
    where type.id in (
      select requirement.certification_type_id
      from public.job_application_positions as applied
      join public.job_role_requirements as requirement on requirement.job_role_id = applied.job_role_id
      where applied.application_id = application.id and applied.club_id = application.club_id
        and application.staff_id is null
      union all
      select requirement.certification_type_id
      from public.staff_members as person
      join public.job_role_definitions as job_role on job_role.club_id = person.club_id and job_role.title = person.role
      join public.job_role_requirements as requirement on requirement.job_role_id = job_role.id
      where person.id = application.staff_id
    )
  ) as required
) as certifications
left join lateral (
  select event.kind, event.happened_at, event.position from public.job_application_events as event
  where event.application_id = application.id and event.club_id = application.club_id
    and event.kind in ('invited', 'offered')
    and event.created_at > coalesce((
      select max(moved.created_at) from public.job_application_events as moved
      where moved.application_id = application.id and moved.club_id = application.club_id and moved.kind = 'moved'
    ), '-infinity')
  order by event.created_at desc
  limit 1
) as answer on true;
