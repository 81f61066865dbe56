-- Applications ask for what decides (days, age, certificates, consent), keep everything that an applicant sends, and are
-- answered by email. Everything is added; what earlier releases of the module call stays as it was.

alter table app.notification_mails
  add column reply_to text,
  add constraint notification_mails_reply_to_form check (app.is_email_address(reply_to) and char_length(reply_to) <= 254);
comment on column app.notification_mails.reply_to is
  'Of a letter that a person wrote to somebody outside of the platform: who gets the answer. Its body is the whole text.';

-- It returns one column more.
drop function public.claim_notification_mail();
drop function app.claim_notification_mail();
create function app.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text
)
language plpgsql security definer set search_path = '' as $$
declare
  first app.notification_mails;
  claimed uuid[];
begin
  -- One after the other: of two workers, each would find a part of the same digest.
  perform pg_advisory_xact_lock(hashtextextended('claim_notification_mail', 0));
  loop
    select * into first from app.notification_mails as mail
    where mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 1
    for update skip locked;
    if first.id is null then
      return;
    end if;
    select users.email, clubs.name into email, club_name
    from public.profiles
    join auth.users on users.id = profiles.user_id
    left join public.clubs on clubs.id = first.club_id
    where profiles.user_id = first.user_id and (first.club_id is null or profiles.club_id = first.club_id)
      and users.email like '%@%' and users.email_confirmed_at is not null and users.deleted_at is null
      and coalesce(users.banned_until <= now(), true);
    email := coalesce(email, first.address);
    club_name := coalesce(club_name, (select clubs.name from public.clubs where clubs.id = first.club_id));
    exit when email is not null;
    delete from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id
      and mail.sent_at is null and mail.claim is null;
  end loop;

  claimed := case when first.is_digest then array(
    select mail.id from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id and mail.is_digest
      and mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 200
    for update skip locked
  ) else array[first.id] end;
  claim := gen_random_uuid();
  is_digest := first.is_digest;
  reply_to := first.reply_to;
  for kind, title, body, link in
    with taken as (
      update app.notification_mails as mail
      set claim = claim_notification_mail.claim, claimed_at = now(), attempts = mail.attempts + 1
      where mail.id = any (claimed)
      returning mail.*
    )
    select taken.kind, taken.title, taken.body, taken.link from taken
    order by taken.kind, taken.created_at, taken.id
  loop
    return next;
  end loop;
end
$$;

revoke all on function app.claim_notification_mail() from public;
grant execute on function app.claim_notification_mail() to service_role;
create function public.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text
)
language sql volatile set search_path = '' as $$ select * from app.claim_notification_mail() $$;
revoke all on function public.claim_notification_mail() from public, anon, authenticated, service_role;
grant execute on function public.claim_notification_mail() to service_role;

alter table public.job_applications
  add column first_day date,
  add column last_day date,
  add column age_band text,
  add column days_per_week integer,
  add column consented_at timestamptz,
  add constraint job_applications_first_day_range check (first_day between '2000-01-01' and '2100-01-01'),
  add constraint job_applications_last_day_range check (last_day between '2000-01-01' and '2100-01-01'),
  add constraint job_applications_days_in_order check (last_day >= first_day),
  add constraint job_applications_age_band_known check (age_band in ('14-15', '16-17', '18+')),
  add constraint job_applications_days_per_week_range check (days_per_week between 1 and 7);
comment on constraint job_applications_first_day_range on public.job_applications is
  'The first day that somebody can work lies between 2000 and 2100.';
comment on constraint job_applications_last_day_range on public.job_applications is
  'The last day that somebody can work lies between 2000 and 2100.';
comment on constraint job_applications_days_in_order on public.job_applications is
  'The last day that somebody can work does not come before the first.';
comment on constraint job_applications_age_band_known on public.job_applications is
  'An applicant is 14 or 15, 16 or 17, or 18 or older. Federal law allows no work here before 14.';
comment on constraint job_applications_days_per_week_range on public.job_applications is
  'Somebody can work 1 to 7 days a week.';
comment on column public.job_applications.consented_at is
  'When the applicant agreed that the club keeps the application and contacts them. Null: they were not asked.';
grant insert (first_day, last_day, age_band, days_per_week), update (first_day, last_day, age_band, days_per_week)
  on public.job_applications to authenticated;

-- The certificates that applicants say they hold. What the club has on record stands in staff_certifications.
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

alter table public.job_application_events
  add column said jsonb,
  add column mail_id uuid references app.notification_mails (id) on delete set null,
  add column delivery text,
  add column delivered_at timestamptz,
  drop constraint job_application_events_kind_known,
  drop constraint job_application_events_note_is_told,
  add constraint job_application_events_kind_known check (
    kind in ('moved', 'note', 'applied', 'invited', 'offered', 'refused')
  ),
  add constraint job_application_events_note_is_told check (
    kind in ('moved', 'applied') or char_length(btrim(note)) >= 1
  ),
  add constraint job_application_events_said_is_told check ((kind = 'applied') = (jsonb_typeof(said) is not distinct from 'object')),
  add constraint job_application_events_delivery_known check (delivery in ('waiting', 'sent', 'failed')),
  add constraint job_application_events_delivery_of_answer check (
    delivery is null or kind in ('invited', 'offered', 'refused')
  );
create index job_application_events_of_mail on public.job_application_events (mail_id);
comment on constraint job_application_events_kind_known on public.job_application_events is
  'An event of an application is a move, a note, an application or an answer.';
comment on constraint job_application_events_note_is_told on public.job_application_events is
  'A note is not empty. Write something down.';
comment on constraint job_application_events_said_is_told on public.job_application_events is
  'What an applicant told stands with an application that was sent.';
comment on constraint job_application_events_delivery_known on public.job_application_events is
  'An email waits, is sent or failed.';
comment on constraint job_application_events_delivery_of_answer on public.job_application_events is
  'Only an answer to an applicant is mailed.';
comment on column public.job_application_events.said is
  'What the applicant told then: name, email, phone, positions, first_day, last_day, age_band, days_per_week, certificates.';
comment on column public.job_application_events.delivery is 'What became of the mail of an answer. Null: none was sent.';

create or replace function public.enter_application(club_id_param uuid, application_param jsonb, job_role_ids_param uuid[])
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


-- What a club's answers begin with, and where applicants reply to. Without a text the module proposes its own.
create table public.applicant_mail_settings (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  reply_to text,
  interview_text text,
  offer_text text,
  refusal_text text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint applicant_mail_settings_once unique (club_id),
  constraint applicant_mail_settings_reply_to_form
    check (app.is_email_address(reply_to) and char_length(reply_to) <= 254),
  constraint applicant_mail_settings_interview_length check (char_length(interview_text) <= 2000),
  constraint applicant_mail_settings_offer_length check (char_length(offer_text) <= 2000),
  constraint applicant_mail_settings_refusal_length check (char_length(refusal_text) <= 2000)
);
comment on constraint applicant_mail_settings_once on public.applicant_mail_settings is
  'The club has these settings already. Reload the page and change them.';
comment on constraint applicant_mail_settings_reply_to_form on public.applicant_mail_settings is
  'An e-mail address looks like name@example.com.';
comment on constraint applicant_mail_settings_interview_length on public.applicant_mail_settings is
  'An invitation has at most 2,000 characters.';
comment on constraint applicant_mail_settings_offer_length on public.applicant_mail_settings is
  'An offer has at most 2,000 characters.';
comment on constraint applicant_mail_settings_refusal_length on public.applicant_mail_settings is
  'A refusal has at most 2,000 characters.';
comment on column public.applicant_mail_settings.reply_to is 'Null: replies go to the manager who answered.';
call app.secure_club_rows('public.applicant_mail_settings',
  writable => '{reply_to,interview_text,offer_text,refusal_text}', readers => 'managers');

-- Writes an answer into the history and, with a letter, queues its mail. The letter is sent as it stands.
create function app.record_answer(application_id_param uuid, kind_param text, letter_param text) returns void
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
  insert into public.job_application_events (club_id, application_id, kind, note, mail_id, delivery)
  values (application.club_id, application.id, kind_param, coalesce(letter, 'No email was sent.'), mail_id,
    case when mail_id is not null then 'waiting' end);
end
$$;
revoke all on function app.record_answer(uuid, text, text) from public;
grant execute on function app.record_answer(uuid, text, text) to authenticated;

-- What became of the mail is told in the history: the mail itself is deleted after 30 days.
create function app.tell_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_application_events
  set delivered_at = new.sent_at,
    delivery = case app.mail_state(new) when 'sent' then 'sent' when 'failed' then 'failed' else 'waiting' end
  where mail_id = new.id;
  return null;
end
$$;
revoke all on function app.tell_delivery() from public;
create trigger notification_mails_tell_delivery after update of sent_at, attempts, claim on app.notification_mails
  for each row when (new.reply_to is not null) execute function app.tell_delivery();

-- Invites an applicant ('invited') or makes an offer ('offered') and returns the application's new version. With a letter it
-- is mailed. The version is that which the caller has seen, so that a second press answers nothing twice. Runs with the
-- caller's own rights. Errors: PT404, PT409 decided or changed by someone else, PT422 no address, 22023 unknown answer.
create function public.answer_applicant(
  application_id_param uuid,
  answer_param text,
  version_param integer,
  letter_param text default null
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
  update public.job_applications set status = application.status, version = version_param
  where id = application_id_param
  returning version into answered;
  if application.status not in ('pending_review', 'interviewed') then
    raise exception '% is % already.', application.name, application.status
      using errcode = 'PT409', hint = 'Reload to see how far they are.';
  end if;
  perform app.record_answer(application_id_param, answer_param, letter_param);
  return answered;
end
$$;
revoke all on function public.answer_applicant(uuid, text, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_applicant(uuid, text, integer, text) to authenticated;

-- Rejects an applicant as move_application does and, with a letter, mails it, in one transaction. The reason stays in the
-- club; only the letter is sent. Returns the new version.
create function public.reject_applicant(
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
    perform app.record_answer(application_id_param, 'refused', letter_param);
  end if;
  return moved;
end
$$;
revoke all on function public.reject_applicant(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.reject_applicant(uuid, integer, text, text) to authenticated;

call app.give_tables_to_module('recruitment', '{applicant_mail_settings}');

create or replace function app.public_club_page(slug_param text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  club public.clubs;
begin
  select * into club from public.clubs where slug = lower(btrim(slug_param));
  if not found then
    raise exception 'There is no club at this address.'
      using errcode = 'PT404', hint = 'Check the link that you were given.';
  end if;
  return jsonb_build_object(
    'slug', club.slug,
    'name', club.name,
    'type', club.type,
    'address', regexp_replace(btrim(club.address), '\s*[\r\n]+\s*', ', ', 'g'),
    'season', club.season,
    'certificates', (
      select coalesce(jsonb_agg(asked.name order by lower(asked.name) collate "C"), '[]')
      from (
        select distinct type.name
        from app.open_roles(club.id) as role
        join public.job_role_requirements as required on required.job_role_id = role.id
        join public.certification_types as type on type.id = required.certification_type_id
      ) as asked
    ),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', role.id,
        'title', role.title,
        'department', role.department,
        'description', role.description,
        -- On the club's clock: one that stands still opens a role on its own today.
        'posted_on', least(app.club_date(club.id, role.created_at), app.club_today(club.id)),
        'pay_range_min', role.pay_range_min,
        'pay_range_max', role.pay_range_max,
        'requirements', (
          select coalesce(jsonb_agg(requirement order by lower(requirement) collate "C"), '[]')
          from public.job_role_requirements where job_role_id = role.id
        )
      ) order by role.ordinality), '[]')
      from (select * from app.open_roles(club.id) with ordinality order by ordinality limit 4) as role
    )
  );
end
$$;

-- Tells managers and admins of the club that somebody has applied. The event holds what was sent.
create function app.tell_of_application(event_param public.job_application_events, is_new_param boolean) returns void
language sql security definer set search_path = '' as $$
  select app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      format('%s %s as %s', event_param.actor_name, case when is_new_param then 'applied' else 'applied again' end,
        (select string_agg(position, ', ' order by ordinality)
          from jsonb_array_elements_text(event_param.said -> 'positions') with ordinality as wanted (position, ordinality))),
      event_param.note,
      '/recruitment?open=' || event_param.application_id
    )::app.news
    from public.profiles
    where profiles.club_id = event_param.club_id and profiles.role in ('manager', 'admin')
  ))
$$;
revoke all on function app.tell_of_application(public.job_application_events, boolean) from public;

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
  ) end as applications
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, app.club_week_start(club.id) as week_start
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller;

call app.give_tables_to_module('recruitment', '{job_application_certificates}');
