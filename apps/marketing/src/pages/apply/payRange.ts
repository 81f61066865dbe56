import type { OpenRole } from './clubPage';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What a role pays, as in '$15.50 – $18.00 an hour'; undefined when the club does not say. */
export function payRange({ pay_range_min: low, pay_range_max: high }: OpenRole): string | undefined {
  if (low === null && high === null) return undefined;
  if (low === null) return `Up to ${dollars.format(high ?? 0)} an hour`;
  if (high === null) return `From ${dollars.format(low)} an hour`;
  return low === high ? `${dollars.format(low)} an hour` : `${dollars.format(low)} – ${dollars.format(high)} an hour`;
}
