-- A closed survey, season and folder stay closed: to a time zone that is moved, to rows that are moved in, and to files that
-- no row names.

-- Whether the last day of a survey is over everywhere, and its figures are shown: a person who watched them during the
-- survey, together with the list of who has answered, would learn what one person said. It asks about the time zone in which
-- a day ends last, and not about the club's: managers change that one, and a closed survey would open again.
create or replace function app.survey_has_closed(survey public.surveys) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(survey.closes_on < (app.club_now(survey.club_id) at time zone 'Etc/GMT+12')::date, false)
$$;

-- Whether a survey takes no more answers: the club's day after the last one has begun.
create function app.survey_is_over(survey public.surveys) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.survey_has_closed(survey) or coalesce(survey.closes_on < app.club_today(survey.club_id), false)
$$;
revoke all on function app.survey_is_over(public.surveys) from public;
-- The overview runs it with the rights of the reader.
grant execute on function app.survey_is_over(public.surveys) to authenticated, service_role;

-- What a token opens now. No row: the token is not known.
create or replace function app.survey_link(token_param text) returns table (invitation_id uuid, survey_id uuid, club_id uuid, status text)
language sql stable security definer rows 1 set search_path = '' as $$
  select invitation.id, survey.id, survey.club_id,
    case
      when invitation.completed_at is not null then 'answered'
      when survey.opens_on is null or app.club_today(survey.club_id) < survey.opens_on then 'not_open'
      when app.survey_is_over(survey) then 'closed'
      else 'open'
    end
  from public.survey_invitations as invitation
  join public.surveys as survey on survey.id = invitation.survey_id
  where invitation.id = (
    select id from public.survey_invitations where token_hash = app.token_hash(token_param)
    union all
    select link.invitation_id from app.survey_links as link where link.token_hash = app.token_hash(token_param)
  )
$$;

-- A survey whose figures are shown stays closed: one more answer would be a person's.
create or replace function app.keep_survey_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and app.survey_has_closed(old) then
    raise exception 'This survey has closed.'
      using errcode = 'PT409', hint = 'Ask again with a new survey.';
  end if;
  return new;
end
$$;

create or replace view public.survey_overview with (security_invoker = true) as
select
  survey.id as survey_id,
  survey.club_id,
  survey.season_id,
  survey.kind,
  survey.title,
  survey.opens_on,
  survey.closes_on,
  case
    when survey.opens_on is null then 'draft'
    when app.club_today(survey.club_id) < survey.opens_on then 'planned'
    when app.survey_is_over(survey) then 'closed'
    else 'open'
  end as status,
  invitations.invited,
  invitations.completed,
  round(100.0 * invitations.completed / nullif(invitations.invited, 0))::integer as response_rate,
  overall.rating,
  overall.responses as rating_responses
from public.surveys as survey
cross join lateral (
  select count(*)::integer as invited, count(completed_at)::integer as completed
  from public.survey_invitations as invitation
  where invitation.survey_id = survey.id
) as invitations
cross join lateral (
  select round(sum(rating * responses) / nullif(sum(responses), 0), 2) as rating,
    coalesce(sum(responses), 0)::integer as responses
  from app.survey_ratings(survey.id) where rating is not null
) as overall;

-- Whether a mail brought a person their link before. Without one, the first reminder is their invitation.
create function app.was_mailed_a_survey(invitation_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.survey_links where invitation_id = invitation_id_param)
$$;
revoke all on function app.was_mailed_a_survey(uuid) from public;

-- Queues a mail for each of these invitations and notes that they were sent. Asks nothing about the caller.
create or replace function app.queue_survey_mails(survey public.surveys, invitation_ids uuid[], is_reminder boolean, due timestamptz)
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

-- The survey of the caller's club that is open today, or a refusal.
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
      using errcode = 'PT409', hint = 'Its mails can go out from its first day. Until then, people can be added without a mail.';
  end if;
  if app.survey_is_over(survey) then
    raise exception 'This survey has closed.' using errcode = 'PT409', hint = 'Ask again with a new survey.';
  end if;
  return survey;
end
$$;

create or replace function app.prepare_survey_mail(survey_invitation_id_param uuid)
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

create or replace function app.open_survey_poster(survey_id_param uuid) returns jsonb
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
  return jsonb_build_object('status', 'asked', 'message', 'Look into your mail.',
    'hint', 'If your club has invited this address and it has not answered yet, your own link arrives within a few minutes, at most three times a day.');
end
$$;

-- Answers make the figures of the season. Only a survey without answers can be deleted, or moved to another season.
create or replace function app.keep_answered_survey() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.survey_responses where survey_id = old.id) then
    perform app.keep_with_season(old.season_id, 'what people answered about it is kept',
      'Ask again with a new survey of the season that runs.');
    if tg_op = 'UPDATE' then
      perform app.keep_with_season(new.season_id, 'nothing is moved into it', 'Choose a season that is open.');
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

-- The season that a row names by its id or by its year, as a row of its table in JSON. Null without one.
create function app.season_of_row(row_param jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.seasons
  where id = (row_param ->> 'season_id')::uuid
    or (club_id = (row_param ->> 'club_id')::uuid and year = row_param ->> 'year')
$$;
revoke all on function app.season_of_row(jsonb) from public;

-- kept and correction are those of app.keep_with_season. Serves deleting and giving to another season, which must not have
-- closed either: the row could not be taken out again.
create or replace function app.keep_row_of_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_with_season(app.season_of_row(to_jsonb(old)), tg_argv[0], tg_argv[1]);
  if tg_op = 'UPDATE' then
    perform app.keep_with_season(app.season_of_row(to_jsonb(new)), 'nothing is moved into it', 'Choose a season that is open.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

drop trigger staff_reviews_freeze on public.staff_reviews;
create trigger staff_reviews_freeze before insert or update of season_id, rating, strengths, improvements, rehire, reviewed_on
  on public.staff_reviews
  for each row when (current_user in ('anon', 'authenticated')) execute function app.freeze_staff_reviews();

-- Earlier versions lie in the folder of the people who could read them then. The only version goes along with its document
-- (app.keep_document_version), unless the document no longer names a file: that version would stay where it is.
create or replace function app.keep_readers_of_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.club_document_versions where document_id = new.id) > 1
    or (new.storage_path is null and exists (
      select from public.club_document_versions
      where document_id = new.id and not app.is_club_file(new.club_id, storage_path, new.confidential)
    )) then
    raise exception 'This document has earlier versions, so who may read it is kept.'
      using errcode = '23514', hint = 'Upload the newest file as a document of its own, and remove this one.';
  end if;
  return new;
end
$$;

-- Members read, list and sign photos of problems, and what lies directly in the folder of their club while a row that they
-- read names it: a file without one may be that of a financial summary that was just deleted. What else lies deeper is
-- confidential: its managers and admins read it. The firm reads the files of every club, but not resumes: an applicant sends
-- them to the club alone. Financial summaries need the feature Analytics or Board.
drop policy club_files_select on storage.objects;
create policy club_files_select on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any (
      case when name ~ '^[^/]+/(reports/)?[^/]+$' then (select app.visible_clubs())::uuid[]::text[]
        when name ~ '^[^/]+/confidential/resumes/' then (select app.editable_clubs())::uuid[]::text[]
        else (select app.confidential_clubs())::uuid[]::text[] end
    )
    and (
      name ~ '^[^/]+/[^/]+/'
      or split_part(name, '/', 1) = any ((select app.confidential_clubs())::uuid[]::text[])
      or exists (select from public.club_document_versions as version where version.storage_path = objects.name)
      or exists (select from public.season_photos where season_photos.storage_path = objects.name)
      or exists (select from public.maintenance_tickets where photos @> array[objects.name])
    )
    and name <> all ((select app.closed_financial_files())::text[])
  );
