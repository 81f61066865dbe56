-- What people answered. Nobody reads these rows through the API, managers included: three answers of a small staff are
-- three people. They leave the database counted (..._survey_results.sql), and not before there are five.
--
-- A response does not know whose it is. It points to no invitation, and its stamps tell the day only, because the
-- moment would lead to the invitation that was completed in it.

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
-- Nobody reads or writes a response but app.answer_survey.
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
comment on column public.survey_answers.agrees is 'The answer to a question of type yes_no.';
-- Nobody reads or writes an answer but app.answer_survey.
call app.secure_club_rows('public.survey_answers', writable => '{}', verbs => '{}');

-- Everyone answers the same questions: once there is an answer, only their order may change.
create function app.guard_survey_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked uuid := case tg_op when 'DELETE' then old.survey_id else new.survey_id end;
begin
  if tg_op = 'UPDATE' and (new.question, new.type, new.category, new.measure, new.is_required)
    is not distinct from (old.question, old.type, old.category, old.measure, old.is_required) then
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
