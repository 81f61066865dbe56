-- News reaches people where they chose to hear of it: in the platform, by email, or both. An email waits in a queue
-- until a function on a clock sends it, so a manager who publishes a schedule does not wait for a mail server. Times of
-- an email are the machine's, not the club's: a demo club's clock stands still, but its email goes out.

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
  reply_to text,
  invitation_id uuid references public.invitations (id) on delete cascade,
  survey_invitation_id uuid,
  constraint notification_mails_recipient check (num_nonnulls(user_id, address) = 1),
  constraint notification_mails_kind_known check (kind in ('email_notifications', 'staff_updates', 'schedule_changes')),
  constraint notification_mails_title_length check (char_length(title) between 1 and 160),
  constraint notification_mails_body_length check (char_length(body) <= 2000),
  constraint notification_mails_link_form check (link ~ '^/([^/\\].*)?$' and char_length(link) <= 300),
  constraint notification_mails_attempts_range check (attempts between 0 and 5),
  constraint notification_mails_claim_has_time check ((claim is null) = (claimed_at is null)),
  constraint notification_mails_failure_length check (char_length(failure) between 1 and 500),
  constraint notification_mails_reply_to_form check (app.is_email_address(reply_to) and char_length(reply_to) <= 254)
);
create index notification_mails_waiting on app.notification_mails (due_at, id)
  where sent_at is null and claim is null and attempts < 5;
create index notification_mails_at_work on app.notification_mails (claim) where claim is not null;
create index notification_mails_of_person on app.notification_mails (user_id);
create index notification_mails_of_invitation on app.notification_mails (invitation_id);
-- The administration reads them newest first: those of a club, and all of them.
create index notification_mails_of_club on app.notification_mails (club_id, created_at desc, id);
create index notification_mails_newest on app.notification_mails (created_at desc, id);
create index notification_mails_by_age on app.notification_mails ((coalesce(sent_at, created_at)));
comment on column app.notification_mails.address is
  'Where it goes when no person of the platform is told: the owner of a module may be a list of a team.';
comment on column app.notification_mails.reply_to is
  'Of a letter to a person outside of the platform: who gets the answer. Its body is the whole text.';
comment on column app.notification_mails.invitation_id is
  'Of the email of an invitation: its worker makes the link and writes the text when it goes out.';
comment on column app.notification_mails.survey_invitation_id is
  'Of the email with the link of a survey (survey_mails.sql): its worker makes the link and writes the text when it goes out. No '
  'foreign key, because the surveys come after this table; an email whose invitation is gone is not sent.';
comment on column app.notification_mails.is_digest is 'Goes out with everything else of the day in one email.';
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

-- Tells people something, each as they chose, in one statement for all of them. The person who caused it is not told.
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

-- Sending emails ------------------------------------------------------------------------------------------------------
-- Sending emails: what supabase/functions/send-notifications does with the service key.
--
-- A worker claims one email, hands it to the provider and settles it, before it takes the next one. If the worker stops
-- in between, the email may have been sent: it is given up and never sent twice. An email that the provider refuses is tried
-- five times.

-- Closes what silent workers left and deletes what is older than 30 days. Returns how many emails were given up.
create function app.tidy_notification_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  given_up integer;
begin
  update app.notification_mails
  set attempts = 5, claim = null, claimed_at = null,
    failure = 'It is not known whether it was sent: its worker stopped.'
  where claim is not null and claimed_at < now() - interval '10 minutes';
  get diagnostics given_up = row_count;
  delete from app.notification_mails where id = any (array(
    select id from app.notification_mails
    where coalesce(sent_at, created_at) < now() - interval '30 days' and claim is null
    limit 1000 for update skip locked
  ));
  return given_up;
end
$$;

-- Claims the next email for the caller and returns its content: one row, or up to 200 rows of one person's digest,
-- the oldest of a kind first. Nothing when no email is due. News for people who have left the club, or have no proven
-- address, is dropped on the way.
create function app.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid, survey_invitation_id uuid
)
language plpgsql security definer set search_path = '' as $$
declare
  first app.notification_mails;
  claimed uuid[];
begin
  -- One after the other: of two workers, each would find a part of the same digest.
  perform pg_advisory_xact_lock(hashtextextended('claim_notification_mail', 0));
  loop
    select * into first from app.notification_mails as mail
    where mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 1
    for update skip locked;
    if first.id is null then
      return;
    end if;
    select users.email, clubs.name into email, club_name
    from public.profiles
    join auth.users on users.id = profiles.user_id
    left join public.clubs on clubs.id = first.club_id
    where profiles.user_id = first.user_id and (first.club_id is null or profiles.club_id = first.club_id)
      and users.email like '%@%' and users.email_confirmed_at is not null and users.deleted_at is null
      and coalesce(users.banned_until <= now(), true);
    email := coalesce(email, first.address);
    club_name := coalesce(club_name, (select clubs.name from public.clubs where clubs.id = first.club_id));
    exit when email is not null;
    delete from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id
      and mail.sent_at is null and mail.claim is null;
  end loop;

  claimed := case when first.is_digest then array(
    select mail.id from app.notification_mails as mail
    where mail.user_id = first.user_id and mail.club_id is not distinct from first.club_id and mail.is_digest
      and mail.sent_at is null and mail.claim is null and mail.attempts < 5 and mail.due_at <= now()
    order by mail.due_at, mail.id
    limit 200
    for update skip locked
  ) else array[first.id] end;
  claim := gen_random_uuid();
  is_digest := first.is_digest;
  reply_to := first.reply_to;
  invitation_id := first.invitation_id;
  survey_invitation_id := first.survey_invitation_id;
  for kind, title, body, link in
    with taken as (
      update app.notification_mails as mail
      set claim = claim_notification_mail.claim, claimed_at = now(), attempts = mail.attempts + 1
      where mail.id = any (claimed)
      returning mail.*
    )
    select taken.kind, taken.title, taken.body, taken.link from taken
    order by taken.kind, taken.created_at, taken.id
  loop
    return next;
  end loop;
end
$$;

-- What became of a claimed email: sent, or the reason why not. It is then tried again after 1, 5, 25 and 125 minutes.
-- False: it is no longer this worker's.
create function app.settle_notification_mail(claim_param uuid, failure_param text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update app.notification_mails
  set claim = null, claimed_at = null, failure = left(failure_param, 500),
    sent_at = case when failure_param is null then now() end,
    due_at = case when failure_param is null then due_at else now() + interval '1 minute' * power(5, attempts - 1) end
  where claim = claim_param;
  return found;
end
$$;

revoke all on function app.tidy_notification_mails(), app.claim_notification_mail(),
  app.settle_notification_mail(uuid, text) from public;
grant execute on function app.tidy_notification_mails(), app.claim_notification_mail(),
  app.settle_notification_mail(uuid, text) to service_role;

create function public.tidy_notification_mails() returns integer
language sql volatile set search_path = '' as $$ select app.tidy_notification_mails() $$;
create function public.claim_notification_mail()
returns table (
  claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text, reply_to text,
  invitation_id uuid, survey_invitation_id uuid
)
language sql volatile set search_path = '' as $$ select * from app.claim_notification_mail() $$;
create function public.settle_notification_mail(claim_param uuid, failure_param text default null) returns boolean
language sql volatile set search_path = '' as $$ select app.settle_notification_mail(claim_param, failure_param) $$;

revoke all on function public.tidy_notification_mails(), public.claim_notification_mail(),
  public.settle_notification_mail(uuid, text) from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.tidy_notification_mails(), public.claim_notification_mail(),
  public.settle_notification_mail(uuid, text) to service_role;

-- Emails in the administration ----------------------------------------------------------------------------------------
-- The queue of emails as the administration shows it: recipient, kind and outcome, never the text. An administrator sees
-- the emails of their own club, the firm all of them.

-- waiting: it goes out when it is due. sending: a worker has it. failed: given up after five tries, or after a worker
-- that fell silent.
create function app.mail_state(mail app.notification_mails) returns text
language sql immutable set search_path = '' as $$
  select case
    when mail.sent_at is not null then 'sent'
    when mail.claim is not null then 'sending'
    when mail.attempts >= 5 then 'failed'
    else 'waiting'
  end
$$;
revoke all on function app.mail_state(app.notification_mails) from public;

-- The clubs whose emails the caller sees; null for the firm, which sees all emails. Beside a variable the lists below keep
-- their indexes, which a question about the caller would take from them.
create function app.clubs_of_mails() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select case when not app.is_firm() then app.administered_clubs() end
$$;
revoke all on function app.clubs_of_mails() from public;

create function app.mail_queue(state_param text, offset_param integer, limit_param integer)
returns table (
  id uuid, club_name text, recipient text, email text, kind text, state text, attempts integer,
  due_at timestamptz, sent_at timestamptz, failure text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  seen constant uuid[] := app.clubs_of_mails();
begin
  return query
  select mail.id, clubs.name, profiles.display_name, coalesce(users.email::text, mail.address), mail.kind, app.mail_state(mail), mail.attempts,
    mail.due_at, mail.sent_at, mail.failure, mail.created_at
  from (
    select * from app.notification_mails as each
    where (seen is null or each.club_id = any (seen)) and (state_param is null or app.mail_state(each) = state_param)
    order by each.created_at desc, each.id
    offset greatest(coalesce(offset_param, 0), 0)
    limit least(greatest(coalesce(limit_param, 25), 1), 100)
  ) as mail
  left join public.profiles on profiles.user_id = mail.user_id
  left join auth.users on users.id = mail.user_id
  left join public.clubs on clubs.id = mail.club_id
  order by mail.created_at desc, mail.id;
end
$$;
revoke all on function app.mail_queue(text, integer, integer) from public;
grant execute on function app.mail_queue(text, integer, integer) to authenticated;

-- The newest emails first, at most 100 at once; with a state only those in it.
create function public.mail_queue(
  state_param text default null, offset_param integer default 0, limit_param integer default 25
)
returns table (
  id uuid, club_name text, recipient text, email text, kind text, state text, attempts integer,
  due_at timestamptz, sent_at timestamptz, failure text, created_at timestamptz
)
language sql stable set search_path = '' as $$
  select * from app.mail_queue(state_param, offset_param, limit_param)
$$;
revoke all on function public.mail_queue(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.mail_queue(text, integer, integer) to authenticated;

create function app.mail_counts() returns table (state text, mails integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  seen constant uuid[] := app.clubs_of_mails();
begin
  return query
  select app.mail_state(mail), count(*)::integer
  from app.notification_mails as mail
  where seen is null or mail.club_id = any (seen)
  group by 1;
end
$$;
revoke all on function app.mail_counts() from public;
grant execute on function app.mail_counts() to authenticated;

-- How many emails of the last 30 days are in which state. A state without emails has no row.
create function public.mail_counts() returns table (state text, mails integer)
language sql stable set search_path = '' as $$
  select state, mails from app.mail_counts()
$$;
revoke all on function public.mail_counts() from public, anon, authenticated, service_role;
grant execute on function public.mail_counts() to authenticated;

create function app.resend_mail(mail_id_param uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  seen constant uuid[] := app.clubs_of_mails();
  mail app.notification_mails;
begin
  select * into mail from app.notification_mails where id = mail_id_param for update;
  if mail.id is null or seen is not null and mail.club_id = any (seen) is not true then
    raise exception 'There is no such email.'
      using errcode = 'PT404', hint = 'Emails are kept for 30 days. Reload the list.';
  end if;
  if app.mail_state(mail) <> 'failed' then
    raise exception 'This email has not failed.'
      using errcode = 'PT409', hint = 'Reload the list to see what became of it.';
  end if;
  update app.notification_mails set attempts = 0, due_at = now() where id = mail.id;
end
$$;
revoke all on function app.resend_mail(uuid) from public;
grant execute on function app.resend_mail(uuid) to authenticated;

-- Puts an email that was given up back into the queue. Errors: PT404 the caller has no such email, PT409 it was not given up.
create function public.resend_mail(mail_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select app.resend_mail(mail_id_param)
$$;
revoke all on function public.resend_mail(uuid) from public, anon, authenticated, service_role;
grant execute on function public.resend_mail(uuid) to authenticated;

create function app.send_test_mail() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me public.profiles;
  mail_id uuid;
begin
  select * into me from public.profiles where user_id = auth.uid();
  if me.id is null or me.role not in ('admin', 'super_admin') then
    raise exception 'Only administrators send test emails.'
      using errcode = '42501', hint = 'Ask an administrator of your club, or the firm.';
  end if;
  if not app.within_limit('test_mail', me.user_id::text, 5, interval '1 hour') then
    raise exception 'You have sent 5 test emails within an hour.'
      using errcode = 'PT429', hint = 'Look at what became of them in the list of emails.';
  end if;
  insert into app.notification_mails (user_id, club_id, kind, title, body, link, is_digest, due_at)
  values (
    me.user_id, me.club_id, 'email_notifications', 'Test email',
    'You pressed Send test email in the administration. If you read this, email works.', '/admin/settings', false, now()
  )
  returning id into mail_id;
  return mail_id;
end
$$;
revoke all on function app.send_test_mail() from public;
grant execute on function app.send_test_mail() to authenticated;

-- Queues an email to the caller's own address, whatever their preferences say, and returns its id.
create function public.send_test_mail() returns uuid
language sql volatile set search_path = '' as $$
  select app.send_test_mail()
$$;
revoke all on function public.send_test_mail() from public, anon, authenticated, service_role;
grant execute on function public.send_test_mail() to authenticated;
