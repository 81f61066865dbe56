import type { Billing } from '../source/rows/contract';

/** What follows an amount. */
export const billingWords: Record<Billing, string> = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
};

/** As a choice. */
export const billingChoices: Record<Billing, string> = {
  once: 'Once',
  monthly: 'Each month',
  yearly: 'Each year',
};
