import highsLoader from 'highs';
import { appProgram } from './appProgram';
import type { Measurement } from './measurement';

const ROUNDS = 7;
/** Small weeks: people and shifts. A solver proves the optimum of each within seconds. */
const WEEKS = Array.from(
  { length: 12 },
  (_, number) => [8 + (number % 4), 30 + (number % 3) * 6, 100 + number] as const,
);

interface WeekValue {
  open: number;
  /** Cents. */
  price: number;
}

/** The exports of apps/operations/src/scheduling/autofill/examples/measured.testkit.ts that this uses. */
interface Autofill<Input, Result> {
  openWeek(people: number, count: number, seed: number): Input;
  fillWeek(input: Input): Result;
  valueOf(input: Input, result: Result): WeekValue;
  /** The problem for a solver, in the CPLEX LP format. */
  modelOf(input: Input): string;
  valueOfOptimum(objective: number): WeekValue;
}

/**
 * How long auto-fill takes for a large club, and how close it gets to the optimum of small weeks, which HiGHS proves.
 */
export async function measureAutofill(): Promise<Measurement[]> {
  const { fillWeek, modelOf, openWeek, valueOf, valueOfOptimum } = await appProgram<Autofill<unknown, unknown>>(
    'operations',
    'src/scheduling/autofill/examples/measured.testkit.ts',
  );
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const input = openWeek(60, 400, round);
    const start = performance.now();
    fillWeek(input);
    times.push(performance.now() - start);
  }
  const highs = await highsLoader();
  const prices: number[] = [];
  const filled: number[] = [];
  for (const [people, shifts, seed] of WEEKS) {
    const input = openWeek(people, shifts, seed);
    const own = valueOf(input, fillWeek(input));
    const solved = highs.solve(modelOf(input), { mip_rel_gap: 0.0001 });
    if (solved.Status !== 'Optimal') throw new Error(`HiGHS ends with ${solved.Status}.`);
    const optimum = valueOfOptimum(solved.ObjectiveValue);
    filled.push((shifts - optimum.open) / (shifts - own.open));
    // A week with one more open shift is cheaper, but not better.
    if (optimum.open === own.open) prices.push(own.price / optimum.price);
  }
  return [
    { name: 'auto-fill of 60 people and 400 shifts, the program alone', unit: 'ms', promise: 2000, runs: times },
    { name: 'shifts that the optimum fills, for each that auto-fill does', unit: '×', promise: 1.05, runs: filled },
    { name: 'price of a week beside the optimum, as many shifts filled', unit: '×', promise: 1.05, runs: prices },
  ];
}
