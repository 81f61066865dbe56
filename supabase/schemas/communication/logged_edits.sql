-- Edits that matter leave an entry in the club's activity: who belongs to the club, in which role and with which features,
-- the club's settings, and its seasons. What the platform does by itself, without a person, leaves none.

create function app.role_in_words(role_param text) returns text
language sql immutable set search_path = '' as $$
  select case role_param when 'user' then 'User' when 'manager' then 'Manager' when 'admin' then 'Admin' else 'Super Admin' end
$$;

-- Adds an entry in the name of a person, the caller unless told. `of_staff` says that it is about a plain user. A club that
-- is being removed logs nothing more.
create function app.log_edit(
  club_id_param uuid,
  type_param text,
  message_param text,
  about_param uuid default null,
  of_staff_param boolean default false,
  by_param uuid default auth.uid()
) returns void
language sql security definer set search_path = '' as $$
  insert into public.activity_logs (club_id, type, message, user_id, user_name, about_user_id, of_staff)
  select club_id_param, type_param, left(message_param, 2000), by_param, app.name_of(by_param), about_param, of_staff_param
  where by_param is not null and exists (select from public.clubs where id = club_id_param)
$$;
revoke all on function app.role_in_words(text), app.log_edit(uuid, text, text, uuid, boolean, uuid) from public;

create function app.log_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(
    new.club_id, 'role',
    format('Changed the role of %s from %s to %s', app.name_of(new.user_id), app.role_in_words(old.role),
      app.role_in_words(new.role)),
    new.user_id, 'user' in (old.role, new.role));
  return null;
end
$$;
create trigger profiles_log_role after update of role on public.profiles
  for each row when (old.role <> new.role and old.club_id = new.club_id) execute function app.log_role();

create function app.log_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(old.club_id, 'membership', format('Removed %s from the club', app.name_of(old.user_id)), old.user_id,
    old.role = 'user');
  return null;
end
$$;
create trigger profiles_log_leaving after update of club_id on public.profiles
  for each row when (old.club_id is not null and new.club_id is distinct from old.club_id)
  execute function app.log_leaving();

create function app.log_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(new.club_id, 'invitation', format('Invited %s as %s', new.email, app.role_in_words(new.role)), null,
    new.role = 'user');
  return null;
end
$$;
create trigger invitations_log after insert on public.invitations
  for each row when (new.club_id is not null and new.accepted_at is null) execute function app.log_invitation();

create function app.log_joining() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.log_edit(new.club_id, 'membership', format('Joined the club as %s', app.role_in_words(new.role)),
    new.accepted_by, new.role = 'user', new.accepted_by);
  return null;
end
$$;
create trigger invitations_log_joining after update of accepted_at on public.invitations
  for each row when (new.club_id is not null and old.accepted_at is null and new.accepted_at is not null)
  execute function app.log_joining();

-- Inviting an address again replaces its open invitation in the same transaction, and is no withdrawal. Known at its end.
create function app.log_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.invitations
    where email = new.email and club_id = new.club_id and accepted_at is null and revoked_at is null
  ) then
    perform app.log_edit(new.club_id, 'invitation', format('Withdrew the invitation of %s', new.email), null,
      new.role = 'user');
  end if;
  return null;
end
$$;
create constraint trigger invitations_log_withdrawal after update of revoked_at on public.invitations
  deferrable initially deferred
  for each row when (
    new.club_id is not null and new.accepted_at is null and old.revoked_at is null and new.revoked_at is not null
  ) execute function app.log_withdrawal();

-- Granting and taking away a feature. Grants that end with a membership or an account leave no entry of their own, and so do
-- those that a new club's plan gives its creator (engagements/starting_clubs.sql): people cannot grant themselves features.
create function app.log_grant() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  granted public.user_permissions := case tg_op when 'INSERT' then new else old end;
  person public.profiles;
  feature text := (select display_name from public.features where id = granted.feature_id);
begin
  select * into person from public.profiles where user_id = granted.user_id;
  if feature is not null and person.user_id is distinct from auth.uid() then
    perform app.log_edit(
      person.club_id, 'features',
      format(case tg_op when 'INSERT' then 'Granted %s to %s' else 'Took %s from %s' end, feature, app.name_of(person.user_id)),
      person.user_id, person.role = 'user');
  end if;
  return null;
end
$$;
create trigger user_permissions_log after insert or delete on public.user_permissions
  for each row execute function app.log_grant();

create function app.log_club_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant text := (
    select string_agg(field.label, ', ' order by field.position)
    from (values
      (1, 'name', 'name'), (2, 'type', 'kind of club'), (3, 'size', 'size'), (4, 'member_count', 'number of members'),
      (5, 'address', 'address'), (6, 'time_zone', 'time zone'), (7, 'slug', 'web address')
    ) as field (position, name, label)
    where to_jsonb(new) -> field.name is distinct from to_jsonb(old) -> field.name
  );
begin
  if changed is not null then
    perform app.log_edit(new.id, 'settings', format('Changed the settings of the club: %s', changed));
  end if;
  if new.season <> old.season then
    perform app.log_edit(new.id, 'season', format('Made %s the current season', new.season));
  end if;
  return null;
end
$$;
create trigger clubs_log_settings after update of name, type, size, member_count, season, address, time_zone, slug
  on public.clubs for each row execute function app.log_club_settings();
revoke all on function app.log_role(), app.log_leaving(), app.log_invitation(), app.log_joining(), app.log_withdrawal(),
  app.log_grant(), app.log_club_settings() from public;
