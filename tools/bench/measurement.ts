/** One measured quantity over several runs. */
export interface Measurement {
  name: string;
  unit: 'ms';
  /** The most that we promise, in the same unit. */
  promise: number;
  runs: number[];
}
