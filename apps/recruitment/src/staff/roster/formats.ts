import { exactMoney, toCents } from '@platform/module-kit/screens';

// Created once: a formatter takes longer to create than a row to render.
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `15.5` → `$15.50`; a dash without a value. */
export function payInWords(dollars: number | null | undefined): string {
  return exactMoney(toCents(dollars ?? null));
}

/** Hours with at most one decimal, `27.5`. */
export function hoursInWords(hours: number): string {
  return oneDecimal.format(hours);
}

/** The phone number for a `tel:` link. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
