-- A deck for the board, as a PDF and as a presentation, with what follows from the reserve study.

create or replace function app.report_types() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'overview', 'staffing', 'financial', 'operations',
    'financial-performance', 'staff-metrics', 'member-satisfaction',
    'annual-strategic-review', 'competitive-analysis', 'roi-dashboard', 'board-pack', 'board-deck',
    'safety-log', 'staff-reviews'
  ]
$$;

create or replace function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['figures', 'positions', 'training', 'coverage']
    when 'staffing' then array['staff', 'positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['activity', 'coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
    when 'board-pack' then array['figures', 'training', 'coverage', 'staff', 'positions', 'budget', 'income', 'expenses',
      'labor-by-week', 'activity', 'places']
    when 'board-deck' then array['season', 'metrics', 'projects', 'votes', 'reserve', 'reserve-years']
    when 'safety-log' then array['incidents']
    when 'staff-reviews' then array['reviews']
  end
$$;

create or replace function public.request_report(
  type_param text,
  from_param date,
  to_param date,
  format_param text default 'pdf',
  section_param text default null,
  compare_from_param date default null,
  compare_to_param date default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  if cardinality((select app.editable_clubs())) = 0 then
    raise exception 'Reports are made by the managers and administrators of a club.'
      using errcode = '42501', hint = 'Ask one of them for the report.';
  end if;
  if type_param is null or type_param <> all (app.report_types()) then
    raise exception 'There is no report "%".', coalesce(left(type_param, 60), '(none)')
      using errcode = '22023', hint = 'The reports are ' || array_to_string(app.report_types(), ', ') || '.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose another first or last day.';
  end if;
  if num_nulls(compare_from_param, compare_to_param) = 1 or compare_from_param < '2000-01-01'
    or compare_to_param > '2100-01-01' or compare_from_param > compare_to_param
    or compare_to_param > compare_from_param + 731 then
    raise exception 'The days to compare with are one day to two years, from the earlier day to the later one.'
      using errcode = '22023', hint = 'Choose other days, or none.';
  end if;
  if format_param is null or format_param not in ('pdf', 'csv', 'pptx') or (section_param is not null and format_param <> 'csv') then
    raise exception 'A report is a pdf, or the csv of all its tables or of one.'
      using errcode = '22023', hint = 'Choose the format pdf or csv. A single table is always csv.';
  end if;
  if format_param = 'pptx' and type_param <> 'board-deck' then
    raise exception 'Only the board deck is made as a presentation.'
      using errcode = '22023', hint = 'Choose the format pdf or csv.';
  end if;
  if section_param <> all (app.report_tables(type_param)) then
    raise exception 'The report "%" has no table "%".', type_param, left(section_param, 60)
      using errcode = '22023', hint = 'Its tables are ' || array_to_string(app.report_tables(type_param), ', ') || '.';
  end if;
  return app.order_job('report', jsonb_strip_nulls(jsonb_build_object(
    'type', type_param, 'from', from_param, 'to', to_param, 'format', format_param, 'section', section_param,
    'compareFrom', compare_from_param, 'compareTo', compare_to_param
  )));
end
$$;

alter table public.jobs drop constraint jobs_result_path_form;
alter table public.jobs add constraint jobs_result_path_form
  check (result_path ~ ('^' || club_id || '/[0-9a-f-]{36}\.[a-z]{3,4}$'));
update storage.buckets
set allowed_mime_types = array['application/pdf', 'application/zip', 'text/csv',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation']
where id = 'job-files';

-- What follows from the reserve study: the fully funded balance, and the 20 years ahead. The page computes the same to try out
-- contributions (apps/club-future/src/rules/reserve); reports for the board read it here.

-- The fully funded balance is the sum of current cost x effective age / useful life (Community Associations Institute, National
-- Reserve Study Standards). Null percent: nothing is worn yet.
create view public.reserve_funding with (security_invoker = true) as
select
  plan.club_id,
  plan.study_year,
  plan.balance,
  plan.yearly_contribution,
  funded.fully_funded,
  round(100 * plan.balance / nullif(funded.fully_funded, 0))::integer as percent_funded
from public.reserve_plans as plan
cross join lateral (
  select coalesce(round(sum(component.cost * (component.useful_years - component.remaining_years) / component.useful_years), 2), 0)
    as fully_funded
  from public.reserve_components as component
  where component.club_id = plan.club_id
) as funded;

-- Each year pays interest on the balance with which it begins, adds the contribution, and replaces what is due at the prices of
-- that year. A component starts over whenever it was replaced.
create view public.reserve_projection with (security_invoker = true) as
with recursive ahead as (
  select
    plan.club_id,
    passed,
    plan.balance as balance_of_study,
    plan.yearly_contribution,
    plan.interest_percent,
    plan.study_year::integer + passed as year,
    coalesce(due.spending, 0) as spending,
    coalesce(due.fully_funded, 0) as fully_funded
  from public.reserve_plans as plan
  cross join generate_series(0, 19) as passed
  cross join lateral (select power(1 + plan.inflation_percent / 100, passed) as prices) as price
  cross join lateral (
    select
      round(sum(component.cost * prices) filter (where worn.is_replaced), 2) as spending,
      round(sum(component.cost * prices * worn.age / component.useful_years), 2) as fully_funded
    from public.reserve_components as component
    cross join lateral (
      select
        passed >= component.remaining_years
          and (passed - component.remaining_years) % component.useful_years = 0 as is_replaced,
        -- At the end of the year, a replaced component is new.
        (passed - component.remaining_years + component.useful_years) % component.useful_years as age
    ) as worn
    where component.club_id = plan.club_id
  ) as due
), years as (
  select
    club_id,
    passed,
    year,
    spending,
    fully_funded,
    balance_of_study + round(balance_of_study * interest_percent / 100, 2) + yearly_contribution - spending as balance
  from ahead
  where passed = 0
  union all
  select
    ahead.club_id,
    ahead.passed,
    ahead.year,
    ahead.spending,
    ahead.fully_funded,
    years.balance + round(years.balance * ahead.interest_percent / 100, 2) + ahead.yearly_contribution - ahead.spending
  from years
  join ahead on ahead.club_id = years.club_id and ahead.passed = years.passed + 1
)
select
  club_id,
  year,
  spending,
  balance,
  round(100 * balance / nullif(fully_funded, 0))::integer as percent_funded
from years;
comment on column public.reserve_projection.balance is 'US dollars at the end of the year; below zero, the reserve does not suffice.';

revoke all on public.reserve_funding, public.reserve_projection from public, anon, authenticated, service_role;
-- People who read reports read what follows from the study of their club.
grant select on public.reserve_funding, public.reserve_projection to authenticated, service_role;

create trigger refuse_writing instead of insert or update or delete on public.reserve_funding
  for each row execute function app.refuse_writing_view();
create trigger refuse_writing instead of insert or update or delete on public.reserve_projection
  for each row execute function app.refuse_writing_view();
