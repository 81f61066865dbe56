const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents an hour as people write them, such as '$15.50'. */
export const formatPay = (cents: number): string => dollars.format(cents / 100);

interface PayRange {
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
}

/** What a role pays, such as '$14.50 – $17.00 an hour'; null when the club has not said. */
export function payRangeInWords({ payMin, payMax }: PayRange): string | null {
  if (payMin === null && payMax === null) return null;
  if (payMin === null) return `Up to ${formatPay(payMax ?? 0)} an hour`;
  if (payMax === null) return `From ${formatPay(payMin)} an hour`;
  return payMin === payMax ? `${formatPay(payMin)} an hour` : `${formatPay(payMin)} – ${formatPay(payMax)} an hour`;
}

/** Whether pay lies beside what the role pays. A bound that is not set binds nothing. */
export function isOutsideRange(pay: number | null, { payMin, payMax }: PayRange): boolean {
  if (pay === null) return false;
  return (payMin !== null && pay < payMin) || (payMax !== null && pay > payMax);
}

/** US dollars of the database as cents. */
export const toCents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

/** Cents as the database's US dollars. */
export const toDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
