-- Items of no one on the list of a day are checked off by everyone, and the rotation leaves out who declined.
-- Whether the caller checks an item off and reports what is wrong with it: managers, the person it belongs to, and, on a
-- list of a day, everyone of the club where it belongs to no one. A closing round is done by the people who close.
create function app.may_check_item(item public.checklist_items) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    item.club_id = any (app.editable_clubs())
    or item.club_id = app.my_club_id() and (
      item.owner_user_id = auth.uid()
      or item.owner_staff_id = any (app.my_staff_ids())
      or item.owner_user_id is null and item.owner_staff_id is null and exists (
        select from public.checklists as list where list.id = item.checklist_id and list.for_day is not null
      )
    ), false)
$$;
revoke all on function app.may_check_item(public.checklist_items) from public;

create or replace function app.complete_checklist_item(item_id_param uuid, completed_param boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.checklist_items;
begin
  select * into wanted from public.checklist_items
  where id = item_id_param and club_id = any (app.visible_clubs())
  for update;
  if wanted.id is null then
    raise exception 'This item does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklist.';
  end if;
  if completed_param is null then
    raise exception 'It is not said whether the item is completed.' using errcode = '22023', hint = 'Send true or false.';
  end if;
  if not app.may_check_item(wanted) then
    raise exception 'Only its owner and managers tick off "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  update public.checklist_items set completed = completed_param
  where id = wanted.id and completed <> completed_param;
end
$$;

create or replace function app.report_failed_item(item_id_param uuid, note_param text, priority_param text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.checklist_items;
  list public.checklists;
  ticket uuid;
begin
  select * into wanted from public.checklist_items
  where id = item_id_param and club_id = any (app.visible_clubs())
  for update;
  if wanted.id is null then
    raise exception 'This item does not exist any more.' using errcode = 'PT404', hint = 'Reload the checklist.';
  end if;
  if not app.may_check_item(wanted) then
    raise exception 'Only its owner and managers report what is wrong with "%".', wanted.item
      using errcode = '42501', hint = 'Ask a manager to make you its owner.';
  end if;
  if btrim(note_param) = '' is not false then
    raise exception 'It is not said what is wrong.' using errcode = '22023', hint = 'Write down what you saw.';
  end if;
  if exists (select from public.maintenance_tickets where id = wanted.ticket_id and status <> 'resolved') then
    raise exception '"%" has a ticket that is not resolved yet.', wanted.item
      using errcode = 'PT409', hint = 'Add what is new to that ticket.';
  end if;
  select * into list from public.checklists where id = wanted.checklist_id;
  insert into public.maintenance_tickets (club_id, title, description, priority)
  values (
    wanted.club_id,
    left(wanted.item, 152) || ' failed',
    btrim(note_param) || E'\n\n' || list.title || coalesce(', ' || to_char(list.for_day, 'FMMon FMDD, YYYY'), ''),
    priority_param
  )
  returning id into ticket;
  update public.checklist_items set ticket_id = ticket, completed = false where id = wanted.id;
  return ticket;
end
$$;

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
  -- A person who leaves and comes back within a shift has an entry for each stay. One that ended before the shift says
  -- nothing about it.
  left join public.time_entries as entry on sees_clock and entry.shift_id = shift.id
    and coalesce(entry.clocked_out_at > shift.starts_at, true)
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= day_starts and shift.starts_at < day_ends
    and not exists (
      select from public.shift_answers as said
      where said.shift_id = shift.id and said.staff_id = shift.staff_id and said.answer = 'declined'
    )
    and coalesce(entry.clocked_out_at, shift.ends_at) > greatest(shift.starts_at, entry.clocked_in_at)
    and not (
      sees_clock and entry.id is null and coalesce(rules.uses_time_clock_from <= day_param, false)
      and shift.starts_at + rules.clock_late_minutes * interval '1 minute' <= moment
    )
  order by greatest(shift.starts_at, entry.clocked_in_at), person.name collate "C", shift.id;
end
$$;
