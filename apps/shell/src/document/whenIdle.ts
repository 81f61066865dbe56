/**
 * Calls back when the browser is idle.
 * @param delay in a browser without `requestIdleCallback`, such as Safari (milliseconds)
 * @returns cancels it
 */
export function whenIdle(run: () => void, delay = 2000): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
