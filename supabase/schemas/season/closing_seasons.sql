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

-- Counts for the preview of a season's close, one row for each figure:
--   checklist_items   items of its checklists, except archived ones, that are not done
--   shifts            shifts of its days that are still to come and were not cancelled
--   requests          requests of the staff about shifts or days off that wait for a decision
--   tickets           maintenance tickets that are not resolved
--   applications      applications for the season that are not decided
--   unfinished_budget budget lines of expense of its year without an actual amount
--   worked, left      people who worked the season, and those among them who left before its end
--   may_return        people who worked the season and are eligible for rehire
-- For administrators of the club; it runs with their rights.
create function public.season_close_preview(season_id_param uuid) returns table (figure text, amount integer)
language plpgsql stable set search_path = '' as $$
declare
  season public.seasons;
begin
  select * into season from public.seasons where id = season_id_param;
  if not found then
    raise exception 'This season does not exist.' using errcode = 'PT404', hint = 'Reload the list of seasons.';
  end if;
  perform app.require_administrator(season.club_id, 'close a season');
  return query
  select counted.figure, counted.amount::integer
  from (values
    ('checklist_items', (
      select count(*) from public.checklists as checklist
      join public.checklist_items as item on item.checklist_id = checklist.id
      where checklist.season_id = season.id and not checklist.archived and not item.completed)),
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
    ('tickets', (
      select count(*) from public.maintenance_tickets as ticket
      where ticket.club_id = season.club_id and ticket.status <> 'resolved')),
    ('applications', (
      select count(*) from public.job_applications as application
      where application.club_id = season.club_id and application.season = season.year
        and application.status in ('pending_review', 'interviewed'))),
    ('unfinished_budget', (
      select count(*) from public.budget_categories as category
      where category.club_id = season.club_id and category.year = season.year and category.type = 'expense'
        and category.amount = 0)),
    ('worked', (select count(*) from public.staff_seasons as record where record.season_id = season.id)),
    ('left', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.outcome = 'left')),
    ('may_return', (
      select count(*) from public.staff_seasons as record
      where record.season_id = season.id and record.eligible_for_rehire))
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
