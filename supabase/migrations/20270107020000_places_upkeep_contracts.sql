-- Places with a QR code at which people report problems, recurring upkeep that opens its tickets, and contracts with
-- vendors.

-- Places of a club: where something breaks, and where a QR code hangs that opens the report of a problem there.

create table public.places (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint places_in_club unique (id, club_id),
  constraint places_name_unique unique (club_id, name),
  constraint places_name_length check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  constraint places_name_one_line check (app.is_one_line(name))
);
comment on constraint places_name_unique on public.places is 'The club has a place of this name. Choose another name.';
comment on constraint places_name_length on public.places is 'The name of a place has 1 to 120 characters.';
comment on constraint places_name_one_line on public.places is
  'The name of a place has no line breaks and no other control characters.';
comment on column public.places.is_active is 'False: its code still opens a report, but the place is on no list.';
-- Members read the places of their club; managers and admins keep them.
call app.secure_club_rows('public.places', writable => '{name,is_active}');
call app.give_tables_to_module('operations', '{places}');

-- Contracts with vendors: how long they last, until when they can be ended, and what they cost.

create table public.vendor_contracts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  vendor_id uuid not null,
  title text not null,
  starts_on date not null,
  ends_on date not null,
  notice_on date,
  amount numeric(12, 2),
  billing text not null default 'yearly',
  storage_path text,
  is_settled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint vendor_contracts_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete cascade,
  constraint vendor_contracts_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint vendor_contracts_starts_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_ends_range check (ends_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_notice_range check (notice_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_contracts_dates_order check (ends_on >= starts_on),
  constraint vendor_contracts_notice_within check (notice_on between starts_on and ends_on),
  constraint vendor_contracts_amount_range check (amount between 0 and 10000000),
  constraint vendor_contracts_billing_known check (billing in ('once', 'monthly', 'yearly')),
  constraint vendor_contracts_file_confidential check (app.is_club_file(club_id, storage_path, true))
);
create index vendor_contracts_of_vendor on public.vendor_contracts (vendor_id, club_id, ends_on);
create index vendor_contracts_of_club on public.vendor_contracts (club_id, ends_on);
create index vendor_contracts_by_file on public.vendor_contracts (storage_path) where storage_path is not null;
comment on constraint vendor_contracts_vendor on public.vendor_contracts is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint vendor_contracts_title_length on public.vendor_contracts is 'A title has 1 to 160 characters.';
comment on constraint vendor_contracts_starts_range on public.vendor_contracts is
  'A contract starts between 2000 and 2100.';
comment on constraint vendor_contracts_ends_range on public.vendor_contracts is 'A contract ends between 2000 and 2100.';
comment on constraint vendor_contracts_notice_range on public.vendor_contracts is
  'The last day for notice lies between 2000 and 2100.';
comment on constraint vendor_contracts_dates_order on public.vendor_contracts is
  'A contract ends on the day on which it starts, or later.';
comment on constraint vendor_contracts_notice_within on public.vendor_contracts is
  'The last day for notice lies between the start and the end of the contract.';
comment on constraint vendor_contracts_amount_range on public.vendor_contracts is 'An amount is $0 to $10,000,000.';
comment on constraint vendor_contracts_billing_known on public.vendor_contracts is
  'A contract is paid once, each month or each year.';
comment on constraint vendor_contracts_file_confidential on public.vendor_contracts is
  'The file is not in the confidential folder of the club. Upload it again.';
comment on column public.vendor_contracts.notice_on is
  'The last day on which the club can end it or keep it from renewing. Null: there is none.';
comment on column public.vendor_contracts.amount is 'US dollars for each billing. Null: not agreed on.';
comment on column public.vendor_contracts.storage_path is 'A file in the confidential folder of the club; null without one.';
comment on column public.vendor_contracts.is_settled is 'Renewed or let go: it no longer waits for anyone.';
-- What a club pays is for its managers and admins.
call app.secure_club_rows('public.vendor_contracts',
  writable => '{vendor_id,title,starts_on,ends_on,notice_on,amount,billing,storage_path,is_settled}',
  readers => 'managers');

create trigger vendor_contracts_require_file after insert or update of storage_path on public.vendor_contracts
  for each row when (new.storage_path is not null and current_user in ('anon', 'authenticated'))
  execute function app.require_uploaded_file();

call app.give_tables_to_module('operations', '{vendor_contracts}');

-- Recurring upkeep: what is done again and again. A plan opens its ticket on each day on which it is due
-- (opening_upkeep.sql).

create table public.maintenance_plans (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  title text not null,
  description text,
  place_id uuid,
  every integer not null,
  unit text not null,
  starts_on date not null,
  next_on date not null,
  assignee_id uuid,
  vendor_id uuid,
  priority text not null default 'medium',
  is_paused boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint maintenance_plans_in_club unique (id, club_id),
  constraint maintenance_plans_place foreign key (place_id, club_id)
    references public.places (id, club_id) on delete set null (place_id),
  constraint maintenance_plans_assignee foreign key (assignee_id, club_id)
    references public.staff_members (id, club_id) on delete set null (assignee_id),
  constraint maintenance_plans_vendor foreign key (vendor_id, club_id)
    references public.vendors (id, club_id) on delete set null (vendor_id),
  constraint maintenance_plans_title_length check (char_length(btrim(title)) between 1 and 160 and char_length(title) <= 160),
  constraint maintenance_plans_description_length check (char_length(description) <= 8000),
  constraint maintenance_plans_every_range check (every between 1 and 366),
  constraint maintenance_plans_unit_known check (unit in ('day', 'week', 'month')),
  constraint maintenance_plans_starts_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint maintenance_plans_priority_known check (priority in ('high', 'medium', 'low'))
);
create index maintenance_plans_of_club on public.maintenance_plans (club_id, next_on, id);
create index maintenance_plans_due on public.maintenance_plans (next_on) where not is_paused;
create index maintenance_plans_of_place on public.maintenance_plans (place_id, club_id);
create index maintenance_plans_of_assignee on public.maintenance_plans (assignee_id, club_id);
create index maintenance_plans_of_vendor on public.maintenance_plans (vendor_id, club_id);
comment on constraint maintenance_plans_place on public.maintenance_plans is
  'This place is not there any more. Choose one of the list.';
comment on constraint maintenance_plans_assignee on public.maintenance_plans is
  'This person is not on the staff of the club. Choose someone on the roster.';
comment on constraint maintenance_plans_vendor on public.maintenance_plans is
  'This vendor is not there any more. Choose one of the list.';
comment on constraint maintenance_plans_title_length on public.maintenance_plans is 'A title has 1 to 160 characters.';
comment on constraint maintenance_plans_description_length on public.maintenance_plans is
  'A description has at most 8,000 characters.';
comment on constraint maintenance_plans_every_range on public.maintenance_plans is
  'A plan repeats every 1 to 366 days, weeks or months.';
comment on constraint maintenance_plans_unit_known on public.maintenance_plans is
  'A plan repeats by the day, the week or the month.';
comment on constraint maintenance_plans_starts_range on public.maintenance_plans is
  'The first day lies between 2000 and 2100.';
comment on constraint maintenance_plans_priority_known on public.maintenance_plans is
  'A priority is high, medium or low.';
comment on column public.maintenance_plans.next_on is 'The server''s: the next day on which the plan opens its ticket.';
-- Members read the plans of their club; managers and admins keep them.
call app.secure_club_rows('public.maintenance_plans',
  writable => '{title,description,place_id,every,unit,starts_on,assignee_id,vendor_id,priority,is_paused}');

-- A day of a plan, counted from its first: months end where the month does, and do not drift (January 31, February 28,
-- March 31).
create function app.upkeep_day(starts date, every integer, unit text, step integer) returns date
language sql immutable set search_path = '' as $$
  select (starts + (every * step) * case unit
    when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '1 month' end)::date
$$;

-- Which of its days is the first on a day or after it, counted from 0.
create function app.upkeep_step(starts date, every integer, unit text, from_day date) returns integer
language sql immutable set search_path = '' as $$
  select case
    when from_day <= starts then 0
    when unit = 'month' then (
      -- Whole months between the two, and the next steps: a shorter month can bring the day forward.
      select min(step) from generate_series(greatest(0, months / every - 1), months / every + 2) as step
      where app.upkeep_day(starts, every, unit, step) >= from_day
    )
    else ceil((from_day - starts)::numeric / (every * case unit when 'day' then 1 else 7 end))::integer
  end
  from (
    select (extract(year from from_day)::integer - extract(year from starts)::integer) * 12
      + extract(month from from_day)::integer - extract(month from starts)::integer as months
  ) as between_days
$$;
revoke all on function app.upkeep_day(date, integer, text, integer), app.upkeep_step(date, integer, text, date) from public;

-- A plan that is new, or whose days change, is next due on its first day that has not passed. One that was paused skips
-- what it has missed.
create function app.set_next_upkeep() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.next_on := app.upkeep_day(new.starts_on, new.every, new.unit,
    app.upkeep_step(new.starts_on, new.every, new.unit, app.club_today(new.club_id)));
  return new;
end
$$;
revoke all on function app.set_next_upkeep() from public;
create trigger maintenance_plans_first_day before insert on public.maintenance_plans
  for each row execute function app.set_next_upkeep();
create trigger maintenance_plans_other_days before update on public.maintenance_plans
  for each row when (
    (new.starts_on, new.every, new.unit) is distinct from (old.starts_on, old.every, old.unit)
    or old.is_paused and not new.is_paused
  ) execute function app.set_next_upkeep();

call app.give_tables_to_module('operations', '{maintenance_plans}');

-- Whether these are paths of photos that a manager uploaded, or a person with a report (problem_reports.sql).
create function app.are_ticket_photos(photos text[], club_id_param uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(path, '') ~
    ('^' || club_id_param || '/(reports/)?[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$')), true)
  from unnest(photos) as path
$$;
revoke all on function app.are_ticket_photos(text[], uuid) from public;
-- Check constraints run it with the rights of the person who writes the row.
grant execute on function app.are_ticket_photos(text[], uuid) to authenticated, service_role;

-- Tickets: where, who reported it, and which plan opened it.
alter table public.maintenance_tickets
  add column place_id uuid,
  add column reporter_id uuid references public.profiles (user_id) on delete set null,
  add column reporter_name text,
  add column client_key uuid,
  add column plan_id uuid,
  add column plan_due_on date,
  drop constraint maintenance_tickets_photos_in_club,
  add constraint maintenance_tickets_photos_in_club check (app.are_ticket_photos(photos, club_id)),
  add constraint maintenance_tickets_place foreign key (place_id, club_id)
    references public.places (id, club_id) on delete set null (place_id),
  add constraint maintenance_tickets_plan foreign key (plan_id, club_id)
    references public.maintenance_plans (id, club_id) on delete set null (plan_id),
  add constraint maintenance_tickets_reporter_name_length check (char_length(reporter_name) <= 120),
  add constraint maintenance_tickets_sent_once unique (club_id, client_key),
  add constraint maintenance_tickets_once_a_due_day unique (plan_id, plan_due_on);
create index maintenance_tickets_of_place on public.maintenance_tickets (place_id, club_id);
create index maintenance_tickets_of_plan on public.maintenance_tickets (plan_id, club_id);
create index maintenance_tickets_of_reporter on public.maintenance_tickets (reporter_id);
drop function app.paths_of_club(text[], uuid);
comment on constraint maintenance_tickets_photos_in_club on public.maintenance_tickets is
  'A photo is not in the folder of the club. Upload it again.';
comment on constraint maintenance_tickets_place on public.maintenance_tickets is
  'This place is not there any more. Choose one of the list.';
comment on constraint maintenance_tickets_reporter_name_length on public.maintenance_tickets is
  'The name of a reporter has at most 120 characters.';
comment on constraint maintenance_tickets_sent_once on public.maintenance_tickets is 'This report has been sent already.';
comment on constraint maintenance_tickets_once_a_due_day on public.maintenance_tickets is
  'The plan has a ticket for this day already.';
comment on column public.maintenance_tickets.reporter_id is
  'The person who reported the problem (problem_reports.sql). Null: a manager or a plan opened the ticket.';
comment on column public.maintenance_tickets.client_key is 'Of a report: sent twice, it is kept once.';
comment on column public.maintenance_tickets.plan_id is 'The plan that opened it, on plan_due_on (opening_upkeep.sql).';
grant insert (place_id), update (place_id) on public.maintenance_tickets to authenticated;

-- The clock opens the tickets of plans that are due (maintenance_plans.sql), with the mails of each minute.

-- Opens what is due in clubs that have Operations, and returns how many tickets that were. A plan whose last ticket is not
-- resolved opens no second one: the ticket says that it is due again. Days that no clock has seen are one ticket, that of
-- the last of them.
create function app.open_due_upkeep() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  plan public.maintenance_plans;
  today date;
  due date;
  step integer;
  open_ticket uuid;
  opened integer := 0;
begin
  for plan in
    select plans.* from public.maintenance_plans as plans
    where not plans.is_paused and plans.next_on <= app.club_today(plans.club_id)
      and exists (select from public.club_modules where club_id = plans.club_id and module_id = 'operations')
    order by plans.next_on, plans.id
    -- Two clocks at once share the work: neither opens what the other does.
    for update of plans skip locked
  loop
    today := app.club_today(plan.club_id);
    step := app.upkeep_step(plan.starts_on, plan.every, plan.unit, today + 1);
    due := app.upkeep_day(plan.starts_on, plan.every, plan.unit, step - 1);
    select id into open_ticket from public.maintenance_tickets
    where plan_id = plan.id and status <> 'resolved'
    order by plan_due_on desc limit 1;
    if open_ticket is not null then
      insert into public.ticket_events (club_id, ticket_id, note)
      values (plan.club_id, open_ticket, 'Due again on ' || to_char(due, 'FMMonth FMDD, YYYY') || '.');
    else
      insert into public.maintenance_tickets (club_id, title, description, location, place_id, priority, assignee_id,
        vendor_id, due_on, plan_id, plan_due_on)
      values (plan.club_id, plan.title, plan.description, (select name from public.places where id = plan.place_id),
        plan.place_id, plan.priority, plan.assignee_id, plan.vendor_id, due, plan.id, due)
      on conflict on constraint maintenance_tickets_once_a_due_day do nothing;
      if found then
        opened := opened + 1;
      end if;
    end if;
    update public.maintenance_plans
    set next_on = app.upkeep_day(plan.starts_on, plan.every, plan.unit, step), version = version
    where id = plan.id;
  end loop;
  return opened;
end
$$;
revoke all on function app.open_due_upkeep() from public;
grant execute on function app.open_due_upkeep() to service_role;

create function public.open_due_upkeep() returns integer
language sql volatile set search_path = '' as $$ select app.open_due_upkeep() $$;
revoke all on function public.open_due_upkeep() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.open_due_upkeep() to service_role;

-- Reports of problems: everyone of a club says what is broken, at a place whose QR code they scanned or anywhere. A report
-- is a ticket. Managers hear of it, and the person who reported it hears what became of it.

-- Photos that the caller has uploaded for a report and that no ticket names.
create function app.my_unnamed_photos() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select file.name from storage.objects as file
    join public.profiles on profiles.user_id = auth.uid()
    where file.bucket_id = 'club-files' and file.owner_id = profiles.user_id::text
      and starts_with(file.name, profiles.club_id || '/reports/')
      and not exists (select from public.maintenance_tickets where photos @> array[file.name])
  );
end
$$;

-- The folder for photos of reports, while fewer than ten that the caller has uploaded wait for theirs.
create function app.my_photo_folders() returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select profiles.club_id || '/reports/' from public.profiles
    where profiles.user_id = auth.uid() and profiles.club_id is not null
      and cardinality(app.my_unnamed_photos()) < 10
  );
end
$$;
revoke all on function app.my_unnamed_photos(), app.my_photo_folders() from public;
grant execute on function app.my_unnamed_photos(), app.my_photo_folders() to authenticated;

create function app.report_problem(title_param text, description_param text, place_id_param uuid, is_urgent_param boolean,
  photos_param text[], key_param uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  club constant uuid := app.my_club_id();
  place public.places;
  ticket uuid;
begin
  if club is null then
    raise exception 'Only people of a club report problems in it.'
      using errcode = '42501', hint = 'Sign in with the account of your club.';
  end if;
  select id into ticket from public.maintenance_tickets where club_id = club and client_key = key_param;
  if ticket is not null then
    return ticket;
  end if;
  if place_id_param is not null then
    select * into place from public.places where id = place_id_param and club_id = club;
    if place.id is null then
      raise exception 'Your club has no such place.'
        using errcode = 'PT404', hint = 'Report it without the code, and say where it is.';
    end if;
  end if;
  if cardinality(coalesce(photos_param, '{}')) > 4 then
    raise exception 'A report has four photos at most.' using errcode = '22023', hint = 'Remove some of them.';
  end if;
  if exists (
    select from unnest(photos_param) as path
    where not exists (
      select from storage.objects
      where bucket_id = 'club-files' and name = path and owner_id = auth.uid()::text
        and starts_with(name, club || '/reports/')
    )
  ) then
    raise exception 'This photo was not uploaded, or is not there any more.'
      using errcode = 'PT422', hint = 'Add the photo again, then send the report.';
  end if;
  insert into public.maintenance_tickets (club_id, title, description, location, place_id, priority, photos, reporter_id,
    reporter_name, client_key)
  values (club, btrim(title_param), nullif(btrim(description_param), ''), place.name, place.id,
    case when is_urgent_param then 'high' else 'medium' end, coalesce(photos_param, '{}'), auth.uid(),
    (select display_name from public.profiles where user_id = auth.uid()), key_param)
  returning id into ticket;
  perform app.tell(array(
    select row(
      profiles.user_id,
      'email_notifications',
      case when is_urgent_param then 'Urgent problem: ' else 'Problem reported: ' end || btrim(title_param),
      concat_ws(E'\n', place.name, nullif(btrim(description_param), '')),
      '/operations?tab=tickets&open=' || ticket
    )::app.news
    from public.profiles
    where profiles.club_id = club and profiles.role in ('manager', 'admin') and profiles.user_id <> auth.uid()
  ));
  return ticket;
end
$$;
revoke all on function app.report_problem(text, text, uuid, boolean, text[], uuid) from public;
grant execute on function app.report_problem(text, text, uuid, boolean, text[], uuid) to authenticated;

-- For everyone of a club: opens a ticket in the caller's name and returns its id. With the same key, once.
-- Errors: 42501, PT404 no such place, PT422 a photo that the caller has not uploaded, 22023, 23514.
create function public.report_problem(title text, client_key uuid, description text default null,
  place_id uuid default null, is_urgent boolean default false, photos text[] default '{}')
returns uuid
language sql set search_path = '' as $$
  select app.report_problem(title, description, place_id, is_urgent, photos, client_key)
$$;
revoke all on function public.report_problem(text, uuid, text, uuid, boolean, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.report_problem(text, uuid, text, uuid, boolean, text[]) to authenticated;

-- Tells the person who reported a problem that it is resolved, or open again.
create function app.tell_reporter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell(array[row(
    new.reporter_id,
    'email_notifications',
    case when new.status = 'resolved' then 'Resolved: ' else 'Open again: ' end || new.title,
    new.location,
    '/operations?tab=tickets&open=' || new.id
  )::app.news]);
  return null;
end
$$;
revoke all on function app.tell_reporter() from public;
create trigger maintenance_tickets_tell_reporter after update of status on public.maintenance_tickets
  for each row when (
    new.reporter_id is not null and (new.status = 'resolved') is distinct from (old.status = 'resolved')
  ) execute function app.tell_reporter();

-- What needs attention today counts the contracts, too.
create or replace view public.needs_today with (security_invoker = true) as
select
  club.id as club_id,
  (
    select count(*)::integer
    from public.shifts as shift
    where shift.club_id = club.id and shift.staff_id is null
      and (shift.status = 'published' or (shift.status = 'draft' and caller.decides))
      and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '7 days') at time zone club.time_zone
  ) as open_shifts,
  (
    select coalesce(sum(staff.certifications_expiring), 0)::integer
    from public.staff
    where staff.club_id = club.id and staff.status <> 'Inactive'
  ) as expiring_certifications,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_requests as request
    where request.club_id = club.id and request.status = 'open'
      and (request.kind <> 'swap' or request.colleague_agreed_at is not null)
  ) + (
    select count(*)::integer
    from public.time_off_requests as request
    where request.club_id = club.id and request.status = 'pending'
  ) end as requests,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_overview as vendor
    where vendor.club_id = club.id and vendor.status = 'Overdue'
  ) end as overdue_vendors,
  case when caller.decides then (
    select count(*)::integer
    from public.job_applications as application
    where application.club_id = club.id and application.status = 'pending_review' and application.season = club.season
  ) end as applications,
  case when caller.decides then (
    select count(*)::integer
    from public.staff_certifications as certification
    where certification.club_id = club.id and certification.state = 'waiting'
  ) end as certificates_to_confirm,
  own.staff_id as own_staff_id,
  own.lacking as own_certificates_lacking,
  case when caller.decides then (
    select count(*)::integer
    from public.vendors as vendor
    where vendor.club_id = club.id and vendor.insurance_expires_on <= app.club_today(club.id) + 30
  ) end as expiring_insurance,
  case when caller.decides then (
    select count(*)::integer
    from public.maintenance_tickets as ticket
    where ticket.club_id = club.id and ticket.priority = 'high' and ticket.status <> 'resolved'
  ) end as urgent_tickets,
  case when caller.decides then (
    select count(*)::integer
    from public.shift_answers as given
    join public.shifts as shift on shift.id = given.shift_id
    where given.club_id = club.id and given.answer = 'declined' and shift.starts_at > clock.now
      and shift.starts_at < ((clock.week_start at time zone club.time_zone) + interval '14 days') at time zone club.time_zone
  ) end as declined_shifts,
  case when caller.decides then (
    select count(*)::integer
    from public.vendor_contracts as contract
    where contract.club_id = club.id and not contract.is_settled
      and coalesce(contract.notice_on, contract.ends_on) <= app.club_today(club.id) + 30
  ) end as expiring_contracts
from public.clubs as club
cross join lateral (
  select app.club_now(club.id) as now, app.club_week_start(club.id) as week_start
) as clock
cross join lateral (select club.id = any ((select app.editable_clubs())::uuid[]) as decides) as caller
left join lateral (
  select member.id as staff_id, array(
    select required ->> 'name'
    from jsonb_array_elements(app.required_certifications(member.club_id, member.id, member.role)) as required
    where required ->> 'state' in ('missing', 'expired')
  ) as lacking
  from public.staff_members as member
  where member.club_id = club.id and member.user_id = (select auth.uid()) and member.status <> 'Inactive'
) as own on true;

-- Files of contracts stay with their rows, and people add photos of problems.
drop policy club_files_select on storage.objects;
create policy club_files_select on storage.objects for select to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any (
      case when name ~ '^[^/]+/(reports/)?[^/]+$' then (select app.visible_clubs())::uuid[]::text[]
        when name ~ '^[^/]+/confidential/resumes/' then (select app.editable_clubs())::uuid[]::text[]
        else (select app.confidential_clubs())::uuid[]::text[] end
    )
    and name <> all ((select app.closed_financial_files())::text[])
  );
drop policy club_files_update on storage.objects;
create policy club_files_update on storage.objects for update to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.vendor_contracts where vendor_contracts.storage_path = objects.name)
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  )
  with check (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and name ~ '^[^/]+/(confidential/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z0-9]{1,10})?$'
  );
drop policy club_files_delete on storage.objects;
create policy club_files_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'club-files'
    and split_part(name, '/', 1) = any ((select app.editable_clubs())::uuid[]::text[])
    and not exists (select from public.club_documents where club_documents.storage_path = objects.name)
    and not exists (select from public.season_photos where season_photos.storage_path = objects.name)
    and not exists (select from public.maintenance_tickets where photos @> array[objects.name])
    and not exists (select from public.incidents where photos @> array[objects.name])
    and not exists (select from public.vendor_contracts where vendor_contracts.storage_path = objects.name)
    and not exists (select from public.staff_certifications where staff_certifications.storage_path = objects.name)
    and not exists (select from public.job_application_resumes where job_application_resumes.storage_path = objects.name)
  );
create policy club_files_insert_report on storage.objects for insert to authenticated
  with check (
    bucket_id = 'club-files'
    and regexp_replace(name, '[^/]*$', '') = any ((select app.my_photo_folders())::text[])
    and name ~ '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$'
  );
create policy club_files_delete_report on storage.objects for delete to authenticated
  using (bucket_id = 'club-files' and name = any ((select app.my_unnamed_photos())::text[]));

create or replace function app.unnamed_files(most_param integer) returns setof text
language sql stable security definer set search_path = '' as $$
  with named as (
    select storage_path as path from public.club_documents
    union all select storage_path from public.season_photos
    union all select storage_path from public.staff_certifications
    union all select storage_path from public.job_application_resumes
    union all select unnest(photos) from public.maintenance_tickets
    union all select unnest(photos) from public.incidents
    union all select storage_path from public.vendor_contracts where storage_path is not null
  )
  select file.name
  from storage.objects as file
  where file.bucket_id = 'club-files'
    and greatest(file.created_at, file.updated_at) < now() - interval '1 day'
    and not exists (select from named where named.path = file.name)
  order by file.created_at, file.name
  limit least(most_param, 1000)
$$;
