import { exactMoney, toCents } from '@platform/module-kit/screens';

/** `15.5` → `$15.50`; a dash without a value. */
export function payInWords(dollars: number | null | undefined): string {
  return exactMoney(toCents(dollars ?? null));
}

/** The phone number for a `tel:` link. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
