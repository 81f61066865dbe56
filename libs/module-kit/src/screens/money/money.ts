/** A number of dollars as the database sends it, in whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents as a number of dollars with at most two decimals, as the database takes it. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** `$182,100`, with cents where there are some; `−$400` below zero; `–` without an amount. */
export function moneyInWords(cents: number | null): string {
  if (cents === null) return '–';
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(Math.abs(cents) / 100);
  return cents < 0 ? `−${amount}` : amount;
}
