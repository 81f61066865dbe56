import { dayInWords, exactMoney, toCents } from '@platform/module-kit/screens';
import type { HeldWage } from '../../../source/rows/wage';

/** Which minimum wage applies today, and why. */
export function heldInWords({ wage, basis, state_name: state, valid_from: from }: HeldWage): string {
  const amount = `${exactMoney(toCents(wage))} an hour`;
  if (basis === 'club') return `${amount}, as your club has set it.`;
  if (state === null) {
    return `${amount}: the federal minimum (29 U.S.C. 206(a)(1)). Your state is not known. Choose it, or enter an address with a ZIP code.`;
  }
  if (from === null) {
    return `${amount}: the federal minimum (29 U.S.C. 206(a)(1)). We do not know what ${state} required at that time.`;
  }
  const known = `U.S. Department of Labor, as of ${dayInWords(from)}`;
  return basis === 'state'
    ? `${amount} in ${state} (${known}).`
    : `${amount}: the federal minimum (29 U.S.C. 206(a)(1)). ${state} requires no more (${known}).`;
}
