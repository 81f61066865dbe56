-- Time off is decided by managers and admins, and taken back by whoever asked. Approving it opens the person's coming
-- shifts on these days, in the same transaction, of which they hear with the decision (..._decision_news.sql).

create function app.decide_time_off(request_id_param uuid, decision_param text, note_param text)
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club();
  request public.time_off_requests;
begin
  if decision_param is null or decision_param not in ('approved', 'declined') then
    raise exception 'A request is approved or declined.' using errcode = '22023', hint = 'Send one of the two words.';
  end if;
  select * into request from public.time_off_requests where id = request_id_param and club_id = club for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
  if request.status not in ('pending', decision_param) then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  if request.status = 'pending' then
    -- Whoever plans a shift of this person right now is waited for, and then opened with the others. The shifts come before
    -- the person, as for everyone who changes one: of two who act at once the one waits for the other.
    perform from public.shifts
    where staff_id = request.staff_id and starts_at > app.club_now(club)
    order by id
    for update;
    perform from public.staff_members where id = request.staff_id for no key update;
    update public.time_off_requests
    set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club)
    where id = request.id;
  end if;
  if decision_param = 'approved' then
    perform app.let_decision_tell(request.staff_id);
    return query
      update public.shifts as shift
      set staff_id = null, override_reason = 'Time off approved'
      where shift.staff_id = request.staff_id and shift.status <> 'cancelled'
        and shift.starts_at > app.club_now(club)
        and shift.starts_at < app.club_moment(club, request.ends_on + 1)
        and shift.ends_at > app.club_moment(club, request.starts_on)
      returning shift.*;
    perform app.let_decision_tell(null);
  end if;
end
$$;

create function app.withdraw_time_off(request_id_param uuid) returns public.time_off_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.time_off_requests;
begin
  select * into request from public.time_off_requests
  where id = request_id_param and staff_id = any (app.my_staff_ids())
  for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload your time off.';
  end if;
  if request.status = 'declined' or request.status = 'approved' and request.starts_on <= app.club_today(request.club_id) then
    raise exception 'This time off is % and no longer taken back.',
      case request.status when 'approved' then 'already running or over' else request.status end
      using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  update public.time_off_requests set status = 'withdrawn' where id = request.id and status <> 'withdrawn';
  request.status := 'withdrawn';
  return request;
end
$$;

revoke all on function app.decide_time_off(uuid, text, text), app.withdraw_time_off(uuid) from public;
grant execute on function app.decide_time_off(uuid, text, text), app.withdraw_time_off(uuid) to authenticated;

-- For managers and admins: decision is 'approved' or 'declined'. Returns the shifts that it opened.
create function public.decide_time_off(request_id uuid, decision text, note text default null)
returns setof public.shifts
language sql set search_path = '' as $$
  select * from app.decide_time_off(request_id, decision, note)
$$;

-- For whoever asked: while it is pending, and before it begins when it is approved. The opened shifts stay open.
create function public.withdraw_time_off(request_id uuid) returns public.time_off_requests
language sql set search_path = '' as $$
  select app.withdraw_time_off(request_id)
$$;

revoke all on function public.decide_time_off(uuid, text, text), public.withdraw_time_off(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_time_off(uuid, text, text), public.withdraw_time_off(uuid) to authenticated;
