/** One measured quantity over several runs. */
export interface Measurement {
  name: string;
  /** × is a ratio to the same run without the measured feature. */
  unit: 'ms' | '×' | 'kB' | '/s';
  /** The promised maximum, in the same unit; of a rate (/s) the promised minimum. A part of another figure has none. */
  promise?: number;
  runs: number[];
}

/** The value below which a share of the runs is, such as 0.5 for the median. NaN without runs. */
export function quantile(runs: readonly number[], share: number): number {
  const sorted = [...runs].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
