import type { Measurement } from '../measurement';
import { loadStack } from './loadStack';
import { timeLists } from './timeLists';

/** Benchmarks of the data: large tables, and load. */
export async function measureData(): Promise<Measurement[]> {
  return [...(await loadStack()), ...(await timeLists())];
}
