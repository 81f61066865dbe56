import { useSyncExternalStore } from 'react';

/** Windows too narrow for the four plans side by side. */
export const NARROW = '(max-width: 899.98px)';

/** Whether the window is one of them. A composed page renders as if it were not. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
