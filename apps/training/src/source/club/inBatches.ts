/** The most ids in the address of one request. */
const BATCH = 100;

/** Runs requests for many ids in batches, so that the address of each request stays short. */
export async function inBatches(ids: readonly string[], work: (batch: string[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < ids.length; first += BATCH) await work(ids.slice(first, first + BATCH));
}
