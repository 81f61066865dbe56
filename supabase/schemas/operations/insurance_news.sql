-- News of certificates of insurance that expire: managers and admins ask the vendor for a new one. They hear as many days
-- ahead as they chose, and again once it has expired, with the news of certifications (staff/certification_news.sql).

-- Who was told of which vendor and which end of its insurance. A new certificate has another end, and is told of anew.
create table app.insurance_notices (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  expires_on date not null,
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  has_expired boolean not null,
  told_at timestamptz not null default now(),
  constraint insurance_notices_pkey primary key (vendor_id, expires_on, user_id, has_expired)
);
create index insurance_notices_of_person on app.insurance_notices (user_id);
alter table app.insurance_notices enable row level security;
revoke all on app.insurance_notices from public, anon, authenticated, service_role;

-- Tells of the vendors of these clubs what is new. A certificate that expired more than two weeks ago is old news. Each person
-- gets one notification for what expires and one for what has expired. Returns how many were made.
create function app.tell_of_expiring_insurance(club_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  news app.news[];
begin
  with club as materialized (
    select id, app.club_today(id) as today from unnest(club_ids) as id
    where exists (select from public.club_modules where club_id = id and module_id = 'operations')
  ), due as materialized (
    select vendor.id as vendor_id, vendor.name, vendor.insurance_expires_on as expires_on, profiles.user_id,
      vendor.insurance_expires_on < club.today as has_expired
    from club
    join public.vendors as vendor on vendor.club_id = club.id
      and vendor.insurance_expires_on between club.today - 14 and club.today + 120
    join public.profiles on profiles.club_id = club.id and profiles.role in ('manager', 'admin')
    left join public.notification_preferences as preference
      on preference.user_id = profiles.user_id and preference.kind = 'email_notifications'
    where coalesce(preference.channel, 'both') <> 'none'
      and vendor.insurance_expires_on <= club.today + coalesce(preference.lead_days, 30)
  ), noted as (
    insert into app.insurance_notices (vendor_id, expires_on, user_id, has_expired)
    select due.vendor_id, due.expires_on, due.user_id, due.has_expired from due
    on conflict do nothing
    returning *
  ), line as (
    select due.*, row_number() over (
      partition by due.user_id, due.has_expired order by due.expires_on, lower(due.name) collate "C", due.vendor_id
    ) as position
    from noted
    join due using (vendor_id, expires_on, user_id, has_expired)
  ), told as (
    select user_id, has_expired, count(*) as certificates, min(name) as name, app.day_words(min(expires_on)) as day,
      string_agg(name || ', ' || app.day_words(expires_on), E'\n' order by position) filter (where position <= 10)
        || case when count(*) > 10 then format(E'\nAnd %s more.', count(*) - 10) else '' end as list
    from line
    group by user_id, has_expired
  )
  select array_agg(row(
    told.user_id,
    'email_notifications',
    case
      when told.certificates = 1 then format('The insurance of %s %s on %s', told.name,
        case when told.has_expired then 'expired' else 'expires' end, told.day)
      else format('%s certificates of insurance %s', told.certificates,
        case when told.has_expired then 'have expired' else 'expire soon' end)
    end,
    concat_ws(E'\n',
      case when told.certificates > 1 then told.list end,
      case when told.has_expired then 'Ask for a new certificate before they work at the club again.'
      else 'Ask for a new certificate before it ends.' end),
    '/operations?tab=vendors&visits=insurance'
  )::app.news) into news
  from told;
  perform app.tell(news);
  return coalesce(cardinality(news), 0);
end
$$;
revoke all on function app.tell_of_expiring_insurance(uuid[]) from public;
