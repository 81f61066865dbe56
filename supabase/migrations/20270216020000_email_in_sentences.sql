-- The sentences of reports and surveys say email, as the pages do.
comment on constraint report_schedules_every_known on public.report_schedules is
  'A report is emailed each week or each month.';
comment on constraint report_schedules_starts_on_range on public.report_schedules is
  'The first email goes out between 2000 and 2100.';
comment on constraint report_schedules_next_on_range on public.report_schedules is
  'The next email goes out on the first day or later.';
comment on constraint report_schedules_recipients_form on public.report_schedules is
  'A report is emailed to 1 to 200 people.';

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
