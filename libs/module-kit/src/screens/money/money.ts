/** A number of dollars as the database sends it, in whole cents. */
export function toCents(dollars: number): number;
export function toCents(dollars: number | null): number | null;
export function toCents(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}

/** Cents as a number of dollars with at most two decimals, as the database takes it. */
export function toDollars(cents: number): number;
export function toDollars(cents: number | null): number | null;
export function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

// Made once: a format takes longer to make than a row to render.
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const signed = (format: Intl.NumberFormat, cents: number): string =>
  (cents < 0 ? '−' : '') + format.format(Math.abs(cents) / 100);

/** `$182,100`, with cents where there are some; `−$400` below zero; `–` without an amount. */
export function moneyInWords(cents: number | null): string {
  if (cents === null) return '–';
  return signed(cents % 100 === 0 ? dollars : dollarsAndCents, cents);
}

/** Whole dollars, rounded: `$1,204`. */
export const wholeDollars = (cents: number): string => signed(dollars, Math.round(cents / 100) * 100);

/** With cents in any case, as pay and prices are written: `$15.50`; `–` without an amount. */
export const exactMoney = (cents: number | null): string => (cents === null ? '–' : signed(dollarsAndCents, cents));

/** What a role pays an hour, such as `$14.50 – $17.00 an hour`; null where the club has not said. Cents. */
export function payRangeInWords({ payMin, payMax }: { payMin: number | null; payMax: number | null }): string | null {
  if (payMin === null) return payMax === null ? null : `Up to ${exactMoney(payMax)} an hour`;
  if (payMax === null) return `From ${exactMoney(payMin)} an hour`;
  return payMin === payMax ? `${exactMoney(payMin)} an hour` : `${exactMoney(payMin)} – ${exactMoney(payMax)} an hour`;
}
