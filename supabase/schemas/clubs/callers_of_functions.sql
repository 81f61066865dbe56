-- What a definer function asks about its caller. It reads past row level security, so it must ask; these look at who
-- sent the statement, whatever the function itself may do. They are for such functions alone: policies use the arrays
-- of people/profiles.sql, which are asked once a statement.

-- Whether the platform itself is asking (the service key, a migration, the seed) and not a person.
create function app.is_platform() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated');
end
$$;

-- Whether the caller may read what everyone of the club may: its people, the firm, the platform.
create function app.reads_club(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid() and (club_id = club_id_param or role = 'super_admin')
  );
end
$$;

-- Whether the caller may read what is confidential in the club: its managers and admins, the firm, the platform.
create function app.reads_confidential(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid()
      and (role = 'super_admin' or (club_id = club_id_param and role in ('manager', 'admin')))
  );
end
$$;

-- Whether the caller may change the rows of the club: its managers and admins, and the platform. The firm only reads.
create function app.manages_club(club_id_param uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_platform() or exists (
    select from public.profiles
    where user_id = auth.uid() and club_id = club_id_param and role in ('manager', 'admin')
  );
end
$$;
revoke all on function app.is_platform(), app.reads_club(uuid), app.reads_confidential(uuid), app.manages_club(uuid)
  from public;

-- Refuses people who do not manage the club, with what they wanted to do in words: 'hire people'. Functions that run
-- with the caller's rights call it, too: it says in a sentence what the policies would refuse.
create function app.require_manager(club_id_param uuid, deed text default 'do this') returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.manages_club(club_id_param) then
    raise exception 'Only managers and admins of the club %.', deed
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
end
$$;
revoke all on function app.require_manager(uuid, text) from public;
grant execute on function app.require_manager(uuid, text) to authenticated;

-- Refuses callers who do not administer the club. The sentence names the attempt, such as 'close a season'. The firm reads.
create function app.require_administrator(club_id_param uuid, deed text default 'do this') returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.is_platform() and not exists (
    select from public.profiles where user_id = auth.uid() and club_id = club_id_param and role = 'admin'
  ) then
    raise exception 'Only administrators of the club %.', deed
      using errcode = '42501', hint = 'Ask an administrator of your club.';
  end if;
end
$$;
revoke all on function app.require_administrator(uuid, text) from public;
grant execute on function app.require_administrator(uuid, text) to authenticated;

-- The clubs whose rows the caller changes; a refusal for everyone who changes none. A function then looks for its row
-- within these clubs only, so that another club's id and an unknown one get the same answer.
create function app.require_editable_clubs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  clubs uuid[] := app.editable_clubs();
begin
  if cardinality(clubs) = 0 then
    raise exception 'Only managers and admins of the club do this.'
      using errcode = '42501', hint = 'Ask a manager of your club.';
  end if;
  return clubs;
end
$$;
revoke all on function app.require_editable_clubs() from public;

-- Changes of one club's staff that count first and write then (hiring, importing) wait for each other until the end of
-- the transaction.
create function app.lock_staff_of(club_id_param uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('staff of ' || club_id_param, 0))
$$;
revoke all on function app.lock_staff_of(uuid) from public;

-- Rows of one person that may not overlap are written one after the other. Two that are written at the same moment would
-- each wait for the other one, until Postgres ends one of them as a deadlock, without a word about the overlap.
create function app.write_in_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' of ' || new.staff_id, 0));
  return new;
end
$$;
revoke all on function app.write_in_turn() from public;
