-- Answers to applicants: an invitation to an interview, an offer, a refusal. A manager decides, and may send it by email. The
-- history of the application keeps the text and whether the email was delivered.

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
  'An email address looks like name@example.com.';
comment on constraint applicant_mail_settings_interview_length on public.applicant_mail_settings is
  'An invitation has at most 2,000 characters.';
comment on constraint applicant_mail_settings_offer_length on public.applicant_mail_settings is
  'An offer has at most 2,000 characters.';
comment on constraint applicant_mail_settings_refusal_length on public.applicant_mail_settings is
  'A refusal has at most 2,000 characters.';
comment on column public.applicant_mail_settings.reply_to is
  'Null: replies go to the manager who answered, and the email that confirms an application names no address.';
call app.secure_club_rows('public.applicant_mail_settings',
  writable => '{reply_to,interview_text,offer_text,refusal_text}', readers => 'managers');

-- Writes an answer into the history and, with a letter, queues its email. The letter is sent unchanged.
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
      raise exception '% gave no email address.', application.name
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

-- The history keeps whether the email was delivered, because the email itself is deleted after 30 days.
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
-- is emailed. The version is that which the caller has seen, so that a second press answers nothing twice. Runs with the
-- caller's own rights. An offer names one of the positions that were applied for; a caller that names none is a release of
-- before offers did. Errors: PT404, PT409 decided or changed by someone else, PT422 no address, 22023 unknown answer or
-- position.
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

-- Rejects an applicant as move_application does and, with a letter, emails it, in one transaction. The reason stays in the
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
    perform app.record_answer(application_id_param, 'refused', letter_param, null);
  end if;
  return moved;
end
$$;
revoke all on function public.reject_applicant(uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.reject_applicant(uuid, integer, text, text) to authenticated;

call app.give_tables_to_module('recruitment', '{applicant_mail_settings}');
