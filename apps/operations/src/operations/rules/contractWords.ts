import type { Billing } from '../source/rows/contract';

/** The words after an amount. */
export const billingWords: Record<Billing, string> = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
};

/** The words in a list of choices. */
export const billingChoices: Record<Billing, string> = {
  once: 'Once',
  monthly: 'Each month',
  yearly: 'Each year',
};
