/** One measured quantity over several runs. */
export interface Measurement {
  name: string;
  /** × is a ratio to the same thing without what is measured. */
  unit: 'ms' | '×' | 'kB';
  /** The most that we promise, in the same unit. */
  promise: number;
  runs: number[];
}

/** The value below which a share of the runs lies, such as 0.5 for the median. NaN without runs. */
export function quantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
