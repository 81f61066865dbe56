-- Availability and time off: when people can work, as they say themselves.

-- When someone can or cannot work, on a weekday or on one date. Entries for a date stand above those for its weekday.
create table public.staff_availability (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  weekday smallint,
  day date,
  from_time time not null default '00:00',
  to_time time not null default '24:00',
  kind text not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  applies_from date,
  constraint staff_availability_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint staff_availability_weekday_or_day check (num_nonnulls(weekday, day) = 1),
  constraint staff_availability_weekday_range check (weekday between 0 and 6),
  constraint staff_availability_day_range check (day between '2000-01-01' and '2100-01-01'),
  constraint staff_availability_times_order check (from_time < to_time),
  constraint staff_availability_kind_known check (kind in ('available', 'unavailable')),
  constraint staff_availability_note_length check (char_length(note) <= 200),
  constraint staff_availability_applies_from_range check (applies_from between '2000-01-01' and '2100-01-01')
);
create index staff_availability_of_staff on public.staff_availability (staff_id, club_id);
create index staff_availability_of_club on public.staff_availability (club_id, staff_id);
comment on constraint staff_availability_staff on public.staff_availability is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint staff_availability_weekday_or_day on public.staff_availability is
  'Availability is for a weekday or for one day. Choose one of the two.';
comment on constraint staff_availability_weekday_range on public.staff_availability is
  'A weekday is a day from 0 (Sunday) to 6 (Saturday).';
comment on constraint staff_availability_day_range on public.staff_availability is
  'The day lies between 2000 and 2100.';
comment on constraint staff_availability_times_order on public.staff_availability is 'The time ends after it starts.';
comment on constraint staff_availability_kind_known on public.staff_availability is
  'A person is available or unavailable.';
comment on constraint staff_availability_note_length on public.staff_availability is
  'A note has at most 200 characters.';
comment on constraint staff_availability_applies_from_range on public.staff_availability is
  'The first day lies between 2000 and 2100.';
comment on column public.staff_availability.applies_from is
  'The server''s, for a weekday: the first day that it counts for. Null: every day. See wishes_in_time.sql.';
comment on column public.staff_availability.weekday is '0 for Sunday.';
comment on column public.staff_availability.kind is
  'unavailable: not then. available: on that day only then. Without an entry for a day the person can work all of it.';
-- Managers and admins keep the availability of their club's staff; a person keeps their own.
call app.secure_club_rows('public.staff_availability',
  writable => '{staff_id,weekday,day,from_time,to_time,kind,note}',
  readers => 'managers',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])',
  own_verbs => '{select,insert,update,delete}');

create table public.time_off_requests (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  reason text,
  status text not null default 'pending',
  decision_note text,
  decided_by uuid references public.profiles (user_id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  client_key uuid not null default gen_random_uuid(),
  constraint time_off_requests_sent_once unique (club_id, client_key),
  constraint time_off_requests_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint time_off_requests_days_range check (starts_on >= '2000-01-01' and ends_on <= '2100-01-01'),
  constraint time_off_requests_end_after_start check (starts_on <= ends_on),
  constraint time_off_requests_length check (ends_on <= starts_on + 365),
  constraint time_off_requests_reason_length check (char_length(reason) <= 500),
  constraint time_off_requests_decision_note_length check (char_length(decision_note) <= 500),
  constraint time_off_requests_status_known check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  constraint time_off_requests_decided check (status not in ('approved', 'declined') or decided_at is not null),
  constraint time_off_requests_days_once exclude using gist (
    staff_id with =, daterange(starts_on, ends_on, '[]') with &&
  ) where (status in ('pending', 'approved')) deferrable initially immediate
);
create index time_off_requests_of_staff on public.time_off_requests (staff_id, club_id);
create index time_off_requests_of_club on public.time_off_requests (club_id, status, starts_on);
create index time_off_requests_decided_by on public.time_off_requests (decided_by);
comment on constraint time_off_requests_sent_once on public.time_off_requests is
  'This request has been sent already.';
comment on constraint time_off_requests_staff on public.time_off_requests is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint time_off_requests_days_range on public.time_off_requests is 'Days off lie between 2000 and 2100.';
comment on constraint time_off_requests_end_after_start on public.time_off_requests is
  'Time off ends on the day on which it starts or later.';
comment on constraint time_off_requests_length on public.time_off_requests is 'Time off lasts for one year at most.';
comment on constraint time_off_requests_reason_length on public.time_off_requests is
  'A reason has at most 500 characters.';
comment on constraint time_off_requests_decision_note_length on public.time_off_requests is
  'The note to a decision has at most 500 characters.';
comment on constraint time_off_requests_status_known on public.time_off_requests is
  'Time off is pending, approved, declined or withdrawn.';
comment on constraint time_off_requests_decided on public.time_off_requests is
  'A decided request has the time of the decision.';
comment on constraint time_off_requests_days_once on public.time_off_requests is
  'Some of these days are already asked for.';
comment on column public.time_off_requests.client_key is
  'Made by its person, before it is sent: a request that waited without a network is stored once, however often it is sent.';
comment on column public.time_off_requests.ends_on is 'The last day off.';
-- A person asks for their own time off, a manager or admin may enter it for anyone of the club; both may correct the days
-- while it is pending. It is decided by decide_time_off and taken back by withdraw_time_off, never deleted.
call app.secure_club_rows('public.time_off_requests',
  writable => '{client_key,staff_id,starts_on,ends_on,reason}',
  updatable => '{starts_on,ends_on,reason}',
  readers => 'managers',
  verbs => '{select,insert,update}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])',
  own_verbs => '{select,insert,update}');

-- Two sentences for what people run into: days asked for twice, and days that are no longer theirs to change.
create function app.check_time_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.status <> 'pending'
    and (new.starts_on, new.ends_on, new.reason) is distinct from (old.starts_on, old.ends_on, old.reason) then
    raise exception 'This time off is % and no longer changed.', old.status
      using errcode = 'PT409', hint = 'Withdraw it and ask for the days you need.';
  end if;
  if new.status in ('pending', 'approved') and exists (
    select from public.time_off_requests as other
    where other.staff_id = new.staff_id and other.id <> new.id and other.status in ('pending', 'approved')
      and daterange(other.starts_on, other.ends_on, '[]') && daterange(new.starts_on, new.ends_on, '[]')
  ) then
    raise exception 'Some of these days are already asked for.'
      using errcode = '23P01', hint = 'Change the request that is there, or choose other days.';
  end if;
  return null;
end
$$;
revoke all on function app.check_time_off() from public;
-- After the policies, so no one can learn about another person's days off by asking in their name. By its name it fires
-- before the check of time_off_requests_days_once (Unique_…), so that people get the sentence.
create trigger time_off_requests_in_turn before insert on public.time_off_requests
  for each row execute function app.write_in_turn();
create trigger "Time_off_requests_check" after insert or update on public.time_off_requests
  for each row execute function app.check_time_off();

-- Deciding on time off -----------------------------------------------------------------------------------------------
-- Managers and admins decide time off, and the person who asked can take it back. Approving it opens the person's
-- coming shifts on these days, in the same transaction; the notification of the decision says so (decision_news.sql).

-- Whether a shift lies on the days of a request and has not begun.
create function app.is_on_days_off(shift public.shifts, request public.time_off_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select shift.starts_at > app.club_now(request.club_id)
    and shift.starts_at < app.club_moment(request.club_id, request.ends_on + 1)
    and shift.ends_at > app.club_moment(request.club_id, request.starts_on)
$$;
revoke all on function app.is_on_days_off(public.shifts, public.time_off_requests) from public;

create function app.decide_time_off(request_id_param uuid, decision_param text, note_param text)
returns setof public.shifts
language plpgsql security definer set search_path = '' as $$
declare
  club uuid := app.managed_club('decide on time off');
  request public.time_off_requests;
  opened uuid[];
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
  -- This waits for a concurrent write of the person's shifts, and then opens those with the others. The shifts are
  -- locked before the person, as in every change of a shift, so of two concurrent changes one waits for the other.
  perform from public.shifts
  where staff_id = request.staff_id and starts_at > app.club_now(club)
  order by id
  for update;
  perform from public.staff_members where id = request.staff_id for no key update;
  if request.status = 'pending' then
    update public.time_off_requests
    set status = decision_param, decision_note = note_param, decided_by = auth.uid(), decided_at = app.club_now(club)
    where id = request.id;
  end if;
  if decision_param = 'approved' then
    select array_agg(shift.id) into opened
    from public.shifts as shift
    where shift.staff_id = request.staff_id and shift.status <> 'cancelled' and app.is_on_days_off(shift, request);
    if opened is not null then
      perform app.keep_opened_shifts(request, opened);
      perform app.let_decision_tell(request.staff_id);
      update public.shifts set staff_id = null, override_reason = 'Time off approved' where id = any (opened);
      perform app.let_decision_tell(null);
      perform app.end_requests_with(request.id);
      return query select * from public.shifts where id = any (opened) order by id;
    end if;
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

-- The shifts that an approval opened and that are what they were, which are the person's again if it is taken back. Those that
-- were moved or changed since stay open.
create function app.shifts_to_give_back(request public.time_off_requests, shifts_before jsonb)
returns setof public.shifts
language sql stable security definer set search_path = '' as $$
  select shift.*
  from jsonb_populate_recordset(null::public.shifts, shifts_before) as before
  join public.shifts as shift on shift.id = before.id
  where shift.status <> 'cancelled' and app.is_same_work(shift, before) and app.is_on_days_off(shift, request)
$$;
revoke all on function app.shifts_to_give_back(public.time_off_requests, jsonb) from public;

create function app.reopen_time_off(request_id_param uuid, reason_param text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.managed_club('decide on time off');
  request public.time_off_requests;
  before jsonb;
  taken record;
begin
  -- The shifts before their person, as in app.decide_time_off.
  select * into request from public.time_off_requests where id = request_id_param and club_id = club for update;
  if request.id is null then
    raise exception 'There is no such request.' using errcode = 'PT404', hint = 'Reload the list of requests.';
  end if;
  if request.status not in ('approved', 'declined') then
    raise exception 'This request is already %.', request.status
      using errcode = 'PT409', hint = 'Reload the list of requests.';
  end if;
  perform app.refuse_decision_of_others(request.decided_by);
  if request.status = 'approved' and request.starts_on <= app.club_today(club) then
    raise exception 'This time off has already begun, so it stays approved.'
      using errcode = 'PT409', hint = 'Talk to the person.';
  end if;
  before := app.shifts_before(request.id);
  perform from public.shifts
  where id in (select id from jsonb_populate_recordset(null::public.shifts, before))
  order by id
  for update;
  select person.name, shift.role, app.shift_words(shift) as words into taken
  from app.shifts_to_give_back(request, before) as shift
  join public.staff_members as person on person.id = shift.staff_id
  order by shift.starts_at, shift.id
  limit 1;
  if taken.name is not null then
    raise exception '% has the % shift on % now, so the time off stays approved.', taken.name, taken.role, taken.words
      using errcode = 'PT409', hint = 'Talk to both of them, and open that shift first.';
  end if;
  update public.time_off_requests
  set status = 'pending', decision_note = null, decided_by = null, decided_at = null
  where id = request.id;
  -- The news of the request names the shifts (decision_news.sql).
  perform app.let_decision_tell(request.staff_id);
  update public.shifts as shift
  set staff_id = request.staff_id, override_reason = reason_param, needs_cover = was.needs_cover
  from app.shifts_to_give_back(request, before) as given
  join jsonb_populate_recordset(null::public.shifts, before) as was on was.id = given.id
  where shift.id = given.id and shift.staff_id is null;
  perform app.let_decision_tell(null);
  perform app.reopen_ended_requests(request.id);
end
$$;

revoke all on function app.decide_time_off(uuid, text, text), app.withdraw_time_off(uuid),
  app.reopen_time_off(uuid, text) from public;
grant execute on function app.decide_time_off(uuid, text, text), app.withdraw_time_off(uuid),
  app.reopen_time_off(uuid, text) to authenticated;

-- For managers and admins: decision is 'approved' or 'declined'. Returns the shifts that it opened.
create function public.decide_time_off(request_id uuid, decision text, note text default null)
returns setof public.shifts
language sql set search_path = '' as $$
  select * from app.decide_time_off(request_id, decision, note)
$$;

-- For the person who asked: while it is pending, and before it begins when it is approved. The opened shifts stay open.
create function public.withdraw_time_off(request_id uuid) returns public.time_off_requests
language sql set search_path = '' as $$
  select app.withdraw_time_off(request_id)
$$;

-- For managers and admins: takes back their own decision. The request is pending again, and shifts that an approval opened and
-- that are unchanged since are the person's again, who is told. Refused once someone else has one of them, or the time off has begun. A soft rule about the
-- shifts needs an override_reason.
create function public.reopen_time_off(request_id uuid, override_reason text default null) returns void
language sql set search_path = '' as $$
  select app.reopen_time_off(request_id, override_reason)
$$;

revoke all on function public.decide_time_off(uuid, text, text), public.withdraw_time_off(uuid),
  public.reopen_time_off(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_time_off(uuid, text, text), public.withdraw_time_off(uuid),
  public.reopen_time_off(uuid, text) to authenticated;

call app.give_tables_to_module('operations', '{time_off_requests,staff_availability}');
