import type { Measurement } from '../measurement';
import { loadStack } from './loadStack';
import { timeLists } from './timeLists';

/** How the data stands up to size and to load. */
export async function measureData(): Promise<Measurement[]> {
  return [...(await loadStack()), ...(await timeLists())];
}
