/** Whole dollars from cents: `$1,204`. */
export const dollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
