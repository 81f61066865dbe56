-- What people answered. No one reads these rows through the API, not even managers: three answers of a small staff are
-- three people. They leave the database counted (survey_results.sql), and not before there are five.
--
-- A response does not say whose it is. It points to no invitation, and its stamps have only the day, because the exact
-- time would lead to the invitation that was completed then.

create table public.survey_responses (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  survey_id uuid not null,
  created_at timestamptz not null default date_trunc('day', now()),
  updated_at timestamptz not null default date_trunc('day', now()),
  version integer not null default 1,
  constraint survey_responses_in_survey unique (id, survey_id, club_id),
  constraint survey_responses_survey foreign key (survey_id, club_id) references public.surveys (id, club_id) on delete cascade
);
create index survey_responses_of_survey on public.survey_responses (survey_id, club_id);
create index survey_responses_of_club on public.survey_responses (club_id);
-- Only app.answer_survey reads or writes a response.
call app.secure_club_rows('public.survey_responses', writable => '{}', verbs => '{}');

create table public.survey_answers (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  survey_id uuid not null,
  response_id uuid not null,
  question_id uuid not null,
  rating integer,
  agrees boolean,
  comment text,
  created_at timestamptz not null default date_trunc('day', now()),
  updated_at timestamptz not null default date_trunc('day', now()),
  version integer not null default 1,
  constraint survey_answers_response foreign key (response_id, survey_id, club_id)
    references public.survey_responses (id, survey_id, club_id) on delete cascade,
  constraint survey_answers_question foreign key (question_id, survey_id, club_id)
    references public.survey_questions (id, survey_id, club_id) on delete cascade,
  constraint survey_answers_once unique (response_id, question_id),
  constraint survey_answers_one_value check (num_nonnulls(rating, agrees, comment) = 1),
  constraint survey_answers_rating_range check (rating between 1 and 5),
  constraint survey_answers_comment_length check (char_length(btrim(comment)) between 1 and 2000 and char_length(comment) <= 2000)
);
create index survey_answers_of_response on public.survey_answers (response_id, survey_id, club_id);
create index survey_answers_of_question on public.survey_answers (question_id, survey_id, club_id);
create index survey_answers_of_club on public.survey_answers (club_id);
comment on constraint survey_answers_once on public.survey_answers is 'This question is answered already.';
comment on constraint survey_answers_one_value on public.survey_answers is
  'An answer is a rating, yes or no, or a comment.';
comment on constraint survey_answers_rating_range on public.survey_answers is 'A rating is 1 to 5.';
comment on constraint survey_answers_comment_length on public.survey_answers is 'A comment has 1 to 2,000 characters.';
comment on column public.survey_answers.comment is 'The text, or the group that was chosen.';
comment on column public.survey_answers.agrees is 'The answer to a question of type yes_no.';
-- Only app.answer_survey reads or writes an answer.
call app.secure_club_rows('public.survey_answers', writable => '{}', verbs => '{}');

-- Everyone answers the same questions: once there is an answer, only their order may change.
create function app.guard_survey_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked uuid := case tg_op when 'DELETE' then old.survey_id else new.survey_id end;
begin
  if tg_op = 'UPDATE' and (new.question, new.type, new.category, new.measure, new.is_required, new.options)
    is not distinct from (old.question, old.type, old.category, old.measure, old.is_required, old.options) then
    return new;
  end if;
  -- The lock keeps an answer from arriving while the questions change. A survey that goes takes its questions along.
  perform from public.surveys where id = asked for no key update;
  if found and exists (select from public.survey_responses where survey_id = asked) then
    raise exception 'This survey has answers, so its questions stay as they are.'
      using errcode = '42501', hint = 'Close it and make a new survey with the questions you want.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
revoke all on function app.guard_survey_questions() from public;
create trigger survey_questions_guard before insert or update or delete on public.survey_questions
  for each row execute function app.guard_survey_questions();

-- Answering ----------------------------------------------------------------------------------------------------------
-- How someone who was invited answers: with the token of the link, signed in or not, once.
--
-- What a link is good for is an answer of these functions (status, message, hint), not an error: an error would undo the
-- count of the rate limit, and tokens could be tried without end. Errors are for what the person can mend in the form.

-- What a token opens now. No row: the token is not known.
create function app.survey_link(token_param text) returns table (invitation_id uuid, survey_id uuid, club_id uuid, status text)
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
revoke all on function app.survey_link(text) from public;

-- What a person reads who cannot answer.
create function app.survey_refusal(status_param text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', coalesce(status_param, 'unknown'), 'message', message, 'hint', hint)
  from (values
    ('answered', 'You have already answered this survey.', 'Every invitation counts once. Thank you for your answers.'),
    ('not_open', 'This survey is not open yet.', 'Use the same link again when your club opens it.'),
    ('closed', 'This survey is closed.', 'Write to your club if you still want to tell it something.'),
    ('unknown', 'This survey link is not known.',
      'Open the link exactly as it stands in your invitation, or ask your club for a new one.')
  ) as refusals (status, message, hint)
  where status = coalesce(status_param, 'unknown')
$$;
revoke all on function app.survey_refusal(text) from public;

-- 200 uses of links from one network in ten minutes: a whole staff at the club's own network stays well below.
create function app.count_survey_link() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.within_limit('survey_link', app.caller_network(), 200, interval '10 minutes') then
    raise exception 'Too many survey links were opened from this network.'
      using errcode = 'PT429', hint = 'Wait ten minutes and open your link again.';
  end if;
end
$$;
revoke all on function app.count_survey_link() from public;

create function app.open_survey(token_param text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  perform app.count_survey_link();
  select * into link from app.survey_link(token_param);
  if link.status is distinct from 'open' then
    return app.survey_refusal(link.status);
  end if;
  return (
    select jsonb_build_object(
      'status', 'open',
      'club', club.name,
      'kind', survey.kind,
      'title', survey.title,
      'introduction', survey.introduction,
      'closesOn', survey.closes_on,
      'questions', coalesce(
        (select jsonb_agg(
          jsonb_build_object('id', question.id, 'question', question.question, 'type', question.type,
            'category', question.category, 'isRequired', question.is_required, 'options', question.options)
          order by question.position, question.id)
         from public.survey_questions as question where question.survey_id = survey.id),
        '[]'))
    from public.surveys as survey join public.clubs as club on club.id = survey.club_id
    where survey.id = link.survey_id
  );
end
$$;
revoke all on function app.open_survey(text) from public;
grant execute on function app.open_survey(text) to anon, authenticated;

-- What a link shows: {"status": "open", club, kind, title, introduction, closesOn, questions: [{id, question, type,
-- category, isRequired, options}]}, or {"status": "answered" | "not_open" | "closed" | "unknown", message, hint}.
-- Error: PT429 when a network opens too many.
create function public.open_survey(token_param text) returns jsonb
language sql volatile set search_path = '' as $$
  select app.open_survey(token_param)
$$;
revoke all on function public.open_survey(text) from public, anon, authenticated, service_role;
grant execute on function public.open_survey(text) to anon, authenticated;

-- Nothing, or only space, is no answer.
create function app.is_blank_answer(value_param jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select value_param is null or jsonb_typeof(value_param) = 'null'
    or (jsonb_typeof(value_param) = 'string' and btrim(value_param #>> '{}', E' \t\r\n') = '')
$$;
revoke all on function app.is_blank_answer(jsonb) from public;

-- The first thing that is wrong with the answers to a survey, as a sentence; null when they can be stored.
create function app.bad_answer(survey_id_param uuid, answers_param jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select problem
  from (
    select question.position, question.id,
      case
        when app.is_blank_answer(given.value) then
          case when question.is_required then format('Please answer "%s"', question.question) end
        when question.type = 'rating' and given.value not in ('1', '2', '3', '4', '5')
          then format('Please give 1 to 5 for "%s"', question.question)
        when question.type = 'yes_no' and jsonb_typeof(given.value) <> 'boolean'
          then format('Please answer yes or no to "%s"', question.question)
        when question.type = 'text' and (jsonb_typeof(given.value) <> 'string' or char_length(given.value #>> '{}') > 2000)
          then format('Please write at most 2,000 characters for "%s"', question.question)
        when question.type = 'group'
          and (jsonb_typeof(given.value) <> 'string' or (given.value #>> '{}') <> all (question.options))
          then format('Please choose one of the answers to "%s"', question.question)
      end as problem
    from public.survey_questions as question
    left join jsonb_each(answers_param) as given (key, value) on given.key = question.id::text
    where question.survey_id = survey_id_param
    union all
    select 2000, null, 'One of the answers belongs to no question of this survey.'
    from jsonb_object_keys(answers_param) as answered (key)
    where not exists (select from public.survey_questions where survey_id = survey_id_param and id::text = answered.key)
  ) as checked
  where problem is not null
  order by position, id
  limit 1
$$;
revoke all on function app.bad_answer(uuid, jsonb) from public;

create function app.answer_survey(token_param text, answers_param jsonb) returns jsonb
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
    case when question.type in ('text', 'group') then btrim(given.value #>> '{}', E' \t\r\n') end
  from public.survey_questions as question
  join jsonb_each(answers_param) as given (key, value) on given.key = question.id::text
  where question.survey_id = link.survey_id and not app.is_blank_answer(given.value);
  update public.survey_invitations set completed_at = app.club_now(link.club_id) where id = link.invitation_id;
  return jsonb_build_object('status', 'thanks', 'message', 'Thank you. Your answers are in.',
    'hint', 'They are counted without your name.');
end
$$;
revoke all on function app.answer_survey(text, jsonb) from public;
grant execute on function app.answer_survey(text, jsonb) to anon, authenticated;

-- Answers a survey, once: {"<question id>": 1 to 5 | true | false | "text", …}. Returns {"status": "thanks", message,
-- hint}, or why the link cannot be used, as open_survey does.
-- Errors: 22023 with a sentence that names the question, and nothing is stored; PT429 when a network sends too many.
create function public.answer_survey(token_param text, answers_param jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select app.answer_survey(token_param, answers_param)
$$;
revoke all on function public.answer_survey(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.answer_survey(text, jsonb) to anon, authenticated;

call app.give_tables_to_module('post-season', '{survey_responses,survey_answers}');
