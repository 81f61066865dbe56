-- People who work two shifts in a row, come back after lunch, or work past midnight are at work for everyone who asks.

-- The hours of a person at a shift: those clocked for it, and others that share more than half an hour with it. A person
-- with two shifts in a row often clocks once. Hours that ended before the start say nothing. Someone who forgot to clock
-- out the day before is not at the shift: other hours begin at most twelve hours earlier. The browser has the same rule
-- (isClocked in rules/overShifts.ts).
create function app.hours_at_shift(shift public.shifts, moment timestamptz) returns setof public.time_entries
language sql stable security definer rows 2 set search_path = '' as $$
  select entry.* from public.time_entries as entry
  where entry.staff_id = shift.staff_id and entry.club_id = shift.club_id
    and coalesce(entry.clocked_out_at > shift.starts_at, true)
    and (
      entry.shift_id = shift.id
      or shift.starts_at <= moment and entry.clocked_in_at > shift.starts_at - interval '12 hours'
        and least(entry.clocked_out_at, shift.ends_at) - greatest(entry.clocked_in_at, shift.starts_at) > interval '30 minutes'
    )
$$;
revoke all on function app.hours_at_shift(public.shifts, timestamptz) from public;

-- The published shift of a person that they most likely clock in for, null if the work is not planned. First one without
-- hours that runs or begins within the minutes that count as on time, the one with the nearest start. Then the one to which
-- a person comes back. Then the next one to begin within two hours.
create or replace function app.shift_to_clock(person public.staff_members, moment timestamptz) returns public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.* from public.shifts as shift
  join public.club_labor_rules as rules on rules.club_id = shift.club_id
  cross join lateral (
    select exists (
      select from public.time_entries as entry
      where entry.shift_id = shift.id and coalesce(entry.clocked_out_at > shift.starts_at, true)
    ) as has_hours
  ) as known
  where shift.staff_id = person.id and shift.club_id = person.club_id and shift.status = 'published'
    and shift.starts_at <= moment + interval '2 hours' and shift.ends_at > moment
  order by
    case
      when has_hours then 1
      when shift.starts_at <= moment + rules.clock_early_minutes * interval '1 minute' then 0
      else 2
    end,
    abs(extract(epoch from shift.starts_at - moment)),
    shift.id
  limit 1
$$;

-- How the published shifts of the club's day stand with the clock, and who works without a shift, by start. Work that began
-- on an earlier day and is not over is there, too, with its shift. state:
--   coming     has not begun, or its person has some minutes left to clock in
--   late       its person has not clocked in (club_labor_rules.clock_late_minutes), and it still runs
--   missed     no one clocked in, and it is over
--   working    its person is at work;  on_break  is on a break;  worked  has clocked out, or works the next shift
-- came_late and came_early are minutes beyond what the club allows, 0 if none. The hours are those of the last stay.
create or replace function app.clock_now(club_id_param uuid)
returns table (shift_id uuid, entry_id uuid, staff_id uuid, name text, role text, location text, starts_at timestamptz,
  ends_at timestamptz, clocked_in_at timestamptz, clocked_out_at timestamptz, state text, came_early integer,
  came_late integer)
language sql stable security definer rows 50 set search_path = '' as $$
  with club as (
    select rules.clock_late_minutes, rules.clock_early_minutes, app.club_now(club_id_param) as moment,
      app.club_moment(club_id_param, app.club_today(club_id_param)::timestamp) as day_starts,
      app.club_moment(club_id_param, (app.club_today(club_id_param) + 1)::timestamp) as day_ends
    from public.club_labor_rules as rules
    where rules.club_id = club_id_param and app.reads_confidential(club_id_param)
  ),
  planned as (
    select shift.id as shift_id, entry.id as entry_id, shift.staff_id, shift.role, shift.location, shift.starts_at,
      shift.ends_at, entry.clocked_in_at, entry.clocked_out_at, stays.arrived_at, stays.came_for_it
    from club
    join public.shifts as shift on shift.club_id = club_id_param and shift.status = 'published'
      and shift.staff_id is not null and shift.starts_at >= club.day_starts - interval '1 day'
      and shift.starts_at < club.day_ends
    left join lateral (
      select * from app.hours_at_shift(shift, club.moment) as stay order by stay.clocked_in_at desc limit 1
    ) as entry on true
    cross join lateral (
      select min(stay.clocked_in_at) as arrived_at,
        min(stay.clocked_in_at) = min(stay.clocked_in_at) filter (where stay.shift_id = shift.id) as came_for_it
      from app.hours_at_shift(shift, club.moment) as stay
    ) as stays
    where shift.starts_at >= club.day_starts or entry.id is not null and entry.clocked_out_at is null
  ),
  standing as (
    select * from planned
    union all
    select shift.id, entry.id, entry.staff_id, entry.role, shift.location, shift.starts_at, shift.ends_at,
      entry.clocked_in_at, entry.clocked_out_at, entry.clocked_in_at, true
    from club
    join public.time_entries as entry on entry.club_id = club_id_param
      and (entry.shift_id is null and entry.clocked_in_at >= club.day_starts and entry.clocked_in_at < club.day_ends
        or entry.clocked_out_at is null)
    left join public.shifts as shift on shift.id = entry.shift_id
    where not exists (select from planned where planned.entry_id = entry.id)
  ),
  -- Hours that go on into the next shift are at work in that one.
  told as (
    select standing.*,
      row_number() over (partition by standing.entry_id order by standing.starts_at desc) = 1 as is_last
    from standing
  )
  select told.shift_id, told.entry_id, told.staff_id, person.name, told.role, told.location, told.starts_at, told.ends_at,
    told.clocked_in_at, told.clocked_out_at,
    case
      when told.clocked_out_at is not null or told.entry_id is not null and not told.is_last then 'worked'
      when told.entry_id is not null and exists (
        select from public.time_entry_breaks as pause
        where pause.entry_id = told.entry_id and pause.ended_at is null
      ) then 'on_break'
      when told.entry_id is not null then 'working'
      when told.ends_at <= club.moment then 'missed'
      when told.starts_at + club.clock_late_minutes * interval '1 minute' <= club.moment then 'late'
      else 'coming'
    end,
    case when told.came_for_it and app.clock_minutes(told.arrived_at, told.starts_at) > club.clock_early_minutes
      then app.clock_minutes(told.arrived_at, told.starts_at) else 0 end,
    case when app.clock_minutes(told.starts_at, told.arrived_at) > club.clock_late_minutes
      then app.clock_minutes(told.starts_at, told.arrived_at) else 0 end
  from told
  cross join club
  join public.staff_members as person on person.id = told.staff_id
  order by coalesce(told.starts_at, told.clocked_in_at), person.name, told.shift_id
$$;

-- On shift -----------------------------------------------------------------------------------------------------------
-- Who is on shift on a day of a club, by start: published shifts, as the time clock corrects them. A person who came
-- late is there from then on, and one who left is there until then. Where the club uses the clock, a person who has not
-- clocked in a while after the start is not there. Everyone of the club sees it, as they see the schedule. On another day
-- than the club's today, only those who read the hours of everyone see the corrected times; the others see the plan.
-- Errors: 42501, 22023.
create or replace function app.people_on_shift(club_id_param uuid, day_param date)
returns table (staff_id uuid, name text, role text, location text, starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rules public.club_labor_rules;
  moment timestamptz := app.club_now(club_id_param);
  sees_clock constant boolean := coalesce(day_param = app.club_today(club_id_param), false)
    or app.reads_confidential(club_id_param);
  day_starts timestamptz;
  day_ends timestamptz;
begin
  if club_id_param = any (app.working_clubs()) is not true then
    raise exception 'These are not the shifts of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if day_param is null or day_param not between '2000-01-01' and '2100-01-01' then
    raise exception 'A rotation is planned for a day between 2000 and 2100.'
      using errcode = '22023', hint = 'Choose another day.';
  end if;
  select * into rules from public.club_labor_rules where club_labor_rules.club_id = club_id_param;
  day_starts := app.club_moment(club_id_param, day_param::timestamp);
  day_ends := app.club_moment(club_id_param, (day_param + 1)::timestamp);
  return query
  select shift.staff_id, person.name, shift.role, shift.location,
    greatest(shift.starts_at, entry.clocked_in_at), coalesce(least(entry.clocked_out_at, next.starts_at), shift.ends_at)
  from public.shifts as shift
  join public.staff_members as person on person.id = shift.staff_id
  -- A person who leaves and comes back within a shift has an entry for each stay.
  left join lateral app.hours_at_shift(shift, moment) as entry on sees_clock
  -- Hours that go on into the person's next shift count there from its start.
  left join lateral (
    select min(later.starts_at) as starts_at
    from public.shifts as later
    where later.staff_id = shift.staff_id and later.status = 'published' and later.starts_at >= shift.ends_at
      and entry.clocked_out_at > later.starts_at
  ) as next on true
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= day_starts and shift.starts_at < day_ends
    and not exists (
      select from public.shift_answers as said
      where said.shift_id = shift.id and said.staff_id = shift.staff_id and said.answer = 'declined'
    )
    and coalesce(least(entry.clocked_out_at, next.starts_at), shift.ends_at) > greatest(shift.starts_at, entry.clocked_in_at)
    and not (
      sees_clock and entry.id is null and coalesce(rules.uses_time_clock_from <= day_param, false)
      and shift.starts_at + rules.clock_late_minutes * interval '1 minute' <= moment
    )
  order by greatest(shift.starts_at, entry.clocked_in_at), person.name collate "C", shift.id;
end
$$;
