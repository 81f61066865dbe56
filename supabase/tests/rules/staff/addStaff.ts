import type { Outcome, RulesDatabase } from '../support/database';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

/** Adds a person to the staff of Pine Hollow: Robin Hale at the gate, unless the values say otherwise. */
export function addStaff(
  database: RulesDatabase,
  values: Record<string, unknown>,
  caller: Caller = people.pineManager,
): Promise<Outcome> {
  const row = { club_id: PINE_HOLLOW, name: 'Robin Hale', role: 'Gate Attendant', hourly_rate: 15, ...values };
  const columns = Object.keys(row);
  return database.as(
    caller,
    `insert into public.staff (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(row),
  );
}
