-- A survey may ask for the group of a person, and its results are shown by group.

create function app.are_group_options(options text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(options) between 2 and 12
    and array_position(options, null) is null
    and (
      select count(distinct lower(btrim(option))) = cardinality(options)
        and bool_and(char_length(btrim(option)) between 1 and 60 and char_length(option) <= 60)
      from unnest(options) as option
    )
$$;
revoke all on function app.are_group_options(text[]) from public;
-- The constraint runs it with the rights of the writer.
grant execute on function app.are_group_options(text[]) to authenticated, service_role;

alter table public.survey_questions
  add column options text[],
  drop constraint survey_questions_type_known,
  add constraint survey_questions_type_known check (type in ('rating', 'yes_no', 'text', 'group')),
  add constraint survey_questions_group_has_options check ((type = 'group') = (options is not null)),
  add constraint survey_questions_options_differ check (app.are_group_options(options));
create unique index survey_questions_one_group on public.survey_questions (survey_id) where type = 'group';
comment on constraint survey_questions_type_known on public.survey_questions is
  'A question is answered with a rating, yes or no, a text, or a group to choose.';
comment on constraint survey_questions_group_has_options on public.survey_questions is
  'A question about the group of a person has the groups to choose from, and no other question has any.';
comment on constraint survey_questions_options_differ on public.survey_questions is
  'A question has 2 to 12 different groups of up to 60 characters.';
comment on index public.survey_questions_one_group is 'The survey asks about one group of a person already.';
comment on column public.survey_questions.type is
  'rating: 1 to 5. yes_no: yes is positive. text: a comment. group: one of the options; results are also shown by group.';
comment on column public.survey_answers.comment is 'The text, or the group that was chosen.';
grant insert (options), update (options) on public.survey_questions to authenticated;

create or replace function app.questions_of_survey(survey_id_param uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', question, 'type', type, 'category', category, 'measure', measure, 'isRequired', is_required,
      'options', options
    ) order by position, id), '[]')
  from public.survey_questions where survey_id = survey_id_param
$$;

create or replace function app.sent_questions(questions_param jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', btrim(question ->> 'question'), 'type', question ->> 'type',
      'category', nullif(btrim(question ->> 'category'), ''), 'measure', question ->> 'measure',
      'isRequired', question -> 'isRequired' is distinct from 'false'::jsonb,
      'options', case when jsonb_typeof(question -> 'options') = 'array' then (
        select jsonb_agg(btrim(option) order by place)
        from jsonb_array_elements_text(question -> 'options') with ordinality as sent_option (option, place)
      ) end
    ) order by number), '[]')
  from jsonb_array_elements(questions_param) with ordinality as sent (question, number)
$$;

create or replace function app.save_survey(season_id_param uuid, survey_param jsonb, survey_id_param uuid, version_param integer)
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
  insert into public.survey_questions (club_id, survey_id, position, question, type, category, measure, is_required, options)
  select survey.club_id, survey.id, number, question ->> 'question', question ->> 'type', question ->> 'category',
    question ->> 'measure', (question ->> 'isRequired')::boolean,
    case when jsonb_typeof(question -> 'options') = 'array' then array(select jsonb_array_elements_text(question -> 'options')) end
  from jsonb_array_elements(questions) with ordinality as sent (question, number);
  return survey.id;
end
$$;

create or replace function app.guard_survey_questions() returns trigger
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

create or replace function app.open_survey(token_param text) returns jsonb
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

create or replace function app.bad_answer(survey_id_param uuid, answers_param jsonb) returns text
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
    case when question.type in ('text', 'group') then btrim(given.value #>> '{}', E' \t\r\n') end
  from public.survey_questions as question
  join jsonb_each(answers_param) as given (key, value) on given.key = question.id::text
  where question.survey_id = link.survey_id and not app.is_blank_answer(given.value);
  update public.survey_invitations set completed_at = app.club_now(link.club_id) where id = link.invitation_id;
  return jsonb_build_object('status', 'thanks', 'message', 'Thank you. Your answers are in.',
    'hint', 'They are counted without your name.');
end
$$;

create function app.survey_distributions(survey_id_param uuid)
returns table (question_id uuid, place integer, group_name text, answers integer, counts integer[], rating_sum integer)
language sql stable security definer rows 20 set search_path = '' as $$
  with asked as (
    select question.id, question.survey_id, question.type, question.options
    from public.surveys as survey
    join public.survey_questions as question on question.survey_id = survey.id
    where survey.id = survey_id_param and app.reads_confidential(survey.club_id) and app.survey_has_closed(survey)
  ), said as (
    select response.id as response_id, answer.comment as name
    from public.survey_responses as response
    left join asked on asked.survey_id = response.survey_id and asked.type = 'group'
    left join public.survey_answers as answer on answer.question_id = asked.id and answer.response_id = response.id
    where response.survey_id = survey_id_param
  ), large as (
    select name, count(*) as people, row_number() over (order by count(*), name) as from_smallest
    from said where name is not null group by name having count(*) >= app.fewest_answers()
  ), shown as (
    select large.name
    from large
    cross join lateral (
      select (select count(*) from said) - (select sum(other.people) from large as other) as people
    ) as rest
    where rest.people = 0 or rest.people >= app.fewest_answers() or large.from_smallest > 1
  ), grouped as (
    select said.response_id, shown.name from said left join shown on shown.name = said.name
  ), given as (
    select asked.id as question_id, asked.type, grouped.name, answer.rating, answer.agrees
    from grouped
    join public.survey_answers as answer on answer.response_id = grouped.response_id
    join asked on asked.id = answer.question_id and asked.type in ('rating', 'yes_no')
  ), counted as (
    select question_id, grouping(name) = 1 as is_everyone, name, count(*)::integer as answers,
      case type
        when 'rating' then array[
          count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5)]
        else array[count(*) filter (where agrees), count(*) filter (where not agrees)]
      end::integer[] as counts,
      sum(rating)::integer as rating_sum
    from given group by question_id, type, grouping sets ((), (name))
  ), groups as (
    select count(distinct coalesce(name, '')) as total from grouped
  )
  select question_id,
    case when is_everyone then 0
      else coalesce((select array_position(options, name) from asked where asked.type = 'group'), 1000) end,
    name, answers, counts, rating_sum
  from counted, groups
  where answers >= app.fewest_answers()
    and (is_everyone or groups.total > 1 and groups.total = (
      select count(*) from counted as others
      where others.question_id = counted.question_id and not others.is_everyone and others.answers >= app.fewest_answers()
    ))
$$;
revoke all on function app.survey_distributions(uuid) from public;
grant execute on function app.survey_distributions(uuid) to authenticated, service_role;

create or replace view public.survey_question_results with (security_invoker = true) as
select
  question.id as question_id,
  survey.id as survey_id,
  survey.club_id,
  question.position,
  question.question,
  question.type,
  question.category,
  question.measure,
  tally.positive,
  tally.answers as total,
  round(100.0 * tally.positive / nullif(tally.answers, 0))::integer as percent,
  round(tally.rating_sum::numeric / nullif(tally.answers, 0), 1) as rating,
  tally.answers >= app.fewest_answers() and tally.has_closed as enough_responses,
  not tally.has_closed as waits_for_closing
from public.surveys as survey
cross join lateral app.survey_tallies(survey.id) as tally
join public.survey_questions as question on question.id = tally.question_id
where question.type in ('rating', 'yes_no');

create view public.survey_distributions with (security_invoker = true) as
select
  survey.id as survey_id,
  survey.club_id,
  question.id as question_id,
  question.position,
  question.question,
  question.type,
  distribution.place,
  distribution.group_name,
  distribution.answers,
  distribution.counts,
  round(distribution.rating_sum::numeric / distribution.answers, 1) as rating
from public.surveys as survey
cross join lateral app.survey_distributions(survey.id) as distribution
join public.survey_questions as question on question.id = distribution.question_id;
revoke all on public.survey_distributions from public, anon, authenticated, service_role;
grant select on public.survey_distributions to authenticated, service_role;
create trigger refuse_writing instead of insert or update or delete on public.survey_distributions
  for each row execute function app.refuse_writing_view();
