-- The poster of a survey, with a QR code that everyone can scan. It opens no survey: it asks for an email address, and emails
-- the person with this address their own link if the club has invited them. So each person still answers once, and the
-- answer never tells whether an address is invited. Its address holds the id of the survey, 122 random bits.

create function app.open_survey_poster(survey_id_param uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  survey public.surveys;
begin
  perform app.count_survey_link();
  select * into survey from public.surveys where id = survey_id_param;
  if survey.opens_on is null then
    return app.survey_refusal('unknown');
  end if;
  if app.club_today(survey.club_id) < survey.opens_on then
    return app.survey_refusal('not_open');
  end if;
  if app.survey_is_over(survey) then
    return app.survey_refusal('closed');
  end if;
  return jsonb_build_object('status', 'open', 'title', survey.title, 'closesOn', survey.closes_on,
    'club', (select name from public.clubs where id = survey.club_id));
end
$$;
revoke all on function app.open_survey_poster(uuid) from public;
grant execute on function app.open_survey_poster(uuid) to anon, authenticated;

-- What a poster shows: {"status": "open", club, title, closesOn}, or {"status": "not_open" | "closed" | "unknown", message,
-- hint}. A draft is unknown. Error: PT429 when a network opens too many.
create function public.open_survey_poster(survey_id_param uuid) returns jsonb
language sql volatile set search_path = '' as $$
  select app.open_survey_poster(survey_id_param)
$$;

create function app.ask_for_survey_link(survey_id_param uuid, email_param text) returns jsonb
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
revoke all on function app.ask_for_survey_link(uuid, text) from public;
grant execute on function app.ask_for_survey_link(uuid, text) to anon, authenticated;

-- Emails the person with this address their own link, if they are invited and have not answered, at most three times a day.
-- Answers {"status": "asked", message, hint} whether or not they are, or what open_survey_poster says of a survey that is not
-- open. Errors: 22023 for what is no address, PT429 when a network asks too often.
create function public.ask_for_survey_link(survey_id_param uuid, email_param text) returns jsonb
language sql volatile set search_path = '' as $$
  select app.ask_for_survey_link(survey_id_param, email_param)
$$;
revoke all on function public.open_survey_poster(uuid), public.ask_for_survey_link(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.open_survey_poster(uuid), public.ask_for_survey_link(uuid, text) to anon, authenticated;
