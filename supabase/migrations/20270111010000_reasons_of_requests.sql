-- An approved request about a shift keeps the soft rules, as every other plan does: they are set aside with a reason.
drop function public.decide_shift_request(uuid, text, text);
drop function app.decide_shift_request(uuid, text, text);
drop function app.carry_out_shift_request(public.shift_requests);

create function app.carry_out_shift_request(request public.shift_requests, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given_reason constant text := nullif(btrim(reason_param), '');
  reason constant text := coalesce(given_reason, 'Request approved: ' || request.kind);
  warned record;
begin
  if not exists (
    select from public.shifts
    where id = request.shift_id and status = 'published'
      and case when request.kind = 'pickup' then staff_id is null or needs_cover else staff_id = request.staff_id end
  ) or request.kind = 'swap' and not exists (
    select from public.shifts
    where id = request.colleague_shift_id and status = 'published' and staff_id = request.colleague_id
  ) then
    raise exception 'The schedule has changed since this was asked for.'
      using errcode = 'PT409', hint = 'Decline the request, or plan the shift in the schedule.';
  end if;
  if request.kind = 'swap' and request.colleague_agreed_at is null then
    raise exception '% has not agreed to this swap yet.',
      (select name from public.staff_members where id = request.colleague_id)
      using errcode = 'PT409', hint = 'Ask them to answer the request first.';
  end if;
  perform app.let_decision_tell(request.staff_id);
  if request.kind = 'drop' then
    -- It stays theirs until someone takes it.
    if (select starts_at <= app.club_now(club_id) from public.shifts where id = request.shift_id) then
      raise exception 'This shift has begun, so who worked it is kept.'
        using errcode = '42501', hint = 'Choose who worked it instead. If no one came, cancel it and give the reason.';
    end if;
    update public.shifts set needs_cover = true, override_reason = reason where id = request.shift_id;
    perform app.let_decision_tell(null);
    return;
  end if;
  -- One statement, so that a swap is judged by its outcome.
  update public.shifts
  set override_reason = reason,
    staff_id = case
      when request.kind = 'swap' and id = request.shift_id then request.colleague_id
      else request.staff_id
    end
  where id in (request.shift_id, request.colleague_shift_id);
  -- Judged by the outcome, in which each of them has the other shift.
  select string_agg(problem.message, ' ' order by shift.id = request.colleague_shift_id) as said,
    string_agg(problem.rule, ', ' order by shift.id = request.colleague_shift_id) as rules,
    (array_agg(problem.hint order by shift.id = request.colleague_shift_id))[1] as hint
  into warned
  from public.shifts as shift
  cross join lateral app.shift_problems(shift) as problem
  where shift.id in (request.shift_id, request.colleague_shift_id) and problem.kind = 'soft';
  if warned.said is not null and given_reason is null then
    raise exception '%', warned.said using errcode = 'PT422', detail = warned.rules, hint = warned.hint;
  end if;
  perform app.confirm_shift(request.shift_id), app.confirm_shift(request.colleague_shift_id);
  perform app.let_decision_tell(null);
end
$$;

create function app.decide_shift_request(request_id_param uuid, decision_param text, note_param text,
  reason_param text)
returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param, app.managed_club(), '{}');
begin
  if decision_param is null or decision_param not in ('approved', 'declined') then
    raise exception 'A request is approved or declined.' using errcode = '22023', hint = 'Send one of the two words.';
  end if;
  if request.status = decision_param then
    return request;
  end if;
  if request.status <> 'open' then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  if decision_param = 'approved' then
    perform app.carry_out_shift_request(request, reason_param);
    perform app.cancel_other_requests(request);
  end if;
  update public.shift_requests
  set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club_id)
  where id = request.id
  returning * into request;
  return request;
end
$$;

create function public.decide_shift_request(request_id uuid, decision text, note text default null,
  override_reason text default null)
returns public.shift_requests
language sql set search_path = '' as $$
  select app.decide_shift_request(request_id, decision, note, override_reason)
$$;

revoke all on function app.carry_out_shift_request(public.shift_requests, text),
  app.decide_shift_request(uuid, text, text, text) from public;
grant execute on function app.decide_shift_request(uuid, text, text, text) to authenticated;
revoke all on function public.decide_shift_request(uuid, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_shift_request(uuid, text, text, text) to authenticated;
