/**
 * Whether the platform's worker controls this page: without a network it returns the last answers, and lets changes
 * fail at once.
 */
export const hasWorker = (): boolean => {
  // A page without https has no workers.
  const { serviceWorker } = navigator as Partial<Navigator>;
  return Boolean(serviceWorker?.controller);
};

/** Whether a read can have no answer: there is no network, and no worker that has the last one. */
export const isUnanswered = (): boolean => navigator.onLine === false && !hasWorker();
