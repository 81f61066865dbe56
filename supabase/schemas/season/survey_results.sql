-- What surveys and uploaded feedback say, counted from the answers.
--
-- Under five answers there is no figure: 'Not enough responses' (enough_responses is false, the figure null), because
-- few answers are few people. Responses are people: a category that is asked about with two questions has as many as
-- people who answered, not twice as many. Functions of `app` count past the rules and leave out what is too few; the
-- views show their counts to people who may read the survey.

create function app.fewest_answers() returns integer
language sql immutable set search_path = '' as $$ select 5 $$;
revoke all on function app.fewest_answers() from public;
grant execute on function app.fewest_answers() to authenticated, service_role;

-- How each question of a survey was answered. Positive: yes, or 4 and 5 of 5. No figures: too few answers, or it has
-- not closed. Until then there is no count either: beside the list of who has answered, a count that stays the same would
-- tell who left the question out.
create function app.survey_tallies(survey_id_param uuid)
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
revoke all on function app.survey_tallies(uuid) from public;
grant execute on function app.survey_tallies(uuid) to authenticated, service_role;

-- The ratings of a survey by category; a question without one stands for itself. A question with too few answers counts
-- in nothing, so that no difference of two figures is a few people's. rating: the mean, null while it is not told. No
-- responses are counted before the survey has closed, as in app.survey_tallies.
-- Asks nothing about the caller: only functions that do may use it.
create function app.ratings_of_survey(survey public.surveys)
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

-- The same for people who can read the survey; nothing for others.
create function app.survey_ratings(survey_id_param uuid)
returns table (category text, first_asked integer, responses integer, rating numeric, has_closed boolean)
language sql stable security definer rows 6 set search_path = '' as $$
  select ratings.category, ratings.first_asked, ratings.responses, ratings.rating, app.survey_has_closed(survey)
  from public.surveys as survey
  cross join lateral app.ratings_of_survey(survey) as ratings
  where survey.id = survey_id_param and app.reads_confidential(survey.club_id)
$$;
revoke all on function app.ratings_of_survey(public.surveys), app.survey_ratings(uuid) from public;
grant execute on function app.survey_ratings(uuid) to authenticated, service_role;

-- A survey whose figures are shown stays closed: one more answer would be a person's.
create function app.keep_survey_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated') and app.survey_has_closed(old) then
    raise exception 'This survey has closed.'
      using errcode = 'PT409', hint = 'Ask again with a new survey.';
  end if;
  return new;
end
$$;
revoke all on function app.keep_survey_closed() from public;
create trigger surveys_keep_closed before update of opens_on, closes_on on public.surveys
  for each row when ((new.opens_on, new.closes_on) is distinct from (old.opens_on, old.closes_on))
  execute function app.keep_survey_closed();

-- Each question with its share of positive answers, and the mean of a rating. Without figures it either waits for the
-- survey to close, or there are not enough responses.
create view public.survey_question_results with (security_invoker = true) as
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

-- How many gave each answer to a question, of everyone (place 0) and of each group of people, once the survey has closed.
-- Groups that do not reach five people are shown together, as the rest (without a name, in the last place); so is the smallest
-- other group, if the rest would be fewer than five without it. A question is shown by group only if five people of every
-- group have answered it: otherwise the figure of everyone less those of the other groups would be the answers of the few.
-- counts: of 1 to 5, or of yes and no.
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

-- The same with the questions, and the mean of a rating with one decimal.
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

-- Satisfaction by category of one survey: the mean of its ratings with one decimal, and of how many people.
create view public.survey_categories with (security_invoker = true) as
select
  survey.id as survey_id,
  survey.club_id,
  ratings.first_asked as position,
  ratings.category as name,
  round(ratings.rating, 1) as rating,
  ratings.responses,
  ratings.rating is not null as enough_responses,
  not ratings.has_closed as waits_for_closing
from public.surveys as survey
cross join lateral app.survey_ratings(survey.id) as ratings
where ratings.category is not null;

-- Each survey: whether it can be answered, how many of the invited have, and the mean of its categories weighted by
-- their responses.
create view public.survey_overview with (security_invoker = true) as
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

-- What stands out of a survey's questions: the strongest and the weakest share of positive answers, and how many would
-- return. Among equals the one asked first.
create view public.survey_insights with (security_invoker = true) as
select result.survey_id, result.club_id, insight.kind, result.question, result.positive, result.total, result.percent
from public.surveys as survey
cross join lateral (
  (select 'strongest' as kind, question_id from public.survey_question_results as strongest
    where strongest.survey_id = survey.id and enough_responses order by percent desc, position, question_id limit 1)
  union all
  (select 'weakest', question_id from public.survey_question_results as weakest
    where weakest.survey_id = survey.id and enough_responses order by percent, position, question_id limit 1)
  union all
  (select measure, question_id from public.survey_question_results as measured
    where measured.survey_id = survey.id and enough_responses and measure is not null)
) as insight
join public.survey_question_results as result on result.survey_id = survey.id and result.question_id = insight.question_id;

-- Comments without anything that tells them apart: no response, no time, in the order of their random ids.
create function app.survey_comments(survey_id_param uuid) returns table (id uuid, question_id uuid, comment text)
language sql stable security definer rows 20 set search_path = '' as $$
  select answer.id, answer.question_id, answer.comment
  from public.surveys as survey
  join public.survey_questions as question on question.survey_id = survey.id and question.type = 'text'
  join public.survey_answers as answer on answer.question_id = question.id
  where survey.id = survey_id_param and app.reads_confidential(survey.club_id)
    and app.survey_has_closed(survey)
    and (select count(*) from public.survey_responses where survey_id = survey_id_param) >= app.fewest_answers()
  order by answer.id
$$;
revoke all on function app.survey_comments(uuid) from public;
grant execute on function app.survey_comments(uuid) to authenticated, service_role;

-- What people wrote, once the survey has closed and five have answered it.
create view public.survey_comments with (security_invoker = true) as
select written.id, survey.id as survey_id, survey.club_id, survey.season_id, written.question_id, written.comment
from public.surveys as survey
cross join lateral app.survey_comments(survey.id) as written;

-- The ratings of a season by category, of its member surveys and uploaded feedback together; an uploaded row is one
-- response. rating_sum is that of the counted responses. Asks nothing about the caller: only functions that do may use it.
create function app.season_ratings(season_id_param uuid)
returns table (category text, first_asked integer, responses integer, counted integer, rating_sum numeric)
language sql stable security definer rows 6 set search_path = '' as $$
  select category, min(first_asked), sum(responses)::integer,
    coalesce(sum(responses) filter (where rating is not null), 0)::integer, sum(rating * responses)
  from (
    select ratings.category, ratings.first_asked, ratings.responses, ratings.rating
    from public.surveys as survey
    cross join lateral app.ratings_of_survey(survey) as ratings
    where survey.season_id = season_id_param and survey.kind = 'member' and ratings.category is not null
    union all
    select entry.category, null, count(*), avg(entry.rating)
    from public.feedback_uploads as upload
    join public.feedback_entries as entry on entry.upload_id = upload.id
    where upload.season_id = season_id_param
    group by entry.category
  ) as sources
  group by category
$$;
revoke all on function app.season_ratings(uuid) from public;

-- The same for managers and admins of the season's club and for the firm; nothing for others.
create function app.season_categories(season_id_param uuid)
returns table (first_asked integer, name text, rating numeric, responses integer, enough_responses boolean)
language sql stable security definer rows 6 set search_path = '' as $$
  select ratings.first_asked, ratings.category,
    case when ratings.counted >= app.fewest_answers() then round(ratings.rating_sum / ratings.counted, 1) end,
    case when ratings.counted >= app.fewest_answers() then ratings.counted else ratings.responses end,
    ratings.counted >= app.fewest_answers()
  from public.seasons as season
  cross join lateral app.season_ratings(season.id) as ratings
  where season.id = season_id_param and app.reads_confidential(season.club_id)
$$;
revoke all on function app.season_categories(uuid) from public;
grant execute on function app.season_categories(uuid) to authenticated, service_role;

-- Member Feedback of a season: satisfaction by category, for managers and admins. Position: that of the question in its
-- survey; null for a category that was only uploaded.
create view public.satisfaction_categories with (security_invoker = true) as
select season.id as season_id, season.club_id, season.year, category.first_asked as position, category.name, category.rating,
  category.responses, category.enough_responses
from public.seasons as season
cross join lateral app.season_categories(season.id) as category;

-- How satisfied the members were with a season, and how many of the staff would return: for everyone of the club, since
-- it is one figure of many answers.
create function app.season_satisfaction(season_id_param uuid)
returns table (rating numeric, responses integer, intent_to_return integer)
language sql stable security definer rows 1 set search_path = '' as $$
  select
    case when ratings.counted >= app.fewest_answers() then round(ratings.rating_sum::numeric / ratings.counted, 2) end,
    ratings.counted,
    staff.intent
  from public.seasons as season
  cross join lateral (
    select coalesce(sum(counted), 0)::integer as counted, sum(rating_sum) as rating_sum from app.season_ratings(season.id)
  ) as ratings
  cross join lateral (
    select round(100.0 * sum(answered.yes) / sum(answered.answers))::integer as intent
    from (
      select count(*) filter (where answer.agrees) as yes, count(*) as answers
      from public.surveys as survey
      join public.survey_questions as question on question.survey_id = survey.id and question.measure = 'intent_to_return'
      join public.survey_answers as answer on answer.question_id = question.id
      where survey.season_id = season.id and app.survey_has_closed(survey)
      group by survey.id
      having count(*) >= app.fewest_answers()
    ) as answered
  ) as staff
  where season.id = season_id_param and app.reads_club(season.club_id)
$$;
revoke all on function app.season_satisfaction(uuid) from public;
grant execute on function app.season_satisfaction(uuid) to authenticated, service_role;

-- One row a season: the mean of all ratings with two decimals (null: not enough responses), the ratings it is of, and
-- the percent of those who left the staff and would return.
create view public.season_satisfaction with (security_invoker = true) as
select
  season.id as season_id,
  season.club_id,
  season.year,
  satisfaction.rating,
  satisfaction.responses,
  satisfaction.rating is not null as enough_responses,
  satisfaction.intent_to_return
from public.seasons as season
cross join lateral app.season_satisfaction(season.id) as satisfaction;

revoke all on public.survey_question_results, public.survey_distributions, public.survey_categories, public.survey_overview, public.survey_insights,
  public.survey_comments, public.satisfaction_categories, public.season_satisfaction
  from public, anon, authenticated, service_role;
-- The rules of the tables beneath decide which rows: surveys are read by managers and admins, seasons by members.
grant select on public.survey_question_results, public.survey_distributions, public.survey_categories, public.survey_overview, public.survey_insights,
  public.survey_comments, public.satisfaction_categories, public.season_satisfaction
  to authenticated, service_role;
comment on column public.survey_categories.responses is 'People who rated it, however many questions ask about it.';
comment on column public.satisfaction_categories.responses is
  'People who rated it, however many questions ask about it, and uploaded rows.';
