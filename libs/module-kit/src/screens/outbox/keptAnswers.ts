import { queryClient } from '@platform/module-kit';
import { createStore } from '@platform/session';
import type { StartReads } from '../source/firstReads';

/**
 * The time of the oldest answer that this page got from the device, in milliseconds since 1970. Null while the server
 * answers.
 */
export const keptAnswers = createStore<number | null>(null);

/** When to read again after the network came back (milliseconds): the first request often still fails. */
const SOON = 2_000;

let isFollowed = false;

/**
 * Listens to the platform's service worker (`apps/shell/service-worker.js`), which says when it stored the answers that it
 * gives, and reads again once there is a network. Listens as long as the page is open: the server may answer again while
 * the module shows another page.
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
  // If the server still cannot be reached, these reads report the time again.
  window.addEventListener('online', () => {
    keptAnswers.set(null);
    readAgain();
    setTimeout(() => keptAnswers.get() !== null && readAgain(), SOON);
  });
}

/** A page that was opened without a network has failed reads and kept answers. What is being read goes on. */
const readAgain = () => void queryClient.invalidateQueries({}, { cancelRefetch: false });

/** First reads of a page with `WaitingChanges`. The page hears the time of kept answers that come before it has rendered. */
export const withKeptAnswers =
  <Source>(start: StartReads<Source>): StartReads<Source> =>
  (source, search) => {
    followKeptAnswers();
    return start(source, search);
  };
