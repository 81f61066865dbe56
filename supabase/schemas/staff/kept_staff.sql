-- A person who has worked for a club stays on its staff, as Inactive: deleting them would open shifts that were paid,
-- and change the retention and the training of past seasons. A person who was added by mistake can be deleted.

create function app.has_worked(member public.staff_members) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.shifts
    where staff_id = member.id and published_at is not null and status <> 'cancelled'
      and starts_at <= app.club_now(member.club_id)
  ) or exists (
    select from public.staff_seasons as record join public.seasons as season on season.id = record.season_id
    where record.staff_id = member.id and season.closed_at is not null
  ) or exists (
    select from public.training_participants where staff_id = member.id and completed_at is not null
  ) or exists (
    select from public.in_service_attendances where staff_id = member.id
  ) or exists (
    select from public.time_entries where staff_id = member.id
  )
$$;

create function app.keep_staff_who_worked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.has_worked(old) then
    raise exception '% has worked for the club.', old.name
      using errcode = '42501', hint = 'Set the status to Inactive instead.';
  end if;
  return old;
end
$$;
create trigger staff_members_keep before delete on public.staff_members
  for each row when (current_user in ('anon', 'authenticated')) execute function app.keep_staff_who_worked();

revoke all on function app.has_worked(public.staff_members), app.keep_staff_who_worked() from public;
