/** Most ids that are named in one address. */
const BATCH = 100;

/** Does something with many ids, so many at a time that the address of each request stays short. */
export async function inBatches(ids: readonly string[], work: (batch: string[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < ids.length; first += BATCH) await work(ids.slice(first, first + BATCH));
}
