-- The reserve study: what of a club wears out, what replacing it costs, and what is set aside for it. The page computes the
-- balance that would be fully funded, and the years ahead, from these rows.

create table public.reserve_components (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  useful_years integer not null,
  remaining_years integer not null,
  cost numeric(12, 2) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reserve_components_once unique (club_id, name),
  constraint reserve_components_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint reserve_components_useful_years_range check (useful_years between 1 and 100),
  constraint reserve_components_remaining_years_range check (remaining_years between 0 and 100),
  constraint reserve_components_remaining_within check (remaining_years <= useful_years),
  constraint reserve_components_cost_range check (cost > 0 and cost <= 100000000)
);
comment on constraint reserve_components_once on public.reserve_components is
  'The study has a component of this name already. Change that one.';
comment on constraint reserve_components_name_length on public.reserve_components is 'A name has 1 to 120 characters.';
comment on constraint reserve_components_useful_years_range on public.reserve_components is
  'A component lasts 1 to 100 years.';
comment on constraint reserve_components_remaining_years_range on public.reserve_components is
  'A component lasts 0 to 100 more years.';
comment on constraint reserve_components_remaining_within on public.reserve_components is
  'A component does not last longer than its useful life.';
comment on constraint reserve_components_cost_range on public.reserve_components is
  'The cost is more than $0 and at most $100,000,000.';
comment on column public.reserve_components.cost is 'US dollars, at the prices of the year of the study.';
comment on column public.reserve_components.remaining_years is
  'How many years it lasts from the year of the study; 0: it is replaced in that year.';
-- People with the feature Analytics or Board read the study, as they read the budget; managers and admins keep it.
call app.secure_club_rows('public.reserve_components',
  writable => '{name,useful_years,remaining_years,cost}',
  readers => 'board');

create table public.reserve_plans (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  study_year text not null,
  balance numeric(12, 2) not null,
  yearly_contribution numeric(12, 2) not null,
  inflation_percent numeric(5, 2) not null,
  interest_percent numeric(5, 2) not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint reserve_plans_one_a_club unique (club_id),
  constraint reserve_plans_study_year_form check (study_year ~ '^20[0-9]{2}$'),
  constraint reserve_plans_balance_range check (balance between 0 and 100000000),
  constraint reserve_plans_contribution_range check (yearly_contribution between 0 and 100000000),
  constraint reserve_plans_inflation_range check (inflation_percent between -10 and 50),
  constraint reserve_plans_interest_range check (interest_percent between 0 and 50)
);
comment on constraint reserve_plans_one_a_club on public.reserve_plans is
  'The club has a reserve study already. Change that one.';
comment on constraint reserve_plans_study_year_form on public.reserve_plans is 'A year has four digits, such as 2026.';
comment on constraint reserve_plans_balance_range on public.reserve_plans is
  'A balance is $0 to $100,000,000.';
comment on constraint reserve_plans_contribution_range on public.reserve_plans is
  'A contribution is $0 to $100,000,000 a year.';
comment on constraint reserve_plans_inflation_range on public.reserve_plans is 'Costs grow by -10 to 50 percent a year.';
comment on constraint reserve_plans_interest_range on public.reserve_plans is 'Interest is 0 to 50 percent a year.';
comment on column public.reserve_plans.balance is 'US dollars in the reserve when the year of the study begins.';
comment on column public.reserve_plans.yearly_contribution is 'US dollars that the club sets aside each year.';
-- People with the feature Analytics or Board read the plan, as they read the budget; managers and admins keep it.
call app.secure_club_rows('public.reserve_plans',
  writable => '{study_year,balance,yearly_contribution,inflation_percent,interest_percent}',
  readers => 'board');

call app.give_tables_to_module('club-future', '{reserve_components,reserve_plans}');
