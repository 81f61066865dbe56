-- Recurring upkeep: what is done again and again. A plan opens its ticket on each day on which it is due
-- (opening_upkeep.sql).

create table public.maintenance_plans (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  description text,
  place_id uuid,
  every integer not null,
  unit text not null,
  starts_on date not null,
  next_on date not null,
  assignee_id uuid,
  vendor_id uuid,
  priority text not null default 'medium',
  is_paused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint maintenance_plans_in_club unique (id, club_id),
  constraint maintenance_plans_place foreign key (place_id, club_id)
    references public.places (id, club_id) on delete set null (place_id),
  constraint maintenance_plans_assignee foreign key (assignee_id, club_id)
    references public.staff_members (id, club_id) on delete set null (assignee_id),
  constraint maintenance_plans_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete set null (vendor_id),
  constraint maintenance_plans_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint maintenance_plans_description_length check (char_length(description) <= 8000),
  constraint maintenance_plans_every_range check (every between 1 and 366),
  constraint maintenance_plans_unit_known check (unit in ('day', 'week', 'month')),
  constraint maintenance_plans_starts_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint maintenance_plans_priority_known check (priority in ('high', 'medium', 'low'))
);
create index maintenance_plans_of_club on public.maintenance_plans (club_id, next_on, id);
create index maintenance_plans_due on public.maintenance_plans (next_on) where not is_paused;
create index maintenance_plans_of_place on public.maintenance_plans (place_id, club_id);
create index maintenance_plans_of_assignee on public.maintenance_plans (assignee_id, club_id);
create index maintenance_plans_of_vendor on public.maintenance_plans (vendor_id, club_id);
comment on constraint maintenance_plans_place on public.maintenance_plans is
  'This place is not there any more. Choose one of the list.';
comment on constraint maintenance_plans_assignee on public.maintenance_plans is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint maintenance_plans_vendor on public.maintenance_plans is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint maintenance_plans_title_length on public.maintenance_plans is 'A title has 1 to 160 characters.';
comment on constraint maintenance_plans_description_length on public.maintenance_plans is
  'A description has at most 8,000 characters.';
comment on constraint maintenance_plans_every_range on public.maintenance_plans is
  'A plan repeats every 1 to 366 days, weeks or months.';
comment on constraint maintenance_plans_unit_known on public.maintenance_plans is
  'A plan repeats by the day, the week or the month.';
comment on constraint maintenance_plans_starts_range on public.maintenance_plans is
  'The first day lies between 2000 and 2100.';
comment on constraint maintenance_plans_priority_known on public.maintenance_plans is
  'A priority is high, medium or low.';
comment on column public.maintenance_plans.next_on is 'The server''s: the next day on which the plan opens its ticket.';
-- The staff read the plans of their club; managers and admins keep them.
call app.secure_club_rows('public.maintenance_plans',
  writable => '{title,description,place_id,every,unit,starts_on,assignee_id,vendor_id,priority,is_paused}',
  readers => 'staff');

-- A day of a plan, counted from its first: months end where the month does, and do not drift (January 31, February 28,
-- March 31).
create function app.upkeep_day(starts date, every integer, unit text, step integer) returns date
language sql immutable set search_path = '' as $$
  select (starts + (every * step) * case unit
    when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '1 month' end)::date
$$;

-- Which of its days is the first on a day or after it, counted from 0.
create function app.upkeep_step(starts date, every integer, unit text, from_day date) returns integer
language sql immutable set search_path = '' as $$
  select case
    when from_day <= starts then 0
    when unit = 'month' then (
      -- Whole months between the two, and the next steps: a shorter month can bring the day forward.
      select min(step) from generate_series(greatest(0, months / every - 1), months / every + 2) as step
      where app.upkeep_day(starts, every, unit, step) >= from_day
    )
    else ceil((from_day - starts)::numeric / (every * case unit when 'day' then 1 else 7 end))::integer
  end
  from (
    select (extract(year from from_day)::integer - extract(year from starts)::integer) * 12
      + extract(month from from_day)::integer - extract(month from starts)::integer as months
  ) as between_days
$$;
revoke all on function app.upkeep_day(date, integer, text, integer), app.upkeep_step(date, integer, text, date) from public;

-- A plan that is new, or whose days change, is next due on its first day that has not passed. One that was paused skips
-- what it has missed.
create function app.set_next_upkeep() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.next_on := app.upkeep_day(new.starts_on, new.every, new.unit,
    app.upkeep_step(new.starts_on, new.every, new.unit, app.club_today(new.club_id)));
  return new;
end
$$;
revoke all on function app.set_next_upkeep() from public;
create trigger maintenance_plans_first_day before insert on public.maintenance_plans
  for each row execute function app.set_next_upkeep();
create trigger maintenance_plans_other_days before update on public.maintenance_plans
  for each row when (
    (new.starts_on, new.every, new.unit) is distinct from (old.starts_on, old.every, old.unit)
    or old.is_paused and not new.is_paused
  ) execute function app.set_next_upkeep();

call app.give_tables_to_module('operations', '{maintenance_plans}');
