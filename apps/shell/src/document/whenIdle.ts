/** The delay in a browser without `requestIdleCallback`, such as Safari (milliseconds). */
const PATIENCE_MS = 2000;

/**
 * Calls back when the browser is idle.
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
