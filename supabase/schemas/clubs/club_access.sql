-- Who reads and changes a club. Membership decides it, so this file comes after people/profiles.sql.

grant select on public.clubs to authenticated;
grant insert (name, type, size, member_count, staff_count, season, address, time_zone) on public.clubs to authenticated;
-- Columns that no one can change may be sent unchanged, so a client can save back a whole row (app.guard_club_update).
grant update (name, type, size, member_count, season, address, time_zone, slug, clock_override, plan, version,
  id, staff_count, created_by, created_at, updated_at) on public.clubs to authenticated;
grant select, insert, update, delete on public.clubs to service_role;

-- A person reads their own club and the one they set up; the firm reads all.
create policy clubs_select on public.clubs for select to authenticated
  using (id = any ((select app.visible_clubs())::uuid[]) or created_by = (select auth.uid()));

-- A person without a club sets up one, in their own name. The firm sets up none: its people belong to no club.
create policy clubs_insert on public.clubs for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and staff_count = 0
    and (select app.my_club_id()) is null
    and not (select app.is_firm())
  );
comment on policy clubs_insert on public.clubs is
  'Only people without a club set up one, for themselves. Ask the firm to move you to another.';

-- Managers and admins change their own club, the firm any. Which columns: app.guard_club_update.
create policy clubs_update on public.clubs for update to authenticated
  using (id = any ((select app.editable_clubs())::uuid[]) or (select app.is_firm()))
  with check (id = any ((select app.editable_clubs())::uuid[]) or (select app.is_firm()));

-- What is counted or fixed is not changed. The engagement's plan, the public address and the clock of a demo club are
-- the firm's to set. Reads current_user, not auth.uid(): definer functions of ours act on behalf of a person and may do
-- more.
create function app.guard_club_update() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Apart from the conditions below: the service key may not call is_firm(), and need not.
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if (new.id, new.staff_count, new.created_by, new.created_at)
    is distinct from (old.id, old.staff_count, old.created_by, old.created_at) then
    raise exception 'The number of staff is counted, and the record of who set up the club and when cannot change.'
      using errcode = '0A000', hint = 'Leave these fields out and save again.';
  end if;
  if (new.plan, new.slug, new.clock_override) is distinct from (old.plan, old.slug, old.clock_override)
    and not app.is_firm() then
    raise exception 'Only the firm changes the plan, the web address and the clock of a club.'
      using errcode = '42501', hint = 'Ask your consultant.';
  end if;
  if new.plan is distinct from old.plan then
    raise exception 'The plan of a club changes with a reason, which its administrators read.'
      using errcode = '42501', hint = 'Call change_plan.';
  end if;
  return new;
end
$$;
revoke all on function app.guard_club_update() from public;
create trigger clubs_guard_update before update on public.clubs
  for each row execute function app.guard_club_update();
