import type { Component } from './study.ts';

type Worn = Pick<Component, 'cost' | 'usefulYears' | 'remainingYears'>;

/**
 * The fully funded balance in cents: the sum of current cost × effective age ÷ useful life, where the effective age is the
 * useful life less the remaining life (Community Associations Institute, National Reserve Study Standards).
 */
export const fullyFunded = (components: readonly Worn[]): number =>
  Math.round(
    components.reduce(
      (cents, { cost, usefulYears, remainingYears }) => cents + (cost * (usefulYears - remainingYears)) / usefulYears,
      0,
    ),
  );

/** The balance in percent of the fully funded one (the same standards); null where nothing is worn yet. */
export const percentFunded = (balance: number, full: number): number | null =>
  full === 0 ? null : Math.round((100 * balance) / full);

/**
 * How well a reserve keeps pace with the wear: poor below 30 percent funded, good from 70 percent on (Association Reserves,
 * reservestudy.com, Reserve Fund Strength).
 */
export function reserveStrength(percent: number): 'good' | 'fair' | 'poor' {
  if (percent < 30) return 'poor';
  return percent < 70 ? 'fair' : 'good';
}
