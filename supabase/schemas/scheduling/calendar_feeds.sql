-- Calendar feeds: an address at which a person's calendar reads their own shifts. Anyone who knows the address reads
-- them, so only the digest of its token is stored, the token is shown once, and it can be revoked.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  staff_id uuid not null,
  token_digest text not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint calendar_feeds_staff foreign key (staff_id, club_id)
    references public.staff_members (id, club_id) on delete cascade,
  constraint calendar_feeds_token_once unique (token_digest),
  constraint calendar_feeds_token_digest_form check (token_digest ~ '^[0-9a-f]{64}$')
);
create unique index calendar_feeds_one_open on public.calendar_feeds (staff_id) where revoked_at is null;
create index calendar_feeds_of_staff on public.calendar_feeds (staff_id, club_id);
create index calendar_feeds_of_club on public.calendar_feeds (club_id);
comment on column public.calendar_feeds.token_digest is 'SHA-256 of the token, in hexadecimal digits.';
-- A person reads their own feeds, managers and admins see who has one. They are made and revoked by the functions below.
call app.secure_club_rows('public.calendar_feeds',
  writable => '{}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'staff_id = any ((select app.my_staff_ids())::uuid[])');

-- A calendar is one of the uses outside of the product that the feature api_access stands for.
create function app.has_api_access(user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_permissions
    join public.features on features.id = user_permissions.feature_id
    where user_permissions.user_id = user_id_param and features.name = 'api_access' and features.is_active
  )
$$;
revoke all on function app.has_api_access(uuid) from public;
grant execute on function app.has_api_access(uuid) to service_role;

create function app.create_calendar_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  person public.staff_members;
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Two clicks at once make one feed after the other.
  select * into person from public.staff_members where user_id = auth.uid() for no key update;
  if person.id is null then
    raise exception 'Your account is not linked to anyone of the staff.'
      using errcode = '42501', hint = 'Ask your manager to enter your email address with your staff details.';
  end if;
  if not app.has_api_access(auth.uid()) then
    raise exception 'A calendar feed needs the feature API Access.'
      using errcode = '42501', hint = 'Ask an administrator of your club to grant it to you.';
  end if;
  update public.calendar_feeds set revoked_at = now() where staff_id = person.id and revoked_at is null;
  insert into public.calendar_feeds (club_id, staff_id, token_digest)
  values (person.club_id, person.id, encode(sha256(convert_to(token, 'UTF8')), 'hex'));
  return token;
end
$$;

create function app.revoke_calendar_feed() returns void
language sql security definer set search_path = '' as $$
  update public.calendar_feeds set revoked_at = now()
  where revoked_at is null and staff_id = any (app.my_staff_ids())
$$;
revoke all on function app.create_calendar_feed(), app.revoke_calendar_feed() from public;
grant execute on function app.create_calendar_feed(), app.revoke_calendar_feed() to authenticated;

-- Makes a feed of the caller's shifts and returns its token, this once. A feed that was there before is revoked.
create function public.create_calendar_feed() returns text
language sql set search_path = '' as $$
  select app.create_calendar_feed()
$$;

-- Ends the caller's feed; nothing happens without one.
create function public.revoke_calendar_feed() returns void
language sql set search_path = '' as $$
  select app.revoke_calendar_feed()
$$;
revoke all on function public.create_calendar_feed(), public.revoke_calendar_feed()
  from public, anon, authenticated, service_role;
grant execute on function public.create_calendar_feed(), public.revoke_calendar_feed() to authenticated;

-- What a feed shows, for the function `calendar-feed`: the person's published shifts from 90 days ago on, and as
-- cancelled those that they had when these were published and no longer have, as they last knew them: what is planned
-- since then is not theirs. Null for a token that is not known or
-- revoked, for someone inactive or past their last day, and for someone who no longer has api_access.
create function public.read_calendar_feed(token_digest_param text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'club', club.name,
    'time_zone', club.time_zone,
    'person', person.name,
    'shifts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', shift.id,
        'version', shift.version,
        'role', shown.role,
        'location', shown.location,
        'notes', shown.notes,
        'starts_at', shown.starts_at,
        'ends_at', shown.ends_at,
        'updated_at', shift.updated_at,
        'is_cancelled', not has_now
      ) order by shown.starts_at, shift.id)
      from public.shifts as shift
      cross join lateral (
        select shift.staff_id is not distinct from person.id and shift.status = 'published' as has_now
      ) as held
      left join (
        select distinct on (event.shift_id) event.shift_id, event.before || '{"notes": null}' as facts
        from public.shift_events as event
        where (event.staff_id = person.id or event.previous_staff_id = person.id)
          and event.before ->> 'staff_id' = person.id::text and event.before ->> 'status' = 'published'
        order by event.shift_id, event.created_at desc
      ) as had on had.shift_id = shift.id and not has_now
      cross join lateral jsonb_populate_record(shift, coalesce(had.facts, '{}')) as shown
      where shift.club_id = person.club_id and (has_now or had.shift_id is not null)
        and shown.starts_at >= app.club_now(person.club_id) - interval '90 days'
    ), '[]')
  )
  from public.calendar_feeds as feed
  join public.staff_members as person on person.id = feed.staff_id
  join public.clubs as club on club.id = feed.club_id
  where feed.token_digest = token_digest_param and feed.revoked_at is null
    and person.status <> 'Inactive' and coalesce(person.end_date >= app.club_today(person.club_id), true)
    and app.has_api_access(person.user_id)
$$;
revoke all on function public.read_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.read_calendar_feed(text) to service_role;

call app.give_tables_to_module('operations', '{calendar_feeds}');
