-- The labor of a season is compared with its plan once the season has closed: until then it is a part of the year.

create or replace view public.budget_summary with (security_invoker = true) as
select
  total.club_id,
  total.year,
  total.income,
  total.expense,
  total.income - total.expense as net,
  round(100 * total.expense / nullif(total.income, 0), 1) as usage_percent,
  total.planned_income,
  total.planned_expense,
  case when total.is_entered
    then round(100 * (total.compared_expense - total.compared_plan) / nullif(total.compared_plan, 0), 1) end as variance_percent,
  not total.is_entered as is_draft,
  total.variance_lines,
  total.planned_expense_lines
from (
  select
    club_id,
    year,
    coalesce(sum(amount) filter (where type = 'income'), 0) as income,
    coalesce(sum(amount) filter (where type = 'expense'), 0) as expense,
    bool_or(amount is not null and not is_labor) as is_entered,
    sum(planned_amount) filter (where type = 'income') as planned_income,
    sum(planned_amount) filter (where type = 'expense') as planned_expense,
    sum(amount) filter (where is_compared) as compared_expense,
    sum(planned_amount) filter (where is_compared) as compared_plan,
    (count(*) filter (where is_compared))::integer as variance_lines,
    (count(planned_amount) filter (where type = 'expense'))::integer as planned_expense_lines
  from (
    select *,
      type = 'expense' and planned_amount is not null and amount is not null and (not is_labor or (amount > 0 and exists (
        select from public.seasons
        where seasons.club_id = category.club_id and seasons.year = category.year and seasons.closed_at is not null
      ))) as is_compared
    from public.budget_categories as category
  ) as line
  group by club_id, year
) as total;
