interface PayRange {
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
}

/** Whether pay is outside the role's range. An unset bound has no effect. */
export function isOutsideRange(pay: number | null, { payMin, payMax }: PayRange): boolean {
  if (pay === null) return false;
  return (payMin !== null && pay < payMin) || (payMax !== null && pay > payMax);
}
