-- Job applications: who wants to work at a club, in which positions, and what became of it. Confidential: managers and
-- admins of the club read them, and the firm. Someone is hired only by hire_applicant (hiring.sql).

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  email text,
  phone text,
  status text not null default 'pending_review',
  message text,
  notes text,
  applied_date date not null,
  season text not null,
  source text not null default 'entered',
  confirmation text,
  staff_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  first_day date,
  last_day date,
  age_band text,
  days_per_week integer,
  consented_at timestamptz,
  hired_as text,
  constraint job_applications_in_club unique (id, club_id),
  constraint job_applications_staff foreign key (staff_id, club_id) references public.staff_members (id, club_id)
    on delete set null (staff_id),
  constraint job_applications_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint job_applications_email_form check (app.is_email_address(email) and char_length(email) <= 254),
  constraint job_applications_phone_length check (char_length(phone) <= 40),
  -- One line each, because they end up in emails.
  constraint job_applications_single_lines check (concat(name, email, phone) !~ '[[:cntrl:]]'),
  constraint job_applications_status_known check (status in ('pending_review', 'interviewed', 'hired', 'rejected')),
  constraint job_applications_message_length check (char_length(message) <= 2000),
  constraint job_applications_notes_length check (char_length(notes) <= 5000),
  constraint job_applications_applied_date_range check (applied_date between '2000-01-01' and '2100-01-01'),
  constraint job_applications_season_year check (season ~ '^20[0-9]{2}$'),
  constraint job_applications_source_known check (source in ('application_page', 'entered', 'referral', 'job_board')),
  constraint job_applications_confirmation_known check (confirmation in ('pending', 'sent', 'failed')),
  constraint job_applications_staff_only_when_hired check (staff_id is null or status = 'hired'),
  constraint job_applications_first_day_range check (first_day between '2000-01-01' and '2100-01-01'),
  constraint job_applications_last_day_range check (last_day between '2000-01-01' and '2100-01-01'),
  constraint job_applications_days_in_order check (last_day >= first_day),
  -- The youngest age at which clubs may employ a person: 29 CFR 570.2(a)(1), 29 CFR 570.119.
  constraint job_applications_age_band_known check (age_band in ('14-15', '16-17', '18+')),
  constraint job_applications_days_per_week_range check (days_per_week between 1 and 7),
  constraint job_applications_hired_as_length check (char_length(hired_as) between 1 and 80),
  constraint job_applications_hired_as_only_when_hired check (hired_as is null or status = 'hired')
);
create index job_applications_newest_first on public.job_applications (club_id, applied_date desc, id);
create index job_applications_of_email on public.job_applications (club_id, lower(email), created_at);
create index job_applications_of_staff on public.job_applications (staff_id, club_id);
comment on constraint job_applications_name_length on public.job_applications is 'A name has 1 to 120 characters.';
comment on constraint job_applications_email_form on public.job_applications is
  'An email address looks like name@example.com.';
comment on constraint job_applications_phone_length on public.job_applications is
  'A phone number has at most 40 characters.';
comment on constraint job_applications_single_lines on public.job_applications is
  'A name, an email address and a phone number are one line each.';
comment on constraint job_applications_status_known on public.job_applications is
  'An application is pending review, interviewed, hired or rejected.';
comment on constraint job_applications_message_length on public.job_applications is
  'A message has at most 2,000 characters.';
comment on constraint job_applications_notes_length on public.job_applications is
  'Notes have at most 5,000 characters.';
comment on constraint job_applications_applied_date_range on public.job_applications is
  'The day of an application lies between 2000 and 2100.';
comment on constraint job_applications_season_year on public.job_applications is
  'A season is a year with four digits, such as 2026.';
comment on constraint job_applications_source_known on public.job_applications is
  'An application comes from the application page, a referral or a job board, or was entered.';
comment on constraint job_applications_confirmation_known on public.job_applications is
  'A confirmation is pending, sent or failed.';
comment on constraint job_applications_staff_only_when_hired on public.job_applications is
  'Only a hired applicant is on the staff.';
comment on constraint job_applications_first_day_range on public.job_applications is
  'The first day that an applicant can work lies between 2000 and 2100.';
comment on constraint job_applications_last_day_range on public.job_applications is
  'The last day that an applicant can work lies between 2000 and 2100.';
comment on constraint job_applications_days_in_order on public.job_applications is
  'The last day that an applicant can work does not come before the first.';
comment on constraint job_applications_age_band_known on public.job_applications is
  'An applicant is 14 or 15, 16 or 17, or 18 or older. Federal law allows no work here before 14.';
comment on constraint job_applications_days_per_week_range on public.job_applications is
  'An applicant can work 1 to 7 days a week.';
comment on constraint job_applications_hired_as_length on public.job_applications is
  'The job role of a hired applicant has 1 to 80 characters.';
comment on constraint job_applications_hired_as_only_when_hired on public.job_applications is
  'Only a hired applicant was hired for a job role.';
comment on column public.job_applications.message is 'What the applicant wrote. Notes are the club''s own.';
comment on column public.job_applications.confirmation is
  'Of the email that tells the applicant we have it. Null: entered by the club, which sends none.';
comment on column public.job_applications.staff_id is 'The staff member that the applicant became.';
comment on column public.job_applications.hired_as is 'The title of the job role that the applicant was hired for.';
comment on column public.job_applications.consented_at is
  'When the applicant agreed that the club keeps the application and contacts them. Null: they were not asked.';
-- Managers and admins keep the applications to their club.
call app.secure_club_rows('public.job_applications',
  writable => '{name,email,phone,status,notes,applied_date,season,source,first_day,last_day,age_band,days_per_week}',
  readers => 'managers');

create table public.job_application_positions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  application_id uuid not null,
  position text not null,
  job_role_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  -- Named as the client asks for them: job_applications with nested positions, select=*,positions(*).
  constraint positions foreign key (application_id, club_id)
    references public.job_applications (id, club_id) on delete cascade,
  constraint job_application_positions_role foreign key (job_role_id, club_id)
    references public.job_role_definitions (id, club_id) on delete set null (job_role_id),
  constraint job_application_positions_once unique (application_id, position),
  constraint job_application_positions_length check (char_length(btrim(position)) between 1 and 80 and char_length(position) <= 80)
);
create index job_application_positions_of_application on public.job_application_positions (application_id, club_id);
create index job_application_positions_of_role on public.job_application_positions (job_role_id, club_id);
-- With the application, because a list with its positions is read within a club: by the club alone each line would look
-- through all of them for as long as the table has no statistics, as after thousands were entered at once.
create index job_application_positions_of_club on public.job_application_positions (club_id, application_id);
comment on constraint positions on public.job_application_positions is
  'This application is not there any more. Reload the list of applications.';
comment on constraint job_application_positions_role on public.job_application_positions is
  'This job role is not there any more. Choose one of the list.';
comment on constraint job_application_positions_once on public.job_application_positions is
  'This position is named in the application already.';
comment on constraint job_application_positions_length on public.job_application_positions is
  'A position has 1 to 80 characters.';
comment on column public.job_application_positions.position is 'The title that was applied for; that of the job role unless told.';
call app.secure_club_rows('public.job_application_positions',
  writable => '{application_id,position,job_role_id}', readers => 'managers');

create function app.prepare_application_position() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.position := coalesce(nullif(btrim(new.position), ''), (
    select title from public.job_role_definitions where id = new.job_role_id and club_id = new.club_id
  ));
  return new;
end
$$;
revoke all on function app.prepare_application_position() from public;
create trigger job_application_positions_prepare before insert on public.job_application_positions
  for each row execute function app.prepare_application_position();

-- The certificates that applicants say they hold. Those on record are in staff_certifications.
create table public.job_application_certificates (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  application_id uuid not null,
  name text not null,
  valid_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint job_application_certificates_application foreign key (application_id, club_id)
    references public.job_applications (id, club_id) on delete cascade,
  constraint job_application_certificates_once unique (application_id, name),
  constraint job_application_certificates_name_length
    check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint job_application_certificates_name_one_line check (app.is_one_line(name)),
  constraint job_application_certificates_valid_until_range check (valid_until between '2000-01-01' and '2100-01-01')
);
create index job_application_certificates_of_application
  on public.job_application_certificates (application_id, club_id);
create index job_application_certificates_of_club on public.job_application_certificates (club_id, application_id);
comment on constraint job_application_certificates_application on public.job_application_certificates is
  'This application is not there any more. Reload the list of applications.';
comment on constraint job_application_certificates_once on public.job_application_certificates is
  'This certificate is named in the application already.';
comment on constraint job_application_certificates_name_length on public.job_application_certificates is
  'The name of a certificate has 1 to 80 characters.';
comment on constraint job_application_certificates_name_one_line on public.job_application_certificates is
  'The name of a certificate has no line breaks and no other control characters.';
comment on constraint job_application_certificates_valid_until_range on public.job_application_certificates is
  'The last day of a certificate lies between 2000 and 2100.';
comment on column public.job_application_certificates.valid_until is 'Null: the applicant did not say.';
call app.secure_club_rows('public.job_application_certificates',
  writable => '{application_id,name,valid_until}', readers => 'managers');

-- The history of an application: moves, written by the database; notes, written by managers; what the applicant sent, and
-- what the club answered. Nothing is taken back.
create table public.job_application_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  application_id uuid not null,
  kind text not null default 'note',
  from_status text,
  to_status text,
  note text,
  actor_id uuid references auth.users (id) on delete set null,
  actor_name text not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  said jsonb,
  mail_id uuid references app.notification_mails (id) on delete set null,
  delivery text,
  delivered_at timestamptz,
  position text,
  constraint job_application_events_application foreign key (application_id, club_id)
    references public.job_applications (id, club_id) on delete cascade,
  constraint job_application_events_kind_known check (
    kind in ('moved', 'note', 'applied', 'invited', 'offered', 'refused')
  ),
  constraint job_application_events_move_is_told check (
    (kind = 'moved') = (from_status is not null and to_status is not null)
  ),
  constraint job_application_events_note_is_told check (
    kind in ('moved', 'applied') or char_length(btrim(note)) >= 1
  ),
  constraint job_application_events_from_known check (from_status in ('pending_review', 'interviewed', 'hired', 'rejected')),
  constraint job_application_events_to_known check (to_status in ('pending_review', 'interviewed', 'hired', 'rejected')),
  constraint job_application_events_note_length check (char_length(note) <= 2000),
  constraint job_application_events_actor_name_length check (char_length(actor_name) between 1 and 120),
  constraint job_application_events_said_is_told check ((kind = 'applied') = (jsonb_typeof(said) is not distinct from 'object')),
  constraint job_application_events_delivery_known check (delivery in ('waiting', 'sent', 'failed')),
  constraint job_application_events_delivery_of_answer check (
    delivery is null or kind in ('invited', 'offered', 'refused')
  ),
  constraint job_application_events_position_length check (char_length(position) between 1 and 80),
  constraint job_application_events_position_of_offer check (position is null or kind = 'offered')
);
create index job_application_events_of_application on public.job_application_events (application_id, club_id, happened_at);
create index job_application_events_of_club on public.job_application_events (club_id, happened_at desc);
create index job_application_events_of_actor on public.job_application_events (actor_id);
create index job_application_events_of_mail on public.job_application_events (mail_id);
comment on constraint job_application_events_application on public.job_application_events is
  'This application is not there any more. Reload the list of applications.';
comment on constraint job_application_events_kind_known on public.job_application_events is
  'An event of an application is a move, a note, an application or an answer.';
comment on constraint job_application_events_said_is_told on public.job_application_events is
  'What an applicant told stands with an application that was sent.';
comment on constraint job_application_events_delivery_known on public.job_application_events is
  'An email waits, is sent or failed.';
comment on constraint job_application_events_delivery_of_answer on public.job_application_events is
  'Only an answer to an applicant is emailed.';
comment on constraint job_application_events_move_is_told on public.job_application_events is
  'A move names the status before and the status after it.';
comment on constraint job_application_events_note_is_told on public.job_application_events is
  'A note is not empty. Write something down.';
comment on constraint job_application_events_from_known on public.job_application_events is
  'An application is pending review, interviewed, hired or rejected.';
comment on constraint job_application_events_to_known on public.job_application_events is
  'An application is pending review, interviewed, hired or rejected.';
comment on constraint job_application_events_note_length on public.job_application_events is
  'A note has at most 2,000 characters.';
comment on constraint job_application_events_actor_name_length on public.job_application_events is
  'A name has 1 to 120 characters.';
comment on constraint job_application_events_position_length on public.job_application_events is
  'A position has 1 to 80 characters.';
comment on constraint job_application_events_position_of_offer on public.job_application_events is
  'Only an offer names a position.';
comment on column public.job_application_events.said is
  'What the applicant told then: name, email, phone, positions, first_day, last_day, age_band, days_per_week, certificates.';
comment on column public.job_application_events.position is 'Of an offer: which of the positions that were applied for.';
comment on column public.job_application_events.delivery is 'What became of the email of an answer. Null: none was sent.';
comment on column public.job_application_events.happened_at is 'On the clock of the club; created_at is that of the server.';
-- A log: managers and admins add notes to the applications of their club.
call app.secure_club_rows('public.job_application_events',
  writable => '{application_id,note}', readers => 'managers', verbs => '{select,insert}');

-- Who did it and when is the server's; the platform (the seed) may say otherwise.
create function app.stamp_application_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.actor_id := coalesce(new.actor_id, auth.uid());
  new.actor_name := coalesce(new.actor_name,
    (select nullif(btrim(display_name), '') from public.profiles where user_id = new.actor_id),
    (select email from auth.users where id = new.actor_id), 'The platform');
  new.happened_at := coalesce(new.happened_at, app.club_now(new.club_id));
  return new;
end
$$;
revoke all on function app.stamp_application_event() from public;
create trigger job_application_events_stamp before insert on public.job_application_events
  for each row execute function app.stamp_application_event();

-- A new application is of the club's today and season unless told. Reads current_user: only the definer functions of
-- hiring.sql, which act on behalf of a manager, move someone to hired, and no one moves them back.
create function app.prepare_application() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_person constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    new.applied_date := coalesce(new.applied_date, app.club_today(new.club_id));
    new.season := coalesce(new.season, (select season from public.clubs where id = new.club_id));
    if is_person and new.status = 'hired' then
      raise exception '% is hired from an application, not entered as hired.', new.name
        using errcode = '23514', hint = 'Enter the application and then hire the person, or add them to the staff.';
    end if;
    return new;
  end if;
  if is_person and new.status is distinct from old.status then
    if new.status = 'hired' then
      raise exception '% is not hired by moving the card alone.', old.name
        using errcode = '23514', hint = 'Choose Hire, which adds them to the staff.';
    end if;
    if old.status = 'hired' then
      raise exception '% is hired and on the staff.', old.name
        using errcode = '23514', hint = 'To end the employment make the staff member Inactive.';
    end if;
  end if;
  return new;
end
$$;
revoke all on function app.prepare_application() from public;
create trigger job_applications_prepare before insert or update on public.job_applications
  for each row execute function app.prepare_application();

-- A season that has closed takes no applications, also not from its managers. The platform (the seed) enters those of before.
create function app.refuse_application_to_closed_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An administrator who closes the season at this moment is waited for.
  perform from public.seasons where club_id = new.club_id and year = new.season for share;
  if exists (
    select from public.seasons where club_id = new.club_id and year = new.season and closed_at is not null
  ) then
    raise exception 'The season % has closed, so it takes no applications.', new.season
      using errcode = 'PT410',
        hint = 'Start the next season and make it current. An administrator can reopen this one within 30 days.';
  end if;
  return new;
end
$$;
revoke all on function app.refuse_application_to_closed_season() from public;
-- By their names, these triggers fire after the one that fills in the season.
create trigger job_applications_refuse_closed before insert on public.job_applications
  for each row when (current_user in ('anon', 'authenticated'))
  execute function app.refuse_application_to_closed_season();
create trigger job_applications_refuse_move_to_closed before update of season on public.job_applications
  for each row when (current_user in ('anon', 'authenticated') and new.season is distinct from old.season)
  execute function app.refuse_application_to_closed_season();

-- Every move stands in the history.
create function app.record_application_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.job_application_events (club_id, application_id, kind, from_status, to_status)
  values (new.club_id, new.id, 'moved', old.status, new.status);
  return null;
end
$$;
revoke all on function app.record_application_move() from public;
create trigger job_applications_record_move after update of status on public.job_applications
  for each row when (new.status is distinct from old.status) execute function app.record_application_move();

-- Moving applications ------------------------------------------------------------------------------------------------
-- Moving an application along the pipeline, with the word that goes with the move, in one transaction. Hiring is
-- hire_applicant (hiring.sql); what may not be moved is refused there and by app.prepare_application.

-- Moves an application and returns its new version. Why a person is rejected is told in the history. Runs with the
-- caller's own rights, so that the rules of the table decide. The version is that which the caller has seen.
create function public.move_application(
  application_id_param uuid,
  status_param text,
  version_param integer,
  reason_param text default null
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  application public.job_applications;
  reason constant text := nullif(btrim(reason_param), '');
  moved integer;
begin
  select * into application from public.job_applications where id = application_id_param;
  if not found then
    raise exception 'This application does not exist.'
      using errcode = 'PT404', hint = 'It may have been deleted. Reload the list.';
  end if;
  perform app.require_manager(application.club_id, 'move applications');
  if status_param = 'rejected' and application.status <> 'rejected' and reason is null then
    raise exception 'A rejection needs a reason.'
      using errcode = 'PT422', hint = 'Write in a few words why. Only managers and admins of the club read it.';
  end if;
  if char_length(reason) > 2000 then
    raise exception 'A reason has at most 2,000 characters.'
      using errcode = '22023', hint = 'Shorten it and try again.';
  end if;
  update public.job_applications set status = status_param, version = version_param
  where id = application_id_param
  returning version into moved;
  if reason is not null then
    insert into public.job_application_events (club_id, application_id, note)
    values (application.club_id, application.id, reason);
  end if;
  return moved;
end
$$;
revoke all on function public.move_application(uuid, text, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.move_application(uuid, text, integer, text) to authenticated;

-- Entering applications ----------------------------------------------------------------------------------------------
-- Applications that did not come through the public page: on paper, by word of mouth, from a job board.

-- Enters an application with its positions in one transaction and returns its id. No email is sent. A season that has closed
-- takes none (PT410). Runs with the caller's own rights, so that the rules of the tables decide.
create function public.enter_application(club_id_param uuid, application_param jsonb, job_role_ids_param uuid[])
returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  sent constant public.job_applications :=
    jsonb_populate_record(null::public.job_applications, app.sent_object(application_param));
  entered uuid;
begin
  perform app.require_manager(club_id_param, 'enter applications');
  if coalesce(cardinality(job_role_ids_param), 0) = 0 then
    raise exception 'An application names at least one position.'
      using errcode = '22023', hint = 'Choose what the person applied for.';
  end if;
  if sent.source = 'application_page' then
    raise exception 'Only the public page enters applications as its own.'
      using errcode = '23514', hint = 'Say how the application came: entered, referral or job board.';
  end if;
  insert into public.job_applications (club_id, name, email, phone, applied_date, source, first_day, last_day, age_band,
    days_per_week)
  values (club_id_param, btrim(sent.name), nullif(btrim(sent.email), ''), nullif(btrim(sent.phone), ''),
    sent.applied_date, coalesce(sent.source, 'entered'), sent.first_day, sent.last_day, sent.age_band, sent.days_per_week)
  returning id into entered;
  insert into public.job_application_positions (club_id, application_id, job_role_id)
  select distinct club_id_param, entered, wanted.id from unnest(job_role_ids_param) as wanted (id);
  return entered;
end
$$;
revoke all on function public.enter_application(uuid, jsonb, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.enter_application(uuid, jsonb, uuid[]) to authenticated;

call app.move_rows_with_season('public.job_applications', 'season', 'applications');

call app.give_tables_to_module('recruitment',
  '{job_applications,job_application_positions,job_application_certificates,job_application_events}');
