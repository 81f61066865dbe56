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

/** A difference with its sign: `+$3,500`, `−$400`, `$0`; `–` where there is nothing to compare. */
export function differenceInWords(cents: number | null): string {
  if (cents === null) return '–';
  const amount = moneyInWords(Math.abs(cents));
  if (cents === 0) return amount;
  return cents > 0 ? `+${amount}` : `−${amount}`;
}

/** A share in percent; a dash where there is nothing to divide. */
export function percentInWords(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}

/** How far something came away from its plan, such as −2.7%; a dash without a plan. */
export function varianceInWords(percent: number | null): string {
  if (percent === null || percent === 0) return percentInWords(percent);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
