-- Rotation: the stands that a club guards, and how long a person stays on one. The plan of a day is worked out from these
-- and from who is on shift, and is not stored.
--
-- The longest time on stands without a break is 60 minutes unless the club says otherwise, as in 25 Tex. Admin. Code
-- 265.170(c)(2), which follows the CDC's Model Aquatic Health Code: no lifeguard watches for more than 60 minutes on end.

-- Whether these are stands or roles of one club: at most 12, of 1 to 60 characters, none twice.
create function app.are_distinct_names(names text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(names), 1) = 1 and cardinality(names) <= 12
    and coalesce(bool_and(name is not null and name = btrim(name) and char_length(name) between 1 and 60), true)
    and count(distinct name) = count(*)
  from unnest(names) as name
$$;
revoke all on function app.are_distinct_names(text[]) from public;
-- A constraint checks it with the rights of the writer.
grant execute on function app.are_distinct_names(text[]) to authenticated, service_role;

create table public.rotation_rules (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  stands text[] not null default '{}',
  roles text[] not null default '{}',
  minutes_per_stand integer not null default 30,
  minutes_before_break integer not null default 60,
  break_minutes integer not null default 15,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint rotation_rules_one_per_club unique (club_id),
  constraint rotation_rules_stands_named check (app.are_distinct_names(stands)),
  constraint rotation_rules_roles_named check (app.are_distinct_names(roles)),
  constraint rotation_rules_stand_range check (minutes_per_stand between 10 and 120),
  constraint rotation_rules_before_break_range check (minutes_before_break between minutes_per_stand and 240),
  constraint rotation_rules_break_range check (break_minutes between 5 and 120)
);
comment on constraint rotation_rules_one_per_club on public.rotation_rules is
  'The club has its rules of rotation already. Reload them, and change those.';
comment on constraint rotation_rules_stands_named on public.rotation_rules is
  'A club has at most 12 stands, each with a name of its own of 1 to 60 characters.';
comment on constraint rotation_rules_roles_named on public.rotation_rules is
  'At most 12 roles guard the stands, each named once.';
comment on constraint rotation_rules_stand_range on public.rotation_rules is
  'A person stays on a stand for 10 to 120 minutes.';
comment on constraint rotation_rules_before_break_range on public.rotation_rules is
  'A break comes after one stand at least, and after 240 minutes at most.';
comment on constraint rotation_rules_break_range on public.rotation_rules is 'A break has 5 to 120 minutes.';
comment on column public.rotation_rules.stands is 'The most important first: with too few people the last ones stay empty.';
comment on column public.rotation_rules.roles is 'Who guards the stands, by titles of job roles. Empty: everyone on shift.';
-- The staff read them, because the plan of the day is theirs; managers and admins keep them.
call app.secure_club_rows('public.rotation_rules',
  writable => '{stands,roles,minutes_per_stand,minutes_before_break,break_minutes}',
  readers => 'staff');
call app.give_tables_to_module('operations', '{rotation_rules}');

-- On shift -----------------------------------------------------------------------------------------------------------
-- Who is on shift on a day of a club, by start: published shifts, as the time clock corrects them. A person who came
-- late is there from then on, and one who left is there until then. Where the club uses the clock, a person who has not
-- clocked in a while after the start is not there. Everyone of the club sees it, as they see the schedule. On another day
-- than the club's today, only those who read the hours of everyone see the corrected times; the others see the plan.
-- Errors: 42501, 22023.
create function app.people_on_shift(club_id_param uuid, day_param date)
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
revoke all on function app.people_on_shift(uuid, date) from public;
grant execute on function app.people_on_shift(uuid, date) to authenticated;

create function public.people_on_shift(club_id_param uuid, day_param date)
returns table (staff_id uuid, name text, role text, location text, starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = '' as $$ select * from app.people_on_shift(club_id_param, day_param) $$;
revoke all on function public.people_on_shift(uuid, date) from public, anon, authenticated, service_role;
grant execute on function public.people_on_shift(uuid, date) to authenticated;
