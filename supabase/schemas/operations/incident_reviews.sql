-- The review that closes an incident, and the files of its photos.

-- A review closes an incident, in the name of the person who writes it. A closed one is what the insurer has: only its
-- review changes, and taking it back opens the incident again.
create function app.close_reviewed_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.closed_at is not null and new.review is not null
    and (new.severity, new.kind, new.occurred_at, new.location, new.description, new.people_involved, new.action_taken,
      new.witnesses, new.first_aid, new.photos, new.signatures)
    is distinct from (old.severity, old.kind, old.occurred_at, old.location, old.description, old.people_involved,
      old.action_taken, old.witnesses, old.first_aid, old.photos, old.signatures) then
    raise exception 'This incident is closed.'
      using errcode = '22023', hint = 'Open it again to change what it says.';
  end if;
  if new.review is null then
    new.closed_at := null;
    new.closed_by := null;
    new.closed_by_name := null;
  elsif new.review is distinct from old.review then
    new.closed_at := app.club_now(new.club_id);
    new.closed_by := auth.uid();
    new.closed_by_name := (
      select coalesce(staff.name, profiles.display_name)
      from public.profiles
      left join public.staff_members as staff on staff.user_id = profiles.user_id and staff.club_id = new.club_id
      where profiles.user_id = auth.uid()
    );
  end if;
  return new;
end
$$;
revoke all on function app.close_reviewed_incident() from public;
create trigger incidents_close_reviewed before update on public.incidents
  for each row execute function app.close_reviewed_incident();

-- A report of a member has no signature of a manager: the review says who read it.
create function app.check_report_signatures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.signatures @> '[{"role": "manager"}]' and auth.uid() is not null
    and new.club_id = any (app.editable_clubs()) is not true then
    raise exception 'Only a manager signs a report as its manager.'
      using errcode = '42501', hint = 'Sign as the person who reports.';
  end if;
  return new;
end
$$;
revoke all on function app.check_report_signatures() from public;
create trigger incidents_check_signatures before insert on public.incidents
  for each row execute function app.check_report_signatures();

create trigger incidents_require_photos after insert or update of photos on public.incidents
  for each row when (current_user in ('anon', 'authenticated')) execute function app.require_new_photos();
