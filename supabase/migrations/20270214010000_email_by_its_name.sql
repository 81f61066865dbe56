-- Sentences that people read say email, as the rest of the product does. Nothing else changes.

-- club-future/report_schedules.sql
create or replace function app.club_of_report_reader() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.my_club_id() is null or not app.reads_reports() then
    raise exception 'Reports are emailed by the people of a club who read reports.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return app.my_club_id();
end
$$;
create or replace function app.schedule_report(report_id_param uuid, every_param text, starts_on_param date, recipient_ids_param uuid[])
returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.club_of_report_reader();
  report public.saved_reports;
begin
  select * into report from public.saved_reports
  where id = report_id_param and club_id = club and owner_id = auth.uid()
  for share;
  if report.id is null then
    raise exception 'You have no such report.' using errcode = 'PT404', hint = 'Save it as your report first.';
  end if;
  if starts_on_param >= app.club_today(club) is not true then
    raise exception 'The first email goes out today or later.' using errcode = '22023', hint = 'Choose a later day.';
  end if;
  if coalesce(cardinality(recipient_ids_param), 0) = 0 or exists (
    select from unnest(recipient_ids_param) as sent (id)
    where sent.id is null or sent.id not in (select reader.user_id from app.report_readers(club) as reader)
  ) then
    raise exception 'A report is emailed to people of the club who read reports.'
      using errcode = '22023', hint = 'Choose at least one person from the list.';
  end if;
  if not report.shared and exists (select from unnest(recipient_ids_param) as sent (id) where sent.id <> report.owner_id) then
    raise exception 'Only a shared report is emailed to others.'
      using errcode = '22023', hint = 'Share the report first, or email it to yourself alone.';
  end if;
  insert into public.report_schedules (club_id, report_id, owner_id, every, starts_on, next_on, recipients)
  values (club, report.id, report.owner_id, every_param, starts_on_param, starts_on_param,
    array(select distinct id from unnest(recipient_ids_param) as sent (id) order by id))
  on conflict on constraint report_schedules_once do update
  set every = excluded.every, starts_on = excluded.starts_on, next_on = excluded.next_on, recipients = excluded.recipients,
    version = report_schedules.version;
end
$$;
comment on constraint report_schedules_every_known on public.report_schedules is
  'A report is emailed each week or each month.';
comment on constraint report_schedules_starts_on_range on public.report_schedules is
  'The first email goes out between 2000 and 2100.';
comment on constraint report_schedules_next_on_range on public.report_schedules is
  'The next email goes out on the first day or later.';
comment on constraint report_schedules_recipients_form on public.report_schedules is
  'A report is emailed to 1 to 200 people.';
comment on column public.report_schedules.starts_on is 'The first day of an email. The others are whole weeks or months later.';
comment on column public.report_schedules.next_on is 'The day of the next email: it goes out at seven in the morning of the club.';
comment on column public.report_schedules.recipients is 'Accounts. People who may not read the report any more get no email.';

-- communication/contact_inquiries.sql
comment on constraint contact_inquiries_mail_status_known on public.contact_inquiries is
  'An email is pending, sent or failed.';
comment on constraint contact_inquiries_mail_failure_length on public.contact_inquiries is
  'The reason of a failed email has at most 500 characters.';
comment on column public.contact_inquiries.mail_status is
  'pending: stored, the email is being sent. sent: delivered to the provider. failed: no one was told; mail_failure says why.';

-- communication/mails.sql
create or replace function app.resend_mail(mail_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seen constant uuid[] := app.clubs_of_mails();
  mail app.notification_mails;
begin
  select * into mail from app.notification_mails where id = mail_id_param for update;
  if mail.id is null or seen is not null and mail.club_id = any (seen) is not true then
    raise exception 'There is no such email.'
      using errcode = 'PT404', hint = 'Emails are kept for 30 days. Reload the list.';
  end if;
  if app.mail_state(mail) <> 'failed' then
    raise exception 'This email has not failed.'
      using errcode = 'PT409', hint = 'Reload the list to see what became of it.';
  end if;
  update app.notification_mails set attempts = 0, due_at = now() where id = mail.id;
end
$$;
create or replace function app.send_test_mail() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me public.profiles;
  mail_id uuid;
begin
  select * into me from public.profiles where user_id = auth.uid();
  if me.id is null or me.role not in ('admin', 'super_admin') then
    raise exception 'Only administrators send test emails.'
      using errcode = '42501', hint = 'Ask an administrator of your club, or the firm.';
  end if;
  if not app.within_limit('test_mail', me.user_id::text, 5, interval '1 hour') then
    raise exception 'You have sent 5 test emails within an hour.'
      using errcode = 'PT429', hint = 'Look at what became of them in the list of emails.';
  end if;
  insert into app.notification_mails (user_id, club_id, kind, title, body, link, is_digest, due_at)
  values (
    me.user_id, me.club_id, 'email_notifications', 'Test email',
    'You pressed Send test email in the administration. If you read this, email works.', '/admin/settings', false, now()
  )
  returning id into mail_id;
  return mail_id;
end
$$;
comment on column app.notification_mails.invitation_id is
  'Of the email of an invitation: its worker makes the link and writes the text when it goes out.';
comment on column app.notification_mails.survey_invitation_id is
  'Of the email with the link of a survey (survey_mails.sql): its worker makes the link and writes the text when it goes out. No '
  'foreign key, because the surveys come after this table; an email whose invitation is gone is not sent.';
comment on column app.notification_mails.is_digest is 'Goes out with everything else of the day in one email.';

-- people/invitation_links.sql
create or replace function app.invitation_of_link(token_param text, network_param text) returns public.invitations
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations;
begin
  select invitations.* into invitation
  from app.invitation_links as link join public.invitations on invitations.id = link.invitation_id
  where link.token_hash = app.hash_of_link(token_param);
  if invitation.id is null and not app.within_limit('invitation_link', network_param, 60, interval '10 minutes') then
    raise exception 'Too many links from this network opened nothing.'
      using errcode = 'PT429', hint = 'Wait ten minutes, then open the link in your email again.';
  end if;
  return invitation;
end
$$;
create or replace function app.ask_for_new_invitation(token_param text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.invitations := app.invitation_of_link(token_param, app.caller_network());
begin
  if invitation.id is null or invitation.revoked_at is not null or invitation.accepted_at is not null
    or invitation.expires_at > now() then
    raise exception 'This link is not one of an expired invitation.'
      using errcode = 'PT404', hint = 'Open the link in your newest email, or sign in.';
  end if;
  update app.invitation_links set asked_at = now()
  where invitation_links.invitation_id = invitation.id and (asked_at is null or asked_at < now() - interval '1 day');
  if not found then
    return;
  end if;
  perform app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      format('%s asks for a new invitation', invitation.email),
      'The last one expired. Send it again, and they get a new link.',
      case when invitation.club_id is not null and profiles.role = 'manager' then '/user-dashboard?tab=team'
        else '/admin?view=invitations&state=expired' end
    )::app.news
    from public.profiles
    where case when exists (
        select from public.profiles as inviter
        where inviter.user_id = invitation.invited_by
          and (inviter.role = 'super_admin' or inviter.club_id = invitation.club_id and inviter.role in ('manager', 'admin'))
      )
      then profiles.user_id = invitation.invited_by
      when invitation.club_id is null then profiles.role = 'super_admin'
      else profiles.club_id = invitation.club_id and profiles.role = 'admin'
    end
  ));
end
$$;

-- recruitment/applicant_answers.sql
comment on column public.applicant_mail_settings.reply_to is
  'Null: replies go to the manager who answered, and the email that confirms an application names no address.';

-- recruitment/job_applications.sql
comment on column public.job_applications.confirmation is
  'Of the email that tells the applicant we have it. Null: entered by the club, which sends none.';
comment on constraint job_application_events_delivery_of_answer on public.job_application_events is
  'Only an answer to an applicant is emailed.';
comment on column public.job_application_events.delivery is 'What became of the email of an answer. Null: none was sent.';

-- season/survey_mails.sql
create or replace function app.open_survey_of_club(survey_id_param uuid) returns public.surveys
language plpgsql stable security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  survey public.surveys;
begin
  select * into survey from public.surveys where id = survey_id_param and club_id = any (clubs);
  if survey.id is null then
    raise exception 'Your club has no such survey.' using errcode = 'PT404', hint = 'Reload the list of surveys.';
  end if;
  if survey.opens_on is null or app.club_today(survey.club_id) < survey.opens_on then
    raise exception 'This survey is not open yet.'
      using errcode = 'PT409', hint = 'Its emails can go out from its first day. Until then, people can be added without an email.';
  end if;
  if app.survey_is_over(survey) then
    raise exception 'This survey has closed.' using errcode = 'PT409', hint = 'Ask again with a new survey.';
  end if;
  return survey;
end
$$;

-- season/survey_posters.sql
create or replace function app.ask_for_survey_link(survey_id_param uuid, email_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  poster jsonb := app.open_survey_poster(survey_id_param);
  address text := lower(btrim(email_param));
  survey public.surveys;
  may_mail boolean;
  invited uuid[];
begin
  if poster ->> 'status' <> 'open' then
    return poster;
  end if;
  if not app.is_email_address(coalesce(address, '')) or char_length(address) > 254 then
    raise exception 'An email address looks like name@example.com.' using errcode = '22023', hint = 'Correct it and send again.';
  end if;
  select * into survey from public.surveys where id = survey_id_param;
  -- Every address is counted, so that the time of the answer does not tell which ones are invited. Beyond the limit nothing
  -- is said, either: the answer must not tell whether mails went out.
  may_mail := app.within_limit('survey_poster', survey_id_param || ' ' || address, 3, interval '1 day');
  invited := array(
    select id from public.survey_invitations
    where survey_id = survey_id_param and lower(email) = address and completed_at is null and may_mail
  );
  perform app.queue_survey_mails(survey, invited, false, now());
  return jsonb_build_object('status', 'asked', 'message', 'Check your email.',
    'hint', 'If your club has invited this address and it has not answered yet, your own link arrives within a few minutes, at most three times a day.');
end
$$;
