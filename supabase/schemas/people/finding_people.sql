-- What the list of people in the administration needs beside the profiles: search results, and the addresses that
-- people sign in with. Profiles hold no address, because members of a club cannot read each other's.

-- People that the caller administers and whose name, company, address or club contains the words.
create function app.people_found(search_param text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select profiles.user_id
    from public.profiles
    join auth.users on users.id = profiles.user_id
    left join public.clubs on clubs.id = profiles.club_id
    where (
        profiles.club_id = any ((select app.administered_clubs())::uuid[])
        or (profiles.club_id is null and (select app.is_firm()))
      )
      and strpos(
        lower(concat_ws(chr(10), profiles.display_name, profiles.company_name, users.email, clubs.name)),
        lower(btrim(search_param))
      ) > 0
  )
$$;
revoke all on function app.people_found(text) from public;
grant execute on function app.people_found(text) to authenticated;

-- The profiles that a search finds among the people that the caller administers; all of them for an empty search. An
-- administrator finds people of their own club, the firm finds everyone, and other people find no one.
create function public.search_people(search_param text) returns setof public.profiles
language sql stable set search_path = '' as $$
  select profiles.* from public.profiles where user_id = any ((select app.people_found(search_param))::uuid[])
$$;
revoke all on function public.search_people(text) from public, anon, authenticated, service_role;
grant execute on function public.search_people(text) to authenticated;

create function app.addresses_of_people(user_ids_param uuid[])
returns table (user_id uuid, email text, last_sign_in_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select profiles.user_id, users.email, users.last_sign_in_at
  from public.profiles
  join auth.users on users.id = profiles.user_id
  where profiles.user_id = any (user_ids_param)
    and (
      profiles.club_id = any ((select app.administered_clubs())::uuid[])
      or (profiles.club_id is null and (select app.is_firm()))
    )
$$;
revoke all on function app.addresses_of_people(uuid[]) from public;
grant execute on function app.addresses_of_people(uuid[]) to authenticated;

-- Address and last sign-in of people, as far as the caller administers them.
create function public.addresses_of_people(user_ids_param uuid[])
returns table (user_id uuid, email text, last_sign_in_at timestamptz)
language sql stable set search_path = '' as $$
  select user_id, email, last_sign_in_at from app.addresses_of_people(user_ids_param)
$$;
revoke all on function public.addresses_of_people(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.addresses_of_people(uuid[]) to authenticated;
