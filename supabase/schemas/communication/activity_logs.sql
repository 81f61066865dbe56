-- Activity logs: what happened in a club, in a sentence. Rows are only added; the person and the time are the server's.

create table public.activity_logs (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references public.clubs (id) on delete cascade,
  type text not null,
  message text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  user_name text,
  created_at timestamptz not null default now(),
  about_user_id uuid references auth.users (id) on delete set null,
  of_staff boolean not null default false,
  constraint activity_logs_type_form check (type ~ '^[a-z][a-z_]{1,39}$'),
  constraint activity_logs_message_length check (char_length(btrim(message)) between 1 and 2000 and char_length(message) <= 2000),
  constraint activity_logs_user_name_length check (char_length(user_name) <= 254)
);
create index activity_logs_newest_first on public.activity_logs (club_id, created_at desc);
create index activity_logs_of_user on public.activity_logs (user_id, created_at desc);
create index activity_logs_about_user on public.activity_logs (about_user_id, created_at desc);
comment on column public.activity_logs.about_user_id is 'The person whose role, features or membership changed.';
comment on column public.activity_logs.of_staff is 'The server''s: a plain user did it, or it is about one. Managers read it then.';
comment on constraint activity_logs_type_form on public.activity_logs is
  'A type is a word in small letters, such as communication.';
comment on constraint activity_logs_message_length on public.activity_logs is 'A message has 1 to 2,000 characters.';
comment on constraint activity_logs_user_name_length on public.activity_logs is 'A name has at most 254 characters.';

-- The name that a person goes by: the display name, else the address. An account that is being made has no profile yet, and
-- goes by the name of its sign-up.
create function app.name_of(user_id_param uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(btrim(profiles.display_name), ''),
    case when profiles.user_id is null then app.sign_up_name(users.raw_user_meta_data) end,
    users.email)
  from auth.users
  left join public.profiles on profiles.user_id = users.id
  where users.id = user_id_param
$$;
revoke all on function app.name_of(uuid) from public;

create function app.is_plain_user(user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where user_id = user_id_param and role = 'user')
$$;
revoke all on function app.is_plain_user(uuid) from public;

-- The call of specification 7.19 sends user_name; the entry has the caller's own name. An entry of the server about what no
-- person decided has neither. Roles are those of the moment, so that an entry keeps its readers.
create function app.stamp_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and new.user_id is not null then
    new.user_name := app.name_of(auth.uid());
  end if;
  new.of_staff := new.of_staff or app.is_plain_user(new.user_id);
  return new;
end
$$;
revoke all on function app.stamp_activity() from public;
create trigger activity_logs_stamp before insert on public.activity_logs
  for each row execute function app.stamp_activity();

-- Everyone of a club adds to its log.
call app.secure_club_rows('public.activity_logs',
  writable => '{type,message,user_name}',
  readers => 'managers',
  verbs => '{select}',
  own_rows => 'user_id = (select auth.uid()) and club_id = (select app.my_club_id())',
  own_verbs => '{select,insert}');
-- Administrators read the whole log of their club, managers the entries of the staff, everyone what they did themselves. The
-- firm reads what happens in clubs, but not that their people wrote to each other.
alter policy activity_logs_select on public.activity_logs
  using (
    club_id = any ((select app.visible_clubs())::uuid[])
    and (
      user_id = (select auth.uid())
      or (select app.my_role()) = 'admin'
      or (of_staff and (select app.my_role()) = 'manager')
      or (type <> 'communication' and (select app.is_firm()))
    )
  );
-- A person writes down only that people told each other something; the platform logs what else happens
-- (communication/logged_edits.sql).
alter policy activity_logs_insert on public.activity_logs
  with check (user_id = (select auth.uid()) and club_id = (select app.my_club_id()) and type = 'communication');
comment on policy activity_logs_insert on public.activity_logs is
  'You log a communication, in your own name and for your own club. Other entries are made by the platform.';
