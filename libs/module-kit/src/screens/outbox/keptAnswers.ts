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
 * gives. Listens as long as the page is open: the server may answer again while another module shows its page.
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
}

/** Reads again once there is a network. @returns how to stop: the shell removes what a module leaves on the window */
export function followNetwork(): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  // If the server still cannot be reached, these reads report the time of kept answers again.
  const onOnline = () => {
    keptAnswers.set(null);
    readAgain();
    clearTimeout(soon);
    soon = setTimeout(() => keptAnswers.get() !== null && readAgain(), SOON);
  };
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('online', onOnline);
    clearTimeout(soon);
  };
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
