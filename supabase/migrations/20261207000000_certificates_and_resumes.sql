-- A certificate has a number, an issuer and a file. People upload their own; it counts when a manager has confirmed it.
-- Applicants may send a resume. Rows that are there count as confirmed.

-- The path of the file of somebody's certificate: confidential, from a manager or in the person's own folder.
create function app.is_certificate_file(club_id_param uuid, staff_id_param uuid, path_param text) returns boolean
language sql immutable set search_path = '' as $$
  select path_param ~ ('^' || club_id_param || '/confidential/(' || staff_id_param || '/)?'
    || '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$')
$$;
revoke all on function app.is_certificate_file(uuid, uuid, text) from public;
-- Check constraints run it as whoever writes the row.
grant execute on function app.is_certificate_file(uuid, uuid, text) to authenticated, service_role;

-- Refuses a file whose type, as the storage service recognized it, is not on the list.
create function app.require_file_type(path text, types text[], words text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform app.require_file(path);
  if not exists (
    select from storage.objects
    where bucket_id = 'club-files' and name = path and metadata ->> 'mimetype' = any (types)
  ) then
    raise exception 'This file is not %.', words
      using errcode = 'PT422', hint = 'Choose a different file and save again.';
  end if;
end
$$;
revoke all on function app.require_file_type(text, text[], text) from public;

alter table public.staff_certifications
  add column certificate_number text,
  add column issuer text,
  add column storage_path text,
  add column state text not null default 'confirmed',
  add column returned_reason text,
  add column decided_by uuid references auth.users (id) on delete set null,
  add column decided_by_name text,
  add column decided_at timestamptz,
  add column asked_at timestamptz,
  add constraint staff_certifications_number_length check (
    char_length(btrim(certificate_number)) between 1 and 60 and char_length(certificate_number) <= 60
  ),
  add constraint staff_certifications_issuer_length check (
    char_length(btrim(issuer)) between 1 and 120 and char_length(issuer) <= 120
  ),
  add constraint staff_certifications_one_line check (app.is_one_line(concat(certificate_number, issuer))),
  add constraint staff_certifications_file_of_person check (app.is_certificate_file(club_id, staff_id, storage_path)),
  add constraint staff_certifications_state_known check (state in ('waiting', 'confirmed', 'returned')),
  add constraint staff_certifications_returned_with_reason check ((state = 'returned') = (returned_reason is not null)),
  add constraint staff_certifications_reason_length check (char_length(btrim(returned_reason)) >= 1 and char_length(returned_reason) <= 500),
  add constraint staff_certifications_decided_by_name_length check (char_length(decided_by_name) between 1 and 254);

create unique index staff_certifications_file_once on public.staff_certifications (storage_path);
create index staff_certifications_waiting on public.staff_certifications (club_id) where state = 'waiting';
create index staff_certifications_decided_by on public.staff_certifications (decided_by);

comment on constraint staff_certifications_number_length on public.staff_certifications is
  'A certificate number has 1 to 60 characters.';
comment on constraint staff_certifications_issuer_length on public.staff_certifications is
  'The issuer of a certificate has 1 to 120 characters.';
comment on constraint staff_certifications_one_line on public.staff_certifications is
  'A certificate number and an issuer are one line each.';
comment on constraint staff_certifications_file_of_person on public.staff_certifications is
  'The file of a certificate is a PDF, PNG or JPEG in the confidential folder of the club.';
comment on constraint staff_certifications_state_known on public.staff_certifications is
  'A certificate is waiting, confirmed or returned.';
comment on constraint staff_certifications_returned_with_reason on public.staff_certifications is
  'A certificate is sent back with a reason.';
comment on constraint staff_certifications_reason_length on public.staff_certifications is
  'The reason has 1 to 500 characters.';
comment on constraint staff_certifications_decided_by_name_length on public.staff_certifications is
  'The name of the manager has 1 to 254 characters.';
comment on index public.staff_certifications_file_once is
  'This file belongs to another certificate. Upload it again.';
comment on column public.staff_certifications.state is 'Only a confirmed certificate counts.';
comment on column public.staff_certifications.decided_by_name is
  'The manager who entered, confirmed or returned it. Null: it was on record before managers confirmed certificates, or a training renewed it.';
comment on column public.staff_certifications.asked_at is 'When a manager last asked the person for the next one.';

grant insert (certificate_number, issuer, storage_path), update (certificate_number, issuer, storage_path)
  on public.staff_certifications to authenticated;

-- A manager who enters a certification vouches for it, and so does one who changes what counts. Functions that act for
-- somebody set the state themselves; they run as their owner.
create function app.stamp_entered_certification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.decided_by := auth.uid();
  new.decided_by_name := app.name_of(auth.uid());
  new.decided_at := app.club_now(new.club_id);
  return new;
end
$$;
revoke all on function app.stamp_entered_certification() from public;
create trigger staff_certifications_stamp_entered before insert on public.staff_certifications
  for each row when (current_user = 'authenticated') execute function app.stamp_entered_certification();
create trigger staff_certifications_stamp_changed before update on public.staff_certifications
  for each row when (
    current_user = 'authenticated' and old.state = 'confirmed'
    and (new.certification_type_id, new.certification_name, new.issued_on, new.expiry_date, new.certificate_number, new.issuer,
      new.storage_path)
      is distinct from (old.certification_type_id, old.certification_name, old.issued_on, old.expiry_date,
      old.certificate_number, old.issuer, old.storage_path)
  ) execute function app.stamp_entered_certification();

-- The file is there, and is what certificates are.
create function app.require_certificate_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.require_file_type(new.storage_path, '{application/pdf,image/png,image/jpeg}', 'a PDF, a PNG or a JPEG');
  return null;
end
$$;
revoke all on function app.require_certificate_file() from public;
create trigger staff_certifications_file_new after insert on public.staff_certifications
  for each row when (new.storage_path is not null) execute function app.require_certificate_file();
create trigger staff_certifications_file_changed after update of storage_path on public.staff_certifications
  for each row when (new.storage_path is not null and new.storage_path is distinct from old.storage_path)
  execute function app.require_certificate_file();

create or replace function app.holds_required_certifications(club_id_param uuid, staff_id_param uuid, role_param text, day date)
returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if day is null then
    return null;
  end if;
  return not exists (
    select from public.job_role_definitions as role
    join public.job_role_requirements as required on required.job_role_id = role.id
    where role.club_id = club_id_param and role.title = role_param and required.certification_type_id is not null
      and not exists (
        select from public.staff_certifications as held
        where held.staff_id = staff_id_param and held.certification_type_id = required.certification_type_id
          and held.state = 'confirmed' and (held.expiry_date is null or held.expiry_date >= day)
      )
  );
end
$$;

-- The certifications that a role requires, by name, and how each stands for a person on the club's today: 'held', 'waiting'
-- for confirmation, 'expired' or 'missing'. With the caller's own rights.
create function app.required_certifications(club_id_param uuid, staff_id_param uuid, role_param text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today constant date := app.club_today(club_id_param);
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('type_id', standing.id, 'name', standing.name, 'state', standing.state)
      order by lower(standing.name) collate "C"
    ), '[]')
    from (
      select type.id, type.name, case
          when bool_or(held.state = 'confirmed' and coalesce(held.expiry_date >= today, true)) then 'held'
          when bool_or(held.state = 'waiting') then 'waiting'
          when bool_or(held.state = 'confirmed') then 'expired'
          else 'missing'
        end as state
      from public.job_role_definitions as role
      join public.job_role_requirements as required on required.job_role_id = role.id
      join public.certification_types as type on type.id = required.certification_type_id
      left join public.staff_certifications as held
        on held.staff_id = staff_id_param and held.certification_type_id = type.id
      where role.club_id = club_id_param and role.title = role_param
      group by type.id, type.name
    ) as standing
  );
end
$$;
revoke all on function app.required_certifications(uuid, uuid, text) from public;
grant execute on function app.required_certifications(uuid, uuid, text) to authenticated, service_role;

-- Certificates that people upload themselves: they wait until a manager confirms them or sends them back with a reason.
-- Until then nothing counts them: every function and view that counts certifications asks for state 'confirmed'.

-- Sends the caller's own certificate. With an id it replaces one that waits or was sent back. Returns its id.
create function app.submit_certification(
  certification_id_param uuid,
  certification_type_id_param uuid,
  certification_name_param text,
  certificate_number_param text,
  issuer_param text,
  issued_on_param date,
  expiry_date_param date,
  storage_path_param text
)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  person public.staff_members;
  stored public.staff_certifications;
begin
  select * into person from public.staff_members where user_id = auth.uid() for update;
  if not found then
    raise exception 'You are not on the staff of a club.'
      using errcode = '42501', hint = 'Ask a manager to add you to the roster with your email address.';
  end if;
  if storage_path_param is null then
    raise exception 'There is no photo or PDF of the certificate.'
      using errcode = 'PT422', hint = 'Add one and send it again.';
  end if;
  -- Any other file of the folder is not the person's to read, and a certificate would let them.
  if split_part(storage_path_param, '/', 3) <> person.id::text then
    raise exception 'This file is not in your own folder.'
      using errcode = '42501', hint = 'Upload the file again.';
  end if;
  if (select count(*) from public.staff_certifications
    where staff_id = person.id and state = 'waiting' and id is distinct from certification_id_param) >= 10 then
    raise exception 'Ten of your certificates wait for confirmation.'
      using errcode = 'PT429', hint = 'Wait until a manager has looked at them.';
  end if;
  if not app.within_limit('submit_certification', auth.uid()::text, 30, interval '1 day') then
    raise exception 'You have sent many certificates today.' using errcode = 'PT429', hint = 'Send the next one tomorrow.';
  end if;

  if certification_id_param is null then
    insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, certificate_number,
      issuer, issued_on, expiry_date, storage_path, state)
    values (person.club_id, person.id, certification_type_id_param, certification_name_param, certificate_number_param,
      issuer_param, issued_on_param, expiry_date_param, storage_path_param, 'waiting')
    returning * into stored;
  else
    update public.staff_certifications set
      certification_type_id = certification_type_id_param,
      certification_name = certification_name_param,
      certificate_number = certificate_number_param,
      issuer = issuer_param,
      issued_on = issued_on_param,
      expiry_date = expiry_date_param,
      storage_path = storage_path_param,
      state = 'waiting',
      returned_reason = null,
      decided_by = null,
      decided_by_name = null,
      decided_at = null
    where id = certification_id_param and staff_id = person.id and state <> 'confirmed'
    returning * into stored;
    if not found then
      raise exception 'This certificate is confirmed already, or is not there any more.'
        using errcode = 'PT409', hint = 'Reload the page. Add the new one as another certificate.';
    end if;
  end if;

  perform app.tell(array(
    select row(
      profiles.user_id,
      'staff_updates',
      format('%s sent a certificate: %s', person.name, stored.certification_name),
      concat_ws(E'\n',
        'Number: ' || stored.certificate_number,
        'Issuer: ' || stored.issuer,
        'Expires: ' || app.day_words(stored.expiry_date),
        'Look at the file. Then confirm the certificate or send it back.'),
      '/staff?certification=waiting&open=' || person.id
    )::app.news
    from public.profiles
    where profiles.club_id = person.club_id and profiles.role in ('manager', 'admin')
  ));
  return stored.id;
end
$$;

-- Confirms a certificate that waits, or sends it back with a reason, and tells the person. The version is the one that
-- the manager looked at.
create function app.decide_certification(
  certification_id_param uuid, confirmed_param boolean, version_param integer, reason_param text
)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  clubs constant uuid[] := app.require_editable_clubs();
  certification public.staff_certifications;
  person public.staff_members;
begin
  select * into certification from public.staff_certifications
  where id = certification_id_param and club_id = any (clubs) for update;
  if not found then
    raise exception 'This certificate is not there any more.' using errcode = 'PT404', hint = 'Reload the list.';
  end if;
  if certification.state <> 'waiting' then
    raise exception '% has decided about this certificate.', coalesce(certification.decided_by_name, 'A manager')
      using errcode = 'PT409', hint = 'Reload the list.';
  end if;
  if certification.version is distinct from version_param then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = 'The person has sent another file or other dates.';
  end if;
  if not confirmed_param and coalesce(btrim(reason_param), '') = '' then
    raise exception 'A certificate is sent back with a reason.'
      using errcode = '23514', hint = 'Say what the person has to change.';
  end if;

  update public.staff_certifications set
    state = case when confirmed_param then 'confirmed' else 'returned' end,
    returned_reason = case when not confirmed_param then btrim(reason_param) end,
    decided_by = auth.uid(),
    decided_by_name = app.name_of(auth.uid()),
    decided_at = app.club_now(club_id)
  where id = certification.id;

  select * into person from public.staff_members where id = certification.staff_id;
  if person.user_id is not null then
    perform app.notify(person.user_id, 'email_notifications',
      format('Your %s was %s', certification.certification_name, case when confirmed_param then 'confirmed' else 'sent back' end),
      case when not confirmed_param then btrim(reason_param) || E'\nCorrect it and send it again.' end,
      '/staff?open=' || person.id);
  end if;
end
$$;

-- Asks a person for the certificate that follows one that expires, once a day.
create function app.ask_for_certification(certification_id_param uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  clubs constant uuid[] := app.require_editable_clubs();
  certification public.staff_certifications;
  person public.staff_members;
begin
  select * into certification from public.staff_certifications
  where id = certification_id_param and club_id = any (clubs) for update;
  if not found then
    raise exception 'This certificate is not there any more.' using errcode = 'PT404', hint = 'Reload the list.';
  end if;
  select * into person from public.staff_members where id = certification.staff_id;
  if person.user_id is null then
    raise exception '% has no account yet.', person.name
      using errcode = 'PT409', hint = 'Invite them, or ask them in person and enter the new date.';
  end if;
  if not app.within_limit('ask_for_certification', certification.id::text, 1, interval '1 day') then
    raise exception '% was asked for this today.', person.name
      using errcode = 'PT429', hint = 'Ask again tomorrow.';
  end if;
  update public.staff_certifications set asked_at = app.club_now(club_id) where id = certification.id;
  perform app.notify(person.user_id, 'email_notifications',
    format('Please send your new %s', certification.certification_name),
    format(E'%s asks for it. The one on record %s.\nOpen your page and upload a photo or a PDF.', app.name_of(auth.uid()),
      coalesce(case when certification.expiry_date < app.club_today(certification.club_id) then 'expired on ' else 'expires on ' end
        || app.day_words(certification.expiry_date), 'does not expire')),
    '/staff?open=' || person.id);
end
$$;
revoke all on function app.submit_certification(uuid, uuid, text, text, text, date, date, text),
  app.decide_certification(uuid, boolean, integer, text), app.ask_for_certification(uuid) from public;
grant execute on function app.submit_certification(uuid, uuid, text, text, text, date, date, text),
  app.decide_certification(uuid, boolean, integer, text), app.ask_for_certification(uuid) to authenticated;

-- For everyone on the staff.
create function public.submit_certification(
  storage_path_param text,
  certification_id_param uuid default null,
  certification_type_id_param uuid default null,
  certification_name_param text default null,
  certificate_number_param text default null,
  issuer_param text default null,
  issued_on_param date default null,
  expiry_date_param date default null
)
returns uuid
language sql volatile set search_path = '' as $$
  select app.submit_certification(certification_id_param, certification_type_id_param, certification_name_param,
    certificate_number_param, issuer_param, issued_on_param, expiry_date_param, storage_path_param)
$$;
-- For managers and admins of the club.
create function public.decide_certification(
  certification_id_param uuid, confirmed_param boolean, version_param integer, reason_param text default null
)
returns void
language sql volatile set search_path = '' as $$
  select app.decide_certification(certification_id_param, confirmed_param, version_param, reason_param)
$$;
create function public.ask_for_certification(certification_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.ask_for_certification(certification_id_param)
$$;
revoke all on function public.submit_certification(text, uuid, uuid, text, text, text, date, date),
  public.decide_certification(uuid, boolean, integer, text), public.ask_for_certification(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.submit_certification(text, uuid, uuid, text, text, text, date, date),
  public.decide_certification(uuid, boolean, integer, text), public.ask_for_certification(uuid) to authenticated;

-- Folders and files --------------------------------------------------------------------------------------------------
-- What the policies of storage/buckets.sql ask.

-- The folder to which the caller uploads certificates: <club id>/confidential/<staff id>/.
create function app.my_certificate_folders() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select club_id || '/confidential/' || id || '/' from public.staff_members where user_id = auth.uid());
end
$$;

-- The same, while fewer than ten files in it belong to no certificate.
create function app.my_certificate_folders_with_room() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select folder from unnest(app.my_certificate_folders()) as folder
    where (
      select count(*) from storage.objects
      where bucket_id = 'club-files' and starts_with(name, folder)
        and not exists (select from public.staff_certifications where storage_path = objects.name)
    ) < 10
  );
end
$$;

-- The files of the caller's certificates, also those that a manager uploaded.
create function app.my_certificate_files() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select storage_path from public.staff_certifications
    where staff_id = any (app.my_staff_ids()) and storage_path is not null
  );
end
$$;
revoke all on function app.my_certificate_folders(), app.my_certificate_folders_with_room(), app.my_certificate_files()
  from public;
grant execute on function app.my_certificate_folders(), app.my_certificate_folders_with_room(), app.my_certificate_files()
  to authenticated;

-- What counts certifications ------------------------------------------------------------------------------------------

create or replace function app.expiring_certifications(club_ids uuid[])
returns table (certification_id uuid, expiry_date date, user_id uuid, has_expired boolean, kind text, words text)
language sql stable security definer set search_path = '' as $$
  with club as materialized (
    select id, app.club_today(id) as today from unnest(club_ids) as id
  )
  select certification.id, certification.expiry_date, recipient.user_id, certification.expiry_date < club.today,
    recipient.kind, recipient.words
  from club
  join public.staff_certifications as certification on certification.club_id = club.id
    and certification.state = 'confirmed' and certification.expiry_date between club.today - 14 and club.today + 120
  join public.staff_members as person on person.id = certification.staff_id and person.status <> 'Inactive'
  cross join lateral (
    select person.user_id, 'email_notifications' as kind, 'Your ' || certification.certification_name as words
    where person.user_id is not null
    union all
    select profiles.user_id, 'staff_updates', person.name || ': ' || certification.certification_name
    from public.profiles
    where profiles.club_id = club.id and profiles.role in ('manager', 'admin')
      and profiles.user_id is distinct from person.user_id
  ) as recipient
  left join public.notification_preferences as preference
    on preference.user_id = recipient.user_id and preference.kind = recipient.kind
  where coalesce(preference.channel, 'both') <> 'none'
    and certification.expiry_date <= club.today + coalesce(preference.lead_days, 30)
    and not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = certification.staff_id and newer.certification_name = certification.certification_name
        and newer.state = 'confirmed' and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
$$;

create or replace function app.tell_of_expiring_certifications() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  club_ids uuid[];
  news app.news[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tell_of_expiring_certifications', 0));
  club_ids := array(
    select clubs.id from public.clubs
    left join app.certification_sweeps as sweep on sweep.club_id = clubs.id
    where coalesce(sweep.swept_at <= now() - interval '1 hour', true)
    order by sweep.swept_at nulls first, clubs.id
    limit 200
  );
  insert into app.certification_sweeps (club_id, swept_at) select unnest(club_ids), now()
  on conflict (club_id) do update set swept_at = excluded.swept_at;

  with due as materialized (
    select * from app.expiring_certifications(club_ids)
  ), noted as (
    insert into app.certification_notices (certification_id, expiry_date, user_id, has_expired)
    select due.certification_id, due.expiry_date, due.user_id, due.has_expired from due
    on conflict do nothing
    returning *
  ), line as (
    select due.*, row_number() over (
      partition by due.user_id, due.kind, due.has_expired order by due.expiry_date, lower(due.words) collate "C"
    ) as position
    from noted
    join due using (certification_id, expiry_date, user_id, has_expired)
  ), told as (
    select user_id, kind, has_expired, count(*) as certifications, min(words) as words,
      app.day_words(min(expiry_date)) as day,
      string_agg(words || ', ' || app.day_words(expiry_date), E'\n' order by position) filter (where position <= 10)
        || case when count(*) > 10 then format(E'\nAnd %s more.', count(*) - 10) else '' end as list
    from line
    group by user_id, kind, has_expired
  )
  select array_agg(row(
    told.user_id,
    told.kind,
    case
      when told.certifications = 1 then format('%s %s on %s', told.words,
        case when told.has_expired then 'expired' else 'expires' end, told.day)
      else format('%s certifications %s', told.certifications,
        case when told.has_expired then 'have expired' else 'expire soon' end)
    end,
    concat_ws(E'\n',
      case when told.certifications > 1 then told.list end,
      case when told.kind = 'email_notifications' then
        case when told.has_expired
        then 'Shifts that require it can no longer be given to you. Renew it and upload the new one.'
        else 'Renew it before it ends and upload the new one.' end
      end),
    case
      when told.kind = 'email_notifications' then '/training'
      when told.has_expired then '/staff?certification=needed'
      else '/staff?certification=expiring'
    end
  )::app.news) into news
  from told;
  perform app.tell(news);
  return coalesce(cardinality(news), 0);
end
$$;

create or replace function app.holds_certification(staff_id_param uuid, certification_type_id_param uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_certifications
    where staff_id = staff_id_param and certification_type_id = certification_type_id_param
      and state = 'confirmed' and (expiry_date is null or expiry_date >= day)
  )
$$;

create or replace function app.certification_problem(plan app.shift_plan) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select format('%s cannot work as %s on %s without a valid certification: %s.', plan.name, plan.role,
      app.day_words(plan.first_day), string_agg(lacking.words, ', ' order by lacking.words collate "C"))
    from (
      select type.name || coalesce(
        ' (expired on ' || app.day_words(max(held.expiry_date) filter (where held.expiry_date < plan.last_day)) || ')',
        '') as words
      from public.job_role_definitions as role
      join public.job_role_requirements as requirement on requirement.job_role_id = role.id
      join public.certification_types as type on type.id = requirement.certification_type_id
      left join public.staff_certifications as held on held.staff_id = plan.staff_id and held.state = 'confirmed'
        and (held.certification_type_id = type.id
          or (held.certification_type_id is null and lower(held.certification_name) = lower(type.name)))
      where role.club_id = plan.club_id and role.title = plan.role
      group by type.id, type.name
      having not bool_or(held.id is not null and coalesce(held.issued_on <= plan.first_day, true)
        and coalesce(held.expiry_date >= plan.last_day, true))
    ) as lacking
    having count(*) > 0
  );
end
$$;

create or replace function app.renew_certification() returns trigger
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

create or replace function public.record_training(participant_ids_param uuid[], completed_on_param date default null)
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

create or replace view public.staff with (security_invoker = true) as
select
  member.id,
  member.club_id,
  member.user_id,
  member.name,
  member.role,
  member.status,
  member.email,
  member.phone,
  member.birth_date,
  member.start_date,
  member.end_date,
  member.hourly_rate,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from (select app.club_week_start(member.club_id) as starts_at offset 0) as week
    join public.shifts as shift on shift.staff_id = member.id and shift.status = 'published'
      and shift.starts_at >= week.starts_at and shift.starts_at < week.starts_at + interval '7 days'
  ) as hours_this_week,
  (
    select coalesce(round(sum(extract(epoch from shift.ends_at - shift.starts_at) / 3600 - shift.break_minutes / 60.0), 2), 0)
    from public.shifts as shift
    where shift.staff_id = member.id and shift.status = 'published'
      and shift.ends_at <= (select app.club_now(member.club_id))
  ) as total_hours,
  array(
    select certification.certification_name
    from public.staff_certifications as certification
    where certification.staff_id = member.id and certification.state = 'confirmed'
    order by lower(certification.certification_name) collate "C"
  ) as certifications,
  member.created_at,
  member.updated_at,
  member.version,
  case
    when exists (
      select from public.staff_certifications as certification
      where certification.staff_id = member.id and certification.state = 'confirmed'
        and (certification.expiry_date is null or certification.expiry_date >= (select app.club_today(member.club_id)))
    ) then 'Current'
    else 'Action Needed'
  end as certification_badge,
  (
    select count(*)::integer
    from (select app.club_today(member.club_id) as day offset 0) as today
    join public.staff_certifications as certification on certification.staff_id = member.id
      and certification.state = 'confirmed' and certification.expiry_date between today.day and today.day + 30
    where not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = member.id and newer.certification_name = certification.certification_name
        and newer.state = 'confirmed' and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
  ) as certifications_expiring,
  app.holds_required_certifications(
    member.club_id, member.id, member.role, app.current_season_end(member.club_id)
  ) as valid_to_season_end,
  member.override_reason,
  app.required_certifications(member.club_id, member.id, member.role) as required_certifications
from public.staff_members as member;

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
  answer.happened_at as answered_at
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
    )
  ) as required
) as certifications
left join lateral (
  select event.kind, event.happened_at from public.job_application_events as event
  where event.application_id = application.id and event.club_id = application.club_id
    and event.kind in ('invited', 'offered')
    and event.created_at > coalesce((
      select max(moved.created_at) from public.job_application_events as moved
      where moved.application_id = application.id and moved.club_id = application.club_id and moved.kind = 'moved'
    ), '-infinity')
  order by event.created_at desc
  limit 1
) as answer on true;

drop view public.training_renewals;
drop function app.held_by_trained_staff(uuid);

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
revoke all on function app.held_by_trained_staff(uuid) from public;
grant execute on function app.held_by_trained_staff(uuid) to authenticated, service_role;

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

revoke all on public.training_renewals from public, anon, authenticated, service_role;
grant select on public.training_renewals to authenticated, service_role;
comment on view public.training_renewals is 'Certifications that expire, and the training that renews them.';
create trigger refuse_writing instead of insert or update or delete on public.training_renewals
  for each row execute function app.refuse_writing_view();

create or replace view public.needs_today with (security_invoker = true) as
select
  club.id as club_id,
  (
    select count(*)::integer
    from public.shifts as shift
    where shift.club_id = club.id and shift.staff_id is null
      and (shift.status = 'published' or (shift.status = 'draft' and caller.decides))
      and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '7 days') at time zone club.time_zone
  ) as open_shifts,
  (
    select coalesce(sum(staff.certifications_expiring), 0)::integer
    from public.staff
    where staff.club_id = club.id and staff.status <> 'Inactive'
  ) as expiring_certifications,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_requests as request
    where request.club_id = club.id and request.status = 'open'
      and (request.kind <> 'swap' or request.colleague_agreed_at is not null)
  ) + (
    select count(*)::integer
    from public.time_off_requests as request
    where request.club_id = club.id and request.status = 'pending'
  ) end as requests,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_overview as vendor
    where vendor.club_id = club.id and vendor.status = 'Overdue'
  ) end as overdue_vendors,
  case when caller.decides then (
    select count(*)::integer
    from public.job_applications as application
    where application.club_id = club.id and application.status = 'pending_review' and application.season = club.season
  ) end as applications,
  case when caller.decides then (
    select count(*)::integer
    from public.staff_certifications as certification
    where certification.club_id = club.id and certification.state = 'waiting'
  ) end as certificates_to_confirm
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, app.club_week_start(club.id) as week_start
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller;

-- Resumes -------------------------------------------------------------------------------------------------------------

-- Resumes that applicants send with an application. Confidential as the application is. Only the function `apply` adds
-- them, with the service key and after the application has been stored, so that a file without an application leaves
-- nothing behind.

create table public.job_application_resumes (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  application_id uuid not null,
  file_name text not null,
  media_type text not null,
  bytes integer not null,
  digest text not null,
  storage_path text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint job_application_resumes_application foreign key (application_id, club_id)
    references public.job_applications (id, club_id) on delete cascade,
  constraint job_application_resumes_once unique (application_id, digest),
  constraint job_application_resumes_file_name_length check (char_length(btrim(file_name)) between 1 and 120 and char_length(file_name) <= 120),
  constraint job_application_resumes_file_name_one_line check (app.is_one_line(file_name)),
  constraint job_application_resumes_media_type_known check (media_type in ('application/pdf', 'image/png', 'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
  constraint job_application_resumes_bytes_range check (bytes between 1 and 5242880),
  constraint job_application_resumes_digest_form check (digest ~ '^[0-9a-f]{64}$'),
  constraint job_application_resumes_file_of_club check (storage_path ~ ('^' || club_id
    || '/confidential/resumes/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx|png|jpg)$'))
);
create index job_application_resumes_of_application on public.job_application_resumes (application_id, club_id);
create index job_application_resumes_of_club on public.job_application_resumes (club_id, application_id);
create unique index job_application_resumes_file_once on public.job_application_resumes (storage_path);
comment on constraint job_application_resumes_application on public.job_application_resumes is
  'This application is not there any more. Reload the list of applications.';
comment on constraint job_application_resumes_once on public.job_application_resumes is
  'The application has this resume already.';
comment on constraint job_application_resumes_file_name_length on public.job_application_resumes is
  'The name of a file has 1 to 120 characters.';
comment on constraint job_application_resumes_file_name_one_line on public.job_application_resumes is
  'The name of a file has no line breaks and no other control characters.';
comment on constraint job_application_resumes_media_type_known on public.job_application_resumes is
  'A resume is a PDF, a Word document, a PNG or a JPEG.';
comment on constraint job_application_resumes_bytes_range on public.job_application_resumes is
  'A resume has at most 5 MB.';
comment on constraint job_application_resumes_digest_form on public.job_application_resumes is
  'The digest of a file is its SHA-256 in hexadecimal digits.';
comment on constraint job_application_resumes_file_of_club on public.job_application_resumes is
  'A resume lies in the folder of the resumes of the club.';
comment on index public.job_application_resumes_file_once is 'This file belongs to another application.';
comment on column public.job_application_resumes.file_name is 'As the applicant called it. The file in the storage has a name that tells nothing.';
-- Managers and admins read the resumes of applications to their club and remove them. The firm does not: an applicant
-- sends a resume to the club alone.
call app.secure_club_rows('public.job_application_resumes', writable => '{application_id}', readers => 'managers',
  verbs => '{select,delete}');
alter policy job_application_resumes_select on public.job_application_resumes
  using (club_id = any ((select app.editable_clubs())::uuid[]));

-- Names an uploaded resume at its application: at most ten of one application. Returns false, and keeps nothing, when the
-- application has the same file already.
create function app.attach_resume(application_id_param uuid, path_param text, name_param text, digest_param text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  club uuid;
begin
  select club_id into club from public.job_applications where id = application_id_param for update;
  if not found then
    raise exception 'This application is not there any more.' using errcode = 'PT404', hint = 'Send it again.';
  end if;
  perform app.require_file_type(path_param, '{application/pdf,image/png,image/jpeg,application/vnd.openxmlformats-officedocument.wordprocessingml.document}',
    'a PDF, a Word document, a PNG or a JPEG');
  if (select count(*) from public.job_application_resumes where application_id = application_id_param) >= 10 then
    raise exception 'This application has ten resumes already.'
      using errcode = 'PT429', hint = 'Ask the club which one it needs.';
  end if;
  insert into public.job_application_resumes (club_id, application_id, file_name, media_type, bytes, digest, storage_path)
  select club, application_id_param, name_param, file.metadata ->> 'mimetype', (file.metadata ->> 'size')::integer,
    digest_param, path_param
  from storage.objects as file where file.bucket_id = 'club-files' and file.name = path_param
  on conflict (application_id, digest) do nothing;
  return found;
end
$$;
revoke all on function app.attach_resume(uuid, text, text, text) from public;
grant execute on function app.attach_resume(uuid, text, text, text) to service_role;

-- For the function `apply` alone.
create function public.attach_resume(application_id_param uuid, path_param text, name_param text, digest_param text)
returns boolean
language sql volatile set search_path = '' as $$
  select app.attach_resume(application_id_param, path_param, name_param, digest_param)
$$;
revoke all on function public.attach_resume(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.attach_resume(uuid, text, text, text) to service_role;

call app.give_tables_to_module('recruitment', '{job_application_resumes}');

create or replace function app.receive_application(application_param jsonb, origin_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.job_applications := jsonb_populate_record(null::public.job_applications, application_param);
  sent_certificates constant jsonb := app.sent_objects(coalesce(application_param -> 'certificates', '[]'));
  role_ids uuid[] := array(select distinct wanted::uuid from jsonb_array_elements_text(application_param -> 'job_role_ids') as wanted);
  club public.clubs;
  stored public.job_applications;
  closed_role text;
  confirm boolean;
  added integer;
  is_new boolean := false;
  told jsonb;
  event public.job_application_events;
begin
  if not app.within_limit('apply_origin', origin_param, 10, interval '10 minutes') then
    raise exception 'Too many applications from this network.'
      using errcode = 'PT429', hint = 'Wait ten minutes and try again.';
  end if;
  select * into club from public.clubs where slug = lower(btrim(application_param ->> 'club_slug'));
  if not found then
    raise exception 'There is no club at this address.'
      using errcode = 'PT404', hint = 'Check the link that you were given.';
  end if;
  if cardinality(role_ids) not between 1 and 4 then
    raise exception 'An application names one to four positions.'
      using errcode = '22023', hint = 'Choose the positions that suit you best.';
  end if;

  select coalesce(role.title, 'This position') into closed_role
  from unnest(role_ids) as wanted (id)
  left join public.job_role_definitions as role on role.id = wanted.id and role.club_id = club.id
  where wanted.id not in (select id from app.open_roles(club.id))
  limit 1;
  if found then
    raise exception '% is no longer open at %.', closed_role, club.name
      using errcode = 'PT409', hint = 'Reload the page and choose another position.';
  end if;

  -- The same person pressing twice waits here for the first press.
  perform pg_advisory_xact_lock(hashtextextended('application to ' || club.id || ' of ' || lower(sent.email), 0));
  select * into stored from public.job_applications
  where club_id = club.id and lower(email) = lower(sent.email) and source = 'application_page'
    and created_at > now() - interval '1 day'
  order by created_at desc
  limit 1;

  if not found then
    if not app.within_limit('apply_email', lower(sent.email), 3, interval '1 hour') then
      raise exception 'Too many applications from this e-mail address.'
        using errcode = 'PT429', hint = 'We have your earlier applications. Wait an hour before you send another.';
    end if;
    is_new := true;
    insert into public.job_applications (club_id, name, email, phone, message, source, confirmation, first_day, last_day,
      age_band, days_per_week, consented_at)
    values (club.id, sent.name, sent.email, sent.phone, sent.message, 'application_page', 'pending', sent.first_day,
      sent.last_day, sent.age_band, sent.days_per_week, case when (application_param ->> 'consent')::boolean then now() end)
    returning * into stored;
  elsif not app.within_limit('apply_again', lower(sent.email), 10, interval '1 hour') then
    raise exception 'Too many applications from this e-mail address.'
      using errcode = 'PT429', hint = 'We have your earlier applications. Wait an hour before you send another.';
  end if;
  insert into public.job_application_positions (club_id, application_id, job_role_id)
  select club.id, stored.id, wanted.id from unnest(role_ids) as wanted (id)
  on conflict (application_id, position) do nothing;
  get diagnostics added = row_count;
  insert into public.job_application_certificates (club_id, application_id, name, valid_until)
  select distinct on (btrim(certificate ->> 'name')) club.id, stored.id, btrim(certificate ->> 'name'),
    (certificate ->> 'valid_until')::date
  from jsonb_array_elements(sent_certificates) as certificate
  order by btrim(certificate ->> 'name'), (certificate ->> 'valid_until')::date desc nulls last
  on conflict (application_id, name) do update
    set valid_until = coalesce(excluded.valid_until, job_application_certificates.valid_until);

  told := jsonb_build_object(
    'name', sent.name,
    'email', sent.email,
    'phone', sent.phone,
    'positions', (
      select jsonb_agg(role.title order by lower(role.title) collate "C")
      from public.job_role_definitions as role where role.id = any (role_ids)
    ),
    'first_day', sent.first_day,
    'last_day', sent.last_day,
    'age_band', sent.age_band,
    'days_per_week', sent.days_per_week,
    'certificates', sent_certificates
  );
  select * into event from public.job_application_events
  where application_id = stored.id and kind = 'applied'
  order by created_at desc limit 1;
  if event.id is null or event.said is distinct from told or event.note is distinct from sent.message then
    insert into public.job_application_events (club_id, application_id, kind, note, said, actor_name)
    values (club.id, stored.id, 'applied', sent.message, told, sent.name)
    returning * into event;
    perform app.tell_of_application(event, is_new);
    if not is_new then
      -- The phone number and the message of before stay in the history; what the applicant said last counts.
      update public.job_applications set
        phone = coalesce(sent.phone, phone),
        first_day = coalesce(sent.first_day, first_day),
        last_day = coalesce(sent.last_day, last_day),
        age_band = coalesce(sent.age_band, age_band),
        days_per_week = coalesce(sent.days_per_week, days_per_week),
        consented_at = coalesce(consented_at, case when (application_param ->> 'consent')::boolean then now() end)
      where id = stored.id;
    end if;
  end if;

  -- A position that no mail has named yet deserves one; so does an application whose mail failed.
  confirm := added > 0 or stored.confirmation is not distinct from 'failed';
  if confirm and stored.confirmation is distinct from 'pending' then
    update public.job_applications set confirmation = 'pending' where id = stored.id;
  end if;

  return jsonb_build_object(
    'id', stored.id,
    'club_id', club.id,
    'name', stored.name,
    'club_name', club.name,
    'positions', (
      select jsonb_agg(position order by lower(position) collate "C")
      from public.job_application_positions where application_id = stored.id
    ),
    'confirm', confirm
  );
end
$$;

-- Files ---------------------------------------------------------------------------------------------------------------

update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/csv',
  'text/plain', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
where id = 'club-files';

drop policy club_files_select on storage.objects;
-- Members read, list and sign what lies directly in the folder of their club, except financial summaries, for which they
-- need the feature Analytics. What lies deeper is confidential: its managers and admins read it. The firm reads the files
-- of every club, but not resumes: an applicant sends them to the club alone.
create policy club_files_select on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any (
      case when name ~ '^[^/]+/[^/]+$' then (select app.visible_clubs())::uuid[]::text[]
        when name ~ '^[^/]+/confidential/resumes/' then (select app.editable_clubs())::uuid[]::text[]
        else (select app.confidential_clubs())::uuid[]::text[] end
    )
    and name <> all ((select app.closed_financial_files())::text[])
  );

drop policy club_files_update on storage.objects;
-- Managers and admins replace and move the files of their club that no row names, also into the confidential folder and
-- out of it.
create policy club_files_update on storage.objects for update to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  )
  with check (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and name ~ '^[^/]+/(confidential/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$'
  );

drop policy club_files_delete on storage.objects;
-- They remove those that no row names.
create policy club_files_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  );

-- Everyone on the staff reads the files of the own certificates, and what they uploaded.
create policy club_files_select_own on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and (
      name = any ((select app.my_certificate_files())::text[])
      or regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders())::text[])
    )
  );

-- They add PDF, PNG and JPEG files to the own folder, ten at most that no certificate names. They replace none.
create policy club_files_insert_own on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders_with_room())::text[])
    and name ~ '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$'
  );

-- They remove what they uploaded and no certificate names.
create policy club_files_delete_own on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_certificate_folders())::text[])
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
  );
