/**
 * How often a test repeats something: `often` when `npm run soak` runs it, which sets SOAK=1, and `inGate` in every other
 * run. The tests that call this are those that `npm run soak` runs (decision 40).
 */
export function repeats({ inGate, often }: { inGate: number; often: number }): number {
  return process.env.SOAK === '1' ? often : inGate;
}
