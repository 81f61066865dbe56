import { exactMoney, toCents } from '@platform/module-kit/screens';

// Made once: a format takes longer to make than a row to draw.
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `15.5` → `$15.50`; a dash where there is none. */
export function payInWords(dollars: number | null | undefined): string {
  return exactMoney(toCents(dollars ?? null));
}

/** Hours with at most one decimal, `27.5`. */
export function hoursInWords(hours: number): string {
  return oneDecimal.format(hours);
}

/** What a telephone dials. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
