-- What auto-fill proposes is saved in one step and undone in one.

-- Gives open shifts to people and takes them back, all or none: what auto-fill proposes is saved in one step and undone in
-- one. The lists have one entry for each shift: who works it (null for no one), its status, the version it was seen in, and
-- the reason to set soft rules aside (null for none). Hard rules hold as for every write. Returns the shifts as they are then.
create function app.assign_shifts(shift_ids_param uuid[], staff_ids_param uuid[], statuses_param text[],
  versions_param integer[], reasons_param text[])
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club();
  many constant integer := cardinality(shift_ids_param);
begin
  if many is null or many > 1000
    or (cardinality(staff_ids_param), cardinality(statuses_param), cardinality(versions_param), cardinality(reasons_param))
      is distinct from (many, many, many, many) then
    raise exception 'Each shift has a person or none, a status, a version, and a reason or none.'
      using errcode = '22023', hint = 'Send five lists of the same length, for 1,000 shifts at most.';
  end if;
  perform from public.shifts where id = any (shift_ids_param) and club_id = club order by id for update;
  if many <> (
    select count(distinct shift.id)
    from unnest(shift_ids_param, versions_param) as sent (id, version)
    join public.shifts as shift on shift.id = sent.id and shift.club_id = club and shift.version = sent.version
  ) then
    raise exception 'Someone else changed one of these shifts meanwhile, so nothing was saved.'
      using errcode = 'PT409', hint = 'Look at the week as it is now, and try again.';
  end if;
  return query
    update public.shifts as shift
    set staff_id = sent.staff_id, status = sent.status, override_reason = sent.reason
    from unnest(shift_ids_param, staff_ids_param, statuses_param, reasons_param) as sent (id, staff_id, status, reason)
    where shift.id = sent.id
    returning shift.*;
end
$$;
revoke all on function app.assign_shifts(uuid[], uuid[], text[], integer[], text[]) from public;
grant execute on function app.assign_shifts(uuid[], uuid[], text[], integer[], text[]) to authenticated;

create function public.assign_shifts(shift_ids uuid[], staff_ids uuid[], statuses text[], versions integer[],
  reasons text[])
returns setof public.shifts
language sql set search_path = '' as $$
  select * from app.assign_shifts(shift_ids, staff_ids, statuses, versions, reasons)
$$;
revoke all on function public.assign_shifts(uuid[], uuid[], text[], integer[], text[])
  from public, anon, authenticated, service_role;
grant execute on function public.assign_shifts(uuid[], uuid[], text[], integer[], text[]) to authenticated;
