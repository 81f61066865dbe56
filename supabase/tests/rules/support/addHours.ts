import type { RulesDatabase } from './database';

/** Gives everyone on every staff an hour of work with a break, its history, an approved week and an adjustment. */
export async function addHours(database: RulesDatabase): Promise<void> {
  await database.owner(`insert into public.time_entries (club_id, staff_id, role, clocked_in_at, clocked_out_at)
    select club_id, id, role, '2001-06-05 14:00+00', '2001-06-05 15:00+00' from public.staff_members`);
  await database.owner(`insert into public.time_entry_breaks (club_id, entry_id, staff_id, started_at, ended_at)
    select club_id, id, staff_id, '2001-06-05 14:10+00', '2001-06-05 14:20+00' from public.time_entries`);
  await database.owner(`insert into public.time_entry_events (club_id, entry_id, staff_id, kind, happened_at)
    select club_id, id, staff_id, 'clocked_in', clocked_in_at from public.time_entries`);
  await database.owner(`insert into public.timesheet_approvals (club_id, staff_id, workweek_start, approved_at)
    select club_id, id, '2001-06-03', '2001-06-11 14:00+00' from public.staff_members`);
  await database.owner(`insert into public.timesheet_adjustments
      (club_id, staff_id, workweek_start, minutes, reason, made_at)
    select club_id, id, '2001-06-03', 5, 'Swept the deck', '2001-06-12 14:00+00' from public.staff_members`);
}
