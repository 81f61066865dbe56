-- The work of a club over any days: the shifts that Reports count, with their minutes and what they cost.

-- Refuses figures of another club, and spans that are no span or too long to be counted while somebody waits.
create function app.check_report_days(club_id_param uuid, from_param date, to_param date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if club_id_param = any (app.visible_clubs()) is not true then
    raise exception 'These are not the figures of your club.'
      using errcode = '42501', hint = 'Ask for those of the club that you belong to.';
  end if;
  if from_param is null or to_param is null or from_param < '2000-01-01' or to_param > '2100-01-01'
    or from_param > to_param or to_param > from_param + 731 then
    raise exception 'A report covers one day to two years.'
      using errcode = '22023', hint = 'Choose a first day, and a last day that is not before it, between 2000 and 2100.';
  end if;
end
$$;

-- Every shift that was not cancelled and begins on one of the days, on the club's own calendar. Minutes are those of
-- published shifts that somebody works, without the break; cost is minutes times pay, in cents: null where no pay is
-- agreed, and for whoever may not see it. A definer function, because a member reads nobody's pay.
create function app.report_shifts(club_id_param uuid, from_param date, to_param date)
returns table (
  day date,
  staff_id uuid,
  role text,
  location text,
  minutes integer,
  cost_cents numeric
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  zone text;
  shows_cost boolean;
begin
  perform app.check_report_days(club_id_param, from_param, to_param);
  zone := (select time_zone from public.clubs where id = club_id_param);
  shows_cost := app.sums_up_pay_of(club_id_param);
  return query
  select
    began.day,
    shift.staff_id,
    shift.role,
    shift.location,
    worked.minutes,
    case when shows_cost then worked.minutes * member.hourly_rate * 100 / 60 end
  from public.shifts as shift
  left join public.staff_members as member on member.id = shift.staff_id
  cross join lateral (select (shift.starts_at at time zone zone)::date as day) as began
  cross join lateral (
    select case when shift.status = 'published' and shift.staff_id is not null
      then (extract(epoch from shift.ends_at - shift.starts_at) / 60)::integer - shift.break_minutes end as minutes
  ) as worked
  where shift.club_id = club_id_param and shift.status <> 'cancelled'
    and shift.starts_at >= from_param::timestamp at time zone zone
    and shift.starts_at < (to_param + 1)::timestamp at time zone zone;
end
$$;
revoke all on function app.check_report_days(uuid, date, date), app.report_shifts(uuid, date, date) from public;
-- report_work runs as whoever asks.
grant execute on function app.report_shifts(uuid, date, date) to authenticated;

-- The work of the days by `role`, `place` or `person`, one row for each. Name: the role or the place (null: none given);
-- for a person staff_id says who, and open shifts, which are nobody's, are left out. worked_shifts are those that hours
-- and cost are of: published, and somebody works them. unpriced_hours are by people without agreed pay and cost nothing.
create function public.report_work(club_id_param uuid, from_param date, to_param date, by_param text)
returns table (
  name text,
  staff_id uuid,
  shifts bigint,
  open_shifts bigint,
  coverage_percent integer,
  worked_shifts bigint,
  hours numeric,
  labor_cost numeric,
  unpriced_hours numeric
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if by_param is null or by_param not in ('role', 'place', 'person') then
    raise exception 'Work is counted by role, by place or by person.'
      using errcode = '22023', hint = 'Choose one of the three.';
  end if;
  return query
  select
    grouped.name,
    grouped.staff_id,
    count(*),
    count(*) filter (where grouped.is_open),
    round(100.0 * count(*) filter (where not grouped.is_open) / count(*))::integer,
    count(grouped.minutes),
    round(coalesce(sum(grouped.minutes), 0) / 60.0, 2),
    case when shows_cost then round(coalesce(sum(grouped.cost_cents), 0) / 100, 2) end,
    case when shows_cost
      then round(coalesce(sum(grouped.minutes) filter (where grouped.cost_cents is null), 0) / 60.0, 2) end
  from (
    select
      case by_param when 'role' then shift.role when 'place' then shift.location end as name,
      case by_param when 'person' then shift.staff_id end as staff_id,
      shift.staff_id is null as is_open,
      shift.minutes,
      shift.cost_cents
    from app.report_shifts(club_id_param, from_param, to_param) as shift
    where by_param <> 'person' or shift.staff_id is not null
  ) as grouped
  cross join (select app.sums_up_pay_of(club_id_param) as shows_cost) as caller
  group by grouped.name, grouped.staff_id, shows_cost
  order by grouped.name collate "C", grouped.staff_id;
end
$$;
revoke all on function public.report_work(uuid, date, date, text) from public, anon, authenticated, service_role;
grant execute on function public.report_work(uuid, date, date, text) to authenticated;
