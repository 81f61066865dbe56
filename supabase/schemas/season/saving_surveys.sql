-- Saving a survey with its questions, in one step: a form holds both, and half of a survey must not be open to answers.

-- The questions of a survey as they are saved: [{"question", "type", "category", "measure", "isRequired", "options"}, …], in
-- order.
create function app.questions_of_survey(survey_id_param uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'question', question, 'type', type, 'category', category, 'measure', measure, 'isRequired', is_required,
      'options', options
    ) order by position, id), '[]')
  from public.survey_questions where survey_id = survey_id_param
$$;

-- The questions that are sent, in the same form: without space around the words, and without words that are empty.
create function app.sent_questions(questions_param jsonb) returns jsonb
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
  insert into public.survey_questions (club_id, survey_id, position, question, type, category, measure, is_required, options)
  select survey.club_id, survey.id, number, question ->> 'question', question ->> 'type', question ->> 'category',
    question ->> 'measure', (question ->> 'isRequired')::boolean,
    case when jsonb_typeof(question -> 'options') = 'array' then array(select jsonb_array_elements_text(question -> 'options')) end
  from jsonb_array_elements(questions) with ordinality as sent (question, number);
  return survey.id;
end
$$;
revoke all on function app.save_survey(uuid, jsonb, uuid, integer) from public;
grant execute on function app.save_survey(uuid, jsonb, uuid, integer) to authenticated;

-- Saves a survey of the caller's club about a season, or changes one over the version that was read, and returns its id.
--   survey_param  {"kind", "title", "introduction", "opensOn", "closesOn", "questions": [{"question", "type", "category",
--                 "measure", "isRequired", "options"}, …]}; the kind of a survey that exists stays
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
