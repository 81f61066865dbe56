import { pageHistory } from '@platform/module-kit';
import { refreshMembership } from '@platform/session';

/** How often an open page asks whether the person is still who they were in their club, at most (milliseconds). */
const INTERVAL_MS = 5_000;

/**
 * Follows what an administrator changes about the person while a page is open: with each navigation, and when they come back
 * to the tab. A removed person would find empty pages there otherwise.
 */
export function followMembership(): void {
  let askedAt = Date.now();
  const ask = () => {
    if (document.hidden || Date.now() - askedAt < INTERVAL_MS) return;
    askedAt = Date.now();
    void refreshMembership();
  };
  pageHistory.subscribe(ask);
  document.addEventListener('visibilitychange', ask);
}
