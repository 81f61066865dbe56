-- Surveys that a club makes and sends: a survey saved with its questions, links by mail, reminders, and a poster. Before a survey
-- has closed, its answers are not counted for anyone, either.

alter table app.notification_mails add column survey_invitation_id uuid;
comment on column app.notification_mails.survey_invitation_id is
  'Of the mail with the link of a survey (survey_mails.sql): its worker makes the link and writes the text when it goes out. No '
  'foreign key, because the surveys come after this table; a mail whose invitation is gone is not sent.';

drop function public.claim_notification_mail();
drop function app.claim_notification_mail();

create function app.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid, survey_invitation_id uuid
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
  invitation_id := first.invitation_id;
  survey_invitation_id := first.survey_invitation_id;
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
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid, survey_invitation_id uuid
)
language sql volatile set search_path = '' as $$ select * from app.claim_notification_mail() $$;
revoke all on function public.claim_notification_mail() from public, anon, authenticated, service_role;
grant execute on function public.claim_notification_mail() to service_role;

create table app.survey_links (
  token_hash text primary key,
  invitation_id uuid not null references public.survey_invitations (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint survey_links_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
create index survey_links_of_invitation on app.survey_links (invitation_id);
alter table app.survey_links enable row level security;
revoke all on app.survey_links from public, anon, authenticated, service_role;

create or replace function app.renew_survey_invitation(invitation_id_param uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.survey_invitations := app.open_invitation_of_survey(invitation_id_param);
  token text := app.new_token();
begin
  update public.survey_invitations
  set token_hash = app.token_hash(token), sent_at = app.club_now(invitation.club_id)
  where id = invitation.id;
  delete from app.survey_links where invitation_id = invitation.id;
  return token;
end
$$;

create or replace function app.survey_link(token_param text) returns table (invitation_id uuid, survey_id uuid, club_id uuid, status text)
language sql stable security definer rows 1 set search_path = '' as $$
  select invitation.id, survey.id, survey.club_id,
    case
      when invitation.completed_at is not null then 'answered'
      when survey.opens_on is null or app.club_today(survey.club_id) < survey.opens_on then 'not_open'
      when app.club_today(survey.club_id) > survey.closes_on then 'closed'
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

create or replace function app.answer_survey(token_param text, answers_param jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
  response uuid;
begin
  perform app.count_survey_link();
  -- A second press waits here, and then reads that the answers are in. The lock on the survey keeps its questions
  -- unchanged meanwhile (app.guard_survey_questions).
  perform from public.survey_invitations as invitation
  join public.surveys as survey on survey.id = invitation.survey_id
  where invitation.id = (select linked.invitation_id from app.survey_link(token_param) as linked)
  for update of invitation for share of survey;
  select * into link from app.survey_link(token_param);
  if link.status is distinct from 'open' then
    return app.survey_refusal(link.status);
  end if;

  if jsonb_typeof(answers_param) is distinct from 'object' then
    raise exception 'The answers cannot be read.'
      using errcode = '22023', hint = 'Send one object with the id of each question and its answer.';
  end if;
  if app.bad_answer(link.survey_id, answers_param) is not null then
    raise exception '%', app.bad_answer(link.survey_id, answers_param)
      using errcode = '22023', hint = 'Nothing was sent yet. Correct it and send again.';
  end if;

  insert into public.survey_responses (club_id, survey_id) values (link.club_id, link.survey_id) returning id into response;
  insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating, agrees, comment)
  select link.club_id, link.survey_id, response, question.id,
    case question.type when 'rating' then (given.value #>> '{}')::numeric::integer end,
    case question.type when 'yes_no' then (given.value #>> '{}')::boolean end,
    case question.type when 'text' then btrim(given.value #>> '{}', E' \t\r\n') end
  from public.survey_questions as question
  join jsonb_each(answers_param) as given (key, value) on given.key = question.id::text
  where question.survey_id = link.survey_id and not app.is_blank_answer(given.value);
  update public.survey_invitations set completed_at = app.club_now(link.club_id) where id = link.invitation_id;
  return jsonb_build_object('status', 'thanks', 'message', 'Thank you. Your answers are in.',
    'hint', 'They are counted without your name.');
end
$$;

create or replace function app.survey_tallies(survey_id_param uuid)
returns table (question_id uuid, answers integer, positive integer, rating_sum integer, has_closed boolean)
language sql stable security definer rows 10 set search_path = '' as $$
  select question.id, case when app.survey_has_closed(survey) then count(answer.id) else 0 end::integer,
    case when count(answer.id) >= app.fewest_answers() and app.survey_has_closed(survey)
      then (count(*) filter (where answer.agrees or answer.rating >= 4))::integer end,
    case when count(answer.id) >= app.fewest_answers() and app.survey_has_closed(survey)
      then sum(answer.rating)::integer end,
    app.survey_has_closed(survey)
  from public.surveys as survey
  join public.survey_questions as question on question.survey_id = survey.id
  left join public.survey_answers as answer on answer.question_id = question.id
  where survey.id = survey_id_param and app.reads_confidential(survey.club_id)
  group by question.id, survey.id
$$;

create or replace function app.ratings_of_survey(survey public.surveys)
returns table (category text, first_asked integer, responses integer, rating numeric)
language sql stable security definer rows 6 set search_path = '' as $$
  select question.category, min(question.position),
    (case when not app.survey_has_closed(survey) then 0
      when bool_or(enough.answers) then count(distinct answer.response_id) filter (where enough.answers)
      else count(distinct answer.response_id) end)::integer,
    case when app.survey_has_closed(survey) then avg(answer.rating) filter (where enough.answers) end
  from public.survey_questions as question
  cross join lateral (
    select count(*) >= app.fewest_answers() as answers from public.survey_answers where question_id = question.id
  ) as enough
  left join public.survey_answers as answer on answer.question_id = question.id
  where question.survey_id = survey.id and question.type = 'rating'
  group by question.category, case when question.category is null then question.id end
$$;

-- The questions of a survey as they are saved: [{"question", "type", "category", "measure", "isRequired"}, …], in order.
create function app.questions_of_survey(survey_id_param uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', question, 'type', type, 'category', category, 'measure', measure, 'isRequired', is_required
    ) order by position, id), '[]')
  from public.survey_questions where survey_id = survey_id_param
$$;

-- The questions that are sent, in the same form: without space around the words, and without words that are empty.
create function app.sent_questions(questions_param jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', btrim(question ->> 'question'), 'type', question ->> 'type',
      'category', nullif(btrim(question ->> 'category'), ''), 'measure', question ->> 'measure',
      'isRequired', question -> 'isRequired' is distinct from 'false'::jsonb
    ) order by number), '[]')
  from jsonb_array_elements(questions_param) with ordinality as sent (question, number)
$$;
revoke all on function app.questions_of_survey(uuid), app.sent_questions(jsonb) from public;

create function app.save_survey(season_id_param uuid, survey_param jsonb, survey_id_param uuid, version_param integer)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  clubs uuid[] := app.require_editable_clubs();
  survey public.surveys;
  season public.seasons;
  questions jsonb;
begin
  if jsonb_typeof(survey_param -> 'questions') is distinct from 'array'
    or jsonb_array_length(survey_param -> 'questions') not between 1 and 50 then
    raise exception 'A survey has 1 to 50 questions.' using errcode = '22023', hint = 'Add a question, or remove some.';
  end if;
  questions := app.sent_questions(survey_param -> 'questions');
  if survey_id_param is null then
    select * into season from public.seasons where id = season_id_param and club_id = any (clubs) for key share;
    if season.id is null then
      raise exception 'Your club has no such season.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
    end if;
    insert into public.surveys (club_id, season_id, kind, title, introduction, opens_on, closes_on)
    values (season.club_id, season.id, survey_param ->> 'kind', btrim(survey_param ->> 'title'),
      nullif(btrim(survey_param ->> 'introduction', E' \t\r\n'), ''), (survey_param ->> 'opensOn')::date,
      (survey_param ->> 'closesOn')::date)
    returning * into survey;
  else
    select * into survey from public.surveys where id = survey_id_param and club_id = any (clubs) for update;
    if survey.id is null then
      raise exception 'Your club has no such survey.' using errcode = 'PT404', hint = 'Reload the list of surveys.';
    end if;
    update public.surveys
    set title = btrim(survey_param ->> 'title'), introduction = nullif(btrim(survey_param ->> 'introduction', E' \t\r\n'), ''),
      opens_on = (survey_param ->> 'opensOn')::date, closes_on = (survey_param ->> 'closesOn')::date,
      version = coalesce(version_param, survey.version)
    where id = survey.id;
    if app.questions_of_survey(survey.id) = questions then
      return survey.id;
    end if;
    delete from public.survey_questions where survey_id = survey.id;
  end if;
  insert into public.survey_questions (club_id, survey_id, position, question, type, category, measure, is_required)
  select survey.club_id, survey.id, number, question ->> 'question', question ->> 'type', question ->> 'category',
    question ->> 'measure', (question ->> 'isRequired')::boolean
  from jsonb_array_elements(questions) with ordinality as sent (question, number);
  return survey.id;
end
$$;
revoke all on function app.save_survey(uuid, jsonb, uuid, integer) from public;
grant execute on function app.save_survey(uuid, jsonb, uuid, integer) to authenticated;

-- Saves a survey of the own club about a season, or changes one over the version that was read, and returns its id.
--   survey_param  {"kind", "title", "introduction", "opensOn", "closesOn", "questions": [{"question", "type", "category",
--                 "measure", "isRequired"}, …]}; the kind of a survey that exists stays
-- Errors: 42501 for others than managers and admins, and for other questions once there are answers; PT404 unknown season or
-- survey; PT409 a newer version, or days of one that has closed; 22023 without questions; 23514 and 23505 for what the tables
-- refuse.
create function public.save_survey(
  season_id_param uuid, survey_param jsonb, survey_id_param uuid default null, version_param integer default null
) returns uuid
language sql volatile set search_path = '' as $$
  select app.save_survey(season_id_param, survey_param, survey_id_param, version_param)
$$;
revoke all on function public.save_survey(uuid, jsonb, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_survey(uuid, jsonb, uuid, integer) to authenticated;

-- Queues a mail for each of these invitations and notes that they were sent. Asks nothing about the caller.
create function app.queue_survey_mails(survey public.surveys, invitation_ids uuid[], is_reminder boolean, due timestamptz)
returns void
language sql volatile security definer set search_path = '' as $$
  update public.survey_invitations set sent_at = app.club_now(survey.club_id) where id = any (invitation_ids);
  insert into app.notification_mails (address, club_id, kind, title, is_digest, due_at, survey_invitation_id)
  select invitation.email, survey.club_id, 'email_notifications',
    left(case when is_reminder then 'Reminder: ' else '' end || clubs.name || ' asks: ' || btrim(survey.title), 160),
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
      using errcode = 'PT409', hint = 'Its mails can go out from its first day. Until then, people can be added without a mail.';
  end if;
  if app.survey_has_closed(survey) then
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

-- Invites people to a survey that is open and mails each their link. Returns how many are new: people who were invited before
-- are not changed and get no mail. Parameters and errors as invite_to_survey, and PT409 for one that is not open yet.
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

-- Mails everyone who has not answered a new link, at most once a day each. Returns how many. Errors: 42501, PT404, and PT409
-- for a survey that is not open.
create function public.remind_of_survey(survey_id_param uuid) returns integer
language sql volatile set search_path = '' as $$
  select app.remind_of_survey(survey_id_param)
$$;
revoke all on function public.mail_survey(uuid, jsonb), public.remind_of_survey(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.mail_survey(uuid, jsonb), public.remind_of_survey(uuid) to authenticated;

-- Three days before a survey closes, everyone who has not answered is reminded once, at nine in the morning. Someone who got
-- a link within these days is not. Only clubs that have Post-Season. Returns how many mails were queued.
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

-- Writing the mail -----------------------------------------------------------------------------------------------------

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
    and survey.opens_on <= app.club_today(survey.club_id) and not app.survey_has_closed(survey);
  if found then
    insert into app.survey_links (token_hash, invitation_id)
    values (app.token_hash(token), survey_invitation_id_param);
    return next;
  end if;
end
$$;
revoke all on function app.prepare_survey_mail(uuid) from public;
grant execute on function app.prepare_survey_mail(uuid) to service_role;

-- What the mail of an invitation to a survey says, with a link of its own. No row once the person has answered, or when the
-- survey is not open.
create function public.prepare_survey_mail(survey_invitation_id_param uuid)
returns table (token text, name text, club_name text, introduction text, closes_day text)
language sql volatile set search_path = '' as $$
  select * from app.prepare_survey_mail(survey_invitation_id_param)
$$;
revoke all on function public.prepare_survey_mail(uuid) from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.prepare_survey_mail(uuid) to service_role;

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
  if app.survey_has_closed(survey) then
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
  invited uuid[];
begin
  if poster ->> 'status' <> 'open' then
    return poster;
  end if;
  if not app.is_email_address(coalesce(address, '')) or char_length(address) > 254 then
    raise exception 'An email address looks like name@example.com.' using errcode = '22023', hint = 'Correct it and send again.';
  end if;
  select * into survey from public.surveys where id = survey_id_param;
  invited := array(
    select id from public.survey_invitations
    where survey_id = survey_id_param and lower(email) = address and completed_at is null
  );
  -- Beyond the limit nothing is said, either: the answer must not tell whether mails went out.
  if cardinality(invited) > 0
    and app.within_limit('survey_poster', survey_id_param || ' ' || address, 3, interval '1 day') then
    perform app.queue_survey_mails(survey, invited, false, now());
  end if;
  return jsonb_build_object('status', 'asked', 'message', 'Look into your mail.',
    'hint', 'If your club has invited this address and it has not answered yet, your own link arrives within a few minutes.');
end
$$;
revoke all on function app.ask_for_survey_link(uuid, text) from public;
grant execute on function app.ask_for_survey_link(uuid, text) to anon, authenticated;

-- Mails the person with this address their own link, if they are invited and have not answered, at most three times a day.
-- Answers {"status": "asked", message, hint} whether or not they are, or what open_survey_poster says of a survey that is not
-- open. Errors: 22023 for what is no address, PT429 when a network asks too often.
create function public.ask_for_survey_link(survey_id_param uuid, email_param text) returns jsonb
language sql volatile set search_path = '' as $$
  select app.ask_for_survey_link(survey_id_param, email_param)
$$;
revoke all on function public.open_survey_poster(uuid), public.ask_for_survey_link(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.open_survey_poster(uuid), public.ask_for_survey_link(uuid, text) to anon, authenticated;
