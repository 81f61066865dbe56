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
  'The request, or the time off, with whose approval this request ended, or its own shift, which got another person, no '
  'longer needs cover or was canceled. Null for a decided request.';
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

-- Opens a request again that ended, and says whether it did. One that no longer fits stays ended: its shift has begun or is
-- another one, or its person has asked anew.
create function app.reopen_if_it_fits(ended public.shift_requests) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refuse_changed_shifts(ended, app.shifts_before(ended.id));
  update public.shift_requests set status = 'open' where id = ended.id;
  return true;
exception when sqlstate 'PT409' or check_violation or exclusion_violation then
  return false;
end
$$;

-- The requests that ended with an approval are open again once it is taken back, and their people are told.
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
    perform app.reopen_if_it_fits(ended);
  end loop;
  delete from app.shifts_before where ended_with = decided_id or decided_id in (shift_request_id, time_off_id);
end
$$;

-- Requests of a shift that gets another person ------------------------------------------------------------------------

-- Whether the person of a shift is the one that a request about it needs: who asked to drop or swap it, or the colleague of a
-- swap. A pickup needs one that is open or needs cover.
create function app.has_person_of_request(shift public.shifts, request public.shift_requests) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when request.colleague_shift_id = shift.id then shift.staff_id = request.colleague_id
    when request.kind = 'pickup' then shift.staff_id is null or shift.needs_cover and shift.staff_id <> request.staff_id
    else shift.staff_id = request.staff_id
  end, false)
$$;

-- Whether a request ended because one of its shifts was canceled, or got another person without a decision about the request.
create function app.ended_with_its_shift(request public.shift_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.shifts_before
    where shift_request_id = request.id and ended_with in (request.shift_id, request.colleague_shift_id)
  )
$$;

-- Stores the shifts of the requests that end because a shift is canceled or gets another person. A request of which something
-- is stored is open only within a decision, which ends it itself.
create function app.keep_requests_of_person(before public.shifts, after public.shifts) returns void
language sql security definer set search_path = '' as $$
  insert into app.shifts_before (club_id, shift_request_id, shifts, ended_with)
  select request.club_id, request.id, jsonb_agg(
      app.shift_before(case when shift.id = before.id then before else shift end)
        -- One statement can give both shifts of a swap to other people.
        || case
          when shift.id = request.colleague_shift_id then jsonb_build_object('staff_id', request.colleague_id)
          when request.kind = 'swap' then jsonb_build_object('staff_id', request.staff_id)
          else '{}'
        end
      order by shift.id = request.colleague_shift_id), before.id
  from public.shift_requests as request
  join public.shifts as shift on shift.id in (request.shift_id, request.colleague_shift_id)
  where request.status = 'open' and before.id in (request.shift_id, request.colleague_shift_id)
    and (after.status = 'cancelled' or not app.has_person_of_request(after, request))
    and not exists (select from app.shifts_before as kept where kept.shift_request_id = request.id)
  group by request.id
$$;

-- Opens the requests again that ended when a shift was canceled or got another person, once it is what they ask about again.
create function app.reopen_requests_of_person(shift public.shifts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ended public.shift_requests;
begin
  for ended in
    select asked.* from app.shifts_before as kept
    join public.shift_requests as asked on asked.id = kept.shift_request_id and asked.status = 'cancelled'
    where shift.id in (asked.shift_id, asked.colleague_shift_id)
      and kept.ended_with in (asked.shift_id, asked.colleague_shift_id)
      and app.has_person_of_request(shift, asked)
    order by asked.created_at, asked.id
    for update of asked
  loop
    if app.reopen_if_it_fits(ended) then
      delete from app.shifts_before where shift_request_id = ended.id;
    end if;
  end loop;
end
$$;
revoke all on function app.shifts_before(uuid), app.keep_requested_shifts(public.shift_requests, uuid),
  app.keep_other_requests(public.shift_requests), app.keep_opened_shifts(public.time_off_requests, uuid[]),
  app.end_requests_with(uuid), app.ended_with_days_off(public.shift_requests), app.reopen_if_it_fits(public.shift_requests),
  app.reopen_ended_requests(uuid), app.has_person_of_request(public.shifts, public.shift_requests),
  app.ended_with_its_shift(public.shift_requests), app.keep_requests_of_person(public.shifts, public.shifts),
  app.reopen_requests_of_person(public.shifts) from public;
