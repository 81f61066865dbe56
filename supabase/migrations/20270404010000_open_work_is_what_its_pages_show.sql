-- What a season leaves open counts the rows that the linked pages show: checklists without the lists of single days, and every
-- certificate of its people that has expired or expires soon.
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
