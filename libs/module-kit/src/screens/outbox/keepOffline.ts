import { isSignedIn } from './isSignedIn';

/** The worker of the platform, which the site serves at its root. */
const WORKER = '/service-worker.js';

/** Answered by the worker once everything is kept. */
const KEPT = 'kept';

/**
 * Keeps this page for a day without a network: the page itself, all files of the shell and of the modules on it, and from now
 * on the answers to some reads, as long as the person is signed in. Nothing where the browser has no workers.
 * @param person the account that the page is for: nothing is kept once it has left
 * @param page the address without query, such as `/operations`
 * @param reads tables, views and functions of the database that the page reads
 * @param module keeps the files of this module only, and of the shell
 * @param isHome whether the page opens at the address of the site, too
 * @returns whether everything is kept
 */
export async function keepOffline(
  person: string,
  page: string,
  reads: readonly string[],
  module?: string,
  isHome = false,
): Promise<boolean> {
  // A page without https has no workers.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return false;
  await workers.register(WORKER);
  const { active } = await workers.ready;
  if (!active || !isSignedIn(person)) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isOfOther = (address: string) => address.includes('/modules/') && !address.includes(`/modules/${module}/`);
  const files = module === undefined ? loaded : loaded.filter((address) => !isOfOther(address));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === KEPT);
    active.postMessage({ page, files, reads, isHome }, [port2]);
  });
}
