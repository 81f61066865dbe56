-- The links of a survey by email. An email waits in the queue (communication/mails.sql) without a link: its worker makes one when
-- it sends it, so that no one can read a link in the database.

-- Whether an email brought a person their link before. Without one, the first reminder is their invitation.
create function app.was_mailed_a_survey(invitation_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.survey_links where invitation_id = invitation_id_param)
$$;
revoke all on function app.was_mailed_a_survey(uuid) from public;

-- Queues an email for each of these invitations and notes that they were sent. Asks nothing about the caller.
create function app.queue_survey_mails(survey public.surveys, invitation_ids uuid[], is_reminder boolean, due timestamptz)
returns void
language sql volatile security definer set search_path = '' as $$
  update public.survey_invitations set sent_at = app.club_now(survey.club_id) where id = any (invitation_ids);
  insert into app.notification_mails (address, club_id, kind, title, is_digest, due_at, survey_invitation_id)
  select invitation.email, survey.club_id, 'email_notifications',
    left(case when is_reminder and app.was_mailed_a_survey(invitation.id) then 'Reminder: ' else '' end || clubs.name || ' asks: ' || btrim(survey.title), 160),
    false, due, invitation.id
  from public.survey_invitations as invitation
  join public.clubs on clubs.id = invitation.club_id
  where invitation.id = any (invitation_ids)
$$;
revoke all on function app.queue_survey_mails(public.surveys, uuid[], boolean, timestamptz) from public;

-- The survey of the caller's club that is open today, or a refusal.
create function app.open_survey_of_club(survey_id_param uuid) returns public.surveys
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
revoke all on function app.open_survey_of_club(uuid) from public;

create function app.mail_survey(survey_id_param uuid, people_param jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  survey public.surveys := app.open_survey_of_club(survey_id_param);
  invited uuid[] := array(select invitation_id from app.invite_to_survey(survey_id_param, people_param));
begin
  perform app.queue_survey_mails(survey, invited, false, now());
  return cardinality(invited);
end
$$;
revoke all on function app.mail_survey(uuid, jsonb) from public;
grant execute on function app.mail_survey(uuid, jsonb) to authenticated;

-- Invites people to a survey that is open and emails each their link. Returns how many are new: people who were invited before
-- are not changed and get no email. Parameters and errors as invite_to_survey, and PT409 for one that is not open yet.
create function public.mail_survey(survey_id_param uuid, people_param jsonb) returns integer
language sql volatile set search_path = '' as $$
  select app.mail_survey(survey_id_param, people_param)
$$;

-- Reminders ------------------------------------------------------------------------------------------------------------

-- The people who have not answered and got nothing today, by the club's day. Locks them, so that two reminders at the same
-- moment reach each person once.
create function app.people_to_remind(survey public.surveys, before date) returns uuid[]
language plpgsql volatile security definer set search_path = '' as $$
begin
  return array(
    select invitation.id
    from public.survey_invitations as invitation
    join public.clubs on clubs.id = invitation.club_id
    where invitation.survey_id = survey.id and invitation.completed_at is null
      and (invitation.sent_at is null or (invitation.sent_at at time zone clubs.time_zone)::date < before)
    order by invitation.id
    for update of invitation
  );
end
$$;
revoke all on function app.people_to_remind(public.surveys, date) from public;

create function app.remind_of_survey(survey_id_param uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  survey public.surveys := app.open_survey_of_club(survey_id_param);
  reminded uuid[] := app.people_to_remind(survey, app.club_today(survey.club_id));
begin
  perform app.queue_survey_mails(survey, reminded, true, now());
  return cardinality(reminded);
end
$$;
revoke all on function app.remind_of_survey(uuid) from public;
grant execute on function app.remind_of_survey(uuid) to authenticated;

-- Emails everyone who has not answered a new link, at most once a day each. Returns how many. Errors: 42501, PT404, and PT409
-- for a survey that is not open.
create function public.remind_of_survey(survey_id_param uuid) returns integer
language sql volatile set search_path = '' as $$
  select app.remind_of_survey(survey_id_param)
$$;
revoke all on function public.mail_survey(uuid, jsonb), public.remind_of_survey(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.mail_survey(uuid, jsonb), public.remind_of_survey(uuid) to authenticated;

-- Three days before a survey closes, everyone who has not answered is reminded once, at nine in the morning. Someone who got
-- a link within these days is not. Only clubs that have Post-Season. Returns how many emails were queued.
create function app.remind_of_closing_surveys() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  closing record;
  reminded uuid[];
  queued integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('remind_of_closing_surveys', 0));
  for closing in
    select survey, clubs.time_zone, clock.today
    from public.surveys as survey
    join public.club_modules as module on module.club_id = survey.club_id and module.module_id = 'post-season'
    join public.clubs on clubs.id = survey.club_id
    cross join lateral (select app.club_today(survey.club_id) as today) as clock
    where survey.opens_on <= clock.today and survey.closes_on between clock.today and clock.today + 3
  loop
    reminded := app.people_to_remind(closing.survey, (closing.survey).closes_on - 3);
    perform app.queue_survey_mails(closing.survey, reminded, true,
      greatest(now(), (closing.today + time '09:00') at time zone closing.time_zone));
    queued := queued + cardinality(reminded);
  end loop;
  return queued;
end
$$;
revoke all on function app.remind_of_closing_surveys() from public;
grant execute on function app.remind_of_closing_surveys() to service_role;

create function public.remind_of_closing_surveys() returns integer
language sql volatile set search_path = '' as $$ select app.remind_of_closing_surveys() $$;
revoke all on function public.remind_of_closing_surveys() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.remind_of_closing_surveys() to service_role;

-- Writing the email -----------------------------------------------------------------------------------------------------

create function app.prepare_survey_mail(survey_invitation_id_param uuid)
returns table (token text, name text, club_name text, introduction text, closes_day text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  select app.new_token(), invitation.name, clubs.name, survey.introduction,
    app.day_words(survey.closes_on, app.club_today(survey.club_id))
  into token, name, club_name, introduction, closes_day
  from public.survey_invitations as invitation
  join public.surveys as survey on survey.id = invitation.survey_id
  join public.clubs on clubs.id = invitation.club_id
  where invitation.id = survey_invitation_id_param and invitation.completed_at is null
    and survey.opens_on <= app.club_today(survey.club_id) and not app.survey_is_over(survey);
  if found then
    insert into app.survey_links (token_hash, invitation_id)
    values (app.token_hash(token), survey_invitation_id_param);
    return next;
  end if;
end
$$;
revoke all on function app.prepare_survey_mail(uuid) from public;
grant execute on function app.prepare_survey_mail(uuid) to service_role;

-- What the email of an invitation to a survey says, with a link of its own. No row once the person has answered, or when the
-- survey is not open.
create function public.prepare_survey_mail(survey_invitation_id_param uuid)
returns table (token text, name text, club_name text, introduction text, closes_day text)
language sql volatile set search_path = '' as $$
  select * from app.prepare_survey_mail(survey_invitation_id_param)
$$;
revoke all on function public.prepare_survey_mail(uuid) from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.prepare_survey_mail(uuid) to service_role;
