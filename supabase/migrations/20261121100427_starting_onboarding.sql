-- Onboarding of whoever was not hired: people who were added by hand or came in a file are Pending Onboarding without a
-- checklist, until a manager begins it.

-- Gives somebody the items that hiring gives, and returns how many. Who has a list keeps it: then it is 0.
create function app.start_onboarding(staff_id_param uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  person public.staff_members;
begin
  select * into person from public.staff_members where id = staff_id_param for update;
  if not found or not app.reads_club(person.club_id) then
    raise exception 'This person is not on the staff any more.' using errcode = 'PT404', hint = 'Reload the list.';
  end if;
  perform app.require_manager(person.club_id, 'start an onboarding checklist');
  if person.status <> 'Pending Onboarding' then
    raise exception '% is %, not Pending Onboarding.', person.name, person.status
      using errcode = 'PT409', hint = 'Set the status to Pending Onboarding first.';
  end if;
  if exists (select from public.staff_onboarding_items where staff_id = person.id) then
    return 0;
  end if;
  perform app.add_onboarding_items(person.id);
  return (select count(*) from public.staff_onboarding_items where staff_id = person.id);
end
$$;
revoke all on function app.start_onboarding(uuid) from public;
grant execute on function app.start_onboarding(uuid) to authenticated;

-- For managers and admins of the club. Pressed twice it starts one list.
create function public.start_onboarding(staff_id_param uuid) returns integer
language sql volatile set search_path = '' as $$
  select app.start_onboarding(staff_id_param)
$$;
revoke all on function public.start_onboarding(uuid) from public, anon, authenticated, service_role;
grant execute on function public.start_onboarding(uuid) to authenticated;
