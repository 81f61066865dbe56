-- Sentences that people read say email, as the rest of the product does. Nothing else changes.

-- club-future/report_schedules.sql
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
