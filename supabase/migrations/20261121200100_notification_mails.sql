-- News reaches people where they chose to hear of it: in the platform, by mail, or both. A mail waits in a queue
-- until a function on a clock sends it (..._sending_mails.sql), so that whoever publishes a schedule waits for no mail
-- server. Times of a mail are the machine's, not the club's: a demo club's clock stands still, but its mail goes out.

-- What one person is told. Of a text that is too long, the beginning is told.
create type app.news as (user_id uuid, kind text, title text, body text, link text);

create table app.notification_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (user_id) on delete cascade,
  address text,
  club_id uuid references public.clubs (id) on delete cascade,
  kind text not null,
  title text not null,
  body text,
  link text,
  is_digest boolean not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  claim uuid,
  claimed_at timestamptz,
  sent_at timestamptz,
  failure text,
  created_at timestamptz not null default now(),
  constraint notification_mails_recipient check (num_nonnulls(user_id, address) = 1),
  constraint notification_mails_kind_known check (kind in ('email_notifications', 'staff_updates', 'schedule_changes')),
  constraint notification_mails_title_length check (char_length(title) between 1 and 160),
  constraint notification_mails_body_length check (char_length(body) <= 2000),
  constraint notification_mails_link_form check (link ~ '^/([^/\\].*)?$' and char_length(link) <= 300),
  constraint notification_mails_attempts_range check (attempts between 0 and 5),
  constraint notification_mails_claim_has_time check ((claim is null) = (claimed_at is null)),
  constraint notification_mails_failure_length check (char_length(failure) between 1 and 500)
);
create index notification_mails_waiting on app.notification_mails (due_at, id)
  where sent_at is null and claim is null and attempts < 5;
create index notification_mails_at_work on app.notification_mails (claim) where claim is not null;
create index notification_mails_of_person on app.notification_mails (user_id);
-- The administration reads them newest first: those of a club, and all of them.
create index notification_mails_of_club on app.notification_mails (club_id, created_at desc, id);
create index notification_mails_newest on app.notification_mails (created_at desc, id);
create index notification_mails_by_age on app.notification_mails ((coalesce(sent_at, created_at)));
comment on column app.notification_mails.address is
  'Where it goes when no person of the platform is told: the owner of a module may be a list of a team.';
comment on column app.notification_mails.is_digest is 'Goes out with everything else of the day in one mail.';
comment on column app.notification_mails.claim is 'The worker that sends it now.';
comment on column app.notification_mails.failure is 'Why it was not sent the last time, for the operator.';
alter table app.notification_mails enable row level security;
revoke all on app.notification_mails from public, anon, authenticated, service_role;

-- The next time that a clock in this time zone shows seven in the morning, when digests go out.
create function app.next_digest(moment timestamptz, time_zone_param text) returns timestamptz
language sql stable set search_path = '' as $$
  select (local::date + case when local::time < time '07:00' then 0 else 1 end + time '07:00')
    at time zone time_zone_param
  from (select moment at time zone time_zone_param as local) as clock
$$;

-- Tells people something, each as they chose; in one statement, however many they are. Whoever caused it never hears of
-- it.
create function app.tell(news_param app.news[]) returns void
language sql security definer set search_path = '' as $$
  with told as (
    select profiles.user_id, profiles.club_id, news.kind, left(btrim(news.title), 160) as title,
      left(nullif(news.body, ''), 2000) as body, news.link, coalesce(preference.channel, 'both') as channel,
      coalesce(preference.digest, 'immediately') = 'daily' as is_digest, coalesce(clubs.time_zone, 'UTC') as time_zone
    from unnest(news_param) as news
    join public.profiles on profiles.user_id = news.user_id
    left join public.clubs on clubs.id = profiles.club_id
    left join public.notification_preferences as preference
      on preference.user_id = news.user_id and preference.kind = news.kind
    where news.user_id is distinct from auth.uid()
  ), in_the_app as (
    insert into public.notifications (club_id, user_id, kind, title, body, link)
    select club_id, user_id, kind, title, body, link from told where channel in ('in_app', 'both')
  )
  insert into app.notification_mails (club_id, user_id, kind, title, body, link, is_digest, due_at)
  select club_id, user_id, kind, title, body, link, is_digest,
    case when is_digest then app.next_digest(now(), time_zone) else now() end
  from told where channel in ('email', 'both')
$$;

-- Tells one person something.
create function app.notify(
  user_id_param uuid, kind_param text, title_param text, body_param text default null, link_param text default null
) returns void
language sql security definer set search_path = '' as $$
  select app.tell(array[row(user_id_param, kind_param, title_param, body_param, link_param)::app.news])
$$;

revoke all on function app.next_digest(timestamptz, text), app.tell(app.news[]),
  app.notify(uuid, text, text, text, text) from public;
