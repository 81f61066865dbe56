import type { RulesDatabase } from '../../support/database';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { staffId } from '../planShift';

export const JORDAN = staffId('Jordan Blake');

interface More {
  staff?: string;
  breaks?: [string, string][];
  reason?: string;
}

/** What people do with the time clock of Pine Hollow, over a database of rules. Times are the club's: '2025-05-20 09:58'. */
export function timeClockCalls(database: RulesDatabase) {
  // The sample's own hours are those of the same people.
  beforeEach(async () => {
    await database.owner(`delete from public.time_entries`);
    await database.owner(`delete from public.time_entry_events`);
  });
  return {
    setClock: (local: string) =>
      database.owner(
        `update public.clubs set clock_override = $1::timestamp at time zone 'America/New_York' where id = $2`,
        [local, PINE_HOLLOW],
      ),
    clock: (caller: Caller, action: string) =>
      database.as(caller, `select id, shift_id, role, clocked_in_at, clocked_out_at from public.clock_me($1)`, [
        action,
      ]),
    rules: (sets: string) =>
      database.owner(`update public.club_labor_rules set ${sets} where club_id = '${PINE_HOLLOW}'`),
    timesheets: (caller: Caller) =>
      database.as(
        caller,
        `select workweek_start::text, planned_minutes, clocked_minutes, adjusted_minutes, minutes, overtime_minutes,
           regular_cents::integer, overtime_cents::integer, open_entries, approved_at is not null as is_approved
         from public.timesheets where staff_id = $1 and workweek_start between '2025-05-11' and '2025-05-31' order by 1`,
        [JORDAN],
      ),
    /** Enters hours as the manager: of Jordan Blake, unless `more` names someone else. */
    enter: (from: string, to: string, { staff = JORDAN, breaks = [], reason }: More = {}) =>
      database.as(
        people.pineManager,
        `select (saved).* from public.save_time_entry($1, 'Lifeguard', $2::timestamp at time zone 'America/New_York',
           $3::timestamp at time zone 'America/New_York', $4,
           array(select b::timestamp at time zone 'America/New_York' from unnest($5::text[]) as b),
           array(select b::timestamp at time zone 'America/New_York' from unnest($6::text[]) as b)) as saved`,
        [
          staff,
          from,
          to,
          reason ?? 'The tablet was out of power',
          breaks.map(([start]) => start),
          breaks.map(([, end]) => end),
        ],
      ),
  };
}
