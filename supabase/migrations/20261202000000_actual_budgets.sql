-- Actual amounts of the budget: the payroll is filled in from the schedule, as long as its season is open.

alter table public.budget_categories add column is_labor boolean not null default false;
alter table public.budget_categories
  add constraint budget_categories_labor_is_expense check (not is_labor or type = 'expense');
create unique index budget_categories_one_labor_line on public.budget_categories (club_id, year) where is_labor;
comment on constraint budget_categories_labor_is_expense on public.budget_categories is
  'Labor is an expense.';
comment on index public.budget_categories_one_labor_line is
  'Another line of this year is filled in from the schedule already. Labor is counted once.';
grant insert (is_labor), update (is_labor) on public.budget_categories to authenticated;

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

-- That the server fills in the labor is no change that someone who edits the plan must hear of.
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
  case when total.entered > 0
    then round(100 * (total.expense - total.planned_expense) / nullif(total.planned_expense, 0), 1) end as variance_percent,
  total.entered = 0 as is_draft
from (
  select
    club_id,
    year,
    coalesce(sum(amount) filter (where type = 'income'), 0) as income,
    coalesce(sum(amount) filter (where type = 'expense'), 0) as expense,
    coalesce(sum(amount) filter (where not is_labor), 0) as entered,
    sum(planned_amount) filter (where type = 'income') as planned_income,
    sum(planned_amount) filter (where type = 'expense') as planned_expense
  from public.budget_categories
  group by club_id, year
) as total;

create or replace function public.copy_season_forward(
  from_season_id_param uuid,
  to_season_id_param uuid,
  checklist_ids_param uuid[] default null,
  with_budget_param boolean default true
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  source public.seasons;
  target public.seasons;
  copied_checklists integer;
  copied_items integer;
  copied_budget integer := 0;
begin
  select * into source from public.seasons where id = from_season_id_param;
  select * into target from public.seasons where id = to_season_id_param and club_id = source.club_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such season.' using errcode = 'PT404', hint = 'Enter both seasons in Settings first.';
  end if;
  perform app.require_manager(source.club_id);
  if source.starts_on >= target.starts_on then
    raise exception 'Season % does not come after season %.', target.year, source.year
      using errcode = '22023', hint = 'Copy from an earlier season into a later one.';
  end if;
  if target.closed_at is not null then
    raise exception 'Season % is closed.', target.year
      using errcode = 'PT409', hint = 'Choose the season that you are preparing.';
  end if;

  with copied as (
    insert into public.checklists (club_id, season_id, kind, title, position, template_id, copied_from_id)
    select club_id, target.id, kind, title, position, template_id, id
    from public.checklists
    where season_id = source.id and kind <> 'daily_operations'
      and case when checklist_ids_param is null then not archived else id = any (checklist_ids_param) end
    on conflict do nothing
    returning id, club_id, copied_from_id
  ), items as (
    insert into public.checklist_items
      (club_id, checklist_id, item, priority, notes, owner_user_id, owner_staff_id, due_on, position)
    select copied.club_id, copied.id, original.item, original.priority, original.notes, member.user_id,
      staff.id, original.due_on + (target.opens_on - source.opens_on), original.position
    from copied
    join public.checklist_items as original on original.checklist_id = copied.copied_from_id
    -- Whoever has left the club since answers for nothing.
    left join public.profiles as member
      on member.user_id = original.owner_user_id and member.club_id = original.club_id
    left join public.staff_members as staff
      on staff.id = original.owner_staff_id and staff.club_id = original.club_id and staff.status <> 'Inactive'
    returning id
  )
  select (select count(*) from copied), (select count(*) from items) into copied_checklists, copied_items;

  if with_budget_param then
    insert into public.budget_categories (club_id, year, name, type, planned_amount, is_labor)
    select club_id, target.year, name, type,
      -- What labor costs so far is no plan for a whole season.
      case when amount > 0 and (source.closed_at is not null or not is_labor) then amount else planned_amount end,
      coalesce(id = labor.line_id, false) and not labor.is_there
    from public.budget_categories
    cross join (
      select
        (array_agg(id order by is_labor desc, name collate "C")
          filter (where year = source.year and (is_labor or app.is_payroll(type, name))))[1] as line_id,
        coalesce(bool_or(is_labor) filter (where year = target.year), false) as is_there
      from public.budget_categories
      where club_id = source.club_id and year in (source.year, target.year)
    ) as labor
    where club_id = source.club_id and year = source.year
    on conflict (club_id, year, type, name) do nothing;
    get diagnostics copied_budget = row_count;
  end if;

  return jsonb_build_object(
    'checklists', copied_checklists, 'checklist_items', copied_items, 'budget_categories', copied_budget);
end
$$;

-- Payroll without an actual amount, in seasons that are open, is filled in from now on: not where labor was entered under
-- another name, because it would count twice.
update public.budget_categories as line set is_labor = true
where line.id in (
  select distinct on (category.club_id, category.year) category.id
  from public.budget_categories as category
  join public.seasons as season
    on season.club_id = category.club_id and season.year = category.year and season.closed_at is null
  where app.is_payroll(category.type, category.name) and category.amount = 0
    and not exists (
      select from public.budget_categories as other
      where other.club_id = category.club_id and other.year = category.year
        and app.is_payroll(other.type, other.name) and other.amount > 0
    )
  order by category.club_id, category.year, category.name collate "C"
);
