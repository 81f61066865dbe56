-- What auto-fill gave to people is known after a reload, too: a shift keeps what it was before, until a person changes it.

alter table public.shifts add column filled_from text;
alter table public.shifts add constraint shifts_filled_from_known check (filled_from in ('draft', 'published'));
comment on constraint shifts_filled_from_known on public.shifts is
  'Auto-fill finds people for shifts that are drafts or published.';
comment on column public.shifts.filled_from is
  'What the open shift was when auto-fill gave it to a person. Null once anything of it has changed since.';

create or replace function app.prepare_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.shift_override_reasons where shift_id = new.id;
  if new.override_reason is not null then
    if char_length(btrim(new.override_reason)) not between 3 and 500 then
      raise exception 'A reason has 3 to 500 characters.'
        using errcode = '22023', hint = 'Say in a few words why this shift is planned all the same.';
    end if;
    insert into app.shift_override_reasons (shift_id, reason) values (new.id, btrim(new.override_reason));
    new.override_reason := null;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, now());
  end if;
  -- A new person covers a shift, unless the same write flags it again.
  if tg_op = 'UPDATE' and new.staff_id is distinct from old.staff_id and new.needs_cover = old.needs_cover then
    new.needs_cover := false;
  end if;
  -- The person declined the shift as it was: another time, place or role is asked anew (app.forget_shift_answer). A job
  -- role that is renamed takes its shifts along; they are what they were.
  if tg_op = 'UPDATE' and old.needs_cover and new.needs_cover and pg_trigger_depth() = 1
    and (new.starts_at, new.ends_at, new.location, new.role)
      is distinct from (old.starts_at, old.ends_at, old.location, old.role)
    and exists (select from public.shift_answers where shift_id = new.id and answer = 'declined') then
    new.needs_cover := false;
  end if;
  -- As auto-fill left it, until a person changes it (app.assign_shifts). A role that is renamed is no change.
  if tg_op = 'UPDATE' and new.filled_from is not distinct from old.filled_from
    and ((new.staff_id, new.location, new.starts_at, new.ends_at, new.break_minutes, new.status, new.needs_cover, new.notes,
          new.series_id)
        is distinct from (old.staff_id, old.location, old.starts_at, old.ends_at, old.break_minutes, old.status,
          old.needs_cover, old.notes, old.series_id)
      or (new.role <> old.role and pg_trigger_depth() = 1)) then
    new.filled_from := null;
  end if;
  return new;
end
$$;

create or replace function app.assign_shifts(shift_ids_param uuid[], staff_ids_param uuid[], statuses_param text[],
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
    set staff_id = sent.staff_id, status = sent.status, override_reason = sent.reason,
      filled_from = case when shift.staff_id is null and sent.staff_id is not null then nullif(shift.status, 'cancelled') end
    from unnest(shift_ids_param, staff_ids_param, statuses_param, reasons_param) as sent (id, staff_id, status, reason)
    where shift.id = sent.id
    returning shift.*;
end
$$;
