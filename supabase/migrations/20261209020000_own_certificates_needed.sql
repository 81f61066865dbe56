-- Certificates that a person's own job role requires and that are missing or expired need them today.

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
  own.lacking as own_certificates_lacking
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

-- News of a certification that expires leads to the page where its person sends the new one.
create or replace function app.tell_of_expiring_certifications() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  club_ids uuid[];
  news app.news[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tell_of_expiring_certifications', 0));
  club_ids := array(
    select clubs.id from public.clubs
    left join app.certification_sweeps as sweep on sweep.club_id = clubs.id
    where coalesce(sweep.swept_at <= now() - interval '1 hour', true)
    order by sweep.swept_at nulls first, clubs.id
    limit 200
  );
  insert into app.certification_sweeps (club_id, swept_at) select unnest(club_ids), now()
  on conflict (club_id) do update set swept_at = excluded.swept_at;

  with due as materialized (
    select * from app.expiring_certifications(club_ids)
  ), noted as (
    insert into app.certification_notices (certification_id, expiry_date, user_id, has_expired)
    select due.certification_id, due.expiry_date, due.user_id, due.has_expired from due
    on conflict do nothing
    returning *
  ), line as (
    select due.*, row_number() over (
      partition by due.user_id, due.kind, due.has_expired order by due.expiry_date, lower(due.words) collate "C"
    ) as position
    from noted
    join due using (certification_id, expiry_date, user_id, has_expired)
  ), told as (
    select user_id, kind, has_expired, count(*) as certifications, min(words) as words,
      app.day_words(min(expiry_date)) as day,
      string_agg(words || ', ' || app.day_words(expiry_date), E'\n' order by position) filter (where position <= 10)
        || case when count(*) > 10 then format(E'\nAnd %s more.', count(*) - 10) else '' end as list
    from line
    group by user_id, kind, has_expired
  )
  select array_agg(row(
    told.user_id,
    told.kind,
    case
      when told.certifications = 1 then format('%s %s on %s', told.words,
        case when told.has_expired then 'expired' else 'expires' end, told.day)
      else format('%s certifications %s', told.certifications,
        case when told.has_expired then 'have expired' else 'expire soon' end)
    end,
    concat_ws(E'\n',
      case when told.certifications > 1 then told.list end,
      case when told.kind = 'email_notifications' then
        case when told.has_expired
        then 'Shifts that require it can no longer be given to you. Renew it and upload the new one.'
        else 'Renew it before it ends and upload the new one.' end
      end),
    case
      when told.kind = 'email_notifications'
        then (select '/staff?open=' || id from public.staff_members where user_id = told.user_id)
      when told.has_expired then '/staff?certification=needed'
      else '/staff?certification=expiring'
    end
  )::app.news) into news
  from told;
  perform app.tell(news);
  return coalesce(cardinality(news), 0);
end
$$;

