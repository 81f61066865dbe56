import { matchesWords } from '@platform/module-kit/screens';
import type { Shift } from '../../source/rows/shift';

/**
 * The shifts that Find Coverage offers: not over, and open or marked as needing coverage; the earliest first.
 * @param now milliseconds since 1970
 */
export function shiftsToCover(shifts: readonly Shift[], now: number): Shift[] {
  return shifts
    .filter(
      ({ status, staffId, needsCover, endsAt }) =>
        status !== 'cancelled' && (staffId === null || needsCover) && Date.parse(endsAt) > now,
    )
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id));
}

/** Whether a text has all words of a search, in any order. */
export const fitsSearch = (text: string, search: string): boolean => matchesWords(search, text);
