-- News of certifications that expire: the person has to act on it, managers and admins of the club hear of their team.
-- Each as many days ahead as they chose, and again once it has expired. A demo club's today is that of its clock.

-- Who was told of which certification and which of its ends. A renewed one has another end, and is told of anew.
create table app.certification_notices (
  certification_id uuid not null references public.staff_certifications (id) on delete cascade,
  expiry_date date not null,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  has_expired boolean not null,
  told_at timestamptz not null default now(),
  constraint certification_notices_pkey primary key (certification_id, expiry_date, user_id, has_expired)
);
create index certification_notices_of_person on app.certification_notices (user_id);
alter table app.certification_notices enable row level security;
revoke all on app.certification_notices from public, anon, authenticated, service_role;

-- When a club's certifications were last looked at.
create table app.certification_sweeps (
  club_id uuid primary key references public.clubs (id) on delete cascade,
  swept_at timestamptz not null
);
alter table app.certification_sweeps enable row level security;
revoke all on app.certification_sweeps from public, anon, authenticated, service_role;

-- Only a few people of a club get its news.
create index profiles_who_manage on public.profiles (club_id) where role in ('manager', 'admin');

-- What to tell on a club's today: which person, about which certification. One that lasts longer under the same name
-- has renewed it; one that expired more than two weeks ago is old news.
create function app.expiring_certifications(club_ids uuid[])
returns table (certification_id uuid, expiry_date date, user_id uuid, has_expired boolean, kind text, words text)
language sql stable security definer set search_path = '' as $$
  with club as materialized (
    select id, app.club_today(id) as today from unnest(club_ids) as id
  )
  select certification.id, certification.expiry_date, recipient.user_id, certification.expiry_date < club.today,
    recipient.kind, recipient.words
  from club
  join public.staff_certifications as certification on certification.club_id = club.id
    and certification.state = 'confirmed' and certification.expiry_date between club.today - 14 and club.today + 120
  join public.staff_members as person on person.id = certification.staff_id and person.status <> 'Inactive'
  cross join lateral (
    select person.user_id, 'email_notifications' as kind, 'Your ' || certification.certification_name as words
    where person.user_id is not null
    union all
    select profiles.user_id, 'staff_updates', person.name || ': ' || certification.certification_name
    from public.profiles
    where profiles.club_id = club.id and profiles.role in ('manager', 'admin')
      and profiles.user_id is distinct from person.user_id
  ) as recipient
  left join public.notification_preferences as preference
    on preference.user_id = recipient.user_id and preference.kind = recipient.kind
  where coalesce(preference.channel, 'both') <> 'none'
    and certification.expiry_date <= club.today + coalesce(preference.lead_days, 30)
    and not exists (
      select from public.staff_certifications as newer
      where newer.staff_id = certification.staff_id and newer.certification_name = certification.certification_name
        and newer.state = 'confirmed' and (newer.expiry_date is null or newer.expiry_date > certification.expiry_date)
    )
$$;

-- Checks the clubs that were not checked for an hour, at most 200 of them, and tells what is new. Each person gets one
-- notification for what expires and one for what has expired. The certificates of insurance of the same clubs are told of with
-- them (operations/insurance_news.sql). Returns how many were made.
create function app.tell_of_expiring_certifications() returns integer
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
  return coalesce(cardinality(news), 0) + app.tell_of_expiring_insurance(club_ids);
end
$$;

revoke all on function app.expiring_certifications(uuid[]), app.tell_of_expiring_certifications() from public;
grant execute on function app.tell_of_expiring_certifications() to service_role;

create function public.tell_of_expiring_certifications() returns integer
language sql volatile set search_path = '' as $$ select app.tell_of_expiring_certifications() $$;
revoke all on function public.tell_of_expiring_certifications() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.tell_of_expiring_certifications() to service_role;
