-- Incidents: injuries, rescues and near misses. Confidential, since they name people; anyone of the club reports one.

create table public.incidents (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  client_key uuid not null default gen_random_uuid(),
  severity text not null,
  kind text not null,
  occurred_at timestamptz not null,
  location text,
  description text not null,
  people_involved text,
  action_taken text,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint incidents_sent_once unique (club_id, client_key),
  constraint incidents_severity_known check (severity in ('minor', 'moderate', 'serious')),
  constraint incidents_kind_known check (kind in ('injury', 'rescue', 'near_miss', 'illness', 'behavior', 'property',
    'chemical', 'weather', 'other')),
  constraint incidents_occurred_range check (occurred_at between '2000-01-01' and '2100-01-01'),
  constraint incidents_location_length check (char_length(location) <= 120),
  constraint incidents_description_length check (char_length(btrim(description)) between 1 and 8000 and char_length(description) <= 8000),
  constraint incidents_people_length check (char_length(people_involved) <= 2000),
  constraint incidents_action_length check (char_length(action_taken) <= 4000),
  constraint incidents_author_name_length check (char_length(author_name) <= 120)
);
create index incidents_newest_first on public.incidents (club_id, occurred_at desc, id);
create index incidents_of_author on public.incidents (author_id);
comment on constraint incidents_sent_once on public.incidents is 'This incident has been saved already.';
comment on constraint incidents_severity_known on public.incidents is 'A severity is minor, moderate or serious.';
comment on constraint incidents_kind_known on public.incidents is
  'An incident is an injury, rescue, near miss, illness, behavior, property, chemical, weather or other.';
comment on constraint incidents_occurred_range on public.incidents is
  'The time of an incident lies between 2000 and 2100.';
comment on constraint incidents_location_length on public.incidents is 'A location has at most 120 characters.';
comment on constraint incidents_description_length on public.incidents is 'A description has 1 to 8,000 characters.';
comment on constraint incidents_people_length on public.incidents is
  'The people involved are told in at most 2,000 characters.';
comment on constraint incidents_action_length on public.incidents is 'The action taken has at most 4,000 characters.';
comment on constraint incidents_author_name_length on public.incidents is
  'The name of an author has at most 120 characters.';
comment on column public.incidents.client_key is 'Made by the reporter, before it is sent: a report is stored once, however often it is sent.';
-- Everyone of the club reports; managers and admins read what was reported and complete it.
call app.secure_club_rows('public.incidents',
  writable => '{client_key,severity,kind,occurred_at,location,description,people_involved,action_taken}',
  updatable => '{severity,kind,occurred_at,location,description,people_involved,action_taken}',
  readers => 'managers',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{insert}');

create trigger incidents_stamp_author before insert on public.incidents
  for each row execute function app.stamp_author();

-- What is recorded has happened. Clocks of phones run five minutes fast at most.
create function app.check_incident_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.occurred_at > app.club_now(new.club_id) + interval '5 minutes' then
    raise exception 'An incident is reported after it happened.'
      using errcode = '22023', hint = 'Correct the day and the time.';
  end if;
  return new;
end
$$;
revoke all on function app.check_incident_time() from public;
create trigger incidents_check_time before insert or update of occurred_at on public.incidents
  for each row execute function app.check_incident_time();

-- Safety -----------------------------------------------------------------------------------------------------------

-- The safety score: 100 less 1 for a minor, 5 for a moderate and 15 for a serious incident, not below 0. A rule of the
-- product: 2 minor incidents give the 98 of a quiet season, and one serious incident weighs more than a season of bruises.
create function app.safety_score(minor bigint, moderate bigint, serious bigint) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, 100 - minor - 5 * moderate - 15 * serious)::integer
$$;

-- How many incidents a club had from one day to another. A definer function, because members see how safe their club
-- is, but not which person was hurt. Only for members, the firm, and callers without an account.
create function app.incident_counts(club_id_param uuid, from_param date, to_param date)
returns table (minor bigint, moderate bigint, serious bigint)
language sql stable security definer set search_path = '' as $$
  select
    count(*) filter (where severity = 'minor'),
    count(*) filter (where severity = 'moderate'),
    count(*) filter (where severity = 'serious')
  from public.incidents
  join public.clubs on clubs.id = incidents.club_id
  where incidents.club_id = club_id_param
    and (auth.uid() is null or incidents.club_id = any (app.visible_clubs()))
    and occurred_at >= from_param::timestamp at time zone clubs.time_zone
    and occurred_at < (to_param + 1)::timestamp at time zone clubs.time_zone
$$;
revoke all on function app.safety_score(bigint, bigint, bigint), app.incident_counts(uuid, date, date) from public;
grant execute on function app.safety_score(bigint, bigint, bigint), app.incident_counts(uuid, date, date)
  to authenticated, service_role;

-- Each season with its incidents and its score, which a season has from its first day on.
create view public.season_safety with (security_invoker = true) as
select
  season.club_id,
  season.id as season_id,
  season.year,
  counts.minor,
  counts.moderate,
  counts.serious,
  counts.minor + counts.moderate + counts.serious as incidents,
  case when season.starts_on <= app.club_today(season.club_id)
    then app.safety_score(counts.minor, counts.moderate, counts.serious) end as score
from public.seasons as season
cross join lateral app.incident_counts(season.club_id, season.starts_on, season.ends_on) as counts;
revoke all on public.season_safety from public, anon, authenticated, service_role;
grant select on public.season_safety to authenticated, service_role;

call app.give_tables_to_module('operations', '{incidents}');
