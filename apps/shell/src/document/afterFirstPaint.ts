import { COMPOSED_FOR } from '@platform/contract';

/** Longest that the shell waits for a picture (milliseconds): a browser in the background paints none. */
const LIMIT_MS = 200;

/** Resolves when the page's own markup has been painted; at once for a page that came without. */
export async function afterFirstPaint(): Promise<void> {
  if (!document.querySelector(`[${COMPOSED_FOR}]`) || document.hidden) return;
  await new Promise<void>((resolve) => {
    // The frame's callbacks run before it is painted, a task of theirs after.
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, LIMIT_MS);
  });
}
