import type { RulesDatabase } from '../../support/database';
import { people, type Caller } from '../../support/people';
import { rowsOf } from '../../support/rowsOf';
import { plannedShift } from '../planShift';

export type Published = Record<string, unknown> & { id: string };

/** What a manager does with the drafts of a week, over a database of rules. */
export function publishingCalls(database: RulesDatabase) {
  const unpublish = (shifts: unknown, caller: Caller = people.pineManager, reason: string | null = null) =>
    database.as(caller, `select public.unpublish_shifts($1, $2) as done`, [JSON.stringify(shifts), reason]);
  return {
    unpublish,
    /** Plans a shift from 10 AM to 4 PM and returns its id. @param person null for an open shift */
    draft: (person: string | null, day: string) =>
      plannedShift(database, { person, from: `${day} 10:00`, to: `${day} 16:00`, reason: 'Agreed' }),
    /** The drafts of a week, as they were published. */
    async publish(day = '2025-05-19', caller: Caller = people.pineManager): Promise<Published[]> {
      const [row] = rowsOf(await database.as(caller, `select public.publish_week($1) as shifts`, [day]));
      return row?.shifts as Published[];
    },
    /** What became drafts again, and why the others stay. */
    async unpublished(shifts: readonly Published[], reason: string | null = null) {
      const [row] = rowsOf(await unpublish(shifts, people.pineManager, reason));
      const done = row?.done as { drafts: Published[]; kept: { id: string; reason: string }[] };
      return { drafts: done.drafts.map(({ id }) => id), kept: done.kept.map((one) => [one.id, one.reason]) };
    },
  };
}
