import { createStore } from '@platform/session';

/**
 * From when the oldest answer is that this page got from the device, in milliseconds since 1970; null while the server
 * answers.
 */
export const keptAnswers = createStore<number | null>(null);

let isFollowed = false;

/**
 * Follows what the platform's worker says of the answers that it gives (`apps/shell/service-worker.js`), for as long as the
 * page is open: the server may answer again while another page of the module is shown.
 */
export function followKeptAnswers(): void {
  if (isFollowed) return;
  isFollowed = true;
  // A page without https has no workers.
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ keptAt?: number | null }>) => {
    const { keptAt } = data;
    if (keptAt === undefined) return;
    keptAnswers.set(keptAt === null ? null : Math.min(keptAt, keptAnswers.get() ?? keptAt));
  });
  // What is read now says it again, if the server is still not reached.
  window.addEventListener('online', () => keptAnswers.set(null));
}
