-- Closing a season and reopening it, on record. An administrator does both: seasons.sql holds what a close keeps.

create table public.season_events (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  season_id uuid not null,
  action text not null,
  reason text,
  actor uuid references public.profiles (user_id) on delete set null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint season_events_season foreign key (season_id, club_id)
    references public.seasons (id, club_id) on delete cascade,
  constraint season_events_action_known check (action in ('closed', 'reopened')),
  constraint season_events_reason_length check (char_length(btrim(reason)) between 1 and 500 and char_length(reason) <= 500),
  constraint season_events_reopened_with_reason check ((action = 'reopened') = (reason is not null)),
  constraint season_events_happened_range check (happened_at between '2000-01-01' and '2100-01-01')
);
create index season_events_newest_first on public.season_events (season_id, club_id, happened_at desc);
create index season_events_of_club on public.season_events (club_id);
create index season_events_of_actor on public.season_events (actor);
comment on constraint season_events_reason_length on public.season_events is 'A reason has 1 to 500 characters.';
comment on column public.season_events.happened_at is 'On the clock of the club.';
-- Managers and admins read when a season closed and why it was reopened; the server writes it.
call app.secure_club_rows('public.season_events', writable => '{}', readers => 'managers', verbs => '{select}');

create function app.log_season_close() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.season_events (club_id, season_id, action, reason, actor, happened_at)
  values (
    new.club_id, new.id, case when new.closed_at is null then 'reopened' else 'closed' end,
    case when new.closed_at is null then
      coalesce(nullif(current_setting('app.season_reason', true), ''), 'By the platform.')
    end,
    auth.uid(), app.club_now(new.club_id));
  perform app.log_edit(
    new.club_id, 'season',
    format(case when new.closed_at is null then 'Reopened the season %s' else 'Closed the season %s' end, new.year));
  return null;
end
$$;
revoke all on function app.log_season_close() from public;
create trigger seasons_log_close after update of closed_at on public.seasons
  for each row when ((new.closed_at is null) <> (old.closed_at is null)) execute function app.log_season_close();

-- What is open before a season is closed, counted, one row for each figure:
--   checklist_items    items of its checklists, except archived ones, that are not done; those of single days are over with them
--   shifts             shifts of its days that are still to come and were not cancelled
--   requests           requests of the staff about shifts or days off that wait for a decision
--   timesheets         weeks of a person within it that are over, hold hours and are not approved
--   tickets            maintenance tickets that are not resolved
--   incidents          incidents of its days without a review that closes them
--   visits             visits of vendors that were due in it and did not take place
--   invoices           visits of vendors within it whose invoices are not paid
--   applications       applications for the season that are not decided
--   certifications     certificates of its people that have expired or expire within 30 days, and are not renewed
--   unfinished_budget  budget lines of expense of its year without an actual amount
--   documents          documents that close it, of three, without a file
--   equipment          people who worked it and did not return keys, uniform and equipment
--   reviews            people who worked it and were not reviewed
--   worked, left       people who worked the season, and those among them who left before its end
--   may_return         people who worked the season and are eligible for rehire
--   asked, wish_to_return   those who were asked to return, and those who said that they want to
-- For managers and administrators of the club; it runs with their rights.
create function public.season_close_preview(season_id_param uuid) returns table (figure text, amount integer)
language plpgsql stable set search_path = '' as $$
declare
  season public.seasons;
  today date;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id);
  today := app.club_today(season.club_id);
  return query
  select counted.figure, counted.amount::integer
  from (values
    ('checklist_items', (
      select count(*) from public.checklists as checklist
      join public.checklist_items as item on item.checklist_id = checklist.id
      where checklist.season_id = season.id and checklist.kind <> 'daily_operations' and not checklist.archived
        and not item.completed)),
    ('shifts', (
      select count(*) from public.shifts as shift
      where shift.club_id = season.club_id and shift.status <> 'cancelled'
        and shift.starts_at > app.club_now(season.club_id)
        and app.club_date(season.club_id, shift.starts_at) between season.starts_on and season.ends_on)),
    ('requests', (
      (select count(*) from public.shift_requests as request
       join public.shifts as shift on shift.id = request.shift_id
       where request.club_id = season.club_id and request.status = 'open'
         and app.club_date(season.club_id, shift.starts_at) between season.starts_on and season.ends_on)
      + (select count(*) from public.time_off_requests as request
         where request.club_id = season.club_id and request.status = 'pending'
           and request.starts_on between season.starts_on and season.ends_on))),
    ('timesheets', (
      select count(*) from public.timesheets as week
      where week.club_id = season.club_id and week.approved_at is null
        and (week.minutes > 0 or week.open_entries > 0)
        and week.workweek_start + 6 >= season.starts_on and week.workweek_start <= season.ends_on
        and week.workweek_start + 6 < today)),
    ('tickets', (
      select count(*) from public.maintenance_tickets as ticket
      where ticket.club_id = season.club_id and ticket.status <> 'resolved')),
    ('incidents', (
      select count(*) from public.incidents as incident
      where incident.club_id = season.club_id and incident.closed_at is null
        and app.club_date(season.club_id, incident.occurred_at) between season.starts_on and season.ends_on)),
    ('visits', (
      select count(*) from public.vendor_visits as visit
      where visit.club_id = season.club_id and visit.visited_on is null
        and visit.scheduled_on between season.starts_on and least(season.ends_on, today - 1))),
    ('invoices', (
      select count(*) from public.vendor_visits as visit
      where visit.club_id = season.club_id and visit.invoice = 'open'
        and visit.visited_on between season.starts_on and season.ends_on)),
    ('applications', (
      select count(*) from public.job_applications as application
      where application.club_id = season.club_id and application.season = season.year
        and application.status in ('pending_review', 'interviewed'))),
    ('certifications', (
      select count(*) from public.staff_seasons as record
      join public.staff_members as member on member.id = record.staff_id and member.status <> 'Inactive'
      join public.staff_certifications as certification on certification.staff_id = record.staff_id
        and certification.state = 'confirmed' and certification.expiry_date <= today + 30
      where record.season_id = season.id and not exists (
        select from public.staff_certifications as newer
        where newer.staff_id = record.staff_id and newer.certification_name = certification.certification_name
          and newer.state = 'confirmed'
          and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)))),
    ('unfinished_budget', (
      select count(*) from public.budget_categories as category
      where category.club_id = season.club_id and category.year = season.year and category.type = 'expense'
        and category.amount is null)),
    ('documents', (
      select 3 - count(distinct document.kind) from public.club_documents as document
      where document.season_id = season.id and document.kind in ('financial_summary', 'safety_log', 'staff_reviews')
        and document.storage_path is not null)),
    ('equipment', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.equipment_returned_on is null)),
    ('reviews', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and not exists (
        select from public.staff_reviews as review
        where review.season_id = season.id and review.staff_id = record.staff_id))),
    ('worked', (select count(*) from public.staff_seasons as record where record.season_id = season.id)),
    ('left', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.outcome = 'left')),
    ('may_return', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.eligible_for_rehire)),
    ('asked', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.asked_at is not null)),
    ('wish_to_return', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.wants_to_return))
  ) as counted (figure, amount);
end
$$;
revoke all on function public.season_close_preview(uuid) from public, anon, authenticated, service_role;
grant execute on function public.season_close_preview(uuid) to authenticated;

-- Closes a season whose version the caller has seen, at this moment of the club's clock. For administrators.
create function public.close_season(season_id_param uuid, version_param integer) returns void
language plpgsql set search_path = '' as $$
begin
  update public.seasons set closed_at = now(), version = version_param
  where id = season_id_param and closed_at is null;
  if found then
    return;
  end if;
  if exists (select from public.seasons where id = season_id_param and closed_at is null) then
    perform app.require_administrator(club_id, 'close a season') from public.seasons where id = season_id_param;
  end if;
  if exists (select from public.seasons where id = season_id_param) then
    raise exception 'This season has closed already.' using errcode = 'PT409', hint = 'Reload the list of seasons.';
  end if;
  raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
end
$$;
revoke all on function public.close_season(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.close_season(uuid, integer) to authenticated;

-- Reopens a season within 30 days of its close, with a reason that stays on record. People who are still on the staff
-- take part in it again; those who had left have left.
create function app.reopen_season(season_id_param uuid, reason_param text, version_param integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = season_id_param for update;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_administrator(season.club_id, 'reopen a season');
  if season.closed_at is null then
    raise exception 'The season % is open.', season.year using errcode = 'PT409', hint = 'Reload the list of seasons.';
  end if;
  if season.version <> version_param then
    raise exception 'Someone else changed this. Reload to see their version.'
      using errcode = 'PT409', hint = 'Look at the season again, and reopen it if you still want to.';
  end if;
  if coalesce(btrim(reason_param), '') = '' then
    raise exception 'Reopening a season needs a reason.'
      using errcode = 'PT422', hint = 'Say in a sentence what has to be corrected.';
  end if;
  if app.club_now(season.club_id) > season.closed_at + interval '30 days' then
    raise exception 'The season % closed on %, more than 30 days ago.', season.year,
      to_char(app.club_date(season.club_id, season.closed_at), 'FMMonth FMDD, YYYY')
      using errcode = '42501', hint = 'It stays as it is. Correct single rows instead.';
  end if;
  perform set_config('app.season_reason', btrim(reason_param), true);
  update public.seasons set closed_at = null where id = season.id;
  update public.staff_seasons as record set outcome = null
  from public.staff_members as member
  where record.season_id = season.id and record.outcome = 'finished'
    and member.id = record.staff_id and member.status <> 'Inactive';
end
$$;
revoke all on function app.reopen_season(uuid, text, integer) from public;
grant execute on function app.reopen_season(uuid, text, integer) to authenticated;

-- For administrators of the club.
create function public.reopen_season(season_id_param uuid, reason_param text, version_param integer) returns void
language sql volatile set search_path = '' as $$
  select app.reopen_season(season_id_param, reason_param, version_param)
$$;
revoke all on function public.reopen_season(uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.reopen_season(uuid, text, integer) to authenticated;

-- Asks people of a season to return, before or after it closes: notes when, and tells those with an account. Someone
-- who was asked before is not asked again. Returns how many were asked now. For managers of the club.
create function app.ask_to_return(season_id_param uuid, staff_ids_param uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  season public.seasons;
  not_wanted text;
  asked uuid[];
begin
  select * into season from public.seasons where id = season_id_param;
  if not found or not app.reads_club(season.club_id) then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_manager(season.club_id);
  select member.name into not_wanted
  from public.staff_seasons as record
  join public.staff_members as member on member.id = record.staff_id
  where record.season_id = season.id and record.staff_id = any (staff_ids_param) and not record.eligible_for_rehire
  order by member.name
  limit 1;
  if not_wanted is not null then
    raise exception '% is marked not to be hired again.', not_wanted
      using errcode = 'PT422', hint = 'Say first that this person may return.';
  end if;
  with now_asked as (
    update public.staff_seasons set asked_at = app.club_now(season.club_id)
    where season_id = season.id and staff_id = any (staff_ids_param) and asked_at is null
    returning staff_id
  )
  select array_agg(staff_id) into asked from now_asked;
  perform app.tell(array(
    select row(
      person.user_id,
      'email_notifications',
      format('%s would like you back', club.name),
      format('You worked season %s. Tell a manager of the club whether you want to return.', season.year),
      '/dashboard'
    )::app.news
    from public.staff_members as person
    join public.clubs as club on club.id = person.club_id
    where person.id = any (asked) and person.user_id is not null
  ));
  return coalesce(cardinality(asked), 0);
end
$$;
revoke all on function app.ask_to_return(uuid, uuid[]) from public;
grant execute on function app.ask_to_return(uuid, uuid[]) to authenticated;

-- For managers and administrators of the club.
create function public.ask_to_return(season_id_param uuid, staff_ids_param uuid[]) returns integer
language sql volatile set search_path = '' as $$
  select app.ask_to_return(season_id_param, staff_ids_param)
$$;
revoke all on function public.ask_to_return(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.ask_to_return(uuid, uuid[]) to authenticated;
