-- What a decision on a request keeps of the shifts before it changes them, so that it can be taken back. It is in the private
-- schema: it has shifts of other people, and their need for cover, which the policies of shifts would not show.

create table app.shifts_before (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  shift_request_id uuid unique references public.shift_requests (id) on delete cascade,
  time_off_id uuid unique references public.time_off_requests (id) on delete cascade,
  shifts jsonb not null,
  ended_with uuid,
  constraint shifts_before_one_request check (num_nonnulls(shift_request_id, time_off_id) = 1)
);
create index shifts_before_of_club on app.shifts_before (club_id);
create index shifts_before_ended_with on app.shifts_before (ended_with);
comment on column app.shifts_before.shifts is
  'The shifts of the request, or those that the time off opened, as they were before the decision (app.shift_before).';
comment on column app.shifts_before.ended_with is
  'The request, or the time off, with whose approval this request ended. Null for a decided request.';
alter table app.shifts_before enable row level security;
revoke all on app.shifts_before from public, anon, authenticated, service_role;

-- The stored shifts of a decided request or time off; null if there are none.
create function app.shifts_before(decided_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select shifts from app.shifts_before where decided_id in (shift_request_id, time_off_id)
$$;

-- Stores the shifts of a request before its decision, or before the approval that ends it.
create function app.keep_requested_shifts(request public.shift_requests, ended_with_param uuid default null) returns void
language sql security definer set search_path = '' as $$
  insert into app.shifts_before (club_id, shift_request_id, shifts, ended_with)
  select request.club_id, request.id,
    jsonb_agg(app.shift_before(shift) order by shift.id = request.colleague_shift_id), ended_with_param
  from public.shifts as shift
  where shift.id in (request.shift_id, request.colleague_shift_id)
  having count(*) > 0
  on conflict (shift_request_id) do update set shifts = excluded.shifts, ended_with = excluded.ended_with
$$;

-- What the request asks for is done, or no longer possible, once it is approved: the other open requests about its shifts end
-- with it.
create function app.keep_other_requests(request public.shift_requests) returns void
language sql security definer set search_path = '' as $$
  select app.keep_requested_shifts(other, request.id)
  from public.shift_requests as other
  where other.status = 'open' and other.id <> request.id
    and (other.shift_id in (request.shift_id, request.colleague_shift_id)
      or other.colleague_shift_id in (request.shift_id, request.colleague_shift_id))
$$;

-- Stores the shifts that time off opens. What the person, or a colleague with them, asked about these shifts ends with it:
-- the person no longer has them. Requests to take one of them stay.
create function app.keep_opened_shifts(request public.time_off_requests, opened uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.shifts_before as kept (club_id, time_off_id, shifts)
  select request.club_id, request.id, jsonb_agg(app.shift_before(shift) order by shift.id)
  from public.shifts as shift
  where shift.id = any (opened)
  on conflict (time_off_id) do update set shifts = kept.shifts || excluded.shifts;
  perform app.keep_requested_shifts(asked, request.id)
  from public.shift_requests as asked
  where asked.status = 'open'
    and (asked.kind <> 'pickup' and asked.shift_id = any (opened) or asked.colleague_shift_id = any (opened));
end
$$;

create function app.end_requests_with(decided_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.shift_requests set status = 'cancelled'
  where status = 'open' and id in (select shift_request_id from app.shifts_before where ended_with = decided_id)
$$;

-- Whether a request ended because its person has the days off.
create function app.ended_with_days_off(request public.shift_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.shifts_before as kept
    join public.time_off_requests as days on days.id = kept.ended_with
    where kept.shift_request_id = request.id and days.staff_id = request.staff_id
  )
$$;

-- The requests that ended with an approval are open again once it is taken back, and their people are told. One that no longer
-- fits stays ended: its shift has begun or is another one, or its person has asked anew.
create function app.reopen_ended_requests(decided_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.shift_requests;
begin
  for ended in
    select asked.* from app.shifts_before as kept
    join public.shift_requests as asked on asked.id = kept.shift_request_id and asked.status = 'cancelled'
    where kept.ended_with = decided_id
    order by asked.created_at, asked.id
    for update of asked
  loop
    begin
      perform app.refuse_changed_shifts(ended, app.shifts_before(ended.id));
      update public.shift_requests set status = 'open' where id = ended.id;
    exception when sqlstate 'PT409' or check_violation or exclusion_violation then
      null;
    end;
  end loop;
  delete from app.shifts_before where ended_with = decided_id or decided_id in (shift_request_id, time_off_id);
end
$$;
revoke all on function app.shifts_before(uuid), app.keep_requested_shifts(public.shift_requests, uuid),
  app.keep_other_requests(public.shift_requests), app.keep_opened_shifts(public.time_off_requests, uuid[]),
  app.end_requests_with(uuid), app.ended_with_days_off(public.shift_requests), app.reopen_ended_requests(uuid) from public;
