interface PayRange {
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
}

/** Whether pay lies beside what the role pays. A bound that is not set binds nothing. */
export function isOutsideRange(pay: number | null, { payMin, payMax }: PayRange): boolean {
  if (pay === null) return false;
  return (payMin !== null && pay < payMin) || (payMax !== null && pay > payMax);
}
