-- A vendor's visit has an invoice, so that a season closes with those that are not paid shown first.

alter table public.vendor_visits
  add column invoice text not null default 'none',
  add constraint vendor_visits_invoice_known check (invoice in ('none', 'open', 'paid'));
comment on constraint vendor_visits_invoice_known on public.vendor_visits is
  'The invoice of a visit is none, open or paid.';
comment on column public.vendor_visits.invoice is
  'none: none is expected. open: it is not paid yet, or has not come. A season closes with those of its visits shown first.';
grant insert (invoice), update (invoice) on public.vendor_visits to authenticated;

create or replace view public.vendor_overview with (security_invoker = true) as
select
  vendor.id,
  vendor.club_id,
  vendor.name,
  vendor.type,
  vendor.contact,
  vendor.phone,
  vendor.email,
  vendor.notes,
  visit.last_visit,
  visit.next_visit,
  case
    when visit.next_visit is null then 'Not scheduled'
    when visit.next_visit < app.club_today(vendor.club_id) then 'Overdue'
    else 'Scheduled'
  end as status,
  vendor.created_at,
  vendor.updated_at,
  vendor.version,
  vendor.insurance_expires_on,
  vendor.insurance_path,
  visit.open_invoices
from public.vendors as vendor
cross join lateral (
  select max(visited_on) as last_visit, min(scheduled_on) filter (where visited_on is null) as next_visit,
    (count(*) filter (where invoice = 'open' and visited_on is not null))::integer as open_invoices
  from public.vendor_visits
  where vendor_visits.vendor_id = vendor.id
) as visit;

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
        and certification.state = 'confirmed' and certification.expiry_date between season.starts_on and today + 30
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
