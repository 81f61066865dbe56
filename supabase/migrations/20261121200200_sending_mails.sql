-- Sending mails: what supabase/functions/send-notifications does with the service key.
--
-- A mail is claimed, handed to the provider and settled, at once and one by one. When its worker falls silent in
-- between, it may have been sent: it is given up and never sent twice. What the provider refuses is tried five times.

-- Closes what silent workers left and deletes what is older than 30 days. Returns how many mails were given up.
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

-- Makes the next mail the caller's and returns what stands in it: one row, or up to 200 rows of one person's digest,
-- the oldest of a kind first. Nothing when no mail is due. News for whoever has left the club, or has no proven
-- address, is dropped on the way.
create function app.claim_notification_mail()
returns table (claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text)
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

-- What became of a claimed mail: sent, or the reason why not. It is then tried again after 1, 5, 25 and 125 minutes.
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
returns table (claim uuid, email text, club_name text, is_digest boolean, kind text, title text, body text, link text)
language sql volatile set search_path = '' as $$ select * from app.claim_notification_mail() $$;
create function public.settle_notification_mail(claim_param uuid, failure_param text default null) returns boolean
language sql volatile set search_path = '' as $$ select app.settle_notification_mail(claim_param, failure_param) $$;

revoke all on function public.tidy_notification_mails(), public.claim_notification_mail(),
  public.settle_notification_mail(uuid, text) from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.tidy_notification_mails(), public.claim_notification_mail(),
  public.settle_notification_mail(uuid, text) to service_role;
