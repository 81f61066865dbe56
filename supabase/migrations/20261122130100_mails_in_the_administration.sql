-- The queue of mails as the administration shows it: to whom, of which kind and what became of it, never what it says.
-- An administrator sees the mails of the own club, the firm all of them.

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

-- The clubs whose mails the caller sees; null for the firm, which sees all mails. Beside a variable the lists below keep
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

-- The newest mails first, at most 100 at once; with a state only those in it.
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

-- How many mails of the last 30 days are in which state. A state without mails has no row.
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
    raise exception 'There is no such mail.'
      using errcode = 'PT404', hint = 'Mails are kept for 30 days. Reload the list.';
  end if;
  if app.mail_state(mail) <> 'failed' then
    raise exception 'This mail is not given up.'
      using errcode = 'PT409', hint = 'Reload the list to see what became of it.';
  end if;
  update app.notification_mails set attempts = 0, due_at = now() where id = mail.id;
end
$$;
revoke all on function app.resend_mail(uuid) from public;
grant execute on function app.resend_mail(uuid) to authenticated;

-- Puts a mail that was given up back into the queue. Errors: PT404 none of the caller's, PT409 not given up.
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
    raise exception 'Only administrators send test mails.'
      using errcode = '42501', hint = 'Ask an administrator of your club, or the firm.';
  end if;
  if not app.within_limit('test_mail', me.user_id::text, 5, interval '1 hour') then
    raise exception 'You have sent 5 test mails within an hour.'
      using errcode = 'PT429', hint = 'Look at what became of them in the list of mails.';
  end if;
  insert into app.notification_mails (user_id, club_id, kind, title, body, link, is_digest, due_at)
  values (
    me.user_id, me.club_id, 'email_notifications', 'Test mail',
    'Somebody pressed Send test mail in the administration. If you read this, mail works.', '/admin/settings', false, now()
  )
  returning id into mail_id;
  return mail_id;
end
$$;
revoke all on function app.send_test_mail() from public;
grant execute on function app.send_test_mail() to authenticated;

-- Queues a mail to the caller's own address, past the own preferences, and returns its id.
create function public.send_test_mail() returns uuid
language sql volatile set search_path = '' as $$
  select app.send_test_mail()
$$;
revoke all on function public.send_test_mail() from public, anon, authenticated, service_role;
grant execute on function public.send_test_mail() to authenticated;
