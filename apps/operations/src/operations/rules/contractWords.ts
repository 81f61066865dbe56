import type { Billing } from '../source/rows/contract';

/** What follows an amount. */
export const billingWords: Record<Billing, string> = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
};
