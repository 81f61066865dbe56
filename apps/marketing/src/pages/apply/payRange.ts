import { payRangeInWords, toCents } from '@platform/module-kit/screens';
import type { OpenRole } from './clubPage';

/** A role's pay, as in '$15.50 – $18.00 an hour'; undefined if the club does not state it. */
export const payRange = ({ pay_range_min: low, pay_range_max: high }: OpenRole): string | undefined =>
  payRangeInWords({ payMin: toCents(low), payMax: toCents(high) }) ?? undefined;
