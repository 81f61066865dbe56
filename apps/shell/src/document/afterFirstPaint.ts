import { COMPOSED_FOR } from '@platform/contract';

/** Longest wait for the first paint (milliseconds): a browser in the background never paints. */
const LIMIT_MS = 200;

/** Resolves when the page's own markup has been painted, and at once for a page without markup. */
export async function afterFirstPaint(): Promise<void> {
  if (!document.querySelector(`[${COMPOSED_FOR}]`) || document.hidden) return;
  await new Promise<void>((resolve) => {
    // Animation callbacks run before the paint; a task that they start runs after it.
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, LIMIT_MS);
  });
}
