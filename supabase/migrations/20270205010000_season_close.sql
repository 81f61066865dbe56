-- Closing a season shows what is open in every module; its people are asked to return; reviews stay as they were written.

alter table public.staff_seasons
  add column equipment_returned_on date,
  add column asked_at timestamptz,
  add column wants_to_return boolean,
  add constraint staff_seasons_equipment_range check (equipment_returned_on between '2000-01-01' and '2100-01-01'),
  add constraint staff_seasons_asked_range check (asked_at between '2000-01-01' and '2100-01-01'),
  add constraint staff_seasons_answer_once_asked check (wants_to_return is null or asked_at is not null);
comment on constraint staff_seasons_equipment_range on public.staff_seasons is
  'The day on which equipment came back lies between 2000 and 2100.';
comment on constraint staff_seasons_asked_range on public.staff_seasons is
  'The day on which a person was asked lies between 2000 and 2100.';
comment on constraint staff_seasons_answer_once_asked on public.staff_seasons is
  'This person was not asked to return yet. Ask first, then note the answer.';
comment on column public.staff_seasons.equipment_returned_on is
  'When keys, uniform and equipment were back, or it was clear that the person had none. Null until then.';
comment on column public.staff_seasons.asked_at is
  'When the club asked the person to return (app.ask_to_return). Null: not asked.';
comment on column public.staff_seasons.wants_to_return is 'The answer of the person. Null: no answer yet.';
grant update (equipment_returned_on, wants_to_return) on public.staff_seasons to authenticated;

create or replace view public.staff_season_records with (security_invoker = true) as
select
  record.id,
  record.club_id,
  record.season_id,
  season.year,
  record.staff_id,
  member.name,
  record.role,
  member.status,
  record.outcome,
  record.left_on,
  record.eligible_for_rehire,
  exists (
    select from public.staff_seasons as later
    where later.staff_id = record.staff_id and later.season_id = (
      select next.id from public.seasons as next
      where next.club_id = season.club_id and next.year > season.year
      order by next.year
      limit 1
    )
  ) as returned,
  record.equipment_returned_on,
  record.asked_at,
  record.wants_to_return
from public.staff_seasons as record
join public.seasons as season on season.id = record.season_id
join public.staff_members as member on member.id = record.staff_id;

drop trigger staff_reviews_keep on public.staff_reviews;
drop trigger staff_reviews_keep_in_season on public.staff_reviews;
call app.keep_rows_of_seasons('public.staff_reviews', 'season_id', 'its reviews are kept',
  'An administrator can reopen it within 30 days.');

-- Reviews are written before the season closes. What they say is evidence later, so it is not changed after the close.
create function app.freeze_staff_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  closed_year constant text := (
    select year from public.seasons where id = new.season_id and closed_at is not null
  );
begin
  if closed_year is not null then
    raise exception 'The season % has closed, so its reviews stay as they are.', closed_year
      using errcode = '42501', hint = 'An administrator can reopen it within 30 days.';
  end if;
  return new;
end
$$;
revoke all on function app.freeze_staff_reviews() from public;
create trigger staff_reviews_freeze before insert or update of rating, strengths, improvements, rehire, reviewed_on
  on public.staff_reviews
  for each row when (current_user in ('anon', 'authenticated')) execute function app.freeze_staff_reviews();

create or replace function public.season_close_preview(season_id_param uuid) returns table (figure text, amount integer)
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
    ('applications', (
      select count(*) from public.job_applications as application
      where application.club_id = season.club_id and application.season = season.year
        and application.status in ('pending_review', 'interviewed'))),
    ('certifications', (
      select count(*) from public.staff_seasons as record
      join public.staff_members as member on member.id = record.staff_id and member.status <> 'Inactive'
      join public.staff_certifications as certification on certification.staff_id = record.staff_id
        and certification.state = 'confirmed' and certification.expiry_date between season.starts_on and today + 30
      where record.season_id = season.id and not exists (
        select from public.staff_certifications as newer
        where newer.staff_id = record.staff_id and newer.certification_name = certification.certification_name
          and newer.state = 'confirmed'
          and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)))),
    ('unfinished_budget', (
      select count(*) from public.budget_categories as category
      where category.club_id = season.club_id and category.year = season.year and category.type = 'expense'
        and category.amount = 0)),
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
