-- Who wrote an entry of a club's records, and who struck it: the server says both.

-- The server says who wrote an entry. A seed or an import without an account names the author.
create function app.stamp_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    new.author_id := auth.uid();
    new.author_name := (
      select coalesce(staff.name, profiles.display_name)
      from public.profiles
      left join public.staff_members as staff on staff.user_id = profiles.user_id and staff.club_id = new.club_id
      where profiles.user_id = auth.uid()
    );
  end if;
  return new;
end
$$;
revoke all on function app.stamp_author() from public;

-- Who struck an entry and when is the server's to say.
create function app.stamp_struck() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.struck_reason is null then
    new.struck_at := null;
    new.struck_by := null;
  elsif old.struck_reason is null then
    new.struck_at := app.stamped_moment(new.club_id, null);
    new.struck_by := auth.uid();
  end if;
  return new;
end
$$;
revoke all on function app.stamp_struck() from public;
