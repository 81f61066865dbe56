-- What follows from the reserve study: the fully funded balance, and the 20 years ahead. The page computes the same to try out
-- contributions (libs/contract/src/reserve); reports for the board read it here.

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
