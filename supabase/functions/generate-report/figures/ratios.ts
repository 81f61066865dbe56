/** Rounded per cent of a whole; null of nothing ('–', never NaN or 0 %). */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null;
}

/** The mean with two decimals; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;
}
