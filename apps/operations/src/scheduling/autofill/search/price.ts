import type { Person } from '../../source/rows/person';

/**
 * What auto-fill minimizes, in this order:
 *
 * 1. the number of shifts that stay open;
 * 2. the number of warnings of soft rules, where they are allowed at all;
 * 3. the number of substitutes: people who may work a shift although their own role is another;
 * 4. the price of the week, in cents: the pay of every shift, and surcharges that spread the hours. After each four
 *    hours that a person has in the week, their next hour counts a dollar more, so the hours go to the person with the
 *    fewest unless pay differs by more.
 */

/** Minutes after which the next hour counts a dollar more. */
export const BAND = 240;
/** Cents an hour. */
export const BAND_STEP = 100;
/** A substitute costs more than any difference in pay and hours, so a shift never leaves its role because of those. */
const SUBSTITUTE_PRICE = 100_000;

/** A warning costs more than any substitute's shift, and an open shift more than any number of warnings. */
export const WARNING_PRICE = 1_000_000;

/** The surcharge on a person's hours, in cents. It grows faster than the hours. @param minutes of the week */
export function hoursSurcharge(minutes: number): number {
  const bands = Math.floor(minutes / BAND);
  const ofBands = (bands * (bands - 1) * BAND_STEP * BAND) / 120;
  return ofBands + ((minutes - bands * BAND) * bands * BAND_STEP) / 60;
}

/** Whether a person would be a substitute: the shift's role is not theirs. */
export const isSubstitute = ({ role }: Pick<Person, 'role'>, shiftRole: string): boolean => role !== shiftRole;

/** The price of a person's shift in cents, whatever else they work. @param minutes paid */
export const shiftPrice = (person: Pick<Person, 'hourlyRate' | 'role'>, shiftRole: string, minutes: number): number =>
  ((person.hourlyRate ?? 0) * 100 * minutes) / 60 + (isSubstitute(person, shiftRole) ? SUBSTITUTE_PRICE : 0);
