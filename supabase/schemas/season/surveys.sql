-- Surveys: what a club asks its members about a season, and its staff when they leave. survey_invitations.sql has the
-- people who are asked, and survey_responses.sql what they answered. Only managers and admins read and keep surveys.
-- Invited people answer with the token of their invitation.

create table public.surveys (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid,
  kind text not null,
  title text not null,
  introduction text,
  opens_on date,
  closes_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint surveys_in_club unique (id, club_id),
  constraint surveys_season foreign key (season_id, club_id) references public.seasons (id, club_id)
    on delete set null (season_id),
  constraint surveys_kind_known check (kind in ('member', 'exit')),
  constraint surveys_title_length check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  constraint surveys_introduction_length check (char_length(introduction) <= 2000),
  constraint surveys_opens_on_range check (opens_on between '2000-01-01' and '2100-01-01'),
  constraint surveys_closes_on_range check (closes_on between '2000-01-01' and '2100-01-01'),
  constraint surveys_close_after_open check (closes_on >= opens_on),
  constraint surveys_close_needs_open check (closes_on is null or opens_on is not null)
);
create index surveys_of_season on public.surveys (season_id, club_id);
create index surveys_newest_first on public.surveys (club_id, opens_on desc, id);
comment on constraint surveys_season on public.surveys is 'This season is not one of the club. Choose one of the list.';
comment on constraint surveys_kind_known on public.surveys is 'A survey is for members or for people who leave (exit).';
comment on constraint surveys_title_length on public.surveys is 'A title has 1 to 120 characters.';
comment on constraint surveys_introduction_length on public.surveys is 'An introduction has at most 2,000 characters.';
comment on constraint surveys_opens_on_range on public.surveys is
  'The first day of a survey lies between 2000 and 2100.';
comment on constraint surveys_closes_on_range on public.surveys is
  'The last day of a survey lies between 2000 and 2100.';
comment on constraint surveys_close_after_open on public.surveys is
  'A survey closes on the day on which it opens or later.';
comment on constraint surveys_close_needs_open on public.surveys is 'A survey that closes has a day on which it opens.';
comment on column public.surveys.kind is 'member: how members saw the season. exit: how staff saw it when they left.';
comment on column public.surveys.opens_on is 'The first day on which it is answered. Null: a draft.';
comment on column public.surveys.closes_on is 'The last day on which it is answered. Null: open until someone sets it.';
-- Managers and admins keep the surveys of their club. The kind of a survey stays what it was.
call app.secure_club_rows('public.surveys',
  writable => '{season_id,kind,title,introduction,opens_on,closes_on}',
  updatable => '{season_id,title,introduction,opens_on,closes_on}',
  readers => 'managers');

create function app.check_survey_days() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.closes_on < new.opens_on then
    raise exception 'The survey would close before it opens.'
      using errcode = '23514', hint = 'Choose a last day on or after the first one.', constraint = 'surveys_close_after_open';
  end if;
  return new;
end
$$;
revoke all on function app.check_survey_days() from public;
create trigger surveys_check_days before insert or update of opens_on, closes_on on public.surveys
  for each row execute function app.check_survey_days();

-- Whether the last day of a survey is over everywhere, and its figures are shown: a person who watched them during the
-- survey, together with the list of who has answered, would learn what one person said. It asks about the time zone in which
-- a day ends last, and not about the club's: managers change that one, and a closed survey would open again.
create function app.survey_has_closed(survey public.surveys) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(survey.closes_on < (app.club_now(survey.club_id) at time zone 'Etc/GMT+12')::date, false)
$$;

-- Whether a survey takes no more answers: the club's day after the last one has begun.
create function app.survey_is_over(survey public.surveys) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.survey_has_closed(survey) or coalesce(survey.closes_on < app.club_today(survey.club_id), false)
$$;
revoke all on function app.survey_has_closed(public.surveys), app.survey_is_over(public.surveys) from public;
-- The overview runs it with the rights of the reader.
grant execute on function app.survey_is_over(public.surveys) to authenticated, service_role;

-- The groups that a question offers: 2 to 12 different texts.
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

create table public.survey_questions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  survey_id uuid not null,
  position integer not null default 0,
  question text not null,
  type text not null,
  category text,
  measure text,
  is_required boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  options text[],
  constraint survey_questions_in_survey unique (id, survey_id, club_id),
  constraint survey_questions_survey foreign key (survey_id, club_id) references public.surveys (id, club_id) on delete cascade,
  constraint survey_questions_one_a_measure unique (survey_id, measure),
  constraint survey_questions_position_range check (position between 0 and 1000),
  constraint survey_questions_question_length check (char_length(btrim(question)) between 1 and 300 and char_length(question) <= 300),
  constraint survey_questions_type_known check (type in ('rating', 'yes_no', 'text', 'group')),
  constraint survey_questions_category_length check (char_length(btrim(category)) between 1 and 80 and char_length(category) <= 80),
  constraint survey_questions_measure_known check (measure in ('intent_to_return')),
  constraint survey_questions_measure_is_yes_no check (measure is null or type = 'yes_no'),
  constraint survey_questions_group_has_options check ((type = 'group') = (options is not null)),
  constraint survey_questions_options_differ check (app.are_group_options(options))
);
create index survey_questions_of_survey on public.survey_questions (survey_id, club_id, position, id);
create index survey_questions_of_club on public.survey_questions (club_id);
create unique index survey_questions_one_group on public.survey_questions (survey_id) where type = 'group';
comment on constraint survey_questions_survey on public.survey_questions is
  'This survey is not there any more. Reload the list of surveys.';
comment on constraint survey_questions_one_a_measure on public.survey_questions is
  'The survey asks about coming back already.';
comment on constraint survey_questions_position_range on public.survey_questions is 'A position is 0 to 1,000.';
comment on constraint survey_questions_question_length on public.survey_questions is
  'A question has 1 to 300 characters.';
comment on constraint survey_questions_type_known on public.survey_questions is
  'A question is answered with a rating, yes or no, a text, or a group to choose.';
comment on constraint survey_questions_category_length on public.survey_questions is
  'A category has 1 to 80 characters.';
comment on constraint survey_questions_measure_known on public.survey_questions is
  'The one measure of a question is intent to return.';
comment on constraint survey_questions_measure_is_yes_no on public.survey_questions is
  'The question about coming back is answered with yes or no.';
comment on constraint survey_questions_group_has_options on public.survey_questions is
  'A question about the group of a person has the groups to choose from, and no other question has any.';
comment on constraint survey_questions_options_differ on public.survey_questions is
  'A question has 2 to 12 different groups of up to 60 characters.';
comment on index public.survey_questions_one_group is 'The survey asks about one group of a person already.';
comment on column public.survey_questions.type is
  'rating: 1 to 5. yes_no: yes is positive. text: a comment. group: one of the options; results are also shown by group.';
comment on column public.survey_questions.category is 'Ratings of one category make one figure.';
comment on column public.survey_questions.measure is
  'intent_to_return: the question whose share of yes is the club''s intent to return.';
-- Managers and admins keep the questions of their club's surveys, until the first answer: app.guard_survey_questions.
call app.secure_club_rows('public.survey_questions',
  writable => '{survey_id,position,question,type,category,measure,is_required,options}',
  updatable => '{position,question,type,category,measure,is_required,options}',
  readers => 'managers');

-- Surveys of closed seasons ------------------------------------------------------------------------------------------

-- Answers make the figures of the season. Only a survey without answers can be deleted, or moved to another season.
create function app.keep_answered_survey() returns trigger
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
create trigger surveys_keep before delete on public.surveys
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_answered_survey();
create trigger surveys_keep_in_season before update of season_id on public.surveys
  for each row when (current_user in ('anon', 'authenticated') and new.season_id is distinct from old.season_id)
  execute function app.keep_answered_survey();
revoke all on function app.keep_answered_survey() from public;

call app.give_tables_to_module('post-season', '{surveys,survey_questions}');
