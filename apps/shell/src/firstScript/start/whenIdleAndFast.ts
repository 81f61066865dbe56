import { whenIdle } from '../../document/whenIdle';
import { isFastConnection, type Connection } from './isFastConnection';

/** The delay in a browser that does not say when it is idle (milliseconds). */
const DELAY_MS = 200;

/** Calls back once the page is painted, the browser is idle and its connection is fast, or becomes so. */
export function whenIdleAndFast(run: () => void, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: Connection & EventTarget };
  const check = () => {
    if (!signal.aborted && isFastConnection(connection)) whenIdle(run, DELAY_MS);
  };
  // A tab in the background is not painted: it waits until a person looks at it.
  const afterPaint = () =>
    requestAnimationFrame(() => {
      connection?.addEventListener('change', check, { signal });
      check();
    });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterPaint, { signal });
  else afterPaint();
}
