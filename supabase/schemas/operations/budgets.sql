-- The budget of a year: what came in and went out by category, and what was planned.

create table public.budget_categories (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  year text not null,
  name text not null,
  type text not null,
  amount numeric(12, 2),
  planned_amount numeric(12, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  is_labor boolean not null default false,
  project_id uuid,
  constraint budget_categories_once unique (club_id, year, type, name),
  constraint budget_categories_year_form check (year ~ '^20[0-9]{2}$'),
  constraint budget_categories_name_length check (char_length(btrim(name)) between 1 and 80 and char_length(name) <= 80),
  constraint budget_categories_type_known check (type in ('income', 'expense')),
  constraint budget_categories_amount_range check (amount between 0 and 1000000000),
  constraint budget_categories_planned_range check (planned_amount between 0 and 1000000000),
  constraint budget_categories_labor_is_expense check (not is_labor or type = 'expense')
);
create unique index budget_categories_one_labor_line on public.budget_categories (club_id, year) where is_labor;
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
comment on constraint budget_categories_labor_is_expense on public.budget_categories is
  'Labor is an expense.';
comment on index public.budget_categories_one_labor_line is
  'Another line of this year is filled in from the schedule already. Labor is counted once.';
comment on column public.budget_categories.amount is 'US dollars: what came in or went out, never negative. Null: nothing was entered yet.';
comment on column public.budget_categories.planned_amount is 'US dollars. Null: nothing was planned.';
comment on column public.budget_categories.project_id is
  'The capital project that the line plans for (club-future/budgeted_projects.sql). Null: no project.';
-- The budget shows what the staff costs as a whole: people with the feature Analytics or Board read it, managers and admins
-- keep it.
call app.secure_club_rows('public.budget_categories',
  writable => '{year,name,type,amount,planned_amount,is_labor}',
  readers => 'board');

-- Labor --------------------------------------------------------------------------------------------------------------
-- The actual amount of a labor line is the server's: published shifts of its season, in planned minutes without breaks,
-- times pay. It follows the shifts and the pay until the season closes, and stays from then on.

-- A season without dates of its own has those of its calendar year.
create function app.labor_of_budget(club_id_param uuid, year_param text) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(round(sum(app.worked_minutes(shift) * member.hourly_rate) / 60, 2), 0)
  from (
    select
      coalesce(season.starts_on, make_date(year_param::integer, 1, 1))::timestamp at time zone club.time_zone as starts_at,
      (coalesce(season.ends_on, make_date(year_param::integer, 12, 31)) + 1)::timestamp at time zone club.time_zone as ends_at
    from public.clubs as club
    left join public.seasons as season on season.club_id = club.id and season.year = year_param
    where club.id = club_id_param
  ) as span
  join public.shifts as shift on shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= span.starts_at and shift.starts_at < span.ends_at
  join public.staff_members as member on member.id = shift.staff_id
$$;

create function app.fill_in_labor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.seasons where club_id = new.club_id and year = new.year and closed_at is not null
  ) then
    new.amount := app.labor_of_budget(new.club_id, new.year);
  end if;
  return new;
end
$$;
create trigger budget_categories_fill_in_labor before insert or update on public.budget_categories
  for each row when (new.is_labor and new.year ~ '^20[0-9]{2}$') execute function app.fill_in_labor();

-- A person who edits the plan needs no notice when only the server's labor figures change.
create or replace trigger budget_categories_stamp_update before update on public.budget_categories
  for each row when (
    not (old.is_labor and new.is_labor)
    or (new.year, new.name, new.type, new.planned_amount, new.version)
      is distinct from (old.year, old.name, old.type, old.planned_amount, old.version)
  )
  execute function app.stamp_update();

-- Has the lines of these clubs filled in anew. Nothing is compared first: two who publish at the same moment wait for
-- each other here, and the second one counts the shifts of both.
create function app.refill_labor(clubs uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.budget_categories set amount = amount where is_labor and club_id = any (clubs)
$$;

create function app.follow_shifts_with_labor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refill_labor(array(select distinct club_id from touched_shifts where status = 'published'));
  return null;
end
$$;
create function app.follow_changed_shifts_with_labor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refill_labor(array(
    select distinct club_id from new_shifts as after
    join old_shifts as before using (id, club_id)
    where 'published' in (before.status, after.status)
      and (after.staff_id, after.starts_at, after.ends_at, after.break_minutes, after.status)
        is distinct from (before.staff_id, before.starts_at, before.ends_at, before.break_minutes, before.status)
  ));
  return null;
end
$$;
create trigger shifts_labor_added after insert on public.shifts
  referencing new table as touched_shifts for each statement execute function app.follow_shifts_with_labor();
create trigger shifts_labor_removed after delete on public.shifts
  referencing old table as touched_shifts for each statement execute function app.follow_shifts_with_labor();
create trigger shifts_labor_changed after update on public.shifts
  referencing old table as old_shifts new table as new_shifts
  for each statement execute function app.follow_changed_shifts_with_labor();

create function app.follow_pay_with_labor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refill_labor(array(
    select distinct after.club_id from new_people as after
    join old_people as before using (id)
    where after.hourly_rate is distinct from before.hourly_rate
  ));
  return null;
end
$$;
create trigger staff_members_labor_changed after update on public.staff_members
  referencing old table as old_people new table as new_people
  for each statement execute function app.follow_pay_with_labor();

create function app.follow_season_with_labor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refill_labor(array[new.club_id]);
  return null;
end
$$;
create trigger seasons_labor_added after insert on public.seasons
  for each row execute function app.follow_season_with_labor();
create trigger seasons_labor_changed after update of year, starts_on, ends_on, closed_at on public.seasons
  for each row execute function app.follow_season_with_labor();
revoke all on function app.labor_of_budget(uuid, text), app.fill_in_labor(), app.refill_labor(uuid[]),
  app.follow_shifts_with_labor(), app.follow_changed_shifts_with_labor(), app.follow_pay_with_labor(),
  app.follow_season_with_labor() from public;

-- A line that is named for what the staff is paid: copying a season forward has it filled in.
create function app.is_payroll(type_param text, name_param text) returns boolean
language sql immutable set search_path = '' as $$
  select type_param = 'expense' and name_param ~* '^\s*(payroll|labor|wages|staff (pay|wages|costs?))\s*$'
$$;
revoke all on function app.is_payroll(text, text) from public;
grant execute on function app.is_payroll(text, text) to authenticated;

-- Sums ---------------------------------------------------------------------------------------------------------------
-- A year in sums. Usage is expense over income in percent, null without income. Variance is how far the expense came
-- away from its plan, (actual - planned) / planned in percent, over the lines that have both (variance_lines of the
-- planned_expense_lines); null without one. A year for which nothing was entered is a draft: what its labor costs so far
-- is no result of the year, and is compared with its plan once the season has closed. Labor of $0 is a schedule without
-- shifts, and no amount.
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
revoke all on public.budget_summary from public, anon, authenticated, service_role;
grant select on public.budget_summary to authenticated, service_role;

call app.move_rows_with_season('public.budget_categories', 'year', 'budget lines');
call app.keep_rows_of_seasons('public.budget_categories', 'year', 'its budget is kept', 'Correct the amounts instead.');

call app.give_tables_to_module('pre-season', '{budget_categories}');
call app.give_tables_to_module('operations', '{budget_categories}');
call app.give_tables_to_module('post-season', '{budget_categories}');
call app.give_tables_to_module('club-future', '{budget_categories}');
