-- The budget of a year: what came in and went out by category, and what was planned.

create table public.budget_categories (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  year text not null,
  name text not null,
  type text not null,
  amount numeric(12, 2) not null default 0,
  planned_amount numeric(12, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint budget_categories_once unique (club_id, year, type, name),
  constraint budget_categories_year_form check (year ~ '^20[0-9]{2}$'),
  constraint budget_categories_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint budget_categories_type_known check (type in ('income', 'expense')),
  constraint budget_categories_amount_range check (amount between 0 and 1000000000),
  constraint budget_categories_planned_range check (planned_amount between 0 and 1000000000)
);
comment on constraint budget_categories_once on public.budget_categories is
  'The budget of this year has a line of this name already. Change that one.';
comment on constraint budget_categories_year_form on public.budget_categories is
  'A year has four digits, such as 2026.';
comment on constraint budget_categories_name_length on public.budget_categories is 'A name has 1 to 80 characters.';
comment on constraint budget_categories_type_known on public.budget_categories is
  'A line of the budget is income or expense.';
comment on constraint budget_categories_amount_range on public.budget_categories is
  'An amount is $0 to $1,000,000,000.';
comment on constraint budget_categories_planned_range on public.budget_categories is
  'A planned amount is $0 to $1,000,000,000.';
comment on column public.budget_categories.amount is 'US dollars: what came in or went out, never negative.';
comment on column public.budget_categories.planned_amount is 'US dollars. Null: nothing was planned.';
-- The budget shows what the staff costs: people with the feature Analytics read it, managers and admins keep it.
call app.secure_club_rows('public.budget_categories',
  writable => '{year,name,type,amount,planned_amount}',
  readers => 'analysts');

-- A year in sums. Usage is expense over income in percent, null without income. Variance is how far the expense came
-- away from its plan, (actual - planned) / planned in percent, null without a plan. A year in which nothing came in or
-- went out is a draft.
create view public.budget_summary with (security_invoker = true) as
select
  total.club_id,
  total.year,
  total.income,
  total.expense,
  total.income - total.expense as net,
  round(100 * total.expense / nullif(total.income, 0), 1) as usage_percent,
  total.planned_income,
  total.planned_expense,
  case when total.income + total.expense > 0
    then round(100 * (total.expense - total.planned_expense) / nullif(total.planned_expense, 0), 1) end as variance_percent,
  total.income + total.expense = 0 as is_draft
from (
  select
    club_id,
    year,
    coalesce(sum(amount) filter (where type = 'income'), 0) as income,
    coalesce(sum(amount) filter (where type = 'expense'), 0) as expense,
    sum(planned_amount) filter (where type = 'income') as planned_income,
    sum(planned_amount) filter (where type = 'expense') as planned_expense
  from public.budget_categories
  group by club_id, year
) as total;
revoke all on public.budget_summary from public, anon, authenticated, service_role;
grant select on public.budget_summary to authenticated, service_role;

call app.keep_rows_of_seasons('public.budget_categories', 'year', 'its budget is kept', 'Correct the amounts instead.');

call app.give_tables_to_module('pre-season', '{budget_categories}');
call app.give_tables_to_module('operations', '{budget_categories}');
call app.give_tables_to_module('post-season', '{budget_categories}');
call app.give_tables_to_module('club-future', '{budget_categories}');
