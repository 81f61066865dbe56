import type { RulesDatabase } from '../../support/database';
import { people, PINE_HOLLOW, type Caller } from '../../support/people';
import { giveAccount } from '../giveAccount';
import { staffId } from '../planShift';
import { AVERY_ACCOUNT, requestsIn } from './requestsOfShifts';

const { pineManager, pineStaff } = people;

export const [JORDAN, AVERY, TYLER] = [staffId('Jordan Blake'), staffId('Avery Collins'), staffId('Tyler Jennings')];
/** A request of a shift that no one has decided. */
export const OPEN = { status: 'open', decided_at: null, decision_note: null };

/** Gives Avery an account, and leaves the club without requests and offers. @returns Avery */
export async function beginWithoutDecisions(database: RulesDatabase): Promise<Caller> {
  for (const table of ['shift_requests', 'time_off_requests', 'shift_offers']) {
    await database.owner(`delete from public.${table}`);
  }
  return giveAccount(database, 'Avery Collins', AVERY_ACCOUNT);
}

/** What tests of decisions do and look at, in the database of the running test. */
export function decisionsIn(database: RulesDatabase) {
  const { asks } = requestsIn(database);
  return {
    asks,
    decide: (request: string, decision: string, caller: Caller = pineManager) =>
      database.as(caller, `select public.decide_shift_request($1, $2, null, 'Agreed')`, [request, decision]),
    /** Takes a decision back. @param reason of a manager who overrides a rule */
    reopen: (request: string, reason: string | null = 'Agreed', caller: Caller = pineManager) =>
      database.as(caller, `select status from public.reopen_shift_request($1, $2)`, [request, reason]),
    statusOf: async (request: string) =>
      (
        await database.owner(`select status, decided_at, decision_note from public.shift_requests where id = $1`, [
          request,
        ])
      )[0],
    holderOf: async (shift: string) =>
      (await database.owner(`select staff_id, needs_cover from public.shifts where id = $1`, [shift]))[0],
    /** Changes a shift as a manager, who overrides every soft rule. @param set the columns, as in an update */
    async change(set: string, shift: string) {
      const changed = `update public.shifts set ${set}, override_reason = 'Agreed' where id = $1`;
      expect(await database.as(pineManager, changed, [shift])).toMatchObject({ affected: 1 });
    },
  };
}

/** A swap of Jordan's shift on Monday with Avery's on Tuesday, each from 10 AM to 2 PM, to which Avery has agreed. */
export async function agreedSwap(database: RulesDatabase, avery: Caller) {
  const { asks, publishedFor } = requestsIn(database);
  const jordans = await publishedFor('Jordan Blake', '2025-05-19');
  const averys = await publishedFor('Avery Collins', '2025-05-20');
  const request = await asks(pineStaff, 'swap', JORDAN, jordans, averys);
  await database.as(avery, `select public.answer_swap($1, true)`, [request]);
  return { request, jordans, averys };
}

/** What tests of decisions about days off do and look at. */
export function daysOffIn(database: RulesDatabase) {
  return {
    /** Jordan asks for days off. @returns the id of the request @throws Error with the database's refusal */
    async asksOff(from = '2025-05-02', to = '2025-05-04') {
      const outcome = await database.as(
        pineStaff,
        `insert into public.time_off_requests (club_id, staff_id, starts_on, ends_on) values ($1, $2, $3, $4) returning id`,
        [PINE_HOLLOW, JORDAN, from, to],
      );
      if (outcome.kind === 'refused') throw new Error(outcome.message);
      return String(outcome.rows[0]?.id);
    },
    decideOff: (request: string, decision: string, caller: Caller = pineManager) =>
      database.as(caller, `select id from public.decide_time_off($1, $2)`, [request, decision]),
    reopenOff: (request: string, reason: string | null = 'Agreed', caller: Caller = pineManager) =>
      database.as(caller, `select public.reopen_time_off($1, $2)`, [request, reason]),
    /** The request's status, and the ids of the shifts that its approval opened. */
    stateOf: async (request: string) =>
      (
        await database.owner(
          `select status, array(select jsonb_array_elements(app.shifts_before(id)) ->> 'id') as opened
           from public.time_off_requests where id = $1`,
          [request],
        )
      )[0],
  };
}
