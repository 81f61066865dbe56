-- A new open shift breaks no rule, and a week can have thousands: copying 2,000 took a third of its time for asking.
drop trigger "Shifts_check_new" on public.shifts;
create trigger "Shifts_check_new" after insert on public.shifts
  for each row when (new.staff_id is not null) execute function app.check_shift();
