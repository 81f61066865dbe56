-- A person who leaves and comes back within a shift is on shift for each stay.
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
  if club_id_param = any (app.visible_clubs()) is not true then
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
    greatest(shift.starts_at, entry.clocked_in_at), coalesce(entry.clocked_out_at, shift.ends_at)
  from public.shifts as shift
  join public.staff_members as person on person.id = shift.staff_id
  -- A person who leaves and comes back within a shift has an entry for each stay.
  left join public.time_entries as entry on sees_clock and entry.shift_id = shift.id
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= day_starts and shift.starts_at < day_ends
    and coalesce(entry.clocked_out_at, shift.ends_at) > greatest(shift.starts_at, entry.clocked_in_at)
    and not (
      sees_clock and entry.id is null and coalesce(rules.uses_time_clock_from <= day_param, false)
      and shift.starts_at + rules.clock_late_minutes * interval '1 minute' <= moment
    )
  order by greatest(shift.starts_at, entry.clocked_in_at), person.name collate "C", shift.id;
end
$$;
