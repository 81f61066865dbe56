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
