-- Messages between people of one club. Only its sender and its recipient read a message.

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  sender_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  recipient_id uuid references public.profiles (user_id) on delete set null,
  subject text not null,
  message text not null,
  priority text not null default 'normal',
  created_at timestamptz not null default now(),
  constraint messages_in_club unique (id, club_id),
  constraint messages_subject_length check (char_length(btrim(subject)) between 1 and 160 and char_length(subject) <= 160),
  -- Spaces of every width, what is never seen, and what turns the direction of the text are no subject.
  constraint messages_subject_visible
    check (subject ~ '[^[:space:][:cntrl:]\u00a0\u00ad\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]'),
  constraint messages_message_length check (char_length(btrim(message)) between 1 and 5000 and char_length(message) <= 5000),
  constraint messages_priority_known check (priority in ('low', 'normal', 'high', 'urgent'))
);
create index messages_inbox on public.messages (recipient_id, created_at desc);
create index messages_sent on public.messages (sender_id, created_at desc);
create index messages_of_club on public.messages (club_id, created_at desc);
comment on constraint messages_recipient_id_fkey on public.messages is
  'This person is not there any more. Choose another recipient.';
comment on constraint messages_subject_length on public.messages is 'A subject has 1 to 160 characters.';
comment on constraint messages_subject_visible on public.messages is
  'A subject has at least one character that can be read.';
comment on constraint messages_message_length on public.messages is 'A message has 1 to 5,000 characters.';
comment on constraint messages_priority_known on public.messages is 'A priority is low, normal, high or urgent.';
comment on column public.messages.recipient_id is 'Null once the account is gone; the sender keeps the message.';

create table public.message_reads (
  message_id uuid not null,
  club_id uuid not null references public.clubs (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  read_at timestamptz not null default now(),
  constraint message_reads_pkey primary key (message_id, user_id),
  constraint message_reads_message foreign key (message_id, club_id)
    references public.messages (id, club_id) on delete cascade
);
create index message_reads_of_message on public.message_reads (message_id, club_id);
create index message_reads_of_club on public.message_reads (club_id);
create index message_reads_of_user on public.message_reads (user_id);
comment on constraint message_reads_pkey on public.message_reads is 'This message is marked as read already.';
comment on constraint message_reads_message on public.message_reads is
  'This message is not there any more. Reload your messages.';

-- The messages that the caller sent or received, and those of them that the caller received.
create function app.my_messages() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select id from public.messages where auth.uid() in (sender_id, recipient_id));
end
$$;
create function app.my_received_messages() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select id from public.messages where recipient_id = auth.uid());
end
$$;
-- The people of the caller's club, except the caller.
create function app.my_colleagues() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select user_id from public.profiles where club_id = app.my_club_id() and user_id <> auth.uid());
end
$$;
revoke all on function app.my_messages(), app.my_received_messages(), app.my_colleagues() from public;
grant execute on function app.my_messages(), app.my_received_messages(), app.my_colleagues() to authenticated;

alter table public.messages enable row level security;
revoke all on public.messages from public, anon, authenticated, service_role;
grant select on public.messages to authenticated;
grant insert (id, club_id, recipient_id, subject, message, priority) on public.messages to authenticated;
grant select, insert, update, delete on public.messages to service_role;
-- Sender and recipient read a message, as long as they belong to its club.
create policy messages_select on public.messages for select to authenticated
  using (
    (sender_id = (select auth.uid()) or recipient_id = (select auth.uid()))
    and club_id = any ((select app.visible_clubs())::uuid[])
  );
-- Everyone of a club writes to the others of it, in their own name.
create policy messages_insert on public.messages for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and club_id = (select app.my_club_id())
    and recipient_id = any ((select app.my_colleagues())::uuid[])
  );
comment on policy messages_insert on public.messages is
  'A message goes to someone else of your club. Choose another recipient.';

alter table public.message_reads enable row level security;
revoke all on public.message_reads from public, anon, authenticated, service_role;
grant select on public.message_reads to authenticated;
grant insert (message_id, club_id) on public.message_reads to authenticated;
grant select, insert, update, delete on public.message_reads to service_role;
-- Sender and recipient see that a message was read.
create policy message_reads_select on public.message_reads for select to authenticated
  using (
    message_id = any ((select app.my_messages())::uuid[]) and club_id = any ((select app.visible_clubs())::uuid[])
  );
-- The recipient marks a message as read.
create policy message_reads_insert on public.message_reads for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and message_id = any ((select app.my_received_messages())::uuid[])
    and club_id = any ((select app.visible_clubs())::uuid[])
  );
comment on policy message_reads_insert on public.message_reads is 'Only its recipient marks a message as read.';

-- Where a message stands open.
create function app.address_of_message(message_id_param uuid) returns text
language sql immutable set search_path = '' as $$
  select '/user-dashboard?tab=team&message=' || message_id_param
$$;
revoke all on function app.address_of_message(uuid) from public;

-- A message notifies its recipient and leaves a line in the club's log for its sender: the recipient, and nothing of
-- the text.
create function app.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.notify(
    new.recipient_id, 'staff_updates', format('%s: %s', app.name_of(new.sender_id), new.subject), null,
    app.address_of_message(new.id)
  );
  insert into public.activity_logs (club_id, type, message, user_id, user_name, created_at)
  values (
    new.club_id, 'communication',
    format('Message to %s', app.name_of(new.recipient_id)),
    new.sender_id, app.name_of(new.sender_id), new.created_at
  );
  return null;
end
$$;
revoke all on function app.announce_message() from public;
create trigger messages_announce after insert on public.messages
  for each row execute function app.announce_message();

-- Its recipient sees a message and its notification as one thing: reading the message reads the notification.
create function app.read_news_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications set read_at = now()
  where user_id = new.user_id and link = app.address_of_message(new.message_id) and read_at is null;
  return null;
end
$$;
revoke all on function app.read_news_of_message() from public;
create trigger message_reads_read_news after insert on public.message_reads
  for each row execute function app.read_news_of_message();
