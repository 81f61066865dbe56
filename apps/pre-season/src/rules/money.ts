import { moneyInWords } from '@platform/module-kit/screens';

/** A difference with its sign: `+$3,500`, `−$400`, `$0`; `–` without one. */
export function differenceInWords(cents: number | null): string {
  if (cents === null) return '–';
  const amount = moneyInWords(Math.abs(cents));
  if (cents === 0) return amount;
  return cents > 0 ? `+${amount}` : `−${amount}`;
}
