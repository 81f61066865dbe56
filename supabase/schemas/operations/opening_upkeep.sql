-- The clock opens the tickets of plans that are due (maintenance_plans.sql), with the emails of each minute.

-- Opens what is due in clubs that have Operations, and returns how many tickets that were. A plan whose last ticket is not
-- resolved opens no second one: the ticket says that it is due again. Days that no clock has seen are one ticket, that of
-- the last of them.
create function app.open_due_upkeep() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  plan public.maintenance_plans;
  today date;
  due date;
  step integer;
  open_ticket uuid;
  opened integer := 0;
begin
  for plan in
    select plans.* from public.maintenance_plans as plans
    where not plans.is_paused and plans.next_on <= app.club_today(plans.club_id)
      and exists (select from public.club_modules where club_id = plans.club_id and module_id = 'operations')
    order by plans.next_on, plans.id
    -- Two clocks at once share the work: neither opens what the other does.
    for update of plans skip locked
  loop
    today := app.club_today(plan.club_id);
    step := app.upkeep_step(plan.starts_on, plan.every, plan.unit, today + 1);
    due := app.upkeep_day(plan.starts_on, plan.every, plan.unit, step - 1);
    select id into open_ticket from public.maintenance_tickets
    where plan_id = plan.id and status <> 'resolved'
    order by plan_due_on desc limit 1;
    if open_ticket is not null then
      insert into public.ticket_events (club_id, ticket_id, note)
      values (plan.club_id, open_ticket, 'Due again on ' || to_char(due, 'FMMonth FMDD, YYYY') || '.');
    else
      insert into public.maintenance_tickets (club_id, title, description, location, place_id, priority, assignee_id,
        vendor_id, due_on, plan_id, plan_due_on)
      values (plan.club_id, plan.title, plan.description, (select name from public.places where id = plan.place_id),
        plan.place_id, plan.priority, plan.assignee_id, plan.vendor_id, due, plan.id, due)
      on conflict on constraint maintenance_tickets_once_a_due_day do nothing;
      if found then
        opened := opened + 1;
      end if;
    end if;
    update public.maintenance_plans
    set next_on = app.upkeep_day(plan.starts_on, plan.every, plan.unit, step), version = version
    where id = plan.id;
  end loop;
  return opened;
end
$$;
revoke all on function app.open_due_upkeep() from public;
grant execute on function app.open_due_upkeep() to service_role;

create function public.open_due_upkeep() returns integer
language sql volatile set search_path = '' as $$ select app.open_due_upkeep() $$;
revoke all on function public.open_due_upkeep() from public, anon, authenticated, service_role;
-- For the functions of supabase/functions alone.
grant execute on function public.open_due_upkeep() to service_role;
