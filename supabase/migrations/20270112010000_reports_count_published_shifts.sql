-- Reports count published shifts alone. Unpublished drafts were counted as shifts that are covered, beside hours and labor that leave
-- them out.

create or replace function app.report_shifts(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  staff_id uuid,
  role text,
  location text,
  is_worked boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  return query
  select
    (shift.starts_at at time zone zone)::date,
    shift.staff_id,
    shift.role,
    shift.location,
    shift.staff_id is not null
  from public.shifts as shift
  where shift.club_id = club_id_param and shift.status = 'published'
    and shift.starts_at >= from_param::timestamp at time zone zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone zone;
end
$$;
