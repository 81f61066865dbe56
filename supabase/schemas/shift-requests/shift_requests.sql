-- Shift requests: what people ask for about published shifts. drop: to give up their own shift, which stays theirs until
-- someone takes it. pickup: to get one that is open or needs cover. swap: to exchange their own shift for a colleague's; the
-- colleague is asked first. A manager decides.

create table public.shift_requests (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  kind text not null,
  staff_id uuid not null,
  shift_id uuid not null,
  colleague_shift_id uuid,
  colleague_id uuid,
  colleague_agreed_at timestamptz,
  note text,
  status text not null default 'open',
  decision_note text,
  decided_by uuid references public.profiles (user_id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  client_key uuid not null default gen_random_uuid(),
  constraint shift_requests_sent_once unique (club_id, client_key),
  constraint shift_requests_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint shift_requests_shift foreign key (shift_id, club_id)
    references public.shifts (id, club_id) on delete cascade,
  constraint shift_requests_colleague_shift foreign key (colleague_shift_id, club_id)
    references public.shifts (id, club_id) on delete cascade,
  constraint shift_requests_colleague foreign key (colleague_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint shift_requests_kind_known check (kind in ('drop', 'swap', 'pickup')),
  constraint shift_requests_swap_has_colleague check ((kind = 'swap') = (colleague_shift_id is not null)),
  constraint shift_requests_two_shifts check (shift_id <> colleague_shift_id),
  constraint shift_requests_note_length check (char_length(note) <= 500),
  constraint shift_requests_status_known check (status in ('open', 'approved', 'declined', 'withdrawn', 'cancelled')),
  constraint shift_requests_decision_note_length check (char_length(decision_note) <= 500),
  constraint shift_requests_decided check (status not in ('approved', 'declined') or decided_at is not null),
  constraint shift_requests_open_once exclude using gist (shift_id with =, staff_id with =)
    where (status = 'open') deferrable initially immediate
);
create index shift_requests_of_club on public.shift_requests (club_id, status, created_at);
create index shift_requests_of_staff on public.shift_requests (staff_id, club_id);
create index shift_requests_of_shift on public.shift_requests (shift_id, club_id);
create index shift_requests_of_colleague_shift on public.shift_requests (colleague_shift_id, club_id);
create index shift_requests_of_colleague on public.shift_requests (colleague_id, club_id);
create index shift_requests_decided_by on public.shift_requests (decided_by);
comment on constraint shift_requests_sent_once on public.shift_requests is 'This request has been sent already.';
comment on constraint shift_requests_staff on public.shift_requests is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint shift_requests_shift on public.shift_requests is
  'This shift is not on the schedule of the club. Reload the schedule.';
comment on constraint shift_requests_colleague_shift on public.shift_requests is
  'This shift is not on the schedule of the club. Reload the schedule.';
comment on constraint shift_requests_kind_known on public.shift_requests is
  'A request is to drop, swap or take a shift.';
comment on constraint shift_requests_swap_has_colleague on public.shift_requests is
  'A swap, and nothing else, names the shift of a colleague.';
comment on constraint shift_requests_two_shifts on public.shift_requests is
  'A shift is swapped for another one. Choose two shifts.';
comment on constraint shift_requests_note_length on public.shift_requests is 'A note has at most 500 characters.';
comment on constraint shift_requests_status_known on public.shift_requests is
  'A request is open, approved, declined, withdrawn or cancelled.';
comment on constraint shift_requests_decision_note_length on public.shift_requests is
  'The note to a decision has at most 500 characters.';
comment on constraint shift_requests_decided on public.shift_requests is
  'A decided request has the time of the decision.';
comment on constraint shift_requests_open_once on public.shift_requests is
  'This is already asked for. Withdraw the open request first.';
comment on column public.shift_requests.client_key is
  'Made by its person, before it is sent: a request that waited without a network is stored once, however often it is sent.';
comment on column public.shift_requests.colleague_id is 'The server''s: who has the colleague''s shift when the swap is asked for.';
comment on column public.shift_requests.status is
  'cancelled: what it asked for is no longer there. Everything after open is decided by the functions below.';
-- A person asks in their own name and reads their own requests; managers and admins read those of the club and may enter one
-- for someone. Nothing of a request is edited: it is withdrawn, answered or decided.
call app.secure_club_rows('public.shift_requests',
  writable => '{client_key,kind,staff_id,shift_id,colleague_shift_id,note}',
  readers => 'managers',
  verbs => '{select,insert}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])',
  own_verbs => '{select,insert}');
-- The colleague of a swap reads what is asked of them, too.
alter policy shift_requests_select on public.shift_requests
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (
      club_id = any ((select app.editable_clubs())::uuid[])
      or (select app.is_firm())
      or staff_id = any ((select app.my_staff_ids())::uuid[])
      or colleague_id = any ((select app.my_staff_ids())::uuid[])
    )
  );

-- What forbids a person the shift that they would get in a swap. The hours and days of minors depend on both shifts, so
-- they are judged when the swap is approved.
create function app.obstacle_to_trading(shift public.shifts, taker uuid, given_away uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  overlapping public.shifts;
begin
  select * into overlapping from public.shifts as other
  where other.staff_id = taker and other.status <> 'cancelled' and other.id not in (shift.id, given_away)
    and tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at)
  order by other.starts_at
  limit 1;
  shift.staff_id := taker;
  return nullif(concat_ws(' ',
    case when overlapping.id is not null then format('%s already works on %s.',
      (select name from public.staff_members where id = taker), app.shift_words(overlapping)) end,
    (select string_agg(message, ' ') from app.shift_problems(shift)
      where kind = 'hard' and rule not in ('overlap', 'minor_day_hours', 'minor_week_hours', 'state_day_hours',
        'state_week_hours', 'state_week_days'))), '');
end
$$;
revoke all on function app.obstacle_to_trading(public.shifts, uuid, uuid) from public;

-- Refuses an impossible request: for a shift that is over, not published, another person's, not open or already requested,
-- or a swap that one of the two cannot work. Runs after the keys and policies, so that it reveals nothing of another club's
-- shifts.
create function app.check_shift_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.shifts;
  given public.shifts;
  refusal text;
begin
  if exists (select from public.shift_requests
    where shift_id = new.shift_id and staff_id = new.staff_id and status = 'open' and id <> new.id) then
    raise exception 'This is already asked for.' using errcode = '23P01', hint = 'Withdraw the open request first.';
  end if;
  select * into wanted from public.shifts where id = new.shift_id;
  select * into given from public.shifts where id = new.colleague_shift_id;
  refusal := case
    when wanted.status <> 'published' or given.status <> 'published' then 'Only published shifts are asked about.'
    when wanted.starts_at <= app.club_now(new.club_id) or given.starts_at <= app.club_now(new.club_id)
      then 'This shift has already begun.'
    when new.kind = 'pickup' and wanted.staff_id is not null
      and (wanted.staff_id = new.staff_id or not wanted.needs_cover) then 'This shift is no longer open.'
    when new.kind <> 'pickup' and wanted.staff_id is distinct from new.staff_id
      then 'Only the person who has a shift can ask to drop or swap it.'
    when new.kind = 'swap' and given.staff_id is null then 'That shift is open: ask to take it instead.'
    when new.kind = 'swap' and given.staff_id = new.staff_id then 'Both shifts belong to the same person.'
  end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT409', hint = 'Reload the schedule and choose another shift.';
  end if;
  if new.kind = 'pickup' then
    wanted.staff_id := new.staff_id;
    select string_agg(message, ' ') into refusal from app.shift_problems(wanted) where kind = 'hard';
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose a shift that you may work.';
    end if;
  end if;
  if new.kind = 'swap' then
    refusal := app.obstacle_to_trading(given, new.staff_id, wanted.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = '23514', hint = 'Choose another shift to swap for.';
    end if;
    -- Why a colleague cannot is between them and their managers.
    if app.obstacle_to_trading(wanted, given.staff_id, given.id) is not null then
      raise exception '% cannot work on %.', (select name from public.staff_members where id = given.staff_id),
        app.shift_words(wanted)
        using errcode = '23514', hint = 'Ask another colleague.';
    end if;
  end if;
  return null;
end
$$;
revoke all on function app.check_shift_request() from public;
-- By its name it fires before the check of shift_requests_open_once (Unique_…), so that people get the sentence.
create trigger "Shift_requests_check" after insert on public.shift_requests
  for each row when (new.status = 'open') execute function app.check_shift_request();
-- A decision that is taken back makes it open again.
create trigger "Shift_requests_check_again" after update on public.shift_requests
  for each row when (new.status = 'open' and old.status <> 'open') execute function app.check_shift_request();

create trigger shift_requests_in_turn before insert on public.shift_requests
  for each row execute function app.write_in_turn();

create function app.name_colleague() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.colleague_id := (
    select staff_id from public.shifts where id = new.colleague_shift_id and club_id = new.club_id
  );
  return new;
end
$$;
revoke all on function app.name_colleague() from public;
create trigger shift_requests_name_colleague before insert on public.shift_requests
  for each row execute function app.name_colleague();

-- Reads and locks a request that the caller may act on: one of `allowed_staff` asked, or it is of `allowed_club`. Its
-- shifts are locked first, in the order of their ids. Every change of the schedule locks the shift before its requests,
-- so of two concurrent changes one waits for the other, and they never wait for each other.
create function app.lock_shift_request(request_id_param uuid, allowed_club uuid, allowed_staff uuid[])
returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests;
begin
  perform from public.shifts
  where id in (
    select unnest(array[shift_id, colleague_shift_id]) from public.shift_requests
    where id = request_id_param and (club_id = allowed_club or staff_id = any (allowed_staff))
  )
  order by id
  for update;
  select * into request from public.shift_requests
  where id = request_id_param and (club_id = allowed_club or staff_id = any (allowed_staff))
  for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
  return request;
end
$$;

-- Gives the shifts of an approved request, which are locked, to their new people. A request that no longer fits the
-- schedule is refused. The person who asked is told the decision, and not also the changed shifts (decision_news.sql).
-- Only a reason overrides a soft rule about the people, as in every plan. The request itself counts as notice.
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
  request public.shift_requests := app.lock_shift_request(request_id_param,
    app.managed_club('decide on requests'), '{}');
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
  perform app.keep_requested_shifts(request);
  if decision_param = 'approved' then
    perform app.keep_other_requests(request);
    perform app.carry_out_shift_request(request, reason_param);
    perform app.end_requests_with(request.id);
  end if;
  update public.shift_requests
  set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club_id)
  where id = request.id
  returning * into request;
  return request;
end
$$;

-- Gives the shifts of an approved request, which are locked, back to the people who had them before.
create function app.give_back_shifts(request public.shift_requests, shifts_before jsonb, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  other record;
begin
  -- The first shift that is not as the approval left it.
  select person.name, format('%s shift on %s', shift.role, app.shift_words(shift)) as shift,
    shift.starts_at <= app.club_now(shift.club_id) or exists (
      select from public.time_entries where shift_id = shift.id
    ) as has_begun
  into other
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  cross join lateral (
    select case request.kind
      when 'drop' then before.staff_id
      when 'pickup' then request.staff_id
      else case when shift.id = request.shift_id then request.colleague_id else request.staff_id end
    end as staff_id
  ) as left_with
  left join public.staff_members as person on person.id = shift.staff_id and person.id <> left_with.staff_id
  where shift.status <> 'published' or shift.staff_id is distinct from left_with.staff_id
    or not app.is_same_work(shift, before)
    or shift.starts_at <= app.club_now(shift.club_id)
    or exists (select from public.time_entries where shift_id = shift.id)
  order by shift.starts_at, shift.id
  limit 1;
  if other.has_begun then
    raise exception 'The % has begun, so the request stays approved.', other.shift
      using errcode = 'PT409', hint = 'Correct in the schedule who works it.';
  elsif other.name is not null then
    raise exception '% has the % now, so the request stays approved.', other.name, other.shift
      using errcode = 'PT409', hint = 'Talk to them, and change the shift in the schedule.';
  elsif other.shift is not null then
    raise exception 'The % has changed since, so the request stays approved.', other.shift
      using errcode = 'PT409', hint = 'Change it in the schedule.';
  end if;
  perform app.let_decision_tell(request.staff_id);
  update public.shifts as shift
  set staff_id = before.staff_id, override_reason = reason_param,
    needs_cover = before.needs_cover or shift.staff_id is not distinct from before.staff_id and exists (
      select from public.shift_answers where shift_id = shift.id and answer = 'declined'
    )
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  where shift.id = before.id;
  -- Another person covers a shift (app.prepare_shift): it is flagged again once the person has it.
  update public.shifts as shift
  set needs_cover = true
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  where shift.id = before.id and before.needs_cover and not shift.needs_cover;
  perform app.let_decision_tell(null);
end
$$;

-- A swap and a pickup are about the shift as it was when people asked and agreed (app.end_requests_of_changed_shift), and so
-- are those that were denied.
create function app.refuse_changed_shifts(request public.shift_requests, shifts_before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  changed public.shifts;
begin
  select shift.* into changed
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  where request.kind <> 'drop'
    and (not app.is_same_work(shift, before) or request.kind = 'swap' and shift.staff_id is distinct from before.staff_id)
  order by shift.starts_at, shift.id
  limit 1;
  if changed.id is not null then
    raise exception 'The % shift on % has changed since, so the request stays denied.', changed.role,
      app.shift_words(changed)
      using errcode = 'PT409', hint = 'They can ask again for the shift as it is now.';
  end if;
end
$$;

create function app.reopen_shift_request(request_id_param uuid, reason_param text) returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param,
    app.managed_club('decide on requests'), '{}');
  before constant jsonb := app.shifts_before(request_id_param);
begin
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.refuse_decision_of_others(request.decided_by);
  if before is null then
    raise exception 'This was decided too long ago to be taken back.'
      using errcode = 'PT409', hint = 'Change the shift in the schedule.';
  end if;
  if request.status = 'approved' then
    perform app.give_back_shifts(request, before, reason_param);
  else
    perform app.refuse_changed_shifts(request, before);
  end if;
  update public.shift_requests
  set status = 'open', decision_note = null, decided_by = null, decided_at = null
  where id = request.id
  returning * into request;
  perform app.reopen_ended_requests(request.id);
  return request;
end
$$;

create function app.answer_swap(request_id_param uuid, agrees boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_requests
  set colleague_agreed_at = case when agrees then coalesce(colleague_agreed_at, app.club_now(club_id)) end,
    status = case when agrees then status else 'cancelled' end
  where id = request_id_param and status = 'open' and colleague_id = any (app.my_staff_ids());
  if not found then
    raise exception 'No open swap is asked of you here.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
end
$$;

create function app.withdraw_shift_request(request_id_param uuid) returns public.shift_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.shift_requests := app.lock_shift_request(request_id_param, null, app.my_staff_ids());
begin
  if request.status not in ('open', 'withdrawn') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Talk to your manager.';
  end if;
  update public.shift_requests set status = 'withdrawn' where id = request.id and status = 'open';
  request.status := 'withdrawn';
  return request;
end
$$;

revoke all on function app.lock_shift_request(uuid, uuid, uuid[]),
  app.carry_out_shift_request(public.shift_requests, text), app.decide_shift_request(uuid, text, text, text),
  app.give_back_shifts(public.shift_requests, jsonb, text), app.refuse_changed_shifts(public.shift_requests, jsonb),
  app.reopen_shift_request(uuid, text),
  app.answer_swap(uuid, boolean), app.withdraw_shift_request(uuid) from public;
grant execute on function app.decide_shift_request(uuid, text, text, text), app.reopen_shift_request(uuid, text),
  app.answer_swap(uuid, boolean),
  app.withdraw_shift_request(uuid) to authenticated;

-- For managers and admins: decision is 'approved' or 'declined'. Repeating a decision changes nothing. An approval with a
-- soft rule's warning needs a reason, which the history of the shift keeps.
create function public.decide_shift_request(request_id uuid, decision text, note text default null,
  override_reason text default null)
returns public.shift_requests
language sql set search_path = '' as $$
  select app.decide_shift_request(request_id, decision, note, override_reason)
$$;

-- For managers and admins: takes back their own decision. The request is open again, and the shifts of an approved one are with
-- the people who had them. They are told. Refused once a shift has begun, has another person or has changed. A soft rule
-- about the shifts needs an override_reason. Requests of the people who lose a shift, to drop or swap it, end. Requests that
-- ended with the approval and still fit are open again.
create function public.reopen_shift_request(request_id uuid, override_reason text default null)
returns public.shift_requests
language sql set search_path = '' as $$
  select app.reopen_shift_request(request_id, override_reason)
$$;

-- For the colleague of a swap.
create function public.answer_swap(request_id uuid, agrees boolean) returns void
language sql set search_path = '' as $$
  select app.answer_swap(request_id, agrees)
$$;

-- For the person who asked.
create function public.withdraw_shift_request(request_id uuid) returns public.shift_requests
language sql set search_path = '' as $$
  select app.withdraw_shift_request(request_id)
$$;

revoke all on function public.decide_shift_request(uuid, text, text, text),
  public.reopen_shift_request(uuid, text), public.answer_swap(uuid, boolean), public.withdraw_shift_request(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_shift_request(uuid, text, text, text),
  public.reopen_shift_request(uuid, text), public.answer_swap(uuid, boolean), public.withdraw_shift_request(uuid)
  to authenticated;

-- Requests of changed shifts -----------------------------------------------------------------------------------------
-- A swap and a pickup are about the shift as it was when people asked and agreed. Once the shift has another time,
-- place or role, the request ends, and people who still want it ask again. A request to drop a shift stays. All of them end
-- when the shift becomes a draft again, because its plan may change. When a manager gives the shift to another person without a
-- decision about a request, the requests that need the earlier person end, until that person has the shift again. Requests to
-- take a shift end when it no longer needs cover. All of them end when the shift is canceled, until it is restored.

create function app.end_requests_of_changed_shift() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_unpublished constant boolean := old.status = 'published' and new.status = 'draft'
    and new.staff_id is not distinct from old.staff_id;
  -- Other people can have it than before.
  is_for_others constant boolean := (new.staff_id, new.needs_cover) is distinct from (old.staff_id, old.needs_cover);
  is_canceled constant boolean := new.status = 'cancelled' and old.status <> 'cancelled';
  is_restored constant boolean := new.status = 'published' and old.status = 'cancelled';
  -- A job role that is renamed takes its shifts along; they are what they were.
  is_other_work constant boolean := (new.starts_at, new.ends_at, new.location)
      is distinct from (old.starts_at, old.ends_at, old.location)
    or new.role <> old.role and pg_trigger_depth() = 1;
begin
  if not (is_unpublished or is_for_others or is_other_work or is_canceled or is_restored)
    -- Most shifts have no request, and a statement can change hundreds of shifts.
    or not exists (select from public.shift_requests where shift_id = new.id or colleague_shift_id = new.id) then
    return null;
  end if;
  if is_for_others or is_canceled then
    perform app.keep_requests_of_person(old, new);
  end if;
  with ended as (
    update public.shift_requests as request set status = 'cancelled'
    where status = 'open' and (shift_id = new.id or colleague_shift_id = new.id)
      and (is_unpublished or is_other_work and kind in ('swap', 'pickup')
        or (is_for_others or is_canceled) and app.ended_with_its_shift(request))
    returning kind, staff_id, colleague_id, app.ended_with_its_shift(request) as is_of_another
  )
  insert into public.shift_events (club_id, shift_id, staff_id, previous_staff_id, kind, title, period, outcome,
    before_words, after_words, actor_id, actor_name, happened_at)
  select new.club_id, new.id, ended.staff_id, ended.colleague_id, 'request_ended', new.role || ' ' || ended.kind || ' ended',
    app.shift_words(new),
    case
      when new.status = 'cancelled' then 'The shift was canceled'
      when ended.is_of_another and new.staff_id is not distinct from old.staff_id then 'The shift no longer needs cover'
      when ended.is_of_another then 'The shift has another person'
      when new.status = 'draft' then 'Ask again once the shift is published'
      else 'Ask again'
    end,
    app.shift_state_words(old), app.shift_state_words(new), actor.user_id, actor.display_name,
    app.club_now(new.club_id)
  from ended
  left join public.profiles as actor on actor.user_id = auth.uid();
  if is_for_others or is_restored then
    perform app.reopen_requests_of_person(new);
  end if;
  return null;
end
$$;
revoke all on function app.end_requests_of_changed_shift() from public;
-- By its name it fires after shifts_record_change: first what happened to the shift, then what came of it.
create trigger shifts_settle_requests after update on public.shifts
  for each row execute function app.end_requests_of_changed_shift();

call app.give_tables_to_module('operations', '{shift_requests}');
