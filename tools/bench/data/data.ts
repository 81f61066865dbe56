import type { Measurement } from '../measurement';
import { loadStack } from './loadStack';
import { examinePlans } from './plans/examinePlans';
import { timeLists } from './timeLists';

/**
 * Benchmarks of the data: the plans of every read, large tables, and load.
 * @throws Error if a table that grows with the clubs is scanned sequentially
 */
export async function measureData(): Promise<Measurement[]> {
  await examinePlans();
  return [...(await loadStack()), ...(await timeLists())];
}
