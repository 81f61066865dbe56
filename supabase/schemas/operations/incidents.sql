-- Incidents: injuries, rescues and near misses. Confidential, since they name people; anyone of the club reports one.

-- Whether these are signatures of an incident: see the comment on the column.
create function app.are_signatures(signatures jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(signatures) <> 'array' or jsonb_array_length(signatures) > 8 then false else not exists (
    select from jsonb_array_elements(signatures) as signature
    where jsonb_typeof(signature) <> 'object'
      or coalesce(jsonb_typeof(signature -> 'name') = 'string'
        and char_length(btrim(signature ->> 'name')) between 1 and 120 and char_length(signature ->> 'name') <= 120
        and signature ->> 'role' in ('reporter', 'witness', 'person', 'manager')
        and signature ->> 'signedOn' ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        and coalesce(jsonb_typeof(signature -> 'drawing'), 'null') in ('string', 'null')
        and signature - '{name,role,signedOn,drawing}'::text[] = '{}'
        and coalesce(signature ->> 'drawing', 'M0 0') ~ '^[ML0-9 .]+$'
        and char_length(coalesce(signature ->> 'drawing', '')) <= 20000, false) is not true
  ) end
$$;

-- Whether these are paths of photos in a club's confidential folder, or in its subfolder for people who report incidents.
create function app.are_confidential_paths(paths text[], club_id_param uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(
    coalesce(path, '') ~ ('^' || club_id_param || '/confidential/(incidents/)?[0-9a-f-]{36}(\.[a-z0-9]{1,8})?$')), true)
  from unnest(paths) as path
$$;
revoke all on function app.are_signatures(jsonb), app.are_confidential_paths(text[], uuid) from public;
-- Check constraints run them with the rights of the person who writes the row.
grant execute on function app.are_signatures(jsonb), app.are_confidential_paths(text[], uuid)
  to authenticated, service_role;

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
  witnesses text,
  first_aid text,
  photos text[] not null default '{}',
  signatures jsonb not null default '[]',
  review text,
  closed_at timestamptz,
  closed_by uuid references public.profiles (user_id) on delete set null,
  closed_by_name text,
  constraint incidents_sent_once unique (club_id, client_key),
  constraint incidents_severity_known check (severity in ('minor', 'moderate', 'serious')),
  constraint incidents_kind_known check (kind in ('injury', 'rescue', 'near_miss', 'illness', 'behavior', 'property',
    'chemical', 'weather', 'other')),
  constraint incidents_occurred_range check (occurred_at between '2000-01-01' and '2100-01-01'),
  constraint incidents_location_length check (char_length(location) <= 120),
  constraint incidents_description_length check (char_length(btrim(description)) between 1 and 8000 and char_length(description) <= 8000),
  constraint incidents_people_length check (char_length(people_involved) <= 2000),
  constraint incidents_action_length check (char_length(action_taken) <= 4000),
  constraint incidents_author_name_length check (char_length(author_name) <= 120),
  constraint incidents_witnesses_length check (char_length(witnesses) <= 2000),
  constraint incidents_first_aid_length check (char_length(first_aid) <= 4000),
  constraint incidents_photo_count check (cardinality(photos) <= 12),
  constraint incidents_photos_confidential check (app.are_confidential_paths(photos, club_id)),
  constraint incidents_signatures_form check (app.are_signatures(signatures)),
  constraint incidents_signatures_size check (octet_length(signatures::text) <= 100000),
  constraint incidents_review_length check (char_length(btrim(review)) between 1 and 4000 and char_length(review) <= 4000),
  constraint incidents_closed_range check (closed_at between '2000-01-01' and '2100-01-01'),
  constraint incidents_closed_by_name_length check (char_length(closed_by_name) <= 120)
);
create index incidents_newest_first on public.incidents (club_id, occurred_at desc, id);
create index incidents_of_author on public.incidents (author_id);
create index incidents_of_closer on public.incidents (closed_by);
create index incidents_by_photo on public.incidents using gin (photos);
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
comment on constraint incidents_witnesses_length on public.incidents is 'Witnesses are told in at most 2,000 characters.';
comment on constraint incidents_first_aid_length on public.incidents is 'First aid is told in at most 4,000 characters.';
comment on constraint incidents_photo_count on public.incidents is 'An incident has at most 12 photos.';
comment on constraint incidents_photos_confidential on public.incidents is
  'A photo is not in the confidential folder of the club. Upload it again.';
comment on constraint incidents_signatures_form on public.incidents is
  'An incident has at most 8 signatures, each with a name of 1 to 120 characters, what the person is, and a day.';
comment on constraint incidents_signatures_size on public.incidents is
  'The signatures of an incident have at most 100,000 characters with their drawings. Draw them shorter, or type the names.';
comment on constraint incidents_review_length on public.incidents is 'A review has 1 to 4,000 characters.';
comment on constraint incidents_closed_range on public.incidents is 'An incident is closed between 2000 and 2100.';
comment on constraint incidents_closed_by_name_length on public.incidents is
  'The name of the person who closes an incident has at most 120 characters.';
comment on column public.incidents.photos is 'Paths in the confidential folder of the club''s files.';
comment on column public.incidents.signatures is
  'Objects of name, role (reporter, witness, person, manager), signedOn (a day) and drawing: an SVG path on a field of 600 by 200, or null where the name was typed.';
comment on column public.incidents.review is 'What was found and decided. With it the incident is closed; without it, it is open.';
comment on column public.incidents.created_at is 'When it was reported, on the clock of the club.';
comment on column public.incidents.closed_at is 'The server''s. A closed incident is not changed until its review is taken back.';
comment on column public.incidents.client_key is 'Made by the reporter, before it is sent: a report is stored once, however often it is sent.';
-- Everyone of the club reports; managers and admins read what was reported and complete it. No one deletes a report: the
-- job of retention.sql does, when the club no longer keeps it.
call app.secure_club_rows('public.incidents',
  writable => '{client_key,severity,kind,occurred_at,location,description,people_involved,action_taken,witnesses,first_aid,photos,signatures}',
  updatable => '{severity,kind,occurred_at,location,description,people_involved,action_taken,witnesses,first_aid,photos,signatures,review}',
  readers => 'managers',
  verbs => '{select,insert,update}',
  own_rows => 'author_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{insert}');

create trigger incidents_stamp_author before insert on public.incidents
  for each row execute function app.stamp_author();

create function app.stamp_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.created_at := app.stamped_moment(new.club_id, new.created_at);
  return new;
end
$$;
revoke all on function app.stamp_incident() from public;
create trigger incidents_stamp before insert on public.incidents
  for each row execute function app.stamp_incident();

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
language sql stable security definer rows 1 set search_path = '' as $$
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
