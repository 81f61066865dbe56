import type { RulesDatabase } from '../../support/database';
import { PINE_HOLLOW, type Caller } from '../../support/people';
import { newsOf } from '../../notifications/news';
import { giveAccount } from '../giveAccount';
import { plannedShift } from '../planShift';

export const AVERY_ACCOUNT = 'b0000000-0000-4000-8000-000000000001';

/** Saturday, May 3, 10:00 AM to 4:00 PM, at the main pool. The club's now is Thursday, May 1, 9 AM. */
export const JORDANS_SATURDAY = '10000007-0000-4000-8000-000000000073';
export const OPEN_FRIDAY = '10000007-0000-4000-8000-000000000066';
export const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

/** Gives Avery an account, and leaves the club without requests and without wishes that a rule would know. @returns Avery */
export async function beginWithoutRequests(database: RulesDatabase): Promise<Caller> {
  await database.owner(`delete from public.shift_requests`);
  await database.owner(`delete from public.staff_availability`);
  return giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
}

/** What tests of requests do and look at, in the database of the running test. */
export function requestsIn(database: RulesDatabase) {
  return {
    /** @returns the id of the request @throws Error with the database's refusal */
    async asks(caller: Caller, kind: string, staff: string, shift: string, colleagueShift: string | null = null) {
      const outcome = await database.as(
        caller,
        `insert into public.shift_requests (club_id, kind, staff_id, shift_id, colleague_shift_id)
         values ($1, $2, $3, $4, $5) returning id`,
        [PINE_HOLLOW, kind, staff, shift, colleagueShift],
      );
      if (outcome.kind === 'refused') throw new Error(outcome.message);
      return String(outcome.rows[0]?.id);
    },
    async statusesOf(...requests: string[]) {
      const rows = await database.owner(`select id, status from public.shift_requests`);
      return requests.map((id) => rows.find((row) => row.id === id)?.status);
    },
    /** The news of an account about requests and swaps. */
    aboutRequests: async (userId: string) =>
      (await newsOf(database, userId)).filter(({ title }) => /request|swap/.test(String(title))),
    /** A published shift of a person on a day, 10 AM to 2 PM. */
    publishedFor: (person: string, day: string) =>
      plannedShift(database, {
        person,
        from: `${day} 10:00`,
        to: `${day} 14:00`,
        status: 'published',
        reason: 'Agreed',
      }),
  };
}
